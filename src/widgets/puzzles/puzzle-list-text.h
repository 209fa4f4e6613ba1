/* Sentences about a search for puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/puzzles/puzzle-search.h"

G_BEGIN_DECLS

/* "312 puzzles in 45,120 tries · 3,760 tries a second · 0:12"; caller frees. */
char *nonet_puzzles_describe_numbers (const NonetPuzzlesStatus *status, NonetPuzzlesKind kind);

/* What the search is doing, or why it has ended: "Searching…"; caller frees. */
char *nonet_puzzles_describe_state (const NonetPuzzlesStatus *status, NonetPuzzlesKind kind);

G_END_DECLS

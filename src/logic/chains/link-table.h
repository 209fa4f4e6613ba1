/* The links of the board that a finding is about.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   link-table.c ─┬─ link-groups.c, link-sets.c   nodes and implications of a kind
 *                 └─ link-builder.c               nodes and implications one by one
 */
#pragma once

#include "logic/chains/links.h"

/* The links of the finding's board between nodes of these kinds. They belong to the finding and are the same until the
 * board changes. Returns NULL when cancelled or out of memory, or if the board has more than most_candidates. */
const SudokuLinks *sudoku_links_get (SudokuFinding *finding, SudokuNodeKind kind, unsigned most_candidates);

/* Frees the links that a finding keeps; NULL is allowed. */
void sudoku_link_table_free (SudokuLinkTable *table);

/* The puzzles that were asked for last, as the settings keep them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "generator/wish.h"

G_BEGIN_DECLS

/* What the keys "generate-…" ask for. Ratings are only for boards that have any. The wish may contradict itself. */
SudokuWish nonet_wish_settings_get (GSettings *settings);

/* The board of a name such as "16x16"; that of 9×9 cells for any other name. It is static. */
const SudokuShape *nonet_wish_settings_find_board (const char *name);

G_END_DECLS

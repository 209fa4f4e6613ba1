/* Which cells of a board are selected, and where the keyboard is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "sudoku/shape.h"

G_BEGIN_DECLS

/* Nothing is selected, or the cursor is. */
typedef struct
{
  const SudokuShape *shape; /* borrowed; NULL: there are no cells */
  guint8 *cell;             /* for each cell 0, or 1: selected */
  guint n;                  /* that many are */
  guint cursor;
  guint anchor; /* the cell an extended selection starts from */
} NonetBoardSelection;

typedef enum
{
  NONET_SELECT_ONLY,
  NONET_SELECT_ADD,
  NONET_SELECT_TOGGLE,
  NONET_SELECT_BLOCK /* from the anchor */
} NonetSelectMode;

/* Forgets all, for cells of this shape from now on. */
void nonet_board_selection_reset (NonetBoardSelection *self, const SudokuShape *shape);
void nonet_board_selection_clear (NonetBoardSelection *self);
void nonet_board_selection_change (NonetBoardSelection *self, guint cell, NonetSelectMode mode);

/* The selected cells, ascending, and after them one item that is not used; caller frees. */
guint *nonet_board_selection_dup_cells (const NonetBoardSelection *self);

G_END_DECLS

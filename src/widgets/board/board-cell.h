/* The cells of a board for keyboard focus and screen readers: bare widgets that draw nothing, and what is said of each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GTK lets no widget have accessible children that are not widgets, so the board, which draws all
 * of itself, lays one of these over each cell in sight.
 */
#pragma once

#include <gtk/gtk.h>

#include "render/board/board-scene.h"
#include "sudoku/rules.h"

/* What a screen reader says of a cell of a scene, "row 1, column 3: 7, given"; conflict: its symbol stands in one of
 * its houses again, or breaks another rule: broken, unless it is NULL. Caller frees. */
char *nonet_board_describe_cell (const NonetBoardScene *scene, guint cell, gboolean conflict, const SudokuRule *broken);

/* Activated by a screen reader, it takes the focus and activates "board.show-menu". */
#define NONET_TYPE_BOARD_CELL (nonet_board_cell_get_type ())
G_DECLARE_FINAL_TYPE (NonetBoardCell, nonet_board_cell, NONET, BOARD_CELL, GtkWidget)

/* The cell it stands for; row and column count from 0. */
void nonet_board_cell_set_place (NonetBoardCell *self, guint cell, guint row, guint column);
guint nonet_board_cell_get_cell (NonetBoardCell *self);

/* What a screen reader says; taken over. */
void nonet_board_cell_take_label (NonetBoardCell *self, char *label);
void nonet_board_cell_set_selected (NonetBoardCell *self, gboolean selected);

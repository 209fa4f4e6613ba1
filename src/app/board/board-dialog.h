/* The dialog that asks for the shape of a board and its symbols, with a preview.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "formats/puzzle.h"

#define NONET_TYPE_BOARD_DIALOG (nonet_board_dialog_get_type ())
G_DECLARE_FINAL_TYPE (NonetBoardDialog, nonet_board_dialog, NONET, BOARD_DIALOG, AdwWindow)

/* Called with what was chosen: an empty puzzle of that shape and alphabet, owned by the dialog. */
typedef void (*NonetBoardChosenFunc) (NonetPuzzle *puzzle, gpointer user_data);

/* Asks over parent, starting from the shape and symbols of puzzle. create: for a new board of any size, else for
 * other boxes and symbols of the same order. chosen is called at most once, while parent lives. */
void nonet_board_dialog_present (GtkWindow *parent,
                                 const NonetPuzzle *puzzle,
                                 gboolean create,
                                 NonetBoardChosenFunc chosen,
                                 gpointer user_data);

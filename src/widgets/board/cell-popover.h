/* The small keypad at a cell: symbols on its first half, candidates on its second, and colours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Its keys are the actions "board.put-symbol", "board.toggle-mark", "board.set-colour" and "board.clear" of
 * the board it hangs on, and "win.explain", "win.explain-cell", "win.reveal-cell" and "win.check-entries" of the window, where that
 * has them.
 */
#pragma once

#include <adwaita.h>

#include "formats/puzzle.h"
#include "widgets/entering.h"

G_BEGIN_DECLS

#define NONET_TYPE_CELL_POPOVER (nonet_cell_popover_get_type ())
G_DECLARE_FINAL_TYPE (NonetCellPopover, nonet_cell_popover, NONET, CELL_POPOVER, GtkPopover)

GtkWidget *nonet_cell_popover_new (void);

/* Makes the keys for an alphabet, if they are not there yet. */
void nonet_cell_popover_set_alphabet (NonetCellPopover *self, NonetAlphabet *alphabet);

/* What the keys show: the value there is (or 0), the marks there are, and the values the houses allow. */
void nonet_cell_popover_show_state (NonetCellPopover *self, guint value, SudokuSet marks, SudokuSet possible);

/* Says what the keys of the second half do in a mode: candidates or centre marks, corner marks, colours of candidates. */
void nonet_cell_popover_set_mode (NonetCellPopover *self, NonetEntryMode mode);

/* Whether it offers to reveal the cell and to check the entries. */
void nonet_cell_popover_set_playing (NonetCellPopover *self, gboolean playing);

/* The candidate that its key "Why?" asks about: a value of a cell, or the cell itself (0), whose value is then to be chosen. */
void nonet_cell_popover_set_asked (NonetCellPopover *self, guint cell, guint value);

G_END_DECLS

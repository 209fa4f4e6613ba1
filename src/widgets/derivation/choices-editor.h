/* A small matrix of choices to edit: for each cell a key for each of four values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "sudoku/candidates.h"

G_BEGIN_DECLS

/* Signal: "changed". */
#define NONET_TYPE_CHOICES_EDITOR (nonet_choices_editor_get_type ())
G_DECLARE_FINAL_TYPE (NonetChoicesEditor, nonet_choices_editor, NONET, CHOICES_EDITOR, GtkGrid)

/* The choices of a 4x4 board, owned by self. */
const SudokuCandidates *nonet_choices_editor_get (NonetChoicesEditor *self);

/* Shows other choices of a 4x4 board, which are copied. */
void nonet_choices_editor_set (NonetChoicesEditor *self, const SudokuCandidates *choices);

/* Shows the first rows only, 1 to 4 of them. */
void nonet_choices_editor_set_n_rows (NonetChoicesEditor *self, guint n_rows);

G_END_DECLS

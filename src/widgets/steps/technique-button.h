/* The button to the page of a technique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "logic/technique.h"

G_BEGIN_DECLS

/* Activates "win.technique-page" (s: the id of the technique); visible only in windows that have that action. */
#define NONET_TYPE_TECHNIQUE_BUTTON (nonet_technique_button_get_type ())
G_DECLARE_FINAL_TYPE (NonetTechniqueButton, nonet_technique_button, NONET, TECHNIQUE_BUTTON, GtkButton)

/* The technique whose page it opens; SUDOKU_N_TECHNIQUES for none, and the button is hidden. */
void nonet_technique_button_set_technique (NonetTechniqueButton *self, SudokuTechnique technique);

G_END_DECLS

/* The window of techniques: a list of all of them by family, and the page of the one that is chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "logic/technique.h"
#include "words/notation.h"

#define NONET_TYPE_STEP_PICTURE (nonet_step_picture_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepPicture, nonet_step_picture, NONET, STEP_PICTURE, GtkWidget)

/* Actions: "techniques.previous" and "techniques.next" in the order of the list, "techniques.list" (back to the list, where the window has
 * room for one of both only), "techniques.next-example". Its button "Practice" activates "main.practise" with the technique's id,
 * where there is such an action. */
#define NONET_TYPE_TECHNIQUE_WINDOW (nonet_technique_window_get_type ())
G_DECLARE_FINAL_TYPE (NonetTechniqueWindow, nonet_technique_window, NONET, TECHNIQUE_WINDOW, AdwWindow)

/* A window over its owner, whose actions it has as "main.". */
NonetTechniqueWindow *nonet_technique_window_new (GtkApplicationWindow *owner);

/* Shows the page of a technique; its examples write cells in this style. */
void nonet_technique_window_show_page (NonetTechniqueWindow *self, SudokuTechnique technique, NonetCellStyle style);

/* Shows the list, if there is no room for both. */
void nonet_technique_window_show_list (NonetTechniqueWindow *self);

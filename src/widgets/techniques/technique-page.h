/* The page of a technique, with pictures of its steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "logic/technique.h"
#include "tasks/steps/found-step.h"
#include "words/notation.h"

G_BEGIN_DECLS

#define NONET_TYPE_STEP_PICTURE (nonet_step_picture_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepPicture, nonet_step_picture, NONET, STEP_PICTURE, GtkWidget)

/* Actions: "page.next-example". Its button "Practise" activates "main.practise" with the technique's id, where there is such
 * an action. */
#define NONET_TYPE_TECHNIQUE_PAGE (nonet_technique_page_get_type ())
G_DECLARE_FINAL_TYPE (NonetTechniquePage, nonet_technique_page, NONET, TECHNIQUE_PAGE, AdwBin)

/* Shows a technique with the first of its examples, which is found in a worker. */
void nonet_technique_page_set_technique (NonetTechniquePage *self, SudokuTechnique technique);

/* Sets how examples write cells, from the next on. */
void nonet_technique_page_set_cell_style (NonetTechniquePage *self, NonetCellStyle style);

G_END_DECLS

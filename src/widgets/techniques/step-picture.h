/* A picture of a step on its board, only to look at; screen readers get the sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "tasks/steps/found-step.h"

G_BEGIN_DECLS

#define NONET_TYPE_STEP_PICTURE (nonet_step_picture_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepPicture, nonet_step_picture, NONET, STEP_PICTURE, GtkWidget)

/* Shows a step with what is said of it, or, if NULL, an empty place of the same size. Of a step with more links than one can
 * follow only the first branch is drawn. */
void nonet_step_picture_set_step (NonetStepPicture *self, NonetFoundStep *found, const char *sentence);

G_END_DECLS

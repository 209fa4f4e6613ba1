/* The pane of steps: the one that is explained, all that are possible now, and the whole path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/step-presenter.h"

G_BEGIN_DECLS

#define NONET_TYPE_STEPS_PANE (nonet_steps_pane_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepsPane, nonet_steps_pane, NONET, STEPS_PANE, GtkWidget)

/* Shows what the presenter of the window does from now on. */
void nonet_steps_pane_set_presenter (NonetStepsPane *self, NonetStepPresenter *presenter);

/* Puts the view of the path below all else. */
void nonet_steps_pane_set_path_view (NonetStepsPane *self, GtkWidget *view);

G_END_DECLS

/* The section of the solving path: its profile, its steps, and how hard it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/rating.h"
#include "tasks/steps/solving-path.h"
#include "widgets/steps/step-presenter.h"

/* Signal "chosen" (guint): the number of a step. For screen readers it is a slider. */
#define NONET_TYPE_PATH_PROFILE (nonet_path_profile_get_type ())
G_DECLARE_FINAL_TYPE (NonetPathProfile, nonet_path_profile, NONET, PATH_PROFILE, GtkWidget)

/* A step that is chosen is presented on the board as it will be then. */
#define NONET_TYPE_PATH_VIEW (nonet_path_view_get_type ())
G_DECLARE_FINAL_TYPE (NonetPathView, nonet_path_view, NONET, PATH_VIEW, GtkBox)

/* Chooses what the presenter presents, and the other way round, from now on. */
void nonet_path_view_set_presenter (NonetPathView *self, NonetStepPresenter *presenter);

/* Shows a path as it grows; NULL: none yet. */
void nonet_path_view_set_path (NonetPathView *self, NonetSolvingPath *path);

/* Shows the rating of the puzzle, which is copied; NULL: it is not known. */
void nonet_path_view_set_rating (NonetPathView *self, const SudokuRating *rating);

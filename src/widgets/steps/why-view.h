/* Why a candidate is false: the lines of an explanation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/steps/why.h"
#include "widgets/steps/step-presenter.h"

/* Its buttons activate "win.explain" (uu: cell and value) and "win.end-explaining". It is not visible before something is asked. */
#define NONET_TYPE_WHY_VIEW (nonet_why_view_get_type ())
G_DECLARE_FINAL_TYPE (NonetWhyView, nonet_why_view, NONET, WHY_VIEW, GtkBox)

/* The line that is chosen is shown by the presenter. */
NonetWhyView *nonet_why_view_new (NonetStepPresenter *presenter);

/* Asks about a value of a cell of the puzzle; with value 0, which one is to be chosen first, and the focus is there. */
void nonet_why_view_ask (NonetWhyView *self, NonetPuzzle *puzzle, guint cell, guint value);

/* Whether its list scrolls by itself; if not, what the card is in scrolls all of it. */
void nonet_why_view_set_scrolls (NonetWhyView *self, gboolean scrolls);

/* Says that the answer takes its time, with a way to cancel. */
void nonet_why_view_show_working (NonetWhyView *self);

/* Shows the answer to what was asked; its first line has the focus, and is on the board. */
void nonet_why_view_answer (NonetWhyView *self, const NonetExplanation *explanation);

/* Whether the line that is chosen is about a step. */
gboolean nonet_why_view_has_step (NonetWhyView *self, NonetFoundStep *step);

/* Nothing is asked any more. */
void nonet_why_view_end (NonetWhyView *self);

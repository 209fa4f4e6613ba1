/* Trying values: what is entered from now on can be kept, or dropped at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"
#include "widgets/steps/step-presenter.h"

G_BEGIN_DECLS

/* Actions: "win.try" (begins; while something is tried it is refused), "win.keep-try", "win.drop-try" (back to how it was, as
 * if nothing had been tried). */
#define NONET_TYPE_TRYING (nonet_trying_get_type ())
G_DECLARE_FINAL_TYPE (NonetTrying, nonet_trying, NONET, TRYING, NonetController)

/* The bar is over the board meanwhile, and the label in it says what is tried; cells are named as the presenter does. */
NonetTrying *nonet_trying_new (NonetFrame *frame, NonetStepPresenter *presenter, GtkRevealer *bar, GtkLabel *label);

G_END_DECLS

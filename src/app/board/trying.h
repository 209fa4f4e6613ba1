/* Trying values: what is entered from now on can be kept, or dropped at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"

G_BEGIN_DECLS

/* Actions: "win.try" (begins; while something is tried it is refused), "win.keep-try", "win.drop-try" (back to how it was, as
 * if nothing had been tried). */
#define NONET_TYPE_TRYING (nonet_trying_get_type ())
G_DECLARE_FINAL_TYPE (NonetTrying, nonet_trying, NONET, TRYING, NonetController)

/* A bar is over the board meanwhile, and says what is tried. */
NonetTrying *nonet_trying_new (NonetFrame *frame);

G_END_DECLS

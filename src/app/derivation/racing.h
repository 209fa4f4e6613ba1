/* The race of the stages of the derivation on the puzzle of the window, in a window of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"

G_BEGIN_DECLS

/* Action: "win.race". */
#define NONET_TYPE_RACING (nonet_racing_get_type ())
G_DECLARE_FINAL_TYPE (NonetRacing, nonet_racing, NONET, RACING, NonetController)

NonetRacing *nonet_racing_new (NonetFrame *frame);

G_END_DECLS

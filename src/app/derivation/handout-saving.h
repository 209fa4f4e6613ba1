/* Saving a hand-out on the derivation for the puzzle of the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"

G_BEGIN_DECLS

/* Action: "win.save-handout". */
#define NONET_TYPE_HANDOUT_SAVING (nonet_handout_saving_get_type ())
G_DECLARE_FINAL_TYPE (NonetHandoutSaving, nonet_handout_saving, NONET, HANDOUT_SAVING, NonetController)

NonetHandoutSaving *nonet_handout_saving_new (NonetFrame *frame);

G_END_DECLS

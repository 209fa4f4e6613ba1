/* The pages of techniques, and the help.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"

/* Actions: "win.techniques" opens the window of techniques, "win.technique-page" (s: a technique's id) its page of one, "win.help"
 * the help in the desktop's viewer or, where there is none, the window of techniques. */
#define NONET_TYPE_TEACHING (nonet_teaching_get_type ())
G_DECLARE_FINAL_TYPE (NonetTeaching, nonet_teaching, NONET, TEACHING, NonetController)

NonetTeaching *nonet_teaching_new (NonetFrame *frame);

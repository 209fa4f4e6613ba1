/* The timer: how long a puzzle has been played, and pausing it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"

G_BEGIN_DECLS

/* Action: "win.pause" (a state), which puts the page "paused" in the place of the board until it is resumed, or the puzzle is
 * edited. The time is the document's, which keeps it; it passes while a puzzle is played that is not solved, in the window that
 * is in use. Nothing runs while the setting "timer" is off. */
#define NONET_TYPE_TIMING (nonet_timing_get_type ())
G_DECLARE_FINAL_TYPE (NonetTiming, nonet_timing, NONET, TIMING, NonetController)

NonetTiming *nonet_timing_new (NonetFrame *frame);

G_END_DECLS

/* Zooming the board: actions, buttons over large boards, and what is too small to be seen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"
#include "widgets/board/board-view.h"

G_BEGIN_DECLS

/* Actions: "win.zoom-in", "win.zoom-out", "win.zoom-reset" (the whole board). */
#define NONET_TYPE_ZOOMING (nonet_zooming_get_type ())
G_DECLARE_FINAL_TYPE (NonetZooming, nonet_zooming, NONET, ZOOMING, NonetController)

/* Buttons are shown while the board is zoomed, or larger than its place. */
NonetZooming *nonet_zooming_new (NonetFrame *frame);

G_END_DECLS

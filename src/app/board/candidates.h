/* Candidates at the depth chosen, worked out in the background after every edit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"
#include "widgets/board/board-view.h"

G_BEGIN_DECLS

/* Actions: "win.depth" (the board's, as a string), "win.next-depth", "win.fill-marks" (the basic candidates become marks). */
#define NONET_TYPE_CANDIDATES (nonet_candidates_get_type ())
G_DECLARE_FINAL_TYPE (NonetCandidates, nonet_candidates, NONET, CANDIDATES, NonetController)

/* Shows candidates on the board of the window, and on buttons that choose which. */
NonetCandidates *nonet_candidates_new (NonetFrame *frame);

G_END_DECLS

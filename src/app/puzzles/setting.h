/* The page for setters, as long as the puzzle is being set: what is said there follows every edit, and its cells are ringed on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"
#include "app/solutions/solving.h"

/* Actions: "win.check-puzzle" (shows the page, and has the puzzle set if it is not), "win.remove-given" and "win.add-given" (u: a cell that
 * the page names), "win.remove-until-minimal", "win.add-these-givens". */
#define NONET_TYPE_SETTING (nonet_setting_get_type ())
G_DECLARE_FINAL_TYPE (NonetSetting, nonet_setting, NONET, SETTING, NonetController)

/* Fills the page in the stack of the window's pane. Cells are ringed by the presenter, while the page is visible and no solution on the
 * board; the rating is that beside the verdict. */
NonetSetting *nonet_setting_new (NonetFrame *frame, NonetSolving *solving);

/* The page of rules, as long as the puzzle is being set: which further rules the board has, and how they are changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"

/* Actions: "win.toggle-rule" (u: the kind of one of the whole board), "win.remove-rule" (u: the number of a rule),
 * "win.move-rule" (uii: likewise, rows and columns),
 * "win.rule-tool" (s, its state: the name of the tool that draws on the board, "edit" for one that changes what is drawn, or ""). */
#define NONET_TYPE_RULING (nonet_ruling_get_type ())
G_DECLARE_FINAL_TYPE (NonetRuling, nonet_ruling, NONET, RULING, NonetController)

/* Fills the page in the stack of the window's pane. The cells of the rule that is chosen there, or pointed at, are ringed by the presenter. */
NonetRuling *nonet_ruling_new (NonetFrame *frame);

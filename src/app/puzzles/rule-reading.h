/* The page of rules while a puzzle with further rules is played: what they are, and what is known of those at the selected cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"

#define NONET_TYPE_RULE_READING (nonet_rule_reading_get_type ())
G_DECLARE_FINAL_TYPE (NonetRuleReading, nonet_rule_reading, NONET, RULE_READING, NonetController)

/* Fills the page in the stack of the window's pane. The cells of the rules that are pointed at, or have the focus, are ringed by the presenter; a
 * click opens the page of the help on them by "win.help-page". */
NonetRuleReading *nonet_rule_reading_new (NonetFrame *frame);

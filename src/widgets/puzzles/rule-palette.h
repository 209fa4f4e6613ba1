/* The tools that draw rules, each a button with a picture of such a rule.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

/* The buttons set the action "win.rule-tool" (s) to the name of their tool. */
#define NONET_TYPE_RULE_PALETTE (nonet_rule_palette_get_type ())
G_DECLARE_FINAL_TYPE (NonetRulePalette, nonet_rule_palette, NONET, RULE_PALETTE, AdwBin)

/* The further rules of a board as a list, a row each: read, or switched on and off, edited and deleted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "words/rule.h"

/* Properties: "editable" (writable, FALSE at first; if set, those that are drawn come first, and can be deleted, and all rules of the whole
 * board are listed, each with a switch; else a row has a kind of rules with its sentence, and the number of the first of them), "current"
 * (guint, with notify: the number of the rule that the pointer is on, else that of the chosen row; G_MAXUINT: none). Signal:
 * "rule-activated" (guint number, of one that is drawn; where nothing can be edited, of any, by a single click).
 * Switches, buttons and keys activate "win.toggle-rule" (u: the kind), "win.remove-rule" (u: the number) and "win.move-rule" (uii: the number,
 * rows and columns), where the window has these. */
#define NONET_TYPE_RULE_LIST_VIEW (nonet_rule_list_view_get_type ())
G_DECLARE_FINAL_TYPE (NonetRuleListView, nonet_rule_list_view, NONET, RULE_LIST_VIEW, AdwBin)

/* Lists the rules of a shape. */
void nonet_rule_list_view_set_shape (NonetRuleListView *self, const SudokuShape *shape, const NonetNotation *notation);

/* The number of the current rule of the shape, or G_MAXUINT. And chooses the row of a rule, which is scrolled to, or none. */
guint nonet_rule_list_view_get_current (NonetRuleListView *self);
void nonet_rule_list_view_choose (NonetRuleListView *self, guint number);

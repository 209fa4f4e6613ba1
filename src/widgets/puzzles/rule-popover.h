/* The value of a rule, asked for where it stands on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* A child of the board. Signals: "entered" (const char *text, returns gboolean: whether the text is a value; Enter, or a click elsewhere),
 * "ended" (it is closed, whatever was entered). */
#define NONET_TYPE_RULE_POPOVER (nonet_rule_popover_get_type ())
G_DECLARE_FINAL_TYPE (NonetRulePopover, nonet_rule_popover, NONET, RULE_POPOVER, GtkPopover)

NonetRulePopover *nonet_rule_popover_new (GtkWidget *board);

/* Asks, with a text to begin with; the rule with a number, unless that is G_MAXUINT, can also be removed, by "win.remove-rule". */
void nonet_rule_popover_ask (NonetRulePopover *self,
                             const GdkRectangle *place,
                             const char *title,
                             const char *text,
                             guint number);

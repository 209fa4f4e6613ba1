/* What a cell holds in the solutions found: each of its symbols with the number of solutions that have it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "formats/alphabet.h"

G_BEGIN_DECLS

/* Signal: "chosen" (guint value): the player wants the solutions with this symbol. */
#define NONET_TYPE_TALLY_POPOVER (nonet_tally_popover_get_type ())
G_DECLARE_FINAL_TYPE (NonetTallyPopover, nonet_tally_popover, NONET, TALLY_POPOVER, GtkPopover)

GtkWidget *nonet_tally_popover_new (void);

/* "7 in 12 solutions", the name of a key for screen readers; caller frees. */
char *nonet_tally_to_string (const char *symbol, guint64 count);

/* counts[value - 1] solutions have the value in the cell; those of none are left out. It may be told anew while it is shown. */
void nonet_tally_popover_set_counts (NonetTallyPopover *self, NonetAlphabet *alphabet, const guint64 *counts);

/* Whether the pointer is in it. */
gboolean nonet_tally_popover_contains_pointer (NonetTallyPopover *self);

G_END_DECLS

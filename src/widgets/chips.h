/* Chips: small round buttons in a flow box, as for the symbols that a cell has in the solutions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "formats/alphabet.h"

/* A box for chips, that many in a line at most. */
GtkFlowBox *nonet_chips_new (guint n_in_line);

/* A chip at a position, -1 for the end; and removing all of them. */
GtkWidget *nonet_chips_insert (GtkFlowBox *box, GtkWidget *content, int position);
void nonet_chips_clear (GtkFlowBox *box);

/* Shows each symbol that a cell has in some solutions, and in how many of them: counts[value - 1]. Pressed, a chip activates the
 * action (uu: cell and value). Chips that are there stay while their numbers change: one of them may just be pressed. */
void nonet_chips_show_tally (GtkFlowBox *box,
                             NonetAlphabet *alphabet,
                             guint cell,
                             const guint64 *counts,
                             const char *action);

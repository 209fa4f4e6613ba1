/* Keys that lead out of an entry that searches a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Down goes to the list (a GtkListBox or GtkListView). Escape clears what is searched for, and if that is nothing, does what it
 * does elsewhere in the window; GtkSearchEntry keeps it for itself. */
void nonet_search_keys_add (GtkSearchEntry *entry, GtkWidget *list);

G_END_DECLS

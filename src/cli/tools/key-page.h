/* The page of the help on keys, made from the window of keyboard shortcuts, so that both say the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* Appends to a page in Mallard a section with a table for each group of shortcuts of a GtkShortcutsWindow, ui (the text of its
 * file), in the language of gettext. FALSE with an error if ui is not XML. */
gboolean nonet_key_page_append (GString *page, const char *ui, GError **error);

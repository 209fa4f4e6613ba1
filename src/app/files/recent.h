/* The files opened of late, as the desktop knows them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void nonet_recent_add (GFile *file);

/* For a file that is not there any more. */
void nonet_recent_remove (GFile *file);

/* The latest of them that are still there, newest first: GtkRecentInfo; free with nonet_recent_free (). */
GList *nonet_recent_list (void);
void nonet_recent_free (GList *infos);

/* Fills a menu with the latest of them, each for the action "win.open-uri". */
void nonet_recent_fill (GMenu *menu);

G_END_DECLS

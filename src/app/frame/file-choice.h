/* Asking for a file to save something in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* A kind of file that can be chosen: what its name ends with, without the dot, and what it is called. */
typedef struct
{
  const char *extension;
  const char *name;
} NonetFileKind;

/* Called once with the file and its kind, an index; file belongs to the caller, and is NULL if the person has cancelled or the window is
 * closed. */
typedef void (*NonetFileChosenFunc) (GFile *file, guint kind, gpointer user_data);

/* Asks for a file in a dialog over the window. name is proposed; slashes in it become hyphens. The kinds, which are
 * static apart from their names, are offered as filters, that of number kind is chosen; one without kinds takes any
 * name. A name that ends like none of the kinds gets the extension of the one that is chosen, and the person is asked
 * once more if there is such a file. folder is where to begin, or NULL. */
void nonet_choose_file (GtkWindow *window,
                        const char *title,
                        const char *name,
                        GFile *folder,
                        const NonetFileKind *kinds,
                        guint n_kinds,
                        guint kind,
                        NonetFileChosenFunc chosen,
                        gpointer user_data);

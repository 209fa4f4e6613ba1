/* What newer versions of GTK and libadwaita do better, where there is one: dialogs in the window, and announcements.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

/* One of the answers to a question. */
typedef struct
{
  const char *id; /* what is reported; NULL: the end of a list */
  const char *label;
  AdwResponseAppearance appearance;
  gboolean is_default; /* whether it is that of Return */
} NonetResponse;

/* Asks a question on a window, or reports something and has it closed.
 * body, extra: what stands below the heading, or NULL.
 * responses: the first is also that of Escape; NULL: there is only one, to close it.
 * responded, user_data, destroy: is called with user_data and the id, unless the window goes before, or NULL; frees user_data when the
 * dialog goes, or NULL.
 * Returns the dialog, which GTK owns. */
gpointer nonet_ask (GtkWindow *window,
                    const char *heading,
                    const char *body,
                    GtkWidget *extra,
                    const NonetResponse *responses,
                    GCallback responded,
                    gpointer user_data,
                    GClosureNotify destroy);

/* The dialog that says what the program is: AdwAboutDialog or AdwAboutWindow, which have the same properties. */
GType nonet_about_get_type (void);

/* Shows such a dialog on a window. */
void nonet_present (gpointer dialog, GtkWindow *window);

/* Has screen readers say a text, where GTK can. */
void nonet_announce (GtkWidget *widget, const char *text);

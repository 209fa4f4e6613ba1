/* What GTK 4.8 does wrong with keys, the focus and names, mended for the whole program, and libadwaita with headings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

/* Has all flow boxes ignore keys until they are allocated, as in the first frame of a window: Up and Down would never return then
 * (GTK 4.8 looks for a child in lines of no children). To be called once, before there are any. */
void nonet_flow_keys_install (void);

/* Has each window of the program, now and later, give up the focus at once when the widget that has it leaves the window. GTK
 * keeps it there until the next frame, which then chooses another widget; the keys that are pressed before would go to what is
 * gone, and the window would never hear of them. To be called once. */
void nonet_lost_focus_install (void);

/* Has each control that shows no text of its own, as a button with an icon, be called what its tooltip says, unless it was given a name:
 * GTK 4.8 makes no name of a tooltip. To be called once, before there are windows. */
void nonet_tooltip_names_install (void);

/* Has tooltips of controls end with the key of their action: "Step Back (Shift+F5)". To be called once. */
void nonet_tooltip_keys_install (void);

/* The key of a control whose action has none in the application, as an accelerator; static. */
void nonet_tooltip_set_key (GtkWidget *widget, const char *accelerator);

/* What such a tooltip says; caller frees. */
char *nonet_tooltip_dup_with_key (GtkWidget *widget);

/* Has the heading of libadwaita's dialog with a question wrap. Up to 1.7 it measures one that does not fit on a line as if it did, of which
 * GTK 4.18 warns, and then shows it in smaller letters, wrapped. */
void nonet_headings_wrap (GtkWidget *dialog);

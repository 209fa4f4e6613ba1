/* The focus of what leaves a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has each window of the program, now and later, give up the focus at once when the widget that has it leaves the window. GTK
 * keeps it there until the next frame, which then chooses another widget; the keys that are pressed before would go to what is
 * gone, and the window would never hear of them. To be called once. */
void nonet_lost_focus_install (void);

G_END_DECLS

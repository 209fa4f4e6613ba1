/* A bin for a button with a popover, which keeps its place and grows with what is in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* Its only child is the button; GTK has a popover follow only those parents that say when they are allocated. */
#define NONET_TYPE_POPOVER_BIN (nonet_popover_bin_get_type ())
G_DECLARE_FINAL_TYPE (NonetPopoverBin, nonet_popover_bin, NONET, POPOVER_BIN, GtkWidget)

/* Attaches the popover, which belongs to the bin from now on. */
void nonet_popover_bin_set_popover (NonetPopoverBin *self, GtkPopover *popover);

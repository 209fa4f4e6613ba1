/* The edge of the side pane, by which it is made wider or narrower.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* The widths that a pane may have. */
#define NONET_PANE_LEAST 300
#define NONET_PANE_USUAL 340
#define NONET_PANE_MOST 640

/* Property "width" (int, with notify, writable): that of the pane, which lies at the end of the window. Dragging changes it, as do
 * the arrow keys; a double click, and Home, give it its usual width. */
#define NONET_TYPE_PANE_HANDLE (nonet_pane_handle_get_type ())
G_DECLARE_FINAL_TYPE (NonetPaneHandle, nonet_pane_handle, NONET, PANE_HANDLE, GtkWidget)

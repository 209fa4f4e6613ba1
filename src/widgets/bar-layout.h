/* Lays out a bar of controls around something that is to be read, on two lines where one has no room for both.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* The child that expands horizontally is what is to be read; those before it stand at the start, those after it at the end. On a line of
 * its own it comes first if nothing stands before it, else below. A control at the end whose "halign" is GTK_ALIGN_END comes and goes: it has
 * the room by which others there can shrink.
 * Property "characters" (guint): for how many there is to be room beside the controls, however many there are just now: neither
 * lines nor the width that is asked for come and go with the text, unless that stands in the middle; 0: for its natural width.
 * Property "width" (guint): the bar takes no more, in the middle of what it has, unless its text would be cut short even beside controls
 * after it that are as narrow as can be; 0: it takes all. */
#define NONET_TYPE_BAR_LAYOUT (nonet_bar_layout_get_type ())
G_DECLARE_FINAL_TYPE (NonetBarLayout, nonet_bar_layout, NONET, BAR_LAYOUT, GtkLayoutManager)

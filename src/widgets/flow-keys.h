/* Arrow keys in flow boxes that have no place yet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has all flow boxes ignore keys until they are allocated, as in the first frame of a window: Up and Down would never return then
 * (GTK 4.8 looks for a child in lines of no children). To be called once, before there are any. */
void nonet_flow_keys_install (void);

G_END_DECLS

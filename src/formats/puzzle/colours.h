/* The nine colours a cell can have, found from and written as the colours of files that know them all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* The colour, 1 .. 9, that "#f66151", "f66151" or "#f65" comes nearest to; shades of grey are 9. 0 for white, for NULL and for
 * what is no colour. Further digits (how opaque it is) are not looked at. */
guint nonet_colour_from_text (const char *text);

/* A colour from 1 to 9 as "#f66151", which nonet_colour_from_text () takes back. */
const char *nonet_colour_to_text (guint colour);

/* Durations for people.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "0:07", "12:34", "1:02:03", or "3 days" from two days on; caller frees. */
char *nonet_duration_to_string (double seconds);

G_END_DECLS

/* Literals of JavaScript and Python as JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The JSON that a text of a single literal means, perhaps given to a variable; NULL if it has anything else in it. Nothing is
 * checked that a parser of JSON will find. */
char *nonet_json_from_literal (const char *text, gsize size);

G_END_DECLS

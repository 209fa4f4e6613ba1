/* Short options with their values, as getopt () takes them and GOption does not: -n5, -fgrid, -an5.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A copy of argv in which the values stand apart: -a -n 5. Knows the options of two tables, each ended by an empty entry.
 * Free with g_strfreev (). */
char **cli_arguments_split (char **argv, const GOptionEntry *own, const GOptionEntry *common);

G_END_DECLS

/* Whether two files are the same one, by whatever names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What a file is, whatever it is called: links lead to the same. NULL if it is not here, or not of this computer; caller frees. */
char *nonet_file_identify (GFile *file);

/* Whether one, which may be NULL, is the file that has this identity. */
gboolean nonet_file_is_same (GFile *one, GFile *file, const char *identity);

G_END_DECLS

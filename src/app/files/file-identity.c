/* Whether two files are the same one, by whatever names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/files/file-identity.h"

char *
nonet_file_identify (GFile *file)
{
  g_autoptr (GFileInfo) info = NULL;

  if (file == NULL || !g_file_is_native (file))
    return NULL;
  info = g_file_query_info (file, G_FILE_ATTRIBUTE_ID_FILE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  return info != NULL ? g_strdup (g_file_info_get_attribute_string (info, G_FILE_ATTRIBUTE_ID_FILE)) : NULL;
}

gboolean
nonet_file_is_same (GFile *one, GFile *file, const char *identity)
{
  g_autofree char *of_one = NULL;

  if (one == NULL || g_file_equal (one, file))
    return one != NULL;
  of_one = identity != NULL ? nonet_file_identify (one) : NULL;
  return of_one != NULL && g_str_equal (of_one, identity);
}

/* Lists of puzzles and steps from elsewhere, in the folder $NONET_CORPUS.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* The lines of a file of the corpus; NULL, and the test is skipped, without a corpus. */
static inline char **
corpus_lines (const char *name)
{
  const char *folder = g_getenv ("NONET_CORPUS");
  g_autofree char *path = NULL, *contents = NULL;
  g_autoptr (GError) error = NULL;

  if (folder == NULL || *folder == '\0')
    {
      g_test_skip ("NONET_CORPUS is not set");
      return NULL;
    }
  path = g_build_filename (folder, name, NULL);
  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  return g_strsplit (contents, "\n", -1);
}

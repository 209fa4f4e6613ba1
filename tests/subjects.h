/* A program of tests runs those of the subjects that it is given as arguments, or all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GLib's own -p leaves out what has further slashes in its path.
 */
#pragma once

#include <glib.h>

typedef struct
{
  const char *name;
  void (*add) (void); /* adds its tests */
} TestSubject;

static inline void
add_subjects (const TestSubject *subjects, guint n_subjects, int n_names, char **names)
{
  for (guint i = 0; i < n_subjects && n_names == 0; i++)
    subjects[i].add ();
  for (int k = 0; k < n_names; k++)
    {
      guint i = 0;

      while (i < n_subjects && !g_str_equal (names[k], subjects[i].name))
        i++;
      if (i == n_subjects)
        g_error ("there is no subject %s", names[k]);
      subjects[i].add ();
    }
}

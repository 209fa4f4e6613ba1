/* The tests that have registered themselves, by subject.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

static Test *first, **end = &first;

/* As it is loaded, before main (): in the order of the files and within each. */
void
test_register (Test *test)
{
  *end = test;
  end = &test->next;
}

/* The subject of a file "…/test-SUBJECT.c"; caller frees. */
static char *
dup_subject (const char *file)
{
  g_autofree char *name = g_path_get_basename (file);

  return g_strndup (name + strlen ("test-"), strlen (name) - strlen ("test-.c"));
}

static void
add (const Test *test, const char *subject)
{
  g_autofree char *path = g_strdup_printf ("/%s/%s", subject, test->name);

  if (test->add != NULL)
    test->add ();
  else if (test->run != NULL)
    g_test_add_func (path, test->run);
  else
    g_test_add_vtable (path, test->fixture_size, test->data, test->set_up, test->run_with, test->tear_down);
}

static gboolean
add_subject (const char *name)
{
  gboolean found = FALSE;

  for (const Test *test = first; test != NULL; test = test->next)
    {
      g_autofree char *subject = dup_subject (test->file);

      if (name != NULL && !g_str_equal (subject, name))
        continue;
      add (test, subject);
      found = TRUE;
    }
  return found;
}

void
test_add_subjects (int n_names, char **names)
{
  if (n_names == 0)
    add_subject (NULL);
  for (int i = 0; i < n_names; i++)
    if (!add_subject (names[i]))
      g_error ("there is no subject %s", names[i]);
}

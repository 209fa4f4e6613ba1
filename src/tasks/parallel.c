/* A crew of threads that shares out indices by one atomic counter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/parallel.h"

typedef struct
{
  guint n;
  guint next; /* atomic */
  NonetParallelFunc work;
  gpointer data;
} Crew;

static gpointer
work_on (gpointer data)
{
  Crew *crew = data;
  guint index;

  while ((index = (guint) g_atomic_int_add (&crew->next, 1)) < crew->n)
    crew->work (index, crew->data);
  return NULL;
}

void
nonet_parallel_for (guint n, guint n_threads, NonetParallelFunc work, gpointer data)
{
  Crew crew = { .n = n, .work = work, .data = data };
  guint n_helpers = MIN (n_threads, n) > 0 ? MIN (n_threads, n) - 1 : 0;
  g_autofree GThread **helpers = g_new0 (GThread *, n_helpers);

  /* A helper that cannot be started is no harm: the others take its share. */
  for (guint i = 0; i < n_helpers; i++)
    helpers[i] = g_thread_try_new ("nonet-parallel", work_on, &crew, NULL);
  work_on (&crew);
  for (guint i = 0; i < n_helpers; i++)
    if (helpers[i] != NULL)
      g_thread_join (helpers[i]);
}

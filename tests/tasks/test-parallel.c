/* Sharing out pieces of work to threads: each is done once, whatever the number of threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "tasks/parallel.h"

#define N 10000

static void
count_visit (guint index, gpointer data)
{
  g_atomic_int_inc (&((gint *) data)[index]);
}

static void
check_threads (guint n, guint n_threads)
{
  g_autofree gint *visits = g_new0 (gint, n + 1);

  nonet_parallel_for (n, n_threads, count_visit, visits);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (visits[i], ==, 1);
  g_assert_cmpint (visits[n], ==, 0);
}

TEST (once)
{
  check_threads (N, 1);
  check_threads (N, 4);
}

TEST (more_threads_than_work)
{
  check_threads (0, 4);
  check_threads (2, 8);
}

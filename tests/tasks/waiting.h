/* Waiting for tasks in tests: the main loop turns until something is so, or too long has passed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/worker.h"

/* Turns the default main loop until the condition holds; fails after a minute. */
#define WAIT_UNTIL(condition)                                                                                          \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    gint64 too_late_ = g_get_monotonic_time () + 240 * G_USEC_PER_SEC;                                                 \
    while (!(condition))                                                                                               \
      {                                                                                                                \
        g_assert_cmpint (g_get_monotonic_time (), <, too_late_);                                                       \
        if (!g_main_context_iteration (NULL, FALSE))                                                                   \
          g_usleep (1000);                                                                                             \
      }                                                                                                                \
  }                                                                                                                    \
  G_STMT_END

/* Turns the main loop for a while, whatever comes. */
static inline void
wait_for (guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + 1000 * (gint64) milliseconds;

  WAIT_UNTIL (g_get_monotonic_time () >= end);
}

/* A GAsyncReadyCallback that keeps the result for whoever waits for it. */
static inline void
keep_result (GObject *source, GAsyncResult *result, gpointer place)
{
  *(GAsyncResult **) place = g_object_ref (result);
}

/* Waits until all threads of workers are gone, so that a leak checker sees what they left. */
static inline void
wait_for_workers (void)
{
  WAIT_UNTIL (nonet_worker_count_alive () == 0);
  g_usleep (10000);
}

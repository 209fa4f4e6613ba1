/* Measuring the lateness of the main loop.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/bench/meter.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>

#define INTERVAL_US 4000
#define WORST_US 50000
#define PERCENTILE_US 16000
#define MEMORY_BYTES 250e6

/* Processor time of this thread, in microseconds. */
static gint64
thread_cpu_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static gboolean
on_tick (gpointer data)
{
  Meter *meter = data;
  gint64 now = g_get_monotonic_time (), late = MAX (now - meter->expected, 0);
  gint64 cpu = thread_cpu_time ();

  meter->most_cpu = MAX (meter->most_cpu, cpu - meter->cpu);
  meter->cpu = cpu;
  g_array_append_val (meter->late, late);
  meter->expected = now + INTERVAL_US;
  return G_SOURCE_CONTINUE;
}

void
meter_start (Meter *meter)
{
  meter->late = g_array_new (FALSE, FALSE, sizeof (gint64));
  meter->expected = g_get_monotonic_time () + INTERVAL_US;
  meter->cpu = thread_cpu_time ();
  meter->most_cpu = 0;
  meter->source = g_timeout_add_full (G_PRIORITY_HIGH, INTERVAL_US / 1000, on_tick, meter, NULL);
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  gint64 first = *(const gint64 *) a, second = *(const gint64 *) b;

  return (first > second) - (first < second);
}

static gsize
resident_bytes (void)
{
  g_autofree char *text = NULL;
  unsigned long all = 0, resident = 0;

  if (g_file_get_contents ("/proc/self/statm", &text, NULL, NULL))
    sscanf (text, "%lu %lu", &all, &resident);
  return resident * (gsize) sysconf (_SC_PAGESIZE);
}

static gsize idle_bytes;
static gboolean all_within = TRUE;

void
meter_remember_idle_memory (void)
{
  idle_bytes = resident_bytes ();
}

gboolean
meter_all_within (void)
{
  return all_within;
}

void
meter_require (gboolean kept)
{
  all_within = all_within && kept;
}

GArray *
meter_times_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (gint64));
}

void
meter_times_add (GArray *times, gint64 took)
{
  g_array_append_val (times, took);
}

char *
meter_times_report (GArray *times, gint64 limit)
{
  gint64 median, worst;

  g_assert (times->len > 0);
  g_array_sort (times, compare_times);
  median = g_array_index (times, gint64, times->len / 2);
  worst = g_array_index (times, gint64, times->len - 1);
  g_array_unref (times);
  meter_require (worst < limit);
  return g_strdup_printf ("median %.2f ms, worst %.2f ms", (double) median / 1000, (double) worst / 1000);
}

void
meter_report (Meter *meter, const char *job, const char *figure)
{
  double more = (double) resident_bytes () - (double) idle_bytes;
  gint64 worst, percentile;

  g_source_remove (meter->source);
  g_array_sort (meter->late, compare_times);
  if (meter->late->len == 0)
    g_array_append_val (meter->late, meter->expected);
  worst = g_array_index (meter->late, gint64, meter->late->len - 1);
  percentile = g_array_index (meter->late, gint64, (guint) (meter->late->len * 0.999));
  meter_require (worst < WORST_US && percentile < PERCENTILE_US && more < MEMORY_BYTES);
  printf ("%-12s %6u ticks  worst %6.2f ms  99.9%% %6.2f ms  own %5.2f ms  +%6.1f MB  %s\n", job, meter->late->len,
          (double) worst / 1000, (double) percentile / 1000, (double) meter->most_cpu / 1000, more / 1e6, figure);
  fflush (stdout);
  g_array_unref (meter->late);
}

static gboolean
on_time_over (gpointer over)
{
  *(gboolean *) over = TRUE;
  return G_SOURCE_REMOVE;
}

void
meter_run_for (double seconds)
{
  gboolean over = FALSE;

  g_timeout_add ((guint) (seconds * 1000), on_time_over, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

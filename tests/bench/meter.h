/* Measures by how much the main loop is late: a timeout of high priority every 4 ms compares the clock with its appointment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* Lateness in microseconds, as it comes. */
typedef struct
{
  GArray *late;
  gint64 expected;
  gint64 cpu;      /* of the main thread at the last tick */
  gint64 most_cpu; /* between two ticks */
  guint source;
} Meter;

/* The memory of the program now is what later lines are compared with. */
void meter_remember_idle_memory (void);

void meter_start (Meter *meter);

/* Ends the measuring and prints the line of a job, with a figure of its own. */
void meter_report (Meter *meter, const char *job, const char *figure);

/* Whether all jobs reported were late by less than 50 ms at worst, and 16 ms at the 99.9th percentile. */
gboolean meter_all_within (void);

/* Turns the main loop for so many seconds. */
void meter_run_for (double seconds);

/* Compares two gint64. */
int meter_compare_times (gconstpointer a, gconstpointer b);

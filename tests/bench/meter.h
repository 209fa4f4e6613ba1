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

/* A job must also keep a promise of its own. */
void meter_require (gboolean kept);

/* Whether all jobs reported were late by less than 50 ms at worst, and 16 ms at the 99.9th percentile, and took less than
 * 250 MB over the memory remembered, and kept their own promises. */
gboolean meter_all_within (void);

/* How long things took, in microseconds. */
GArray *meter_times_new (void);
void meter_times_add (GArray *times, gint64 took);

/* "median 1.20 ms, worst 8.31 ms"; requires the worst to be under limit. Frees times; caller frees the text. */
char *meter_times_report (GArray *times, gint64 limit);

/* Runs the main loop for that many seconds. */
void meter_run_for (double seconds);

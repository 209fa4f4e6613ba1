/* Is the window free? The real program solves the heaviest boards for all solutions while its main loop and frames are timed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Usage, on a display: bench-lateness-window [--seconds=S] [--check]. Beside what bench-lateness tells, each line
 * has the longest frame (from before its painting to after it) and how long closing the window took, with the search running.
 */
#include <stdio.h>

#include "app/application.h"
#include "tests/bench/meter.h"
#include "tests/tasks/puzzles.h"

static double seconds = 5;
static gboolean check;

typedef struct
{
  gint64 begun, longest;
  guint n_frames;
} Frames;

static void
on_before_paint (GdkFrameClock *clock, Frames *frames)
{
  frames->begun = g_get_monotonic_time ();
}

static void
on_after_paint (GdkFrameClock *clock, Frames *frames)
{
  frames->longest = MAX (frames->longest, g_get_monotonic_time () - frames->begun);
  frames->n_frames++;
}

/* A file with the board in one line; order * order characters. */
static GFile *
write_board (guint order, const char *cells)
{
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GString) line = g_string_new (cells);
  GFile *file = g_file_new_tmp ("board-XXXXXX.txt", &stream, NULL);

  while (line->len < order * order)
    g_string_append_c (line, '.');
  g_string_append_c (line, '\n');
  g_file_replace_contents (file, line->str, line->len, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL,
                           NULL);
  return file;
}

static void
measure_board (GApplication *application, const char *job, guint order, const char *cells)
{
  g_autoptr (GFile) file = write_board (order, cells);
  g_autofree char *figure = NULL;
  Frames frames = { 0 };
  GdkFrameClock *clock;
  GtkWindow *window;
  gint64 closing;
  Meter meter;

  g_application_open (application, &file, 1, "");
  meter_run_for (1.5);
  window = gtk_application_get_active_window (GTK_APPLICATION (application));
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  g_signal_connect (clock, "before-paint", G_CALLBACK (on_before_paint), &frames);
  g_signal_connect (clock, "after-paint", G_CALLBACK (on_after_paint), &frames);

  meter_start (&meter);
  g_action_group_activate_action (G_ACTION_GROUP (window), "solve", NULL);
  meter_run_for (seconds);
  g_signal_handlers_disconnect_by_data (clock, &frames);
  closing = g_get_monotonic_time ();
  gtk_window_destroy (window);
  closing = g_get_monotonic_time () - closing;

  figure = g_strdup_printf ("%u frames, the longest %.1f ms; closed in %.1f ms", frames.n_frames,
                            (double) frames.longest / 1000, (double) closing / 1000);
  meter_report (&meter, job, figure);
  g_file_delete (file, NULL, NULL);
}

int
main (int argc, char **argv)
{
  const GOptionEntry options[] = {
    { "seconds", 's', 0, G_OPTION_ARG_DOUBLE, &seconds, "Time for each board", "S" },
    { "check", 0, 0, G_OPTION_ARG_NONE, &check, "Fail when the main loop was late", NULL },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (NonetApplication) application = NULL;
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      fprintf (stderr, "%s\n", error->message);
      return 2;
    }
  application = nonet_application_new ();
  g_application_set_flags (G_APPLICATION (application),
                           g_application_get_flags (G_APPLICATION (application))
                               | G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (application), NULL, &error))
    {
      fprintf (stderr, "%s\n", error->message);
      return 2;
    }
  g_application_hold (G_APPLICATION (application));
  g_application_activate (G_APPLICATION (application));
  meter_run_for (2);
  meter_remember_idle_memory ();

  measure_board (G_APPLICATION (application), "empty", 9, "");
  measure_board (G_APPLICATION (application), "torture", 9, HARD);
  measure_board (G_APPLICATION (application), "25x25", 25, "");
  return check && !meter_all_within ();
}

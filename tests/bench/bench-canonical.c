/* What the canonical form of a puzzle, or of a full grid, takes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   bench-canonical [--runs=5] [--solutions] [--peer=COMMAND]... FILE...
 *
 * Lines of FILE begin with 81 characters, '.' or '0' for a blank; with --solutions, the forms of their solutions are found. A
 * peer is given the same lines on its standard input and prints the microseconds that each took as the first word of its output.
 * Prints the least time of all runs, of the processor, in microseconds a line.
 */
#include <locale.h>
#include <string.h>

#include <gio/gio.h>

#include "puzzle-line.h"
#include "sudoku/canonical.h"
#include "sudoku/search.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuCanonical, sudoku_canonical_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuSearch, sudoku_search_free)

/* 81 values a board. */
static GByteArray *
read_file (const char *file, gboolean solutions)
{
  g_autofree char *contents = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  GByteArray *values = g_byte_array_new ();

  if (!g_file_get_contents (file, &contents, NULL, &error))
    g_error ("%s", error->message);
  lines = g_strsplit (contents, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (SudokuGrid) grid = NULL;
      g_autoptr (SudokuSearch) search = NULL;

      if (strlen (lines[i]) < 81)
        continue;
      lines[i][81] = '\0';
      grid = bench_read_line (lines[i]);
      if (grid == NULL)
        continue;
      search = sudoku_search_new (grid);
      if (!solutions || sudoku_search_next (search, grid->cell) == SUDOKU_FOUND)
        g_byte_array_append (values, grid->cell, 81);
    }
  return values;
}

static double
measure (const GByteArray *values)
{
  g_autoptr (SudokuShape) shape = sudoku_shape_new (3, 3);
  g_autoptr (SudokuCanonical) canonical = sudoku_canonical_new (shape);
  double start = bench_processor_seconds ();
  guint8 form[81];

  for (guint i = 0; i < values->len; i += 81)
    sudoku_canonical_run (canonical, values->data + i, form, NULL, NULL);
  return (bench_processor_seconds () - start) * 1e6 * 81 / MAX (values->len, 81);
}

static double
measure_peer (const char *command, const GByteArray *values)
{
  g_autoptr (GString) input = g_string_new (NULL);
  g_autofree char *output = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = NULL;

  for (guint i = 0; i < values->len; i++)
    {
      g_string_append_c (input, (char) ('0' + values->data[i]));
      if (i % 81 == 80)
        g_string_append_c (input, '\n');
    }
  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, "sh", "-c",
                              command, NULL);
  if (process == NULL || !g_subprocess_communicate_utf8 (process, input->str, NULL, &output, NULL, &error))
    g_error ("%s", error->message);
  return g_ascii_strtod (output, NULL);
}

int
main (int argc, char **argv)
{
  int runs = 5;
  gboolean solutions = FALSE;
  g_auto (GStrv) peers = NULL, files = NULL;
  const GOptionEntry entries[] = { { "runs", 0, 0, G_OPTION_ARG_INT, &runs, "How often", "N" },
                                   { "solutions", 0, 0, G_OPTION_ARG_NONE, &solutions, "Of the solutions", NULL },
                                   { "peer", 0, 0, G_OPTION_ARG_STRING_ARRAY, &peers, "Another program", "COMMAND" },
                                   { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
                                   G_OPTION_ENTRY_NULL };
  g_autoptr (GOptionContext) context = g_option_context_new ("FILE...");
  g_autoptr (GError) error = NULL;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || files == NULL)
    g_error ("%s", error != NULL ? error->message : "no file");
  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autoptr (GByteArray) values = read_file (files[i], solutions);
      guint n_peers = peers != NULL ? g_strv_length (peers) : 0;
      g_autofree double *least = g_new (double, n_peers + 1);

      for (int run = 0; run < runs; run++)
        for (guint j = 0; j <= n_peers; j++)
          {
            double taken = j == 0 ? measure (values) : measure_peer (peers[j - 1], values);

            least[j] = run == 0 ? taken : MIN (least[j], taken);
          }
      g_print ("%s: %u boards, %.2f µs each", files[i], values->len / 81, least[0]);
      for (guint j = 1; j <= n_peers; j++)
        g_print (", %s: %.2f µs", peers[j - 1], least[j]);
      g_print ("\n");
    }
  return 0;
}

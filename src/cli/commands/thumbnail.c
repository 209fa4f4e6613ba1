/* Reading the beginning of a puzzle file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "cli/commands/thumbnail.h"

#include <string.h>
#include <unistd.h>
#include <gio/gunixinputstream.h>
#include <glib/gi18n.h>

/* Larger files are lists, if they have puzzles: their first lines are enough. */
#define WHOLE_BYTES (512 * 1024)
#define FIRST_BYTES (64 * 1024)

/* Opens a file; "-" is standard input. */
static GInputStream *
open_input (const char *name, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (name);

  if (strcmp (name, "-") == 0)
    return g_unix_input_stream_new (STDIN_FILENO, FALSE);
  return G_INPUT_STREAM (g_file_read (file, NULL, error));
}

/* The bytes of a file, or of a large one its first lines. */
static GBytes *
read_beginning (const char *name, gboolean *cut, GError **error)
{
  g_autoptr (GInputStream) stream = open_input (name, error);
  g_autofree char *text = g_malloc (WHOLE_BYTES + 1);
  const char *end;
  gsize length;

  if (stream == NULL || !g_input_stream_read_all (stream, text, WHOLE_BYTES + 1, &length, NULL, error))
    return NULL;
  *cut = length > WHOLE_BYTES;
  if (*cut)
    {
      end = g_strrstr_len (text, FIRST_BYTES, "\n");
      length = end != NULL ? (gsize) (end + 1 - text) : FIRST_BYTES;
    }
  return g_bytes_new_take (g_steal_pointer (&text), length);
}

/* A table of numbers can have as many digits as a board; but then some stand in one row twice. */
static gboolean
is_consistent (NonetPuzzle *puzzle)
{
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, FALSE);

  return sudoku_grid_consistent (grid);
}

gboolean
cli_thumbnail_read (CliThumbnail *self, const char *name, const NonetReadOptions *options)
{
  g_autofree char *display_name = g_filename_display_name (name);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (NonetReading) reading = NULL;
  gboolean cut;
  guint n_puzzles;

  bytes = read_beginning (name, &cut, &error);
  if (bytes != NULL)
    reading = nonet_read_bytes (bytes, options, NULL, &error);
  if (reading == NULL)
    {
      g_printerr ("Invalid input: %s: %s\n", display_name, error->message);
      return FALSE;
    }
  n_puzzles = nonet_reading_get_n_puzzles (reading);
  self->puzzle = nonet_reading_dup_puzzle (reading, 0);
  if (!is_consistent (self->puzzle))
    {
      g_printerr ("Invalid input: %s: %s\n", display_name, _ ("a row, column or box has a value twice"));
      return FALSE;
    }
  if (cut)
    self->badge = g_strdup ("1");
  else if (n_puzzles > 1)
    self->badge = g_strdup_printf ("1/%u", n_puzzles);
  return TRUE;
}

void
cli_thumbnail_clear (CliThumbnail *self)
{
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  g_clear_pointer (&self->badge, g_free);
}

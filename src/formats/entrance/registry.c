/* The tables of formats, readers in the order in which they are asked, and what is written in the order of menus; and writing a
 * puzzle in one of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/atomic-file.h"
#include "formats/grid/grid.h"

static void
read_free_text (NonetInput *input)
{
  nonet_grid_read (input);
  if (input->format == NULL)
    input->format = NONET_GRID_FORMAT;
  if (g_str_equal (input->format, NONET_GRID_FORMAT) && input->source_class == NULL && input->puzzles->len == 0
      && input->code != NONET_READ_ERROR_UNSUPPORTED)
    nonet_link_read_inside (input);
}

static gboolean
sniff (const NonetText *text)
{
  return TRUE;
}

const NonetReader nonet_free_text_reader = { NONET_GRID_FORMAT, sniff, read_free_text };

const NonetReader *const nonet_line_readers[] = { NONET_FORMAT_READERS, NONET_TEXT_READERS, NULL };

const NonetWriteFormat *
nonet_write_formats (void)
{
  static const NonetWriteFormat formats[] = {
    { "ipuz", N_ ("ipuz (keeps everything)"), "ipuz", .whole = TRUE, .rules = NONET_ALL_RULES, .irregular = TRUE,
      .write = nonet_ipuz_write },
    /* Translators: the name of a format: a board in a line. */
    { "line", N_ ("One Line"), "txt", .several = TRUE, .irregular = TRUE, .write = nonet_line_write },
    /* Translators: the name of a format: a line of text for each row of the board. */
    { "rows", N_ ("Rows"), "txt", .several = TRUE, .irregular = TRUE, .write = nonet_rows_write },
    { "sdm", N_ ("SudoCue collection"), "sdm", .several = TRUE, .nine = TRUE, .write = nonet_sdm_write },
    { "sdk", N_ ("SadMan Sudoku"), "sdk", .nine = TRUE, .compact = TRUE, .write = nonet_sdk_write },
    { "ss", N_ ("Simple Sudoku"), "ss", .nine = TRUE, .write = nonet_ss_write },
    { "hodoku", N_ ("HoDoKu library"), "txt", .several = TRUE, .nine = TRUE, .write = nonet_hodoku_write },
    { "pencil-marks", N_ ("HoDoKu candidates"), "txt", .compact = TRUE, .rules = NONET_RULE (CANDIDATES),
      .write = nonet_pencil_marks_write },
    { "explainer", N_ ("Sudoku Explainer candidates"), "txt", .compact = TRUE, .rules = NONET_RULE (CANDIDATES),
      .write = nonet_explainer_write },
    { "opensudoku", N_ ("OpenSudoku"), "opensudoku", .nine = TRUE, .write = nonet_opensudoku_write },
    { "ksudoku", N_ ("KSudoku"), "ksudoku", .alone = TRUE,
      .rules = NONET_RULE (CAGE) | NONET_RULE (EXTRA_REGION) | NONET_RULE (DIAGONAL_DOWN) | NONET_RULE (DIAGONAL_UP),
      .irregular = TRUE, .write = nonet_ksudoku_write },
    { "gnome-sudoku", N_ ("GNOME Sudoku"), "save", .alone = TRUE, .nine = TRUE, .write = nonet_gnome_sudoku_write },
    { "f-puzzles", N_ ("f-puzzles Link"), NULL, .rules = NONET_ALL_RULES, .irregular = TRUE,
      .write = nonet_f_puzzles_write },
    { "jsonl", N_ ("f-puzzles JSON"), "jsonl", .several = TRUE, .rules = NONET_ALL_RULES, .irregular = TRUE,
      .write = nonet_f_puzzles_write_json },
    { "sudokupad", N_ ("SudokuPad Link"), NULL, .rules = NONET_ALL_RULES, .irregular = TRUE,
      .write = nonet_sudokupad_write },
    { "solo", N_ ("Solo ID"), NULL, .several = TRUE,
      .rules = NONET_RULE (CAGE) | NONET_RULE (DIAGONAL_DOWN) | NONET_RULE (DIAGONAL_UP), .irregular = TRUE,
      .write = nonet_solo_write },
    { "iss", N_ ("Interactive Sudoku Solver"), NULL, .several = TRUE,
      .rules = NONET_ALL_RULES & ~(NONET_RULE (SLOW_THERMOMETER) | NONET_RULE (MINIMUM) | NONET_RULE (MAXIMUM)),
      .irregular = TRUE, .write = nonet_iss_write },
    { "csv", N_ ("CSV"), "csv", .several = TRUE, .heading = NONET_CSV_HEADING, .nine = TRUE, .write = nonet_csv_write },
    { NULL },
  };

  return formats;
}

const NonetWriteFormat *
nonet_write_format_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (const NonetWriteFormat *format = nonet_write_formats (); format->id != NULL; format++)
    if (g_ascii_strcasecmp (format->id, id) == 0)
      return format;
  return NULL;
}

const NonetWriteFormat *
nonet_write_format_for_name (const char *file_name)
{
  const char *dot = strrchr (file_name, '.');

  for (const NonetWriteFormat *format = nonet_write_formats (); dot != NULL && format->id != NULL; format++)
    if (format->extension != NULL && g_ascii_strcasecmp (format->extension, dot + 1) == 0)
      return format;
  return NULL;
}

gboolean
nonet_write_check (const NonetWriteFormat *format, const NonetPuzzle *puzzle, GError **error)
{
  const SudokuShape *shape = puzzle->shape;
  guint box_rows = sudoku_shape_box_rows (shape);

  for (guint i = 0; i < shape->n_rules; i++)
    if ((format->rules >> shape->rule[i].kind & 1) == 0)
      return nonet_writer_refuse_rule (error, &shape->rule[i]);
  if (shape->n_rules == 0 && shape->n_houses > 3u * shape->order)
    return nonet_writer_refuse (error, _ ("no format supports boards with further houses yet"));
  if (box_rows == 0 && !format->irregular)
    return nonet_writer_refuse (error, _ ("this format does not support boards with irregular boxes"));
  if (format->nine && (shape->order != 9 || box_rows != 3))
    return nonet_writer_refuse (error, _ ("%s supports only boards of 9×9 cells with boxes of 3×3"), _ (format->name));
  if (format->compact && !nonet_alphabet_is_compact (puzzle->alphabet))
    return nonet_writer_refuse (error, _ ("this format needs symbols of one character"));
  return TRUE;
}

char *
nonet_write_puzzle (const NonetWriteFormat *format, const NonetPuzzle *puzzle, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (format != NULL && puzzle != NULL, NULL);

  if (!nonet_write_check (format, puzzle, error) || !format->write (puzzle, text, error))
    return NULL;
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
nonet_write_on_line (NonetAlphabet *alphabet, const SudokuShape *shape, const guint8 *givens)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (shape, alphabet);

  memcpy (puzzle->givens, givens, shape->n_cells);
  return g_strchomp (
      nonet_write_puzzle (nonet_write_format_find (shape->n_rules > 0 ? "f-puzzles" : "line"), puzzle, NULL));
}

gboolean
nonet_write_file (const NonetWriteFormat *format,
                  const NonetPuzzle *puzzle,
                  GFile *file,
                  GCancellable *cancellable,
                  GError **error)
{
  g_autofree char *text = nonet_write_puzzle (format, puzzle, error);

  if (text == NULL)
    return FALSE;
  return nonet_atomic_file_write (file, text, strlen (text), G_FILE_CREATE_NONE, cancellable, error);
}

/* Writing grids of candidates, as HoDoKu and Sudoku Explainer put them on the clipboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   .----------------.---------------.-----------------.
 *   | 1567  3   1567 | 4   129  179  | 689  5678  579  |        1567 3   1567 4   129 179 689 5678 579
 *   …                                                            …
 *   '----------------'---------------'-----------------'
 *
 * A cell without marks shows what its peers leave. HoDoKu's grid is preceded by the givens and the values when there are
 * entries, as a grid of candidates alone does not distinguish them. They are read like all boards drawn with characters.
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* What the cell shows. */
static char *
cell_text (const NonetPuzzle *puzzle, guint cell)
{
  guint value = puzzle->givens[cell] != 0 ? puzzle->givens[cell] : puzzle->entries[cell];
  SudokuSet set = puzzle->marks != NULL ? puzzle->marks[cell] : 0;
  g_autoptr (GString) text = g_string_new (NULL);
  const SudokuCellInfo *info = &puzzle->shape->cell[cell];

  if (value != 0)
    return g_strdup (nonet_alphabet_get_symbol (puzzle->alphabet, value));
  if (set == 0)
    {
      set = sudoku_set_full (puzzle->shape->order);
      for (guint i = 0; i < info->n_peers; i++)
        {
          guint peer = info->peer[i];
          guint other = puzzle->givens[peer] != 0 ? puzzle->givens[peer] : puzzle->entries[peer];

          if (other != 0)
            set &= ~sudoku_set_of (other);
        }
      if (puzzle->eliminated != NULL)
        set &= ~puzzle->eliminated[cell];
    }
  for (; set != 0; set &= set - 1)
    g_string_append (text, nonet_alphabet_get_symbol (puzzle->alphabet, sudoku_set_first (set)));
  return g_strdup (text->len > 0 ? text->str : ".");
}

static gboolean
check (const NonetPuzzle *puzzle, GError **error)
{
  return nonet_alphabet_is_compact (puzzle->alphabet)
         || nonet_writer_refuse (error, _ ("this format needs symbols of one character"));
}

/* The texts of all cells, and how wide each column has to be. */
static char **
cell_texts (const NonetPuzzle *puzzle, guint *widths)
{
  guint order = puzzle->shape->order;
  char **texts = g_new0 (char *, nonet_puzzle_get_cells (puzzle) + 1);

  memset (widths, 0, order * sizeof *widths);
  for (guint cell = 0; cell < order * order; cell++)
    {
      texts[cell] = cell_text (puzzle, cell);
      widths[cell % order] = MAX (widths[cell % order], (guint) g_utf8_strlen (texts[cell], -1));
    }
  return texts;
}

static void
append_padded (GString *text, const char *field, guint width)
{
  g_string_append (text, field);
  for (guint i = (guint) g_utf8_strlen (field, -1); i < width; i++)
    g_string_append_c (text, ' ');
}

static void
append_border (GString *text, const SudokuShape *shape, const guint *widths, const char *corners)
{
  for (guint column = 0; column < shape->order; column++)
    {
      guint dashes = widths[column] + 1 + ((column + 1) % sudoku_shape_box_columns (shape) == 0);

      if (column % sudoku_shape_box_columns (shape) == 0)
        g_string_append_c (text, column == 0 ? corners[0] : corners[1]);
      for (guint i = 0; i < dashes; i++)
        g_string_append_c (text, '-');
    }
  g_string_append_c (text, corners[2]);
  g_string_append_c (text, '\n');
}

static void
append_line (GString *text, const NonetPuzzle *puzzle, gboolean entries)
{
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    {
      guint value = puzzle->givens[cell] == 0 && entries ? puzzle->entries[cell] : puzzle->givens[cell];

      g_string_append (text, nonet_writer_symbol (puzzle, value, "."));
      if (cell % puzzle->shape->order == puzzle->shape->order - 1u)
        g_string_append_c (text, '\n');
    }
  g_string_append_c (text, '\n');
}

static gboolean
write_hodoku (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  const SudokuShape *shape = puzzle->shape;
  guint widths[SUDOKU_MAX_ORDER];
  g_auto (GStrv) texts = NULL;
  gboolean entries = FALSE;

  if (!check (puzzle, error))
    return FALSE;
  texts = cell_texts (puzzle, widths);
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    entries = entries || puzzle->entries[cell] != 0;
  if (entries)
    {
      append_line (text, puzzle, FALSE);
      append_line (text, puzzle, TRUE);
    }
  append_border (text, shape, widths, "...");
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    {
      guint column = cell % shape->order;

      if (column == 0 && cell > 0 && cell / shape->order % sudoku_shape_box_rows (shape) == 0
          && sudoku_shape_box_rows (shape) > 1)
        append_border (text, shape, widths, ":+:");
      if (column % sudoku_shape_box_columns (shape) == 0)
        g_string_append (text, column > 0 ? " | " : "| ");
      else
        g_string_append_c (text, ' ');
      append_padded (text, texts[cell], widths[column]);
      if (column + 1 == shape->order)
        g_string_append (text, " |\n");
    }
  append_border (text, shape, widths, "'''");
  return TRUE;
}

static gboolean
write_explainer (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  guint widths[SUDOKU_MAX_ORDER], order = puzzle->shape->order;
  g_auto (GStrv) texts = NULL;

  if (!check (puzzle, error))
    return FALSE;
  texts = cell_texts (puzzle, widths);
  for (guint cell = 0; cell < order * order; cell++)
    if (cell % order == order - 1)
      g_string_append_printf (text, "%s\n", texts[cell]);
    else
      append_padded (text, texts[cell], widths[cell % order] + 1);
  return TRUE;
}

const NonetWriter nonet_pencil_marks_writer = { { "pencil-marks", N_ ("HoDoKu candidates"), "txt", FALSE, FALSE },
                                                write_hodoku };
const NonetWriter nonet_explainer_writer = { { "explainer", N_ ("Sudoku Explainer candidates"), "txt", FALSE, FALSE },
                                             write_explainer };

/* Writing boards with characters: all cells in one line, or a line a row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
 *
 *   5 3 . | . 7 . | . . .
 *   6 . . | 1 9 5 | . . .
 *   . 9 8 | . . . | . 6 .
 *   ------+-------+------
 *
 * A board whose alphabet or boxes do not follow from the cells alone is given a comment that the reader understands.
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>

#include "formats/writer.h"

void
nonet_write_line (GString *text, const NonetAlphabet *alphabet, const SudokuShape *shape, const guint8 *values)
{
  gboolean compact = nonet_alphabet_is_compact (alphabet);
  char blank = compact || nonet_alphabet_lookup (alphabet, "0", 1) != 0 ? '.' : '0';

  for (guint cell = 0; cell < shape->n_cells; cell++)
    {
      if (!compact && cell > 0)
        g_string_append_c (text, ' ');
      if (values[cell] != 0)
        g_string_append (text, nonet_alphabet_get_symbol (alphabet, values[cell]));
      else
        g_string_append_c (text, blank);
    }
}

/* The width of the widest symbol. */
static guint
symbol_width (const NonetAlphabet *alphabet)
{
  guint width = 1;

  for (guint value = 1; value <= nonet_alphabet_get_order (alphabet); value++)
    width = MAX (width, (guint) g_utf8_strlen (nonet_alphabet_get_symbol (alphabet, value), -1));
  return width;
}

static void
write_bar (GString *text, const SudokuShape *shape, guint width)
{
  guint stacks = shape->order / sudoku_shape_box_columns (shape);

  for (guint stack = 0; stack < stacks; stack++)
    {
      guint dashes = sudoku_shape_box_columns (shape) * (width + 1) + (stack > 0 && stack + 1 < stacks);

      if (stack > 0)
        g_string_append_c (text, '+');
      for (guint i = 0; i < dashes; i++)
        g_string_append_c (text, '-');
    }
  g_string_append_c (text, '\n');
}

void
nonet_write_rows (GString *text, const NonetAlphabet *alphabet, const SudokuShape *shape, const guint8 *values)
{
  guint width = symbol_width (alphabet), order = shape->order;
  guint box_rows = sudoku_shape_box_rows (shape), box_columns = sudoku_shape_box_columns (shape);

  /* Irregular boxes have no bars between them. */
  if (box_rows == 0)
    box_rows = box_columns = order;
  for (guint cell = 0; cell < shape->n_cells; cell++)
    {
      guint row = cell / order, column = cell % order;
      const char *symbol = values[cell] != 0 ? nonet_alphabet_get_symbol (alphabet, values[cell]) : ".";

      if (column == 0 && row > 0 && row % box_rows == 0 && box_rows > 1)
        write_bar (text, shape, width);
      if (column > 0)
        g_string_append (text, column % box_columns == 0 ? " | " : " ");
      for (guint i = (guint) g_utf8_strlen (symbol, -1); i < width; i++)
        g_string_append_c (text, ' ');
      g_string_append (text, symbol);
      if (column + 1 == order)
        g_string_append_c (text, '\n');
    }
}

/* Whether the alphabet follows from the cells alone: the usual one, or numbers of which one has two digits. */
static gboolean
shows_alphabet (const NonetPuzzle *puzzle)
{
  g_autoptr (NonetAlphabet) usual = nonet_alphabet_new_usual (puzzle->shape->order);
  g_autoptr (NonetAlphabet) numeric = nonet_alphabet_new_numeric (puzzle->shape->order, 1);

  if (nonet_alphabet_equal (puzzle->alphabet, usual) && nonet_alphabet_is_compact (usual))
    return TRUE;
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    if (puzzle->givens[cell] > 9)
      return nonet_alphabet_equal (puzzle->alphabet, numeric);
  return FALSE;
}

/* Appends "# boxes 3x2, symbols TONYBLAIR" as far as it is needed, between prefix and suffix. */
static void
write_hint (GString *text, const NonetPuzzle *puzzle, const char *prefix, const char *suffix)
{
  const SudokuShape *usual, *shape = puzzle->shape;
  gboolean boxes, symbols = !shows_alphabet (puzzle);

  usual = nonet_shape_get_usual (shape->order);
  boxes = !sudoku_shape_equal (usual, shape);
  if (!boxes && !symbols)
    return;
  g_string_append_printf (text, "%s#", prefix);
  if (boxes)
    g_string_append_printf (text, " boxes %ux%u%s", sudoku_shape_box_rows (shape), sudoku_shape_box_columns (shape),
                            symbols ? "," : "");
  if (symbols)
    {
      g_autofree char *alphabet = nonet_alphabet_to_string (puzzle->alphabet);

      g_string_append_printf (text, " symbols %s", alphabet);
    }
  g_string_append (text, suffix);
}

static gboolean
write_line (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  nonet_write_line (text, puzzle->alphabet, puzzle->shape, puzzle->givens);
  write_hint (text, puzzle, " ", "");
  g_string_append_c (text, '\n');
  return TRUE;
}

static gboolean
write_rows (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  write_hint (text, puzzle, "", "\n");
  nonet_write_rows (text, puzzle->alphabet, puzzle->shape, puzzle->givens);
  return TRUE;
}

const NonetWriter nonet_line_writer = { { "line", N_ ("One Line"), "txt", FALSE, TRUE }, write_line };
const NonetWriter nonet_rows_writer = { { "rows", N_ ("Rows"), "txt", FALSE, TRUE }, write_rows };

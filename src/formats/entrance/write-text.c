/* Writing boards with characters: all cells in one line, or a line a row; SudoCue's collections and CSV as Kaggle's lists have it.
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
 *   006000059000082008200004500… 7.2
 *
 *   quizzes,solutions
 *   0043002090…,8643712598…
 *
 * A board whose alphabet or boxes do not follow from the cells alone is given a comment that the reader understands.
 *
 * Grids of candidates are as HoDoKu and Sudoku Explainer put them on the clipboard:
 *
 *   .----------------.---------------.-----------------.
 *   | 1567  3   1567 | 4   129  179  | 689  5678  579  |        1567 3   1567 4   129 179 689 5678 579
 *   …                                                            …
 *   '----------------'---------------'-----------------'
 *
 * A cell without marks shows what its peers leave. HoDoKu's grid is preceded by the givens and the values when there are
 * entries, as a grid of candidates alone does not distinguish them. 
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "formats/registry.h"

#include "formats/difficulty.h"
#include "formats/json/rules.h"

gboolean
nonet_writer_refuse (GError **error, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_propagate_error (error, g_error_new_valist (G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, format, arguments));
  va_end (arguments);
  return FALSE;
}

gboolean
nonet_writer_refuse_rule (GError **error, const SudokuRule *rule)
{
  g_autoptr (GPtrArray) names = nonet_rules_new ();

  nonet_rules_add_named (names, nonet_f_puzzles_get_key (rule->kind));
  return nonet_writer_refuse (error, _ ("this format does not support %s"), (const char *) names->pdata[0]);
}

void
nonet_writer_append_values (GString *text, const NonetPuzzle *puzzle, gboolean entries)
{
  for (guint cell = 0; cell < puzzle->shape->n_cells; cell++)
    {
      guint value = entries ? nonet_puzzle_get_value (puzzle, cell) : puzzle->givens[cell];

      g_string_append (text, nonet_writer_symbol (puzzle, value, "."));
      if ((cell + 1) % puzzle->shape->order == 0)
        g_string_append_c (text, '\n');
    }
}

const char *
nonet_writer_symbol (const NonetPuzzle *puzzle, guint value, const char *blank)
{
  return value == 0 ? blank : nonet_alphabet_get_symbol (puzzle->alphabet, value);
}

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

/* Appends a rule as long as a row. Where the row has bars it has the first of two characters at its ends, the second between. */
static void
append_rule (GString *text, const char *row, const char *ends)
{
  if (ends == NULL)
    return;
  for (const char *p = row; *p != '\0'; p = g_utf8_next_char (p))
    g_string_append_c (text, *p != '|' ? '-' : ends[p > row && p[1] != '\0']);
  g_string_append_c (text, '\n');
}

void
nonet_writer_append_board (GString *text,
                           const SudokuShape *shape,
                           const NonetFrame *frame,
                           guint least_width,
                           const char *const *cells)
{
  guint order = shape->order, widths[SUDOKU_MAX_ORDER];
  guint box_rows = sudoku_shape_box_rows (shape), box_columns = sudoku_shape_box_columns (shape);
  g_autoptr (GString) row = g_string_new (NULL);

  /* Irregular boxes have no bars between them. */
  if (box_rows == 0)
    box_rows = box_columns = order;
  for (guint cell = 0; cell < shape->n_cells; cell++)
    widths[cell % order] =
        MAX (cell < order ? least_width : widths[cell % order], (guint) g_utf8_strlen (cells[cell], -1));
  for (guint cell = 0; cell < shape->n_cells; cell++)
    {
      guint column = cell % order;
      int padding = (int) (widths[column] - (guint) g_utf8_strlen (cells[cell], -1));

      if (column == 0)
        g_string_assign (row, frame->left);
      else
        g_string_append (row, column % box_columns == 0 ? frame->bar : frame->gap);
      if (frame->flush_right)
        g_string_append_printf (row, "%*s%s", padding, "", cells[cell]);
      else
        g_string_append_printf (row, "%s%*s", cells[cell], column + 1 < order || *frame->right != '\0' ? padding : 0,
                                "");
      if (column + 1 < order)
        continue;
      g_string_append (row, frame->right);
      if (cell < order || (cell / order % box_rows == 0 && box_rows > 1))
        append_rule (text, row->str, cell < order ? frame->top : frame->rule);
      g_string_append_printf (text, "%s\n", row->str);
    }
  append_rule (text, row->str, frame->bottom);
}

void
nonet_write_rows (GString *text, const NonetAlphabet *alphabet, const SudokuShape *shape, const guint8 *values)
{
  static const NonetFrame frame = { "", " ", " | ", "", NULL, "++", NULL, TRUE };
  g_autofree const char **cells = g_new (const char *, shape->n_cells);

  for (guint cell = 0; cell < shape->n_cells; cell++)
    cells[cell] = values[cell] != 0 ? nonet_alphabet_get_symbol (alphabet, values[cell]) : ".";
  nonet_writer_append_board (text, shape, &frame, nonet_alphabet_get_width (alphabet), cells);
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
  boxes = sudoku_shape_box_rows (shape) != 0 && !sudoku_shape_equal (usual, shape);
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

/* Appends the values of a board of 9×9 as digits, 0 for blanks. */
static void
append_digits (GString *text, const guint8 *values)
{
  for (guint cell = 0; cell < 81; cell++)
    g_string_append_c (text, (char) ('0' + values[cell]));
}

/* Appends the regions of a board, a letter a cell; end stands after each row. Boards with boxes have none. */
static gboolean
append_map (GString *text, const SudokuShape *shape, const char *end, GError **error)
{
  guint map[SUDOKU_MAX_CELLS];

  if (sudoku_shape_box_rows (shape) != 0)
    return TRUE;
  for (guint cell = 0; cell < shape->n_cells; cell++)
    map[cell] = sudoku_cell_box (shape, cell);
  /* Regions in pieces are not recognized. */
  if (shape->order > 26 || !nonet_shape_has_regions (shape, map))
    return nonet_writer_refuse (error, _ ("this format does not support boards with irregular boxes"));
  g_string_append (text, *end == '\0' ? " " : end);
  for (guint cell = 0; cell < shape->n_cells; cell++)
    g_string_append_printf (text, "%c%s", (char) ('A' + map[cell]),
                            cell % shape->order == shape->order - 1u ? end : "");
  return TRUE;
}

gboolean
nonet_line_write (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  nonet_write_line (text, puzzle->alphabet, puzzle->shape, puzzle->givens);
  if (sudoku_shape_box_rows (puzzle->shape) == 0 && text->len != puzzle->shape->n_cells)
    return nonet_writer_refuse (error, _ ("this format needs symbols of one character"));
  if (!append_map (text, puzzle->shape, "", error))
    return FALSE;
  write_hint (text, puzzle, " ", "");
  g_string_append_c (text, '\n');
  return TRUE;
}

gboolean
nonet_rows_write (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  write_hint (text, puzzle, "", "\n");
  nonet_write_rows (text, puzzle->alphabet, puzzle->shape, puzzle->givens);
  return append_map (text, puzzle->shape, "\n", error);
}

gboolean
nonet_sdm_write (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  append_digits (text, puzzle->givens);
  if (puzzle->difficulty != NULL && nonet_difficulty_is_rating (puzzle->difficulty))
    g_string_append_printf (text, " %s", puzzle->difficulty);
  g_string_append_c (text, '\n');
  return TRUE;
}

gboolean
nonet_csv_write (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  g_string_append (text, NONET_CSV_HEADING);
  append_digits (text, puzzle->givens);
  g_string_append_c (text, ',');
  if (puzzle->solution != NULL)
    append_digits (text, puzzle->solution);
  g_string_append_c (text, '\n');
  return TRUE;
}

/* Candidates. */

/* What the cell shows: of a board with candidates as clues, these alone. */
static char *
cell_text (const NonetPuzzle *puzzle, guint cell)
{
  guint value = nonet_puzzle_get_value (puzzle, cell);
  SudokuSet set = puzzle->marks != NULL && puzzle->shape->n_rules == 0 ? puzzle->marks[cell] : 0;
  g_autoptr (GString) text = g_string_new (NULL);
  const SudokuCellInfo *info = &puzzle->shape->cell[cell];

  if (value != 0)
    return g_strdup (nonet_alphabet_get_symbol (puzzle->alphabet, value));
  for (guint i = 0; i < puzzle->shape->n_rules; i++)
    if (*puzzle->shape->rule[i].cell == cell)
      for (guint j = 0, n = puzzle->shape->rule[i].n_digits; j < n; j++)
        set = (j == 0 ? 0 : set) | sudoku_set_of (puzzle->shape->rule[i].digit[j]);
  if (set == 0)
    {
      set = sudoku_set_full (puzzle->shape->order);
      for (guint i = 0; i < info->n_peers; i++)
        {
          guint other = nonet_puzzle_get_value (puzzle, info->peer[i]);

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

/* Appends the texts of all cells in a frame. */
static gboolean
append_board (GString *text, const NonetPuzzle *puzzle, const NonetFrame *frame)
{
  guint cells = nonet_puzzle_get_cells (puzzle);
  g_auto (GStrv) texts = g_new0 (char *, cells + 1);

  for (guint cell = 0; cell < cells; cell++)
    texts[cell] = cell_text (puzzle, cell);
  nonet_writer_append_board (text, puzzle->shape, frame, 0, (const char *const *) texts);
  return TRUE;
}

gboolean
nonet_pencil_marks_write (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  static const NonetFrame frame = { "| ", " ", " | ", " |", "..", ":+", "''", FALSE };
  gboolean entries = nonet_puzzle_count_entries (puzzle) > 0;

  for (guint with_entries = 0; entries && with_entries < 2; with_entries++)
    {
      nonet_writer_append_values (text, puzzle, with_entries);
      g_string_append_c (text, '\n');
    }
  return append_board (text, puzzle, &frame);
}

gboolean
nonet_explainer_write (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  static const NonetFrame frame = { "", " ", " ", "", NULL, NULL, NULL, FALSE };

  return append_board (text, puzzle, &frame);
}

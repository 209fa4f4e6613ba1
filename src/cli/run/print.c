/* Printing lines, candidates and JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/run/print.h"

#include <string.h>

#include "formats/json.h"
#include "formats/write.h"
#include "words/verdict.h"

char *
cli_dup_fault (const SudokuGrid *grid, NonetAlphabet *alphabet)
{
  SudokuFault fault;

  return sudoku_diagnose (grid, &fault, NULL, NULL) == SUDOKU_FOUND
             ? nonet_fault_to_string (&fault, grid->shape, &(NonetNotation){ alphabet, NONET_CELLS_WORDS })
             : NULL;
}

/* The byte of each value, in symbols[65]; FALSE if a symbol is longer. */
static gboolean
find_bytes (const NonetAlphabet *alphabet, char *symbols)
{
  guint order = nonet_alphabet_get_order (alphabet);

  symbols[0] = '.';
  for (guint value = 1; value <= order; value++)
    {
      const char *symbol = nonet_alphabet_get_symbol (alphabet, value);

      if (symbol[0] == '\0' || symbol[1] != '\0')
        return FALSE;
      symbols[value] = symbol[0];
    }
  return TRUE;
}

/* Whether the bytes of all values follow one another, as those of digits do. */
static gboolean
are_in_row (const char *symbols, guint order)
{
  for (guint value = 2; value <= order; value++)
    if (symbols[value] != symbols[1] + (char) (value - 1))
      return FALSE;
  return TRUE;
}

/* Writes values whose bytes follow one another, eight at a time up to the first blank; returns how many. */
static guint
print_in_row (char *line, const guint8 *values, guint n, char first)
{
  const guint64 ones = G_GUINT64_CONSTANT (0x0101010101010101);
  guint done = 0;

  for (; done + 8 <= n; done += 8)
    {
      guint64 eight;

      memcpy (&eight, values + done, sizeof eight);
      if (((eight - ones) & ~eight & (ones << 7)) != 0)
        break;
      eight += ones * (guint64) (first - 1);
      memcpy (line + done, &eight, sizeof eight);
    }
  return done;
}

void
cli_print_line (GString *text, const NonetAlphabet *alphabet, const SudokuShape *shape, const guint8 *values)
{
  char symbols[SUDOKU_MAX_ORDER + 1];
  guint n_cells = shape->n_cells;
  gsize begin = text->len;
  guint done = 0;
  char *line;

  /* Millions of solutions come this way. */
  if (!find_bytes (alphabet, symbols))
    {
      nonet_write_line (text, alphabet, shape, values);
      return;
    }
  g_string_set_size (text, begin + n_cells);
  line = text->str + begin;
  if (are_in_row (symbols, shape->order))
    done = print_in_row (line, values, n_cells, symbols[1]);
  for (guint cell = done; cell < n_cells; cell++)
    line[cell] = symbols[values[cell]];
}

void
cli_print_set (GString *text, const NonetAlphabet *alphabet, SudokuSet set)
{
  const char *between = nonet_alphabet_is_compact (alphabet) ? "" : ",";

  if (set == 0)
    g_string_append_c (text, '-');
  for (; set != 0; set &= set - 1)
    {
      g_string_append (text, nonet_alphabet_get_symbol (alphabet, sudoku_set_first (set)));
      if ((set & (set - 1)) != 0)
        g_string_append (text, between);
    }
}

void
cli_print_candidates_line (GString *text, const NonetAlphabet *alphabet, const SudokuCandidates *candidates)
{
  guint n_cells = candidates->shape->n_cells;

  for (guint cell = 0; cell < n_cells; cell++)
    {
      cli_print_set (text, alphabet, candidates->cell[cell]);
      g_string_append_c (text, cell + 1 < n_cells ? ' ' : '\n');
    }
}

static void
append_repeated (GString *text, char c, guint n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_c (text, c);
}

/* Whether a cell and the one before it in its row (step 1) or column (step n) are in different boxes. */
static gboolean
is_border (const SudokuShape *shape, guint cell, guint step)
{
  return sudoku_cell_box (shape, cell) != sudoku_cell_box (shape, cell - step);
}

/* Whether there is a border before any cell of a column (first is its first cell, step 1), or of a row (step n). */
static gboolean
has_border (const SudokuShape *shape, guint first, guint step)
{
  guint along = step == 1 ? shape->order : 1;

  for (guint i = 0; i < shape->order; i++)
    if (is_border (shape, first + i * along, step))
      return TRUE;
  return FALSE;
}

/* The rule above a row: dashes above the fields that have a border there, and in the columns of bars a '+' where it meets
 * one, a bar where there are only bars. */
static void
print_rule (GString *text, const SudokuShape *shape, guint row, guint width)
{
  for (guint column = 0; column < shape->order; column++)
    {
      guint cell = row * shape->order + column;
      gboolean dashes = is_border (shape, cell, shape->order);

      if (column > 0 && has_border (shape, column, 1))
        {
          gboolean meets = dashes || is_border (shape, cell - 1, shape->order);
          gboolean bar = is_border (shape, cell, 1) || is_border (shape, cell - shape->order, 1);

          g_string_append_c (text, meets && bar ? '+' : meets ? '-' : bar ? '|' : ' ');
          g_string_append_c (text, dashes ? '-' : ' ');
        }
      append_repeated (text, dashes ? '-' : ' ', width + (column + 1 < shape->order));
    }
  g_strchomp (text->str);
  g_string_set_size (text, strlen (text->str));
  g_string_append_c (text, '\n');
}

static guint
widest_set (const NonetAlphabet *alphabet, const SudokuCandidates *candidates)
{
  g_autoptr (GString) field = g_string_new (NULL);
  glong width = 1;

  for (guint cell = 0; cell < candidates->shape->n_cells; cell++)
    {
      g_string_truncate (field, 0);
      cli_print_set (field, alphabet, candidates->cell[cell]);
      width = MAX (width, g_utf8_strlen (field->str, -1));
    }
  return (guint) width;
}

void
cli_print_candidates_grid (GString *text, const NonetAlphabet *alphabet, const SudokuCandidates *candidates)
{
  const SudokuShape *shape = candidates->shape;
  guint width = widest_set (alphabet, candidates);

  for (guint cell = 0; cell < shape->n_cells; cell++)
    {
      guint row = sudoku_cell_row (shape, cell), column = sudoku_cell_column (shape, cell);
      gsize begin;

      if (column == 0 && row > 0 && has_border (shape, cell, shape->order))
        print_rule (text, shape, row, width);
      if (column > 0 && has_border (shape, column, 1))
        g_string_append (text, is_border (shape, cell, 1) ? "| " : "  ");
      begin = text->len;
      cli_print_set (text, alphabet, candidates->cell[cell]);
      if (column + 1 < shape->order)
        append_repeated (text, ' ', width + 1 - (guint) g_utf8_strlen (text->str + begin, -1));
      else
        g_string_append_c (text, '\n');
    }
}

void
cli_json_string (GString *text, const char *string)
{
  g_autofree char *valid = g_utf8_validate (string, -1, NULL) ? NULL : g_utf8_make_valid (string, -1);

  nonet_json_append_string (text, valid != NULL ? valid : string);
}

void
cli_json_comma (GString *text)
{
  if (strchr ("[{", text->str[text->len - 1]) == NULL)
    g_string_append_c (text, ',');
}

void
cli_json_member (GString *text, const char *name, const char *string)
{
  g_string_append_printf (text, ",\"%s\":", name);
  cli_json_string (text, string);
}

void
cli_json_candidates (GString *text, const char *name, const NonetAlphabet *alphabet, const SudokuCandidates *candidates)
{
  g_string_append_printf (text, ",\"%s\":[", name);
  for (guint cell = 0; cell < candidates->shape->n_cells; cell++)
    {
      g_string_append (text, cell > 0 ? ",[" : "[");
      for (SudokuSet set = candidates->cell[cell]; set != 0; set &= set - 1)
        {
          cli_json_comma (text);
          cli_json_string (text, nonet_alphabet_get_symbol (alphabet, sudoku_set_first (set)));
        }
      g_string_append_c (text, ']');
    }
  g_string_append_c (text, ']');
}

void
cli_json_place (GString *text, const SudokuShape *shape, guint cell)
{
  cli_json_comma (text);
  g_string_append_printf (text, "\"row\":%u,\"column\":%u", sudoku_cell_row (shape, cell) + 1,
                          sudoku_cell_column (shape, cell) + 1);
}

void
cli_json_cell (GString *text, const NonetAlphabet *alphabet, const SudokuShape *shape, guint cell, guint value)
{
  g_string_append_c (text, '{');
  cli_json_place (text, shape, cell);
  cli_json_member (text, "symbol", nonet_alphabet_get_symbol (alphabet, value));
  g_string_append_c (text, '}');
}

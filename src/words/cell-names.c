/* How cells are written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/cell-names.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"

/* Up to this order the numbers of rows and columns have one digit, so that several may stand together. */
#define ONE_DIGIT 9

NonetNotation
nonet_notation_without_words (const NonetNotation *self)
{
  return (NonetNotation){ self->alphabet, self->cells == NONET_CELLS_WORDS ? NONET_CELLS_RC : self->cells };
}

NonetListStyle
nonet_notation_list_style (const NonetNotation *self, NonetListStyle style)
{
  if (self->cells != NONET_CELLS_WORDS)
    return style;
  return style == NONET_LIST_WORDS ? NONET_LIST_CLAUSES : NONET_LIST_SEMICOLONS;
}

guint
nonet_cell_set_count (const NonetCellSet *set)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (set->bits); i++)
    n += sudoku_set_count (set->bits[i]);
  return n;
}

/* "37", or "3 and 7": a list of rows or columns. */
static char *
lines_to_string (guint64 lines, gboolean words)
{
  g_autoptr (GPtrArray) numbers = g_ptr_array_new_with_free_func (g_free);

  for (; lines != 0; lines &= lines - 1)
    g_ptr_array_add (numbers, g_strdup_printf ("%u", sudoku_set_first (lines)));
  if (words)
    return nonet_list_to_string (numbers, NONET_LIST_WORDS);
  g_ptr_array_add (numbers, NULL);
  return g_strjoinv ("", (char **) numbers->pdata);
}

/* The cells where rows and columns meet: "r25c37", or in words. */
static char *
crossings_to_string (guint64 rows, guint64 columns, gboolean words)
{
  static const char *const message[2][2] = {
    /* Translators: cells: {rows} and {columns} are numbers, one or a list such as "3 and 7". */
    { NC_ ("cells", "row {rows}, column {columns}"), NC_ ("cells", "row {rows}, columns {columns}") },
    { NC_ ("cells", "rows {rows}, column {columns}"), NC_ ("cells", "rows {rows}, columns {columns}") },
  };
  g_autofree char *row = lines_to_string (rows, words), *column = lines_to_string (columns, words);
  const char *chosen = message[!sudoku_set_is_single (rows)][!sudoku_set_is_single (columns)];

  if (!words)
    return g_strdup_printf ("r%sc%s", row, column);
  return nonet_fill_pair (g_dpgettext2 (GETTEXT_PACKAGE, "cells", chosen), "rows", row, "columns", column);
}

/* The cells by lines: by rows, or by columns; lines with cells in the same places are one text: "r25c37". */
static GPtrArray *
lines_of_cells (const SudokuShape *shape, const NonetCellSet *cells, gboolean by_columns, gboolean words)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  guint64 place[SUDOKU_MAX_ORDER] = { 0 };

  for (guint cell = 0; cell < shape->n_cells; cell++)
    if (nonet_cell_set_has (cells, cell))
      {
        guint row = sudoku_cell_row (shape, cell), column = sudoku_cell_column (shape, cell);

        place[by_columns ? column : row] |= G_GUINT64_CONSTANT (1) << (by_columns ? row : column);
      }
  for (guint line = 0; line < shape->order; line++)
    {
      guint64 lines = 0, places = place[line];

      for (guint other = line; other < shape->order; other++)
        if (places != 0 && place[other] == places)
          {
            lines |= G_GUINT64_CONSTANT (1) << other;
            place[other] = 0;
          }
      if (lines != 0)
        g_ptr_array_add (texts, by_columns ? crossings_to_string (places, lines, words)
                                           : crossings_to_string (lines, places, words));
    }
  return texts;
}

/* Whichever of rows and columns takes fewer texts. */
static GPtrArray *
grouped_cells (const SudokuShape *shape, const NonetCellSet *cells, gboolean words)
{
  g_autoptr (GPtrArray) by_rows = lines_of_cells (shape, cells, FALSE, words);
  g_autoptr (GPtrArray) by_columns = lines_of_cells (shape, cells, TRUE, words);

  return g_ptr_array_ref (by_columns->len < by_rows->len ? by_columns : by_rows);
}

/* "A" to "Z", "AA" to "AZ", and so on. */
static char *
row_to_letters (guint row)
{
  if (row < 26)
    return g_strdup_printf ("%c", 'A' + row);
  return g_strdup_printf ("%c%c", 'A' + row / 26 - 1, 'A' + row % 26);
}

static char *
short_name (const SudokuShape *shape, guint cell, NonetCellStyle style)
{
  guint row = sudoku_cell_row (shape, cell), column = sudoku_cell_column (shape, cell) + 1;
  g_autofree char *letters = NULL;

  if (style == NONET_CELLS_RC)
    return g_strdup_printf ("r%uc%u", row + 1, column);
  letters = row_to_letters (row);
  return g_strdup_printf ("%s%u", letters, column);
}

static GPtrArray *
single_cells (const SudokuShape *shape, const NonetCellSet *cells, NonetCellStyle style)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  for (guint cell = 0; cell < shape->n_cells; cell++)
    if (nonet_cell_set_has (cells, cell))
      g_ptr_array_add (texts, short_name (shape, cell, style));
  return texts;
}

char *
nonet_cells_to_string (const SudokuShape *shape,
                       const NonetCellSet *cells,
                       const NonetNotation *notation,
                       NonetListStyle style)
{
  gboolean words = notation->cells == NONET_CELLS_WORDS;
  gboolean grouped = words || (notation->cells == NONET_CELLS_RC && shape->order <= ONE_DIGIT);
  g_autoptr (GPtrArray) texts =
      grouped ? grouped_cells (shape, cells, words) : single_cells (shape, cells, notation->cells);

  return nonet_list_to_string (texts, nonet_notation_list_style (notation, style));
}

char *
nonet_cell_to_name (const SudokuShape *shape, guint cell, const NonetNotation *notation)
{
  NonetCellSet cells = { { 0 } };

  nonet_cell_set_add (&cells, cell);
  return nonet_cells_to_string (shape, &cells, notation, NONET_LIST_WORDS);
}

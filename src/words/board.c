/* Cells and givens in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/board.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"
#include "words/number.h"

char *
nonet_cell_to_string (const SudokuShape *shape, guint cell, const char *content)
{
  /* Translators: a cell, and the symbol or whatever else is in it. */
  return g_strdup_printf (_ ("row %u, column %u: %s"), sudoku_cell_row (shape, cell) + 1,
                          sudoku_cell_column (shape, cell) + 1, content);
}

guint
nonet_house_set_count (const NonetHouseSet *set)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (set->bits); i++)
    n += sudoku_set_count (set->bits[i]);
  return n;
}

/* One house of a kind, and several. */
static const char *const kind_message[][2] = {
  /* Translators: a house of the board; it is put into "two 5s in row 3" and the like. */
  [SUDOKU_ROW] = { NC_ ("house", "row {number}"), NC_ ("house", "rows {number}") },
  [SUDOKU_COLUMN] = { NC_ ("house", "column {number}"), NC_ ("house", "columns {number}") },
  [SUDOKU_BOX] = { NC_ ("house", "box {number}"), NC_ ("house", "boxes {number}") },
  [SUDOKU_DIAGONAL] = { NC_ ("house", "diagonal {number}"), NC_ ("house", "diagonals {number}") },
  [SUDOKU_EXTRA] = { NC_ ("house", "extra house {number}"), NC_ ("house", "extra houses {number}") },
};

guint
nonet_house_number (const SudokuShape *shape, guint house)
{
  guint first = house;

  while (first > 0 && shape->house[first - 1].kind == shape->house[house].kind)
    first--;
  return house - first + 1;
}

/* How people know a house among those of its kind: by its number, a diagonal by a picture. */
static char *
house_to_number (const SudokuShape *shape, guint house)
{
  if (shape->house[house].kind == SUDOKU_DIAGONAL)
    return g_strdup (shape->house[house].cell[0] == 0 ? "╲" : "╱");
  return g_strdup_printf ("%u", nonet_house_number (shape, house));
}

/* The houses of a kind, "columns 2, 5 and 9", or NULL if there are none. */
static char *
houses_of_kind_to_string (const SudokuShape *shape, const NonetHouseSet *houses, SudokuHouseKind kind)
{
  g_autoptr (GPtrArray) numbers = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint house = 0; house < shape->n_houses; house++)
    if (shape->house[house].kind == kind && nonet_house_set_has (houses, house))
      g_ptr_array_add (numbers, house_to_number (shape, house));
  if (numbers->len == 0)
    return NULL;
  list = nonet_list_to_string (numbers, NONET_LIST_WORDS);
  return nonet_fill_pair (g_dpgettext2 (GETTEXT_PACKAGE, "house", kind_message[kind][numbers->len > 1]), "number", list,
                          NULL, NULL);
}

char *
nonet_houses_to_string (const SudokuShape *shape, const NonetHouseSet *houses)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint kind = SUDOKU_ROW; kind <= SUDOKU_EXTRA; kind++)
    {
      char *text = houses_of_kind_to_string (shape, houses, kind);

      if (text != NULL)
        g_ptr_array_add (texts, text);
    }
  return nonet_list_to_string (texts, NONET_LIST_WORDS);
}

char *
nonet_house_to_string (const SudokuShape *shape, guint house)
{
  NonetHouseSet houses = { { 0 } };

  nonet_house_set_add (&houses, house);
  return nonet_houses_to_string (shape, &houses);
}

char *
nonet_houses_to_notation (const SudokuShape *shape, const NonetHouseSet *houses)
{
  static const char letter[] = { [SUDOKU_ROW] = 'r', 'c', 'b', 'd', 'x' };
  g_autoptr (GString) text = g_string_new (NULL);
  SudokuHouseKind last = SUDOKU_EXTRA + 1;

  for (guint house = 0; house < shape->n_houses; house++)
    if (nonet_house_set_has (houses, house))
      {
        if (shape->house[house].kind != last || shape->order > 9)
          g_string_append_c (text, letter[shape->house[house].kind]);
        last = shape->house[house].kind;
        g_string_append_printf (text, "%u", nonet_house_number (shape, house));
      }
  return g_strdup (text->str);
}

char *
nonet_givens_to_string (const NonetPuzzle *puzzle)
{
  guint n = nonet_puzzle_count_givens (puzzle);

  return g_strdup_printf (ngettext ("%u given", "%u givens", n), n);
}

/* How cells, candidates and values are written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/notation.h"

#include <glib/gi18n-lib.h>

#include "words/number.h"
#include <string.h>

#include "words/fill.h"

/* Cells, houses and givens by name. */

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
  [SUDOKU_EXTRA] = { NC_ ("house", "extra region {number}"), NC_ ("house", "extra regions {number}") },
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
  g_autofree char *number = nonet_number_to_string (n);

  return g_strdup_printf (ngettext ("%s given", "%s givens", n), number);
}

/* How cells are written. */

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

static GPtrArray *
new_list (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

char *
nonet_values_to_string (SudokuSet values, const NonetAlphabet *alphabet, NonetListStyle style)
{
  g_autoptr (GPtrArray) texts = new_list ();

  for (SudokuSet left = values; left != 0; left &= left - 1)
    g_ptr_array_add (texts, g_strdup (nonet_alphabet_get_symbol (alphabet, sudoku_set_first (left))));
  return nonet_list_to_string (texts, style);
}

/* The candidates grouped by value, as {values} and {cells} of each group, or by cell. */
typedef struct
{
  SudokuSet values;
  NonetCellSet cells;
} Group;

/* Groups by value; those with the same cells are one. */
static GArray *
groups_by_value (const SudokuCandidate *candidates, guint n, const SudokuShape *shape)
{
  GArray *groups = g_array_new (FALSE, TRUE, sizeof (Group));

  for (guint value = 1; value <= shape->order; value++)
    {
      NonetCellSet cells = { { 0 } };
      guint at = 0;

      for (guint i = 0; i < n; i++)
        if (sudoku_candidate_value (shape, candidates[i]) == value)
          nonet_cell_set_add (&cells, sudoku_candidate_cell (shape, candidates[i]));
      if (nonet_cell_set_count (&cells) == 0)
        continue;
      while (at < groups->len && memcmp (&g_array_index (groups, Group, at).cells, &cells, sizeof cells) != 0)
        at++;
      if (at == groups->len)
        g_array_append_val (groups, (Group){ .cells = cells });
      g_array_index (groups, Group, at).values |= sudoku_set_of (value);
    }
  return groups;
}

/* Groups by cell; those with the same values are one. */
static GArray *
groups_by_cell (const SudokuCandidate *candidates, guint n, const SudokuShape *shape)
{
  GArray *groups = g_array_new (FALSE, TRUE, sizeof (Group));
  g_autofree SudokuSet *values = g_new0 (SudokuSet, shape->n_cells);

  for (guint i = 0; i < n; i++)
    values[sudoku_candidate_cell (shape, candidates[i])] |=
        sudoku_set_of (sudoku_candidate_value (shape, candidates[i]));
  for (guint cell = 0; cell < shape->n_cells; cell++)
    {
      guint i = 0;

      if (values[cell] == 0)
        continue;
      while (i < groups->len && g_array_index (groups, Group, i).values != values[cell])
        i++;
      if (i == groups->len)
        g_array_append_val (groups, (Group){ .values = values[cell] });
      nonet_cell_set_add (&g_array_index (groups, Group, i).cells, cell);
    }
  return groups;
}

/* Whichever are fewer. */
static GArray *
groups_of (const SudokuCandidate *candidates, guint n, const SudokuShape *shape)
{
  g_autoptr (GArray) by_value = groups_by_value (candidates, n, shape);
  g_autoptr (GArray) by_cell = groups_by_cell (candidates, n, shape);

  return g_array_ref (by_cell->len < by_value->len ? by_cell : by_value);
}

char *
nonet_candidates_to_string (const SudokuCandidate *candidates,
                            guint n_candidates,
                            const SudokuShape *shape,
                            const NonetNotation *notation)
{
  g_autoptr (GArray) groups = groups_of (candidates, n_candidates, shape);
  g_autoptr (GPtrArray) texts = new_list ();
  NonetListStyle style = groups->len > 1 ? NONET_LIST_SLASHES : NONET_LIST_WORDS;

  for (guint i = 0; i < groups->len; i++)
    {
      const Group *group = &g_array_index (groups, Group, i);
      g_autofree char *cells = nonet_cells_to_string (shape, &group->cells, notation, style);
      g_autofree char *values = nonet_values_to_string (group->values, notation->alphabet, style);

      /* Translators: candidates, "7 in r1c3", "1/2 in r1c37"; put into "so 7 in r1c3 can be removed". */
      g_ptr_array_add (texts, nonet_fill_pair (_ ("{values} in {cells}"), "values", values, "cells", cells));
    }
  return nonet_list_to_string (texts, nonet_notation_list_style (notation, NONET_LIST_WORDS));
}

char *
nonet_candidates_to_notation (const SudokuCandidate *candidates,
                              guint n_candidates,
                              const char *mark,
                              const SudokuShape *shape,
                              const NonetNotation *notation)
{
  g_autoptr (GArray) groups = groups_of (candidates, n_candidates, shape);
  g_autoptr (GPtrArray) texts = new_list ();

  for (guint i = 0; i < groups->len; i++)
    {
      const Group *group = &g_array_index (groups, Group, i);
      g_autofree char *cells = nonet_cells_to_string (shape, &group->cells, notation, NONET_LIST_SLASHES);
      g_autofree char *values = nonet_values_to_string (group->values, notation->alphabet, NONET_LIST_SLASHES);

      g_ptr_array_add (texts, g_strconcat (cells, mark, values, NULL));
    }
  return nonet_list_to_string (texts, nonet_notation_list_style (notation, NONET_LIST_COMMAS));
}

static NonetCellSet
cells_of_node (const SudokuStep *step, guint node)
{
  NonetCellSet cells = { { 0 } };

  for (guint i = 0; i < step->node[node].n_cells; i++)
    nonet_cell_set_add (&cells, step->node_cell[step->node[node].first_cell + i]);
  return cells;
}

char *
nonet_node_to_cells (const SudokuStep *step, guint node, const SudokuShape *shape, const NonetNotation *notation)
{
  NonetCellSet cells = cells_of_node (step, node);

  return nonet_cells_to_string (shape, &cells, notation, NONET_LIST_SLASHES);
}

/* Nodes in the same cells share them: "(5=7)r1c2", so the cells of a node are written once the next is known. */
static void
end_node (GString *chain, const SudokuStep *step, guint node, const SudokuShape *shape, const NonetNotation *notation)
{
  g_autofree char *text = nonet_node_to_cells (step, node, shape, notation);

  g_string_append_printf (chain, ")%s", text);
}

static gboolean
same_cells (const SudokuStep *step, guint a, guint b)
{
  NonetCellSet cells_a = cells_of_node (step, a), cells_b = cells_of_node (step, b);

  return memcmp (&cells_a, &cells_b, sizeof cells_a) == 0;
}

char *
nonet_chain_to_string (const SudokuStep *step, guint branch, const SudokuShape *shape, const NonetNotation *notation)
{
  const NonetNotation compact = nonet_notation_without_words (notation);
  g_autoptr (GString) chain = g_string_new (NULL);
  guint last = G_MAXUINT;

  for (guint i = 0; i < step->n_links; i++)
    {
      const SudokuLink *link = &step->link[i];
      char mark = link->kind == SUDOKU_LINK_STRONG ? '=' : '-';

      if (link->branch != branch)
        continue;
      if (link->from != last)
        {
          if (last != G_MAXUINT)
            {
              end_node (chain, step, last, shape, &compact);
              g_string_append (chain, "; ");
            }
          g_string_append_printf (chain, "(%s",
                                  nonet_alphabet_get_symbol (notation->alphabet, step->node[link->from].value));
        }
      if (same_cells (step, link->from, link->to))
        g_string_append_printf (chain, "%c%s", mark,
                                nonet_alphabet_get_symbol (notation->alphabet, step->node[link->to].value));
      else
        {
          end_node (chain, step, link->from, shape, &compact);
          g_string_append_printf (chain, "%c(%s", mark,
                                  nonet_alphabet_get_symbol (notation->alphabet, step->node[link->to].value));
        }
      last = link->to;
    }
  if (last == G_MAXUINT)
    return NULL;
  end_node (chain, step, last, shape, &compact);
  return g_strdup (chain->str);
}

char *
nonet_node_to_candidate (const SudokuStep *step, guint node, const SudokuShape *shape, const NonetNotation *notation)
{
  g_autofree char *text = nonet_node_to_cells (step, node, shape, notation);

  return nonet_fill_pair (_ ("{values} in {cells}"), "values",
                          nonet_alphabet_get_symbol (notation->alphabet, step->node[node].value), "cells", text);
}

char *
nonet_node_to_statement (const SudokuStep *step,
                         guint node,
                         gboolean is_true,
                         const SudokuShape *shape,
                         const NonetNotation *notation)
{
  g_autofree char *text = nonet_node_to_cells (step, node, shape, notation);

  return g_strconcat (text, is_true ? " = " : " ≠ ",
                      nonet_alphabet_get_symbol (notation->alphabet, step->node[node].value), NULL);
}

char *
nonet_link_to_string (const SudokuStep *step, guint number, const SudokuShape *shape, const NonetNotation *notation)
{
  const SudokuLink *link = &step->link[number];
  g_autofree char *from = nonet_node_to_candidate (step, link->from, shape, notation);
  g_autofree char *to = nonet_node_to_candidate (step, link->to, shape, notation);

  if (link->kind == SUDOKU_LINK_STRONG)
    /* Translators: a strong link: of two candidates such as "5 in r1c2", at least one is true. */
    return nonet_fill_pair (_ ("{from}, strongly to {to}"), "from", from, "to", to);
  /* Translators: a weak link: of two candidates such as "5 in r1c2", at most one is true. */
  return nonet_fill_pair (_ ("{from}, weakly to {to}"), "from", from, "to", to);
}

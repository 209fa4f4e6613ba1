/* What a screen reader says of each cell: "row 1, column 3: 7, given".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/board-labels.h"

#include <glib/gi18n.h>

#include "widgets/cell-popover.h"
#include "words/board.h"

/* The symbols of a set, with spaces between. */
static char *
list_symbols (NonetAlphabet *alphabet, SudokuSet set)
{
  GString *text = g_string_new (NULL);

  for (; set != 0; set &= set - 1)
    g_string_append_printf (text, text->len > 0 ? " %s" : "%s",
                            nonet_alphabet_get_symbol (alphabet, sudoku_set_first (set)));
  return g_string_free (text, FALSE);
}

/* Candidates that are left, and those that are struck out. */
static char *
describe_candidates (const NonetBoardScene *scene, guint cell)
{
  SudokuSet gone = scene->struck != NULL ? scene->struck[cell] & scene->candidates[cell] : 0;
  g_autofree char *left = list_symbols (scene->alphabet, scene->candidates[cell] & ~gone);
  g_autofree char *struck = list_symbols (scene->alphabet, gone);

  if (gone == 0)
    /* Translators: %s is a list of symbols such as 1 4 7 */
    return g_strdup_printf (_ ("candidates %s"), left);
  /* Translators: of the candidates of a cell; each %s is a list of symbols such as 1 4 7 */
  return g_strdup_printf (_ ("candidates %s, struck out %s"), left, struck);
}

/* The symbol or the candidates in the cell, in words. */
static char *
describe_symbol (const NonetBoardScene *scene, guint cell)
{
  if (scene->givens[cell] != 0)
    /* Translators: what a screen reader says of a cell; %s is a symbol such as 7 */
    return g_strdup_printf (_ ("%s, given"), nonet_alphabet_get_symbol (scene->alphabet, scene->givens[cell]));
  if (scene->entries[cell] != 0)
    return g_strdup (nonet_alphabet_get_symbol (scene->alphabet, scene->entries[cell]));
  if (scene->found != NULL && scene->found[cell] != 0)
    /* Translators: %s is a symbol that the search found for the cell */
    return g_strdup_printf (_ ("%s, found"), nonet_alphabet_get_symbol (scene->alphabet, scene->found[cell]));
  if (scene->candidates == NULL || scene->candidates[cell] == 0)
    return g_strdup (_ ("blank"));
  return describe_candidates (scene, cell);
}

/* With the colour the player gave the cell. */
static char *
describe_content (const NonetBoardScene *scene, guint cell)
{
  g_autofree char *symbol = describe_symbol (scene, cell);

  if (scene->colours == NULL || scene->colours[cell] == 0)
    return g_steal_pointer (&symbol);
  /* Translators: the first %s is what stands in the cell, the second the name of the colour it has */
  return g_strdup_printf (_ ("%s, colour %s"), symbol, nonet_colour_name (scene->colours[cell]));
}

char *
nonet_board_describe_cell (const NonetBoardScene *scene, guint cell, gboolean conflict)
{
  g_autofree char *content = describe_content (scene, cell);

  if (conflict)
    /* Translators: %s is what stands in the cell; it stands in its row, column or box again */
    return g_strdup_printf (_ ("row %u, column %u: %s, in conflict"), sudoku_cell_row (scene->shape, cell) + 1,
                            sudoku_cell_column (scene->shape, cell) + 1, content);
  return nonet_cell_to_string (scene->shape, cell, content);
}

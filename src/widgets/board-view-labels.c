/* What a screen reader is told of each cell: "row 1, column 3: 7, given".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/board-view-labels.h"

#include <glib/gi18n.h>

#include "widgets/board-cell.h"
#include "widgets/cell-popover.h"

/* The symbols of a set, with blanks between. */
static char *
list_symbols (NonetAlphabet *alphabet, SudokuSet set)
{
  GString *text = g_string_new (NULL);

  for (; set != 0; set &= set - 1)
    g_string_append_printf (text, text->len > 0 ? " %s" : "%s",
                            nonet_alphabet_get_symbol (alphabet, sudoku_set_first (set)));
  return g_string_free (text, FALSE);
}

static SudokuSet
shown_candidates (NonetBoardView *self, guint cell)
{
  const NonetPuzzle *puzzle = nonet_document_peek (self->document);
  const SudokuSet *candidates = nonet_board_overlay_get (self->overlay, NONET_LAYER_CANDIDATES);

  if (self->depth == NONET_CANDIDATES_MARKS)
    return puzzle->marks != NULL ? puzzle->marks[cell] : 0;
  if (self->depth != NONET_CANDIDATES_NONE && candidates != NULL)
    return candidates[cell];
  return 0;
}

/* The symbol or the candidates in the cell, in words. */
static char *
describe_symbol (NonetBoardView *self, guint cell)
{
  NonetAlphabet *alphabet = nonet_document_get_alphabet (self->document);
  guint value = nonet_board_view_value (self, cell);
  g_autofree char *symbols = NULL;
  SudokuSet set;

  if (value != 0 && nonet_document_is_given (self->document, cell))
    /* Translators: what a screen reader says of a cell; %s is a symbol such as 7 */
    return g_strdup_printf (_ ("%s, given"), nonet_alphabet_get_symbol (alphabet, value));
  if (value != 0)
    return g_strdup (nonet_alphabet_get_symbol (alphabet, value));
  if (nonet_board_view_shown (self, cell) != 0)
    /* Translators: %s is a symbol that the search found for the cell */
    return g_strdup_printf (_ ("%s, found"), nonet_alphabet_get_symbol (alphabet, nonet_board_view_shown (self, cell)));
  set = shown_candidates (self, cell);
  if (set == 0)
    return g_strdup (_ ("blank"));
  symbols = list_symbols (alphabet, set);
  /* Translators: %s is a list of symbols such as 1 4 7 */
  return g_strdup_printf (_ ("candidates %s"), symbols);
}

/* With the colour the player gave the cell. */
static char *
describe_content (NonetBoardView *self, guint cell)
{
  const NonetPuzzle *puzzle = nonet_document_peek (self->document);
  g_autofree char *symbol = describe_symbol (self, cell);

  if (puzzle->colours == NULL || puzzle->colours[cell] == 0)
    return g_steal_pointer (&symbol);
  /* Translators: the first %s is what stands in the cell, the second the name of the colour it has */
  return g_strdup_printf (_ ("%s, colour %s"), symbol, nonet_colour_name (puzzle->colours[cell]));
}

char *
nonet_board_view_describe_cell (NonetBoardView *self, guint cell)
{
  guint row = sudoku_cell_row (self->shape, cell) + 1;
  guint column = sudoku_cell_column (self->shape, cell) + 1;
  g_autofree char *content = describe_content (self, cell);

  if (self->conflict != NULL && self->conflict[cell])
    /* Translators: %s is what stands in the cell; it stands in its row, column or box again */
    return g_strdup_printf (_ ("row %u, column %u: %s, in conflict"), row, column, content);
  /* Translators: %s is what stands in the cell */
  return g_strdup_printf (_ ("row %u, column %u: %s"), row, column, content);
}

void
nonet_board_view_update_labels (NonetBoardView *self)
{
  GHashTableIter iter;
  gpointer key, child;

  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, &key, &child))
    {
      guint cell = GPOINTER_TO_UINT (key);

      nonet_board_cell_take_label (child, nonet_board_view_describe_cell (self, cell));
      nonet_board_cell_set_selected (child, self->selected[cell]);
    }
}

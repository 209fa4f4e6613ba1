/* What a cell holds in all solutions, and filters by that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/solutions/solution-filters.h"

#include <glib/gi18n.h>

#include "widgets/chips.h"
#include "words/notation.h"

/* The cell of the board at which the cursor is: the symbols it has in the solutions shown. */

/* The counts of the cell are looked at again at most this often, in ms. */
#define INTERVAL 150

/* Pixels: two lines of chips, which most cells do with. */
#define LEAST_HEIGHT 52

static const char *
symbol_of (NonetSolutionCell *self, guint value)
{
  return nonet_alphabet_get_symbol (nonet_solution_list_get_puzzle (self->list)->alphabet, value);
}

static void
show_symbols (NonetSolutionCell *self)
{
  NonetPuzzle *puzzle = nonet_solution_list_get_puzzle (self->list);
  guint64 counts[SUDOKU_MAX_ORDER];

  for (guint value = 1; value <= puzzle->shape->order; value++)
    counts[value - 1] = nonet_solution_list_get_count (self->list, (guint) self->cell, value);
  nonet_chips_show_tally (self->symbols, puzzle->alphabet, (guint) self->cell, counts, "solutions.add-filter");
}

static gboolean
has_several (NonetSolutionCell *self)
{
  return self->list != NULL && nonet_solution_list_get_n_found (self->list) > 1;
}

/* The symbols that the solutions have in the cell, if there are several solutions and the puzzle leaves it open. */
static SudokuSet
seen_symbols (NonetSolutionCell *self)
{
  NonetPuzzle *puzzle;
  guint cell;

  if (self->cell < 0 || !has_several (self))
    return 0;
  puzzle = nonet_solution_list_get_puzzle (self->list);
  cell = (guint) self->cell;
  if (cell >= nonet_puzzle_get_cells (puzzle) || puzzle->givens[cell] != 0 || puzzle->entries[cell] != 0)
    return 0;
  return nonet_solution_list_get_seen (self->list, cell);
}

static char *solution_cell_name (const SudokuShape *shape, guint cell);

/* What is said of the cell, before its symbols. */
static char *
dup_text (NonetSolutionCell *self, SudokuSet seen)
{
  g_autofree char *name = NULL;

  if (seen == 0)
    return g_strdup (_ ("Select a cell to see its symbols here."));
  name = solution_cell_name (nonet_solution_list_get_puzzle (self->list)->shape, (guint) self->cell);
  if (sudoku_set_is_single (seen))
    /* Translators: a cell such as r2c8 and a symbol */
    return g_strdup_printf (_ ("%s is always %s"), name, symbol_of (self, sudoku_set_first (seen)));
  /* Translators: a cell such as r2c8; its symbols follow, with how many solutions have them */
  return g_strdup_printf (_ ("%s in these solutions:"), name);
}

/* The place of the symbols grows with what is in it, and stays: else the solutions below would jump at each click. */
static void
keep_place (NonetSolutionCell *self)
{
  int width = gtk_widget_get_width (self->place), kept, natural;

  gtk_widget_get_size_request (self->place, NULL, &kept);
  gtk_widget_measure (GTK_WIDGET (self->symbols), GTK_ORIENTATION_VERTICAL, width > 0 ? width : -1, NULL, &natural,
                      NULL, NULL);
  gtk_widget_set_size_request (self->place, -1, MAX (MAX (kept, natural), LEAST_HEIGHT));
}

static void
update (NonetSolutionCell *self)
{
  SudokuSet seen = seen_symbols (self);
  g_autofree char *text = dup_text (self, seen);

  gtk_revealer_set_reveal_child (self->revealer, has_several (self));
  gtk_label_set_text (self->label, text);
  if (seen == 0 || sudoku_set_is_single (seen))
    nonet_chips_clear (self->symbols);
  else
    show_symbols (self);
  keep_place (self);
}

static void
follow_cursor (NonetSolutionCell *self)
{
  NonetDocument *document = self->board != NULL ? nonet_board_view_get_document (self->board) : NULL;
  gboolean current = document != NULL && nonet_document_get_generation (document) == self->generation;
  g_autofree guint *cells = NULL;
  guint n = 0;

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (current)
    cells = nonet_board_view_dup_selection (self->board, &n);
  self->cell = n == 1 ? (int) cells[0] : -1;
  update (self);
}

static void
queue (NonetSolutionCell *self)
{
  if (self->timeout == 0)
    self->timeout = g_timeout_add_once (INTERVAL, (GSourceOnceFunc) follow_cursor, self);
}

static void
follow_document (NonetSolutionCell *self)
{
  g_signal_group_set_target (self->document_signals,
                             self->board != NULL ? nonet_board_view_get_document (self->board) : NULL);
  follow_cursor (self);
}

gboolean
nonet_solution_cell_set_board (NonetSolutionCell *self, NonetBoardView *board)
{
  if (self->board == board)
    return FALSE;
  if (self->board != NULL)
    g_signal_handlers_disconnect_by_data (self->board, self);
  g_set_object (&self->board, board);
  if (board != NULL)
    {
      g_signal_connect_swapped (board, "notify::document", G_CALLBACK (follow_document), self);
      g_signal_connect_swapped (board, "selection-changed", G_CALLBACK (follow_cursor), self);
    }
  follow_document (self);
  return TRUE;
}

void
nonet_solution_cell_set_list (NonetSolutionCell *self, NonetSolutionList *list)
{
  self->list = list;
  g_signal_group_set_target (self->list_signals, list);
  if (list == NULL)
    gtk_widget_set_size_request (self->place, -1, -1);
  follow_cursor (self);
}

void
nonet_solution_cell_set_current (NonetSolutionCell *self)
{
  NonetDocument *document = self->board != NULL ? nonet_board_view_get_document (self->board) : NULL;

  self->generation = document != NULL ? nonet_document_get_generation (document) : 0;
}

void
nonet_solution_cell_init (NonetSolutionCell *self)
{
  self->cell = -1;
  self->document_signals = g_signal_group_new (NONET_TYPE_DOCUMENT);
  g_signal_group_connect_swapped (self->document_signals, "changed", G_CALLBACK (queue), self);
  self->list_signals = g_signal_group_new (NONET_TYPE_SOLUTION_LIST);
  g_signal_group_connect_swapped (self->list_signals, "notify::n-found", G_CALLBACK (queue), self);
  g_signal_group_connect_swapped (self->list_signals, "notify::state", G_CALLBACK (queue), self);
}

void
nonet_solution_cell_finalize (NonetSolutionCell *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_object_unref (self->document_signals);
  g_object_unref (self->list_signals);
}

typedef struct
{
  guint cell;
  guint value;
} Filter;

/* The short name of a cell, "r2c8"; caller frees. */
static char *
solution_cell_name (const SudokuShape *shape, guint cell)
{
  return nonet_cell_to_name (shape, cell, &(NonetNotation){ NULL, NONET_CELLS_RC });
}

static void
add_chip (NonetSolutionFilters *self, NonetPuzzle *puzzle, const Filter *filter)
{
  const char *symbol = nonet_alphabet_get_symbol (puzzle->alphabet, filter->value);
  g_autofree char *name = solution_cell_name (puzzle->shape, filter->cell);
  g_autofree char *text = g_strdup_printf ("%s = %s  ✕", name, symbol);
  /* Translators: %s is a cell and its symbol: r2c8 = 3 */
  g_autofree char *label = g_strdup_printf (_ ("Remove filter %s = %s"), name, symbol);
  GtkWidget *chip = nonet_chips_insert (self->box, gtk_label_new (text), -1);

  gtk_widget_add_css_class (chip, "filter");
  gtk_widget_set_tooltip_text (chip, _ ("Remove This Filter"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (chip), "u", filter->cell);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (chip), "solutions.remove-filter");
}

void
nonet_solution_filters_set (NonetSolutionFilters *self, NonetPuzzle *puzzle, guint cell, guint value)
{
  Filter filter = { cell, value };

  for (guint i = 0; i < self->set->len; i++)
    if (g_array_index (self->set, Filter, i).cell == cell)
      {
        g_array_remove_index (self->set, i);
        break;
      }
  if (value != 0)
    g_array_append_val (self->set, filter);
  nonet_chips_clear (self->box);
  for (guint i = 0; i < self->set->len; i++)
    add_chip (self, puzzle, &g_array_index (self->set, Filter, i));
}

void
nonet_solution_filters_clear (NonetSolutionFilters *self)
{
  g_array_set_size (self->set, 0);
  nonet_chips_clear (self->box);
}

NonetSolutionList *
nonet_solution_filters_apply (NonetSolutionFilters *self, NonetSolutionList *list)
{
  g_object_ref (list);
  for (guint i = 0; i < self->set->len; i++)
    {
      const Filter *filter = &g_array_index (self->set, Filter, i);
      NonetSolutionList *narrower = nonet_solution_list_new_filtered (list, filter->cell, filter->value);

      g_object_unref (list);
      list = narrower;
    }
  return list;
}

void
nonet_solution_filters_init (NonetSolutionFilters *self, GtkFlowBox *box)
{
  self->box = box;
  self->set = g_array_new (FALSE, FALSE, sizeof (Filter));
}

void
nonet_solution_filters_finalize (NonetSolutionFilters *self)
{
  g_array_unref (self->set);
}

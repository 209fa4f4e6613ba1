/* The pane of all solutions: which list is shown, which solution is chosen, how one gets to another, and filters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/solutions/solution-browser.h"

#include <glib/gi18n.h>

#include "widgets/chips.h"
#include "widgets/solutions/compare-window.h"
#include "widgets/solutions/solution-grid.h"
#include "widgets/widget-utils.h"
#include "words/fill.h"
#include "words/notation.h"
#include "words/number.h"

/* Numbers that change faster than this cannot be read; in ms. */
#define STATUS_INTERVAL 80

typedef struct
{
  guint cell;
  guint value;
} Filter;

struct _NonetSolutionBrowser
{
  AdwBin parent_instance;

  GtkStack *stack;
  GtkStack *results;
  GtkLabel *headline;
  GtkStack *toggle_place, *progress_place;
  GtkLabel *found_in;
  GtkStack *line; /* of these two */
  GtkLabel *details;
  GtkLabel *cell_label;
  GtkWidget *toggle;
  GtkProgressBar *progress;
  GtkWidget *spinner;
  AdwStatusPage *none;
  GtkWidget *bar;
  NonetSolutionFacts *facts; /* of the only solution */
  GtkWidget *fill_in;        /* below them */
  gboolean only;

  NonetSolutionGrid *grid;
  NonetSolutionList *list;  /* as set */
  NonetSolutionList *shown; /* the list itself, or one made by filters */
  GSignalGroup *signals;    /* of the list shown */
  guint status_timeout;

  GtkEntry *number;
  GtkWidget *going; /* over the entry: what there is to say of the number, and how far the search for it is */
  GtkLabel *going_label;
  GtkProgressBar *going_progress;
  GtkWidget *going_cancel;
  guint64 wanted;       /* the number, from 1, that the search is to reach; 0: none */
  gboolean stops_there; /* it had been stopped, and will be again */

  GtkWidget *cell_place; /* of the symbols */
  GtkFlowBox *cell_symbols;
  NonetBoardView *board;
  GSignalGroup *document_signals; /* of the board's */
  int cell;                       /* of the cursor, or -1 */
  guint cell_timeout;

  GtkFlowBox *filter_box;
  GArray *filters; /* Filter; a cell has one at most */
};

G_DEFINE_FINAL_TYPE (NonetSolutionBrowser, nonet_solution_browser, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_SHOWN_LIST,
  PROP_SOLUTION,
  PROP_BOARD,
  PROP_ONLY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

NonetSolutionList *
nonet_solution_browser_get_list (NonetSolutionBrowser *self)
{
  return self->list;
}

NonetSolutionList *
nonet_solution_browser_get_shown_list (NonetSolutionBrowser *self)
{
  return self->shown;
}

NonetSolution *
nonet_solution_browser_get_solution (NonetSolutionBrowser *self)
{
  return self->grid != NULL ? nonet_solution_grid_get_solution (self->grid) : NULL;
}

NonetSolutionFacts *
nonet_solution_browser_get_facts (NonetSolutionBrowser *self)
{
  return self->facts;
}

void
nonet_solution_browser_set_on_board (NonetSolutionBrowser *self, gboolean on_board)
{
  gtk_widget_set_visible (self->fill_in, !on_board);
}

void
nonet_solution_browser_set_reason (NonetSolutionBrowser *self, const char *reason)
{
  g_autofree char *sentence = reason != NULL ? nonet_capitalise (reason) : NULL;

  adw_status_page_set_description (self->none, sentence);
}

/* Going to a solution by its number, also to one that the search has yet to reach. */

static void
number_changed (NonetSolutionBrowser *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self->number), "error");
  if (self->wanted == 0)
    gtk_widget_set_visible (self->going, FALSE);
}

static void
show_number (NonetSolutionBrowser *self)
{
  NonetSolution *chosen = nonet_solution_grid_get_solution (self->grid);
  g_autofree char *text = NULL;

  if (gtk_widget_get_focus_child (GTK_WIDGET (self->number)) != NULL)
    return;
  if (chosen != NULL)
    text = nonet_number_to_string (nonet_solution_get_index (chosen) + 1);
  gtk_editable_set_text (GTK_EDITABLE (self->number), text != NULL ? text : "");
}

void
nonet_solution_browser_ask_number (NonetSolutionBrowser *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->number));
  gtk_editable_select_region (GTK_EDITABLE (self->number), 0, -1);
}

/* Reads a number however its digits are grouped: all that is no digit is passed over. 0 if there is none. */
static guint64
read_number (const char *text)
{
  g_autoptr (GString) digits = g_string_new (NULL);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      int digit = g_unichar_digit_value (g_utf8_get_char (text));

      if (digit >= 0)
        g_string_append_c (digits, (char) ('0' + digit));
    }
  return g_ascii_strtoull (digits->str, NULL, 10);
}

/* Says something over the entry; while the search continues, with how far it is and a way to cancel. */
static void
say (NonetSolutionBrowser *self, const char *words, gboolean going)
{
  gtk_label_set_text (self->going_label, words);
  gtk_widget_set_visible (GTK_WIDGET (self->going_progress), going);
  gtk_widget_set_visible (self->going_cancel, going);
  gtk_widget_set_visible (self->going, TRUE);
}

static void
refuse (NonetSolutionBrowser *self, const char *words)
{
  gtk_widget_add_css_class (GTK_WIDGET (self->number), "error");
  if (words != NULL)
    say (self, words, FALSE);
}

static void
refuse_beyond_end (NonetSolutionBrowser *self)
{
  guint64 n = nonet_solution_list_get_n_found (self->shown);
  g_autofree char *number = nonet_number_to_string (n);
  g_autofree char *words = g_strdup_printf (
      ngettext ("There is only %s solution", "There are only %s solutions", (gulong) MIN (n, 1000000)), number);

  refuse (self, words);
}

static void
refuse_beyond_list (NonetSolutionBrowser *self)
{
  g_autofree char *number = nonet_number_to_string (NONET_SOLUTION_LIST_MAX);
  /* Translators: %s is a large number */
  g_autofree char *words = g_strdup_printf (_ ("Only the first %s can be listed"), number);

  refuse (self, words);
}

static void
forget (NonetSolutionBrowser *self)
{
  gboolean had_one = self->wanted != 0;

  self->wanted = 0;
  self->stops_there = FALSE;
  gtk_widget_set_visible (self->going, FALSE);
  if (had_one)
    show_number (self);
}

static void
stop_going (NonetSolutionBrowser *self)
{
  if (self->stops_there)
    nonet_solution_list_stop (self->shown);
  forget (self);
}

static void
follow_search (NonetSolutionBrowser *self)
{
  NonetSolutionState state;
  guint n;

  if (self->wanted == 0)
    return;
  state = nonet_solution_list_get_state (self->shown);
  n = g_list_model_get_n_items (G_LIST_MODEL (self->shown));
  if (n >= self->wanted)
    {
      guint index = (guint) self->wanted - 1;

      stop_going (self);
      nonet_solution_grid_set_chosen (self->grid, index);
    }
  else if (state == NONET_SOLUTIONS_RUNNING)
    gtk_progress_bar_set_fraction (self->going_progress, (double) n / (double) self->wanted);
  else
    {
      forget (self);
      if (state == NONET_SOLUTIONS_COMPLETE)
        refuse_beyond_end (self);
    }
}

static void
begin_going (NonetSolutionBrowser *self, guint64 number, gboolean stops_there)
{
  g_autofree char *text = nonet_number_to_string (number);
  /* Translators: %s is the number of a solution that has not been found yet */
  g_autofree char *words = g_strdup_printf (_ ("Searching for solution %s…"), text);

  self->wanted = number;
  self->stops_there = stops_there;
  say (self, words, TRUE);
  nonet_solution_list_start (self->shown);
  follow_search (self);
}

static void
number_entered (NonetSolutionBrowser *self)
{
  guint64 number = read_number (gtk_editable_get_text (GTK_EDITABLE (self->number)));
  gboolean at_rest;

  if (self->shown == NULL)
    return;
  /* Whether the search, if it is begun now, is to end at the number wanted. */
  at_rest =
      self->wanted != 0 ? self->stops_there : nonet_solution_list_get_state (self->shown) != NONET_SOLUTIONS_RUNNING;
  if (number == 0)
    refuse (self, NULL);
  else if (number > 0 && number <= g_list_model_get_n_items (G_LIST_MODEL (self->shown)))
    {
      nonet_solution_grid_set_chosen (self->grid, (guint) number - 1);
      stop_going (self);
      number_changed (self);
      gtk_editable_select_region (GTK_EDITABLE (self->number), 0, -1);
    }
  else if (nonet_solution_list_get_state (self->shown) == NONET_SOLUTIONS_COMPLETE)
    refuse_beyond_end (self);
  else if (number > NONET_SOLUTION_LIST_MAX)
    refuse_beyond_list (self);
  else
    begin_going (self, number, at_rest);
}

/* Escape leads back to the solutions, as if no number had been asked for. */
static gboolean
number_key_pressed (NonetSolutionBrowser *self, guint keyval)
{
  if (keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  stop_going (self);
  gtk_widget_child_focus (GTK_WIDGET (self->grid), GTK_DIR_TAB_FORWARD);
  show_number (self);
  return GDK_EVENT_STOP;
}

/* The cell of the board at which the cursor is: the symbols it has in the solutions shown. */

/* The counts of the cell are looked at again at most this often, in ms. */
#define CELL_INTERVAL 150

/* The short name of a cell, "r2c8"; caller frees. */
static char *
cell_name (const SudokuShape *shape, guint cell)
{
  return nonet_cell_to_name (shape, cell, &(NonetNotation){ NULL, NONET_CELLS_RC });
}

static gboolean
has_several (NonetSolutionBrowser *self)
{
  return self->shown != NULL && nonet_solution_list_get_n_found (self->shown) > 1;
}

/* The symbols that the solutions have in a cell that the puzzle leaves open. */
static SudokuSet
seen_symbols (NonetSolutionBrowser *self)
{
  const NonetPuzzle *puzzle = nonet_solution_list_get_puzzle (self->shown);
  guint cell = (guint) self->cell;

  if (self->cell < 0 || puzzle->givens[cell] != 0 || puzzle->entries[cell] != 0)
    return 0;
  return nonet_solution_list_get_seen (self->shown, cell);
}

/* What is said of the cell, before its symbols. */
static char *
dup_cell_text (NonetSolutionBrowser *self, SudokuSet seen)
{
  const NonetPuzzle *puzzle = nonet_solution_list_get_puzzle (self->shown);
  g_autofree char *name = self->cell >= 0 ? cell_name (puzzle->shape, (guint) self->cell) : NULL;

  if (name != NULL && puzzle->givens[self->cell] != 0)
    /* Translators: a cell such as r2c8 */
    return g_strdup_printf (_ ("%s is a given"), name);
  if (seen == 0)
    return g_strdup (_ ("Select an open cell to see its symbols"));
  if (sudoku_set_is_single (seen))
    /* Translators: a cell such as r2c8 and a symbol */
    return g_strdup_printf (_ ("%s is always %s"), name,
                            nonet_alphabet_get_symbol (puzzle->alphabet, sudoku_set_first (seen)));
  return g_steal_pointer (&name);
}

static gboolean
is_complete (NonetSolutionBrowser *self)
{
  return nonet_solution_list_get_state (self->shown) == NONET_SOLUTIONS_COMPLETE;
}

/* During a search the line is about it, unless an open cell is selected. */
static void
update_cell (NonetSolutionBrowser *self)
{
  SudokuSet seen = has_several (self) ? seen_symbols (self) : 0;
  gboolean has_chips = seen != 0 && !sudoku_set_is_single (seen);
  g_autofree char *text = has_several (self) ? dup_cell_text (self, seen) : NULL;

  gtk_stack_set_visible_child_name (self->line, text != NULL && (seen != 0 || is_complete (self)) ? "cell" : "details");
  gtk_label_set_text (self->cell_label, text != NULL ? text : "");
  gtk_widget_set_visible (self->cell_place, has_chips);
  if (has_chips)
    {
      NonetPuzzle *puzzle = nonet_solution_list_get_puzzle (self->shown);
      guint64 counts[SUDOKU_MAX_ORDER];

      for (guint value = 1; value <= puzzle->shape->order; value++)
        counts[value - 1] = nonet_solution_list_get_count (self->shown, (guint) self->cell, value);
      nonet_chips_show_tally (self->cell_symbols, puzzle->alphabet, (guint) self->cell, counts, "solutions.add-filter");
    }
  else
    nonet_chips_clear (self->cell_symbols);
}

static void
follow_cursor (NonetSolutionBrowser *self)
{
  NonetDocument *document = self->board != NULL ? nonet_board_view_get_document (self->board) : NULL;
  gboolean current = document != NULL && self->list != NULL
                     && nonet_document_is_counted (document, nonet_solution_list_get_puzzle (self->list));
  g_autofree guint *cells = NULL;
  guint n = 0;

  g_clear_handle_id (&self->cell_timeout, g_source_remove);
  if (current)
    cells = nonet_board_view_dup_selection (self->board, &n);
  self->cell = n == 1 ? (int) cells[0] : -1;
  update_cell (self);
}

static void
queue_cell (NonetSolutionBrowser *self)
{
  if (self->cell_timeout == 0)
    self->cell_timeout = g_timeout_add_once (CELL_INTERVAL, (GSourceOnceFunc) follow_cursor, self);
}

static void
follow_document (NonetSolutionBrowser *self)
{
  g_signal_group_set_target (self->document_signals,
                             self->board != NULL ? nonet_board_view_get_document (self->board) : NULL);
  follow_cursor (self);
}

/* Filters. */

static void
add_chip (NonetSolutionBrowser *self, NonetPuzzle *puzzle, const Filter *filter)
{
  const char *symbol = nonet_alphabet_get_symbol (puzzle->alphabet, filter->value);
  g_autofree char *name = cell_name (puzzle->shape, filter->cell);
  g_autofree char *text = g_strdup_printf ("%s = %s  ✕", name, symbol);
  /* Translators: %s is a cell and its symbol: r2c8 = 3 */
  g_autofree char *label = g_strdup_printf (_ ("Remove filter %s = %s"), name, symbol);
  GtkWidget *chip = nonet_chips_insert (self->filter_box, gtk_label_new (text), -1);

  gtk_widget_add_css_class (chip, "filter");
  gtk_widget_set_tooltip_text (chip, _ ("Remove This Filter"));
  nonet_widget_set_name (chip, label);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (chip), "u", filter->cell);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (chip), "solutions.remove-filter");
}

/* Only solutions with the value in the cell; value 0: with any. */
static void
set_filter (NonetSolutionBrowser *self, guint cell, guint value)
{
  NonetPuzzle *puzzle = nonet_solution_list_get_puzzle (self->list);
  Filter filter = { cell, value };

  for (guint i = 0; i < self->filters->len; i++)
    if (g_array_index (self->filters, Filter, i).cell == cell)
      {
        g_array_remove_index (self->filters, i);
        break;
      }
  if (value != 0)
    g_array_append_val (self->filters, filter);
  nonet_chips_clear (self->filter_box);
  for (guint i = 0; i < self->filters->len; i++)
    add_chip (self, puzzle, &g_array_index (self->filters, Filter, i));
  gtk_widget_set_visible (GTK_WIDGET (self->filter_box), self->filters->len > 0);
}

static void
clear_filters (NonetSolutionBrowser *self)
{
  g_array_set_size (self->filters, 0);
  nonet_chips_clear (self->filter_box);
  gtk_widget_set_visible (GTK_WIDGET (self->filter_box), FALSE);
}

/* What is said of the list, and the buttons. */

/* Not if filters leave one of several. */
static gboolean
has_only_solution (NonetSolutionBrowser *self)
{
  return self->list != NULL && self->shown == self->list
         && nonet_solution_list_get_state (self->list) == NONET_SOLUTIONS_COMPLETE
         && nonet_solution_list_get_n_found (self->list) == 1;
}

static void
update_actions (NonetSolutionBrowser *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GListModel *model = nonet_solution_grid_get_model (self->grid);
  guint n = model != NULL ? g_list_model_get_n_items (model) : 0;
  guint chosen = nonet_solution_grid_get_chosen (self->grid);

  gtk_widget_action_set_enabled (widget, "solutions.previous", chosen != NONET_NO_POSITION && chosen > 0);
  gtk_widget_action_set_enabled (widget, "solutions.next", chosen != NONET_NO_POSITION && chosen + 1 < n);
  gtk_widget_action_set_enabled (widget, "solutions.go-to", n > 0 && !has_only_solution (self));
  gtk_widget_action_set_enabled (widget, "solutions.compare", n > 1);
  gtk_widget_action_set_enabled (widget, "solutions.clear-filters", self->list != self->shown);
}

/* The list shown. */

static void
update_toggle (NonetSolutionBrowser *self, NonetSolutionState state)
{
  gboolean running = state == NONET_SOLUTIONS_RUNNING;
  const char *label = running ? _ ("_Stop") : state == NONET_SOLUTIONS_STOPPED ? _ ("_Continue") : _ ("_Start");

  if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (self->toggle)), label) != 0)
    gtk_button_set_label (GTK_BUTTON (self->toggle), label);
}

static void
update_only (NonetSolutionBrowser *self)
{
  gboolean only = has_only_solution (self);

  if (only == self->only)
    return;
  self->only = only;
  if (only)
    nonet_solution_facts_set_list (self->facts, self->list);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ONLY]);
}

static void
update_results (NonetSolutionBrowser *self, NonetSolutionState state)
{
  guint64 n = nonet_solution_list_get_n_found (self->shown);
  gboolean none = n == 0 && state == NONET_SOLUTIONS_COMPLETE;
  const char *page = none ? "none" : n == 0 ? "waiting" : self->only ? "facts" : "grid";

  gtk_stack_set_visible_child_name (self->results, page);
  /* That page says it itself. */
  gtk_widget_set_visible (GTK_WIDGET (self->headline), !none);
  gtk_widget_set_visible (self->spinner, state == NONET_SOLUTIONS_RUNNING);
  gtk_widget_set_visible (self->bar, n > 0 && !self->only);
}

/* At the end of a search they leave their places empty, so that the solutions stay where they are. */
static void
update_places (NonetSolutionBrowser *self, NonetSolutionState state)
{
  const char *page = state == NONET_SOLUTIONS_COMPLETE ? "complete" : "searched";
  GtkStack *places[] = { self->toggle_place, self->progress_place };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      gtk_stack_set_visible_child_name (places[i], page);
      gtk_widget_set_visible (GTK_WIDGET (places[i]),
                              state != NONET_SOLUTIONS_COMPLETE || nonet_solution_list_get_n_found (self->shown) > 1);
    }
}

/* "44 solutions"; what filters leave, as "35 of 146, filtered". */
static char *
dup_headline (NonetSolutionBrowser *self)
{
  g_autofree char *number = NULL, *total = NULL;

  if (self->only)
    return g_strdup (_ ("The only solution"));
  if (self->shown == self->list || !is_complete (self)
      || nonet_solution_list_get_state (self->list) != NONET_SOLUTIONS_COMPLETE)
    return nonet_solution_list_describe (self->shown);
  number = nonet_number_to_string (nonet_solution_list_get_n_found (self->shown));
  total = nonet_number_to_string (nonet_solution_list_get_n_found (self->list));
  /* Translators: how many solutions filters leave, and how many there are, as in "35 of 146, filtered". */
  return g_strdup_printf (_ ("%s of %s, filtered"), number, total);
}

static void
update_status (NonetSolutionBrowser *self)
{
  g_autofree char *headline = NULL, *details = NULL;
  NonetSolutionState state;
  gboolean complete;

  g_clear_handle_id (&self->status_timeout, g_source_remove);
  update_only (self);
  gtk_stack_set_visible_child_name (self->stack, self->shown != NULL ? "list" : "empty");
  if (self->shown == NULL)
    return;
  state = nonet_solution_list_get_state (self->shown);
  complete = is_complete (self);
  headline = dup_headline (self);
  details = nonet_solution_list_describe_progress (self->shown);
  gtk_label_set_text (self->headline, headline);
  gtk_label_set_text (self->details, complete ? "" : details);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->details), details);
  gtk_label_set_text (self->found_in, complete ? details : "");
  /* Of none or one it is no news how long they took: among the facts it is. */
  gtk_widget_set_visible (GTK_WIDGET (self->line), !complete || has_several (self) || self->shown != self->list);
  gtk_progress_bar_set_fraction (self->progress, nonet_solution_list_get_progress (self->shown));
  update_places (self, state);
  update_toggle (self, state);
  update_results (self, state);
}

static void
queue_status (NonetSolutionBrowser *self)
{
  if (self->status_timeout == 0)
    self->status_timeout = g_timeout_add_once (STATUS_INTERVAL, (GSourceOnceFunc) update_status, self);
}

/* A new state is shown at once, and what belongs to it. */
static void
state_changed (NonetSolutionBrowser *self)
{
  update_status (self);
  update_actions (self);
  follow_search (self);
}

/* Chooses the solution at a position, if there is one. */
static void
choose (NonetSolutionBrowser *self, guint position)
{
  GListModel *model = nonet_solution_grid_get_model (self->grid);

  if (model != NULL && position < g_list_model_get_n_items (model))
    nonet_solution_grid_set_chosen (self->grid, position);
}

/* The first solution is chosen as soon as there is one. */
static void
items_changed (NonetSolutionBrowser *self)
{
  if (nonet_solution_browser_get_solution (self) == NULL)
    choose (self, 0);
  update_actions (self);
  follow_search (self);
}

static void
chosen_changed (NonetSolutionBrowser *self)
{
  update_actions (self);
  show_number (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SOLUTION]);
}

static void
show_list (NonetSolutionBrowser *self, NonetSolutionList *list)
{
  g_autoptr (NonetSolutionList) old = self->shown; /* until nobody looks at it any more */

  self->shown = list != NULL ? g_object_ref (list) : NULL;
  forget (self);
  nonet_solution_grid_set_model (self->grid, (GListModel *) list,
                                 list != NULL ? nonet_solution_list_get_puzzle (self->list) : NULL);
  g_signal_group_set_target (self->signals, list);
  follow_cursor (self);
  if (list != NULL)
    items_changed (self);
  update_actions (self);
  update_status (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOWN_LIST]);
}

void
nonet_solution_browser_set_list (NonetSolutionBrowser *self, NonetSolutionList *list)
{
  g_autoptr (NonetSolutionList) old = self->list;

  if (list == old)
    {
      g_steal_pointer (&old);
      return;
    }
  self->list = list != NULL ? g_object_ref (list) : NULL;
  clear_filters (self);
  nonet_solution_browser_set_reason (self, NULL);
  show_list (self, list);
}

static void
set_board (NonetSolutionBrowser *self, NonetBoardView *board)
{
  if (self->board == board)
    return;
  if (self->board != NULL)
    g_signal_handlers_disconnect_by_data (self->board, self);
  g_set_object (&self->board, board);
  if (board != NULL)
    {
      g_signal_connect_swapped (board, "notify::document", G_CALLBACK (follow_document), self);
      g_signal_connect_swapped (board, "selection-changed", G_CALLBACK (follow_cursor), self);
    }
  follow_document (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BOARD]);
}

/* Begins the list that the filters leave, or returns to the whole one. */
static void
apply_filters (NonetSolutionBrowser *self)
{
  g_autoptr (NonetSolutionList) list = g_object_ref (self->list);

  for (guint i = 0; i < self->filters->len; i++)
    {
      const Filter *filter = &g_array_index (self->filters, Filter, i);
      NonetSolutionList *narrower = nonet_solution_list_new_filtered (list, filter->cell, filter->value);

      g_object_unref (list);
      list = narrower;
    }
  if (list != self->list)
    nonet_solution_list_start (list);
  show_list (self, list);
}

void
nonet_solution_browser_add_filter (NonetSolutionBrowser *self, guint cell, guint value)
{
  NonetPuzzle *puzzle = self->list != NULL ? nonet_solution_list_get_puzzle (self->list) : NULL;

  if (puzzle == NULL || cell >= nonet_puzzle_get_cells (puzzle) || puzzle->givens[cell] != 0
      || puzzle->entries[cell] != 0)
    return;
  set_filter (self, cell, value);
  apply_filters (self);
}

guint
nonet_solution_browser_get_n_filters (NonetSolutionBrowser *self)
{
  return self->filters->len;
}

/* The chosen solution. */

void
nonet_solution_browser_next (NonetSolutionBrowser *self)
{
  guint chosen = nonet_solution_grid_get_chosen (self->grid);

  choose (self, chosen == NONET_NO_POSITION ? 0 : chosen + 1);
}

void
nonet_solution_browser_previous (NonetSolutionBrowser *self)
{
  guint chosen = nonet_solution_grid_get_chosen (self->grid);

  if (chosen != NONET_NO_POSITION && chosen > 0)
    choose (self, chosen - 1);
}

static void
solution_activated (NonetSolutionBrowser *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "solutions.compare", NULL);
}

static void
solution_chosen_again (NonetSolutionBrowser *self)
{
  g_signal_emit_by_name (self, "chosen-again");
}

/* The actions. */

static void
move_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetSolutionBrowser *self = NONET_SOLUTION_BROWSER (widget);

  if (g_str_equal (name, "solutions.next"))
    nonet_solution_browser_next (self);
  else if (g_str_equal (name, "solutions.previous"))
    nonet_solution_browser_previous (self);
  else if (g_str_equal (name, "solutions.go-to"))
    nonet_solution_browser_ask_number (self);
  else
    stop_going (self);
}

static void
toggle_search_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetSolutionBrowser *self = NONET_SOLUTION_BROWSER (widget);

  if (self->shown == NULL)
    return;
  if (nonet_solution_list_get_state (self->shown) == NONET_SOLUTIONS_RUNNING)
    nonet_solution_list_stop (self->shown);
  else
    nonet_solution_list_start (self->shown);
}

/* The chosen solution beside the next one; the window lets the player take any other. */
static void
compare_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetSolutionBrowser *self = NONET_SOLUTION_BROWSER (widget);
  GListModel *model = nonet_solution_grid_get_model (self->grid);
  guint chosen = nonet_solution_grid_get_chosen (self->grid);
  g_autoptr (NonetSolution) other = NULL;

  if (chosen == NONET_NO_POSITION || g_list_model_get_n_items (model) < 2)
    return;
  other = g_list_model_get_item (model, chosen + 1 < g_list_model_get_n_items (model) ? chosen + 1 : chosen - 1);
  nonet_compare_window_present (GTK_WINDOW (gtk_widget_get_root (widget)), nonet_solution_list_get_puzzle (self->list),
                                self->shown,
                                (guint) nonet_solution_get_index (nonet_solution_browser_get_solution (self)),
                                (guint) nonet_solution_get_index (other));
}

static void
filter_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetSolutionBrowser *self = NONET_SOLUTION_BROWSER (widget);
  guint cell, value = 0;

  if (self->list == NULL)
    return;
  if (g_str_equal (name, "solutions.clear-filters"))
    clear_filters (self);
  else
    {
      if (g_str_equal (name, "solutions.add-filter"))
        g_variant_get (parameter, "(uu)", &cell, &value);
      else
        g_variant_get (parameter, "u", &cell);
      set_filter (self, cell, value);
    }
  apply_filters (self);
}

static void
nonet_solution_browser_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  NonetSolutionBrowser *self = NONET_SOLUTION_BROWSER (object);

  switch (property_id)
    {
    case PROP_SHOWN_LIST:
      g_value_set_object (value, self->shown);
      break;
    case PROP_SOLUTION:
      g_value_set_object (value, nonet_solution_browser_get_solution (self));
      break;
    case PROP_BOARD:
      g_value_set_object (value, self->board);
      break;
    case PROP_ONLY:
      g_value_set_boolean (value, self->only);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
nonet_solution_browser_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  NonetSolutionBrowser *self = NONET_SOLUTION_BROWSER (object);

  switch (property_id)
    {
    case PROP_BOARD:
      set_board (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
nonet_solution_browser_dispose (GObject *object)
{
  NonetSolutionBrowser *self = NONET_SOLUTION_BROWSER (object);

  set_board (self, NULL);
  nonet_solution_browser_set_list (self, NULL);
  g_clear_handle_id (&self->status_timeout, g_source_remove);
  G_OBJECT_CLASS (nonet_solution_browser_parent_class)->dispose (object);
}

static void
nonet_solution_browser_finalize (GObject *object)
{
  NonetSolutionBrowser *self = NONET_SOLUTION_BROWSER (object);

  g_clear_handle_id (&self->cell_timeout, g_source_remove);
  g_array_unref (self->filters);
  g_object_unref (self->document_signals);
  g_object_unref (self->signals);
  G_OBJECT_CLASS (nonet_solution_browser_parent_class)->finalize (object);
}

static void
nonet_solution_browser_class_init (NonetSolutionBrowserClass *klass)
{
  static const struct
  {
    const char *name;
    const char *parameter_type;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "solutions.previous", NULL, move_action },        { "solutions.next", NULL, move_action },
    { "solutions.go-to", NULL, move_action },           { "solutions.cancel-go-to", NULL, move_action },
    { "solutions.compare", NULL, compare_action },      { "solutions.toggle-search", NULL, toggle_search_action },
    { "solutions.add-filter", "(uu)", filter_action },  { "solutions.remove-filter", "u", filter_action },
    { "solutions.clear-filters", NULL, filter_action },
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GParamFlags writable = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = nonet_solution_browser_get_property;
  object_class->set_property = nonet_solution_browser_set_property;
  object_class->dispose = nonet_solution_browser_dispose;
  object_class->finalize = nonet_solution_browser_finalize;
  properties[PROP_SHOWN_LIST] = g_param_spec_object ("shown-list", NULL, NULL, NONET_TYPE_SOLUTION_LIST, readable);
  properties[PROP_SOLUTION] = g_param_spec_object ("solution", NULL, NULL, NONET_TYPE_SOLUTION, readable);
  properties[PROP_BOARD] = g_param_spec_object ("board", NULL, NULL, NONET_TYPE_BOARD_VIEW, writable);
  properties[PROP_ONLY] = g_param_spec_boolean ("only", NULL, NULL, FALSE, readable);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_signal_new ("chosen-again", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "solutionbrowser");
  g_type_ensure (NONET_TYPE_SHRINKING_BUTTON);
  g_type_ensure (NONET_TYPE_SOLUTION_GRID);
  g_type_ensure (NONET_TYPE_SOLUTION_FACTS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/solution-browser.ui");
  NONET_BIND_CHILDREN (widget_class, NonetSolutionBrowser, stack, results, headline, found_in, line, details,
                       toggle_place, toggle, progress_place, progress, filter_box, spinner, none, bar, facts, fill_in,
                       grid, number, going, going_label, going_progress, going_cancel, cell_label, cell_place,
                       cell_symbols);
  NONET_BIND_CALLBACKS (widget_class, chosen_changed, solution_activated, solution_chosen_again, number_entered,
                        number_changed, number_key_pressed);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter_type, actions[i].activate);
}

static void
nonet_solution_browser_init (NonetSolutionBrowser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->filters = g_array_new (FALSE, FALSE, sizeof (Filter));
  self->cell = -1;
  self->document_signals = g_signal_group_new (NONET_TYPE_DOCUMENT);
  g_signal_group_connect_swapped (self->document_signals, "changed", G_CALLBACK (queue_cell), self);
  self->signals = g_signal_group_new (NONET_TYPE_SOLUTION_LIST);
  g_signal_group_connect_swapped (self->signals, "items-changed", G_CALLBACK (items_changed), self);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (queue_status), self);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (queue_cell), self);
  g_signal_group_connect_swapped (self->signals, "state-changed", G_CALLBACK (state_changed), self);
  g_signal_group_connect_swapped (self->signals, "state-changed", G_CALLBACK (queue_cell), self);
  update_actions (self);
  update_status (self);
}

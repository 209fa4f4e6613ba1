/* The steps that are possible now, and the path they lead along: their list, taking one, and what the settings say of logic.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/steps/stepping.h"

#include <glib/gi18n.h>

#include "app/frame/keypad-place.h"
#include "app/frame/controls.h"
#include "app/frame/verdict-button.h"
#include "widgets/steps/path-view.h"
#include "widgets/steps/step-card.h"
#include "widgets/steps/steps-pane.h"

/* Options of logic in the settings. */

static void
read_techniques (GSettings *settings, SudokuTechniqueSet *techniques)
{
  g_auto (GStrv) without = g_settings_get_strv (settings, "techniques-off");
  g_auto (GStrv) with = g_settings_get_strv (settings, "techniques-on");
  SudokuTechnique technique;

  for (guint i = 0; without[i] != NULL; i++)
    if (sudoku_technique_from_name (without[i], &technique))
      sudoku_technique_set_remove (techniques, technique);
  for (guint i = 0; with[i] != NULL; i++)
    if (sudoku_technique_from_name (with[i], &technique))
      sudoku_technique_set_add (techniques, technique);
}

static void
read_order (GSettings *settings, NonetLogicOptions *options)
{
  g_auto (GStrv) order = g_settings_get_strv (settings, "technique-order");
  SudokuTechniqueSet seen = { { 0 } };
  SudokuTechnique technique;

  for (guint i = 0; order[i] != NULL; i++)
    if (sudoku_technique_from_name (order[i], &technique) && !sudoku_technique_set_has (&seen, technique))
      {
        sudoku_technique_set_add (&seen, technique);
        options->order[options->n_ordered++] = technique;
      }
}

void
nonet_logic_settings_get (GSettings *settings, NonetLogicOptions *options)
{
  nonet_logic_options_init (options);
  read_techniques (settings, &options->techniques);
  read_order (settings, options);
  options->start = g_settings_get_enum (settings, "steps-start");
  options->uniqueness = g_settings_get_boolean (settings, "use-uniqueness");
}

/* Doing in a document what a step of logic says. */

static void
place (NonetDocument *document, const SudokuStep *step)
{
  const SudokuShape *shape = nonet_document_get_shape (document);
  g_autofree guint8 *values = g_new0 (guint8, shape->n_cells);

  for (guint i = 0; i < step->n_placed; i++)
    values[sudoku_candidate_cell (shape, step->placed[i])] = (guint8) sudoku_candidate_value (shape, step->placed[i]);
  nonet_document_fill (document, values);
}

static gboolean
has (const SudokuSet *sets, guint cell, guint value)
{
  return sets != NULL && sudoku_set_has (sets[cell], value);
}

/* Where the cell has marks that count, logic sees only these; elsewhere, what is not struck out. */
static void
remove_candidate (NonetDocument *document, guint cell, guint value, NonetStart start)
{
  const NonetPuzzle *puzzle = nonet_document_peek (document);
  gboolean by_marks = start == NONET_START_MARKS && puzzle->marks != NULL && puzzle->marks[cell] != 0;

  if (by_marks && has (puzzle->marks, cell, value))
    nonet_document_toggle_mark (document, &cell, 1, value);
  if (!by_marks && !has (puzzle->eliminated, cell, value))
    nonet_document_toggle_eliminated (document, &cell, 1, value);
}

gboolean
nonet_apply_step (NonetDocument *document, NonetFoundStep *found, NonetStart start)
{
  const SudokuStep *step = nonet_found_step_get_step (found);
  const SudokuShape *shape = nonet_document_get_shape (document);

  g_return_val_if_fail (sudoku_shape_equal (shape, nonet_found_step_get_position (found)->board->shape), FALSE);

  nonet_document_begin_group (document);
  if (step->n_placed > 0)
    place (document, step);
  for (guint i = 0; i < step->n_removed; i++)
    remove_candidate (document, sudoku_candidate_cell (shape, step->removed[i]),
                      sudoku_candidate_value (shape, step->removed[i]), start);
  return nonet_document_end_group (document);
}

/* Whether a value is left in a cell by its peers, as logic begins with it: what rules of cells do not allow is taken out by steps. */
static gboolean
is_basic (const SudokuBoard *board, guint cell, guint value)
{
  const SudokuCellInfo *info = &board->shape->cell[cell];

  for (guint i = 0; i < info->n_peers; i++)
    if (board->value[info->peer[i]] == value)
      return FALSE;
  return TRUE;
}

gboolean
nonet_apply_position (NonetDocument *document, NonetPosition *position, NonetStart start)
{
  const SudokuBoard *board = position->board;

  g_return_val_if_fail (sudoku_shape_equal (nonet_document_get_shape (document), board->shape), FALSE);

  nonet_document_begin_group (document);
  nonet_document_fill (document, board->value);
  if (nonet_document_is_full (document))
    nonet_document_fill_in (document, board->value);
  for (guint cell = 0; cell < board->shape->n_cells; cell++)
    for (guint value = 1; value <= board->shape->order && board->value[cell] == 0; value++)
      if (!sudoku_board_has (board, cell, value) && is_basic (board, cell, value))
        remove_candidate (document, cell, value, start);
  return nonet_document_end_group (document);
}

/* Milliseconds between an edit and the beginning of the search, as with verdicts; and of the search for the path, which comes after
 * that. */
#define PAUSE 60
#define PAUSE_OF_PATH 200

/* Milliseconds after which a search that has found nothing yet is seen to work. */
#define HANDOVER 250

struct _NonetStepping
{
  NonetController parent_instance;

  NonetStepsPane *pane; /* of the window, as is the board */
  NonetStepPresenter *presenter;
  GtkWidget *board;
  NonetKeypadPlace place;
  GtkWidget *card;

  NonetStepList *list; /* NULL while the page is hidden, unless all was found before */
  GSignalGroup *list_signals;
  guint pause_source;
  guint handover_source; /* until the list is in the pane, which has the one before */

  NonetPathView *path_view; /* in the pane */
  NonetPuzzleWorker *rater; /* of the verdict */
  NonetSolvingPath *path;   /* NULL while the page is hidden, unless it was found before */
  GSignalGroup *path_signals;
  GtkLabel *bar_label;  /* over the board */
  gboolean is_outdated; /* the board was edited since the search for the path began */
  guint path_source;

  GPtrArray *history;      /* NonetFoundStep: those that were shown since the last edit */
  guint n_back;            /* that many of them, up to the one shown now */
  gboolean is_walking;     /* in the history */
  gboolean is_next_wanted; /* a step is to be shown as soon as there is one */
};

G_DEFINE_FINAL_TYPE (NonetStepping, nonet_stepping, NONET_TYPE_CONTROLLER)

/* The step after the one shown: of the history, or else of the list, once the pane has it. NULL: none is known. */
static NonetFoundStep *
find_next (NonetStepping *self)
{
  if (self->n_back < self->history->len)
    return self->history->pdata[self->n_back];
  return self->handover_source == 0
             ? nonet_steps_pane_get_next (self->pane, nonet_step_presenter_get_step (self->presenter))
             : NULL;
}

/* The same; after the easiest ones, harder ones come to sight. */
static NonetFoundStep *
reach_next (NonetStepping *self)
{
  NonetFoundStep *next = find_next (self);

  return next == NULL && self->handover_source == 0 && nonet_steps_pane_show_harder (self->pane) ? find_next (self)
                                                                                                 : next;
}

/* The number of the step that is presented; G_MAXUINT: it is none of the path. */
static guint
get_place_on_path (NonetStepping *self)
{
  return self->path != NULL ? nonet_solving_path_find (self->path, nonet_step_presenter_get_step (self->presenter))
                            : G_MAXUINT;
}

static void
update_actions (NonetStepping *self)
{
  guint place = get_place_on_path (self);
  /* It is known that there is no further step. */
  gboolean is_at_end = self->list != NULL && nonet_step_list_get_status (self->list)->state != NONET_STEPS_WORKING
                       && find_next (self) == NULL && !nonet_steps_pane_hides_harder (self->pane);

  if (place != G_MAXUINT && self->n_back == self->history->len)
    is_at_end = place + 1 >= g_list_model_get_n_items (G_LIST_MODEL (self->path));
  nonet_controller_set_enabled (self, "next-step", nonet_controller_get_document (self) != NULL && !is_at_end);
  nonet_controller_set_enabled (self, "previous-step", self->n_back > 1);
}

/* The list. */

static gboolean
is_visible (NonetStepping *self)
{
  return nonet_keypad_place_has (&self->place) || gtk_widget_get_mapped (GTK_WIDGET (self->pane));
}

static void
hand_over (NonetStepping *self)
{
  g_clear_handle_id (&self->handover_source, g_source_remove);
  nonet_steps_pane_set_list (self->pane, self->list);
}

/* The pane has the list before until this one has something to show, or takes its time. */
static void
set_list (NonetStepping *self, NonetStepList *list)
{
  gboolean replaces = self->list != NULL && list != NULL;
  NonetFoundStep *step = nonet_step_presenter_get_step (self->presenter);

  /* What was found in a position that is no more is not shown any longer. */
  if (self->list != NULL && step != NULL
      && nonet_found_step_get_position (step) == nonet_step_list_get_position (self->list))
    nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
  if (self->list != NULL)
    nonet_step_list_stop (self->list);
  g_set_object (&self->list, list);
  g_signal_group_set_target (self->list_signals, list);
  if (!replaces)
    hand_over (self);
  else if (self->handover_source == 0)
    self->handover_source = g_timeout_add_once (HANDOVER, (GSourceOnceFunc) hand_over, self);
  update_actions (self);
}

static void
show_step (NonetStepping *self, NonetFoundStep *step)
{
  self->is_next_wanted = FALSE;
  nonet_step_presenter_show (self->presenter, step, NONET_STEP_FULL);
  nonet_steps_pane_reveal (self->pane, step);
}

static void
list_changed_cb (NonetStepping *self)
{
  NonetFoundStep *next;

  if (self->handover_source != 0
      && (nonet_step_list_get_n_entries (self->list, SUDOKU_N_TECHNIQUES) > 0
          || nonet_step_list_get_status (self->list)->state != NONET_STEPS_WORKING))
    hand_over (self);
  next = self->is_next_wanted ? reach_next (self) : NULL;
  if (next != NULL)
    show_step (self, next);
  update_actions (self);
}

/* Whether there is one; says so if there was no memory for it. */
static gboolean
has_position (NonetStepping *self, NonetPosition *position)
{
  if (position == NULL)
    nonet_toasts_say (nonet_controller_get_toasts (self), _ ("Out of memory"));
  return position != NULL;
}

/* Begins the search in the position of the document, unless its steps are there or being found. */
static void
search (NonetStepping *self)
{
  NonetDocument *document = nonet_controller_get_document (self);
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (document);
  g_autoptr (NonetPosition) position = NULL;
  g_autoptr (NonetStepList) list = NULL;
  NonetLogicOptions options;

  g_clear_handle_id (&self->pause_source, g_source_remove);
  nonet_logic_settings_get (nonet_controller_get_settings (self), &options);
  position = nonet_position_new (puzzle, options.start);
  if (!has_position (self, position)
      || (self->list != NULL && nonet_position_equal (nonet_step_list_get_position (self->list), position)))
    return;
  list = nonet_step_list_new (position, &options);
  set_list (self, list);
}

/* The path. */

/* No step of an outdated path is presented, nor applied to a board that it is not of. One that is presented has its bar over the board, which
 * is not as it is. */
static void
update_path_bar (NonetStepping *self)
{
  guint place = get_place_on_path (self);
  gboolean is_on_path = nonet_controller_get_document (self) != NULL && place != G_MAXUINT;
  g_autofree char *text = NULL;

  if (is_on_path && self->is_outdated)
    {
      nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
      return;
    }
  if (is_on_path)
    {
      /* Translators: the number of a step on the solution path, and how many there are. */
      text = g_strdup_printf (_ ("Step %u of %u"), place + 1, nonet_solving_path_get_summary (self->path)->n_steps);
      gtk_label_set_text (self->bar_label, text);
    }
  nonet_frame_show_bar (nonet_controller_get_frame (self), "step", is_on_path);
  nonet_controller_set_enabled (self, "fill-in-up-to-here", is_on_path);
  nonet_controller_set_enabled (self, "end-path", is_on_path);
}

static void
set_path (NonetStepping *self, NonetSolvingPath *path)
{
  if (get_place_on_path (self) != G_MAXUINT)
    nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
  if (self->path != NULL)
    nonet_solving_path_stop (self->path);
  g_set_object (&self->path, path);
  g_signal_group_set_target (self->path_signals, path);
  nonet_path_view_set_path (self->path_view, path);
  self->is_outdated = FALSE;
  update_path_bar (self);
}

/* Begins the search in the position of the document, unless its path is there or being found. */
static void
find_path (NonetStepping *self)
{
  NonetDocument *document = nonet_controller_get_document (self);
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (document);
  g_autoptr (NonetPosition) start = NULL;
  g_autoptr (NonetSolvingPath) path = NULL;
  NonetLogicOptions options;

  self->path_source = 0;
  nonet_logic_settings_get (nonet_controller_get_settings (self), &options);
  start = nonet_position_new (puzzle, options.start);
  if (!has_position (self, start))
    return;
  if (self->path != NULL && nonet_solving_path_get_summary (self->path)->state != NONET_PATH_CANCELLED
      && nonet_position_equal (nonet_solving_path_get_start (self->path), start))
    {
      self->is_outdated = FALSE;
      return;
    }
  path = nonet_solving_path_new (start, &options);
  set_path (self, path);
}

static void
find_path_soon (NonetStepping *self)
{
  g_clear_handle_id (&self->path_source, g_source_remove);
  if (nonet_controller_get_document (self) != NULL && gtk_widget_get_mapped (GTK_WIDGET (self->pane)))
    self->path_source = g_timeout_add_once (PAUSE_OF_PATH, (GSourceOnceFunc) find_path, self);
}

static void
rating_changed_cb (NonetStepping *self)
{
  nonet_path_view_set_rating (self->path_view, nonet_rating_worker_get_rating (self->rater));
}

static void
fill_in_up_to_here_action (NonetStepping *self, NonetDocument *document)
{
  guint current = get_place_on_path (self);
  g_autoptr (NonetPosition) position = nonet_solving_path_dup_position (self->path, current + 1);
  NonetLogicOptions options;

  nonet_logic_settings_get (nonet_controller_get_settings (self), &options);
  if (has_position (self, position))
    nonet_apply_position (document, position, options.start);
}

static void
end_path_action (NonetStepping *self)
{
  nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
}

/* The pane. */

static void
shown_cb (NonetStepping *self)
{
  if (nonet_controller_get_document (self) != NULL)
    search (self);
  find_path_soon (self);
}

/* A search that is not over is not continued in secret. */
static void
hide_list (NonetStepping *self)
{
  if (is_visible (self))
    return;
  g_clear_handle_id (&self->pause_source, g_source_remove);
  if (self->list != NULL && nonet_step_list_get_status (self->list)->state == NONET_STEPS_WORKING)
    set_list (self, NULL);
}

static void
hidden_cb (NonetStepping *self)
{
  hide_list (self);
  g_clear_handle_id (&self->path_source, g_source_remove);
  if (self->path != NULL && nonet_solving_path_get_summary (self->path)->state == NONET_PATH_WORKING)
    set_path (self, NULL);
}

static void
options_changed_cb (NonetStepping *self)
{
  set_list (self, NULL);
  set_path (self, NULL);
  if (is_visible (self) && nonet_controller_get_document (self) != NULL)
    search (self);
  find_path_soon (self);
}

/* The card in place of the keypad. */

/* Also when another card takes its place. */
static void
card_unmapped_cb (NonetStepping *self)
{
  nonet_controller_set_enabled (self, "close-step", nonet_keypad_place_has (&self->place));
  hide_list (self);
}

static void
close_card (NonetStepping *self)
{
  nonet_keypad_place_leave (&self->place);
  nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
  gtk_widget_grab_focus (self->board);
}

/* Beside the board there is the card of the pane. */
static void
folded_cb (NonetStepping *self)
{
  if (!adw_flap_get_folded (self->place.flap))
    nonet_keypad_place_leave (&self->place);
}

/* Escape leads back to the puzzle, unless it ends something that was begun since. */
static gboolean
escape_cb (NonetStepping *self)
{
  if (nonet_keypad_place_has (&self->place) && !adw_flap_get_reveal_flap (self->place.flap))
    close_card (self);
  else if (nonet_step_presenter_get_step (self->presenter) != NULL
           && (gtk_widget_get_mapped (GTK_WIDGET (self->pane)) || get_place_on_path (self) != G_MAXUINT
               || !nonet_keypad_place_has_other (&self->place))
           && !nonet_typing_needs_escape (nonet_controller_get_window (self), NONET_BOARD_VIEW (self->board)))
    nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
  else
    return FALSE;
  return TRUE;
}

/* So does choosing candidates where the step shows its own. */
static void
depth_changed_cb (NonetStepping *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self->pane)) && nonet_step_presenter_get_step (self->presenter) != NULL
      && nonet_step_presenter_get_stage (self->presenter) == NONET_STEP_FULL)
    nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
}

/* The steps that were shown. */

static void
forget_history (NonetStepping *self)
{
  g_ptr_array_set_size (self->history, 0);
  self->n_back = 0;
  self->is_next_wanted = FALSE;
}

/* Whoever has a step shown, one comes back to it. */
static void
step_shown_cb (NonetStepping *self)
{
  NonetFoundStep *step = nonet_step_presenter_get_step (self->presenter);

  if (step != NULL && !self->is_walking)
    {
      g_ptr_array_set_size (self->history, (int) self->n_back);
      g_ptr_array_add (self->history, g_object_ref (step));
      self->n_back++;
    }
  update_actions (self);
}

static void
walk_to (NonetStepping *self, guint n_back)
{
  self->n_back = n_back;
  self->is_walking = TRUE;
  show_step (self, self->history->pdata[n_back - 1]);
  self->is_walking = FALSE;
  update_actions (self);
}

/* Where the step can be seen beside the board. The steps of a board that was edited since are none any more. */
static void
open_card (NonetStepping *self)
{
  if (!nonet_keypad_place_is_needed (&self->place))
    nonet_frame_show_pane (nonet_controller_get_frame (self), "steps");
  else if (!nonet_keypad_place_has (&self->place))
    {
      nonet_keypad_place_take (&self->place);
      nonet_controller_set_enabled (self, "close-step", TRUE);
    }
  search (self);
}

static void
next_step_action (NonetStepping *self)
{
  g_autoptr (NonetFoundStep) on_path = NULL;
  NonetFoundStep *next;
  guint place;

  open_card (self);
  place = get_place_on_path (self);
  next = place == G_MAXUINT ? reach_next (self) : NULL;
  if (place != G_MAXUINT)
    on_path = g_list_model_get_item (G_LIST_MODEL (self->path), place + 1);
  if (self->n_back < self->history->len)
    walk_to (self, self->n_back + 1);
  else if (on_path != NULL)
    show_step (self, on_path);
  else if (next != NULL)
    show_step (self, next);
  else
    self->is_next_wanted = TRUE;
}

static void
previous_step_action (NonetStepping *self)
{
  if (nonet_keypad_place_is_needed (&self->place))
    open_card (self);
  walk_to (self, self->n_back - 1);
}

static const NonetActionEntry actions[] = {
  { "next-step", G_CALLBACK (next_step_action), .use = NONET_USE_IN_VIEW },
  { "previous-step", G_CALLBACK (previous_step_action), .use = NONET_USE_IN_VIEW },
  { "close-step", G_CALLBACK (close_card) },
  { "fill-in-up-to-here", G_CALLBACK (fill_in_up_to_here_action) },
  { "end-path", G_CALLBACK (end_path_action) },
};

/* Who plays a puzzle sees what comes next only after asking for it. */
static void
mode_changed_cb (NonetStepping *self)
{
  NonetDocument *document = nonet_controller_get_document (self);

  if (document != NULL)
    g_object_set (self->presenter, "guarded", !nonet_document_get_editing_givens (document), NULL);
}

static void
document_set_cb (NonetStepping *self, NonetDocument *document)
{
  mode_changed_cb (self);
  forget_history (self);
  nonet_keypad_place_leave (&self->place);
  g_clear_handle_id (&self->path_source, g_source_remove);
  set_path (self, NULL);
  if (document != NULL)
    return;
  g_clear_handle_id (&self->pause_source, g_source_remove);
  set_list (self, NULL);
  nonet_puzzle_worker_set_puzzle (self->rater, NULL);
}

/* The steps of another board, perhaps of another shape, are not to be chosen any more. */
static void
replaced_cb (NonetStepping *self)
{
  set_list (self, NULL);
  set_path (self, NULL);
}

/* The path of a position that is no more ends at once. */
static void
edited_cb (NonetStepping *self)
{
  forget_history (self);
  if (is_visible (self) && self->pause_source == 0)
    self->pause_source = g_timeout_add_once (PAUSE, (GSourceOnceFunc) search, self);
  update_actions (self);
  if (self->path != NULL)
    nonet_solving_path_stop (self->path);
  self->is_outdated = TRUE;
  find_path_soon (self);
  update_path_bar (self);
}

static void
nonet_stepping_dispose (GObject *object)
{
  NonetStepping *self = NONET_STEPPING (object);

  g_clear_handle_id (&self->pause_source, g_source_remove);
  g_clear_handle_id (&self->handover_source, g_source_remove);
  g_clear_handle_id (&self->path_source, g_source_remove);
  g_clear_object (&self->list_signals);
  g_clear_object (&self->path_signals);
  if (self->list != NULL)
    nonet_step_list_stop (self->list);
  g_clear_object (&self->list);
  if (self->path != NULL)
    nonet_solving_path_stop (self->path);
  g_clear_object (&self->path);
  g_clear_object (&self->rater);
  g_clear_object (&self->card);
  g_clear_pointer (&self->history, g_ptr_array_unref);
  G_OBJECT_CLASS (nonet_stepping_parent_class)->dispose (object);
}

static void
nonet_stepping_class_init (NonetSteppingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_stepping_dispose;
}

static void
nonet_stepping_init (NonetStepping *self)
{
  self->history = g_ptr_array_new_with_free_func (g_object_unref);
  self->list_signals = g_signal_group_new (NONET_TYPE_STEP_LIST);
  g_signal_group_connect_swapped (self->list_signals, "changed", G_CALLBACK (list_changed_cb), self);
  self->path_signals = g_signal_group_new (NONET_TYPE_SOLVING_PATH);
  g_signal_group_connect_swapped (self->path_signals, "changed", G_CALLBACK (update_path_bar), self);
}

NonetStepping *
nonet_stepping_new (NonetFrame *frame)
{
  static const char *const options[] = { "changed::techniques-off", "changed::techniques-on",
                                         "changed::technique-order", "changed::steps-start",
                                         "changed::use-uniqueness" };
  NonetStepping *self = nonet_controller_new (NONET_TYPE_STEPPING, frame, actions, G_N_ELEMENTS (actions));

  self->pane = nonet_frame_get_child (frame, "steps");
  self->presenter = nonet_controller_get_presenter (self);
  self->board = nonet_frame_get_child (frame, "board");
  self->rater = g_object_ref (nonet_verdict_button_get_rater (nonet_frame_get_child (frame, "verdict")));
  self->card = g_object_ref_sink (g_object_new (NONET_TYPE_STEP_CARD, NULL));
  nonet_step_card_set_presenter (NONET_STEP_CARD (self->card), self->presenter);
  nonet_keypad_place_init (&self->place, frame, self->card);
  self->path_view = nonet_steps_pane_get_path_view (self->pane);
  self->bar_label = nonet_frame_get_child (frame, "step_label");
  nonet_controller_set_enabled (self, "close-step", FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    nonet_controller_connect (self, nonet_controller_get_settings (self), options[i], G_CALLBACK (options_changed_cb));
  g_signal_connect_object (self->card, "unmap", G_CALLBACK (card_unmapped_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  nonet_controller_connect (self, self->place.flap, "notify::folded", G_CALLBACK (folded_cb));
  nonet_controller_connect (self, self->presenter, "notify::step", G_CALLBACK (step_shown_cb));
  nonet_controller_connect (self, self->presenter, "notify::step", G_CALLBACK (update_path_bar));
  nonet_controller_connect (self, self->board, "notify::depth", G_CALLBACK (depth_changed_cb));
  nonet_controller_connect_document (self, "notify::editing-givens", G_CALLBACK (mode_changed_cb));
  nonet_controller_connect (self, self->pane, "map", G_CALLBACK (shown_cb));
  nonet_controller_connect (self, self->pane, "unmap", G_CALLBACK (hidden_cb));
  nonet_controller_connect (self, self->rater, "changed", G_CALLBACK (rating_changed_cb));
  options_changed_cb (self);
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (document_set_cb));
  nonet_controller_connect (self, frame, "replaced", G_CALLBACK (replaced_cb));
  nonet_controller_connect (self, frame, "edited", G_CALLBACK (edited_cb));
  nonet_controller_connect_escape (self, G_CALLBACK (escape_cb));
  return self;
}

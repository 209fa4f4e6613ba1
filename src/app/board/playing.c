/* Playing: the time, checking entries, revealing cells, and what the window says of the puzzle that is set or solved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/playing.h"

#include <glib/gi18n.h>

#include "app/board/candidates.h"
#include "app/frame/controls.h"
#include "app/frame/verdict-button.h"
#include "tasks/puzzles/stock.h"
#include "tasks/steps/hint.h"
#include "tasks/task.h"
#include "widgets/widget-utils.h"
#include "words/number.h"

/* What the outcome is wanted for. */
typedef enum
{
  FOR_NOTHING,
  FOR_CHECK,
  FOR_SOLUTION, /* that was asked for: only what contradicts it is of interest */
  FOR_CLEARING,
  FOR_REVEAL
} Purpose;

/* The values of the setting "mistakes". */
enum
{
  NONET_MISTAKES_NEVER,
  NONET_MISTAKES_RULES,
  NONET_MISTAKES_ALWAYS
};

struct _NonetPlaying
{
  NonetController parent_instance;

  NonetBoardView *board; /* of the window, as is the verdict */
  NonetVerdictButton *verdict;

  NonetOutcome *outcome; /* of the givens of asked; NULL: not known yet */
  NonetPuzzle *asked;
  GCancellable *search; /* NULL: none is under way */
  Purpose purpose;
  guint *cells; /* to be revealed last, or NULL */
  guint n_cells;

  gboolean offered; /* to play this puzzle */
  gboolean full;    /* after the last edit */

  GtkToggleButton *timer_button; /* of the window, as are these; with an AdwButtonContent that shows the time */
  GtkStack *stack;               /* with the board on a page, and "paused" on another; while that is shown, … */
  GtkWidget *keypad;             /* … this is of no use, … */
  GtkWidget *pane;               /* … and this, which lists solutions and steps, is hidden as well */
  guint tick_source;
  gint64 since; /* until then the document has its time */
  gboolean paused;
};

G_DEFINE_FINAL_TYPE (NonetPlaying, nonet_playing, NONET_TYPE_CONTROLLER)

static void
say (NonetPlaying *self, const char *text)
{
  nonet_toasts_say (nonet_controller_get_toasts (self), text);
}

/* Why there is nothing to compare with. */
static const char *
get_obstacle (SudokuUniqueness outlook)
{
  switch (outlook)
    {
    case SUDOKU_UNIQUENESS_NONE:
      return _ ("There is no solution");
    case SUDOKU_UNIQUENESS_SEVERAL:
      return _ ("There are several solutions");
    case SUDOKU_UNIQUENESS_UNIQUE:
      return NULL;
    case SUDOKU_UNIQUENESS_CANCELLED:
    case SUDOKU_UNIQUENESS_NO_MEMORY:
    default:
      return _ ("Timed out without finding a solution");
    }
}

static void
close_hint (NonetPlaying *self)
{
  g_action_group_activate_action (G_ACTION_GROUP (nonet_controller_get_frame (self)), "close-hint", NULL);
}

static gboolean
find_mistakes (NonetPlaying *self, const NonetPuzzle *puzzle, NonetMistakeKind kind, NonetMistakes *mistakes)
{
  return nonet_find_mistakes (puzzle, self->outcome->solution, NONET_START_BASIC, kind, mistakes);
}

/* Mistakes take the place of a hint that was asked for since. */
static void
check (NonetPlaying *self, const NonetPuzzle *puzzle, gboolean is_asked_for)
{
  NonetToasts *toasts = nonet_controller_get_toasts (self);
  g_autofree char *text = NULL;
  NonetMistakes mistakes;
  gboolean is_wrong = find_mistakes (self, puzzle, NONET_MISTAKE_ENTRY, &mistakes);

  if (!is_wrong && !(is_asked_for && find_mistakes (self, puzzle, NONET_MISTAKE_STRUCK, &mistakes)))
    {
      if (is_asked_for)
        say (self, _ ("No mistakes so far"));
      return;
    }
  text = nonet_mistakes_to_string (&mistakes);
  nonet_toasts_withdraw (toasts, "win.clear-wrong-entries");
  nonet_toasts_offer (toasts, text, is_wrong ? _ ("_Clear") : NULL, is_wrong ? "win.clear-wrong-entries" : NULL, NULL);
  close_hint (self);
  nonet_mistake_marks_show (nonet_controller_get_presenter (self), puzzle, &mistakes);
}

static void
clear_wrong_entries (NonetPlaying *self, NonetDocument *document)
{
  NonetMistakes mistakes;

  find_mistakes (self, nonet_document_peek (document), NONET_MISTAKE_ENTRY, &mistakes);
  nonet_document_begin_group (document);
  for (guint cell = 0; cell < self->outcome->n_cells; cell++)
    if (nonet_cell_set_has (&mistakes.cells, cell))
      nonet_document_set_value (document, &cell, 1, 0);
  nonet_document_end_group (document);
}

static void
reveal (NonetPlaying *self, NonetDocument *document)
{
  /* When the group ends, the puzzle may be solved. */
  nonet_document_count_help (document, 1, 0);
  nonet_document_begin_group (document);
  for (guint i = 0; i < self->n_cells; i++)
    nonet_document_set_value (document, &self->cells[i], 1, self->outcome->solution[self->cells[i]]);
  nonet_document_end_group (document);
}

/* Whether each mistake is marked when it is made. */
static gboolean
marks_all_mistakes (NonetPlaying *self, NonetDocument *document)
{
  return g_settings_get_enum (nonet_controller_get_settings (self), "mistakes") == NONET_MISTAKES_ALWAYS
         && !nonet_document_get_editing_givens (document);
}

/* Who sets a puzzle sees what breaks a rule, whatever is chosen for solving. */
static void
show_mistakes (NonetPlaying *self, NonetDocument *document)
{
  gboolean is_set = nonet_document_get_editing_givens (document);
  gboolean is_known = self->outcome != NULL && self->outcome->outlook == SUDOKU_UNIQUENESS_UNIQUE;
  g_autoptr (GBytes) expected = NULL;

  if (is_known && marks_all_mistakes (self, document))
    expected = g_bytes_new (self->outcome->solution, self->outcome->n_cells);
  nonet_board_view_set_mistakes (
      self->board,
      is_set || g_settings_get_enum (nonet_controller_get_settings (self), "mistakes") != NONET_MISTAKES_NEVER,
      expected);
}

static void
use_outcome (NonetPlaying *self, NonetDocument *document)
{
  Purpose purpose = self->purpose;
  const char *obstacle = get_obstacle (self->outcome->outlook);

  self->purpose = FOR_NOTHING;
  show_mistakes (self, document);
  if (purpose == FOR_NOTHING)
    return;
  if (obstacle != NULL && purpose != FOR_SOLUTION)
    say (self, obstacle);
  else if (obstacle != NULL)
    return;
  else if (purpose == FOR_CHECK || purpose == FOR_SOLUTION)
    check (self, nonet_document_peek (document), purpose == FOR_CHECK);
  else if (purpose == FOR_CLEARING)
    clear_wrong_entries (self, document);
  else if (purpose == FOR_REVEAL)
    reveal (self, document);
}

/* Finding it. */

static void
forget (NonetPlaying *self)
{
  nonet_cancel (&self->search);
  g_clear_pointer (&self->outcome, g_free);
  g_clear_pointer (&self->asked, nonet_puzzle_unref);
  self->purpose = FOR_NOTHING;
}

/* Whether the givens are those that were asked about. */
static gboolean
is_asked (NonetPlaying *self, NonetDocument *document)
{
  return nonet_puzzle_same_givens (nonet_document_peek (document), self->asked);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetPlaying) self = user_data;
  NonetOutcome *outcome = nonet_find_outcome_finish (result, NULL);

  /* What was cancelled has been forgotten already. */
  if (outcome == NULL)
    return;
  g_clear_object (&self->search);
  self->outcome = outcome;
  use_outcome (self, nonet_controller_get_document (self));
}

/* Finds the outcome, and uses it. */
static void
seek (NonetPlaying *self, NonetDocument *document, Purpose purpose)
{
  if (!is_asked (self, document))
    forget (self);
  self->purpose = purpose;
  if (self->outcome != NULL && self->outcome->outlook < SUDOKU_UNIQUENESS_CANCELLED)
    {
      use_outcome (self, document);
      return;
    }
  if (self->search != NULL)
    return;
  g_clear_pointer (&self->outcome, g_free);
  g_clear_pointer (&self->asked, nonet_puzzle_unref);
  self->asked = nonet_document_dup_snapshot (document);
  self->search = g_cancellable_new ();
  nonet_find_outcome_async (self->asked, self->search, found_cb, g_object_ref (self));
}

/* What is marked as a mistake, now or as soon as it is known. */
static void
update_mistakes (NonetPlaying *self)
{
  NonetDocument *document = nonet_controller_get_document (self);

  if (document == NULL)
    return;
  show_mistakes (self, document);
  if (marks_all_mistakes (self, document) && !is_asked (self, document))
    seek (self, document, FOR_NOTHING);
}

static void
check_entries_action (NonetPlaying *self, NonetDocument *document)
{
  if (!nonet_document_get_editing_givens (document))
    nonet_document_count_help (document, 0, 1);
  close_hint (self);
  seek (self, document, FOR_CHECK);
}

static void
clear_wrong_entries_action (NonetPlaying *self, NonetDocument *document)
{
  seek (self, document, FOR_CLEARING);
}

void
nonet_playing_point_out_mistakes (NonetPlaying *self)
{
  seek (self, nonet_controller_get_document (self), FOR_SOLUTION);
}

/* The cells that are selected now, whatever is when the solution is found. */
static void
reveal_cell_action (NonetPlaying *self, NonetDocument *document)
{
  g_free (self->cells);
  self->cells = nonet_board_view_dup_selection (self->board, &self->n_cells);
  close_hint (self);
  seek (self, document, FOR_REVEAL);
}

/* What the window says by itself. */

static void
given_touched_cb (NonetPlaying *self)
{
  NonetToasts *toasts = nonet_controller_get_toasts (self);

  if (!nonet_toasts_has (toasts, "win.editing-givens"))
    nonet_toasts_offer (toasts, _ ("Givens are locked while you play."), _ ("_Edit Givens"), "win.editing-givens",
                        NULL);
}

/* A puzzle that somebody set has become unique. One that is full is no puzzle any more. */
static void
verdict_changed_cb (NonetPlaying *self)
{
  NonetDocument *document = nonet_controller_get_document (self);

  if (self->offered || document == NULL || !nonet_document_get_editing_givens (document)
      || !nonet_document_get_can_undo (document) || nonet_document_is_solved (document)
      || nonet_verdict_button_get_verdict (self->verdict)->kind != NONET_VERDICT_UNIQUE)
    return;
  self->offered = TRUE;
  nonet_toasts_offer (nonet_controller_get_toasts (self), _ ("The puzzle has exactly one solution"),
                      _ ("_Start Solving"), "win.editing-givens", NULL);
}

/* A puzzle that came without a level has that of its rating, or of its board. */
static void
note_level (NonetPlaying *self)
{
  NonetDocument *document = nonet_controller_get_document (self);
  const SudokuRating *rating = nonet_rating_worker_get_rating (nonet_verdict_button_get_rater (self->verdict));
  NonetStockKind kind = NONET_N_STOCK_KINDS;

  if (document == NULL || nonet_document_get_editing_givens (document)
      || nonet_document_get_played (document)->level != NULL)
    return;
  if (rating != NULL || !sudoku_shape_is_nine (nonet_document_get_shape (document)))
    kind = nonet_stock_kind_of (nonet_document_get_shape (document), rating != NULL ? rating->er : 0);
  if (kind < NONET_N_STOCK_KINDS)
    nonet_document_set_level (document, nonet_stock_kind_info (kind)->id);
}

static void
follow_solving (NonetPlaying *self, NonetDocument *document)
{
  gboolean full = nonet_document_is_full (document), solved = full && nonet_document_is_solved (document);
  /* A puzzle that comes full was not filled in here. */
  gboolean played = !nonet_document_get_editing_givens (document) && nonet_document_get_can_undo (document);

  if (!full || solved)
    nonet_toasts_withdraw (nonet_controller_get_toasts (self), "win.check-entries");
  /* With mistakes that are not shown, there would be no word at the end. */
  if (full && !solved && !self->full && played)
    nonet_toasts_offer (nonet_controller_get_toasts (self), _ ("The board is full, but something is wrong"),
                        _ ("_Check"), "win.check-entries", NULL);
  self->full = full;
}

/* The time, which passes while a puzzle is played that is not solved, in the window that is in use. */

static void
show_time (NonetPlaying *self, const NonetPuzzle *puzzle)
{
  GtkWidget *content = gtk_button_get_child (GTK_BUTTON (self->timer_button));
  g_autofree char *time = nonet_duration_to_string (puzzle->elapsed);

  adw_button_content_set_label (ADW_BUTTON_CONTENT (content), time);
}

/* Gives the document the whole seconds that have passed. */
static void
pass (NonetPlaying *self, NonetDocument *document)
{
  guint seconds = (guint) ((g_get_monotonic_time () - self->since) / G_USEC_PER_SEC);

  if (self->tick_source == 0 || seconds == 0)
    return;
  self->since += seconds * G_USEC_PER_SEC;
  nonet_document_add_elapsed (document, seconds);
  show_time (self, nonet_document_peek (document));
}

static gboolean
tick_cb (gpointer user_data)
{
  pass (user_data, nonet_controller_get_document (user_data));
  return G_SOURCE_CONTINUE;
}

static void
set_running (NonetPlaying *self, gboolean running)
{
  if (running == (self->tick_source != 0))
    return;
  g_clear_handle_id (&self->tick_source, g_source_remove);
  if (!running)
    return;
  self->since = g_get_monotonic_time ();
  self->tick_source = g_timeout_add_seconds (1, tick_cb, self);
}

static void
update_timer (NonetPlaying *self, NonetDocument *document)
{
  GtkWidget *content = gtk_button_get_child (GTK_BUTTON (self->timer_button));
  const char *label = self->paused ? _ ("Resume") : _ ("Pause");
  gboolean is_played = !nonet_document_get_editing_givens (document);
  gboolean is_running = is_played && !nonet_document_is_solved (document);
  /* The time is of interest; it passes in any case. */
  gboolean timed = is_played && g_settings_get_boolean (nonet_controller_get_settings (self), "timer");
  gboolean can_pause = timed && is_running;

  pass (self, document);
  set_running (self, is_running && !self->paused && gtk_window_is_active (nonet_controller_get_window (self)));
  /* What Nonet has filled in took no time. */
  gtk_widget_set_visible (GTK_WIDGET (self->timer_button),
                          timed && !(nonet_document_is_filled_in (document) && nonet_document_is_solved (document)));
  nonet_controller_set_enabled (self, "pause", can_pause);
  if (!timed)
    return;
  adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (content),
                                    self->paused ? "media-playback-start-symbolic" : "media-playback-pause-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->timer_button), label);
  /* The time is not part of the name, which would change each second. */
  nonet_widget_set_name (GTK_WIDGET (self->timer_button), label);
  show_time (self, nonet_document_peek (document));
}

static void
set_paused (NonetPlaying *self, gboolean paused)
{
  NonetFrame *frame = nonet_controller_get_frame (self);
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (frame), "pause");

  if (paused == self->paused)
    return;
  self->paused = paused;
  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (paused));
  gtk_stack_set_visible_child_name (self->stack, paused ? "paused" : "board");
  gtk_widget_set_sensitive (self->keypad, !paused);
  gtk_widget_set_visible (self->pane, !paused);
  if (paused)
    close_hint (self);
  nonet_frame_hold_actions (frame, NONET_HOLD_PAUSE, paused);
  gtk_widget_child_focus (gtk_stack_get_visible_child (self->stack), GTK_DIR_TAB_FORWARD);
}

static void
pause_changed (NonetPlaying *self, NonetDocument *document, GVariant *state)
{
  set_paused (self, g_variant_get_boolean (state));
  update_timer (self, document);
}

/* What is paused is not shown any more, or has been changed by something else. */
static void
resume (NonetPlaying *self, NonetDocument *document)
{
  set_paused (self, FALSE);
  update_timer (self, document);
}

static void
timer_changed_cb (NonetPlaying *self)
{
  NonetDocument *document = nonet_controller_get_document (self);

  if (document != NULL)
    resume (self, document);
}

/* The window comes into use, or goes out of it. */
static void
active_changed_cb (NonetPlaying *self)
{
  NonetDocument *document = nonet_controller_get_document (self);

  if (document != NULL)
    update_timer (self, document);
}

static gboolean
escape_cb (NonetPlaying *self)
{
  if (!self->paused || nonet_typing_needs_escape (nonet_controller_get_window (self), self->board))
    return FALSE;
  timer_changed_cb (self);
  return TRUE;
}

void
nonet_playing_connect_escape (NonetPlaying *self)
{
  nonet_controller_connect_escape (self, G_CALLBACK (escape_cb));
}

/* What is played. */

/* Whoever sets the puzzle has no use for Check, and a bar needs its room; the board is not to move when that begins. To solve it is not
 * what is suggested to whoever plays it. */
static void
show_mode (NonetPlaying *self)
{
  NonetFrame *frame = nonet_controller_get_frame (self);
  gboolean sets = gtk_toggle_button_get_active (nonet_frame_get_child (frame, "set_mode"));
  const char *bar = gtk_stack_get_visible_child_name (nonet_frame_get_child (frame, "row"));

  nonet_widget_show_in_place (nonet_frame_get_child (frame, "check_button"), !sets && g_str_equal (bar, "puzzle"));
  nonet_widget_set_css_class (nonet_frame_get_child (frame, "solve_button"), "suggested-action", sets);
  nonet_widget_set_css_class (nonet_frame_get_child (frame, "narrow_solve_button"), "suggested-action", sets);
}

/* What these toasts offer would do the opposite now. */
static void
mode_changed_cb (NonetPlaying *self, GParamSpec *pspec, NonetDocument *document)
{
  nonet_toasts_withdraw (nonet_controller_get_toasts (self), "win.editing-givens");
  update_mistakes (self);
  resume (self, document);
}

void
nonet_playing_count_hint (NonetPlaying *self)
{
  nonet_document_count_help (nonet_controller_get_document (self), 1, 0);
}

/* Whoever continues on the board has no use for a message that lies over it. */
static void
selection_changed_cb (NonetPlaying *self)
{
  nonet_toasts_dismiss (nonet_controller_get_toasts (self));
  nonet_controller_set_enabled (self, "reveal-cell", nonet_board_view_get_look (self->board)->selection.n > 0);
}

static const NonetActionEntry actions[] = {
  { "check-entries", G_CALLBACK (check_entries_action), .use = NONET_USE_IN_VIEW },
  { "clear-wrong-entries", G_CALLBACK (clear_wrong_entries_action), .use = NONET_USE_IN_VIEW },
  { "reveal-cell", G_CALLBACK (reveal_cell_action), .use = NONET_USE_IN_VIEW },
  { "pause", NULL, NULL, "false", G_CALLBACK (pause_changed) },
};

static void
edited_cb (NonetPlaying *self, NonetDocument *document)
{
  NonetToasts *toasts = nonet_controller_get_toasts (self);
  const NonetPuzzle *puzzle = nonet_document_peek (document);

  resume (self, document);
  nonet_controller_set_enabled (self, "check-entries",
                                nonet_puzzle_count_entries (puzzle) > 0 || puzzle->eliminated != NULL);
  nonet_toasts_dismiss (toasts);
  /* What could be undone was something else, and what was wrong is not known to be so any more. */
  nonet_toasts_withdraw (toasts, "win.undo");
  nonet_toasts_withdraw (toasts, "win.clear-wrong-entries");
  if (!is_asked (self, document))
    {
      forget (self);
      update_mistakes (self);
    }
  note_level (self);
  follow_solving (self, document);
}

static void
start_anew (NonetPlaying *self)
{
  forget (self);
  self->offered = self->full = FALSE;
}

static void
document_set_cb (NonetPlaying *self, NonetDocument *document)
{
  set_running (self, FALSE);
  start_anew (self);
}

static void
nonet_playing_dispose (GObject *object)
{
  NonetPlaying *self = NONET_PLAYING (object);

  forget (self);
  g_clear_handle_id (&self->tick_source, g_source_remove);
  g_clear_pointer (&self->cells, g_free);
  G_OBJECT_CLASS (nonet_playing_parent_class)->dispose (object);
}

static void
nonet_playing_class_init (NonetPlayingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_playing_dispose;
}

static void
nonet_playing_init (NonetPlaying *self)
{
}

NonetPlaying *
nonet_playing_new (NonetFrame *frame)
{
  NonetPlaying *self = nonet_controller_new (NONET_TYPE_PLAYING, frame, actions, G_N_ELEMENTS (actions));
  GSettings *settings = nonet_controller_get_settings (self);

  self->board = nonet_frame_get_child (frame, "board");
  self->verdict = nonet_frame_get_child (frame, "verdict");
  self->timer_button = nonet_frame_get_child (frame, "timer_button");
  self->stack = nonet_frame_get_child (frame, "board_stack");
  self->keypad = nonet_frame_get_child (frame, "keypad");
  self->pane = nonet_frame_get_child (frame, "panes");
  nonet_controller_connect_document (self, "notify::editing-givens", G_CALLBACK (mode_changed_cb));
  nonet_controller_connect (self, nonet_frame_get_child (frame, "set_mode"), "toggled", G_CALLBACK (show_mode));
  nonet_controller_connect (self, nonet_frame_get_child (frame, "row"), "notify::visible-child",
                            G_CALLBACK (show_mode));
  nonet_controller_connect (self, self->board, "given-touched", G_CALLBACK (given_touched_cb));
  nonet_controller_connect (self, self->board, "selection-changed", G_CALLBACK (selection_changed_cb));
  nonet_controller_connect (self, self->verdict, "notify::reason", G_CALLBACK (verdict_changed_cb));
  nonet_controller_connect (self, nonet_verdict_button_get_rater (self->verdict), "changed", G_CALLBACK (note_level));
  nonet_controller_connect (self, settings, "changed::mistakes", G_CALLBACK (update_mistakes));
  nonet_controller_connect (self, settings, "changed::timer", G_CALLBACK (timer_changed_cb));
  nonet_controller_connect (self, frame, "notify::is-active", G_CALLBACK (active_changed_cb));
  nonet_controller_set_enabled (self, "reveal-cell", FALSE);
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (document_set_cb));
  nonet_controller_connect (self, frame, "replaced", G_CALLBACK (start_anew));
  nonet_controller_connect (self, frame, "edited", G_CALLBACK (edited_cb));
  return self;
}

/* Solving: the list of solutions in the pane, the one that is chosen on the board, the facts beside the only one, and
 * what is copied or saved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/solutions/solving.h"

#include <glib/gi18n.h>

#include "app/frame/controls.h"
#include "app/frame/file-choice.h"
#include "app/frame/verdict-button.h"
#include "formats/write.h"
#include "tasks/questions/setting-report.h"
#include "tasks/solutions/solution-export.h"
#include "widgets/newer.h"
#include "widgets/solutions/solution-browser.h"
#include "words/number.h"
#include "words/steps/step-text.h"

/* How often the number of solutions in the bar follows the search, in milliseconds. */
#define COUNT_INTERVAL 250

/* How often the board is given the cells in which the solutions differ, while they come in. */
#define TALLY_INTERVAL (200 * G_TIME_SPAN_MILLISECOND)

/* For how many characters the bar has room, as ui/window.ui says. */
#define ROOM 20

struct _NonetSolving
{
  NonetController parent_instance;

  NonetPlaying *playing;         /* knows which entries are wrong */
  NonetSolutionBrowser *browser; /* of the window, as are the others */
  NonetVerdictButton *verdict;
  NonetBoardView *board;
  AdwFlap *flap;
  AdwViewStack *panes;
  GtkRevealer *outdated_bar;
  GtkLabel *solution_label;
  NonetStepPresenter *presenter;

  NonetSolutionList *solutions;
  gboolean outdated; /* they are not those of the puzzle as it is: none is shown on the board */
  gboolean several;  /* more than one solution was found */
  gint64 tally_time; /* when the board was last given how often each value came */

  NonetSolution *solution; /* chosen, or NULL */
  gboolean put_away;       /* until another is chosen */
  gboolean on_board;       /* the one that is chosen */
  guint count_source;

  NonetPuzzleWorker *reporter; /* on the puzzle that has only one */

  GtkRevealer *export_bar;
  GtkLabel *export_label;
  GtkProgressBar *export_progress;
  GCancellable *exporting; /* while something is being written */
  guint64 export_total;    /* 0: not known */
};

G_DEFINE_FINAL_TYPE (NonetSolving, nonet_solving, NONET_TYPE_CONTROLLER)

gboolean
nonet_solving_is_on_board (NonetSolving *self)
{
  return self->on_board;
}

/* The facts beside the only solution. */

/* The puzzle that the facts are about; NULL: there are none. */
static NonetPuzzle *
get_only_puzzle (NonetSolving *self)
{
  gboolean only;

  g_object_get (self->browser, "only", &only, NULL);
  return only ? nonet_solution_list_get_puzzle (nonet_solution_browser_get_list (self->browser)) : NULL;
}

/* A rating that is known stays when the board is edited and another puzzle is rated. */
static void
update_rating (NonetSolving *self)
{
  NonetPuzzleWorker *rater = nonet_verdict_button_get_rater (self->verdict);
  const SudokuRating *rating = nonet_rating_worker_get_rating (rater);
  const NonetPuzzle *puzzle = get_only_puzzle (self);
  NonetDocument *document = nonet_controller_get_document (self);
  g_autofree char *text = NULL;

  if (rating == NULL || puzzle == NULL || document == NULL
      || !nonet_puzzle_same_givens (puzzle, nonet_document_peek (document)))
    return;
  text = nonet_words_rating (rating);
  nonet_solution_facts_set_rating (nonet_solution_browser_get_facts (self->browser), text);
}

static void
update_report (NonetSolving *self)
{
  nonet_solution_facts_set_report (nonet_solution_browser_get_facts (self->browser),
                                   nonet_setting_worker_get_report (self->reporter));
}

static void
only_changed_cb (NonetSolving *self)
{
  nonet_puzzle_worker_set_puzzle (self->reporter, get_only_puzzle (self));
  update_rating (self);
}

/* The solution on the board. */

/* "Solution 3 of 142"; how many there are is said only when that is known, and has room: one that is cut would read as
 * another number. */
static char *
describe (NonetSolving *self)
{
  NonetSolutionList *list = nonet_solution_browser_get_shown_list (self->browser);
  guint64 n_found = nonet_solution_list_get_n_found (list);
  gboolean all = nonet_solution_list_get_state (list) == NONET_SOLUTIONS_COMPLETE;
  gboolean filtered = nonet_solution_browser_get_n_filters (self->browser) > 0;
  g_autofree char *number = nonet_number_to_string (nonet_solution_get_index (self->solution) + 1);
  g_autofree char *count = nonet_number_to_string (n_found), *text = NULL;

  if (n_found == 1 && all && !filtered)
    return g_strdup (_ ("The only solution"));
  /* Translators: the number of a solution, and how many there are, as in "Solution 3 of 1,234". */
  text = g_strdup_printf (_ ("Solution %s of %s"), number, count);
  if (!all || g_utf8_strlen (text, -1) > ROOM)
    return g_strdup_printf (_ ("Solution %s"), number);
  if (filtered)
    /* Translators: the number of a solution, and how many the filters leave, as in "Solution 3 of 35, filtered". */
    return g_strdup_printf (_ ("Solution %s of %s, filtered"), number, count);
  return g_steal_pointer (&text);
}

/* Whether a solution will be there soon, in place of one of another list: until then the bar stays, so that nothing moves. */
static gboolean
is_expected (NonetSolving *self)
{
  NonetSolutionList *list = nonet_solution_browser_get_shown_list (self->browser);

  return self->solution == NULL && !self->outdated && list != NULL
         && nonet_solution_list_get_state (list) == NONET_SOLUTIONS_RUNNING
         && nonet_frame_has_bar (nonet_controller_get_frame (self), "solution");
}

/* In which cells the solutions differ, while one of them is on the board. */
static void
show_tally (NonetSolving *self)
{
  /* The true candidates come with a tally of their own. */
  if (nonet_board_view_get_depth (self->board) == NONET_CANDIDATES_TRUE)
    return;
  if (self->solutions == NULL || !self->on_board || nonet_solution_list_get_n_found (self->solutions) < 2)
    {
      nonet_board_view_set_layer (self->board, NONET_LAYER_TALLY, NULL);
      return;
    }

  nonet_board_view_set_layer (self->board, NONET_LAYER_TALLY, nonet_solution_list_get_tally (self->solutions));
  self->tally_time = g_get_monotonic_time ();
}

/* Where the board is solved there is nothing to fill in. */
static void
update_fill (NonetSolving *self)
{
  NonetDocument *document = nonet_controller_get_document (self);
  gboolean solved = document != NULL && nonet_document_is_solved (document);

  nonet_solution_browser_set_on_board (self->browser, self->on_board || solved);
  nonet_controller_set_enabled (self, "fill-solution", self->solution != NULL && !self->outdated && !solved);
}

static void
update_board (NonetSolving *self)
{
  gboolean ready = self->solution != NULL && nonet_solution_get_ready (self->solution);
  gboolean on_board = self->solution != NULL && !self->outdated && !self->put_away;
  gboolean changed = on_board != self->on_board;
  g_autoptr (GBytes) found = on_board && ready ? nonet_solution_dup_bytes (self->solution) : NULL;
  g_autofree char *text = on_board ? describe (self) : NULL, *tip = NULL;

  g_clear_handle_id (&self->count_source, g_source_remove);
  self->on_board = on_board;
  /* One that has to be found again is on its way: until then the board shows the one before. */
  if (!on_board || ready)
    nonet_board_view_set_layer (self->board, NONET_LAYER_FOUND, found);
  nonet_frame_show_bar (nonet_controller_get_frame (self), "solution", on_board || is_expected (self));
  if (text != NULL && !g_str_equal (text, gtk_label_get_text (self->solution_label)))
    {
      gtk_label_set_text (self->solution_label, text);
      if (self->solutions != NULL && nonet_solution_list_get_n_found (self->solutions) > 1)
        tip = g_strdup_printf ("%s\n%s", text, _ ("Tinted cells differ between solutions."));
      gtk_widget_set_tooltip_text (GTK_WIDGET (self->solution_label), tip != NULL ? tip : text);
    }
  nonet_controller_set_enabled (self, "hide-solution", on_board);
  update_fill (self);
  if (!changed)
    return;
  show_tally (self);
  g_signal_emit_by_name (self, "shown");
}

static void
list_changed_cb (NonetSolving *self)
{
  if (nonet_frame_has_bar (nonet_controller_get_frame (self), "solution") && self->count_source == 0)
    self->count_source = g_timeout_add_once (COUNT_INTERVAL, (GSourceOnceFunc) update_board, self);
}

static void
put_away (NonetSolving *self)
{
  self->put_away = TRUE;
  update_board (self);
}

static void
ready_cb (NonetSolution *solution, NonetSolving *self)
{
  if (solution == self->solution)
    update_board (self);
}

/* What is explained makes room for a solution that somebody chooses; the first one is chosen by itself. */
static void
solution_chosen_cb (NonetSolving *self)
{
  gboolean by_itself = self->solution == NULL;

  g_set_object (&self->solution, nonet_solution_browser_get_solution (self->browser));
  self->put_away = by_itself && nonet_step_presenter_is_explaining (self->presenter);
  if (self->solution != NULL && !self->put_away)
    nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
  if (self->solution != NULL && !nonet_solution_get_ready (self->solution))
    g_signal_connect_object (self->solution, "ready", G_CALLBACK (ready_cb), self, 0);
  update_board (self);
}

/* The one that is chosen was chosen again. */
static void
chosen_again_cb (NonetSolving *self)
{
  self->put_away = self->on_board;
  if (!self->put_away)
    nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
  update_board (self);
}

static void
explaining_cb (NonetSolving *self)
{
  if (nonet_step_presenter_is_explaining (self->presenter))
    put_away (self);
}

static void
list_state_cb (NonetSolving *self, NonetSolutionList *list)
{
  const char *error = nonet_solution_list_get_error (list);

  if (error != NULL)
    nonet_toasts_say (nonet_controller_get_toasts (self), error);
  list_changed_cb (self);
}

static void
list_set_cb (NonetSolving *self)
{
  NonetSolutionList *list = nonet_solution_browser_get_shown_list (self->browser);

  if (list == NULL)
    return;
  nonet_controller_connect (self, list, "changed", G_CALLBACK (list_changed_cb));
  nonet_controller_connect (self, list, "state-changed", G_CALLBACK (list_state_cb));
}

/* Escape leads back to the puzzle, unless it ends something that was begun since. */
static gboolean
escape_cb (NonetSolving *self)
{
  if (!self->on_board || nonet_board_view_get_look (self->board)->explanation != NULL
      || nonet_typing_needs_escape (nonet_controller_get_window (self), self->board))
    return FALSE;
  put_away (self);
  return TRUE;
}

static void
fill_solution_action (NonetSolving *self, NonetDocument *document)
{
  if (!nonet_solution_get_ready (self->solution)
      || !nonet_document_fill_in (document, nonet_solution_get_values (self->solution)))
    return;
  put_away (self);
  nonet_toasts_offer (nonet_controller_get_toasts (self), _ ("Filled in by Nonet"), _ ("_Undo"), "win.undo", NULL);
}

/* The list. */

static gboolean
is_running (NonetSolving *self)
{
  return self->solutions != NULL && nonet_solution_list_get_state (self->solutions) == NONET_SOLUTIONS_RUNNING;
}

static void
update_actions (NonetSolving *self)
{
  gboolean chosen = nonet_solution_browser_get_solution (self->browser) != NULL;

  nonet_controller_set_enabled (self, "stop", is_running (self));
  nonet_controller_set_enabled (self, "next-solution", chosen);
  nonet_controller_set_enabled (self, "previous-solution", chosen);
  nonet_controller_set_enabled (self, "go-to-solution", chosen);
  nonet_controller_set_enabled (self, "copy-solution", chosen);
  nonet_controller_set_enabled (self, "copy-solutions", chosen && self->exporting == NULL);
  nonet_controller_set_enabled (self, "save-solutions", chosen && self->exporting == NULL);
}

/* Whether the board still is the one the list was made for: as it was, or filled in with the chosen solution. */
static gboolean
list_fits_board (NonetSolving *self, NonetDocument *document)
{
  const NonetPuzzle *solved = nonet_solution_list_get_puzzle (self->solutions);
  const NonetPuzzle *now = nonet_document_peek (document);
  NonetSolution *chosen = nonet_solution_browser_get_solution (self->browser);
  const guint8 *values = chosen != NULL ? nonet_solution_get_values (chosen) : NULL;
  gboolean filled = values != NULL && sudoku_shape_equal (solved->shape, now->shape);

  for (guint cell = 0; filled && cell < nonet_puzzle_get_cells (now); cell++)
    filled = values[cell] == (now->givens[cell] | now->entries[cell]);
  return filled || nonet_document_is_counted (document, solved);
}

/* In a narrow window the board shows one of them. */
static void
solutions_found_cb (NonetSolving *self)
{
  if (self->outdated || nonet_solution_list_get_n_found (self->solutions) < 2)
    return;
  if (!self->several)
    {
      self->several = TRUE;
      if (adw_flap_get_folded (self->flap) && !adw_flap_get_reveal_flap (self->flap))
        nonet_toasts_offer (nonet_controller_get_toasts (self), _ ("Solutions found"), _ ("_Show List"),
                            "win.show-pane", NULL);
    }
  if (!is_running (self) || g_get_monotonic_time () - self->tally_time >= TALLY_INTERVAL)
    show_tally (self);
}

static void
pane_revealed_cb (NonetSolving *self)
{
  nonet_toasts_withdraw (nonet_controller_get_toasts (self), "win.show-pane");
}

/* The verdict on the board has found the reason, if it has a simple one. */
static void
update_reason (NonetSolving *self)
{
  g_autofree char *reason = NULL;

  if (self->solutions == NULL || self->outdated)
    return;
  g_object_get (self->verdict, "reason", &reason, NULL);
  nonet_solution_browser_set_reason (self->browser, reason);
}

static void
solutions_state_cb (NonetSolving *self)
{
  solutions_found_cb (self);
  update_reason (self);
  update_actions (self);
}

static void
set_outdated (NonetSolving *self, gboolean outdated)
{
  self->outdated = outdated;
  gtk_revealer_set_reveal_child (self->outdated_bar, outdated);
  update_board (self);
}

/* The list before goes first: once outdated, it may be one of another shape than the board is now. */
static void
set_solutions (NonetSolving *self, NonetSolutionList *solutions)
{
  if (self->solutions != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->solutions, self);
      nonet_solution_list_stop (self->solutions);
    }
  g_set_object (&self->solutions, solutions);
  nonet_solution_browser_set_list (self->browser, solutions);
  self->several = FALSE;
  set_outdated (self, FALSE);
  update_actions (self);
}

static void
clear (NonetSolving *self)
{
  if (self->solutions == NULL)
    return;
  set_solutions (self, NULL);
  show_tally (self);
}

static void
solve_action (NonetSolving *self, NonetDocument *document)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_counted (document);
  g_autoptr (NonetSolutionList) solutions = nonet_solution_list_new (puzzle, TRUE);

  clear (self);
  set_solutions (self, solutions);
  nonet_controller_connect (self, solutions, "changed", G_CALLBACK (solutions_found_cb));
  nonet_controller_connect (self, solutions, "state-changed", G_CALLBACK (solutions_state_cb));
  nonet_solution_list_start (solutions);
  update_reason (self);
  nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
  adw_view_stack_set_visible_child_name (self->panes, "solutions");
  if (!adw_flap_get_folded (self->flap))
    adw_flap_set_reveal_flap (self->flap, TRUE);
  if (!nonet_document_get_editing_givens (document))
    nonet_playing_point_out_mistakes (self->playing);
}

static void
stop_action (NonetSolving *self)
{
  nonet_solution_list_stop (self->solutions);
}

static void
next_solution_action (NonetSolving *self)
{
  nonet_solution_browser_next (self->browser);
}

static void
previous_solution_action (NonetSolving *self)
{
  nonet_solution_browser_previous (self->browser);
}

static void
go_to_solution_action (NonetSolving *self)
{
  nonet_frame_show_pane (nonet_controller_get_frame (self), "solutions");
  nonet_solution_browser_ask_number (self->browser);
}

/* What leaves the window. */

static GdkClipboard *
clipboard_of (NonetSolving *self)
{
  return gtk_widget_get_clipboard (GTK_WIDGET (nonet_controller_get_window (self)));
}

static void
say (NonetSolving *self, const char *text)
{
  nonet_toasts_say (nonet_controller_get_toasts (self), text);
}

/* Copies the solution if it is still the one that is chosen. */
static void
copy_values_cb (NonetSolution *solution, gpointer user_data)
{
  NonetSolving *self = user_data;
  NonetSolutionList *list = nonet_solution_browser_get_shown_list (self->browser);
  g_autoptr (GString) text = g_string_new (NULL);
  const NonetPuzzle *puzzle;

  if (list == NULL || nonet_solution_browser_get_solution (self->browser) != solution)
    return;
  puzzle = nonet_solution_list_get_puzzle (list);
  nonet_write_line (text, puzzle->alphabet, puzzle->shape, nonet_solution_get_values (solution));
  gdk_clipboard_set_text (clipboard_of (self), text->str);
  say (self, _ ("Solution copied"));
}

static void
copy_solution_action (NonetSolving *self)
{
  NonetSolution *chosen = nonet_solution_browser_get_solution (self->browser);

  if (chosen != NULL)
    nonet_solution_when_ready (chosen, copy_values_cb, G_OBJECT (self));
}

/* An export, from the question for it to its end. */
typedef struct
{
  NonetSolving *self;
  NonetSolutionList *list;
  guint64 limit; /* 0: all there are */
  gboolean to_file;
} Export;

static void
export_free (Export *export)
{
  g_object_unref (export->self);
  g_object_unref (export->list);
  g_free (export);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Export, export_free)

static void
show_progress (guint64 done, double share, gpointer user_data)
{
  NonetSolving *self = user_data;
  g_autofree char *number = nonet_number_to_string (done);
  g_autofree char *total = nonet_number_to_string (self->export_total);
  g_autofree char *text = NULL;

  if (self->export_total > 0)
    /* Translators: how many solutions of how many, with their digits grouped. */
    text = g_strdup_printf (
        ngettext ("%s of %s solution written", "%s of %s solutions written", (gulong) self->export_total), number,
        total);
  else
    /* Translators: a number of solutions, with its digits grouped. */
    text = g_strdup_printf (ngettext ("%s solution written", "%s solutions written", (gulong) done), number);
  if (nonet_controller_get_document (self) == NULL)
    return;
  gtk_label_set_label (self->export_label, text);
  gtk_progress_bar_set_fraction (self->export_progress, CLAMP (share, 0, 1));
}

static gboolean
is_complete (NonetSolutionList *list)
{
  return nonet_solution_list_get_state (list) == NONET_SOLUTIONS_COMPLETE;
}

static void
set_exporting (NonetSolving *self, GCancellable *cancellable)
{
  g_set_object (&self->exporting, cancellable);
  if (nonet_controller_get_document (self) == NULL)
    return;
  gtk_revealer_set_reveal_child (self->export_bar, cancellable != NULL);
  update_actions (self);
}

static void
exported_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Export) export = user_data;
  NonetSolving *self = export->self;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL, *number = NULL, *said = NULL;
  guint64 n = 0;
  gboolean is_done = nonet_export_solutions_finish (result, &text, &n, &error);

  set_exporting (self, NULL);
  if (nonet_controller_get_document (self) == NULL)
    return;
  number = nonet_number_to_string (n);
  if (export->to_file)
    said = g_strdup_printf (ngettext ("%s solution saved", "%s solutions saved", (gulong) n), number);
  else
    said = g_strdup_printf (ngettext ("%s solution copied", "%s solutions copied", (gulong) n), number);
  if (is_done && !export->to_file)
    gdk_clipboard_set_text (clipboard_of (self), text);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    say (self, _ ("Canceled"));
  else
    nonet_toasts_say_outcome (nonet_controller_get_toasts (self), said, _ ("Could Not Export the Solutions"), error);
}

/* Takes the export over, which comes to nothing if another one is under way. file: NULL for the clipboard. */
static void
start_export (Export *export, GFile *file)
{
  NonetSolving *self = export->self;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  if (self->exporting != NULL)
    {
      export_free (export);
      return;
    }
  self->export_total = is_complete (export->list) ? nonet_solution_list_get_n_found (export->list) : export->limit;
  show_progress (0, 0, self);
  set_exporting (self, cancellable);
  nonet_export_solutions_async (export->list, export->limit, file, show_progress, self, cancellable, exported_cb,
                                export);
}

static void
chosen_cb (GFile *file, guint kind, gpointer user_data)
{
  if (file != NULL)
    start_export (user_data, file);
  else
    export_free (user_data);
}

/* Takes the export over. */
static void
proceed (Export *export)
{
  NonetSolving *self = export->self;
  g_autofree char *title = NULL, *name = NULL;

  if (!export->to_file)
    {
      start_export (export, NULL);
      return;
    }
  title = nonet_document_dup_title (nonet_controller_get_document (self));
  /* Translators: the name proposed for a file of solutions; %s is the title of the puzzle. */
  name = g_strdup_printf (_ ("%s, solutions.txt"), title);
  nonet_choose_file (nonet_controller_get_window (self), _ ("Save All Solutions"), name, NULL, NULL, 0, 0, chosen_cb,
                     export);
}

/* A question about an export, which ends with it unless the answer was to continue. */
typedef struct
{
  Export *export; /* NULL: it continues */
} HowMany;

static void
how_many_free (gpointer data, GClosure *closure)
{
  HowMany *question = data;

  g_clear_pointer (&question->export, export_free);
  g_free (question);
}

static void
how_many_cb (HowMany *question, const char *response)
{
  if (g_str_equal (response, "all"))
    question->export->limit = 0;
  if (!g_str_equal (response, "cancel") && nonet_controller_get_document (question->export->self) != NULL)
    proceed (g_steal_pointer (&question->export));
}

/* "Found so far: 1,234", and "About 6.7 × 10²¹ solutions" where that is known. */
static char *
write_numbers (NonetSolving *self, const char *found)
{
  const NonetVerdict *verdict = nonet_verdict_button_get_verdict (self->verdict);
  /* Translators: %s is a number of solutions. */
  g_autofree char *so_far = g_strdup_printf (_ ("Found so far: %s"), found), *all = NULL;

  if (self->outdated || nonet_solution_browser_get_n_filters (self->browser) > 0
      || (verdict->kind != NONET_VERDICT_COUNTED && verdict->kind != NONET_VERDICT_ESTIMATED))
    return g_steal_pointer (&so_far);
  all = nonet_verdict_button_dup_text (self->verdict);
  return g_strconcat (all, "\n", so_far, NULL);
}

/* Not all are found yet: asks whether to take those that are, or to continue the search. */
static void
ask_how_many (Export *export)
{
  NonetSolving *self = export->self;
  g_autofree char *found = nonet_number_to_string (export->limit);
  g_autofree char *numbers = write_numbers (self, found);
  /* Translators: %s is a number of solutions. */
  g_autofree char *those = g_strdup_printf (_ ("Only _First %s"), found);
  g_autofree char *body =
      g_strdup_printf ("%s\n\n%s", numbers, _ ("Exporting all solutions continues the search, which can be canceled."));
  const NonetResponse responses[] = {
    { "cancel", _ ("_Cancel") }, { "found", those, .is_default = TRUE }, { "all", _ ("_All") }, { NULL }
  };
  HowMany *question = g_new (HowMany, 1);

  *question = (HowMany){ export };
  nonet_ask (nonet_controller_get_window (self), _ ("Export All Solutions?"), body, NULL, responses,
             G_CALLBACK (how_many_cb), question, how_many_free);
}

static void
export_action (NonetSolving *self, NonetDocument *document, GVariant *parameter, const char *name)
{
  NonetSolutionList *list = nonet_solution_browser_get_shown_list (self->browser);
  Export *export;

  if (list == NULL || self->exporting != NULL)
    return;
  export = g_new0 (Export, 1);
  export->self = g_object_ref (self);
  export->list = g_object_ref (list);
  export->limit = nonet_solution_list_get_n_found (list);
  export->to_file = g_str_equal (name, "save-solutions");
  if (is_complete (list))
    proceed (export);
  else
    ask_how_many (export);
}

static void
cancel_export_action (NonetSolving *self)
{
  g_cancellable_cancel (self->exporting);
}

static const NonetActionEntry actions[] = {
  { "solve", G_CALLBACK (solve_action), .use = NONET_USE_ON_START | NONET_USE_IN_VIEW },
  { "stop", G_CALLBACK (stop_action) },
  { "next-solution", G_CALLBACK (next_solution_action), .use = NONET_USE_IN_VIEW },
  { "previous-solution", G_CALLBACK (previous_solution_action), .use = NONET_USE_IN_VIEW },
  { "go-to-solution", G_CALLBACK (go_to_solution_action), .use = NONET_USE_IN_VIEW },
  { "hide-solution", G_CALLBACK (put_away) },
  { "fill-solution", G_CALLBACK (fill_solution_action) },
  { "copy-solution", G_CALLBACK (copy_solution_action) },
  { "copy-solutions", G_CALLBACK (export_action) },
  { "save-solutions", G_CALLBACK (export_action) },
  { "cancel-export", G_CALLBACK (cancel_export_action) },
};

static void
edited_cb (NonetSolving *self, NonetDocument *document)
{
  gboolean outdated;

  if (self->solutions == NULL)
    return;
  update_fill (self);
  outdated = !list_fits_board (self, document);
  if (outdated == self->outdated)
    return;
  set_outdated (self, outdated);
  if (outdated)
    nonet_solution_list_stop (self->solutions);
  show_tally (self);
}

/* Entries count or do not any more. */
static void
mode_changed_cb (NonetSolving *self)
{
  edited_cb (self, nonet_controller_get_document (self));
}

static void
document_set_cb (NonetSolving *self, NonetDocument *document)
{
  clear (self);
  if (document == NULL)
    g_cancellable_cancel (self->exporting);
}

static void
nonet_solving_dispose (GObject *object)
{
  NonetSolving *self = NONET_SOLVING (object);

  g_clear_handle_id (&self->count_source, g_source_remove);
  if (self->solutions != NULL)
    nonet_solution_list_stop (self->solutions);
  g_clear_object (&self->solutions);
  g_clear_object (&self->solution);
  g_clear_object (&self->reporter);
  g_clear_object (&self->exporting);
  G_OBJECT_CLASS (nonet_solving_parent_class)->dispose (object);
}

static void
nonet_solving_class_init (NonetSolvingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_solving_dispose;
  g_signal_new ("shown", NONET_TYPE_SOLVING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_solving_init (NonetSolving *self)
{
  self->reporter = nonet_setting_worker_new ();
}

NonetSolving *
nonet_solving_new (NonetFrame *frame, NonetPlaying *playing)
{
  NonetSolving *self = nonet_controller_new (NONET_TYPE_SOLVING, frame, actions, G_N_ELEMENTS (actions));

  self->playing = playing;
  self->browser = nonet_frame_get_child (frame, "browser");
  self->verdict = nonet_frame_get_child (frame, "verdict");
  self->board = nonet_frame_get_child (frame, "board");
  self->flap = nonet_frame_get_child (frame, "flap");
  self->panes = nonet_frame_get_child (frame, "panes");
  self->outdated_bar = nonet_frame_get_child (frame, "outdated_bar");
  self->solution_label = nonet_frame_get_child (frame, "solution_label");
  self->export_bar = nonet_frame_get_child (frame, "export_bar");
  self->export_label = nonet_frame_get_child (frame, "export_label");
  self->export_progress = nonet_frame_get_child (frame, "export_progress");
  self->presenter = nonet_controller_get_presenter (self);
  nonet_controller_connect (self, self->browser, "notify::solution", G_CALLBACK (solution_chosen_cb));
  nonet_controller_connect (self, self->browser, "notify::solution", G_CALLBACK (update_actions));
  nonet_controller_connect (self, self->browser, "chosen-again", G_CALLBACK (chosen_again_cb));
  nonet_controller_connect (self, self->browser, "notify::shown-list", G_CALLBACK (list_set_cb));
  nonet_controller_connect (self, self->browser, "notify::only", G_CALLBACK (only_changed_cb));
  nonet_controller_connect (self, self->reporter, "changed", G_CALLBACK (update_report));
  nonet_controller_connect (self, nonet_verdict_button_get_rater (self->verdict), "changed",
                            G_CALLBACK (update_rating));
  nonet_controller_connect (self, self->verdict, "notify::reason", G_CALLBACK (update_reason));
  nonet_controller_connect (self, self->presenter, "notify::explaining", G_CALLBACK (explaining_cb));
  nonet_controller_connect (self, self->board, "notify::depth", G_CALLBACK (put_away));
  nonet_controller_connect (self, self->flap, "notify::reveal-flap", G_CALLBACK (pane_revealed_cb));
  g_signal_connect_object (self->board, "filter-requested", G_CALLBACK (nonet_solution_browser_add_filter),
                           self->browser, G_CONNECT_SWAPPED);
  update_board (self);
  update_actions (self);
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (document_set_cb));
  nonet_controller_connect (self, frame, "replaced", G_CALLBACK (clear));
  nonet_controller_connect (self, frame, "edited", G_CALLBACK (edited_cb));
  nonet_controller_connect_document (self, "notify::editing-givens", G_CALLBACK (mode_changed_cb));
  nonet_controller_connect_escape (self, G_CALLBACK (escape_cb));
  return self;
}

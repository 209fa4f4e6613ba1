/* The window for practising techniques.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An exercise is looked for, then open, and over once it was done or shown. It counts when it is over, or when the next one is
 * asked for after an answer was checked.
 */
#include "app/practice/practice-window.h"

#include <glib/gi18n.h>

#include "app/frame/controls.h"
#include "tasks/practice/answer.h"
#include "tasks/practice/examples.h"
#include "tasks/task.h"
#include "widgets/board/board-editor.h"
#include "widgets/board/keypad.h"
#include "widgets/newer.h"
#include "widgets/steps/step-presenter.h"
#include "widgets/techniques/technique-row.h"
#include "widgets/widget-utils.h"
#include "words/notation.h"
#include "words/steps/step-text.h"
#include "words/steps/technique-text.h"

/* The scores, which the settings have by the ids of techniques. */

/* What stands for the techniques that are known. */
#define NONET_ANY_TECHNIQUE SUDOKU_N_TECHNIQUES

typedef struct
{
  guint tried, done;
} Score;

#define KEY "practice-progress"

/* The other two numbers are those of exercises that are no longer offered. */
#define TYPE "(uuuu)"

/* The score of a technique, as the settings have it. */
static Score
get_score (GSettings *settings, SudokuTechnique technique)
{
  g_autoptr (GVariant) all = g_settings_get_value (settings, KEY);
  Score score = { 0 };

  g_variant_lookup (all, sudoku_technique_info (technique)->id, TYPE, &score.tried, &score.done, NULL, NULL);
  return score;
}

/* Counts one more exercise. */
static void
count_exercise (GSettings *settings, SudokuTechnique technique, gboolean done)
{
  g_autoptr (GVariant) all = g_settings_get_value (settings, KEY);
  Score score = get_score (settings, technique);
  GVariantBuilder builder;
  GVariantIter iter;
  const char *id;
  GVariant *old;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{s" TYPE "}"));
  g_variant_iter_init (&iter, all);
  while (g_variant_iter_loop (&iter, "{&s@" TYPE "}", &id, &old))
    if (!g_str_equal (id, sudoku_technique_info (technique)->id))
      g_variant_builder_add (&builder, "{s@" TYPE "}", id, old);
  g_variant_builder_add (&builder, "{s" TYPE "}", sudoku_technique_info (technique)->id, score.tried + 1,
                         score.done + (done ? 1 : 0), 0, 0);
  g_settings_set_value (settings, KEY, g_variant_builder_end (&builder));
}

/* The sum of the scores of some techniques. */
static Score
get_sum (GSettings *settings, const SudokuTechniqueSet *techniques)
{
  Score sum = { 0 };

  for (SudokuTechnique technique = 0; technique < SUDOKU_BRUTE_FORCE; technique++)
    if (sudoku_technique_set_has (techniques, technique))
      {
        Score score = get_score (settings, technique);

        sum.tried += score.tried;
        sum.done += score.done;
      }
  return sum;
}

/* What exercises are about for somebody who practises a technique, or any: those that were found at least once, or at first the
 * singles. */
static SudokuTechniqueSet
get_wanted (GSettings *settings, SudokuTechnique wanted)
{
  SudokuTechniqueSet known = { { 0 } }, singles = { { 0 } };
  gboolean any = wanted != NONET_ANY_TECHNIQUE;

  if (any)
    sudoku_technique_set_add (&known, wanted);
  for (SudokuTechnique technique = 0; technique < SUDOKU_BRUTE_FORCE; technique++)
    {
      if (nonet_technique_family (technique) == NONET_FAMILY_SINGLES)
        sudoku_technique_set_add (&singles, technique);
      if (wanted != NONET_ANY_TECHNIQUE || get_score (settings, technique).done == 0)
        continue;
      sudoku_technique_set_add (&known, technique);
      any = TRUE;
    }
  return any ? known : singles;
}

/* What is said of an exercise. */

/* "X-Wing: strike out the candidates it removes." */
static char *
describe_task (NonetFoundStep *exercise)
{
  const SudokuStep *step = nonet_found_step_get_step (exercise);
  const char *name = nonet_words_technique (step->technique);

  if (step->n_placed > 0)
    /* Translators: what is to be found; %s is a technique such as Hidden Single. */
    return g_strdup_printf (_ ("%s: enter the value it gives."), name);
  /* Translators: what is to be found; %s is a technique such as X-Wing. */
  return g_strdup_printf (_ ("%s: strike out the candidates it removes."), name);
}

static char *
describe_other (const NonetAnswer *answer, const char *name)
{
  const char *other =
      answer->step != NULL ? nonet_words_technique (nonet_found_step_get_step (answer->step)->technique) : NULL;

  if (answer->has_whole && other != NULL)
    /* Translators: the first %s is the technique that is practised, the second another one. */
    return g_strdup_printf (_ ("Correct, and it includes: %s. The rest follows from: %s."), name, other);
  if (answer->has_whole)
    return g_strdup_printf (_ ("Correct, and it includes: %s. The rest follows from something else."), name);
  if (other != NULL)
    /* Translators: the first %s is another technique than the second, which is practised. */
    return g_strdup_printf (_ ("Correct, but it follows from: %s. Look for: %s."), other, name);
  return g_strdup_printf (_ ("Correct, but it follows from something else. Look for: %s."), name);
}

/* What to say of an answer; of a wrong one, that there is something wrong, not what. */
static char *
describe_answer (const NonetAnswer *answer, NonetFoundStep *exercise, const NonetNotation *notation)
{
  const SudokuStep *step = nonet_found_step_get_step (exercise);
  g_autofree char *sentence = NULL;

  switch (answer->kind)
    {
    case NONET_ANSWER_RIGHT:
      sentence = nonet_words_step (nonet_found_step_get_step (answer->step),
                                   nonet_found_step_get_position (answer->step)->board, notation, NONET_STEP_FULL);
      /* Translators: the answer is right; %s is a sentence that says why. */
      return g_strdup_printf (_ ("Correct. %s"), sentence);
    case NONET_ANSWER_PARTLY:
      return g_strdup_printf (ngettext ("Partly correct: %u result is missing.",
                                        "Partly correct: %u results are missing.", answer->n_missing),
                              answer->n_missing);
    case NONET_ANSWER_OTHER:
      return describe_other (answer, nonet_words_technique (step->technique));
    case NONET_ANSWER_WRONG:
      return g_strdup_printf (ngettext ("Not correct: %u of your changes contradicts the solution.",
                                        "Not correct: %u of your changes contradict the solution.", answer->n_wrong),
                              answer->n_wrong);
    case NONET_ANSWER_EMPTY:
    default:
      if (step->n_placed > 0)
        return g_strdup (_ ("Enter a value first."));
      return g_strdup (_ ("Strike out a candidate first."));
    }
}

/* "3 of 5 found"; nothing before it was tried. */
static char *
describe_score (Score score)
{
  if (score.tried == 0)
    return g_strdup ("");
  /* Translators: how often a technique was found, of how often it was tried. */
  return g_strdup_printf (_ ("%u of %u found"), score.done, score.tried);
}

typedef enum
{
  LOOKING,
  OPEN,
  OVER
} State;

struct _NonetPracticeWindow
{
  AdwWindow parent_instance;

  GtkWidget *back;
  GtkStack *pages;
  GtkSearchEntry *search;
  GtkListBox *techniques;
  GtkLabel *task;
  GtkLabel *score;
  NonetBoardView *board;
  GtkWidget *keypad;
  GtkImage *icon;
  GtkLabel *says;
  GtkWidget *which;
  GtkWidget *check;
  GtkWidget *next;

  GtkProgressBar *bar[SUDOKU_N_TECHNIQUES + 1]; /* by technique */
  AdwActionRow *row[SUDOKU_N_TECHNIQUES + 1];

  GSettings *settings;
  NonetStepPresenter *presenter;
  GCancellable *looking;  /* of what is looked for, or NULL */
  GCancellable *checking; /* of the check under way, or NULL */

  SudokuTechnique technique;          /* that is practised, or NONET_ANY_TECHNIQUE */
  guint n_shown[SUDOKU_N_TECHNIQUES]; /* of the positions of each */
  State state;
  NonetFoundStep *exercise;
  gboolean is_tried;     /* something was checked */
  gboolean is_counted;   /* the exercise is in the score */
  NonetStepStage hinted; /* NONET_STEP_VAGUE: nothing yet */
  NonetAnswer *answer;   /* the last one, or NULL */
};

G_DEFINE_FINAL_TYPE (NonetPracticeWindow, nonet_practice_window, ADW_TYPE_WINDOW)

static gboolean
is_on_list (NonetPracticeWindow *self)
{
  return g_str_equal (gtk_stack_get_visible_child_name (self->pages), "list");
}

static NonetNotation
notation_of (NonetPracticeWindow *self)
{
  return nonet_step_presenter_get_notation (self->presenter, nonet_found_step_get_position (self->exercise)->puzzle);
}

/* What is said. */

static const char *const looks[] = { "success", "warning", "error" };

/* With an icon besides the colour; look is one of these, or NULL. */
static void
say (NonetPracticeWindow *self, const char *text, const char *look, const char *icon)
{
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self->icon), looks[i]);
      gtk_widget_remove_css_class (GTK_WIDGET (self->says), looks[i]);
    }
  if (look != NULL)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->icon), look);
      gtk_widget_add_css_class (GTK_WIDGET (self->says), look);
    }
  gtk_image_set_from_icon_name (self->icon, icon);
  gtk_widget_set_visible (GTK_WIDGET (self->icon), icon != NULL);
  gtk_label_set_text (self->says, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->says), text);
}

static void
enable (NonetPracticeWindow *self, const char *action, gboolean enabled)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), action, enabled);
}

/* Of all that may be asked: a number for one technique would say its name. */
static void
update_score (NonetPracticeWindow *self)
{
  SudokuTechniqueSet wanted = get_wanted (self->settings, self->technique);
  g_autofree char *text = describe_score (get_sum (self->settings, &wanted));

  gtk_label_set_text (self->score, text);
}

static void
update (NonetPracticeWindow *self)
{
  gboolean open = self->state == OPEN;

  gtk_widget_set_visible (self->keypad, self->exercise != NULL);
  gtk_widget_set_sensitive (self->keypad, open);
  gtk_widget_set_visible (self->which, open && self->answer != NULL && self->answer->kind == NONET_ANSWER_WRONG);
  gtk_widget_set_visible (self->back, !is_on_list (self));
  gtk_widget_set_can_target (GTK_WIDGET (self->board), open);
  gtk_widget_set_opacity (GTK_WIDGET (self->board), self->exercise != NULL ? 1 : 0);
  nonet_widget_set_css_class (self->check, "suggested-action", open);
  nonet_widget_set_css_class (self->next, "suggested-action", self->state == OVER);
  enable (self, "practice.check", open);
  enable (self, "practice.hint", open && self->hinted < NONET_STEP_WHAT);
  enable (self, "practice.show", open);
  enable (self, "practice.next", open || self->state == OVER);
  update_score (self);
}

/* The score. */

static void
count (NonetPracticeWindow *self, gboolean done)
{
  if (self->is_counted)
    return;
  self->is_counted = TRUE;
  count_exercise (self->settings, nonet_found_step_get_step (self->exercise)->technique, done);
}

/* The exercise is over: its step is on the board. */
static void
finish (NonetPracticeWindow *self, NonetFoundStep *step)
{
  self->state = OVER;
  nonet_step_presenter_show (self->presenter, step, NONET_STEP_FULL);
  update (self);
}

/* The exercise on the board. */

/* A hint stays while candidates are struck, although the presenter lets go of what was edited. */
static void
sheet_changed (NonetPracticeWindow *self)
{
  if (self->state == OPEN && self->hinted > NONET_STEP_VAGUE)
    nonet_step_presenter_show (self->presenter, self->exercise, self->hinted);
}

static void
show_board (NonetPracticeWindow *self)
{
  const SudokuBoard *board = nonet_found_step_get_position (self->exercise)->board;
  g_autoptr (NonetPuzzle) sheet = nonet_exercise_dup_sheet (self->exercise);
  g_autoptr (NonetDocument) document = nonet_document_new (sheet);
  g_autoptr (GBytes) candidates = g_bytes_new (board->cell, board->shape->n_cells * sizeof *board->cell);
  NonetEntering *entering = nonet_board_view_get_entering (self->board);
  gboolean strikes = nonet_found_step_get_step (self->exercise)->n_placed == 0;

  g_signal_connect_object (document, "changed", G_CALLBACK (sheet_changed), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  nonet_board_view_set_document (self->board, document);
  nonet_board_view_set_depth (self->board, NONET_CANDIDATES_BASIC);
  nonet_board_view_set_layer (self->board, NONET_LAYER_CANDIDATES, candidates);
  nonet_entering_choose (entering, strikes ? NONET_ENTRY_CENTRE : NONET_ENTRY_VALUE);
  nonet_entering_set_clicks_note (entering, strikes);
}

static void
forget_exercise (NonetPracticeWindow *self)
{
  nonet_cancel (&self->looking);
  nonet_cancel (&self->checking);
  g_clear_object (&self->exercise);
  g_clear_pointer (&self->answer, nonet_answer_free);
  self->is_tried = self->is_counted = FALSE;
  self->hinted = NONET_STEP_VAGUE;
  nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
}

/* Leaves the exercise; one that was tried in vain counts. */
static void
leave_exercise (NonetPracticeWindow *self)
{
  if (self->exercise != NULL && self->is_tried)
    count (self, FALSE);
  forget_exercise (self);
}

/* Looking for exercises. */

/* One of them that has positions, at random. */
static SudokuTechnique
pick (const SudokuTechniqueSet *techniques)
{
  SudokuTechnique picked = SUDOKU_N_TECHNIQUES;
  int n = 0;

  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (sudoku_technique_set_has (techniques, i) && nonet_examples_count (i) > 0)
      {
        n++;
        if (g_random_int_range (0, n) == 0)
          picked = i;
      }
  return picked;
}

static void
exercise_found_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetPracticeWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (NonetFoundStep) step = nonet_example_find_finish (result, &error);
  g_autofree char *task = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (step == NULL)
    {
      say (self, error->message, NULL, "dialog-information-symbolic");
      return;
    }
  g_set_object (&self->exercise, step);
  show_board (self);
  task = describe_task (self->exercise);
  self->state = OPEN;
  gtk_label_set_text (self->task, task);
  say (self,
       nonet_found_step_get_step (step)->n_placed == 0 ? _ ("Click a candidate to strike it out, or to take it back.")
                                                       : "",
       NULL, NULL);
  update (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
look_for_next (NonetPracticeWindow *self)
{
  SudokuTechniqueSet wanted = get_wanted (self->settings, self->technique);
  SudokuTechnique technique = pick (&wanted);

  g_return_if_fail (technique < SUDOKU_N_TECHNIQUES);

  leave_exercise (self);
  self->state = LOOKING;
  self->looking = g_cancellable_new ();
  say (self, "", NULL, NULL);
  nonet_example_find_async (technique, self->n_shown[technique]++ % nonet_examples_count (technique), self->looking,
                            exercise_found_cb, g_object_ref (self));
  update (self);
}

/* Checking an answer. */

static void
say_answer (NonetPracticeWindow *self)
{
  const NonetNotation notation = notation_of (self);
  g_autofree char *text = describe_answer (self->answer, self->exercise, &notation);

  switch (self->answer->kind)
    {
    case NONET_ANSWER_RIGHT:
      say (self, text, "success", "emblem-ok-symbolic");
      break;
    case NONET_ANSWER_PARTLY:
    case NONET_ANSWER_OTHER:
      say (self, text, "warning", "dialog-warning-symbolic");
      break;
    case NONET_ANSWER_WRONG:
      say (self, text, "error", "dialog-error-symbolic");
      break;
    case NONET_ANSWER_EMPTY:
    default:
      say (self, text, NULL, "dialog-information-symbolic");
    }
}

/* What was asked for since has cancelled the check. */
static void
judged_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetPracticeWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  NonetAnswer *answer = nonet_judge_finish (result, &error);

  if (answer == NULL)
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        say (self, error->message, NULL, "dialog-information-symbolic");
      return;
    }
  g_clear_object (&self->checking);
  g_clear_pointer (&self->answer, nonet_answer_free);
  self->answer = answer;
  self->is_tried = self->is_tried || answer->kind != NONET_ANSWER_EMPTY;
  say_answer (self);
  if (answer->kind == NONET_ANSWER_RIGHT)
    {
      count (self, TRUE);
      finish (self, answer->step);
    }
  update (self);
}

static void
check_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetPracticeWindow *self = NONET_PRACTICE_WINDOW (widget);
  g_autoptr (NonetPuzzle) sheet = NULL;

  nonet_board_view_end_typing (self->board, TRUE);
  sheet = nonet_document_dup_snapshot (nonet_board_view_get_document (self->board));
  say (self, _ ("Checking…"), NULL, NULL);
  nonet_cancel (&self->checking);
  self->checking = g_cancellable_new ();
  nonet_judge_async (self->exercise, sheet, self->checking, judged_cb, g_object_ref (self));
}

static void
which_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetPracticeWindow *self = NONET_PRACTICE_WINDOW (widget);
  const NonetNotation notation = notation_of (self);
  const SudokuShape *shape = nonet_found_step_get_position (self->exercise)->board->shape;
  g_autofree char *candidates =
      nonet_candidates_to_string (self->answer->wrong, self->answer->n_wrong, shape, &notation);
  /* Translators: %s is a list such as "7 in r1c37". */
  g_autofree char *text = g_strdup_printf (_ ("Look again at %s."), candidates);

  say (self, text, "error", "dialog-error-symbolic");
}

/* First where to look, then the pattern. */
static void
hint_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetPracticeWindow *self = NONET_PRACTICE_WINDOW (widget);
  const SudokuStep *step = nonet_found_step_get_step (self->exercise);
  const NonetNotation notation = notation_of (self);
  g_autofree char *text = NULL;

  nonet_cancel (&self->checking);
  self->hinted++;
  text = nonet_words_step (step, nonet_found_step_get_position (self->exercise)->board, &notation, NONET_STEP_WHERE);
  nonet_step_presenter_show (self->presenter, self->exercise, self->hinted);
  say (self, text, NULL, "dialog-information-symbolic");
  update (self);
}

/* Counts as not found. */
static void
show_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetPracticeWindow *self = NONET_PRACTICE_WINDOW (widget);
  const SudokuStep *step = nonet_found_step_get_step (self->exercise);
  const NonetNotation notation = notation_of (self);
  g_autofree char *sentence = NULL, *text = NULL;

  sentence = nonet_words_step (step, nonet_found_step_get_position (self->exercise)->board, &notation, NONET_STEP_FULL);
  /* Translators: a technique, and a sentence on what follows by it. */
  text = g_strdup_printf (_ ("%s: %s"), nonet_words_technique (step->technique), sentence);
  nonet_cancel (&self->checking);
  count (self, FALSE);
  say (self, text, NULL, "dialog-information-symbolic");
  finish (self, self->exercise);
}

static void
next_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  look_for_next (NONET_PRACTICE_WINDOW (widget));
}

static void
board_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetPracticeWindow *self = NONET_PRACTICE_WINDOW (widget);

  if (self->state == OPEN)
    gtk_widget_activate_action (GTK_WIDGET (self->board), g_str_has_suffix (name, "undo") ? "board.undo" : "board.redo",
                                NULL);
}

/* The list of techniques that can be practised; the first row is for those that are known. */

static void
show_score (NonetPracticeWindow *self, SudokuTechnique technique, Score score)
{
  g_autofree char *text = describe_score (score);

  adw_action_row_set_subtitle (self->row[technique], text);
  gtk_progress_bar_set_fraction (self->bar[technique], score.tried > 0 ? (double) score.done / score.tried : 0);
  gtk_widget_set_visible (GTK_WIDGET (self->bar[technique]), score.tried > 0);
}

/* Shows the scores as the settings have them now. */
static void
show_scores (NonetPracticeWindow *self)
{
  Score all = { 0 };

  for (SudokuTechnique technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    {
      Score score;

      if (self->row[technique] == NULL)
        continue;
      score = get_score (self->settings, technique);
      show_score (self, technique, score);
      all.tried += score.tried;
      all.done += score.done;
    }
  show_score (self, NONET_ANY_TECHNIQUE, all);
}

static void
show_list (NonetPracticeWindow *self)
{
  leave_exercise (self);
  self->state = LOOKING;
  gtk_stack_set_visible_child_name (self->pages, "list");
  show_scores (self);
  update (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetPracticeWindow *self = NONET_PRACTICE_WINDOW (widget);

  if (is_on_list (self))
    gtk_window_close (GTK_WINDOW (self));
  else
    show_list (self);
}

void
nonet_practice_window_practise (NonetPracticeWindow *self, SudokuTechnique technique)
{
  self->technique = technique;
  gtk_stack_set_visible_child_name (self->pages, "exercise");
  look_for_next (self);
}

/* Enter takes the first technique that is found. */
static void
search_activated (NonetPracticeWindow *self)
{
  GtkListBoxRow *row = nonet_technique_list_get_first (self->techniques, self->search);

  if (row != NULL)
    nonet_practice_window_practise (self, nonet_technique_list_get (row));
}

static void
row_activated (NonetPracticeWindow *self, GtkListBoxRow *row)
{
  nonet_practice_window_practise (self, nonet_technique_list_get (row));
}

static void
add_row (NonetPracticeWindow *self, SudokuTechnique technique)
{
  AdwActionRow *row = ADW_ACTION_ROW (adw_action_row_new ());
  GtkWidget *bar = gtk_progress_bar_new ();

  self->row[technique] = row;
  self->bar[technique] = GTK_PROGRESS_BAR (bar);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), technique == NONET_ANY_TECHNIQUE
                                                                ? _ ("Any Known Technique")
                                                                : nonet_words_technique (technique));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (bar, 60, -1);
  /* The row says it in words. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  adw_action_row_add_suffix (row, bar);
  nonet_technique_list_add (self->techniques, GTK_WIDGET (row), technique);
}

static void
reset_response_cb (NonetPracticeWindow *self, const char *response)
{
  if (!g_str_equal (response, "reset"))
    return;
  g_settings_reset (self->settings, KEY);
  show_scores (self);
  update_score (self);
}

static void
reset_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const NonetResponse responses[] = { { "cancel", _ ("_Cancel") },
                                      { "reset", _ ("_Reset"), ADW_RESPONSE_DESTRUCTIVE },
                                      { NULL } };

  nonet_ask (GTK_WINDOW (widget), _ ("Reset Progress?"), _ ("All practice scores will be permanently deleted."), NULL,
             responses, G_CALLBACK (reset_response_cb), widget, NULL);
}

/* Keys before they reach the board: nothing is entered where there is nothing to answer. */
static gboolean
key_pressed_cb (NonetPracticeWindow *self, guint keyval, guint keycode, GdkModifierType state)
{
  if (is_on_list (self) || self->state == OPEN
      || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  return g_unichar_isgraph (gdk_keyval_to_unicode (keyval)) || keyval == GDK_KEY_Delete || keyval == GDK_KEY_BackSpace;
}

static void
nonet_practice_window_dispose (GObject *object)
{
  NonetPracticeWindow *self = NONET_PRACTICE_WINDOW (object);

  if (self->presenter != NULL)
    leave_exercise (self);
  g_clear_object (&self->presenter);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (nonet_practice_window_parent_class)->dispose (object);
}

/* A window that is closed looks for nothing any more. */
static gboolean
nonet_practice_window_close_request (GtkWindow *window)
{
  leave_exercise (NONET_PRACTICE_WINDOW (window));
  return GTK_WINDOW_CLASS (nonet_practice_window_parent_class)->close_request (window);
}

static void
add_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "practice.check", NULL, check_action);
  gtk_widget_class_install_action (klass, "practice.which", NULL, which_action);
  gtk_widget_class_install_action (klass, "practice.hint", NULL, hint_action);
  gtk_widget_class_install_action (klass, "practice.show", NULL, show_action);
  gtk_widget_class_install_action (klass, "practice.next", NULL, next_action);
  gtk_widget_class_install_action (klass, "practice.back", NULL, back_action);
  gtk_widget_class_install_action (klass, "practice.reset", NULL, reset_action);
  gtk_widget_class_install_action (klass, "practice.undo", NULL, board_action);
  gtk_widget_class_install_action (klass, "practice.redo", NULL, board_action);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Return, GDK_CONTROL_MASK, "practice.check", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_KP_Enter, GDK_CONTROL_MASK, "practice.check", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_h, GDK_CONTROL_MASK, "practice.hint", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_F4, 0, "practice.next", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_z, GDK_CONTROL_MASK, "practice.undo", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "practice.redo", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Escape, 0, "practice.back", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
}

static void
nonet_practice_window_class_init (NonetPracticeWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_practice_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = nonet_practice_window_close_request;
  g_type_ensure (NONET_TYPE_BOARD_EDITOR);
  g_type_ensure (NONET_TYPE_KEYPAD);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/practice-window.ui");
  NONET_BIND_CHILDREN (widget_class, NonetPracticeWindow, back, pages, search, techniques, task, score, board, keypad,
                       icon, says, which, check, next);
  NONET_BIND_CALLBACKS (widget_class, search_activated, row_activated);
  add_actions (widget_class);
}

static void
nonet_practice_window_init (NonetPracticeWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->technique = NONET_ANY_TECHNIQUE;
  self->presenter = nonet_step_presenter_new (self->board);
  nonet_keypad_set_answering (NONET_KEYPAD (self->keypad));
  nonet_technique_list_set_up (self->techniques, self->search, TRUE);
  add_row (self, NONET_ANY_TECHNIQUE);
  /* By family, and in each easiest first. */
  for (NonetTechniqueFamily family = 0; family < NONET_N_FAMILIES; family++)
    for (SudokuTechnique technique = 0; technique < SUDOKU_BRUTE_FORCE; technique++)
      if (nonet_technique_family (technique) == family && nonet_examples_count (technique) > 0)
        add_row (self, technique);
  nonet_typing_install (GTK_WINDOW (self), self->board);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

NonetPracticeWindow *
nonet_practice_window_new (GtkWindow *parent, GSettings *settings)
{
  NonetPracticeWindow *self = g_object_new (NONET_TYPE_PRACTICE_WINDOW, "transient-for", parent, NULL);

  self->settings = g_object_ref (settings);
  g_settings_bind (settings, "cell-style", self->presenter, "cell-style", G_SETTINGS_BIND_GET);
  show_list (self);
  return self;
}

/* The window for practising techniques.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An exercise is looked for, then open, and over once it was done or shown. It counts when it is over, or when the next one is
 * asked for after an answer was checked.
 */
#include "config.h"

#include "app/practice/practice-window.h"

#include <glib/gi18n.h>

#include "app/frame/typing.h"
#include "app/practice/practice-names.h"
#include "app/practice/practice-source.h"
#include "app/practice/practice-text.h"
#include "tasks/practice/exercise.h"
#include "widgets/board/board-editor.h"
#include "widgets/board/keypad.h"
#include "widgets/steps/step-presenter.h"
#include "widgets/widget-utils.h"

typedef enum
{
  LOOKING,
  NONE_LEFT,
  OPEN,
  OVER
} State;

struct _NonetPracticeWindow
{
  AdwWindow parent_instance;

  GtkToggleButton *find;
  GtkWidget *back;
  GtkStack *pages;
  GtkCheckButton *from_collection;
  NonetPracticeList *list;
  GtkLabel *task;
  GtkLabel *score;
  NonetBoardView *board;
  GtkWidget *keypad;
  GtkImage *icon;
  GtkLabel *says;
  GtkWidget *which;
  NonetPracticeNames *names;
  GtkWidget *hint;
  GtkWidget *check;
  GtkWidget *next;

  GSettings *settings;
  NonetPracticeSource *source;
  NonetStepPresenter *presenter;
  GCancellable *looking;  /* of what is looked for, or NULL */
  GCancellable *checking; /* of the check under way, or NULL */

  SudokuTechnique technique; /* that is practised, or NONET_ANY_TECHNIQUE */
  State state;
  NonetFoundStep *exercise;
  gboolean is_tried;     /* something was checked */
  gboolean is_counted;   /* the exercise is in the score */
  NonetStepStage hinted; /* NONET_STEP_VAGUE: nothing yet */
  NonetAnswer *answer;   /* the last one, or NULL */
};

G_DEFINE_FINAL_TYPE (NonetPracticeWindow, nonet_practice_window, ADW_TYPE_WINDOW)

static void look_for_next (NonetPracticeWindow *self);

static NonetPracticeKind
kind_of (NonetPracticeWindow *self)
{
  return gtk_toggle_button_get_active (self->find) ? NONET_PRACTICE_FIND : NONET_PRACTICE_NAME;
}

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
say_right (NonetPracticeWindow *self, const char *text)
{
  say (self, text, "success", "emblem-ok-symbolic");
}

static void
say_wrong (NonetPracticeWindow *self, const char *text)
{
  say (self, text, "error", "dialog-error-symbolic");
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
  SudokuTechniqueSet wanted = nonet_practice_get_wanted (self->settings, kind_of (self), self->technique);
  g_autofree char *text =
      nonet_practice_describe_score (kind_of (self), nonet_practice_get_sum (self->settings, kind_of (self), &wanted));

  gtk_label_set_text (self->score, text);
}

static void
update (NonetPracticeWindow *self)
{
  gboolean open = self->state == OPEN, naming = kind_of (self) == NONET_PRACTICE_NAME;

  gtk_widget_set_visible (self->keypad, !naming && self->exercise != NULL);
  gtk_widget_set_sensitive (self->keypad, open);
  gtk_widget_set_visible (GTK_WIDGET (self->names), naming);
  gtk_widget_set_visible (self->hint, !naming);
  gtk_widget_set_visible (self->check, !naming);
  gtk_widget_set_visible (self->which, open && self->answer != NULL && self->answer->kind == NONET_ANSWER_WRONG);
  gtk_widget_set_visible (self->back, !is_on_list (self));
  gtk_widget_set_can_target (GTK_WIDGET (self->board), open && !naming);
  gtk_widget_set_opacity (GTK_WIDGET (self->board), self->exercise != NULL ? 1 : 0);
  nonet_widget_set_css_class (self->check, "suggested-action", open);
  nonet_widget_set_css_class (self->next, "suggested-action", self->state == OVER);
  enable (self, "practice.check", open && !naming);
  enable (self, "practice.hint", open && !naming && self->hinted < NONET_STEP_WHAT);
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
  nonet_practice_count (self->settings, kind_of (self), nonet_found_step_get_step (self->exercise)->technique, done);
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
stop (GCancellable **cancellable)
{
  if (*cancellable != NULL)
    g_cancellable_cancel (*cancellable);
  g_clear_object (cancellable);
}

static void
forget_exercise (NonetPracticeWindow *self)
{
  stop (&self->looking);
  stop (&self->checking);
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

/* The names. */

static void
open_exercise (NonetPracticeWindow *self, const NonetNameChoice *choice)
{
  g_autofree char *task = nonet_practice_task (kind_of (self), self->exercise);

  self->state = OPEN;
  gtk_label_set_text (self->task, task);
  say (self, "", NULL, NULL);
  nonet_practice_names_show (self->names, choice);
  if (kind_of (self) == NONET_PRACTICE_NAME)
    nonet_step_presenter_show (self->presenter, self->exercise, NONET_STEP_WHAT);
  update (self);
  gtk_widget_grab_focus (kind_of (self) == NONET_PRACTICE_NAME ? GTK_WIDGET (self->names) : GTK_WIDGET (self->board));
}

static void
names_ready_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetPracticeWindow) self = user_data;
  g_autofree NonetNameChoice *choice = nonet_name_choice_finish (result, NULL);

  if (choice != NULL)
    open_exercise (self, choice);
}

static void
name_chosen (NonetPracticeWindow *self, guint name)
{
  SudokuTechnique right = nonet_found_step_get_step (self->exercise)->technique;
  g_autofree char *text = NULL;

  if (self->state != OPEN)
    return;
  count (self, name == right);
  nonet_practice_names_mark (self->names, name, name == right);
  if (name == right)
    {
      /* Translators: %s is the name of a technique that was chosen rightly. */
      text = g_strdup_printf (_ ("Right: %s."), nonet_words_technique (right));
      say_right (self, text);
      finish (self, self->exercise);
      return;
    }
  /* Translators: %s is the name of a technique that was chosen wrongly. */
  text = g_strdup_printf (_ ("Wrong: this is no %s."), nonet_words_technique (name));
  say_wrong (self, text);
  update_score (self);
}

/* Looking for exercises. */

static void
exercise_found_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetPracticeWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (NonetFoundStep) step = nonet_practice_source_next_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (step == NULL)
    {
      self->state = NONE_LEFT;
      gtk_label_set_text (self->task, "");
      say (self,
           error != NULL ? error->message : _ ("There are no more positions of this technique in the collection."),
           NULL, "dialog-information-symbolic");
      update (self);
      return;
    }
  g_set_object (&self->exercise, step);
  show_board (self);
  if (kind_of (self) == NONET_PRACTICE_NAME)
    nonet_name_choice_async (step, g_random_int (), self->looking, names_ready_cb, g_object_ref (self));
  else
    open_exercise (self, NULL);
}

static void
looking_progress (guint64 done, double share, gpointer user_data)
{
  NonetPracticeWindow *self = user_data;
  g_autofree char *text = NULL;

  if (self->state != LOOKING)
    return;
  text = g_strdup_printf (
      ngettext ("Looking for a position: %u puzzle so far", "Looking for a position: %u puzzles so far", (guint) done),
      (guint) done);
  gtk_label_set_text (self->task, text);
}

static void
look_for_next (NonetPracticeWindow *self)
{
  SudokuTechniqueSet wanted = nonet_practice_get_wanted (self->settings, kind_of (self), self->technique);

  leave_exercise (self);
  self->state = LOOKING;
  self->looking = g_cancellable_new ();
  say (self, "", NULL, NULL);
  nonet_practice_names_show (self->names, NULL);
  nonet_practice_source_next_async (self->source, &wanted, self->looking, looking_progress, exercise_found_cb,
                                    g_object_ref (self));
  update (self);
}

/* Checking an answer. */

static void
say_answer (NonetPracticeWindow *self)
{
  const NonetNotation notation = notation_of (self);
  g_autofree char *text = nonet_practice_describe_answer (self->answer, self->exercise, &notation);

  switch (self->answer->kind)
    {
    case NONET_ANSWER_RIGHT:
      say_right (self, text);
      break;
    case NONET_ANSWER_PARTLY:
    case NONET_ANSWER_OTHER:
      say (self, text, "warning", "dialog-warning-symbolic");
      break;
    case NONET_ANSWER_WRONG:
      say_wrong (self, text);
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
  stop (&self->checking);
  self->checking = g_cancellable_new ();
  nonet_judge_async (self->exercise, sheet, self->checking, judged_cb, g_object_ref (self));
}

static void
which_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetPracticeWindow *self = NONET_PRACTICE_WINDOW (widget);
  const NonetNotation notation = notation_of (self);
  g_autofree char *text = nonet_practice_describe_wrong (self->answer, self->exercise, &notation);

  say_wrong (self, text);
}

/* First where to look, then the pattern. */
static void
hint_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetPracticeWindow *self = NONET_PRACTICE_WINDOW (widget);
  const SudokuStep *step = nonet_found_step_get_step (self->exercise);
  const NonetNotation notation = notation_of (self);
  g_autofree char *text = NULL;

  stop (&self->checking);
  self->hinted++;
  text = nonet_words_step (step, nonet_found_step_get_position (self->exercise)->board, &notation, NONET_STEP_WHERE);
  nonet_step_presenter_show (self->presenter, self->exercise, self->hinted);
  say (self, text, NULL, "dialog-information-symbolic");
  update (self);
}

/* Counts as not found, or not named. */
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
  stop (&self->checking);
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

  if (self->state == OPEN && kind_of (self) == NONET_PRACTICE_FIND)
    gtk_widget_activate_action (GTK_WIDGET (self->board), g_str_has_suffix (name, "undo") ? "board.undo" : "board.redo",
                                NULL);
}

/* The list. */

static void
show_list (NonetPracticeWindow *self)
{
  leave_exercise (self);
  nonet_practice_source_stop (self->source);
  self->state = LOOKING;
  gtk_stack_set_visible_child_name (self->pages, "list");
  nonet_practice_list_show_scores (self->list, self->settings, kind_of (self));
  update (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
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

static void
technique_chosen (NonetPracticeWindow *self, guint technique)
{
  self->technique = technique;
  gtk_stack_set_visible_child_name (self->pages, "exercise");
  look_for_next (self);
}

static void
kind_toggled (NonetPracticeWindow *self)
{
  /* What is left is of the other kind. */
  forget_exercise (self);
  if (is_on_list (self))
    show_list (self);
  else
    look_for_next (self);
}

static void
source_toggled (NonetPracticeWindow *self)
{
  nonet_practice_source_start (self->source, gtk_check_button_get_active (self->from_collection));
}

static void
reset_response_cb (NonetPracticeWindow *self, const char *response)
{
  if (!g_str_equal (response, "reset"))
    return;
  nonet_practice_reset (self->settings);
  nonet_practice_list_show_scores (self->list, self->settings, kind_of (self));
  update_score (self);
}

static void
reset_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (widget), _ ("Reset Progress?"),
                                              _ ("What you have found and named so far will be forgotten."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "reset", _ ("_Reset"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "reset", ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (reset_response_cb), widget, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Keys before they reach the board: numbers choose names, and nothing is entered where there is nothing to answer. */
static gboolean
key_pressed_cb (NonetPracticeWindow *self, guint keyval, guint keycode, GdkModifierType state)
{
  gunichar character = gdk_keyval_to_unicode (keyval);

  if (is_on_list (self) || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (kind_of (self) == NONET_PRACTICE_FIND && self->state == OPEN)
    return GDK_EVENT_PROPAGATE;
  if (kind_of (self) == NONET_PRACTICE_NAME && character >= '1' && character < '1' + NONET_N_NAMES)
    nonet_practice_names_choose (self->names, character - '1');
  return g_unichar_isgraph (character) || keyval == GDK_KEY_Delete || keyval == GDK_KEY_BackSpace;
}

static void
add_keys (NonetPracticeWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  nonet_typing_install (GTK_WINDOW (self), self->board);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
nonet_practice_window_dispose (GObject *object)
{
  NonetPracticeWindow *self = NONET_PRACTICE_WINDOW (object);

  if (self->presenter != NULL)
    leave_exercise (self);
  g_clear_pointer (&self->source, nonet_practice_source_free);
  g_clear_object (&self->presenter);
  G_OBJECT_CLASS (nonet_practice_window_parent_class)->dispose (object);
}

static void
nonet_practice_window_finalize (GObject *object)
{
  NonetPracticeWindow *self = NONET_PRACTICE_WINDOW (object);

  g_clear_object (&self->settings);
  G_OBJECT_CLASS (nonet_practice_window_parent_class)->finalize (object);
}

/* A window that is closed looks for nothing any more. */
static gboolean
nonet_practice_window_close_request (GtkWindow *window)
{
  leave_exercise (NONET_PRACTICE_WINDOW (window));
  nonet_practice_source_stop (NONET_PRACTICE_WINDOW (window)->source);
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
  G_OBJECT_CLASS (klass)->finalize = nonet_practice_window_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = nonet_practice_window_close_request;
  g_type_ensure (NONET_TYPE_BOARD_EDITOR);
  g_type_ensure (NONET_TYPE_KEYPAD);
  g_type_ensure (NONET_TYPE_PRACTICE_LIST);
  g_type_ensure (NONET_TYPE_PRACTICE_NAMES);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/practice-window.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetPracticeWindow, find);
  gtk_widget_class_bind_template_child (widget_class, NonetPracticeWindow, back);
  gtk_widget_class_bind_template_child (widget_class, NonetPracticeWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, NonetPracticeWindow, from_collection);
  gtk_widget_class_bind_template_child (widget_class, NonetPracticeWindow, list);
  gtk_widget_class_bind_template_child (widget_class, NonetPracticeWindow, task);
  gtk_widget_class_bind_template_child (widget_class, NonetPracticeWindow, score);
  gtk_widget_class_bind_template_child (widget_class, NonetPracticeWindow, board);
  gtk_widget_class_bind_template_child (widget_class, NonetPracticeWindow, keypad);
  gtk_widget_class_bind_template_child (widget_class, NonetPracticeWindow, icon);
  gtk_widget_class_bind_template_child (widget_class, NonetPracticeWindow, says);
  gtk_widget_class_bind_template_child (widget_class, NonetPracticeWindow, which);
  gtk_widget_class_bind_template_child (widget_class, NonetPracticeWindow, names);
  gtk_widget_class_bind_template_child (widget_class, NonetPracticeWindow, hint);
  gtk_widget_class_bind_template_child (widget_class, NonetPracticeWindow, check);
  gtk_widget_class_bind_template_child (widget_class, NonetPracticeWindow, next);
  gtk_widget_class_bind_template_callback (widget_class, kind_toggled);
  gtk_widget_class_bind_template_callback (widget_class, name_chosen);
  gtk_widget_class_bind_template_callback (widget_class, source_toggled);
  gtk_widget_class_bind_template_callback (widget_class, technique_chosen);
  add_actions (widget_class);
}

static void
nonet_practice_window_init (NonetPracticeWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->technique = NONET_ANY_TECHNIQUE;
  self->presenter = nonet_step_presenter_new (self->board);
  add_keys (self);
}

NonetPracticeWindow *
nonet_practice_window_new (GtkWindow *parent, GSettings *settings, NonetReading *collection)
{
  NonetPracticeWindow *self = g_object_new (NONET_TYPE_PRACTICE_WINDOW, "transient-for", parent, NULL);

  self->settings = g_object_ref (settings);
  self->source = nonet_practice_source_new (collection);
  g_settings_bind (settings, "cell-style", self->presenter, "cell-style", G_SETTINGS_BIND_GET);
  gtk_widget_set_visible (GTK_WIDGET (self->from_collection), collection != NULL);
  show_list (self);
  return self;
}

void
nonet_practice_window_practise (NonetPracticeWindow *self, SudokuTechnique technique)
{
  gtk_toggle_button_set_active (self->find, TRUE);
  technique_chosen (self, technique);
}

/* What helps whoever is stuck: hints and why a candidate is out, looked for in the background and shown on cards; the windows of
 * techniques and of practice, and the help.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/steps/helping.h"

#include "app/board/candidates.h"
#include "app/frame/controls.h"
#include "app/frame/keypad-place.h"
#include "app/practice/practice-window.h"
#include "app/steps/stepping.h"
#include "tasks/task.h"
#include "widgets/popover-bin.h"
#include "widgets/steps/hint-card.h"
#include "widgets/steps/steps-pane.h"
#include "widgets/steps/why-view.h"
#include "widgets/techniques/technique-window.h"

/* What takes longer than this many milliseconds is seen to be looked for. */
#define PATIENCE_MS 100

struct _NonetHelping
{
  NonetController parent_instance;

  NonetStepPresenter *presenter;
  NonetBoardView *board; /* of the window, as is the bar */
  GtkRevealer *tool_bar; /* shown in narrow windows, in which there is no room for a popover beside the board */
  NonetPlaying *playing; /* counts hints */

  NonetHintCard *card;
  NonetKeypadPlace place;
  GtkPopover *popover;  /* at the button; NULL at the end of the window */
  AdwClamp *clamp;      /* in the popover, of a fixed width */
  GCancellable *search; /* NULL: none is under way */
  guint patience_source;
  gboolean in_full;  /* what is found is to be explained at once */
  NonetHint *hint;   /* on the card, or NULL */
  gboolean current;  /* and nothing has changed since */
  gboolean applying; /* the puzzle is edited, but the card stays for the next hint */
  guint stage;

  NonetStepsPane *pane; /* of the window: while it is shown, cards stand there */

  NonetWhyView *why; /* the card that explains a candidate */
  NonetKeypadPlace why_place;
  GCancellable *asking; /* NULL: nothing is asked just now */
  guint working_source;
  gboolean is_open; /* the card is there */

  NonetTechniqueWindow *techniques; /* weak; NULL: not open */
  NonetPracticeWindow *practice;    /* likewise */
};

G_DEFINE_FINAL_TYPE (NonetHelping, nonet_helping, NONET_TYPE_CONTROLLER)

/* Hints. */

static gboolean
is_shown (NonetHelping *self)
{
  return gtk_widget_get_parent (GTK_WIDGET (self->card)) != NULL;
}

static gboolean
is_last_stage (NonetHelping *self)
{
  return self->current && self->stage + 1 >= nonet_hint_card_count_stages (self->hint);
}

static gboolean
can_take_back (NonetHelping *self)
{
  return self->current && self->hint->kind == NONET_HINT_MISTAKES && is_last_stage (self);
}

/* A step is applied when it has been given away, whoever shows it. */
static void
update_actions (NonetHelping *self)
{
  gboolean has_step = nonet_step_presenter_get_step (self->presenter) != NULL
                      && nonet_step_presenter_get_stage (self->presenter) == NONET_STEP_FULL;

  nonet_controller_set_enabled (self, "apply-step", has_step || can_take_back (self));
  nonet_controller_set_enabled (self, "apply-and-hint", has_step);
  nonet_controller_set_enabled (self, "close-hint", is_shown (self) || self->search != NULL);
}

static void end_why (NonetHelping *self);

/* The card leaves where it is; the focus goes back to the board. */
static void
hide_card (NonetHelping *self)
{
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self->card)) != NULL;

  nonet_keypad_place_leave (&self->place);
  if (nonet_steps_pane_has_card (self->pane, GTK_WIDGET (self->card)))
    nonet_steps_pane_set_card (self->pane, NULL);
  if (self->popover != NULL)
    {
      gtk_popover_popdown (self->popover);
      adw_clamp_set_child (self->clamp, NULL);
    }
  if (focused)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* In the card of the pane, if that is there to see. */
static void
show_card (NonetHelping *self)
{
  if (is_shown (self) || self->popover == NULL)
    return;
  if (gtk_widget_get_mapped (GTK_WIDGET (self->pane)))
    {
      end_why (self);
      nonet_steps_pane_set_card (self->pane, GTK_WIDGET (self->card));
      return;
    }
  if (gtk_revealer_get_reveal_child (self->tool_bar))
    {
      nonet_keypad_place_take (&self->place);
      return;
    }
  adw_clamp_set_child (self->clamp, GTK_WIDGET (self->card));
  gtk_popover_popup (self->popover);
}

/* The window has become narrow, or wide, or the pane has come or gone. */
static void
place_card_again_cb (NonetHelping *self)
{
  if (!is_shown (self))
    return;
  hide_card (self);
  show_card (self);
  update_actions (self);
}

static void
cancel_search (NonetHelping *self)
{
  g_clear_handle_id (&self->patience_source, g_source_remove);
  nonet_cancel (&self->search);
}

/* What the card says is not so any more; the board shows nothing of it. */
static void
outdate (NonetHelping *self)
{
  NonetHintKind kind;

  cancel_search (self);
  if (!self->current)
    return;
  self->current = FALSE;
  kind = self->hint->kind;
  if (kind == NONET_HINT_STEP && nonet_step_presenter_get_step (self->presenter) == self->hint->step)
    nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
  else if (kind == NONET_HINT_MISTAKES && nonet_step_presenter_get_step (self->presenter) == NULL)
    nonet_step_presenter_show_overlay (self->presenter, NULL);
}

static void
forget (NonetHelping *self)
{
  nonet_hint_card_show (self->card, NULL, 0);
  self->current = FALSE;
  g_clear_pointer (&self->hint, nonet_hint_free);
}

static void
end (NonetHelping *self)
{
  outdate (self);
  if (is_shown (self))
    hide_card (self);
  forget (self);
  update_actions (self);
}

static void
show_stage (NonetHelping *self, guint stage)
{
  self->stage = stage;
  nonet_hint_card_show (self->card, self->hint, stage);
  show_card (self);
  if (self->hint->kind == NONET_HINT_STEP)
    nonet_step_presenter_show (self->presenter, self->hint->step, stage);
  else if (self->hint->kind == NONET_HINT_MISTAKES && is_last_stage (self))
    nonet_mistake_marks_show (self->presenter, self->hint->puzzle, &self->hint->mistakes);
  update_actions (self);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetHelping) self = user_data;
  g_autoptr (GError) error = NULL;
  NonetHint *hint = nonet_find_hint_finish (result, &error);

  /* What was cancelled has been forgotten already. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  cancel_search (self);
  forget (self);
  if (hint == NULL)
    {
      end (self);
      return;
    }
  self->hint = hint;
  self->current = TRUE;
  if (hint->kind == NONET_HINT_STEP || hint->kind == NONET_HINT_MISTAKES)
    nonet_playing_count_hint (self->playing);
  show_stage (self, self->in_full && hint->kind == NONET_HINT_STEP ? NONET_STEP_FULL : 0);
}

static void
out_of_patience_cb (NonetHelping *self)
{
  self->patience_source = 0;
  forget (self);
  show_card (self);
  update_actions (self);
}

static void
look_for_hint (NonetHelping *self, NonetDocument *document, gboolean in_full)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (document);
  NonetLogicOptions options;

  nonet_logic_settings_get (nonet_controller_get_settings (self), &options);
  self->in_full = in_full;
  self->search = g_cancellable_new ();
  self->patience_source = g_timeout_add_once (PATIENCE_MS, (GSourceOnceFunc) out_of_patience_cb, self);
  nonet_find_hint_async (puzzle, &options, self->search, found_cb, g_object_ref (self));
  update_actions (self);
}

static void
hint_action (NonetHelping *self, NonetDocument *document)
{
  if (self->search != NULL)
    return;
  /* A card that something else took the place of says nothing any more. */
  if (!self->current || !is_shown (self))
    look_for_hint (self, document, FALSE);
  else if (is_last_stage (self))
    nonet_hint_card_focus (self->card);
  else
    show_stage (self, self->stage + 1);
}

/* In cells with mistakes all entries, struck candidates or marks go. */
static void
take_back (NonetDocument *document, const NonetMistakes *mistakes, guint cell)
{
  const NonetPuzzle *puzzle = nonet_document_peek (document);
  SudokuSet set;

  if (mistakes->kind == NONET_MISTAKE_ENTRY)
    nonet_document_set_value (document, &cell, 1, 0);
  else if (mistakes->kind == NONET_MISTAKE_STRUCK)
    for (set = puzzle->eliminated[cell]; set != 0; set &= set - 1)
      nonet_document_toggle_eliminated (document, &cell, 1, sudoku_set_first (set));
  else
    for (set = puzzle->marks[cell]; set != 0; set &= set - 1)
      nonet_document_toggle_mark (document, &cell, 1, sudoku_set_first (set));
}

static void
take_mistakes_back (NonetHelping *self, NonetDocument *document)
{
  const NonetMistakes mistakes = self->hint->mistakes;

  nonet_document_begin_group (document);
  for (guint cell = 0; cell < nonet_document_get_shape (document)->n_cells; cell++)
    if (nonet_cell_set_has (&mistakes.cells, cell))
      take_back (document, &mistakes, cell);
  nonet_document_end_group (document);
}

static void
apply_shown_step (NonetHelping *self, NonetDocument *document)
{
  g_autoptr (NonetFoundStep) step = g_object_ref (nonet_step_presenter_get_step (self->presenter));
  NonetLogicOptions options;

  nonet_logic_settings_get (nonet_controller_get_settings (self), &options);
  nonet_apply_step (document, step, options.start);
}

/* Selects the cells that a step changes: one sees where it wrote. */
static void
select_changed (NonetHelping *self, const SudokuStep *step)
{
  const SudokuShape *shape = nonet_board_view_get_look (self->board)->shape;
  guint n = step->n_placed > 0 ? step->n_placed : step->n_removed;
  g_autofree guint *cells = g_new (guint, n);

  for (guint i = 0; i < n; i++)
    cells[i] = sudoku_candidate_cell (shape, step->n_placed > 0 ? step->placed[i] : step->removed[i]);
  nonet_board_view_select (self->board, cells, n);
}

static void
apply_step_action (NonetHelping *self, NonetDocument *document)
{
  g_autoptr (NonetFoundStep) step = NULL;

  if (can_take_back (self))
    {
      take_mistakes_back (self, document);
      return;
    }
  step = g_object_ref (nonet_step_presenter_get_step (self->presenter));
  apply_shown_step (self, document);
  select_changed (self, nonet_found_step_get_step (step));
}

/* The card stays, so that nothing blinks while the next step is looked for. */
static void
apply_and_hint_action (NonetHelping *self, NonetDocument *document)
{
  self->applying = TRUE;
  apply_shown_step (self, document);
  outdate (self);
  self->applying = FALSE;
  look_for_hint (self, document, TRUE);
}

static void
changed (NonetHelping *self)
{
  if (!self->applying)
    end (self);
}

/* Why a candidate is out. */

static void
stop_asking (NonetHelping *self)
{
  g_clear_handle_id (&self->working_source, g_source_remove);
  nonet_cancel (&self->asking);
}

static void
leave_pane (NonetHelping *self)
{
  if (nonet_steps_pane_has_card (self->pane, GTK_WIDGET (self->why)))
    nonet_steps_pane_set_card (self->pane, NULL);
}

/* A pane that is folded lies over the board; then the card is under the board, in place of the keypad. */
static void
place_why (NonetHelping *self)
{
  gboolean folded = adw_flap_get_folded (self->why_place.flap);

  nonet_why_view_set_scrolls (self->why, !folded);
  if (folded)
    {
      leave_pane (self);
      nonet_keypad_place_take (&self->why_place);
      adw_flap_set_reveal_flap (self->why_place.flap, FALSE);
      return;
    }
  nonet_keypad_place_leave (&self->why_place);
  nonet_steps_pane_set_card (self->pane, GTK_WIDGET (self->why));
  nonet_frame_show_pane (nonet_controller_get_frame (self), "steps");
}

static void
end_why (NonetHelping *self)
{
  stop_asking (self);
  nonet_keypad_place_leave (&self->why_place);
  leave_pane (self);
  if (!self->is_open)
    return;
  self->is_open = FALSE;
  nonet_controller_set_enabled (self, "end-explaining", FALSE);
  nonet_why_view_end (self->why);
}

static void
show_working_cb (NonetHelping *self)
{
  self->working_source = 0;
  nonet_why_view_show_working (self->why);
}

/* An answer to an older question comes as NULL, for that was cancelled. */
static void
answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetHelping) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (NonetExplanation) explanation = nonet_why_finish (result, &error);

  if (explanation != NULL && nonet_controller_get_document (self) != NULL)
    {
      stop_asking (self);
      nonet_why_view_answer (self->why, explanation);
    }
  else if (error != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    end_why (self);
}

static void
open_card (NonetHelping *self, NonetDocument *document, guint cell, guint value)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (document);
  NonetLogicOptions options;

  stop_asking (self);
  end (self);
  self->is_open = TRUE;
  nonet_controller_set_enabled (self, "end-explaining", TRUE);
  nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
  place_why (self);
  nonet_why_view_ask (self->why, puzzle, cell, value);
  if (value == 0)
    return;
  nonet_logic_settings_get (nonet_controller_get_settings (self), &options);
  self->asking = g_cancellable_new ();
  self->working_source = g_timeout_add_once (PATIENCE_MS, (GSourceOnceFunc) show_working_cb, self);
  nonet_why_async (puzzle, &options, cell, value, self->asking, answered_cb, g_object_ref (self));
}

static void
explain_action (NonetHelping *self, NonetDocument *document, GVariant *parameter)
{
  const SudokuShape *shape = nonet_document_get_shape (document);
  guint cell, value;

  g_variant_get (parameter, "(uu)", &cell, &value);
  if (cell < shape->n_cells && value <= shape->order)
    open_card (self, document, cell, value);
}

static void
explain_cell_action (NonetHelping *self, NonetDocument *document)
{
  guint cell = nonet_board_view_get_cursor (self->board), value = nonet_board_view_get_symbol (self->board);

  if (value == 0)
    value = nonet_document_get_value (document, cell);
  open_card (self, document, cell, value);
}

static void
end_explaining (NonetHelping *self)
{
  end_why (self);
  nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* What nobody would see is not looked for. */
static void
unmapped_cb (NonetHelping *self)
{
  if (self->asking != NULL)
    end_why (self);
}

/* A card has the place of the keypad, or none any more: those that have not end, wherever they are shown. */
static void
place_changed_cb (NonetHelping *self)
{
  if (nonet_keypad_place_has_other (&self->place))
    end (self);
  if (nonet_keypad_place_has_other (&self->why_place) && self->is_open)
    {
      end_why (self);
      nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
    }
}

/* Somebody explains something else, or nothing any more. */
static void
step_changed_cb (NonetHelping *self)
{
  NonetFoundStep *step = nonet_step_presenter_get_step (self->presenter);

  if (self->search != NULL ? step != NULL
                           : self->current && self->hint->kind == NONET_HINT_STEP && step != self->hint->step)
    changed (self);
  update_actions (self);
  if (self->is_open && step != NULL && !nonet_why_view_has_step (self->why, step))
    end_why (self);
}

/* The windows of techniques and of practice, and the help. */

static void
show_page (NonetHelping *self, SudokuTechnique technique)
{
  NonetCellStyle style;

  g_object_get (self->presenter, "cell-style", &style, NULL);
  nonet_technique_window_show_page (self->techniques, technique, style);
}

/* Makes the window unless it is there already; then it begins with the first technique. */
static void
ensure_window (NonetHelping *self)
{
  if (self->techniques != NULL)
    return;
  g_set_weak_pointer (&self->techniques,
                      nonet_technique_window_new (GTK_APPLICATION_WINDOW (nonet_controller_get_window (self))));
  show_page (self, 0);
}

static void
techniques_action (NonetHelping *self)
{
  gboolean is_new = self->techniques == NULL;

  ensure_window (self);
  if (is_new)
    nonet_technique_window_show_list (self->techniques);
  gtk_window_present (GTK_WINDOW (self->techniques));
}

static void
technique_page_action (NonetHelping *self, NonetDocument *document, GVariant *parameter)
{
  SudokuTechnique technique;

  if (!sudoku_technique_from_name (g_variant_get_string (parameter, NULL), &technique))
    return;
  ensure_window (self);
  show_page (self, technique);
  gtk_window_present (GTK_WINDOW (self->techniques));
}

static NonetPracticeWindow *
ensure_practice (NonetHelping *self)
{
  if (self->practice == NULL)
    g_set_weak_pointer (&self->practice, nonet_practice_window_new (nonet_controller_get_window (self),
                                                                    nonet_controller_get_settings (self)));
  return self->practice;
}

static void
practice_action (gpointer self)
{
  gtk_window_present (GTK_WINDOW (ensure_practice (self)));
}

static void
practise_action (gpointer self, NonetDocument *document, GVariant *parameter)
{
  SudokuTechnique technique;

  if (!sudoku_technique_from_name (g_variant_get_string (parameter, NULL), &technique))
    return;
  nonet_practice_window_practise (ensure_practice (self), technique);
  practice_action (self);
}

static void
help_shown_cb (GObject *window, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetHelping) self = user_data;

  if (!gtk_show_uri_full_finish (GTK_WINDOW (window), result, NULL) && nonet_controller_get_document (self) != NULL)
    techniques_action (self);
}

/* Whether a program for help is installed is known from the desktop; whether it opens this help, only from trying. */
static void
help_action (NonetHelping *self)
{
  g_autoptr (GAppInfo) viewer = g_app_info_get_default_for_uri_scheme ("help");

  if (viewer == NULL)
    techniques_action (self);
  else
    gtk_show_uri_full (nonet_controller_get_window (self), "help:nonet", GDK_CURRENT_TIME,
                       nonet_controller_get_cancellable (self), help_shown_cb, g_object_ref (self));
}

static void
page_shown_cb (GObject *window, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetHelping) self = user_data;

  if (!gtk_show_uri_full_finish (GTK_WINDOW (window), result, NULL) && nonet_controller_get_document (self) != NULL)
    nonet_toasts_say (nonet_controller_get_toasts (self), _ ("The help cannot be shown here."));
}

static void
help_page_action (NonetHelping *self, NonetDocument *document, GVariant *parameter)
{
  g_autofree char *uri = g_strconcat ("help:nonet/", g_variant_get_string (parameter, NULL), NULL);

  gtk_show_uri_full (nonet_controller_get_window (self), uri, GDK_CURRENT_TIME, nonet_controller_get_cancellable (self),
                     page_shown_cb, g_object_ref (self));
}

static const NonetActionEntry actions[] = {
  { "hint", G_CALLBACK (hint_action), .use = NONET_USE_IN_VIEW },
  { "close-hint", G_CALLBACK (end) },
  { "apply-step", G_CALLBACK (apply_step_action), .use = NONET_USE_IN_VIEW },
  { "apply-and-hint", G_CALLBACK (apply_and_hint_action), .use = NONET_USE_IN_VIEW },
  { "explain", G_CALLBACK (explain_action), "(uu)" },
  { "explain-cell", G_CALLBACK (explain_cell_action), .use = NONET_USE_IN_VIEW },
  { "end-explaining", G_CALLBACK (end_explaining) },
  { "techniques", G_CALLBACK (techniques_action), .use = NONET_USE_ON_START },
  { "technique-page", G_CALLBACK (technique_page_action), "s", .use = NONET_USE_ON_START },
  { "practice", G_CALLBACK (practice_action), .use = NONET_USE_ON_START },
  { "practise", G_CALLBACK (practise_action), "s", .use = NONET_USE_ON_START },
  { "help-page", G_CALLBACK (help_page_action), "s" },
  { "help", G_CALLBACK (help_action), .use = NONET_USE_ON_START },
};

/* Escape closes the hint, or ends the search for one, before it does anything else; and the other card, unless it ends something that was
 * begun since. */
static gboolean
escape_cb (NonetHelping *self)
{
  if (is_shown (self) || self->search != NULL)
    end (self);
  else if (self->is_open && gtk_widget_get_mapped (GTK_WIDGET (self->why))
           && !nonet_typing_needs_escape (nonet_controller_get_window (self), self->board))
    end_explaining (self);
  else
    return FALSE;
  return TRUE;
}

static void
edited_cb (NonetHelping *self)
{
  if (self->hint != NULL || self->search != NULL || is_shown (self))
    changed (self);
  end_why (self);
}

static void
document_set_cb (NonetHelping *self, NonetDocument *document)
{
  end (self);
  end_why (self);
  if (document == NULL)
    self->popover = NULL;
}

static void
nonet_helping_dispose (GObject *object)
{
  NonetHelping *self = NONET_HELPING (object);

  cancel_search (self);
  stop_asking (self);
  g_clear_pointer (&self->hint, nonet_hint_free);
  g_clear_object (&self->card);
  g_clear_object (&self->why);
  g_clear_weak_pointer (&self->techniques);
  g_clear_weak_pointer (&self->practice);
  G_OBJECT_CLASS (nonet_helping_parent_class)->dispose (object);
}

static void
nonet_helping_class_init (NonetHelpingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_helping_dispose;
}

static void
nonet_helping_init (NonetHelping *self)
{
}

/* Keys of the window that no widget of the card takes: while the focus is in a popover, GTK 4.8 does not ask the window. */
static gboolean
popover_key_pressed_cb (NonetHelping *self, guint key, guint code, GdkModifierType state, GtkEventControllerKey *keys)
{
  if ((state & GDK_CONTROL_MASK) == 0 && (key < GDK_KEY_F1 || key > GDK_KEY_F12))
    return GDK_EVENT_PROPAGATE;
  return gtk_event_controller_key_forward (keys, GTK_WIDGET (nonet_controller_get_frame (self)));
}

/* Beside the board: its left edge is that of the button. The board can be used meanwhile. Popovers of GTK 4.8 ask how high
 * wrapped text is in another width than they then give it; the clamp has only one. */
static void
add_popover (NonetHelping *self, NonetPopoverBin *bin)
{
  GtkWidget *popover = gtk_popover_new (), *clamp = adw_clamp_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  nonet_controller_connect (self, keys, "key-pressed", G_CALLBACK (popover_key_pressed_cb));
  gtk_widget_add_controller (popover, keys);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), NONET_HINT_CARD_WIDTH);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), NONET_HINT_CARD_WIDTH);
  gtk_widget_set_size_request (clamp, NONET_HINT_CARD_WIDTH, -1);
  gtk_popover_set_child (GTK_POPOVER (popover), clamp);
  gtk_popover_set_autohide (GTK_POPOVER (popover), FALSE);
  gtk_popover_set_position (GTK_POPOVER (popover), GTK_POS_BOTTOM);
  gtk_widget_set_halign (popover, GTK_ALIGN_START);
  nonet_popover_bin_set_popover (bin, GTK_POPOVER (popover));
  self->popover = GTK_POPOVER (popover);
  self->clamp = ADW_CLAMP (clamp);
}

NonetHelping *
nonet_helping_new (NonetFrame *frame, NonetPlaying *playing)
{
  NonetHelping *self = nonet_controller_new (NONET_TYPE_HELPING, frame, actions, G_N_ELEMENTS (actions));

  self->presenter = nonet_controller_get_presenter (self);
  self->board = nonet_frame_get_child (frame, "board");
  self->tool_bar = nonet_frame_get_child (frame, "tool_bar");
  self->pane = nonet_frame_get_child (frame, "steps");
  self->playing = playing;
  self->card = g_object_ref_sink (nonet_hint_card_new (self->presenter));
  nonet_keypad_place_init (&self->place, frame, GTK_WIDGET (self->card));
  add_popover (self, nonet_frame_get_child (frame, "hint_button"));
  self->why = g_object_ref_sink (nonet_why_view_new (self->presenter));
  nonet_keypad_place_init (&self->why_place, frame, GTK_WIDGET (self->why));
  nonet_controller_set_enabled (self, "end-explaining", FALSE);
  nonet_controller_connect (self, self->place.bar, "notify::child", G_CALLBACK (place_changed_cb));
  nonet_controller_connect (self, self->tool_bar, "notify::reveal-child", G_CALLBACK (place_card_again_cb));
  nonet_controller_connect (self, self->pane, "map", G_CALLBACK (place_card_again_cb));
  g_signal_connect_object (self->pane, "unmap", G_CALLBACK (place_card_again_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  nonet_controller_connect (self, self->presenter, "notify::step", G_CALLBACK (step_changed_cb));
  nonet_controller_connect (self, self->presenter, "notify::stage", G_CALLBACK (update_actions));
  nonet_controller_connect (self, self->why, "unmap", G_CALLBACK (unmapped_cb));
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (document_set_cb));
  nonet_controller_connect (self, frame, "edited", G_CALLBACK (edited_cb));
  nonet_controller_connect_escape (self, G_CALLBACK (escape_cb));
  update_actions (self);
  return self;
}

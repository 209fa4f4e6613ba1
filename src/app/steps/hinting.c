/* Hints: looked for in the background, shown stage by stage, applied.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/steps/hinting.h"

#include "app/board/candidates.h"
#include "app/frame/keypad-place.h"
#include "app/steps/stepping.h"
#include "widgets/popover-bin.h"
#include "widgets/steps/hint-card.h"

/* A hint that takes longer than this many milliseconds is seen to be looked for. */
#define PATIENCE_MS 100

struct _NonetHinting
{
  NonetController parent_instance;

  NonetStepPresenter *presenter;
  NonetBoardView *board; /* of the window */
  NonetKeypadPlace place;

  NonetHintCard *card;
  GtkPopover *popover; /* at the button; NULL at the end of the window */
  AdwClamp *clamp;     /* in the popover, of a fixed width */
  gboolean narrow;

  GCancellable *search; /* NULL: none is under way */
  guint patience_source;
  gboolean in_full;  /* what is found is to be explained at once */
  NonetHint *hint;   /* on the card, or NULL */
  gboolean current;  /* and nothing has changed since */
  gboolean applying; /* the puzzle is edited, but the card stays for the next hint */
  guint stage;
};

G_DEFINE_FINAL_TYPE (NonetHinting, nonet_hinting, NONET_TYPE_CONTROLLER)

enum
{
  GIVEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_shown (NonetHinting *self)
{
  return gtk_widget_get_parent (GTK_WIDGET (self->card)) != NULL;
}

static gboolean
is_last_stage (NonetHinting *self)
{
  return self->current && self->stage + 1 >= nonet_hint_card_count_stages (self->hint);
}

static gboolean
can_take_back (NonetHinting *self)
{
  return self->current && self->hint->kind == NONET_HINT_MISTAKES && is_last_stage (self);
}

/* A step is applied when it has been given away, whoever shows it. */
static void
update_actions (NonetHinting *self)
{
  gboolean has_step = nonet_step_presenter_get_step (self->presenter) != NULL
                      && nonet_step_presenter_get_stage (self->presenter) == NONET_STEP_FULL;

  nonet_controller_set_enabled (self, "apply-step", has_step || can_take_back (self));
  nonet_controller_set_enabled (self, "apply-and-hint", has_step);
  nonet_controller_set_enabled (self, "close-hint", is_shown (self) || self->search != NULL);
}

/* The card leaves where it is; the focus goes back to the board. */
static void
hide_card (NonetHinting *self)
{
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self->card)) != NULL;

  nonet_keypad_place_leave (&self->place, GTK_WIDGET (self->card));
  if (self->popover != NULL)
    {
      gtk_popover_popdown (self->popover);
      adw_clamp_set_child (self->clamp, NULL);
    }
  if (focused)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
show_card (NonetHinting *self)
{
  if (is_shown (self) || self->popover == NULL)
    return;
  if (self->narrow)
    {
      nonet_keypad_place_take (&self->place, GTK_WIDGET (self->card));
      return;
    }
  adw_clamp_set_child (self->clamp, GTK_WIDGET (self->card));
  gtk_popover_popup (self->popover);
}

void
nonet_hinting_set_narrow (NonetHinting *self, gboolean narrow)
{
  gboolean shown = is_shown (self);

  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  if (!shown)
    return;
  hide_card (self);
  show_card (self);
  update_actions (self);
}

static void
cancel_search (NonetHinting *self)
{
  g_clear_handle_id (&self->patience_source, g_source_remove);
  if (self->search != NULL)
    g_cancellable_cancel (self->search);
  g_clear_object (&self->search);
}

/* What the card says is not so any more; the board shows nothing of it. */
static void
outdate (NonetHinting *self)
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
forget (NonetHinting *self)
{
  nonet_hint_card_show (self->card, NULL, 0);
  self->current = FALSE;
  g_clear_pointer (&self->hint, nonet_hint_free);
}

static void
end (NonetHinting *self)
{
  outdate (self);
  if (is_shown (self))
    hide_card (self);
  forget (self);
  update_actions (self);
}

static void
show_stage (NonetHinting *self, guint stage)
{
  self->stage = stage;
  nonet_hint_card_show (self->card, self->hint, stage);
  if (self->hint->kind == NONET_HINT_STEP)
    nonet_step_presenter_show (self->presenter, self->hint->step, stage);
  else if (self->hint->kind == NONET_HINT_MISTAKES && is_last_stage (self))
    nonet_mistake_marks_show (self->presenter, self->hint->puzzle, &self->hint->mistakes);
  show_card (self);
  update_actions (self);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetHinting) self = user_data;
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
    g_signal_emit (self, signals[GIVEN], 0);
  show_stage (self, self->in_full && hint->kind == NONET_HINT_STEP ? NONET_STEP_FULL : 0);
}

static gboolean
out_of_patience_cb (gpointer user_data)
{
  NonetHinting *self = user_data;

  self->patience_source = 0;
  forget (self);
  show_card (self);
  update_actions (self);
  return G_SOURCE_REMOVE;
}

static void
look_for_hint (NonetHinting *self, gboolean in_full)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (nonet_controller_get_document (self));
  NonetLogicOptions options;

  nonet_logic_settings_get (nonet_controller_get_settings (self), &options);
  self->in_full = in_full;
  self->search = g_cancellable_new ();
  self->patience_source = g_timeout_add (PATIENCE_MS, out_of_patience_cb, self);
  nonet_find_hint_async (puzzle, &options, self->search, found_cb, g_object_ref (self));
  update_actions (self);
}

static void
hint_action (NonetHinting *self)
{
  if (self->search != NULL)
    return;
  /* A card that something else took the place of says nothing any more. */
  if (!self->current || !is_shown (self))
    look_for_hint (self, FALSE);
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
take_mistakes_back (NonetHinting *self)
{
  NonetDocument *document = nonet_controller_get_document (self);
  const NonetMistakes mistakes = self->hint->mistakes;

  nonet_document_begin_group (document);
  for (guint cell = 0; cell < nonet_document_get_shape (document)->n_cells; cell++)
    if (nonet_cell_set_has (&mistakes.cells, cell))
      take_back (document, &mistakes, cell);
  nonet_document_end_group (document);
}

static void
apply_shown_step (NonetHinting *self)
{
  g_autoptr (NonetFoundStep) step = g_object_ref (nonet_step_presenter_get_step (self->presenter));
  NonetLogicOptions options;

  nonet_logic_settings_get (nonet_controller_get_settings (self), &options);
  nonet_apply_step (nonet_controller_get_document (self), step, options.start);
}

static void
apply_step_action (NonetHinting *self)
{
  if (can_take_back (self))
    take_mistakes_back (self);
  else
    apply_shown_step (self);
}

/* The card stays, so that nothing blinks while the next step is looked for. */
static void
apply_and_hint_action (NonetHinting *self)
{
  self->applying = TRUE;
  apply_shown_step (self);
  outdate (self);
  self->applying = FALSE;
  look_for_hint (self, TRUE);
}

static const NonetActionEntry actions[] = {
  { "hint", G_CALLBACK (hint_action), .use = NONET_USE_IN_VIEW },
  { "close-hint", G_CALLBACK (end) },
  { "apply-step", G_CALLBACK (apply_step_action), .use = NONET_USE_IN_VIEW },
  { "apply-and-hint", G_CALLBACK (apply_and_hint_action), .use = NONET_USE_IN_VIEW },
};

static void
changed (NonetHinting *self)
{
  if (!self->applying)
    end (self);
}

/* Somebody explains something else, or nothing any more. */
static void
step_changed_cb (NonetHinting *self)
{
  NonetFoundStep *step = nonet_step_presenter_get_step (self->presenter);

  if (self->search != NULL ? step != NULL
                           : self->current && self->hint->kind == NONET_HINT_STEP && step != self->hint->step)
    changed (self);
  update_actions (self);
}

/* Escape closes the hint, or ends the search for one, before it does anything else. */
static gboolean
escape_cb (NonetHinting *self)
{
  if (!is_shown (self) && self->search == NULL)
    return FALSE;
  end (self);
  return TRUE;
}

static void
document_set_cb (NonetHinting *self, NonetDocument *document)
{
  end (self);
  if (document == NULL)
    self->popover = NULL;
}

static void
nonet_hinting_dispose (GObject *object)
{
  NonetHinting *self = NONET_HINTING (object);

  cancel_search (self);
  g_clear_pointer (&self->hint, nonet_hint_free);
  g_clear_object (&self->card);
  G_OBJECT_CLASS (nonet_hinting_parent_class)->dispose (object);
}

static void
nonet_hinting_class_init (NonetHintingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_hinting_dispose;
  signals[GIVEN] = g_signal_new ("given", NONET_TYPE_HINTING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_hinting_init (NonetHinting *self)
{
}

/* Beside the board: its left edge is that of the button. The board can be used meanwhile. Popovers of GTK 4.8 ask how high
 * wrapped text is in another width than they then give it; the clamp has only one. */
static void
add_popover (NonetHinting *self, NonetPopoverBin *bin)
{
  GtkWidget *popover = gtk_popover_new (), *clamp = adw_clamp_new ();

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

NonetHinting *
nonet_hinting_new (NonetFrame *frame)
{
  NonetHinting *self = nonet_controller_new (NONET_TYPE_HINTING, frame, actions, G_N_ELEMENTS (actions));

  self->presenter = nonet_controller_get_presenter (self);
  self->board = nonet_frame_get_child (frame, "board");
  nonet_keypad_place_init (&self->place, frame);
  self->card = g_object_ref_sink (nonet_hint_card_new (self->presenter));
  add_popover (self, nonet_frame_get_child (frame, "hint_button"));
  g_signal_connect_object (self->presenter, "notify::step", G_CALLBACK (step_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->presenter, "notify::stage", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  update_actions (self);
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (document_set_cb));
  nonet_controller_connect (self, frame, "edited", G_CALLBACK (changed));
  nonet_controller_connect_escape (self, G_CALLBACK (escape_cb));
  return self;
}

/* Explaining candidates.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/steps/explaining.h"

#include "app/frame/keypad-place.h"
#include "app/frame/controls.h"
#include "app/steps/stepping.h"
#include "widgets/steps/steps-pane.h"
#include "widgets/steps/why-view.h"

/* An answer that is there sooner comes without a word on the work, in ms. */
#define WORKING_DELAY 100

struct _NonetExplaining
{
  NonetController parent_instance;

  NonetBoardView *board; /* of the window */
  NonetStepPresenter *presenter;
  NonetWhyView *view;    /* the card */
  GtkWidget *pane_place; /* of the card in the pane */
  NonetKeypadPlace place;
  GCancellable *asking; /* NULL: nothing is asked just now */
  guint source;
  gboolean is_open; /* the card is there */
};

G_DEFINE_FINAL_TYPE (NonetExplaining, nonet_explaining, NONET_TYPE_CONTROLLER)

static void
stop_asking (NonetExplaining *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  if (self->asking != NULL)
    g_cancellable_cancel (self->asking);
  g_clear_object (&self->asking);
}

/* The card. */

static void
leave_bar (NonetExplaining *self)
{
  nonet_keypad_place_leave (&self->place, GTK_WIDGET (self->view));
}

/* A pane that is folded lies over the board; then the card is under the board, in place of the keypad. */
static void
place_card (NonetExplaining *self)
{
  GtkWidget *view = GTK_WIDGET (self->view);

  if (adw_flap_get_folded (self->place.flap))
    {
      if (gtk_widget_get_parent (view) == self->pane_place)
        gtk_box_remove (GTK_BOX (self->pane_place), view);
      nonet_keypad_place_take (&self->place, view);
      adw_flap_set_reveal_flap (self->place.flap, FALSE);
      return;
    }
  leave_bar (self);
  if (gtk_widget_get_parent (view) != self->pane_place)
    gtk_box_append (GTK_BOX (self->pane_place), view);
  nonet_frame_show_pane (nonet_controller_get_frame (self), "steps");
}

static void
end (NonetExplaining *self)
{
  stop_asking (self);
  leave_bar (self);
  if (!self->is_open)
    return;
  self->is_open = FALSE;
  nonet_controller_set_enabled (self, "end-explaining", FALSE);
  nonet_why_view_end (self->view);
}

static gboolean
show_working_cb (gpointer user_data)
{
  NonetExplaining *self = user_data;

  self->source = 0;
  nonet_why_view_show_working (self->view);
  return G_SOURCE_REMOVE;
}

/* An answer to an older question comes as NULL, for that was cancelled. */
static void
answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetExplaining) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (NonetExplanation) explanation = nonet_why_finish (result, &error);

  if (explanation != NULL && nonet_controller_get_document (self) != NULL)
    {
      stop_asking (self);
      nonet_why_view_answer (self->view, explanation);
    }
  else if (error != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    end (self);
}

static void
open_card (NonetExplaining *self, guint cell, guint value)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (nonet_controller_get_document (self));
  NonetLogicOptions options;

  stop_asking (self);
  g_action_group_activate_action (G_ACTION_GROUP (nonet_controller_get_frame (self)), "close-hint", NULL);
  self->is_open = TRUE;
  nonet_controller_set_enabled (self, "end-explaining", TRUE);
  nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
  place_card (self);
  nonet_why_view_ask (self->view, puzzle, cell, value);
  if (value == 0)
    return;
  nonet_logic_settings_get (nonet_controller_get_settings (self), &options);
  self->asking = g_cancellable_new ();
  self->source = g_timeout_add (WORKING_DELAY, show_working_cb, self);
  nonet_why_async (puzzle, &options, cell, value, self->asking, answered_cb, g_object_ref (self));
}

static void
explain_action (NonetExplaining *self, NonetDocument *document, GVariant *parameter)
{
  const SudokuShape *shape = nonet_document_get_shape (document);
  guint cell, value;

  g_variant_get (parameter, "(uu)", &cell, &value);
  if (cell < shape->n_cells && value <= shape->order)
    open_card (self, cell, value);
}

static void
explain_cell_action (NonetExplaining *self, NonetDocument *document)
{
  guint cell = nonet_board_view_get_cursor (self->board), value = nonet_board_view_get_symbol (self->board);

  if (value == 0)
    value = nonet_document_get_value (document, cell);
  open_card (self, cell, value);
}

static void
end_explaining (NonetExplaining *self)
{
  end (self);
  nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static const NonetActionEntry actions[] = {
  { "explain", G_CALLBACK (explain_action), "(uu)" },
  { "explain-cell", G_CALLBACK (explain_cell_action), .use = NONET_USE_IN_VIEW },
  { "end-explaining", G_CALLBACK (end_explaining) },
};

/* Nobody waits for an answer whose card is not seen, or while another step is shown. */
static void
unmapped_cb (NonetExplaining *self)
{
  if (self->asking != NULL)
    end (self);
}

static void
step_shown_cb (NonetExplaining *self)
{
  if (self->asking != NULL && nonet_step_presenter_get_step (self->presenter) != NULL)
    end (self);
}

/* Escape closes the card, unless it ends something that was begun since. */
static gboolean
escape_cb (NonetExplaining *self)
{
  if (!self->is_open || !gtk_widget_get_mapped (GTK_WIDGET (self->view))
      || g_action_group_get_action_enabled (G_ACTION_GROUP (nonet_controller_get_frame (self)), "close-hint")
      || nonet_typing_needs_escape (nonet_controller_get_window (self), self->board))
    return FALSE;
  end_explaining (self);
  return TRUE;
}

static void
nonet_explaining_dispose (GObject *object)
{
  NonetExplaining *self = NONET_EXPLAINING (object);

  stop_asking (self);
  g_clear_object (&self->view);
  G_OBJECT_CLASS (nonet_explaining_parent_class)->dispose (object);
}

static void
nonet_explaining_class_init (NonetExplainingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_explaining_dispose;
}

static void
nonet_explaining_init (NonetExplaining *self)
{
}

NonetExplaining *
nonet_explaining_new (NonetFrame *frame)
{
  NonetExplaining *self = nonet_controller_new (NONET_TYPE_EXPLAINING, frame, actions, G_N_ELEMENTS (actions));

  self->board = nonet_frame_get_child (frame, "board");
  self->presenter = nonet_controller_get_presenter (self);
  self->view = g_object_ref_sink (nonet_why_view_new (self->presenter));
  nonet_steps_pane_set_why_view (nonet_frame_get_child (frame, "steps"), GTK_WIDGET (self->view));
  self->pane_place = gtk_widget_get_parent (GTK_WIDGET (self->view));
  nonet_keypad_place_init (&self->place, frame);
  nonet_controller_set_enabled (self, "end-explaining", FALSE);
  g_signal_connect_object (self->view, "unmap", G_CALLBACK (unmapped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->presenter, "notify::step", G_CALLBACK (step_shown_cb), self, G_CONNECT_SWAPPED);
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (end));
  nonet_controller_connect (self, frame, "edited", G_CALLBACK (end));
  nonet_controller_connect_escape (self, G_CALLBACK (escape_cb));
  return self;
}

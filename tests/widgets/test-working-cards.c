/* The cards of a hint and of "Why?" while what they will say is looked for: they show that they work, and Cancel ends it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "boards.h"
#include "ui-harness.h"
#include "widgets/board/board-editor.h"
#include "widgets/steps/hint-card.h"
#include "widgets/steps/why-view.h"

typedef struct
{
  NonetDocument *document;
  NonetBoardView *board;
  NonetStepPresenter *presenter;
  GtkWindow *window;
  GSimpleActionGroup *actions;
  guint n_cancelled;
} Fixture;

static void
count_cb (Fixture *self)
{
  self->n_cancelled++;
}

/* A window that shows the card and has its action to end. */
static void
show_card (Fixture *self, GtkWidget *card, const char *action)
{
  g_autoptr (GSimpleAction) end = g_simple_action_new (action, NULL);

  g_signal_connect_swapped (end, "activate", G_CALLBACK (count_cb), self);
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (end));
  self->window = ui_show (card, 400, 400);
  gtk_widget_insert_action_group (GTK_WIDGET (self->window), "win", G_ACTION_GROUP (self->actions));
  ui_settle ();
}

static void
fixture_set_up (Fixture *self, gconstpointer data)
{
  self->document = document_of (9, BIRD);
  self->board = g_object_ref_sink (g_object_new (NONET_TYPE_BOARD_EDITOR, NULL));
  nonet_board_view_set_document (self->board, self->document);
  self->presenter = nonet_step_presenter_new (self->board);
  self->actions = g_simple_action_group_new ();
}

static void
fixture_tear_down (Fixture *self, gconstpointer data)
{
  ui_close (self->window);
  g_clear_object (&self->actions);
  g_clear_object (&self->presenter);
  g_clear_object (&self->board);
  g_assert_finalize_object (self->document);
}

static gboolean
spins (GtkWidget *widget, gpointer data)
{
  return GTK_IS_SPINNER (widget) && gtk_widget_get_mapped (widget) && gtk_spinner_get_spinning (GTK_SPINNER (widget));
}

static void
assert_working (Fixture *self, const char *words)
{
  g_assert_nonnull (ui_find (GTK_WIDGET (self->window), spins, NULL));
  g_assert_true (gtk_widget_get_mapped (ui_find_label (GTK_WIDGET (self->window), words)));
}

static void
press_cancel (Fixture *self)
{
  ui_click_middle_of (ui_wait_button (GTK_WIDGET (self->window), "Cancel"));
  for (int i = 0; i < 100 && self->n_cancelled == 0; i++)
    ui_pause (50);
  g_assert_cmpuint (self->n_cancelled, ==, 1);
}

#define FIXTURE_TEST(name) TEST_WITH (name, Fixture, self, NULL, fixture_set_up, fixture_tear_down)

FIXTURE_TEST (a_hint_that_is_looked_for_is_cancelled)
{
  NonetHintCard *card = nonet_hint_card_new (self->presenter);

  nonet_hint_card_show (card, NULL, 0);
  show_card (self, GTK_WIDGET (card), "close-hint");
  assert_working (self, "Looking for a hint…");
  press_cancel (self);
}

FIXTURE_TEST (an_explanation_that_is_looked_for_is_cancelled)
{
  NonetWhyView *view = nonet_why_view_new (self->presenter);
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (self->document);

  nonet_why_view_ask (view, puzzle, 1, 4);
  show_card (self, GTK_WIDGET (view), "end-explaining");
  g_assert_null (ui_find (GTK_WIDGET (self->window), spins, NULL));
  nonet_why_view_show_working (view);
  ui_settle ();
  assert_working (self, "Looking for an explanation…");
  press_cancel (self);
}

/* The window for practising: an answer that comes late says nothing any more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "running.h"
#include "app/practice/practice-window.h"

#include "tests/tasks/waiting.h"
#include "ui-harness.h"
#include "widgets/board/board-editor.h"

typedef struct
{
  GtkWidget *window;
  GtkLabel *says;
  GPtrArray *said; /* all that it said, in order */
} Fixture;

static void
said_cb (GtkLabel *label, GParamSpec *pspec, GPtrArray *said)
{
  g_ptr_array_add (said, g_strdup (gtk_label_get_text (label)));
}

/* Opens an exercise: an X-Wing, which removes candidates. */
static void
set_up (Fixture *self, gconstpointer data)
{
  self->window = GTK_WIDGET (nonet_practice_window_new (NULL, settings));
  self->says = GTK_LABEL (gtk_widget_get_template_child (self->window, NONET_TYPE_PRACTICE_WINDOW, "says"));
  self->said = g_ptr_array_new_with_free_func (g_free);
  gtk_window_present (GTK_WINDOW (self->window));
  ui_focus_window (GTK_WINDOW (self->window));
  nonet_practice_window_practise (NONET_PRACTICE_WINDOW (self->window), SUDOKU_X_WING);
  ui_wait_label (self->window, "X-Wing: strike out the candidates it removes.");
  g_signal_connect (self->says, "notify::label", G_CALLBACK (said_cb), self->said);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  ui_close (GTK_WINDOW (self->window));
  wait_for_workers ();
  g_ptr_array_unref (self->said);
}

static void
activate (Fixture *self, const char *action)
{
  g_assert_true (gtk_widget_activate_action (self->window, action, NULL));
}

/* Lets all answers come. */
static void
settle (void)
{
  wait_for_workers ();
  ui_settle ();
}

#define FIXTURE_TEST(name) TEST_WITH (name, Fixture, self, NULL, set_up, tear_down)

FIXTURE_TEST (a_hint_stays_when_the_answer_comes)
{
  activate (self, "practice.check");
  activate (self, "practice.hint");
  settle ();
  g_assert_cmpuint (self->said->len, ==, 2);
  g_assert_cmpstr (self->said->pdata[0], ==, "Checking…");
  g_assert_true (g_str_has_prefix (self->said->pdata[1], "Look at "));
}

/* Strikes every candidate of the first cell that has some. */
static void
strike_a_cell (Fixture *self)
{
  GtkWidget *board = ui_find_type (self->window, NONET_TYPE_BOARD_VIEW);
  NonetDocument *document = nonet_board_view_get_document (NONET_BOARD_VIEW (board));
  guint cell = 0;

  while (nonet_document_get_value (document, cell) != 0)
    cell++;
  for (guint value = 1; value <= 9; value++)
    nonet_document_toggle_eliminated (document, &cell, 1, value);
}

FIXTURE_TEST (only_the_last_check_is_answered)
{
  activate (self, "practice.check");
  strike_a_cell (self);
  activate (self, "practice.check");
  settle ();
  g_assert_cmpuint (self->said->len, ==, 2);
  g_assert_cmpstr (self->said->pdata[0], ==, "Checking…");
  g_assert_true (g_str_has_prefix (self->said->pdata[1], "Not correct: "));
}

FIXTURE_TEST (a_check_is_answered_after_a_hint)
{
  activate (self, "practice.hint");
  activate (self, "practice.check");
  settle ();
  g_assert_cmpstr (gtk_label_get_text (self->says), ==, "Strike out a candidate first.");
}

/* The solving path is of the board as it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "app/application.h"
#include "app/frame/controller.h"
#include "running.h"
#include "tests/widgets/boards.h"
#include "ui-harness.h"
#include "widgets/steps/path-view.h"

/* Rated 1.5 by Sudoku Explainer: hidden singles and nothing else. */
#define EASY "000000010400000000020000000000050407008000300001090000300400200050100000000806000"

static GtkSelectionModel *
get_rows (NonetFrame *frame)
{
  GtkWidget *view = ui_find_type (nonet_frame_get_child (frame, "steps"), NONET_TYPE_PATH_VIEW);

  return gtk_list_view_get_model (GTK_LIST_VIEW (ui_find_type (view, GTK_TYPE_LIST_VIEW)));
}

static gboolean
has_rows (gpointer frame)
{
  return g_list_model_get_n_items (G_LIST_MODEL (get_rows (frame))) > 0;
}

TEST (no_step_is_chosen_of_a_board_that_is_no_more)
{
  g_autoptr (NonetDocument) document = document_of (9, EASY);
  NonetWindow *window = nonet_application_new_window (application);
  NonetFrame *frame = NONET_FRAME (window);
  NonetStepPresenter *presenter = nonet_frame_get_presenter (frame);
  guint cell = 0;

  nonet_frame_set_document (frame, document);
  adw_view_stack_set_visible_child_name (nonet_frame_get_child (frame, "panes"), "steps");
  gtk_window_present (GTK_WINDOW (window));
  ui_focus_window (GTK_WINDOW (window));
  ui_wait (has_rows, frame, "the path");
  gtk_selection_model_select_item (get_rows (frame), 0, TRUE);
  g_assert_nonnull (nonet_step_presenter_get_step (presenter));
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "fill-in-up-to-here"));

  nonet_document_set_value (document, &cell, 1, 5);
  g_assert_null (nonet_step_presenter_get_step (presenter));
  gtk_selection_model_select_item (get_rows (frame), 1, TRUE);
  g_assert_null (nonet_step_presenter_get_step (presenter));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "fill-in-up-to-here"));
  gtk_window_destroy (GTK_WINDOW (window));
}

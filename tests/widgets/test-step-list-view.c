/* The view of the list of steps: what it shows follows the list while that fills, its filter and its order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "boards.h"
#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"
#include "ui-harness.h"
#include "widgets/steps/step-list-view.h"

/* The example of the paper of Richard Bird: more than a thousand steps, by many techniques. */
#define RICH "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25...."

static const NonetStepFilter any = { .technique = SUDOKU_N_TECHNIQUES };

typedef struct
{
  NonetBoardView *board;
  NonetStepPresenter *presenter;
  NonetStepListView *view;
  NonetStepList *list;
} Fixture;

static void
fixture_set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, RICH);
  g_autoptr (NonetPosition) position = nonet_position_new (puzzle, NONET_START_BASIC);
  NonetLogicOptions options;

  nonet_logic_options_init (&options);
  self->board = g_object_ref_sink (g_object_new (NONET_TYPE_BOARD_VIEW, NULL));
  self->presenter = nonet_step_presenter_new (self->board);
  self->view = g_object_ref_sink (g_object_new (NONET_TYPE_STEP_LIST_VIEW, NULL));
  nonet_step_list_view_set_presenter (self->view, self->presenter);
  self->list = nonet_step_list_new (position, &options);
  nonet_step_list_view_show (self->view, self->list, &any, NONET_STEPS_BY_DIFFICULTY);
}

static void
fixture_tear_down (Fixture *self, gconstpointer data)
{
  g_assert_finalize_object (self->view);
  g_assert_finalize_object (self->presenter);
  g_assert_finalize_object (self->board);
  g_assert_finalize_object (self->list);
  wait_for_workers ();
}

static void
wait_for_all (Fixture *self)
{
  WAIT_UNTIL (nonet_step_list_get_status (self->list)->state != NONET_STEPS_WORKING);
}

static guint
count_all (Fixture *self)
{
  return nonet_step_list_get_n_entries (self->list, SUDOKU_N_TECHNIQUES);
}

static guint
count_shown (Fixture *self)
{
  return g_list_model_get_n_items (nonet_step_list_view_get_shown (self->view));
}

#define FIXTURE_TEST(name) TEST_WITH (name, Fixture, self, NULL, fixture_set_up, fixture_tear_down)

FIXTURE_TEST (the_order_is_that_of_difficulty)
{
  NonetFoundStep *step, *next;
  guint n = 1;

  wait_for_all (self);
  step = nonet_step_list_view_get_next (self->view, NULL);
  for (; (next = nonet_step_list_view_get_next (self->view, step)) != NULL; step = next, n++)
    g_assert_cmpint (sudoku_step_compare (nonet_found_step_get_step (step), nonet_found_step_get_step (next)), <=, 0);
  g_assert_cmpuint (n, ==, count_all (self));
}

FIXTURE_TEST (by_eliminations_the_most_come_first)
{
  GListModel *shown;
  guint before = G_MAXUINT;

  wait_for_all (self);
  nonet_step_list_view_show (self->view, self->list, &any, NONET_STEPS_BY_ELIMINATIONS);
  g_assert_cmpuint (count_shown (self), ==, count_all (self));
  shown = nonet_step_list_view_get_shown (self->view);
  for (guint i = 0; i < count_shown (self); i++)
    {
      g_autoptr (NonetStepEntry) entry = g_list_model_get_item (shown, i);

      g_assert_cmpuint (nonet_step_entry_peek (entry)->n_removed, <=, before);
      before = nonet_step_entry_peek (entry)->n_removed;
    }
}

/* Whether as many are shown as pass the filter when all of them are asked, which are some but not all. */
static void
assert_filters (Fixture *self, NonetStepFilter filter)
{
  guint n_passing = 0;

  nonet_step_list_view_show (self->view, self->list, &any, NONET_STEPS_BY_DIFFICULTY);
  g_assert_cmpuint (count_shown (self), ==, count_all (self));
  for (guint i = 0; i < count_shown (self); i++)
    {
      g_autoptr (NonetStepEntry) entry = g_list_model_get_item (nonet_step_list_view_get_shown (self->view), i);

      n_passing += nonet_step_filter_passes (&filter, nonet_step_entry_peek (entry),
                                             nonet_step_list_get_position (self->list)->board->shape);
    }
  g_assert_cmpuint (n_passing, >, 0);
  g_assert_cmpuint (n_passing, <, count_all (self));
  nonet_step_list_view_show (self->view, self->list, &filter, NONET_STEPS_BY_DIFFICULTY);
  g_assert_cmpuint (count_shown (self), ==, n_passing);
  nonet_step_list_view_show (self->view, self->list, &filter, NONET_STEPS_BY_ELIMINATIONS);
  g_assert_cmpuint (count_shown (self), ==, n_passing);
}

FIXTURE_TEST (filters_leave_what_passes)
{
  guint8 cells[81] = { [0] = 1, [80] = 1 };

  wait_for_all (self);
  assert_filters (self, (NonetStepFilter){ .technique = SUDOKU_HIDDEN_SINGLE });
  assert_filters (self, (NonetStepFilter){ .technique = SUDOKU_N_TECHNIQUES, .value = 7 });
  assert_filters (self, (NonetStepFilter){ .technique = SUDOKU_N_TECHNIQUES, .places = TRUE });
  assert_filters (self, (NonetStepFilter){ .technique = SUDOKU_N_TECHNIQUES, .cells = cells });
}

/* The entries that have come since a filter was chosen pass it, too. */
FIXTURE_TEST (filters_hold_while_the_list_fills)
{
  const NonetStepFilter sevens = { .technique = SUDOKU_N_TECHNIQUES, .value = 7 };
  guint n_shown;

  nonet_step_list_view_show (self->view, self->list, &sevens, NONET_STEPS_BY_DIFFICULTY);
  wait_for_all (self);
  n_shown = count_shown (self);
  assert_filters (self, sevens);
  g_assert_cmpuint (n_shown, ==, count_shown (self));
}

/* Rows of techniques are there as long as they have rows to unfold. */
FIXTURE_TEST (techniques_without_steps_are_not_shown)
{
  const NonetStepFilter naked_singles = { .technique = SUDOKU_NAKED_SINGLE };
  GtkWidget *list = ui_find_type (GTK_WIDGET (self->view), GTK_TYPE_LIST_VIEW);
  GListModel *rows = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));

  wait_for_all (self);
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==,
                    g_list_model_get_n_items (nonet_step_list_get_groups (self->list)));
  nonet_step_list_view_show (self->view, self->list, &naked_singles, NONET_STEPS_BY_DIFFICULTY);
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, 1);
  nonet_step_list_view_reveal (self->view, nonet_step_list_view_get_next (self->view, NULL));
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, 1 + count_shown (self));
  nonet_step_list_view_show (self->view, NULL, &any, NONET_STEPS_BY_DIFFICULTY);
  g_assert_null (nonet_step_list_view_get_shown (self->view));
}

FIXTURE_TEST (unfolded_techniques_are_so_in_the_next_list)
{
  GtkWidget *list = ui_find_type (GTK_WIDGET (self->view), GTK_TYPE_LIST_VIEW);
  GListModel *rows = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
  guint n_rows;

  wait_for_all (self);
  nonet_step_list_view_reveal (self->view, nonet_step_list_view_get_next (self->view, NULL));
  n_rows = g_list_model_get_n_items (rows);
  nonet_step_list_view_show (self->view, NULL, &any, NONET_STEPS_BY_DIFFICULTY);
  g_assert_null (nonet_step_list_view_get_shown (self->view));
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, 0);
  nonet_step_list_view_show (self->view, self->list, &any, NONET_STEPS_BY_DIFFICULTY);
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, n_rows);
}

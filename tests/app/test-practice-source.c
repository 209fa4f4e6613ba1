/* Exercises of a collection: the next is looked for in advance, and no longer than somebody may want it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/practice/practice-source.h"

#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"

/* More puzzles than a test has time for. */
#define N_PUZZLES 20000

typedef struct
{
  NonetReading *collection;
  NonetPracticeSource *source;
  GCancellable *cancellable;
  GAsyncResult *result;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;

  for (guint i = 0; i < N_PUZZLES; i++)
    g_string_append (text, UNIQUE "\n");
  bytes = g_bytes_new (text->str, text->len);
  self->collection = nonet_read_bytes (bytes, NULL, NULL, NULL);
  self->source = nonet_practice_source_new (self->collection);
  self->cancellable = g_cancellable_new ();
  nonet_practice_source_start (self->source, TRUE);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_clear_pointer (&self->source, nonet_practice_source_free);
  wait_for_workers ();
  g_clear_object (&self->result);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->collection);
}

static void
keep_result (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Fixture *self = user_data;

  self->result = g_object_ref (result);
}

static void
ask (Fixture *self, SudokuTechnique technique)
{
  SudokuTechniqueSet wanted = { { 0 } };

  g_clear_object (&self->result);
  sudoku_technique_set_add (&wanted, technique);
  nonet_practice_source_next_async (self->source, &wanted, self->cancellable, NULL, keep_result, self);
}

static void
assert_found (Fixture *self, SudokuTechnique technique)
{
  g_autoptr (NonetFoundStep) step = nonet_practice_source_next_finish (self->result, NULL);

  g_assert_nonnull (step);
  g_assert_cmpint (nonet_found_step_get_step (step)->technique, ==, technique);
}

static void
assert_cancelled (Fixture *self)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (nonet_practice_source_next_finish (self->result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* It comes with the next turn of the main loop, which is too soon for a thread. */
static void
the_next_is_there_when_asked_for (Fixture *self, gconstpointer data)
{
  ask (self, SUDOKU_HIDDEN_SINGLE);
  WAIT_UNTIL (self->result != NULL);
  assert_found (self, SUDOKU_HIDDEN_SINGLE);
  for (guint i = 0; i < 3; i++)
    {
      wait_for_workers ();
      WAIT_UNTIL (!g_main_context_pending (NULL));
      ask (self, SUDOKU_HIDDEN_SINGLE);
      g_main_context_iteration (NULL, FALSE);
      g_assert_nonnull (self->result);
      assert_found (self, SUDOKU_HIDDEN_SINGLE);
    }
}

/* Who asks while it is being looked for waits for it. */
static void
no_exercise_comes_twice (Fixture *self, gconstpointer data)
{
  g_autoptr (NonetFoundStep) last = NULL;

  for (guint i = 0; i < 8; i++)
    {
      g_autoptr (NonetFoundStep) step = NULL;

      ask (self, SUDOKU_HIDDEN_SINGLE);
      WAIT_UNTIL (self->result != NULL);
      step = nonet_practice_source_next_finish (self->result, NULL);
      g_assert_nonnull (step);
      if (last != NULL)
        g_assert_true (memcmp (nonet_found_step_get_position (step)->board->value,
                               nonet_found_step_get_position (last)->board->value, 81)
                       != 0);
      g_set_object (&last, step);
    }
}

static void
another_technique_is_looked_for_anew (Fixture *self, gconstpointer data)
{
  ask (self, SUDOKU_HIDDEN_SINGLE);
  WAIT_UNTIL (self->result != NULL);
  assert_found (self, SUDOKU_HIDDEN_SINGLE);
  ask (self, SUDOKU_NAKED_SINGLE);
  WAIT_UNTIL (self->result != NULL);
  assert_found (self, SUDOKU_NAKED_SINGLE);
}

static void
who_waits_can_cancel (Fixture *self, gconstpointer data)
{
  ask (self, SUDOKU_TEMPLATE_SET);
  g_cancellable_cancel (self->cancellable);
  WAIT_UNTIL (self->result != NULL);
  assert_cancelled (self);
  wait_for_workers ();
}

static void
nothing_continues_without_the_source (Fixture *self, gconstpointer data)
{
  ask (self, SUDOKU_TEMPLATE_SET);
  g_clear_pointer (&self->source, nonet_practice_source_free);
  WAIT_UNTIL (self->result != NULL);
  assert_cancelled (self);
  wait_for_workers ();
}

#define ADD(name, test) g_test_add ("/practice-source/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("ahead", the_next_is_there_when_asked_for);
  ADD ("no exercise twice", no_exercise_comes_twice);
  ADD ("another technique", another_technique_is_looked_for_anew);
  ADD ("cancelled", who_waits_can_cancel);
  ADD ("freed", nothing_continues_without_the_source);
  return g_test_run ();
}

/* Making puzzles without memory: each allocation fails in turn, and the work ends without a crash or a leak, and is cancelled
 * only by whom it asks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include <glib.h>

#include "../failing-memory.h"
#include "../rounds.h"
#include "../sudoku/shapes.h"
#include "generator/neighbours.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuGenerator, sudoku_generator_free)

static bool
take (const SudokuMade *made, void *data)
{
  ++*(guint *) data;
  return true;
}

static bool
cancel_later (void *data)
{
  return --*(int *) data < 0;
}

/* Makes a few tries, of a search for few givens only the beginning. */
static guint
generate (const SudokuWish *wish)
{
  g_autoptr (SudokuGenerator) generator = sudoku_generator_new (wish, 1);
  SudokuResult result;
  guint n = 0;
  int left = 20;

  if (generator == NULL)
    return 0;
  if (wish->fewest)
    sudoku_generator_set_cancel (generator, cancel_later, &left);
  result = sudoku_generator_run (generator, 0, 2, take, &n);
  g_assert_cmpint (result, !=, SUDOKU_FOUND);
  g_assert_true (result != SUDOKU_CANCELLED || left < 0);
  return n;
}

/* Tries as long as an allocation fails; returns how many failed. */
static guint
fail_each (const SudokuWish *wish, guint expected)
{
  guint failures = 0;

  for (unsigned all = 0; all < 2; all++)
    for (long allowed = 0;; allowed += allowed < ROUNDS (300) ? 1 : 7)
      {
        bool failed;
        guint n;

        failing_memory_begin (allowed, all != 0);
        n = generate (wish);
        failed = failing_memory_end ();
        g_assert_cmpuint (n, <=, expected);
        if (!failed || allowed >= 300)
          {
            if (!failed)
              g_assert_cmpuint (n, ==, expected);
            break;
          }
        failures++;
      }
  return failures;
}

static void
each_maker_survives (void)
{
  g_autoptr (SudokuShape) nine = sudoku_shape_new (3, 3), six = sudoku_shape_new (2, 3);
  bool pattern[81];
  const SudokuWish wishes[] = {
    { .shape = nine },
    { .shape = nine, .minimal = true, .symmetries = 2 },
    { .shape = six },
    { .shape = nine, .pattern = pattern },
    { .shape = nine, .unbiased = true },
    { .shape = nine, .fewest = true, .most = 19 },
    { .shape = nine, .hardest = 200 },
    { .shape = nine, .levels = 31 },
    { .shape = six, .jigsaw = true },
    { .shape = six, .killer = true },
  };

  memset (pattern, true, sizeof pattern);
  for (guint i = 0; i < G_N_ELEMENTS (wishes); i++)
    g_assert_cmpuint (fail_each (&wishes[i], generate (&wishes[i])), >, 0);
}

static void
neighbours_survive (void)
{
  g_autoptr (SudokuShape) six = sudoku_shape_new (2, 3);
  g_autoptr (SudokuGrid) puzzle = sudoku_grid_new (six);
  const SudokuWish wish = { .shape = six, .minimal = true };
  const char *text = "100000060000503006000000000200030040051";
  bool failed = true;
  guint n = 0, expected = 0;

  for (unsigned cell = 0; cell < 36; cell++)
    puzzle->cell[cell] = (uint8_t) (text[cell] - '0');
  g_assert_cmpint (sudoku_neighbours (puzzle, 1, &wish, NULL, NULL, take, &expected), ==, SUDOKU_EXHAUSTED);
  for (long allowed = 0; failed && allowed < 1000; allowed++)
    {
      SudokuResult result;

      n = 0;
      failing_memory_begin (allowed, true);
      result = sudoku_neighbours (puzzle, 1, &wish, NULL, NULL, take, &n);
      failed = failing_memory_end ();
      /* The slow checks of solutions do without what they cannot have. */
      if (!failed || result != SUDOKU_NO_MEMORY)
        g_assert_cmpint (result, ==, SUDOKU_EXHAUSTED);
      if (result == SUDOKU_EXHAUSTED)
        g_assert_cmpuint (n, ==, expected);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/memory/each-maker-survives", each_maker_survives);
  g_test_add_func ("/memory/neighbours-survive", neighbours_survive);
  return g_test_run ();
}

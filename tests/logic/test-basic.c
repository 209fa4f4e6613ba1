/* Singles, locked candidates and subsets: small boards that one can check by eye, and all of them compared with what their
 * definitions say on random boards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "steps.h"
#include "sudoku/rules.h"

TEST (singles)
{
  assert_steps_on ("1230000000000000", SUDOKU_FULL_HOUSE, "full-house 8: r1c4=4\n");
  assert_steps_on ("1200000000300000", SUDOKU_FULL_HOUSE, "");
  assert_steps_on ("1200000000300000", SUDOKU_NAKED_SINGLE, "naked-single 8: r1c3=4\n");
  assert_steps_on ("1000001000000100", SUDOKU_NAKED_SINGLE, "");
  assert_steps_on ("1000001000000100", SUDOKU_HIDDEN_SINGLE, "hidden-single 1: r3c4=1\n");
}

static bool
note_cause (const SudokuStep *step, void *data)
{
  *(SudokuPart *) data = step->part[0];
  return false;
}

TEST (single_is_reported_with_its_box)
{
  g_autoptr (SudokuBoard) board = board_of ("1000001000000100");
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (board->shape);
  SudokuPart cause;

  g_assert_cmpint (sudoku_find_steps (finding, board, note_cause, &cause), ==, SUDOKU_FOUND);
  g_assert_cmpint (cause.role, ==, SUDOKU_PART_CAUSE);
  g_assert_cmpint (cause.kind, ==, SUDOKU_ITEM_HOUSE);
  g_assert_cmpuint (cause.item, ==, 11); /* the last box, though row and column have one place as well */
}

TEST (locked)
{
  assert_steps_on ("box1:5=13", SUDOKU_POINTING, "pointing 10: not r1c4=5 r1c5=5 r1c6=5 r1c7=5 r1c8=5 r1c9=5\n");
  assert_steps_on ("box1:5=13", SUDOKU_CLAIMING, "");
  assert_steps_on ("column4:5=45", SUDOKU_POINTING, "");
  assert_steps_on ("column4:5=45", SUDOKU_CLAIMING, "claiming 10: not r4c5=5 r4c6=5 r5c5=5 r5c6=5 r6c5=5 r6c6=5\n");
}

TEST (sets)
{
  assert_steps_on (
      "r1c1=12 r1c9=12", SUDOKU_NAKED_PAIR,
      "naked-pair 3: not r1c2=1 r1c2=2 r1c3=1 r1c3=2 r1c4=1 r1c4=2 r1c5=1 r1c5=2 r1c6=1 r1c6=2 r1c7=1 r1c7=2 "
      "r1c8=1 r1c8=2\n");
  assert_steps_on ("r1c1=12 r1c2=12", SUDOKU_NAKED_PAIR, "");
  assert_steps_on (
      "r1c1=12 r1c2=12", SUDOKU_LOCKED_PAIR,
      "locked-pair 3: not r1c3=1 r1c3=2 r1c4=1 r1c4=2 r1c5=1 r1c5=2 r1c6=1 r1c6=2 r1c7=1 r1c7=2 r1c8=1 r1c8=2 "
      "r1c9=1 r1c9=2 r2c1=1 r2c1=2 r2c2=1 r2c2=2 r2c3=1 r2c3=2 r3c1=1 r3c1=2 r3c2=1 r3c2=2 r3c3=1 r3c3=2\n");
  assert_steps_on (
      "column1:1=15 column1:2=15", SUDOKU_HIDDEN_PAIR,
      "hidden-pair 3: not r1c1=3 r1c1=4 r1c1=5 r1c1=6 r1c1=7 r1c1=8 r1c1=9 r5c1=3 r5c1=4 r5c1=5 r5c1=6 r5c1=7 "
      "r5c1=8 r5c1=9\n");
}

/* The 5 of the first box is in one of two cells of its last row: below the one it is seen, and the other is less. Also where only the
 * second of the places has a rule. */
TEST (locked_in_rule)
{
  static const uint16_t cells[2][2] = { { 18, 28 }, { 19, 27 } };
  static const char *const expected[] = { "locked-in-rule 10: not r4c2=5\n", "locked-in-rule 10: not r4c1=5\n" };
  static const uint8_t values[SUDOKU_MAX_CELLS] = { [3] = 5, [15] = 5, [20] = 1 };

  for (unsigned i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      const SudokuRule rule = { .kind = SUDOKU_RULE_THERMOMETER, .n_cells = 2, .cell = cells[i] };
      g_autoptr (SudokuShape) nine = sudoku_shape_new (3, 3), shape = sudoku_shape_new_with_rules (nine, &rule, 1);
      g_autoptr (SudokuGrid) grid = sudoku_grid_new_from_values (shape, values);
      g_autoptr (SudokuBoard) board = sudoku_board_new (grid, NULL, NULL);

      assert_step_texts (board, SUDOKU_LOCKED_IN_RULE, expected[i]);
    }
}

/* What the definitions say. */
typedef struct
{
  const SudokuBoard *board;
  GHashTable *counts;
} Brute;

static bool
is_in_house (const SudokuShape *shape, unsigned cell, unsigned house)
{
  for (unsigned i = 0; i < shape->house[house].n_cells; i++)
    if (shape->house[house].cell[i] == cell)
      return true;
  return false;
}

/* A set of cells with as many values, which loses them elsewhere in each house that has all of the cells. */
static void
brute_naked (Brute *brute, unsigned k, const unsigned *cell, SudokuSet values)
{
  const SudokuShape *shape = brute->board->shape;
  static const char *const ids[] = { NULL, NULL, "naked-pair", "naked-triple", "naked-quad" };
  static const char *const locked[] = { NULL, NULL, "locked-pair", "locked-triple" };
  SudokuSet removed[256] = { 0 };
  bool in_box = false, outside = false;

  for (unsigned house = 0; house < shape->n_houses; house++)
    {
      bool all = true;

      for (unsigned i = 0; i < k; i++)
        all &= is_in_house (shape, cell[i], house);
      for (unsigned i = 0; i < shape->house[house].n_cells && all; i++)
        removed[shape->house[house].cell[i]] |= values;
      in_box |= all && shape->house[house].kind == SUDOKU_BOX;
    }
  for (unsigned i = 0; i < k; i++)
    removed[cell[i]] = 0;
  if (in_box)
    {
      unsigned box = sudoku_cell_box (shape, cell[0]);

      in_box = false;
      for (unsigned i = 0; i < shape->n_cells; i++)
        {
          bool hit = (removed[i] & brute->board->cell[i]) != 0;

          in_box |= hit && sudoku_cell_box (shape, i) == box;
          outside |= hit && sudoku_cell_box (shape, i) != box;
        }
    }
  step_texts_count_removed (brute->counts, brute->board, k <= 3 && in_box && outside ? locked[k] : ids[k], values,
                            removed);
}

static void
brute_hidden (Brute *brute, unsigned k, unsigned house, uint64_t places, SudokuSet values)
{
  static const char *const ids[] = { NULL, NULL, "hidden-pair", "hidden-triple", "hidden-quad" };
  SudokuSet removed[256] = { 0 };

  for (; places != 0; places &= places - 1)
    removed[brute->board->shape->house[house].cell[__builtin_ctzll (places)]] = ~values;
  step_texts_count_removed (brute->counts, brute->board, ids[k], values, removed);
}

/* All sets of k cells, and of k values, of a house. */
static void
brute_sets (Brute *brute, unsigned k, unsigned house)
{
  const SudokuShape *shape = brute->board->shape;

  for (uint64_t mask = 0; mask < UINT64_C (1) << shape->order; mask++)
    {
      SudokuSet values = 0;
      uint64_t places = 0;
      unsigned cell[4], n = 0;
      bool naked = mask < UINT64_C (1) << shape->house[house].n_cells;
      bool hidden = house < shape->n_full_houses;

      if (sudoku_set_count (mask) != k)
        continue;
      for (uint64_t rest = mask; rest != 0; rest &= rest - 1)
        {
          unsigned i = (unsigned) __builtin_ctzll (rest);

          if (naked)
            cell[n++] = shape->house[house].cell[i];
          naked = naked && sudoku_set_count (brute->board->cell[cell[n - 1]]) >= 2;
          values |= naked ? brute->board->cell[cell[n - 1]] : 0;
          hidden = hidden && sudoku_set_count (sudoku_board_places (brute->board, house, i + 1)) >= 2;
          places |= hidden ? sudoku_board_places (brute->board, house, i + 1) : 0;
        }
      if (naked && sudoku_set_count (values) == k)
        brute_naked (brute, k, cell, values);
      if (hidden && sudoku_set_count (places) == k)
        brute_hidden (brute, k, house, places, mask);
    }
}

static void
brute_locked (Brute *brute, unsigned house, unsigned other, unsigned value)
{
  const SudokuShape *shape = brute->board->shape;
  SudokuSet removed[256] = { 0 };

  if (house == other || sudoku_set_count (sudoku_board_places (brute->board, house, value)) < 2)
    return;
  for (unsigned i = 0; i < shape->house[other].n_cells; i++)
    removed[shape->house[other].cell[i]] = sudoku_set_of (value);
  for (uint64_t set = sudoku_board_places (brute->board, house, value); set != 0; set &= set - 1)
    {
      unsigned cell = shape->house[house].cell[__builtin_ctzll (set)];

      if (!is_in_house (shape, cell, other))
        return;
      removed[cell] = 0;
    }
  step_texts_count_removed (brute->counts, brute->board,
                            shape->house[house].kind == SUDOKU_BOX ? "pointing" : "claiming", sudoku_set_of (value),
                            removed);
}

static void
compare_with_definitions (GRand *rand, const SudokuShape *shape, unsigned largest)
{
  g_autoptr (SudokuBoard) board =
      random_board (rand, shape, g_rand_int_range (rand, 20, 60), g_rand_int_range (rand, 0, 90));
  g_autoptr (GHashTable) counts = text_counts_new ();
  Brute brute = { board, counts };

  for (unsigned house = 0; house < shape->n_houses; house++)
    for (unsigned k = 2; k <= largest; k++)
      brute_sets (&brute, k, house);
  for (unsigned house = 0; house < shape->n_full_houses; house++)
    for (unsigned other = 0; other < shape->n_houses; other++)
      for (unsigned value = 1; value <= shape->order; value++)
        brute_locked (&brute, house, other, value);
  assert_steps_by_definition (board, SUDOKU_LOCKED_PAIR, largest == 4 ? SUDOKU_HIDDEN_QUAD : SUDOKU_HIDDEN_TRIPLE, NULL,
                              counts);
}

TEST (all_are_found)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (unsigned i = 0; i < 300; i++)
    compare_with_definitions (rand, test_shape (3, 3), 4);
  for (unsigned i = 0; i < 100; i++)
    compare_with_definitions (rand, i % 2 == 0 ? diagonal_shape () : window_shape (), 4);
  for (unsigned i = 0; i < 100; i++)
    compare_with_definitions (rand, test_shape (2, 3), 4);
  for (unsigned i = 0; i < 20; i++)
    compare_with_definitions (rand, test_shape (3, 4), 3);
}

TEST (each_is_reported_once)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);

  for (unsigned i = 0; i < 200; i++)
    {
      g_autoptr (SudokuBoard) board = random_board (rand, test_shape (3, 3), 40, 60);
      GHashTableIter iter;
      gpointer text, count;
      StepTexts found;

      step_texts_find (&found, board, SUDOKU_FULL_HOUSE, SUDOKU_HIDDEN_SINGLE, NULL);
      g_hash_table_iter_init (&iter, found.counts);
      while (g_hash_table_iter_next (&iter, &text, &count))
        if (GPOINTER_TO_UINT (count) != 1)
          g_error ("%u times: %s", GPOINTER_TO_UINT (count), (const char *) text);
      step_texts_clear (&found);
    }
}

static bool
never_reached (const SudokuStep *step, void *data)
{
  g_assert_not_reached ();
}

TEST (cancelled)
{
  g_autoptr (SudokuBoard) board = sketch_board ("box1:1=12");
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (board->shape);

  sudoku_finding_set_cancel (finding, cancel_at_once, NULL);
  g_assert_cmpint (sudoku_find_steps (finding, board, never_reached, NULL), ==, SUDOKU_CANCELLED);
}

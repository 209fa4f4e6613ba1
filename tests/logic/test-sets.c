/* Wings and almost locked sets: small boards that one can check by eye, and all of them compared with what their
 * definitions say on random boards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "steps.h"

TEST (small_boards)
{
  static const struct
  {
    const char *restrictions;
    SudokuTechnique technique;
    const char *steps;
  } boards[] = {
    { "r1c1=12 r1c5=13 r5c1=23", SUDOKU_XY_WING, "xy-wing 7: not r5c5=3\n" },
    { "r1c1=12 r1c5=13 r5c1=23", SUDOKU_XYZ_WING, "" },
    { "r1c1=123 r1c5=13 r2c2=23", SUDOKU_XY_WING, "" },
    { "r1c1=123 r1c5=13 r2c2=23", SUDOKU_XYZ_WING, "xyz-wing 7: not r1c2=3 r1c3=3\n" },
    { "row9:1=15 r1c1=12 r5c5=12", SUDOKU_W_WING, "w-wing 3: not r1c5=2 r5c1=2\n" },
    { "r1c1=1234 r1c5=14 r1c7=24 r2c2=34", SUDOKU_WXYZ_WING, "wxyz-wing f: not r1c2=4 r1c3=4\n" },
    { "r1c1=1234 r1c2=1234 r1c5=12 r2c3=34", SUDOKU_SUE_DE_COQ,
      "sue-de-coq f: not r1c3=1 r1c3=2 r1c3=3 r1c3=4 r1c4=1 r1c4=2 r1c6=1 r1c6=2 r1c7=1 r1c7=2 r1c8=1 "
      "r1c8=2 r1c9=1 r1c9=2 r2c1=3 r2c1=4 r2c2=3 r2c2=4 r3c1=3 r3c1=4 r3c2=3 r3c2=4 r3c3=3 r3c3=4\n" },
    /* The stem r5c5 is 1 or 2; the petals then leave 3 to r5c1 or r1c5, which r1c1 sees. */
    { "r5c5=12 r5c1=13 r1c5=23", SUDOKU_DEATH_BLOSSOM, "death-blossom 4: not r1c1=3\n" },
    /* With 1 in a cell that sees r1c4 and r2c2, r2c5 can be neither 2 nor 3. */
    { "r1c4=12 r2c2=13 r2c5=23", SUDOKU_ALIGNED_PAIR_EXCLUSION,
      "aligned-pair-exclusion 1: not r1c1=1\naligned-pair-exclusion 1: not r1c2=1\n"
      "aligned-pair-exclusion 1: not r1c3=1\naligned-pair-exclusion 1: not r2c4=1\n"
      "aligned-pair-exclusion 1: not r2c6=1\n" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (boards); i++)
    assert_steps_on (boards[i].restrictions, boards[i].technique, boards[i].steps);
}

/* What the definitions say. */
typedef struct
{
  const SudokuBoard *board;
  GHashTable *counts;
  SudokuSet removed[256]; /* by the step that is looked at */
} Brute;

static bool
sees (const Brute *brute, unsigned a, unsigned b)
{
  return a != b && sudoku_cells_see (brute->board->shape, a, b);
}

/* Removes a value wherever all cells of a list that may have it are seen. */
static void
brute_remove (Brute *brute, const unsigned *cell, unsigned n, unsigned value)
{
  for (unsigned victim = 0; victim < brute->board->shape->n_cells; victim++)
    {
      bool all = sudoku_board_has (brute->board, victim, value);

      for (unsigned i = 0; i < n && all; i++)
        all = !sudoku_board_has (brute->board, cell[i], value) || sees (brute, victim, cell[i]);
      if (all)
        brute->removed[victim] |= sudoku_set_of (value);
    }
}

/* Notes the step, if it removes something. */
static void
brute_note (Brute *brute, const char *id, SudokuSet values)
{
  step_texts_count_removed (brute->counts, brute->board, id, values, brute->removed);
  memset (brute->removed, 0, sizeof brute->removed);
}

static void
brute_wing (Brute *brute, unsigned pivot, unsigned a, unsigned b)
{
  const SudokuSet *set = brute->board->cell;
  SudokuSet values = set[pivot] | set[a] | set[b];
  SudokuSet z = set[a] & set[b];

  if (sudoku_set_count (set[a]) != 2 || sudoku_set_count (set[b]) != 2 || set[a] == set[b] || a > b
      || sudoku_set_count (values) != 3 || !sees (brute, pivot, a) || !sees (brute, pivot, b))
    return;
  if (set[pivot] == (values & ~z))
    {
      brute_remove (brute, (unsigned[]){ a, b }, 2, sudoku_set_first (z));
      brute_note (brute, "xy-wing", values);
    }
  if (set[pivot] == values)
    {
      brute_remove (brute, (unsigned[]){ pivot, a, b }, 3, sudoku_set_first (z));
      brute_note (brute, "xyz-wing", values);
    }
}

static void
compare_wings (GRand *rand, const SudokuShape *shape)
{
  g_autoptr (SudokuBoard) board =
      random_board (rand, shape, g_rand_int_range (rand, 10, 50), g_rand_int_range (rand, 50, 90));
  g_autoptr (GHashTable) counts = text_counts_new ();
  Brute brute = { board, counts, { 0 } };

  for (unsigned pivot = 0; pivot < shape->n_cells; pivot++)
    for (unsigned a = 0; a < shape->n_cells; a++)
      for (unsigned b = a + 1; b < shape->n_cells; b++)
        brute_wing (&brute, pivot, a, b);
  assert_steps_by_definition (board, SUDOKU_XY_WING, SUDOKU_XYZ_WING, NULL, counts);
}

TEST (all_wings_are_found)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (unsigned i = 0; i < 200; i++)
    compare_wings (rand, test_shape (3, 3));
  for (unsigned i = 0; i < 100; i++)
    compare_wings (rand, diagonal_shape ());
  for (unsigned i = 0; i < 100; i++)
    compare_wings (rand, test_shape (2, 3));
  for (unsigned i = 0; i < 10; i++)
    compare_wings (rand, test_shape (3, 4));
}

typedef struct
{
  unsigned n;
  unsigned cell[8];
  SudokuSet values;
} BruteSet;

/* All sets of k cells of a house with k + 1 values, each once. */
static GArray *
brute_sets (const SudokuBoard *board)
{
  GArray *sets = g_array_new (FALSE, FALSE, sizeof (BruteSet));

  for (unsigned house = 0; house < board->shape->n_houses; house++)
    for (unsigned mask = 1; mask < 1u << board->shape->order; mask++)
      {
        BruteSet set = { 0 };
        bool open = __builtin_popcount (mask) < (int) board->shape->order, known = false;

        for (unsigned rest = mask; rest != 0 && open; rest &= rest - 1)
          {
            unsigned cell = board->shape->house[house].cell[__builtin_ctz (rest)];

            open = board->value[cell] == 0;
            set.values |= board->cell[cell];
            set.cell[set.n++] = cell;
          }
        for (unsigned i = 0; i < sets->len && open && !known; i++)
          known = g_array_index (sets, BruteSet, i).n == set.n
                  && memcmp (g_array_index (sets, BruteSet, i).cell, set.cell, sizeof set.cell) == 0;
        if (open && !known && sudoku_set_count (set.values) == set.n + 1)
          g_array_append_val (sets, set);
      }
  return sets;
}

static bool
is_common (const Brute *brute, const BruteSet *a, const BruteSet *b, unsigned value)
{
  for (unsigned i = 0; i < a->n; i++)
    for (unsigned j = 0; j < b->n; j++)
      if (sudoku_board_has (brute->board, a->cell[i], value) && sudoku_board_has (brute->board, b->cell[j], value)
          && !sees (brute, a->cell[i], b->cell[j]))
        return false;
  return sudoku_set_has (a->values & b->values, value);
}

static void
brute_pair (Brute *brute, const BruteSet *a, const BruteSet *b)
{
  SudokuSet commons = 0;
  unsigned cell[16];

  for (unsigned i = 0; i < a->n; i++)
    for (unsigned j = 0; j < b->n; j++)
      if (a->cell[i] == b->cell[j])
        return;
  for (unsigned value = 1; value <= brute->board->shape->order; value++)
    if (is_common (brute, a, b, value))
      commons |= sudoku_set_of (value);
  if (commons == 0)
    return;
  memcpy (cell, a->cell, a->n * sizeof *cell);
  memcpy (cell + a->n, b->cell, b->n * sizeof *cell);
  for (SudokuSet set = a->values & b->values; set != 0; set &= set - 1)
    if ((set & -set) != commons)
      brute_remove (brute, cell, a->n + b->n, sudoku_set_first (set));
  for (SudokuSet set = sudoku_set_is_single (commons) ? 0 : a->values & ~commons; set != 0; set &= set - 1)
    brute_remove (brute, a->cell, a->n, sudoku_set_first (set));
  for (SudokuSet set = sudoku_set_is_single (commons) ? 0 : b->values & ~commons; set != 0; set &= set - 1)
    brute_remove (brute, b->cell, b->n, sudoku_set_first (set));
  brute_note (brute, "als-xz", 0);
}

static void
compare_als_xz (GRand *rand, const SudokuShape *shape)
{
  g_autoptr (SudokuBoard) board =
      random_board (rand, shape, g_rand_int_range (rand, 30, 55), g_rand_int_range (rand, 20, 50));
  g_autoptr (GHashTable) counts = text_counts_new ();
  Brute brute = { board, counts, { 0 } };
  g_autoptr (GArray) sets = brute_sets (board);

  for (unsigned i = 0; i < sets->len; i++)
    for (unsigned j = i + 1; j < sets->len; j++)
      brute_pair (&brute, &g_array_index (sets, BruteSet, i), &g_array_index (sets, BruteSet, j));
  assert_steps_by_definition (board, SUDOKU_ALS_XZ, SUDOKU_ALS_XZ, NULL, counts);
}

TEST (all_als_xz_are_found)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (unsigned i = 0; i < 40; i++)
    compare_als_xz (rand, test_shape (3, 3));
  for (unsigned i = 0; i < 100; i++)
    compare_als_xz (rand, test_shape (2, 3));
}

typedef struct
{
  SudokuProof *proof;
  const SudokuBoard *board;
  unsigned n;
} Chains;

static bool
check_chain (const SudokuStep *step, void *data)
{
  Chains *chains = data;

  g_assert_true (sudoku_proof_check (chains->proof, step, chains->board, NULL));
  return ++chains->n % 200 != 0;
}

static void
find_chains (GRand *rand, SudokuTechnique technique, Chains *chains)
{
  const SudokuShape *shape = g_rand_boolean (rand) ? test_shape (3, 3) : diagonal_shape ();
  g_autoptr (SudokuBoard) board = random_board (rand, shape, 40, 60);
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (shape);
  g_autoptr (SudokuProof) proof = sudoku_proof_new (shape);
  SudokuFindLimits limits = limits_of (shape, technique, technique);

  sudoku_finding_set_limits (finding, &limits);
  chains->board = board;
  chains->proof = proof;
  sudoku_find_steps (finding, board, check_chain, chains);
}

TEST (chains_of_sets_are_proved)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  Chains chains = { 0 };

  for (unsigned i = 0; i < 30; i++)
    {
      find_chains (rand, SUDOKU_ALS_XY_WING, &chains);
      find_chains (rand, SUDOKU_ALS_XY_CHAIN, &chains);
      find_chains (rand, SUDOKU_DEATH_BLOSSOM, &chains);
    }
  g_assert_cmpuint (chains.n, >, 0);
}

static bool
is_impatient (void *data)
{
  ++*(unsigned *) data;
  return true;
}

/* Each finder asks whether to cancel, and works the next time as if nothing had been. */
TEST (cancelled)
{
  static const SudokuTechnique technique[] = { SUDOKU_WXYZ_WING,       SUDOKU_SUE_DE_COQ,
                                               SUDOKU_ALS_XZ,          SUDOKU_ALS_XY_WING,
                                               SUDOKU_ALS_XY_CHAIN,    SUDOKU_DEATH_BLOSSOM,
                                               SUDOKU_VWXYZ_WING,      SUDOKU_ALIGNED_PAIR_EXCLUSION,
                                               SUDOKU_TEMPLATE_DELETE, SUDOKU_ALIGNED_TRIPLET_EXCLUSION };
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);
  g_autoptr (SudokuBoard) board = random_board (rand, test_shape (3, 3), 35, 40);

  for (unsigned i = 0; i < G_N_ELEMENTS (technique); i++)
    {
      g_autoptr (SudokuFinding) finding = finding_of (board->shape, technique[i], technique[i]);
      g_autoptr (SudokuFinding) fresh = finding_of (board->shape, technique[i], technique[i]);
      unsigned asked = 0, cancelled = 0, n = 0, n_fresh = 0;

      sudoku_finding_set_cancel (finding, is_impatient, &asked);
      g_assert_cmpint (sudoku_find_steps (finding, board, count_step, &cancelled), ==, SUDOKU_CANCELLED);
      g_assert_cmpuint (asked, ==, 1);
      sudoku_finding_set_cancel (finding, NULL, NULL);
      sudoku_find_steps (finding, board, count_step, &n);
      sudoku_find_steps (fresh, board, count_step, &n_fresh);
      g_assert_cmpuint (n, ==, n_fresh);
      g_assert_cmpuint (n, >=, cancelled);
    }
}

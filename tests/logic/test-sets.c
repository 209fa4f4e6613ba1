/* Wings and almost locked sets: small boards that one can check by eye, and all of them compared with what their
 * definitions say on random boards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "../sudoku/shapes.h"
#include "tests/logic/proof.h"
#include "random-board.h"
#include "step-texts.h"
#include "candidates-left.h"

static SudokuBoard *
blank_board (void)
{
  return board_with_places (1, "", 0, 0);
}

TEST (xy_wing)
{
  g_autoptr (SudokuBoard) board = blank_board ();

  keep (board, 1, 1, VALUES (1, 2));
  keep (board, 1, 5, VALUES (1, 3));
  keep (board, 5, 1, VALUES (2, 3));
  assert_step_texts (board, SUDOKU_XY_WING, "xy-wing 7: not r5c5=3\n");
  assert_step_texts (board, SUDOKU_XYZ_WING, "");
}

TEST (xyz_wing)
{
  g_autoptr (SudokuBoard) board = blank_board ();

  keep (board, 1, 1, VALUES (1, 2, 3));
  keep (board, 1, 5, VALUES (1, 3));
  keep (board, 2, 2, VALUES (2, 3));
  assert_step_texts (board, SUDOKU_XY_WING, "");
  assert_step_texts (board, SUDOKU_XYZ_WING, "xyz-wing 7: not r1c2=3 r1c3=3\n");
}

TEST (w_wing)
{
  g_autoptr (SudokuBoard) board = board_with_places (1, "r9c1 r9c5", 8, 9);

  keep (board, 1, 1, VALUES (1, 2));
  keep (board, 5, 5, VALUES (1, 2));
  assert_step_texts (board, SUDOKU_W_WING, "w-wing 3: not r1c5=2 r5c1=2\n");
}

TEST (wxyz_wing)
{
  g_autoptr (SudokuBoard) board = blank_board ();

  keep (board, 1, 1, VALUES (1, 2, 3, 4));
  keep (board, 1, 5, VALUES (1, 4));
  keep (board, 1, 7, VALUES (2, 4));
  keep (board, 2, 2, VALUES (3, 4));
  assert_step_texts (board, SUDOKU_WXYZ_WING, "wxyz-wing f: not r1c2=4 r1c3=4\n");
}

TEST (sue_de_coq)
{
  g_autoptr (SudokuBoard) board = blank_board ();

  keep (board, 1, 1, VALUES (1, 2, 3, 4));
  keep (board, 1, 2, VALUES (1, 2, 3, 4));
  keep (board, 1, 5, VALUES (1, 2));
  keep (board, 2, 3, VALUES (3, 4));
  assert_step_texts (board, SUDOKU_SUE_DE_COQ,
                     "sue-de-coq f: not r1c3=1 r1c3=2 r1c3=3 r1c3=4 r1c4=1 r1c4=2 r1c6=1 r1c6=2 r1c7=1 r1c7=2 r1c8=1 "
                     "r1c8=2 r1c9=1 r1c9=2 r2c1=3 r2c1=4 r2c2=3 r2c2=4 r3c1=3 r3c1=4 r3c2=3 r3c2=4 r3c3=3 r3c3=4\n");
}

/* The stem r5c5 is 1 or 2; the petals then leave 3 to r5c1 or r1c5, which r1c1 sees. */
TEST (death_blossom)
{
  g_autoptr (SudokuBoard) board = blank_board ();

  keep (board, 5, 5, VALUES (1, 2));
  keep (board, 5, 1, VALUES (1, 3));
  keep (board, 1, 5, VALUES (2, 3));
  assert_step_texts (board, SUDOKU_DEATH_BLOSSOM, "death-blossom 4: not r1c1=3\n");
}

/* With 1 in a cell that sees r1c4 and r2c2, r2c5 can be neither 2 nor 3. */
TEST (aligned_pair)
{
  g_autoptr (SudokuBoard) board = blank_board ();

  keep (board, 1, 4, VALUES (1, 2));
  keep (board, 2, 2, VALUES (1, 3));
  keep (board, 2, 5, VALUES (2, 3));
  assert_step_texts (board, SUDOKU_ALIGNED_PAIR_EXCLUSION,
                     "aligned-pair-exclusion 1: not r1c1=1\naligned-pair-exclusion 1: not r1c2=1\n"
                     "aligned-pair-exclusion 1: not r1c3=1\naligned-pair-exclusion 1: not r2c4=1\n"
                     "aligned-pair-exclusion 1: not r2c6=1\n");
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

/* Notes the step, if it removes something; without values it is about those that it removes. */
static void
brute_note (Brute *brute, const char *id, SudokuSet values)
{
  unsigned order = brute->board->shape->order;
  g_autoptr (GString) text = g_string_new (NULL);
  SudokuSet all = values;

  for (unsigned cell = 0; cell < brute->board->shape->n_cells; cell++)
    for (SudokuSet set = brute->removed[cell]; set != 0; set &= set - 1)
      {
        g_string_append_printf (text, "%sr%uc%u=%u", text->len == 0 ? " not " : " ", cell / order + 1, cell % order + 1,
                                sudoku_set_first (set));
        all |= values == 0 ? set & -set : 0;
      }
  if (text->len > 0)
    step_texts_count (brute->counts, g_strdup_printf ("%s %" G_GINT64_MODIFIER "x:%s", id, (guint64) all, text->str));
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
compare (Brute *brute, SudokuTechnique first, SudokuTechnique last)
{
  StepTexts found;

  step_texts_find (&found, brute->board, first, last, NULL);
  assert_step_texts_within (found.counts, brute->counts, "not so by definition");
  assert_step_texts_within (brute->counts, found.counts, "not found");
  step_texts_clear (&found);
  g_hash_table_unref (brute->counts);
}

static void
compare_wings (GRand *rand, const SudokuShape *shape)
{
  g_autoptr (SudokuBoard) board =
      random_board (rand, shape, g_rand_int_range (rand, 10, 50), g_rand_int_range (rand, 50, 90));
  Brute brute = { board, g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL), { 0 } };

  for (unsigned pivot = 0; pivot < shape->n_cells; pivot++)
    for (unsigned a = 0; a < shape->n_cells; a++)
      for (unsigned b = a + 1; b < shape->n_cells; b++)
        brute_wing (&brute, pivot, a, b);
  compare (&brute, SUDOKU_XY_WING, SUDOKU_XYZ_WING);
}

TEST (all_wings_are_found)
{
  GRand *rand = g_rand_new_with_seed (3);

  for (unsigned i = 0; i < 200; i++)
    compare_wings (rand, test_shape (3, 3));
  for (unsigned i = 0; i < 100; i++)
    compare_wings (rand, diagonal_shape ());
  for (unsigned i = 0; i < 100; i++)
    compare_wings (rand, test_shape (2, 3));
  for (unsigned i = 0; i < 10; i++)
    compare_wings (rand, test_shape (3, 4));
  g_rand_free (rand);
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
  Brute brute = { board, g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL), { 0 } };
  g_autoptr (GArray) sets = brute_sets (board);

  for (unsigned i = 0; i < sets->len; i++)
    for (unsigned j = i + 1; j < sets->len; j++)
      brute_pair (&brute, &g_array_index (sets, BruteSet, i), &g_array_index (sets, BruteSet, j));
  compare (&brute, SUDOKU_ALS_XZ, SUDOKU_ALS_XZ);
}

TEST (all_als_xz_are_found)
{
  GRand *rand = g_rand_new_with_seed (4);

  for (unsigned i = 0; i < 40; i++)
    compare_als_xz (rand, test_shape (3, 3));
  for (unsigned i = 0; i < 100; i++)
    compare_als_xz (rand, test_shape (2, 3));
  g_rand_free (rand);
}

typedef struct
{
  SudokuProof *proof;
  const SudokuBoard *board;
  unsigned n;
  unsigned n_overlapping;
} Chains;

static bool
check_chain (const SudokuStep *step, void *data)
{
  Chains *chains = data;

  g_assert_true (sudoku_proof_check (chains->proof, step, chains->board, NULL));
  chains->n_overlapping += step->variant == 2;
  return ++chains->n % 200 != 0;
}

static void
find_chains (GRand *rand, SudokuTechnique technique, bool overlap, Chains *chains)
{
  const SudokuShape *shape = g_rand_boolean (rand) ? test_shape (3, 3) : diagonal_shape ();
  g_autoptr (SudokuBoard) board = random_board (rand, shape, 40, 60);
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (shape);
  SudokuFindLimits limits;

  sudoku_limits_init (&limits, shape->order);
  limits.techniques = (SudokuTechniqueSet){ { 0 } };
  sudoku_technique_set_add (&limits.techniques, technique);
  limits.overlap = overlap;
  sudoku_finding_set_limits (finding, &limits);
  chains->board = board;
  chains->proof = sudoku_proof_new (shape);
  sudoku_find_steps (finding, board, check_chain, chains);
  sudoku_proof_free (chains->proof);
}

/* Sets that overlap are proved by links, since a cell is a base only once. */
TEST (overlapping_chains_are_proved)
{
  GRand *rand = g_rand_new_with_seed (5);
  Chains apart = { 0 }, overlapping = { 0 };

  for (unsigned i = 0; i < 30; i++)
    for (unsigned overlap = 0; overlap < 2; overlap++)
      {
        Chains *chains = overlap ? &overlapping : &apart;

        find_chains (rand, SUDOKU_ALS_XY_WING, overlap, chains);
        find_chains (rand, SUDOKU_ALS_XY_CHAIN, overlap, chains);
        find_chains (rand, SUDOKU_DEATH_BLOSSOM, overlap, chains);
      }
  g_assert_cmpuint (apart.n, >, 0);
  g_assert_cmpuint (apart.n_overlapping, ==, 0);
  g_assert_cmpuint (overlapping.n_overlapping, >, 0);
  g_rand_free (rand);
}

static bool
is_impatient (void *data)
{
  ++*(unsigned *) data;
  return true;
}

static bool
count_step (const SudokuStep *step, void *data)
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
  GRand *rand = g_rand_new_with_seed (6);
  g_autoptr (SudokuBoard) board = random_board (rand, test_shape (3, 3), 35, 40);

  for (unsigned i = 0; i < G_N_ELEMENTS (technique); i++)
    {
      g_autoptr (SudokuFinding) finding = sudoku_finding_new (board->shape);
      g_autoptr (SudokuFinding) fresh = sudoku_finding_new (board->shape);
      unsigned asked = 0, cancelled = 0, n = 0, n_fresh = 0;
      SudokuFindLimits limits;

      sudoku_limits_init (&limits, 9);
      limits.techniques = (SudokuTechniqueSet){ { 0 } };
      sudoku_technique_set_add (&limits.techniques, technique[i]);
      sudoku_finding_set_limits (finding, &limits);
      sudoku_finding_set_limits (fresh, &limits);
      sudoku_finding_set_cancel (finding, is_impatient, &asked);
      g_assert_cmpint (sudoku_find_steps (finding, board, count_step, &cancelled), ==, SUDOKU_FIND_CANCELLED);
      g_assert_cmpuint (asked, ==, 1);
      sudoku_finding_set_cancel (finding, NULL, NULL);
      sudoku_find_steps (finding, board, count_step, &n);
      sudoku_find_steps (fresh, board, count_step, &n_fresh);
      g_assert_cmpuint (n, ==, n_fresh);
      g_assert_cmpuint (n, >=, cancelled);
    }
  g_rand_free (rand);
}

/* Fish and the patterns of one value: small boards that one can check by eye, and all of them compared with what their
 * definitions say on random boards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "../rounds.h"
#include "steps.h"

TEST (basic_fish)
{
  assert_steps_on ("row1:4=27 row6:4=27", SUDOKU_X_WING,
                   "x-wing 8: not r2c2=4 r2c7=4 r3c2=4 r3c7=4 r4c2=4 r4c7=4 r5c2=4 r5c7=4 r7c2=4 r7c7=4 r8c2=4 r8c7=4 "
                   "r9c2=4 r9c7=4\n");
  assert_steps_on ("row1:4=27 row6:4=27", SUDOKU_FINNED_X_WING, "");
}

TEST (fins)
{
  g_autoptr (SudokuBoard) finned = sketch_board ("row1:4=27 row6:4=278");

  assert_step_texts (finned, SUDOKU_X_WING, "");
  assert_step_texts (finned, SUDOKU_FINNED_X_WING, "finned-x-wing 8: not r4c7=4 r5c7=4\n");
  assert_step_texts (finned, SUDOKU_SASHIMI_X_WING, "");
  assert_steps_on ("row1:4=27 row6:4=28", SUDOKU_FINNED_X_WING, "");
  assert_steps_on ("row1:4=27 row6:4=28", SUDOKU_SASHIMI_X_WING,
                   "sashimi-x-wing 8: not r2c8=4 r3c8=4\nsashimi-x-wing 8: not r4c7=4 r5c7=4\n");
}

TEST (patterns)
{
  assert_steps_on ("row1:4=27 row6:4=28", SUDOKU_SKYSCRAPER, "skyscraper 8: not r2c8=4 r3c8=4 r4c7=4 r5c7=4\n");
  assert_steps_on ("row1:4=27 column1:4=28", SUDOKU_TWO_STRING_KITE, "two-string-kite 8: not r8c7=4\n");
  assert_steps_on ("row1:4=27 column1:4=28", SUDOKU_TURBOT_FISH, "");
  assert_steps_on ("box1:4=129 column7:4=16", SUDOKU_EMPTY_RECTANGLE, "empty-rectangle 8: not r6c3=4\n");
}

TEST (duals)
{
  /* The rows and columns of r1c2 and of r2c1 have two places each. */
  assert_steps_on ("row1:4=27 column1:4=28 row2:4=19 column2:4=16", SUDOKU_DUAL_TWO_STRING_KITE,
                   "dual-two-string-kite 8: not r6c9=4 r8c7=4\n");
  /* Those of another value end in the same cells of the box; the kite of 6 in the other box does not. */
  assert_steps_on ("row1:4=27 column1:4=28 row2:5=16 column2:5=19", SUDOKU_DUAL_TWO_STRING_KITE,
                   "dual-two-string-kite 18: not r8c7=4 r9c6=5\n");
  assert_steps_on ("row1:4=27 column1:4=28 row1:5=26 column1:5=29", SUDOKU_DUAL_TWO_STRING_KITE,
                   "dual-two-string-kite 18: not r8c7=4 r9c6=5\n");
  assert_steps_on ("row1:4=27 column1:4=28 row5:6=47 column4:6=62", SUDOKU_DUAL_TWO_STRING_KITE, "");
  assert_steps_on ("box1:4=129 column7:4=16 column5:4=18", SUDOKU_DUAL_EMPTY_RECTANGLE,
                   "dual-empty-rectangle 8: not r6c3=4 r8c3=4\n");
}

/* A set of cells, of boards up to order 12. */
typedef struct
{
  uint64_t word[3];
} Cells;

static bool
has_cell (const Cells *cells, unsigned cell)
{
  return cells->word[cell / 64] >> cell % 64 & 1;
}

static unsigned
count_cells (const Cells *cells)
{
  return sudoku_set_count (cells->word[0]) + sudoku_set_count (cells->word[1]) + sudoku_set_count (cells->word[2]);
}

/* A search by definition: all bases with all covers. */
typedef struct
{
  const SudokuBoard *board;
  unsigned value;
  unsigned size;
  SudokuTechnique first, last; /* the techniques to be noted */
  Cells house[64];
  Cells peers[144];
  unsigned base[3], cover[3];
  GHashTable *counts;
  SudokuCandidates *removed; /* all together */
} Brute;

/* A row is 1, a column 2, a box 4, anything else 8. */
static unsigned
kinds_of (const Brute *brute, const unsigned *houses)
{
  static const unsigned kind[] = { 1, 2, 4, 8, 8 };
  unsigned kinds = 0;

  for (unsigned i = 0; i < brute->size; i++)
    kinds |= kind[brute->board->shape->house[houses[i]].kind];
  return kinds;
}

static SudokuTechnique
name_of (const Brute *brute, const Cells *fins)
{
  unsigned base = kinds_of (brute, brute->base), cover = kinds_of (brute, brute->cover);
  bool finned = count_cells (fins) > 0, sashimi = false;
  bool lines = ((base & 11) == 1 && (cover & 11) == 2) || ((base & 11) == 2 && (cover & 11) == 1);
  unsigned i = brute->size - 2;

  for (unsigned j = 0; j < brute->size; j++)
    {
      Cells rest = brute->house[brute->base[j]];

      for (unsigned w = 0; w < 3; w++)
        rest.word[w] &= ~fins->word[w];
      sashimi |= count_cells (&rest) < 2;
    }
  if (lines && ((base | cover) & 4) == 0)
    return sashimi ? SUDOKU_SASHIMI_X_WING + 2 * i : finned ? SUDOKU_FINNED_X_WING + 2 * i : SUDOKU_X_WING + i;
  if (lines)
    return (finned ? SUDOKU_FINNED_FRANKEN_X_WING : SUDOKU_FRANKEN_X_WING) + i;
  return (finned ? SUDOKU_FINNED_MUTANT_X_WING : SUDOKU_MUTANT_X_WING) + i;
}

/* Notes the fish of the bases and covers that are chosen. */
static void
note_fish (Brute *brute)
{
  const SudokuShape *shape = brute->board->shape;
  SudokuTechnique technique;
  unsigned n_endo_fins = 0;
  Cells fins = { { 0 } };
  SudokuSet removed[256] = { 0 };

  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    {
      unsigned bases = 0, covers = 0;

      for (unsigned i = 0; i < brute->size; i++)
        {
          bases += has_cell (&brute->house[brute->base[i]], cell);
          covers += has_cell (&brute->house[brute->cover[i]], cell);
        }
      n_endo_fins += bases > 1 ? bases - 1 : 0;
      if (bases > 1 || (bases == 1 && covers == 0))
        fins.word[cell / 64] |= UINT64_C (1) << cell % 64;
    }
  technique = name_of (brute, &fins);
  if (n_endo_fins > 2 || count_cells (&fins) > 5 || technique > brute->last)
    return;
  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    {
      unsigned bases = 0, covers = 0;
      bool out;

      for (unsigned i = 0; i < brute->size; i++)
        {
          bases += has_cell (&brute->house[brute->base[i]], cell);
          covers += has_cell (&brute->house[brute->cover[i]], cell);
        }
      out = covers > 1 || (covers == 1 && bases == 0);
      for (unsigned w = 0; w < 3; w++)
        out &= (fins.word[w] & ~brute->peers[cell].word[w]) == 0;
      removed[cell] = out ? sudoku_set_of (brute->value) : 0;
      brute->removed->cell[cell] |= removed[cell];
    }
  if (technique >= brute->first)
    step_texts_count_removed (brute->counts, brute->board, sudoku_technique_info (technique)->id,
                              sudoku_set_of (brute->value), removed);
}

static bool
meets_bases (const Brute *brute, unsigned house)
{
  for (unsigned i = 0; i < brute->size; i++)
    for (unsigned w = 0; w < 3; w++)
      if ((brute->house[house].word[w] & brute->house[brute->base[i]].word[w]) != 0)
        return true;
  return false;
}

/* Chooses the houses from number n on, first bases and then covers. */
static void
choose_houses (Brute *brute, unsigned n, unsigned from)
{
  const SudokuShape *shape = brute->board->shape;
  bool base = n < brute->size;
  unsigned end = base ? shape->n_full_houses : shape->n_houses;

  if (n == 2 * brute->size)
    {
      note_fish (brute);
      return;
    }
  for (unsigned house = from; house < end; house++)
    {
      SudokuHouseKind kind = shape->house[house].kind;
      bool used = false;

      for (unsigned i = 0; i < brute->size && !base; i++)
        used |= brute->base[i] == house;
      if (brute->last < SUDOKU_MUTANT_X_WING && kind > SUDOKU_BOX)
        continue;
      if (brute->last < SUDOKU_FRANKEN_X_WING
          && (kind == SUDOKU_BOX || (n > 0 && (kind == shape->house[brute->base[0]].kind) != base)))
        continue;
      if (used || count_cells (&brute->house[house]) == 0 || (!base && !meets_bases (brute, house)))
        continue;
      (base ? brute->base : brute->cover)[n % brute->size] = house;
      choose_houses (brute, n + 1, n + 1 == brute->size ? 0 : house + 1);
    }
}

static void
brute_fish (Brute *brute, unsigned value, unsigned size)
{
  const SudokuShape *shape = brute->board->shape;

  brute->value = value;
  brute->size = size;
  memset (brute->house, 0, sizeof brute->house);
  memset (brute->peers, 0, sizeof brute->peers);
  for (unsigned house = 0; house < shape->n_houses; house++)
    for (unsigned i = 0; i < shape->house[house].n_cells; i++)
      if (sudoku_board_has (brute->board, shape->house[house].cell[i], value))
        brute->house[house].word[shape->house[house].cell[i] / 64] |= UINT64_C (1) << shape->house[house].cell[i] % 64;
  for (unsigned a = 0; a < shape->n_cells; a++)
    for (unsigned b = 0; b < shape->n_cells; b++)
      if (a != b && sudoku_cells_see (shape, a, b))
        brute->peers[a].word[b / 64] |= UINT64_C (1) << b % 64;
  choose_houses (brute, 0, 0);
}

static bool
collect_removed (const SudokuStep *step, void *data)
{
  SudokuCandidates *removed = data;
  unsigned order = removed->shape->order;

  for (unsigned i = 0; i < step->n_removed; i++)
    removed->cell[step->removed[i] / order] |= sudoku_set_of (step->removed[i] % order + 1);
  return true;
}

static bool
is_fish (SudokuTechnique technique)
{
  const char *code = sudoku_technique_info (technique)->code;

  return code != NULL && g_str_has_prefix (code, "03");
}

/* Adds what the only place of a value in a house excludes: fish of size 1, so to say. */
static void
add_hidden_singles (const SudokuBoard *board, SudokuCandidates *removed)
{
  const SudokuShape *shape = board->shape;

  for (unsigned house = 0; house < shape->n_full_houses; house++)
    for (unsigned value = 1; value <= shape->order; value++)
      {
        uint64_t places = sudoku_board_places (board, house, value);
        const SudokuCellInfo *info;

        if (!sudoku_set_is_single (places))
          continue;
        info = &shape->cell[shape->house[house].cell[__builtin_ctzll (places)]];
        for (unsigned i = 0; i < info->n_peers; i++)
          removed->cell[info->peer[i]] |= sudoku_set_of (value);
      }
}

/* Fish are compared in all values, or only in the first if there are many. */
static void
compare_fish (GRand *rand,
              const SudokuShape *shape,
              SudokuTechnique first,
              SudokuTechnique last,
              unsigned size,
              bool one)
{
  g_autoptr (SudokuBoard) board =
      random_board (rand, shape, g_rand_int_range (rand, 10, 40), g_rand_int_range (rand, 30, 75));
  g_autoptr (SudokuCandidates) by_definition = sudoku_candidates_new (shape);
  g_autoptr (SudokuCandidates) removed = sudoku_candidates_new (shape);
  g_autoptr (GHashTable) counts = text_counts_new ();
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (shape);
  Brute brute = { .board = board, .first = first, .last = last, .counts = counts, .removed = by_definition };
  SudokuFindLimits limits;
  StepTexts found;
  GHashTableIter iter;
  gpointer text;

  for (unsigned cell = 0; cell < shape->n_cells && one; cell++)
    for (unsigned value = 2; value <= shape->order; value++)
      sudoku_board_remove (board, cell, value);
  for (unsigned value = 1; value <= (one ? 1 : shape->order); value++)
    for (unsigned i = 2; i <= size; i++)
      brute_fish (&brute, value, i);
  sudoku_limits_init (&limits, shape->order);
  limits.fish_size = (uint8_t) size;
  step_texts_find (&found, board, first, last, &limits);
  g_hash_table_iter_init (&iter, found.counts);
  while (g_hash_table_iter_next (&iter, &text, NULL))
    g_assert_true (g_hash_table_contains (counts, text));
  step_texts_clear (&found);

  /* There is one fish per result; everything that can be removed is, if not by fish of another name. */
  limits.techniques = (SudokuTechniqueSet){ { 0 } };
  for (SudokuTechnique i = SUDOKU_POINTING; i <= last; i++)
    if (i <= SUDOKU_CLAIMING || is_fish (i))
      sudoku_technique_set_add (&limits.techniques, i);
  sudoku_finding_set_limits (finding, &limits);
  g_assert_cmpint (sudoku_find_steps (finding, board, collect_removed, removed), ==, SUDOKU_EXHAUSTED);
  add_hidden_singles (board, removed);
  for (unsigned cell = 0; cell < shape->n_cells && shape->n_houses == 3 * shape->order; cell++)
    g_assert_cmphex (by_definition->cell[cell] & ~removed->cell[cell], ==, 0);
}

TEST (all_basic_fish)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (unsigned i = 0; i < ROUNDS (60); i++)
    compare_fish (rand, test_shape (3, 3), SUDOKU_FINNED_X_WING, SUDOKU_SASHIMI_LEVIATHAN, 3, false);
  for (unsigned i = 0; i < ROUNDS (60); i++)
    compare_fish (rand, test_shape (3, 3), SUDOKU_X_WING, SUDOKU_LEVIATHAN, 3, false);
  for (unsigned i = 0; i < ROUNDS (30); i++)
    compare_fish (rand, test_shape (2, 3), SUDOKU_FINNED_X_WING, SUDOKU_SASHIMI_LEVIATHAN, 3, false);
  for (unsigned i = 0; i < ROUNDS (10); i++)
    compare_fish (rand, test_shape (3, 4), SUDOKU_FINNED_X_WING, SUDOKU_SASHIMI_LEVIATHAN, 2, false);
}

TEST (all_franken_fish)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (unsigned i = 0; i < ROUNDS (30); i++)
    compare_fish (rand, test_shape (3, 3), SUDOKU_FRANKEN_X_WING, SUDOKU_FINNED_FRANKEN_LEVIATHAN, 2, false);
  for (unsigned i = 0; i < ROUNDS (20); i++)
    compare_fish (rand, test_shape (2, 3), SUDOKU_FRANKEN_X_WING, SUDOKU_FINNED_FRANKEN_LEVIATHAN, 3, true);
  for (unsigned i = 0; i < 2; i++)
    compare_fish (rand, test_shape (3, 3), SUDOKU_FRANKEN_X_WING, SUDOKU_FINNED_FRANKEN_LEVIATHAN, 3, true);
}

TEST (all_mutant_fish)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (unsigned i = 0; i < ROUNDS (10); i++)
    compare_fish (rand, test_shape (3, 3), SUDOKU_MUTANT_X_WING, SUDOKU_FINNED_MUTANT_LEVIATHAN, 2, false);
  for (unsigned i = 0; i < ROUNDS (10); i++)
    compare_fish (rand, i % 2 == 0 ? diagonal_shape () : window_shape (), SUDOKU_MUTANT_X_WING,
                  SUDOKU_FINNED_MUTANT_LEVIATHAN, 2, false);
  for (unsigned i = 0; i < ROUNDS (10); i++)
    compare_fish (rand, test_shape (2, 3), SUDOKU_MUTANT_X_WING, SUDOKU_FINNED_MUTANT_LEVIATHAN, 3, true);
}

/* All chains of four cells, with links strong, weak and strong again. */
static void
brute_chains (const SudokuBoard *board, unsigned value, GHashTable *counts)
{
  const SudokuShape *shape = board->shape;
  unsigned end[64][2], house_of[64], n = 0;

  for (unsigned house = 0; house < shape->n_full_houses; house++)
    if (sudoku_set_count (sudoku_board_places (board, house, value)) == 2)
      {
        uint64_t places = sudoku_board_places (board, house, value);

        bool known = false;

        house_of[n] = house;
        end[n][0] = shape->house[house].cell[__builtin_ctzll (places)];
        end[n][1] = shape->house[house].cell[63 - __builtin_clzll (places)];
        for (unsigned i = 0; i < n; i++)
          known |= end[i][0] == end[n][0] && end[i][1] == end[n][1];
        n += !known;
      }
  for (unsigned i = 0; i < n; i++)
    for (unsigned j = i + 1; j < n; j++)
      for (unsigned ends = 0; ends < 4; ends++)
        {
          unsigned near = end[i][ends >> 1], far = end[i][1 - (ends >> 1)];
          unsigned near2 = end[j][ends & 1], far2 = end[j][1 - (ends & 1)];
          unsigned kind = shape->house[house_of[i]].kind, kind2 = shape->house[house_of[j]].kind;
          unsigned across = kind == SUDOKU_ROW ? SUDOKU_COLUMN : SUDOKU_ROW;
          SudokuSet removed[256] = { 0 };

          for (unsigned cell = 0; cell < shape->n_cells; cell++)
            if (sudoku_cells_see (shape, cell, far) && sudoku_cells_see (shape, cell, far2))
              removed[cell] = sudoku_set_of (value);
          /* Two parallel lines with all ends in line are an X-Wing. */
          if (near != near2 && near != far2 && far != near2 && far != far2 && sudoku_cells_see (shape, near, near2)
              && !(kind == kind2 && kind <= SUDOKU_COLUMN
                   && shape->cell[near].seat[across].house == shape->cell[near2].seat[across].house
                   && shape->cell[far].seat[across].house == shape->cell[far2].seat[across].house))
            step_texts_count_removed (counts, board, "", sudoku_set_of (value), removed);
        }
}

/* The texts without the names of techniques; those of duals are left out. */
static GHashTable *
without_names (GHashTable *counts)
{
  GHashTable *results = text_counts_new ();
  GHashTableIter iter;
  gpointer text;

  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &text, NULL))
    if (!g_str_has_prefix (text, "dual"))
      step_texts_count (results, g_strdup (strchr (text, ' ')));
  return results;
}

static void
compare_chains (GRand *rand, const SudokuShape *shape)
{
  g_autoptr (SudokuBoard) board = random_board (rand, shape, 25, g_rand_int_range (rand, 50, 85));
  g_autoptr (GHashTable) by_definition = text_counts_new ();
  g_autoptr (GHashTable) results = NULL;
  StepTexts found;

  for (unsigned value = 1; value <= shape->order; value++)
    brute_chains (board, value, by_definition);
  step_texts_find (&found, board, SUDOKU_SKYSCRAPER, SUDOKU_TURBOT_FISH, NULL);
  results = without_names (found.counts);
  assert_same_steps (results, by_definition);
  step_texts_clear (&found);
}

TEST (all_turbot_fish)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);

  for (unsigned i = 0; i < 200; i++)
    compare_chains (rand, test_shape (3, 3));
  for (unsigned i = 0; i < 50; i++)
    compare_chains (rand, i % 2 == 0 ? diagonal_shape () : window_shape ());
  for (unsigned i = 0; i < 50; i++)
    compare_chains (rand, test_shape (2, 3));
}

/* For each box, row and column, and each line that crosses one of these, as the definition has it. */
static void
brute_rectangles (const SudokuBoard *board, unsigned value, GHashTable *counts)
{
  for (unsigned corner = 0; corner < 81; corner++) /* where row and column cross, in the box */
    {
      unsigned row = corner / 9, column = corner % 9;
      unsigned in_row = 0, in_column = 0, elsewhere = 0;

      for (unsigned cell = 0; cell < 81; cell++)
        if (cell != corner && sudoku_board_has (board, cell, value)
            && sudoku_cell_box (board->shape, cell) == sudoku_cell_box (board->shape, corner))
          {
            in_row += cell / 9 == row;
            in_column += cell % 9 == column;
            elsewhere += cell / 9 != row && cell % 9 != column;
          }
      if (in_row == 0 || in_column == 0 || elsewhere > 0)
        continue;
      for (unsigned i = 0; i < 81; i++)
        {
          unsigned a = row * 9 + i % 9, b = i / 9 * 9 + i % 9; /* a column with a place in the row ... */
          unsigned victim = i / 9 * 9 + column;
          unsigned box = sudoku_cell_box (board->shape, corner);

          for (unsigned turned = 0; turned < 2; turned++)
            {
              unsigned line = turned ? a / 9 : 9 + i % 9;

              if (a != b && sudoku_board_has (board, a, value) && sudoku_board_has (board, b, value)
                  && sudoku_board_has (board, victim, value) && sudoku_cell_box (board->shape, a) != box
                  && sudoku_cell_box (board->shape, victim) != box
                  && sudoku_set_count (sudoku_board_places (board, line, value)) == 2)
                step_texts_count (counts, g_strdup_printf ("empty-rectangle %x: not r%uc%u=%u", 1U << (value - 1),
                                                           victim / 9 + 1, victim % 9 + 1, value));
              a = i / 9 * 9 + column; /* ... and a row with a place in the column */
              victim = row * 9 + i % 9;
            }
        }
    }
}

TEST (all_empty_rectangles)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);

  for (unsigned i = 0; i < 200; i++)
    {
      g_autoptr (SudokuBoard) board = random_board (rand, test_shape (3, 3), 25, g_rand_int_range (rand, 30, 80));
      g_autoptr (GHashTable) by_definition = text_counts_new ();

      for (unsigned value = 1; value <= 9; value++)
        brute_rectangles (board, value, by_definition);
      assert_steps_by_definition (board, SUDOKU_EMPTY_RECTANGLE, SUDOKU_EMPTY_RECTANGLE, NULL, by_definition);
    }
}

typedef struct
{
  const SudokuBoard *board;
  SudokuProof *proof;
  unsigned n[2];
} Kraken;

static bool
check_kraken (const SudokuStep *step, void *data)
{
  Kraken *kraken = data;

  g_assert_cmpuint (step->n_removed, ==, 1);
  g_assert_cmpuint (step->n_links, >, 0);
  g_assert_true (sudoku_proof_check (kraken->proof, step, kraken->board, NULL));
  kraken->n[step->technique - SUDOKU_KRAKEN_FISH_1]++;
  return true;
}

TEST (kraken_fish_are_proved)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  g_autoptr (SudokuFinding) finding = finding_of (test_shape (3, 3), SUDOKU_KRAKEN_FISH_1, SUDOKU_KRAKEN_FISH_2);
  g_autoptr (SudokuProof) proof = sudoku_proof_new (test_shape (3, 3));
  Kraken kraken = { .proof = proof };

  for (unsigned i = 0; i < 30; i++)
    {
      g_autoptr (SudokuBoard) board = random_board (rand, test_shape (3, 3), 28, 35);

      kraken.board = board;
      g_assert_cmpint (sudoku_find_steps (finding, board, check_kraken, &kraken), ==, SUDOKU_EXHAUSTED);
    }
  g_test_message ("%u of type 1, %u of type 2", kraken.n[0], kraken.n[1]);
  g_assert_cmpuint (kraken.n[0], >, 0);
  g_assert_cmpuint (kraken.n[1], >, 0);
}

/* A hard search: all mutant fish of many digits at once. */
TEST (cancelled)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (10);
  g_autoptr (SudokuBoard) board = random_board (rand, test_shape (4, 4), 5, 60);
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (board->shape);
  SudokuFindLimits limits;
  unsigned questions = 100, n = 0;

  sudoku_limits_init (&limits, 16);
  limits.fish_size = 7;
  sudoku_finding_set_limits (finding, &limits);
  sudoku_finding_set_cancel (finding, cancel_after, &questions);
  g_assert_cmpint (sudoku_find_steps (finding, board, count_step, &n), ==, SUDOKU_CANCELLED);
}

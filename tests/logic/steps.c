/* What finders find.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "steps.h"

#include <stdio.h>
#include <string.h>

SudokuFindLimits
limits_of (const SudokuShape *shape, SudokuTechnique first, SudokuTechnique last)
{
  SudokuFindLimits limits;

  sudoku_limits_init (&limits, shape->order);
  limits.techniques = (SudokuTechniqueSet){ { 0 } };
  for (SudokuTechnique i = first; i <= last; i++)
    sudoku_technique_set_add (&limits.techniques, i);
  return limits;
}

SudokuFinding *
finding_of (const SudokuShape *shape, SudokuTechnique first, SudokuTechnique last)
{
  SudokuFinding *finding = sudoku_finding_new (shape);
  SudokuFindLimits limits = limits_of (shape, first, last);

  sudoku_finding_set_limits (finding, &limits);
  return finding;
}

GHashTable *
text_counts_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

void
step_texts_count (GHashTable *counts, char *text)
{
  g_hash_table_replace (counts, text, GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (counts, text)) + 1));
}

static void
append_candidates (GString *text, const char *before, const SudokuCandidate *candidate, unsigned n, unsigned order)
{
  for (unsigned i = 0; i < n; i++)
    g_string_append_printf (text, "%sr%uc%u=%u", i == 0 ? before : " ", candidate[i] / order / order + 1,
                            candidate[i] / order % order + 1, candidate[i] % order + 1);
}

void
step_texts_count_removed (GHashTable *counts,
                          const SudokuBoard *board,
                          const char *id,
                          SudokuSet values,
                          const SudokuSet *removed)
{
  unsigned order = board->shape->order;
  g_autoptr (GString) text = g_string_new (NULL);
  SudokuSet all = values;

  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    for (SudokuSet set = removed[cell] & board->cell[cell]; set != 0; set &= set - 1)
      {
        g_string_append_printf (text, "%sr%uc%u=%u", text->len == 0 ? " not " : " ", cell / order + 1, cell % order + 1,
                                sudoku_set_first (set));
        all |= values == 0 ? set & -set : 0;
      }
  if (text->len > 0)
    step_texts_count (counts, g_strdup_printf ("%s %" G_GINT64_MODIFIER "x:%s", id, (guint64) all, text->str));
}

static bool
note_step (const SudokuStep *step, void *data)
{
  StepTexts *found = data;
  GString *text = g_string_new (sudoku_technique_info (step->technique)->id);

  g_string_append_printf (text, " %" G_GINT64_MODIFIER "x:", (guint64) step->values);
  append_candidates (text, " ", step->placed, step->n_placed, found->order);
  append_candidates (text, " not ", step->removed, step->n_removed, found->order);
  g_string_append_printf (found->texts, "%s\n", text->str);
  step_texts_count (found->counts, g_string_free (text, FALSE));
  return true;
}

void
step_texts_find (StepTexts *found,
                 const SudokuBoard *board,
                 SudokuTechnique first,
                 SudokuTechnique last,
                 const SudokuFindLimits *limits)
{
  g_autoptr (SudokuFinding) finding = finding_of (board->shape, first, last);

  *found = (StepTexts){ board->shape->order, text_counts_new (), g_string_new (NULL) };
  if (limits != NULL)
    {
      SudokuFindLimits own = *limits;

      own.techniques = limits_of (board->shape, first, last).techniques;
      sudoku_finding_set_limits (finding, &own);
    }
  g_assert_cmpint (sudoku_find_steps (finding, board, note_step, found), ==, SUDOKU_EXHAUSTED);
}

void
step_texts_clear (StepTexts *found)
{
  g_hash_table_unref (found->counts);
  g_string_free (found->texts, TRUE);
}

void
assert_step_texts (const SudokuBoard *board, SudokuTechnique technique, const char *expected)
{
  StepTexts found;

  step_texts_find (&found, board, technique, technique, NULL);
  g_assert_cmpstr (found.texts->str, ==, expected);
  step_texts_clear (&found);
}

void
assert_steps_on (const char *board, SudokuTechnique technique, const char *expected)
{
  g_autoptr (SudokuBoard) made = strchr (board, '=') != NULL ? sketch_board (board) : board_of (board);

  assert_step_texts (made, technique, expected);
}

static void
assert_within (GHashTable *a, GHashTable *b, const char *what)
{
  GHashTableIter iter;
  gpointer text;

  g_hash_table_iter_init (&iter, a);
  while (g_hash_table_iter_next (&iter, &text, NULL))
    if (!g_hash_table_contains (b, text))
      g_error ("%s: %s", what, (const char *) text);
}

void
assert_same_steps (GHashTable *found, GHashTable *by_definition)
{
  assert_within (found, by_definition, "not so by definition");
  assert_within (by_definition, found, "not found");
}

void
assert_steps_by_definition (const SudokuBoard *board,
                            SudokuTechnique first,
                            SudokuTechnique last,
                            const SudokuFindLimits *limits,
                            GHashTable *by_definition)
{
  StepTexts found;

  step_texts_find (&found, board, first, last, limits);
  assert_same_steps (found.counts, by_definition);
  step_texts_clear (&found);
}

typedef struct
{
  const SudokuBoard *board;
  const SudokuGrid *solution;
  SudokuProof *proof;
  unsigned n_steps;
} Position;

static bool
check_step (const SudokuStep *step, void *data)
{
  Position *position = data;
  const SudokuShape *shape = position->board->shape;

  position->n_steps++;
  for (unsigned i = 0; i < step->n_removed; i++)
    g_assert_cmpuint (position->solution->cell[sudoku_candidate_cell (shape, step->removed[i])], !=,
                      sudoku_candidate_value (shape, step->removed[i]));
  for (unsigned i = 0; i < step->n_placed; i++)
    g_assert_cmpuint (position->solution->cell[sudoku_candidate_cell (shape, step->placed[i])], ==,
                      sudoku_candidate_value (shape, step->placed[i]));
  g_assert_true (sudoku_proof_check (position->proof, step, position->board, NULL));
  return position->n_steps % 1000 != 0;
}

unsigned
assert_steps_true (const SudokuShape *shape, unsigned n_boards, SudokuTechnique first, SudokuTechnique last)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_str_hash (sudoku_technique_info (first)->id));
  g_autoptr (SudokuFinding) finding = finding_of (shape, first, last);
  g_autoptr (SudokuProof) proof = sudoku_proof_new (shape);
  Position position = { .proof = proof };

  for (unsigned i = 0; i < n_boards; i++)
    {
      g_autoptr (GRand) same = g_rand_copy (rand);
      g_autoptr (SudokuGrid) solution = random_solution (same, shape);
      g_autoptr (SudokuBoard) board = random_board (rand, shape, 30 + (int) i % 20, 40 + (int) i % 30);

      position.board = board;
      position.solution = solution;
      sudoku_find_steps (finding, board, check_step, &position);
    }
  return position.n_steps;
}

typedef struct
{
  SudokuCandidate candidate;
  SudokuStep *step;
} Wanted;

static bool
keep_step (const SudokuStep *step, void *data)
{
  Wanted *wanted = data;

  for (unsigned i = 0; i < step->n_removed + step->n_placed && wanted->step == NULL; i++)
    if ((i < step->n_removed ? step->removed[i] : step->placed[i - step->n_removed]) == wanted->candidate)
      wanted->step = sudoku_step_copy (step);
  return wanted->step == NULL;
}

SudokuStep *
find_step (const SudokuBoard *board, SudokuTechnique technique, const char *result)
{
  g_autoptr (SudokuFinding) finding = finding_of (board->shape, technique, technique);
  unsigned row, column, value;
  Wanted wanted = { 0 };

  g_assert_cmpint (sscanf (result, "r%uc%u=%u", &row, &column, &value), ==, 3);
  wanted.candidate = sudoku_candidate (board->shape, board->shape->order * (row - 1) + column - 1, value);
  sudoku_find_steps (finding, board, keep_step, &wanted);
  g_assert_nonnull (wanted.step);
  return wanted.step;
}

bool
count_step (const SudokuStep *step, void *data)
{
  ++*(unsigned *) data;
  return true;
}

bool
cancel_at_once (void *data)
{
  return true;
}

bool
cancel_after (void *data)
{
  return (*(unsigned *) data)-- == 0;
}

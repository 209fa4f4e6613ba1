/* The solving path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/path.h"

#include "logic/board/finding.h"
#include "logic/path/rows.h"

/* Techniques that are looked for one row of finders after the other. */
typedef struct
{
  SudokuTechnique from, before;
  bool sets; /* in chains */
} Pass;

/* Chains through almost locked sets would find what has a name of its own, ALS-XZ and the like, and take longer than all else
 * up to there: they come after these. */
static const Pass passes[] = {
  { SUDOKU_FULL_HOUSE, SUDOKU_ALIGNED_TRIPLET_EXCLUSION, false },
  { SUDOKU_GROUPED_CONTINUOUS_LOOP, SUDOKU_VWXYZ_WING, true },
  { SUDOKU_ALIGNED_TRIPLET_EXCLUSION, SUDOKU_N_TECHNIQUES, false },
};

void
sudoku_limits_init_path (SudokuFindLimits *limits, unsigned order)
{
  sudoku_limits_init (limits, order);
  limits->sets_in_chains = false;
  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (sudoku_technique_info (i)->needs_unique)
      sudoku_technique_set_add (&limits->techniques, i);
    else if ((i >= SUDOKU_MUTANT_X_WING && i <= SUDOKU_KRAKEN_FISH_2) || i == SUDOKU_ALIGNED_TRIPLET_EXCLUSION)
      sudoku_technique_set_remove (&limits->techniques, i);
}

/* The simplest step so far of a row. */
typedef struct
{
  SudokuTechnique simplest; /* that the row could have */
  SudokuStep *best;         /* a copy, or NULL */
  bool no_memory;
} Choice;

/* The place of a technique in the order: that of the first of its kind, where a person would not ask which it is but how
 * long it is. */
static SudokuTechnique
rank_of (SudokuTechnique technique)
{
  if (technique > SUDOKU_CONTINUOUS_LOOP && technique <= SUDOKU_AIC)
    return SUDOKU_CONTINUOUS_LOOP;
  if (technique > SUDOKU_GROUPED_CONTINUOUS_LOOP && technique <= SUDOKU_GROUPED_AIC)
    return SUDOKU_GROUPED_CONTINUOUS_LOOP;
  return technique;
}

/* Whether techniques of a rank are compared by length. */
static bool
is_chain (SudokuTechnique rank)
{
  return rank == SUDOKU_CONTINUOUS_LOOP || rank == SUDOKU_GROUPED_CONTINUOUS_LOOP;
}

static bool
is_simpler (const SudokuStep *a, const SudokuStep *b)
{
  SudokuTechnique rank = rank_of (a->technique);

  if (rank != rank_of (b->technique))
    return rank < rank_of (b->technique);
  return is_chain (rank) && a->length < b->length;
}

static bool
choose (const SudokuStep *step, void *data)
{
  Choice *choice = data;

  if (choice->best != NULL && !is_simpler (step, choice->best))
    return true;
  sudoku_step_free (choice->best);
  choice->best = sudoku_step_copy (step);
  choice->no_memory = choice->best == NULL;
  return !choice->no_memory && (step->technique > choice->simplest || is_chain (rank_of (step->technique)));
}

/* The techniques before another, of those of one word of a set. */
static uint64_t
bits_before (SudokuTechnique technique, unsigned word)
{
  if (technique >= 64 * (word + 1))
    return UINT64_MAX;
  return technique <= 64 * word ? 0 : (UINT64_C (1) << technique % 64) - 1;
}

/* Leaves in a set only the techniques from one up to before another; returns whether there are any, and the first. */
static bool
keep_between (SudokuTechniqueSet *set, SudokuTechnique from, SudokuTechnique before, SudokuTechnique *first)
{
  bool any = false;

  for (unsigned word = sizeof set->bits / sizeof *set->bits; word-- > 0;)
    {
      set->bits[word] &= bits_before (before, word) & ~bits_before (from, word);
      if (set->bits[word] == 0)
        continue;
      *first = (SudokuTechnique) (64 * word + (unsigned) __builtin_ctzll (set->bits[word]));
      any = true;
    }
  return any;
}

/* Looks for a step by the techniques of a pass. */
static SudokuFindResult
find_in_pass (SudokuFinding *finding, const SudokuBoard *board, const Pass *pass, Choice *choice)
{
  /* A row that comes later may begin with a simpler technique. */
  for (unsigned row = 0; row < sudoku_finder_rows (); row++)
    {
      SudokuTechniqueSet techniques = sudoku_finder_row_techniques (row, &finding->limits);
      SudokuTechnique before = choice->best != NULL ? rank_of (choice->best->technique) : pass->before;
      SudokuFindResult result;

      if (!keep_between (&techniques, pass->from, before, &choice->simplest))
        continue;
      result = sudoku_find_steps_of_row (finding, board, row, &techniques, choose, choice);
      if (choice->no_memory)
        return SUDOKU_FIND_NO_MEMORY;
      if (result == SUDOKU_FIND_CANCELLED || result == SUDOKU_FIND_NO_MEMORY)
        return result;
    }
  return choice->best != NULL ? SUDOKU_FIND_ENOUGH : SUDOKU_FIND_DONE;
}

SudokuFindResult
sudoku_find_simplest (SudokuFinding *finding, const SudokuBoard *board, SudokuStep **step)
{
  const bool sets = finding->limits.sets_in_chains;
  Choice choice = { .best = NULL };
  SudokuFindResult result = SUDOKU_FIND_DONE;

  for (unsigned i = 0; i < sizeof passes / sizeof *passes && result == SUDOKU_FIND_DONE; i++)
    {
      finding->limits.sets_in_chains = sets && passes[i].sets;
      if (sets || !passes[i].sets)
        result = find_in_pass (finding, board, &passes[i], &choice);
    }
  finding->limits.sets_in_chains = sets;
  if (result == SUDOKU_FIND_ENOUGH)
    *step = choice.best;
  else
    sudoku_step_free (choice.best);
  return result;
}

/* The open cell with the fewest candidates: what it takes a guess for is settled there most cheaply. */
static unsigned
narrowest_cell (const SudokuBoard *board)
{
  unsigned best = 0, fewest = SUDOKU_MAX_ORDER + 1;

  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    {
      unsigned count = sudoku_set_count (board->cell[cell]);

      if (board->value[cell] == 0 && count < fewest)
        {
          best = cell;
          fewest = count;
        }
    }
  return best;
}

/* A step that places a value of the solution. */
static SudokuStep *
brute_force (const SudokuBoard *board, const uint8_t *solution)
{
  unsigned cell = narrowest_cell (board);
  SudokuCandidate placed = sudoku_candidate (board->shape, cell, solution[cell]);
  const SudokuStep step = {
    .technique = SUDOKU_BRUTE_FORCE, .values = sudoku_set_of (solution[cell]), .n_placed = 1, .placed = &placed
  };

  return sudoku_step_copy (&step);
}

/* Finds the next step; returns SUDOKU_PATH_ENOUGH if there is one. */
static SudokuPathResult
next_step (SudokuFinding *finding, const SudokuBoard *board, const uint8_t *solution, SudokuStep **step)
{
  /* Paths of singles are short, but there may be many of them. */
  if (finding->cancel != NULL && finding->cancel (finding->cancel_data))
    return SUDOKU_PATH_CANCELLED;
  switch (sudoku_find_simplest (finding, board, step))
    {
    case SUDOKU_FIND_CANCELLED:
      return SUDOKU_PATH_CANCELLED;
    case SUDOKU_FIND_NO_MEMORY:
      return SUDOKU_PATH_NO_MEMORY;
    case SUDOKU_FIND_DONE:
      if (solution == NULL)
        return SUDOKU_PATH_STUCK;
      *step = brute_force (board, solution);
      return *step != NULL ? SUDOKU_PATH_ENOUGH : SUDOKU_PATH_NO_MEMORY;
    case SUDOKU_FIND_ENOUGH:
    default:
      return SUDOKU_PATH_ENOUGH;
    }
}

SudokuPathResult
sudoku_path_run (SudokuFinding *finding, SudokuBoard *board, const uint8_t *solution, SudokuPathFunc found, void *data)
{
  while (board->n_open > 0)
    {
      SudokuStep *step = NULL;
      SudokuPathResult result;
      bool enough;

      if (sudoku_board_find_fault (board, NULL) != SUDOKU_FAULT_NONE)
        return SUDOKU_PATH_STUCK;
      result = next_step (finding, board, solution, &step);
      if (result != SUDOKU_PATH_ENOUGH)
        return result;
      enough = !found (step, board, data);
      sudoku_step_apply (step, board);
      sudoku_step_free (step);
      if (enough)
        return SUDOKU_PATH_ENOUGH;
    }
  return SUDOKU_PATH_SOLVED;
}

/* In which turns the simplest step is looked for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A person is offered the first technique of the order that has a step. A finder looks for several techniques at once, as
 * long as these stand next to each other: those are a turn. Chains through almost locked sets would find what has a name
 * of its own, ALS-XZ and the like, and take longer than all else up to there, so that they are looked for after these.
 */
#include "logic/path/plan.h"

#include <stdlib.h>

#include "logic/board/finding.h"
#include "logic/path/rows.h"

/* While the plan is made. */
typedef struct
{
  SudokuPlan *plan;
  const SudokuFindLimits *limits;
  uint8_t row[SUDOKU_N_TECHNIQUES]; /* of each technique, from 1; 0: it is not looked for */
  unsigned rank;
  SudokuTechnique last; /* that has a rank */
} Planner;

static bool
is_grouped_loop (SudokuTechnique technique)
{
  return technique >= SUDOKU_GROUPED_CONTINUOUS_LOOP && technique <= SUDOKU_GROUPED_AIC;
}

bool
sudoku_technique_is_loop (SudokuTechnique technique)
{
  return (technique >= SUDOKU_CONTINUOUS_LOOP && technique <= SUDOKU_AIC) || is_grouped_loop (technique);
}

/* Whether a person would not ask which of two techniques it is but how long it is. */
static bool
are_of_a_kind (SudokuTechnique a, SudokuTechnique b)
{
  return sudoku_technique_is_loop (a) && sudoku_technique_is_loop (b) && is_grouped_loop (a) == is_grouped_loop (b);
}

static void
find_rows (Planner *planner)
{
  for (unsigned row = 0; row < sudoku_finder_rows (); row++)
    {
      SudokuTechniqueSet set = sudoku_finder_row_techniques (row, planner->limits);

      for (unsigned word = 0; word < sizeof set.bits / sizeof *set.bits; word++)
        for (uint64_t bits = set.bits[word]; bits != 0; bits &= bits - 1)
          planner->row[64 * word + (unsigned) __builtin_ctzll (bits)] = (uint8_t) (row + 1);
    }
}

/* Adds a technique to the last turn if that is of the same row, or else in a turn of its own. */
static void
add (Planner *planner, SudokuTechnique technique, bool sets)
{
  SudokuPlan *plan = planner->plan;
  SudokuTurn *turn = plan->n_turns == 0 ? NULL : &plan->turn[plan->n_turns - 1];
  unsigned row = planner->row[technique] - 1u;

  if (plan->n_turns == 0 || !are_of_a_kind (planner->last, technique))
    planner->rank++;
  planner->last = technique;
  plan->rank[technique] = (uint8_t) planner->rank;
  if (turn == NULL || turn->row != row || turn->sets != sets)
    {
      turn = &plan->turn[plan->n_turns++];
      *turn = (SudokuTurn){ .row = row, .sets = sets, .first = planner->rank };
    }
  sudoku_technique_set_add (&turn->techniques, technique);
}

/* The grouped chains once more, with sets. Their ranks are new ones: whatever they had before, nothing was found. */
static void
add_chains_of_sets (Planner *planner)
{
  for (SudokuTechnique i = SUDOKU_GROUPED_CONTINUOUS_LOOP; i <= SUDOKU_GROUPED_AIC; i++)
    if (planner->row[i] != 0)
      add (planner, i, true);
}

static SudokuTechnique
technique_at (const SudokuFindLimits *limits, unsigned place)
{
  return limits->ordered ? (SudokuTechnique) limits->order[place] : (SudokuTechnique) place;
}

/* The place in the order after which chains through sets come: the last of the patterns that are such chains. */
static unsigned
place_of_sets (const SudokuFindLimits *limits)
{
  unsigned place = SUDOKU_N_TECHNIQUES - 1;

  while (technique_at (limits, place) < SUDOKU_ALS_XZ || technique_at (limits, place) > SUDOKU_DEATH_BLOSSOM)
    place--;
  return place;
}

static void
make (SudokuPlan *plan, const SudokuFindLimits *limits)
{
  Planner planner = { .plan = plan, .limits = limits };
  unsigned place_of_chains = limits->sets_in_chains ? place_of_sets (limits) : SUDOKU_N_TECHNIQUES;

  plan->n_turns = 0;
  find_rows (&planner);
  for (unsigned place = 0; place < SUDOKU_N_TECHNIQUES; place++)
    {
      SudokuTechnique technique = technique_at (limits, place);

      if (planner.row[technique] != 0)
        add (&planner, technique, false);
      if (place == place_of_chains)
        add_chains_of_sets (&planner);
    }
}

const SudokuPlan *
sudoku_finding_plan (SudokuFinding *finding)
{
  if (finding->plan == NULL && (finding->plan = malloc (sizeof *finding->plan)) == NULL)
    return NULL;
  if (!finding->is_planned)
    make (finding->plan, &finding->limits);
  finding->is_planned = true;
  return finding->plan;
}

/* The finders in the order in which their steps are offered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/path/registry.h"

#include <stdlib.h>

#include "logic/board/finders.h"
#include "logic/chains/links.h"
#include "logic/fish/digit.h"
#include "logic/sets/als.h"

/* A finder, and the techniques, from first to last, that it finds in one go. A function may stand in several rows: it is asked for the
 * techniques of one row at a time. */
typedef struct
{
  SudokuFindFunc find;
  SudokuTechnique first, last;
} Finder;

static const Finder finders[] = {
  { sudoku_find_full_houses, SUDOKU_FULL_HOUSE, SUDOKU_FULL_HOUSE },
  { sudoku_find_naked_singles, SUDOKU_NAKED_SINGLE, SUDOKU_NAKED_SINGLE },
  { sudoku_find_hidden_singles, SUDOKU_HIDDEN_SINGLE, SUDOKU_HIDDEN_SINGLE },
  { sudoku_find_naked_sets, SUDOKU_LOCKED_PAIR, SUDOKU_LOCKED_TRIPLE },
  { sudoku_find_locked_candidates, SUDOKU_POINTING, SUDOKU_CLAIMING },
  { sudoku_find_naked_sets, SUDOKU_NAKED_PAIR, SUDOKU_NAKED_TRIPLE },
  { sudoku_find_hidden_sets, SUDOKU_HIDDEN_PAIR, SUDOKU_HIDDEN_TRIPLE },
  { sudoku_find_naked_sets, SUDOKU_NAKED_QUAD, SUDOKU_NAKED_QUAD },
  { sudoku_find_hidden_sets, SUDOKU_HIDDEN_QUAD, SUDOKU_HIDDEN_QUAD },
  { sudoku_find_naked_sets, SUDOKU_NAKED_FIVE, SUDOKU_NAKED_FIVE },
  { sudoku_find_hidden_sets, SUDOKU_HIDDEN_FIVE, SUDOKU_HIDDEN_FIVE },
  { sudoku_find_naked_sets, SUDOKU_NAKED_SIX, SUDOKU_NAKED_SIX },
  { sudoku_find_hidden_sets, SUDOKU_HIDDEN_SIX, SUDOKU_HIDDEN_SIX },
  { sudoku_find_fish, SUDOKU_X_WING, SUDOKU_LEVIATHAN },
  { sudoku_find_remote_pairs, SUDOKU_REMOTE_PAIR, SUDOKU_REMOTE_PAIR },
  { sudoku_find_graves, SUDOKU_BUG_1, SUDOKU_BUG_1 },
  { sudoku_find_skyscrapers, SUDOKU_SKYSCRAPER, SUDOKU_SKYSCRAPER },
  { sudoku_find_kites, SUDOKU_TWO_STRING_KITE, SUDOKU_DUAL_TWO_STRING_KITE },
  { sudoku_find_turbot_fish, SUDOKU_TURBOT_FISH, SUDOKU_TURBOT_FISH },
  { sudoku_find_empty_rectangles, SUDOKU_EMPTY_RECTANGLE, SUDOKU_DUAL_EMPTY_RECTANGLE },
  { sudoku_find_w_wings, SUDOKU_W_WING, SUDOKU_W_WING },
  { sudoku_find_xy_wings, SUDOKU_XY_WING, SUDOKU_XY_WING },
  { sudoku_find_xyz_wings, SUDOKU_XYZ_WING, SUDOKU_XYZ_WING },
  { sudoku_find_bent_wings, SUDOKU_WXYZ_WING, SUDOKU_WXYZ_WING },
  { sudoku_find_unique_rectangles, SUDOKU_UNIQUE_RECTANGLE_1, SUDOKU_HIDDEN_RECTANGLE },
  { sudoku_find_avoidable_rectangles, SUDOKU_AVOIDABLE_RECTANGLE_1, SUDOKU_AVOIDABLE_RECTANGLE_2 },
  { sudoku_find_unique_loops, SUDOKU_UNIQUE_LOOP_1, SUDOKU_UNIQUE_LOOP_4 },
  { sudoku_find_graves, SUDOKU_BUG_2, SUDOKU_BUG_4 },
  { sudoku_find_fish, SUDOKU_FINNED_X_WING, SUDOKU_SASHIMI_LEVIATHAN },
  { sudoku_find_sue_de_coq, SUDOKU_SUE_DE_COQ, SUDOKU_SUE_DE_COQ },
  { sudoku_find_simple_colours, SUDOKU_SIMPLE_COLOURS_TRAP, SUDOKU_SIMPLE_COLOURS_WRAP },
  { sudoku_find_multi_colours, SUDOKU_MULTI_COLOURS_1, SUDOKU_MULTI_COLOURS_2 },
  { sudoku_find_medusa, SUDOKU_MEDUSA, SUDOKU_MEDUSA },
  { sudoku_find_x_chains, SUDOKU_X_CHAIN, SUDOKU_X_CHAIN },
  { sudoku_find_xy_chains, SUDOKU_XY_CHAIN, SUDOKU_XY_CHAIN },
  { sudoku_find_loops, SUDOKU_CONTINUOUS_LOOP, SUDOKU_AIC },
  { sudoku_find_grouped_loops, SUDOKU_GROUPED_CONTINUOUS_LOOP, SUDOKU_GROUPED_AIC },
  { sudoku_find_bent_wings, SUDOKU_VWXYZ_WING, SUDOKU_VWXYZ_WING },
  { sudoku_find_aligned_pairs, SUDOKU_ALIGNED_PAIR_EXCLUSION, SUDOKU_ALIGNED_PAIR_EXCLUSION },
  { sudoku_find_als_xz, SUDOKU_ALS_XZ, SUDOKU_ALS_XZ },
  { sudoku_find_als_xy_wings, SUDOKU_ALS_XY_WING, SUDOKU_ALS_XY_WING },
  { sudoku_find_als_chains, SUDOKU_ALS_XY_CHAIN, SUDOKU_ALS_XY_CHAIN },
  { sudoku_find_death_blossoms, SUDOKU_DEATH_BLOSSOM, SUDOKU_DEATH_BLOSSOM },
  { sudoku_find_aligned_triplets, SUDOKU_ALIGNED_TRIPLET_EXCLUSION, SUDOKU_ALIGNED_TRIPLET_EXCLUSION },
  { sudoku_find_fish, SUDOKU_FRANKEN_X_WING, SUDOKU_FRANKEN_LEVIATHAN },
  { sudoku_find_fish, SUDOKU_FINNED_FRANKEN_X_WING, SUDOKU_FINNED_FRANKEN_LEVIATHAN },
  { sudoku_find_fish, SUDOKU_MUTANT_X_WING, SUDOKU_MUTANT_LEVIATHAN },
  { sudoku_find_fish, SUDOKU_FINNED_MUTANT_X_WING, SUDOKU_FINNED_MUTANT_LEVIATHAN },
  { sudoku_find_kraken_fish, SUDOKU_KRAKEN_FISH_1, SUDOKU_KRAKEN_FISH_2 },
  { sudoku_find_forcing_chains, SUDOKU_FORCING_CHAIN_CONTRADICTION, SUDOKU_FORCING_CHAIN_VERITY },
  { sudoku_find_forcing_nets, SUDOKU_FORCING_NET_CONTRADICTION, SUDOKU_FORCING_NET_VERITY },
  { sudoku_find_templates, SUDOKU_TEMPLATE_SET, SUDOKU_TEMPLATE_DELETE },
};

#define N_ROWS (sizeof finders / sizeof *finders)

/* Of the techniques of a row, those that limits allow. */
static SudokuTechniqueSet
techniques_of_row (unsigned row, const SudokuFindLimits *limits)
{
  SudokuTechniqueSet wanted = { { 0 } };

  for (SudokuTechnique i = finders[row].first; i <= finders[row].last; i++)
    if (sudoku_technique_set_has (&limits->techniques, i)
        && (limits->unique || !sudoku_technique_info (i)->needs_unique))
      sudoku_technique_set_add (&wanted, i);
  return wanted;
}

SudokuResult
sudoku_find_steps_of_row (SudokuFinding *finding,
                          const SudokuBoard *board,
                          unsigned row,
                          const SudokuTechniqueSet *techniques,
                          SudokuStepFunc found,
                          void *data)
{
  SudokuTechniqueSet allowed = finding->limits.techniques;

  assert (sudoku_shape_equal (board->shape, finding->shape));
  finding->board = board;
  finding->found = found;
  finding->found_data = data;
  finding->result = SUDOKU_EXHAUSTED;
  finding->limits.techniques = *techniques;
  if (!sudoku_technique_set_is_empty (techniques))
    finders[row].find (finding);
  finding->limits.techniques = allowed;
  return finding->result;
}

SudokuResult
sudoku_find_steps (SudokuFinding *finding, const SudokuBoard *board, SudokuStepFunc found, void *data)
{
  SudokuResult result = SUDOKU_EXHAUSTED;

  for (unsigned row = 0; row < N_ROWS && result == SUDOKU_EXHAUSTED; row++)
    {
      SudokuTechniqueSet techniques = techniques_of_row (row, &finding->limits);

      result = sudoku_find_steps_of_row (finding, board, row, &techniques, found, data);
    }
  return result;
}

void
sudoku_finding_free (SudokuFinding *finding)
{
  if (finding == NULL)
    return;
  free (finding->placed.item);
  free (finding->removed.item);
  free (finding->part.item);
  free (finding->node.item);
  free (finding->node_cell.item);
  free (finding->link.item);
  free (finding->branch_start.item);
  sudoku_als_list_free (finding->als);
  sudoku_digit_table_free (finding->digits);
  sudoku_link_table_free (finding->links);
  free (finding->plan);
  sudoku_shape_unref (finding->shape);
  free (finding);
}

/* In which turns the simplest step is looked for.
 *
 * A person is offered the first technique of the order that has a step. A finder looks for several techniques at once, as
 * long as these stand next to each other: those are a turn. Chains through almost locked sets would find what has a name
 * of its own, ALS-XZ and the like, and take longer than all else up to there, so that they are looked for after these. */

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
  for (unsigned row = 0; row < N_ROWS; row++)
    {
      SudokuTechniqueSet set = techniques_of_row (row, planner->limits);

      for (SudokuTechnique i = finders[row].first; i <= finders[row].last; i++)
        if (sudoku_technique_set_has (&set, i))
          planner->row[i] = (uint8_t) (row + 1);
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

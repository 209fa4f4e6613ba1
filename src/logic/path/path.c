/* The finders in the order in which their steps are offered, the simplest step, and the solving path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>

#include "logic/board/finders.h"
#include "logic/chains/links.h"
#include "logic/fish/digit.h"
#include "logic/path.h"
#include "logic/sets/als.h"
#include "sudoku/decide.h"

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
  { sudoku_find_allowed_values, SUDOKU_ALLOWED_VALUES, SUDOKU_ALLOWED_VALUES },
  { sudoku_find_by_rules, SUDOKU_PAIR_RULE, SUDOKU_HOUSE_TOTAL },
  { sudoku_find_by_rules, SUDOKU_LOCKED_IN_RULE, SUDOKU_LOCKED_IN_RULE },
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
  { sudoku_find_pivot_wings, SUDOKU_XY_WING, SUDOKU_XYZ_WING },
  { sudoku_find_bent_wings, SUDOKU_WXYZ_WING, SUDOKU_WXYZ_WING },
  { sudoku_find_unique_rectangles, SUDOKU_UNIQUE_RECTANGLE_1, SUDOKU_HIDDEN_RECTANGLE },
  { sudoku_find_avoidable_rectangles, SUDOKU_AVOIDABLE_RECTANGLE_1, SUDOKU_AVOIDABLE_RECTANGLE_2 },
  { sudoku_find_unique_loops, SUDOKU_UNIQUE_LOOP_1, SUDOKU_UNIQUE_LOOP_4 },
  { sudoku_find_graves, SUDOKU_BUG_2, SUDOKU_BUG_4 },
  { sudoku_find_fish, SUDOKU_FINNED_X_WING, SUDOKU_SASHIMI_LEVIATHAN },
  { sudoku_find_sue_de_coq, SUDOKU_SUE_DE_COQ, SUDOKU_SUE_DE_COQ },
  { sudoku_find_colours, SUDOKU_SIMPLE_COLOURS_TRAP, SUDOKU_SIMPLE_COLOURS_WRAP },
  { sudoku_find_colours, SUDOKU_MULTI_COLOURS_1, SUDOKU_MULTI_COLOURS_2 },
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

/* Reports the steps of a row by some of its techniques, as sudoku_find_steps () does. The limits of the finding stay as they are. */
static SudokuResult
find_steps_of_row (SudokuFinding *finding,
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

      result = find_steps_of_row (finding, board, row, &techniques, found, data);
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
 * long as these stand next to each other: those are a turn. */

/* A row of finders is asked for some of its techniques, which stand next to each other in the order. */
typedef struct
{
  unsigned row;
  SudokuTechniqueSet techniques;
  unsigned first; /* the rank of the first of them */
} SudokuTurn;

struct SudokuPlan
{
  unsigned n_turns;
  SudokuTurn turn[SUDOKU_N_TECHNIQUES];
  uint8_t rank[SUDOKU_N_TECHNIQUES]; /* of the techniques in turns; equal for loops and AIC next to each other */
};

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

static bool
is_loop (SudokuTechnique technique)
{
  return (technique >= SUDOKU_CONTINUOUS_LOOP && technique <= SUDOKU_AIC) || is_grouped_loop (technique);
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
add (Planner *planner, SudokuTechnique technique)
{
  SudokuPlan *plan = planner->plan;
  SudokuTurn *turn = plan->n_turns == 0 ? NULL : &plan->turn[plan->n_turns - 1];
  unsigned row = planner->row[technique] - 1u;

  assert (row < N_ROWS);
  /* Of two loops a person would not ask which of the techniques it is but how long it is. */
  if (plan->n_turns == 0 || !is_loop (planner->last) || !is_loop (technique)
      || is_grouped_loop (planner->last) != is_grouped_loop (technique))
    planner->rank++;
  planner->last = technique;
  plan->rank[technique] = (uint8_t) planner->rank;
  if (turn == NULL || turn->row != row)
    {
      assert (plan->n_turns < sizeof plan->turn / sizeof *plan->turn);
      turn = &plan->turn[plan->n_turns++];
      *turn = (SudokuTurn){ .row = row, .first = planner->rank };
    }
  sudoku_technique_set_add (&turn->techniques, technique);
}

static void
make_plan (SudokuPlan *plan, const SudokuFindLimits *limits)
{
  Planner planner = { .plan = plan, .limits = limits };

  plan->n_turns = 0;
  find_rows (&planner);
  for (unsigned place = 0; place < SUDOKU_N_TECHNIQUES; place++)
    {
      SudokuTechnique technique = limits->ordered ? (SudokuTechnique) limits->order[place] : place;

      if (planner.row[technique] != 0)
        add (&planner, technique);
    }
}

/* The plan for the finding's limits, which belongs to the finding; NULL when out of memory. */
static const SudokuPlan *
get_plan (SudokuFinding *finding)
{
  if (finding->plan == NULL && (finding->plan = malloc (sizeof *finding->plan)) == NULL)
    return NULL;
  if (!finding->is_planned)
    make_plan (finding->plan, &finding->limits);
  finding->is_planned = true;
  return finding->plan;
}

/* The simplest step, and the path. */

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

/* The simplest step so far of a turn. */
typedef struct
{
  const SudokuFindLimits *limits;
  const SudokuPlan *plan;
  const SudokuTurn *turn;
  SudokuStep *best; /* a copy, or NULL */
  bool no_memory;
} Choice;

/* Whether the steps of a technique are compared, rather than the first one taken. */
static bool
is_chain (SudokuTechnique technique)
{
  return is_loop (technique) || technique == SUDOKU_X_CHAIN || technique == SUDOKU_XY_CHAIN;
}

static bool
is_simpler (const Choice *choice, const SudokuStep *a, const SudokuStep *b)
{
  unsigned rank_a = choice->plan->rank[a->technique], rank_b = choice->plan->rank[b->technique];

  if (rank_a != rank_b)
    return rank_a < rank_b;
  if (!is_chain (a->technique))
    return false;
  if (choice->limits->most_first && a->n_placed != b->n_placed)
    return a->n_placed > b->n_placed;
  if (choice->limits->most_first && a->n_removed != b->n_removed)
    return a->n_removed > b->n_removed;
  return a->length < b->length;
}

static bool
choose (const SudokuStep *step, void *data)
{
  Choice *choice = data;

  if (choice->best != NULL && !is_simpler (choice, step, choice->best))
    return true;
  sudoku_step_free (choice->best);
  choice->best = sudoku_step_copy (step);
  choice->no_memory = choice->best == NULL;
  return !choice->no_memory
         && (choice->plan->rank[step->technique] > choice->turn->first || is_chain (step->technique));
}

SudokuResult
sudoku_find_simplest (SudokuFinding *finding, const SudokuBoard *board, SudokuStep **step)
{
  Choice choice = { .limits = &finding->limits, .plan = get_plan (finding) };
  SudokuResult result = choice.plan != NULL ? SUDOKU_EXHAUSTED : SUDOKU_NO_MEMORY;

  for (unsigned i = 0; !sudoku_was_stopped (result) && i < choice.plan->n_turns && choice.best == NULL; i++)
    {
      choice.turn = &choice.plan->turn[i];
      result = find_steps_of_row (finding, board, choice.turn->row, &choice.turn->techniques, choose, &choice);
      if (choice.no_memory)
        result = SUDOKU_NO_MEMORY;
    }
  if (sudoku_was_stopped (result))
    sudoku_step_free (choice.best);
  else if (choice.best != NULL)
    {
      *step = choice.best;
      return SUDOKU_FOUND;
    }
  return result;
}

/* The open cell with the fewest candidates: what it takes a guess for is settled there most cheaply. */
static unsigned
narrowest_cell (const SudokuBoard *board)
{
  unsigned best = 0, fewest = SUDOKU_MAX_ORDER + 1;

  assert (board->n_open > 0);
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

/* Finds the next step, if need be by the solution. */
static SudokuResult
next_step (SudokuFinding *finding, const SudokuBoard *board, const uint8_t *solution, SudokuStep **step)
{
  SudokuResult result;

  /* Paths of singles are short, but there may be many of them. */
  if (finding->cancel != NULL && finding->cancel (finding->cancel_data))
    return SUDOKU_CANCELLED;
  result = sudoku_find_simplest (finding, board, step);
  if (result != SUDOKU_EXHAUSTED || solution == NULL)
    return result;
  *step = brute_force (board, solution);
  return *step != NULL ? SUDOKU_FOUND : SUDOKU_NO_MEMORY;
}

SudokuResult
sudoku_path_run (SudokuFinding *finding, SudokuBoard *board, const uint8_t *solution, SudokuPathFunc found, void *data)
{
  /* Steps leave a solution that there is. */
  while (board->n_open > 0 && (finding->limits.unique || sudoku_board_find_fault (board, NULL) == SUDOKU_FAULT_NONE))
    {
      SudokuStep *step = NULL;
      SudokuResult result = next_step (finding, board, solution, &step);
      bool enough;

      if (result != SUDOKU_FOUND)
        return result;
      enough = !found (step, board, data);
      sudoku_step_apply (step, board);
      sudoku_step_free (step);
      if (enough)
        return SUDOKU_FOUND;
    }
  return SUDOKU_EXHAUSTED;
}

/* What solutions a board has, as far as it matters to whoever looks for steps. */

/* Whether a solution of the givens has the other values of the board, and agrees with its candidates. */
static bool
agrees (const SudokuBoard *board, const uint8_t *solution)
{
  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    if (board->value[cell] != 0 ? board->value[cell] != solution[cell]
                                : !sudoku_board_has (board, cell, solution[cell]))
      return false;
  return true;
}

/* Of several solutions of the givens, looks for one that agrees with the board. */
static SudokuUniqueness
decide_board (const SudokuBoard *board, uint8_t *solution, SudokuCancelFunc cancel, void *data)
{
  SudokuCandidates *candidates = sudoku_candidates_new (board->shape);
  SudokuDecide *decide = NULL;
  SudokuUniqueness outlook = SUDOKU_UNIQUENESS_NO_MEMORY;

  if (candidates == NULL)
    return outlook;
  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    candidates->cell[cell] = board->value[cell] != 0 ? sudoku_set_of (board->value[cell]) : board->cell[cell];
  decide = sudoku_decide_new (candidates);
  sudoku_candidates_free (candidates);
  if (decide == NULL)
    return outlook;
  sudoku_decide_set_cancel (decide, cancel, data);
  switch (sudoku_decide_solve (decide, NULL, 0))
    {
    case SUDOKU_CANCELLED:
      outlook = SUDOKU_UNIQUENESS_CANCELLED;
      break;
    case SUDOKU_EXHAUSTED:
      outlook = SUDOKU_UNIQUENESS_NONE;
      break;
    case SUDOKU_FOUND:
    default:
      outlook = SUDOKU_UNIQUENESS_SEVERAL;
      memcpy (solution, sudoku_decide_solution (decide), board->shape->n_cells);
    }
  sudoku_decide_free (decide);
  return outlook;
}

SudokuUniqueness
sudoku_board_outlook (const SudokuBoard *board, uint8_t *solution, SudokuCancelFunc cancel, void *data)
{
  SudokuGrid *givens = sudoku_grid_new (board->shape);
  SudokuUniqueness outlook;

  if (givens == NULL)
    return SUDOKU_UNIQUENESS_NO_MEMORY;
  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    givens->cell[cell] = board->given[cell] ? board->value[cell] : 0;
  outlook = sudoku_uniqueness (givens, solution, cancel, data);
  sudoku_grid_free (givens);
  if (outlook == SUDOKU_UNIQUENESS_UNIQUE && !agrees (board, solution))
    return SUDOKU_UNIQUENESS_NONE;
  if (outlook == SUDOKU_UNIQUENESS_SEVERAL && !agrees (board, solution))
    return decide_board (board, solution, cancel, data);
  return outlook;
}

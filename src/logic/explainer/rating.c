/* The techniques in Sudoku Explainer's order, the way through a puzzle, and its rating.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "sudoku/search.h"
#include "logic/explainer/nets.h"
#include "logic/rating.h"

struct SudokuRater
{
  SudokuRatingStepFunc step_func;
  void *step_data;
  Interrupt interrupt;
  PackedBoard board;
  Numbering numbering;
  Hints hints;
  ChainSearch search;
  Layer layer[N_LAYERS];
};

/* A technique in the order of techniques: finds its first step. */
typedef struct Producer
{
  bool (*find) (SudokuRater *rater, const struct Producer *producer, ExplainerStep *step);
  unsigned least; /* tenths of its easiest step */
  unsigned size;  /* of sets, fish and exclusions; 2 and 3 for XY- and XYZ-wings */
  bool direct;
  ChainRules rules;
} Producer;

static bool
take_first (void *data, const Pattern *pattern)
{
  ExplainerStep *step = data;
  *step = pattern->step;
  return true;
}

static bool
find_hidden_single (SudokuRater *rater, const Producer *producer, ExplainerStep *step)
{
  (void) producer;
  return sudoku_explainer_find_hidden_single (&rater->board, step);
}

static bool
find_naked_single (SudokuRater *rater, const Producer *producer, ExplainerStep *step)
{
  (void) producer;
  return sudoku_explainer_find_naked_single (&rater->board, step);
}

static bool
find_locking (SudokuRater *rater, const Producer *producer, ExplainerStep *step)
{
  return sudoku_explainer_each_locking (&rater->board, producer->direct, take_first, step);
}

static bool
find_hidden_set (SudokuRater *rater, const Producer *producer, ExplainerStep *step)
{
  return sudoku_explainer_each_hidden_set (&rater->board, producer->size, producer->direct, take_first, step);
}

static bool
find_naked_set (SudokuRater *rater, const Producer *producer, ExplainerStep *step)
{
  return sudoku_explainer_each_naked_set (&rater->board, producer->size, take_first, step);
}

static bool
find_fish (SudokuRater *rater, const Producer *producer, ExplainerStep *step)
{
  return sudoku_explainer_each_fish (&rater->board, producer->size, take_first, step);
}

static bool
find_wing (SudokuRater *rater, const Producer *producer, ExplainerStep *step)
{
  return sudoku_explainer_find_wing (&rater->board, producer->size == 3, step);
}

static bool
find_loop (SudokuRater *rater, const Producer *producer, ExplainerStep *step)
{
  (void) producer;
  return sudoku_explainer_find_loop (&rater->board, step);
}

static bool
find_grave (SudokuRater *rater, const Producer *producer, ExplainerStep *step)
{
  (void) producer;
  return sudoku_explainer_find_grave (&rater->board, step);
}

static bool
find_exclusion (SudokuRater *rater, const Producer *producer, ExplainerStep *step)
{
  return sudoku_explainer_find_exclusion (&rater->board, producer->size, step);
}

/* The number of different cells among the nodes of a cycle. */
static unsigned
count_cells (const SudokuRater *rater, const ChainHint *hint)
{
  CellSet cells = { { 0, 0 } };
  for (uint32_t i = 0; i < hint->n_links; i++)
    cell_set_add (&cells, rater->numbering.cell[rater->hints.link[hint->first_link + i].node / 2]);
  return (unsigned) (__builtin_popcountll (cells.word[0]) + __builtin_popcountll (cells.word[1]));
}

static SudokuRatingTechnique
technique_of_chain (const SudokuRater *rater, const ChainHint *hint)
{
  if (hint->kind == HINT_CYCLE)
    return hint->uses_x && hint->uses_y     ? SUDOKU_RATING_CYCLE
           : hint->uses_y                   ? SUDOKU_RATING_Y_CYCLE
           : count_cells (rater, hint) == 4 ? SUDOKU_RATING_GENERALIZED_X_WING
                                            : SUDOKU_RATING_X_CYCLE;
  return hint->uses_y            ? SUDOKU_RATING_FORCING_CHAIN
         : hint->complexity == 6 ? SUDOKU_RATING_TURBOT_FISH
                                 : SUDOKU_RATING_X_CHAIN;
}

static SudokuRatingTechnique
technique_of_nets (const ChainRules *rules, const ChainHint *hint)
{
  if (rules->nishio)
    return SUDOKU_RATING_NISHIO;
  if (!rules->dynamic)
    return hint->kind == HINT_CELL ? SUDOKU_RATING_CELL_CHAINS : SUDOKU_RATING_REGION_CHAINS;
  return (SudokuRatingTechnique) (SUDOKU_RATING_DYNAMIC_CHAINS + 4u * rules->level + hint->kind - HINT_CONTRADICTION);
}

/* Makes a step of the best hint, if there is one. */
static bool
take_hint (SudokuRater *rater, SudokuRatingTechnique technique, ExplainerStep *step)
{
  const ChainHint *hint = &rater->hints.hint[0];
  step_init (step, technique, hint->rating);
  step->n_removals = (uint8_t) hint->n_removals;
  memcpy (step->removal, rater->hints.removal + hint->first_removal, hint->n_removals * sizeof *step->removal);
  if (hint->kind != HINT_CYCLE && hint->target & 1)
    step_place (step, rater->numbering.cell[hint->target / 2], rater->numbering.value[hint->target / 2]);
  return true;
}

static bool
has_hint (SudokuRater *rater)
{
  if (rater->hints.failed)
    interrupt_fail (&rater->interrupt);
  return rater->hints.n_hints && !rater->interrupt.stopped;
}

/* Numbers the candidates and empties the list of hints, before the search for a step. */
static void
begin_hints (SudokuRater *rater)
{
  sudoku_explainer_number (&rater->numbering, &rater->board);
  sudoku_explainer_forget_implications (&rater->search);
  sudoku_hints_clear (&rater->hints, true);
}

static bool
find_chains (SudokuRater *rater, const Producer *producer, ExplainerStep *step)
{
  (void) producer;
  sudoku_interrupt_tick (&rater->interrupt, 50);
  begin_hints (rater);
  sudoku_explainer_find_chains (&rater->search, &rater->numbering, &rater->board, &rater->hints);
  return has_hint (rater) && take_hint (rater, technique_of_chain (rater, &rater->hints.hint[0]), step);
}

static bool
find_nets (SudokuRater *rater, const Producer *producer, ExplainerStep *step)
{
  begin_hints (rater);
  if (!sudoku_layer_begin (&rater->layer[0], &rater->numbering, &rater->board, &producer->rules))
    return false;
  sudoku_layer_find_hints (&rater->layer[0], &rater->hints);
  return has_hint (rater) && take_hint (rater, technique_of_nets (&producer->rules, &rater->hints.hint[0]), step);
}

#define DYNAMIC(l)                                                                                                     \
  {                                                                                                                    \
    .dynamic = true, .level = (l)                                                                                      \
  }
#define NESTED(l)                                                                                                      \
  {                                                                                                                    \
    .dynamic = true, .level = 4, .limit = (l)                                                                          \
  }

static const Producer producers[] = {
  { .find = find_hidden_single, .least = 10 },
  { .find = find_locking, .least = 17, .direct = true },
  { .find = find_hidden_set, .least = 20, .size = 2, .direct = true },
  { .find = find_naked_single, .least = 23 },
  { .find = find_hidden_set, .least = 25, .size = 3, .direct = true },
  { .find = find_locking, .least = 26 },
  { .find = find_naked_set, .least = 30, .size = 2 },
  { .find = find_fish, .least = 32, .size = 2 },
  { .find = find_hidden_set, .least = 34, .size = 2 },
  { .find = find_naked_set, .least = 36, .size = 3 },
  { .find = find_fish, .least = 38, .size = 3 },
  { .find = find_hidden_set, .least = 40, .size = 3 },
  { .find = find_wing, .least = 42, .size = 2 },
  { .find = find_wing, .least = 44, .size = 3 },
  { .find = find_loop, .least = 45 },
  { .find = find_naked_set, .least = 50, .size = 4 },
  { .find = find_fish, .least = 52, .size = 4 },
  { .find = find_hidden_set, .least = 54, .size = 4 },
  { .find = find_grave, .least = 56 },
  { .find = find_exclusion, .least = 62, .size = 2 },
  { .find = find_chains, .least = 65 },
  { .find = find_exclusion, .least = 75, .size = 3 },
  { .find = find_nets, .least = 75, .rules = { .dynamic = true, .nishio = true } },
  { .find = find_nets, .least = 80 },
  { .find = find_nets, .least = 85, .rules = DYNAMIC (0) },
  { .find = find_nets, .least = 90, .rules = DYNAMIC (1) },
  { .find = find_nets, .least = 95, .rules = DYNAMIC (2) },
  { .find = find_nets, .least = 100, .rules = DYNAMIC (3) },
  { .find = find_nets, .least = 105, .rules = NESTED (0) },
  { .find = find_nets, .least = 105, .rules = NESTED (1) },
  { .find = find_nets, .least = 105, .rules = NESTED (2) },
  { .find = find_nets, .least = 105, .rules = NESTED (3) },
};

/* A rating in tenths, rounded as Sudoku Explainer does. */
static unsigned
tenths_of (double rating)
{
  return (unsigned) ((rating + 0.05) * 10);
}

/* The first step of the easiest technique that has one. Returns false if none has, with *above if that is because further
 * techniques are above the limit (none if 0), or if the search was interrupted. */
static bool
find_next_step (SudokuRater *rater, unsigned max_tenths, ExplainerStep *step, bool *above)
{
  *above = false;
  for (unsigned i = 0; i < sizeof producers / sizeof *producers && !rater->interrupt.stopped; i++)
    {
      const Producer *producer = &producers[i];
      if (max_tenths && producer->least > max_tenths)
        {
          *above = true;
          return false;
        }
      if (producer->find (rater, producer, step))
        return !rater->interrupt.stopped;
    }
  return false;
}

SudokuRater *
sudoku_rater_new (void)
{
  SudokuRater *rater = calloc (1, sizeof *rater);
  if (!rater)
    return NULL;
  for (unsigned i = 0; i < N_LAYERS; i++)
    {
      rater->layer[i].interrupt = &rater->interrupt;
      rater->layer[i].search = &rater->search;
      rater->layer[i].proceed = sudoku_nested_advance;
      rater->layer[i].inner = i + 1 < N_LAYERS ? &rater->layer[i + 1] : NULL;
    }
  return rater;
}

void
sudoku_rater_free (SudokuRater *rater)
{
  if (!rater)
    return;
  for (unsigned i = 0; i < N_LAYERS; i++)
    sudoku_layer_finish (&rater->layer[i]);
  sudoku_hints_finish (&rater->hints);
  free (rater);
}

void
sudoku_rater_set_step_func (SudokuRater *rater, SudokuRatingStepFunc func, void *data)
{
  rater->step_func = func;
  rater->step_data = data;
}

static void
report (const SudokuRater *rater, const ExplainerStep *step)
{
  uint16_t removed[N_CELLS] = { 0 };
  if (!rater->step_func)
    return;
  for (unsigned i = 0; i < step->n_removals; i++)
    removed[step->removal[i].cell] |= step->removal[i].values;
  const SudokuRatingStep public = { .technique = step->technique,
                                    .tenths = tenths_of (step->rating),
                                    .removed = removed,
                                    .placed_cell = step->placed_cell == NO_CELL ? N_CELLS : step->placed_cell,
                                    .placed_value = step->placed_value + 1u };
  rater->step_func (rater->step_data, &public);
}

/* Returns whether it changed the board. */
static bool
apply (PackedBoard *board, const ExplainerStep *step)
{
  bool any = false;
  for (unsigned i = 0; i < step->n_removals; i++)
    for (unsigned left = step->removal[i].values & board->candidates[step->removal[i].cell]; left; left &= left - 1)
      {
        sudoku_packed_board_remove (board, step->removal[i].cell, first_bit (left));
        any = true;
      }
  if (step->placed_cell == NO_CELL || board->value[step->placed_cell])
    return any;
  sudoku_packed_board_place (board, step->placed_cell, step->placed_value);
  return true;
}

/* The hardest step so far, and when. */
typedef struct
{
  double hardest, up_to_value, first;
} Ratings;

static void
account (Ratings *ratings, SudokuRating *rating, const ExplainerStep *step)
{
  if (step->rating > ratings->hardest)
    {
      ratings->hardest = step->rating;
      rating->hardest = step->technique;
    }
  if (!rating->n_steps++)
    ratings->first = ratings->hardest;
  if (ratings->up_to_value == 0 && step->placed_cell != NO_CELL)
    ratings->up_to_value = ratings->hardest;
}

static void
follow (SudokuRater *rater, unsigned max_tenths, SudokuRating *rating)
{
  Ratings ratings = { 0, 0, 0 };
  while (rater->board.n_blanks_left && !rater->interrupt.stopped)
    {
      ExplainerStep step;
      bool found = find_next_step (rater, max_tenths, &step, &rating->above_limit);
      if (found && max_tenths && tenths_of (step.rating) > max_tenths)
        rating->above_limit = true;
      if (rating->above_limit)
        break;
      if (found)
        {
          report (rater, &step);
          account (&ratings, rating, &step);
        }
      if (!found || !apply (&rater->board, &step))
        {
          ratings.hardest = 20.0;
          rating->hardest = SUDOKU_RATING_BEYOND;
          break;
        }
    }
  rating->er = tenths_of (ratings.hardest);
  rating->ep = tenths_of (ratings.up_to_value);
  rating->ed = tenths_of (ratings.first);
}

SudokuRatingResult
sudoku_rate (SudokuRater *rater,
             const SudokuGrid *givens,
             unsigned max_tenths,
             SudokuCancelFunc cancel,
             void *cancel_data,
             SudokuRating *rating)
{
  SudokuRating found = { .hardest = SUDOKU_RATING_HIDDEN_SINGLE };
  if (!sudoku_shape_is_nine (givens->shape))
    return SUDOKU_RATING_WRONG_SHAPE;
  if (!sudoku_packed_board_init (&rater->board, givens->cell))
    return SUDOKU_RATING_REPEATED;
  switch (sudoku_uniqueness (givens, NULL, cancel, cancel_data))
    {
    case SUDOKU_UNIQUENESS_NONE:
      return SUDOKU_RATING_NO_SOLUTION;
    case SUDOKU_UNIQUENESS_SEVERAL:
      return SUDOKU_RATING_SEVERAL_SOLUTIONS;
    case SUDOKU_UNIQUENESS_CANCELLED:
      return SUDOKU_RATING_CANCELLED;
    case SUDOKU_UNIQUENESS_NO_MEMORY:
      return SUDOKU_RATING_NO_MEMORY;
    case SUDOKU_UNIQUENESS_UNIQUE:
      break;
    }
  rater->interrupt = (Interrupt){ .cancel = cancel, .cancel_data = cancel_data };
  follow (rater, max_tenths, &found);
  if (rater->interrupt.out_of_memory)
    return SUDOKU_RATING_NO_MEMORY;
  if (rater->interrupt.stopped)
    return SUDOKU_RATING_CANCELLED;
  *rating = found;
  return SUDOKU_RATED;
}

#define LOOP(name, i)                                                                                                  \
  [SUDOKU_RATING_UNIQUE_RECTANGLE_1 + 4 * (i)] = name " type 1", name " type 2", name " type 3", name " type 4"
#define DYNAMIC_NAMES(suffix, level)                                                                                   \
  [SUDOKU_RATING_DYNAMIC_CHAINS + 4 * (level)] = "Dynamic Contradiction Forcing Chains" suffix,                        \
                                      "Dynamic Double Forcing Chains" suffix, "Dynamic Cell Forcing Chains" suffix,    \
                                      "Dynamic Region Forcing Chains" suffix

static const char *const names[SUDOKU_N_RATING_TECHNIQUES] = {
  [SUDOKU_RATING_HIDDEN_SINGLE] = "Hidden Single",
  [SUDOKU_RATING_DIRECT_POINTING] = "Direct Pointing",
  [SUDOKU_RATING_DIRECT_CLAIMING] = "Direct Claiming",
  [SUDOKU_RATING_DIRECT_HIDDEN_PAIR] = "Direct Hidden Pair",
  [SUDOKU_RATING_NAKED_SINGLE] = "Naked Single",
  [SUDOKU_RATING_DIRECT_HIDDEN_TRIPLET] = "Direct Hidden Triplet",
  [SUDOKU_RATING_POINTING] = "Pointing",
  [SUDOKU_RATING_CLAIMING] = "Claiming",
  [SUDOKU_RATING_NAKED_PAIR] = "Naked Pair",
  [SUDOKU_RATING_X_WING] = "X-Wing",
  [SUDOKU_RATING_HIDDEN_PAIR] = "Hidden Pair",
  [SUDOKU_RATING_NAKED_TRIPLET] = "Naked Triplet",
  [SUDOKU_RATING_SWORDFISH] = "Swordfish",
  [SUDOKU_RATING_HIDDEN_TRIPLET] = "Hidden Triplet",
  [SUDOKU_RATING_XY_WING] = "XY-Wing",
  [SUDOKU_RATING_XYZ_WING] = "XYZ-Wing",
  LOOP ("Unique Rectangle", 0),
  LOOP ("Unique Loop 6", 1),
  LOOP ("Unique Loop 8", 2),
  LOOP ("Unique Loop 10", 3),
  LOOP ("Unique Loop 12", 4),
  LOOP ("Unique Loop 14", 5),
  [SUDOKU_RATING_NAKED_QUAD] = "Naked Quad",
  [SUDOKU_RATING_JELLYFISH] = "Jellyfish",
  [SUDOKU_RATING_HIDDEN_QUAD] = "Hidden Quad",
  [SUDOKU_RATING_BUG_1] = "BUG type 1",
  [SUDOKU_RATING_BUG_2] = "BUG type 2",
  [SUDOKU_RATING_BUG_3] = "BUG type 3",
  [SUDOKU_RATING_BUG_4] = "BUG type 4",
  [SUDOKU_RATING_ALIGNED_PAIR_EXCLUSION] = "Aligned Pair Exclusion",
  [SUDOKU_RATING_GENERALIZED_X_WING] = "Generalized X-Wing",
  [SUDOKU_RATING_X_CYCLE] = "Bidirectional X-Cycle",
  [SUDOKU_RATING_Y_CYCLE] = "Bidirectional Y-Cycle",
  [SUDOKU_RATING_CYCLE] = "Bidirectional Cycle",
  [SUDOKU_RATING_TURBOT_FISH] = "Turbot Fish",
  [SUDOKU_RATING_X_CHAIN] = "Forcing X-Chain",
  [SUDOKU_RATING_FORCING_CHAIN] = "Forcing Chain",
  [SUDOKU_RATING_ALIGNED_TRIPLET_EXCLUSION] = "Aligned Triplet Exclusion",
  [SUDOKU_RATING_NISHIO] = "Nishio Forcing Chains",
  [SUDOKU_RATING_CELL_CHAINS] = "Cell Forcing Chains",
  [SUDOKU_RATING_REGION_CHAINS] = "Region Forcing Chains",
  DYNAMIC_NAMES ("", 0),
  DYNAMIC_NAMES (" (+)", 1),
  DYNAMIC_NAMES (" (+ Forcing Chains)", 2),
  DYNAMIC_NAMES (" (+ Multiple Forcing Chains)", 3),
  DYNAMIC_NAMES (" (+ Dynamic Forcing Chains)", 4),
  [SUDOKU_RATING_BEYOND] = "Beyond solver",
};

const char *
sudoku_rating_technique_name (SudokuRatingTechnique technique)
{
  assert (technique < SUDOKU_N_RATING_TECHNIQUES);
  return names[technique];
}

/* The techniques in Sudoku Explainer's order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "logic/explainer/finders.h"
#include "logic/explainer/rater.h"
#include "logic/explainer/rules.h"

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
  return explainer_find_hidden_single (&rater->board, step);
}

static bool
find_naked_single (SudokuRater *rater, const Producer *producer, ExplainerStep *step)
{
  (void) producer;
  return explainer_find_naked_single (&rater->board, step);
}

static bool
find_locking (SudokuRater *rater, const Producer *producer, ExplainerStep *step)
{
  return explainer_each_locking (&rater->board, producer->direct, take_first, step);
}

static bool
find_hidden_set (SudokuRater *rater, const Producer *producer, ExplainerStep *step)
{
  return explainer_each_hidden_set (&rater->board, producer->size, producer->direct, take_first, step);
}

static bool
find_naked_set (SudokuRater *rater, const Producer *producer, ExplainerStep *step)
{
  return explainer_each_naked_set (&rater->board, producer->size, take_first, step);
}

static bool
find_fish (SudokuRater *rater, const Producer *producer, ExplainerStep *step)
{
  return explainer_each_fish (&rater->board, producer->size, take_first, step);
}

static bool
find_wing (SudokuRater *rater, const Producer *producer, ExplainerStep *step)
{
  return explainer_find_wing (&rater->board, producer->size == 3, step);
}

static bool
find_loop (SudokuRater *rater, const Producer *producer, ExplainerStep *step)
{
  (void) producer;
  return explainer_find_loop (&rater->board, step);
}

static bool
find_grave (SudokuRater *rater, const Producer *producer, ExplainerStep *step)
{
  (void) producer;
  return explainer_find_grave (&rater->board, step);
}

static bool
find_exclusion (SudokuRater *rater, const Producer *producer, ExplainerStep *step)
{
  return explainer_find_exclusion (&rater->board, producer->size, step);
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
  explainer_number (&rater->numbering, &rater->board);
  explainer_forget_implications (&rater->search);
  hints_clear (&rater->hints, true);
}

static bool
find_chains (SudokuRater *rater, const Producer *producer, ExplainerStep *step)
{
  (void) producer;
  interrupt_tick (&rater->interrupt, 50);
  begin_hints (rater);
  explainer_find_chains (&rater->search, &rater->numbering, &rater->board, &rater->hints);
  return has_hint (rater) && take_hint (rater, technique_of_chain (rater, &rater->hints.hint[0]), step);
}

static bool
find_nets (SudokuRater *rater, const Producer *producer, ExplainerStep *step)
{
  begin_hints (rater);
  if (!layer_begin (&rater->layer[0], &rater->numbering, &rater->board, &producer->rules))
    return false;
  layer_find_hints (&rater->layer[0], &rater->hints);
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

unsigned
explainer_tenths (double rating)
{
  return (unsigned) ((rating + 0.05) * 10);
}

bool
explainer_next_step (SudokuRater *rater, unsigned max_tenths, ExplainerStep *step, bool *above)
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

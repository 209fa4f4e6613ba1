/* Random probes through the search tree, and what their weights say of the number of solutions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A probe goes down from the puzzle to the leaves. At a branch every alternative is tried first; those
 * that fail are out, and of the others one is taken with a probability that grows with the room it
 * leaves. The sum of the logarithms of the inverse probabilities is the weight of the path. Where the
 * room left promises a small tree, its solutions are counted instead; a count that takes too long is
 * dropped and the probe continues downwards. Both decisions depend on the node and on earlier probes alone, so
 * each probe's weight times its count has the number of solutions as its mean.
 *
 * Most probes of a large board would end without a solution, shortly before its end. So a probe is *split* whenever the room has halved:
 * it continues from there several times, and counts as the mean of these (as in RESTART: M. and J. Villén-Altamirano, 1991). What is left
 * takes a small part of the time. In the same time 0.99 of the probes met a solution of an almost empty 25x25 board, not 0.09, and the
 * intervals were 2.8 wide on average, not 8.5 (powers of ten); 4x5 boxes 0.80, not 1.5, and 4x4 0.49, not 0.77. Split in two, they were 3.4,
 * 1.1 and 0.58 wide; in four, 2.5, 0.90 and 0.54; another slope, from 0.03 to 0.3, gained nothing.
 */
#include "sudoku/estimate.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

#include "sudoku/random.h"
#include "sudoku/tree/tree.h"

/* The guesses spent on counting everything before the first probe. */
#define COUNT_FIRST 30000u

/* The guesses after which a count at the end of a probe is dropped. */
#define COUNT_LAST 150u

/* The room below which a node is counted out, in binary orders of magnitude: where it starts, and how it
 * changes with each count that was short or too long (so about one in a hundred is too long). */
#define ROOM_START 60
#define ROOM_UP 0.02
#define ROOM_DOWN 2

/* How many times a probe may be split, and in how many. */
#define MOST_SPLITS 5
#define BRANCHES 3

/* How much an alternative's probability grows with the room it leaves: as 2^(slope * room). */
#define SLOPE 0.12

/* The normal distribution has 2.5 % above this. */
#define NORMAL_QUANTILE 1.959964

typedef enum
{
  STAGE_COUNT_ALL,
  STAGE_PROBE, /* at the puzzle, before a probe */
  STAGE_NODE,  /* at a stable node of a probe */
  STAGE_TRY,   /* following an alternative to see what room it leaves */
  STAGE_TAKE,  /* following the alternative taken */
  STAGE_COUNT, /* counting below a node */
  STAGE_PUBLISHED,
  STAGE_EXACT
} Stage;

/* Where a probe was split. */
typedef struct
{
  uint32_t trail;
  double weight;
  double sum; /* binary logarithm of the sum of the branches that have ended */
  unsigned left;
} Split;

struct SudokuEstimator
{
  SudokuPropagator *propagator;
  SudokuTree tree;
  SudokuRandom random;
  Stage stage;
  uint32_t root; /* length of the trail at the puzzle */

  /* The probe under way. */
  double weight; /* binary logarithm of the product of the inverse probabilities */
  uint32_t node; /* length of the trail at the node */
  SudokuBranch branch;
  uint64_t untried; /* alternatives */
  unsigned n_open;  /* alternatives that did not fail, with the room each leaves */
  uint8_t alternative[SUDOKU_MAX_ORDER];
  double room[SUDOKU_MAX_ORDER];
  uint64_t count;    /* solutions counted below the node */
  double count_room; /* nodes with less room are counted out */
  Split split[MOST_SPLITS];
  unsigned n_splits;
  double root_room;
  SudokuTotal total; /* if exact */
  double published;  /* the common logarithm of a published estimate */

  /* All probes so far: sums of their values and squares, in units of 2^scale. */
  uint64_t probes;
  double scale, sum, sum_of_squares;

  /* Of the probes that met a solution: sums of the natural logarithms of their values and of the squares of these. */
  uint64_t met;
  double log_sum, log_sum_of_squares;
};

/* Prepares to count below the present node with up to `most` guesses. */
static void
start_counting (SudokuEstimator *estimator, uint64_t most)
{
  estimator->count = 0;
  estimator->node = estimator->propagator->n_trail;
  sudoku_tree_restart (&estimator->tree);
  estimator->tree.guess_limit = estimator->tree.guesses + most;
}

SudokuEstimator *
sudoku_estimator_new (const SudokuGrid *puzzle, uint64_t seed)
{
  SudokuEstimator *estimator = calloc (1, sizeof *estimator);

  if (estimator == NULL)
    return NULL;
  estimator->random.state = seed;
  estimator->count_room = ROOM_START;
  estimator->propagator = sudoku_propagator_new (puzzle->shape);
  if (estimator->propagator == NULL || !sudoku_tree_init (&estimator->tree, estimator->propagator))
    {
      sudoku_estimator_free (estimator);
      return NULL;
    }
  sudoku_propagator_assume_grid (estimator->propagator, puzzle);
  start_counting (estimator, COUNT_FIRST);
  if (sudoku_count_is_known (puzzle, &estimator->total))
    estimator->stage = STAGE_EXACT;
  else if (sudoku_count_is_estimated (puzzle, &estimator->published))
    estimator->stage = STAGE_PUBLISHED;
  return estimator;
}

void
sudoku_estimator_free (SudokuEstimator *estimator)
{
  if (estimator == NULL)
    return;
  sudoku_tree_clear (&estimator->tree);
  sudoku_propagator_free (estimator->propagator);
  free (estimator);
}

/* The binary logarithm of the number of fillings of the open cells. */
static double
room_left (const SudokuPropagator *p)
{
  double room = 0;

  for (unsigned word = 0; word < (p->cells + 63) / 64; word++)
    {
      /* Products of up to eight counts of at most 64 stay exact. */
      double product = 1;
      unsigned factors = 0;

      for (uint64_t open = p->open[word]; open != 0; open &= open - 1)
        {
          product *= sudoku_set_count (p->cell[word * 64 + (unsigned) __builtin_ctzll (open)]);
          if (++factors % 8 == 0)
            {
              room += log2 (product);
              product = 1;
            }
        }
      room += log2 (product);
    }
  return room;
}

static void
add_probe (SudokuEstimator *estimator, double value_log2)
{
  double value;

  assert (!isnan (value_log2) && value_log2 < INFINITY);
  estimator->probes++;
  if (value_log2 == -INFINITY)
    return;
  estimator->met++;
  estimator->log_sum += value_log2 * M_LN2;
  estimator->log_sum_of_squares += value_log2 * M_LN2 * value_log2 * M_LN2;
  if (estimator->sum == 0 || value_log2 > estimator->scale + 100)
    {
      double factor = exp2 (estimator->scale - value_log2);

      estimator->sum *= factor;
      estimator->sum_of_squares *= factor * factor;
      estimator->scale = value_log2;
    }
  value = exp2 (value_log2 - estimator->scale);
  estimator->sum += value;
  estimator->sum_of_squares += value * value;
  assert (estimator->met <= estimator->probes && estimator->sum > 0 && estimator->sum_of_squares > 0);
}

/* The probe, or a branch of it, ended with `count` solutions below its last node: continues with the next branch, or ends the probe. */
static void
end_probe (SudokuEstimator *estimator, uint64_t count)
{
  double value = count == 0 ? -INFINITY : estimator->weight + log2 ((double) count);

  for (; estimator->n_splits > 0; estimator->n_splits--)
    {
      Split *split = &estimator->split[estimator->n_splits - 1];
      double larger = fmax (split->sum, value);

      split->sum = larger == -INFINITY ? larger : larger + log2 (exp2 (split->sum - larger) + exp2 (value - larger));
      value = split->sum - log2 (BRANCHES);
      if (split->left-- == 0)
        continue;
      estimator->weight = split->weight;
      sudoku_propagator_undo (estimator->propagator, split->trail);
      estimator->stage = STAGE_NODE;
      return;
    }
  add_probe (estimator, value);
  sudoku_propagator_undo (estimator->propagator, estimator->root);
  estimator->stage = STAGE_PROBE;
}

/* Counts below a node. Returns EXHAUSTED when all are counted, and FOUND when that takes too many guesses. */
static SudokuResult
continue_counting (SudokuEstimator *estimator, SudokuBudget *budget)
{
  SudokuTree *tree = &estimator->tree;
  SudokuResult result = SUDOKU_FOUND;

  assert (estimator->stage == STAGE_COUNT_ALL || estimator->stage == STAGE_COUNT);
  while (tree->guesses < tree->guess_limit && (result = sudoku_tree_next (tree, budget)) == SUDOKU_FOUND)
    estimator->count++;
  /* At the limit the tree stops as if cancelled. */
  return result == SUDOKU_CANCELLED && tree->guesses >= tree->guess_limit ? SUDOKU_FOUND : result;
}

static bool
count_all (SudokuEstimator *estimator, SudokuBudget *budget)
{
  switch (continue_counting (estimator, budget))
    {
    case SUDOKU_CANCELLED:
      return false;
    case SUDOKU_EXHAUSTED:
      estimator->total.low = estimator->count;
      estimator->stage = STAGE_EXACT;
      return true;
    case SUDOKU_FOUND:
    default:
      /* The first level was opened when the puzzle's own board was stable. */
      sudoku_propagator_undo (estimator->propagator, estimator->tree.level[0].trail);
      estimator->root = estimator->propagator->n_trail;
      estimator->stage = STAGE_PROBE;
      return true;
    }
}

/* At a stable node: chooses between counting and branching. */
static void
visit_node (SudokuEstimator *estimator, bool may_count)
{
  SudokuPropagator *p = estimator->propagator;
  double room = room_left (p);
  unsigned work = 0;

  assert (!p->failed && p->n_trail >= estimator->root && estimator->weight >= 0);
  if (p->n_open == 0)
    {
      end_probe (estimator, 1);
      return;
    }
  if (p->n_trail == estimator->root)
    estimator->root_room = room;
  if (may_count && room < estimator->count_room)
    {
      start_counting (estimator, COUNT_LAST);
      estimator->stage = STAGE_COUNT;
      return;
    }
  while (estimator->n_splits < MOST_SPLITS && room < ldexp (estimator->root_room, -1 - (int) estimator->n_splits))
    estimator->split[estimator->n_splits++] =
        (Split){ .trail = p->n_trail, .weight = estimator->weight, .sum = -INFINITY, .left = BRANCHES - 1 };
  estimator->branch = sudoku_branch_choose (p, &work);
  estimator->untried = estimator->branch.alternatives;
  estimator->n_open = 0;
  estimator->node = p->n_trail;
  sudoku_branch_take (p, &estimator->branch, (unsigned) __builtin_ctzll (estimator->untried));
  estimator->stage = STAGE_TRY;
}

/* All alternatives were tried: takes one of those that did not fail. */
static void
take_one (SudokuEstimator *estimator)
{
  double largest = -INFINITY, sum = 0, point;
  unsigned taken = 0;

  if (estimator->n_open == 0)
    {
      end_probe (estimator, 0);
      return;
    }
  for (unsigned i = 0; i < estimator->n_open; i++)
    largest = fmax (largest, estimator->room[i]);
  for (unsigned i = 0; i < estimator->n_open; i++)
    sum += estimator->room[i] = exp2 (SLOPE * (estimator->room[i] - largest));
  point = sudoku_random_unit (&estimator->random) * sum;
  assert (sum >= 1 && point >= 0 && point < sum);
  while (taken + 1 < estimator->n_open && point >= estimator->room[taken])
    point -= estimator->room[taken++];
  estimator->weight += log2 (sum / estimator->room[taken]);
  sudoku_branch_take (estimator->propagator, &estimator->branch, estimator->alternative[taken]);
  estimator->stage = STAGE_TAKE;
}

static bool
try_alternative (SudokuEstimator *estimator, SudokuBudget *budget)
{
  SudokuPropagator *p = estimator->propagator;
  SudokuPropagation result = sudoku_propagate (p, budget);

  if (result == SUDOKU_PROPAGATION_CANCELLED)
    return false;
  if (result == SUDOKU_PROPAGATION_STABLE)
    {
      assert (estimator->n_open < p->order);
      estimator->room[estimator->n_open] = room_left (p);
      estimator->alternative[estimator->n_open++] = (uint8_t) __builtin_ctzll (estimator->untried);
    }
  assert (estimator->untried != 0 && p->n_trail >= estimator->node);
  estimator->untried &= estimator->untried - 1;
  sudoku_propagator_undo (p, estimator->node);
  if (estimator->untried == 0)
    take_one (estimator);
  else
    sudoku_branch_take (p, &estimator->branch, (unsigned) __builtin_ctzll (estimator->untried));
  return true;
}

static bool
count_below (SudokuEstimator *estimator, SudokuBudget *budget)
{
  switch (continue_counting (estimator, budget))
    {
    case SUDOKU_CANCELLED:
      return false;
    case SUDOKU_EXHAUSTED:
      estimator->count_room += ROOM_UP;
      end_probe (estimator, estimator->count);
      return true;
    case SUDOKU_FOUND:
    default:
      estimator->count_room -= ROOM_DOWN;
      sudoku_propagator_undo (estimator->propagator, estimator->node);
      visit_node (estimator, false);
      return true;
    }
}

/* Does one step; returns false when cancelled. */
static bool
step (SudokuEstimator *estimator, SudokuBudget *budget)
{
  switch (estimator->stage)
    {
    case STAGE_COUNT_ALL:
      return count_all (estimator, budget);
    case STAGE_PROBE:
      estimator->weight = 0;
      visit_node (estimator, false);
      return true;
    case STAGE_TRY:
      return try_alternative (estimator, budget);
    case STAGE_TAKE:
      if (sudoku_propagate (estimator->propagator, budget) == SUDOKU_PROPAGATION_CANCELLED)
        return false;
      estimator->stage = STAGE_NODE;
      return true;
    case STAGE_NODE:
      visit_node (estimator, true);
      return true;
    case STAGE_COUNT:
      return count_below (estimator, budget);
    case STAGE_PUBLISHED:
    case STAGE_EXACT:
    default:
      return true;
    }
}

bool
sudoku_estimator_run (SudokuEstimator *estimator, uint64_t probes, SudokuCancelFunc cancelled, void *data)
{
  SudokuBudget budget = sudoku_budget (cancelled, data);
  uint64_t wanted = probes > UINT64_MAX - estimator->probes ? UINT64_MAX : estimator->probes + probes;

  while (estimator->probes < wanted && estimator->stage < STAGE_PUBLISHED)
    if (!step (estimator, &budget))
      return false;
  return true;
}

/* The quantile of Student's distribution that leaves 2.5 % above, to a third order in 1 / freedom
 * (Abramowitz and Stegun, 26.7.5). */
static double
student_quantile (double freedom)
{
  const double x = NORMAL_QUANTILE, g1 = (x * x * x + x) / 4, g2 = (5 * pow (x, 5) + 16 * pow (x, 3) + 3 * x) / 96;

  return x + g1 / freedom + g2 / (freedom * freedom);
}

/* The quantile of the chi-squared distribution that has as much below as the normal distribution has below `normal` (E. B. Wilson and
 * M. M. Hilferty, 1931), exact for 1 and 2.5 %. */
static double
chi_squared_quantile (double freedom, double normal)
{
  const double share = 2 / (9 * freedom);

  return fmax (0.000982, freedom * pow (1 - share + normal * sqrt (share), 3));
}

/* The upper end (side 1) or lower end (-1) of an interval, as a natural logarithm, for values whose logarithms are about normally
 * distributed: their mean is exp (m + v / 2), where v is as far off as it may be by what was met. Where a few probes weigh more than all
 * others together, those that would weigh more still have not been met, or one has that hardly ever is, and the variance says too little.
 * Of 139 intervals for almost empty boards of 4x5 and 5x5 boxes, after 0.8 s each, 138 had the number; without the lower end, and with
 * the upper one for 5 %, 133. */
static double
lognormal_end (const SudokuEstimator *estimator, int side)
{
  double n = (double) estimator->met, mean = estimator->log_sum / n;
  double squares = fmax (0, estimator->log_sum_of_squares - mean * mean * n);

  return mean + log (n / (double) estimator->probes)
         + squares / chi_squared_quantile (n - 1, -side * NORMAL_QUANTILE) / 2
         + side * student_quantile (n - 1) * sqrt (squares / (n - 1) / n);
}

SudokuEstimate
sudoku_estimator_get (const SudokuEstimator *estimator)
{
  SudokuEstimate estimate = { .probes = estimator->probes };
  double n = (double) estimator->probes, mean = estimator->sum / n, variance, half;

  if (estimator->stage == STAGE_EXACT)
    {
      estimate.exact = estimate.known = true;
      estimate.count = estimator->total;
      estimate.log10 = log10 (ldexp ((double) estimate.count.high, 64) + (double) estimate.count.low);
      estimate.low_log10 = estimate.high_log10 = estimate.log10;
      return estimate;
    }
  if (estimator->stage == STAGE_PUBLISHED)
    {
      estimate.known = estimate.published = true;
      estimate.log10 = estimator->published;
      estimate.relative_error = SUDOKU_PUBLISHED_ERROR;
      estimate.low_log10 = estimate.log10 + log10 (1 - 2 * SUDOKU_PUBLISHED_ERROR);
      estimate.high_log10 = estimate.log10 + log10 (1 + 2 * SUDOKU_PUBLISHED_ERROR);
      return estimate;
    }
  if (estimator->probes < 2 || estimator->sum == 0)
    return estimate;
  variance = fmax (0, (estimator->sum_of_squares / n - mean * mean) * n / (n - 1));
  estimate.known = true;
  estimate.relative_error = sqrt (variance / n) / mean;
  estimate.log10 = log10 (mean) + estimator->scale * log10 (2);
  half = student_quantile (n - 1) * estimate.relative_error / log (10);
  estimate.low_log10 = estimate.log10 - half;
  estimate.high_log10 = estimate.log10 + half;
  if (estimator->met > 1)
    {
      estimate.low_log10 = fmin (estimate.low_log10, lognormal_end (estimator, -1) / log (10));
      estimate.high_log10 = fmax (estimate.high_log10, lognormal_end (estimator, 1) / log (10));
    }
  return estimate;
}

/* When a search is lost, what it asks, and the solution that leads; and its path as the bookmark.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Both propagation and the choice of branches depend on the board alone, so the path says all, together with what was
 * done where the search was lost:
 *
 *   byte 0        where the search stands (SudokuTreePlace) + 4 * its mode (SudokuGuidedMode)
 *   mode FRESH    4 bytes: dead ends so far, little endian
 *   mode LED      a byte a cell: the leading solution
 *   then          for each level the number of alternatives done before the present one
 */
#include "sudoku/search/general.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "sudoku/rules/compile.h"
#include "sudoku/search/engine.h"

/* Dead ends without a solution before the search is lost for the first time, sooner if there are rules to learn from, and again.
 * Since a question takes the longer the more candidates there are, it is asked again sooner on small boards. */
#define FIRST_FAILURES 150
#define FIRST_FAILURES_OF_RULES 30
#define MOST_NEXT_FAILURES 500
#define CANDIDATES_PER_FAILURE 32

/* The first where the order of solutions does not matter, on boards of up to that many cells, and dead ends after the first solution
 * before it is asked whether there is another. */
#define HURRIED_FAILURES 20
#define MOST_CELLS_HURRIED 256
#define FAILURES_AFTER_FIRST 5

/* The turns of the scout, where there are constraints, each that many times as long as all before, and how many of its guesses take the time of a conflict. */
#define FIRST_SCOUT_GUESSES 100000
#define SCOUT_GROWTH 2
#define GUESSES_PER_CONFLICT 3

bool
sudoku_guided_tree_init (SudokuGuidedTree *guided, const SudokuGrid *puzzle)
{
  *guided = (SudokuGuidedTree){ .propagator = sudoku_propagator_new (puzzle->shape) };
  if (guided->propagator == NULL || !sudoku_tree_init (&guided->tree, guided->propagator))
    return false;
  sudoku_propagator_assume_grid (guided->propagator, puzzle);
  return true;
}

void
sudoku_guided_tree_clear (SudokuGuidedTree *guided)
{
  sudoku_cdcl_encoding_free (guided->encoding);
  sudoku_scout_clear (&guided->scout);
  sudoku_tree_clear (&guided->tree);
  sudoku_propagator_free (guided->propagator);
  free (guided->lead);
  free (guided->solution);
  free (guided->path);
  free (guided->failed);
}

/* The candidates of the propagator when its trail was n_trail long. */
static SudokuCandidates *
candidates_at (const SudokuPropagator *propagator, unsigned n_trail)
{
  SudokuCandidates *candidates = sudoku_candidates_new (propagator->shape);

  assert (n_trail <= propagator->n_trail);
  if (candidates == NULL)
    return NULL;
  for (unsigned cell = 0; cell < propagator->cells; cell++)
    candidates->cell[cell] = propagator->cell[cell];
  for (unsigned i = n_trail; i < propagator->n_trail; i++)
    candidates->cell[propagator->trail[i] / 64] |= UINT64_C (1) << propagator->trail[i] % 64;
  return candidates;
}

/* Whether the leading solution has a placement (a SudokuPreferFunc). */
static bool
is_lead (SudokuPlacement placement, const void *data)
{
  const SudokuGuidedTree *guided = data;

  assert (guided->mode == SUDOKU_GUIDED_LED && guided->lead != NULL);
  return guided->lead[placement.cell] == placement.value;
}

/* Sets the leading solution, or that of the tree for NULL; returns false when out of memory. */
static bool
set_lead (SudokuGuidedTree *guided, const uint8_t *solution)
{
  if (guided->lead == NULL)
    guided->lead = malloc (guided->propagator->cells);
  if (guided->lead == NULL)
    return false;
  if (solution == NULL)
    sudoku_propagator_read (guided->propagator, guided->lead);
  else
    memcpy (guided->lead, solution, guided->propagator->cells);
  return true;
}

/* Follows a solution from now on; returns false when out of memory. */
static bool
follow_lead (SudokuGuidedTree *guided, const uint8_t *solution)
{
  if (!set_lead (guided, solution))
    return false;
  guided->mode = SUDOKU_GUIDED_LED;
  guided->tree.prefer = is_lead;
  guided->tree.prefer_data = guided;
  return true;
}

static void
make_encoding (SudokuGuidedTree *guided)
{
  SudokuCandidates *candidates = candidates_at (guided->propagator, guided->tree.level[0].trail);
  unsigned cells = guided->propagator->cells;

  if (candidates != NULL)
    guided->encoding = sudoku_cdcl_encoding_new (candidates);
  /* Pairs and allowed values have short reasons, from which more is learnt than dead ends cost. */
  if (candidates != NULL && candidates->shape->rules != NULL && candidates->shape->rules->n_constraints > 0
      && sudoku_scout_init (&guided->scout, candidates))
    guided->scout.most_guesses = FIRST_SCOUT_GUESSES;
  guided->solution = malloc (cells);
  guided->path = malloc (cells * sizeof *guided->path);
  guided->failed = malloc (cells * sizeof *guided->failed);
  guided->alone =
      guided->encoding == NULL || guided->solution == NULL || guided->path == NULL || guided->failed == NULL;
  sudoku_candidates_free (candidates);
}

static unsigned
allowed_failures (const SudokuGuidedTree *guided)
{
  unsigned next = guided->propagator->cells * guided->propagator->order / CANDIDATES_PER_FAILURE;
  bool has_rules = guided->propagator->shape->rules != NULL;
  bool hurried = guided->hurried && guided->propagator->cells <= MOST_CELLS_HURRIED && !has_rules;

  if (guided->asks_others && !has_rules && (hurried || guided->encoding != NULL))
    return FAILURES_AFTER_FIRST;
  if (guided->encoding == NULL)
    return has_rules ? FIRST_FAILURES_OF_RULES : hurried ? HURRIED_FAILURES : FIRST_FAILURES;
  return guided->asks_others ? 0 : next < MOST_NEXT_FAILURES ? next : MOST_NEXT_FAILURES;
}

/* Whether the search is lost and there is somebody to ask. */
static bool
is_lost (SudokuGuidedTree *guided)
{
  if (guided->tree.depth == 0 || guided->tree.failures < allowed_failures (guided))
    return false;
  if (guided->encoding == NULL && !guided->alone)
    make_encoding (guided);
  return !guided->alone;
}

/* Asks whether there is a solution with the first n alternatives taken. When out of memory, it is not asked again. */
static SudokuResult
ask (SudokuGuidedTree *guided, SudokuBudget *budget, unsigned n)
{
  SudokuResult result;

  assert (n <= guided->tree.depth && !guided->alone);
  result = sudoku_cdcl_encoding_solve (guided->encoding, budget, guided->path, n);
  if (result == SUDOKU_FOUND)
    {
      sudoku_cdcl_encoding_read (guided->encoding, guided->solution);
      guided->has_solution = true;
    }
  guided->alone = result == SUDOKU_NO_MEMORY;
  return result;
}

/* The same of the scout, up to its limit of guesses. */
static SudokuResult
ask_scout (SudokuGuidedTree *guided, SudokuBudget *budget)
{
  for (;;)
    {
      SudokuResult result = sudoku_scout_next (&guided->scout, budget);

      if (result != SUDOKU_FOUND)
        return result;
      sudoku_propagator_read (guided->scout.propagator, guided->solution);
      guided->has_solution =
          !guided->asks_others || memcmp (guided->solution, guided->lead, guided->propagator->cells) != 0;
      if (guided->has_solution)
        return SUDOKU_FOUND;
    }
}

/* Asks for any solution, on boards with rules the scout and the solver that learns by turns: it is the one or the other that takes much
 * longer. */
static SudokuResult
ask_for_any (SudokuGuidedTree *guided, SudokuBudget *budget)
{
  uint64_t *most_conflicts = &guided->encoding->solver->most_conflicts;

  for (;;)
    {
      SudokuResult result;

      if (guided->scout.guesses < guided->scout.most_guesses)
        {
          result = ask_scout (guided, budget);
          if (result != SUDOKU_CANCELLED || guided->scout.guesses < guided->scout.most_guesses)
            return result;
          *most_conflicts = guided->encoding->solver->conflicts + guided->scout.guesses / GUESSES_PER_CONFLICT;
        }
      result = ask (guided, budget, 0);
      if (result == SUDOKU_CANCELLED && guided->encoding->solver->conflicts < *most_conflicts)
        return SUDOKU_CANCELLED;
      *most_conflicts = UINT64_MAX;
      guided->scout.most_guesses *= SCOUT_GROWTH;
      if (result != SUDOKU_CANCELLED)
        return result;
    }
}

/* Asks for any solution, and begins again along it. Returns false when cancelled. */
static bool
ask_for_lead (SudokuGuidedTree *guided, SudokuBudget *budget)
{
  assert (guided->mode == SUDOKU_GUIDED_FRESH);
  switch (ask_for_any (guided, budget))
    {
    case SUDOKU_CANCELLED:
      return false;
    case SUDOKU_NO_MEMORY:
      return true;
    case SUDOKU_EXHAUSTED:
      sudoku_tree_prune (&guided->tree, 0);
      return true;
    case SUDOKU_FOUND:
    default:
      if (follow_lead (guided, guided->solution))
        sudoku_tree_begin_again (&guided->tree);
      else
        guided->alone = true;
      return true;
    }
}

/* Writes the alternatives taken as assumptions, and returns whether the last solution found has all of them. */
static bool
write_path (SudokuGuidedTree *guided)
{
  bool agrees = guided->has_solution;

  for (unsigned depth = 0; depth < guided->tree.depth; depth++)
    {
      const SudokuLevel *level = &guided->tree.level[depth];
      SudokuPlacement placement = sudoku_branch_placement (guided->propagator, &level->branch, level->present);

      guided->path[depth] = (SudokuAssumption){ placement.cell, placement.value, false };
      agrees = agrees && guided->solution[placement.cell] == placement.value;
    }
  return agrees;
}

/* Asks whether there is a solution besides the first, which the tree has left. Returns false when cancelled. */
static bool
ask_for_others (SudokuGuidedTree *guided, SudokuBudget *budget)
{
  SudokuResult result;

  if (!sudoku_cdcl_encoding_prepare (guided->encoding, budget))
    return false;
  if (!guided->excludes_lead)
    sudoku_cdcl_encoding_exclude (guided->encoding, guided->lead);
  guided->excludes_lead = true;
  guided->has_solution = false;
  result = ask_for_any (guided, budget);
  guided->asks_others = result == SUDOKU_CANCELLED;
  if (result == SUDOKU_EXHAUSTED)
    sudoku_tree_prune (&guided->tree, 0);
  return result != SUDOKU_CANCELLED;
}

/* Asks about the alternatives taken, and leaves those without solution. Returns false when cancelled. */
static bool
ask_the_way (SudokuGuidedTree *guided, SudokuBudget *budget)
{
  SudokuTree *tree = &guided->tree;

  assert (guided->mode != SUDOKU_GUIDED_FRESH);
  if (guided->asks_others && !write_path (guided))
    return ask_for_others (guided, budget);
  while (tree->place == SUDOKU_TREE_UNDER_WAY && !write_path (guided))
    {
      SudokuResult result = ask (guided, budget, tree->depth);
      unsigned needed = tree->depth;

      if (result != SUDOKU_EXHAUSTED)
        return result != SUDOKU_CANCELLED;
      sudoku_cdcl_encoding_find_failed (guided->encoding, guided->path, needed, guided->failed);
      while (needed > 0 && !guided->failed[needed - 1])
        needed--;
      assert (needed <= tree->depth);
      sudoku_tree_prune (tree, needed);
    }
  return true;
}

SudokuResult
sudoku_guided_tree_next (SudokuGuidedTree *guided, SudokuBudget *budget)
{
  SudokuTree *tree = &guided->tree;

  sudoku_tree_leave_solution (tree);
  while (tree->place == SUDOKU_TREE_UNDER_WAY)
    {
      if (is_lost (guided)
          && !(guided->mode == SUDOKU_GUIDED_FRESH ? ask_for_lead (guided, budget) : ask_the_way (guided, budget)))
        return SUDOKU_CANCELLED;
      if (tree->place == SUDOKU_TREE_UNDER_WAY && !sudoku_tree_step (tree, budget))
        return SUDOKU_CANCELLED;
    }
  if (tree->place != SUDOKU_TREE_AT_SOLUTION)
    return SUDOKU_EXHAUSTED;
  assert (guided->propagator->n_open == 0);
  guided->asks_others = !guided->has_found && (guided->mode == SUDOKU_GUIDED_LED || set_lead (guided, NULL));
  guided->has_found = true;
  if (guided->mode == SUDOKU_GUIDED_FRESH)
    guided->mode = SUDOKU_GUIDED_PLAIN;
  return SUDOKU_FOUND;
}

static void
general_destroy (void *engine)
{
  sudoku_guided_tree_clear (engine);
  free (engine);
}

static bool
general_accepts (const SudokuGrid *puzzle)
{
  return true;
}

static void *
general_create (const SudokuGrid *puzzle)
{
  SudokuGuidedTree *general = malloc (sizeof *general);

  if (general == NULL || sudoku_guided_tree_init (general, puzzle))
    return general;
  general_destroy (general);
  return NULL;
}

static SudokuResult
general_next (void *engine, SudokuBudget *budget, uint8_t *solution)
{
  SudokuGuidedTree *general = engine;
  SudokuResult result = sudoku_guided_tree_next (general, budget);

  if (result == SUDOKU_FOUND && solution != NULL)
    sudoku_propagator_read (general->propagator, solution);
  return result;
}

static SudokuResult
general_skip (void *engine, SudokuBudget *budget, uint64_t limit, uint64_t *count)
{
  while (limit-- > 0)
    {
      SudokuResult result = sudoku_guided_tree_next (engine, budget);

      if (result != SUDOKU_FOUND)
        return result;
      ++*count;
    }
  return SUDOKU_FOUND;
}

static void
general_hurry (void *engine)
{
  ((SudokuGuidedTree *) engine)->hurried = true;
}

static double
general_progress (const void *engine)
{
  return sudoku_tree_progress (&((const SudokuGuidedTree *) engine)->tree);
}

static uint64_t
general_guesses (const void *engine)
{
  return ((const SudokuGuidedTree *) engine)->tree.guesses;
}

static void
general_count_learning (const void *engine, uint64_t *counters)
{
  const SudokuGuidedTree *general = engine;

  if (general->encoding != NULL)
    sudoku_cdcl_count (general->encoding->solver, counters);
}

/* The bytes of a bookmark before the path. */
static size_t
head_size (const SudokuGuidedTree *general, SudokuGuidedMode mode)
{
  switch (mode)
    {
    case SUDOKU_GUIDED_FRESH:
      return 1 + 4;
    case SUDOKU_GUIDED_LED:
      return 1 + (size_t) general->propagator->cells;
    case SUDOKU_GUIDED_PLAIN:
    default:
      return 1;
    }
}

static size_t
general_save (const void *engine, uint8_t *buffer, size_t size)
{
  const SudokuGuidedTree *general = engine;
  size_t head = head_size (general, general->mode);
  size_t needed = head + general->tree.depth;

  assert (general->tree.depth <= general->propagator->cells);
  if (size < needed)
    return needed;
  buffer[0] = (uint8_t) (general->tree.place + 4 * general->mode);
  if (general->mode == SUDOKU_GUIDED_FRESH)
    for (unsigned i = 0; i < 4; i++)
      buffer[1 + i] = (uint8_t) (general->tree.failures >> 8 * i);
  else if (general->mode == SUDOKU_GUIDED_LED)
    memcpy (buffer + 1, general->lead, general->propagator->cells);
  for (unsigned depth = 0; depth < general->tree.depth; depth++)
    {
      assert (general->tree.level[depth].done < general->tree.level[depth].total);
      buffer[head + depth] = general->tree.level[depth].done;
    }
  return needed;
}

/* Reads what stands before the path; returns false when it makes no sense or out of memory. */
static bool
read_head (SudokuGuidedTree *general, const uint8_t *body, size_t size)
{
  if (size < 1 || body[0] % 4 > SUDOKU_TREE_AT_END || body[0] / 4 > SUDOKU_GUIDED_LED
      || size < head_size (general, body[0] / 4))
    return false;
  general->tree.place = body[0] % 4;
  general->mode = body[0] / 4;
  if (general->mode == SUDOKU_GUIDED_FRESH)
    for (unsigned i = 0; i < 4; i++)
      general->tree.failures |= (uint32_t) body[1 + i] << 8 * i;
  else if (general->mode == SUDOKU_GUIDED_LED)
    return follow_lead (general, body + 1);
  return true;
}

static bool
is_stable (SudokuGuidedTree *general)
{
  return sudoku_propagate (general->propagator, NULL) == SUDOKU_PROPAGATION_STABLE;
}

static bool
go_to_bookmark (SudokuGuidedTree *general, const uint8_t *body, size_t size)
{
  SudokuTree *tree = &general->tree;

  if (!read_head (general, body, size))
    return false;
  if (tree->place == SUDOKU_TREE_AT_END)
    return true;

  for (size_t i = head_size (general, general->mode); i < size; i++)
    if (!is_stable (general) || !sudoku_tree_descend (tree, body[i]))
      return false;
  tree->guesses = 0;
  return tree->place != SUDOKU_TREE_AT_SOLUTION || (is_stable (general) && general->propagator->n_open == 0);
}

static void *
general_resume (const SudokuGrid *puzzle, const uint8_t *body, size_t size)
{
  SudokuGuidedTree *general = general_create (puzzle);

  if (general == NULL || go_to_bookmark (general, body, size))
    return general;
  general_destroy (general);
  return NULL;
}

const SudokuEngine sudoku_general_engine = {
  .tag = 1,
  .accepts = general_accepts,
  .create = general_create,
  .destroy = general_destroy,
  .next = general_next,
  .skip = general_skip,
  .hurry = general_hurry,
  .progress = general_progress,
  .guesses = general_guesses,
  .count_learning = general_count_learning,
  .save = general_save,
  .resume = general_resume,
};

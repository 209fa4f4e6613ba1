/* Walking down branches, backtracking, and knowing how far along the walk is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/walk.h"

#include <stdlib.h>

bool
sudoku_walk_init (SudokuWalk *walk, SudokuPropagator *propagator)
{
  *walk = (SudokuWalk){ .propagator = propagator, .guess_limit = UINT64_MAX };
  walk->level = malloc (propagator->cells * sizeof *walk->level);
  return walk->level != NULL;
}

void
sudoku_walk_clear (SudokuWalk *walk)
{
  free (walk->level);
}

void
sudoku_walk_restart (SudokuWalk *walk)
{
  walk->depth = 0;
  walk->behind = 0;
  walk->place = SUDOKU_WALK_UNDER_WAY;
}

/* Moves on to the next alternative of a level without telling the propagator. */
static void
choose_next_alternative (const SudokuWalk *walk, SudokuLevel *level)
{
  uint64_t left = level->left;

  if (walk->prefer != NULL)
    {
      left &= walk->prefer (&level->branch, left, walk->prefer_data);
      if (left == 0)
        left = level->left;
    }
  level->present = (uint8_t) __builtin_ctzll (left);
  level->left &= ~(UINT64_C (1) << level->present);
}

static void
take_next_alternative (SudokuWalk *walk, SudokuLevel *level)
{
  choose_next_alternative (walk, level);
  walk->guesses++;
  sudoku_branch_take (walk->propagator, &level->branch, level->present);
}

/* Opens a level with its alternatives, none taken. */
static SudokuLevel *
push_level (SudokuWalk *walk, unsigned *work)
{
  SudokuLevel *level = &walk->level[walk->depth++];

  level->branch = sudoku_branch_choose (walk->propagator, work);
  level->left = level->branch.alternatives;
  level->trail = walk->propagator->n_trail;
  level->total = (uint8_t) sudoku_set_count (level->left);
  level->done = 0;
  return level;
}

/* Leaves the present alternative for the next one, or for the end. */
static void
backtrack (SudokuWalk *walk)
{
  for (; walk->depth > 0; walk->depth--)
    {
      SudokuLevel *level = &walk->level[walk->depth - 1];

      if (level->left == 0)
        continue;
      sudoku_propagator_undo (walk->propagator, level->trail);
      level->done++;
      take_next_alternative (walk, level);
      walk->place = SUDOKU_WALK_UNDER_WAY;
      return;
    }
  walk->place = SUDOKU_WALK_AT_END;
}

/* Asks the guide about the alternatives taken, and leaves those without solution. Returns false when
 * patience ended; a guide that cannot help lets the walk go on. */
static bool
ask_the_way (SudokuWalk *walk, SudokuPatience *patience)
{
  SudokuPlacement *path = walk->guide->path;

  while (walk->place == SUDOKU_WALK_UNDER_WAY)
    {
      unsigned needed = 0;
      SudokuOracleAnswer answer;

      for (unsigned depth = 0; depth < walk->depth; depth++)
        path[depth] =
            sudoku_branch_placement (walk->propagator, &walk->level[depth].branch, walk->level[depth].present);
      answer = sudoku_guide_ask (walk->guide, walk->depth, patience, &needed);
      if (answer != SUDOKU_ORACLE_DEAD)
        return answer != SUDOKU_ORACLE_CANCELLED;
      walk->depth = needed;
      backtrack (walk);
    }
  return true;
}

/* Begins anew with the guide's solution first on each level; nothing had been found. */
static void
follow_lead (SudokuWalk *walk)
{
  walk->behind = sudoku_walk_progress (walk);
  walk->prefer = sudoku_guide_prefer;
  walk->prefer_data = walk->guide;
  sudoku_propagator_undo (walk->propagator, walk->level[0].trail);
  walk->depth = 0;
}

/* Asks the guide for any solution, and begins anew along it. Returns false when patience ended. */
static bool
ask_for_lead (SudokuWalk *walk, SudokuPatience *patience)
{
  switch (sudoku_guide_find_lead (walk->guide, patience))
    {
    case SUDOKU_ORACLE_CANCELLED:
      return false;
    case SUDOKU_ORACLE_DEAD:
      walk->place = SUDOKU_WALK_AT_END;
      return true;
    case SUDOKU_ORACLE_LIVE:
      follow_lead (walk);
      return true;
    case SUDOKU_ORACLE_HELPLESS:
    default:
      return true;
    }
}

SudokuSearchResult
sudoku_walk_next (SudokuWalk *walk, SudokuPatience *patience)
{
  if (walk->place == SUDOKU_WALK_AT_SOLUTION)
    backtrack (walk);

  while (walk->place == SUDOKU_WALK_UNDER_WAY)
    {
      unsigned work = 1;

      if (walk->guide != NULL && walk->depth > 0 && sudoku_guide_is_wanted (walk->guide, walk->level[0].trail)
          && !(walk->guide->mode == SUDOKU_GUIDE_FRESH ? ask_for_lead (walk, patience) : ask_the_way (walk, patience)))
        return SUDOKU_SEARCH_CANCELLED;
      if (walk->place != SUDOKU_WALK_UNDER_WAY)
        break;

      switch (sudoku_propagate (walk->propagator, patience))
        {
        case SUDOKU_PROPAGATION_CANCELLED:
          return SUDOKU_SEARCH_CANCELLED;
        case SUDOKU_PROPAGATION_FAILED:
          if (walk->guide != NULL)
            sudoku_guide_note_failure (walk->guide);
          backtrack (walk);
          break;
        case SUDOKU_PROPAGATION_STABLE:
          if (walk->propagator->n_open == 0)
            {
              walk->place = SUDOKU_WALK_AT_SOLUTION;
              if (walk->guide != NULL)
                sudoku_guide_note_solution (walk->guide);
            }
          else
            take_next_alternative (walk, push_level (walk, &work));
        }
      if (walk->place == SUDOKU_WALK_UNDER_WAY
          && (sudoku_patience_spend (patience, work) || walk->guesses >= walk->guess_limit))
        return SUDOKU_SEARCH_CANCELLED;
    }
  return walk->place == SUDOKU_WALK_AT_SOLUTION ? SUDOKU_SEARCH_FOUND : SUDOKU_SEARCH_EXHAUSTED;
}

bool
sudoku_walk_descend (SudokuWalk *walk, unsigned done)
{
  unsigned work = 0;
  SudokuLevel *level;

  if (walk->propagator->n_open == 0)
    return false;
  level = push_level (walk, &work);
  if (done >= level->total)
    return false;
  for (; level->done < done; level->done++)
    choose_next_alternative (walk, level);
  take_next_alternative (walk, level);
  return true;
}

/* Worked out from the deepest level up, where each step rounds monotonically: so it never goes back. A
 * walk that began anew is where it was until it gets further. */
double
sudoku_walk_progress (const SudokuWalk *walk)
{
  double share = walk->place == SUDOKU_WALK_UNDER_WAY ? 0 : 1;

  for (unsigned depth = walk->depth; depth-- > 0;)
    share = (walk->level[depth].done + share) / walk->level[depth].total;
  return share > walk->behind ? share : walk->behind;
}

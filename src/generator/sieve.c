/* Rating puzzles, and following their solving paths, as far as it takes to know whether they are as wished.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What takes the least time comes first: a rating stops at the first step that is too hard, and a path at the first
 * technique that is not to occur.
 */
#include "generator/sieve.h"

#include <stdlib.h>
#include <string.h>

#include "logic/grade.h"
#include "logic/path.h"
#include "logic/rating.h"

/* How often orbits are put back into a puzzle to find one of a level. */
#define MOST_TRIES 24

/* Open cells of a path that is too hard for each orbit that is put back at once. */
#define CELLS_AN_ORBIT 12

/* What of a level's score the steps before the first hard one are left, at least: puzzles where they have less are rarely of the level. */
#define SCORE_BEFORE 600

struct SudokuSieve
{
  const SudokuWish *wish;
  SudokuGrid *grid;       /* of the last board that was judged */
  SudokuRater *rater;     /* if the rating matters */
  SudokuFinding *finding; /* if a path does */
  SudokuFinding *easier;  /* of what is below the hardest level that is wished */
  bool has_level;         /* that of the grid is known */
  SudokuLevel level;
};

/* What a path has had so far. */
typedef struct
{
  const SudokuWish *wish;
  SudokuGrade grade;
  SudokuLevel hardest; /* it ends above this level */
  SudokuTechniqueSet had;
  bool unwished;
  unsigned n_open; /* cells at its end */
} Path;

static bool
rates (const SudokuWish *wish)
{
  return wish->easiest > 0 || wish->hardest > 0;
}

static bool
names_techniques (const SudokuWish *wish)
{
  return !sudoku_technique_set_is_empty (&wish->with) || !sudoku_technique_set_is_empty (&wish->without);
}

bool
sudoku_sieve_is_needed (const SudokuWish *wish)
{
  return rates (wish) || wish->levels != 0 || names_techniques (wish);
}

/* Prepares for boards of a shape. Returns false when out of memory. */
static bool
use_shape (SudokuSieve *sieve, const SudokuShape *shape)
{
  bool paths = sieve->wish->levels != 0 || names_techniques (sieve->wish);

  if (sieve->grid != NULL && sieve->grid->shape == shape)
    return true;
  sudoku_grid_free (sieve->grid);
  sudoku_finding_free (sieve->finding);
  sudoku_finding_free (sieve->easier);
  sieve->grid = sudoku_grid_new (shape);
  sieve->finding = paths ? sudoku_finding_new (shape) : NULL;
  sieve->easier = NULL;
  sieve->has_level = false;
  if (sieve->grid != NULL && (sieve->finding != NULL || !paths))
    return true;
  sudoku_grid_free (sieve->grid);
  sieve->grid = NULL;
  return false;
}

SudokuSieve *
sudoku_sieve_new (const SudokuWish *wish)
{
  SudokuSieve *sieve = calloc (1, sizeof *sieve);

  if (sieve == NULL)
    return NULL;
  sieve->wish = wish;
  if (rates (wish))
    sieve->rater = sudoku_rater_new ();
  if (use_shape (sieve, wish->shape) && (sieve->rater != NULL || !rates (wish)))
    return sieve;
  sudoku_sieve_free (sieve);
  return NULL;
}

void
sudoku_sieve_free (SudokuSieve *sieve)
{
  if (sieve == NULL)
    return;
  sudoku_grid_free (sieve->grid);
  sudoku_rater_free (sieve->rater);
  sudoku_finding_free (sieve->finding);
  sudoku_finding_free (sieve->easier);
  free (sieve);
}

static SudokuResult
judge_rating (SudokuSieve *sieve, SudokuMade *made, SudokuCancelFunc cancelled, void *data)
{
  const SudokuWish *wish = sieve->wish;
  SudokuRating rating;
  SudokuRatingResult rated;

  rated = sudoku_rate (sieve->rater, sieve->grid, wish->hardest, cancelled, data, &rating);
  if (rated != SUDOKU_RATED)
    return rated == SUDOKU_RATING_CANCELLED ? SUDOKU_CANCELLED : SUDOKU_NO_MEMORY;
  made->tenths = rating.er;
  return rating.above_limit || rating.er < wish->easiest ? SUDOKU_EXHAUSTED : SUDOKU_FOUND;
}

/* Notes a step. */
static bool
take_step (const SudokuStep *step, const SudokuBoard *board, void *data)
{
  Path *path = data;

  (void) board;
  sudoku_grade_add (&path->grade, step->technique);
  sudoku_technique_set_add (&path->had, step->technique);
  path->unwished = sudoku_technique_set_has (&path->wish->without, step->technique)
                   || sudoku_grade_level (&path->grade) > path->hardest;
  return !path->unwished;
}

/* Follows the path within limits, as sudoku_path_run (). */
static SudokuResult
follow (SudokuSieve *sieve, const SudokuFindLimits *limits, Path *path, SudokuCancelFunc cancelled, void *data)
{
  SudokuBoard *board = sudoku_board_new (sieve->grid, NULL, NULL);
  SudokuResult result;

  if (board == NULL)
    return SUDOKU_NO_MEMORY;
  sudoku_finding_set_limits (sieve->finding, limits);
  sudoku_finding_set_cancel (sieve->finding, cancelled, data);
  result = sudoku_path_run (sieve->finding, board, NULL, take_step, path);
  path->n_open = board->n_open;
  sudoku_board_free (board);
  return result;
}

/* The highest of the wished levels. */
static SudokuLevel
hardest_level (const SudokuWish *wish)
{
  return (SudokuLevel) (31 - __builtin_clz (wish->levels));
}

/* Prepares for finding a level as far as it matters: any above the hardest that is wished may become the highest, as does that of a path
 * that is not solved before its techniques have it. What comes first in a path does not depend on the techniques that come last, so that
 * these are not looked for. */
static void
prepare_level (const SudokuSieve *sieve, Path *path, SudokuFindLimits *limits)
{
  static const SudokuWish no_wish = { 0 };
  SudokuLevel hardest = hardest_level (sieve->wish);
  SudokuTechnique last = SUDOKU_N_TECHNIQUES;

  *path = (Path){ .wish = &no_wish, .hardest = hardest < SUDOKU_LEVEL_EXTREME ? hardest : SUDOKU_LEVEL_UNFAIR };
  sudoku_limits_init_grade (limits, sieve->grid->shape->order);
  limits->unique = true;
  while (sudoku_technique_info (last - 1)->level > path->hardest
         || !sudoku_technique_set_has (&limits->techniques, last - 1))
    sudoku_technique_set_remove (&limits->techniques, --last);
}

/* Finds the level of the grid so far, and how many cells its path leaves open. Returns FOUND unless it was stopped. */
static SudokuResult
find_level (SudokuSieve *sieve, unsigned *n_open, SudokuCancelFunc cancelled, void *data)
{
  SudokuFindLimits limits;
  SudokuResult result;
  Path path;

  prepare_level (sieve, &path, &limits);
  result = follow (sieve, &limits, &path, cancelled, data);
  if (sudoku_was_stopped (result))
    return result;
  *n_open = path.n_open;
  sieve->level = path.n_open == 0 && !path.unwished ? sudoku_grade_level (&path.grade) : SUDOKU_LEVEL_EXTREME;
  return SUDOKU_FOUND;
}

static SudokuResult
judge_level (SudokuSieve *sieve, SudokuMade *made, SudokuCancelFunc cancelled, void *data)
{
  unsigned n_open;
  SudokuResult result = sieve->has_level ? SUDOKU_FOUND : find_level (sieve, &n_open, cancelled, data);

  if (result != SUDOKU_FOUND)
    return result;
  made->level = sieve->level;
  return sieve->wish->levels >> made->level & 1 ? SUDOKU_FOUND : SUDOKU_EXHAUSTED;
}

/* Puts the givens of an orbit back into a grid. Returns how many are new. */
static unsigned
put_orbit (SudokuGrid *grid, const SudokuCellGroups *orbits, unsigned orbit, const uint8_t *solution)
{
  unsigned n = 0;

  for (unsigned i = orbits->first[orbit]; i < orbits->first[orbit + 1]; i++)
    {
      n += grid->cell[orbits->cell[i]] == 0;
      grid->cell[orbits->cell[i]] = solution[orbits->cell[i]];
    }
  return n;
}

/* Puts orbits back into a grid that is too hard until it has the hardest level that is wished: first several at once, and once that was
 * too easy one at a time, without those that make it too easy. Returns FOUND, and its level in the sieve, also where that is easier from the
 * beginning; EXHAUSTED if it never has it. */
static SudokuResult
ease (SudokuSieve *sieve,
      const SudokuCellGroups *orbits,
      const uint8_t *solution,
      SudokuCancelFunc cancelled,
      void *data)
{
  SudokuGrid *grid = sieve->grid;
  uint8_t hard[SUDOKU_MAX_CELLS]; /* the last one that was too hard */
  unsigned next = 0, from = 0, n = 0, left = 0, n_open;
  bool near = false;

  for (unsigned tries = 0; tries < MOST_TRIES && (left < n || tries == 0); tries++)
    {
      SudokuResult result = find_level (sieve, &n_open, cancelled, data);

      if (result != SUDOKU_FOUND
          || (tries == 0 ? sieve->level <= hardest_level (sieve->wish) : sieve->wish->levels >> sieve->level & 1))
        return result;
      if (sieve->level > hardest_level (sieve->wish))
        {
          memcpy (hard, grid->cell, grid->shape->n_cells);
          n = !near ? 1 + n_open / CELLS_AN_ORBIT : n > 1 ? n / 2 : 1;
        }
      else
        {
          memcpy (grid->cell, hard, grid->shape->n_cells);
          next = n > 1 ? from : next;
          n = n > 1 ? n / 2 : 1;
          near = true;
        }
      from = next;
      for (left = n; next < orbits->n && left > 0; next++)
        left -= put_orbit (grid, orbits, next, solution) > 0;
    }
  return SUDOKU_EXHAUSTED;
}

/* Puzzles that are aimed at a level: a board is left where what is easier goes no further, and is given values as long as
 * that stays so. What the level allows then goes to the end, mostly. */

/* Takes steps that are easier than the hardest level. *score becomes the sum of theirs. */
static SudokuResult
take_easier_steps (SudokuSieve *sieve, SudokuBoard *board, uint32_t *score, SudokuCancelFunc cancelled, void *data)
{
  static const SudokuWish no_wish = { 0 };
  Path path = { .wish = &no_wish, .hardest = SUDOKU_LEVEL_EXTREME };
  SudokuFindLimits limits;
  SudokuResult result;

  if (sieve->easier == NULL)
    {
      sieve->easier = sudoku_finding_new (sieve->grid->shape);
      if (sieve->easier == NULL)
        return SUDOKU_NO_MEMORY;
      sudoku_limits_init_grade (&limits, sieve->grid->shape->order);
      limits.unique = true;
      for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
        if (sudoku_technique_info (i)->level >= hardest_level (sieve->wish))
          sudoku_technique_set_remove (&limits.techniques, i);
      sudoku_finding_set_limits (sieve->easier, &limits);
    }
  sudoku_finding_set_cancel (sieve->easier, cancelled, data);
  result = sudoku_path_run (sieve->easier, board, NULL, take_step, &path);
  *score = path.grade.score;
  return result;
}

/* Whether the path from a board goes to the end; what came before does not count. *score becomes the sum of its steps. */
static SudokuResult
try_level (SudokuSieve *sieve,
           const SudokuBoard *from,
           SudokuBoard *board,
           uint32_t *score,
           SudokuCancelFunc cancelled,
           void *data)
{
  SudokuFindLimits limits;
  SudokuResult result;
  Path path;

  sudoku_board_assign (board, from);
  prepare_level (sieve, &path, &limits);
  path.grade.score = SCORE_BEFORE;
  sudoku_finding_set_limits (sieve->finding, &limits);
  sudoku_finding_set_cancel (sieve->finding, cancelled, data);
  result = sudoku_path_run (sieve->finding, board, NULL, take_step, &path);
  if (sudoku_was_stopped (result))
    return result;
  *score = path.grade.score - SCORE_BEFORE;
  return path.unwished || board->n_open > 0 ? SUDOKU_EXHAUSTED : SUDOKU_FOUND;
}

/* Gives a board the values of an orbit's open cells. Returns how many there are. */
static unsigned
give (SudokuBoard *board, const SudokuCellGroups *orbits, unsigned orbit, const uint8_t *solution)
{
  unsigned n = 0;

  for (unsigned i = orbits->first[orbit]; i < orbits->first[orbit + 1]; i++)
    if (board->value[orbits->cell[i]] == 0)
      {
        sudoku_board_place (board, orbits->cell[i], solution[orbits->cell[i]]);
        n++;
      }
  return n;
}

/* Gives a board, and the grid, values as long as easier steps do not go to the end. trial is room. *score is that of the steps so far,
 * *rest becomes that of those from there to the end. */
static SudokuResult
narrow (SudokuSieve *sieve,
        SudokuBoard **board,
        SudokuBoard **trial,
        const SudokuCellGroups *orbits,
        const uint8_t *solution,
        uint32_t *score,
        uint32_t *rest,
        SudokuCancelFunc cancelled,
        void *data)
{
  SudokuResult result = SUDOKU_EXHAUSTED;
  uint32_t more;
  bool tried = false;

  for (unsigned i = 0; i < orbits->n; i++)
    {
      sudoku_board_assign (*trial, *board);
      if (give (*trial, orbits, i, solution) == 0)
        continue;
      result = take_easier_steps (sieve, *trial, &more, cancelled, data);
      if (sudoku_was_stopped (result))
        return result;
      if ((*trial)->n_open > 0)
        {
          SudokuBoard *before = *board;

          put_orbit (sieve->grid, orbits, i, solution);
          *board = *trial;
          *trial = before;
          *score += more;
          tried = false;
        }
      else if (!tried)
        {
          tried = true;
          result = try_level (sieve, *board, *trial, rest, cancelled, data);
          if (result != SUDOKU_EXHAUSTED)
            return result;
        }
    }
  return tried ? SUDOKU_EXHAUSTED : try_level (sieve, *board, *trial, rest, cancelled, data);
}

/* Puts givens back that the board has found, as many as bring the score of the path, which is known nearly, to the level; finds that. */
static SudokuResult
shorten (SudokuSieve *sieve,
         const SudokuBoard *board,
         const SudokuCellGroups *orbits,
         const uint8_t *solution,
         uint32_t score,
         uint32_t rest,
         SudokuCancelFunc cancelled,
         void *data)
{
  SudokuGrade grade = { .score = score + rest };
  unsigned n_found = 0, n_open;
  uint32_t each;

  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    n_found += board->value[cell] != 0 && sieve->grid->cell[cell] == 0;
  each = n_found > 0 ? score / n_found : 0;
  for (unsigned i = 0; i < orbits->n && sudoku_grade_level (&grade) > hardest_level (sieve->wish); i++)
    if (board->value[orbits->cell[orbits->first[i]]] != 0)
      {
        uint32_t less = put_orbit (sieve->grid, orbits, i, solution) * each;

        grade.score -= less < grade.score ? less : grade.score;
      }
  return find_level (sieve, &n_open, cancelled, data);
}

/* Brings the grid to the hardest level that is wished, from above. Returns FOUND, and its level in the sieve; EXHAUSTED if it stays too
 * hard. */
static SudokuResult
aim (SudokuSieve *sieve,
     const SudokuCellGroups *orbits,
     const uint8_t *solution,
     SudokuCancelFunc cancelled,
     void *data)
{
  SudokuBoard *board = sudoku_board_new (sieve->grid, NULL, NULL),
              *trial = board != NULL ? sudoku_board_copy (board) : NULL;
  uint32_t score = 0, rest = 0;
  SudokuResult result = trial != NULL ? take_easier_steps (sieve, board, &score, cancelled, data) : SUDOKU_NO_MEMORY;

  if (!sudoku_was_stopped (result))
    {
      if (board->n_open > 0)
        result = narrow (sieve, &board, &trial, orbits, solution, &score, &rest, cancelled, data);
      else
        result = sieve->wish->levels == 1u << hardest_level (sieve->wish) ? SUDOKU_EXHAUSTED : SUDOKU_FOUND;
    }
  if (result == SUDOKU_FOUND)
    result = shorten (sieve, board, orbits, solution, score, rest, cancelled, data);
  sudoku_board_free (board);
  sudoku_board_free (trial);
  return result;
}

bool
sudoku_sieve_aims (const SudokuWish *wish, const SudokuShape *shape)
{
  SudokuLevel hardest = hardest_level (wish);

  return hardest == SUDOKU_LEVEL_MEDIUM || hardest == SUDOKU_LEVEL_HARD
         || (hardest == SUDOKU_LEVEL_UNFAIR && shape->rules != NULL);
}

SudokuResult
sudoku_sieve_ease (SudokuSieve *sieve,
                   SudokuGrid *puzzle,
                   const SudokuCellGroups *orbits,
                   const uint8_t *solution,
                   SudokuCancelFunc cancelled,
                   void *data)
{
  SudokuResult result;

  if (!use_shape (sieve, puzzle->shape))
    return SUDOKU_NO_MEMORY;
  sieve->has_level = false;
  memcpy (sieve->grid->cell, puzzle->cell, puzzle->shape->n_cells);
  if (sudoku_sieve_aims (sieve->wish, puzzle->shape))
    result = aim (sieve, orbits, solution, cancelled, data);
  else
    result = ease (sieve, orbits, solution, cancelled, data);
  if (result != SUDOKU_FOUND)
    return result;
  sieve->has_level = true;
  memcpy (puzzle->cell, sieve->grid->cell, puzzle->shape->n_cells);
  return sieve->wish->levels >> sieve->level & 1 ? SUDOKU_FOUND : SUDOKU_EXHAUSTED;
}

/* The limits of a path; techniques that are wished are looked for, be they large. */
static void
init_limits (SudokuFindLimits *limits, const SudokuWish *wish)
{
  sudoku_limits_init_path (limits, wish->shape->order);
  limits->unique = true;
  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (sudoku_technique_set_has (&wish->with, i))
      {
        const SudokuTechniqueInfo *info = sudoku_technique_info (i);

        sudoku_technique_set_add (&limits->techniques, i);
        if (info->size > limits->fish_size)
          limits->fish_size = info->size;
      }
}

static SudokuResult
judge_techniques (SudokuSieve *sieve, SudokuCancelFunc cancelled, void *data)
{
  const SudokuWish *wish = sieve->wish;
  Path path = { .wish = wish, .hardest = SUDOKU_LEVEL_EXTREME };
  SudokuFindLimits limits;
  SudokuResult result;

  init_limits (&limits, wish);
  result = follow (sieve, &limits, &path, cancelled, data);
  if (sudoku_was_stopped (result))
    return result;
  if (path.n_open > 0 || path.unwished)
    return SUDOKU_EXHAUSTED;
  for (unsigned i = 0; i < sizeof wish->with.bits / sizeof *wish->with.bits; i++)
    if ((wish->with.bits[i] & ~path.had.bits[i]) != 0)
      return SUDOKU_EXHAUSTED;
  return SUDOKU_FOUND;
}

SudokuResult
sudoku_sieve_judge (SudokuSieve *sieve, SudokuMade *made, SudokuCancelFunc cancelled, void *data)
{
  SudokuResult result = SUDOKU_FOUND;

  if (!use_shape (sieve, made->shape))
    return SUDOKU_NO_MEMORY;
  sieve->has_level &= memcmp (sieve->grid->cell, made->values, made->shape->n_cells) == 0;
  memcpy (sieve->grid->cell, made->values, made->shape->n_cells);
  if (rates (sieve->wish))
    result = judge_rating (sieve, made, cancelled, data);
  if (result == SUDOKU_FOUND && sieve->wish->levels != 0)
    result = judge_level (sieve, made, cancelled, data);
  if (result == SUDOKU_FOUND && names_techniques (sieve->wish))
    result = judge_techniques (sieve, cancelled, data);
  return result;
}

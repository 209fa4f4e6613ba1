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

struct SudokuSieve
{
  const SudokuWish *wish;
  SudokuGrid *grid;       /* of the last board that was judged */
  SudokuRater *rater;     /* if the rating matters */
  SudokuFinding *finding; /* if a path does */
};

/* What a path has had so far. */
typedef struct
{
  const SudokuWish *wish;
  SudokuGrade grade;
  SudokuLevel hardest; /* it ends above this level */
  SudokuTechniqueSet had;
  bool unwished;
  bool solved; /* the board was full at its end */
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
  sieve->grid = sudoku_grid_new (shape);
  sieve->finding = paths ? sudoku_finding_new (shape) : NULL;
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
  path->solved = board->n_open == 0;
  sudoku_board_free (board);
  return result;
}

/* The highest of the wished levels. */
static SudokuLevel
hardest_level (const SudokuWish *wish)
{
  return (SudokuLevel) (31 - __builtin_clz (wish->levels));
}

/* Finds the level of a puzzle as far as it matters: any above the hardest that is wished may become the highest, as does that of a path
 * that is not solved before its techniques have it. What comes first in a path does not depend on the techniques that come last, so that
 * these are not looked for. Returns FOUND unless it was stopped. */
static SudokuResult
find_level (SudokuSieve *sieve, SudokuLevel *level, SudokuCancelFunc cancelled, void *data)
{
  static const SudokuWish no_wish = { 0 };
  SudokuLevel hardest = hardest_level (sieve->wish);
  Path path = { .wish = &no_wish, .hardest = hardest < SUDOKU_LEVEL_EXTREME ? hardest : SUDOKU_LEVEL_UNFAIR };
  SudokuTechnique last = SUDOKU_N_TECHNIQUES;
  SudokuFindLimits limits;
  SudokuResult result;

  sudoku_limits_init_grade (&limits, sieve->grid->shape->order);
  limits.unique = true;
  while (sudoku_technique_info (last - 1)->level > path.hardest
         || !sudoku_technique_set_has (&limits.techniques, last - 1))
    sudoku_technique_set_remove (&limits.techniques, --last);
  result = follow (sieve, &limits, &path, cancelled, data);
  if (sudoku_was_stopped (result))
    return result;
  *level = path.solved && !path.unwished ? sudoku_grade_level (&path.grade) : SUDOKU_LEVEL_EXTREME;
  return SUDOKU_FOUND;
}

static SudokuResult
judge_level (SudokuSieve *sieve, SudokuMade *made, SudokuCancelFunc cancelled, void *data)
{
  SudokuResult result = find_level (sieve, &made->level, cancelled, data);

  if (result != SUDOKU_FOUND)
    return result;
  return sieve->wish->levels >> made->level & 1 ? SUDOKU_FOUND : SUDOKU_EXHAUSTED;
}

SudokuResult
sudoku_sieve_find_level (SudokuSieve *sieve,
                         const SudokuGrid *puzzle,
                         SudokuLevel *level,
                         SudokuCancelFunc cancelled,
                         void *data)
{
  if (!use_shape (sieve, puzzle->shape))
    return SUDOKU_NO_MEMORY;
  memcpy (sieve->grid->cell, puzzle->cell, puzzle->shape->n_cells);
  return find_level (sieve, level, cancelled, data);
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
  if (!path.solved || path.unwished)
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
  memcpy (sieve->grid->cell, made->values, sieve->grid->shape->n_cells);
  if (rates (sieve->wish))
    result = judge_rating (sieve, made, cancelled, data);
  if (result == SUDOKU_FOUND && sieve->wish->levels != 0)
    result = judge_level (sieve, made, cancelled, data);
  if (result == SUDOKU_FOUND && names_techniques (sieve->wish))
    result = judge_techniques (sieve, cancelled, data);
  return result;
}

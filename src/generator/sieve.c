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

/* Orbits that are put back at a time into a puzzle whose path has too many steps. */
#define SHORTENED_BY 3

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

/* Finds the level of the grid so far. Returns FOUND unless it was stopped. */
static SudokuResult
find_level (SudokuSieve *sieve, SudokuLevel *level, SudokuCancelFunc cancelled, void *data)
{
  SudokuFindLimits limits;
  SudokuResult result;
  Path path;

  prepare_level (sieve, &path, &limits);
  result = follow (sieve, &limits, &path, cancelled, data);
  if (sudoku_was_stopped (result))
    return result;
  *level = path.solved && !path.unwished ? sudoku_grade_level (&path.grade) : SUDOKU_LEVEL_EXTREME;
  return SUDOKU_FOUND;
}

static SudokuResult
judge_level (SudokuSieve *sieve, SudokuMade *made, SudokuCancelFunc cancelled, void *data)
{
  SudokuResult result = sieve->has_level ? SUDOKU_FOUND : find_level (sieve, &sieve->level, cancelled, data);

  if (result != SUDOKU_FOUND)
    return result;
  made->level = sieve->level;
  return sieve->wish->levels >> made->level & 1 ? SUDOKU_FOUND : SUDOKU_EXHAUSTED;
}

/* Puts the givens of up to n orbits back into a puzzle, those first that have an open cell by some values, which become known too. */
static void
put_back (SudokuGrid *puzzle, const SudokuCellGroups *orbits, const uint8_t *solution, SudokuBoard *board, unsigned n)
{
  for (unsigned i = 0; i < orbits->n && n > 0; i++)
    {
      const uint16_t *cell = &orbits->cell[orbits->first[i]];
      unsigned n_cells = orbits->first[i + 1] - orbits->first[i], n_open = 0;

      for (unsigned j = 0; j < n_cells; j++)
        n_open += board->value[cell[j]] == 0;
      for (unsigned j = 0; j < n_cells && n_open > 0; j++)
        {
          puzzle->cell[cell[j]] = solution[cell[j]];
          if (board->value[cell[j]] == 0)
            sudoku_board_place (board, cell[j], solution[cell[j]]);
        }
      n -= n_open > 0;
    }
}

/* Puts givens back into the grid until its path, which is given one whenever it has no next step, is no harder than wished. Returns FOUND,
 * and its level in the sieve. */
static SudokuResult
ease (SudokuSieve *sieve,
      const SudokuCellGroups *orbits,
      const uint8_t *solution,
      SudokuCancelFunc cancelled,
      void *data)
{
  SudokuBoard *board = sudoku_board_new (sieve->grid, NULL, NULL);
  SudokuFindLimits limits;
  SudokuResult result = SUDOKU_FOUND;
  bool as_it_is = true;
  Path path;

  prepare_level (sieve, &path, &limits);
  sudoku_finding_set_limits (sieve->finding, &limits);
  sudoku_finding_set_cancel (sieve->finding, cancelled, data);
  while (board != NULL)
    {
      unsigned n_left;

      result = sudoku_path_run (sieve->finding, board, NULL, take_step, &path);
      n_left = board->n_open;
      if (sudoku_was_stopped (result) || (n_left == 0 && !path.unwished))
        break;
      as_it_is = false;
      if (!path.unwished)
        {
          put_back (sieve->grid, orbits, solution, board, 1);
          continue;
        }
      /* What takes too many steps begins with more. */
      sudoku_board_free (board);
      board = sudoku_board_new (sieve->grid, NULL, NULL);
      if (board != NULL)
        put_back (sieve->grid, orbits, solution, board, path.grade.hardest > SUDOKU_LEVEL_MEDIUM ? 1 : 1 + n_left / 4);
      prepare_level (sieve, &path, &limits);
    }
  result = board == NULL ? SUDOKU_NO_MEMORY : result;
  sudoku_board_free (board);
  if (sudoku_was_stopped (result))
    return result;
  sieve->level = sudoku_grade_level (&path.grade);
  return as_it_is || (sieve->wish->levels >> sieve->level & 1) == 0
             ? SUDOKU_FOUND
             : find_level (sieve, &sieve->level, cancelled, data);
}

/* Puzzles that are aimed at a level: a board is left where what is easier goes no further, and is given values as long as
 * that stays so. What the level allows then goes to the end, mostly. */

/* Takes steps that are easier than the hardest level. */
static SudokuResult
take_easier_steps (SudokuSieve *sieve, SudokuBoard *board, SudokuCancelFunc cancelled, void *data)
{
  static const SudokuWish no_wish = { 0 };
  Path path = { .wish = &no_wish, .hardest = SUDOKU_LEVEL_EXTREME };
  SudokuFindLimits limits;

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
  return sudoku_path_run (sieve->easier, board, NULL, take_step, &path);
}

/* Whether the path from a board goes to the end; what came before does not count. */
static SudokuResult
try_level (SudokuSieve *sieve, const SudokuBoard *from, SudokuBoard *board, SudokuCancelFunc cancelled, void *data)
{
  SudokuFindLimits limits;
  SudokuResult result;
  Path path;

  sudoku_board_assign (board, from);
  prepare_level (sieve, &path, &limits);
  sudoku_finding_set_limits (sieve->finding, &limits);
  sudoku_finding_set_cancel (sieve->finding, cancelled, data);
  result = sudoku_path_run (sieve->finding, board, NULL, take_step, &path);
  if (sudoku_was_stopped (result))
    return result;
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

/* Gives a board, and the grid, values as long as easier steps do not go to the end. trial is room. */
static SudokuResult
narrow (SudokuSieve *sieve,
        SudokuBoard **board,
        SudokuBoard **trial,
        const SudokuCellGroups *orbits,
        const uint8_t *solution,
        SudokuCancelFunc cancelled,
        void *data)
{
  SudokuResult result = SUDOKU_EXHAUSTED;
  bool tried = false;

  for (unsigned i = 0; i < orbits->n; i++)
    {
      sudoku_board_assign (*trial, *board);
      if (give (*trial, orbits, i, solution) == 0)
        continue;
      result = take_easier_steps (sieve, *trial, cancelled, data);
      if (sudoku_was_stopped (result))
        return result;
      if ((*trial)->n_open > 0)
        {
          SudokuBoard *before = *board;

          put_orbit (sieve->grid, orbits, i, solution);
          *board = *trial;
          *trial = before;
          tried = false;
        }
      else if (!tried)
        {
          tried = true;
          result = try_level (sieve, *board, *trial, cancelled, data);
          if (result != SUDOKU_EXHAUSTED)
            return result;
        }
    }
  return tried ? SUDOKU_EXHAUSTED : try_level (sieve, *board, *trial, cancelled, data);
}

/* Finds the level of the grid, and while it is too high because there are too many steps, puts givens back that the board has found. */
static SudokuResult
shorten (SudokuSieve *sieve,
         const SudokuBoard *board,
         const SudokuCellGroups *orbits,
         const uint8_t *solution,
         SudokuCancelFunc cancelled,
         void *data)
{
  SudokuResult result = find_level (sieve, &sieve->level, cancelled, data);

  for (unsigned i = 0, n = 0; i < orbits->n && result == SUDOKU_FOUND && sieve->wish->levels >> sieve->level == 0; i++)
    {
      bool open = false;

      for (unsigned j = orbits->first[i]; j < orbits->first[i + 1]; j++)
        open |= board->value[orbits->cell[j]] == 0;
      if (open || put_orbit (sieve->grid, orbits, i, solution) == 0 || ++n % SHORTENED_BY != 0)
        continue;
      result = find_level (sieve, &sieve->level, cancelled, data);
    }
  return result;
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
  SudokuResult result = trial != NULL ? take_easier_steps (sieve, board, cancelled, data) : SUDOKU_NO_MEMORY;

  if (!sudoku_was_stopped (result))
    result = board->n_open > 0 ? narrow (sieve, &board, &trial, orbits, solution, cancelled, data) : SUDOKU_FOUND;
  if (result == SUDOKU_FOUND)
    result = shorten (sieve, board, orbits, solution, cancelled, data);
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

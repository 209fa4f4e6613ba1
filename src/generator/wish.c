/* Wishes that contradict themselves, and patterns without a puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "generator/wish.h"

#include <stddef.h>
#include <string.h>

#include "sudoku/decide.h"
#include "sudoku/rules.h"

/* No 9x9 puzzle has fewer givens (G. McGuire, B. Tugemann and G. Civario, "There is no 16-clue Sudoku", 2014). */
#define FEWEST_OF_NINE 17

/* Cages alone leave larger boards too many solutions to divide them one after the other. */
#define LARGEST_KILLER 9

/* More givens come without a search. */
#define MOST_OF_FEWEST 21

/* Sudoku Explainer's steps up to this rating are hidden and naked singles, locked candidates and hidden pairs. A path tries all of
 * these first, and none of them is lost by what it removes: so it comes to nothing harder. */
#define HARDEST_OF_PAIRS 24

/* How long a full board is looked for, in looks of 8,192 ticks (sudoku/board/budget.h). */
#define MOST_LOOKS 30

/* Whether all puzzles are ordinary 9x9 boards. */
static bool
is_nine (const SudokuWish *wish)
{
  return sudoku_shape_is_nine (wish->shape) && !wish->jigsaw && !wish->killer;
}

static bool
is_empty (const SudokuHouse *house, const bool *pattern)
{
  for (unsigned i = 0; i < house->n_cells; i++)
    if (pattern[house->cell[i]])
      return false;
  return true;
}

/* Whether two rows or columns go through the same boxes and lie in the same houses otherwise, so that they can change
 * places. */
static bool
can_change_places (const SudokuShape *shape, const SudokuHouse *a, const SudokuHouse *b)
{
  for (unsigned i = 0; i < a->n_cells; i++)
    if (shape->cell[a->cell[i]].n_seats != 3 || shape->cell[b->cell[i]].n_seats != 3
        || sudoku_cell_box (shape, a->cell[i]) != sudoku_cell_box (shape, b->cell[i]))
      return false;
  return true;
}

static bool
has_two_empty_lines (const SudokuShape *shape, const bool *pattern)
{
  for (unsigned i = 0; i < 2u * shape->order; i++)
    for (unsigned j = 0; j < i; j++)
      if (i / shape->order == j / shape->order && is_empty (&shape->house[i], pattern)
          && is_empty (&shape->house[j], pattern) && can_change_places (shape, &shape->house[i], &shape->house[j]))
        return true;
  return false;
}

/* The fewest givens that a puzzle can have, as far as that is known: without rules, values that do not occur can be exchanged. */
static unsigned
fewest_givens (const SudokuWish *wish)
{
  if (is_nine (wish))
    return FEWEST_OF_NINE;
  return wish->shape->n_rules > 0 || wish->jigsaw ? 0 : wish->shape->order - 1u;
}

static SudokuWishFault
find_fault_of_pattern (const SudokuWish *wish)
{
  unsigned n = 0;

  if (!is_nine (wish))
    return SUDOKU_WISH_PATTERN_SHAPE;
  if ((wish->symmetries & ~1u) != 0)
    return SUDOKU_WISH_PATTERN_AND_SYMMETRY;
  if (wish->least > 0 || wish->most > 0)
    return SUDOKU_WISH_PATTERN_AND_NUMBER;
  for (unsigned cell = 0; cell < wish->shape->n_cells; cell++)
    n += wish->pattern[cell];
  if (n < fewest_givens (wish))
    return SUDOKU_WISH_TOO_FEW_GIVENS;
  return has_two_empty_lines (wish->shape, wish->pattern) ? SUDOKU_WISH_TWO_EMPTY_LINES : SUDOKU_WISH_FINE;
}

static SudokuWishFault
find_fault_of_givens (const SudokuWish *wish)
{
  if (wish->most > 0 && wish->least > wish->most)
    return SUDOKU_WISH_LEAST_OVER_MOST;
  if (wish->least > wish->shape->n_cells)
    return SUDOKU_WISH_TOO_MANY_GIVENS;
  if (wish->most > 0 && wish->most < fewest_givens (wish))
    return SUDOKU_WISH_TOO_FEW_GIVENS;
  return SUDOKU_WISH_FINE;
}

/* What the search for few givens cannot do besides. */
static SudokuWishFault
find_fault_of_fewest (const SudokuWish *wish)
{
  if (!is_nine (wish))
    return SUDOKU_WISH_FEWEST_SHAPE;
  if (wish->pattern != NULL || (wish->symmetries & ~1u) != 0 || wish->least > 0 || wish->most == 0
      || wish->most > MOST_OF_FEWEST)
    return SUDOKU_WISH_FEWEST_AND_OTHERS;
  return SUDOKU_WISH_FINE;
}

/* What boards that are a puzzle's own cannot have. */
static SudokuWishFault
find_fault_of_board (const SudokuWish *wish)
{
  if (wish->killer
      && (wish->least > 0 || wish->most > 0 || wish->minimal || (wish->symmetries & ~1u) != 0 || wish->levels != 0))
    return SUDOKU_WISH_KILLER_AND_OTHERS;
  if (wish->killer && wish->shape->order > LARGEST_KILLER)
    return SUDOKU_WISH_KILLER_SHAPE;
  for (unsigned i = 0; i < wish->shape->n_rules && wish->jigsaw; i++)
    if (wish->shape->rule[i].kind == SUDOKU_RULE_DISJOINT_GROUPS)
      return SUDOKU_WISH_JIGSAW_AND_BOXES;
  return SUDOKU_WISH_FINE;
}

static SudokuWishFault
find_fault_of_difficulty (const SudokuWish *wish)
{
  if (wish->hardest > 0 && wish->easiest > wish->hardest)
    return SUDOKU_WISH_EASIEST_OVER_HARDEST;
  if ((wish->easiest > 0 || wish->hardest > 0) && !is_nine (wish))
    return SUDOKU_WISH_UNRATED_SHAPE;
  if (wish->levels != 0 && wish->shape->order != 9)
    return SUDOKU_WISH_UNRATED_SHAPE;
  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (sudoku_technique_set_has (&wish->with, i))
      {
        if (sudoku_technique_info (i)->needs_rules && wish->shape->n_rules == 0 && !wish->killer)
          return SUDOKU_WISH_TECHNIQUE_OF_RULES;
        if (sudoku_technique_set_has (&wish->without, i))
          return SUDOKU_WISH_WITH_AND_WITHOUT;
        if (wish->hardest > 0 && wish->hardest <= HARDEST_OF_PAIRS && i > SUDOKU_HIDDEN_PAIR)
          return SUDOKU_WISH_TECHNIQUE_OVER_RATING;
        if (wish->levels != 0 && wish->levels >> sudoku_technique_info (i)->level == 0)
          return SUDOKU_WISH_TECHNIQUE_OVER_LEVEL;
      }
  return SUDOKU_WISH_FINE;
}

/* The board of a wish, without the regions that each puzzle has of its own. NULL when out of memory. */
static SudokuShape *
make_common_board (const SudokuWish *wish)
{
  const SudokuShape *shape = wish->shape;
  SudokuHouse row[SUDOKU_MAX_ORDER];
  SudokuShape *rows, *board;

  if (!wish->jigsaw)
    return sudoku_shape_ref (shape);
  /* Rows in place of regions say nothing new. */
  memcpy (row, shape->house, shape->order * sizeof *row);
  for (unsigned i = 0; i < shape->order; i++)
    row[i].kind = SUDOKU_BOX;
  rows = sudoku_shape_new_from_houses (shape->order, row, shape->order);
  if (rows == NULL)
    return NULL;
  board = sudoku_shape_new_with_rules (rows, shape->rule, shape->n_rules);
  sudoku_shape_unref (rows);
  return board;
}

/* A SudokuCancelFunc. */
static bool
has_taken_long (void *data)
{
  return ++*(unsigned *) data > MOST_LOOKS;
}

/* Whether no full board has all the rules, as far as that is found out soon. */
static bool
has_no_board (const SudokuWish *wish)
{
  SudokuShape *board = wish->shape->n_rules > 0 ? make_common_board (wish) : NULL;
  SudokuGrid *blank = board != NULL ? sudoku_grid_new (board) : NULL;
  SudokuDecide *decide = blank != NULL ? sudoku_decide_new_for_grid (blank) : NULL;
  unsigned looks = 0;
  bool none = false;

  if (decide != NULL)
    {
      sudoku_decide_set_cancel (decide, has_taken_long, &looks);
      none = sudoku_decide_solve (decide, NULL, 0) == SUDOKU_EXHAUSTED;
    }
  sudoku_decide_free (decide);
  sudoku_grid_free (blank);
  sudoku_shape_unref (board);
  return none;
}

SudokuWishFault
sudoku_wish_find_fault (const SudokuWish *wish)
{
  SudokuWishFault fault = wish->pattern != NULL ? find_fault_of_pattern (wish) : find_fault_of_givens (wish);

  if (fault == SUDOKU_WISH_FINE)
    fault = find_fault_of_board (wish);
  if (fault == SUDOKU_WISH_FINE && wish->fewest)
    fault = find_fault_of_fewest (wish);
  if (fault == SUDOKU_WISH_FINE && wish->unbiased
      && (!is_nine (wish) || wish->pattern != NULL || (wish->symmetries & ~1u) != 0 || wish->fewest))
    fault = SUDOKU_WISH_UNBIASED_AND_OTHERS;
  if (fault == SUDOKU_WISH_FINE)
    fault = find_fault_of_difficulty (wish);
  return fault == SUDOKU_WISH_FINE && has_no_board (wish) ? SUDOKU_WISH_NO_BOARD : fault;
}

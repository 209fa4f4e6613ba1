/* Following singles and locked candidates.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Values to be placed wait in a queue; a candidate that goes looks whether its cell or one of its houses has a single
 * left. Where a value has lost a place in a house is remembered: only there locked candidates can be new.
 */
#include "logic/path/follow.h"

#include <stdlib.h>

struct SudokuFollower
{
  const SudokuShape *shape;
  unsigned n_spots;
  SudokuPlacement *queue; /* [n_cells * (most_seats + 1)] */
  unsigned n_queued;
  uint32_t *changed; /* [n_spots] house * order + value - 1, each once */
  bool *is_changed;  /* [n_spots] */
  unsigned n_changed;
  SudokuBoard *board;
  bool fault;
};

SudokuFollower *
sudoku_follower_new (const SudokuShape *shape)
{
  SudokuFollower *follower = calloc (1, sizeof *follower);

  if (follower == NULL)
    return NULL;
  follower->shape = sudoku_shape_ref (shape);
  follower->n_spots = shape->n_full_houses * shape->order;
  follower->queue = calloc (shape->n_cells + follower->n_spots, sizeof *follower->queue);
  follower->changed = calloc (follower->n_spots, sizeof *follower->changed);
  follower->is_changed = calloc (follower->n_spots, sizeof *follower->is_changed);
  if (follower->queue != NULL && follower->changed != NULL && follower->is_changed != NULL)
    return follower;
  sudoku_follower_free (follower);
  return NULL;
}

void
sudoku_follower_free (SudokuFollower *follower)
{
  if (follower == NULL)
    return;
  free (follower->queue);
  free (follower->changed);
  free (follower->is_changed);
  sudoku_shape_unref (follower->shape);
  free (follower);
}

/* A cell has one candidate at most once, and a value one place in a house: the queue has room for each. */
static void
queue_value (SudokuFollower *follower, unsigned cell, unsigned value)
{
  assert (follower->n_queued < follower->shape->n_cells + follower->n_spots);
  follower->queue[follower->n_queued++] = (SudokuPlacement){ .cell = (uint16_t) cell, .value = (uint8_t) value };
}

static void
mark_changed (SudokuFollower *follower, unsigned spot)
{
  if (follower->is_changed[spot])
    return;
  follower->is_changed[spot] = true;
  follower->changed[follower->n_changed++] = spot;
}

/* Takes a candidate's place out of a house. */
static void
take_place (SudokuFollower *follower, SudokuSeat seat, unsigned value)
{
  unsigned spot = seat.house * follower->shape->order + value - 1;
  uint64_t *places = &follower->board->place[spot];

  if ((*places >> seat.place & 1) == 0)
    return;
  *places &= ~(UINT64_C (1) << seat.place);
  if (seat.house >= follower->shape->n_full_houses)
    return;
  if (*places == 0)
    follower->fault = true;
  else if ((*places & (*places - 1)) == 0)
    queue_value (follower, follower->shape->house[seat.house].cell[__builtin_ctzll (*places)], value);
  else
    mark_changed (follower, spot);
}

static void
remove_candidate (SudokuFollower *follower, unsigned cell, unsigned value)
{
  const SudokuCellInfo *info = &follower->shape->cell[cell];
  SudokuSet *set = &follower->board->cell[cell];

  if (!sudoku_set_has (*set, value))
    return;
  *set &= ~sudoku_set_of (value);
  if (*set == 0)
    follower->fault = true;
  else if (sudoku_set_is_single (*set))
    queue_value (follower, cell, sudoku_set_first (*set));
  for (unsigned i = 0; i < info->n_seats; i++)
    take_place (follower, info->seat[i], value);
}

static void
place_value (SudokuFollower *follower, unsigned cell, unsigned value)
{
  const SudokuCellInfo *info = &follower->shape->cell[cell];
  SudokuBoard *board = follower->board;
  SudokuSet others = board->cell[cell] & ~sudoku_set_of (value);

  board->value[cell] = (uint8_t) value;
  board->cell[cell] = 0;
  board->n_open--;
  for (unsigned i = 0; i < info->n_seats; i++)
    board->place[info->seat[i].house * follower->shape->order + value - 1] = 0;
  for (; others != 0; others &= others - 1)
    for (unsigned i = 0; i < info->n_seats; i++)
      take_place (follower, info->seat[i], sudoku_set_first (others));
  for (unsigned i = 0; i < info->n_peers && !follower->fault; i++)
    remove_candidate (follower, info->peer[i], value);
}

/* Places what waits. */
static void
place_queued (SudokuFollower *follower, unsigned *steps)
{
  for (unsigned i = 0; i < follower->n_queued && !follower->fault; i++)
    {
      SudokuPlacement next = follower->queue[i];

      if (follower->board->value[next.cell] == next.value)
        continue;
      if (!sudoku_board_has (follower->board, next.cell, next.value))
        follower->fault = true;
      else
        {
          (*steps)++;
          place_value (follower, next.cell, next.value);
        }
    }
  follower->n_queued = 0;
}

/* Where a house meets another, a value that has all its places there is nowhere else in the other. */
static void
follow_locked (SudokuFollower *follower, unsigned spot, unsigned *steps)
{
  const SudokuShape *shape = follower->shape;
  unsigned house = spot / shape->order, value = spot % shape->order + 1;
  uint64_t places = follower->board->place[spot];
  unsigned first;

  if (places == 0 || (places & (places - 1)) == 0)
    return;
  first = house * shape->order + (unsigned) __builtin_ctzll (places);
  for (unsigned i = shape->first_crossing[first]; i < shape->first_crossing[first + 1]; i++)
    {
      const SudokuIntersection *crossing = &shape->intersection[shape->crossing[i]];
      uint64_t outside;

      if ((places & ~crossing->here) != 0)
        continue;
      outside = sudoku_board_places (follower->board, crossing->other, value) & ~crossing->there;
      *steps += outside != 0;
      for (; outside != 0; outside &= outside - 1)
        remove_candidate (follower, shape->house[crossing->other].cell[__builtin_ctzll (outside)], value);
    }
}

static bool
run (SudokuFollower *follower, unsigned *steps)
{
  do
    {
      place_queued (follower, steps);
      while (follower->n_changed > 0 && follower->n_queued == 0 && !follower->fault)
        {
          unsigned spot = follower->changed[--follower->n_changed];

          follower->is_changed[spot] = false;
          follow_locked (follower, spot, steps);
        }
    }
  while (follower->n_queued > 0 && !follower->fault);
  while (follower->n_changed > 0)
    follower->is_changed[follower->changed[--follower->n_changed]] = false;
  follower->n_queued = 0;
  return !follower->fault;
}

bool
sudoku_follow_all (SudokuFollower *follower, SudokuBoard *board)
{
  const SudokuShape *shape = follower->shape;
  unsigned steps = 0;

  follower->board = board;
  follower->fault = sudoku_board_find_fault (board, NULL) != SUDOKU_FAULT_NONE;
  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    if (sudoku_set_is_single (board->cell[cell]))
      queue_value (follower, cell, sudoku_set_first (board->cell[cell]));
  for (unsigned spot = 0; spot < follower->n_spots; spot++)
    if (sudoku_set_is_single (board->place[spot]))
      queue_value (follower, shape->house[spot / shape->order].cell[__builtin_ctzll (board->place[spot])],
                   spot % shape->order + 1);
    else
      mark_changed (follower, spot);
  return run (follower, &steps);
}

bool
sudoku_follow_value (SudokuFollower *follower, SudokuBoard *board, unsigned cell, unsigned value, unsigned *steps)
{
  follower->board = board;
  follower->fault = false;
  queue_value (follower, cell, value);
  return run (follower, steps);
}

/* Placing and removing on the board of the rating.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "logic/explainer/packed-board.h"

void
packed_board_remove (PackedBoard *board, unsigned cell, unsigned value)
{
  const PackedCell *info = &packed_cell[cell];
  board->candidates[cell] &= (uint16_t) ~(1u << value);
  for (unsigned kind = 0; kind < N_KINDS; kind++)
    board->places[info->house[kind]][value] &= (uint16_t) ~(1u << info->place[kind]);
}

void
packed_board_place (PackedBoard *board, unsigned cell, unsigned value)
{
  const PackedCell *info = &packed_cell[cell];
  for (unsigned left = board->candidates[cell]; left; left &= left - 1)
    packed_board_remove (board, cell, first_bit (left));
  board->value[cell] = (uint8_t) (value + 1);
  for (unsigned kind = 0; kind < N_KINDS; kind++)
    {
      const unsigned house = info->house[kind];
      for (unsigned places = board->places[house][value]; places; places &= places - 1)
        packed_board_remove (board, packed_house_cell[house][first_bit (places)], value);
      board->n_blanks[house]--;
    }
  board->n_placed[value]++;
  board->n_blanks_left--;
}

bool
packed_board_init (PackedBoard *board, const uint8_t *values)
{
  memset (board, 0, sizeof *board);
  for (unsigned cell = 0; cell < N_CELLS; cell++)
    board->candidates[cell] = ALL_VALUES;
  for (unsigned house = 0; house < N_HOUSES; house++)
    {
      board->n_blanks[house] = 9;
      for (unsigned value = 0; value < N_VALUES; value++)
        board->places[house][value] = ALL_VALUES;
    }
  board->n_blanks_left = N_CELLS;
  for (unsigned cell = 0; cell < N_CELLS; cell++)
    {
      if (!values[cell])
        continue;
      if (!board_has (board, cell, values[cell] - 1u))
        return false;
      packed_board_place (board, cell, values[cell] - 1u);
    }
  return true;
}

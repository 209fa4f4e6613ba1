/* The board of the rating: placing and removing, numbering its candidates, and its geometry as tables.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "logic/explainer/board.h"

void
sudoku_packed_board_remove (PackedBoard *board, unsigned cell, unsigned value)
{
  const PackedCell *info = &sudoku_packed_cell[cell];
  board->candidates[cell] &= (uint16_t) ~(1u << value);
  for (unsigned kind = 0; kind < N_KINDS; kind++)
    board->places[info->house[kind]][value] &= (uint16_t) ~(1u << info->place[kind]);
}

void
sudoku_packed_board_place (PackedBoard *board, unsigned cell, unsigned value)
{
  const PackedCell *info = &sudoku_packed_cell[cell];
  for (unsigned left = board->candidates[cell]; left; left &= left - 1)
    sudoku_packed_board_remove (board, cell, first_bit (left));
  board->value[cell] = (uint8_t) (value + 1);
  for (unsigned kind = 0; kind < N_KINDS; kind++)
    {
      const unsigned house = info->house[kind];
      for (unsigned places = board->places[house][value]; places; places &= places - 1)
        sudoku_packed_board_remove (board, sudoku_packed_house_cell[house][first_bit (places)], value);
      board->n_blanks[house]--;
    }
  board->n_placed[value]++;
  board->n_blanks_left--;
}

bool
sudoku_packed_board_init (PackedBoard *board, const uint8_t *values)
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
      sudoku_packed_board_place (board, cell, values[cell] - 1u);
    }
  return true;
}

const uint8_t sudoku_packed_rule_kind[N_KINDS] = { BOXES, COLUMNS, ROWS };

/* clang-format off */

/* The cells of a house, by the first. */
#define BOX(c) { (c), (c) + 1, (c) + 2, (c) + 9, (c) + 10, (c) + 11, (c) + 18, (c) + 19, (c) + 20 }
#define ROW(c) { (c), (c) + 1, (c) + 2, (c) + 3, (c) + 4, (c) + 5, (c) + 6, (c) + 7, (c) + 8 }
#define COLUMN(c) { (c), (c) + 9, (c) + 18, (c) + 27, (c) + 36, (c) + 45, (c) + 54, (c) + 63, (c) + 72 }

const uint8_t sudoku_packed_house_cell[N_HOUSES][9] = {
  BOX (0), BOX (3), BOX (6), BOX (27), BOX (30), BOX (33), BOX (54), BOX (57), BOX (60),
  ROW (0), ROW (9), ROW (18), ROW (27), ROW (36), ROW (45), ROW (54), ROW (63), ROW (72),
  COLUMN (0), COLUMN (1), COLUMN (2), COLUMN (3), COLUMN (4), COLUMN (5), COLUMN (6), COLUMN (7), COLUMN (8),
};

/* The counts of all sets of two, four, six and eight further elements. */
#define COUNT_2(n) (n), (n) + 1, (n) + 1, (n) + 2
#define COUNT_4(n) COUNT_2 (n), COUNT_2 ((n) + 1), COUNT_2 ((n) + 1), COUNT_2 ((n) + 2)
#define COUNT_6(n) COUNT_4 (n), COUNT_4 ((n) + 1), COUNT_4 ((n) + 1), COUNT_4 ((n) + 2)
#define COUNT_8(n) COUNT_6 (n), COUNT_6 ((n) + 1), COUNT_6 ((n) + 1), COUNT_6 ((n) + 2)

const uint8_t sudoku_packed_count[ALL_VALUES + 1] = { COUNT_8 (0), COUNT_8 (1) };

/* The two words of a set of cells, by what it is if its first cell is cell 0. */
#define LOW(cells, first) ((first) < 64 ? UINT64_C (cells) << (first) % 64 : 0)
#define HIGH(cells, first) \
  ((first) < 64 ? UINT64_C (cells) >> 1 >> (63 - (first) % 64) : UINT64_C (cells) << (first) % 64)

/* The cells of row r, column c and their box, which begins with cell b. The first word ends with the first cell of row 7. */
#define ALL_LOW(r, c, b) (LOW (0x1ff, 9 * (r)) | UINT64_C (0x8040201008040201) << (c) | LOW (0x1c0e07, b))
#define ALL_HIGH(r, c, b) (HIGH (0x1ff, 9 * (r)) | UINT64_C (0x201) << (c) >> 1 | HIGH (0x1c0e07, b))
#define PEERS(r, c, b) \
  { { ALL_LOW (r, c, b) & ~LOW (1, 9 * (r) + (c)), ALL_HIGH (r, c, b) & ~HIGH (1, 9 * (r) + (c)) } }

#define CELL(r, c) \
  { { (r) / 3 * 3 + (c) / 3, 9 + (r), 18 + (c) }, { (r) % 3 * 3 + (c) % 3, (c), (r) }, \
    PEERS (r, c, (r) / 3 * 27 + (c) / 3 * 3) }
#define CELLS(r) \
  CELL (r, 0), CELL (r, 1), CELL (r, 2), CELL (r, 3), CELL (r, 4), CELL (r, 5), CELL (r, 6), CELL (r, 7), CELL (r, 8)

const PackedCell sudoku_packed_cell[N_CELLS] = {
  CELLS (0), CELLS (1), CELLS (2), CELLS (3), CELLS (4), CELLS (5), CELLS (6), CELLS (7), CELLS (8),
};
/* clang-format on */

void
sudoku_explainer_number (Numbering *numbering, const PackedBoard *board)
{
  numbering->n = 0;
  for (unsigned cell = 0; cell < N_CELLS; cell++)
    for (unsigned left = board->candidates[cell]; left; left &= left - 1)
      {
        unsigned value = first_bit (left);
        numbering->number[cell][value] = (uint16_t) numbering->n;
        numbering->cell[numbering->n] = (uint8_t) cell;
        numbering->value[numbering->n++] = (uint8_t) value;
      }
}

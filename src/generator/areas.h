/* Parts of a board at random, each of cells that hang together: the regions of a jigsaw, and the cages of a killer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/random.h"
#include "sudoku/set.h"
#include "sudoku/shape.h"

/* Each cell is in one area, numbered from 0. */
typedef struct
{
  unsigned order; /* of the board */
  unsigned n;
  uint16_t of[SUDOKU_MAX_CELLS];
} SudokuAreas;

/* Shares a board out into regions of as many cells as a row has, by exchanges at the borders of its boxes. */
void sudoku_areas_make_regions (SudokuAreas *areas, const SudokuShape *shape, SudokuRandom *random);

/* Shares a full board out into cages, most of them of two to five cells, in which no value stands twice. */
void sudoku_areas_make_cages (SudokuAreas *areas,
                              const SudokuShape *shape,
                              const uint8_t *values,
                              SudokuRandom *random);

/* Adds a cell that is in no area, or the only one of its own, to one beside it that has not its value. Returns false if there is
 * none. */
bool sudoku_areas_join (SudokuAreas *areas, unsigned cell, const uint8_t *values);

/* Divides an area into two that sum to something else on another board. The sums of the area are the same on both, and some values
 * are not. */
void sudoku_areas_divide (SudokuAreas *areas,
                          unsigned area,
                          const uint8_t *values,
                          const uint8_t *other,
                          SudokuRandom *random);

/* Writes the cells of an area, ascending; returns how many. */
unsigned sudoku_areas_list (const SudokuAreas *areas, unsigned area, uint16_t *cells);

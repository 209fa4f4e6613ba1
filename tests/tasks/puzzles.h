/* Puzzles for the tests of tasks. Their solutions were counted by two of the engines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first is one of the oldest with 17 clues, which stands in many texts on Sudoku; no puzzle with fewer has one solution, so
 * it is minimal. The others are the same with clues taken away.
 */
#pragma once

#include "formats/puzzle.h"

#define UNIQUE "000000010400000000020000000000050407008000300001090000300400200050100000000806000"

#define SOME "000000010400000000000000000000050407008000300001090000300400200050100000000806000"
#define N_SOME 329

#define MANY "000000010400000000020000000000050407008000300001090000300400200050000000000806000"
#define N_MANY 184622

#define MILLIONS "000000000400000000020000000000050407000000300001090000300400200050100000000806000"
#define N_MILLIONS 9408155

/* Few givens, all late: hard for a search that begins at the top left. */
#define HARD "001000000200000000003000000400000005005000600600000040007103000800000000009020000"

/* A puzzle of the usual shape of this order, from characters: digits are givens, anything else is blank. NULL or a
 * short text leaves the rest blank. */
static inline NonetPuzzle *
make_puzzle (guint order, const char *cells)
{
  const SudokuShape *shape = nonet_shape_get_usual (order);
  NonetPuzzle *puzzle;

  puzzle = nonet_puzzle_new (shape, NULL);
  for (guint cell = 0; cells != NULL && cells[cell] != '\0'; cell++)
    puzzle->givens[cell] = g_ascii_isdigit (cells[cell]) ? (guint8) (cells[cell] - '0') : 0;
  return puzzle;
}

/* One given; each other cell has one candidate that belongs to a solution, and one or two that belong to none. Ten thousand steps
 * are found within seconds, most of them grouped chains. */
static inline NonetPuzzle *
make_puzzle_of_many_steps (void)
{
  NonetPuzzle *puzzle = nonet_puzzle_new (nonet_shape_get_usual (9), NULL);
  SudokuSet *struck = nonet_puzzle_ensure_eliminated (puzzle);

  puzzle->givens[0] = 1;
  for (guint cell = 0; cell < 81; cell++)
    {
      guint row = cell / 9, column = cell % 9, value = (row % 3 * 3 + row / 3 + column) % 9 + 1;

      for (guint other = 1; other <= 9; other++)
        if (other != value && (7 * cell + 4 * other) % 6 != 0)
          struck[cell] |= sudoku_set_of (other);
    }
  return puzzle;
}

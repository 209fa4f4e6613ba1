/* Full boards at random.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/random.h"
#include "sudoku/search.h"

/* Fills a board of any shape at random, quickly: any full board can come, some more often than others. Writes n * n values.
 * What comes follows from the state of random alone, on every processor. cancelled may be NULL. Returns
 * SUDOKU_FOUND, or SUDOKU_EXHAUSTED if no full board has this shape. */
SudokuResult sudoku_fill (const SudokuShape *shape,
                          SudokuRandom *random,
                          uint8_t *values,
                          SudokuCancelFunc cancelled,
                          void *data);

/* The same for ordinary boards of 4x4 and 9x9 cells, with all full boards equally likely, by rejection; takes about a
 * millisecond for a 9x9 board. */
SudokuResult sudoku_fill_uniform (const SudokuShape *shape,
                                  SudokuRandom *random,
                                  uint8_t *values,
                                  SudokuCancelFunc cancelled,
                                  void *data);

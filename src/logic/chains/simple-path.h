/* The shortest chain between two candidates that enters no cell twice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A chain that crosses itself proves as much. But HoDoKu does not count it, and a longer one that does not cross itself may
 * take its place.
 */
#pragma once

#include "logic/chains/walk.h"

typedef struct SudokuSimplePath SudokuSimplePath;

/* Returns the memory of a search with the links of walks of a kind, or NULL when out of memory. */
SudokuSimplePath *sudoku_simple_path_new (SudokuFinding *finding, const SudokuLinks *links, SudokuWalkKind kind);

/* Frees it; NULL is allowed. */
void sudoku_simple_path_free (SudokuSimplePath *path);

/* Whether no cell is entered twice by events that imply each other, but perhaps that of the first at the end. */
bool sudoku_path_is_simple (const SudokuLinks *links, const uint32_t *event, unsigned n_events);

/* Writes the events of a shortest chain from one node being false to another being true, of at least least links; returns
 * their number, or 0 if there is none with at most most links. */
unsigned sudoku_simple_path_find (SudokuSimplePath *path,
                                  unsigned from,
                                  unsigned to,
                                  unsigned least,
                                  unsigned most,
                                  uint32_t *event);

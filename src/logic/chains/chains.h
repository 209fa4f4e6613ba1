/* The finders of chains: for the list in path/registry.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/board/finding.h"

/* Simple Colours Trap and Wrap; Multi Colours 1 and 2; 3D Medusa. */
void sudoku_find_simple_colours (SudokuFinding *finding);
void sudoku_find_multi_colours (SudokuFinding *finding);
void sudoku_find_medusa (SudokuFinding *finding);

/* Remote Pair; X-Chain; XY-Chain. */
void sudoku_find_remote_pairs (SudokuFinding *finding);
void sudoku_find_x_chains (SudokuFinding *finding);
void sudoku_find_xy_chains (SudokuFinding *finding);

/* Continuous and discontinuous nice loops and AIC; the same with groups and, if the limits allow, sets. */
void sudoku_find_loops (SudokuFinding *finding);
void sudoku_find_grouped_loops (SudokuFinding *finding);

/* Forcing chains, and forcing nets: contradiction and verity. */
void sudoku_find_forcing_chains (SudokuFinding *finding);
void sudoku_find_forcing_nets (SudokuFinding *finding);

/* Kraken fish of types 1 and 2: the smallest for each victim. */
void sudoku_find_kraken_fish (SudokuFinding *finding);

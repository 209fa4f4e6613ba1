/* The finders of this folder, for the registry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/board/finding.h"

/* XY- and XYZ-wings: a pivot of two or three values, and two pincers that it sees. */
void sudoku_find_xy_wings (SudokuFinding *finding);
void sudoku_find_xyz_wings (SudokuFinding *finding);

/* Two cells with the same two values, one of which is in a house in two places that each see one of them. */
void sudoku_find_w_wings (SudokuFinding *finding);

/* Four (WXYZ) or five (VWXYZ) cells of two houses that meet, with as many values, all but one of which are in one house. */
void sudoku_find_bent_wings (SudokuFinding *finding);

/* Cells whose combinations of values are excluded by cells that see them all (Rod Hagglund; in Sudoku Explainer aligned
 * pair and triplet exclusion). */
void sudoku_find_aligned_pairs (SudokuFinding *finding);
void sudoku_find_aligned_triplets (SudokuFinding *finding);

/* Two cells or more where two houses meet, and almost locked sets of the rest of each house that share out what is too
 * much (Sue de Coq's "two-sector disjoint subsets", 2005). */
void sudoku_find_sue_de_coq (SudokuFinding *finding);

/* Chains of two, three and more almost locked sets, linked by restricted commons. */
void sudoku_find_als_xz (SudokuFinding *finding);
void sudoku_find_als_xy_wings (SudokuFinding *finding);
void sudoku_find_als_chains (SudokuFinding *finding);

/* A cell (the stem), and for each of its values an almost locked set (a petal) that loses the value if the stem has it. */
void sudoku_find_death_blossoms (SudokuFinding *finding);

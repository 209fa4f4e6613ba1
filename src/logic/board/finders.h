/* The finders, folder by folder: for the list in path/path.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/board/finding.h"

/* What is seen without chains or patterns. Houses are gone through as Sudoku Explainer does it: boxes, columns, rows, then
 * further ones. What follows from several houses alike is reported with the first of them. */

/* The last open cell of a house. */
void sudoku_find_full_houses (SudokuFinding *finding);

/* A cell with one candidate. */
void sudoku_find_naked_singles (SudokuFinding *finding);

/* A value with one place in a house. */
void sudoku_find_hidden_singles (SudokuFinding *finding);

/* All places of a value in one house are in another, too: pointing if the first is a box, claiming otherwise. */
void sudoku_find_locked_candidates (SudokuFinding *finding);

/* k cells of a house with k values between them: naked sets, and locked pairs and triples. */
void sudoku_find_naked_sets (SudokuFinding *finding);

/* k values of a house with k places between them. */
void sudoku_find_hidden_sets (SudokuFinding *finding);

/* What further rules say: of a cell alone; and of several, by the candidates of these (basic/rules.c). */
void sudoku_find_allowed_values (SudokuFinding *finding);
void sudoku_find_by_rules (SudokuFinding *finding);

/* Fish, and the patterns of one value that have names of their own. */

/* Fish of the wanted names and sizes, one for each result: only those of which no part is a smaller fish with the same victim. */
void sudoku_find_fish (SudokuFinding *finding);

/* Two rows, or two columns, with two places each of a value, of which two are in line. */
void sudoku_find_skyscrapers (SudokuFinding *finding);

/* A row and a column with two places each, of which two are in a box; and two of them on the same places of the box. */
void sudoku_find_kites (SudokuFinding *finding);

/* Any two houses with two places each, of which two see each other. HoDoKu counts skyscrapers and kites, too. */
void sudoku_find_turbot_fish (SudokuFinding *finding);

/* The places in a box are in a row and a column, and a line that crosses one of these has two places. */
void sudoku_find_empty_rectangles (SudokuFinding *finding);

/* Almost locked sets, and what is made of them. */

/* XY- and XYZ-wings: a pivot of two or three values, and two pincers that it sees. */
void sudoku_find_pivot_wings (SudokuFinding *finding);

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

/* What follows from there being one solution. */

/* Four cells in two rows, two columns and two boxes: unique rectangles of all types, and hidden ones. */
void sudoku_find_unique_rectangles (SudokuFinding *finding);

/* The same, when two or three of the cells are filled, none by a given. */
void sudoku_find_avoidable_rectangles (SudokuFinding *finding);

/* Six cells and more with the same pair, two in each house (Sudoku Explainer's unique loops). */
void sudoku_find_unique_loops (SudokuFinding *finding);

/* Bivalue universal graves: all open cells, but for the extras, have two values, and every value two places. */
void sudoku_find_graves (SudokuFinding *finding);

/* Chains. */

/* Simple Colours Trap and Wrap, Multi Colours 1 and 2; 3D Medusa. */
void sudoku_find_colours (SudokuFinding *finding);
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

/* Templates: all ways to place one value in a board of nine rows, columns and boxes (46656 on a blank board). */

/* Reports which cells have a value in all of its templates, and which candidates are in none. */
void sudoku_find_templates (SudokuFinding *finding);

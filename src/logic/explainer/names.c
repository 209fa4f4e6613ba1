/* The names of Sudoku Explainer's techniques.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <assert.h>

#include "logic/rating.h"

#define LOOP(name, i)                                                                                                  \
  [SUDOKU_RATING_UNIQUE_RECTANGLE_1 + 4 * (i)] = name " type 1", name " type 2", name " type 3", name " type 4"
#define DYNAMIC(suffix, level)                                                                                         \
  [SUDOKU_RATING_DYNAMIC_CHAINS + 4 * (level)] = "Dynamic Contradiction Forcing Chains" suffix,                        \
                                      "Dynamic Double Forcing Chains" suffix, "Dynamic Cell Forcing Chains" suffix,    \
                                      "Dynamic Region Forcing Chains" suffix

static const char *const names[SUDOKU_N_RATING_TECHNIQUES] = {
  [SUDOKU_RATING_HIDDEN_SINGLE] = "Hidden Single",
  [SUDOKU_RATING_DIRECT_POINTING] = "Direct Pointing",
  [SUDOKU_RATING_DIRECT_CLAIMING] = "Direct Claiming",
  [SUDOKU_RATING_DIRECT_HIDDEN_PAIR] = "Direct Hidden Pair",
  [SUDOKU_RATING_NAKED_SINGLE] = "Naked Single",
  [SUDOKU_RATING_DIRECT_HIDDEN_TRIPLET] = "Direct Hidden Triplet",
  [SUDOKU_RATING_POINTING] = "Pointing",
  [SUDOKU_RATING_CLAIMING] = "Claiming",
  [SUDOKU_RATING_NAKED_PAIR] = "Naked Pair",
  [SUDOKU_RATING_X_WING] = "X-Wing",
  [SUDOKU_RATING_HIDDEN_PAIR] = "Hidden Pair",
  [SUDOKU_RATING_NAKED_TRIPLET] = "Naked Triplet",
  [SUDOKU_RATING_SWORDFISH] = "Swordfish",
  [SUDOKU_RATING_HIDDEN_TRIPLET] = "Hidden Triplet",
  [SUDOKU_RATING_XY_WING] = "XY-Wing",
  [SUDOKU_RATING_XYZ_WING] = "XYZ-Wing",
  LOOP ("Unique Rectangle", 0),
  LOOP ("Unique Loop 6", 1),
  LOOP ("Unique Loop 8", 2),
  LOOP ("Unique Loop 10", 3),
  LOOP ("Unique Loop 12", 4),
  LOOP ("Unique Loop 14", 5),
  [SUDOKU_RATING_NAKED_QUAD] = "Naked Quad",
  [SUDOKU_RATING_JELLYFISH] = "Jellyfish",
  [SUDOKU_RATING_HIDDEN_QUAD] = "Hidden Quad",
  [SUDOKU_RATING_BUG_1] = "BUG type 1",
  [SUDOKU_RATING_BUG_2] = "BUG type 2",
  [SUDOKU_RATING_BUG_3] = "BUG type 3",
  [SUDOKU_RATING_BUG_4] = "BUG type 4",
  [SUDOKU_RATING_ALIGNED_PAIR_EXCLUSION] = "Aligned Pair Exclusion",
  [SUDOKU_RATING_GENERALIZED_X_WING] = "Generalized X-Wing",
  [SUDOKU_RATING_X_CYCLE] = "Bidirectional X-Cycle",
  [SUDOKU_RATING_Y_CYCLE] = "Bidirectional Y-Cycle",
  [SUDOKU_RATING_CYCLE] = "Bidirectional Cycle",
  [SUDOKU_RATING_TURBOT_FISH] = "Turbot Fish",
  [SUDOKU_RATING_X_CHAIN] = "Forcing X-Chain",
  [SUDOKU_RATING_FORCING_CHAIN] = "Forcing Chain",
  [SUDOKU_RATING_ALIGNED_TRIPLET_EXCLUSION] = "Aligned Triplet Exclusion",
  [SUDOKU_RATING_NISHIO] = "Nishio Forcing Chains",
  [SUDOKU_RATING_CELL_CHAINS] = "Cell Forcing Chains",
  [SUDOKU_RATING_REGION_CHAINS] = "Region Forcing Chains",
  DYNAMIC ("", 0),
  DYNAMIC (" (+)", 1),
  DYNAMIC (" (+ Forcing Chains)", 2),
  DYNAMIC (" (+ Multiple Forcing Chains)", 3),
  DYNAMIC (" (+ Dynamic Forcing Chains)", 4),
  [SUDOKU_RATING_BEYOND] = "Beyond solver",
};

const char *
sudoku_rating_technique_name (SudokuRatingTechnique technique)
{
  assert (technique < SUDOKU_N_RATING_TECHNIQUES);
  return names[technique];
}

/* The names of the techniques that ratings are made of.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/steps/rating.h"

#include <glib/gi18n-lib.h>

/* By their first techniques: types of rectangles, sizes of loops and levels of dynamic chains share a name. Names that other
 * techniques have, too, are the same as there. */
static const struct
{
  SudokuRatingTechnique first;
  const char *name;
} names[] = {
  { SUDOKU_RATING_HIDDEN_SINGLE, N_ ("Hidden Single") },
  { SUDOKU_RATING_DIRECT_POINTING, N_ ("Direct Pointing") },
  { SUDOKU_RATING_DIRECT_CLAIMING, N_ ("Direct Claiming") },
  { SUDOKU_RATING_DIRECT_HIDDEN_PAIR, N_ ("Direct Hidden Pair") },
  { SUDOKU_RATING_NAKED_SINGLE, N_ ("Naked Single") },
  { SUDOKU_RATING_DIRECT_HIDDEN_TRIPLET, N_ ("Direct Hidden Triple") },
  { SUDOKU_RATING_POINTING, N_ ("Pointing") },
  { SUDOKU_RATING_CLAIMING, N_ ("Claiming") },
  { SUDOKU_RATING_NAKED_PAIR, N_ ("Naked Pair") },
  { SUDOKU_RATING_X_WING, N_ ("X-Wing") },
  { SUDOKU_RATING_HIDDEN_PAIR, N_ ("Hidden Pair") },
  { SUDOKU_RATING_NAKED_TRIPLET, N_ ("Naked Triple") },
  { SUDOKU_RATING_SWORDFISH, N_ ("Swordfish") },
  { SUDOKU_RATING_HIDDEN_TRIPLET, N_ ("Hidden Triple") },
  { SUDOKU_RATING_SKYSCRAPER, N_ ("Skyscraper") },
  { SUDOKU_RATING_TWO_STRING_KITE, N_ ("Two-String Kite") },
  { SUDOKU_RATING_TURBOT_CRANE, N_ ("Turbot Fish") },
  { SUDOKU_RATING_GROUPED_TURBOT_FISH, N_ ("Grouped Turbot Fish") },
  { SUDOKU_RATING_XY_WING, N_ ("XY-Wing") },
  { SUDOKU_RATING_XYZ_WING, N_ ("XYZ-Wing") },
  { SUDOKU_RATING_UNIQUE_RECTANGLE_1, N_ ("Unique Rectangle") },
  { SUDOKU_RATING_UNIQUE_LOOP_6_1, N_ ("Unique Loop") },
  { SUDOKU_RATING_NAKED_QUAD, N_ ("Naked Quad") },
  { SUDOKU_RATING_JELLYFISH, N_ ("Jellyfish") },
  { SUDOKU_RATING_HIDDEN_QUAD, N_ ("Hidden Quad") },
  { SUDOKU_RATING_THREE_STRONG_LINKS, N_ ("Strong Links") },
  { SUDOKU_RATING_WXYZ_WING, N_ ("WXYZ-Wing") },
  { SUDOKU_RATING_VWXYZ_WING, N_ ("VWXYZ-Wing") },
  { SUDOKU_RATING_UVWXYZ_WING, N_ ("UVWXYZ-Wing") },
  { SUDOKU_RATING_TUVWXYZ_WING, N_ ("TUVWXYZ-Wing") },
  { SUDOKU_RATING_BUG_1, N_ ("Bivalue Universal Grave") },
  { SUDOKU_RATING_ALIGNED_PAIR_EXCLUSION, N_ ("Aligned Pair Exclusion") },
  { SUDOKU_RATING_GENERALIZED_X_WING, N_ ("Generalized X-Wing") },
  { SUDOKU_RATING_X_CYCLE, N_ ("Bidirectional X-Cycle") },
  { SUDOKU_RATING_Y_CYCLE, N_ ("Bidirectional Y-Cycle") },
  { SUDOKU_RATING_CYCLE, N_ ("Bidirectional Cycle") },
  { SUDOKU_RATING_TURBOT_FISH, N_ ("Turbot Fish") },
  { SUDOKU_RATING_X_CHAIN, N_ ("Forcing X-Chain") },
  { SUDOKU_RATING_FORCING_CHAIN, N_ ("Forcing Chain") },
  { SUDOKU_RATING_ALIGNED_TRIPLET_EXCLUSION, N_ ("Aligned Triple Exclusion") },
  { SUDOKU_RATING_NISHIO, N_ ("Nishio Forcing Chains") },
  { SUDOKU_RATING_CELL_CHAINS, N_ ("Cell Forcing Chains") },
  { SUDOKU_RATING_REGION_CHAINS, N_ ("House Forcing Chains") },
  { SUDOKU_RATING_DYNAMIC_CHAINS, N_ ("Dynamic Forcing Chains") },
  { SUDOKU_RATING_BEYOND, N_ ("Beyond the Scale") },
};

const char *
nonet_words_rating_technique (SudokuRatingTechnique technique)
{
  guint i = G_N_ELEMENTS (names) - 1;

  while (names[i].first > technique)
    i--;
  return _ (names[i].name);
}

/* The names of techniques and levels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * They are those of HoDoKu and of the English pages on Sudoku.
 */
#include "config.h"

#include "words/steps/step-text.h"

#include <glib/gi18n-lib.h>

static const char *const name[SUDOKU_N_TECHNIQUES] = {
  [SUDOKU_FULL_HOUSE] = N_ ("Full House"),
  [SUDOKU_NAKED_SINGLE] = N_ ("Naked Single"),
  [SUDOKU_HIDDEN_SINGLE] = N_ ("Hidden Single"),
  [SUDOKU_LOCKED_PAIR] = N_ ("Locked Pair"),
  [SUDOKU_LOCKED_TRIPLE] = N_ ("Locked Triple"),
  [SUDOKU_POINTING] = N_ ("Locked Candidates Type 1 (Pointing)"),
  [SUDOKU_CLAIMING] = N_ ("Locked Candidates Type 2 (Claiming)"),
  [SUDOKU_NAKED_PAIR] = N_ ("Naked Pair"),
  [SUDOKU_NAKED_TRIPLE] = N_ ("Naked Triple"),
  [SUDOKU_HIDDEN_PAIR] = N_ ("Hidden Pair"),
  [SUDOKU_HIDDEN_TRIPLE] = N_ ("Hidden Triple"),
  [SUDOKU_NAKED_QUAD] = N_ ("Naked Quad"),
  [SUDOKU_HIDDEN_QUAD] = N_ ("Hidden Quad"),
  [SUDOKU_NAKED_FIVE] = N_ ("Naked Quintuple"),
  [SUDOKU_HIDDEN_FIVE] = N_ ("Hidden Quintuple"),
  [SUDOKU_NAKED_SIX] = N_ ("Naked Sextuple"),
  [SUDOKU_HIDDEN_SIX] = N_ ("Hidden Sextuple"),
  [SUDOKU_X_WING] = N_ ("X-Wing"),
  [SUDOKU_SWORDFISH] = N_ ("Swordfish"),
  [SUDOKU_JELLYFISH] = N_ ("Jellyfish"),
  [SUDOKU_SQUIRMBAG] = N_ ("Squirmbag"),
  [SUDOKU_WHALE] = N_ ("Whale"),
  [SUDOKU_LEVIATHAN] = N_ ("Leviathan"),
  [SUDOKU_REMOTE_PAIR] = N_ ("Remote Pair"),
  [SUDOKU_BUG_1] = N_ ("Bivalue Universal Grave + 1"),
  [SUDOKU_SKYSCRAPER] = N_ ("Skyscraper"),
  [SUDOKU_TWO_STRING_KITE] = N_ ("Two-String Kite"),
  [SUDOKU_DUAL_TWO_STRING_KITE] = N_ ("Dual Two-String Kite"),
  [SUDOKU_TURBOT_FISH] = N_ ("Turbot Fish"),
  [SUDOKU_EMPTY_RECTANGLE] = N_ ("Empty Rectangle"),
  [SUDOKU_DUAL_EMPTY_RECTANGLE] = N_ ("Dual Empty Rectangle"),
  [SUDOKU_W_WING] = N_ ("W-Wing"),
  [SUDOKU_XY_WING] = N_ ("XY-Wing"),
  [SUDOKU_XYZ_WING] = N_ ("XYZ-Wing"),
  [SUDOKU_WXYZ_WING] = N_ ("WXYZ-Wing"),
  [SUDOKU_UNIQUE_RECTANGLE_1] = N_ ("Unique Rectangle Type 1"),
  [SUDOKU_UNIQUE_RECTANGLE_2] = N_ ("Unique Rectangle Type 2"),
  [SUDOKU_UNIQUE_RECTANGLE_3] = N_ ("Unique Rectangle Type 3"),
  [SUDOKU_UNIQUE_RECTANGLE_4] = N_ ("Unique Rectangle Type 4"),
  [SUDOKU_UNIQUE_RECTANGLE_5] = N_ ("Unique Rectangle Type 5"),
  [SUDOKU_UNIQUE_RECTANGLE_6] = N_ ("Unique Rectangle Type 6"),
  [SUDOKU_HIDDEN_RECTANGLE] = N_ ("Hidden Rectangle"),
  [SUDOKU_AVOIDABLE_RECTANGLE_1] = N_ ("Avoidable Rectangle Type 1"),
  [SUDOKU_AVOIDABLE_RECTANGLE_2] = N_ ("Avoidable Rectangle Type 2"),
  [SUDOKU_UNIQUE_LOOP_1] = N_ ("Unique Loop Type 1"),
  [SUDOKU_UNIQUE_LOOP_2] = N_ ("Unique Loop Type 2"),
  [SUDOKU_UNIQUE_LOOP_3] = N_ ("Unique Loop Type 3"),
  [SUDOKU_UNIQUE_LOOP_4] = N_ ("Unique Loop Type 4"),
  [SUDOKU_BUG_2] = N_ ("Bivalue Universal Grave Type 2"),
  [SUDOKU_BUG_3] = N_ ("Bivalue Universal Grave Type 3"),
  [SUDOKU_BUG_4] = N_ ("Bivalue Universal Grave Type 4"),
  [SUDOKU_FINNED_X_WING] = N_ ("Finned X-Wing"),
  [SUDOKU_SASHIMI_X_WING] = N_ ("Sashimi X-Wing"),
  [SUDOKU_FINNED_SWORDFISH] = N_ ("Finned Swordfish"),
  [SUDOKU_SASHIMI_SWORDFISH] = N_ ("Sashimi Swordfish"),
  [SUDOKU_FINNED_JELLYFISH] = N_ ("Finned Jellyfish"),
  [SUDOKU_SASHIMI_JELLYFISH] = N_ ("Sashimi Jellyfish"),
  [SUDOKU_FINNED_SQUIRMBAG] = N_ ("Finned Squirmbag"),
  [SUDOKU_SASHIMI_SQUIRMBAG] = N_ ("Sashimi Squirmbag"),
  [SUDOKU_FINNED_WHALE] = N_ ("Finned Whale"),
  [SUDOKU_SASHIMI_WHALE] = N_ ("Sashimi Whale"),
  [SUDOKU_FINNED_LEVIATHAN] = N_ ("Finned Leviathan"),
  [SUDOKU_SASHIMI_LEVIATHAN] = N_ ("Sashimi Leviathan"),
  [SUDOKU_SUE_DE_COQ] = N_ ("Sue de Coq"),
  [SUDOKU_SIMPLE_COLOURS_TRAP] = N_ ("Simple Colours Trap"),
  [SUDOKU_SIMPLE_COLOURS_WRAP] = N_ ("Simple Colours Wrap"),
  [SUDOKU_MULTI_COLOURS_1] = N_ ("Multi-Colours 1"),
  [SUDOKU_MULTI_COLOURS_2] = N_ ("Multi-Colours 2"),
  [SUDOKU_MEDUSA] = N_ ("3D Medusa"),
  [SUDOKU_X_CHAIN] = N_ ("X-Chain"),
  [SUDOKU_XY_CHAIN] = N_ ("XY-Chain"),
  [SUDOKU_CONTINUOUS_LOOP] = N_ ("Continuous Nice Loop"),
  [SUDOKU_DISCONTINUOUS_LOOP] = N_ ("Discontinuous Nice Loop"),
  [SUDOKU_AIC] = N_ ("Alternating Inference Chain"),
  [SUDOKU_GROUPED_CONTINUOUS_LOOP] = N_ ("Grouped Continuous Nice Loop"),
  [SUDOKU_GROUPED_DISCONTINUOUS_LOOP] = N_ ("Grouped Discontinuous Nice Loop"),
  [SUDOKU_GROUPED_AIC] = N_ ("Grouped Alternating Inference Chain"),
  [SUDOKU_VWXYZ_WING] = N_ ("VWXYZ-Wing"),
  [SUDOKU_ALIGNED_PAIR_EXCLUSION] = N_ ("Aligned Pair Exclusion"),
  [SUDOKU_ALS_XZ] = N_ ("Almost Locked Sets XZ-Rule"),
  [SUDOKU_ALS_XY_WING] = N_ ("Almost Locked Sets XY-Wing"),
  [SUDOKU_ALS_XY_CHAIN] = N_ ("Almost Locked Sets XY-Chain"),
  [SUDOKU_DEATH_BLOSSOM] = N_ ("Death Blossom"),
  [SUDOKU_ALIGNED_TRIPLET_EXCLUSION] = N_ ("Aligned Triplet Exclusion"),
  [SUDOKU_FRANKEN_X_WING] = N_ ("Franken X-Wing"),
  [SUDOKU_FRANKEN_SWORDFISH] = N_ ("Franken Swordfish"),
  [SUDOKU_FRANKEN_JELLYFISH] = N_ ("Franken Jellyfish"),
  [SUDOKU_FRANKEN_SQUIRMBAG] = N_ ("Franken Squirmbag"),
  [SUDOKU_FRANKEN_WHALE] = N_ ("Franken Whale"),
  [SUDOKU_FRANKEN_LEVIATHAN] = N_ ("Franken Leviathan"),
  [SUDOKU_FINNED_FRANKEN_X_WING] = N_ ("Finned Franken X-Wing"),
  [SUDOKU_FINNED_FRANKEN_SWORDFISH] = N_ ("Finned Franken Swordfish"),
  [SUDOKU_FINNED_FRANKEN_JELLYFISH] = N_ ("Finned Franken Jellyfish"),
  [SUDOKU_FINNED_FRANKEN_SQUIRMBAG] = N_ ("Finned Franken Squirmbag"),
  [SUDOKU_FINNED_FRANKEN_WHALE] = N_ ("Finned Franken Whale"),
  [SUDOKU_FINNED_FRANKEN_LEVIATHAN] = N_ ("Finned Franken Leviathan"),
  [SUDOKU_MUTANT_X_WING] = N_ ("Mutant X-Wing"),
  [SUDOKU_MUTANT_SWORDFISH] = N_ ("Mutant Swordfish"),
  [SUDOKU_MUTANT_JELLYFISH] = N_ ("Mutant Jellyfish"),
  [SUDOKU_MUTANT_SQUIRMBAG] = N_ ("Mutant Squirmbag"),
  [SUDOKU_MUTANT_WHALE] = N_ ("Mutant Whale"),
  [SUDOKU_MUTANT_LEVIATHAN] = N_ ("Mutant Leviathan"),
  [SUDOKU_FINNED_MUTANT_X_WING] = N_ ("Finned Mutant X-Wing"),
  [SUDOKU_FINNED_MUTANT_SWORDFISH] = N_ ("Finned Mutant Swordfish"),
  [SUDOKU_FINNED_MUTANT_JELLYFISH] = N_ ("Finned Mutant Jellyfish"),
  [SUDOKU_FINNED_MUTANT_SQUIRMBAG] = N_ ("Finned Mutant Squirmbag"),
  [SUDOKU_FINNED_MUTANT_WHALE] = N_ ("Finned Mutant Whale"),
  [SUDOKU_FINNED_MUTANT_LEVIATHAN] = N_ ("Finned Mutant Leviathan"),
  [SUDOKU_KRAKEN_FISH_1] = N_ ("Kraken Fish Type 1"),
  [SUDOKU_KRAKEN_FISH_2] = N_ ("Kraken Fish Type 2"),
  [SUDOKU_FORCING_CHAIN_CONTRADICTION] = N_ ("Forcing Chain Contradiction"),
  [SUDOKU_FORCING_CHAIN_VERITY] = N_ ("Forcing Chain Verity"),
  [SUDOKU_FORCING_NET_CONTRADICTION] = N_ ("Forcing Net Contradiction"),
  [SUDOKU_FORCING_NET_VERITY] = N_ ("Forcing Net Verity"),
  [SUDOKU_TEMPLATE_SET] = N_ ("Template Set"),
  [SUDOKU_TEMPLATE_DELETE] = N_ ("Template Delete"),
  [SUDOKU_BRUTE_FORCE] = N_ ("Brute Force"),
};

const char *
nonet_words_technique (SudokuTechnique technique)
{
  g_return_val_if_fail (technique < SUDOKU_N_TECHNIQUES, NULL);

  return _ (name[technique]);
}

const char *
nonet_words_level (SudokuLevel level)
{
  static const char *const levels[] = {
    [SUDOKU_LEVEL_EASY] = NC_ ("level", "easy"),       [SUDOKU_LEVEL_MEDIUM] = NC_ ("level", "medium"),
    [SUDOKU_LEVEL_HARD] = NC_ ("level", "hard"),       [SUDOKU_LEVEL_UNFAIR] = NC_ ("level", "unfair"),
    [SUDOKU_LEVEL_EXTREME] = NC_ ("level", "extreme"),
  };

  g_return_val_if_fail (level < G_N_ELEMENTS (levels), NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "level", levels[level]);
}

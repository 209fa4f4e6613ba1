/* Sentences on wings and almost locked sets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/steps/step-messages.h"

#include <glib/gi18n-lib.h>

#define ONLY_ONE_TWICE                                                                                                 \
  N_ ("{cells} hold only {values}, and of these only {removed-value} could come twice. So one of the cells "           \
      "is {removed-value}, and {removed} can be removed.")

const NonetStepMessage nonet_sets_messages[] = {
  { SUDOKU_XY_WING, SUDOKU_XY_WING,
    N_ ("Whichever of {pivot-values} is in {pivot}, one of {pincers} becomes {removed-value}, so {removed} "
        "can be removed.") },
  { SUDOKU_XYZ_WING, SUDOKU_WXYZ_WING,
    N_ ("Whichever of {pivot-values} is in {pivot}, one of {cells} becomes {removed-value}, so {removed} "
        "can be removed.") },
  { SUDOKU_W_WING, SUDOKU_W_WING,
    N_ ("{pincers} both have only {values}, and they cannot both lack {removed-value}: {chain}. So "
        "{removed} can be removed.") },
  { SUDOKU_W_WING, SUDOKU_W_WING,
    N_ ("{cells} hold only {values}, and each place for {base-value} in {base-places} sees one of them. So "
        "they cannot both be {base-value}: one of them is {removed-value}, and {removed} can be removed.") },
  { SUDOKU_XY_WING, SUDOKU_WXYZ_WING, ONLY_ONE_TWICE },
  { SUDOKU_VWXYZ_WING, SUDOKU_VWXYZ_WING, ONLY_ONE_TWICE },
  { SUDOKU_W_WING, SUDOKU_W_WING, NONET_ONE_END_IS_TRUE },
  { SUDOKU_SUE_DE_COQ, SUDOKU_SUE_DE_COQ,
    N_ ("{cells} are as many cells as they have candidates, {candidates}, and none of these fits twice. So "
        "each is used up where its cells see, and {removed} can be removed.") },
  { SUDOKU_ALIGNED_PAIR_EXCLUSION, SUDOKU_ALIGNED_PAIR_EXCLUSION,
    N_ ("Each pair of values for {cells} that has {removed} takes away the last candidate of another cell "
        "or breaks a rule. So {removed} can be removed.") },
  { SUDOKU_ALIGNED_TRIPLET_EXCLUSION, SUDOKU_ALIGNED_TRIPLET_EXCLUSION,
    N_ ("Each choice of values for {cells} that has {removed} takes away the last candidate of another cell "
        "or breaks a rule. So {removed} can be removed.") },
  { SUDOKU_ALS_XZ, SUDOKU_ALS_XZ,
    N_ ("{set-a} and {set-b} each have one candidate more than cells, and only one of them can have "
        "{common}. So the other keeps all its other candidates, and {removed} can be removed.") },
  { SUDOKU_ALS_XZ, SUDOKU_ALS_XZ,
    N_ ("{set-a} and {set-b} each have one candidate more than cells, and only one of them can have each of "
        "{commons}. So one of these is in each, all other candidates are locked, and {removed} can be "
        "removed.") },
  { SUDOKU_ALS_XY_WING, SUDOKU_ALS_XY_WING,
    N_ ("{sets} each have one candidate more than cells. Linked by {commons}, they cannot all be without "
        "{removed-value}, so {removed} can be removed.") },
  { SUDOKU_ALS_XY_WING, SUDOKU_ALS_XY_CHAIN,
    N_ ("{sets} each have one candidate more than cells, and are linked: {chain}. So {removed} can be "
        "removed.") },
  { SUDOKU_ALS_XY_CHAIN, SUDOKU_ALS_XY_CHAIN,
    N_ ("{sets} each have one candidate more than cells. Linked one to the next, the first and the last "
        "cannot both be without what is removed: {removed} can be removed.") },
  { SUDOKU_DEATH_BLOSSOM, SUDOKU_DEATH_BLOSSOM,
    N_ ("Whichever of {pivot-values} is in {pivot}, it leaves one of {sets} with as many candidates as "
        "cells, among them {removed-value}. So {removed} can be removed.") },
  { SUDOKU_ALS_XZ, SUDOKU_DEATH_BLOSSOM,
    N_ ("{sets} each have one candidate more than cells. As values that they have in common fit into only "
        "one of them, {removed} can be removed.") },
  { 0, 0, NULL },
};

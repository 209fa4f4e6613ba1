/* Sentences on singles, locked candidates and subsets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/steps/step-messages.h"

#include <glib/gi18n-lib.h>

#define NAKED                                                                                                          \
  N_ ("In {house}, the candidates of {cells} are only {values}, so these are used up there: {removed} can "            \
      "be removed.")
#define HIDDEN                                                                                                         \
  N_ ("In {house}, the only places for {values} are {cells}, so nothing else fits there: {removed} can be "            \
      "removed.")

const NonetStepMessage nonet_basic_messages[] = {
  { SUDOKU_FULL_HOUSE, SUDOKU_FULL_HOUSE, N_ ("{house} has only one open cell left: {placed}.") },
  { SUDOKU_NAKED_SINGLE, SUDOKU_NAKED_SINGLE, N_ ("{placed-value} is the only candidate left in {placed-cell}.") },
  { SUDOKU_HIDDEN_SINGLE, SUDOKU_HIDDEN_SINGLE,
    N_ ("{placed-cell} is the only place left for {placed-value} in {house}.") },
  { SUDOKU_LOCKED_PAIR, SUDOKU_LOCKED_TRIPLE,
    N_ ("{cells} hold only {values}, and they all lie in {shared}, so {removed} can be removed.") },
  { SUDOKU_POINTING, SUDOKU_CLAIMING,
    N_ ("In {base}, all places for {value} lie in {cover} as well, so {removed} can be removed.") },
  { SUDOKU_NAKED_PAIR, SUDOKU_NAKED_TRIPLE, NAKED },
  { SUDOKU_HIDDEN_PAIR, SUDOKU_HIDDEN_TRIPLE, HIDDEN },
  { SUDOKU_NAKED_QUAD, SUDOKU_NAKED_QUAD, NAKED },
  { SUDOKU_HIDDEN_QUAD, SUDOKU_HIDDEN_QUAD, HIDDEN },
  { SUDOKU_NAKED_FIVE, SUDOKU_NAKED_FIVE, NAKED },
  { SUDOKU_HIDDEN_FIVE, SUDOKU_HIDDEN_FIVE, HIDDEN },
  { SUDOKU_NAKED_SIX, SUDOKU_NAKED_SIX, NAKED },
  { SUDOKU_HIDDEN_SIX, SUDOKU_HIDDEN_SIX, HIDDEN },
  { 0, 0, NULL },
};

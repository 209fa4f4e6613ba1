/* Steps in a few words, for rows of lists that say by themselves which technique they are about.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/steps/step-messages.h"

#include <glib/gi18n-lib.h>

const NonetStepMessage nonet_short_messages[] = {
  { SUDOKU_NAKED_SINGLE, SUDOKU_NAKED_SINGLE, N_ ("{placed-cell}") },
  { SUDOKU_FULL_HOUSE, SUDOKU_HIDDEN_SINGLE, N_ ("{house}") },
  { SUDOKU_POINTING, SUDOKU_CLAIMING, N_ ("{value} in {base}") },
  { SUDOKU_X_WING, SUDOKU_LEVIATHAN, N_ ("{value} in {base}") },
  { SUDOKU_SKYSCRAPER, SUDOKU_DUAL_EMPTY_RECTANGLE, N_ ("{value} in {base}") },
  { SUDOKU_FINNED_X_WING, SUDOKU_SASHIMI_LEVIATHAN, N_ ("{value} in {base}, fin {fin}") },
  { SUDOKU_FINNED_X_WING, SUDOKU_SASHIMI_LEVIATHAN, N_ ("{value} in {base}, fins {fins}") },
  { SUDOKU_FRANKEN_X_WING, SUDOKU_KRAKEN_FISH_2, N_ ("{value} in {base}, fin {fin}") },
  { SUDOKU_FRANKEN_X_WING, SUDOKU_KRAKEN_FISH_2, N_ ("{value} in {base}, fins {fins}") },
  { SUDOKU_FRANKEN_X_WING, SUDOKU_KRAKEN_FISH_2, N_ ("{value} in {base}") },
  { SUDOKU_W_WING, SUDOKU_WXYZ_WING, N_ ("{pivot} with {pincers}") },
  { SUDOKU_UNIQUE_RECTANGLE_1, SUDOKU_UNIQUE_LOOP_4, N_ ("{floor} in {deadly}") },
  { SUDOKU_BUG_1, SUDOKU_BUG_1, N_ ("{extra}") },
  { SUDOKU_BUG_2, SUDOKU_BUG_4, N_ ("{extra}") },
  { SUDOKU_SIMPLE_COLOURS_TRAP, SUDOKU_MEDUSA, N_ ("{colour-a}") },
  { SUDOKU_REMOTE_PAIR, SUDOKU_REMOTE_PAIR, N_ ("{path}") },
  { SUDOKU_CONTINUOUS_LOOP, SUDOKU_DISCONTINUOUS_LOOP, N_ ("{path}") },
  { SUDOKU_GROUPED_CONTINUOUS_LOOP, SUDOKU_GROUPED_DISCONTINUOUS_LOOP, N_ ("{path}") },
  { SUDOKU_X_CHAIN, SUDOKU_X_CHAIN, N_ ("{value} from {first-cells} to {last-cells}") },
  { SUDOKU_XY_CHAIN, SUDOKU_GROUPED_AIC, N_ ("{first} to {last}") },
  { SUDOKU_DEATH_BLOSSOM, SUDOKU_DEATH_BLOSSOM, N_ ("{pivot} with {sets}") },
  { SUDOKU_ALS_XZ, SUDOKU_DEATH_BLOSSOM, N_ ("{sets}") },
  { SUDOKU_FORCING_CHAIN_CONTRADICTION, SUDOKU_FORCING_CHAIN_CONTRADICTION, N_ ("{assumption}") },
  { SUDOKU_FORCING_NET_CONTRADICTION, SUDOKU_FORCING_NET_CONTRADICTION, N_ ("{assumption}") },
  { SUDOKU_FORCING_CHAIN_CONTRADICTION, SUDOKU_FORCING_NET_VERITY, N_ ("{base-value} in {base-places}") },
  { SUDOKU_FORCING_CHAIN_CONTRADICTION, SUDOKU_FORCING_NET_VERITY, N_ ("{base-cells}") },
  { SUDOKU_FULL_HOUSE, SUDOKU_BRUTE_FORCE, N_ ("{values} in {cells}") },
  { SUDOKU_FULL_HOUSE, SUDOKU_BRUTE_FORCE, N_ ("{values}") },
  { SUDOKU_FULL_HOUSE, SUDOKU_BRUTE_FORCE, N_ ("{placed-cells}") },
  { 0, 0, NULL },
};

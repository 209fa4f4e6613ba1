/* Sentences on chains, colours and nets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/steps/step-messages.h"

#include <glib/gi18n-lib.h>

#define RING                                                                                                           \
  N_ ("The links form a loop: {chain}. One of the two ends of each link is true, so {removed} can be "                 \
      "removed.")
#define ROUND_TO_CONTRADICTION                                                                                         \
  N_ ("Assuming the opposite leads round a loop to a contradiction: {chain}. So {removed} can be removed.")
#define ROUND_TO_VALUE N_ ("Assuming the opposite leads round a loop to a contradiction: {chain}. So {placed}.")
#define ALL_OF_CELL_PLACE N_ ("Whichever candidate of {base-cells} is true, the same follows: {branches} So {placed}.")
#define ALL_OF_PLACE_PLACE N_ ("Wherever {base-value} is in {base}, the same follows: {branches} So {placed}.")
#define ALL_OF_ANY_EXCLUDE                                                                                             \
  N_ ("One of these is true, and the same follows from each: {branches} So {removed} can be removed.")
#define ALL_OF_ANY_PLACE N_ ("One of these is true, and the same follows from each: {branches} So {placed}.")
#define CONTRADICTION N_ ("If {assumption}, a contradiction follows: {consequences}. So {removed} can be removed.")
#define CONTRADICTION_VALUE N_ ("If {assumption}, a contradiction follows: {consequences}. So {placed}.")
#define ALL_OF_CELL_EXCLUDE                                                                                            \
  N_ ("Whichever candidate of {base-cells} is true, the same follows: {branches} So {removed} can be "                 \
      "removed.")
#define ALL_OF_PLACE_EXCLUDE                                                                                           \
  N_ ("Wherever {base-value} is in {base}, the same follows: {branches} So {removed} can be removed.")

const NonetStepMessage nonet_chains_messages[] = {
  { SUDOKU_REMOTE_PAIR, SUDOKU_REMOTE_PAIR,
    N_ ("Along the chain {path}, the cells are {values} in turns. Two that are an odd number of steps apart "
        "hold both, so {removed} can be removed.") },
  { SUDOKU_SIMPLE_COLOURS_TRAP, SUDOKU_SIMPLE_COLOURS_TRAP,
    N_ ("Either all of these are true: {colour-a}; or all of these: {colour-b}. Both exclude {removed}, "
        "which can be removed.") },
  { SUDOKU_SIMPLE_COLOURS_WRAP, SUDOKU_SIMPLE_COLOURS_WRAP,
    N_ ("Either all of these are true: {colour-a}; or all of these: {colour-b}. {removed} cannot all be "
        "true, as one house would have {value} twice. So they can be removed.") },
  { SUDOKU_MULTI_COLOURS_1, SUDOKU_MULTI_COLOURS_2,
    N_ ("Of two pairs of colours, one each is true: either {colour-a}, or {colour-b}; and either "
        "{colour-c}, or {colour-d}. Where colours of different pairs exclude each other, {removed} can be "
        "removed.") },
  { SUDOKU_MULTI_COLOURS_1, SUDOKU_MULTI_COLOURS_2,
    N_ ("The candidates fall into pairs of colours, of which one is true: {colours}. Colours of different "
        "pairs exclude each other, so {removed} can be removed.") },
  { SUDOKU_MEDUSA, SUDOKU_MEDUSA,
    N_ ("Either all of these are true: {colour-a}; or all of these: {colour-b}. Where both exclude it, or "
        "one contradicts itself, a candidate falls: {removed} can be removed.") },
  { SUDOKU_SIMPLE_COLOURS_TRAP, SUDOKU_MEDUSA,
    N_ ("Colouring the strong links of {value} shows that {removed} can be removed.") },
  { SUDOKU_X_CHAIN, SUDOKU_XY_CHAIN, NONET_ONE_END_IS_TRUE },
  { SUDOKU_CONTINUOUS_LOOP, SUDOKU_CONTINUOUS_LOOP, RING },
  { SUDOKU_DISCONTINUOUS_LOOP, SUDOKU_DISCONTINUOUS_LOOP, ROUND_TO_CONTRADICTION },
  { SUDOKU_DISCONTINUOUS_LOOP, SUDOKU_DISCONTINUOUS_LOOP, ROUND_TO_VALUE },
  { SUDOKU_AIC, SUDOKU_AIC, NONET_ONE_END_IS_TRUE },
  { SUDOKU_GROUPED_CONTINUOUS_LOOP, SUDOKU_GROUPED_CONTINUOUS_LOOP, RING },
  { SUDOKU_GROUPED_DISCONTINUOUS_LOOP, SUDOKU_GROUPED_DISCONTINUOUS_LOOP, ROUND_TO_CONTRADICTION },
  { SUDOKU_GROUPED_DISCONTINUOUS_LOOP, SUDOKU_GROUPED_DISCONTINUOUS_LOOP, ROUND_TO_VALUE },
  { SUDOKU_GROUPED_AIC, SUDOKU_GROUPED_AIC, NONET_ONE_END_IS_TRUE },
  { SUDOKU_X_CHAIN, SUDOKU_GROUPED_AIC, N_ ("Assuming the opposite leads to a contradiction: {chain}. So {placed}.") },
  { SUDOKU_FORCING_CHAIN_CONTRADICTION, SUDOKU_FORCING_CHAIN_CONTRADICTION,
    N_ ("Each candidate of {base-cells} excludes {removed}, which would leave nothing for the cell: "
        "{branches} So {removed} can be removed.") },
  { SUDOKU_FORCING_CHAIN_CONTRADICTION, SUDOKU_FORCING_CHAIN_CONTRADICTION,
    N_ ("Each place for {base-value} in {base} excludes {removed}, which would leave it no place there: "
        "{branches} So {removed} can be removed.") },
  { SUDOKU_FORCING_CHAIN_CONTRADICTION, SUDOKU_FORCING_CHAIN_CONTRADICTION, ALL_OF_CELL_PLACE },
  { SUDOKU_FORCING_CHAIN_CONTRADICTION, SUDOKU_FORCING_CHAIN_CONTRADICTION, ALL_OF_PLACE_PLACE },
  { SUDOKU_FORCING_CHAIN_CONTRADICTION, SUDOKU_FORCING_CHAIN_CONTRADICTION, ALL_OF_ANY_EXCLUDE },
  { SUDOKU_FORCING_CHAIN_CONTRADICTION, SUDOKU_FORCING_CHAIN_CONTRADICTION, ALL_OF_ANY_PLACE },
  { SUDOKU_FORCING_CHAIN_CONTRADICTION, SUDOKU_FORCING_CHAIN_CONTRADICTION, CONTRADICTION },
  { SUDOKU_FORCING_CHAIN_CONTRADICTION, SUDOKU_FORCING_CHAIN_CONTRADICTION, CONTRADICTION_VALUE },
  { SUDOKU_FORCING_CHAIN_VERITY, SUDOKU_FORCING_CHAIN_VERITY, ALL_OF_CELL_EXCLUDE },
  { SUDOKU_FORCING_CHAIN_VERITY, SUDOKU_FORCING_CHAIN_VERITY, ALL_OF_CELL_PLACE },
  { SUDOKU_FORCING_CHAIN_VERITY, SUDOKU_FORCING_CHAIN_VERITY, ALL_OF_PLACE_EXCLUDE },
  { SUDOKU_FORCING_CHAIN_VERITY, SUDOKU_FORCING_CHAIN_VERITY, ALL_OF_PLACE_PLACE },
  { SUDOKU_FORCING_CHAIN_VERITY, SUDOKU_FORCING_CHAIN_VERITY, ALL_OF_ANY_EXCLUDE },
  { SUDOKU_FORCING_CHAIN_VERITY, SUDOKU_FORCING_CHAIN_VERITY, ALL_OF_ANY_PLACE },
  { SUDOKU_FORCING_NET_CONTRADICTION, SUDOKU_FORCING_NET_CONTRADICTION,
    N_ ("If {removed} were true, nothing would be left for {base-cells}: {refutations}. So {removed} can be "
        "removed.") },
  { SUDOKU_FORCING_NET_CONTRADICTION, SUDOKU_FORCING_NET_CONTRADICTION,
    N_ ("Unless {placed}, nothing would be left for {base-cells}: {refutations}. So {placed}.") },
  { SUDOKU_FORCING_NET_CONTRADICTION, SUDOKU_FORCING_NET_CONTRADICTION,
    N_ ("If {removed} were true, {base} would have no place for {base-value}: {refutations}. So {removed} "
        "can be removed.") },
  { SUDOKU_FORCING_NET_CONTRADICTION, SUDOKU_FORCING_NET_CONTRADICTION,
    N_ ("Unless {placed}, {base} would have no place for {base-value}: {refutations}. So {placed}.") },
  { SUDOKU_FORCING_NET_CONTRADICTION, SUDOKU_FORCING_NET_CONTRADICTION, CONTRADICTION },
  { SUDOKU_FORCING_NET_CONTRADICTION, SUDOKU_FORCING_NET_CONTRADICTION, CONTRADICTION_VALUE },
  { SUDOKU_FORCING_NET_VERITY, SUDOKU_FORCING_NET_VERITY, ALL_OF_CELL_EXCLUDE },
  { SUDOKU_FORCING_NET_VERITY, SUDOKU_FORCING_NET_VERITY, ALL_OF_CELL_PLACE },
  { SUDOKU_FORCING_NET_VERITY, SUDOKU_FORCING_NET_VERITY, ALL_OF_PLACE_EXCLUDE },
  { SUDOKU_FORCING_NET_VERITY, SUDOKU_FORCING_NET_VERITY, ALL_OF_PLACE_PLACE },
  { SUDOKU_FORCING_NET_VERITY, SUDOKU_FORCING_NET_VERITY, ALL_OF_ANY_EXCLUDE },
  { SUDOKU_FORCING_NET_VERITY, SUDOKU_FORCING_NET_VERITY, ALL_OF_ANY_PLACE },
  { 0, 0, NULL },
};

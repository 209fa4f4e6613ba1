/* The sentences of steps, by technique: of several the first that a step can fill is said.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/steps/step-messages.h"

#include <glib/gi18n-lib.h>

/* Sentences that are used several times. */

/* Of one value in one cell each; else the ends have names. The chain itself is on the board and in the notation. */
#define ONE_END_SEEN_FROM_ONE                                                                                          \
  N_ ("{first-cells} or {last-cells} is {end-value}. {seer} sees both, so it is not {end-value}.")
#define ONE_END_SEEN_FROM_TWO                                                                                          \
  N_ ("{first-cells} or {last-cells} is {end-value}. {two-seers} see both, so neither is {end-value}.")
#define ONE_END_SEEN_FROM_MORE                                                                                         \
  N_ ("{first-cells} or {last-cells} is {end-value}. {seers} see both, so none of them is {end-value}.")
#define ONE_END_ALONE N_ ("Either way {only-end} is true, so {removed} can be removed.")
#define ONE_END N_ ("At least one of {first} and {last} is true, so {removed} can be removed.")
#define ONE_END_IS_TRUE(from, to)                                                                                      \
  { from, to, ONE_END_SEEN_FROM_ONE }, { from, to, ONE_END_SEEN_FROM_TWO }, { from, to, ONE_END_SEEN_FROM_MORE },      \
      { from, to, ONE_END_ALONE },                                                                                     \
  {                                                                                                                    \
    from, to, ONE_END                                                                                                  \
  }
#define NAKED                                                                                                          \
  N_ ("In {house}, the candidates of {cells} are only {values}, so these are used up there: {removed} can "            \
      "be removed.")
#define HIDDEN                                                                                                         \
  N_ ("In {house}, the only places for {values} are {cells}, so nothing else fits there: {removed} can be "            \
      "removed.")
#define PLAIN_FISH N_ ("{base} have {value} only in {cover}, so {removed} can be removed.")
#define ONE_FIN                                                                                                        \
  N_ ("But for the fin {fin}, {base} have {value} only in {cover}. Whether the fin is {value} or not, "                \
      "{removed} can be removed.")
#define SEVERAL_FINS                                                                                                   \
  N_ ("But for the fins {fins}, {base} have {value} only in {cover}. Whether one of the fins is {value} or "           \
      "none, {removed} can be removed.")
#define TWO_PAIRS                                                                                                      \
  N_ ("{base} each have only two places for {value}, and one of these sees one of the others. So one of the "          \
      "other two is {value}, and {removed} can be removed.")
#define ONE_OF_TWO_ENDS                                                                                                \
  N_ ("{base} each have only two places for {value}, and one of these sees one of the others. So "                     \
      "{first-cells} or {last-cells} is {value}, and {removed} can be removed.")
#define TWO_PATTERNS                                                                                                   \
  N_ ("Two patterns of {value} share their strong links: one of the ends of each is {value}, so {removed} "            \
      "can be removed.")
#define ONLY_ONE_TWICE                                                                                                 \
  N_ ("{cells} hold only {values}, and of these only {removed-value} could come twice. So one of the cells "           \
      "is {removed-value}, and {removed} can be removed.")
#define ONE_CELL_WITH_EXTRA                                                                                            \
  N_ ("If {deadly} held only {floor}, these could be swapped and there would be two solutions. Only "                  \
      "{extra-cell} has another candidate, so {removed} can be removed.")
#define ONE_EXTRA_VALUE                                                                                                \
  N_ ("If {deadly} held only {floor}, these could be swapped and there would be two solutions. So one of "             \
      "{extra-cells} is {extra-value}, and {removed} can be removed.")
#define EXTRA_IN_SUBSET_OF_HOUSE                                                                                       \
  N_ ("If {deadly} held only {floor}, these could be swapped and there would be two solutions. So one of "             \
      "{extra} is true, and with {base-cells} these form a locked set in {house}: {removed} can be removed.")
#define EXTRA_IN_SUBSET                                                                                                \
  N_ ("If {deadly} held only {floor}, these could be swapped and there would be two solutions. So one of "             \
      "{extra} is true, and together with other cells these form a locked set: {removed} can be removed.")
#define CONFINED_IN_HOUSES                                                                                             \
  N_ ("If {deadly} held only {floor}, these could be swapped and there would be two solutions. In {base}, "            \
      "{base-value} has no other places, so {removed-value} would complete the pattern: {removed} can be "             \
      "removed.")
#define CONFINED                                                                                                       \
  N_ ("If {deadly} held only {floor}, these could be swapped and there would be two solutions. One of the "            \
      "values is confined to the pattern, so the other one would complete it: {removed} can be removed.")
#define RING N_ ("The links form a loop. One of the two ends of each link is true, so {removed} can be removed.")
#define ROUND_TO_CONTRADICTION                                                                                         \
  N_ ("Assuming the opposite leads round a loop to a contradiction. So {removed} can be removed.")
#define ROUND_TO_VALUE N_ ("Assuming the opposite leads round a loop to a contradiction. So {placed}.")
#define ALL_OF_CELL_PLACE N_ ("Whichever candidate of {base-cells} is true, the same follows: {placed}.")
#define ALL_OF_PLACE_PLACE N_ ("Wherever {base-value} is in {base}, the same follows: {placed}.")
#define ALL_OF_ANY_EXCLUDE                                                                                             \
  N_ ("Several assumptions, one of which is true, lead to the same. So {removed} can be removed.")
#define ALL_OF_ANY_PLACE N_ ("Several assumptions, one of which is true, lead to the same. So {placed}.")
#define CONTRADICTION N_ ("If {assumption}, a contradiction follows. So {removed} can be removed.")
#define CONTRADICTION_VALUE N_ ("If {assumption}, a contradiction follows. So {placed}.")
#define ALL_OF_CELL_EXCLUDE N_ ("Whichever candidate of {base-cells} is true, it excludes {removed}.")
#define ALL_OF_PLACE_EXCLUDE N_ ("Wherever {base-value} is in {base}, it excludes {removed}.")

const NonetStepMessage nonet_full_messages[] = {
  /* Singles, locked candidates and subsets. */
  { SUDOKU_FULL_HOUSE, SUDOKU_FULL_HOUSE, N_ ("{house} has only one open cell left: {placed}.") },
  { SUDOKU_NAKED_SINGLE, SUDOKU_NAKED_SINGLE,
    N_ ("{placed-value} is the only candidate left in {placed-cell}: {blockers} exclude the others.") },
  { SUDOKU_NAKED_SINGLE, SUDOKU_NAKED_SINGLE, N_ ("{placed-value} is the only candidate left in {placed-cell}.") },
  { SUDOKU_HIDDEN_SINGLE, SUDOKU_HIDDEN_SINGLE,
    N_ ("{placed-cell} is the only place left for {placed-value} in {house}: {blocker} excludes the others.") },
  { SUDOKU_HIDDEN_SINGLE, SUDOKU_HIDDEN_SINGLE,
    N_ ("{placed-cell} is the only place left for {placed-value} in {house}: {blockers} exclude the others.") },
  { SUDOKU_HIDDEN_SINGLE, SUDOKU_HIDDEN_SINGLE,
    N_ ("{placed-cell} is the only place left for {placed-value} in {house}.") },
  /* Further rules. */
  { SUDOKU_ALLOWED_VALUES, SUDOKU_HOUSE_TOTAL, N_ ("{rule-says} So {removed} can be removed.") },
  { SUDOKU_LOCKED_IN_RULE, SUDOKU_LOCKED_IN_RULE, ALL_OF_PLACE_EXCLUDE },
  { SUDOKU_LOCKED_IN_RULE, SUDOKU_LOCKED_IN_RULE,
    N_ ("{rule-says} Whichever way, {value} is in {cells}. So {removed} can be removed.") },
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
  /* Fish. */
  { SUDOKU_X_WING, SUDOKU_LEVIATHAN, PLAIN_FISH },
  { SUDOKU_FINNED_X_WING, SUDOKU_SASHIMI_LEVIATHAN, ONE_FIN },
  { SUDOKU_FINNED_X_WING, SUDOKU_SASHIMI_LEVIATHAN, SEVERAL_FINS },
  { SUDOKU_FINNED_X_WING, SUDOKU_SASHIMI_LEVIATHAN, PLAIN_FISH },
  { SUDOKU_FRANKEN_X_WING, SUDOKU_FINNED_MUTANT_LEVIATHAN, ONE_FIN },
  { SUDOKU_FRANKEN_X_WING, SUDOKU_FINNED_MUTANT_LEVIATHAN, SEVERAL_FINS },
  { SUDOKU_FRANKEN_X_WING, SUDOKU_FINNED_MUTANT_LEVIATHAN, PLAIN_FISH },
  { SUDOKU_KRAKEN_FISH_1, SUDOKU_KRAKEN_FISH_1,
    N_ ("But for the fin {fin}, {base} have {value} only in {cover}. If {removed} were true, it would "
        "exclude the fin as well. So {removed} can be removed.") },
  { SUDOKU_KRAKEN_FISH_1, SUDOKU_KRAKEN_FISH_1,
    N_ ("But for the fins {fins}, {base} have {value} only in {cover}. If {removed} were true, it would "
        "exclude all fins as well. So {removed} can be removed.") },
  { SUDOKU_KRAKEN_FISH_1, SUDOKU_KRAKEN_FISH_2,
    N_ ("If {removed} were true, {base} would have too few places left for {value}. So {removed} can be "
        "removed.") },
  /* Patterns of a single value. */
  { SUDOKU_SKYSCRAPER, SUDOKU_TWO_STRING_KITE, ONE_OF_TWO_ENDS },
  { SUDOKU_SKYSCRAPER, SUDOKU_SKYSCRAPER, TWO_PAIRS },
  ONE_END_IS_TRUE (SUDOKU_SKYSCRAPER, SUDOKU_TWO_STRING_KITE),
  { SUDOKU_TWO_STRING_KITE, SUDOKU_TWO_STRING_KITE, TWO_PAIRS },
  { SUDOKU_DUAL_TWO_STRING_KITE, SUDOKU_DUAL_TWO_STRING_KITE, TWO_PATTERNS },
  { SUDOKU_DUAL_TWO_STRING_KITE, SUDOKU_DUAL_TWO_STRING_KITE,
    N_ ("Patterns of {values} go through the same two cells of a box: one of the ends of each has its value, so "
        "{removed} "
        "can be removed.") },
  { SUDOKU_TURBOT_FISH, SUDOKU_TURBOT_FISH, ONE_OF_TWO_ENDS },
  ONE_END_IS_TRUE (SUDOKU_TURBOT_FISH, SUDOKU_TURBOT_FISH),
  { SUDOKU_TURBOT_FISH, SUDOKU_TURBOT_FISH, TWO_PAIRS },
  { SUDOKU_EMPTY_RECTANGLE, SUDOKU_EMPTY_RECTANGLE,
    N_ ("Of {base}, one is a box whose places for {value} all lie in one row and one column, and the other "
        "a line with two places. However {value} is placed there, {removed} can be removed.") },
  { SUDOKU_EMPTY_RECTANGLE, SUDOKU_EMPTY_RECTANGLE,
    N_ ("The places for {value} in the box all lie in one row and one column, so {removed} can be removed.") },
  { SUDOKU_DUAL_EMPTY_RECTANGLE, SUDOKU_DUAL_EMPTY_RECTANGLE, TWO_PATTERNS },
  /* Wings and almost locked sets. */
  { SUDOKU_XY_WING, SUDOKU_XY_WING,
    N_ ("Whichever of {pivot-values} is in {pivot}, one of {pincers} becomes {removed-value}, so {removed} "
        "can be removed.") },
  { SUDOKU_XYZ_WING, SUDOKU_WXYZ_WING,
    N_ ("Whichever of {pivot-values} is in {pivot}, one of {cells} becomes {removed-value}, so {removed} "
        "can be removed.") },
  { SUDOKU_W_WING, SUDOKU_W_WING,
    N_ ("{cells} hold only {values}, and each place for {base-value} in {base-places} sees one of them. So "
        "they cannot both be {base-value}: one of them is {removed-value}, and {removed} can be removed.") },
  { SUDOKU_W_WING, SUDOKU_W_WING,
    N_ ("{pincers} both have only {values}, and they cannot both lack {removed-value}. So {removed} can be "
        "removed.") },
  { SUDOKU_XY_WING, SUDOKU_WXYZ_WING, ONLY_ONE_TWICE },
  { SUDOKU_VWXYZ_WING, SUDOKU_VWXYZ_WING, ONLY_ONE_TWICE },
  ONE_END_IS_TRUE (SUDOKU_W_WING, SUDOKU_W_WING),
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
    N_ ("{sets} each have one candidate more than cells. Linked one to the next, the first and the last "
        "cannot both be without what is removed: {removed} can be removed.") },
  { SUDOKU_DEATH_BLOSSOM, SUDOKU_DEATH_BLOSSOM,
    N_ ("Whichever of {pivot-values} is in {pivot}, it leaves one of {sets} with as many candidates as "
        "cells, among them {removed-value}. So {removed} can be removed.") },
  { SUDOKU_ALS_XZ, SUDOKU_DEATH_BLOSSOM,
    N_ ("{sets} each have one candidate more than cells. As values that they have in common fit into only "
        "one of them, {removed} can be removed.") },
  /* Techniques that need a unique solution. */
  { SUDOKU_UNIQUE_RECTANGLE_1, SUDOKU_UNIQUE_RECTANGLE_1, ONE_CELL_WITH_EXTRA },
  { SUDOKU_UNIQUE_RECTANGLE_2, SUDOKU_UNIQUE_RECTANGLE_2, ONE_EXTRA_VALUE },
  { SUDOKU_UNIQUE_RECTANGLE_3, SUDOKU_UNIQUE_RECTANGLE_3, EXTRA_IN_SUBSET_OF_HOUSE },
  { SUDOKU_UNIQUE_RECTANGLE_3, SUDOKU_UNIQUE_RECTANGLE_3, EXTRA_IN_SUBSET },
  { SUDOKU_UNIQUE_RECTANGLE_4, SUDOKU_UNIQUE_RECTANGLE_4, CONFINED_IN_HOUSES },
  { SUDOKU_UNIQUE_RECTANGLE_4, SUDOKU_UNIQUE_RECTANGLE_4, CONFINED },
  { SUDOKU_UNIQUE_RECTANGLE_5, SUDOKU_UNIQUE_RECTANGLE_5, ONE_EXTRA_VALUE },
  { SUDOKU_UNIQUE_RECTANGLE_6, SUDOKU_UNIQUE_RECTANGLE_6,
    N_ ("If {deadly} held only {floor}, these could be swapped and there would be two solutions. In {base}, "
        "{base-value} has no other places, so in one of {removed-cells} it would be in all of them and "
        "complete the pattern: {removed} can be removed.") },
  { SUDOKU_HIDDEN_RECTANGLE, SUDOKU_HIDDEN_RECTANGLE, CONFINED_IN_HOUSES },
  { SUDOKU_UNIQUE_RECTANGLE_6, SUDOKU_HIDDEN_RECTANGLE, CONFINED },
  { SUDOKU_AVOIDABLE_RECTANGLE_2, SUDOKU_AVOIDABLE_RECTANGLE_2,
    N_ ("None of {deadly} is a given. If they held only {floor}, these could be swapped and there would be "
        "two solutions. So one of {extra-cells} is {extra-value}, and {removed} can be removed.") },
  { SUDOKU_AVOIDABLE_RECTANGLE_1, SUDOKU_AVOIDABLE_RECTANGLE_2,
    N_ ("None of {deadly} is a given. If they held only {floor}, these could be swapped and there would be "
        "two solutions, so {removed} can be removed.") },
  { SUDOKU_UNIQUE_LOOP_1, SUDOKU_UNIQUE_LOOP_1, ONE_CELL_WITH_EXTRA },
  { SUDOKU_UNIQUE_LOOP_2, SUDOKU_UNIQUE_LOOP_2, ONE_EXTRA_VALUE },
  { SUDOKU_UNIQUE_LOOP_3, SUDOKU_UNIQUE_LOOP_3, EXTRA_IN_SUBSET_OF_HOUSE },
  { SUDOKU_UNIQUE_LOOP_3, SUDOKU_UNIQUE_LOOP_3, EXTRA_IN_SUBSET },
  { SUDOKU_UNIQUE_LOOP_4, SUDOKU_UNIQUE_LOOP_4, CONFINED_IN_HOUSES },
  { SUDOKU_UNIQUE_LOOP_4, SUDOKU_UNIQUE_LOOP_4, CONFINED },
  { SUDOKU_BUG_1, SUDOKU_BUG_1,
    N_ ("Without {extra}, every open cell would have two candidates and every value two places in each "
        "house. A board like that never has exactly one solution. So {extra} is true, and {removed} can be "
        "removed.") },
  { SUDOKU_BUG_2, SUDOKU_BUG_4,
    N_ ("Without {extra}, every open cell would have two candidates and every value two places in each "
        "house. A board like that never has exactly one solution. So one of these is true, and {removed} "
        "can be removed.") },
  /* Chains, colours and nets. */
  { SUDOKU_REMOTE_PAIR, SUDOKU_REMOTE_PAIR,
    N_ ("Along the chain {path}, the cells are {values} in turns. Two that are an odd number of steps apart "
        "hold both, so {removed} can be removed.") },
  { SUDOKU_SIMPLE_COLOURS_TRAP, SUDOKU_SIMPLE_COLOURS_TRAP,
    N_ ("Either all of these are true: {color-a}; or all of these: {color-b}. Both exclude {removed}, "
        "which can be removed.") },
  { SUDOKU_SIMPLE_COLOURS_WRAP, SUDOKU_SIMPLE_COLOURS_WRAP,
    N_ ("Either all of these are true: {color-a}; or all of these: {color-b}. {removed} cannot all be "
        "true, as one house would have {value} twice. So they can be removed.") },
  { SUDOKU_MULTI_COLOURS_1, SUDOKU_MULTI_COLOURS_2,
    N_ ("Of two pairs of colors, one each is true: either {color-a}, or {color-b}; and either "
        "{color-c}, or {color-d}. Where colors of different pairs exclude each other, {removed} can be "
        "removed.") },
  { SUDOKU_MULTI_COLOURS_1, SUDOKU_MULTI_COLOURS_2,
    N_ ("The candidates fall into pairs of colors, of which one is true: {colors}. Colors of different "
        "pairs exclude each other, so {removed} can be removed.") },
  { SUDOKU_MEDUSA, SUDOKU_MEDUSA,
    N_ ("Either all of these are true: {color-a}; or all of these: {color-b}. Where both exclude it, or "
        "one contradicts itself, a candidate falls: {removed} can be removed.") },
  { SUDOKU_SIMPLE_COLOURS_TRAP, SUDOKU_MEDUSA,
    N_ ("Coloring the strong links of {value} shows that {removed} can be removed.") },
  ONE_END_IS_TRUE (SUDOKU_X_CHAIN, SUDOKU_XY_CHAIN),
  { SUDOKU_CONTINUOUS_LOOP, SUDOKU_CONTINUOUS_LOOP, RING },
  { SUDOKU_DISCONTINUOUS_LOOP, SUDOKU_DISCONTINUOUS_LOOP, ROUND_TO_CONTRADICTION },
  { SUDOKU_DISCONTINUOUS_LOOP, SUDOKU_DISCONTINUOUS_LOOP, ROUND_TO_VALUE },
  ONE_END_IS_TRUE (SUDOKU_AIC, SUDOKU_AIC),
  { SUDOKU_GROUPED_CONTINUOUS_LOOP, SUDOKU_GROUPED_CONTINUOUS_LOOP, RING },
  { SUDOKU_GROUPED_DISCONTINUOUS_LOOP, SUDOKU_GROUPED_DISCONTINUOUS_LOOP, ROUND_TO_CONTRADICTION },
  { SUDOKU_GROUPED_DISCONTINUOUS_LOOP, SUDOKU_GROUPED_DISCONTINUOUS_LOOP, ROUND_TO_VALUE },
  ONE_END_IS_TRUE (SUDOKU_GROUPED_AIC, SUDOKU_GROUPED_AIC),
  { SUDOKU_X_CHAIN, SUDOKU_GROUPED_AIC, N_ ("Assuming the opposite leads to a contradiction. So {placed}.") },
  { SUDOKU_FORCING_CHAIN_CONTRADICTION, SUDOKU_FORCING_CHAIN_CONTRADICTION,
    N_ ("Each candidate of {base-cells} excludes {removed}, which would leave nothing for the cell. So {removed} can "
        "be removed.") },
  { SUDOKU_FORCING_CHAIN_CONTRADICTION, SUDOKU_FORCING_CHAIN_CONTRADICTION,
    N_ ("Each place for {base-value} in {base} excludes {removed}, which would leave it no place there. So {removed} "
        "can be removed.") },
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
    N_ ("If {removed} were true, nothing would be left for {base-cells}. So {removed} can be removed.") },
  { SUDOKU_FORCING_NET_CONTRADICTION, SUDOKU_FORCING_NET_CONTRADICTION,
    N_ ("Unless {placed}, nothing would be left for {base-cells}. So {placed}.") },
  { SUDOKU_FORCING_NET_CONTRADICTION, SUDOKU_FORCING_NET_CONTRADICTION,
    N_ ("If {removed} were true, {base} would have no place for {base-value}. So {removed} can be removed.") },
  { SUDOKU_FORCING_NET_CONTRADICTION, SUDOKU_FORCING_NET_CONTRADICTION,
    N_ ("Unless {placed}, {base} would have no place for {base-value}. So {placed}.") },
  { SUDOKU_FORCING_NET_CONTRADICTION, SUDOKU_FORCING_NET_CONTRADICTION, CONTRADICTION },
  { SUDOKU_FORCING_NET_CONTRADICTION, SUDOKU_FORCING_NET_CONTRADICTION, CONTRADICTION_VALUE },
  { SUDOKU_FORCING_NET_VERITY, SUDOKU_FORCING_NET_VERITY, ALL_OF_CELL_EXCLUDE },
  { SUDOKU_FORCING_NET_VERITY, SUDOKU_FORCING_NET_VERITY, ALL_OF_CELL_PLACE },
  { SUDOKU_FORCING_NET_VERITY, SUDOKU_FORCING_NET_VERITY, ALL_OF_PLACE_EXCLUDE },
  { SUDOKU_FORCING_NET_VERITY, SUDOKU_FORCING_NET_VERITY, ALL_OF_PLACE_PLACE },
  { SUDOKU_FORCING_NET_VERITY, SUDOKU_FORCING_NET_VERITY, ALL_OF_ANY_EXCLUDE },
  { SUDOKU_FORCING_NET_VERITY, SUDOKU_FORCING_NET_VERITY, ALL_OF_ANY_PLACE },
  /* The last resorts. */
  { SUDOKU_TEMPLATE_SET, SUDOKU_TEMPLATE_SET,
    N_ ("Every way to place all {placed-value}s has the same in common: {placed}.") },
  { SUDOKU_TEMPLATE_DELETE, SUDOKU_TEMPLATE_DELETE,
    N_ ("No way to place all {removed-value}s has {removed}, so these can be removed.") },
  { SUDOKU_BRUTE_FORCE, SUDOKU_BRUTE_FORCE, N_ ("No known technique applies. In the solution, {placed}.") },
  { SUDOKU_FULL_HOUSE, SUDOKU_BRUTE_FORCE, N_ ("So {placed}, and {removed} can be removed.") },
  { SUDOKU_FULL_HOUSE, SUDOKU_BRUTE_FORCE, N_ ("So {removed} can be removed.") },
  { SUDOKU_FULL_HOUSE, SUDOKU_BRUTE_FORCE, N_ ("So {placed}.") },
  { 0, 0, NULL },
};

/* Steps in a few words, for rows of lists that say by themselves which technique they are about. */

const NonetStepMessage nonet_short_messages[] = {
  { SUDOKU_NAKED_SINGLE, SUDOKU_NAKED_SINGLE, N_ ("{placed-cell}") },
  { SUDOKU_FULL_HOUSE, SUDOKU_HIDDEN_SINGLE, N_ ("{house}") },
  { SUDOKU_ALLOWED_VALUES, SUDOKU_ALLOWED_VALUES, N_ ("{cause-cells}") },
  { SUDOKU_PAIR_RULE, SUDOKU_HOUSE_TOTAL, N_ ("{rule}") },
  { SUDOKU_LOCKED_IN_RULE, SUDOKU_LOCKED_IN_RULE, N_ ("{value} in {base}") },
  { SUDOKU_LOCKED_IN_RULE, SUDOKU_LOCKED_IN_RULE, N_ ("{value} in {cells}") },
  { SUDOKU_POINTING, SUDOKU_CLAIMING, N_ ("{value} in {base}") },
  { SUDOKU_X_WING, SUDOKU_LEVIATHAN, N_ ("{value} in {base}") },
  { SUDOKU_SKYSCRAPER, SUDOKU_DUAL_EMPTY_RECTANGLE, N_ ("{value} in {base}") },
  { SUDOKU_DUAL_TWO_STRING_KITE, SUDOKU_DUAL_TWO_STRING_KITE, N_ ("{values}") },
  { SUDOKU_FINNED_X_WING, SUDOKU_SASHIMI_LEVIATHAN, N_ ("{value} in {base}, fin {fin}") },
  { SUDOKU_FINNED_X_WING, SUDOKU_SASHIMI_LEVIATHAN, N_ ("{value} in {base}, fins {fins}") },
  { SUDOKU_FRANKEN_X_WING, SUDOKU_KRAKEN_FISH_2, N_ ("{value} in {base}, fin {fin}") },
  { SUDOKU_FRANKEN_X_WING, SUDOKU_KRAKEN_FISH_2, N_ ("{value} in {base}, fins {fins}") },
  { SUDOKU_FRANKEN_X_WING, SUDOKU_KRAKEN_FISH_2, N_ ("{value} in {base}") },
  { SUDOKU_W_WING, SUDOKU_WXYZ_WING, N_ ("{pivot} with {pincers}") },
  { SUDOKU_UNIQUE_RECTANGLE_1, SUDOKU_UNIQUE_LOOP_4, N_ ("{floor} in {deadly}") },
  { SUDOKU_BUG_1, SUDOKU_BUG_1, N_ ("{extra}") },
  { SUDOKU_BUG_2, SUDOKU_BUG_4, N_ ("{extra}") },
  { SUDOKU_SIMPLE_COLOURS_TRAP, SUDOKU_MEDUSA, N_ ("{color-a}") },
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

/* The first stages of a hint, by families of techniques: what kind of step there is, and where to look. */

const NonetStepMessage nonet_vague_messages[] = {
  { SUDOKU_FULL_HOUSE, SUDOKU_HIDDEN_SINGLE, N_ ("There is a single.") },
  { SUDOKU_ALLOWED_VALUES, SUDOKU_LOCKED_IN_RULE, N_ ("A rule of this puzzle helps.") },
  { SUDOKU_LOCKED_PAIR, SUDOKU_CLAIMING, N_ ("There are locked candidates.") },
  { SUDOKU_NAKED_PAIR, SUDOKU_HIDDEN_SIX, N_ ("There is a subset.") },
  { SUDOKU_X_WING, SUDOKU_LEVIATHAN, N_ ("There is a fish.") },
  { SUDOKU_FINNED_X_WING, SUDOKU_SASHIMI_LEVIATHAN, N_ ("There is a fish.") },
  { SUDOKU_FRANKEN_X_WING, SUDOKU_KRAKEN_FISH_2, N_ ("There is a fish.") },
  { SUDOKU_SKYSCRAPER, SUDOKU_DUAL_EMPTY_RECTANGLE, N_ ("There is a pattern of a single value.") },
  { SUDOKU_W_WING, SUDOKU_WXYZ_WING, N_ ("There is a wing.") },
  { SUDOKU_VWXYZ_WING, SUDOKU_VWXYZ_WING, N_ ("There is a wing.") },
  { SUDOKU_UNIQUE_RECTANGLE_1, SUDOKU_AVOIDABLE_RECTANGLE_2,
    N_ ("There is a rectangle that must not have two solutions.") },
  { SUDOKU_UNIQUE_LOOP_1, SUDOKU_UNIQUE_LOOP_4, N_ ("There is a loop that must not have two solutions.") },
  { SUDOKU_BUG_1, SUDOKU_BUG_1, N_ ("Almost all open cells have two candidates.") },
  { SUDOKU_BUG_2, SUDOKU_BUG_4, N_ ("Almost all open cells have two candidates.") },
  { SUDOKU_SUE_DE_COQ, SUDOKU_SUE_DE_COQ, N_ ("There are sets of cells where a line crosses a box.") },
  { SUDOKU_SIMPLE_COLOURS_TRAP, SUDOKU_MEDUSA, N_ ("Coloring helps.") },
  { SUDOKU_REMOTE_PAIR, SUDOKU_REMOTE_PAIR, N_ ("There is a chain.") },
  { SUDOKU_X_CHAIN, SUDOKU_GROUPED_AIC, N_ ("There is a chain.") },
  { SUDOKU_ALIGNED_PAIR_EXCLUSION, SUDOKU_ALIGNED_PAIR_EXCLUSION,
    N_ ("Some cells cannot have just any values together.") },
  { SUDOKU_ALIGNED_TRIPLET_EXCLUSION, SUDOKU_ALIGNED_TRIPLET_EXCLUSION,
    N_ ("Some cells cannot have just any values together.") },
  { SUDOKU_ALS_XZ, SUDOKU_DEATH_BLOSSOM, N_ ("There are almost locked sets.") },
  { SUDOKU_FORCING_CHAIN_CONTRADICTION, SUDOKU_FORCING_NET_VERITY, N_ ("Different assumptions lead to the same.") },
  { SUDOKU_TEMPLATE_SET, SUDOKU_TEMPLATE_DELETE, N_ ("Some value has few ways left to be placed.") },
  { SUDOKU_BRUTE_FORCE, SUDOKU_BRUTE_FORCE, N_ ("No known technique applies.") },
  { 0, 0, NULL },
};

const NonetStepMessage nonet_where_messages[] = {
  { SUDOKU_FULL_HOUSE, SUDOKU_HIDDEN_SINGLE, N_ ("Look at {house}.") },
  { SUDOKU_FULL_HOUSE, SUDOKU_HIDDEN_SINGLE, N_ ("Look at {placed-cell}.") },
  { SUDOKU_LOCKED_IN_RULE, SUDOKU_CLAIMING, N_ ("Look at {value} in {base}.") },
  { SUDOKU_ALLOWED_VALUES, SUDOKU_LOCKED_IN_RULE, N_ ("Look at {cause-cells}.") },
  { SUDOKU_LOCKED_PAIR, SUDOKU_CLAIMING, N_ ("Look at {shared}.") },
  { SUDOKU_NAKED_PAIR, SUDOKU_HIDDEN_SIX, N_ ("Look at {house}.") },
  { SUDOKU_X_WING, SUDOKU_LEVIATHAN, N_ ("Look at {value} in {base}.") },
  { SUDOKU_FINNED_X_WING, SUDOKU_SASHIMI_LEVIATHAN, N_ ("Look at {value} in {base}.") },
  { SUDOKU_FRANKEN_X_WING, SUDOKU_KRAKEN_FISH_2, N_ ("Look at {value} in {base}.") },
  { SUDOKU_SKYSCRAPER, SUDOKU_DUAL_EMPTY_RECTANGLE, N_ ("Look at {value} in {base}.") },
  { SUDOKU_SKYSCRAPER, SUDOKU_DUAL_EMPTY_RECTANGLE, N_ ("Look at the places for {value}.") },
  { SUDOKU_DUAL_TWO_STRING_KITE, SUDOKU_DUAL_TWO_STRING_KITE, N_ ("Look for {values}.") },
  { SUDOKU_W_WING, SUDOKU_WXYZ_WING, N_ ("Look around {pivot}.") },
  { SUDOKU_W_WING, SUDOKU_WXYZ_WING, N_ ("Look for {values}.") },
  { SUDOKU_VWXYZ_WING, SUDOKU_VWXYZ_WING, N_ ("Look around {pivot}.") },
  { SUDOKU_VWXYZ_WING, SUDOKU_VWXYZ_WING, N_ ("Look for {values}.") },
  { SUDOKU_UNIQUE_RECTANGLE_1, SUDOKU_AVOIDABLE_RECTANGLE_2, N_ ("Look at {floor}.") },
  { SUDOKU_UNIQUE_RECTANGLE_1, SUDOKU_AVOIDABLE_RECTANGLE_2, N_ ("Look at {deadly}.") },
  { SUDOKU_UNIQUE_LOOP_1, SUDOKU_UNIQUE_LOOP_4, N_ ("Look at {floor}.") },
  { SUDOKU_UNIQUE_LOOP_1, SUDOKU_UNIQUE_LOOP_4, N_ ("Look at {deadly}.") },
  { SUDOKU_BUG_1, SUDOKU_BUG_1, N_ ("Look at the cells with more than two candidates.") },
  { SUDOKU_BUG_2, SUDOKU_BUG_4, N_ ("Look at the cells with more than two candidates.") },
  { SUDOKU_SUE_DE_COQ, SUDOKU_SUE_DE_COQ, N_ ("Look at {values} in {cells}.") },
  { SUDOKU_SIMPLE_COLOURS_TRAP, SUDOKU_MEDUSA, N_ ("Color the places for {value}.") },
  { SUDOKU_SIMPLE_COLOURS_TRAP, SUDOKU_MEDUSA, N_ ("Begin with {color-a}.") },
  { SUDOKU_REMOTE_PAIR, SUDOKU_REMOTE_PAIR, N_ ("Begin with {first}.") },
  { SUDOKU_REMOTE_PAIR, SUDOKU_REMOTE_PAIR, N_ ("Look for {values}.") },
  { SUDOKU_X_CHAIN, SUDOKU_GROUPED_AIC, N_ ("Begin with {first}.") },
  { SUDOKU_X_CHAIN, SUDOKU_GROUPED_AIC, N_ ("Look for {values}.") },
  { SUDOKU_ALIGNED_PAIR_EXCLUSION, SUDOKU_ALIGNED_PAIR_EXCLUSION, N_ ("Look at {cells}.") },
  { SUDOKU_ALIGNED_TRIPLET_EXCLUSION, SUDOKU_ALIGNED_TRIPLET_EXCLUSION, N_ ("Look at {cells}.") },
  { SUDOKU_ALS_XZ, SUDOKU_DEATH_BLOSSOM, N_ ("Look at {set-a}.") },
  { SUDOKU_FORCING_CHAIN_CONTRADICTION, SUDOKU_FORCING_NET_VERITY, N_ ("Try {placed-cell}.") },
  { SUDOKU_FORCING_CHAIN_CONTRADICTION, SUDOKU_FORCING_NET_VERITY, N_ ("Try {removed-cells}.") },
  { SUDOKU_TEMPLATE_SET, SUDOKU_TEMPLATE_DELETE, N_ ("Look at all places for {removed-value}.") },
  { SUDOKU_TEMPLATE_SET, SUDOKU_TEMPLATE_DELETE, N_ ("Look at all places for {placed-value}.") },
  { SUDOKU_BRUTE_FORCE, SUDOKU_BRUTE_FORCE, N_ ("Look at {placed-cell}.") },
  { SUDOKU_FULL_HOUSE, SUDOKU_BRUTE_FORCE, N_ ("Look at {removed-cells}.") },
  { SUDOKU_FULL_HOUSE, SUDOKU_BRUTE_FORCE, N_ ("Look at {placed-cells}.") },
  { 0, 0, NULL },
};

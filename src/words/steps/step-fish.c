/* Sentences on fish.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/steps/step-messages.h"

#include <glib/gi18n-lib.h>

#define PLAIN_FISH N_ ("{base} have {value} only in {cover}, so {removed} can be removed.")
#define ONE_FIN                                                                                                        \
  N_ ("But for the fin {fin}, {base} have {value} only in {cover}. Whether the fin is {value} or not, "                \
      "{removed} can be removed.")
#define SEVERAL_FINS                                                                                                   \
  N_ ("But for the fins {fins}, {base} have {value} only in {cover}. Whether one of the fins is {value} or "           \
      "none, {removed} can be removed.")

const NonetStepMessage nonet_fish_messages[] = {
  { SUDOKU_X_WING, SUDOKU_LEVIATHAN, PLAIN_FISH },
  { SUDOKU_FINNED_X_WING, SUDOKU_SASHIMI_LEVIATHAN, ONE_FIN },
  { SUDOKU_FINNED_X_WING, SUDOKU_SASHIMI_LEVIATHAN, SEVERAL_FINS },
  { SUDOKU_FINNED_X_WING, SUDOKU_SASHIMI_LEVIATHAN, PLAIN_FISH },
  { SUDOKU_FRANKEN_X_WING, SUDOKU_FINNED_MUTANT_LEVIATHAN, ONE_FIN },
  { SUDOKU_FRANKEN_X_WING, SUDOKU_FINNED_MUTANT_LEVIATHAN, SEVERAL_FINS },
  { SUDOKU_FRANKEN_X_WING, SUDOKU_FINNED_MUTANT_LEVIATHAN, PLAIN_FISH },
  { SUDOKU_KRAKEN_FISH_1, SUDOKU_KRAKEN_FISH_1,
    N_ ("But for the fin {fin}, {base} have {value} only in {cover}. If {removed} were true, it would "
        "exclude the fin as well: {chain}. So {removed} can be removed.") },
  { SUDOKU_KRAKEN_FISH_1, SUDOKU_KRAKEN_FISH_1,
    N_ ("But for the fins {fins}, {base} have {value} only in {cover}. If {removed} were true, it would "
        "exclude all fins as well: {chain}. So {removed} can be removed.") },
  { SUDOKU_KRAKEN_FISH_1, SUDOKU_KRAKEN_FISH_2,
    N_ ("If {removed} were true, {base} would have too few places left for {value}: {chain}. So {removed} "
        "can be removed.") },
  { 0, 0, NULL },
};

/* Sentences on patterns of a single value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/steps/step-messages.h"

#include <glib/gi18n-lib.h>

#define TWO_PAIRS                                                                                                      \
  N_ ("{base} each have only two places for {value}, and one of these sees one of the others. So one of the "          \
      "other two is {value}, and {removed} can be removed.")
#define TWO_PATTERNS                                                                                                   \
  N_ ("Two patterns of {value} share their strong links: one of the ends of each is {value}, so {removed} "            \
      "can be removed.")

const NonetStepMessage nonet_digit_messages[] = {
  { SUDOKU_SKYSCRAPER, SUDOKU_SKYSCRAPER, TWO_PAIRS },
  { SUDOKU_SKYSCRAPER, SUDOKU_TWO_STRING_KITE, NONET_ONE_END_IS_TRUE },
  { SUDOKU_TWO_STRING_KITE, SUDOKU_TWO_STRING_KITE, TWO_PAIRS },
  { SUDOKU_DUAL_TWO_STRING_KITE, SUDOKU_DUAL_TWO_STRING_KITE, TWO_PATTERNS },
  { SUDOKU_TURBOT_FISH, SUDOKU_TURBOT_FISH, NONET_ONE_END_IS_TRUE },
  { SUDOKU_TURBOT_FISH, SUDOKU_TURBOT_FISH, TWO_PAIRS },
  { SUDOKU_EMPTY_RECTANGLE, SUDOKU_EMPTY_RECTANGLE,
    N_ ("Of {base}, one is a box whose places for {value} all lie in one row and one column, and the other "
        "a line with two places. However {value} is placed there, {removed} can be removed.") },
  { SUDOKU_EMPTY_RECTANGLE, SUDOKU_EMPTY_RECTANGLE,
    N_ ("The places for {value} in the box all lie in one row and one column: {chain}. So {removed} can be "
        "removed.") },
  { SUDOKU_DUAL_EMPTY_RECTANGLE, SUDOKU_DUAL_EMPTY_RECTANGLE, TWO_PATTERNS },
  { 0, 0, NULL },
};

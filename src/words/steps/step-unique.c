/* Sentences on techniques that need a unique solution.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/steps/step-messages.h"

#include <glib/gi18n-lib.h>

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

const NonetStepMessage nonet_unique_messages[] = {
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
  { 0, 0, NULL },
};

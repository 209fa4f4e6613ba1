/* Sentences on the last resorts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/steps/step-messages.h"

#include <glib/gi18n-lib.h>

const NonetStepMessage nonet_whole_messages[] = {
  { SUDOKU_TEMPLATE_SET, SUDOKU_TEMPLATE_SET,
    N_ ("Every way to place all {placed-value}s has the same in common: {placed}.") },
  { SUDOKU_TEMPLATE_DELETE, SUDOKU_TEMPLATE_DELETE,
    N_ ("No way to place all {removed-value}s has {removed}, so these can be removed.") },
  { SUDOKU_BRUTE_FORCE, SUDOKU_BRUTE_FORCE,
    N_ ("No technique known to Nonet continues here. In the solution, {placed}.") },
  { SUDOKU_FULL_HOUSE, SUDOKU_BRUTE_FORCE, N_ ("So {placed}, and {removed} can be removed.") },
  { SUDOKU_FULL_HOUSE, SUDOKU_BRUTE_FORCE, N_ ("So {removed} can be removed.") },
  { SUDOKU_FULL_HOUSE, SUDOKU_BRUTE_FORCE, N_ ("So {placed}.") },
  { 0, 0, NULL },
};

/* What keeps a rule from being one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/rules.h"

/* What the kinds need. */
typedef enum
{
  NO_VALUE,
  VALUE,
  MAY_VALUE
} ValueNeed;
#define LINE 0xffff
#define HOUSE 0xfffe
static const struct
{
  uint16_t least, most;
  uint8_t value;
  bool once; /* each cell once */
  int least_value, most_value;
} need[SUDOKU_N_RULES] = {
  [SUDOKU_RULE_ODD] = { 1, 1 },
  [SUDOKU_RULE_EVEN] = { 1, 1 },
  [SUDOKU_RULE_CANDIDATES] = { 1, 1 },
  [SUDOKU_RULE_MINIMUM] = { 1, 1 },
  [SUDOKU_RULE_MAXIMUM] = { 1, 1 },
  [SUDOKU_RULE_ROW_INDEXER] = { 1, 1 },
  [SUDOKU_RULE_COLUMN_INDEXER] = { 1, 1 },
  [SUDOKU_RULE_BOX_INDEXER] = { 1, 1 },
  [SUDOKU_RULE_DIFFERENCE] = { 2, 2, VALUE, true, 0, 9999 },
  [SUDOKU_RULE_RATIO] = { 2, 2, VALUE, true, 1, 9999 },
  [SUDOKU_RULE_SUM_OF_TWO] = { 2, 2, VALUE, true, 0, 9999 },
  [SUDOKU_RULE_LESS] = { 2, 2, NO_VALUE, true },
  [SUDOKU_RULE_THERMOMETER] = { 2, LINE },
  [SUDOKU_RULE_SLOW_THERMOMETER] = { 2, LINE },
  [SUDOKU_RULE_PALINDROME] = { 2, LINE },
  [SUDOKU_RULE_WHISPERS] = { 2, LINE, VALUE, false, 0, 9999 },
  [SUDOKU_RULE_ENTROPIC] = { 2, LINE },
  [SUDOKU_RULE_MODULAR] = { 2, LINE, VALUE, false, 2, SUDOKU_MAX_ORDER },
  [SUDOKU_RULE_RENBAN] = { 2, LINE, NO_VALUE, true },
  [SUDOKU_RULE_NABNER] = { 2, LINE, NO_VALUE, true },
  [SUDOKU_RULE_REGION_SUM] = { 2, LINE },
  [SUDOKU_RULE_ZIPPER] = { 2, LINE },
  [SUDOKU_RULE_PARTIAL_SUMS] = { 1, LINE, VALUE, false, 1, 9999999 },
  [SUDOKU_RULE_BETWEEN] = { 3, LINE },
  [SUDOKU_RULE_LOCKOUT] = { 2, LINE, VALUE, false, 1, 9999 },
  [SUDOKU_RULE_ARROW] = { 2, LINE, VALUE, false, 1, 3 },
  [SUDOKU_RULE_DOUBLE_ARROW] = { 3, LINE },
  [SUDOKU_RULE_EXTRA_REGION] = { 1, LINE, NO_VALUE, true },
  [SUDOKU_RULE_CAGE] = { 1, LINE, MAY_VALUE, true, 0, 9999999 },
  [SUDOKU_RULE_CLONE] = { 2, LINE },
  [SUDOKU_RULE_QUADRUPLE] = { 1, LINE, NO_VALUE, true },
  [SUDOKU_RULE_LITTLE_KILLER] = { 1, LINE, VALUE, true, 0, 9999999 },
  [SUDOKU_RULE_SANDWICH] = { 3, HOUSE, VALUE, true, 0, 9999999 },
  [SUDOKU_RULE_X_SUM] = { 1, HOUSE, VALUE, true, 0, 9999999 },
  [SUDOKU_RULE_SKYSCRAPER] = { 1, HOUSE, VALUE, true, 0, 9999999 },
  [SUDOKU_RULE_NUMBERED_ROOM] = { 1, HOUSE, VALUE, true, 1, SUDOKU_MAX_ORDER },
};

SudokuRuleFault
sudoku_rule_fault (const SudokuShape *shape, const SudokuRule *rule)
{
  unsigned n = shape->order, rows = sudoku_usual_box_rows (n), most;
  uint64_t seen[SUDOKU_MAX_CELLS / 64] = { 0 };

  if ((unsigned) rule->kind >= SUDOKU_N_RULES
      || (rule->kind == SUDOKU_RULE_DISJOINT_GROUPS && sudoku_shape_box_rows (shape) == 0)
      || (rule->kind == SUDOKU_RULE_WINDOKU && (rows < 2 || rows * rows != n)))
    return SUDOKU_RULE_FAULT_KIND;
  most = need[rule->kind].most;
  if (rule->n_cells < need[rule->kind].least
      || rule->n_cells > (most == HOUSE  ? n
                          : most == LINE ? shape->n_cells
                                         : most)
      || (most == HOUSE && rule->n_cells != n) || (rule->kind == SUDOKU_RULE_CLONE && rule->n_cells % 2 != 0))
    return SUDOKU_RULE_FAULT_CELLS;
  for (unsigned i = 0; i < rule->n_cells; i++)
    {
      unsigned cell = rule->cell[i];

      if (cell >= shape->n_cells || (need[rule->kind].once && (seen[cell / 64] >> cell % 64 & 1) != 0))
        return SUDOKU_RULE_FAULT_CELLS;
      seen[cell / 64] |= UINT64_C (1) << cell % 64;
    }
  if (rule->has_value ? need[rule->kind].value == NO_VALUE || rule->value < need[rule->kind].least_value
                            || rule->value > need[rule->kind].most_value
                      : need[rule->kind].value == VALUE)
    return SUDOKU_RULE_FAULT_VALUE;
  if ((rule->kind == SUDOKU_RULE_NUMBERED_ROOM && rule->value > (int) n)
      || (rule->n_digits > 0 && rule->kind != SUDOKU_RULE_CANDIDATES && rule->kind != SUDOKU_RULE_QUADRUPLE)
      || (rule->kind == SUDOKU_RULE_QUADRUPLE && rule->n_digits == 0))
    return SUDOKU_RULE_FAULT_VALUE;
  if (rule->kind == SUDOKU_RULE_ARROW && rule->n_cells <= rule->value)
    return SUDOKU_RULE_FAULT_CELLS;
  for (unsigned i = 0; i < rule->n_digits; i++)
    if (rule->digit[i] < 1 || rule->digit[i] > n)
      return SUDOKU_RULE_FAULT_VALUE;
  return SUDOKU_RULE_FAULT_NONE;
}

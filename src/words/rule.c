/* The further rules of a board in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/rule.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"

static const char *const names[SUDOKU_N_RULES] = {
  [SUDOKU_RULE_DIAGONAL_DOWN] = NC_ ("rule", "diagonal from the top left"),
  [SUDOKU_RULE_DIAGONAL_UP] = NC_ ("rule", "diagonal from the bottom left"),
  [SUDOKU_RULE_DISJOINT_GROUPS] = NC_ ("rule", "disjoint groups"),
  [SUDOKU_RULE_WINDOKU] = NC_ ("rule", "windoku boxes"),
  [SUDOKU_RULE_ANTI_KNIGHT] = NC_ ("rule", "anti-knight rule"),
  [SUDOKU_RULE_ANTI_KING] = NC_ ("rule", "anti-king rule"),
  [SUDOKU_RULE_NON_CONSECUTIVE] = NC_ ("rule", "non-consecutive rule"),
  [SUDOKU_RULE_NEGATIVE_DIFFERENCE] = NC_ ("rule", "all white dots are drawn"),
  [SUDOKU_RULE_NEGATIVE_RATIO] = NC_ ("rule", "all black dots are drawn"),
  [SUDOKU_RULE_NEGATIVE_SUM] = NC_ ("rule", "every X and V is drawn"),
  [SUDOKU_RULE_ODD] = NC_ ("rule", "odd cell"),
  [SUDOKU_RULE_EVEN] = NC_ ("rule", "even cell"),
  [SUDOKU_RULE_CANDIDATES] = NC_ ("rule", "given candidates"),
  [SUDOKU_RULE_MINIMUM] = NC_ ("rule", "minimum"),
  [SUDOKU_RULE_MAXIMUM] = NC_ ("rule", "maximum"),
  [SUDOKU_RULE_DIFFERENCE] = NC_ ("rule", "white dot"),
  [SUDOKU_RULE_RATIO] = NC_ ("rule", "black dot"),
  [SUDOKU_RULE_SUM_OF_TWO] = NC_ ("rule", "sum mark"),
  [SUDOKU_RULE_LESS] = NC_ ("rule", "inequality"),
  [SUDOKU_RULE_THERMOMETER] = NC_ ("rule", "thermometer"),
  [SUDOKU_RULE_SLOW_THERMOMETER] = NC_ ("rule", "slow thermometer"),
  [SUDOKU_RULE_PALINDROME] = NC_ ("rule", "palindrome"),
  [SUDOKU_RULE_WHISPERS] = NC_ ("rule", "whisper line"),
  [SUDOKU_RULE_ENTROPIC] = NC_ ("rule", "entropic line"),
  [SUDOKU_RULE_MODULAR] = NC_ ("rule", "modular line"),
  [SUDOKU_RULE_RENBAN] = NC_ ("rule", "renban line"),
  [SUDOKU_RULE_REGION_SUM] = NC_ ("rule", "region sum line"),
  [SUDOKU_RULE_ZIPPER] = NC_ ("rule", "zipper line"),
  [SUDOKU_RULE_PARTIAL_SUMS] = NC_ ("rule", "sum line"),
  [SUDOKU_RULE_BETWEEN] = NC_ ("rule", "between line"),
  [SUDOKU_RULE_LOCKOUT] = NC_ ("rule", "lockout line"),
  [SUDOKU_RULE_ARROW] = NC_ ("rule", "arrow"),
  [SUDOKU_RULE_EXTRA_REGION] = NC_ ("rule", "extra region"),
  [SUDOKU_RULE_CAGE] = NC_ ("rule", "cage"),
  [SUDOKU_RULE_CLONE] = NC_ ("rule", "clone"),
  [SUDOKU_RULE_QUADRUPLE] = NC_ ("rule", "quadruple"),
  [SUDOKU_RULE_LITTLE_KILLER] = NC_ ("rule", "little killer sum"),
  [SUDOKU_RULE_SANDWICH] = NC_ ("rule", "sandwich sum"),
  [SUDOKU_RULE_X_SUM] = NC_ ("rule", "X-sum"),
  [SUDOKU_RULE_SKYSCRAPER] = NC_ ("rule", "skyscraper clue"),
  [SUDOKU_RULE_NUMBERED_ROOM] = NC_ ("rule", "numbered room"),
};

const char *
nonet_rule_kind_to_string (SudokuRuleKind kind)
{
  g_return_val_if_fail (kind < SUDOKU_N_RULES, NULL);
  return g_dpgettext2 (GETTEXT_PACKAGE, "rule", names[kind]);
}

/* Its name, with the number that stands in it: that of an arrow says how many cells its pill has. */
static char *
dup_name (const SudokuRule *rule)
{
  const char *kind = nonet_rule_kind_to_string (rule->kind);

  if (!rule->has_value || rule->kind == SUDOKU_RULE_ARROW)
    return g_strdup (kind);
  return g_strdup_printf ("%s %d", kind, rule->value);
}

char *
nonet_rule_to_string (const SudokuShape *shape, guint number, const NonetNotation *notation)
{
  const SudokuRule *rule = &shape->rule[number];
  g_autofree char *name = dup_name (rule), *of = NULL, *cell = NULL;

  if (rule->n_cells == 0)
    return g_steal_pointer (&name);
  cell = nonet_cell_to_name (shape, rule->cell[0], notation);
  if (rule->n_cells > 1)
    /* Translators: a rule and the number of its cells: "cage 12 of 3 cells". */
    of = g_strdup_printf (ngettext ("%s of %u cell", "%s of %u cells", rule->n_cells), name, rule->n_cells);
  /* Translators: a rule and its first cell: "odd cell, row 1, column 3". */
  return nonet_fill_pair (_ ("{rule}, {cell}"), "rule", of != NULL ? of : name, "cell", cell);
}

/* The further rules of a board in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/rule.h"

#include <glib/gi18n-lib.h>

#include "formats/rules.h"
#include "words/fill.h"
#include "words/number.h"

/* One of the kind, and all of them. */
static const struct
{
  const char *one, *all;
} names[SUDOKU_N_RULES] = {
  [SUDOKU_RULE_DIAGONAL_DOWN] = { NC_ ("rule", "diagonal from the top left"), N_ ("diagonals") },
  [SUDOKU_RULE_DIAGONAL_UP] = { NC_ ("rule", "diagonal from the bottom left"), N_ ("diagonals") },
  [SUDOKU_RULE_DISJOINT_GROUPS] = { NC_ ("rule", "disjoint groups"), N_ ("disjoint groups") },
  [SUDOKU_RULE_WINDOKU] = { NC_ ("rule", "windoku boxes"), N_ ("extra boxes (hyper sudoku)") },
  [SUDOKU_RULE_ANTI_KNIGHT] = { NC_ ("rule", "anti-knight rule"), N_ ("a knight’s move rule") },
  [SUDOKU_RULE_ANTI_KING] = { NC_ ("rule", "anti-king rule"), N_ ("a king’s move rule") },
  [SUDOKU_RULE_NON_CONSECUTIVE] = { NC_ ("rule", "non-consecutive rule"), N_ ("no consecutive digits side by side") },
  [SUDOKU_RULE_NEGATIVE_DIFFERENCE] = { NC_ ("rule", "all white dots are drawn"), N_ ("all white dots are shown") },
  [SUDOKU_RULE_NEGATIVE_RATIO] = { NC_ ("rule", "all black dots are drawn"), N_ ("all black dots are shown") },
  [SUDOKU_RULE_NEGATIVE_SUM] = { NC_ ("rule", "every X and V is drawn"), N_ ("all X and V are shown") },
  [SUDOKU_RULE_ODD] = { NC_ ("rule", "odd cell"), N_ ("odd cells") },
  [SUDOKU_RULE_EVEN] = { NC_ ("rule", "even cell"), N_ ("even cells") },
  [SUDOKU_RULE_CANDIDATES] = { NC_ ("rule", "given candidates"), N_ ("candidates as clues") },
  [SUDOKU_RULE_MINIMUM] = { NC_ ("rule", "minimum"), N_ ("minimum cells") },
  [SUDOKU_RULE_MAXIMUM] = { NC_ ("rule", "maximum"), N_ ("maximum cells") },
  [SUDOKU_RULE_ROW_INDEXER] = { NC_ ("rule", "row indexer"), N_ ("row indexers") },
  [SUDOKU_RULE_COLUMN_INDEXER] = { NC_ ("rule", "column indexer"), N_ ("column indexers") },
  [SUDOKU_RULE_BOX_INDEXER] = { NC_ ("rule", "box indexer"), N_ ("box indexers") },
  [SUDOKU_RULE_DIFFERENCE] = { NC_ ("rule", "white dot"), N_ ("Kropki dots") },
  [SUDOKU_RULE_RATIO] = { NC_ ("rule", "black dot"), N_ ("Kropki dots") },
  [SUDOKU_RULE_SUM_OF_TWO] = { NC_ ("rule", "sum mark"), N_ ("XV marks") },
  [SUDOKU_RULE_LESS] = { NC_ ("rule", "inequality"), N_ ("inequalities") },
  [SUDOKU_RULE_THERMOMETER] = { NC_ ("rule", "thermometer"), N_ ("thermometers") },
  [SUDOKU_RULE_SLOW_THERMOMETER] = { NC_ ("rule", "slow thermometer"), N_ ("slow thermometers") },
  [SUDOKU_RULE_PALINDROME] = { NC_ ("rule", "palindrome"), N_ ("palindromes") },
  [SUDOKU_RULE_WHISPERS] = { NC_ ("rule", "whisper line"), N_ ("whisper lines") },
  [SUDOKU_RULE_ENTROPIC] = { NC_ ("rule", "entropic line"), N_ ("entropic lines") },
  [SUDOKU_RULE_MODULAR] = { NC_ ("rule", "modular line"), N_ ("modular lines") },
  [SUDOKU_RULE_RENBAN] = { NC_ ("rule", "renban line"), N_ ("renban lines") },
  [SUDOKU_RULE_NABNER] = { NC_ ("rule", "nabner line"), N_ ("nabner lines") },
  [SUDOKU_RULE_REGION_SUM] = { NC_ ("rule", "region sum line"), N_ ("region sum lines") },
  [SUDOKU_RULE_ZIPPER] = { NC_ ("rule", "zipper line"), N_ ("zipper lines") },
  [SUDOKU_RULE_PARTIAL_SUMS] = { NC_ ("rule", "sum line"), N_ ("lines of equal sums") },
  [SUDOKU_RULE_BETWEEN] = { NC_ ("rule", "between line"), N_ ("between lines") },
  [SUDOKU_RULE_LOCKOUT] = { NC_ ("rule", "lockout line"), N_ ("lockout lines") },
  [SUDOKU_RULE_ARROW] = { NC_ ("rule", "arrow"), N_ ("arrows") },
  [SUDOKU_RULE_DOUBLE_ARROW] = { NC_ ("rule", "double arrow"), N_ ("double arrows") },
  [SUDOKU_RULE_EXTRA_REGION] = { NC_ ("rule", "extra region"), N_ ("extra regions") },
  [SUDOKU_RULE_CAGE] = { NC_ ("rule", "cage"), N_ ("killer cages") },
  [SUDOKU_RULE_CLONE] = { NC_ ("rule", "clone"), N_ ("clones") },
  [SUDOKU_RULE_QUADRUPLE] = { NC_ ("rule", "quadruple"), N_ ("quadruples") },
  [SUDOKU_RULE_LITTLE_KILLER] = { NC_ ("rule", "little killer sum"), N_ ("little killer sums") },
  [SUDOKU_RULE_SANDWICH] = { NC_ ("rule", "sandwich sum"), N_ ("sandwich sums") },
  [SUDOKU_RULE_X_SUM] = { NC_ ("rule", "X-sum"), N_ ("X-sums") },
  [SUDOKU_RULE_SKYSCRAPER] = { NC_ ("rule", "skyscraper clue"), N_ ("skyscraper clues") },
  [SUDOKU_RULE_NUMBERED_ROOM] = { NC_ ("rule", "numbered room"), N_ ("numbered rooms") },
};

const char *
nonet_rule_kind_to_string (SudokuRuleKind kind)
{
  g_return_val_if_fail (kind < SUDOKU_N_RULES, NULL);
  return g_dpgettext2 (GETTEXT_PACKAGE, "rule", names[kind].one);
}

/* What a rule of each kind says. */
static const char *const meanings[SUDOKU_N_RULES] = {
  [SUDOKU_RULE_DIAGONAL_DOWN] = N_ ("No digit repeats on the diagonal from the top left to the bottom right."),
  [SUDOKU_RULE_DIAGONAL_UP] = N_ ("No digit repeats on the diagonal from the bottom left to the top right."),
  [SUDOKU_RULE_DISJOINT_GROUPS] = N_ ("No digit repeats among the cells at the same place of their boxes."),
  [SUDOKU_RULE_WINDOKU] = N_ ("No digit repeats in a shaded box."),
  [SUDOKU_RULE_ANTI_KNIGHT] = N_ ("Cells that are a knight’s move of chess apart have different digits."),
  [SUDOKU_RULE_ANTI_KING] = N_ ("Cells that touch at a corner have different digits."),
  [SUDOKU_RULE_NON_CONSECUTIVE] = N_ ("Digits side by side do not differ by 1, unless there is a dot between them."),
  [SUDOKU_RULE_NEGATIVE_DIFFERENCE] = N_ (
      "All white dots are shown: where there is no dot, digits side by side do not differ as they do at a white one."),
  [SUDOKU_RULE_NEGATIVE_RATIO] =
      N_ ("All black dots are shown: where there is no dot, digits side by side do not have the ratio of a black one."),
  [SUDOKU_RULE_NEGATIVE_SUM] =
      N_ ("All X and V are shown: where there is none, digits side by side do not add up to 5 or 10."),
  [SUDOKU_RULE_ODD] = N_ ("The digit in the circle is odd."),
  [SUDOKU_RULE_EVEN] = N_ ("The digit in the square is even."),
  [SUDOKU_RULE_CANDIDATES] = N_ ("The digit is one of the small ones in the cell."),
  [SUDOKU_RULE_MINIMUM] =
      N_ ("The digit is less than those in the cells beside it that are not minimum cells as well."),
  [SUDOKU_RULE_MAXIMUM] =
      N_ ("The digit is greater than those in the cells beside it that are not maximum cells as well."),
  [SUDOKU_RULE_ROW_INDEXER] =
      N_ ("The digit says in which row of its column the number of its own row stands: a 3 in row 5 has a 5 in row 3."),
  [SUDOKU_RULE_COLUMN_INDEXER] = N_ ("The digit says in which column of its row the number of its own column stands: a "
                                     "3 in column 5 has a 5 in column 3."),
  [SUDOKU_RULE_BOX_INDEXER] = N_ ("The digit says at which place of its box, counted row by row, the number of its own "
                                  "place stands: a 3 at place 5 has a 5 at place 3."),
  [SUDOKU_RULE_DIFFERENCE] = N_ ("The two digits differ by the number on the dot, or by 1 if there is none."),
  [SUDOKU_RULE_RATIO] = N_ ("One digit is the other times the number on the dot, or twice the other if there is none."),
  [SUDOKU_RULE_SUM_OF_TWO] =
      N_ ("The two digits add up to 5 at a V, to 10 at an X, and otherwise to the number shown."),
  [SUDOKU_RULE_LESS] = N_ ("The tip of the wedge points to the lesser digit."),
  [SUDOKU_RULE_THERMOMETER] = N_ ("Digits rise from the bulb to the other end."),
  [SUDOKU_RULE_SLOW_THERMOMETER] = N_ ("From the bulb to the other end digits rise or stay the same."),
  [SUDOKU_RULE_PALINDROME] = N_ ("The digits on the line read the same from both ends."),
  [SUDOKU_RULE_WHISPERS] =
      N_ ("Digits in a row on the line differ by 5 at least, or by another number that the rule has."),
  [SUDOKU_RULE_ENTROPIC] = N_ ("Of any three digits in a row on the line one is low, one is of the middle and one is "
                               "high: of 1 to 3, 4 to 6 and 7 to 9."),
  [SUDOKU_RULE_MODULAR] = N_ ("Any three digits in a row on the line leave different remainders when they are divided "
                              "by 3; or any as many as another number that the rule has, by that."),
  [SUDOKU_RULE_RENBAN] = N_ ("The digits on the line are consecutive ones in any order, none of them twice."),
  [SUDOKU_RULE_NABNER] = N_ ("Any two digits on the line differ by 2 at least."),
  [SUDOKU_RULE_REGION_SUM] = N_ ("The digits on the line have the same sum in each box that it passes through."),
  [SUDOKU_RULE_ZIPPER] = N_ ("Two digits equally far from the middle of the line have the same sum all along it, which "
                             "is the digit in the middle if a cell is there."),
  [SUDOKU_RULE_PARTIAL_SUMS] = N_ ("The line consists of pieces whose digits add up to the same number, usually 10."),
  [SUDOKU_RULE_BETWEEN] = N_ ("The digits on the line lie between the two in the circles."),
  [SUDOKU_RULE_LOCKOUT] = N_ ("The digits in the diamonds differ by 4 at least, or by another number that the rule "
                              "has. Those on the line are neither between them nor equal to one."),
  [SUDOKU_RULE_ARROW] = N_ ("The digits along the arrow add up to the number in its circle."),
  [SUDOKU_RULE_DOUBLE_ARROW] = N_ ("The digits on the line add up to the sum of the two in the circles."),
  [SUDOKU_RULE_EXTRA_REGION] = N_ ("No digit repeats in the region."),
  [SUDOKU_RULE_CAGE] =
      N_ ("No digit repeats in the cage. Its digits add up to the number in its corner, if there is one."),
  [SUDOKU_RULE_CLONE] = N_ ("Both areas have the same digits at the same places."),
  [SUDOKU_RULE_QUADRUPLE] =
      N_ ("The digits in the circle are among those in the four cells around it, each as often as it is listed."),
  [SUDOKU_RULE_LITTLE_KILLER] =
      N_ ("The digits along the diagonal that the arrow points to add up to the number. They can repeat."),
  [SUDOKU_RULE_SANDWICH] =
      N_ ("The digits between the smallest and the largest one of the row or column add up to the number."),
  [SUDOKU_RULE_X_SUM] = N_ ("The first digits, as many as the very first one says, add up to the number."),
  [SUDOKU_RULE_SKYSCRAPER] = N_ ("The number is how many digits are greater than all before them, seen from there."),
  [SUDOKU_RULE_NUMBERED_ROOM] =
      N_ ("The number is the digit at the place that the first digit says, counted from there."),
};

const char *
nonet_rule_kind_to_sentence (SudokuRuleKind kind)
{
  g_return_val_if_fail (kind < SUDOKU_N_RULES, NULL);
  return _ (meanings[kind]);
}

char *
nonet_rule_kind_to_page (SudokuRuleKind kind)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (kind < SUDOKU_N_RULES, NULL);
  name = g_ascii_strdown (names[kind].one, -1);
  return g_strconcat ("rule-", g_strdelimit (name, " ", '-'), NULL);
}

/* With the number that stands in it: that of an arrow says how many cells its pill has. */
char *
nonet_rule_to_name (const SudokuRule *rule, const NonetAlphabet *alphabet)
{
  const char *kind = nonet_rule_kind_to_string (rule->kind);

  if (!rule->has_value || rule->kind == SUDOKU_RULE_ARROW)
    return g_strdup (kind);
  return g_strdup_printf ("%s %d", kind, nonet_rule_get_shown_value (rule, alphabet));
}

char *
nonet_rule_to_string (const SudokuShape *shape, guint number, const NonetNotation *notation)
{
  const SudokuRule *rule = &shape->rule[number];
  g_autofree char *name = nonet_rule_to_name (rule, notation->alphabet), *of = NULL, *cell = NULL;

  if (rule->n_cells == 0)
    return g_steal_pointer (&name);
  cell = nonet_cell_to_name (shape, rule->cell[0], notation);
  if (rule->n_cells > 1)
    /* Translators: a rule and the number of its cells: "cage 12 of 3 cells". */
    of = g_strdup_printf (ngettext ("%s of %u cell", "%s of %u cells", rule->n_cells), name, rule->n_cells);
  /* Translators: a rule and its first cell: "odd cell, row 1, column 3". */
  return nonet_fill_pair (_ ("{rule}, {cell}"), "rule", of != NULL ? of : name, "cell", cell);
}

char *
nonet_rules_to_string (const SudokuShape *shape)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();

  for (guint i = 0; i < shape->n_rules; i++)
    {
      const char *name = _ (names[shape->rule[i].kind].all);

      if (!g_ptr_array_find_with_equal_func (texts, name, g_str_equal, NULL))
        g_ptr_array_add (texts, (gpointer) name);
    }
  return nonet_list_to_string (texts, NONET_LIST_WORDS);
}

char *
nonet_rules_to_lines (const SudokuShape *shape)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint i = 0; i < shape->n_rules; i++)
    {
      SudokuRuleKind kind = shape->rule[i].kind;
      g_autofree char *name = nonet_capitalise (nonet_rule_kind_to_string (kind)), *line = NULL;

      if (i > 0 && shape->rule[i - 1].kind == kind)
        continue;
      /* Translators: a rule, as in “Thermometer”, and its sentence. */
      line = nonet_fill_pair (_ ("{rule}: {sentence}"), "rule", name, "sentence", nonet_rule_kind_to_sentence (kind));
      g_string_append_printf (lines, "%s%s", lines->len > 0 ? "\n" : "", line);
    }
  return lines->len > 0 ? g_string_free (g_steal_pointer (&lines), FALSE) : NULL;
}

/* No more rules and sets than can be read. */
#define MOST_RULES_AT 12
#define MOST_SETS 24

/* "1+6 2+5 3+4", on a line of their own; first: the number of the first value. */
static void
append_sets (GString *lines, const SudokuSet *sets, guint n_sets, guint first)
{
  for (guint i = 0; i < n_sets; i++)
    {
      g_string_append_c (lines, i == 0 ? '\n' : ' ');
      for (SudokuSet left = sets[i]; left != 0; left &= left - 1)
        g_string_append_printf (lines, left == sets[i] ? "%u" : "+%u", sudoku_set_first (left) - 1 + first);
    }
}

static void
append_rule (GString *lines, const SudokuGrid *grid, guint number, const NonetNotation *notation)
{
  const SudokuRule *rule = &grid->shape->rule[number];
  g_autofree char *small = nonet_rule_to_string (grid->shape, number, notation), *name = nonet_capitalise (small);
  g_autofree char *fact = NULL, *line = NULL;
  SudokuSet sets[MOST_SETS + 1];
  guint first = nonet_rule_get_shown_value (rule, notation->alphabet) == rule->value ? 1 : 0, n_sets = 0, n_blanks;
  gint sum;

  if (!sudoku_rule_holds (grid->shape, rule, grid->cell))
    /* Translators: of a rule of the puzzle. */
    fact = g_strdup (_ ("broken"));
  else if (sudoku_rule_sum_left (rule, grid->cell, &sum, &n_blanks))
    {
      /* Translators: the first number is what the blank cells of a sum have to add up to. */
      fact = g_strdup_printf (ngettext ("%d missing in %u cell", "%d missing in %u cells", n_blanks),
                              sum - (gint) ((1 - first) * n_blanks), n_blanks);
      n_sets = n_blanks > 1 ? sudoku_cage_sets_left (grid->shape, rule, grid->cell, sets, MOST_SETS + 1) : 0;
    }
  if (fact != NULL)
    line = nonet_fill_pair (_ ("{rule}: {sentence}"), "rule", name, "sentence", fact);
  g_string_append_printf (lines, "%s%s", lines->len > 0 ? "\n" : "", line != NULL ? line : name);
  append_sets (lines, sets, n_sets <= MOST_SETS ? n_sets : 0, first);
}

char *
nonet_rules_at_to_lines (const SudokuGrid *grid, const guint *cells, guint n_cells, const NonetNotation *notation)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < grid->shape->n_rules && n < MOST_RULES_AT; i++)
    {
      const SudokuRule *rule = &grid->shape->rule[i];
      gboolean has = FALSE;

      for (guint j = 0; j < rule->n_cells; j++)
        for (guint k = 0; k < n_cells; k++)
          has |= rule->cell[j] == cells[k];
      if (!has)
        continue;
      append_rule (lines, grid, i, notation);
      n++;
    }
  return lines->len > 0 ? g_string_free (g_steal_pointer (&lines), FALSE) : NULL;
}

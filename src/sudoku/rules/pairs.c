/* Rules about two cells: tables of the values that may stand beside each value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   R1C1 < R1C2      "less":  1: {2..9}  2: {3..9}  ...  9: {}      and for R1C2 "greater"
 *
 * A line is a pair for each two neighbours; cells that see each other differ, too. They are propagated by apply.c.
 */
#include "sudoku/rules/builder.h"

#include <stdlib.h>

static bool
relates (Relation relation, int value, int n, int a, int b)
{
  switch (relation)
    {
    case DIFFER:
      return a != b;
    case EQUAL:
      return a == b;
    case LESS:
      return a < b;
    case GREATER:
      return a > b;
    case LESS_OR_EQUAL:
      return a <= b;
    case GREATER_OR_EQUAL:
      return a >= b;
    case DIFFERENCE:
    case NOT_DIFFERENCE:
      return (abs (a - b) == value) == (relation == DIFFERENCE);
    case RATIO:
    case NOT_RATIO:
      return (a == value * b || b == value * a) == (relation == RATIO);
    case SUM:
    case NOT_SUM:
      return (a + b == value) == (relation == SUM);
    case MORE_BY:
      return a - b == value;
    case INDEX:
      return (a == value / 256) == (b == value % 256);
    case APART:
      return abs (a - b) >= value;
    case WITHIN:
      return abs (a - b) <= value;
    case OTHER_THIRD:
    case SAME_THIRD:
      return ((2 * a - 1) * 3 / (2 * n) == (2 * b - 1) * 3 / (2 * n)) == (relation == SAME_THIRD);
    case OTHER_REST:
    case SAME_REST:
    default:
      return (a % value == b % value) == (relation == SAME_REST);
    }
}

static unsigned
find_table (Builder *b, Relation relation, int value, bool differ)
{
  const Table *table = b->table.item;
  SudokuSet *set;

  for (unsigned i = 0; i < b->table.n; i++)
    if (table[i].relation == relation && table[i].value == value && table[i].differ == differ)
      return i;
  set = sudoku_builder_push (b, &b->table_set, sizeof *set, b->n);
  for (int one = 1; set != NULL && one <= (int) b->n; one++)
    {
      set[one - 1] = 0;
      for (int other = 1; other <= (int) b->n; other++)
        if (relates (relation, value, (int) b->n, one, other) && !(differ && one == other))
          set[one - 1] |= sudoku_set_of ((unsigned) other);
    }
  PUSH (b, table, Table, { relation, value, differ });
  return (unsigned) b->table.n - 1;
}

void
sudoku_builder_allow (Builder *b, unsigned cell, SudokuSet set)
{
  if (!b->has_allowed)
    for (unsigned i = 0; i < b->base->n_cells; i++)
      b->allowed[i] = sudoku_set_full (b->n);
  b->has_allowed = true;
  b->allowed[cell] &= set;
}

void
sudoku_builder_add_pair (Builder *b, unsigned one, unsigned other, Relation relation, int value)
{
  static const Relation turned[] = {
    [LESS] = GREATER, [GREATER] = LESS, [LESS_OR_EQUAL] = GREATER_OR_EQUAL, [GREATER_OR_EQUAL] = LESS_OR_EQUAL
  };
  Relation back = relation >= LESS && relation <= GREATER_OR_EQUAL ? turned[relation] : relation;
  bool differ = relation != DIFFER && one != other && sudoku_cells_see (b->base, one, other);
  unsigned there = find_table (b, relation, value, differ);
  unsigned here = find_table (b, back,
                              relation == MORE_BY ? -value
                              : relation == INDEX ? value % 256 * 256 + value / 256
                                                  : value,
                              differ);

  if (one == other)
    {
      SudokuSet set = 0;

      for (int v = 1; v <= (int) b->n; v++)
        if (relates (relation, value, (int) b->n, v, v))
          set |= sudoku_set_of ((unsigned) v);
      sudoku_builder_allow (b, one, set);
      return;
    }
  PUSH (b, link, Link,
        { (uint16_t) one, { (uint16_t) other, there & 0x7fff, relation == DIFFER }, (uint16_t) b->source });
  PUSH (b, link, Link,
        { (uint16_t) other, { (uint16_t) one, here & 0x7fff, relation == DIFFER }, (uint16_t) b->source });
}

/* Adds that cells a step of rows and columns apart in any direction differ. */
static void
add_steps (Builder *b, int rows, int columns)
{
  int n = (int) b->n;
  const int step[4][2] = { { rows, columns }, { rows, -columns }, { columns, rows }, { columns, -rows } };

  for (int cell = 0; cell < n * n; cell++)
    for (unsigned i = 0; i < (rows == columns ? 2 : 4); i++)
      {
        int row = cell / n + step[i][0], column = cell % n + step[i][1];

        if (row >= 0 && row < n && column >= 0 && column < n)
          sudoku_builder_add_pair (b, (unsigned) cell, (unsigned) (row * n + column), DIFFER, 0);
      }
}

static bool
is_marked (const Builder *b, SudokuRuleKind kind, unsigned one, unsigned other)
{
  bool dot = kind == SUDOKU_RULE_DIFFERENCE || kind == SUDOKU_RULE_RATIO;

  for (unsigned i = 0; i < b->n_rules; i++)
    if ((b->rule[i].kind == kind
         || (dot && (b->rule[i].kind == SUDOKU_RULE_DIFFERENCE || b->rule[i].kind == SUDOKU_RULE_RATIO)))
        && ((b->rule[i].cell[0] == one && b->rule[i].cell[1] == other)
            || (b->rule[i].cell[1] == one && b->rule[i].cell[0] == other)))
      return true;
  return false;
}

/* Adds that cells side by side without a mark of a kind have none of the relations, nor one that such a mark stands for; that takes the
 * place of a relation that is alone. */
static void
add_negative (Builder *b, SudokuRuleKind kind, Relation relation, bool as_drawn, int usual, int usual_too)
{
  int value[2 * SUDOKU_MAX_ORDER + 3] = { usual, usual_too };
  unsigned n_values = usual == usual_too ? 1 : 2;

  for (unsigned i = 0; i < b->n_rules && as_drawn && n_values == 1; i++)
    n_values = b->rule[i].kind != kind;
  for (unsigned i = 0; i < b->n_rules && as_drawn; i++)
    if (b->rule[i].kind == kind)
      {
        unsigned j = 0;

        while (j < n_values && value[j] != sudoku_mark_clamp (b->rule[i].value))
          j++;
        if (j == n_values)
          value[n_values++] = sudoku_mark_clamp (b->rule[i].value);
      }
  for (unsigned cell = 0; cell < b->base->n_cells; cell++)
    for (unsigned side = 0; side < 2; side++)
      {
        unsigned other = cell + (side == 0 ? 1 : b->n);

        if (side == 0 ? cell % b->n == b->n - 1 : other >= b->base->n_cells)
          continue;
        for (unsigned i = 0; i < n_values && !is_marked (b, kind, cell, other); i++)
          sudoku_builder_add_pair (b, cell, other, relation, value[i]);
      }
}

static void
add_extreme (Builder *b, const SudokuRule *rule)
{
  static const int step[4][2] = { { -1, 0 }, { 1, 0 }, { 0, -1 }, { 0, 1 } };
  int n = (int) b->n, cell = rule->cell[0];

  for (unsigned i = 0; i < 4; i++)
    {
      int row = cell / n + step[i][0], column = cell % n + step[i][1];
      bool too = false;

      if (row < 0 || row >= n || column < 0 || column >= n)
        continue;
      for (unsigned j = 0; j < b->n_rules; j++)
        too |= b->rule[j].kind == rule->kind && b->rule[j].cell[0] == row * n + column;
      if (!too)
        sudoku_builder_add_pair (b, (unsigned) cell, (unsigned) (row * n + column),
                                 rule->kind == SUDOKU_RULE_MINIMUM ? LESS : GREATER, 0);
    }
}

static void
add_indexer (Builder *b, const SudokuRule *rule)
{
  unsigned own = sudoku_indexer_place (b->base, rule);

  for (unsigned place = 1; place <= b->n; place++)
    if (place != own)
      sudoku_builder_add_pair (b, rule->cell[0], sudoku_indexer_cell (b->base, rule, place), INDEX,
                               sudoku_index_of (place, own));
}

static void
add_line (Builder *b, const SudokuRule *rule, Relation relation, int value, unsigned far)
{
  for (unsigned i = 0; i + far < rule->n_cells; i++)
    sudoku_builder_add_pair (b, rule->cell[i], rule->cell[i + far], relation, value);
}

void
sudoku_builder_add_pairs (Builder *b, const SudokuRule *rule)
{
  const uint16_t *cell = rule->cell;
  int value = sudoku_mark_clamp (rule->value);
  unsigned k = rule->n_cells;

  switch (rule->kind)
    {
    case SUDOKU_RULE_ANTI_KNIGHT:
      add_steps (b, 1, 2);
      break;
    case SUDOKU_RULE_ANTI_KING:
      add_steps (b, 1, 1);
      break;
    case SUDOKU_RULE_NON_CONSECUTIVE:
      add_negative (b, SUDOKU_RULE_DIFFERENCE, NOT_DIFFERENCE, false, 1, 1);
      break;
    case SUDOKU_RULE_NEGATIVE_DIFFERENCE:
      add_negative (b, SUDOKU_RULE_DIFFERENCE, NOT_DIFFERENCE, true, 1, 1);
      break;
    case SUDOKU_RULE_NEGATIVE_RATIO:
      add_negative (b, SUDOKU_RULE_RATIO, NOT_RATIO, true, 2, 2);
      break;
    case SUDOKU_RULE_NEGATIVE_SUM:
      add_negative (b, SUDOKU_RULE_SUM_OF_TWO, NOT_SUM, true, 5, 10);
      break;
    case SUDOKU_RULE_MINIMUM:
    case SUDOKU_RULE_MAXIMUM:
      add_extreme (b, rule);
      break;
    case SUDOKU_RULE_ROW_INDEXER:
    case SUDOKU_RULE_COLUMN_INDEXER:
    case SUDOKU_RULE_BOX_INDEXER:
      add_indexer (b, rule);
      break;
    case SUDOKU_RULE_DIFFERENCE:
      sudoku_builder_add_pair (b, cell[0], cell[1], DIFFERENCE, value);
      break;
    case SUDOKU_RULE_RATIO:
      sudoku_builder_add_pair (b, cell[0], cell[1], RATIO, value);
      break;
    case SUDOKU_RULE_SUM_OF_TWO:
      sudoku_builder_add_pair (b, cell[0], cell[1], SUM, value);
      break;
    case SUDOKU_RULE_LESS:
    case SUDOKU_RULE_THERMOMETER:
      add_line (b, rule, LESS, 0, 1);
      break;
    case SUDOKU_RULE_SLOW_THERMOMETER:
      add_line (b, rule, LESS_OR_EQUAL, 0, 1);
      break;
    case SUDOKU_RULE_WHISPERS:
      add_line (b, rule, APART, value, 1);
      break;
    case SUDOKU_RULE_NABNER:
      /* On a longer line values repeat. */
      for (unsigned far = 1; far < k && k <= b->n; far++)
        add_line (b, rule, APART, 2, far);
      break;
    case SUDOKU_RULE_ENTROPIC:
      for (unsigned far = 1; far < 4; far++)
        add_line (b, rule, far == 3 ? SAME_THIRD : OTHER_THIRD, 0, far);
      break;
    case SUDOKU_RULE_MODULAR:
      for (unsigned far = 1; far <= (unsigned) value; far++)
        add_line (b, rule, far == (unsigned) value ? SAME_REST : OTHER_REST, value, far);
      break;
    case SUDOKU_RULE_PALINDROME:
      for (unsigned i = 0; i < k / 2; i++)
        sudoku_builder_add_pair (b, cell[i], cell[k - 1 - i], EQUAL, 0);
      break;
    case SUDOKU_RULE_CLONE:
      for (unsigned i = 0; i < k / 2; i++)
        sudoku_builder_add_pair (b, cell[i], cell[k / 2 + i], EQUAL, 0);
      break;
    case SUDOKU_RULE_LOCKOUT:
      sudoku_builder_add_pair (b, cell[0], cell[k - 1], APART, value);
      break;
    default:
      break;
    }
}

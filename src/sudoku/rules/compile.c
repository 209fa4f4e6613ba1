/* From rules as they are drawn to houses, allowed values, pairs and constraints.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   1 2 3      cage of 8 in R1C1, R1C2, R2C2  ->  a house of three cells, and one of {1,2,5} {1,3,4}
 *   . . .      thermometer R2C1 R3C1 R3C2     ->  pairs "less" R2C1 R3C1, R3C1 R3C2
 *   . . .      even R3C3                      ->  allowed values of R3C3
 *
 * What does not differ in kind is written as the same: a sum of equal lines is a linear sum with total 0, an arrow too.
 */
#include "sudoku/rules/compile.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "sudoku/board/shape-rules.h"

/* What counts how much for the order of branches. */
#define WEIGHT_OF_CELL 4
#define WEIGHT_OF_PAIR 1
#define WEIGHT_OF_CONSTRAINT 2
#define CELL_WORDS (SUDOKU_MAX_CELLS / 64)

/* Sums of more cells, which follow from cages, are left out: little follows from them. */
#define MOST_IMPLIED_CELLS 6
#define MOST_HOUSES 3
#define MOST_IMPLIED_ORDER 25
#define MOST_CAGE 9999

/* A list that grows. */
typedef struct
{
  void *item;
  size_t n, room, size;
} List;

typedef enum
{
  DIFFER,
  EQUAL,
  LESS,
  GREATER,
  LESS_OR_EQUAL,
  GREATER_OR_EQUAL,
  DIFFERENCE,
  NOT_DIFFERENCE,
  RATIO,
  NOT_RATIO,
  SUM,
  NOT_SUM,
  MORE_BY,     /* the value, which may be negative */
  APART,       /* by the value at least */
  WITHIN,      /* by the value at most */
  OTHER_THIRD, /* of the values */
  SAME_THIRD,
  OTHER_REST, /* when divided */
  SAME_REST
} Relation;

typedef struct
{
  Relation relation;
  int value;
  bool differ; /* cells that see each other, too */
} Table;

typedef struct
{
  uint16_t cell;
  SudokuPair pair;
} Link;

typedef struct
{
  uint16_t cell;
  int32_t coefficient;
} Term;

typedef struct
{
  const SudokuShape *base;
  SudokuShape *shape;
  const SudokuRule *rule;
  unsigned n_rules, n, order_rule;
  bool out_of_memory, impossible, has_allowed;
  unsigned n_houses;
  SudokuHouse house[SUDOKU_MAX_HOUSES];
  List house_cells; /* of the houses that are no cells of a rule */
  SudokuSet allowed[SUDOKU_MAX_CELLS];
  List table, table_set, link, constraint, cell, set, group, number;
  SudokuSubsets subsets[SUDOKU_MAX_ORDER + 1];
  uint64_t *conflict; /* [cells * words] which cells differ */
  unsigned words;
} Builder;

static void *
push (Builder *b, List *list, size_t size, size_t count)
{
  if (list->n + count > list->room)
    {
      size_t room = list->room * 2 + count + 16;
      void *item = realloc (list->item, room * size);

      if (item == NULL)
        {
          b->out_of_memory = true;
          return NULL;
        }
      list->item = item;
      list->room = room;
    }
  list->size = size;
  list->n += count;
  return (uint8_t *) list->item + (list->n - count) * size;
}

#define PUSH(b, list, type, ...)                                                                                       \
  do                                                                                                                   \
    {                                                                                                                  \
      type *place_ = push (b, &(b)->list, sizeof (type), 1);                                                           \
      if (place_ != NULL)                                                                                              \
        *place_ = (type) __VA_ARGS__;                                                                                  \
    }                                                                                                                  \
  while (0)

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
  [SUDOKU_RULE_REGION_SUM] = { 2, LINE },
  [SUDOKU_RULE_ZIPPER] = { 2, LINE },
  [SUDOKU_RULE_PARTIAL_SUMS] = { 1, LINE, VALUE, false, 1, 9999999 },
  [SUDOKU_RULE_BETWEEN] = { 3, LINE },
  [SUDOKU_RULE_LOCKOUT] = { 2, LINE, VALUE, false, 1, 9999 },
  [SUDOKU_RULE_ARROW] = { 2, LINE, VALUE, false, 1, 3 },
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
  unsigned n = shape->order, rows = sudoku_shape_box_rows (shape), most;
  uint64_t seen[CELL_WORDS] = { 0 };

  if ((unsigned) rule->kind >= SUDOKU_N_RULES || (rule->kind == SUDOKU_RULE_DISJOINT_GROUPS && rows == 0)
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

/* Pairs. */

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
    case APART:
      return abs (a - b) >= value;
    case WITHIN:
      return abs (a - b) <= value;
    case OTHER_THIRD:
    case SAME_THIRD:
      return ((a - 1) * 3 / n == (b - 1) * 3 / n) == (relation == SAME_THIRD);
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
  set = push (b, &b->table_set, sizeof *set, b->n);
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

static void
allow (Builder *b, unsigned cell, SudokuSet set)
{
  if (!b->has_allowed)
    for (unsigned i = 0; i < b->base->n_cells; i++)
      b->allowed[i] = sudoku_set_full (b->n);
  b->has_allowed = true;
  b->allowed[cell] &= set;
}

static void
add_pair (Builder *b, unsigned one, unsigned other, Relation relation, int value)
{
  static const Relation turned[] = {
    [LESS] = GREATER, [GREATER] = LESS, [LESS_OR_EQUAL] = GREATER_OR_EQUAL, [GREATER_OR_EQUAL] = LESS_OR_EQUAL
  };
  Relation back = relation >= LESS && relation <= GREATER_OR_EQUAL ? turned[relation] : relation;
  bool differ = relation != DIFFER && one != other && sudoku_cells_see (b->base, one, other);
  unsigned there = find_table (b, relation, value, differ);
  unsigned here = find_table (b, back, relation == MORE_BY ? -value : value, differ);

  if (one == other)
    {
      SudokuSet set = 0;

      for (int v = 1; v <= (int) b->n; v++)
        if (relates (relation, value, (int) b->n, v, v))
          set |= sudoku_set_of ((unsigned) v);
      allow (b, one, set);
      return;
    }
  PUSH (b, link, Link, { (uint16_t) one, { (uint16_t) other, there & 0x7fff, relation == DIFFER } });
  PUSH (b, link, Link, { (uint16_t) other, { (uint16_t) one, here & 0x7fff, relation == DIFFER } });
}

/* A value of a mark beyond which all are the same. */
static int
clamp (int value)
{
  return value > 2 * SUDOKU_MAX_ORDER ? 2 * SUDOKU_MAX_ORDER + 1 : value;
}

/* Adds a pair for cells a step of rows and columns apart in any direction. */
static void
add_steps (Builder *b, int rows, int columns, Relation relation)
{
  int n = (int) b->n;
  const int step[4][2] = { { rows, columns }, { rows, -columns }, { columns, rows }, { columns, -rows } };

  for (int cell = 0; cell < n * n; cell++)
    for (unsigned i = 0; i < (rows == columns ? 2 : 4); i += rows == 0 ? 2 : 1)
      {
        int row = cell / n + step[i][0], column = cell % n + step[i][1];

        if (row >= 0 && row < n && column >= 0 && column < n)
          add_pair (b, (unsigned) cell, (unsigned) (row * n + column), relation, relation == NOT_DIFFERENCE ? 1 : 0);
      }
}

static bool
is_marked (const Builder *b, SudokuRuleKind kind, unsigned one, unsigned other)
{
  for (unsigned i = 0; i < b->n_rules; i++)
    if (b->rule[i].kind == kind
        && ((b->rule[i].cell[0] == one && b->rule[i].cell[1] == other)
            || (b->rule[i].cell[1] == one && b->rule[i].cell[0] == other)))
      return true;
  return false;
}

/* Adds that cells side by side without a mark of a kind have no relation that one stands for. */
static void
add_negative (Builder *b, SudokuRuleKind kind, Relation relation, int usual, int usual_too)
{
  int value[2 * SUDOKU_MAX_ORDER + 3] = { usual, usual_too };
  unsigned n_values = usual == usual_too ? 1 : 2;

  for (unsigned i = 0; i < b->n_rules; i++)
    if (b->rule[i].kind == kind)
      {
        unsigned j = 0;

        while (j < n_values && value[j] != clamp (b->rule[i].value))
          j++;
        if (j == n_values)
          value[n_values++] = clamp (b->rule[i].value);
      }
  for (unsigned cell = 0; cell < b->base->n_cells; cell++)
    for (unsigned side = 0; side < 2; side++)
      {
        unsigned other = cell + (side == 0 ? 1 : b->n);

        if (side == 0 ? cell % b->n == b->n - 1 : other >= b->base->n_cells)
          continue;
        for (unsigned i = 0; i < n_values && !is_marked (b, kind, cell, other); i++)
          add_pair (b, cell, other, relation, value[i]);
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
        add_pair (b, (unsigned) cell, (unsigned) (row * n + column), rule->kind == SUDOKU_RULE_MINIMUM ? LESS : GREATER,
                  0);
    }
}

static void
add_line (Builder *b, const SudokuRule *rule, Relation relation, int value, unsigned far)
{
  for (unsigned i = 0; i + far < rule->n_cells; i++)
    add_pair (b, rule->cell[i], rule->cell[i + far], relation, value);
}

static void
add_pairs (Builder *b, const SudokuRule *rule)
{
  const uint16_t *cell = rule->cell;
  int value = clamp (rule->value);
  unsigned k = rule->n_cells;

  switch (rule->kind)
    {
    case SUDOKU_RULE_ANTI_KNIGHT:
      add_steps (b, 1, 2, DIFFER);
      break;
    case SUDOKU_RULE_ANTI_KING:
      add_steps (b, 1, 1, DIFFER);
      break;
    case SUDOKU_RULE_NON_CONSECUTIVE:
      add_steps (b, 0, 1, NOT_DIFFERENCE);
      break;
    case SUDOKU_RULE_NEGATIVE_DIFFERENCE:
      add_negative (b, SUDOKU_RULE_DIFFERENCE, NOT_DIFFERENCE, 1, 1);
      break;
    case SUDOKU_RULE_NEGATIVE_RATIO:
      add_negative (b, SUDOKU_RULE_RATIO, NOT_RATIO, 2, 2);
      break;
    case SUDOKU_RULE_NEGATIVE_SUM:
      add_negative (b, SUDOKU_RULE_SUM_OF_TWO, NOT_SUM, 5, 10);
      break;
    case SUDOKU_RULE_MINIMUM:
    case SUDOKU_RULE_MAXIMUM:
      add_extreme (b, rule);
      break;
    case SUDOKU_RULE_DIFFERENCE:
      add_pair (b, cell[0], cell[1], DIFFERENCE, value);
      break;
    case SUDOKU_RULE_RATIO:
      add_pair (b, cell[0], cell[1], RATIO, value);
      break;
    case SUDOKU_RULE_SUM_OF_TWO:
      add_pair (b, cell[0], cell[1], SUM, value);
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
        add_pair (b, cell[i], cell[k - 1 - i], EQUAL, 0);
      break;
    case SUDOKU_RULE_CLONE:
      for (unsigned i = 0; i < k / 2; i++)
        add_pair (b, cell[i], cell[k / 2 + i], EQUAL, 0);
      break;
    case SUDOKU_RULE_LOCKOUT:
      add_pair (b, cell[0], cell[k - 1], APART, value);
      break;
    default:
      break;
    }
}

/* Houses. */

static void
add_house (Builder *b, SudokuHouseKind kind, const uint16_t *cell, unsigned k)
{
  bool row = true, column = true, box = true;

  for (unsigned i = 1; i < k; i++)
    {
      row = row && cell[i] / b->n == cell[0] / b->n;
      column = column && cell[i] % b->n == cell[0] % b->n;
      box = box && sudoku_cell_box (b->base, cell[i]) == sudoku_cell_box (b->base, cell[0]);
    }
  if (k > b->n)
    b->impossible = true;
  if (row || column || box || k > b->n)
    return;
  if (b->n_houses + 2 * b->n < SUDOKU_MAX_HOUSES)
    {
      b->house[b->n_houses++] = (SudokuHouse){ kind, k, cell };
      return;
    }
  for (unsigned i = 0; i < k; i++)
    for (unsigned j = 0; j < i; j++)
      add_pair (b, cell[i], cell[j], DIFFER, 0);
}

/* The cells of the board for which a function gives the same number, which is below n; none for n. */
static void
add_family (Builder *b, SudokuHouseKind kind, unsigned (*number) (const Builder *, unsigned row, unsigned column))
{
  for (unsigned which = 0; which < b->n; which++)
    {
      uint16_t *cell = malloc (b->n * sizeof *cell);
      unsigned k = 0;

      if (cell == NULL)
        {
          b->out_of_memory = true;
          return;
        }
      for (unsigned i = 0; i < b->base->n_cells && k < b->n; i++)
        if (number (b, i / b->n, i % b->n) == which)
          cell[k++] = (uint16_t) i;
      PUSH (b, house_cells, uint16_t *, cell);
      if (k > 1)
        add_house (b, kind, cell, k);
    }
}

static unsigned
number_down (const Builder *b, unsigned row, unsigned column)
{
  return row == column ? 0 : b->n;
}

static unsigned
number_up (const Builder *b, unsigned row, unsigned column)
{
  return row + column + 1 == b->n ? 0 : b->n;
}

static unsigned
number_disjoint (const Builder *b, unsigned row, unsigned column)
{
  unsigned rows = sudoku_shape_box_rows (b->base), columns = sudoku_shape_box_columns (b->base);

  return row % rows * columns + column % columns;
}

static unsigned
number_window (const Builder *b, unsigned row, unsigned column)
{
  unsigned size = sudoku_shape_box_rows (b->base) + 1;

  return row % size == 0 || column % size == 0 ? b->n : row / size * (size - 2) + column / size;
}

static void
add_houses (Builder *b, const SudokuRule *rule)
{
  switch (rule->kind)
    {
    case SUDOKU_RULE_DIAGONAL_DOWN:
      add_family (b, SUDOKU_DIAGONAL, number_down);
      break;
    case SUDOKU_RULE_DIAGONAL_UP:
      add_family (b, SUDOKU_DIAGONAL, number_up);
      break;
    case SUDOKU_RULE_DISJOINT_GROUPS:
      add_family (b, SUDOKU_EXTRA, number_disjoint);
      break;
    case SUDOKU_RULE_WINDOKU:
      add_family (b, SUDOKU_EXTRA, number_window);
      break;
    case SUDOKU_RULE_EXTRA_REGION:
    case SUDOKU_RULE_CAGE:
    case SUDOKU_RULE_RENBAN:
      add_house (b, SUDOKU_EXTRA, rule->cell, rule->n_cells);
      break;
    default:
      break;
    }
}

/* Constraints. */

static void
add_constraint (Builder *b,
                SudokuConstraintKind kind,
                const uint16_t *cell,
                unsigned n_cells,
                size_t first_item,
                unsigned n_items,
                int total)
{
  PUSH (b, constraint, SudokuConstraint,
        { kind, (uint16_t) b->order_rule, (uint16_t) n_cells, (uint32_t) b->cell.n, (uint32_t) first_item, n_items,
          total });
  for (unsigned i = 0; i < n_cells; i++)
    PUSH (b, cell, uint16_t, cell[i]);
}

/* A sum of values of a set. */
static unsigned
sum_of_set (SudokuSet set)
{
  unsigned sum = 0;

  for (; set != 0; set &= set - 1)
    sum += sudoku_set_first (set);
  return sum;
}

/* Lists the sets of a size by their sum, if there are not too many. */
static bool
ensure_subsets (Builder *b, unsigned size)
{
  SudokuSubsets *subsets = &b->subsets[size];
  uint64_t count = 1;
  SudokuSet *set;
  uint32_t *number, at;

  if (subsets->n_sets > 0)
    return true;
  if (size < 1 || size > b->n)
    return false;
  subsets->least = size * (size + 1) / 2;
  subsets->most = size * (2 * b->n - size + 1) / 2;
  for (unsigned i = 0; i < size && count <= SUDOKU_MOST_SUBSETS; i++)
    count = count * (b->n - i) / (i + 1);
  if (count > SUDOKU_MOST_SUBSETS || subsets->most > 127 || b->n >= 63)
    return false;
  subsets->first_sum = (uint32_t) b->number.n;
  subsets->first_set = (uint32_t) b->set.n;
  number = push (b, &b->number, sizeof *number, subsets->most + 2);
  set = push (b, &b->set, sizeof *set, count);
  if (number == NULL || set == NULL)
    return false;
  memset (number, 0, (subsets->most + 2) * sizeof *number);
  subsets->n_sets = (uint32_t) count;
  for (unsigned pass = 0; pass < 2; pass++)
    {
      for (SudokuSet s = sudoku_set_full (size); s <= sudoku_set_full (b->n);)
        {
          SudokuSet low = s & -s, next = s + low;

          if (pass == 0)
            number[sum_of_set (s) + 1]++;
          else
            set[number[sum_of_set (s)]++ - subsets->first_set] = s;
          s = next | ((s ^ next) / low >> 2);
        }
      /* First how many, then where each begins; after the second pass, where each ended. */
      at = subsets->first_set;
      for (unsigned sum = 0; pass == 0 && sum < subsets->most + 2; sum++)
        {
          at += number[sum];
          number[sum] = at;
        }
      for (unsigned sum = subsets->most + 1; pass == 1 && sum > 0; sum--)
        number[sum] = number[sum - 1];
      number[0] = pass == 1 ? subsets->first_set : number[0];
    }
  return true;
}

static void
find_conflicts (Builder *b)
{
  const Link *link = b->link.item;
  const Table *table = b->table.item;

  if (b->conflict != NULL)
    return;
  b->words = (b->base->n_cells + 63) / 64;
  b->conflict = calloc ((size_t) b->base->n_cells * b->words, sizeof *b->conflict);
  if (b->conflict == NULL)
    {
      b->out_of_memory = true;
      return;
    }
  for (unsigned cell = 0; cell < b->base->n_cells; cell++)
    for (unsigned i = 0; i < b->shape->cell[cell].n_peers; i++)
      {
        unsigned peer = b->shape->cell[cell].peer[i];

        b->conflict[cell * b->words + peer / 64] |= UINT64_C (1) << peer % 64;
      }
  for (size_t i = 0; i < b->link.n; i++)
    if (table[link[i].pair.table].relation == DIFFER)
      b->conflict[link[i].cell * b->words + link[i].pair.other / 64] |= UINT64_C (1) << link[i].pair.other % 64;
}

static bool
conflict (const Builder *b, unsigned one, unsigned other)
{
  return b->conflict != NULL && (b->conflict[one * b->words + other / 64] >> other % 64 & 1) != 0;
}

static int
group_coefficient (const Builder *b, size_t first_group, unsigned i)
{
  return ((const SudokuGroup *) b->group.item)[first_group + i].coefficient;
}

/* Adds that a sum of terms is the total; a cell may have several. Returns false if only the end can be checked. */
static bool
add_sum (Builder *b, const Term *terms, unsigned n_terms, int total)
{
  Term term[SUDOKU_SUM_GROUPS];
  uint16_t cell[SUDOKU_SUM_GROUPS];
  bool taken[SUDOKU_SUM_GROUPS] = { false };
  unsigned n = 0, k = 0, n_groups = 0;
  size_t first_group = b->group.n;
  int64_t left = total, range = 0;

  find_conflicts (b);
  for (unsigned i = 0; i < n_terms; i++)
    {
      unsigned j = 0;

      while (j < n && term[j].cell != terms[i].cell)
        j++;
      if (j == SUDOKU_SUM_GROUPS)
        return false;
      if (j == n)
        term[n++] = (Term){ terms[i].cell, 0 };
      term[j].coefficient += terms[i].coefficient;
    }
  for (unsigned i = 0; i < n; i++)
    {
      unsigned first = k;
      int64_t low, high;
      int c = term[i].coefficient;

      if (taken[i] || c == 0)
        continue;
      cell[k++] = term[i].cell;
      for (unsigned j = i + 1; j < n; j++)
        {
          bool all = !taken[j] && term[j].coefficient == c;

          for (unsigned m = first; all && m < k; m++)
            all = conflict (b, cell[m], term[j].cell);
          if (!all || !ensure_subsets (b, k - first + 1))
            continue;
          taken[j] = true;
          cell[k++] = term[j].cell;
        }
      low = k - first == 1 ? c : (int64_t) c * b->subsets[k - first].least;
      high = k - first == 1 ? (int64_t) c * b->n : (int64_t) c * b->subsets[k - first].most;
      left -= low < high ? low : high;
      range += low < high ? high - low : low - high;
      PUSH (b, group, SudokuGroup,
            { (uint16_t) first, (uint16_t) (k - first), c, (int32_t) (low < high ? low : high) });
      n_groups++;
    }
  if (left < 0 || left > range)
    b->impossible = true;
  if (b->out_of_memory || b->impossible || k == 0)
    return true;
  if (k == 2 && group_coefficient (b, first_group, 0) * group_coefficient (b, first_group, n_groups - 1) == -1)
    {
      bool turned = group_coefficient (b, first_group, 0) < 0;

      add_pair (b, cell[turned], cell[!turned], MORE_BY, total);
      return true;
    }
  if (k == 2 && group_coefficient (b, first_group, 0) == 1 && group_coefficient (b, first_group, n_groups - 1) == 1)
    {
      add_pair (b, cell[0], cell[1], SUM, total);
      return true;
    }
  if (left >= 64 * SUDOKU_SUM_WORDS)
    return false;
  add_constraint (b, SUDOKU_CONSTRAINT_SUM, cell, k, first_group, n_groups, (int) left);
  return true;
}

/* Lists the sets of k values, all over one, with a sum; false when there are too many. */
static bool
list_sets (Builder *b, SudokuSet set, unsigned above, unsigned k, int sum, unsigned *n_sets)
{
  int n = (int) b->n, size = (int) k, low = (int) above + 1;

  if (k == 0)
    {
      if (sum == 0)
        {
          PUSH (b, set, SudokuSet, set);
          ++*n_sets;
        }
      return *n_sets <= SUDOKU_MOST_SUBSETS;
    }
  if (low > n || sum < size * (2 * low + size - 1) / 2 || sum > size * (2 * n - size + 1) / 2)
    return true;
  for (int v = low; v <= n; v++)
    if (!list_sets (b, set | sudoku_set_of ((unsigned) v), (unsigned) v, k - 1, sum - v, n_sets))
      return false;
  return true;
}

static void
add_cage (Builder *b, const SudokuRule *rule)
{
  unsigned k = rule->n_cells, n_sets = 0;
  size_t first = b->set.n;
  Term term[SUDOKU_MAX_ORDER];

  if (k > b->n || !rule->has_value)
    return;
  if (k == 1)
    {
      if (rule->value < 1 || rule->value > (int) b->n)
        b->impossible = true;
      else
        allow (b, rule->cell[0], sudoku_set_of ((unsigned) rule->value));
      return;
    }
  if (k == 2)
    {
      add_pair (b, rule->cell[0], rule->cell[1], SUM, clamp (rule->value));
      return;
    }
  if (ensure_subsets (b, k))
    {
      const SudokuSubsets *subsets = &b->subsets[k];
      const uint32_t *number = (const uint32_t *) b->number.item + subsets->first_sum;

      if (rule->value < (int) subsets->least || rule->value > (int) subsets->most)
        b->impossible = true;
      else
        add_constraint (b, SUDOKU_CONSTRAINT_SETS, rule->cell, k, number[rule->value],
                        number[rule->value + 1] - number[rule->value], 0);
      return;
    }
  if (list_sets (b, 0, 0, k, rule->value, &n_sets))
    {
      add_constraint (b, SUDOKU_CONSTRAINT_SETS, rule->cell, k, first, n_sets, 0);
      return;
    }
  b->set.n = first;
  for (unsigned i = 0; i < k; i++)
    term[i] = (Term){ rule->cell[i], 1 };
  if (!add_sum (b, term, k, rule->value))
    add_constraint (b, SUDOKU_CONSTRAINT_CHECK, rule->cell, k, 0, 0, 0);
}

/* They differ as cells of a house, and by less than there are: no more is said, but more is seen of all of them together. */
static void
add_renban (Builder *b, const SudokuRule *rule)
{
  size_t first = b->set.n;
  unsigned k = rule->n_cells;

  for (unsigned i = 0; i < k; i++)
    for (unsigned j = 0; j < i; j++)
      add_pair (b, rule->cell[i], rule->cell[j], WITHIN, (int) k - 1);
  if (k == 2)
    return;
  for (unsigned v = 1; v + k - 1 <= b->n; v++)
    PUSH (b, set, SudokuSet, sudoku_set_full (k) << (v - 1));
  add_constraint (b, SUDOKU_CONSTRAINT_SETS, rule->cell, k, first, (unsigned) (b->set.n - first), 0);
}

/* The terms of a rule that says a sum of its cells, of coefficients by place. */
static bool
add_terms (Builder *b, const SudokuRule *rule)
{
  Term term[SUDOKU_MAX_CELLS];
  unsigned k = rule->n_cells, n = 0;
  bool exact = true;

  switch (rule->kind)
    {
    case SUDOKU_RULE_LITTLE_KILLER:
      for (unsigned i = 0; i < k; i++)
        term[i] = (Term){ rule->cell[i], 1 };
      return add_sum (b, term, k, rule->value);
    case SUDOKU_RULE_ARROW:
      for (unsigned i = k; i-- > 0;)
        term[i] = (Term){ rule->cell[i], i >= (unsigned) rule->value       ? 1
                                         : i + 1 == (unsigned) rule->value ? -1
                                                                           : 10 * term[i + 1].coefficient };
      return add_sum (b, term, k, 0);
    case SUDOKU_RULE_ZIPPER:
      for (unsigned i = 0; i < k / 2; i++)
        {
          Term sum[4] = { { rule->cell[i], 1 },
                          { rule->cell[k - 1 - i], 1 },
                          { rule->cell[k % 2 != 0 ? k / 2 : 0], -1 },
                          { rule->cell[k - 1], -1 } };

          exact = add_sum (b, sum, k % 2 != 0 ? 3 : 4, 0) && exact;
        }
      return exact;
    case SUDOKU_RULE_REGION_SUM:
    default:
      /* Each piece less the one before. */
      for (unsigned from = 0, to, before = 0; from < k; before = from, from = to)
        {
          for (to = from;
               to < k && sudoku_cell_box (b->base, rule->cell[to]) == sudoku_cell_box (b->base, rule->cell[from]); to++)
            continue;
          n = 0;
          for (unsigned i = before; i < to; i++)
            term[n++] = (Term){ rule->cell[i], i < from ? -1 : 1 };
          if (from > 0)
            exact = add_sum (b, term, n, 0) && exact;
        }
      return exact;
    }
}

static void
add_ordered (Builder *b, const SudokuRule *rule)
{
  static const SudokuConstraintKind kinds[] = { [SUDOKU_RULE_SANDWICH] = SUDOKU_CONSTRAINT_SANDWICH,
                                                [SUDOKU_RULE_X_SUM] = SUDOKU_CONSTRAINT_X_SUM,
                                                [SUDOKU_RULE_SKYSCRAPER] = SUDOKU_CONSTRAINT_SKYSCRAPER,
                                                [SUDOKU_RULE_NUMBERED_ROOM] = SUDOKU_CONSTRAINT_ROOM };

  if (rule->kind == SUDOKU_RULE_SANDWICH || rule->kind == SUDOKU_RULE_X_SUM)
    for (unsigned size = 1; size < b->n; size++)
      ensure_subsets (b, size);
  add_constraint (b, kinds[rule->kind], rule->cell, rule->n_cells, 0, 0, rule->value);
}

static void
add_constraints (Builder *b, const SudokuRule *rule)
{
  unsigned number = b->order_rule;
  SudokuSet set = 0;

  switch (rule->kind)
    {
    case SUDOKU_RULE_ODD:
    case SUDOKU_RULE_EVEN:
      allow (b, rule->cell[0],
             rule->kind == SUDOKU_RULE_ODD ? UINT64_C (0x5555555555555555) : UINT64_C (0xaaaaaaaaaaaaaaaa));
      break;
    case SUDOKU_RULE_CANDIDATES:
      for (unsigned i = 0; i < rule->n_digits; i++)
        set |= sudoku_set_of (rule->digit[i]);
      allow (b, rule->cell[0], set);
      break;
    case SUDOKU_RULE_CAGE:
      add_cage (b, rule);
      break;
    case SUDOKU_RULE_RENBAN:
      add_renban (b, rule);
      break;
    case SUDOKU_RULE_QUADRUPLE:
      if (rule->n_digits > rule->n_cells)
        b->impossible = true;
      else
        add_constraint (b, SUDOKU_CONSTRAINT_DIGITS, rule->cell, rule->n_cells, 0, 0, 0);
      break;
    case SUDOKU_RULE_PARTIAL_SUMS:
      add_constraint (b,
                      rule->value < 64 && rule->n_cells <= SUDOKU_SUM_GROUPS ? SUDOKU_CONSTRAINT_PIECES
                                                                             : SUDOKU_CONSTRAINT_CHECK,
                      rule->cell, rule->n_cells, 0, 0, rule->value);
      break;
    case SUDOKU_RULE_BETWEEN:
    case SUDOKU_RULE_LOCKOUT:
      if (rule->n_cells > 2)
        add_constraint (b, SUDOKU_CONSTRAINT_ENDS, rule->cell, rule->n_cells, 0, 0,
                        rule->kind == SUDOKU_RULE_LOCKOUT ? clamp (rule->value) : 0);
      break;
    case SUDOKU_RULE_SANDWICH:
    case SUDOKU_RULE_X_SUM:
    case SUDOKU_RULE_SKYSCRAPER:
    case SUDOKU_RULE_NUMBERED_ROOM:
      add_ordered (b, rule);
      break;
    case SUDOKU_RULE_LITTLE_KILLER:
    case SUDOKU_RULE_ARROW:
    case SUDOKU_RULE_ZIPPER:
    case SUDOKU_RULE_REGION_SUM:
      /* The sums that follow have other cells than the rule. */
      b->order_rule = SUDOKU_NO_RULE;
      if (!add_terms (b, rule))
        {
          b->order_rule = number;
          add_constraint (b, SUDOKU_CONSTRAINT_CHECK, rule->cell, rule->n_cells, 0, 0, 0);
        }
      break;
    default:
      break;
    }
}

/* The block. */

/* Copies a list to the end of a block, if there is one; moves the end. */
static void *
place (uint8_t *block, size_t *end, const void *item, size_t size)
{
  void *to = block != NULL ? block + *end : NULL;

  if (to != NULL && size > 0)
    memcpy (to, item, size);
  *end += (size + 7) / 8 * 8;
  return to;
}

/* Sums that follow from cages. */

typedef uint64_t CellSet[CELL_WORDS];

typedef struct
{
  const SudokuRule *rule;
  CellSet cells;
} Cage;

typedef struct
{
  Cage *cage;
  unsigned n;
} Cages;

static unsigned
count_cells (const Builder *b, const uint64_t *set)
{
  unsigned n = 0;

  for (unsigned word = 0; word < b->words; word++)
    n += sudoku_set_count (set[word]);
  return n;
}

static void
add_cells (const uint64_t *set, unsigned words, int coefficient, Term *term)
{
  for (unsigned word = 0; word < words; word++)
    for (uint64_t left = set[word]; left != 0; left &= left - 1)
      *term++ = (Term){ (uint16_t) (word * 64 + (unsigned) __builtin_ctzll (left)), coefficient };
}

/*   +-------+-----+   Rule of 45: the sum of whole houses is known. Of cages that lie in them for the most part the cells outside
 *   |  8    | x   |   are more, and cells without such a cage are less: their difference is the sum of these cages less that of
 *   |   +---+     |   the houses.
 *   +---+---+-----+
 */
static void
add_difference (Builder *b, const Cages *cages, unsigned first, unsigned step, unsigned n_houses)
{
  CellSet houses = { 0 }, left, out = { 0 };
  Term term[MOST_IMPLIED_CELLS];
  int total = -(int) (n_houses * b->n * (b->n + 1) / 2);
  unsigned n, n_out;

  for (unsigned i = 0; i < n_houses; i++)
    for (unsigned j = 0; j < b->n; j++)
      {
        unsigned cell = b->base->house[first + i * step].cell[j];

        houses[cell / 64] |= UINT64_C (1) << cell % 64;
      }
  memcpy (left, houses, b->words * sizeof *left);
  for (unsigned i = 0; i < cages->n; i++)
    {
      const Cage *cage = &cages->cage[i];
      unsigned inside = 0;

      for (unsigned word = 0; word < b->words; word++)
        inside += sudoku_set_count (cage->cells[word] & houses[word]);
      if (inside == 0 || 2 * inside < cage->rule->n_cells)
        continue;
      total += cage->rule->value;
      for (unsigned word = 0; word < b->words; word++)
        {
          out[word] |= cage->cells[word] & ~houses[word];
          left[word] &= ~cage->cells[word];
        }
    }
  n_out = count_cells (b, out);
  n = n_out + count_cells (b, left);
  if (n == 0 && total != 0)
    b->impossible = true;
  if (n == 0 || n > MOST_IMPLIED_CELLS || n == n_houses * b->n)
    return;
  add_cells (out, b->words, 1, term);
  add_cells (left, b->words, n_out > 0 ? -1 : 1, term + n_out);
  add_sum (b, term, n, n_out > 0 ? total : -total);
}

/* Of the cages with a sum, those that have no cell of an earlier one. */
static Cages
find_cages (Builder *b)
{
  Cages cages = { 0 };
  CellSet taken = { 0 };

  for (unsigned i = 0; i < b->n_rules; i++)
    cages.n += b->rule[i].kind == SUDOKU_RULE_CAGE && b->rule[i].has_value && b->rule[i].value < MOST_CAGE;
  cages.cage = cages.n > 0 ? calloc (cages.n, sizeof *cages.cage) : NULL;
  b->out_of_memory = b->out_of_memory || (cages.n > 0 && cages.cage == NULL);
  cages.n = 0;
  for (unsigned i = 0; i < b->n_rules && cages.cage != NULL; i++)
    if (b->rule[i].kind == SUDOKU_RULE_CAGE && b->rule[i].has_value && b->rule[i].value < MOST_CAGE)
      {
        Cage *cage = &cages.cage[cages.n];
        bool is_free = true;

        *cage = (Cage){ .rule = &b->rule[i] };
        for (unsigned j = 0; j < cage->rule->n_cells; j++)
          {
            unsigned cell = cage->rule->cell[j];

            is_free = is_free && (taken[cell / 64] >> cell % 64 & 1) == 0;
            cage->cells[cell / 64] |= UINT64_C (1) << cell % 64;
          }
        for (unsigned word = 0; word < b->words && is_free; word++)
          taken[word] |= cage->cells[word];
        cages.n += is_free;
      }
  return cages;
}

/* Of up to three houses side by side, and of boxes one below another. */
static void
add_differences (Builder *b)
{
  unsigned across = sudoku_shape_box_rows (b->base);
  Cages cages;

  if (b->n > MOST_IMPLIED_ORDER)
    return;
  b->words = (b->base->n_cells + 63) / 64;
  b->order_rule = SUDOKU_NO_RULE;
  cages = find_cages (b);
  for (unsigned house = 0; house < 3 * b->n && cages.n > 0; house++)
    for (unsigned n = 1; n <= MOST_HOUSES; n++)
      {
        if (house % b->n + n <= b->n)
          add_difference (b, &cages, house, 1, n);
        if (house >= 2 * b->n && n > 1 && across > 1 && house % b->n + (n - 1) * across < b->n)
          add_difference (b, &cages, house, across, n);
      }
  free (cages.cage);
}

static bool
is_more_than_houses (const Builder *b)
{
  return b->has_allowed || b->link.n > 0 || b->constraint.n > 0;
}

static size_t
lay_out (Builder *b, uint8_t *block)
{
  size_t end = 0, cells = b->base->n_cells;
  SudokuRules empty = { 0 }, *rules = place (block, &end, &empty, sizeof empty);
  SudokuRule *rule = place (block, &end, b->rule, b->n_rules * sizeof *rule);
  const SudokuConstraint *constraint = b->constraint.item;
  const Link *link = b->link.item;
  const uint16_t *constraint_cell = b->cell.item;
  size_t n_seats = b->cell.n;
  uint32_t *first_pair, *first_constraint;
  uint16_t *weight, *sum;
  SudokuPair *pair;
  uint32_t *constraint_of;

#define LIST(list) place (block, &end, b->list.item, b->list.n * b->list.size)
  const SudokuSet *set = LIST (set), *table = LIST (table_set), *allowed = NULL;
  const void *group = LIST (group), *number = LIST (number), *cell = LIST (cell), *copied = LIST (constraint);
  const SudokuSubsets *subsets = place (block, &end, b->subsets, (b->n + 1) * sizeof *b->subsets);

  if (b->has_allowed)
    allowed = place (block, &end, b->allowed, cells * sizeof *b->allowed);
  first_pair = (uint32_t *) (block != NULL ? block + end : NULL);
  end += (cells + 2) * 4 / 8 * 8 + 8;
  first_constraint = (uint32_t *) (block != NULL ? block + end : NULL);
  end += (cells + 2) * 4 / 8 * 8 + 8;
  pair = (SudokuPair *) (block != NULL ? block + end : NULL);
  end += (b->link.n * sizeof *pair + 7) / 8 * 8;
  constraint_of = (uint32_t *) (block != NULL ? block + end : NULL);
  end += (n_seats * 4 + 7) / 8 * 8;
  sum = (uint16_t *) (block != NULL ? block + end : NULL);
  end += (b->set.n * 2 + 7) / 8 * 8;
  weight = (uint16_t *) (block != NULL ? block + end : NULL);
  end += (cells * 2 + 7) / 8 * 8;
  for (unsigned i = 0; i < b->n_rules; i++)
    {
      const uint16_t *cell_copy = place (block, &end, b->rule[i].cell, b->rule[i].n_cells * sizeof *cell_copy);
      const uint8_t *digit_copy = place (block, &end, b->rule[i].digit, b->rule[i].n_digits);

      if (block != NULL)
        {
          rule[i].cell = cell_copy;
          rule[i].digit = digit_copy;
        }
    }
  if (block == NULL)
    return end;

  /* Sorted by cell: how many, where each begins, and filled from there, after which each is where the next one began. */
  memset (first_pair, 0, (cells + 2) * 4);
  memset (first_constraint, 0, (cells + 2) * 4);
  for (size_t i = 0; i < b->link.n; i++)
    first_pair[link[i].cell + 2]++;
  for (size_t i = 0; i < n_seats; i++)
    first_constraint[constraint_cell[i] + 2]++;
  for (size_t i = 2; i < cells + 2; i++)
    {
      first_pair[i] += first_pair[i - 1];
      first_constraint[i] += first_constraint[i - 1];
    }
  for (size_t i = 0; i < b->link.n; i++)
    pair[first_pair[link[i].cell + 1]++] = link[i].pair;
  for (size_t i = 0; i < b->constraint.n; i++)
    for (unsigned j = 0; j < constraint[i].n_cells; j++)
      constraint_of[first_constraint[constraint_cell[constraint[i].first_cell + j] + 1]++] = (uint32_t) i;
  for (size_t i = 0; i < b->set.n; i++)
    sum[i] = (uint16_t) sum_of_set (set[i]);
  for (size_t i = 0; i < cells; i++)
    {
      size_t says = WEIGHT_OF_CELL + WEIGHT_OF_PAIR * (first_pair[i + 1] - first_pair[i])
                    + WEIGHT_OF_CONSTRAINT * (first_constraint[i + 1] - first_constraint[i]);

      weight[i] = (uint16_t) (says < UINT16_MAX ? says : UINT16_MAX);
    }
  *rules = (SudokuRules){ .allowed = allowed,
                          .first_pair = first_pair,
                          .pair = pair,
                          .table = table,
                          .n_constraints = (unsigned) b->constraint.n,
                          .constraint = copied,
                          .first_constraint = first_constraint,
                          .constraint_of = constraint_of,
                          .cell = cell,
                          .weight = weight,
                          .sum = sum,
                          .set = set,
                          .group = group,
                          .number = number,
                          .subsets = subsets };
  sudoku_shape_take_rules (b->shape, b->base, block, is_more_than_houses (b) ? rules : NULL, rule, b->n_rules);
  return end;
}

static void
free_builder (Builder *b)
{
  for (size_t i = 0; i < b->house_cells.n; i++)
    free (((uint16_t **) b->house_cells.item)[i]);
  free (b->house_cells.item);
  free (b->table.item);
  free (b->table_set.item);
  free (b->link.item);
  free (b->constraint.item);
  free (b->cell.item);
  free (b->set.item);
  free (b->group.item);
  free (b->number.item);
  free (b->conflict);
  free (b);
}

SudokuShape *
sudoku_shape_new_with_rules (const SudokuShape *shape, const SudokuRule *rules, unsigned n_rules)
{
  const SudokuShape *base = sudoku_shape_without_rules (shape);
  Builder *b;
  uint8_t *block = NULL;
  SudokuShape *made;

  assert (n_rules <= SUDOKU_MAX_RULES);
  if (n_rules == 0)
    return sudoku_shape_ref (base);
  b = malloc (sizeof *b);
  if (b == NULL)
    return NULL;
  memset (b, 0, offsetof (Builder, house));
  memset (&b->house_cells, 0, sizeof b->house_cells);
  memset (&b->table, 0, sizeof *b - offsetof (Builder, table));
  b->base = base;
  b->rule = rules;
  b->n_rules = n_rules;
  b->n = base->order;
  for (unsigned house = 2 * b->n; house < base->n_houses; house++)
    b->house[b->n_houses++] = base->house[house];
  for (unsigned i = 0; i < n_rules; i++)
    {
      assert (sudoku_rule_fault (base, &rules[i]) == SUDOKU_RULE_FAULT_NONE);
      add_houses (b, &rules[i]);
      add_pairs (b, &rules[i]);
    }
  b->shape = b->out_of_memory ? NULL : sudoku_shape_new_from_houses (b->n, b->house, b->n_houses);
  for (unsigned i = 0; i < n_rules && b->shape != NULL; i++)
    {
      b->order_rule = i;
      add_constraints (b, &rules[i]);
    }
  if (b->shape != NULL)
    add_differences (b);
  if (b->impossible)
    {
      b->order_rule = SUDOKU_NO_RULE;
      add_constraint (b, SUDOKU_CONSTRAINT_SETS, &(uint16_t){ 0 }, 1, 0, 0, 0);
    }
  if (b->shape != NULL && !b->out_of_memory)
    block = malloc (lay_out (b, NULL));
  if (block != NULL)
    lay_out (b, block);
  made = b->shape;
  if (block == NULL)
    {
      sudoku_shape_unref (made);
      made = NULL;
    }
  free_builder (b);
  return made;
}

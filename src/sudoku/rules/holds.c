/* What each kind of rule means: the definitions that solving is compared with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/rules.h"

#include <assert.h>
#include <stdlib.h>

/* Whether a rule about two cells holds if one of them is blank. */
#define BLANK(a, b) ((a) == 0 || (b) == 0)

unsigned
sudoku_indexer_cell (const SudokuShape *shape, const SudokuRule *rule, unsigned place)
{
  unsigned cell = rule->cell[0], n = shape->order;

  if (rule->kind == SUDOKU_RULE_ROW_INDEXER)
    return (place - 1) * n + cell % n;
  if (rule->kind == SUDOKU_RULE_COLUMN_INDEXER)
    return cell - cell % n + place - 1;
  for (unsigned other = 0; other < shape->n_cells; other++)
    if (sudoku_cell_box (shape, other) == sudoku_cell_box (shape, cell) && --place == 0)
      return other;
  assert (false);
  return cell;
}

unsigned
sudoku_indexer_place (const SudokuShape *shape, const SudokuRule *rule)
{
  unsigned place = 1;

  while (sudoku_indexer_cell (shape, rule, place) != rule->cell[0])
    place++;
  return place;
}

/* The value of an indexer is a place where its own one stands, which stands nowhere else. */
static bool
is_indexed (const SudokuShape *shape, const SudokuRule *rule, const uint8_t *values)
{
  unsigned value = values[rule->cell[0]], own = sudoku_indexer_place (shape, rule);

  for (unsigned place = 1; place <= shape->order && value != 0; place++)
    {
      unsigned other = values[sudoku_indexer_cell (shape, rule, place)];

      if (other != 0 && place != own && (value == place) != (other == own))
        return false;
    }
  return true;
}

static bool
all_filled (const SudokuRule *rule, const uint8_t *values)
{
  for (unsigned i = 0; i < rule->n_cells; i++)
    if (values[rule->cell[i]] == 0)
      return false;
  return true;
}

static bool
all_differ (const SudokuRule *rule, const uint8_t *values)
{
  uint64_t seen = 0;

  for (unsigned i = 0; i < rule->n_cells; i++)
    {
      unsigned value = values[rule->cell[i]];

      if (value != 0 && sudoku_set_has (seen, value))
        return false;
      seen |= value != 0 ? sudoku_set_of (value) : 0;
    }
  return true;
}

static int
sum_of (const SudokuRule *rule, const uint8_t *values, unsigned from, unsigned to)
{
  int sum = 0;

  for (unsigned i = from; i < to; i++)
    sum += values[rule->cell[i]];
  return sum;
}

/* Whether the value is the sum of all cells, or can become it: each blank adds 1 at least. */
static bool
sum_fits (const SudokuRule *rule, const uint8_t *values)
{
  int blanks = 0, sum = sum_of (rule, values, 0, rule->n_cells);

  for (unsigned i = 0; i < rule->n_cells; i++)
    blanks += values[rule->cell[i]] == 0;
  return blanks > 0 ? sum + blanks <= rule->value : sum == rule->value;
}

/* Whether the cells for which group works out the same number from their row and column, which is not negative, have no value
 * twice. */
static bool
groups_differ (const SudokuShape *shape, const uint8_t *values, int (*group) (const SudokuShape *, unsigned, unsigned))
{
  SudokuSet seen[SUDOKU_MAX_ORDER] = { 0 };

  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    {
      int number = values[cell] != 0 ? group (shape, cell / shape->order, cell % shape->order) : -1;

      if (number < 0)
        continue;
      assert (number < SUDOKU_MAX_ORDER);
      if (sudoku_set_has (seen[number], values[cell]))
        return false;
      seen[number] |= sudoku_set_of (values[cell]);
    }
  return true;
}

static int
group_down (const SudokuShape *shape, unsigned row, unsigned column)
{
  return row == column ? 0 : -1;
}

static int
group_up (const SudokuShape *shape, unsigned row, unsigned column)
{
  return row + column + 1 == shape->order ? 0 : -1;
}

static int
group_disjoint (const SudokuShape *shape, unsigned row, unsigned column)
{
  unsigned rows = sudoku_shape_box_rows (shape), columns = sudoku_shape_box_columns (shape);

  return (int) (row % rows * columns + column % columns);
}

static int
group_window (const SudokuShape *shape, unsigned row, unsigned column)
{
  unsigned size = sudoku_usual_box_rows (shape->order) + 1;

  return row % size == 0 || column % size == 0 ? -1 : (int) (row / size * (size - 2) + column / size);
}

/* Whether all cells that are a step of rows and columns apart, in any direction and either way, satisfy something. */
static bool
steps_hold (const SudokuShape *shape,
            const uint8_t *values,
            int rows,
            int columns,
            bool (*hold) (const SudokuShape *, unsigned a, unsigned b, const uint8_t *values))
{
  int n = shape->order;
  const int step[4][2] = { { rows, columns }, { rows, -columns }, { columns, rows }, { columns, -rows } };

  for (int cell = 0; cell < n * n; cell++)
    for (unsigned i = 0; i < 4; i++)
      {
        int row = cell / n + step[i][0], column = cell % n + step[i][1];

        if (row >= 0 && row < n && column >= 0 && column < n && !BLANK (values[cell], values[row * n + column])
            && !hold (shape, (unsigned) cell, (unsigned) (row * n + column), values))
          return false;
      }
  return true;
}

static bool
differ (const SudokuShape *shape, unsigned a, unsigned b, const uint8_t *values)
{
  return values[a] != values[b];
}

static bool
has_relation (SudokuRuleKind kind, int value, int a, int b)
{
  switch (kind)
    {
    case SUDOKU_RULE_DIFFERENCE:
      return abs (a - b) == value;
    case SUDOKU_RULE_RATIO:
      return a == value * b || b == value * a;
    case SUDOKU_RULE_SUM_OF_TWO:
      return a + b == value;
    case SUDOKU_RULE_LESS:
    default:
      return a < b;
    }
}

/* Whether two cells have a mark of some kind between them, or the other kind of dot: of 1 and 2 only one is drawn. */
static bool
are_marked (const SudokuShape *shape, SudokuRuleKind kind, unsigned a, unsigned b)
{
  SudokuRuleKind too = kind == SUDOKU_RULE_DIFFERENCE ? SUDOKU_RULE_RATIO
                       : kind == SUDOKU_RULE_RATIO    ? SUDOKU_RULE_DIFFERENCE
                                                      : kind;

  for (unsigned i = 0; i < shape->n_rules; i++)
    if ((shape->rule[i].kind == kind || shape->rule[i].kind == too)
        && ((shape->rule[i].cell[0] == a && shape->rule[i].cell[1] == b)
            || (shape->rule[i].cell[0] == b && shape->rule[i].cell[1] == a)))
      return true;
  return false;
}

/* Whether two cells side by side without such a mark have no relation that one of the marks stands for, or the usual ones. */
static bool
negative_holds (const SudokuShape *shape, SudokuRuleKind kind, int usual, unsigned a, unsigned b, const uint8_t *values)
{
  bool some = false;

  if (are_marked (shape, kind, a, b))
    return true;
  for (unsigned i = 0; i < shape->n_rules; i++)
    if (shape->rule[i].kind == kind)
      {
        some = true;
        if (has_relation (kind, shape->rule[i].value, values[a], values[b]))
          return false;
      }
  return (some && kind != SUDOKU_RULE_SUM_OF_TWO) || !has_relation (kind, usual, values[a], values[b]);
}

static bool
are_not_consecutive (const SudokuShape *shape, unsigned a, unsigned b, const uint8_t *values)
{
  return are_marked (shape, SUDOKU_RULE_DIFFERENCE, a, b) || abs (values[a] - values[b]) != 1;
}

static bool
no_difference (const SudokuShape *shape, unsigned a, unsigned b, const uint8_t *values)
{
  return negative_holds (shape, SUDOKU_RULE_DIFFERENCE, 1, a, b, values);
}

static bool
no_ratio (const SudokuShape *shape, unsigned a, unsigned b, const uint8_t *values)
{
  return negative_holds (shape, SUDOKU_RULE_RATIO, 2, a, b, values);
}

static bool
no_sum (const SudokuShape *shape, unsigned a, unsigned b, const uint8_t *values)
{
  return negative_holds (shape, SUDOKU_RULE_SUM_OF_TWO, 5, a, b, values)
         && negative_holds (shape, SUDOKU_RULE_SUM_OF_TWO, 10, a, b, values);
}

static bool
is_of_kind (const SudokuShape *shape, SudokuRuleKind kind, unsigned cell)
{
  for (unsigned i = 0; i < shape->n_rules; i++)
    if (shape->rule[i].kind == kind && shape->rule[i].cell[0] == cell)
      return true;
  return false;
}

/* Whether a minimum or maximum is one among the cells beside it. */
static bool
is_extreme (const SudokuShape *shape, const SudokuRule *rule, const uint8_t *values)
{
  static const int step[4][2] = { { -1, 0 }, { 1, 0 }, { 0, -1 }, { 0, 1 } };
  int n = shape->order, cell = rule->cell[0];

  for (unsigned i = 0; i < 4; i++)
    {
      int row = cell / n + step[i][0], column = cell % n + step[i][1], other = row * n + column;

      if (row < 0 || row >= n || column < 0 || column >= n || BLANK (values[cell], values[other])
          || is_of_kind (shape, rule->kind, (unsigned) other))
        continue;
      if (rule->kind == SUDOKU_RULE_MINIMUM ? values[cell] >= values[other] : values[cell] <= values[other])
        return false;
    }
  return true;
}

/* Whether the neighbours in each piece of a line, as many as there are classes, are of one class each. */
static bool
classes_differ (const SudokuRule *rule, const uint8_t *values, unsigned classes, unsigned order)
{
  for (unsigned a = 0; a < rule->n_cells; a++)
    for (unsigned b = a + 1; b < rule->n_cells && b < a + classes; b++)
      {
        unsigned one = values[rule->cell[a]], other = values[rule->cell[b]];

        if (BLANK (one, other))
          continue;
        if (order > 0 ? (2 * one - 1) * classes / (2 * order) == (2 * other - 1) * classes / (2 * order)
                      : one % classes == other % classes)
          return false;
      }
  return true;
}

/* Whether the pieces that a line has in different boxes have the same sum. */
static bool
region_sums_are_equal (const SudokuShape *shape, const SudokuRule *rule, const uint8_t *values)
{
  int first = 0;

  for (unsigned from = 0, to; from < rule->n_cells; from = to)
    {
      int sum;

      for (to = from;
           to < rule->n_cells && sudoku_cell_box (shape, rule->cell[to]) == sudoku_cell_box (shape, rule->cell[from]);
           to++)
        continue;
      sum = sum_of (rule, values, from, to);
      if (from > 0 && sum != first)
        return false;
      first = sum;
    }
  return true;
}

static bool
is_zipper (const SudokuRule *rule, const uint8_t *values)
{
  unsigned k = rule->n_cells;
  int sum = k % 2 != 0 ? values[rule->cell[k / 2]] : values[rule->cell[0]] + values[rule->cell[k - 1]];

  for (unsigned i = 0; i < k / 2; i++)
    if (values[rule->cell[i]] + values[rule->cell[k - 1 - i]] != sum)
      return false;
  return true;
}

static bool
falls_into_sums (const SudokuRule *rule, const uint8_t *values)
{
  int sum = 0;

  for (unsigned i = 0; i < rule->n_cells && sum <= rule->value; i++)
    sum = (sum == rule->value ? 0 : sum) + values[rule->cell[i]];
  return sum == rule->value;
}

static bool
ends_hold (const SudokuRule *rule, const uint8_t *values)
{
  int a = values[rule->cell[0]], b = values[rule->cell[rule->n_cells - 1]];
  int low = a < b ? a : b, high = a < b ? b : a;

  if (rule->kind == SUDOKU_RULE_LOCKOUT && high - low < rule->value)
    return false;
  for (unsigned i = 1; i + 1 < rule->n_cells; i++)
    {
      int value = values[rule->cell[i]];

      if (rule->kind == SUDOKU_RULE_BETWEEN ? value <= low || value >= high : value >= low && value <= high)
        return false;
    }
  return true;
}

/* The pill has its number, or can have one that is no less than the sum is. */
static bool
is_arrow (const SudokuShape *shape, const SudokuRule *rule, const uint8_t *values)
{
  unsigned pill = (unsigned) rule->value;
  int most = 0, sum = sum_of (rule, values, pill, rule->n_cells);

  for (unsigned i = 0; i < pill; i++)
    most = 10 * most + (values[rule->cell[i]] != 0 ? values[rule->cell[i]] : shape->order);
  for (unsigned i = pill; i < rule->n_cells; i++)
    sum += values[rule->cell[i]] == 0;
  return all_filled (rule, values) ? sum == most : sum <= most;
}

/* The values that there are rise by 1 at least from cell to cell, or do not fall. */
static bool
rises (const SudokuRule *rule, const uint8_t *values, bool strictly)
{
  int least = 0;

  for (unsigned i = 0; i < rule->n_cells; i++, least += strictly)
    {
      if (values[rule->cell[i]] == 0)
        continue;
      if (values[rule->cell[i]] < least)
        return false;
      least = values[rule->cell[i]];
    }
  return true;
}

static bool
has_digits (const SudokuRule *rule, const uint8_t *values)
{
  for (unsigned i = 0; i < rule->n_digits; i++)
    {
      int missing = 0;

      for (unsigned j = 0; j < rule->n_digits; j++)
        missing += rule->digit[j] == rule->digit[i];
      for (unsigned j = 0; j < rule->n_cells; j++)
        missing -= values[rule->cell[j]] == rule->digit[i];
      if (missing > 0)
        return false;
    }
  return true;
}

static bool
is_allowed (const SudokuRule *rule, unsigned value)
{
  for (unsigned i = 0; i < rule->n_digits; i++)
    if (rule->digit[i] == value)
      return true;
  return value == 0;
}

static bool
is_without_gap (const SudokuRule *rule, const uint8_t *values)
{
  unsigned low = UINT8_MAX, high = 0;

  for (unsigned i = 0; i < rule->n_cells; i++)
    {
      unsigned value = values[rule->cell[i]];

      low = value < low ? value : low;
      high = value > high ? value : high;
    }
  return high - low + 1 == rule->n_cells;
}

static bool
is_sandwich (const SudokuShape *shape, const SudokuRule *rule, const uint8_t *values)
{
  int sum = 0;
  bool inside = false;

  for (unsigned i = 0; i < rule->n_cells; i++)
    {
      unsigned value = values[rule->cell[i]];

      if (value == 1 || value == shape->order)
        inside = !inside;
      else if (inside)
        sum += (int) value;
    }
  return sum == rule->value;
}

static bool
is_skyscraper (const SudokuRule *rule, const uint8_t *values)
{
  int seen = 0, highest = 0;

  for (unsigned i = 0; i < rule->n_cells; i++)
    if (values[rule->cell[i]] > highest)
      {
        highest = values[rule->cell[i]];
        seen++;
      }
  return seen == rule->value;
}

/* Of rules that say nothing before all their cells are filled. */
static bool
holds_when_filled (const SudokuShape *shape, const SudokuRule *rule, const uint8_t *values)
{
  switch (rule->kind)
    {
    case SUDOKU_RULE_RENBAN:
      return is_without_gap (rule, values);
    case SUDOKU_RULE_REGION_SUM:
      return region_sums_are_equal (shape, rule, values);
    case SUDOKU_RULE_ZIPPER:
      return is_zipper (rule, values);
    case SUDOKU_RULE_PARTIAL_SUMS:
      return falls_into_sums (rule, values);
    case SUDOKU_RULE_BETWEEN:
    case SUDOKU_RULE_LOCKOUT:
      return ends_hold (rule, values);
    case SUDOKU_RULE_DOUBLE_ARROW:
      return 2 * (values[rule->cell[0]] + values[rule->cell[rule->n_cells - 1]])
             == sum_of (rule, values, 0, rule->n_cells);
    case SUDOKU_RULE_QUADRUPLE:
      return has_digits (rule, values);
    case SUDOKU_RULE_SANDWICH:
      return is_sandwich (shape, rule, values);
    case SUDOKU_RULE_X_SUM:
      return sum_of (rule, values, 0, values[rule->cell[0]]) == rule->value;
    case SUDOKU_RULE_SKYSCRAPER:
      return is_skyscraper (rule, values);
    case SUDOKU_RULE_NUMBERED_ROOM:
      return values[rule->cell[values[rule->cell[0]] - 1]] == rule->value;
    default:
      return true;
    }
}

bool
sudoku_rule_holds (const SudokuShape *shape, const SudokuRule *rule, const uint8_t *values)
{
  unsigned k = rule->n_cells;

#define VALUE(i) ((int) values[rule->cell[i]])
  switch (rule->kind)
    {
    case SUDOKU_RULE_DIAGONAL_DOWN:
      return groups_differ (shape, values, group_down);
    case SUDOKU_RULE_DIAGONAL_UP:
      return groups_differ (shape, values, group_up);
    case SUDOKU_RULE_DISJOINT_GROUPS:
      return groups_differ (shape, values, group_disjoint);
    case SUDOKU_RULE_WINDOKU:
      return groups_differ (shape, values, group_window);
    case SUDOKU_RULE_ANTI_KNIGHT:
      return steps_hold (shape, values, 1, 2, differ);
    case SUDOKU_RULE_ANTI_KING:
      return steps_hold (shape, values, 1, 1, differ);
    case SUDOKU_RULE_NON_CONSECUTIVE:
      return steps_hold (shape, values, 0, 1, are_not_consecutive);
    case SUDOKU_RULE_NEGATIVE_DIFFERENCE:
      return steps_hold (shape, values, 0, 1, no_difference);
    case SUDOKU_RULE_NEGATIVE_RATIO:
      return steps_hold (shape, values, 0, 1, no_ratio);
    case SUDOKU_RULE_NEGATIVE_SUM:
      return steps_hold (shape, values, 0, 1, no_sum);
    case SUDOKU_RULE_ODD:
      return VALUE (0) == 0 || VALUE (0) % 2 == 1;
    case SUDOKU_RULE_EVEN:
      return VALUE (0) % 2 == 0;
    case SUDOKU_RULE_CANDIDATES:
      return is_allowed (rule, values[rule->cell[0]]);
    case SUDOKU_RULE_MINIMUM:
    case SUDOKU_RULE_MAXIMUM:
      return is_extreme (shape, rule, values);
    case SUDOKU_RULE_ROW_INDEXER:
    case SUDOKU_RULE_COLUMN_INDEXER:
    case SUDOKU_RULE_BOX_INDEXER:
      return is_indexed (shape, rule, values);
    case SUDOKU_RULE_DIFFERENCE:
    case SUDOKU_RULE_RATIO:
    case SUDOKU_RULE_SUM_OF_TWO:
    case SUDOKU_RULE_LESS:
      return BLANK (VALUE (0), VALUE (1)) || has_relation (rule->kind, rule->value, VALUE (0), VALUE (1));
    case SUDOKU_RULE_THERMOMETER:
    case SUDOKU_RULE_SLOW_THERMOMETER:
      return rises (rule, values, rule->kind == SUDOKU_RULE_THERMOMETER);
    case SUDOKU_RULE_PALINDROME:
      for (unsigned i = 0; i < k / 2; i++)
        if (!BLANK (VALUE (i), VALUE (k - 1 - i)) && VALUE (i) != VALUE (k - 1 - i))
          return false;
      return true;
    case SUDOKU_RULE_CLONE:
      for (unsigned i = 0; i < k / 2; i++)
        if (!BLANK (VALUE (i), VALUE (k / 2 + i)) && VALUE (i) != VALUE (k / 2 + i))
          return false;
      return true;
    case SUDOKU_RULE_WHISPERS:
      for (unsigned i = 0; i + 1 < k; i++)
        if (!BLANK (VALUE (i), VALUE (i + 1)) && abs (VALUE (i) - VALUE (i + 1)) < rule->value)
          return false;
      return true;
    case SUDOKU_RULE_NABNER:
      for (unsigned i = 0; i < k; i++)
        for (unsigned j = 0; j < i; j++)
          if (!BLANK (VALUE (i), VALUE (j)) && abs (VALUE (i) - VALUE (j)) < 2)
            return false;
      return true;
    case SUDOKU_RULE_ENTROPIC:
      return classes_differ (rule, values, 3, shape->order);
    case SUDOKU_RULE_MODULAR:
      return classes_differ (rule, values, (unsigned) rule->value, 0);
    case SUDOKU_RULE_ARROW:
      return is_arrow (shape, rule, values);
    case SUDOKU_RULE_LITTLE_KILLER:
      return sum_fits (rule, values);
    case SUDOKU_RULE_CAGE:
      return all_differ (rule, values) && (!rule->has_value || sum_fits (rule, values));
    case SUDOKU_RULE_EXTRA_REGION:
    case SUDOKU_RULE_RENBAN:
      return all_differ (rule, values) && (!all_filled (rule, values) || holds_when_filled (shape, rule, values));
    default:
      return !all_filled (rule, values) || holds_when_filled (shape, rule, values);
    }
#undef VALUE
}

const SudokuRule *
sudoku_shape_find_broken_rule (const SudokuShape *shape, const uint8_t *values)
{
  for (unsigned i = 0; i < shape->n_rules; i++)
    if (!sudoku_rule_holds (shape, &shape->rule[i], values))
      return &shape->rule[i];
  return NULL;
}

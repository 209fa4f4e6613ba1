/* Whether a candidate is refuted by further rules: by their definitions and by nothing else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The candidate is assumed. Then each cell keeps the values that are consistent, two cells at a time, until nothing changes; and if
 * that leaves something everywhere, all ways to fill the cells of a rule are gone through.
 */
#include "rule-proof.h"

#include <string.h>

#include <glib.h>

#include "sudoku/rules.h"

#define MOST_CELLS 128

typedef struct
{
  const SudokuBoard *board;
  const SudokuRule *rule;
  unsigned n;
  uint16_t cell[MOST_CELLS];
  SudokuSet domain[MOST_CELLS];
  int coefficient[MOST_CELLS]; /* of a sum */
  uint8_t *value;              /* [n_cells of the board] */
} Problem;

static void
add_cell (Problem *self, unsigned cell, int coefficient)
{
  unsigned i = 0;

  while (i < self->n && self->cell[i] != cell)
    i++;
  g_assert_cmpuint (i, <, MOST_CELLS);
  self->n = MAX (self->n, i + 1);
  self->cell[i] = (uint16_t) cell;
  self->coefficient[i] += coefficient;
}

/* The candidates that are left if one is assumed: its own cell has it, and what sees that has not. */
static void
assume (Problem *self, SudokuCandidate candidate)
{
  const SudokuBoard *board = self->board;
  unsigned assumed = sudoku_candidate_cell (board->shape, candidate);
  unsigned value = sudoku_candidate_value (board->shape, candidate);

  for (unsigned i = 0; i < self->n; i++)
    {
      unsigned cell = self->cell[i];

      self->domain[i] = board->value[cell] != 0 ? sudoku_set_of (board->value[cell]) : board->cell[cell];
      if (cell == assumed)
        self->domain[i] &= sudoku_set_of (value);
      else if (sudoku_cells_see (board->shape, cell, assumed))
        self->domain[i] &= ~sudoku_set_of (value);
    }
}

static bool
is_empty (const Problem *self)
{
  for (unsigned i = 0; i < self->n; i++)
    if (self->domain[i] == 0)
      return true;
  return false;
}

/* Whether two cells, or one if both are the same, may have values together. */
static bool
are_consistent (Problem *self, unsigned i, unsigned a, unsigned j, unsigned b)
{
  bool holds;

  if (i != j && a == b && sudoku_cells_see (self->board->shape, self->cell[i], self->cell[j]))
    return false;
  self->value[self->cell[i]] = (uint8_t) a;
  self->value[self->cell[j]] = (uint8_t) b;
  holds = sudoku_rule_holds (self->board->shape, self->rule, self->value);
  self->value[self->cell[i]] = self->value[self->cell[j]] = 0;
  return holds;
}

static bool
has_partner (Problem *self, unsigned i, unsigned a, unsigned j)
{
  if (i == j)
    return are_consistent (self, i, a, i, a);
  for (SudokuSet others = self->domain[j]; others != 0; others &= others - 1)
    if (are_consistent (self, i, a, j, sudoku_set_first (others)))
      return true;
  return false;
}

static bool
is_refuted_by_pairs (Problem *self)
{
  for (bool changed = true; changed;)
    {
      changed = false;
      for (unsigned i = 0; i < self->n; i++)
        for (SudokuSet left = self->domain[i]; left != 0; left &= left - 1)
          for (unsigned j = 0; j < self->n; j++)
            if (!has_partner (self, i, sudoku_set_first (left), j))
              {
                self->domain[i] &= ~(left & -left);
                changed = true;
                break;
              }
      if (is_empty (self))
        return true;
    }
  return false;
}

/* Whether a cell, those before it being filled, may have a value. */
static bool
sees_no_equal (const Problem *self, unsigned i, unsigned value)
{
  for (unsigned j = 0; j < i; j++)
    if (self->value[self->cell[j]] == value && sudoku_cells_see (self->board->shape, self->cell[j], self->cell[i]))
      return false;
  return true;
}

/* Whether the cells from one on can make a sum. */
static bool
can_sum (Problem *self, unsigned i, int total)
{
  int low = 0, high = 0;

  if (i == self->n)
    return total == 0;
  for (unsigned j = i; j < self->n; j++)
    {
      int least = (int) sudoku_set_first (self->domain[j]), most = 64 - __builtin_clzll (self->domain[j]);

      low += self->coefficient[j] * (self->coefficient[j] > 0 ? least : most);
      high += self->coefficient[j] * (self->coefficient[j] > 0 ? most : least);
    }
  if (total < low || total > high)
    return false;
  for (SudokuSet left = self->domain[i]; left != 0; left &= left - 1)
    {
      unsigned value = sudoku_set_first (left);
      bool can = sees_no_equal (self, i, value);

      self->value[self->cell[i]] = (uint8_t) value;
      can = can && can_sum (self, i + 1, total - self->coefficient[i] * (int) value);
      self->value[self->cell[i]] = 0;
      if (can)
        return true;
    }
  return false;
}

static bool
is_refuted_by_sum (Problem *self, SudokuCandidate candidate, int total)
{
  unsigned n = 0;

  for (unsigned i = 0; i < self->n; i++)
    if (self->coefficient[i] != 0)
      {
        self->cell[n] = self->cell[i];
        self->coefficient[n++] = self->coefficient[i];
      }
  self->n = n;
  assume (self, candidate);
  return is_empty (self) || !can_sum (self, 0, total);
}

/* Whether some sum that a rule says cannot be made. */
static bool
is_refuted_by_sums (const Problem *from, SudokuCandidate candidate)
{
  const SudokuRule *rule = from->rule;
  const SudokuShape *shape = from->board->shape;
  unsigned k = rule->n_cells, before = 0, start = 0;
  Problem sum = { .board = from->board, .rule = rule, .value = from->value };

  switch (rule->kind)
    {
    case SUDOKU_RULE_CAGE:
    case SUDOKU_RULE_LITTLE_KILLER:
      for (unsigned i = 0; i < k; i++)
        add_cell (&sum, rule->cell[i], 1);
      return rule->has_value && is_refuted_by_sum (&sum, candidate, rule->value);
    case SUDOKU_RULE_ARROW:
      for (unsigned i = 0; i < k; i++)
        {
          int tens = -1;

          for (unsigned j = i + 1; j < (unsigned) rule->value; j++)
            tens *= 10;
          add_cell (&sum, rule->cell[i], i < (unsigned) rule->value ? tens : 1);
        }
      return is_refuted_by_sum (&sum, candidate, 0);
    case SUDOKU_RULE_DOUBLE_ARROW:
      for (unsigned i = 0; i < k; i++)
        add_cell (&sum, rule->cell[i], i == 0 || i + 1 == k ? -1 : 1);
      return is_refuted_by_sum (&sum, candidate, 0);
    case SUDOKU_RULE_ZIPPER:
      for (unsigned i = 0; i < k / 2; i++)
        {
          memset (sum.coefficient, 0, sizeof sum.coefficient);
          sum.n = 0;
          add_cell (&sum, rule->cell[i], 1);
          add_cell (&sum, rule->cell[k - 1 - i], 1);
          add_cell (&sum, rule->cell[k % 2 != 0 ? k / 2 : 0], -1);
          if (k % 2 == 0)
            add_cell (&sum, rule->cell[k - 1], -1);
          if (is_refuted_by_sum (&sum, candidate, 0))
            return true;
        }
      return false;
    case SUDOKU_RULE_REGION_SUM:
      for (unsigned i = 1; i <= k; i++)
        if (i == k || sudoku_cell_box (shape, rule->cell[i]) != sudoku_cell_box (shape, rule->cell[i - 1]))
          {
            memset (sum.coefficient, 0, sizeof sum.coefficient);
            sum.n = 0;
            for (unsigned j = before; j < i && start > 0; j++)
              add_cell (&sum, rule->cell[j], j < start ? -1 : 1);
            if (start > 0 && is_refuted_by_sum (&sum, candidate, 0))
              return true;
            before = start;
            start = i;
          }
      return false;
    default:
      return false;
    }
}

/* Whether no value of the first cell leads to the clue. */
static bool
is_refuted_by_room (const Problem *self)
{
  for (SudokuSet left = self->domain[0]; left != 0; left &= left - 1)
    {
      unsigned place = sudoku_set_first (left) - 1;

      if (place == 0 ? self->rule->value == 1 : sudoku_set_has (self->domain[place], (unsigned) self->rule->value))
        return false;
    }
  return true;
}

/* Whether the cells between two ends have values for no values of these. */
static bool
is_refuted_by_ends (Problem *self)
{
  unsigned last = self->rule->n_cells - 1;

  for (SudokuSet ones = self->domain[0]; ones != 0; ones &= ones - 1)
    for (SudokuSet others = self->domain[last]; others != 0; others &= others - 1)
      {
        bool all = true;

        for (unsigned i = 1; i < last && all; i++)
          {
            const uint16_t three[] = { self->cell[0], self->cell[i], self->cell[last] };
            SudokuRule rule = *self->rule;
            bool any = false;

            rule.n_cells = 3;
            rule.cell = three;
            self->value[three[0]] = (uint8_t) sudoku_set_first (ones);
            self->value[three[2]] = (uint8_t) sudoku_set_first (others);
            for (SudokuSet left = self->domain[i]; left != 0 && !any; left &= left - 1)
              {
                self->value[three[1]] = (uint8_t) sudoku_set_first (left);
                any = sudoku_rule_holds (self->board->shape, &rule, self->value);
              }
            self->value[three[0]] = self->value[three[1]] = self->value[three[2]] = 0;
            all = any;
          }
        if (all)
          return false;
      }
  return true;
}

/* The same of clues from outside. */
static bool
clue_may_continue (const Problem *self, unsigned n)
{
  int order = self->board->shape->order, seen = 0, highest = 0, sum = 0, inner = 0, ends = 0;

  for (unsigned i = 0; i < n; i++)
    {
      int value = self->value[self->cell[i]];
      bool is_end = value == 1 || value == order;

      seen += value > highest;
      highest = MAX (highest, value);
      sum += i < self->value[self->cell[0]] ? value : 0;
      inner += ends == 1 && !is_end ? value : 0;
      ends += is_end;
    }
  switch (self->rule->kind)
    {
    case SUDOKU_RULE_SKYSCRAPER:
      return seen <= self->rule->value && seen + order - highest >= self->rule->value;
    case SUDOKU_RULE_X_SUM:
      return sum <= self->rule->value && (n < self->value[self->cell[0]] || sum == self->rule->value);
    case SUDOKU_RULE_SANDWICH:
      return inner <= self->rule->value && (ends < 2 || inner == self->rule->value);
    default:
      return true;
    }
}

/* Whether what is filled up to a cell can still become right. */
static bool
may_continue (const Problem *self, unsigned n)
{
  unsigned low = UINT8_MAX, high = 0;

  for (unsigned i = 0; i < n; i++)
    {
      low = MIN (low, self->value[self->cell[i]]);
      high = MAX (high, self->value[self->cell[i]]);
    }
  if (self->rule->kind == SUDOKU_RULE_ENTROPIC || self->rule->kind == SUDOKU_RULE_MODULAR)
    return sudoku_rule_holds (self->board->shape, self->rule, self->value);
  if (!clue_may_continue (self, n))
    return false;
  return self->rule->kind != SUDOKU_RULE_RENBAN || high - low < self->rule->n_cells;
}

/* Whether the cells from one on, after a partial sum, make pieces of the sum; equal values are not looked for. */
static bool
can_make_pieces (const Problem *self, unsigned i, int sum, bool *fails)
{
  const SudokuRule *rule = self->rule;

  if (i == rule->n_cells)
    return sum == rule->value;
  if (fails[i * (unsigned) (rule->value + 1) + (unsigned) sum])
    return false;
  for (unsigned j = 0; j < self->n; j++)
    for (SudokuSet left = self->cell[j] == rule->cell[i] ? self->domain[j] : 0; left != 0; left &= left - 1)
      {
        int next = (sum == rule->value ? 0 : sum) + (int) sudoku_set_first (left);

        if (next <= rule->value && can_make_pieces (self, i + 1, next, fails))
          return true;
      }
  fails[i * (unsigned) (rule->value + 1) + (unsigned) sum] = true;
  return false;
}

static bool
is_refuted_by_pieces (const Problem *self)
{
  g_autofree bool *fails = g_new0 (bool, self->rule->n_cells *(gsize) (self->rule->value + 1));

  return !can_make_pieces (self, 0, 0, fails);
}

/* Adds the values that neighbors on a line can have together, from one on. */
static void
find_supported (Problem *self, const SudokuRule *window, unsigned first, unsigned i, SudokuSet *supported)
{
  if (i == window->n_cells)
    {
      for (unsigned j = 0; j < i; j++)
        supported[j] |= sudoku_set_of (self->value[window->cell[j]]);
      return;
    }
  for (SudokuSet left = self->domain[first + i]; left != 0; left &= left - 1)
    {
      self->value[window->cell[i]] = (uint8_t) sudoku_set_first (left);
      if (sudoku_rule_holds (self->board->shape, window, self->value))
        find_supported (self, window, first, i + 1, supported);
      self->value[window->cell[i]] = 0;
    }
}

/* Leaves cells what each few neighbors on a line can have, one more than there are classes, until nothing changes. */
static bool
is_refuted_by_neighbors (Problem *self)
{
  unsigned width = self->rule->kind == SUDOKU_RULE_MODULAR ? (unsigned) self->rule->value + 1 : 4;
  SudokuRule window = *self->rule;

  window.n_cells = (uint16_t) MIN (width, self->n);
  for (bool changed = true; changed;)
    {
      changed = false;
      for (unsigned first = 0; first + window.n_cells <= self->n; first++)
        {
          SudokuSet supported[MOST_CELLS] = { 0 };

          window.cell = self->cell + first;
          find_supported (self, &window, first, 0, supported);
          for (unsigned i = 0; i < window.n_cells; i++)
            {
              changed |= (self->domain[first + i] & ~supported[i]) != 0;
              self->domain[first + i] &= supported[i];
            }
        }
      if (is_empty (self))
        return true;
      changed = changed && !is_refuted_by_pairs (self);
      if (is_empty (self))
        return true;
    }
  return false;
}

static bool
can_fill (Problem *self, unsigned i)
{
  if (i == self->n)
    return sudoku_rule_holds (self->board->shape, self->rule, self->value);
  for (SudokuSet left = self->domain[i]; left != 0; left &= left - 1)
    {
      bool can = sees_no_equal (self, i, sudoku_set_first (left));

      self->value[self->cell[i]] = (uint8_t) sudoku_set_first (left);
      can = can && may_continue (self, i + 1) && can_fill (self, i + 1);
      self->value[self->cell[i]] = 0;
      if (can)
        return true;
    }
  return false;
}

static bool
is_refuted_by_rule (const SudokuStep *step, const SudokuBoard *board, SudokuCandidate candidate, const SudokuRule *rule)
{
  g_autofree uint8_t *value = g_new0 (uint8_t, board->shape->n_cells);
  Problem problem = { .board = board, .rule = rule, .value = value };
  bool is_line = rule->n_cells > 1;

  for (unsigned i = 0; i < rule->n_cells; i++)
    add_cell (&problem, rule->cell[i], 1);
  for (unsigned i = 0; i < step->n_parts && !is_line; i++)
    if (step->part[i].role == SUDOKU_PART_CAUSE && step->part[i].kind == SUDOKU_ITEM_CELL
        && (problem.n == 0 || rule->n_cells == 1
            || step->part[i].item == sudoku_candidate_cell (board->shape, candidate)))
      add_cell (&problem, step->part[i].item, 1);
  assume (&problem, candidate);
  if (is_empty (&problem) || is_refuted_by_pairs (&problem) || is_refuted_by_sums (&problem, candidate))
    return true;
  switch (rule->kind)
    {
    case SUDOKU_RULE_NUMBERED_ROOM:
      return is_refuted_by_room (&problem);
    case SUDOKU_RULE_BETWEEN:
    case SUDOKU_RULE_LOCKOUT:
      return problem.n == rule->n_cells ? is_refuted_by_ends (&problem) : !can_fill (&problem, 0);
    case SUDOKU_RULE_ENTROPIC:
    case SUDOKU_RULE_MODULAR:
      return problem.n == rule->n_cells ? is_refuted_by_neighbors (&problem) : !can_fill (&problem, 0);
    case SUDOKU_RULE_PARTIAL_SUMS:
      return is_refuted_by_pieces (&problem) || (problem.n < rule->n_cells && !can_fill (&problem, 0));
    case SUDOKU_RULE_RENBAN:
    case SUDOKU_RULE_QUADRUPLE:
    case SUDOKU_RULE_SANDWICH:
    case SUDOKU_RULE_X_SUM:
    case SUDOKU_RULE_SKYSCRAPER:
      return !can_fill (&problem, 0);
    default:
      return false;
    }
}

bool
sudoku_rules_refute (const SudokuStep *step, const SudokuBoard *board, SudokuCandidate candidate)
{
  const SudokuShape *shape = board->shape;
  g_autofree uint8_t *value = g_new0 (uint8_t, shape->n_cells);
  Problem sum = { .board = board, .value = value };
  bool has_houses = false;
  int total = 0;

  for (unsigned i = 0; i < step->n_parts; i++)
    if (step->part[i].role == SUDOKU_PART_CAUSE && step->part[i].kind == SUDOKU_ITEM_HOUSE)
      {
        has_houses = true;
        total -= shape->order * (shape->order + 1) / 2;
        for (unsigned j = 0; j < shape->order; j++)
          add_cell (&sum, shape->house[step->part[i].item].cell[j], -1);
      }
  for (unsigned i = 0; i < step->n_parts; i++)
    if (step->part[i].role == SUDOKU_PART_CAUSE && step->part[i].kind == SUDOKU_ITEM_RULE)
      {
        const SudokuRule *rule = &shape->rule[step->part[i].item];

        if (!has_houses && is_refuted_by_rule (step, board, candidate, rule))
          return true;
        total += rule->value;
        for (unsigned j = 0; j < rule->n_cells && has_houses; j++)
          {
            g_assert_cmpint (rule->kind, ==, SUDOKU_RULE_CAGE);
            add_cell (&sum, rule->cell[j], 1);
          }
      }
  return has_houses && is_refuted_by_sum (&sum, candidate, total);
}

static bool
are_side_by_side (const SudokuShape *shape, unsigned a, unsigned b)
{
  return ABS ((int) sudoku_cell_row (shape, a) - (int) sudoku_cell_row (shape, b))
             + ABS ((int) sudoku_cell_column (shape, a) - (int) sudoku_cell_column (shape, b))
         == 1;
}

static bool
is_in_one_box (const SudokuShape *shape, const SudokuRule *rule)
{
  for (unsigned i = 1; i < rule->n_cells; i++)
    if (sudoku_cell_box (shape, rule->cell[i]) != sudoku_cell_box (shape, rule->cell[0]))
      return false;
  return true;
}

bool
sudoku_rules_say_more (const SudokuShape *shape, unsigned cell)
{
  for (unsigned i = 0; i < shape->n_rules; i++)
    {
      const SudokuRule *rule = &shape->rule[i];

      if (rule->kind <= SUDOKU_RULE_WINDOKU || rule->kind == SUDOKU_RULE_EXTRA_REGION
          || (rule->kind == SUDOKU_RULE_CAGE && !rule->has_value)
          || (rule->kind == SUDOKU_RULE_REGION_SUM && is_in_one_box (shape, rule))
          || (rule->n_cells == 2 && (rule->kind == SUDOKU_RULE_ZIPPER || rule->kind == SUDOKU_RULE_BETWEEN)))
        continue;
      if (rule->kind <= SUDOKU_RULE_NEGATIVE_SUM || rule->kind == SUDOKU_RULE_MINIMUM
          || rule->kind == SUDOKU_RULE_MAXIMUM)
        {
          if (rule->n_cells == 0 || rule->cell[0] == cell || are_side_by_side (shape, rule->cell[0], cell))
            return true;
          continue;
        }
      if (rule->kind >= SUDOKU_RULE_ROW_INDEXER && rule->kind <= SUDOKU_RULE_BOX_INDEXER)
        for (unsigned place = 1; place <= shape->order; place++)
          if (sudoku_indexer_cell (shape, rule, place) == cell)
            return true;
      for (unsigned j = 0; j < rule->n_cells; j++)
        if (rule->cell[j] == cell && (rule->kind != SUDOKU_RULE_PALINDROME || rule->cell[rule->n_cells - 1 - j] != cell)
            && (rule->kind != SUDOKU_RULE_CLONE || rule->cell[(j + rule->n_cells / 2) % rule->n_cells] != cell))
          return true;
    }
  return false;
}

bool
sudoku_rule_excludes (const SudokuShape *shape,
                      unsigned rule,
                      unsigned cell,
                      unsigned value,
                      unsigned other,
                      unsigned other_value)
{
  g_autofree uint8_t *values = g_new0 (uint8_t, shape->n_cells);

  const SudokuRule *item = &shape->rule[rule];
  unsigned difference = value > other_value ? value - other_value : other_value - value, n = shape->order;

  values[cell] = (uint8_t) value;
  values[other] = (uint8_t) other_value;
  if (!sudoku_rule_holds (shape, item, values))
    return true;
  /* What follows from a rule for two of its cells. */
  for (unsigned i = 0; i < item->n_cells; i++)
    for (unsigned j = i + 1; j < item->n_cells; j++)
      if ((item->cell[i] == cell && item->cell[j] == other) || (item->cell[i] == other && item->cell[j] == cell))
        switch (item->kind)
          {
          case SUDOKU_RULE_RENBAN:
            return difference >= item->n_cells;
          case SUDOKU_RULE_LOCKOUT:
            return i == 0 && j + 1 == item->n_cells && (int) difference < item->value;
          case SUDOKU_RULE_ENTROPIC:
            if (j - i == 3 && (2 * value - 1) * 3 / (2 * n) != (2 * other_value - 1) * 3 / (2 * n))
              return true;
            break;
          case SUDOKU_RULE_MODULAR:
            if ((int) (j - i) == item->value && value % (j - i) != other_value % (j - i))
              return true;
            break;
          default:
            break;
          }
  return false;
}

/* Rules about several cells, as sets, sums and ordered lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   cage of 8 in three cells      ->  their values are one of {1,2,5} {1,3,4}
 *   arrow, region sums, zippers   ->  sums of groups of cells, with coefficients, that are a total
 */
#include "sudoku/rules/builder.h"

#include <stdlib.h>
#include <string.h>

void
sudoku_builder_add_constraint (Builder *b,
                               SudokuConstraintKind kind,
                               const uint16_t *cell,
                               unsigned n_cells,
                               size_t first_item,
                               unsigned n_items,
                               int total)
{
  PUSH (b, constraint, SudokuConstraint,
        { kind, (uint16_t) b->order_rule, (uint16_t) n_cells, (uint32_t) b->cell.n, (uint32_t) first_item, n_items,
          total, (uint16_t) b->source });
  for (unsigned i = 0; i < n_cells; i++)
    PUSH (b, cell, uint16_t, cell[i]);
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
  number = sudoku_builder_push (b, &b->number, sizeof *number, subsets->most + 2);
  set = sudoku_builder_push (b, &b->set, sizeof *set, count);
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
            number[sudoku_sum_of_set (s) + 1]++;
          else
            set[number[sudoku_sum_of_set (s)]++ - subsets->first_set] = s;
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

  /* Without memory some pairs have no table. */
  if (b->conflict != NULL || b->out_of_memory)
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

/* Sorts terms so that those in the house with the most of them come first, then of the others, and so on: of many cells that differ more
 * is known. */
static void
sort_by_houses (const Builder *b, Term *term, unsigned n)
{
  for (unsigned done = 0, best = 2; done < n && best > 1;)
    {
      uint8_t count[2][SUDOKU_MAX_HOUSES] = { 0 };
      unsigned best_house = 0;
      bool less = false;

      best = 1;
      for (unsigned i = done; i < n; i++)
        for (unsigned j = 0; j < b->shape->cell[term[i].cell].n_seats; j++)
          {
            unsigned house = b->shape->cell[term[i].cell].seat[j].house;

            if (++count[term[i].coefficient < 0][house] <= best)
              continue;
            less = term[i].coefficient < 0;
            best = count[less][house];
            best_house = house;
          }
      for (unsigned i = done; i < n && best > 1; i++)
        for (unsigned j = 0; j < b->shape->cell[term[i].cell].n_seats; j++)
          if (b->shape->cell[term[i].cell].seat[j].house == best_house && (term[i].coefficient < 0) == less)
            {
              Term moved = term[i];

              term[i] = term[done];
              term[done++] = moved;
              break;
            }
    }
}

/* Adds that a sum of terms is the total; a cell may have several. Returns false if only the end can be checked. */
bool
sudoku_builder_add_sum (Builder *b, const Term *terms, unsigned n_terms, int total)
{
  Term term[SUDOKU_SUM_GROUPS];
  uint16_t cell[SUDOKU_SUM_GROUPS];
  bool taken[SUDOKU_SUM_GROUPS] = { false };
  unsigned n = 0, k = 0, n_groups = 0;
  size_t first_group = b->group.n;
  int64_t left = total, range = 0, most = 0;

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
  sort_by_houses (b, term, n);
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
          if (!all)
            continue;
          taken[j] = true;
          cell[k++] = term[j].cell;
        }
      low = (int64_t) c * (k - first) * (k - first + 1) / 2;
      high = (int64_t) c * (k - first) * (2 * b->n - (k - first) + 1) / 2;
      most += llabs ((int64_t) c * (k - first) * b->n);
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

      sudoku_builder_add_pair (b, cell[turned], cell[!turned], MORE_BY, total);
      return true;
    }
  if (k == 2 && group_coefficient (b, first_group, 0) == 1 && group_coefficient (b, first_group, n_groups - 1) == 1)
    {
      sudoku_builder_add_pair (b, cell[0], cell[1], SUM, total);
      return true;
    }
  if (most > SUDOKU_MOST_SUM)
    return false;
  sudoku_builder_add_constraint (b, SUDOKU_CONSTRAINT_SUM, cell, k, first_group, n_groups, (int) left);
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
        sudoku_builder_allow (b, rule->cell[0], sudoku_set_of ((unsigned) rule->value));
      return;
    }
  if (k == 2)
    {
      sudoku_builder_add_pair (b, rule->cell[0], rule->cell[1], SUM, sudoku_mark_clamp (rule->value));
      return;
    }
  if (ensure_subsets (b, k))
    {
      const SudokuSubsets *subsets = &b->subsets[k];
      const uint32_t *number = (const uint32_t *) b->number.item + subsets->first_sum;

      if (rule->value < (int) subsets->least || rule->value > (int) subsets->most)
        b->impossible = true;
      else
        sudoku_builder_add_constraint (b, SUDOKU_CONSTRAINT_SETS, rule->cell, k, number[rule->value],
                                       number[rule->value + 1] - number[rule->value], 0);
      return;
    }
  if (list_sets (b, 0, 0, k, rule->value, &n_sets))
    {
      sudoku_builder_add_constraint (b, SUDOKU_CONSTRAINT_SETS, rule->cell, k, first, n_sets, 0);
      return;
    }
  b->set.n = first;
  for (unsigned i = 0; i < k; i++)
    term[i] = (Term){ rule->cell[i], 1 };
  if (!sudoku_builder_add_sum (b, term, k, rule->value))
    sudoku_builder_add_constraint (b, SUDOKU_CONSTRAINT_CHECK, rule->cell, k, 0, 0, 0);
}

/* They differ as cells of a house, and by less than there are: no more is said, but more is seen of all of them together. */
static void
add_renban (Builder *b, const SudokuRule *rule)
{
  size_t first = b->set.n;
  unsigned k = rule->n_cells;

  if (k > b->n)
    return;
  for (unsigned i = 0; i < k; i++)
    for (unsigned j = 0; j < i; j++)
      sudoku_builder_add_pair (b, rule->cell[i], rule->cell[j], WITHIN, (int) k - 1);
  if (k == 2)
    return;
  for (unsigned v = 1; v + k - 1 <= b->n; v++)
    PUSH (b, set, SudokuSet, sudoku_set_full (k) << (v - 1));
  sudoku_builder_add_constraint (b, SUDOKU_CONSTRAINT_SETS, rule->cell, k, first, (unsigned) (b->set.n - first), 0);
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
      return sudoku_builder_add_sum (b, term, k, rule->value);
    case SUDOKU_RULE_ARROW:
      for (unsigned i = k; i-- > 0;)
        term[i] = (Term){ rule->cell[i], i >= (unsigned) rule->value       ? 1
                                         : i + 1 == (unsigned) rule->value ? -1
                                                                           : 10 * term[i + 1].coefficient };
      return sudoku_builder_add_sum (b, term, k, 0);
    case SUDOKU_RULE_DOUBLE_ARROW:
      for (unsigned i = 0; i < k; i++)
        term[i] = (Term){ rule->cell[i], i == 0 || i + 1 == k ? -1 : 1 };
      return sudoku_builder_add_sum (b, term, k, 0);
    case SUDOKU_RULE_ZIPPER:
      for (unsigned i = 0; i < k / 2; i++)
        {
          Term sum[4] = { { rule->cell[i], 1 },
                          { rule->cell[k - 1 - i], 1 },
                          { rule->cell[k % 2 != 0 ? k / 2 : 0], -1 },
                          { rule->cell[k - 1], -1 } };

          exact = sudoku_builder_add_sum (b, sum, k % 2 != 0 ? 3 : 4, 0) && exact;
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
            exact = sudoku_builder_add_sum (b, term, n, 0) && exact;
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

  int n = (int) b->n, most = rule->kind == SUDOKU_RULE_SKYSCRAPER ? n : n * (n + 1) / 2;

  /* What no line can have need not be searched for. */
  if (rule->value > most - (rule->kind == SUDOKU_RULE_SANDWICH ? n + 1 : 0)
      || (rule->kind != SUDOKU_RULE_SANDWICH && rule->value < 1))
    b->impossible = true;
  if (rule->kind == SUDOKU_RULE_SANDWICH || rule->kind == SUDOKU_RULE_X_SUM)
    for (unsigned size = 1; size < b->n; size++)
      ensure_subsets (b, size);
  sudoku_builder_add_constraint (b, kinds[rule->kind], rule->cell, rule->n_cells, 0, 0, rule->value);
}

void
sudoku_builder_add_constraints (Builder *b, const SudokuRule *rule)
{
  unsigned number = b->order_rule;
  SudokuSet set = 0;

  switch (rule->kind)
    {
    case SUDOKU_RULE_ODD:
    case SUDOKU_RULE_EVEN:
      sudoku_builder_allow (b, rule->cell[0],
                            rule->kind == SUDOKU_RULE_ODD ? UINT64_C (0x5555555555555555)
                                                          : UINT64_C (0xaaaaaaaaaaaaaaaa));
      break;
    case SUDOKU_RULE_CANDIDATES:
      for (unsigned i = 0; i < rule->n_digits; i++)
        set |= sudoku_set_of (rule->digit[i]);
      sudoku_builder_allow (b, rule->cell[0], set);
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
        sudoku_builder_add_constraint (b, SUDOKU_CONSTRAINT_DIGITS, rule->cell, rule->n_cells, 0, 0, 0);
      break;
    case SUDOKU_RULE_PARTIAL_SUMS:
      sudoku_builder_add_constraint (b,
                                     rule->value < 64 && rule->n_cells <= SUDOKU_SUM_GROUPS ? SUDOKU_CONSTRAINT_PIECES
                                                                                            : SUDOKU_CONSTRAINT_CHECK,
                                     rule->cell, rule->n_cells, 0, 0, rule->value);
      break;
    case SUDOKU_RULE_BETWEEN:
    case SUDOKU_RULE_LOCKOUT:
      if (rule->n_cells > 2)
        sudoku_builder_add_constraint (b, SUDOKU_CONSTRAINT_ENDS, rule->cell, rule->n_cells, 0, 0,
                                       rule->kind == SUDOKU_RULE_LOCKOUT ? sudoku_mark_clamp (rule->value) : 0);
      break;
    case SUDOKU_RULE_SANDWICH:
    case SUDOKU_RULE_X_SUM:
    case SUDOKU_RULE_SKYSCRAPER:
    case SUDOKU_RULE_NUMBERED_ROOM:
      add_ordered (b, rule);
      break;
    case SUDOKU_RULE_LITTLE_KILLER:
    case SUDOKU_RULE_ARROW:
    case SUDOKU_RULE_DOUBLE_ARROW:
    case SUDOKU_RULE_ZIPPER:
    case SUDOKU_RULE_REGION_SUM:
      /* The sums that follow have other cells than the rule. */
      b->order_rule = SUDOKU_NO_RULE;
      if (!add_terms (b, rule))
        {
          b->order_rule = number;
          sudoku_builder_add_constraint (b, SUDOKU_CONSTRAINT_CHECK, rule->cell, rule->n_cells, 0, 0, 0);
        }
      break;
    default:
      break;
    }
}

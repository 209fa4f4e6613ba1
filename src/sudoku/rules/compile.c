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
#include "sudoku/rules/builder.h"

#include <stdlib.h>
#include <string.h>

#include "sudoku/board/shape-rules.h"

/* What counts how much for the order of branches; a constraint, for each of its cells, the less the more these are. */
#define WEIGHT_OF_CELL 4
#define WEIGHT_OF_PAIR 1
#define WEIGHT_OF_CONSTRAINT 24

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
      sudoku_builder_add_pair (b, cell[i], cell[j], DIFFER, 0);
}

/* The cells of the board for which a function gives the same number, which is below n; none for n. */
static void
add_family (Builder *b, SudokuHouseKind kind, unsigned (*number) (const Builder *, unsigned row, unsigned column))
{
  for (unsigned which = 0; which < b->n; which++)
    {
      uint16_t **owner = sudoku_builder_push (b, &b->house_cells, sizeof *owner, 1), *cell;
      unsigned k = 0;

      if (owner == NULL)
        return;
      *owner = cell = malloc (b->n * sizeof *cell);
      if (cell == NULL)
        {
          b->out_of_memory = true;
          return;
        }
      for (unsigned i = 0; i < b->base->n_cells && k < b->n; i++)
        if (number (b, i / b->n, i % b->n) == which)
          cell[k++] = (uint16_t) i;
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
  unsigned size = sudoku_usual_box_rows (b->n) + 1;

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
    case SUDOKU_RULE_NABNER:
      add_house (b, SUDOKU_EXTRA, rule->cell, rule->n_cells);
      break;
    default:
      break;
    }
}

/* The block. */

/* Takes room at the end of a block, if there is one, and copies a list there, if there is one; moves the end. */
static void *
place (uint8_t *block, size_t *end, const void *item, size_t size)
{
  void *to = block != NULL ? block + *end : NULL;

  if (to != NULL && item != NULL && size > 0)
    memcpy (to, item, size);
  *end += (size + 7) / 8 * 8;
  return to;
}

/* The peers of a cell, and those that differ from it by a pair; returns the end. */
static uint16_t *
list_peers (const Builder *b, unsigned cell, const SudokuPair *pair, const SudokuPair *end, uint16_t *next)
{
  const SudokuCellInfo *info = &b->shape->cell[cell];
  uint64_t seen[SUDOKU_MAX_CELLS / 64] = { 0 };

  for (unsigned i = 0; i < info->n_peers; i++)
    seen[info->peer[i] / 64] |= UINT64_C (1) << info->peer[i] % 64;
  for (; pair < end; pair++)
    if (pair->only_single)
      seen[pair->other / 64] |= UINT64_C (1) << pair->other % 64;
  for (unsigned word = 0; word < (b->base->n_cells + 63) / 64; word++)
    for (uint64_t left = seen[word]; left != 0; left &= left - 1)
      *next++ = (uint16_t) (word * 64 + (unsigned) __builtin_ctzll (left));
  return next;
}

static bool
is_more_than_houses (const Builder *b)
{
  return b->has_allowed || b->link.n > 0 || b->constraint.n > 0;
}

static uint16_t
at_most_16_bits (size_t n)
{
  return (uint16_t) (n < UINT16_MAX ? n : UINT16_MAX);
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
  size_t words = (b->constraint.n + 63) / 64;
  uint32_t *first_pair;
  uint16_t *weight, *source, *peer, *next_peer;
  uint32_t first_peer[SUDOKU_MAX_CELLS + 1];
  size_t n_peers = 0, n_different = 0;
  SudokuPair *pair;
  uint64_t *marks;

#define LIST(list) place (block, &end, b->list.item, b->list.n * b->list.size)
  const SudokuSet *set = LIST (set), *table = LIST (table_set), *allowed = NULL;
  const void *group = LIST (group), *number = LIST (number), *cell = LIST (cell), *copied = LIST (constraint);
  const void *house_sum = LIST (house_sum), *cage = LIST (cage);
  const SudokuSubsets *subsets = place (block, &end, b->subsets, (b->n + 1) * sizeof *b->subsets);

  if (b->has_allowed)
    allowed = place (block, &end, b->allowed, cells * sizeof *b->allowed);
  for (size_t i = 0; i < b->link.n; i++)
    n_different += link[i].pair.only_single;
  for (size_t i = 0; i < cells && n_different > 0; i++)
    n_peers += b->shape->cell[i].n_peers;
  first_pair = place (block, &end, NULL, (cells + 2) * sizeof *first_pair);
  pair = place (block, &end, NULL, b->link.n * sizeof *pair);
  marks = place (block, &end, NULL, cells * words * sizeof *marks);
  weight = place (block, &end, NULL, cells * sizeof *weight);
  source = place (block, &end, NULL, b->link.n * sizeof *source);
  peer = place (block, &end, NULL, (n_peers + n_different) * sizeof *peer);
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
  for (size_t i = 0; i < b->link.n; i++)
    first_pair[link[i].cell + 2]++;
  for (size_t i = 2; i < cells + 2; i++)
    first_pair[i] += first_pair[i - 1];
  for (size_t i = 0; i < b->link.n; i++)
    {
      source[first_pair[link[i].cell + 1]] = link[i].source;
      pair[first_pair[link[i].cell + 1]++] = link[i].pair;
    }
  for (size_t i = 0; i < cells; i++)
    weight[i] = at_most_16_bits (WEIGHT_OF_CELL + WEIGHT_OF_PAIR * (first_pair[i + 1] - first_pair[i]));
  memset (marks, 0, cells * words * sizeof *marks);
  for (size_t i = 0; i < b->constraint.n; i++)
    for (unsigned j = 0; j < constraint[i].n_cells; j++)
      {
        size_t of = constraint_cell[constraint[i].first_cell + j];

        marks[of * words + i / 64] |= UINT64_C (1) << i % 64;
        weight[of] = at_most_16_bits (weight[of] + WEIGHT_OF_CONSTRAINT / constraint[i].n_cells);
      }
  next_peer = peer;
  for (unsigned i = 0; i < cells && n_different > 0; i++)
    {
      first_peer[i] = (uint32_t) (next_peer - peer);
      next_peer = list_peers (b, i, pair + first_pair[i], pair + first_pair[i + 1], next_peer);
      first_peer[i + 1] = (uint32_t) (next_peer - peer);
    }
  *rules = (SudokuRules){ .allowed = allowed,
                          .first_pair = first_pair,
                          .pair = pair,
                          .source = source,
                          .table = table,
                          .n_constraints = (unsigned) b->constraint.n,
                          .constraint = copied,
                          .marks = marks,
                          .mark_words = (unsigned) words,
                          .cell = cell,
                          .weight = weight,
                          .set = set,
                          .group = group,
                          .number = number,
                          .subsets = subsets,
                          .n_house_sums = (unsigned) b->house_sum.n,
                          .house_sum = house_sum,
                          .cage = cage };
  sudoku_shape_take_rules (b->shape, b->base, block, is_more_than_houses (b) ? rules : NULL, rule, b->n_rules, peer,
                           n_different > 0 ? first_peer : NULL);
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
  free (b->house_sum.item);
  free (b->cage.item);
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
      b->source = i;
      add_houses (b, &rules[i]);
      sudoku_builder_add_pairs (b, &rules[i]);
    }
  b->shape = b->out_of_memory ? NULL : sudoku_shape_new_from_houses (b->n, b->house, b->n_houses);
  for (unsigned i = 0; i < n_rules && b->shape != NULL; i++)
    {
      b->order_rule = b->source = i;
      sudoku_builder_add_constraints (b, &rules[i]);
    }
  if (b->shape != NULL)
    sudoku_builder_add_differences (b);
  if (b->impossible)
    {
      b->order_rule = b->source = SUDOKU_NO_RULE;
      sudoku_builder_add_constraint (b, SUDOKU_CONSTRAINT_SETS, &(uint16_t){ 0 }, 1, 0, 0, 0);
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

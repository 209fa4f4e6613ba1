/* Sums that follow from the cages of whole houses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/rules/builder.h"

#include <stdlib.h>
#include <string.h>

#define CELL_WORDS (SUDOKU_MAX_CELLS / 64)

/* Sums of more cells, which follow from cages, are left out: little follows from them. */
#define MOST_IMPLIED_CELLS 6
#define MOST_HOUSES 6
#define MOST_IMPLIED_ORDER 25
#define MOST_CAGE 9999

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
  SudokuHouseSum source = { (uint16_t) first, (uint16_t) step, (uint16_t) n_houses, 0, (uint32_t) b->cage.n, { 0 } };
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
      source.n_cages++;
      PUSH (b, cage, uint16_t, (uint16_t) (cage->rule - b->rule));
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
  for (unsigned i = 0; i < 2 && n == 2; i++)
    source.pair[i] = term[i].cell;
  b->source = b->n_rules + (unsigned) b->house_sum.n;
  PUSH (b, house_sum, SudokuHouseSum, source);
  sudoku_builder_add_sum (b, term, n, n_out > 0 ? total : -total);
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
void
sudoku_builder_add_differences (Builder *b)
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

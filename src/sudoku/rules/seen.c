/* What a value keeps out of other cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "sudoku/consequences.h"
#include "sudoku/rules/compile.h"

/* Whether the pair of a cell keeps a value out of the other cell when it stands in the first. */
static bool
keeps_apart (const SudokuShape *shape, const SudokuPair *pair, unsigned value)
{
  return !sudoku_set_has (shape->rules->table[pair->table * shape->order + value - 1u], value);
}

unsigned
sudoku_list_seen (const SudokuShape *shape, unsigned cell, unsigned value, uint16_t *seen)
{
  const SudokuCellInfo *info = &shape->cell[cell];
  const SudokuRules *rules = shape->rules;
  unsigned n = info->n_peers;

  memcpy (seen, info->peer, n * sizeof *seen);
  for (uint32_t i = rules != NULL ? rules->first_pair[cell] : 0; rules != NULL && i < rules->first_pair[cell + 1]; i++)
    {
      unsigned known = 0;

      while (known < n && seen[known] != rules->pair[i].other)
        known++;
      if (known == n && keeps_apart (shape, &rules->pair[i], value))
        seen[n++] = rules->pair[i].other;
    }
  return n;
}

SudokuSet
sudoku_values_left (const SudokuShape *shape, unsigned cell, const uint8_t *values)
{
  const SudokuCellInfo *info = &shape->cell[cell];
  const SudokuRules *rules = shape->rules;
  SudokuSet set = sudoku_rules_allowed (shape, cell);

  for (unsigned i = 0; i < info->n_peers; i++)
    if (values[info->peer[i]] != 0)
      set &= ~sudoku_set_of (values[info->peer[i]]);
  for (uint32_t i = rules != NULL ? rules->first_pair[cell] : 0; rules != NULL && i < rules->first_pair[cell + 1]; i++)
    {
      unsigned value = values[rules->pair[i].other];

      if (value != 0 && keeps_apart (shape, &rules->pair[i], value))
        set &= ~sudoku_set_of (value);
    }
  return set;
}

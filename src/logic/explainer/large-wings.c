/* Wings of four to seven cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pincer, a cell with candidates x and z, sees all x of the other cells: then one of x and z is true in the pincer or
 * there, and z falls wherever all z are seen. If it sees all z as well, everything that the other cells have is locked.
 */
#include <stdio.h>
#include <string.h>

#include "logic/explainer/finders.h"

#define MOST_CELLS 6

typedef struct
{
  const PackedBoard *board;
  unsigned n_cells;
  unsigned cell[MOST_CELLS];
  unsigned values;
  ExplainerStep best;
  unsigned n_removed; /* by the best */
  char suffix[8];     /* of its name, which is compared as text */
} LargeWings;

/* What all cells of the wing that have the value see, and the pincer too if there is one (else NO_CELL). */
static CellSet
seen_by_all (const LargeWings *wings, unsigned value, unsigned pincer)
{
  CellSet seen = { { UINT64_MAX, UINT64_MAX } };
  if (pincer != NO_CELL)
    seen = packed_cell[pincer].peers;
  for (unsigned i = 0; i < wings->n_cells; i++)
    if (board_has (wings->board, wings->cell[i], value))
      seen = cell_set_common (&seen, &packed_cell[wings->cell[i]].peers);
  return seen;
}

/* Whether the pincer sees all cells of the wing that have the value. */
static bool
sees_all (const LargeWings *wings, unsigned pincer, unsigned value)
{
  for (unsigned i = 0; i < wings->n_cells; i++)
    if (board_has (wings->board, wings->cell[i], value) && !cells_see (pincer, wings->cell[i]))
      return false;
  return true;
}

/* Adds the cells outside the wing that have the value; returns how many there are. */
static unsigned
remove_seen (const LargeWings *wings, unsigned value, CellSet seen, unsigned pincer, uint16_t *removed)
{
  unsigned n = 0;
  cell_set_remove (&seen, pincer);
  for (unsigned i = 0; i < wings->n_cells; i++)
    cell_set_remove (&seen, wings->cell[i]);
  for (unsigned cell = 0; cell < N_CELLS; cell++)
    if (cell_set_has (&seen, cell) && board_has (wings->board, cell, value))
      {
        removed[cell] |= (uint16_t) (1u << value);
        n++;
      }
  return n;
}

/* The middle sizes of the largest cell are held to be the hardest, in the smaller wings. */
static double
rating_of (unsigned n_cells, unsigned largest)
{
  const int off_middle = largest > 3 ? (int) largest - 3 : 3 - (int) largest;
  if (n_cells <= 4)
    return n_cells == 3 ? 5.5 + (1 - off_middle) * 0.1 : 6.2 + (2 - off_middle) * 0.1;
  return n_cells == 5 ? 6.6 : 7.5;
}

static void
offer (LargeWings *wings, const uint16_t *removed, unsigned n, bool doubly)
{
  unsigned largest = 0, sum = 0;
  for (unsigned i = 0; i < wings->n_cells; i++)
    {
      const unsigned own = count_bits (wings->board->candidates[wings->cell[i]]);
      largest = own > largest ? own : largest;
      sum += own;
    }
  const unsigned n_cells = wings->n_cells;
  const double rating = rating_of (n_cells, largest);
  char suffix[8];
  snprintf (suffix, sizeof suffix, "%u%u%u", doubly ? 2u : 1u, largest % 10, sum % 100);
  ExplainerStep *best = &wings->best;
  if (best->n_removals)
    {
      if (rating > best->rating || (rating == best->rating && n < wings->n_removed)
          || (rating == best->rating && n == wings->n_removed && strcmp (suffix, wings->suffix) <= 0))
        return;
    }
  step_init (best, (SudokuRatingTechnique) (SUDOKU_RATING_WXYZ_WING + n_cells - 3), rating);
  for (unsigned cell = 0; cell < N_CELLS; cell++)
    step_remove (best, cell, removed[cell]);
  wings->n_removed = n;
  memcpy (wings->suffix, suffix, sizeof suffix);
}

static void
try_singly (LargeWings *wings, unsigned pincer, unsigned z)
{
  uint16_t removed[N_CELLS] = { 0 };
  const unsigned n = remove_seen (wings, z, seen_by_all (wings, z, pincer), pincer, removed);
  if (n)
    offer (wings, removed, n, false);
}

static void
try_doubly (LargeWings *wings, unsigned pincer, unsigned x, unsigned z)
{
  uint16_t removed[N_CELLS] = { 0 };
  unsigned n_others = 0;
  for (unsigned others = wings->values & ~(1u << x | 1u << z); others; others &= others - 1)
    n_others +=
        remove_seen (wings, first_bit (others), seen_by_all (wings, first_bit (others), NO_CELL), pincer, removed);
  const unsigned n_x = remove_seen (wings, x, seen_by_all (wings, x, pincer), pincer, removed);
  const unsigned n_z = remove_seen (wings, z, seen_by_all (wings, z, pincer), pincer, removed);
  if (n_others + n_x + n_z)
    offer (wings, removed, n_others + n_x + n_z, n_others || (n_x && n_z));
}

static void
try_pincer (LargeWings *wings, unsigned pincer)
{
  const unsigned own = wings->board->candidates[pincer];
  const unsigned x = first_bit (own), z = first_bit (own & (own - 1));
  const bool sees_x = sees_all (wings, pincer, x), sees_z = sees_all (wings, pincer, z);
  if (sees_x && sees_z)
    try_doubly (wings, pincer, x, z);
  else if (sees_x)
    try_singly (wings, pincer, z);
  else if (sees_z)
    try_singly (wings, pincer, x);
}

static void
try_pincers (LargeWings *wings)
{
  CellSet range = { { 0, 0 } };
  for (unsigned i = 0; i < wings->n_cells; i++)
    for (unsigned part = 0; part < 2; part++)
      range.word[part] |= packed_cell[wings->cell[i]].peers.word[part];
  for (unsigned i = 0; i < wings->n_cells; i++)
    cell_set_remove (&range, wings->cell[i]);
  while (!cell_set_is_empty (&range))
    {
      const unsigned pincer = cell_set_pop (&range), own = wings->board->candidates[pincer];
      if (count_bits (own) == 2 && !(own & ~wings->values))
        try_pincer (wings, pincer);
    }
}

/* Adds cells that see all chosen ones, ascending. */
static void
choose (LargeWings *wings, unsigned n_chosen, CellSet range, unsigned values)
{
  while (!cell_set_is_empty (&range))
    {
      const unsigned cell = cell_set_pop (&range), own = wings->board->candidates[cell];
      const unsigned n_values = count_bits (values | own);
      if (count_bits (own) < 2 || n_values > wings->n_cells + 1)
        continue;
      wings->cell[n_chosen] = cell;
      wings->values = values | own;
      if (n_chosen + 1 < wings->n_cells)
        choose (wings, n_chosen + 1, cell_set_common (&range, &packed_cell[cell].peers), values | own);
      else if (n_values == wings->n_cells + 1)
        try_pincers (wings);
    }
}

bool
explainer_find_large_wing (const PackedBoard *board, unsigned n_cells, ExplainerStep *step)
{
  LargeWings wings = { .board = board, .n_cells = n_cells };
  choose (&wings, 0, (CellSet){ { UINT64_MAX, (UINT64_C (1) << (N_CELLS - 64)) - 1 } }, 0);
  *step = wings.best;
  return step->n_removals;
}

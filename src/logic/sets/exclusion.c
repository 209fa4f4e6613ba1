/* Aligned exclusion: of all combinations of values of two or three cells, those are out in which two cells that see each
 * other have the same value, or that leave nothing for a cell that sees them all. A value in no combination that is left
 * is out. Which cells are tried is as in Sudoku Explainer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "logic/sets/finders.h"

#define MOST_ALIGNED 3

typedef struct
{
  SudokuFinding *finding;
  unsigned n; /* 2 or 3 */
  unsigned cell[MOST_ALIGNED];
  unsigned value[MOST_ALIGNED];
  bool sees[MOST_ALIGNED][MOST_ALIGNED];
  unsigned n_excluders;
  uint16_t excluder[SUDOKU_MAX_CELLS];
  SudokuSet possible[MOST_ALIGNED]; /* values of each cell in the combinations that are left */
} Search;

/* Whether a cell can exclude combinations of n values: it has so few. */
static bool
is_excluder (const SudokuBoard *board, unsigned cell, unsigned n)
{
  unsigned count = sudoku_set_count (board->cell[cell]);

  return count >= 2 && count <= n;
}

/* Collects the excluders that see all cells; returns whether there are two. */
static bool
collect (Search *search)
{
  const SudokuShape *shape = search->finding->shape;
  const SudokuCellInfo *info = &shape->cell[search->cell[0]];

  search->n_excluders = 0;
  for (unsigned i = 0; i < info->n_peers; i++)
    {
      bool all = is_excluder (search->finding->board, info->peer[i], search->n);

      for (unsigned j = 1; j < search->n && all; j++)
        all = info->peer[i] != search->cell[j] && sudoku_cells_see (shape, info->peer[i], search->cell[j]);
      if (all)
        search->excluder[search->n_excluders++] = info->peer[i];
    }
  return search->n_excluders >= 2;
}

/* Whether an excluder is left without a value; returns which, or NULL. */
static const uint16_t *
excluded_by (const Search *search, SudokuSet values)
{
  for (unsigned i = 0; i < search->n_excluders; i++)
    if ((search->finding->board->cell[search->excluder[i]] & ~values) == 0)
      return &search->excluder[i];
  return NULL;
}

/* Goes through the combinations from a cell on. */
static void
combine (Search *search, unsigned n, SudokuSet values)
{
  if (n == search->n || n == MOST_ALIGNED)
    {
      if (excluded_by (search, values) == NULL)
        for (unsigned i = 0; i < n; i++)
          search->possible[i] |= sudoku_set_of (search->value[i]);
      return;
    }
  for (SudokuSet set = search->finding->board->cell[search->cell[n]]; set != 0; set &= set - 1)
    {
      bool conflict = false;

      search->value[n] = sudoku_set_first (set);
      for (unsigned i = 0; i < n; i++)
        conflict |= search->sees[i][n] && search->value[i] == search->value[n];
      if (!conflict)
        combine (search, n + 1, values | (set & -set));
    }
}

static bool
try_cells (Search *search)
{
  SudokuFinding *finding = search->finding;

  if (sudoku_finding_cancelled (finding) || !collect (search))
    return finding->result == SUDOKU_FIND_DONE;
  for (unsigned i = 0; i < search->n; i++)
    for (unsigned j = i + 1; j < search->n; j++)
      search->sees[i][j] = sudoku_cells_see (finding->shape, search->cell[i], search->cell[j]);
  memset (search->possible, 0, sizeof search->possible);
  combine (search, 0, 0);
  sudoku_step_begin (finding, search->n == 2 ? SUDOKU_ALIGNED_PAIR_EXCLUSION : SUDOKU_ALIGNED_TRIPLET_EXCLUSION);
  finding->step.size = (uint8_t) search->n;
  for (unsigned i = 0; i < search->n; i++)
    for (SudokuSet set = finding->board->cell[search->cell[i]] & ~search->possible[i]; set != 0; set &= set - 1)
      {
        finding->step.values |= set & -set;
        sudoku_step_remove (finding, search->cell[i], sudoku_set_first (set));
      }
  for (unsigned i = 0; i < search->n; i++)
    sudoku_step_cell (finding, SUDOKU_PART_PINCER, 0, search->cell[i]);
  for (unsigned i = 0; i < search->n_excluders; i++)
    sudoku_step_cell (finding, SUDOKU_PART_CAUSE, 0, search->excluder[i]);
  return sudoku_step_report (finding);
}

/* Whether a cell has something to exclude, and some cell sees it that could. */
static bool
is_candidate (const SudokuFinding *finding, unsigned cell, unsigned n)
{
  const SudokuCellInfo *info = &finding->shape->cell[cell];
  bool seen = false;

  if (sudoku_set_count (finding->board->cell[cell]) < 2)
    return false;
  for (unsigned i = 0; i < info->n_peers; i++)
    {
      if (sudoku_set_is_single (finding->board->cell[info->peer[i]]))
        return false;
      seen |= is_excluder (finding->board, info->peer[i], n);
    }
  return seen;
}

/* Whether two cells are seen by one excluder in common. */
static bool
share_excluder (const Search *search, unsigned a, unsigned b)
{
  const SudokuCellInfo *info = &search->finding->shape->cell[a];

  for (unsigned i = 0; i < info->n_peers; i++)
    if (info->peer[i] != b && is_excluder (search->finding->board, info->peer[i], search->n)
        && sudoku_cells_see (search->finding->shape, info->peer[i], b))
      return true;
  return false;
}

static void
find_aligned (SudokuFinding *finding, unsigned n)
{
  Search search = { .finding = finding, .n = n };
  uint16_t cell[SUDOKU_MAX_CELLS];
  unsigned n_cells = 0;

  for (unsigned i = 0; i < finding->shape->n_cells; i++)
    if (is_candidate (finding, i, n))
      cell[n_cells++] = (uint16_t) i;
  for (unsigned b = 1; b < n_cells; b++)
    for (unsigned a = 0; a < b; a++)
      {
        search.cell[0] = cell[a];
        search.cell[1] = cell[b];
        if (sudoku_finding_cancelled (finding) || (n == 2 && !try_cells (&search)))
          return;
        if (n == 2 || !share_excluder (&search, cell[a], cell[b]))
          continue;
        for (unsigned c = b + 1; c < n_cells; c++)
          {
            search.cell[2] = cell[c];
            if (!try_cells (&search))
              return;
          }
      }
}

void
sudoku_find_aligned_pairs (SudokuFinding *finding)
{
  find_aligned (finding, 2);
}

void
sudoku_find_aligned_triplets (SudokuFinding *finding)
{
  find_aligned (finding, 3);
}

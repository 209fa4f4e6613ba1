/* Aligned exclusion: of all combinations of values of two or three cells, those are out in which two cells that see each
 * other have the same value, or that leave nothing for a cell that sees them all. A value in no combination that is left
 * is out. Which cells are tried is as in Sudoku Explainer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>

#include "logic/board/bits.h"
#include "logic/board/finders.h"

#define MOST_ALIGNED 3

typedef struct
{
  SudokuFinding *finding;
  unsigned n;          /* 2 or 3 */
  unsigned n_words;    /* of a set of cells */
  uint64_t *excluders; /* [n_cells] those that see each cell */
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

/* Fills the sets of excluders; returns false when out of memory. */
static bool
list_excluders (Search *search)
{
  const SudokuShape *shape = search->finding->shape;

  search->n_words = sudoku_bits_words (shape->n_cells);
  search->excluders = calloc ((size_t) shape->n_cells * search->n_words, sizeof *search->excluders);
  if (search->excluders == NULL)
    return false;
  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    for (unsigned i = 0; i < shape->cell[cell].n_peers && is_excluder (search->finding->board, cell, search->n); i++)
      sudoku_bits_add (search->excluders + (size_t) shape->cell[cell].peer[i] * search->n_words, cell);
  return true;
}

/* Collects the excluders that see the first n cells; returns whether there are two. */
static bool
collect (Search *search, unsigned n)
{
  search->n_excluders = 0;
  for (unsigned w = 0; w < search->n_words; w++)
    {
      uint64_t common = search->excluders[(size_t) search->cell[0] * search->n_words + w];

      for (unsigned i = 1; i < n; i++)
        common &= search->excluders[(size_t) search->cell[i] * search->n_words + w];
      for (; common != 0; common &= common - 1)
        search->excluder[search->n_excluders++] = (uint16_t) (64 * w + (unsigned) __builtin_ctzll (common));
    }
  return search->n_excluders >= 2;
}

/* Whether an excluder is left without a value. */
static bool
is_excluded (const Search *search, SudokuSet values)
{
  for (unsigned i = 0; i < search->n_excluders; i++)
    if ((search->finding->board->cell[search->excluder[i]] & ~values) == 0)
      return true;
  return false;
}

/* Goes through the combinations from a cell on. */
static void
combine (Search *search, unsigned n, SudokuSet values)
{
  if (n == search->n || n == MOST_ALIGNED)
    {
      if (!is_excluded (search, values))
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

  if (sudoku_finding_cancelled (finding) || !collect (search, search->n))
    return finding->result == SUDOKU_EXHAUSTED;
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

/* Goes through the pairs of cells, or triplets, that have two excluders in common. */
static void
try_all (Search *search, const uint16_t *cell, unsigned n_cells)
{
  for (unsigned b = 1; b < n_cells; b++)
    for (unsigned a = 0; a < b; a++)
      {
        search->cell[0] = cell[a];
        search->cell[1] = cell[b];
        if (sudoku_finding_cancelled (search->finding) || (search->n == 2 && !try_cells (search)))
          return;
        if (search->n == 2 || !collect (search, 2))
          continue;
        for (unsigned c = b + 1; c < n_cells; c++)
          {
            search->cell[2] = cell[c];
            if (!try_cells (search))
              return;
          }
      }
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
  if (list_excluders (&search))
    try_all (&search, cell, n_cells);
  else
    sudoku_finding_fail (finding);
  free (search.excluders);
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

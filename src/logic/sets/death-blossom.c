/* Death blossom: a stem cell, and for each of its values a petal: an almost locked set that loses the value if the stem has
 * it. Whichever it has, one of the petals then has all its other values: what is seen by all z of all petals is out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>

#include "logic/sets/als.h"
#include "logic/board/finders.h"

typedef struct
{
  SudokuFinding *finding;
  const SudokuAlsList *list;
  unsigned stem;
  unsigned n_values;
  unsigned value[SUDOKU_MAX_ORDER];        /* of the stem */
  const uint32_t *petal[SUDOKU_MAX_ORDER]; /* for each value the sets that may be its petal */
  unsigned n_petals[SUDOKU_MAX_ORDER];
  unsigned chosen[SUDOKU_MAX_ORDER];
  uint32_t *petals; /* room for all petals of a stem */
  uint64_t
      *seen; /* [n_values + 1][order] for the first petals: cells that all their z see, and some petals of the rest */
  uint64_t *reported; /* [order] rows of cells: what has been removed for this stem */
} Search;

static uint64_t *
seen_by (const Search *search, unsigned n, unsigned z)
{
  return search->seen + ((size_t) n * search->finding->shape->order + z - 1) * search->list->n_cell_words;
}

/* Sets for each z of the petals so far, and of one more, which cells all of them see; returns the z for which there are any,
 * and that have not been reported unless all are asked for. */
static SudokuSet
see_with (Search *search, unsigned n, SudokuSet zs, unsigned petal)
{
  unsigned words = search->list->n_cell_words;
  SudokuSet left = 0;

  for (SudokuSet set = zs & search->list->als[petal].values; set != 0; set &= set - 1)
    {
      unsigned z = sudoku_set_first (set);
      const uint64_t *here = sudoku_als_seen (search->list, petal, z);
      const uint64_t *known = search->reported + (size_t) (z - 1) * words;
      uint64_t *seen = seen_by (search, n + 1, z);
      uint64_t any = 0;

      for (unsigned w = 0; w < words; w++)
        {
          seen[w] = here[w] & seen_by (search, n, z)[w];
          any |= seen[w] & ~known[w];
        }
      if (any != 0)
        left |= set & -set;
    }
  return left;
}

static void
add_petal (const Search *search, unsigned i)
{
  SudokuFinding *finding = search->finding;
  unsigned petal = search->chosen[i];
  unsigned value = search->value[i];
  uint16_t stem = (uint16_t) search->stem;
  unsigned branch;

  sudoku_als_add_set (finding, petal, i);
  branch = sudoku_step_branch (finding, sudoku_step_node (finding, value, &stem, 1));
  sudoku_als_add_bases (finding, petal, branch);
  sudoku_als_add_covers (finding, petal, sudoku_set_of (value), branch);
  sudoku_step_candidate (finding, SUDOKU_PART_COMMON, 0, stem, value);
  FOR_EACH_BIT (cell, sudoku_als_value_cells (search->list, petal, value), search->list->n_cell_words)
    sudoku_step_candidate (finding, SUDOKU_PART_COMMON, 0, cell, value);
}

static bool
report (Search *search, SudokuSet zs)
{
  SudokuFinding *finding = search->finding;
  unsigned words = search->list->n_cell_words;

  sudoku_step_begin (finding, SUDOKU_DEATH_BLOSSOM);
  finding->step.size = (uint8_t) search->n_values;
  finding->step.variant = 1;
  for (; zs != 0; zs &= zs - 1)
    {
      const uint64_t *seen = seen_by (search, search->n_values, sudoku_set_first (zs));

      FOR_EACH_BIT (cell, seen, words)
        {
          sudoku_step_remove (finding, cell, sudoku_set_first (zs));
          sudoku_bits_add (search->reported + (size_t) (sudoku_set_first (zs) - 1) * words, cell);
        }
    }
  sudoku_step_base_cell (finding, search->stem);
  sudoku_step_cell (finding, SUDOKU_PART_PIVOT, 0, search->stem);
  for (unsigned i = 0; i < search->n_values; i++)
    add_petal (search, i);
  return sudoku_als_report (finding);
}

static bool
is_free (const Search *search, unsigned n, unsigned petal)
{
  for (unsigned i = 0; i < n; i++)
    if (sudoku_bits_has (sudoku_als_overlaps (search->list, petal), search->chosen[i]))
      return false;
  return true;
}

/* Chooses petals for the values of the stem from number n on; returns whether to continue. */
static bool
choose (Search *search, unsigned n, SudokuSet zs)
{
  if (n == search->n_values)
    return report (search, zs);
  for (unsigned i = 0; i < search->n_petals[n]; i++)
    {
      unsigned petal = search->petal[n][i];
      SudokuSet left;

      if (sudoku_finding_cancelled (search->finding))
        return false;
      if ((zs & search->list->als[petal].values) == 0 || !is_free (search, n, petal))
        continue;
      left = see_with (search, n, zs, petal);
      search->chosen[n] = petal;
      if (left != 0 && !choose (search, n + 1, left))
        return false;
    }
  return true;
}

/* Lists the petals for each value of the stem; returns whether each has some. */
static bool
list_petals (Search *search)
{
  const SudokuAlsList *list = search->list;
  uint32_t *room = search->petals;

  search->n_values = 0;
  for (SudokuSet set = search->finding->board->cell[search->stem]; set != 0; set &= set - 1)
    {
      unsigned value = sudoku_set_first (set);
      uint32_t *first = room;

      for (unsigned i = 0; i < list->n; i++)
        if (sudoku_set_has (list->als[i].values, value)
            && sudoku_bits_has (sudoku_als_seen (list, i, value), search->stem))
          *room++ = i;
      if (room == first)
        return false;
      search->value[search->n_values] = value;
      search->petal[search->n_values] = first;
      search->n_petals[search->n_values++] = (unsigned) (room - first);
    }
  /* With one value left it is a single. */
  return search->n_values > 1;
}

/* Adds to the cells of each z what is seen by some petal of a value. */
static void
see_with_any (const Search *search, unsigned i, uint64_t *cells)
{
  const SudokuAlsList *list = search->list;

  for (unsigned j = 0; j < search->n_petals[i]; j++)
    for (SudokuSet set = list->als[search->petal[i][j]].values; set != 0; set &= set - 1)
      for (unsigned w = 0; w < list->n_cell_words; w++)
        cells[(sudoku_set_first (set) - 1) * list->n_cell_words + w] |=
            sudoku_als_seen (list, search->petal[i][j], sudoku_set_first (set))[w];
}

/* Sets where a z can be removed at all: some petal of each value sees it. */
static SudokuSet
begin (Search *search)
{
  unsigned order = search->finding->shape->order;
  unsigned words = search->list->n_cell_words;
  uint64_t *all = seen_by (search, 0, 1), *any = seen_by (search, 1, 1);
  SudokuSet zs = 0;

  memset (search->reported, 0, (size_t) order * words * sizeof *any);
  memset (all, 0xff, (size_t) order * words * sizeof *any);
  for (unsigned i = 0; i < search->n_values; i++)
    {
      memset (any, 0, (size_t) order * words * sizeof *any);
      see_with_any (search, i, any);
      for (unsigned w = 0; w < order * words; w++)
        all[w] &= any[w];
    }
  for (unsigned z = 1; z <= order; z++)
    if (!sudoku_bits_is_empty (seen_by (search, 0, z), words))
      zs |= sudoku_set_of (z);
  return zs & ~search->finding->board->cell[search->stem];
}

void
sudoku_find_death_blossoms (SudokuFinding *finding)
{
  unsigned order = finding->shape->order;
  Search search = { .finding = finding, .list = sudoku_als_list (finding) };
  size_t words = search.list == NULL ? 0 : search.list->n_cell_words;

  if (search.list == NULL)
    return;
  search.petals = malloc (((size_t) search.list->n_values + 1) * sizeof *search.petals);
  search.seen = malloc ((size_t) (order + 1) * order * words * sizeof *search.seen);
  search.reported = malloc (order * words * sizeof *search.reported);
  if (search.petals == NULL || search.seen == NULL || search.reported == NULL)
    sudoku_finding_fail (finding);
  for (search.stem = 0; search.stem < finding->shape->n_cells && !sudoku_finding_cancelled (finding); search.stem++)
    if (list_petals (&search))
      {
        SudokuSet zs = begin (&search);

        if (zs != 0)
          choose (&search, 0, zs);
      }
  free (search.petals);
  free (search.seen);
  free (search.reported);
}

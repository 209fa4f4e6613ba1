/* Listing the almost locked sets of a board, and their restricted commons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/sets/als.h"

#include <stdlib.h>
#include <string.h>

#include "logic/board/houses.h"

/* The search in one house: which open cells are chosen, and what they may be. */
typedef struct
{
  SudokuFinding *finding;
  SudokuAlsList *list;
  unsigned house;
  unsigned most_cells;
  SudokuGrowing als; /* of SudokuAls */
  bool too_many;
} Search;

/* Whether the chosen cells lie in a house that comes earlier, which has listed them. */
static bool
is_listed (const SudokuShape *shape, unsigned house, uint64_t places)
{
  const SudokuCellInfo *first = &shape->cell[shape->house[house].cell[__builtin_ctzll (places)]];

  for (unsigned i = 0; i < first->n_seats && first->seat[i].house < house; i++)
    if (sudoku_places_lie_in_house (shape, house, places & (places - 1), first->seat[i].house))
      return true;
  return false;
}

static bool
add_set (Search *search, uint64_t places, unsigned n_cells, SudokuSet values)
{
  SudokuAls als = { .values = values,
                    .places = places,
                    .house = (uint16_t) search->house,
                    .n_cells = (uint8_t) n_cells,
                    .first_value = search->list->n_values };

  assert (sudoku_set_count (values) == n_cells + 1 && n_cells <= search->most_cells);
  search->too_many = search->als.n == SUDOKU_MOST_ALS;
  if (search->too_many)
    return false;
  for (unsigned rank = 0; values != 0; values &= values - 1)
    als.rank[sudoku_set_first (values) - 1] = (uint8_t) rank++;
  search->list->n_values += n_cells + 1;
  return sudoku_growing_append (search->finding, &search->als, &als, 1, sizeof als);
}

/* Adds the sets that consist of the chosen cells and further ones from a place on. */
static bool
extend (Search *search, uint64_t chosen, unsigned n_chosen, SudokuSet values, unsigned from)
{
  const SudokuBoard *board = search->finding->board;
  const SudokuHouse *house = &board->shape->house[search->house];

  if (sudoku_finding_cancelled (search->finding))
    return false;
  for (unsigned i = from; i < house->n_cells; i++)
    {
      SudokuSet now = values | board->cell[house->cell[i]];
      uint64_t places = chosen | UINT64_C (1) << i;

      if (board->value[house->cell[i]] != 0 || sudoku_set_count (now) > search->most_cells + 1)
        continue;
      if (sudoku_set_count (now) == n_chosen + 2 && !is_listed (board->shape, search->house, places)
          && !add_set (search, places, n_chosen + 1, now))
        return false;
      if (n_chosen + 1 < search->most_cells && !extend (search, places, n_chosen + 1, now, i + 1))
        return false;
    }
  return true;
}

/* Lists the sets; returns whether to continue with them. */
static bool
list_sets (SudokuFinding *finding, SudokuAlsList *list)
{
  Search search = { .finding = finding, .list = list, .most_cells = sudoku_als_most_cells (finding->shape->order) };

  do
    {
      /* The sets of one cell are no more than there are cells. */
      assert (search.most_cells > 0);
      search.too_many = false;
      search.als.n = list->n_values = 0;
      for (search.house = 0; search.house < finding->shape->n_houses; search.house++)
        if (!extend (&search, 0, 0, 0, 0))
          break;
      search.most_cells--;
    }
  while (search.too_many);
  list->als = search.als.item;
  list->n = search.als.n;
  return finding->result == SUDOKU_EXHAUSTED;
}

static bool
allocate_rows (SudokuAlsList *list)
{
  size_t words = list->n_cell_words;

  list->cells = calloc (list->n * words + 1, sizeof (uint64_t));
  list->value_cells = calloc (list->n_values * words + 1, sizeof (uint64_t));
  list->value_seen = calloc (list->n_values * words + 1, sizeof (uint64_t));
  list->commons = calloc ((size_t) list->n_values * list->n_words + 1, sizeof (uint64_t));
  list->partners = calloc ((size_t) list->n_values * list->n_words + 1, sizeof (uint64_t));
  list->overlaps = calloc ((size_t) list->n * list->n_words + 1, sizeof (uint64_t));
  return list->cells != NULL && list->value_cells != NULL && list->value_seen != NULL && list->commons != NULL
         && list->partners != NULL && list->overlaps != NULL;
}

static void
free_rows (SudokuAlsList *list)
{
  free (list->cells);
  free (list->value_cells);
  free (list->value_seen);
  free (list->commons);
  free (list->partners);
  free (list->overlaps);
  list->cells = list->value_cells = list->value_seen = list->commons = NULL;
  list->partners = list->overlaps = NULL;
}

/* Fills the sets of cells. may[] has for each value the cells that may have it. */
static void
fill_cells (const SudokuBoard *board, SudokuAlsList *list, const uint64_t *may)
{
  unsigned words = list->n_cell_words;

  for (unsigned i = 0; i < list->n; i++)
    {
      const SudokuAls *als = &list->als[i];
      uint64_t *cells = list->cells + (size_t) i * words;
      unsigned row = als->first_value;

      for (uint64_t places = als->places; places != 0; places &= places - 1)
        sudoku_bits_add (cells, board->shape->house[als->house].cell[__builtin_ctzll (places)]);
      for (SudokuSet set = als->values; set != 0; set &= set - 1, row++)
        {
          const uint64_t *may_have = may + (size_t) (sudoku_set_first (set) - 1) * words;
          uint64_t *value_cells = list->value_cells + (size_t) row * words;
          uint64_t *seen = list->value_seen + (size_t) row * words;

          for (unsigned w = 0; w < words; w++)
            {
              value_cells[w] = cells[w] & may_have[w];
              seen[w] = may_have[w] & ~cells[w];
            }
          FOR_EACH_BIT (c, value_cells, words)
            for (unsigned w = 0; w < words; w++)
              seen[w] &= list->peers[(size_t) c * words + w];
        }
    }
}

/* Fills the rows of one value. at[] has room for a row for each cell: the sets that have the value there. A restricted
 * common is a value of a set without a cell outside those that all of its own see. */
static void
fill_commons_of (SudokuFinding *finding, SudokuAlsList *list, unsigned value, const uint64_t *may, uint64_t *at)
{
  unsigned words = list->n_cell_words;
  uint64_t *have = at + (size_t) list->n_board_cells * list->n_words; /* one row more: the sets that have the value */

  memset (at, 0, ((size_t) list->n_board_cells + 1) * list->n_words * sizeof *at);
  for (unsigned i = 0; i < list->n; i++)
    {
      const uint64_t *cells;

      if (!sudoku_set_has (list->als[i].values, value))
        continue;
      sudoku_bits_add (have, i);
      cells = sudoku_als_value_cells (list, i, value);
      FOR_EACH_BIT (c, cells, words)
        sudoku_bits_add (at + (size_t) c * list->n_words, i);
    }
  for (unsigned i = 0; i < list->n && !sudoku_finding_cancelled (finding); i++)
    {
      const uint64_t *seen;
      uint64_t *row;

      if (!sudoku_set_has (list->als[i].values, value))
        continue;
      seen = sudoku_als_seen (list, i, value);
      row = list->commons + (size_t) sudoku_als_row (&list->als[i], value) * list->n_words;
      if (sudoku_bits_is_empty (seen, words))
        continue;
      memcpy (row, have, list->n_words * sizeof *row);
      FOR_EACH_BIT (c, may, words)
        if (!sudoku_bits_has (seen, c))
          for (unsigned w = 0; w < list->n_words; w++)
            row[w] &= ~at[(size_t) c * list->n_words + w];
    }
}

/* Fills the rows of one value; at[] as above. */
static void
fill_partners_of (SudokuFinding *finding, SudokuAlsList *list, unsigned value, uint64_t *at)
{
  unsigned words = list->n_cell_words;

  memset (at, 0, (size_t) list->n_board_cells * list->n_words * sizeof *at);
  for (unsigned i = 0; i < list->n; i++)
    if (sudoku_set_has (list->als[i].values, value))
      FOR_EACH_BIT (c, sudoku_als_seen (list, i, value), words)
        sudoku_bits_add (at + (size_t) c * list->n_words, i);
  for (unsigned i = 0; i < list->n && !sudoku_finding_cancelled (finding); i++)
    if (sudoku_set_has (list->als[i].values, value))
      FOR_EACH_BIT (c, sudoku_als_seen (list, i, value), words)
        sudoku_bits_unite (list->partners + (size_t) sudoku_als_row (&list->als[i], value) * list->n_words,
                           at + (size_t) c * list->n_words, list->n_words);
}

static void
fill_overlaps (SudokuFinding *finding, SudokuAlsList *list, uint64_t *at)
{
  unsigned words = list->n_cell_words;

  memset (at, 0, (size_t) list->n_board_cells * list->n_words * sizeof *at);
  for (unsigned i = 0; i < list->n; i++)
    FOR_EACH_BIT (c, sudoku_als_cells (list, i), words)
      sudoku_bits_add (at + (size_t) c * list->n_words, i);
  for (unsigned i = 0; i < list->n && !sudoku_finding_cancelled (finding); i++)
    FOR_EACH_BIT (c, sudoku_als_cells (list, i), words)
      sudoku_bits_unite (list->overlaps + (size_t) i * list->n_words, at + (size_t) c * list->n_words, list->n_words);
}

static bool
fill_rows (SudokuFinding *finding, SudokuAlsList *list)
{
  const SudokuBoard *board = finding->board;
  unsigned order = board->shape->order;
  unsigned words = list->n_cell_words;
  unsigned n_words = list->n_words = sudoku_bits_words (list->n);
  uint64_t *may = calloc ((size_t) order * words, sizeof *may);
  uint64_t *at = calloc (((size_t) list->n_board_cells + 1) * n_words + 1, sizeof *at);
  bool filled = may != NULL && at != NULL && allocate_rows (list);

  if (filled)
    {
      for (unsigned cell = 0; cell < list->n_board_cells; cell++)
        for (SudokuSet set = board->cell[cell]; set != 0; set &= set - 1)
          sudoku_bits_add (may + (size_t) (sudoku_set_first (set) - 1) * words, cell);
      fill_cells (board, list, may);
      for (unsigned value = 1; value <= order; value++)
        {
          fill_commons_of (finding, list, value, may + (size_t) (value - 1) * words, at);
          fill_partners_of (finding, list, value, at);
        }
      fill_overlaps (finding, list, at);
    }
  else
    sudoku_finding_fail (finding);
  free (may);
  free (at);
  return finding->result == SUDOKU_EXHAUSTED;
}

static SudokuAlsList *
list_new (const SudokuShape *shape)
{
  SudokuAlsList *list = calloc (1, sizeof *list);

  if (list == NULL)
    return NULL;
  list->n_board_cells = shape->n_cells;
  list->n_cell_words = sudoku_bits_words (shape->n_cells);
  list->board = calloc (shape->n_cells, sizeof *list->board);
  list->peers = calloc ((size_t) shape->n_cells * list->n_cell_words, sizeof *list->peers);
  if (list->board == NULL || list->peers == NULL)
    {
      sudoku_als_list_free (list);
      return NULL;
    }
  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    for (unsigned i = 0; i < shape->cell[cell].n_peers; i++)
      sudoku_bits_add (list->peers + (size_t) cell * list->n_cell_words, shape->cell[cell].peer[i]);
  return list;
}

void
sudoku_als_list_free (SudokuAlsList *list)
{
  if (list == NULL)
    return;
  free_rows (list);
  free (list->als);
  free (list->board);
  free (list->peers);
  free (list);
}

const SudokuAlsList *
sudoku_als_list (SudokuFinding *finding)
{
  size_t size = finding->shape->n_cells * sizeof (SudokuSet);
  SudokuAlsList *list;

  if (finding->als == NULL)
    finding->als = list_new (finding->shape);
  list = finding->als;
  if (list == NULL)
    {
      sudoku_finding_fail (finding);
      return NULL;
    }
  /* The sets depend on the candidates only. */
  if (list->is_made && memcmp (list->board, finding->board->cell, size) == 0)
    return list;
  list->is_made = false;
  free_rows (list);
  free (list->als);
  list->als = NULL;
  if (!list_sets (finding, list) || !fill_rows (finding, list))
    return NULL;
  memcpy (list->board, finding->board->cell, size);
  list->is_made = true;
  return list;
}

/* The parts and proofs of steps that are made of almost locked sets. */

unsigned
sudoku_als_common_house (SudokuFinding *finding, unsigned a, unsigned b, unsigned value)
{
  const SudokuAlsList *list = finding->als;
  unsigned cell[2 * SUDOKU_MAX_ORDER];
  unsigned n = 0;

  FOR_EACH_BIT (c, sudoku_als_value_cells (list, a, value), list->n_cell_words)
    cell[n++] = c;
  FOR_EACH_BIT (c, sudoku_als_value_cells (list, b, value), list->n_cell_words)
    cell[n++] = c;
  assert (n <= sizeof cell / sizeof *cell);
  return sudoku_house_of_cells (finding->shape, cell, n);
}

void
sudoku_als_remove_seen (SudokuFinding *finding, unsigned a, unsigned b, unsigned value)
{
  const SudokuAlsList *list = finding->als;
  const uint64_t *here = sudoku_als_seen (list, a, value);
  const uint64_t *there = sudoku_als_seen (list, b, value);

  for (unsigned w = 0; w < list->n_cell_words; w++)
    for (uint64_t both = here[w] & there[w]; both != 0; both &= both - 1)
      sudoku_step_remove (finding, 64 * w + (unsigned) __builtin_ctzll (both), value);
}

void
sudoku_als_add_set (SudokuFinding *finding, unsigned i, unsigned index)
{
  FOR_EACH_BIT (cell, sudoku_als_cells (finding->als, i), finding->als->n_cell_words)
    sudoku_step_cell (finding, SUDOKU_PART_SET, index, cell);
}

void
sudoku_als_add_bases (SudokuFinding *finding, unsigned i, unsigned branch)
{
  FOR_EACH_BIT (cell, sudoku_als_cells (finding->als, i), finding->als->n_cell_words)
    sudoku_step_cell (finding, SUDOKU_PART_BASE, branch, cell);
}

void
sudoku_als_add_covers (SudokuFinding *finding, unsigned i, SudokuSet but, unsigned branch)
{
  const SudokuAls *als = &finding->als->als[i];

  for (SudokuSet set = als->values & ~but; set != 0; set &= set - 1)
    sudoku_step_places (finding, SUDOKU_PART_COVER, branch, als->house, sudoku_set_first (set));
}

bool
sudoku_als_add_common (SudokuFinding *finding, unsigned a, unsigned b, unsigned value)
{
  const SudokuAlsList *list = finding->als;
  unsigned house = sudoku_als_common_house (finding, a, b, value);

  FOR_EACH_BIT (cell, sudoku_als_value_cells (list, a, value), list->n_cell_words)
    sudoku_step_candidate (finding, SUDOKU_PART_COMMON, 0, cell, value);
  FOR_EACH_BIT (cell, sudoku_als_value_cells (list, b, value), list->n_cell_words)
    sudoku_step_candidate (finding, SUDOKU_PART_COMMON, 0, cell, value);
  if (house == SUDOKU_NO_HOUSE)
    return false;
  sudoku_step_cover (finding, house, value);
  return true;
}

unsigned
sudoku_als_add_node (SudokuFinding *finding, unsigned i, unsigned value)
{
  uint16_t cell[SUDOKU_MAX_ORDER];
  unsigned n = 0;

  FOR_EACH_BIT (c, sudoku_als_value_cells (finding->als, i, value), finding->als->n_cell_words)
    cell[n++] = (uint16_t) c;
  return sudoku_step_node (finding, value, cell, n);
}

void
sudoku_als_add_chain (SudokuFinding *finding, const unsigned *set, const uint8_t *common, unsigned n, unsigned z)
{
  unsigned before = 0;

  assert (n >= 2);
  for (unsigned i = 0; i < n; i++)
    {
      unsigned in = sudoku_als_add_node (finding, set[i], i == 0 ? z : common[i - 1]);
      unsigned out = sudoku_als_add_node (finding, set[i], i == n - 1 ? z : common[i]);

      if (i > 0)
        sudoku_step_link (finding, before, in, SUDOKU_LINK_WEAK, SUDOKU_REASON_SET, i, 0);
      sudoku_step_link (finding, in, out, SUDOKU_LINK_STRONG, SUDOKU_REASON_SET, i, 0);
      before = out;
    }
}

bool
sudoku_als_report (SudokuFinding *finding)
{
  const SudokuCandidate *removed = finding->removed.item;

  for (unsigned i = 0; i < finding->removed.n; i++)
    finding->step.values |= sudoku_set_of (sudoku_candidate_value (finding->shape, removed[i]));
  return sudoku_step_report (finding);
}

/* Singles: the last open cell of a house, the only candidate of a cell, the only place of a value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/board/finders.h"

#include "logic/board/houses.h"

/* The house whose turn is number i. It is its own inverse: the turn of house number i. */
static unsigned
house_turn (const SudokuShape *shape, unsigned i)
{
  unsigned n = shape->order;

  return i < n ? i + 2 * n : i < 2 * n ? i : i < 3 * n ? i - 2 * n : i;
}

static bool
report_single (SudokuFinding *finding,
               SudokuTechnique technique,
               unsigned tenths,
               unsigned cell,
               unsigned value,
               SudokuItemKind cause,
               unsigned item)
{
  sudoku_step_begin (finding, technique);
  finding->step.tenths = (uint16_t) tenths;
  finding->step.values = sudoku_set_of (value);
  sudoku_step_place (finding, cell, value);
  sudoku_step_part (finding, SUDOKU_PART_CAUSE, 0, cause, item);
  return sudoku_step_report (finding);
}

/* Whether just one cell of a house is open, and which. */
static bool
last_open_cell (const SudokuBoard *board, unsigned house, unsigned *last)
{
  const SudokuHouse *cells = &board->shape->house[house];
  unsigned n = 0;

  for (unsigned i = 0; i < cells->n_cells; i++)
    if (board->value[cells->cell[i]] == 0)
      {
        if (++n > 1)
          return false;
        *last = cells->cell[i];
      }
  return n == 1;
}

/* Whether the cell is the last one, or the value's only place, of a house whose turn is before. */
static bool
is_known (const SudokuBoard *board, unsigned house, unsigned cell, unsigned value, bool full)
{
  const SudokuCellInfo *info = &board->shape->cell[cell];
  unsigned last;

  for (unsigned i = 0; i < info->n_seats; i++)
    {
      unsigned other = info->seat[i].house;

      if (other >= board->shape->n_full_houses || house_turn (board->shape, other) >= house_turn (board->shape, house))
        continue;
      if (full ? last_open_cell (board, other, &last)
               : sudoku_set_is_single (sudoku_board_places (board, other, value)))
        return true;
    }
  return false;
}

void
sudoku_find_full_houses (SudokuFinding *finding)
{
  const SudokuBoard *board = finding->board;
  unsigned cell;

  for (unsigned turn = 0; turn < board->shape->n_full_houses; turn++)
    {
      unsigned house = house_turn (board->shape, turn);

      if (last_open_cell (board, house, &cell) && sudoku_set_is_single (board->cell[cell])
          && !is_known (board, house, cell, 0, true)
          && !report_single (finding, SUDOKU_FULL_HOUSE, 10, cell, sudoku_set_first (board->cell[cell]),
                             SUDOKU_ITEM_HOUSE, house))
        return;
    }
}

void
sudoku_find_naked_singles (SudokuFinding *finding)
{
  const SudokuBoard *board = finding->board;

  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    if (sudoku_set_is_single (board->cell[cell])
        && !report_single (finding, SUDOKU_NAKED_SINGLE, 23, cell, sudoku_set_first (board->cell[cell]),
                           SUDOKU_ITEM_CELL, cell))
      return;
}

static bool
find_hidden_singles_of_house (SudokuFinding *finding, unsigned house)
{
  const SudokuBoard *board = finding->board;
  const SudokuHouse *cells = &board->shape->house[house];

  for (unsigned value = 1; value <= board->shape->order; value++)
    {
      uint64_t places = sudoku_board_places (board, house, value);
      unsigned cell;

      if (!sudoku_set_is_single (places))
        continue;
      cell = cells->cell[__builtin_ctzll (places)];
      if (!is_known (board, house, cell, value, false)
          && !report_single (finding, SUDOKU_HIDDEN_SINGLE, cells->kind == SUDOKU_BOX ? 12 : 15, cell, value,
                             SUDOKU_ITEM_HOUSE, house))
        return false;
    }
  return true;
}

void
sudoku_find_hidden_singles (SudokuFinding *finding)
{
  const SudokuShape *shape = finding->shape;

  for (unsigned turn = 0; turn < shape->n_full_houses && !sudoku_finding_cancelled (finding); turn++)
    if (!find_hidden_singles_of_house (finding, house_turn (shape, turn)))
      return;
}

/* Locked candidates: if all places of a value in a house lie in another one, it has no other places there. */

static bool
report_locked (SudokuFinding *finding, unsigned house, const SudokuIntersection *common, unsigned value)
{
  const SudokuShape *shape = finding->shape;
  uint64_t others = sudoku_board_places (finding->board, common->other, value) & ~common->there;
  SudokuTechnique technique = shape->house[house].kind == SUDOKU_BOX ? SUDOKU_POINTING : SUDOKU_CLAIMING;

  if (others == 0)
    return true;
  sudoku_step_begin (finding, technique);
  finding->step.tenths = sudoku_technique_info (technique)->tenths;
  finding->step.values = sudoku_set_of (value);
  sudoku_step_base (finding, house, value);
  sudoku_step_cover (finding, common->other, value);
  for (; others != 0; others &= others - 1)
    sudoku_step_remove (finding, shape->house[common->other].cell[__builtin_ctzll (others)], value);
  return sudoku_step_report (finding);
}

/* Looks for the houses that have all places of a value in a house, which are several. */
static bool
find_locked (SudokuFinding *finding, unsigned house, unsigned value, uint64_t places)
{
  const SudokuShape *shape = finding->shape;
  unsigned spot = house * shape->order + (unsigned) __builtin_ctzll (places);

  if ((places & ~shape->crossed[spot]) != 0)
    return true;
  for (unsigned i = shape->first_crossing[spot]; i < shape->first_crossing[spot + 1]; i++)
    {
      const SudokuIntersection *common = &shape->intersection[shape->crossing[i]];

      if ((places & ~common->here) == 0 && !report_locked (finding, house, common, value))
        return false;
    }
  return true;
}

void
sudoku_find_locked_candidates (SudokuFinding *finding)
{
  const SudokuShape *shape = finding->shape;

  for (unsigned turn = 0; turn < shape->n_full_houses && !sudoku_finding_cancelled (finding); turn++)
    {
      unsigned house = house_turn (shape, turn);

      for (unsigned value = 1; value <= shape->order; value++)
        {
          uint64_t places = sudoku_board_places (finding->board, house, value);

          if ((places & (places - 1)) != 0 && !find_locked (finding, house, value, places))
            return;
        }
    }
}

/* Sets: k cells of a house with k values between them (naked), or k values with k places between them (hidden).
 *
 * Both are one search: among rows of bits, k whose union has k bits. The rows are the candidates of the cells, or the
 * places of the values. They are taken in the order of ascending masks of rows: 01, 02, 12, 03, … */

#define MOST 6

static const SudokuTechnique naked_set[MOST + 1] = { [2] = SUDOKU_NAKED_PAIR,
                                                     [3] = SUDOKU_NAKED_TRIPLE,
                                                     [4] = SUDOKU_NAKED_QUAD,
                                                     [5] = SUDOKU_NAKED_FIVE,
                                                     [6] = SUDOKU_NAKED_SIX };
static const SudokuTechnique hidden_set[MOST + 1] = { [2] = SUDOKU_HIDDEN_PAIR,
                                                      [3] = SUDOKU_HIDDEN_TRIPLE,
                                                      [4] = SUDOKU_HIDDEN_QUAD,
                                                      [5] = SUDOKU_HIDDEN_FIVE,
                                                      [6] = SUDOKU_HIDDEN_SIX };
static const SudokuTechnique locked_set[4] = { [2] = SUDOKU_LOCKED_PAIR, [3] = SUDOKU_LOCKED_TRIPLE };

typedef struct
{
  SudokuFinding *finding;
  unsigned house;
  unsigned k;
  bool hidden;
  unsigned n;
  uint64_t row[64];
  uint8_t number[64]; /* of each row: the place of its cell in the house, or its value less one */
  uint64_t chosen;    /* the numbers of those chosen */
} Search;

/* Whether a mask has more than k bits. */
static inline bool
has_more (uint64_t mask, unsigned k)
{
  for (; k > 0; k--)
    mask &= mask - 1;
  return mask != 0;
}

/* Whether the values have no other places in a house than the cells, which lie in it. */
static bool
is_hidden_there (const SudokuBoard *board, unsigned house, SudokuSet values, unsigned k)
{
  uint64_t places = 0;

  for (; values != 0; values &= values - 1)
    places |= sudoku_board_places (board, house, sudoku_set_first (values));
  return house < board->shape->n_full_houses && !has_more (places, k);
}

/* Whether the same set was found in a house whose turn is before. */
static bool
is_known_set (const Search *search, uint64_t places, SudokuSet values)
{
  const SudokuShape *shape = search->finding->shape;
  const SudokuCellInfo *first = &shape->cell[shape->house[search->house].cell[__builtin_ctzll (places)]];

  for (unsigned i = 0; i < first->n_seats; i++)
    {
      unsigned other = first->seat[i].house;

      if (house_turn (shape, other) < house_turn (shape, search->house)
          && sudoku_places_lie_in_house (shape, search->house, places, other)
          && (!search->hidden || is_hidden_there (search->finding->board, other, values, search->k)))
        return true;
    }
  return false;
}

/* Adds the candidates that the cells of a naked set exclude from another cell; returns whether there are any. */
static bool
exclude_from (SudokuFinding *finding, unsigned cell, SudokuSet values)
{
  SudokuSet set = finding->board->cell[cell] & values;

  for (SudokuSet rest = set; rest != 0; rest &= rest - 1)
    sudoku_step_remove (finding, cell, sudoku_set_first (rest));
  return set != 0;
}

/* Excludes the values of a naked set from the other cells of all houses that it lies in. It is a locked set if it has
 * results in its box as well as outside. */
static void
exclude_naked (const Search *search, uint64_t places, SudokuSet values)
{
  SudokuFinding *finding = search->finding;
  const SudokuShape *shape = finding->shape;
  const uint16_t *cell = shape->house[search->house].cell;
  const SudokuCellInfo *first = &shape->cell[cell[__builtin_ctzll (places)]];
  unsigned box = first->seat[SUDOKU_BOX].house;
  bool in_box = false, outside = false;

  for (unsigned i = 0; i < first->n_seats; i++)
    {
      const SudokuHouse *house = &shape->house[first->seat[i].house];

      if (!sudoku_places_lie_in_house (shape, search->house, places, first->seat[i].house))
        continue;
      for (unsigned j = 0; j < house->n_cells; j++)
        {
          const SudokuSeat *seat = &shape->cell[house->cell[j]].seat[0];
          bool own = false;

          for (uint64_t rest = places; rest != 0 && !own; rest &= rest - 1)
            own = cell[__builtin_ctzll (rest)] == house->cell[j];
          if (own || !exclude_from (finding, house->cell[j], values))
            continue;
          in_box |= house->kind == SUDOKU_BOX;
          outside |= seat[SUDOKU_BOX].house != box;
        }
    }
  if (in_box && outside && search->k <= 3)
    finding->step.technique = locked_set[search->k];
}

static bool
report_naked (const Search *search, uint64_t places, SudokuSet values)
{
  SudokuFinding *finding = search->finding;
  const uint16_t *cell = finding->shape->house[search->house].cell;

  sudoku_step_begin (finding, naked_set[search->k]);
  finding->step.tenths = sudoku_technique_info (naked_set[search->k])->tenths;
  finding->step.values = values;
  exclude_naked (search, places, values);
  if (!sudoku_step_is_wanted (finding))
    return true;
  for (uint64_t rest = places; rest != 0; rest &= rest - 1)
    sudoku_step_base_cell (finding, cell[__builtin_ctzll (rest)]);
  for (SudokuSet rest = values; rest != 0; rest &= rest - 1)
    sudoku_step_cover (finding, search->house, sudoku_set_first (rest));
  return sudoku_step_report (finding);
}

static bool
report_hidden (const Search *search, uint64_t places, SudokuSet values)
{
  SudokuFinding *finding = search->finding;
  const uint16_t *cell = finding->shape->house[search->house].cell;

  sudoku_step_begin (finding, hidden_set[search->k]);
  finding->step.tenths = sudoku_technique_info (hidden_set[search->k])->tenths;
  finding->step.values = values;
  for (uint64_t rest = places; rest != 0; rest &= rest - 1)
    exclude_from (finding, cell[__builtin_ctzll (rest)], ~values);
  if (!sudoku_step_is_wanted (finding))
    return true;
  for (SudokuSet rest = values; rest != 0; rest &= rest - 1)
    sudoku_step_base (finding, search->house, sudoku_set_first (rest));
  for (uint64_t rest = places; rest != 0; rest &= rest - 1)
    sudoku_step_cover_cell (finding, cell[__builtin_ctzll (rest)]);
  return sudoku_step_report (finding);
}

/* Reports a set unless its rows have fewer bits than there are rows, which is a fault of the board. */
static bool
report_set (const Search *search, uint64_t bits)
{
  uint64_t places = search->hidden ? bits : search->chosen;
  SudokuSet values = search->hidden ? search->chosen : bits;

  if (!has_more (bits, search->k - 1) || is_known_set (search, places, values))
    return true;
  return search->hidden ? report_hidden (search, places, values) : report_naked (search, places, values);
}

/* Chooses left more rows, all before one that is chosen. */
static bool
choose (Search *search, unsigned left, unsigned before, uint64_t bits)
{
  for (unsigned i = left - 1; i < before; i++)
    {
      uint64_t joined = bits | search->row[i];
      uint64_t bit = UINT64_C (1) << search->number[i];
      bool more_wanted;

      if (has_more (joined, search->k))
        continue;
      if (sudoku_finding_cancelled (search->finding))
        return false;
      search->chosen |= bit;
      more_wanted = left > 1 ? choose (search, left - 1, i, joined) : report_set (search, joined);
      search->chosen &= ~bit;
      if (!more_wanted)
        return false;
    }
  return true;
}

/* Takes a row unless it has too many bits, or just one: that is a single. */
static inline void
add_row (Search *search, uint64_t row, unsigned number)
{
  if ((row & (row - 1)) == 0 || has_more (row, search->k))
    return;
  search->row[search->n] = row;
  search->number[search->n++] = (uint8_t) number;
}

static bool
find_sets_of_house (Search *search, unsigned house)
{
  const SudokuBoard *board = search->finding->board;

  search->house = house;
  search->n = 0;
  search->chosen = 0;
  if (search->hidden)
    for (unsigned i = 0; i < board->shape->order; i++)
      add_row (search, sudoku_board_places (board, house, i + 1), i);
  else
    for (unsigned i = 0; i < board->shape->house[house].n_cells; i++)
      add_row (search, board->cell[board->shape->house[house].cell[i]], i);
  return search->n < search->k || choose (search, search->k, search->n, 0);
}

/* Finds the sets of k rows in the houses before a turn. */
static bool
find_sets (SudokuFinding *finding, unsigned k, bool hidden, unsigned n_turns)
{
  Search search = { .finding = finding, .k = k, .hidden = hidden };

  for (unsigned turn = 0; turn < n_turns; turn++)
    if (sudoku_finding_cancelled (finding) || !find_sets_of_house (&search, house_turn (finding->shape, turn)))
      return false;
  return true;
}

static unsigned
largest_set (const SudokuFinding *finding)
{
  return finding->limits.subset_size < MOST ? finding->limits.subset_size : MOST;
}

void
sudoku_find_naked_sets (SudokuFinding *finding)
{
  const SudokuShape *shape = finding->shape;

  for (unsigned k = 2; k <= largest_set (finding); k++)
    {
      bool naked = sudoku_finding_seeks (finding, naked_set[k]);
      bool locked = k <= 3 && sudoku_finding_seeks (finding, locked_set[k]);

      /* A locked set lies in a box, and boxes come first. */
      if ((naked || locked) && !find_sets (finding, k, false, naked ? shape->n_houses : shape->order))
        return;
    }
}

void
sudoku_find_hidden_sets (SudokuFinding *finding)
{
  for (unsigned k = 2; k <= largest_set (finding); k++)
    if (sudoku_finding_seeks (finding, hidden_set[k]) && !find_sets (finding, k, true, finding->shape->n_full_houses))
      return;
}

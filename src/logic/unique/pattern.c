/* What follows from a deadly pattern.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/unique/pattern.h"

#include "logic/board/houses.h"

/* The extras of a cell. */
static SudokuSet
extras_of (const SudokuPattern *pattern, const SudokuBoard *board, unsigned i)
{
  return board->cell[pattern->cell[i]] & ~pattern->pair[i];
}

void
sudoku_pattern_add (SudokuPattern *pattern, const SudokuBoard *board, unsigned cell, SudokuSet pair)
{
  unsigned i = pattern->n++;

  if ((board->cell[cell] & ~pair) != 0)
    {
      /* It takes the place of the first cell without extras. */
      pattern->cell[i] = pattern->cell[pattern->n_extra];
      pattern->pair[i] = pattern->pair[pattern->n_extra];
      i = pattern->n_extra++;
      pattern->extras |= board->cell[cell] & ~pair;
    }
  pattern->cell[i] = (uint16_t) cell;
  pattern->pair[i] = pair;
}

bool
sudoku_pattern_has_extra (const SudokuPattern *pattern, unsigned cell)
{
  for (unsigned i = 0; i < pattern->n_extra; i++)
    if (pattern->cell[i] == cell)
      return true;
  return false;
}

void
sudoku_pattern_begin (SudokuFinding *finding, const SudokuPattern *pattern, SudokuTechnique technique)
{
  sudoku_step_begin (finding, technique);
  finding->step.size = (uint8_t) (pattern->n < 255 ? pattern->n : 255);
  finding->step.values = pattern->values;
  finding->step.variant = pattern->variant;
  for (unsigned i = 0; i < pattern->n; i++)
    {
      sudoku_step_cell (finding, SUDOKU_PART_DEADLY, 0, pattern->cell[i]);
      for (SudokuSet set = pattern->pair[i]; set != 0; set &= set - 1)
        sudoku_step_candidate (finding, SUDOKU_PART_FLOOR, 0, pattern->cell[i], sudoku_set_first (set));
    }
  for (unsigned i = 0; i < pattern->n_extra; i++)
    for (SudokuSet set = extras_of (pattern, finding->board, i); set != 0; set &= set - 1)
      sudoku_step_candidate (finding, SUDOKU_PART_FIN, 0, pattern->cell[i], sudoku_set_first (set));
}

bool
sudoku_pattern_report_1 (SudokuFinding *finding, const SudokuPattern *pattern, SudokuTechnique technique)
{
  if (pattern->n_extra != 1)
    return true;
  sudoku_pattern_begin (finding, pattern, technique);
  for (SudokuSet set = pattern->pair[0]; set != 0; set &= set - 1)
    sudoku_step_remove (finding, pattern->cell[0], sudoku_set_first (set));
  return sudoku_step_report (finding);
}

/* Whether a cell sees every extra of a value. */
static bool
sees_extras (const SudokuFinding *finding, const SudokuPattern *pattern, unsigned cell, unsigned value)
{
  for (unsigned i = 0; i < pattern->n_extra; i++)
    if (sudoku_set_has (extras_of (pattern, finding->board, i), value)
        && (pattern->cell[i] == cell || !sudoku_cells_see (finding->shape, pattern->cell[i], cell)))
      return false;
  return true;
}

bool
sudoku_pattern_report_2 (SudokuFinding *finding, const SudokuPattern *pattern, SudokuTechnique technique)
{
  const SudokuCellInfo *info = &finding->shape->cell[pattern->cell[0]];
  unsigned value;

  if (pattern->n_extra < 2 || !sudoku_set_is_single (pattern->extras))
    return true;
  value = sudoku_set_first (pattern->extras);
  sudoku_pattern_begin (finding, pattern, technique);
  for (unsigned i = 0; i < info->n_peers; i++)
    if (sudoku_board_has (finding->board, info->peer[i], value) && sees_extras (finding, pattern, info->peer[i], value))
      sudoku_step_remove (finding, info->peer[i], value);
  return sudoku_step_report (finding);
}

/* The search for naked sets of type 3 in one house. */
typedef struct
{
  SudokuFinding *finding;
  const SudokuPattern *pattern;
  SudokuTechnique technique;
  unsigned house;
  unsigned n_cells; /* of the house that may be in the set */
  uint16_t cell[SUDOKU_MAX_ORDER];
  unsigned size; /* how many of them are to be chosen */
  unsigned n;    /* chosen */
  uint16_t chosen[SUDOKU_MAX_ORDER];
} NakedSet;

/* Removes values wherever they are seen by all of the set that may have them. */
static void
remove_seen (const NakedSet *set, SudokuSet values)
{
  const SudokuBoard *board = set->finding->board;

  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    for (SudokuSet rest = values & board->cell[cell]; rest != 0; rest &= rest - 1)
      {
        unsigned value = sudoku_set_first (rest);
        bool all = sees_extras (set->finding, set->pattern, cell, value);

        for (unsigned i = 0; i < set->n && all; i++)
          all = !sudoku_board_has (board, set->chosen[i], value)
                || (set->chosen[i] != cell && sudoku_cells_see (board->shape, set->chosen[i], cell));
        if (all)
          sudoku_step_remove (set->finding, cell, value);
      }
}

static bool
report_set (const NakedSet *set, SudokuSet values)
{
  SudokuFinding *finding = set->finding;

  sudoku_pattern_begin (finding, set->pattern, set->technique);
  remove_seen (set, values);
  if (!sudoku_step_is_wanted (finding))
    return true;
  for (unsigned i = 0; i < set->n; i++)
    {
      sudoku_step_base_cell (finding, set->chosen[i]);
      sudoku_step_cell (finding, SUDOKU_PART_SET, 0, set->chosen[i]);
    }
  for (; values != 0; values &= values - 1)
    sudoku_step_cover (finding, set->house, sudoku_set_first (values));
  return sudoku_step_report (finding);
}

/* Chooses further cells from an index on, which have with the extras some values between them. */
static bool
choose (NakedSet *set, unsigned from, SudokuSet values)
{
  if (sudoku_finding_cancelled (set->finding))
    return false;
  for (unsigned i = from; i < set->n_cells; i++)
    {
      SudokuSet now = values | set->finding->board->cell[set->cell[i]];

      if (sudoku_set_count (now) > set->size + 1)
        continue;
      set->chosen[set->n++] = set->cell[i];
      if (set->n < set->size ? !choose (set, i + 1, now)
                             : sudoku_set_count (now) == set->n + 1 && !report_set (set, now))
        return false;
      set->n--;
    }
  return true;
}

/* Lists the cells of the house that may be in the set. */
static void
list_cells (NakedSet *set)
{
  const SudokuBoard *board = set->finding->board;
  const SudokuHouse *house = &board->shape->house[set->house];

  set->n_cells = 0;
  for (unsigned i = 0; i < house->n_cells; i++)
    {
      unsigned cell = house->cell[i];

      if (board->value[cell] == 0 && !sudoku_pattern_has_extra (set->pattern, cell))
        set->cell[set->n_cells++] = (uint16_t) cell;
    }
}

/* Whether a house has all cells with extras. */
static bool
holds_extras (const SudokuShape *shape, const SudokuPattern *pattern, unsigned house)
{
  for (unsigned i = 1; i < pattern->n_extra; i++)
    if (!sudoku_cell_is_in_house (shape, pattern->cell[i], house))
      return false;
  return true;
}

bool
sudoku_pattern_report_3 (SudokuFinding *finding, const SudokuPattern *pattern, SudokuTechnique technique)
{
  const SudokuShape *shape = finding->shape;
  const SudokuCellInfo *info = &shape->cell[pattern->cell[0]];
  unsigned most = shape->order <= 9 ? shape->order : finding->limits.subset_size;
  NakedSet set = { .finding = finding, .pattern = pattern, .technique = technique };

  if (pattern->n_extra < 2)
    return true;
  for (unsigned i = 0; i < info->n_seats; i++)
    {
      unsigned rest;

      set.house = info->seat[i].house;
      set.n = 0;
      if (!holds_extras (shape, pattern, set.house))
        continue;
      list_cells (&set);
      /* A set of several cells that are all the house has left is rather type 4. */
      rest = set.n_cells > 1;
      for (set.size = 1; set.size <= most && set.size + rest <= set.n_cells; set.size++)
        if (!choose (&set, 0, pattern->extras))
          return false;
    }
  return true;
}

/* Whether no other cell of a house may have a value than the two with extras, of which one may. */
static bool
is_locked (const SudokuFinding *finding, const SudokuPattern *pattern, unsigned house, unsigned value)
{
  const SudokuShape *shape = finding->shape;
  uint64_t places = sudoku_board_places (finding->board, house, value);

  for (uint64_t rest = places; rest != 0; rest &= rest - 1)
    if (!sudoku_pattern_has_extra (pattern, shape->house[house].cell[__builtin_ctzll (rest)]))
      return false;
  return places != 0;
}

static bool
report_locked (SudokuFinding *finding,
               const SudokuPattern *pattern,
               SudokuTechnique technique,
               unsigned house,
               unsigned value)
{
  sudoku_pattern_begin (finding, pattern, technique);
  sudoku_step_base (finding, house, value);
  for (unsigned i = 0; i < 2; i++)
    {
      sudoku_step_cover_cell (finding, pattern->cell[i]);
      for (SudokuSet set = pattern->pair[i] & ~sudoku_set_of (value); set != 0; set &= set - 1)
        sudoku_step_remove (finding, pattern->cell[i], sudoku_set_first (set));
    }
  return sudoku_step_report (finding);
}

bool
sudoku_pattern_report_4 (SudokuFinding *finding, const SudokuPattern *pattern, SudokuTechnique technique)
{
  const SudokuCellInfo *info = &finding->shape->cell[pattern->cell[0]];

  if (pattern->n_extra != 2)
    return true;
  for (SudokuSet set = pattern->pair[0] & pattern->pair[1]; set != 0; set &= set - 1)
    {
      unsigned value = sudoku_set_first (set);

      for (unsigned i = 0; i < info->n_seats; i++)
        if (info->seat[i].house < finding->shape->n_full_houses
            && holds_extras (finding->shape, pattern, info->seat[i].house)
            && is_locked (finding, pattern, info->seat[i].house, value))
          {
            if (!report_locked (finding, pattern, technique, info->seat[i].house, value))
              return false;
            break;
          }
    }
  return true;
}

/* Two strong links of one value, and a weak one between them: skyscrapers, kites and turbot fish.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A house with two places is a strong link. If one end of each sees the other, one of the two far ends is true, and what
 * sees both is out.
 */
#include <stdlib.h>
#include <string.h>

#include "logic/board/houses.h"
#include "logic/board/finders.h"

typedef struct
{
  unsigned house;
  uint16_t end[2]; /* cells, ascending */
} Strong;

typedef struct
{
  unsigned n;
  Strong link[SUDOKU_MAX_HOUSES];
} Links;

/* Of a link one end is near, the other far. */
typedef struct
{
  unsigned house;
  unsigned near, far;
} Side;

static Side
side_of (const Strong *link, unsigned near_end)
{
  return (Side){ link->house, link->end[near_end], link->end[1 - near_end] };
}

/* A house that two cells have in common, or SUDOKU_NO_HOUSE. */
static unsigned
common_house (const SudokuShape *shape, unsigned a, unsigned b)
{
  return sudoku_house_of_cells (shape, (const unsigned[]){ a, b }, 2);
}

/* Lists the strong links of a value in the houses from one to another. */
static void
list_links (const SudokuBoard *board, unsigned value, unsigned from, unsigned to, Links *links)
{
  links->n = 0;
  for (unsigned house = from; house < to && house < board->shape->n_full_houses; house++)
    {
      uint64_t places = sudoku_board_places (board, house, value);
      uint64_t second = places & (places - 1);
      const uint16_t *cell = board->shape->house[house].cell;

      if (second != 0 && (second & (second - 1)) == 0)
        links->link[links->n++] = (Strong){ house, { cell[__builtin_ctzll (places)], cell[__builtin_ctzll (second)] } };
    }
}

/* Adds two links whose near ends see each other in a house, and the candidates that see both far ends. */
static void
add_pattern (SudokuFinding *finding, unsigned value, Side a, Side b, unsigned house, unsigned index)
{
  const SudokuShape *shape = finding->shape;
  const SudokuCellInfo *info = &shape->cell[a.far];
  const unsigned cells[] = { a.far, a.near, b.near, b.far };

  finding->step.values |= sudoku_set_of (value);
  sudoku_step_places (finding, SUDOKU_PART_BASE, index, a.house, value);
  sudoku_step_places (finding, SUDOKU_PART_BASE, index, b.house, value);
  sudoku_step_places (finding, SUDOKU_PART_COVER, index, house, value);
  for (unsigned i = 0; i < 4; i++)
    sudoku_step_candidate (finding, SUDOKU_PART_PATTERN, index, cells[i], value);
  for (unsigned i = 0; i < info->n_peers; i++)
    if (sudoku_board_has (finding->board, info->peer[i], value)
        && (a.far == b.far || sudoku_cells_see (shape, info->peer[i], b.far)))
      sudoku_step_remove (finding, info->peer[i], value);
}

static bool
report_pattern (SudokuFinding *finding, SudokuTechnique technique, unsigned value, Side a, Side b, unsigned house)
{
  sudoku_step_begin (finding, technique);
  add_pattern (finding, value, a, b, house, 0);
  return sudoku_step_report (finding);
}

/* Whether two cells are in one line of the kind that crosses a line. */
static bool
are_in_line (const SudokuShape *shape, SudokuHouseKind line, unsigned a, unsigned b)
{
  return line == SUDOKU_ROW ? sudoku_cell_column (shape, a) == sudoku_cell_column (shape, b)
                            : sudoku_cell_row (shape, a) == sudoku_cell_row (shape, b);
}

/* Tries the ends of two parallel links. */
static bool
try_skyscraper (SudokuFinding *finding, unsigned value, const Strong *first, const Strong *second)
{
  const SudokuShape *shape = finding->shape;
  SudokuHouseKind kind = shape->house[first->house].kind;

  for (unsigned i = 0; i < 4; i++)
    {
      Side a = side_of (first, i & 1), b = side_of (second, (i & 1) ^ (i >> 1));

      if (!are_in_line (shape, kind, a.near, b.near))
        continue;
      if (!are_in_line (shape, kind, a.far, b.far)
          && !report_pattern (finding, SUDOKU_SKYSCRAPER, value, a, b, common_house (shape, a.near, b.near)))
        return false;
    }
  return true;
}

void
sudoku_find_skyscrapers (SudokuFinding *finding)
{
  unsigned order = finding->shape->order;

  for (unsigned value = 1; value <= order; value++)
    for (unsigned from = 0; from <= order; from += order)
      {
        Links links;

        list_links (finding->board, value, from, from + order, &links);
        for (unsigned i = 0; i < links.n; i++)
          for (unsigned j = i + 1; j < links.n; j++)
            if (sudoku_finding_cancelled (finding) || !try_skyscraper (finding, value, &links.link[i], &links.link[j]))
              return;
      }
}

/* A row and a column with two places for a value, near ends in one box. */
typedef struct
{
  unsigned value;
  Side row, column;
} Kite;

/* Adds a kite. Returns whether it has a result. */
static bool
add_kite (SudokuFinding *finding, const Kite *kite, unsigned index)
{
  const SudokuShape *shape = finding->shape;
  unsigned before = finding->removed.n;

  add_pattern (finding, kite->value, kite->row, kite->column, shape->cell[kite->row.near].seat[SUDOKU_BOX].house,
               index);
  return finding->removed.n > before;
}

/* Whether the last two kites that were added, each with the results from a number on, have other results. */
static bool
results_differ (const SudokuFinding *finding, unsigned second)
{
  const SudokuCandidate *removed = finding->removed.item;

  if (finding->removed.n != 2 * second)
    return true;
  for (unsigned i = 0; i < second; i++)
    if (removed[i] != removed[second + i])
      return true;
  return false;
}

/* Whether the near ends of two kites are in the same cells, whatever their values. */
static bool
meet_in_box (const Kite *a, const Kite *b)
{
  return (a->row.near == b->row.near && a->column.near == b->column.near)
         || (a->row.near == b->column.near && a->column.near == b->row.near);
}

/* Joins kites with the same near ends and other results. */
static void
report_duals (SudokuFinding *finding, const Kite *kite, unsigned n_kites)
{
  for (unsigned i = 0; i < n_kites && !sudoku_finding_cancelled (finding); i++)
    for (unsigned j = i + 1; j < n_kites; j++)
      {
        unsigned n;

        if (!meet_in_box (&kite[i], &kite[j]))
          continue;
        sudoku_step_begin (finding, SUDOKU_DUAL_TWO_STRING_KITE);
        add_kite (finding, &kite[i], 0);
        n = finding->removed.n;
        add_kite (finding, &kite[j], 1);
        if (results_differ (finding, n) && !sudoku_step_report (finding))
          return;
      }
}

/* Tries the ends of a row and a column. Kites are reported, or collected if there is a place for them. */
static bool
try_kite (SudokuFinding *finding, unsigned value, const Strong *row, const Strong *column, SudokuGrowing *found)
{
  for (unsigned ends = 0; ends < 4; ends++)
    {
      Kite kite = { value, side_of (row, ends >> 1), side_of (column, ends & 1) };

      if (sudoku_cell_box (finding->shape, kite.row.near) != sudoku_cell_box (finding->shape, kite.column.near)
          || kite.row.near == kite.column.near || kite.row.near == kite.column.far || kite.row.far == kite.column.near
          || kite.row.far == kite.column.far)
        continue;
      sudoku_step_begin (finding, SUDOKU_TWO_STRING_KITE);
      if (add_kite (finding, &kite, 0)
          && !(found != NULL ? sudoku_growing_append (finding, found, &kite, 1, sizeof kite)
                             : sudoku_step_report (finding)))
        return false;
    }
  return true;
}

static bool
find_kites (SudokuFinding *finding, const Links *rows, const Links *columns, unsigned value, SudokuGrowing *found)
{
  for (unsigned i = 0; i < rows->n; i++)
    for (unsigned j = 0; j < columns->n; j++)
      if (sudoku_finding_cancelled (finding) || !try_kite (finding, value, &rows->link[i], &columns->link[j], found))
        return false;
  return true;
}

void
sudoku_find_kites (SudokuFinding *finding)
{
  unsigned order = finding->shape->order;
  SudokuGrowing kites = { 0 }; /* of all values */
  bool seeks_single = sudoku_finding_seeks (finding, SUDOKU_TWO_STRING_KITE);
  bool seeks_dual = sudoku_finding_seeks (finding, SUDOKU_DUAL_TWO_STRING_KITE);
  bool more = true;

  for (unsigned value = 1; value <= order && (seeks_single || seeks_dual) && more; value++)
    {
      Links rows, columns;

      list_links (finding->board, value, 0, order, &rows);
      list_links (finding->board, value, order, 2 * order, &columns);
      if (seeks_single)
        more = find_kites (finding, &rows, &columns, value, NULL);
      if (seeks_dual && more)
        more = find_kites (finding, &rows, &columns, value, &kites);
    }
  if (more)
    report_duals (finding, kites.item, kites.n);
  free (kites.item);
}

/* Whether two links make a skyscraper, an X-Wing or a kite. */
static bool
has_other_name (const SudokuShape *shape, Side a, Side b)
{
  SudokuHouseKind first = shape->house[a.house].kind, second = shape->house[b.house].kind;

  if (first > SUDOKU_COLUMN || second > SUDOKU_COLUMN)
    return false;
  return first == second ? are_in_line (shape, first, a.near, b.near)
                         : sudoku_cell_box (shape, a.near) == sudoku_cell_box (shape, b.near);
}

static bool
try_turbot (SudokuFinding *finding, unsigned value, const Strong *first, const Strong *second)
{
  const SudokuShape *shape = finding->shape;

  for (unsigned ends = 0; ends < 4; ends++)
    {
      Side a = side_of (first, ends >> 1), b = side_of (second, ends & 1);
      unsigned house = common_house (shape, a.near, b.near);

      if (house == SUDOKU_NO_HOUSE || a.near == b.near || a.near == b.far || a.far == b.near)
        continue;
      if (a.far == b.far || has_other_name (shape, a, b))
        continue;
      if (!report_pattern (finding, SUDOKU_TURBOT_FISH, value, a, b, house))
        return false;
    }
  return true;
}

void
sudoku_find_turbot_fish (SudokuFinding *finding)
{
  Links all, links;

  for (unsigned value = 1; value <= finding->shape->order; value++)
    {
      /* Those with the same cells in two houses once. */
      list_links (finding->board, value, 0, finding->shape->n_full_houses, &all);
      links.n = 0;
      for (unsigned i = 0, j; i < all.n; i++)
        {
          for (j = 0; j < i; j++)
            if (memcmp (all.link[j].end, all.link[i].end, sizeof all.link[i].end) == 0)
              break;
          if (j == i)
            links.link[links.n++] = all.link[i];
        }
      for (unsigned i = 0; i < links.n; i++)
        for (unsigned j = i + 1; j < links.n; j++)
          if (sudoku_finding_cancelled (finding) || !try_turbot (finding, value, &links.link[i], &links.link[j]))
            return;
    }
}

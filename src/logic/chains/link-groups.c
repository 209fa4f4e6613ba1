/* The links of groups: all places of a value in the cells that two houses share, if there are several.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Groups are numbered by the first of the two houses (rows before columns), value, and the second, as in HoDoKu.
 */
#include <stdlib.h>
#include <string.h>

#include "logic/board/houses.h"
#include "logic/chains/link-builder.h"

/* A group as its places in its two houses. */
typedef struct
{
  uint16_t house[2];
  uint64_t places[2];
} Group;

typedef struct
{
  SudokuLinkBuilder *builder;
  const SudokuBoard *board;
  SudokuGrowing group; /* of Group; its node is n_candidates plus its number */
} Groups;

static void
add_group (Groups *groups, unsigned house, unsigned other, uint64_t here, uint64_t there, unsigned value)
{
  Group group = { { (uint16_t) house, (uint16_t) other }, { here, there } };
  uint16_t cells[SUDOKU_MAX_ORDER];
  unsigned n = 0;

  if (!sudoku_growing_append (groups->builder->finding, &groups->group, &group, 1, sizeof group))
    return;
  for (; here != 0; here &= here - 1)
    cells[n++] = groups->board->shape->house[house].cell[__builtin_ctzll (here)];
  sudoku_builder_node (groups->builder, value, cells, n, SUDOKU_NO_SET);
}

/* Fills there[] with the cells that a house has in common with later ones, as places there. */
static void
mark_common_cells (const SudokuShape *shape, unsigned house, uint64_t *there)
{
  memset (there, 0, shape->n_houses * sizeof *there);
  for (unsigned i = 0; i < shape->house[house].n_cells; i++)
    {
      const SudokuCellInfo *info = &shape->cell[shape->house[house].cell[i]];

      for (unsigned j = 0; j < info->n_seats; j++)
        if (info->seat[j].house > house)
          there[info->seat[j].house] |= UINT64_C (1) << info->seat[j].place;
    }
}

static void
list_groups (Groups *groups)
{
  const SudokuShape *shape = groups->board->shape;
  uint64_t common[SUDOKU_MAX_HOUSES];

  for (unsigned house = 0; house < shape->n_houses && !sudoku_finding_cancelled (groups->builder->finding); house++)
    {
      mark_common_cells (shape, house, common);
      for (unsigned value = 1; value <= shape->order; value++)
        for (unsigned other = house + 1; other < shape->n_houses; other++)
          {
            uint64_t there = common[other] & sudoku_board_places (groups->board, other, value);

            if ((there & (there - 1)) != 0)
              add_group (groups, house, other, sudoku_places_in_house (shape, other, there, house), there, value);
          }
    }
}

/* The candidates that a group excludes are those of its houses, and whatever else sees all of its cells. */
static bool
sees_group (const Groups *groups, unsigned node, unsigned cell)
{
  const uint16_t *cells = sudoku_builder_cells (groups->builder, node);

  for (unsigned i = 0; i < sudoku_builder_get (groups->builder, node)->n_cells; i++)
    if (cells[i] == cell || !sudoku_cells_see (groups->board->shape, cells[i], cell))
      return false;
  return true;
}

static void
link_weakly (Groups *groups, unsigned node)
{
  const SudokuCellInfo *info = &groups->board->shape->cell[*sudoku_builder_cells (groups->builder, node)];
  unsigned value = sudoku_builder_get (groups->builder, node)->value;

  for (unsigned i = 0; i < info->n_peers; i++)
    if (sudoku_board_has (groups->board, info->peer[i], value) && sees_group (groups, node, info->peer[i]))
      {
        unsigned candidate = sudoku_builder_number (groups->builder, info->peer[i], value);

        sudoku_builder_imply (groups->builder, sudoku_event (node, true), sudoku_event (candidate, false), 0);
        sudoku_builder_imply (groups->builder, sudoku_event (candidate, true), sudoku_event (node, false), 0);
      }
}

/* What a house has of the value besides the group. */
static uint64_t
rest_of (const Groups *groups, const Group *group, unsigned side, unsigned value)
{
  if (group->house[side] >= groups->board->shape->n_full_houses)
    return 0;
  return sudoku_board_places (groups->board, group->house[side], value) & ~group->places[side];
}

/* Links a group to the single place that is left besides it in one of its houses. */
static void
link_to_single (Groups *groups, unsigned node, const Group *group, unsigned side, unsigned value)
{
  uint64_t rest = rest_of (groups, group, side, value);
  unsigned candidate;

  if (!sudoku_set_is_single (rest))
    return;
  candidate = sudoku_builder_number (
      groups->builder, groups->board->shape->house[group->house[side]].cell[__builtin_ctzll (rest)], value);
  sudoku_builder_imply (groups->builder, sudoku_event (node, false), sudoku_event (candidate, true), 0);
  sudoku_builder_imply (groups->builder, sudoku_event (candidate, false), sudoku_event (node, true), 0);
}

/* The side of a group that lies in a house, or 2. */
static unsigned
side_in (const Group *group, unsigned house)
{
  return group->house[0] == house ? 0 : group->house[1] == house ? 1 : 2;
}

/* Whether two groups of a value lie in a common house without common cells. */
static bool
are_apart (const Group *a, const Group *b)
{
  for (unsigned side = 0; side < 2; side++)
    {
      unsigned other = side_in (b, a->house[side]);

      if (other < 2)
        return (a->places[side] & b->places[other]) == 0;
    }
  return false;
}

/* Links group i to the others, beginning and ending with those of its value. */
static void
link_to_groups (Groups *groups, unsigned i)
{
  const Group *group = groups->group.item;
  unsigned first = groups->builder->n_candidates;
  unsigned value = sudoku_builder_get (groups->builder, first + i)->value;

  for (unsigned j = 0; j < groups->group.n; j++)
    if (j != i && sudoku_builder_get (groups->builder, first + j)->value == value && are_apart (&group[i], &group[j]))
      sudoku_builder_imply (groups->builder, sudoku_event (first + i, true), sudoku_event (first + j, false), 0);
  for (unsigned side = 0; side < 2; side++)
    {
      uint64_t rest = rest_of (groups, &group[i], side, value);

      for (unsigned j = 0; j < groups->group.n && rest != 0; j++)
        {
          unsigned other = side_in (&group[j], group[i].house[side]);

          if (j == i || other == 2 || sudoku_builder_get (groups->builder, first + j)->value != value
              || group[j].places[other] != rest)
            continue;
          sudoku_builder_imply (groups->builder, sudoku_event (first + i, false), sudoku_event (first + j, true), 0);
          break;
        }
    }
}

void
sudoku_builder_add_groups (SudokuLinkBuilder *builder)
{
  Groups groups = { .builder = builder, .board = builder->finding->board };
  const Group *group;

  list_groups (&groups);
  group = groups.group.item;
  for (unsigned i = 0; i < groups.group.n && !sudoku_finding_cancelled (builder->finding); i++)
    {
      unsigned node = builder->n_candidates + i;
      unsigned value = sudoku_builder_get (builder, node)->value;

      link_weakly (&groups, node);
      link_to_single (&groups, node, &group[i], 1, value);
      link_to_single (&groups, node, &group[i], 0, value);
      link_to_groups (&groups, i);
    }
  free (groups.group.item);
}

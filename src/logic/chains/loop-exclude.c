/* What a continuous loop excludes: of each of its weak links one of the ends is true, and its sets are locked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Candidates in cells of the loop stay, as in HoDoKu, unless they are seen by a value of a set that the loop does not use, or
 * stand in a cell with two nodes of the loop.
 */
#include <string.h>

#include "logic/chains/loops.h"
#include "logic/chains/spell.h"

void
sudoku_loop_mark_cells (const SudokuLoopSearch *search, unsigned node)
{
  const SudokuLinks *links = search->links;
  const uint16_t *cells = sudoku_node_cells (links, node);

  for (unsigned i = 0; i < links->node[node].n_cells; i++)
    search->entered[cells[i]] = true;
  if (node >= links->n_plain)
    {
      const SudokuAls *als = &links->als->als[links->node[node].set];

      for (uint64_t places = als->places; places != 0; places &= places - 1)
        search->entered[search->finding->shape->house[als->house].cell[__builtin_ctzll (places)]] = true;
    }
}

/* Whether a node excludes a candidate: of a set, a value whose being true in its cells is meant. */
static bool
excludes (const SudokuLoopSearch *search, unsigned node, unsigned candidate)
{
  const SudokuLinks *links = search->links;

  if (node < links->n_plain)
    return sudoku_bits_has (sudoku_node_seen (links, node), candidate);
  return links->node[node].value == links->node[candidate].value
         && sudoku_bits_has (sudoku_als_seen (links->als, links->node[node].set, links->node[node].value),
                             sudoku_node_first_cell (links, candidate));
}

/* Removes what both nodes exclude, but for cells that are kept. */
static void
remove_seen_by (SudokuLoopSearch *search, unsigned a, unsigned b, bool keep_entered)
{
  const SudokuLinks *links = search->links;

  for (unsigned c = 0; c < links->n_candidates; c++)
    if (excludes (search, a, c) && excludes (search, b, c)
        && !(keep_entered && search->entered[sudoku_node_first_cell (links, c)]))
      sudoku_bits_add (search->removed, c);
}

/* The node that makes the next event happen: of a set, that of the value by which the next is reached. */
static unsigned
exit_of (const SudokuLoopSearch *search, uint32_t event, uint32_t next)
{
  const SudokuLinks *links = search->links;
  unsigned node = sudoku_event_node (event);

  if (node < links->n_plain)
    return node;
  return sudoku_set_node (links, links->node[node].set, links->node[sudoku_event_node (next)].value);
}

/* A weak link from the first to the second. */
static void
exclude_by_link (SudokuLoopSearch *search, unsigned a, unsigned b)
{
  const SudokuLinks *links = search->links;
  bool same_cell = a < links->n_plain && b < links->n_plain && links->node[a].value != links->node[b].value;

  remove_seen_by (search, a, b, !same_cell);
}

/* A set that was entered, and what follows: every value that is not used for that is in the set. */
static void
exclude_by_set (SudokuLoopSearch *search, uint32_t event, uint32_t next)
{
  const SudokuLinks *links = search->links;
  const SudokuBoard *board = search->finding->board;
  unsigned entrance = sudoku_event_node (event), other = sudoku_event_node (next);
  unsigned set = links->node[entrance].set;
  SudokuSet used = sudoku_set_of (links->node[entrance].value);
  SudokuSet forced_by = 0;

  if (sudoku_event_is_on (next))
    forced_by = board->cell[sudoku_node_first_cell (links, other)] & ~sudoku_set_of (links->node[other].value);
  else
    used |= sudoku_set_of (links->node[other].value);
  for (SudokuSet values = links->als->als[set].values & ~used & ~forced_by; values != 0; values &= values - 1)
    {
      unsigned node = sudoku_set_node (links, set, sudoku_set_first (values));

      remove_seen_by (search, node, node, false);
    }
  for (; forced_by != 0; forced_by &= forced_by - 1)
    {
      unsigned value = sudoku_set_first (forced_by);
      unsigned candidate = sudoku_links_number (links, board->shape, sudoku_node_first_cell (links, other), value);

      remove_seen_by (search, sudoku_set_node (links, set, value), candidate, false);
    }
}

void
sudoku_loop_exclude (SudokuLoopSearch *search, const uint32_t *event, unsigned n_events)
{
  memset (search->entered, 0, search->finding->shape->n_cells * sizeof *search->entered);
  for (unsigned i = 0; i < n_events; i++)
    sudoku_loop_mark_cells (search, sudoku_event_node (event[i]));
  for (unsigned i = 0; i + 1 < n_events; i++)
    {
      unsigned node = sudoku_event_node (event[i]);
      bool from_set = node >= search->links->n_plain;

      if (!sudoku_event_is_on (event[i + 1]))
        exclude_by_link (search, exit_of (search, event[i], event[i + 1]), sudoku_event_node (event[i + 1]));
      if (from_set)
        exclude_by_set (search, event[i], event[i + 1]);
    }
  exclude_by_link (search, sudoku_event_node (event[n_events - 1]), sudoku_event_node (event[0]));
}

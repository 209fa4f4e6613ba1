/* Shortest chains of implications from one event to all others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/chains/walk.h"

#include <stdlib.h>

SudokuWalk *
sudoku_walk_new (SudokuFinding *finding, const SudokuLinks *links, SudokuWalkKind kind)
{
  unsigned n_events = 2 * links->n_nodes;
  SudokuWalk *walk = calloc (1, sizeof *walk);

  if (walk == NULL)
    return NULL;
  *walk = (SudokuWalk){ .finding = finding, .links = links, .kind = kind, .most_links = finding->limits.links };
  walk->reached = malloc ((n_events + 1) * sizeof *walk->reached);
  walk->place = malloc ((n_events + 1) * sizeof *walk->place);
  walk->round_of = calloc (n_events + 1, sizeof *walk->round_of);
  if (walk->reached != NULL && walk->place != NULL && walk->round_of != NULL)
    return walk;
  sudoku_walk_free (walk);
  return NULL;
}

void
sudoku_walk_free (SudokuWalk *walk)
{
  if (walk == NULL)
    return;
  free (walk->reached);
  free (walk->place);
  free (walk->round_of);
  free (walk);
}

/* Whether the kind of the walk allows a link. */
static bool
allows (const SudokuWalk *walk, uint32_t from, uint32_t to)
{
  const SudokuLinks *links = walk->links;
  unsigned a = sudoku_event_node (from), b = sudoku_event_node (to);

  switch (walk->kind)
    {
    case SUDOKU_WALK_VALUE:
      return links->node[a].value == links->node[b].value;
    case SUDOKU_WALK_BIVALUE:
      if (sudoku_event_is_on (to) != (sudoku_node_first_cell (links, a) == sudoku_node_first_cell (links, b)))
        return false;
      return sudoku_set_count (walk->finding->board->cell[sudoku_node_first_cell (links, b)]) == 2;
    case SUDOKU_WALK_ALL:
    default:
      return true;
    }
}

static void
reach (SudokuWalk *walk, uint32_t event, unsigned parent, unsigned links)
{
  assert (walk->n_reached < 2 * walk->links->n_nodes && walk->round_of[event] != walk->round);
  walk->round_of[event] = walk->round;
  walk->place[event] = walk->n_reached;
  walk->reached[walk->n_reached++] = (SudokuReached){ event, parent, (uint16_t) links };
}

/* Follows the links of an event that was reached. */
static void
expand (SudokuWalk *walk, unsigned index)
{
  const SudokuLinks *links = walk->links;
  SudokuReached from = walk->reached[index];

  for (unsigned i = links->first[from.event]; i < links->first[from.event + 1]; i++)
    if (walk->round_of[links->implication[i]] != walk->round && allows (walk, from.event, links->implication[i]))
      reach (walk, links->implication[i], index, from.links + 1u);
}

void
sudoku_walk_from (SudokuWalk *walk, uint32_t start)
{
  walk->round++;
  walk->n_reached = 0;
  reach (walk, start, 0, 0);
  for (unsigned i = 0; i < walk->n_reached && !sudoku_finding_cancelled (walk->finding); i++)
    if (walk->reached[i].links < walk->most_links)
      expand (walk, i);
}

unsigned
sudoku_walk_path (const SudokuWalk *walk, unsigned index, uint32_t *event, unsigned room)
{
  unsigned n = 1;

  assert (index < walk->n_reached);
  for (unsigned i = index; i != 0 && n <= room; i = walk->reached[i].parent)
    n++;
  if (n > room)
    return 0;
  for (unsigned i = index, k = n; k > 0; i = walk->reached[i].parent)
    event[--k] = walk->reached[i].event;
  return n;
}

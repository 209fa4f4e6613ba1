/* The shortest chain between two candidates that enters no cell twice: by depth, as long as the goal is within reach.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/chains/simple-path.h"

#include <stdlib.h>
#include <string.h>

/* Steps of a search before it is left without result. */
#define PATIENCE 200000

struct SudokuSimplePath
{
  const SudokuLinks *links;
  SudokuWalk *back; /* what follows from the goal being false: read backwards, how far it is */
  bool *entered;    /* [cells of the board] */
  uint32_t *event;
  uint32_t goal;
  unsigned patience;
};

SudokuSimplePath *
sudoku_simple_path_new (SudokuFinding *finding, const SudokuLinks *links, SudokuWalkKind kind)
{
  SudokuSimplePath *path = calloc (1, sizeof *path);

  if (path == NULL)
    return NULL;
  path->links = links;
  path->back = sudoku_walk_new (finding, links, kind);
  path->entered = calloc (finding->shape->n_cells, sizeof *path->entered);
  if (path->back != NULL && path->entered != NULL)
    return path;
  sudoku_simple_path_free (path);
  return NULL;
}

void
sudoku_simple_path_free (SudokuSimplePath *path)
{
  if (path == NULL)
    return;
  sudoku_walk_free (path->back);
  free (path->entered);
  free (path);
}

bool
sudoku_path_is_simple (const SudokuLinks *links, const uint32_t *event, unsigned n_events)
{
  for (unsigned i = 2; i < n_events; i++)
    for (unsigned j = 0; j + 1 < i; j++)
      if (sudoku_node_first_cell (links, sudoku_event_node (event[i]))
              == sudoku_node_first_cell (links, sudoku_event_node (event[j]))
          && !(j == 0 && i + 1 == n_events))
        return false;
  return true;
}

/* Whether the goal may be that many links away. What leads from an event to the goal leads, read backwards, from the goal
 * being false to the event being false. */
static bool
is_within_reach (const SudokuSimplePath *path, uint32_t event, unsigned links)
{
  unsigned index;

  return sudoku_walk_has (path->back, event ^ 1, &index) && path->back->reached[index].links <= links;
}

/* Continues the chain, whose last event is event[n-1], by exactly that many links. */
static bool
extend (SudokuSimplePath *path, unsigned n, unsigned left)
{
  const SudokuLinks *links = path->links;
  uint32_t last = path->event[n - 1];
  unsigned here = sudoku_node_first_cell (links, sudoku_event_node (last));

  if (left == 0)
    return last == path->goal;
  if (path->patience == 0)
    return false;
  path->patience--;
  for (unsigned i = links->first[last]; i < links->first[last + 1]; i++)
    {
      uint32_t next = links->implication[i].event;
      unsigned cell = sudoku_node_first_cell (links, sudoku_event_node (next));
      bool entered = path->entered[cell];

      if (!sudoku_walk_allows (path->back, last, next) || !is_within_reach (path, next, left - 1)
          || (entered && cell != here && !(left == 1 && next == (path->event[0] ^ 1))))
        continue;
      path->event[n] = next;
      path->entered[cell] = true;
      if (extend (path, n + 1, left - 1))
        return true;
      path->entered[cell] = entered;
    }
  return false;
}

unsigned
sudoku_simple_path_find (SudokuSimplePath *path,
                         unsigned from,
                         unsigned to,
                         unsigned least,
                         unsigned most,
                         uint32_t *event)
{
  path->event = event;
  path->goal = sudoku_event (to, true);
  path->patience = PATIENCE;
  sudoku_walk_from (path->back, sudoku_event (to, false));
  for (unsigned n_links = least; n_links <= most; n_links += 2)
    {
      memset (path->entered, 0, path->back->finding->shape->n_cells * sizeof *path->entered);
      event[0] = sudoku_event (from, false);
      path->entered[sudoku_node_first_cell (path->links, from)] = true;
      if (extend (path, 1, n_links))
        return n_links + 1;
    }
  return 0;
}

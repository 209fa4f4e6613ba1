/* The transitive closure of the links, by strong components (Tarjan 1972): the set of a component is the union of those it
 * leads to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/chains/closure.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  SudokuFinding *finding;
  SudokuClosure *closure;
  uint32_t *first;         /* [n_nodes + 1] */
  SudokuGrowing successor; /* of uint32_t: the nodes that are on two links further */
  uint32_t *marked;        /* [n_nodes] the last node plus one that has it as successor */
  uint32_t *order;         /* [n_nodes] when a node was reached, from 1 */
  uint32_t *low;           /* [n_nodes] the earliest that is known to be in its component; UINT32_MAX when done */
  uint32_t *open;          /* nodes whose component is not known yet, latest last */
  uint32_t *path;          /* the nodes being gone through, and the next successor of each */
  uint32_t *next;
  unsigned n_order, n_open, n_path;
} Components;

static void
add_successor (Components *components, unsigned from, unsigned to)
{
  uint32_t successor = to;

  if (components->marked[to] == from + 1)
    return;
  components->marked[to] = from + 1;
  sudoku_growing_append (components->finding, &components->successor, &successor, 1, sizeof successor);
}

/* Collects what a node turns on, and notes which candidates it excludes. */
static void
list_successors (Components *components, unsigned node)
{
  SudokuClosure *closure = components->closure;
  const SudokuLinks *links = closure->links;
  uint32_t event = sudoku_event (node, node < links->n_plain);

  for (unsigned i = links->first[event]; i < links->first[event + 1]; i++)
    {
      uint32_t off = links->implication[i];
      unsigned other = sudoku_event_node (off);

      if (sudoku_event_is_on (off) || other >= links->n_plain)
        {
          add_successor (components, node, other);
          continue;
        }
      if (sudoku_node_is_candidate (links, other))
        sudoku_bits_add (closure->excluded_by + (size_t) other * closure->n_words, node);
      for (unsigned j = links->first[off]; j < links->first[off + 1]; j++)
        add_successor (components, node, sudoku_event_node (links->implication[j]));
    }
}

static void
visit (Components *components, unsigned node)
{
  assert (components->order[node] == 0 && components->n_path < components->closure->links->n_nodes);
  components->order[node] = components->low[node] = ++components->n_order;
  components->open[components->n_open++] = node;
  components->path[components->n_path] = node;
  components->next[components->n_path++] = components->first[node];
}

/* All nodes of a component reach the same. */
static void
close_component (Components *components, unsigned root)
{
  SudokuClosure *closure = components->closure;
  const uint32_t *successor = components->successor.item;
  uint64_t *row = closure->reach + (size_t) root * closure->n_words;
  unsigned begin = components->n_open;

  do
    assert (begin > 0);
  while (components->open[--begin] != root);
  for (unsigned i = begin; i < components->n_open; i++)
    {
      unsigned node = components->open[i];

      sudoku_bits_add (row, node);
      for (unsigned j = components->first[node]; j < components->first[node + 1]; j++)
        if (!sudoku_bits_has (row, successor[j]) && components->low[successor[j]] == UINT32_MAX)
          sudoku_bits_unite (row, sudoku_closure_reach (closure, successor[j]), closure->n_words);
    }
  for (unsigned i = begin; i < components->n_open; i++)
    {
      components->low[components->open[i]] = UINT32_MAX;
      if (components->open[i] != root)
        memcpy (closure->reach + (size_t) components->open[i] * closure->n_words, row, closure->n_words * sizeof *row);
    }
  components->n_open = begin;
}

/* Continues from the node that was reached last. */
static void
advance (Components *components)
{
  const uint32_t *successor = components->successor.item;
  unsigned node = components->path[components->n_path - 1];
  uint32_t *low = components->low;

  while (components->next[components->n_path - 1] < components->first[node + 1])
    {
      unsigned other = successor[components->next[components->n_path - 1]++];

      if (components->order[other] == 0)
        {
          visit (components, other);
          return;
        }
      if (low[other] < low[node])
        low[node] = low[other];
    }
  components->n_path--;
  if (components->n_path > 0 && low[node] < low[components->path[components->n_path - 1]])
    low[components->path[components->n_path - 1]] = low[node];
  if (low[node] == components->order[node])
    close_component (components, node);
}

static void
find_components (Components *components)
{
  unsigned n = components->closure->links->n_nodes;

  for (unsigned node = 0; node < n && !sudoku_finding_cancelled (components->finding); node++)
    {
      components->first[node] = components->successor.n;
      list_successors (components, node);
    }
  components->first[n] = components->successor.n;
  for (unsigned node = 0; node < n && !sudoku_finding_cancelled (components->finding); node++)
    {
      if (components->order[node] != 0)
        continue;
      visit (components, node);
      while (components->n_path > 0)
        advance (components);
    }
}

static bool
close_links (SudokuFinding *finding, SudokuClosure *closure)
{
  Components components = { .finding = finding, .closure = closure };
  unsigned n = closure->links->n_nodes + 1;
  uint32_t *numbers = calloc (7 * (size_t) n, sizeof *numbers);

  if (numbers == NULL)
    return false;
  components.first = numbers;
  components.marked = numbers + n;
  components.order = numbers + 2 * (size_t) n;
  components.low = numbers + 3 * (size_t) n;
  components.open = numbers + 4 * (size_t) n;
  components.path = numbers + 5 * (size_t) n;
  components.next = numbers + 6 * (size_t) n;
  find_components (&components);
  free (components.successor.item);
  free (numbers);
  return finding->result == SUDOKU_EXHAUSTED;
}

SudokuClosure *
sudoku_closure_new (SudokuFinding *finding, const SudokuLinks *links)
{
  SudokuClosure *closure = calloc (1, sizeof *closure);

  if (closure == NULL)
    {
      sudoku_finding_fail (finding);
      return NULL;
    }
  closure->links = links;
  closure->n_words = sudoku_bits_words (links->n_nodes);
  closure->reach = calloc ((size_t) links->n_nodes * closure->n_words + 1, sizeof *closure->reach);
  closure->excluded_by = calloc ((size_t) links->n_candidates * closure->n_words + 1, sizeof *closure->excluded_by);
  closure->is_false = calloc (links->n_words + 1, sizeof *closure->is_false);
  if (closure->reach == NULL || closure->excluded_by == NULL || closure->is_false == NULL
      || !close_links (finding, closure))
    {
      if (finding->result == SUDOKU_EXHAUSTED)
        sudoku_finding_fail (finding);
      sudoku_closure_free (closure);
      return NULL;
    }
  for (unsigned node = 0; node < links->n_candidates; node++)
    if (sudoku_bits_meet (sudoku_closure_reach (closure, node), closure->excluded_by + (size_t) node * closure->n_words,
                          closure->n_words))
      sudoku_bits_add (closure->is_false, node);
  return closure;
}

void
sudoku_closure_free (SudokuClosure *closure)
{
  if (closure == NULL)
    return;
  free (closure->reach);
  free (closure->excluded_by);
  free (closure->is_false);
  free (closure);
}

bool
sudoku_closure_is_true (const SudokuClosure *closure, unsigned node)
{
  const SudokuLinks *links = closure->links;
  uint32_t event = sudoku_event (node, false);

  if (node >= links->n_plain)
    return false;
  for (unsigned i = links->first[event]; i < links->first[event + 1]; i++)
    if (sudoku_bits_has (sudoku_closure_reach (closure, sudoku_event_node (links->implication[i])), node))
      return true;
  return false;
}

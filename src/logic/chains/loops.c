/* Nice loops and alternating inference chains, with single candidates, groups and almost locked sets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A chain from a candidate being true to its being false excludes it, the other way round sets it: *discontinuous* loops. A
 * chain from a node being false to another being true says that one of the two is true, so what both exclude is false: an
 * *AIC*, of type 1 if they are of one value, else of type 2. If they exclude each other, one of the ends of each weak link
 * of that *continuous* loop is true.
 *
 * Of an AIC, at least two candidates have to go: one alone is the business of a discontinuous loop.
 */
#include <stdlib.h>
#include <string.h>

#include "logic/chains/chain-list.h"
#include "logic/board/finders.h"
#include "logic/chains/closure.h"
#include "logic/chains/spell.h"
#include "logic/chains/walk.h"

#define MOST_CANDIDATES 4096

/* Longer chains are not read by anybody. */
#define MOST_EVENTS 128

typedef struct
{
  SudokuFinding *finding;
  const SudokuLinks *links;
  SudokuWalk *walk;
  SudokuChainList list;
  bool grouped;      /* only chains with groups or sets */
  bool *entered;     /* [cells of the board] of a chain */
  uint64_t *removed; /* the candidates that a chain excludes */
} Search;

/* Whether a chain is of one value, or within and between cells of two candidates, and so has another name. */
static bool
has_simpler_name (const Search *search, const uint32_t *event, unsigned n)
{
  const SudokuLinks *links = search->links;
  bool one_value = true, bivalue = true;

  for (unsigned i = 0; i < n; i++)
    {
      unsigned node = sudoku_event_node (event[i]);
      unsigned cell = sudoku_node_first_cell (links, node);

      if (!sudoku_node_is_candidate (links, node))
        return false;
      one_value &= links->node[node].value == links->node[sudoku_event_node (event[0])].value;
      bivalue &= sudoku_set_count (search->finding->board->cell[cell]) == 2;
      if (i > 0)
        bivalue &=
            sudoku_event_is_on (event[i]) == (cell == sudoku_node_first_cell (links, sudoku_event_node (event[i - 1])));
    }
  return one_value || bivalue;
}

/* Sorts what takes part in a chain. */
static void
look_at (const Search *search, const uint32_t *event, unsigned n, bool *grouped, bool *with_sets)
{
  *grouped = *with_sets = false;
  for (unsigned i = 0; i < n; i++)
    {
      *grouped |= !sudoku_node_is_candidate (search->links, sudoku_event_node (event[i]));
      *with_sets |= sudoku_event_node (event[i]) >= search->links->n_plain;
    }
}

/* Adds a chain under its name. The variant is that of chains without sets. */
static void
add_chain (Search *search,
           SudokuTechnique technique,
           unsigned variant,
           unsigned placed,
           const uint32_t *event,
           unsigned n)
{
  SudokuChain chain = { .technique = technique, .placed = placed, .is_loop = technique == SUDOKU_CONTINUOUS_LOOP };
  bool grouped, with_sets;

  look_at (search, event, n, &grouped, &with_sets);
  if (search->grouped && !grouped)
    return;
  if (grouped)
    chain.technique = technique == SUDOKU_CONTINUOUS_LOOP      ? SUDOKU_GROUPED_CONTINUOUS_LOOP
                      : technique == SUDOKU_DISCONTINUOUS_LOOP ? SUDOKU_GROUPED_DISCONTINUOUS_LOOP
                                                               : SUDOKU_GROUPED_AIC;
  chain.variant = (uint8_t) (with_sets ? variant + (chain.is_loop ? 1 : 2) : variant);
  if (chain.is_loop && !grouped)
    chain.variant = 0;
  chain.n_events = n;
  chain.length = (uint16_t) (n - 1);
  sudoku_chain_list_add (&search->list, chain, search->removed, event);
}

/* What a continuous loop excludes: of each of its weak links one of the ends is true, and its sets are locked.
 *
 * Candidates in cells of the loop stay, as in HoDoKu, unless they are seen by a value of a set that the loop does not use, or
 * stand in a cell with two nodes of the loop. */

/* Marks the cells of a node, or those of its set, as entered. */
static void
mark_cells (const Search *search, unsigned node)
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
excludes (const Search *search, unsigned node, unsigned candidate)
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
remove_seen_by (Search *search, unsigned a, unsigned b, bool keep_entered)
{
  const SudokuLinks *links = search->links;

  for (unsigned c = 0; c < links->n_candidates; c++)
    if (excludes (search, a, c) && excludes (search, b, c)
        && !(keep_entered && search->entered[sudoku_node_first_cell (links, c)]))
      sudoku_bits_add (search->removed, c);
}

/* The node that makes the next event happen: of a set, that of the value by which the next is reached. */
static unsigned
exit_of (const Search *search, uint32_t event, uint32_t next)
{
  const SudokuLinks *links = search->links;
  unsigned node = sudoku_event_node (event);

  if (node < links->n_plain)
    return node;
  return sudoku_set_node (links, links->node[node].set, links->node[sudoku_event_node (next)].value);
}

/* A weak link from the first to the second. */
static void
exclude_by_link (Search *search, unsigned a, unsigned b)
{
  const SudokuLinks *links = search->links;
  bool same_cell = a < links->n_plain && b < links->n_plain && links->node[a].value != links->node[b].value;

  remove_seen_by (search, a, b, !same_cell);
}

/* A set that was entered, and what follows: every value that is not used for that is in the set. */
static void
exclude_by_set (Search *search, uint32_t event, uint32_t next)
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

/* Adds to the removed candidates what a continuous loop excludes, the last event of which, a node being true, excludes the
 * node whose being false is the first. */
static void
exclude_by_loop (Search *search, const uint32_t *event, unsigned n_events)
{
  memset (search->entered, 0, search->finding->shape->n_cells * sizeof *search->entered);
  for (unsigned i = 0; i < n_events; i++)
    mark_cells (search, sudoku_event_node (event[i]));
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

/* A chain that comes back to the cell in which it begins. */
static void
check_loop (Search *search, unsigned index)
{
  uint32_t event[MOST_EVENTS];
  unsigned n = sudoku_walk_path (search->walk, index, event, MOST_EVENTS);
  unsigned first, last;

  if (n < 3)
    return;
  first = sudoku_event_node (event[0]);
  last = sudoku_event_node (event[n - 1]);
  memset (search->removed, 0, search->links->n_words * sizeof *search->removed);
  if (first == last && sudoku_event_is_on (event[n - 1]))
    add_chain (search, SUDOKU_DISCONTINUOUS_LOOP, 1, first, event, n);
  else if (!sudoku_event_is_on (event[0]) && sudoku_event_is_on (event[n - 1]))
    {
      exclude_by_loop (search, event, n);
      if (!sudoku_bits_is_empty (search->removed, search->links->n_words))
        add_chain (search, SUDOKU_CONTINUOUS_LOOP, 1, SUDOKU_NO_NODE, event, n);
    }
  else if (first == last || sudoku_event_is_on (event[0]) == sudoku_event_is_on (event[n - 1]))
    {
      sudoku_bits_add (search->removed, sudoku_event_is_on (event[0]) ? first : last);
      if (!has_simpler_name (search, event, n))
        add_chain (search, SUDOKU_DISCONTINUOUS_LOOP, 2, SUDOKU_NO_NODE, event, n);
    }
}

/* A chain from a node being false to another being true, none of which excludes the other. */
static void
check_aic (Search *search, unsigned index)
{
  const SudokuLinks *links = search->links;
  uint32_t event[MOST_EVENTS];
  unsigned n = sudoku_walk_path (search->walk, index, event, MOST_EVENTS);
  unsigned first, last, n_removed = 0;

  if (n < 3)
    return;
  first = sudoku_event_node (event[0]);
  last = sudoku_event_node (event[n - 1]);
  for (unsigned w = 0; w < links->n_words; w++)
    {
      search->removed[w] = sudoku_node_seen (links, first)[w] & sudoku_node_seen (links, last)[w];
      n_removed += sudoku_set_count (search->removed[w]);
    }
  if (n_removed < 2 || has_simpler_name (search, event, n))
    return;
  add_chain (search, SUDOKU_AIC, links->node[first].value == links->node[last].value ? 1 : 2, SUDOKU_NO_NODE, event, n);
}

/* Whether two nodes, none an entrance, exclude each other. */
static bool
exclude_each_other (const Search *search, unsigned a, unsigned b)
{
  const SudokuLinks *links = search->links;
  const uint16_t *here = sudoku_node_cells (links, a);
  const uint16_t *there = sudoku_node_cells (links, b);

  if (sudoku_node_is_candidate (links, b))
    return sudoku_bits_has (sudoku_node_seen (links, a), b);
  if (links->node[a].value != links->node[b].value)
    return false;
  for (unsigned i = 0; i < links->node[a].n_cells; i++)
    for (unsigned j = 0; j < links->node[b].n_cells; j++)
      if (here[i] == there[j] || !sudoku_cells_see (search->finding->shape, here[i], there[j]))
        return false;
  return true;
}

/* The loops and AIC from a node being false. Each is there from both ends. */
static void
search_from_false (Search *search, unsigned start)
{
  sudoku_walk_from (search->walk, sudoku_event (start, false));
  for (unsigned i = 1; i < search->walk->n_reached && !sudoku_finding_cancelled (search->finding); i++)
    {
      uint32_t event = search->walk->reached[i].event;
      unsigned end = sudoku_event_node (event);

      if (!sudoku_event_is_on (event) || search->walk->reached[i].links < 3 || end < start)
        continue;
      if (end == start ? sudoku_node_is_candidate (search->links, start) : exclude_each_other (search, start, end))
        check_loop (search, i);
      else if (end != start)
        check_aic (search, i);
    }
}

/* Begins only where there is a chain: with what one excludes, and with the nodes that exclude it. */
static void
search_closure (Search *search, const SudokuClosure *closure)
{
  const SudokuLinks *links = search->links;
  unsigned index;

  if (sudoku_bits_is_empty (closure->is_false, links->n_words))
    return;
  for (unsigned node = 0; node < links->n_plain && !sudoku_finding_cancelled (search->finding); node++)
    {
      if (sudoku_node_is_candidate (links, node) && sudoku_bits_has (closure->is_false, node))
        {
          sudoku_walk_from (search->walk, sudoku_event (node, true));
          if (sudoku_walk_has (search->walk, sudoku_event (node, false), &index))
            check_loop (search, index);
        }
      if (links->first[sudoku_event (node, false)] != links->first[sudoku_event (node, false) + 1]
          && sudoku_bits_meet (sudoku_node_seen (links, node), closure->is_false, links->n_words))
        search_from_false (search, node);
    }
}

static void
search_board (Search *search)
{
  SudokuClosure *closure = sudoku_closure_new (search->finding, search->links);

  if (closure != NULL)
    {
      search_closure (search, closure);
      sudoku_closure_free (closure);
    }
  if (search->finding->result == SUDOKU_EXHAUSTED)
    sudoku_chain_list_report (&search->list);
}

static void
find (SudokuFinding *finding, SudokuNodeKind kind)
{
  Search search = { .finding = finding, .grouped = kind != SUDOKU_NODES_CANDIDATES };

  search.links = sudoku_links_get (finding, kind, MOST_CANDIDATES);
  if (search.links == NULL)
    return;
  search.walk = sudoku_walk_new (finding, search.links, SUDOKU_WALK_ALL);
  search.entered = calloc (finding->shape->n_cells, sizeof *search.entered);
  search.removed = calloc (search.links->n_words + 1, sizeof *search.removed);
  sudoku_chain_list_begin (&search.list, finding, search.links);
  if (search.walk != NULL && search.entered != NULL && search.removed != NULL)
    search_board (&search);
  else
    sudoku_finding_fail (finding);
  sudoku_chain_list_clear (&search.list);
  sudoku_walk_free (search.walk);
  free (search.entered);
  free (search.removed);
}

void
sudoku_find_loops (SudokuFinding *finding)
{
  find (finding, SUDOKU_NODES_CANDIDATES);
}

void
sudoku_find_grouped_loops (SudokuFinding *finding)
{
  find (finding, finding->limits.sets_in_chains ? SUDOKU_NODES_SETS : SUDOKU_NODES_GROUPS);
}

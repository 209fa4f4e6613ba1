/* X-Chains and XY-Chains: one of the ends of the chain is true, so what both of them exclude is false.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/chains/chain-list.h"
#include "logic/chains/chains.h"
#include "logic/chains/link-table.h"
#include "logic/chains/walk.h"

/* Longer chains are not read by anybody. */
#define MOST_EVENTS 64

/* The boards of order 25 and above keep to those of one value. */
#define MOST_CANDIDATES 16384

typedef struct
{
  SudokuFinding *finding;
  const SudokuLinks *links;
  SudokuWalk *walk;
  SudokuChainList list;
  SudokuTechnique technique;
} Search;

/* Fills removed with the candidates of a value that both nodes exclude. Returns whether there are any. */
static bool
exclude (const Search *search, unsigned a, unsigned b, uint64_t *removed)
{
  const SudokuLinks *links = search->links;
  const uint64_t *from = sudoku_node_seen (links, a), *to = sudoku_node_seen (links, b);

  for (unsigned w = 0; w < links->n_words; w++)
    removed[w] = from[w] & to[w];
  if (a == b)
    FOR_EACH_BIT (c, removed, links->n_words)
      if (links->node[c].value != links->node[a].value)
        sudoku_bits_remove (removed, c);
  return !sudoku_bits_is_empty (removed, links->n_words);
}

static void
add_chain (Search *search, unsigned index, unsigned start, const uint64_t *removed)
{
  uint32_t event[MOST_EVENTS];
  unsigned n = sudoku_walk_path (search->walk, index, event, MOST_EVENTS);
  unsigned most = search->finding->limits.links;
  SudokuChain chain = { .technique = search->technique,
                        .placed = SUDOKU_NO_NODE,
                        .values = sudoku_set_of (search->links->node[start].value) };

  if (n < 4 || n > most + 1)
    return;
  chain.n_events = n;
  chain.length = (uint16_t) (n - 1);
  sudoku_chain_list_add (&search->list, chain, removed, event);
}

/* Adds the chains that begin with a candidate. */
static void
search_from (Search *search, unsigned start, uint64_t *removed)
{
  SudokuWalk *walk = search->walk;

  sudoku_walk_from (walk, sudoku_event (start, false));
  for (unsigned i = 1; i < walk->n_reached && !sudoku_finding_cancelled (search->finding); i++)
    {
      unsigned end = sudoku_event_node (walk->reached[i].event);

      if (sudoku_event_is_on (walk->reached[i].event) && walk->reached[i].links >= 3
          && walk->reached[i].links <= search->finding->limits.links
          && search->links->node[end].value == search->links->node[start].value
          && exclude (search, start, end, removed))
        add_chain (search, i, start, removed);
    }
}

static void
search_all (Search *search)
{
  uint64_t removed[MOST_CANDIDATES / 64 + 1];

  for (unsigned start = 0; start < search->links->n_candidates; start++)
    {
      uint32_t off = sudoku_event (start, false);

      if (search->links->first[off] != search->links->first[off + 1])
        search_from (search, start, removed);
      if (sudoku_finding_cancelled (search->finding))
        return;
    }
  sudoku_chain_list_report (&search->list);
}

static void
find (SudokuFinding *finding, SudokuTechnique technique, SudokuWalkKind kind)
{
  Search search = { .finding = finding, .technique = technique };

  search.links = sudoku_links_get (finding, SUDOKU_NODES_CANDIDATES, MOST_CANDIDATES);
  if (search.links == NULL)
    return;
  search.walk = sudoku_walk_new (finding, search.links, kind);
  sudoku_chain_list_begin (&search.list, finding, search.links);
  if (search.walk != NULL)
    search_all (&search);
  else
    sudoku_finding_fail (finding);
  sudoku_chain_list_clear (&search.list);
  sudoku_walk_free (search.walk);
}

void
sudoku_find_x_chains (SudokuFinding *finding)
{
  find (finding, SUDOKU_X_CHAIN, SUDOKU_WALK_VALUE);
}

void
sudoku_find_xy_chains (SudokuFinding *finding)
{
  find (finding, SUDOKU_XY_CHAIN, SUDOKU_WALK_BIVALUE);
}

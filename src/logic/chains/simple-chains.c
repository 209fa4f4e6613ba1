/* X-Chains and XY-Chains: one of the ends of the chain is true, so what both of them exclude is false.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/chains/chain-list.h"
#include "logic/board/finders.h"
#include "logic/chains/links.h"
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

/* Remote pairs: a row of cells that see each other in turn and have the same two candidates, so that they alternate.
 *
 * What sees two of them an odd number of cells apart, three at least, has neither value. */

#define MOST_CELLS 32

/* Rows that are tried from a cell before it is left. */
#define PATIENCE 20000

typedef struct
{
  SudokuFinding *finding;
  const SudokuLinks *links;
  SudokuChainList list;
  SudokuSet pair;
  unsigned cell[MOST_CELLS];
  unsigned n_cells;
  unsigned patience;
} PairSearch;

static unsigned
node_of (const PairSearch *search, unsigned cell, unsigned value)
{
  return sudoku_links_number (search->links, search->finding->shape, cell, value);
}

/* Adds what two cells of the row exclude of one value; returns whether there is anything. */
static bool
exclude_by_pair (const PairSearch *search, unsigned i, unsigned j, unsigned value, uint64_t *removed)
{
  const uint64_t *a = sudoku_node_seen (search->links, node_of (search, search->cell[i], value));
  const uint64_t *b = sudoku_node_seen (search->links, node_of (search, search->cell[j], value));
  uint64_t any = 0;

  for (unsigned w = 0; w < search->links->n_words; w++)
    {
      any |= a[w] & b[w];
      removed[w] |= a[w] & b[w];
    }
  return any != 0;
}

/* Adds the row as it is, if its ends exclude something. */
static void
add_row (PairSearch *search)
{
  uint64_t removed[MOST_CANDIDATES / 64 + 1] = { 0 };
  unsigned low = sudoku_set_first (search->pair), high = sudoku_set_first (search->pair & (search->pair - 1));
  unsigned last = search->n_cells - 1;
  uint32_t event[4 * MOST_CELLS];
  SudokuChain chain = { .technique = SUDOKU_REMOTE_PAIR,
                        .length = (uint16_t) (2 * search->n_cells - 1),
                        .placed = SUDOKU_NO_NODE,
                        .values = search->pair,
                        .n_events = 4 * search->n_cells - 2 };

  if (!exclude_by_pair (search, 0, last, low, removed) && !exclude_by_pair (search, 0, last, high, removed))
    return;
  for (unsigned i = 0; i < search->n_cells; i++)
    for (unsigned j = i + 3; j < search->n_cells; j += 2)
      {
        exclude_by_pair (search, i, j, low, removed);
        exclude_by_pair (search, i, j, high, removed);
      }
  /* The chain of one value along the row, and of the other back again. */
  for (unsigned i = 0; i < search->n_cells; i++)
    {
      unsigned back = 4 * search->n_cells - 3 - 2 * i;

      event[2 * i] = sudoku_event (node_of (search, search->cell[i], i % 2 == 0 ? low : high), false);
      event[2 * i + 1] = sudoku_event (node_of (search, search->cell[i], i % 2 == 0 ? high : low), true);
      if (i == last)
        break;
      event[back - 1] = event[2 * i];
      event[back] = event[2 * i + 1];
    }
  sudoku_chain_list_add (&search->list, chain, removed, event);
}

static bool
is_in_row (const PairSearch *search, unsigned cell)
{
  for (unsigned i = 0; i < search->n_cells; i++)
    if (search->cell[i] == cell)
      return true;
  return false;
}

/* Continues from the last cell. */
static void
extend (PairSearch *search)
{
  const SudokuBoard *board = search->finding->board;
  const SudokuCellInfo *info = &board->shape->cell[search->cell[search->n_cells - 1]];
  unsigned most = (search->finding->limits.links + 1u) / 2;

  if (search->n_cells >= 4 && search->n_cells % 2 == 0)
    add_row (search);
  if (search->n_cells >= (most < MOST_CELLS ? most : MOST_CELLS) || search->patience == 0)
    return;
  search->patience--;
  for (unsigned i = 0; i < info->n_peers; i++)
    if (board->cell[info->peer[i]] == search->pair && !is_in_row (search, info->peer[i])
        && !sudoku_finding_cancelled (search->finding))
      {
        search->cell[search->n_cells++] = info->peer[i];
        extend (search);
        search->n_cells--;
      }
}

/* Whether the cells of any pair are as many as a chain needs: the links of a board take long to list. */
static bool
has_enough_pairs (const SudokuBoard *board)
{
  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    {
      unsigned n = 1;

      if (sudoku_set_count (board->cell[cell]) != 2)
        continue;
      for (unsigned other = cell + 1; other < board->shape->n_cells; other++)
        n += board->cell[other] == board->cell[cell];
      if (n >= 4)
        return true;
    }
  return false;
}

void
sudoku_find_remote_pairs (SudokuFinding *finding)
{
  PairSearch search = { .finding = finding };

  if (!has_enough_pairs (finding->board))
    return;
  search.links = sudoku_links_get (finding, SUDOKU_NODES_CANDIDATES, MOST_CANDIDATES);
  if (search.links == NULL)
    return;
  sudoku_chain_list_begin (&search.list, finding, search.links);
  for (unsigned cell = 0; cell < finding->shape->n_cells && !sudoku_finding_cancelled (finding); cell++)
    {
      search.pair = finding->board->cell[cell];
      if (sudoku_set_count (search.pair) != 2)
        continue;
      search.cell[0] = cell;
      search.n_cells = 1;
      search.patience = PATIENCE;
      extend (&search);
    }
  if (finding->result == SUDOKU_EXHAUSTED)
    sudoku_chain_list_report (&search.list);
  sudoku_chain_list_clear (&search.list);
}

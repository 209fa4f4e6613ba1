/* Exact search for a smallest set of cells that hits every difference between one board and the others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A set of cells distinguishes one board, the target, from the others if it contains, for every other board, a
 * cell where the two differ: a hitting set of those difference sets. Sizes are tried from 0 up, at each
 * size every target in turn. A difference set with the fewest cells must be hit by one of them, so the
 * search branches over these; a cell tried in vain is banned from its later siblings. Difference sets
 * that share no cell need a cell each, which bounds the search.
 */
#include "sudoku/questions/hitting-set.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

typedef struct
{
  const uint8_t *solutions;
  unsigned n_solutions, cells;
  SudokuBudget *budget;
  bool cancelled;

  unsigned n_open; /* cells where not all boards agree */
  uint16_t *open;  /* [n_open] those cells */
  unsigned words;  /* of a set of open cells */

  unsigned target;
  uint64_t *set;    /* [n_solutions * words] where each board differs from the target */
  uint16_t *size;   /* [n_solutions] of the sets */
  uint16_t *needed; /* [n_solutions] cells that each target is known to need at least */

  uint16_t *chosen; /* [n_open] numbers of open cells */
  unsigned n_chosen;
  uint16_t *alive;  /* [(n_open + 1) * n_solutions] for each depth the boards not distinguished yet,
                         smallest difference first */
  uint64_t *banned; /* [(n_open + 1) * words] for each depth the cells tried in vain */
  uint64_t *packed; /* [words] scratch */
} Search;

static bool
has_cell (const uint64_t *set, unsigned i)
{
  return set[i / 64] >> i % 64 & 1;
}

static void
add_cell (uint64_t *set, unsigned i)
{
  set[i / 64] |= UINT64_C (1) << i % 64;
}

static void
find_open (Search *search)
{
  for (unsigned cell = 0; cell < search->cells; cell++)
    for (unsigned i = 1; i < search->n_solutions; i++)
      if (search->solutions[i * search->cells + cell] != search->solutions[cell])
        {
          search->open[search->n_open++] = (uint16_t) cell;
          break;
        }
  search->words = (search->n_open + 63) / 64;
}

/* Fills set and size for a target. */
static void
aim_at (Search *search, unsigned target)
{
  const uint8_t *mine = search->solutions + target * search->cells;

  assert (target < search->n_solutions);
  search->target = target;
  memset (search->set, 0, search->n_solutions * search->words * sizeof *search->set);
  for (unsigned i = 0; i < search->n_solutions; i++)
    {
      const uint8_t *other = search->solutions + i * search->cells;

      search->size[i] = 0;
      for (unsigned j = 0; j < search->n_open; j++)
        if (mine[search->open[j]] != other[search->open[j]])
          {
            add_cell (search->set + i * search->words, j);
            search->size[i]++;
          }
      /* The boards are different. */
      assert (search->size[i] > 0 || i == target);
    }
}

/* Lists all boards but the target by the size of their difference (a counting sort). */
static void
sort_others (Search *search)
{
  uint16_t first[SUDOKU_MAX_CELLS + 2] = { 0 };

  for (unsigned i = 0; i < search->n_solutions; i++)
    first[search->size[i] + 1]++;
  /* The target itself is the only one of size 0. */
  first[1] = 0;
  for (unsigned size = 1; size <= search->n_open; size++)
    first[size + 1] = (uint16_t) (first[size + 1] + first[size]);
  for (unsigned i = 0; i < search->n_solutions; i++)
    if (i != search->target)
      search->alive[first[search->size[i]]++] = (uint16_t) i;
}

/* Whether more than `most` of the listed sets can be found that share no cell but banned ones. */
static bool
needs_more_than (Search *search, unsigned depth, unsigned n_alive, unsigned most)
{
  const uint16_t *alive = search->alive + depth * search->n_solutions;
  const uint64_t *banned = search->banned + depth * search->words;
  unsigned disjoint = 0;

  memset (search->packed, 0, search->words * sizeof *search->packed);
  for (unsigned i = 0; i < n_alive; i++)
    {
      const uint64_t *set = search->set + alive[i] * search->words;
      uint64_t shared = 0;

      for (unsigned word = 0; word < search->words; word++)
        shared |= set[word] & search->packed[word] & ~banned[word];
      if (shared != 0)
        continue;
      if (++disjoint > most)
        return true;
      for (unsigned word = 0; word < search->words; word++)
        search->packed[word] |= set[word];
    }
  return false;
}

/* Copies to the next depth the boards that cell i does not distinguish from the target; returns how many. */
static unsigned
keep_alive (Search *search, unsigned depth, unsigned n_alive, unsigned i)
{
  const uint16_t *alive = search->alive + depth * search->n_solutions;
  uint16_t *next = search->alive + (depth + 1) * search->n_solutions;
  unsigned left = 0;

  for (unsigned k = 0; k < n_alive; k++)
    if (!has_cell (search->set + alive[k] * search->words, i))
      next[left++] = alive[k];
  return left;
}

/* Hits all n_alive sets listed at this depth with at most `most` further cells. The depth is the number
 * of cells chosen. */
static bool
hit (Search *search, unsigned depth, unsigned n_alive, unsigned most)
{
  uint64_t *banned = search->banned + depth * search->words;
  const uint64_t *smallest;

  assert (depth <= search->n_open && n_alive < search->n_solutions);
  if (n_alive == 0)
    {
      search->n_chosen = depth;
      return true;
    }
  search->cancelled |= sudoku_budget_spend (search->budget, n_alive * search->words / 2 + 1);
  if (search->cancelled || most == 0 || needs_more_than (search, depth, n_alive, most))
    return false;

  smallest = search->set + search->alive[depth * search->n_solutions] * search->words;
  for (unsigned i = 0; i < search->n_open; i++)
    {
      if (!has_cell (smallest, i) || has_cell (banned, i))
        continue;
      assert (depth < search->n_open);
      search->chosen[depth] = (uint16_t) i;
      memcpy (banned + search->words, banned, search->words * sizeof *banned);
      if (hit (search, depth + 1, keep_alive (search, depth, n_alive, i), most - 1))
        return true;
      add_cell (banned, i);
    }
  return false;
}

/* Tries to distinguish a target from all others with up to `most` cells. */
static bool
try_target (Search *search, unsigned target, unsigned most)
{
  if (search->needed[target] > most)
    return false;
  search->cancelled |= sudoku_budget_spend (search->budget, search->n_solutions * (search->n_open / 8 + 1));
  if (search->cancelled)
    return false;
  aim_at (search, target);
  sort_others (search);
  memset (search->banned, 0, search->words * sizeof *search->banned);
  if (hit (search, 0, search->n_solutions - 1, most))
    return true;
  if (!search->cancelled)
    search->needed[target] = (uint16_t) (most + 1);
  return false;
}

static bool
find_smallest (Search *search, uint8_t *givens)
{
  memset (givens, 0, search->cells);
  assert (search->n_solutions >= 1);
  for (unsigned most = 0;; most++)
    for (unsigned target = 0; target < search->n_solutions; target++)
      {
        if (try_target (search, target, most))
          {
            const uint8_t *board = search->solutions + target * search->cells;

            for (unsigned i = 0; i < search->n_chosen; i++)
              givens[search->open[search->chosen[i]]] = board[search->open[search->chosen[i]]];
            return true;
          }
        if (search->cancelled)
          return false;
      }
}

static void
clear (Search *search)
{
  free (search->open);
  free (search->set);
  free (search->size);
  free (search->needed);
  free (search->chosen);
  free (search->alive);
  free (search->banned);
  free (search->packed);
}

/* Makes room once the open cells are known; returns false when out of memory. */
static bool
make_room (Search *search)
{
  size_t depths = search->n_open + 1u;

  search->set = malloc ((size_t) search->n_solutions * search->words * sizeof *search->set + 1);
  search->size = malloc (search->n_solutions * sizeof *search->size);
  search->needed = calloc (search->n_solutions, sizeof *search->needed);
  search->chosen = malloc (depths * sizeof *search->chosen);
  search->alive = malloc (depths * search->n_solutions * sizeof *search->alive);
  search->banned = malloc (depths * search->words * sizeof *search->banned + 1);
  search->packed = malloc (search->words * sizeof *search->packed + 1);
  return search->set != NULL && search->size != NULL && search->needed != NULL && search->chosen != NULL
         && search->alive != NULL && search->banned != NULL && search->packed != NULL;
}

SudokuResult
sudoku_hitting_set (const uint8_t *solutions,
                    unsigned n_solutions,
                    unsigned cells,
                    uint8_t *givens,
                    SudokuBudget *budget)
{
  Search search = { .solutions = solutions, .n_solutions = n_solutions, .cells = cells, .budget = budget };
  SudokuResult result = SUDOKU_NO_MEMORY;

  search.open = malloc (cells * sizeof *search.open);
  if (search.open != NULL)
    {
      find_open (&search);
      if (make_room (&search))
        result = find_smallest (&search, givens) ? SUDOKU_FOUND : SUDOKU_CANCELLED;
    }
  clear (&search);
  return result;
}

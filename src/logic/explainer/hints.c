/* Which hints by chains are kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>

#include "logic/explainer/hints.h"

#define FEWEST_SLOTS 256u

double
sudoku_explainer_length_rating (uint32_t complexity)
{
  double added = 0;
  int length = (int) complexity - 2;
  bool odd = false;
  for (int limit = 4; length > limit; odd = !odd)
    {
      added += 0.1;
      limit = odd ? limit * 4 / 3 : limit * 3 / 2;
    }
  return added;
}

void
sudoku_hints_clear (Hints *hints, bool only_best)
{
  hints->only_best = only_best;
  if (hints->n_hints && hints->slot)
    memset (hints->slot, 0, hints->n_slots * sizeof *hints->slot);
  hints->n_hints = hints->n_links = hints->n_removals = hints->n_found = 0;
}

void
sudoku_hints_finish (Hints *hints)
{
  free (hints->hint);
  free (hints->link);
  free (hints->removal);
  free (hints->slot);
}

bool
sudoku_explainer_reserve (void **array, uint32_t *max, uint32_t n, size_t size)
{
  if (n <= *max)
    return true;
  uint32_t more = n * 2 + 64;
  void *larger = realloc (*array, more * size);
  if (!larger)
    return false;
  *array = larger;
  *max = more;
  return true;
}

/* Makes room for n more elements; returns false, and marks the list as failed, when out of memory. */
static bool
reserve (Hints *hints, void **array, uint32_t *max, uint32_t used, uint32_t n, size_t size)
{
  hints->failed |= !sudoku_explainer_reserve (array, max, used + n, size);
  return used + n <= *max;
}

/* Negative if a hint of this rating, complexity and key comes before another, whatever their order. */
static int
compare_worth (double rating, uint32_t complexity, unsigned key, const ChainHint *other)
{
  if (rating != other->rating)
    return rating < other->rating ? -1 : 1;
  if (complexity != other->complexity)
    return complexity < other->complexity ? -1 : 1;
  return (int) key - (int) other->key;
}

bool
sudoku_hints_may_use (const Hints *hints, double rating, uint32_t complexity, unsigned key)
{
  return !hints->only_best || !hints->n_hints || compare_worth (rating, complexity, key, &hints->hint[0]) < 0;
}

/* Does not depend on the order of the removals. */
static uint64_t
hash_removals (const Removal *removals, unsigned n)
{
  uint64_t hash = n;
  for (unsigned i = 0; i < n; i++)
    {
      uint64_t mixed = (removals[i].cell * 512u + removals[i].values + 1) * UINT64_C (0x9e3779b97f4a7c15);
      hash += (mixed ^ mixed >> 29) * UINT64_C (0xbf58476d1ce4e5b9);
    }
  return hash ^ hash >> 32;
}

static bool
same_removals (const Hints *hints, const ChainHint *hint, const Removal *removals, unsigned n)
{
  if (hint->n_removals != n)
    return false;
  const Removal *own = hints->removal + hint->first_removal;
  for (unsigned i = 0; i < n; i++)
    {
      unsigned j = 0;
      while (j < n && (own[j].cell != removals[i].cell || own[j].values != removals[i].values))
        j++;
      if (j == n)
        return false;
    }
  return true;
}

/* Puts all hints into a table of twice the size. */
static bool
grow_slots (Hints *hints)
{
  uint32_t n_slots = hints->n_slots ? 2 * hints->n_slots : FEWEST_SLOTS;
  uint32_t *slot = calloc (n_slots, sizeof *slot);
  if (!slot)
    {
      hints->failed = true;
      return false;
    }
  free (hints->slot);
  hints->slot = slot;
  hints->n_slots = n_slots;
  for (uint32_t i = 0; i < hints->n_hints; i++)
    {
      uint32_t at = (uint32_t) hints->hint[i].removal_hash & (n_slots - 1);
      while (slot[at])
        at = (at + 1) & (n_slots - 1);
      slot[at] = i + 1;
    }
  return true;
}

/* The hint with these removals, or the place in the table where it would stand. */
static ChainHint *
find_same (const Hints *hints, uint64_t hash, const Removal *removals, unsigned n, uint32_t *place)
{
  uint32_t at = (uint32_t) hash & (hints->n_slots - 1);
  for (; hints->slot[at]; at = (at + 1) & (hints->n_slots - 1))
    {
      ChainHint *hint = &hints->hint[hints->slot[at] - 1];
      if (hint->removal_hash == hash && same_removals (hints, hint, removals, n))
        return hint;
    }
  *place = at;
  return NULL;
}

static void
set_worth (Hints *hints, ChainHint *hint, double rating, uint32_t complexity, unsigned key)
{
  hint->rating = rating;
  hint->complexity = complexity;
  hint->key = (uint8_t) key;
  hint->order = hints->n_found++;
  hint->n_links = 0;
}

static ChainHint *
add_hint (Hints *hints, uint64_t hash, const Removal *removals, unsigned n)
{
  if (!reserve (hints, (void **) &hints->hint, &hints->max_hints, hints->n_hints, 1, sizeof *hints->hint)
      || !reserve (hints, (void **) &hints->removal, &hints->max_removals, hints->n_removals, n, sizeof *removals))
    return NULL;
  ChainHint *hint = &hints->hint[hints->n_hints++];
  hint->removal_hash = hash;
  hint->first_removal = hints->n_removals;
  hint->n_removals = n;
  memcpy (hints->removal + hints->n_removals, removals, n * sizeof *removals);
  hints->n_removals += n;
  return hint;
}

ChainHint *
sudoku_hints_offer (Hints *hints,
                    double rating,
                    uint32_t complexity,
                    unsigned key,
                    const Removal *removals,
                    unsigned n_removals)
{
  if (!sudoku_hints_may_use (hints, rating, complexity, key))
    return NULL;
  ChainHint *hint;
  if (hints->only_best)
    {
      hints->n_hints = hints->n_removals = hints->n_links = 0;
      hint = add_hint (hints, 0, removals, n_removals);
    }
  else
    {
      uint32_t place;
      uint64_t hash = hash_removals (removals, n_removals);
      if (hints->n_hints * 2 >= hints->n_slots && !grow_slots (hints))
        return NULL;
      hint = find_same (hints, hash, removals, n_removals, &place);
      if (hint && compare_worth (rating, complexity, key, hint) >= 0)
        return NULL;
      if (hint)
        /* Equal sets may have been entered in another order. */
        memcpy (hints->removal + hint->first_removal, removals, n_removals * sizeof *removals);
      else
        {
          hint = add_hint (hints, hash, removals, n_removals);
          hints->slot[place] = hint ? hints->n_hints : 0;
        }
    }
  if (hint)
    set_worth (hints, hint, rating, complexity, key);
  return hint;
}

void
sudoku_hints_set_links (Hints *hints, ChainHint *hint, const Link *links, unsigned n_links)
{
  if (!reserve (hints, (void **) &hints->link, &hints->max_links, hints->n_links, n_links, sizeof *links))
    return;
  hint->first_link = hints->n_links;
  hint->n_links = n_links;
  memcpy (hints->link + hints->n_links, links, n_links * sizeof *links);
  hints->n_links += n_links;
}

static int
compare_hints (const void *a, const void *b)
{
  const ChainHint *first = a, *second = b;
  int worth = compare_worth (first->rating, first->complexity, first->key, second);
  return worth ? worth : first->order < second->order ? -1 : 1;
}

void
sudoku_hints_sort (Hints *hints)
{
  if (hints->n_hints > 1)
    qsort (hints->hint, hints->n_hints, sizeof *hints->hint, compare_hints);
}

/* The chains that a search has found so far: of those with the same result, the shortest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/chains/chain-list.h"

#include <stdlib.h>
#include <string.h>

#include "logic/chains/spell.h"

#define ROWS (sizeof ((SudokuChainList *) NULL)->head / sizeof (uint32_t))

void
sudoku_chain_list_begin (SudokuChainList *list, SudokuFinding *finding, const SudokuLinks *links)
{
  *list = (SudokuChainList){ .finding = finding, .links = links };
}

void
sudoku_chain_list_clear (SudokuChainList *list)
{
  free (list->chain.item);
  free (list->event.item);
  free (list->removed.item);
}

static const uint64_t *
removed_of (const SudokuChainList *list, unsigned i)
{
  return (const uint64_t *) list->removed.item + (size_t) i * list->links->n_words;
}

/* FNV-1a over words. */
static uint64_t
hash_of (const SudokuChainList *list, const SudokuChain *chain, const uint64_t *removed)
{
  uint64_t hash = UINT64_C (14695981039346656037) ^ chain->technique ^ (uint64_t) chain->placed << 16;

  for (unsigned w = 0; w < list->links->n_words; w++)
    hash = (hash ^ removed[w]) * UINT64_C (1099511628211);
  return hash ^ hash >> 32;
}

static SudokuChain *
find (const SudokuChainList *list, const SudokuChain *like, const uint64_t *removed, uint64_t hash)
{
  SudokuChain *chain = list->chain.item;

  for (unsigned i = list->head[hash % ROWS]; i != 0; i = chain[i - 1].next)
    if (chain[i - 1].hash == hash && chain[i - 1].technique == like->technique && chain[i - 1].placed == like->placed
        && memcmp (removed_of (list, i - 1), removed, list->links->n_words * sizeof *removed) == 0)
      return &chain[i - 1];
  return NULL;
}

void
sudoku_chain_list_add (SudokuChainList *list, SudokuChain chain, const uint64_t *removed, const uint32_t *event)
{
  uint64_t hash = hash_of (list, &chain, removed);
  SudokuChain *known = find (list, &chain, removed, hash);

  if (known != NULL && known->length <= chain.length)
    return;
  chain.hash = hash;
  chain.event = list->event.n;
  sudoku_growing_append (list->finding, &list->event, event, chain.n_events, sizeof *event);
  if (known != NULL)
    {
      chain.next = known->next;
      *known = chain;
      return;
    }
  chain.next = list->head[hash % ROWS];
  /* What a chain removes stands there before it is looked for. */
  if (!sudoku_growing_append (list->finding, &list->removed, removed, list->links->n_words, sizeof *removed)
      || !sudoku_growing_append (list->finding, &list->chain, &chain, 1, sizeof chain))
    return;
  list->head[hash % ROWS] = list->chain.n;
}

static void
remove_candidates (SudokuChainList *list, unsigned i)
{
  const SudokuLinks *links = list->links;
  const uint64_t *removed = removed_of (list, i);

  FOR_EACH_BIT (c, removed, links->n_words)
    {
      sudoku_node_remove (list->finding, links, c);
      list->finding->step.values |= sudoku_set_of (links->node[c].value);
    }
}

static void
report (SudokuChainList *list, unsigned i)
{
  const SudokuChain *chain = (const SudokuChain *) list->chain.item + i;
  const uint32_t *event = (const uint32_t *) list->event.item + chain->event;
  const SudokuLinks *links = list->links;
  SudokuSpelling spelling;

  assert (list->removed.n == list->chain.n * links->n_words);
  sudoku_step_begin (list->finding, chain->technique);
  remove_candidates (list, i);
  if (chain->placed != SUDOKU_NO_NODE)
    {
      sudoku_node_place (list->finding, links, chain->placed);
      list->finding->step.values |= sudoku_set_of (links->node[chain->placed].value);
    }
  if (chain->values != 0)
    list->finding->step.values = chain->values;
  list->finding->step.variant = chain->variant;
  list->finding->step.length = chain->length;
  if (sudoku_step_is_wanted (list->finding))
    {
      sudoku_spelling_begin (&spelling, list->finding, links);
      sudoku_spell_chain (&spelling, event, chain->n_events, 0);
      if (chain->is_loop)
        {
          sudoku_spell_link (&spelling, event[chain->n_events - 1], event[0], 0);
          sudoku_spell_locked_sets (&spelling);
        }
      list->finding->step.size = (uint8_t) spelling.set.n;
      sudoku_spelling_clear (&spelling);
    }
  sudoku_step_report (list->finding);
}

void
sudoku_chain_list_report (SudokuChainList *list)
{
  const SudokuChain *chain = list->chain.item;
  unsigned longest = 0;

  for (unsigned i = 0; i < list->chain.n; i++)
    if (chain[i].length > longest)
      longest = chain[i].length;
  for (unsigned length = 0; length <= longest; length++)
    for (unsigned i = 0; i < list->chain.n; i++)
      if (chain[i].length == length && !sudoku_finding_cancelled (list->finding))
        report (list, i);
}

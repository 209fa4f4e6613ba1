/* Which candidates imply which.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Candidates that imply each other are components of the graph of implications, and have one set. They are found by two
 * depth-first searches, the second backwards, which meets a component before those that it leads to (S. R. Kosaraju 1978;
 * M. Sharir: A Strong-Connectivity Algorithm, Comput. Math. Appl. 7, 1981). The graph is its own contrapositive: what leads
 * to a candidate is what takes off the candidates that put it on.
 */
#include <string.h>

#include "logic/explainer/closure.h"

static void
find_step (ChainSearch *search, unsigned candidate)
{
  const Implications *own = &search->implied[candidate];
  uint64_t *step = search->step[candidate];
  memset (step, 0, search->now->n_words * sizeof *step);
  for (unsigned i = first_weak (search, own); i < own->n_weak; i++)
    {
      const Implications *off = &search->implied[own->weak[i]];
      for (unsigned j = first_strong (search, off); j < end_strong (search, off); j++)
        sudoku_bits_add (step, off->strong[j]);
    }
}

static void
visit (ChainSearch *search, unsigned candidate)
{
  const uint64_t *step = search->step[candidate];
  sudoku_bits_remove (search->unvisited, candidate);
  for (unsigned word = 0; word < search->now->n_words; word++)
    while (step[word] & search->unvisited[word])
      visit (search, word * 64 + (unsigned) __builtin_ctzll (step[word] & search->unvisited[word]));
  search->finished[search->n_finished++] = (uint16_t) candidate;
}

/* Adds to a component what leads to a candidate. */
static void
visit_back (ChainSearch *search, unsigned candidate, unsigned row)
{
  const Implications *own = &search->implied[candidate];
  sudoku_bits_remove (search->unvisited, candidate);
  search->member[search->n_members++] = (uint16_t) candidate;
  search->now->row[candidate] = (uint16_t) row;
  for (unsigned i = first_strong (search, own); i < end_strong (search, own); i++)
    {
      const uint64_t *weak = closure_weak (search, own->strong[i]);
      for (unsigned word = 0; word < search->now->n_words; word++)
        while (weak[word] & search->unvisited[word])
          visit_back (search, word * 64 + (unsigned) __builtin_ctzll (weak[word] & search->unvisited[word]), row);
    }
}

/* The union of the candidates of a component and of what they lead to, which is known. */
static void
unite (ChainSearch *search, unsigned row)
{
  Closure *closure = search->now;
  uint64_t *on = closure->on[row], *off = closure->off[row];
  memset (on, 0, closure->n_words * sizeof *on);
  memset (off, 0, closure->n_words * sizeof *off);
  for (unsigned i = search->first_member[row]; i < search->first_member[row + 1]; i++)
    {
      sudoku_bits_add (on, search->member[i]);
      sudoku_bits_unite (off, closure_weak (search, search->member[i]), closure->n_words);
    }
  for (unsigned i = search->first_member[row]; i < search->first_member[row + 1]; i++)
    for (unsigned word = 0; word < closure->n_words; word++)
      while (search->step[search->member[i]][word] & ~on[word])
        {
          const uint64_t more = search->step[search->member[i]][word] & ~on[word];
          const unsigned other = closure->row[word * 64 + (unsigned) __builtin_ctzll (more)];
          sudoku_bits_unite (on, closure->on[other], closure->n_words);
          sudoku_bits_unite (off, closure->off[other], closure->n_words);
        }
}

static void
find_components (ChainSearch *search, const uint64_t *left)
{
  const unsigned n_words = search->now->n_words;
  search->n_finished = search->n_members = search->now->n_rows = 0;
  memcpy (search->unvisited, left, n_words * sizeof *left);
  for (unsigned word = 0; word < n_words; word++)
    while (search->unvisited[word])
      visit (search, word * 64 + (unsigned) __builtin_ctzll (search->unvisited[word]));
  memcpy (search->unvisited, left, n_words * sizeof *left);
  for (unsigned i = search->n_finished; i-- > 0;)
    {
      const unsigned candidate = search->finished[i];
      if (!sudoku_bits_has (search->unvisited, candidate))
        continue;
      search->first_member[search->now->n_rows] = (uint16_t) search->n_members;
      visit_back (search, candidate, search->now->n_rows++);
    }
  search->first_member[search->now->n_rows] = (uint16_t) search->n_members;
}

void
closure_build (ChainSearch *search)
{
  const Numbering *numbering = search->numbering;
  uint64_t left[CLOSURE_WORDS] = { 0 };
  search->now->n_words = (numbering->n + 63) / 64;
  for (unsigned candidate = 0; candidate < numbering->n; candidate++)
    if (board_has (search->board, numbering->cell[candidate], numbering->value[candidate]))
      {
        sudoku_bits_add (left, candidate);
        find_step (search, candidate);
      }
  find_components (search, left);
  for (unsigned row = search->now->n_rows; row-- > 0;)
    unite (search, row);
}

/* What follows from each candidate being true, over any number of links, as sets of bits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chains are only searched from where there is one: a candidate is false by a chain just if what follows from it excludes
 * it, and every elimination of a loop or chain is of such a candidate.
 */
#pragma once

#include "logic/chains/links.h"

typedef struct
{
  const SudokuLinks *links;
  unsigned n_words;      /* of a set of nodes */
  uint64_t *reach;       /* [n_nodes] what is on if the node is (or, of sets, entered if it is): itself included */
  uint64_t *excluded_by; /* [n_candidates] the nodes that exclude a candidate directly */
  uint64_t *is_false;    /* [links->n_words] the candidates that a chain excludes */
} SudokuClosure;

/* Returns the closure, or NULL when cancelled or out of memory; free it with sudoku_closure_free (). */
SudokuClosure *sudoku_closure_new (SudokuFinding *finding, const SudokuLinks *links);

/* Frees a closure; NULL is allowed. */
void sudoku_closure_free (SudokuClosure *closure);

/* Whether a node is true because something follows from its being false that makes it true. */
bool sudoku_closure_is_true (const SudokuClosure *closure, unsigned node);

static inline const uint64_t *
sudoku_closure_reach (const SudokuClosure *closure, unsigned node)
{
  return closure->reach + (size_t) node * closure->n_words;
}

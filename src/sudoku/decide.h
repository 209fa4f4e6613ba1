/* Whether there is a completion under some assumptions; and if not, which of them already exclude it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The shape is that of IPASIR, the interface of incremental SAT solvers (T. Balyo et al., "SAT Race 2015", 2016): assume,
 * solve, and then either the values of a completion or the assumptions that failed. A question is first searched
 * plainly, which is quickest when it is easy. If that takes too many guesses, a solver takes over that learns a clause
 * from each conflict (CDCL), and what it learnt for one question helps with the next.
 */
#pragma once

#include "sudoku/cancel.h"
#include "sudoku/candidates.h"
#include "sudoku/random.h"

typedef struct SudokuDecide SudokuDecide;

/* That a cell has a value, or that it has another one. */
typedef struct
{
  uint16_t cell;
  uint8_t value;
  bool excluded; /* the cell has not this value */
} SudokuAssumption;

/* Returns a decider of the completions that take their values from candidates, which are copied, or NULL when out of
 * memory. Takes a few milliseconds on the largest boards. */
SudokuDecide *sudoku_decide_new (const SudokuCandidates *candidates);

/* The same of the completions of a puzzle. */
SudokuDecide *sudoku_decide_new_for_grid (const SudokuGrid *puzzle);

/* Frees a decider; NULL is allowed. */
void sudoku_decide_free (SudokuDecide *decide);

/* Sets the function asked at least once a millisecond whether to cancel; NULL for none. data is not owned. */
void sudoku_decide_set_cancel (SudokuDecide *decide, SudokuCancelFunc cancelled, void *data);

/* Sets how many guesses the plain search of a question may take. With 0 there is none, and it is expected that most questions have a
 * completion. */
void sudoku_decide_set_guesses (SudokuDecide *decide, uint64_t guesses);

/* Has questions that take more guesses left undecided, rather than learnt from; see sudoku_decide_gave_up (). */
void sudoku_decide_set_shallow (SudokuDecide *decide);

/* Sets candidates that a plain search tries last, so that a completion has many others; NULL for none. They are not
 * copied, and may change between questions. */
void sudoku_decide_set_avoided (SudokuDecide *decide, const SudokuCandidates *avoided);

/* Has learning begin with a random order of the candidates, for a completion at random; before the first question. random is not
 * owned, NULL for none. */
void sudoku_decide_set_random (SudokuDecide *decide, SudokuRandom *random);

/* Excludes a candidate from now on: because no completion has it, or because none is wanted that has. */
void sudoku_decide_exclude (SudokuDecide *decide, unsigned cell, unsigned value);

/* The candidates that are not excluded so far, by the caller or by propagation; owned by the decider. Empty sets when
 * there is no completion without assumptions. */
const SudokuCandidates *sudoku_decide_candidates (const SudokuDecide *decide);

/* Decides whether there is a completion under n assumptions, at most one a cell. Returns SUDOKU_FOUND if there is one, see
 * sudoku_decide_solution (), SUDOKU_EXHAUSTED if there is none, see sudoku_decide_failed (), and SUDOKU_CANCELLED, after which
 * asking the same again continues. When out of memory, it searches without learning. */
SudokuResult sudoku_decide_solve (SudokuDecide *decide, const SudokuAssumption *assumptions, unsigned n);

/* After CANCELLED: whether the question took more guesses than it may. */
bool sudoku_decide_gave_up (const SudokuDecide *decide);

/* The n * n values of the completion last found; owned by the decider. */
const uint8_t *sudoku_decide_solution (const SudokuDecide *decide);

/* After EXHAUSTED: whether the assumption with this index is one of those that exclude a completion together. They
 * are not always the fewest possible. If none of them failed, there is no completion at all. */
bool sudoku_decide_failed (const SudokuDecide *decide, unsigned index);

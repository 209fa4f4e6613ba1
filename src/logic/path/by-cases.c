/* Looking for short proofs by cases.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After an assumption singles and locked candidates are followed to the end, which everyone can do. If that ends in no
 * fault, the board is divided into cases, the candidates of a cell or the places of a value in a house, and each of them
 * is proved in the same way; deeper division is tried only when nothing shallower does. How to divide is found without
 * reasons (refute.h); then the cases are gone through with them, and of several proofs the one with the fewest lines is
 * kept.
 */
#include "logic/path/by-cases.h"

#include "logic/path/refute.h"

#define DEEPEST 24

typedef struct
{
  SudokuTrace *trace;
  SudokuFinding *finding;
  SudokuCancelFunc cancel;
  SudokuCancelFunc enough;
  void *data;
  SudokuCasesResult result; /* PROVED as long as nothing speaks against continuing */
  SudokuStep *found;        /* by the finders */
  unsigned cell, value;
  SudokuWhyLine *line; /* the best proof so far */
  unsigned n_lines;
  unsigned needed;
} Prover;

static bool
may_continue (Prover *prover)
{
  if (prover->result == SUDOKU_CASES_PROVED && prover->cancel != NULL && prover->cancel (prover->data))
    prover->result = SUDOKU_CASES_CANCELLED;
  return prover->result == SUDOKU_CASES_PROVED;
}

static bool
fail (Prover *prover)
{
  prover->result = SUDOKU_CASES_NO_MEMORY;
  return false;
}

static bool
take_first (const SudokuStep *step, void *data)
{
  Prover *prover = data;

  prover->found = sudoku_step_copy (step);
  return false;
}

/* Follows simple steps. Returns whether that ends in a fault, and notes the fault. */
static bool
follow (Prover *prover, unsigned depth)
{
  for (;;)
    {
      SudokuFault fault;
      const SudokuBoard *board = sudoku_trace_board (prover->trace);
      bool added;

      if (!may_continue (prover))
        return false;
      if (sudoku_board_find_fault (board, &fault) != SUDOKU_FAULT_NONE)
        return sudoku_trace_fault (prover->trace, depth, &fault) || fail (prover);
      prover->found = NULL;
      if (sudoku_find_steps (prover->finding, board, take_first, prover) != SUDOKU_FIND_ENOUGH)
        return false;
      added = prover->found != NULL && sudoku_trace_step (prover->trace, depth, prover->found);
      sudoku_step_free (prover->found);
      if (!added)
        return fail (prover);
    }
}

/* Goes through the cases of a refutation. */
static bool
record (Prover *prover, const SudokuRefutation *refutation, unsigned depth)
{
  if (follow (prover, depth))
    return true;
  for (unsigned i = 0; i < refutation->n_alternatives; i++)
    {
      const SudokuPlacement *alternative = &refutation->alternative[i];
      bool proved;

      if (!sudoku_trace_enter (prover->trace))
        return fail (prover);
      proved = sudoku_trace_assume (prover->trace, depth + 1, alternative->cell, alternative->value)
               && record (prover, refutation->next[i], depth + 1);
      sudoku_trace_leave (prover->trace, true);
      if (!proved)
        return false;
    }
  return refutation->n_alternatives > 0;
}

/* Keeps the lines of the trace if fewer of them are needed than of the best proof. */
static void
keep_better (Prover *prover, unsigned from)
{
  unsigned needed = sudoku_trace_needed (prover->trace, from);

  if (prover->line != NULL && needed >= prover->needed)
    return;
  sudoku_why_lines_free (prover->line, prover->n_lines);
  prover->needed = needed;
  prover->line = sudoku_trace_copy (prover->trace, from, &prover->n_lines);
  if (prover->line == NULL)
    fail (prover);
}

static bool
take_refutation (SudokuRefutation *refutation, void *data)
{
  Prover *prover = data;
  unsigned from = sudoku_trace_length (prover->trace);

  if (sudoku_trace_enter (prover->trace))
    {
      if (sudoku_trace_assume (prover->trace, 0, prover->cell, prover->value) && record (prover, refutation, 0))
        keep_better (prover, from);
      sudoku_trace_leave (prover->trace, false);
    }
  sudoku_refutation_free (refutation);
  return may_continue (prover);
}

/* Takes the first proof there is. */
static bool
take_first_refutation (SudokuRefutation *refutation, void *data)
{
  return take_refutation (refutation, data) && ((Prover *) data)->line == NULL;
}

/* Whether the refuter is to stop. */
static bool
is_over (void *data)
{
  Prover *prover = data;

  return !may_continue (prover) || (prover->line != NULL && prover->enough != NULL && prover->enough (prover->data));
}

/* The techniques that are followed in a case. */
static void
set_techniques (SudokuFinding *finding)
{
  SudokuFindLimits limits;

  sudoku_limits_init (&limits, 9);
  limits.techniques = (SudokuTechniqueSet){ { 0 } };
  for (SudokuTechnique i = SUDOKU_FULL_HOUSE; i <= SUDOKU_HIDDEN_SINGLE; i++)
    sudoku_technique_set_add (&limits.techniques, i);
  sudoku_technique_set_add (&limits.techniques, SUDOKU_POINTING);
  sudoku_technique_set_add (&limits.techniques, SUDOKU_CLAIMING);
  sudoku_finding_set_limits (finding, &limits);
}

/* Looks for any proof, so that there is one, and then for the best of those that are least deep. */
static void
search (Prover *prover, SudokuRefuter *refuter)
{
  bool found = false;

  for (unsigned depth = 0; depth <= 1 && !found && may_continue (prover); depth++)
    found = sudoku_refute (refuter, prover->cell, prover->value, depth, false, take_refutation, prover);
  if (!found && may_continue (prover))
    sudoku_refute (refuter, prover->cell, prover->value, DEEPEST, true, take_first_refutation, prover);
  for (unsigned depth = 2; depth <= DEEPEST && !found && !is_over (prover); depth++)
    found = sudoku_refute (refuter, prover->cell, prover->value, depth, false, take_refutation, prover);
}

SudokuCasesResult
sudoku_prove_by_cases (SudokuTrace *trace,
                       unsigned cell,
                       unsigned value,
                       SudokuCancelFunc cancel,
                       SudokuCancelFunc enough,
                       void *data)
{
  Prover prover = { .trace = trace, .cancel = cancel, .enough = enough, .data = data, .cell = cell, .value = value };
  const SudokuBoard *board = sudoku_trace_board (trace);
  SudokuRefuter *refuter = sudoku_refuter_new (board, is_over, &prover);

  prover.finding = sudoku_finding_new (board->shape);
  if (prover.finding == NULL || refuter == NULL)
    fail (&prover);
  else
    {
      set_techniques (prover.finding);
      search (&prover, refuter);
    }
  if (prover.line != NULL && prover.result != SUDOKU_CASES_CANCELLED)
    prover.result =
        sudoku_trace_add (trace, prover.line, prover.n_lines) ? SUDOKU_CASES_PROVED : SUDOKU_CASES_NO_MEMORY;
  else if (prover.result == SUDOKU_CASES_PROVED)
    prover.result = SUDOKU_CASES_NOT_FOUND;
  sudoku_why_lines_free (prover.line, prover.n_lines);
  sudoku_finding_free (prover.finding);
  sudoku_refuter_free (refuter);
  return prover.result;
}

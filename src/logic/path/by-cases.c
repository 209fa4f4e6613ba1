/* Looking for short proofs by cases.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After an assumption singles and locked candidates are followed to the end, which everyone can do. If that ends in no
 * fault, the board is divided into cases, the candidates of a cell or the places of a value in a house, and each of them
 * is proved in the same way; deeper division is tried only when nothing shallower does. Cases of two are tried before
 * cases of three.
 */
#include "logic/path/by-cases.h"

#include <stdlib.h>

#define DEEPEST 32
#define MOST_ALTERNATIVES 3
/* Divisions that are tried at each board below the first division; the first tries all. */
#define DIVISIONS_BELOW 12

typedef struct
{
  SudokuTrace *trace;
  SudokuFinding *finding;
  SudokuCancelFunc cancel;
  SudokuCancelFunc enough;
  void *data;
  SudokuCasesResult result; /* PROVED as long as nothing speaks against continuing */
  SudokuStep *found;
} Prover;

/* Cells with values, of which one is true. */
typedef struct
{
  unsigned n;
  SudokuPlacement alternative[MOST_ALTERNATIVES];
} Division;

static bool
may_continue (Prover *prover)
{
  if (prover->result != SUDOKU_CASES_PROVED)
    return false;
  if (prover->cancel != NULL && prover->cancel (prover->data))
    prover->result = SUDOKU_CASES_CANCELLED;
  else if (prover->enough != NULL && prover->enough (prover->data))
    prover->result = SUDOKU_CASES_NOT_FOUND;
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

static bool prove (Prover *prover, unsigned depth, unsigned most_depth, bool first);

/* Proves that each alternative of a division is false; the trace is then that of before, with the lines of the proof. */
static bool
prove_division (Prover *prover, const Division *division, unsigned depth, unsigned most_depth)
{
  for (unsigned i = 0; i < division->n; i++)
    {
      const SudokuPlacement *alternative = &division->alternative[i];
      bool proved;

      if (!sudoku_trace_enter (prover->trace))
        return fail (prover);
      if (!sudoku_trace_assume (prover->trace, depth, alternative->cell, alternative->value))
        proved = fail (prover);
      else
        proved = prove (prover, depth, most_depth, false);
      sudoku_trace_leave (prover->trace, true);
      if (!proved)
        return false;
    }
  return true;
}

/* Finds the division number i with this many alternatives: cells first, then houses. Returns false if there are fewer. */
static bool
find_division (const SudokuBoard *board, unsigned n, unsigned i, Division *division)
{
  const SudokuShape *shape = board->shape;

  division->n = 0;
  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    if (sudoku_set_count (board->cell[cell]) == n && i-- == 0)
      {
        for (SudokuSet set = board->cell[cell]; set != 0; set &= set - 1)
          division->alternative[division->n++] =
              (SudokuPlacement){ .cell = (uint16_t) cell, .value = (uint8_t) sudoku_set_first (set) };
        return true;
      }
  for (unsigned house = 0; house < shape->n_full_houses; house++)
    for (unsigned value = 1; value <= shape->order; value++)
      {
        uint64_t places = sudoku_board_places (board, house, value);

        if (sudoku_set_count (places) != n || i-- != 0)
          continue;
        for (; places != 0; places &= places - 1)
          division->alternative[division->n++] =
              (SudokuPlacement){ .cell = shape->house[house].cell[__builtin_ctzll (places)], .value = (uint8_t) value };
        return true;
      }
  return false;
}

/* The best proof so far of what is to be divided. */
typedef struct
{
  SudokuWhyLine *line;
  unsigned n_lines;
  unsigned needed;
} Best;

/* Keeps the lines since from if fewer of them are needed than of the best, and drops them from the trace. */
static void
keep_better (Prover *prover, Best *best, unsigned from)
{
  unsigned needed = sudoku_trace_needed (prover->trace, from);

  if (best->line != NULL && needed >= best->needed)
    return;
  sudoku_why_lines_free (best->line, best->n_lines);
  best->needed = needed;
  best->line = sudoku_trace_copy (prover->trace, from, &best->n_lines);
  if (best->line == NULL)
    fail (prover);
}

/* Tries the divisions with this many alternatives. */
static void
try_divisions (Prover *prover, unsigned n, unsigned depth, unsigned most_depth, unsigned most, Best *best)
{
  Division division;

  for (unsigned i = 0; i < most && find_division (sudoku_trace_board (prover->trace), n, i, &division); i++)
    {
      unsigned from = sudoku_trace_length (prover->trace);

      if (!may_continue (prover) || !sudoku_trace_enter (prover->trace))
        return;
      if (prove_division (prover, &division, depth + 1, most_depth))
        keep_better (prover, best, from);
      sudoku_trace_leave (prover->trace, false);
    }
}

/* Proves that the board as it stands has no solution, with further cases down to a depth. Lines are added only if it is. */
static bool
prove (Prover *prover, unsigned depth, unsigned most_depth, bool first)
{
  Best best = { NULL, 0, 0 };
  bool proved;

  if (follow (prover, depth))
    return true;
  if (depth == most_depth || !may_continue (prover))
    return false;
  for (unsigned n = 2; n <= MOST_ALTERNATIVES && best.line == NULL && may_continue (prover); n++)
    try_divisions (prover, n, depth, most_depth, first ? UINT32_MAX : DIVISIONS_BELOW, &best);
  if (best.line == NULL)
    return false;
  /* What was found counts, though there is no time for more. */
  if (prover->result == SUDOKU_CASES_NOT_FOUND)
    prover->result = SUDOKU_CASES_PROVED;
  proved = sudoku_trace_add (prover->trace, best.line, best.n_lines) || fail (prover);
  sudoku_why_lines_free (best.line, best.n_lines);
  return proved;
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

SudokuCasesResult
sudoku_prove_by_cases (SudokuTrace *trace,
                       unsigned cell,
                       unsigned value,
                       SudokuCancelFunc cancel,
                       SudokuCancelFunc enough,
                       void *data)
{
  Prover prover = { .trace = trace, .cancel = cancel, .enough = enough, .data = data };
  bool proved = false;

  prover.finding = sudoku_finding_new (sudoku_trace_board (trace)->shape);
  if (prover.finding == NULL)
    return SUDOKU_CASES_NO_MEMORY;
  set_techniques (prover.finding);
  for (unsigned most_depth = 0; most_depth < DEEPEST && !proved && may_continue (&prover); most_depth++)
    {
      if (!sudoku_trace_enter (trace))
        break;
      proved = sudoku_trace_assume (trace, 0, cell, value) && prove (&prover, 0, most_depth, true);
      sudoku_trace_leave (trace, proved);
    }
  sudoku_finding_free (prover.finding);
  if (proved)
    return SUDOKU_CASES_PROVED;
  return prover.result == SUDOKU_CASES_PROVED ? SUDOKU_CASES_NOT_FOUND : prover.result;
}

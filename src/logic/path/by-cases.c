/* Looking for short proofs by cases.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After an assumption singles, further rules and locked candidates are followed to the end, which everyone can do. If that ends in no
 * fault, the board is divided into cases, the candidates of a cell or the places of a value in a house, and each of them
 * is proved in the same way; deeper division is tried only when nothing shallower does. How to divide is found without
 * reasons; then the cases are gone through with them, and of several proofs the one with the fewest lines is kept.
 */
#include "logic/path/by-cases.h"

#include <stdlib.h>

#include "sudoku/propagator.h"

#define DEEPEST 24

/* When any proof is wanted, more are too many: a trace has room for no more than about twice as many lines. */
#define MOST_CASES 512

/* How to divide: branch and bound. Divisions of a board are tried in the order of how little their cases leave open, and given
 * up as soon as they cost more than the best one. */

#define NEVER UINT32_MAX
/* More alternatives than that only where there is nothing else. */
#define USUAL_ALTERNATIVES 3
/* Divisions that are followed deeper at one board, the most promising ones; when only any refutation is wanted, the best. */
#define MOST_FOLLOWED 16
#define MOST_DIVISIONS 1024
#define MOST_ALTERNATIVES 16

/* How a board is refuted: at once, by singles and locked candidates, if n_alternatives is 0; otherwise by these, of which
 * one is true, each refuted in turn. */
typedef struct Refutation
{
  unsigned house; /* whose places of a value they are, or SUDOKU_NO_HOUSE: the candidates of a cell */
  unsigned n_alternatives;
  SudokuPlacement alternative[MOST_ALTERNATIVES];
  struct Refutation *next[MOST_ALTERNATIVES];
  unsigned cost; /* cells that were settled on the way, in all cases */
} Refutation;

/* Called with each refutation, the cheapest so far; takes it over. Returns whether to look for cheaper ones. */
typedef bool (*RefutedFunc) (Refutation *refutation, void *data);

/* Alternatives of which one is true, and how much they leave open. */
typedef struct
{
  unsigned house; /* as of a refutation */
  unsigned n;
  SudokuPlacement alternative[MOST_ALTERNATIVES];
  unsigned cost[MOST_ALTERNATIVES]; /* NEVER unless it leads to a fault at once */
  unsigned open;                    /* candidates left in the others */
} Division;

typedef struct
{
  SudokuPropagator *propagator; /* with the board's candidates and what follows from these, or failed */
  SudokuCancelFunc stop;
  void *data;
  unsigned ticks;
  bool stopped;
  bool out_of_memory;
  bool any;                             /* not the cheapest */
  unsigned n_cases;                     /* that ended at once, of any */
  Division (*division)[MOST_DIVISIONS]; /* [DEEPEST] by depth */
} Refuter;

static void
refuter_free (Refuter *refuter)
{
  if (refuter == NULL)
    return;
  sudoku_propagator_free (refuter->propagator);
  free (refuter->division);
  free (refuter);
}

/* Returns a refuter for a board, or NULL when out of memory. stop is asked about every hundred microseconds whether to stop. */
static Refuter *
refuter_new (const SudokuBoard *board, SudokuCancelFunc stop, void *data)
{
  const SudokuShape *shape = board->shape;
  Refuter *refuter = calloc (1, sizeof *refuter);

  if (refuter == NULL)
    return NULL;
  refuter->stop = stop;
  refuter->data = data;
  refuter->division = malloc (DEEPEST * sizeof *refuter->division);
  refuter->propagator = sudoku_propagator_new (shape);
  if (refuter->division == NULL || refuter->propagator == NULL)
    {
      refuter_free (refuter);
      return NULL;
    }
  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    if (board->value[cell] != 0)
      sudoku_propagator_assume (refuter->propagator, cell, board->value[cell]);
    else
      for (SudokuSet out = sudoku_set_full (shape->order) & ~board->cell[cell]; out != 0; out &= out - 1)
        sudoku_propagator_remove (refuter->propagator, cell, sudoku_set_first (out));
  sudoku_propagate (refuter->propagator, NULL);
  return refuter;
}

static void
refutation_free (Refutation *refutation)
{
  if (refutation == NULL)
    return;
  for (unsigned i = 0; i < refutation->n_alternatives; i++)
    refutation_free (refutation->next[i]);
  free (refutation);
}

static bool
is_stopped (Refuter *refuter)
{
  refuter->stopped |= refuter->any && refuter->n_cases > MOST_CASES;
  if (!refuter->stopped && refuter->stop != NULL && refuter->ticks-- == 0)
    {
      refuter->ticks = 4;
      refuter->stopped = refuter->stop (refuter->data);
    }
  return refuter->stopped;
}

/* Assumes a value and applies what follows. Returns whether there is no fault yet, and adds how many cells that settled. */
static bool
assume (Refuter *refuter, const SudokuPlacement *placement, unsigned *cost)
{
  SudokuPropagator *p = refuter->propagator;
  unsigned open = p->n_open;
  bool stable;

  sudoku_propagator_assume (p, placement->cell, placement->value);
  stable = sudoku_propagate (p, NULL) == SUDOKU_PROPAGATION_STABLE;
  *cost += open - p->n_open;
  return stable;
}

/* Sees what each alternative leads to at once. */
static void
try_alternatives (Refuter *refuter, Division *division)
{
  SudokuPropagator *p = refuter->propagator;
  unsigned n_trail = p->n_trail;

  division->open = 0;
  for (unsigned i = 0; i < division->n; i++)
    {
      division->cost[i] = 0;
      if (assume (refuter, &division->alternative[i], &division->cost[i]))
        {
          division->cost[i] = NEVER;
          division->open += p->cells * p->order - p->n_trail - (p->cells - p->n_open);
        }
      sudoku_propagator_undo (p, n_trail);
    }
}

static void
add_alternative (Division *division, unsigned cell, unsigned value)
{
  assert (division->n < MOST_ALTERNATIVES);
  division->alternative[division->n++] = (SudokuPlacement){ .cell = (uint16_t) cell, .value = (uint8_t) value };
}

/* Collects the divisions with a number of alternatives: the candidates of cells, and the places in houses. */
static unsigned
collect_divisions (const SudokuPropagator *p, unsigned n, Division *list)
{
  unsigned n_divisions = 0;

  for (unsigned cell = 0; cell < p->cells && n_divisions < MOST_DIVISIONS; cell++)
    if (sudoku_set_count (p->cell[cell]) == n)
      {
        Division *division = &list[n_divisions++];

        division->house = SUDOKU_NO_HOUSE;
        division->n = 0;
        for (SudokuSet set = p->cell[cell]; set != 0; set &= set - 1)
          add_alternative (division, cell, sudoku_set_first (set));
      }
  for (unsigned spot = 0; spot < p->full_houses * p->order && n_divisions < MOST_DIVISIONS; spot++)
    if (sudoku_set_count (p->place[spot]) == n)
      {
        Division *division = &list[n_divisions++];

        division->house = spot / p->order;
        division->n = 0;
        for (uint64_t places = p->place[spot]; places != 0; places &= places - 1)
          add_alternative (division, p->shape->house[spot / p->order].cell[__builtin_ctzll (places)],
                           spot % p->order + 1);
      }
  return n_divisions;
}

static int
compare_divisions (const void *a, const void *b)
{
  const Division *x = a;
  const Division *y = b;

  return (x->open > y->open) - (x->open < y->open);
}

/* The cheapest refutation so far. */
typedef struct
{
  Refutation *refutation; /* NULL if found () has it */
  unsigned cost;          /* or what it has to be less than */
  bool any;
  bool enough;
  RefutedFunc found;
  void *data;
} Best;

static void refute_board (Refuter *refuter, unsigned depth, unsigned left, Best *best);

static Refutation *
new_refutation (Refuter *refuter, unsigned cost)
{
  Refutation *refutation = calloc (1, sizeof *refutation);

  if (refutation != NULL)
    refutation->cost = cost;
  else
    refuter->out_of_memory = true;
  return refutation;
}

/* Refutes every alternative of a division, for less than a bound; returns NULL if that is not possible. */
static Refutation *
refute_division (Refuter *refuter, const Division *division, unsigned depth, unsigned left, unsigned bound)
{
  Refutation *refutation = new_refutation (refuter, 0);

  for (unsigned i = 0; i < division->n && refutation != NULL; i++)
    {
      Refutation *next = NULL;

      refutation->house = division->house;
      refutation->alternative[i] = division->alternative[i];
      refuter->n_cases += division->cost[i] != NEVER;
      if (division->cost[i] != NEVER)
        next = refutation->cost + division->cost[i] < bound ? new_refutation (refuter, division->cost[i]) : NULL;
      else if (left > 1 && refutation->cost < bound)
        {
          unsigned n_trail = refuter->propagator->n_trail, placed = 0;

          assume (refuter, &division->alternative[i], &placed);
          if (refutation->cost + placed < bound)
            {
              Best best = { .cost = bound - refutation->cost - placed };

              refute_board (refuter, depth + 1, left - 1, &best);
              next = best.refutation;
            }
          if (next != NULL)
            next->cost += placed;
          sudoku_propagator_undo (refuter->propagator, n_trail);
        }
      if (next == NULL)
        {
          refutation_free (refutation);
          return NULL;
        }
      refutation->next[refutation->n_alternatives++] = next;
      refutation->cost += next->cost;
    }
  return refutation;
}

static void
offer (Best *best, Refutation *refutation)
{
  if (refutation == NULL)
    return;
  best->cost = refutation->cost;
  best->any = true;
  if (best->found != NULL)
    {
      best->enough = !best->found (refutation, best->data);
      return;
    }
  refutation_free (best->refutation);
  best->refutation = refutation;
}

/* Tries the divisions with n alternatives: first all that end at once, then the most promising of the others. Returns how
 * many there are. */
static unsigned
try_divisions (Refuter *refuter, unsigned n, unsigned depth, unsigned left, Best *best)
{
  Division *list = refuter->division[depth];
  unsigned n_divisions = collect_divisions (refuter->propagator, n, list);

  for (unsigned i = 0; i < n_divisions && !best->enough; i++)
    {
      if (is_stopped (refuter))
        return n_divisions;
      try_alternatives (refuter, &list[i]);
      if (list[i].open == 0)
        offer (best, refute_division (refuter, &list[i], depth, 1, best->cost));
    }
  if (left == 1 || best->any)
    return n_divisions;
  qsort (list, n_divisions, sizeof *list, compare_divisions);
  for (unsigned i = 0; i < n_divisions && i < (refuter->any ? 1 : MOST_FOLLOWED); i++)
    if (!best->enough && !is_stopped (refuter))
      offer (best, refute_division (refuter, &list[i], depth, left, best->cost));
  return n_divisions;
}

/* Refutes the propagator's board, where nothing follows any more, with this depth of cases left. */
static void
refute_board (Refuter *refuter, unsigned depth, unsigned left, Best *best)
{
  unsigned n_tried = 0;

  for (unsigned n = 2; n <= MOST_ALTERNATIVES && !best->any && (n <= USUAL_ALTERNATIVES || n_tried == 0); n++)
    n_tried += try_divisions (refuter, n, depth, left, best);
}

/* Looks for refutations of a candidate with at most this depth of cases below its own; with any, only for the first that
 * comes along. Returns whether there was one. */
static bool
refute (Refuter *refuter, unsigned cell, unsigned value, unsigned depth, bool any, RefutedFunc found, void *data)
{
  SudokuPropagator *p = refuter->propagator;
  Best best = { .cost = NEVER, .found = found, .data = data };
  SudokuPlacement assumed = { .cell = (uint16_t) cell, .value = (uint8_t) value };
  unsigned n_trail = p->n_trail, cost = 0;

  refuter->stopped = false;
  refuter->any = any;
  refuter->n_cases = 0;
  if (p->failed)
    {
      offer (&best, new_refutation (refuter, 0));
      return best.any;
    }
  if (!assume (refuter, &assumed, &cost))
    offer (&best, new_refutation (refuter, cost));
  else if (depth > 0)
    refute_board (refuter, 0, depth < DEEPEST ? depth : DEEPEST, &best);
  sudoku_propagator_undo (p, n_trail);
  return best.any;
}

/* Going through the cases with reasons. */

typedef struct
{
  SudokuTrace *trace;
  SudokuFinding *finding;
  SudokuCancelFunc cancel;
  SudokuCancelFunc enough;
  void *data;
  SudokuResult result; /* FOUND as long as nothing speaks against continuing */
  bool tried_any;      /* if there is no proof then, it may take long to find one */
  SudokuStep *found;   /* by the finders */
  unsigned cell, value;
  SudokuWhyLine *line; /* the best proof so far */
  unsigned n_lines;
  unsigned needed;
} Prover;

static bool
may_continue (Prover *prover)
{
  if (prover->result == SUDOKU_FOUND && prover->cancel != NULL && prover->cancel (prover->data))
    prover->result = SUDOKU_CANCELLED;
  return prover->result == SUDOKU_FOUND;
}

/* Leaves a proof that has more lines than a trace; else memory was short, and the search ends. */
static bool
fail (Prover *prover)
{
  if (!sudoku_trace_is_full (prover->trace))
    prover->result = SUDOKU_NO_MEMORY;
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
      switch (sudoku_find_steps (prover->finding, board, take_first, prover))
        {
        case SUDOKU_FOUND:
          break;
        case SUDOKU_NO_MEMORY:
          return fail (prover);
        default:
          return false;
        }
      added = prover->found != NULL && sudoku_trace_step (prover->trace, depth, prover->found);
      sudoku_step_free (prover->found);
      if (!added)
        return fail (prover);
    }
}

/* Goes through the cases of a refutation, but for those that steps have excluded which the refuter does not know. They may leave a single
 * one, and place it. */
static bool
record (Prover *prover, const Refutation *refutation, unsigned depth)
{
  if (follow (prover, depth))
    return true;
  for (unsigned i = 0; i < refutation->n_alternatives; i++)
    {
      const SudokuPlacement *alternative = &refutation->alternative[i];
      const SudokuBoard *board = sudoku_trace_board (prover->trace);
      bool proved;

      if (board->value[alternative->cell] == alternative->value)
        return record (prover, refutation->next[i], depth);
      if (!sudoku_board_has (board, alternative->cell, alternative->value))
        continue;
      if (!sudoku_trace_enter (prover->trace))
        return fail (prover);
      if (sudoku_trace_assume (prover->trace, depth + 1, alternative->cell, alternative->value, refutation->house))
        proved = record (prover, refutation->next[i], depth + 1);
      else
        proved = fail (prover);
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
take_refutation (Refutation *refutation, void *data)
{
  Prover *prover = data;
  unsigned from = sudoku_trace_length (prover->trace);

  if (sudoku_trace_enter (prover->trace))
    {
      if (sudoku_trace_assume (prover->trace, 0, prover->cell, prover->value, SUDOKU_NO_HOUSE)
          && record (prover, refutation, 0))
        keep_better (prover, from);
      sudoku_trace_leave (prover->trace, false);
    }
  else
    fail (prover);
  refutation_free (refutation);
  return may_continue (prover);
}

/* Takes the first proof there is. */
static bool
take_first_refutation (Refutation *refutation, void *data)
{
  return take_refutation (refutation, data) && ((Prover *) data)->line == NULL;
}

/* Whether the refuter is to stop. */
static bool
is_over (void *data)
{
  Prover *prover = data;

  return !may_continue (prover)
         || ((prover->line != NULL || prover->tried_any) && prover->enough != NULL && prover->enough (prover->data));
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
  for (SudokuTechnique i = SUDOKU_ALLOWED_VALUES; i <= SUDOKU_LOCKED_IN_RULE; i++)
    sudoku_technique_set_add (&limits.techniques, i);
  sudoku_technique_set_add (&limits.techniques, SUDOKU_POINTING);
  sudoku_technique_set_add (&limits.techniques, SUDOKU_CLAIMING);
  sudoku_finding_set_limits (finding, &limits);
}

/* Looks for any proof, so that there is one, and then for the best of those that are least deep. */
static void
search (Prover *prover, Refuter *refuter)
{
  bool found = false;

  for (unsigned depth = 0; depth <= 1 && !found && may_continue (prover); depth++)
    found = refute (refuter, prover->cell, prover->value, depth, false, take_refutation, prover);
  if (!found && may_continue (prover))
    refute (refuter, prover->cell, prover->value, DEEPEST, true, take_first_refutation, prover);
  prover->tried_any = true;
  for (unsigned depth = 2; depth <= DEEPEST && !found && !is_over (prover); depth++)
    found = refute (refuter, prover->cell, prover->value, depth, false, take_refutation, prover);
}

SudokuResult
sudoku_prove_by_cases (SudokuTrace *trace,
                       unsigned cell,
                       unsigned value,
                       SudokuCancelFunc cancel,
                       SudokuCancelFunc enough,
                       void *data)
{
  Prover prover = { .trace = trace, .cancel = cancel, .enough = enough, .data = data, .cell = cell, .value = value };
  const SudokuBoard *board = sudoku_trace_board (trace);
  Refuter *refuter = refuter_new (board, is_over, &prover);

  prover.finding = sudoku_finding_new (board->shape);
  if (prover.finding == NULL || refuter == NULL)
    fail (&prover);
  else
    {
      set_techniques (prover.finding);
      search (&prover, refuter);
    }
  if (prover.line != NULL && prover.result != SUDOKU_CANCELLED)
    prover.result = sudoku_trace_add (trace, prover.line, prover.n_lines) ? SUDOKU_FOUND : SUDOKU_NO_MEMORY;
  else if (prover.result == SUDOKU_FOUND)
    prover.result = refuter->out_of_memory ? SUDOKU_NO_MEMORY : SUDOKU_EXHAUSTED;
  sudoku_why_lines_free (prover.line, prover.n_lines);
  sudoku_finding_free (prover.finding);
  refuter_free (refuter);
  return prover.result;
}

/* Deciding a question: a plain search of bounded length, then clause learning.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Between two questions the propagator is at the *root*: the candidates with what they imply, nothing assumed.
 */
#include "sudoku/decide.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "sudoku/board/check.h"
#include "sudoku/cdcl/encoding.h"
#include "sudoku/derivation.h"
#include "sudoku/tree/tree.h"

/* The guesses that a plain search may take: several times what a 9x9 board ever takes, and fewer than make a
 * difference on boards where clauses are needed. */
#define GUESSES 200u

typedef enum
{
  STAGE_ROOT,  /* propagating what the candidates imply */
  STAGE_READY, /* at the root */
  STAGE_SEARCH,
  STAGE_LEARN
} Stage;

struct SudokuDecide
{
  SudokuBudget budget;
  SudokuCandidates *candidates; /* at the root */
  SudokuPropagator *propagator;
  SudokuTree tree;
  uint32_t root; /* length of the trail at the root */
  uint64_t guesses;
  const SudokuCandidates *avoided;
  SudokuRandom *random;

  CdclEncoding *encoding; /* made when the first question is hard */
  bool without_learning;  /* out of memory for it */
  bool shallow;           /* questions that are hard are left undecided */

  Stage stage;
  bool inconsistent; /* there is no completion without assumptions */

  /* The present question, or the last one. */
  bool asking;
  SudokuAssumption *assumption; /* [cells] */
  unsigned n;
  SudokuResult decision;
  bool *failed;      /* [cells] */
  uint8_t *solution; /* [cells] */
};

void
sudoku_decide_free (SudokuDecide *decide)
{
  if (decide == NULL)
    return;
  sudoku_cdcl_encoding_free (decide->encoding);
  sudoku_tree_clear (&decide->tree);
  sudoku_propagator_free (decide->propagator);
  sudoku_candidates_free (decide->candidates);
  free (decide->assumption);
  free (decide->failed);
  free (decide->solution);
  free (decide);
}

/* Whether a placement is not to be avoided (a SudokuPreferFunc). */
static bool
is_free (SudokuPlacement placement, const void *data)
{
  const SudokuDecide *decide = data;

  return decide->avoided == NULL || !sudoku_set_has (decide->avoided->cell[placement.cell], placement.value);
}

SudokuDecide *
sudoku_decide_new (const SudokuCandidates *candidates)
{
  unsigned cells = candidates->shape->n_cells;
  SudokuDecide *decide = calloc (1, sizeof *decide);

  if (decide == NULL)
    return NULL;
  decide->budget = sudoku_budget (NULL, NULL);
  decide->guesses = GUESSES;
  decide->candidates = sudoku_candidates_copy (candidates);
  decide->propagator = sudoku_propagator_new (candidates->shape);
  decide->assumption = malloc (cells * sizeof *decide->assumption);
  decide->failed = malloc (cells * sizeof *decide->failed);
  decide->solution = calloc (cells, 1);
  if (decide->candidates == NULL || decide->propagator == NULL || decide->assumption == NULL || decide->failed == NULL
      || decide->solution == NULL || !sudoku_tree_init (&decide->tree, decide->propagator))
    {
      sudoku_decide_free (decide);
      return NULL;
    }
  decide->tree.prefer = is_free;
  decide->tree.prefer_data = decide;
  sudoku_propagator_assume_candidates (decide->propagator, candidates);
  return decide;
}

SudokuDecide *
sudoku_decide_new_for_grid (const SudokuGrid *puzzle)
{
  SudokuCandidates *candidates = sudoku_choices (puzzle);
  SudokuDecide *decide = candidates != NULL ? sudoku_decide_new (candidates) : NULL;

  sudoku_candidates_free (candidates);
  return decide;
}

void
sudoku_decide_set_cancel (SudokuDecide *decide, SudokuCancelFunc cancelled, void *data)
{
  decide->budget.cancelled = cancelled;
  decide->budget.data = data;
}

void
sudoku_decide_set_guesses (SudokuDecide *decide, uint64_t guesses)
{
  decide->guesses = guesses;
}

void
sudoku_decide_set_shallow (SudokuDecide *decide)
{
  decide->shallow = true;
}

void
sudoku_decide_set_avoided (SudokuDecide *decide, const SudokuCandidates *avoided)
{
  decide->avoided = avoided;
}

void
sudoku_decide_set_random (SudokuDecide *decide, SudokuRandom *random)
{
  decide->random = random;
}

/* Takes back what was assumed. */
static void
return_to_root (SudokuDecide *decide)
{
  if (decide->stage == STAGE_SEARCH)
    sudoku_propagator_undo (decide->propagator, decide->root);
  if (decide->stage != STAGE_ROOT)
    decide->stage = STAGE_READY;
}

void
sudoku_decide_exclude (SudokuDecide *decide, unsigned cell, unsigned value)
{
  assert (cell < decide->propagator->cells && value >= 1 && value <= decide->propagator->order);
  return_to_root (decide);
  decide->asking = false;
  sudoku_propagator_remove (decide->propagator, cell, value);
  decide->candidates->cell[cell] &= ~sudoku_set_of (value);
  decide->stage = STAGE_ROOT;
  if (decide->encoding != NULL && decide->encoding->solver->next_reduce == 0)
    {
      /* Its first question was canceled before it began. */
      sudoku_cdcl_encoding_free (decide->encoding);
      decide->encoding = NULL;
    }
  if (decide->encoding == NULL)
    return;
  decide->encoding->alike = false;
  if (sudoku_set_has (decide->encoding->candidates->cell[cell], value))
    sudoku_cdcl_add_unit (decide->encoding->solver,
                          cdcl_negation (sudoku_cdcl_encoding_literal (decide->encoding, cell, value)));
}

const SudokuCandidates *
sudoku_decide_candidates (const SudokuDecide *decide)
{
  return decide->candidates;
}

const uint8_t *
sudoku_decide_solution (const SudokuDecide *decide)
{
  return decide->solution;
}

bool
sudoku_decide_failed (const SudokuDecide *decide, unsigned index)
{
  assert (index < decide->n && !decide->asking && decide->decision == SUDOKU_EXHAUSTED);
  return decide->failed[index];
}

bool
sudoku_decide_gave_up (const SudokuDecide *decide)
{
  return !decide->asking && decide->decision == SUDOKU_CANCELLED;
}

/* Checks the solution found against the houses, the candidates and the assumptions. */
static void
check_solution (const SudokuDecide *decide)
{
  sudoku_check ("completion", sudoku_solution_fault (decide->candidates->shape, NULL, decide->solution));
  for (unsigned cell = 0; cell < decide->propagator->cells; cell++)
    if (!sudoku_set_has (decide->candidates->cell[cell], decide->solution[cell]))
      sudoku_check ("completion", "a cell has an excluded value");
  for (unsigned i = 0; i < decide->n; i++)
    if ((decide->solution[decide->assumption[i].cell] == decide->assumption[i].value) == decide->assumption[i].excluded)
      sudoku_check ("completion", "an assumption does not hold");
}

static void
end_question (SudokuDecide *decide, SudokuResult decision)
{
  return_to_root (decide);
  assert (decide->stage == STAGE_READY || decide->inconsistent);
  if (SUDOKU_CHECKS && decision == SUDOKU_FOUND)
    check_solution (decide);
  decide->decision = decision;
  decide->asking = false;
}

/* There is no completion, whatever is assumed. */
static void
set_inconsistent (SudokuDecide *decide)
{
  decide->inconsistent = true;
  memset (decide->candidates->cell, 0, decide->propagator->cells * sizeof *decide->candidates->cell);
}

static bool
propagate_root (SudokuDecide *decide)
{
  assert (decide->stage == STAGE_ROOT && !decide->inconsistent);
  switch (sudoku_propagate (decide->propagator, &decide->budget))
    {
    case SUDOKU_PROPAGATION_CANCELLED:
      return false;
    case SUDOKU_PROPAGATION_FAILED:
      set_inconsistent (decide);
      return true;
    case SUDOKU_PROPAGATION_STABLE:
    default:
      memcpy (decide->candidates->cell, decide->propagator->cell,
              decide->propagator->cells * sizeof *decide->candidates->cell);
      decide->root = decide->propagator->n_trail;
      decide->stage = STAGE_READY;
      return true;
    }
}

static void
start_search (SudokuDecide *decide)
{
  assert (decide->asking && decide->propagator->n_trail == decide->root);
  for (unsigned i = 0; i < decide->n; i++)
    if (decide->assumption[i].excluded)
      sudoku_propagator_remove (decide->propagator, decide->assumption[i].cell, decide->assumption[i].value);
    else
      sudoku_propagator_assume (decide->propagator, decide->assumption[i].cell, decide->assumption[i].value);
  sudoku_tree_restart (&decide->tree);
  decide->tree.guess_limit =
      decide->without_learning && !decide->shallow ? UINT64_MAX : decide->tree.guesses + decide->guesses;
  decide->stage = STAGE_SEARCH;
}

/* Ends the question at once if an assumption is impossible by itself, else begins with it. */
static bool
begin (SudokuDecide *decide)
{
  memset (decide->failed, 0, decide->propagator->cells * sizeof *decide->failed);
  for (unsigned i = 0; i < decide->n; i++)
    {
      SudokuAssumption assumption = decide->assumption[i];

      assert (assumption.cell < decide->propagator->cells);
      assert (assumption.value >= 1 && assumption.value <= decide->propagator->order);
      if (!assumption.excluded && !sudoku_set_has (decide->candidates->cell[assumption.cell], assumption.value))
        {
          decide->failed[i] = true;
          end_question (decide, SUDOKU_EXHAUSTED);
          return true;
        }
    }
  if (decide->guesses == 0 && !decide->shallow && !decide->without_learning)
    decide->stage = STAGE_LEARN;
  else
    start_search (decide);
  return true;
}

/* Searches; at the limit of guesses the question is left to the solver. */
static bool
search (SudokuDecide *decide)
{
  switch (sudoku_tree_next (&decide->tree, &decide->budget))
    {
    case SUDOKU_FOUND:
      assert (decide->propagator->n_open == 0);
      sudoku_propagator_read (decide->propagator, decide->solution);
      end_question (decide, SUDOKU_FOUND);
      return true;
    case SUDOKU_EXHAUSTED:
      if (decide->n == 0)
        set_inconsistent (decide);
      for (unsigned i = 0; i < decide->n; i++)
        decide->failed[i] = true;
      end_question (decide, SUDOKU_EXHAUSTED);
      return true;
    case SUDOKU_CANCELLED:
    default:
      if (decide->tree.guesses < decide->tree.guess_limit)
        return false;
      return_to_root (decide);
      if (decide->shallow)
        end_question (decide, SUDOKU_CANCELLED);
      else
        decide->stage = STAGE_LEARN;
      return true;
    }
}

/* Out of memory: what was learnt is dropped, and questions are searched plainly from now on, however long that takes. */
static bool
stop_learning (SudokuDecide *decide)
{
  sudoku_cdcl_encoding_free (decide->encoding);
  decide->encoding = NULL;
  decide->without_learning = true;
  start_search (decide);
  return true;
}

static bool
learn (SudokuDecide *decide)
{
  assert (decide->asking && !decide->without_learning);
  if (decide->encoding == NULL)
    decide->encoding = sudoku_cdcl_encoding_new (decide->candidates);
  if (decide->encoding == NULL)
    return stop_learning (decide);
  decide->encoding->solver->random = decide->random;
  decide->encoding->solver->finding = decide->guesses == 0;
  switch (sudoku_cdcl_encoding_solve (decide->encoding, &decide->budget, decide->assumption, decide->n))
    {
    case SUDOKU_FOUND:
      sudoku_cdcl_encoding_read (decide->encoding, decide->solution);
      end_question (decide, SUDOKU_FOUND);
      return true;
    case SUDOKU_EXHAUSTED:
      if (!sudoku_cdcl_encoding_find_failed (decide->encoding, decide->assumption, decide->n, decide->failed))
        set_inconsistent (decide);
      end_question (decide, SUDOKU_EXHAUSTED);
      return true;
    case SUDOKU_NO_MEMORY:
      return stop_learning (decide);
    case SUDOKU_CANCELLED:
    default:
      return false;
    }
}

/* The work of each stage; returns false when cancelled. */
static bool (*const work[]) (SudokuDecide *decide) = {
  [STAGE_ROOT] = propagate_root,
  [STAGE_READY] = begin,
  [STAGE_SEARCH] = search,
  [STAGE_LEARN] = learn,
};

static bool
is_asking (const SudokuDecide *decide, const SudokuAssumption *assumptions, unsigned n)
{
  return decide->asking && n == decide->n
         && (n == 0 || memcmp (decide->assumption, assumptions, n * sizeof *assumptions) == 0);
}

SudokuResult
sudoku_decide_solve (SudokuDecide *decide, const SudokuAssumption *assumptions, unsigned n)
{
  assert (n <= decide->propagator->cells);
  if (!is_asking (decide, assumptions, n))
    {
      return_to_root (decide);
      if (n > 0)
        memcpy (decide->assumption, assumptions, n * sizeof *assumptions);
      decide->n = n;
      decide->asking = true;
    }
  while (decide->asking && !decide->inconsistent)
    if (!work[decide->stage](decide))
      return SUDOKU_CANCELLED;
  if (decide->inconsistent)
    {
      memset (decide->failed, 0, decide->propagator->cells * sizeof *decide->failed);
      end_question (decide, SUDOKU_EXHAUSTED);
    }
  return decide->decision;
}

/* Deleting learnt clauses that are of little use: of high glue, long, and old.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/cdcl/cdcl.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* A clause that may be deleted. */
typedef struct
{
  uint32_t glue, size, clause;
} Candidate;

/* The least useful first. */
static int
compare_usefulness (const void *a, const void *b)
{
  const Candidate *left = a, *right = b;

  if (left->glue != right->glue)
    return left->glue > right->glue ? -1 : 1;
  if (left->size != right->size)
    return left->size > right->size ? -1 : 1;
  return left->clause < right->clause ? -1 : left->clause > right->clause;
}

static bool
may_be_deleted (uint32_t flags)
{
  uint32_t glue = flags & CDCL_GLUE;

  return !(flags & CDCL_REASON) && glue > CDCL_TIER1_GLUE && !(flags & CDCL_USED && glue <= CDCL_TIER2_GLUE);
}

/* Marks the less useful three quarters of those that may be deleted; none when out of memory. */
static void
mark_garbage (Cdcl *solver)
{
  Candidate *candidates = malloc ((solver->n_clauses + 1) * sizeof *candidates);
  unsigned n = 0;

  if (candidates == NULL)
    return;
  for (unsigned i = 0; i < solver->n_clauses; i++)
    {
      uint32_t clause = solver->clauses[i], *flags = cdcl_clause_flags (solver, clause);

      assert (!(*flags & CDCL_GARBAGE) && (*flags & CDCL_GLUE) >= 1);
      if (may_be_deleted (*flags))
        candidates[n++] = (Candidate){ *flags & CDCL_GLUE, cdcl_clause_size (solver, clause), clause };
      *flags &= ~CDCL_USED;
    }
  qsort (candidates, n, sizeof *candidates, compare_usefulness);
  for (unsigned i = 0; i < n / 4 * 3; i++)
    *cdcl_clause_flags (solver, candidates[i].clause) |= CDCL_GARBAGE;
  free (candidates);
}

static void
mark_reasons (Cdcl *solver)
{
  for (unsigned i = 0; i < solver->n_trail; i++)
    {
      CdclReason reason = solver->reason[cdcl_variable (solver->trail[i])];

      assert (reason.kind != CDCL_CLAUSE
              || cdcl_variable (solver->arena[reason.index]) == cdcl_variable (solver->trail[i]));
      if (reason.kind == CDCL_CLAUSE)
        *cdcl_clause_flags (solver, reason.index) |= CDCL_REASON;
    }
}

/* A clause was moved: its first literal, whose reason it is, refers to it where it is now. */
static void
move_reason (Cdcl *solver, uint32_t to)
{
  assert (cdcl_value (solver, solver->arena[to]) > 0);
  solver->reason[cdcl_variable (solver->arena[to])] = cdcl_reason (CDCL_CLAUSE, to);
  *cdcl_clause_flags (solver, to) &= ~CDCL_REASON;
}

void
sudoku_cdcl_reduce (Cdcl *solver)
{
  uint32_t arena_size = 0;
  unsigned n_clauses = 0;

  mark_reasons (solver);
  mark_garbage (solver);
  for (unsigned i = 0; i < solver->n_clauses; i++)
    {
      uint32_t from = solver->clauses[i], to = arena_size + 2;
      uint32_t words = cdcl_clause_size (solver, from) + 2;

      assert (to <= from && words >= 4);
      if (*cdcl_clause_flags (solver, from) & CDCL_GARBAGE)
        continue;
      memmove (solver->arena + to - 2, solver->arena + from - 2, words * sizeof *solver->arena);
      arena_size += words;
      solver->clauses[n_clauses++] = to;
      if (*cdcl_clause_flags (solver, to) & CDCL_REASON)
        move_reason (solver, to);
    }
  assert (arena_size <= solver->arena_size && n_clauses <= solver->n_clauses);
  solver->arena_size = arena_size;
  solver->n_clauses = n_clauses;
  for (uint32_t literal = 0; literal < 2 * solver->n_variables; literal++)
    solver->watches[literal].n = 0;
  for (unsigned i = 0; i < n_clauses; i++)
    sudoku_cdcl_watch_clause (solver, solver->clauses[i]);
}

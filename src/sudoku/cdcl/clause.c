/* Adding learnt clauses, and watching two literals of each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The glue of a clause is the number of decision levels of its literals: clauses of low glue are likely to be useful
 * (G. Audemard and L. Simon, "Predicting learnt clauses quality in modern SAT solvers", 2009). It is computed again
 * when the clause is used. Levels of assumptions do not count, since these are true most of the time (G. Audemard, J.-M. Lagniez and L.
 * Simon, "Improving Glucose for incremental SAT solving with assumptions", 2013); as there, their literals come last.
 */
#include "sudoku/cdcl/cdcl.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* The glue of clauses above the first, and on boards with more variables than the second, is not computed again: there,
 * keeping more clauses was seen to cost more than it gains. */
#define MOST_GLUE_PROMOTED 20
#define MOST_VARIABLES_PROMOTED (1 << 14)

/* 128 MiB, far more than is ever used; an index has to fit CdclReason. */
#define MOST_ARENA (UINT32_C (1) << 25)

void
sudoku_cdcl_watch (Cdcl *solver, CdclLiteral literal, CdclWatch watch)
{
  CdclWatches *watches = &solver->watches[literal];

  assert (literal < 2 * solver->n_variables && watches->n <= watches->capacity);
  if (watches->n == watches->capacity)
    {
      uint32_t capacity = watches->capacity > 0 ? 2 * watches->capacity : 4;
      CdclWatch *grown = realloc (watches->watch, capacity * sizeof *grown);

      if (grown == NULL)
        {
          solver->out_of_memory = true;
          return;
        }
      watches->watch = grown;
      watches->capacity = capacity;
    }
  watches->watch[watches->n++] = watch;
}

void
sudoku_cdcl_watch_clause (Cdcl *solver, uint32_t clause)
{
  CdclLiteral first = solver->arena[clause], second = solver->arena[clause + 1];

  assert (clause >= 2 && clause + cdcl_clause_size (solver, clause) <= solver->arena_size && first != second);
  sudoku_cdcl_watch (solver, first, (CdclWatch){ clause, second });
  sudoku_cdcl_watch (solver, second, (CdclWatch){ clause, first });
}

void
sudoku_cdcl_use_clause (Cdcl *solver, uint32_t clause)
{
  uint32_t *flags = cdcl_clause_flags (solver, clause), glue;

  assert (!(*flags & (CDCL_GARBAGE | CDCL_REASON)));
  *flags |= CDCL_USED;
  if ((*flags & CDCL_GLUE) <= CDCL_TIER1_GLUE || (*flags & CDCL_GLUE) > MOST_GLUE_PROMOTED
      || solver->n_variables > MOST_VARIABLES_PROMOTED)
    return;
  glue = sudoku_cdcl_glue (solver, solver->arena + clause, cdcl_clause_size (solver, clause));
  if (glue < (*flags & CDCL_GLUE))
    *flags = (*flags & ~CDCL_GLUE) | glue;
}

/* Makes room for a number of words and a clause; returns false when out of memory. */
static bool
grow (Cdcl *solver, uint32_t words)
{
  if (solver->arena_capacity - solver->arena_size < words)
    {
      uint32_t capacity = 2 * solver->arena_capacity + words + 1024;
      uint32_t *grown = capacity <= MOST_ARENA ? realloc (solver->arena, capacity * sizeof *grown) : NULL;

      if (grown == NULL)
        return false;
      solver->arena = grown;
      solver->arena_capacity = capacity;
    }
  assert (solver->arena_capacity <= MOST_ARENA && solver->n_clauses <= solver->clauses_capacity);
  if (solver->n_clauses == solver->clauses_capacity)
    {
      unsigned capacity = 2 * solver->clauses_capacity + 1024;
      uint32_t *grown = realloc (solver->clauses, capacity * sizeof *grown);

      if (grown == NULL)
        return false;
      solver->clauses = grown;
      solver->clauses_capacity = capacity;
    }
  return true;
}

/* Moves the literals of `learnt` that only an assumption makes false after the others, where they are seldom looked at. */
static void
move_assumptions (Cdcl *solver)
{
  for (unsigned i = 2, end = solver->n_learnt; i < end;)
    {
      CdclLiteral literal = solver->learnt[i];

      if (solver->level[cdcl_variable (literal)] > solver->n_assumptions)
        {
          i++;
          continue;
        }
      solver->learnt[i] = solver->learnt[--end];
      solver->learnt[end] = literal;
    }
}

uint32_t
sudoku_cdcl_add_learnt (Cdcl *solver)
{
  uint32_t size = solver->n_learnt, clause;

  assert (size >= 2 && solver->glue >= 1 && solver->glue <= size);
  /* It is the reason of its first literal, and its second is the last to become open again; or both are open. */
  assert (cdcl_value (solver, solver->learnt[0]) == 0 && cdcl_value (solver, solver->learnt[1]) <= 0);
  assert (solver->level[cdcl_variable (solver->learnt[1])] == solver->n_levels
          || cdcl_value (solver, solver->learnt[1]) == 0);
  if (!grow (solver, size + 2))
    {
      solver->out_of_memory = true;
      return CDCL_NONE;
    }
  if (solver->n_assumptions > 0)
    move_assumptions (solver);
  clause = solver->arena_size + 2;
  solver->arena[clause - 2] = size;
  solver->arena[clause - 1] = solver->glue | CDCL_USED;
  memcpy (solver->arena + clause, solver->learnt, size * sizeof *solver->learnt);
  solver->arena_size += size + 2;
  solver->clauses[solver->n_clauses++] = clause;
  sudoku_cdcl_watch_clause (solver, clause);
  return clause;
}

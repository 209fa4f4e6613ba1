/* Keeping the clauses that the learner learns, and forgetting those that prove of little use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A clause's *distance* is the number of decision levels of its literals: those of a small one are likely
 * to be of use together (G. Audemard and L. Simon, "Predicting learnt clauses quality in modern SAT
 * solvers", 2009), and it is counted anew when the clause is of use. Its word before the literals holds
 * the distance and these bits:
 */
#include "sudoku/cdcl/cdcl.h"

#include <stdlib.h>
#include <string.h>

#define USED (UINT32_C (1) << 31)   /* since the others were last forgotten */
#define NEEDED (UINT32_C (1) << 30) /* it is the reason of a literal */
#define USELESS (UINT32_C (1) << 29)
#define DISTANCE (USELESS - 1)

/* Clauses of so small a distance stay for good; and of so small a one, while they are used. */
#define LASTING_DISTANCE 2
#define USEFUL_DISTANCE 6

/* Distances over the one are not counted anew, nor those of boards with more variables than the other, where keeping
 * more clauses was seen to cost more than it brings. */
#define MOST_RECOUNTED 20
#define MOST_VARIABLES_RECOUNTED (1 << 14)

/* 128 MiB, far more than is ever kept; an index has to fit CdclReason. */
#define MOST_WORDS (UINT32_C (1) << 25)

void
cdcl_watch (Cdcl *solver, CdclLiteral literal, CdclWatch watch)
{
  CdclWatches *watches = &solver->watches[literal];

  if (watches->n == watches->room)
    {
      uint32_t room = watches->room > 0 ? 2 * watches->room : 4;
      CdclWatch *grown = realloc (watches->watch, room * sizeof *grown);

      if (grown == NULL)
        {
          solver->short_of_memory = true;
          return;
        }
      watches->watch = grown;
      watches->room = room;
    }
  watches->watch[watches->n++] = watch;
}

static void
watch_both (Cdcl *solver, uint32_t clause)
{
  CdclLiteral first = solver->words[clause], second = solver->words[clause + 1];

  cdcl_watch (solver, first, (CdclWatch){ clause, second });
  cdcl_watch (solver, second, (CdclWatch){ clause, first });
}

static uint32_t *
distance_of (const Cdcl *solver, uint32_t clause)
{
  return &solver->words[clause - 1];
}

void
cdcl_use_clause (Cdcl *solver, uint32_t clause)
{
  uint32_t *word = distance_of (solver, clause), distance;

  *word |= USED;
  if ((*word & DISTANCE) <= LASTING_DISTANCE || (*word & DISTANCE) > MOST_RECOUNTED
      || solver->n_variables > MOST_VARIABLES_RECOUNTED)
    return;
  distance = cdcl_distance (solver, solver->words + clause, cdcl_clause_size (solver, clause));
  if (distance < (*word & DISTANCE))
    *word = (*word & ~DISTANCE) | distance;
}

/* Makes room for a number of words and a clause; returns false when there is none. */
static bool
grow (Cdcl *solver, uint32_t words)
{
  if (solver->words_room - solver->n_words < words)
    {
      uint32_t room = 2 * solver->words_room + words + 1024;
      uint32_t *grown = room <= MOST_WORDS ? realloc (solver->words, room * sizeof *grown) : NULL;

      if (grown == NULL)
        return false;
      solver->words = grown;
      solver->words_room = room;
    }
  if (solver->n_clauses == solver->clauses_room)
    {
      unsigned room = 2 * solver->clauses_room + 1024;
      uint32_t *grown = realloc (solver->clause, room * sizeof *grown);

      if (grown == NULL)
        return false;
      solver->clause = grown;
      solver->clauses_room = room;
    }
  return true;
}

uint32_t
cdcl_keep (Cdcl *solver)
{
  uint32_t size = solver->n_learnt, clause;

  if (!grow (solver, size + 2))
    {
      solver->short_of_memory = true;
      return CDCL_NONE;
    }
  clause = solver->n_words + 2;
  solver->words[clause - 2] = size;
  solver->words[clause - 1] = solver->distance | USED;
  memcpy (solver->words + clause, solver->learnt, size * sizeof *solver->learnt);
  solver->n_words += size + 2;
  solver->clause[solver->n_clauses++] = clause;
  watch_both (solver, clause);
  return clause;
}

/* A clause that can be forgotten, and how little it is worth. */
typedef struct
{
  uint32_t distance, size, clause;
} Candidate;

static int
compare_worth (const void *a, const void *b)
{
  const Candidate *left = a, *right = b;

  if (left->distance != right->distance)
    return left->distance > right->distance ? -1 : 1;
  if (left->size != right->size)
    return left->size > right->size ? -1 : 1;
  return left->clause < right->clause ? -1 : left->clause > right->clause;
}

/* Marks the worse three quarters of those that can be forgotten; none when out of memory. */
static void
choose_useless (Cdcl *solver)
{
  Candidate *candidates = malloc ((solver->n_clauses + 1) * sizeof *candidates);
  unsigned n = 0;

  if (candidates == NULL)
    return;
  for (unsigned i = 0; i < solver->n_clauses; i++)
    {
      uint32_t clause = solver->clause[i], word = *distance_of (solver, clause);
      uint32_t distance = word & DISTANCE;

      *distance_of (solver, clause) &= ~USED;
      if (!(word & NEEDED) && distance > LASTING_DISTANCE && !(word & USED && distance <= USEFUL_DISTANCE))
        candidates[n++] = (Candidate){ distance, cdcl_clause_size (solver, clause), clause };
    }
  qsort (candidates, n, sizeof *candidates, compare_worth);
  for (unsigned i = 0; i < n / 4 * 3; i++)
    *distance_of (solver, candidates[i].clause) |= USELESS;
  free (candidates);
}

static void
mark_needed (Cdcl *solver)
{
  for (unsigned i = 0; i < solver->n_trail; i++)
    {
      CdclReason reason = solver->reason[cdcl_variable (solver->trail[i])];

      if (reason.kind == CDCL_CLAUSE)
        *distance_of (solver, reason.index) |= NEEDED;
    }
}

/* A clause has moved: the literal that it is the reason of, its first, is told. */
static void
move_reason (Cdcl *solver, uint32_t to)
{
  solver->reason[cdcl_variable (solver->words[to])] = cdcl_reason (CDCL_CLAUSE, to);
  *distance_of (solver, to) &= ~NEEDED;
}

void
cdcl_forget (Cdcl *solver)
{
  uint32_t n_words = 0;
  unsigned n_clauses = 0;

  mark_needed (solver);
  choose_useless (solver);
  for (unsigned i = 0; i < solver->n_clauses; i++)
    {
      uint32_t from = solver->clause[i], to = n_words + 2;
      uint32_t length = cdcl_clause_size (solver, from) + 2;

      if (*distance_of (solver, from) & USELESS)
        continue;
      memmove (solver->words + to - 2, solver->words + from - 2, length * sizeof *solver->words);
      n_words += length;
      solver->clause[n_clauses++] = to;
      if (*distance_of (solver, to) & NEEDED)
        move_reason (solver, to);
    }
  solver->n_words = n_words;
  solver->n_clauses = n_clauses;
  for (uint32_t literal = 0; literal < 2 * solver->n_variables; literal++)
    solver->watches[literal].n = 0;
  for (unsigned i = 0; i < n_clauses; i++)
    watch_both (solver, solver->clause[i]);
}

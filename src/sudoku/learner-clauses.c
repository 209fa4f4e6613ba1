/* Keeping the clauses that the learner learns, and forgetting those that prove of little use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A clause's *distance* is the number of decision levels of its literals: those of a small one are likely
 * to be of use together (G. Audemard and L. Simon, "Predicting learnt clauses quality in modern SAT
 * solvers", 2009), and it is counted anew when the clause is of use. Its word before the literals holds
 * the distance and these bits:
 */
#include "sudoku/learner.h"

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

/* 128 MiB, far more than is ever kept; an index has to fit LearnerReason. */
#define MOST_WORDS (UINT32_C (1) << 25)

void
learner_watch (Learner *learner, LearnerLiteral literal, LearnerWatch watch)
{
  LearnerWatches *watches = &learner->watches[literal];

  if (watches->n == watches->room)
    {
      uint32_t room = watches->room > 0 ? 2 * watches->room : 4;
      LearnerWatch *grown = realloc (watches->watch, room * sizeof *grown);

      if (grown == NULL)
        {
          learner->short_of_memory = true;
          return;
        }
      watches->watch = grown;
      watches->room = room;
    }
  watches->watch[watches->n++] = watch;
}

static void
watch_both (Learner *learner, uint32_t clause)
{
  LearnerLiteral first = learner->words[clause], second = learner->words[clause + 1];

  learner_watch (learner, first, (LearnerWatch){ clause, second });
  learner_watch (learner, second, (LearnerWatch){ clause, first });
}

static uint32_t *
distance_of (const Learner *learner, uint32_t clause)
{
  return &learner->words[clause - 1];
}

void
learner_use_clause (Learner *learner, uint32_t clause)
{
  uint32_t *word = distance_of (learner, clause), distance;

  *word |= USED;
  if ((*word & DISTANCE) <= LASTING_DISTANCE || (*word & DISTANCE) > MOST_RECOUNTED
      || learner->n_variables > MOST_VARIABLES_RECOUNTED)
    return;
  distance = learner_distance (learner, learner->words + clause, learner_clause_size (learner, clause));
  if (distance < (*word & DISTANCE))
    *word = (*word & ~DISTANCE) | distance;
}

/* Makes room for a number of words and a clause; returns false when there is none. */
static bool
grow (Learner *learner, uint32_t words)
{
  if (learner->words_room - learner->n_words < words)
    {
      uint32_t room = 2 * learner->words_room + words + 1024;
      uint32_t *grown = room <= MOST_WORDS ? realloc (learner->words, room * sizeof *grown) : NULL;

      if (grown == NULL)
        return false;
      learner->words = grown;
      learner->words_room = room;
    }
  if (learner->n_clauses == learner->clauses_room)
    {
      unsigned room = 2 * learner->clauses_room + 1024;
      uint32_t *grown = realloc (learner->clause, room * sizeof *grown);

      if (grown == NULL)
        return false;
      learner->clause = grown;
      learner->clauses_room = room;
    }
  return true;
}

uint32_t
learner_keep (Learner *learner)
{
  uint32_t size = learner->n_learnt, clause;

  if (!grow (learner, size + 2))
    {
      learner->short_of_memory = true;
      return LEARNER_NONE;
    }
  clause = learner->n_words + 2;
  learner->words[clause - 2] = size;
  learner->words[clause - 1] = learner->distance | USED;
  memcpy (learner->words + clause, learner->learnt, size * sizeof *learner->learnt);
  learner->n_words += size + 2;
  learner->clause[learner->n_clauses++] = clause;
  watch_both (learner, clause);
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

/* Marks the worse three quarters of those that can be forgotten; none when memory is short. */
static void
choose_useless (Learner *learner)
{
  Candidate *candidates = malloc ((learner->n_clauses + 1) * sizeof *candidates);
  unsigned n = 0;

  if (candidates == NULL)
    return;
  for (unsigned i = 0; i < learner->n_clauses; i++)
    {
      uint32_t clause = learner->clause[i], word = *distance_of (learner, clause);
      uint32_t distance = word & DISTANCE;

      *distance_of (learner, clause) &= ~USED;
      if (!(word & NEEDED) && distance > LASTING_DISTANCE && !(word & USED && distance <= USEFUL_DISTANCE))
        candidates[n++] = (Candidate){ distance, learner_clause_size (learner, clause), clause };
    }
  qsort (candidates, n, sizeof *candidates, compare_worth);
  for (unsigned i = 0; i < n / 4 * 3; i++)
    *distance_of (learner, candidates[i].clause) |= USELESS;
  free (candidates);
}

static void
mark_needed (Learner *learner)
{
  for (unsigned i = 0; i < learner->n_trail; i++)
    {
      LearnerReason reason = learner->reason[learner_variable (learner->trail[i])];

      if (reason.kind == LEARNER_CLAUSE)
        *distance_of (learner, reason.index) |= NEEDED;
    }
}

/* A clause has moved: the literal that it is the reason of, its first, is told. */
static void
move_reason (Learner *learner, uint32_t to)
{
  learner->reason[learner_variable (learner->words[to])] = learner_reason (LEARNER_CLAUSE, to);
  *distance_of (learner, to) &= ~NEEDED;
}

void
learner_forget (Learner *learner)
{
  uint32_t n_words = 0;
  unsigned n_clauses = 0;

  mark_needed (learner);
  choose_useless (learner);
  for (unsigned i = 0; i < learner->n_clauses; i++)
    {
      uint32_t from = learner->clause[i], to = n_words + 2;
      uint32_t length = learner_clause_size (learner, from) + 2;

      if (*distance_of (learner, from) & USELESS)
        continue;
      memmove (learner->words + to - 2, learner->words + from - 2, length * sizeof *learner->words);
      n_words += length;
      learner->clause[n_clauses++] = to;
      if (*distance_of (learner, to) & NEEDED)
        move_reason (learner, to);
    }
  learner->n_words = n_words;
  learner->n_clauses = n_clauses;
  for (uint32_t literal = 0; literal < 2 * learner->n_variables; literal++)
    learner->watches[literal].n = 0;
  for (unsigned i = 0; i < n_clauses; i++)
    watch_both (learner, learner->clause[i]);
}

/* A search over candidates that learns a clause from each dead end, with the houses as constraints.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Conflict-driven clause learning (J. P. Marques-Silva and K. A. Sakallah, "GRASP", 1996; N. Eén and
 * N. Sörensson, "An extensible SAT-solver", 2003) for one kind of problem: a *variable* is an open
 * candidate, and each belongs to four *groups* of which exactly one member is true: its cell's candidates,
 * and its value's places in its row, column and box. The groups are not written out as clauses, which are
 * millions on large boards; a group is a word with a bit for each member that is not false yet:
 *
 *      a member is true            the others are false, because of that one
 *      one bit is left             that member is true, because the others are false
 *      none is left, or two true   a conflict
 *
 * Only what is learnt is kept as clauses. The literal 2 * variable says that a candidate is true, 2 *
 * variable + 1 that it is false.
 *
 * This header is for the files of the learner (learner*.c) and the oracle, which is its door.
 */
#pragma once

#include "sudoku/candidates.h"
#include "sudoku/board/budget.h"

#define CDCL_GROUPS 4
#define CDCL_NONE UINT32_MAX

typedef uint32_t CdclLiteral;

/* Why a literal is true. */
typedef enum
{
  CDCL_NO_REASON,  /* it was assumed, or is so in every solution */
  CDCL_PLACEMENT,  /* the literal `index` is true, of the same group; as a conflict: so is `clash` */
  CDCL_LAST_PLACE, /* the other members of the group `index` are false; as a conflict: all are */
  CDCL_CLAUSE      /* the other literals of the clause `index` are false; as a conflict: all are */
} CdclReasonKind;

typedef struct
{
  uint32_t kind : 2;
  uint32_t index : 30;
} CdclReason;

typedef struct
{
  uint32_t group[CDCL_GROUPS];
  uint8_t position[CDCL_GROUPS]; /* the variable's bit in each group */
} CdclSeat;

/* One of the clauses that wait for a literal to become false; the clause is of no interest while
 * `other`, one of its literals, is true. */
typedef struct
{
  uint32_t clause;
  CdclLiteral other;
} CdclWatch;

typedef struct
{
  CdclWatch *watch;
  uint32_t n, room;
} CdclWatches;

typedef struct
{
  unsigned n_variables, n_groups;
  CdclSeat *seat;   /* [variables] */
  uint64_t *alive;  /* [groups] members that are not false */
  uint32_t *member; /* [groups * 64] variables, CDCL_NONE after the last */

  int8_t *value;      /* [variables] 1, -1, or 0 while open */
  uint32_t *level;    /* [variables] how many decisions there were when it was set */
  CdclReason *reason; /* [variables] */
  CdclLiteral *trail; /* [variables] what is true, in the order it became known */
  unsigned n_trail, n_followed;
  uint32_t *decision; /* [variables] length of the trail before each decision */
  unsigned n_levels;
  uint32_t *pending; /* groups with one bit left that have not been looked at */
  unsigned n_pending;
  CdclLiteral clash; /* see CDCL_PLACEMENT */

  /* What is learnt. A clause is two words (its size, and what clauses.c says) and its literals, of
   * which the first two are watched; it is known by the index of its first literal. */
  uint32_t *words;
  uint32_t n_words, words_room;
  uint32_t *clause; /* all clauses, oldest first */
  unsigned n_clauses, clauses_room;
  CdclWatches *watches; /* [2 * variables] by the literal that becomes false */
  bool short_of_memory; /* something was lost: the learner is of no more use */

  /* The order of decisions: a heap by activity. */
  double *activity, increment;
  uint32_t *heap, *heap_index;
  unsigned heap_size;
  int8_t *phase;  /* [variables] the last value */
  int8_t *target; /* [variables] its value where the trail was longest since it was last forgotten, or 0 */
  int8_t *best;   /* the same since the last time it was taken over as the phase */
  unsigned target_length, best_length;

  /* Of the analysis of a conflict: */
  uint8_t *mark;    /* [variables] */
  uint32_t *marked; /* [2 * variables] those whose mark is to be cleared */
  unsigned n_marked;
  CdclLiteral *learnt; /* [variables] the clause */
  unsigned n_learnt;
  CdclLiteral *cause;           /* [variables] */
  uint32_t *shared;             /* [variables] */
  uint64_t *level_stamp, stamp; /* [variables + 1] */
  unsigned distance;            /* of the clause: how many levels its literals are of */

  /* The assumptions of the question under way, and when to do what. */
  CdclLiteral *assumed;
  unsigned n_assumed, assumed_room;
  bool under_way;
  bool refuted; /* there is no solution, whatever is assumed */
  uint64_t conflicts;
  uint64_t next_reduction, next_restart, next_mode, next_phase;
  unsigned n_reductions, n_restarts, n_modes, n_phases;
  bool steady; /* the mode: long between restarts and following the target, or short */
  double recent_distance, usual_distance;
} Cdcl;

typedef enum
{
  CDCL_SATISFIED, /* value[] is a solution with the assumptions */
  CDCL_REFUTED,   /* there is none; `learnt` holds those assumptions, negated, that say so */
  CDCL_CANCELLED  /* the budget ended, or out of memory; asking the same again goes on */
} CdclResult;

static inline CdclReason
cdcl_reason (CdclReasonKind kind, uint32_t index)
{
  return (CdclReason){ kind & 3, index & (UINT32_MAX >> 2) };
}

static inline CdclLiteral
cdcl_negation (CdclLiteral literal)
{
  return literal ^ 1;
}

static inline uint32_t
cdcl_variable (CdclLiteral literal)
{
  return literal >> 1;
}

/* 1 if it is true, -1 if false, 0 while open. */
static inline int
cdcl_value (const Cdcl *solver, CdclLiteral literal)
{
  int value = solver->value[cdcl_variable (literal)];

  return literal & 1 ? -value : value;
}

/* cdcl.c: the search. A new learner has variables and groups without members; NULL when memory is
 * short. Members are added, each once to each of its groups, before the first question. */
Cdcl *cdcl_new (unsigned n_variables, unsigned n_groups);
void cdcl_free (Cdcl *solver);
void cdcl_add_member (Cdcl *solver, unsigned kind, uint32_t group, uint32_t variable);
CdclResult cdcl_solve (Cdcl *solver, SudokuBudget *budget, const CdclLiteral *assumed, unsigned n);

/* propagate.c: setting a literal, following what it means (until a conflict, or NO_REASON), and
 * going back to a level. *work counts ticks. */
void cdcl_set (Cdcl *solver, CdclLiteral literal, CdclReason reason);
CdclReason cdcl_follow (Cdcl *solver, unsigned *work);
void cdcl_go_back (Cdcl *solver, unsigned level);

/* analyse.c: the clause that a conflict teaches, in `learnt`, with the literal first that is true
 * at the level returned; and the assumptions that make a literal false, as in CDCL_REFUTED. */
unsigned cdcl_analyse (Cdcl *solver, CdclReason conflict);
void cdcl_analyse_assumption (Cdcl *solver, CdclLiteral literal);

/* Of how many levels the literals, which all have a value, are. */
unsigned cdcl_distance (Cdcl *solver, const CdclLiteral *literal, unsigned size);

/* clauses.c: keeping `learnt` (of two literals or more), which returns CDCL_NONE when memory is
 * short; and forgetting many of the others. */
void cdcl_watch (Cdcl *solver, CdclLiteral literal, CdclWatch watch);
uint32_t cdcl_keep (Cdcl *solver);
void cdcl_forget (Cdcl *solver);

static inline uint32_t
cdcl_clause_size (const Cdcl *solver, uint32_t clause)
{
  return solver->words[clause - 2];
}

/* Notes that a clause, all literals of which have a value, was of use. */
void cdcl_use_clause (Cdcl *solver, uint32_t clause);

/* order.c: the heap of variables by activity. */
void cdcl_order_add (Cdcl *solver, uint32_t variable);
uint32_t cdcl_order_take (Cdcl *solver);
void cdcl_order_bump (Cdcl *solver, uint32_t variable);

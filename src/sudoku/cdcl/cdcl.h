/* A solver that learns a clause from each conflict, with the houses of a board as constraints.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Conflict-driven clause learning (J. P. Marques-Silva and K. A. Sakallah, "GRASP", 1996; N. Eén and N. Sörensson, "An
 * extensible SAT-solver", 2003) for one kind of problem: a *variable* is an open candidate, and each occurs in at least
 * four *exactly-one constraints*: the candidates of its cell, and the places of its value in its row, column and box; on
 * boards with further houses in those too, which are *at-most-one constraints* where they have fewer cells than there are
 * values. The constraints are not written out as clauses, which are millions on large boards; a constraint is a word with a bit for
 * each member that is not false yet:
 *
 *      a member is true            the others are false, because at most one is true
 *      one bit is left             that member is true, because at least one is (if it is exactly one)
 *      none is left, or two true   a conflict (none left: likewise)
 *
 * What was tried on minimal 25x25 boards and does not pay: keeping the trail at restarts; values by literal; beginning with the
 * phases of a known solution; one solver for the questions about all givens; locked candidates as variables of intersections (fewer
 * conflicts, more time); vivification and other inprocessing; reducing more often, by a stricter glue, or with a faster decay of
 * activities; loading watches and their lists ahead; keeping the watch of a clause in which another literal is true (7 % slower);
 * negative literals first in new clauses (within 2 %); new target phases (14 % more conflicts), or both modes by turns (39 %), at
 * each question about a given; deciding candidates true in stable mode where there is no target phase (3 to 7 % more conflicts); no
 * activity for what assumptions imply (3 % more); Luby's restarts after 64 or 1,024 conflicts (4 and 14 % more); activity for all
 * reasons of literals learnt, not the clauses among them alone (5 to 43 % more); deleting nine tenths instead of three quarters
 * (within noise); one question about any given of a block, instead of one each (4 to 50 % more); tabu search for the second
 * solution (8 times as long, where it finds one); activity for the clauses that are reasons of what is learnt, where a first
 * solution is looked for (1.3 times as long); leaving candidates out of a block that no question about its givens has (within 3 %),
 * and with that larger blocks (a third fewer conflicts, but clauses of 190 literals, at a third to half of the rate, however often
 * they are deleted); of the most active variables 5, 16 or 32 compared instead of 8 in proofs (5 to 8 % longer), and restarts there
 * at 1.2 times the slow average of the glue (1 %).
 *
 * Only what is learnt is kept as clauses. The literal 2 * variable says that a candidate is true, 2 * variable + 1 that
 * it is false.
 *
 * The files are named as in kissat, each for what it does:
 *
 *      search.c ─┬─ propagate.c             what follows from the literals assigned
 *                ├─ analyze.c, minimize.c   the clause learnt from a conflict, along the graph of
 *                │                          reason.c
 *                ├─ clause.c, reduce.c      adding clauses, and deleting the less useful
 *                ├─ restart.c               when to begin again, and with which phases
 *                ├─ rules.c, rules-propagate.c   the same of further rules
 *                ├─ backtrack.c
 *                └─ heap.c                  which variable to decide next
 */
#pragma once

#include <assert.h>

#include "sudoku/board/budget.h"
#include "sudoku/candidates.h"
#include "sudoku/random.h"
#include "sudoku/search.h"

/* The constraints that each variable occurs in. */
#define CDCL_CONSTRAINTS 4
#define CDCL_NONE UINT32_MAX

typedef uint32_t CdclLiteral;

/* Why a literal is true. */
typedef enum
{
  CDCL_NO_REASON,    /* it is a decision, or a unit: true in every solution */
  CDCL_AT_MOST_ONE,  /* the literal `index` is true, of the same constraint or a pair; as a conflict: so is `clash` */
  CDCL_AT_LEAST_ONE, /* the other members of the constraint `index` are false; as a conflict: all are */
  CDCL_CLAUSE,       /* the other literals of the clause `index` are false; as a conflict: all are */
  CDCL_RULE          /* the further rule `index`, see rules.c; as a conflict: but `clash` is true */
} CdclReasonKind;

typedef struct
{
  uint32_t kind : 3;
  uint32_t index : 29;
} CdclReason;

typedef struct
{
  uint32_t constraint[CDCL_CONSTRAINTS];
  uint8_t position[CDCL_CONSTRAINTS]; /* the variable's bit in each constraint */
} CdclOccurrences;

/* A variable in a further constraint. */
typedef struct
{
  uint32_t constraint; /* or CDCL_NONE, after the last */
  uint8_t position;
} CdclFurther;

/* One of the clauses that watch a literal; while `blocking`, another of its literals, is true, the clause need not be
 * looked at. */
typedef struct
{
  uint32_t clause;
  CdclLiteral blocking;
} CdclWatch;

typedef struct
{
  CdclWatch *watch;
  uint32_t n, capacity;
} CdclWatches;

typedef struct CdclRules CdclRules;
typedef struct Cdcl Cdcl;

struct Cdcl
{
  unsigned n_variables, n_constraints;
  unsigned n_exactly_one;       /* constraints before this one are exactly-one, the others at-most-one */
  unsigned n_further;           /* room for further constraints of a variable */
  CdclOccurrences *occurrences; /* [variables] */
  CdclFurther *further;         /* [variables * n_further] */
  uint64_t *not_false;          /* [constraints] members that are true or open */
  uint32_t *member;             /* [constraints * 64] variables, CDCL_NONE after the last */

  int8_t *value;      /* [variables] 1, -1, or 0 while open */
  uint32_t *level;    /* [variables] how many decisions there were when it was assigned */
  CdclReason *reason; /* [variables] */
  CdclLiteral *trail; /* [variables] what is true, in the order of assignment */
  unsigned n_trail, n_propagated;
  uint32_t *decision; /* [variables] length of the trail before each decision */
  unsigned n_levels;
  uint32_t *pending; /* constraints with one bit left that have not been propagated */
  unsigned n_pending;
  CdclLiteral clash; /* see CDCL_AT_MOST_ONE */
  CdclRules *rules;  /* further ones, or NULL */
  CdclReason (*propagate_pairs) (Cdcl *solver, CdclLiteral literal);
  CdclReason (*propagate_rules) (Cdcl *solver, unsigned *ticks);

  /* The learnt clauses. A clause is two words (its size, and its glue and flags, see clause.c) and its literals, of
   * which the first two are watched; its reference is the index of its first literal. */
  uint32_t *arena;
  uint32_t arena_size, arena_capacity;
  uint32_t *clauses; /* all clauses, oldest first */
  unsigned n_clauses, clauses_capacity;
  CdclWatches *watches; /* [2 * variables] by the literal that is watched */
  bool out_of_memory;   /* something was lost: the solver is of no more use */

  /* The order of decisions: a heap by activity, at first of the variables before n_begun. */
  uint32_t n_begun;
  double *activity, increment;
  uint32_t *heap, *heap_index;
  unsigned heap_size;
  int8_t *phase;  /* [variables] the last value (its saved phase) */
  int8_t *target; /* [variables] its value when the trail was longest since the last reset, or 0 */
  int8_t *best;   /* the same since it was last copied to the phases */
  unsigned target_length, best_length;

  /* The analysis of a conflict. */
  uint8_t *mark;      /* [variables] see minimize.c */
  uint32_t *analyzed; /* [variables] those whose mark is to be cleared */
  unsigned n_analyzed;
  CdclLiteral *learnt; /* [variables] the clause */
  unsigned n_learnt;
  CdclLiteral *antecedent;      /* [variables] */
  uint32_t *shared;             /* [variables] */
  uint64_t *level_stamp, stamp; /* [variables + 1] */
  unsigned glue;                /* of the clause: of how many levels its literals are, see sudoku_cdcl_glue () */

  /* The assumptions of the present question, and the numbers of conflicts at which things are due. */
  CdclLiteral *assumptions;
  unsigned n_assumptions;
  bool solving;      /* the question was cancelled and may be asked again */
  bool finding;      /* questions under assumptions mostly have a solution, too */
  bool proving;      /* a clause was added, without rules: what is left to find is rarely there */
  bool inconsistent; /* there is no solution, whatever is assumed */
  uint64_t conflicts;
  uint64_t most_conflicts; /* at that many, a question ends as if cancelled */
  uint64_t next_reduce, next_restart, next_mode, next_rephase;
  unsigned n_reduces, n_restarts, n_modes, n_rephases;
  bool stable;                 /* the mode: stable, with rare restarts and target phases, or focused */
  SudokuRandom *random;        /* of the first order of decisions, or NULL */
  double fast_glue, slow_glue; /* moving averages */

  /* See sudoku_cdcl_count (). */
  uint64_t n_questions, n_decisions, n_propagations, n_literals, n_all_restarts;
};

static inline CdclReason
cdcl_reason (CdclReasonKind kind, uint32_t index)
{
  return (CdclReason){ kind & 7, index & (UINT32_MAX >> 3) };
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

/* cdcl.c: a new solver has variables, and constraints without members, of which the first n_exactly_one are exactly-one;
 * NULL when out of memory. A variable occurs in one exactly-one constraint of each kind below CDCL_CONSTRAINTS, and may in
 * one of each of the n_further kinds above. Members are added before the first question. */
Cdcl *sudoku_cdcl_new (unsigned n_variables, unsigned n_constraints, unsigned n_exactly_one, unsigned n_further);
void sudoku_cdcl_free (Cdcl *solver);
void sudoku_cdcl_add_member (Cdcl *solver, unsigned kind, uint32_t constraint, uint32_t variable);

/* The further constraints of a variable: n_further, or up to one that is CDCL_NONE. */
static inline const CdclFurther *
cdcl_further (const Cdcl *solver, uint32_t variable)
{
  return solver->further + (size_t) variable * solver->n_further;
}

/* search.c: before the first question, as part of it or not: variables of small constraints are decided first, or those that chance
 * prefers, and constraints of one member or none are propagated. Returns false when canceled; calling it again continues. */
bool sudoku_cdcl_begin (Cdcl *solver, SudokuBudget *budget);

/* search.c: solves under n assumptions; budget may be NULL. After FOUND, value[] is a solution with them; after EXHAUSTED there is
 * none, and `learnt` holds those assumptions, negated, that are the reason; after CANCELLED, solving again with the same
 * assumptions continues. */
SudokuResult sudoku_cdcl_solve (Cdcl *solver, SudokuBudget *budget, const CdclLiteral *assumptions, unsigned n);

/* search.c: writes what was counted, SUDOKU_N_LEARNING numbers. */
void sudoku_cdcl_count (const Cdcl *solver, uint64_t *counters);

/* search.c: states that a literal is true in every solution to be found from now on; after the first question. */
void sudoku_cdcl_add_unit (Cdcl *solver, CdclLiteral literal);

/* search.c: the same of a clause of n literals. */
void sudoku_cdcl_add_clause (Cdcl *solver, const CdclLiteral *literals, unsigned n);

/* propagate.c: assigns a literal that is open. */
void sudoku_cdcl_assign (Cdcl *solver, CdclLiteral literal, CdclReason reason);

/* propagate.c: assigns what follows, and returns a conflict, or NO_REASON. Adds to *ticks. */
CdclReason sudoku_cdcl_propagate (Cdcl *solver, unsigned *ticks);

/* rules.c: takes back what the rules have seen of the trail. */
void sudoku_cdcl_rules_backtrack (Cdcl *solver, unsigned n_trail);

/* rules.c: the open variable with the highest activity for the number of values that its cell has left: with rules, a small cell is
 * worth more than much activity. */
uint32_t sudoku_cdcl_choose_by_cell (const Cdcl *solver);

/* rules.c: whether a rule that is a reason is a pair, whose antecedents are few; and writes these, as sudoku_cdcl_antecedents ()
 * does. */
bool sudoku_cdcl_is_pair (const Cdcl *solver, uint32_t index);
unsigned sudoku_cdcl_explain (const Cdcl *solver, uint32_t index, uint32_t of, CdclLiteral *antecedent);

/* backtrack.c: takes back all assignments after the first `level` decisions. */
void sudoku_cdcl_backtrack (Cdcl *solver, unsigned level);

/* analyze.c: derives the clause that a conflict teaches, in `learnt` and `glue`. Its first literal is true after
 * backtracking to the level returned. */
unsigned sudoku_cdcl_analyze (Cdcl *solver, CdclReason conflict);

/* analyze.c: finds the assumptions that make one of them false, as after SUDOKU_EXHAUSTED. */
void sudoku_cdcl_analyze_final (Cdcl *solver, CdclLiteral assumption);

/* reason.c: writes the true literals that imply a variable's value, or (of is CDCL_NONE) that cannot be true together,
 * and returns their number. */
unsigned sudoku_cdcl_antecedents (const Cdcl *solver, CdclReason reason, uint32_t of, CdclLiteral *antecedent);

/* reason.c: of how many levels the literals are, which are all assigned; those of the assumptions do not count. */
unsigned sudoku_cdcl_glue (Cdcl *solver, const CdclLiteral *literal, unsigned size);

/* The marks of variables in the analysis of a conflict. */
enum
{
  CDCL_UNMARKED,
  CDCL_SEEN,      /* it is in the clause, or was resolved */
  CDCL_REMOVABLE, /* it follows from other literals of the clause */
  CDCL_POISONED   /* it does not */
};

/* Marks a variable until the end of the analysis. */
static inline void
cdcl_mark (Cdcl *solver, uint32_t variable, uint8_t mark)
{
  assert (variable < solver->n_variables && mark != CDCL_UNMARKED);
  if (solver->mark[variable] == CDCL_UNMARKED)
    solver->analyzed[solver->n_analyzed++] = variable;
  solver->mark[variable] = mark;
}

/* minimize.c: removes literals of `learnt` that follow from others. */
void sudoku_cdcl_minimize (Cdcl *solver);

/* minimize.c: replaces literals of `learnt` that are false because of the same placement by that placement. */
void sudoku_cdcl_shrink (Cdcl *solver);

/* clause.c: adds `learnt`, of two literals or more, as a clause and returns it, or CDCL_NONE when out of memory. */
uint32_t sudoku_cdcl_add_learnt (Cdcl *solver);

/* clause.c: notes that a clause was used in an analysis, and updates its glue. Its literals are all assigned. */
void sudoku_cdcl_use_clause (Cdcl *solver, uint32_t clause);

/* clause.c: watches a literal, or the first two of a clause. */
void sudoku_cdcl_watch (Cdcl *solver, CdclLiteral literal, CdclWatch watch);
void sudoku_cdcl_watch_clause (Cdcl *solver, uint32_t clause);

/* The word before a clause's literals: its glue and these flags. */
#define CDCL_USED (UINT32_C (1) << 31)   /* since the last reduction */
#define CDCL_REASON (UINT32_C (1) << 30) /* during a reduction: it is the reason of a literal */
#define CDCL_GARBAGE (UINT32_C (1) << 29)
#define CDCL_GLUE (CDCL_GARBAGE - 1)

/* Clauses up to the first glue are never deleted, those up to the second not while they are used (kissat's tiers). */
#define CDCL_TIER1_GLUE 2
#define CDCL_TIER2_GLUE 6

static inline uint32_t *
cdcl_clause_flags (const Cdcl *solver, uint32_t clause)
{
  return &solver->arena[clause - 1];
}

static inline uint32_t
cdcl_clause_size (const Cdcl *solver, uint32_t clause)
{
  return solver->arena[clause - 2];
}

/* reduce.c: deletes most of the less useful clauses. */
void sudoku_cdcl_reduce (Cdcl *solver);

/* restart.c: begins with the first mode: stable if a solution is to be found. */
void sudoku_cdcl_start_modes (Cdcl *solver, bool stable);

/* restart.c: whether a restart is due, and restarting: in the other mode or with other phases if those are due. */
bool sudoku_cdcl_restarting (const Cdcl *solver);
void sudoku_cdcl_restart (Cdcl *solver);

/* restart.c: adds the glue of the clause just learnt to the averages. */
void sudoku_cdcl_update_glue_averages (Cdcl *solver);

/* restart.c: before a conflict is analyzed, saves the trail as target and best phases if it is the longest. */
void sudoku_cdcl_update_target_and_best (Cdcl *solver);

/* heap.c: the heap of variables by activity, the highest first. */
void sudoku_cdcl_heap_insert (Cdcl *solver, uint32_t variable);
uint32_t sudoku_cdcl_heap_pop (Cdcl *solver);

/* heap.c: raises the activity of a variable that took part in a conflict. */
void sudoku_cdcl_bump (Cdcl *solver, uint32_t variable);

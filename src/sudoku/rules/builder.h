/* What is put together of rules while a shape is made, for the files that compile them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stddef.h>

#include "sudoku/rules/compile.h"

/* A list that grows. */
typedef struct
{
  void *item;
  size_t n, room, size;
} List;

typedef enum
{
  DIFFER,
  EQUAL,
  LESS,
  GREATER,
  LESS_OR_EQUAL,
  GREATER_OR_EQUAL,
  DIFFERENCE,
  NOT_DIFFERENCE,
  RATIO,
  NOT_RATIO,
  SUM,
  NOT_SUM,
  MORE_BY,     /* the value, which may be negative */
  INDEX,       /* one is a value if and only if the other is another one, both of them in one number */
  APART,       /* by the value at least */
  WITHIN,      /* by the value at most */
  OTHER_THIRD, /* of the values */
  SAME_THIRD,
  OTHER_REST, /* when divided */
  SAME_REST
} Relation;

typedef struct
{
  Relation relation;
  int value;
  bool differ; /* cells that see each other, too */
} Table;

typedef struct
{
  uint16_t cell;
  SudokuPair pair;
  uint16_t source;
} Link;

typedef struct
{
  uint16_t cell;
  int32_t coefficient;
} Term;

typedef struct
{
  const SudokuShape *base;
  SudokuShape *shape;
  const SudokuRule *rule;
  unsigned n_rules, n, order_rule, source;
  bool out_of_memory, impossible, has_allowed;
  unsigned n_houses;
  SudokuHouse house[SUDOKU_MAX_HOUSES];
  List house_cells; /* of the houses that are no cells of a rule */
  SudokuSet allowed[SUDOKU_MAX_CELLS];
  List table, table_set, link, constraint, cell, set, group, number, house_sum, cage;
  SudokuSubsets subsets[SUDOKU_MAX_ORDER + 1];
  uint64_t *conflict; /* [cells * words] which cells differ */
  unsigned words;
} Builder;

/* builder.c: room for some more of a list; NULL when out of memory, which is noted. */
void *sudoku_builder_push (Builder *b, List *list, size_t size, size_t count);

#define PUSH(b, list, type, ...)                                                                                       \
  do                                                                                                                   \
    {                                                                                                                  \
      type *place_ = sudoku_builder_push (b, &(b)->list, sizeof (type), 1);                                            \
      if (place_ != NULL)                                                                                              \
        *place_ = (type) __VA_ARGS__;                                                                                  \
    }                                                                                                                  \
  while (0)

/* The value of INDEX. */
static inline int
sudoku_index_of (unsigned one, unsigned other)
{
  return (int) (one * 256 + other);
}

/* A value of a mark beyond which all are the same. */
static inline int
sudoku_mark_clamp (int value)
{
  return value > 2 * SUDOKU_MAX_ORDER ? 2 * SUDOKU_MAX_ORDER + 1 : value;
}

/* A sum of values of a set. */
static inline unsigned
sudoku_sum_of_set (SudokuSet set)
{
  unsigned sum = 0;

  for (; set != 0; set &= set - 1)
    sum += sudoku_set_first (set);
  return sum;
}

/* pairs.c: leaves a cell only the values of a set; adds a pair; and those of a rule. */
void sudoku_builder_allow (Builder *b, unsigned cell, SudokuSet set);
void sudoku_builder_add_pair (Builder *b, unsigned one, unsigned other, Relation relation, int value);
void sudoku_builder_add_pairs (Builder *b, const SudokuRule *rule);

/* constraints.c: adds a constraint; that a sum of terms is the total (a cell may have several), or returns false if only the end can be
 * checked; and the constraints of a rule. */
void sudoku_builder_add_constraint (Builder *b,
                                    SudokuConstraintKind kind,
                                    const uint16_t *cell,
                                    unsigned n_cells,
                                    size_t first_item,
                                    unsigned n_items,
                                    int total);
bool sudoku_builder_add_sum (Builder *b, const Term *terms, unsigned n_terms, int total);
void sudoku_builder_add_constraints (Builder *b, const SudokuRule *rule);

/* differences.c: adds what follows from all cages together. */
void sudoku_builder_add_differences (Builder *b);

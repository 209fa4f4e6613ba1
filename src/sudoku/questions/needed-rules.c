/* Which rules are needed: the last of the fewest that come first, then of those before it, and so on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/questions/needed-rules.h"

#include <stdlib.h>
#include <string.h>

#include "sudoku/rules.h"

/* The kind of marks that a rule is about, besides its own drawing: a dot is none of those that are missing. */
static const SudokuRuleKind drawn[SUDOKU_N_RULES] = { [SUDOKU_RULE_NON_CONSECUTIVE] = SUDOKU_RULE_DIFFERENCE,
                                                      [SUDOKU_RULE_NEGATIVE_DIFFERENCE] = SUDOKU_RULE_DIFFERENCE,
                                                      [SUDOKU_RULE_NEGATIVE_RATIO] = SUDOKU_RULE_RATIO,
                                                      [SUDOKU_RULE_NEGATIVE_SUM] = SUDOKU_RULE_SUM_OF_TWO,
                                                      [SUDOKU_RULE_MINIMUM] = SUDOKU_RULE_MINIMUM,
                                                      [SUDOKU_RULE_MAXIMUM] = SUDOKU_RULE_MAXIMUM };

typedef struct
{
  const SudokuGrid *grid;
  SudokuRefuteFunc refute;
  void *data;
  const bool *needed;
  SudokuRule *rule;   /* [n_rules] those that are tried */
  unsigned *in_order; /* [n_rules] their numbers, first those that depend on no drawings */
} Trial;

/* Whether the board is refuted by the first n rules and those that are needed. */
static SudokuResult
try_first (const Trial *trial, unsigned n)
{
  const SudokuShape *shape = trial->grid->shape;
  bool kind_needed[SUDOKU_N_RULES] = { false };
  bool *chosen = calloc (shape->n_rules, sizeof *chosen);
  SudokuResult result = SUDOKU_NO_MEMORY;
  SudokuShape *some = NULL;
  unsigned n_chosen = 0;

  for (unsigned i = 0; i < shape->n_rules && chosen != NULL; i++)
    chosen[trial->in_order[i]] = i < n || trial->needed[trial->in_order[i]];
  for (unsigned i = 0; i < shape->n_rules && chosen != NULL; i++)
    kind_needed[drawn[shape->rule[i].kind]] |= chosen[i];
  kind_needed[0] = false; /* of all others */
  /* Of dots, one kind makes up for the other. */
  if (kind_needed[SUDOKU_RULE_DIFFERENCE] || kind_needed[SUDOKU_RULE_RATIO])
    kind_needed[SUDOKU_RULE_DIFFERENCE] = kind_needed[SUDOKU_RULE_RATIO] = true;
  for (unsigned i = 0; i < shape->n_rules && chosen != NULL; i++)
    if (chosen[i] || kind_needed[shape->rule[i].kind])
      trial->rule[n_chosen++] = shape->rule[i];
  if (chosen != NULL)
    some = sudoku_shape_new_with_rules (sudoku_shape_without_rules (shape), trial->rule, n_chosen);
  if (some != NULL)
    result = trial->refute (trial->grid, some, trial->data);
  sudoku_shape_unref (some);
  free (chosen);
  return result;
}

SudokuResult
sudoku_find_needed_rules (const SudokuGrid *grid, unsigned most, bool *needed, SudokuRefuteFunc refute, void *data)
{
  unsigned n = grid->shape->n_rules, end = n, placed = 0;
  Trial trial = { grid, refute, data, needed, malloc (n * sizeof *trial.rule), malloc (n * sizeof *trial.in_order) };
  SudokuResult result = SUDOKU_NO_MEMORY;

  memset (needed, 0, n * sizeof *needed);
  if (trial.rule != NULL && trial.in_order != NULL)
    {
      for (int depends = 0; depends < 2; depends++)
        for (unsigned i = 0; i < n; i++)
          if ((drawn[grid->shape->rule[i].kind] != 0) == depends)
            trial.in_order[placed++] = i;
      result = try_first (&trial, 0);
    }
  for (unsigned found = 0; result == SUDOKU_EXHAUSTED && found < most && end > 0; found++)
    {
      /* Refuted by the first `end`, and not by the first `low`. */
      unsigned low = 0;

      while (low + 1 < end && !sudoku_was_stopped (result))
        {
          unsigned middle = low + (end - low) / 2;

          result = try_first (&trial, middle);
          if (!sudoku_was_stopped (result))
            *(result == SUDOKU_FOUND ? &end : &low) = middle;
        }
      if (sudoku_was_stopped (result))
        break;
      needed[trial.in_order[--end]] = true;
      result = try_first (&trial, 0);
    }
  for (unsigned i = 0; i < end && sudoku_was_stopped (result) && placed > 0; i++)
    needed[trial.in_order[i]] = true;
  free (trial.rule);
  free (trial.in_order);
  return result;
}

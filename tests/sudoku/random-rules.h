/* Random rules of every kind, most of which a given solution follows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "sudoku/rules.h"
#include "sudoku/random.h"

#define RANDOM_RULE_CELLS 64

typedef struct
{
  SudokuRule rule;
  uint16_t cell[RANDOM_RULE_CELLS];
  uint8_t digit[RANDOM_RULE_CELLS];
} RandomRule;

/* A walk of steps to a side or corner; across cells seen before only if it may. Returns its length, at most most. */
static inline unsigned
random_walk (SudokuRandom *random, unsigned n, unsigned most, bool cross, uint16_t *cell)
{
  unsigned k = 1;

  cell[0] = cell[1] = (uint16_t) sudoku_random_below (random, n * n);
  for (unsigned tries = 0; k < most && tries < 4 * most; tries++)
    {
      int row = cell[k - 1] / (int) n + (int) sudoku_random_below (random, 3) - 1;
      int column = cell[k - 1] % (int) n + (int) sudoku_random_below (random, 3) - 1;
      bool seen = row < 0 || row >= (int) n || column < 0 || column >= (int) n;

      if (seen)
        continue;
      cell[k] = (uint16_t) (row * (int) n + column);
      for (unsigned i = 0; i < k; i++)
        seen |= cell[i] == cell[k] && !(cross && i + 1 < k);
      k += !seen;
    }
  return k;
}

/* The cells of a row or column from one end. */
static inline unsigned
random_house (SudokuRandom *random, unsigned n, uint16_t *cell)
{
  unsigned number = sudoku_random_below (random, n), way = sudoku_random_below (random, 4);

  for (unsigned i = 0; i < n; i++)
    {
      unsigned at = way % 2 == 0 ? i : n - 1 - i;

      cell[i] = (uint16_t) (way < 2 ? number * n + at : at * n + number);
    }
  return n;
}

/* A rule of a kind without a fault; returns false if none was found. */
static inline bool
random_rule (SudokuRandom *random,
             const SudokuShape *shape,
             SudokuRuleKind kind,
             const uint8_t *solution,
             RandomRule *made)
{
  unsigned n = shape->order;

  for (unsigned tries = 0; tries < 60; tries++)
    {
      SudokuRule *rule = &made->rule;
      unsigned k = 0;
      int sum = 0;

      *rule = (SudokuRule){ .kind = kind, .cell = made->cell, .digit = made->digit };
      if (kind >= SUDOKU_RULE_SANDWICH && kind <= SUDOKU_RULE_NUMBERED_ROOM)
        k = random_house (random, n, made->cell);
      else if (kind >= SUDOKU_RULE_DIFFERENCE && kind <= SUDOKU_RULE_LESS)
        k = random_walk (random, n, 2, false, made->cell);
      else if (kind >= SUDOKU_RULE_ODD && kind <= SUDOKU_RULE_BOX_INDEXER)
        k = random_walk (random, n, 1, false, made->cell);
      else if (kind >= SUDOKU_RULE_THERMOMETER)
        k = random_walk (random, n, 2 + sudoku_random_below (random, n), sudoku_random_below (random, 4) == 0,
                         made->cell);
      rule->n_cells = (uint16_t) (kind == SUDOKU_RULE_CLONE ? k / 2 * 2 : k);
      for (unsigned i = 0; i < k; i++)
        sum += solution[made->cell[i]];
      rule->has_value = true;
      switch (kind)
        {
        case SUDOKU_RULE_CANDIDATES:
        case SUDOKU_RULE_QUADRUPLE:
          rule->has_value = false;
          rule->n_digits = (uint16_t) (1 + sudoku_random_below (random, kind == SUDOKU_RULE_QUADRUPLE ? k : n));
          for (unsigned i = 0; i < rule->n_digits; i++)
            made->digit[i] = kind == SUDOKU_RULE_QUADRUPLE ? solution[made->cell[i]]
                                                           : (uint8_t) (1 + sudoku_random_below (random, n));
          break;
        case SUDOKU_RULE_DIFFERENCE:
          rule->value = abs (solution[made->cell[0]] - solution[made->cell[1]]);
          break;
        case SUDOKU_RULE_RATIO:
          rule->value = 2 + (int) sudoku_random_below (random, 2);
          break;
        case SUDOKU_RULE_SUM_OF_TWO:
        case SUDOKU_RULE_LITTLE_KILLER:
          rule->value = sum;
          break;
        case SUDOKU_RULE_CAGE:
          rule->has_value = sudoku_random_below (random, 3) > 0;
          rule->value = rule->has_value ? sum : 0;
          break;
        case SUDOKU_RULE_WHISPERS:
        case SUDOKU_RULE_LOCKOUT:
        case SUDOKU_RULE_ARROW:
          rule->value = 1 + (int) sudoku_random_below (random, 2);
          break;
        case SUDOKU_RULE_MODULAR:
          rule->value = 2 + (int) sudoku_random_below (random, 2);
          break;
        case SUDOKU_RULE_PARTIAL_SUMS:
          rule->value = (int) n + 1;
          break;
        case SUDOKU_RULE_SANDWICH:
        case SUDOKU_RULE_X_SUM:
        case SUDOKU_RULE_SKYSCRAPER:
        case SUDOKU_RULE_NUMBERED_ROOM:
          rule->value = (int) sudoku_random_below (
              random, kind == SUDOKU_RULE_SKYSCRAPER || kind == SUDOKU_RULE_NUMBERED_ROOM ? n + 1 : n * (n + 1) / 2);
          break;
        default:
          rule->has_value = false;
        }
      if (sudoku_rule_fault (shape, rule) == SUDOKU_RULE_FAULT_NONE
          && (sudoku_rule_holds (shape, rule, solution) || sudoku_random_below (random, 40) == 0))
        return true;
    }
  return false;
}

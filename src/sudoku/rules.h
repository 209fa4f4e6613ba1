/* Further rules of a board, beyond those of its rows, columns and boxes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A rule is kept as it is drawn: its kind, its cells in order, a value, some digits. The shape of a board has the list of
 * them, so whoever has the board has its rules: search, count and all other questions follow them. What follows from them
 * for solving is worked out once, when the shape is made (rules/compile.h).
 *
 * It is a closed list: a rule of any other kind cannot be kept, and who reads one has to say so.
 */
#pragma once

#include "sudoku/set.h"
#include "sudoku/shape.h"

typedef enum
{
  /* Of the whole board; no cells. */
  SUDOKU_RULE_DIAGONAL_DOWN,       /* the diagonal from the top left has no value twice */
  SUDOKU_RULE_DIAGONAL_UP,         /* nor has the one from the bottom left */
  SUDOKU_RULE_DISJOINT_GROUPS,     /* nor the cells at the same place in each box; boxes are rectangles */
  SUDOKU_RULE_WINDOKU,             /* nor the boxes inside, one cell apart; the order is a square */
  SUDOKU_RULE_ANTI_KNIGHT,         /* cells a knight's move apart differ */
  SUDOKU_RULE_ANTI_KING,           /* cells that touch at a corner differ */
  SUDOKU_RULE_NON_CONSECUTIVE,     /* cells side by side differ by 1 nowhere but at dots, of whatever kind */
  SUDOKU_RULE_NEGATIVE_DIFFERENCE, /* likewise by what the dots that are drawn say; 1 without any */
  SUDOKU_RULE_NEGATIVE_RATIO,      /* no ratio of a dot stands where there is no dot; 2 without any */
  SUDOKU_RULE_NEGATIVE_SUM,        /* nor sums of 5 and 10 in two cells without X or V */

  /* Of one cell. */
  SUDOKU_RULE_ODD,
  SUDOKU_RULE_EVEN,
  SUDOKU_RULE_CANDIDATES,     /* one of the digits */
  SUDOKU_RULE_MINIMUM,        /* less than all cells beside it that are no minimum too */
  SUDOKU_RULE_MAXIMUM,        /* likewise */
  SUDOKU_RULE_ROW_INDEXER,    /* says in which row of its column the number of its row is */
  SUDOKU_RULE_COLUMN_INDEXER, /* likewise */
  SUDOKU_RULE_BOX_INDEXER,    /* likewise, of its place in its box */

  /* Of two cells. */
  SUDOKU_RULE_DIFFERENCE, /* the larger less the smaller is the value */
  SUDOKU_RULE_RATIO,      /* one is that many times the other */
  SUDOKU_RULE_SUM_OF_TWO, /* X and V */
  SUDOKU_RULE_LESS,       /* the first is less than the second */

  /* Of a line of cells. */
  SUDOKU_RULE_THERMOMETER,      /* rises from its first cell on */
  SUDOKU_RULE_SLOW_THERMOMETER, /* or stays */
  SUDOKU_RULE_PALINDROME,
  SUDOKU_RULE_WHISPERS,     /* neighbours differ by the value at least */
  SUDOKU_RULE_ENTROPIC,     /* any three neighbours are one low, one middle and one high: of 7 values 2, 3 and 2 */
  SUDOKU_RULE_MODULAR,      /* any neighbours, as many as the value, differ when divided by it */
  SUDOKU_RULE_RENBAN,       /* values without a gap, none twice, in any order */
  SUDOKU_RULE_NABNER,       /* no two values are the same or consecutive */
  SUDOKU_RULE_REGION_SUM,   /* the same sum in each box it passes */
  SUDOKU_RULE_ZIPPER,       /* cells equally far from the middle have the sum that stands there */
  SUDOKU_RULE_PARTIAL_SUMS, /* falls into pieces with that sum */
  SUDOKU_RULE_BETWEEN,      /* all values but those at the ends lie between these */
  SUDOKU_RULE_LOCKOUT,      /* the ends differ by the value at least, and the others lie outside of them */
  SUDOKU_RULE_ARROW,        /* the first cells, as many as the value, read as a number are the sum of the rest */
  SUDOKU_RULE_DOUBLE_ARROW, /* the sum of the ends is that of all others */

  /* Of some cells. */
  SUDOKU_RULE_EXTRA_REGION, /* no value twice */
  SUDOKU_RULE_CAGE,         /* no value twice; with a value, that is their sum */
  SUDOKU_RULE_CLONE,        /* the first half of the cells is the same as the second */
  SUDOKU_RULE_QUADRUPLE,    /* the digits are among them, each as often as it is listed */

  /* From outside of the board: cells in order from there. */
  SUDOKU_RULE_LITTLE_KILLER, /* their sum */
  SUDOKU_RULE_SANDWICH,      /* of a whole row or column: the sum between the smallest and the largest value */
  SUDOKU_RULE_X_SUM,         /* likewise: that of the first cells, as many as the first says */
  SUDOKU_RULE_SKYSCRAPER,    /* how many are larger than all before them */
  SUDOKU_RULE_NUMBERED_ROOM, /* the value at the place that the first says */
  SUDOKU_N_RULES
} SudokuRuleKind;

/* The number of cells is what the kind needs, and each is listed once; but a line may cross itself. */
typedef struct SudokuRule
{
  SudokuRuleKind kind;
  bool has_value; /* only a cage may be without, where the kind has a value */
  int32_t value;
  uint16_t n_cells, n_digits;
  const uint16_t *cell;
  const uint8_t *digit;
} SudokuRule;

#define SUDOKU_MAX_RULES 8192
#define SUDOKU_NO_RULE UINT16_MAX

/* What keeps a rule from being one. That nothing can follow it (a cage of 90) is no such thing: then the board has no solution. */
typedef enum
{
  SUDOKU_RULE_FAULT_NONE,
  SUDOKU_RULE_FAULT_KIND,  /* unknown, or not for this board */
  SUDOKU_RULE_FAULT_CELLS, /* too few or too many cells, one twice, or one off the board */
  SUDOKU_RULE_FAULT_VALUE  /* no value, too large a value, or digits that the board has not */
} SudokuRuleFault;

SudokuRuleFault sudoku_rule_fault (const SudokuShape *shape, const SudokuRule *rule);

/* The shape with these rules, which are copied, and none besides. None of them may have a fault. Returns NULL when out of memory. */
SudokuShape *sudoku_shape_new_with_rules (const SudokuShape *shape, const SudokuRule *rules, unsigned n_rules);

/* The cell at a place, from 1 on, of the row, column or box that an indexer speaks of; and its own place there. */
unsigned sudoku_indexer_cell (const SudokuShape *shape, const SudokuRule *rule, unsigned place);
unsigned sudoku_indexer_place (const SudokuShape *shape, const SudokuRule *rule);

/* Whether a rule of the shape holds for values, as far as they are there: 0 is a blank, and a sum that is too large already breaks its
 * rule. The definition of each kind: nothing that solves is used here. And the first rule that does not, or NULL. */
bool sudoku_rule_holds (const SudokuShape *shape, const SudokuRule *rule, const uint8_t *values);
const SudokuRule *sudoku_shape_find_broken_rule (const SudokuShape *shape, const uint8_t *values);

/* Lists the cells that cannot have a value when this one has it: those of its houses, and those that a further rule keeps apart from it,
 * such as that of a knight's move. Each once; seen has room for all cells of the board. Returns how many. */
unsigned sudoku_list_seen (const SudokuShape *shape, unsigned cell, unsigned value, uint16_t *seen);

/* The values that those on the board (0 is a blank) leave for a cell, each by itself: none that a cell which it sees has, and only what
 * the rules of this cell alone allow. */
SudokuSet sudoku_values_left (const SudokuShape *shape, unsigned cell, const uint8_t *values);

/* What is still missing from a sum, and in how many blank cells: of a cage, an arrow whose pill is filled, a little killer or an X-sum.
 * Returns false for any other rule, and where no cell is blank. */
bool sudoku_rule_sum_left (const SudokuRule *rule, const uint8_t *values, int *sum, unsigned *n_blanks);

/* Lists the sets of values that the blank cells of a cage can still have: different ones with the sum that is missing, of which
 * sudoku_values_left () gives each cell one. Returns how many there are, or most, beyond which it does not look. */
unsigned sudoku_cage_sets_left (const SudokuShape *shape,
                                const SudokuRule *rule,
                                const uint8_t *values,
                                SudokuSet *sets,
                                unsigned most);

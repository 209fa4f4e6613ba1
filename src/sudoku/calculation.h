/* The calculation that leads from the specification to the program: laws as equations, each of which can be evaluated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After Richard Bird, "Functional Pearl: A program to solve Sudoku" (Journal of Functional Programming 16(6), 2006). Both sides of
 * an equation are expressions in the notation of the pearl:
 *
 *     filter nodups · cp = filter nodups · cp · reduce
 *
 * An expression is applied to an example, a row of choices or a matrix of them. It is parsed and evaluated as it stands, from the right
 * to the left, by the functions of derivation.h where they are its own:
 *
 *   expression ::= term { "·" term }          term ::= ("map" | "filter" | "all") atom | atom
 *   atom       ::= name | "(" expression ")"
 *
 *   cp, mcp                               all rows of a row of choices, all boards of a matrix of choices
 *   rows, cols, boxs, reduce, prune, pruneRows, pruneCols, pruneBoxs, expand, search, concat, id
 *   nodups, correct                       whether a row holds no value twice, whether a board is correct
 *   turn, reduceAll                       a quarter turn, and a reduce that spares no fixed choice: for laws that are broken
 */
#pragma once

#include "sudoku/cancel.h"
#include "sudoku/candidates.h"

/* What an expression is applied to: the rows of the matrix, or its first row alone. */
typedef enum
{
  SUDOKU_EXAMPLE_ROW,
  SUDOKU_EXAMPLE_MATRIX
} SudokuExampleKind;

/* Why a step of a calculation is allowed. */
typedef enum
{
  SUDOKU_LAW_NONE, /* the first line */
  SUDOKU_LAW_CORRECT,
  SUDOKU_LAW_FILTER_INVOLUTION,
  SUDOKU_LAW_BOXS_MCP,
  SUDOKU_LAW_MCP,
  SUDOKU_LAW_FILTER_ALL,
  SUDOKU_LAW_MAP,
  SUDOKU_LAW_REDUCE,
  SUDOKU_LAW_SAME_BACK,
  SUDOKU_LAW_EACH_HOUSE,
  SUDOKU_LAW_PRUNE,
  SUDOKU_LAW_EXPAND,
  SUDOKU_LAW_FILTER_CONCAT,
  SUDOKU_LAW_PRUNING,
  SUDOKU_LAW_SEARCH,
  SUDOKU_LAW_ROWS_TWICE,
  SUDOKU_LAW_COLS_TWICE,
  SUDOKU_LAW_BOXS_TWICE,
  SUDOKU_LAW_ROWS_MCP,
  SUDOKU_LAW_COLS_MCP,
  SUDOKU_LAW_BROKEN_TURN,   /* f · f = id is left out */
  SUDOKU_LAW_BROKEN_REDUCE, /* fixed choices are removed as well */
  SUDOKU_N_LAWS
} SudokuLaw;

/* A line of a chain: an expression that equals the one before by a law. */
typedef struct
{
  const char *expression;
  SudokuLaw law;
} SudokuCalculationLine;

/* An equation of its own. */
typedef struct
{
  SudokuLaw law;
  SudokuExampleKind example;
  const char *left, *right;
} SudokuEquation;

/* From "filter correct · mcp" to "filter correct · mcp · prune", and from there to the recursive equation of search, for matrices that
 * are not blocked and have a cell to expand. */
extern const SudokuCalculationLine sudoku_pruning_chain[], sudoku_search_chain[];
extern const unsigned sudoku_pruning_chain_length, sudoku_search_chain_length;

/* The laws that the chains use, and equations that look like them but do not hold. */
extern const SudokuEquation sudoku_laws[], sudoku_broken_laws[];
extern const unsigned sudoku_n_laws, sudoku_n_broken_laws;

typedef enum
{
  SUDOKU_EVALUATION_DONE,
  SUDOKU_EVALUATION_TOO_LARGE, /* more would be built than there may be */
  SUDOKU_EVALUATION_CANCELLED,
  SUDOKU_EVALUATION_NO_MEMORY,
  SUDOKU_EVALUATION_WRONG /* the expression cannot be parsed, or applied to such an example */
} SudokuEvaluationEnd;

/* The value of an expression: rows or boards, or one of them. */
typedef struct SudokuEvaluation SudokuEvaluation;

/* Evaluates an expression on an example, which builds at most n_most rows or boards at a time, in at most 256 MiB. cancelled may
 * be NULL. Returns NULL when out of memory before it began; free it with sudoku_evaluation_free (). */
SudokuEvaluation *sudoku_evaluate (const char *expression,
                                   SudokuExampleKind kind,
                                   const SudokuCandidates *example,
                                   uint64_t n_most,
                                   SudokuCancelFunc cancelled,
                                   void *data);

/* Frees an evaluation; NULL is allowed. */
void sudoku_evaluation_free (SudokuEvaluation *run);

/* Whether there is a value, and if not, why. */
SudokuEvaluationEnd sudoku_evaluation_end (const SudokuEvaluation *run);

/* How many rows, or boards, all cartesian products on the way built, and how many are in the value. If too large: what the first
 * that was refused would have built, with UINT64_MAX for more than that. */
uint64_t sudoku_evaluation_n_built (const SudokuEvaluation *run);
unsigned sudoku_evaluation_n_kept (const SudokuEvaluation *run);

/* How many cells an item of the value has, and its sets, written to cell: one value in each cell of a board, several in
 * those of a matrix of choices. */
unsigned sudoku_evaluation_n_cells (const SudokuEvaluation *run);
void sudoku_evaluation_get (const SudokuEvaluation *run, unsigned number, SudokuSet *cell);

typedef enum
{
  SUDOKU_VALUES_DIFFER,
  SUDOKU_VALUES_PERMUTED, /* the same items in another order */
  SUDOKU_VALUES_EQUAL
} SudokuComparison;

/* Compares two values that are done. */
SudokuComparison sudoku_evaluation_compare (const SudokuEvaluation *a, const SudokuEvaluation *b);

/* Looks for an example on which both sides of an equation differ among some thousand small ones, and writes it to example,
 * whose shape must be that of 4x4 boards. Returns whether there is one, false also when cancelled (which may be NULL) said so. For
 * a broken law it takes a millisecond or some more, for one that holds ten times that. */
bool sudoku_find_counterexample (const SudokuEquation *equation,
                                 SudokuCandidates *example,
                                 SudokuCancelFunc cancelled,
                                 void *data);

/* The chains and the laws, and examples against those that do not hold.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/calculation.h"

#include <assert.h>

#define LENGTH(array) (sizeof (array) / sizeof *(array))

/* What is shown for boxs goes for cols and rows alike. */
const SudokuCalculationLine sudoku_pruning_chain[] = {
  { "filter correct · mcp", SUDOKU_LAW_NONE },
  { "filter (all nodups · rows) · filter (all nodups · cols) · filter (all nodups · boxs) · mcp", SUDOKU_LAW_CORRECT },
  { "filter (all nodups · rows) · filter (all nodups · cols) · map boxs · filter (all nodups) · map boxs · mcp",
    SUDOKU_LAW_FILTER_INVOLUTION },
  { "filter (all nodups · rows) · filter (all nodups · cols) · map boxs · filter (all nodups) · mcp · boxs",
    SUDOKU_LAW_BOXS_MCP },
  { "filter (all nodups · rows) · filter (all nodups · cols) · map boxs · filter (all nodups) · cp · map cp · boxs",
    SUDOKU_LAW_MCP },
  { "filter (all nodups · rows) · filter (all nodups · cols) · map boxs · cp · map (filter nodups) · map cp · boxs",
    SUDOKU_LAW_FILTER_ALL },
  { "filter (all nodups · rows) · filter (all nodups · cols) · map boxs · cp · map (filter nodups · cp) · boxs",
    SUDOKU_LAW_MAP },
  { "filter (all nodups · rows) · filter (all nodups · cols) · map boxs · cp · map (filter nodups · cp · reduce) · "
    "boxs",
    SUDOKU_LAW_REDUCE },
  { "filter (all nodups · rows) · filter (all nodups · cols) · filter (all nodups · boxs) · mcp · boxs · map reduce · "
    "boxs",
    SUDOKU_LAW_SAME_BACK },
  { "filter (all nodups · rows) · filter (all nodups · cols) · filter (all nodups · boxs) · mcp · pruneBoxs",
    SUDOKU_LAW_PRUNE },
  { "filter (all nodups · rows) · filter (all nodups · cols) · filter (all nodups · boxs) · mcp · pruneBoxs · "
    "pruneCols "
    "· pruneRows",
    SUDOKU_LAW_EACH_HOUSE },
  { "filter correct · mcp · pruneBoxs · pruneCols · pruneRows", SUDOKU_LAW_CORRECT },
  { "filter correct · mcp · prune", SUDOKU_LAW_PRUNE },
};
const unsigned sudoku_pruning_chain_length = LENGTH (sudoku_pruning_chain);

const SudokuCalculationLine sudoku_search_chain[] = {
  { "filter correct · mcp", SUDOKU_LAW_NONE },
  { "filter correct · concat · map mcp · expand", SUDOKU_LAW_EXPAND },
  { "concat · map (filter correct) · map mcp · expand", SUDOKU_LAW_FILTER_CONCAT },
  { "concat · map (filter correct · mcp) · expand", SUDOKU_LAW_MAP },
  { "concat · map (filter correct · mcp · prune) · expand", SUDOKU_LAW_PRUNING },
  { "concat · map (search · prune) · expand", SUDOKU_LAW_SEARCH },
};
const unsigned sudoku_search_chain_length = LENGTH (sudoku_search_chain);

const SudokuEquation sudoku_laws[] = {
  { SUDOKU_LAW_REDUCE, SUDOKU_EXAMPLE_ROW, "filter nodups · cp", "filter nodups · cp · reduce" },
  { SUDOKU_LAW_ROWS_TWICE, SUDOKU_EXAMPLE_MATRIX, "rows · rows", "id" },
  { SUDOKU_LAW_COLS_TWICE, SUDOKU_EXAMPLE_MATRIX, "cols · cols", "id" },
  { SUDOKU_LAW_BOXS_TWICE, SUDOKU_EXAMPLE_MATRIX, "boxs · boxs", "id" },
  { SUDOKU_LAW_MCP, SUDOKU_EXAMPLE_MATRIX, "mcp", "cp · map cp" },
  { SUDOKU_LAW_ROWS_MCP, SUDOKU_EXAMPLE_MATRIX, "map rows · mcp", "mcp · rows" },
  { SUDOKU_LAW_COLS_MCP, SUDOKU_EXAMPLE_MATRIX, "map cols · mcp", "mcp · cols" },
  { SUDOKU_LAW_BOXS_MCP, SUDOKU_EXAMPLE_MATRIX, "map boxs · mcp", "mcp · boxs" },
  { SUDOKU_LAW_CORRECT, SUDOKU_EXAMPLE_MATRIX, "filter correct · mcp",
    "filter (all nodups · rows) · filter (all nodups · cols) · filter (all nodups · boxs) · mcp" },
  { SUDOKU_LAW_FILTER_INVOLUTION, SUDOKU_EXAMPLE_MATRIX, "filter (all nodups · cols) · mcp",
    "map cols · filter (all nodups) · map cols · mcp" },
  { SUDOKU_LAW_FILTER_ALL, SUDOKU_EXAMPLE_MATRIX, "filter (all nodups) · cp · map cp",
    "cp · map (filter nodups) · map cp" },
  { SUDOKU_LAW_PRUNE, SUDOKU_EXAMPLE_MATRIX, "pruneCols", "cols · map reduce · cols" },
  { SUDOKU_LAW_PRUNING, SUDOKU_EXAMPLE_MATRIX, "filter correct · mcp", "filter correct · mcp · prune" },
  { SUDOKU_LAW_EXPAND, SUDOKU_EXAMPLE_MATRIX, "mcp", "concat · map mcp · expand" },
  { SUDOKU_LAW_FILTER_CONCAT, SUDOKU_EXAMPLE_MATRIX, "filter correct · concat · map mcp · expand",
    "concat · map (filter correct) · map mcp · expand" },
  { SUDOKU_LAW_SEARCH, SUDOKU_EXAMPLE_MATRIX, "filter correct · mcp", "search" },
};
const unsigned sudoku_n_laws = LENGTH (sudoku_laws);

const SudokuEquation sudoku_broken_laws[] = {
  { SUDOKU_LAW_BROKEN_REDUCE, SUDOKU_EXAMPLE_ROW, "filter nodups · cp", "filter nodups · cp · reduceAll" },
  { SUDOKU_LAW_BROKEN_TURN, SUDOKU_EXAMPLE_MATRIX, "filter (all nodups · turn) · mcp",
    "map turn · filter (all nodups) · map turn · mcp" },
};
const unsigned sudoku_n_broken_laws = LENGTH (sudoku_broken_laws);

/* Counterexamples. */

#define MOST_TRIED 4096
#define MOST_BUILT 256

static bool
is_counterexample (const SudokuEquation *equation, const SudokuCandidates *example)
{
  SudokuEvaluation *left = sudoku_evaluate (equation->left, equation->example, example, MOST_BUILT, NULL, NULL);
  SudokuEvaluation *right = sudoku_evaluate (equation->right, equation->example, example, MOST_BUILT, NULL, NULL);
  bool differs = left != NULL && right != NULL && sudoku_evaluation_end (left) == SUDOKU_EVALUATION_DONE
                 && sudoku_evaluation_end (right) == SUDOKU_EVALUATION_DONE
                 && sudoku_evaluation_compare (left, right) == SUDOKU_VALUES_DIFFER;

  sudoku_evaluation_free (left);
  sudoku_evaluation_free (right);
  return differs;
}

/* The first row counts down through the sets, beginning with all choices; the others are rows of a solution. */
static void
make_example (SudokuCandidates *example, unsigned number)
{
  unsigned order = example->shape->order, full = (1U << order) - 1;

  for (unsigned cell = 0; cell < order * order; cell++)
    {
      unsigned row = cell / order, column = cell % order;

      example->cell[cell] = sudoku_set_of ((row * 2 + row / 2 + column) % order + 1);
    }
  for (unsigned column = 0; column < order; column++, number /= full)
    example->cell[column] = full - number % full;
}

bool
sudoku_find_counterexample (const SudokuEquation *equation,
                            SudokuCandidates *example,
                            SudokuCancelFunc cancelled,
                            void *data)
{
  assert (example->shape->order == 4);
  for (unsigned number = 0; number < MOST_TRIED && (cancelled == NULL || !cancelled (data)); number++)
    {
      make_example (example, number);
      if (is_counterexample (equation, example))
        return true;
    }
  return false;
}

/* The lines of the calculation, and what they say done to examples.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/calculation.h"

#include <math.h>
#include <string.h>

#include "sudoku/derivation-search.h"

/* What a line does. Lists of lists are kept joined, so concat is no step, and a step does to each matrix of a list what the line says
 * with map. */
typedef enum
{
  END,
  /* Of a matrix another. */
  BOXS,
  REDUCE,
  PRUNE,
  PRUNE_ROWS,
  PRUNE_COLS,
  PRUNE_BOXS,
  /* Of a board itself or nothing: filter (all nodups · rows) and so on. */
  ROWS_NODUPS,
  COLS_NODUPS,
  BOXS_NODUPS,
  CORRECT,
  /* Of a matrix many. */
  MCP,
  MCP_NODUPS, /* cp · map (filter nodups) · map cp */
  EXPAND,
  SEARCH
} Step;

#define FILTERS "filter (all nodups · rows) · filter (all nodups · cols) · "
#define EACH_NODUPS BOXS_NODUPS, COLS_NODUPS, ROWS_NODUPS
#define STEPS(...)                                                                                                     \
  {                                                                                                                    \
    __VA_ARGS__, END                                                                                                   \
  }

/* What is shown for boxs goes for cols and rows alike. */
static const SudokuLine pruning_lines[] = {
  { "filter correct · mcp", SUDOKU_LAW_NONE, STEPS (MCP, CORRECT) },
  { FILTERS "filter (all nodups · boxs) · mcp", SUDOKU_LAW_CORRECT, STEPS (MCP, EACH_NODUPS) },
  { FILTERS "map boxs · filter (all nodups) · map boxs · mcp", SUDOKU_LAW_FILTER_INVOLUTION,
    STEPS (MCP, BOXS, ROWS_NODUPS, BOXS, COLS_NODUPS, ROWS_NODUPS) },
  { FILTERS "map boxs · filter (all nodups) · mcp · boxs", SUDOKU_LAW_BOXS_MCP,
    STEPS (BOXS, MCP, ROWS_NODUPS, BOXS, COLS_NODUPS, ROWS_NODUPS) },
  { FILTERS "map boxs · filter (all nodups) · cp · map cp · boxs", SUDOKU_LAW_MCP,
    STEPS (BOXS, MCP, ROWS_NODUPS, BOXS, COLS_NODUPS, ROWS_NODUPS) },
  { FILTERS "map boxs · cp · map (filter nodups) · map cp · boxs", SUDOKU_LAW_FILTER_ALL,
    STEPS (BOXS, MCP_NODUPS, BOXS, COLS_NODUPS, ROWS_NODUPS) },
  { FILTERS "map boxs · cp · map (filter nodups · cp) · boxs", SUDOKU_LAW_MAP,
    STEPS (BOXS, MCP_NODUPS, BOXS, COLS_NODUPS, ROWS_NODUPS) },
  { FILTERS "map boxs · cp · map (filter nodups · cp · reduce) · boxs", SUDOKU_LAW_REDUCE,
    STEPS (BOXS, REDUCE, MCP_NODUPS, BOXS, COLS_NODUPS, ROWS_NODUPS) },
  { FILTERS "filter (all nodups · boxs) · mcp · boxs · map reduce · boxs", SUDOKU_LAW_SAME_BACK,
    STEPS (BOXS, REDUCE, BOXS, MCP, EACH_NODUPS) },
  { FILTERS "filter (all nodups · boxs) · mcp · pruneBoxs", SUDOKU_LAW_PRUNE, STEPS (PRUNE_BOXS, MCP, EACH_NODUPS) },
  { FILTERS "filter (all nodups · boxs) · mcp · pruneBoxs · pruneCols · pruneRows", SUDOKU_LAW_EACH_HOUSE,
    STEPS (PRUNE_ROWS, PRUNE_COLS, PRUNE_BOXS, MCP, EACH_NODUPS) },
  { "filter correct · mcp · pruneBoxs · pruneCols · pruneRows", SUDOKU_LAW_CORRECT,
    STEPS (PRUNE_ROWS, PRUNE_COLS, PRUNE_BOXS, MCP, CORRECT) },
  { "filter correct · mcp · prune", SUDOKU_LAW_PRUNE, STEPS (PRUNE, MCP, CORRECT) },
  { 0 },
};

static const SudokuLine search_lines[] = {
  { "filter correct · mcp", SUDOKU_LAW_NONE, STEPS (MCP, CORRECT) },
  { "filter correct · concat · map mcp · expand", SUDOKU_LAW_EXPAND, STEPS (EXPAND, MCP, CORRECT) },
  { "concat · map (filter correct) · map mcp · expand", SUDOKU_LAW_FILTER_CONCAT, STEPS (EXPAND, MCP, CORRECT) },
  { "concat · map (filter correct · mcp) · expand", SUDOKU_LAW_MAP, STEPS (EXPAND, MCP, CORRECT) },
  { "concat · map (filter correct · mcp · prune) · expand", SUDOKU_LAW_PRUNING, STEPS (EXPAND, PRUNE, MCP, CORRECT) },
  { "concat · map (search · prune) · expand", SUDOKU_LAW_SEARCH, STEPS (EXPAND, PRUNE, SEARCH) },
  { 0 },
};

/* search: what its last line says. */
static const uint8_t *const search = search_lines[5].steps;

const SudokuLine *
sudoku_calculation_lines (SudokuCalculation calculation)
{
  return calculation == SUDOKU_CALCULATION_PRUNING ? pruning_lines : search_lines;
}

/* Examples. */

/* How many ways there are to choose, cell by cell, from one cell up to another. */
static double
count_choices (const SudokuCandidates *choices, unsigned cell, unsigned end)
{
  double n = 1;

  for (; cell < end; cell++)
    n *= sudoku_set_count (choices->cell[cell]);
  return n;
}

static bool
is_too_large (double n_boards, const SudokuShape *shape)
{
  return !(n_boards * shape->n_cells <= SUDOKU_CALCULATION_MOST);
}

SudokuCandidates *
sudoku_calculation_example (const SudokuGrid *puzzle)
{
  const SudokuShape *shape = puzzle->shape;
  unsigned order = shape->order, n_rows = sudoku_shape_box_rows (shape);
  bool is_plain = sudoku_shape_is_plain (shape) && order <= SUDOKU_MAX_ORDER / 2;
  SudokuCandidates *example = is_plain ? sudoku_choices (puzzle) : NULL;

  if (example == NULL)
    return NULL;
  for (unsigned row = order - 1; row > 0 && is_too_large (count_choices (example, 0, shape->n_cells), shape); row--)
    for (unsigned column = 0, first = row % n_rows * (order / n_rows) + row / n_rows; column < order; column++)
      example->cell[row * order + column] = sudoku_set_of (order + (first + column) % order + 1);
  return example;
}

/* What a line makes of an example: one matrix after another goes through all steps, and what is left of it is kept. */
typedef struct
{
  SudokuValue *value;
  SudokuCandidates *board;  /* that is being filled */
  SudokuCandidates *matrix; /* a board on its way */
  SudokuCandidates *boxs;   /* room for the boxes of a matrix */
} Evaluation;

/* Takes a matrix, which changes, through steps; false when out of memory. */
static bool take (Evaluation *self, const uint8_t *steps, SudokuCandidates *matrix);

static void
copy_cells (const SudokuCandidates *from, SudokuCandidates *to)
{
  memcpy (to->cell, from->cell, from->shape->n_cells * sizeof *from->cell);
}

/* How many rows without duplicates the choices of a row make from a cell on, if those before it have used these values. */
static double
count_rows_without_duplicates (const SudokuCandidates *choices, unsigned cell, SudokuSet used)
{
  bool is_last = (cell + 1) % choices->shape->order == 0;
  double n = 0;

  for (SudokuSet left = choices->cell[cell] & ~used; left != 0; left &= left - 1)
    n += is_last ? 1 : count_rows_without_duplicates (choices, cell + 1, used | (left & -left));
  return n;
}

/* How many boards of such rows a matrix makes; no end of them if a row makes too many to look at. */
static double
count_boards_without_duplicates (const SudokuCandidates *choices)
{
  unsigned order = choices->shape->order;
  double n = 1;

  for (unsigned cell = 0; cell < choices->shape->n_cells; cell += order)
    n *= is_too_large (count_choices (choices, cell, cell + order), choices->shape)
             ? INFINITY
             : count_rows_without_duplicates (choices, cell, 0);
  return n;
}

/* Fills the board from a cell on in all ways, the last cell varying fastest. Cells before it in the row have used these values. */
static void
fill (Evaluation *self, const uint8_t *steps, const SudokuCandidates *choices, unsigned cell, SudokuSet used)
{
  if (cell == choices->shape->n_cells)
    {
      copy_cells (self->board, self->matrix);
      take (self, steps + 1, self->matrix);
      return;
    }
  if (*steps == MCP || cell % choices->shape->order == 0)
    used = 0;
  for (SudokuSet left = choices->cell[cell] & ~used; left != 0; left &= left - 1)
    {
      self->board->cell[cell] = left & -left;
      fill (self, steps, choices, cell + 1, used | (left & -left));
    }
}

static void
make_boards (Evaluation *self, const uint8_t *steps, const SudokuCandidates *choices)
{
  SudokuValue *value = self->value;

  value->n_built +=
      *steps == MCP ? count_choices (choices, 0, value->n_cells) : count_boards_without_duplicates (choices);
  value->too_large = is_too_large (value->n_built, choices->shape);
  if (!value->too_large)
    fill (self, steps, choices, 0, 0);
}

/* One matrix for each choice of the pivot; the matrix alone if there is none. */
static bool
expand (Evaluation *self, const uint8_t *steps, SudokuCandidates *matrix)
{
  unsigned pivot = sudoku_expand_cell (matrix);
  SudokuCandidates *branch;
  bool done;

  if (pivot == matrix->shape->n_cells)
    return take (self, steps + 1, matrix);
  branch = sudoku_candidates_new (matrix->shape);
  done = branch != NULL;
  for (SudokuSet left = matrix->cell[pivot]; left != 0 && done; left &= left - 1)
    {
      copy_cells (matrix, branch);
      branch->cell[pivot] = left & -left;
      done = take (self, steps + 1, branch);
    }
  sudoku_candidates_free (branch);
  return done;
}

static bool
take (Evaluation *self, const uint8_t *steps, SudokuCandidates *matrix)
{
  SudokuValue *value = self->value;
  SudokuNodeState state;

  for (;; steps++)
    switch ((Step) *steps)
      {
      case BOXS:
        sudoku_boxs (matrix, self->boxs);
        copy_cells (self->boxs, matrix);
        break;
      case REDUCE:
        for (unsigned order = matrix->shape->order, row = 0; row < order; row++)
          sudoku_reduce (matrix->cell + row * order, order);
        break;
      case PRUNE:
        sudoku_prune (matrix);
        break;
      case PRUNE_ROWS:
      case PRUNE_COLS:
      case PRUNE_BOXS:
        sudoku_prune_by (matrix, *steps - PRUNE_ROWS + SUDOKU_ROW);
        break;
      case ROWS_NODUPS:
      case COLS_NODUPS:
      case BOXS_NODUPS:
        if (!sudoku_is_safe_by (matrix, *steps - ROWS_NODUPS + SUDOKU_ROW))
          return true;
        break;
      case CORRECT:
        if (sudoku_is_blocked (matrix))
          return true;
        break;
      case MCP:
      case MCP_NODUPS:
        make_boards (self, steps, matrix);
        return true;
      case EXPAND:
        return expand (self, steps, matrix);
      case SEARCH:
        state = sudoku_node_state (matrix);
        if (value->too_large || state == SUDOKU_NODE_BLOCKED)
          return true;
        if (state == SUDOKU_NODE_OPEN)
          return expand (self, search, matrix);
        value->too_large = is_too_large (++value->n_built, matrix->shape);
        if (!value->too_large)
          break;
        value->n_built = INFINITY;
        return true;
      case END:
      default:
        memcpy (value->cell + (size_t) value->n++ * value->n_cells, matrix->cell, value->n_cells * sizeof *value->cell);
        return true;
      }
}

bool
sudoku_line_evaluate (const SudokuLine *line, const SudokuCandidates *example, SudokuValue *value)
{
  SudokuCandidates *copy[4];
  bool done = true;

  value->n_built = 0;
  value->too_large = false;
  value->n = 0;
  value->n_cells = example->shape->n_cells;
  for (unsigned i = 0; i < 4; i++)
    done &= (copy[i] = sudoku_candidates_copy (example)) != NULL;
  done = done && take (&(Evaluation){ value, copy[0], copy[1], copy[2] }, line->steps, copy[3]);
  for (unsigned i = 0; i < 4; i++)
    sudoku_candidates_free (copy[i]);
  return done;
}

bool
sudoku_value_equal (const SudokuValue *a, const SudokuValue *b)
{
  return a->n == b->n && memcmp (a->cell, b->cell, (size_t) a->n * a->n_cells * sizeof *a->cell) == 0;
}

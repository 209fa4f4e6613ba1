/* The lines of the calculation, and what they say done to examples.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/calculation.h"

#include <stdlib.h>
#include <string.h>

#include "sudoku/derivation.h"

#define LENGTH(array) (sizeof (array) / sizeof *(array))

/* How many cells the matrices of a list have at most: 4^8 boards of 4x4. */
#define MOST_CELLS ((uint64_t) 1 << 20)

/* Lists. */

static void
clear (SudokuMatrices *list)
{
  for (unsigned i = 0; i < list->n; i++)
    sudoku_candidates_free (list->item[i]);
  free (list->item);
}

/* Takes an item; false when out of memory, also if it is NULL because of that. */
static bool
append (SudokuMatrices *list, SudokuCandidates *item)
{
  if (item != NULL && list->n == list->n_allocated)
    {
      unsigned n = 2 * list->n_allocated + 16;
      SudokuCandidates **grown = realloc (list->item, n * sizeof (SudokuCandidates *));

      if (grown == NULL)
        {
          sudoku_candidates_free (item);
          return false;
        }
      list->item = grown;
      list->n_allocated = n;
    }
  if (item != NULL)
    list->item[list->n++] = item;
  return item != NULL;
}

/* Ends a step that made another list, unless it failed. */
static bool
replace (SudokuMatrices *list, SudokuMatrices *made, bool done)
{
  if (!done)
    {
      list->too_large = made->too_large;
      list->n_built = made->n_built;
      clear (made);
      return false;
    }
  made->n_built += list->n_built;
  clear (list);
  *list = *made;
  return true;
}

static bool
refuse (SudokuMatrices *made, uint64_t n)
{
  made->too_large = true;
  made->n_built = n;
  return false;
}

/* Steps from a matrix to a matrix. */

static bool
boxs (SudokuMatrices *list)
{
  for (unsigned i = 0; i < list->n; i++)
    {
      SudokuCandidates *out = sudoku_candidates_new (list->item[i]->shape);

      if (out == NULL)
        return false;
      sudoku_boxs (list->item[i], out);
      sudoku_candidates_free (list->item[i]);
      list->item[i] = out;
    }
  return true;
}

static bool
reduce (SudokuMatrices *list)
{
  for (unsigned i = 0; i < list->n; i++)
    for (unsigned order = list->item[i]->shape->order, row = 0; row < order; row++)
      sudoku_reduce (list->item[i]->cell + row * order, order);
  return true;
}

static bool
prune (SudokuMatrices *list)
{
  for (unsigned i = 0; i < list->n; i++)
    sudoku_prune (list->item[i]);
  return true;
}

static bool
prune_by (SudokuMatrices *list, SudokuHouseKind kind)
{
  for (unsigned i = 0; i < list->n; i++)
    sudoku_prune_by (list->item[i], kind);
  return true;
}

static bool
prune_rows (SudokuMatrices *list)
{
  return prune_by (list, SUDOKU_ROW);
}

static bool
prune_cols (SudokuMatrices *list)
{
  return prune_by (list, SUDOKU_COLUMN);
}

static bool
prune_boxs (SudokuMatrices *list)
{
  return prune_by (list, SUDOKU_BOX);
}

/* Steps that filter. */

static bool
has_duplicates (const SudokuCandidates *board, unsigned number)
{
  const SudokuHouse *house = &board->shape->house[number];
  SudokuSet seen = 0;

  for (unsigned i = 0; i < house->n_cells; i++)
    {
      SudokuSet set = board->cell[house->cell[i]];

      if (sudoku_set_is_single (set) && (seen & set) != 0)
        return true;
      seen |= set;
    }
  return false;
}

/* Keeps the boards none of whose houses from first to last has a value twice. */
static bool
keep (SudokuMatrices *list, SudokuHouseKind first, SudokuHouseKind last)
{
  unsigned n = 0;

  for (unsigned i = 0; i < list->n; i++)
    {
      unsigned house = first * list->item[i]->shape->order, end = (last + 1) * list->item[i]->shape->order;

      while (house < end && !has_duplicates (list->item[i], house))
        house++;
      if (house == end)
        list->item[n++] = list->item[i];
      else
        sudoku_candidates_free (list->item[i]);
    }
  list->n = n;
  return true;
}

static bool
keep_rows (SudokuMatrices *list)
{
  return keep (list, SUDOKU_ROW, SUDOKU_ROW);
}

static bool
keep_cols (SudokuMatrices *list)
{
  return keep (list, SUDOKU_COLUMN, SUDOKU_COLUMN);
}

static bool
keep_boxs (SudokuMatrices *list)
{
  return keep (list, SUDOKU_BOX, SUDOKU_BOX);
}

static bool
keep_correct (SudokuMatrices *list)
{
  return keep (list, SUDOKU_ROW, SUDOKU_BOX);
}

/* Steps from a matrix to many. */

/* The first of the choices that are left of a cell; a cell that is left out has one. */
static SudokuSet
first_choice (SudokuSet left, const SudokuShape *shape)
{
  return left == sudoku_left_out (shape) ? left : left & -left;
}

static uint64_t
multiply (uint64_t a, uint64_t b)
{
  return b != 0 && a > UINT64_MAX / b ? UINT64_MAX : a * b;
}

static uint64_t
count_rows (const SudokuCandidates *choices, unsigned row)
{
  unsigned order = choices->shape->order;
  uint64_t n = 1;

  for (unsigned cell = row * order; cell < (row + 1) * order; cell++)
    if (choices->cell[cell] != sudoku_left_out (choices->shape))
      n = multiply (n, sudoku_set_count (choices->cell[cell]));
  return n;
}

/* The same without those that have a value twice, of which used are in the cells before this one. */
static uint64_t
count_rows_without_duplicates (const SudokuCandidates *choices, unsigned cell, SudokuSet used)
{
  SudokuSet one, left = choices->cell[cell];
  uint64_t n = 0;

  for (; left != 0; left &= ~one)
    {
      one = first_choice (left, choices->shape);
      if (sudoku_set_is_single (one) && (used & one) != 0)
        continue;
      n += (cell + 1) % choices->shape->order == 0 ? 1 : count_rows_without_duplicates (choices, cell + 1, used | one);
    }
  return n;
}

/* How many boards a matrix makes, or with nodups, how many of rows without duplicates; if one of its rows makes too many to look at,
 * how many that makes. */
static uint64_t
count_boards (const SudokuCandidates *choices, bool nodups)
{
  uint64_t n = 1;

  for (unsigned row = 0; row < choices->shape->order; row++)
    {
      uint64_t n_rows = count_rows (choices, row);

      if (nodups && n_rows > MOST_CELLS)
        return n_rows;
      n = multiply (n, nodups ? count_rows_without_duplicates (choices, row * choices->shape->order, 0) : n_rows);
    }
  return n;
}

/* Fills a board from a cell on in all ways, or with nodups, in those of rows without duplicates. The last cell varies fastest. */
static bool
fill (SudokuMatrices *made, const SudokuCandidates *choices, SudokuCandidates *board, unsigned cell, bool nodups)
{
  unsigned order = choices->shape->order;
  SudokuSet one, left;

  if (nodups && cell > 0 && cell % order == 0 && has_duplicates (board, cell / order - 1))
    return true;
  if (cell == choices->shape->n_cells)
    return append (made, sudoku_candidates_copy (board));
  for (left = choices->cell[cell]; left != 0; left &= ~one)
    {
      one = first_choice (left, choices->shape);
      board->cell[cell] = one;
      if (!fill (made, choices, board, cell + 1, nodups))
        return false;
    }
  return true;
}

static bool
make_boards (SudokuMatrices *list, bool nodups)
{
  SudokuMatrices made = { 0 };
  bool done = true;
  uint64_t n = 0;

  for (unsigned i = 0; i < list->n; i++)
    {
      uint64_t n_boards = count_boards (list->item[i], nodups);

      n = n_boards > UINT64_MAX - n ? UINT64_MAX : n + n_boards;
    }
  if (list->n > 0 && n > MOST_CELLS / list->item[0]->shape->n_cells)
    done = refuse (&made, n);
  for (unsigned i = 0; i < list->n && done; i++)
    {
      SudokuCandidates *board = sudoku_candidates_new (list->item[i]->shape);

      done = board != NULL && fill (&made, list->item[i], board, 0, nodups);
      sudoku_candidates_free (board);
    }
  if (done)
    made.n_built = n;
  return replace (list, &made, done);
}

static bool
mcp (SudokuMatrices *list)
{
  return make_boards (list, false);
}

/* cp · map (filter nodups) · map cp */
static bool
mcp_of_rows_without_duplicates (SudokuMatrices *list)
{
  return make_boards (list, true);
}

/* The cell of a matrix that is expanded; the number of cells if there is none. */
static unsigned
find_pivot (const SudokuCandidates *matrix)
{
  unsigned cell = sudoku_expand_cell (matrix), n_cells = matrix->shape->n_cells;

  return cell < n_cells && matrix->cell[cell] != sudoku_left_out (matrix->shape) ? cell : n_cells;
}

/* One matrix for each choice of the pivot; the matrix alone if there is none. */
static bool
expand_one (SudokuMatrices *made, const SudokuCandidates *matrix)
{
  unsigned pivot = find_pivot (matrix);
  bool done = true;

  if (pivot == matrix->shape->n_cells)
    return append (made, sudoku_candidates_copy (matrix));
  for (SudokuSet left = matrix->cell[pivot]; left != 0 && done; left &= left - 1)
    {
      done = append (made, sudoku_candidates_copy (matrix));
      if (done)
        made->item[made->n - 1]->cell[pivot] = left & -left;
    }
  return done;
}

static bool
expand (SudokuMatrices *list)
{
  SudokuMatrices made = { 0 };
  bool done = true;

  for (unsigned i = 0; i < list->n && done; i++)
    done = expand_one (&made, list->item[i]);
  return replace (list, &made, done);
}

/* search: of a blocked matrix nothing, of a complete one itself, else of each that it is expanded to. */
static bool
search_one (SudokuMatrices *found, const SudokuCandidates *matrix)
{
  SudokuMatrices branches = { 0 };
  bool done;

  if (sudoku_is_blocked (matrix))
    return true;
  if (find_pivot (matrix) == matrix->shape->n_cells)
    {
      found->n_built++;
      return found->n < MOST_CELLS / matrix->shape->n_cells ? append (found, sudoku_candidates_copy (matrix))
                                                            : refuse (found, UINT64_MAX);
    }
  done = expand_one (&branches, matrix) && prune (&branches);
  for (unsigned i = 0; i < branches.n && done; i++)
    done = search_one (found, branches.item[i]);
  clear (&branches);
  return done;
}

static bool
search (SudokuMatrices *list)
{
  SudokuMatrices found = { 0 };
  bool done = true;

  for (unsigned i = 0; i < list->n && done; i++)
    done = search_one (&found, list->item[i]);
  return replace (list, &found, done);
}

/* The lines. */

#define STEPS(...) ((const SudokuMatricesStep[]){ __VA_ARGS__, NULL })
#define MCP_NODUPS mcp_of_rows_without_duplicates
#define FILTERS "filter (all nodups · rows) · filter (all nodups · cols) · "

/* What is shown for boxs goes for cols and rows alike. */
static const SudokuLine pruning_lines[] = {
  { "filter correct · mcp", SUDOKU_LAW_NONE, STEPS (mcp, keep_correct) },
  { FILTERS "filter (all nodups · boxs) · mcp", SUDOKU_LAW_CORRECT, STEPS (mcp, keep_boxs, keep_cols, keep_rows) },
  { FILTERS "map boxs · filter (all nodups) · map boxs · mcp", SUDOKU_LAW_FILTER_INVOLUTION,
    STEPS (mcp, boxs, keep_rows, boxs, keep_cols, keep_rows) },
  { FILTERS "map boxs · filter (all nodups) · mcp · boxs", SUDOKU_LAW_BOXS_MCP,
    STEPS (boxs, mcp, keep_rows, boxs, keep_cols, keep_rows) },
  { FILTERS "map boxs · filter (all nodups) · cp · map cp · boxs", SUDOKU_LAW_MCP,
    STEPS (boxs, mcp, keep_rows, boxs, keep_cols, keep_rows) },
  { FILTERS "map boxs · cp · map (filter nodups) · map cp · boxs", SUDOKU_LAW_FILTER_ALL,
    STEPS (boxs, MCP_NODUPS, boxs, keep_cols, keep_rows) },
  { FILTERS "map boxs · cp · map (filter nodups · cp) · boxs", SUDOKU_LAW_MAP,
    STEPS (boxs, MCP_NODUPS, boxs, keep_cols, keep_rows) },
  { FILTERS "map boxs · cp · map (filter nodups · cp · reduce) · boxs", SUDOKU_LAW_REDUCE,
    STEPS (boxs, reduce, MCP_NODUPS, boxs, keep_cols, keep_rows) },
  { FILTERS "filter (all nodups · boxs) · mcp · boxs · map reduce · boxs", SUDOKU_LAW_SAME_BACK,
    STEPS (boxs, reduce, boxs, mcp, keep_boxs, keep_cols, keep_rows) },
  { FILTERS "filter (all nodups · boxs) · mcp · pruneBoxs", SUDOKU_LAW_PRUNE,
    STEPS (prune_boxs, mcp, keep_boxs, keep_cols, keep_rows) },
  { FILTERS "filter (all nodups · boxs) · mcp · pruneBoxs · pruneCols · pruneRows", SUDOKU_LAW_EACH_HOUSE,
    STEPS (prune_rows, prune_cols, prune_boxs, mcp, keep_boxs, keep_cols, keep_rows) },
  { "filter correct · mcp · pruneBoxs · pruneCols · pruneRows", SUDOKU_LAW_CORRECT,
    STEPS (prune_rows, prune_cols, prune_boxs, mcp, keep_correct) },
  { "filter correct · mcp · prune", SUDOKU_LAW_PRUNE, STEPS (prune, mcp, keep_correct) },
};

static const SudokuLine search_lines[] = {
  { "filter correct · mcp", SUDOKU_LAW_NONE, STEPS (mcp, keep_correct) },
  { "filter correct · concat · map mcp · expand", SUDOKU_LAW_EXPAND, STEPS (expand, mcp, keep_correct) },
  { "concat · map (filter correct) · map mcp · expand", SUDOKU_LAW_FILTER_CONCAT, STEPS (expand, mcp, keep_correct) },
  { "concat · map (filter correct · mcp) · expand", SUDOKU_LAW_MAP, STEPS (expand, mcp, keep_correct) },
  { "concat · map (filter correct · mcp · prune) · expand", SUDOKU_LAW_PRUNING,
    STEPS (expand, prune, mcp, keep_correct) },
  { "concat · map (search · prune) · expand", SUDOKU_LAW_SEARCH, STEPS (expand, prune, search) },
};

const SudokuLine *
sudoku_calculation_lines (SudokuCalculation calculation, unsigned *n)
{
  *n = calculation == SUDOKU_CALCULATION_PRUNING ? LENGTH (pruning_lines) : LENGTH (search_lines);
  return calculation == SUDOKU_CALCULATION_PRUNING ? pruning_lines : search_lines;
}

/* Examples, and what a line makes of them. */

SudokuCandidates *
sudoku_calculation_example (const SudokuGrid *puzzle)
{
  const SudokuShape *shape = puzzle->shape;
  bool is_plain = sudoku_shape_box_rows (shape) > 0 && shape->n_houses == 3U * shape->order;
  SudokuCandidates *example = is_plain && shape->order <= SUDOKU_MAX_ORDER / 2 ? sudoku_choices (puzzle) : NULL;
  uint64_t n = 1;

  for (unsigned row = 0; example != NULL && row < shape->order; row++)
    {
      n = multiply (n, count_rows (example, row));
      if (row > 0 && n > MOST_CELLS / shape->n_cells)
        for (unsigned cell = 0; cell < shape->order; cell++)
          example->cell[row * shape->order + cell] = sudoku_left_out (shape);
    }
  return example;
}

bool
sudoku_calculation_applies (SudokuCalculation calculation, const SudokuCandidates *example)
{
  return calculation != SUDOKU_CALCULATION_SEARCH
         || (!sudoku_is_blocked (example) && find_pivot (example) < example->shape->n_cells);
}

SudokuMatrices *
sudoku_line_evaluate (const SudokuLine *line, const SudokuCandidates *example)
{
  SudokuMatrices *list = calloc (1, sizeof *list);
  bool done = list != NULL && append (list, sudoku_candidates_copy (example));

  for (unsigned i = 0; done && line->steps[i] != NULL; i++)
    done = line->steps[i](list);
  if (done || (list != NULL && list->too_large))
    return list;
  sudoku_matrices_free (list);
  return NULL;
}

void
sudoku_matrices_free (SudokuMatrices *list)
{
  if (list == NULL)
    return;
  clear (list);
  free (list);
}

static int
compare (const void *a, const void *b)
{
  const SudokuCandidates *left = *(SudokuCandidates *const *) a, *right = *(SudokuCandidates *const *) b;

  return memcmp (left->cell, right->cell, left->shape->n_cells * sizeof *left->cell);
}

void
sudoku_matrices_sort (SudokuMatrices *list)
{
  if (list->n > 0)
    qsort (list->item, list->n, sizeof (SudokuCandidates *), compare);
}

bool
sudoku_matrices_equal (const SudokuMatrices *a, const SudokuMatrices *b)
{
  if (a->n != b->n)
    return false;
  for (unsigned i = 0; i < a->n; i++)
    if (compare (&a->item[i], &b->item[i]) != 0)
      return false;
  return true;
}

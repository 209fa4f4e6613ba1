/* Evaluating expressions on examples.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/calculation.h"

#include <stdlib.h>
#include <string.h>

#include "sudoku/calculation/expression.h"
#include "sudoku/calculation/value.h"
#include "sudoku/derivation.h"

/* What values may take. */
#define MOST_BYTES ((size_t) 256 << 20)

/* Rows or boards between two questions whether somebody cancelled. */
#define CANCEL_INTERVAL 1024

struct SudokuEvaluation
{
  SudokuArena *arena;
  SudokuCandidates *scratch, *laid_out; /* of the shape of the example */
  unsigned item_depth;                  /* of a row, or of a board */
  uint64_t n_most, n_built;
  SudokuCancelFunc cancelled;
  void *data;
  unsigned n_since; /* the last question */
  SudokuEvaluationEnd end;
  const SudokuValue *value; /* NULL unless done */
};

typedef SudokuEvaluation Run;

/* The functions of expressions: of any value, of a matrix to one with the same cells, and of a row. */
typedef const SudokuValue *(*Function) (Run *, const SudokuValue *);
typedef void (*LayOut) (const SudokuCandidates *in, SudokuCandidates *out);
typedef void (*Reduce) (SudokuSet *row, unsigned n);

/* NULL, with the reason why there is no value: without one, it is that memory ran out. */
static SudokuValue *
fail (Run *run, SudokuEvaluationEnd end)
{
  if (run->end == SUDOKU_EVALUATION_DONE)
    run->end = end;
  return NULL;
}

static bool
is_cancelled (Run *run)
{
  if (++run->n_since < CANCEL_INTERVAL)
    return false;
  run->n_since = 0;
  if (run->cancelled == NULL || !run->cancelled (run->data))
    return false;
  fail (run, SUDOKU_EVALUATION_CANCELLED);
  return true;
}

/* Matrices. */

static bool
is_matrix (const Run *run, const SudokuValue *value)
{
  unsigned order = run->scratch->shape->order;

  return value->depth == 2 && value->n == order && value->item[0]->n == order;
}

/* Writes a value into the scratch matrix; false if it is none. */
static bool
to_matrix (Run *run, const SudokuValue *value)
{
  unsigned order = run->scratch->shape->order;

  if (!is_matrix (run, value))
    {
      fail (run, SUDOKU_EVALUATION_WRONG);
      return false;
    }
  for (unsigned row = 0; row < order; row++)
    memcpy (run->scratch->cell + row * order, value->item[row]->set, order * sizeof *run->scratch->cell);
  return true;
}

static const SudokuValue *
from_matrix (Run *run, const SudokuCandidates *matrix)
{
  unsigned order = matrix->shape->order;
  SudokuValue *value = sudoku_value_new_list (run->arena, 2, order);

  for (unsigned row = 0; value != NULL && row < order; row++)
    {
      SudokuValue *copy = sudoku_value_new_row (run->arena, order);

      if (copy == NULL)
        return NULL;
      memcpy (copy->set, matrix->cell + row * order, order * sizeof *copy->set);
      value->item[row] = copy;
    }
  return value;
}

static const SudokuValue *
lay_out (Run *run, const SudokuValue *value, LayOut houses)
{
  if (!to_matrix (run, value))
    return NULL;
  houses (run->scratch, run->laid_out);
  return from_matrix (run, run->laid_out);
}

/* Like rows, cols and boxs, but not its own inverse. */
static void
turn (const SudokuCandidates *in, SudokuCandidates *out)
{
  unsigned order = in->shape->order;

  for (unsigned row = 0; row < order; row++)
    for (unsigned column = 0; column < order; column++)
      out->cell[column * order + order - 1 - row] = in->cell[row * order + column];
}

static const SudokuValue *
prune_by (Run *run, const SudokuValue *value, SudokuHouseKind kind)
{
  if (!to_matrix (run, value))
    return NULL;
  sudoku_prune_by (run->scratch, kind);
  return from_matrix (run, run->scratch);
}

static const SudokuValue *
apply_prune_rows (Run *run, const SudokuValue *value)
{
  return prune_by (run, value, SUDOKU_ROW);
}

static const SudokuValue *
apply_prune_cols (Run *run, const SudokuValue *value)
{
  return prune_by (run, value, SUDOKU_COLUMN);
}

static const SudokuValue *
apply_prune_boxs (Run *run, const SudokuValue *value)
{
  return prune_by (run, value, SUDOKU_BOX);
}

static const SudokuValue *
apply_prune (Run *run, const SudokuValue *value)
{
  if (!to_matrix (run, value))
    return NULL;
  sudoku_prune (run->scratch);
  return from_matrix (run, run->scratch);
}

/* One matrix for each choice of the pivot; the matrix alone if there is none. */
static const SudokuValue *
apply_expand (Run *run, const SudokuValue *value)
{
  unsigned pivot, n = 0;
  SudokuSet choices;
  SudokuValue *list;

  if (!to_matrix (run, value))
    return NULL;
  pivot = sudoku_expand_cell (run->scratch);
  choices = pivot < run->scratch->shape->n_cells ? run->scratch->cell[pivot] : 0;
  list = sudoku_value_new_list (run->arena, 3, choices != 0 ? sudoku_set_count (choices) : 1);
  if (list == NULL)
    return NULL;
  if (choices == 0)
    list->item[0] = value;
  for (; choices != 0; choices &= choices - 1)
    {
      run->scratch->cell[pivot] = sudoku_set_of (sudoku_set_first (choices));
      list->item[n] = from_matrix (run, run->scratch);
      if (list->item[n++] == NULL)
        return NULL;
    }
  return list;
}

/* Rows. */

static const SudokuValue *
reduce_by (Run *run, const SudokuValue *value, Reduce reduce)
{
  SudokuValue *row =
      value->depth == 1 ? sudoku_value_new_row (run->arena, value->n) : fail (run, SUDOKU_EVALUATION_WRONG);

  if (row == NULL)
    return NULL;
  memcpy (row->set, value->set, value->n * sizeof *row->set);
  reduce (row->set, row->n);
  return row;
}

/* As reduce would be if it did not spare what is fixed. */
static void
reduce_all (SudokuSet *row, unsigned n)
{
  SudokuSet fixed = 0;

  for (unsigned i = 0; i < n; i++)
    if (sudoku_set_is_single (row[i]))
      fixed |= row[i];
  for (unsigned i = 0; i < n; i++)
    row[i] &= ~fixed;
}

static bool
has_no_duplicates (const SudokuValue *row)
{
  SudokuSet seen = 0;

  for (unsigned i = 0; i < row->n; i++)
    {
      if ((seen & row->set[i]) != 0)
        return false;
      seen |= row->set[i];
    }
  return true;
}

static const SudokuValue *
apply_nodups (Run *run, const SudokuValue *value)
{
  return value->depth == 1 ? sudoku_value_new_truth (run->arena, has_no_duplicates (value))
                           : fail (run, SUDOKU_EVALUATION_WRONG);
}

static const SudokuValue *
apply_correct (Run *run, const SudokuValue *value)
{
  return to_matrix (run, value) ? sudoku_value_new_truth (run->arena, !sudoku_is_blocked (run->scratch)) : NULL;
}

/* Lists. */

static const SudokuValue *
apply_id (Run *run, const SudokuValue *value)
{
  return value;
}

static const SudokuValue *
apply_concat (Run *run, const SudokuValue *value)
{
  SudokuValue *list;
  unsigned n = 0;

  if (value->depth < 2)
    return fail (run, SUDOKU_EVALUATION_WRONG);
  for (unsigned i = 0; i < value->n; i++)
    n += value->item[i]->n;
  list = sudoku_value_new_list (run->arena, value->depth - 1, n);
  if (list == NULL)
    return NULL;
  n = 0;
  for (unsigned i = 0; i < value->n; i++)
    for (unsigned j = 0; j < value->item[i]->n; j++)
      list->item[n++] = value->item[i]->item[j];
  return list;
}

/* How many choices the i-th of several has: values of a set, or items of a list. */
static unsigned
n_choices (const SudokuValue *value, unsigned i)
{
  return value->depth == 1 ? sudoku_set_count (value->set[i]) : value->item[i]->n;
}

/* The product of how many choices there are, or UINT64_MAX if it is more. */
static uint64_t
n_combinations (const SudokuValue *value)
{
  uint64_t product = 1;

  for (unsigned i = 0; i < value->n; i++)
    if (n_choices (value, i) == 0)
      return 0;
  for (unsigned i = 0; i < value->n; i++)
    product = product > UINT64_MAX / n_choices (value, i) ? UINT64_MAX : product * n_choices (value, i);
  return product;
}

static SudokuSet
nth_value (SudokuSet set, unsigned n)
{
  while (n-- > 0)
    set &= set - 1;
  return sudoku_set_of (sudoku_set_first (set));
}

/* One of the combinations, by its number; what comes last varies fastest. */
static const SudokuValue *
combine (Run *run, const SudokuValue *value, uint64_t number)
{
  SudokuValue *combination = value->depth == 1 ? sudoku_value_new_row (run->arena, value->n)
                                               : sudoku_value_new_list (run->arena, value->depth - 1, value->n);

  for (unsigned i = value->n; combination != NULL && i-- > 0; number /= n_choices (value, i))
    {
      unsigned choice = (unsigned) (number % n_choices (value, i));

      if (value->depth == 1)
        combination->set[i] = nth_value (value->set[i], choice);
      else
        combination->item[i] = value->item[i]->item[choice];
    }
  return combination;
}

static const SudokuValue *
apply_cp (Run *run, const SudokuValue *value)
{
  uint64_t n = n_combinations (value);
  unsigned depth = value->depth == 1 ? 2 : value->depth;
  SudokuValue *list;

  if (value->depth == 0 || value->depth == 2)
    return fail (run, SUDOKU_EVALUATION_WRONG);
  if (n > run->n_most)
    {
      run->n_built = n;
      return fail (run, SUDOKU_EVALUATION_TOO_LARGE);
    }
  list = sudoku_value_new_list (run->arena, depth, (unsigned) n);
  for (unsigned i = 0; list != NULL && i < n; i++)
    {
      list->item[i] = is_cancelled (run) ? NULL : combine (run, value, i);
      if (list->item[i] == NULL)
        return NULL;
    }
  run->n_built += depth == run->item_depth + 1 ? n : 0;
  return list;
}

/* Functions that take another one. */

static const SudokuValue *apply (Run *run, const SudokuTerm *first, const SudokuValue *value);

/* Calls a function for each item; what comes out of the items that pass is a list again. */
static const SudokuValue *
map_over (Run *run, const SudokuValue *value, const SudokuTerm *inner, Function function)
{
  SudokuValue *list = value->depth >= 2 ? sudoku_value_new_list (run->arena, value->depth, value->n)
                                        : fail (run, SUDOKU_EVALUATION_WRONG);

  for (unsigned i = 0; list != NULL && i < value->n; i++)
    {
      list->item[i] = is_cancelled (run) ? NULL
                      : inner != NULL    ? apply (run, inner, value->item[i])
                                         : function (run, value->item[i]);
      if (list->item[i] == NULL)
        return NULL;
      list->depth = list->item[i]->depth + 1;
    }
  return list;
}

static const SudokuValue *
apply_mcp (Run *run, const SudokuValue *value)
{
  const SudokuValue *rows = map_over (run, value, NULL, apply_cp);

  return rows != NULL ? apply_cp (run, rows) : NULL;
}

/* Whether a predicate holds for an item, as a value. */
static const SudokuValue *
holds (Run *run, const SudokuTerm *predicate, const SudokuValue *item)
{
  const SudokuValue *truth = is_cancelled (run) ? NULL : apply (run, predicate, item);

  return truth == NULL || truth->depth == 0 ? truth : fail (run, SUDOKU_EVALUATION_WRONG);
}

static const SudokuValue *
filter (Run *run, const SudokuValue *value, const SudokuTerm *predicate)
{
  SudokuValue *list = value->depth >= 2 ? sudoku_value_new_list (run->arena, value->depth, value->n)
                                        : fail (run, SUDOKU_EVALUATION_WRONG);
  unsigned n = 0;

  for (unsigned i = 0; list != NULL && i < value->n; i++)
    {
      const SudokuValue *truth = holds (run, predicate, value->item[i]);

      if (truth == NULL)
        return NULL;
      if (truth->n != 0)
        list->item[n++] = value->item[i];
    }
  if (list != NULL)
    list->n = n;
  return list;
}

static const SudokuValue *
all (Run *run, const SudokuValue *value, const SudokuTerm *predicate)
{
  bool is_so = true;

  if (value->depth < 2)
    return fail (run, SUDOKU_EVALUATION_WRONG);
  for (unsigned i = 0; i < value->n && is_so; i++)
    {
      const SudokuValue *truth = holds (run, predicate, value->item[i]);

      if (truth == NULL)
        return NULL;
      is_so = truth->n != 0;
    }
  return sudoku_value_new_truth (run->arena, is_so);
}

/* search: of a blocked matrix nothing, of a complete one itself, else of each that it is expanded to. */
static const SudokuValue *
apply_search (Run *run, const SudokuValue *value)
{
  const SudokuValue *expanded, *pruned, *found;
  SudokuValue *alone;

  if (!to_matrix (run, value) || is_cancelled (run))
    return NULL;
  if (sudoku_is_blocked (run->scratch))
    return sudoku_value_new_list (run->arena, 3, 0);
  if (sudoku_expand_cell (run->scratch) == run->scratch->shape->n_cells)
    {
      alone = sudoku_value_new_list (run->arena, 3, 1);
      if (alone != NULL)
        alone->item[0] = value;
      run->n_built++;
      return alone;
    }
  expanded = apply_expand (run, value);
  pruned = expanded != NULL ? map_over (run, expanded, NULL, apply_prune) : NULL;
  found = pruned != NULL ? map_over (run, pruned, NULL, apply_search) : NULL;
  return found != NULL ? apply_concat (run, found) : NULL;
}

static const struct
{
  const char *name;
  Function function;
  LayOut houses;
  Reduce reduce;
} functions[] = {
  { "cp", .function = apply_cp },
  { "mcp", .function = apply_mcp },
  { "rows", .houses = sudoku_rows },
  { "cols", .houses = sudoku_cols },
  { "boxs", .houses = sudoku_boxs },
  { "turn", .houses = turn },
  { "reduce", .reduce = sudoku_reduce },
  { "reduceAll", .reduce = reduce_all },
  { "prune", .function = apply_prune },
  { "pruneRows", .function = apply_prune_rows },
  { "pruneCols", .function = apply_prune_cols },
  { "pruneBoxs", .function = apply_prune_boxs },
  { "expand", .function = apply_expand },
  { "search", .function = apply_search },
  { "concat", .function = apply_concat },
  { "id", .function = apply_id },
  { "nodups", .function = apply_nodups },
  { "correct", .function = apply_correct },
};

static const SudokuValue *
apply_name (Run *run, const SudokuTerm *term, const SudokuValue *value)
{
  unsigned i = 0, n = sizeof functions / sizeof *functions;

  while (i < n
         && (strlen (functions[i].name) != term->length || memcmp (functions[i].name, term->name, term->length) != 0))
    i++;
  if (i == n)
    return fail (run, SUDOKU_EVALUATION_WRONG);
  if (functions[i].houses != NULL)
    return lay_out (run, value, functions[i].houses);
  if (functions[i].reduce != NULL)
    return reduce_by (run, value, functions[i].reduce);
  return functions[i].function (run, value);
}

static const SudokuValue *
apply_term (Run *run, const SudokuTerm *term, const SudokuValue *value)
{
  switch (term->kind)
    {
    case SUDOKU_TERM_INNER:
      return apply (run, term->inner, value);
    case SUDOKU_TERM_MAP:
      return map_over (run, value, term->inner, NULL);
    case SUDOKU_TERM_FILTER:
      return filter (run, value, term->inner);
    case SUDOKU_TERM_ALL:
      return all (run, value, term->inner);
    default:
      return apply_name (run, term, value);
    }
}

static const SudokuValue *
apply (Run *run, const SudokuTerm *first, const SudokuValue *value)
{
  for (const SudokuTerm *term = first; term != NULL && value != NULL; term = term->next)
    value = apply_term (run, term, value);
  return value;
}

/* The evaluation. */

static const SudokuValue *
make_argument (Run *run, SudokuExampleKind kind, const SudokuCandidates *example)
{
  const SudokuValue *matrix = from_matrix (run, example);

  return kind == SUDOKU_EXAMPLE_MATRIX || matrix == NULL ? matrix : matrix->item[0];
}

SudokuEvaluation *
sudoku_evaluate (const char *expression,
                 SudokuExampleKind kind,
                 const SudokuCandidates *example,
                 uint64_t n_most,
                 SudokuCancelFunc cancelled,
                 void *data)
{
  SudokuEvaluation *run = calloc (1, sizeof *run);
  const SudokuValue *argument;
  const SudokuTerm *first;

  if (run == NULL)
    return NULL;
  run->arena = sudoku_arena_new (MOST_BYTES);
  run->scratch = sudoku_candidates_new (example->shape);
  run->laid_out = sudoku_candidates_new (example->shape);
  if (run->arena == NULL || run->scratch == NULL || run->laid_out == NULL)
    {
      sudoku_evaluation_free (run);
      return NULL;
    }
  run->item_depth = kind == SUDOKU_EXAMPLE_ROW ? 1 : 2;
  run->n_most = n_most < UINT32_MAX ? n_most : UINT32_MAX;
  run->cancelled = cancelled;
  run->data = data;
  first = sudoku_expression_parse (expression, run->arena);
  argument = make_argument (run, kind, example);
  if (first == NULL)
    fail (run, SUDOKU_EVALUATION_WRONG);
  else if (argument != NULL)
    run->value = apply (run, first, argument);
  if (run->value == NULL)
    fail (run, SUDOKU_EVALUATION_NO_MEMORY);
  else if (run->value->depth < run->item_depth)
    fail (run, SUDOKU_EVALUATION_WRONG);
  return run;
}

void
sudoku_evaluation_free (SudokuEvaluation *run)
{
  if (run == NULL)
    return;
  sudoku_arena_free (run->arena);
  sudoku_candidates_free (run->scratch);
  sudoku_candidates_free (run->laid_out);
  free (run);
}

SudokuEvaluationEnd
sudoku_evaluation_end (const SudokuEvaluation *run)
{
  return run->end;
}

uint64_t
sudoku_evaluation_n_built (const SudokuEvaluation *run)
{
  return run->n_built;
}

/* Whether the value is one row or board, not a list of them. */
static bool
is_alone (const SudokuEvaluation *run)
{
  return run->value->depth == run->item_depth;
}

unsigned
sudoku_evaluation_n_kept (const SudokuEvaluation *run)
{
  if (run->end != SUDOKU_EVALUATION_DONE)
    return 0;
  return is_alone (run) ? 1 : run->value->n;
}

unsigned
sudoku_evaluation_n_cells (const SudokuEvaluation *run)
{
  return run->item_depth == 1 ? run->scratch->shape->order : run->scratch->shape->n_cells;
}

void
sudoku_evaluation_get (const SudokuEvaluation *run, unsigned number, SudokuSet *cell)
{
  const SudokuValue *item = is_alone (run) ? run->value : run->value->item[number];
  unsigned order = run->scratch->shape->order;

  if (item->depth == 1)
    memcpy (cell, item->set, item->n * sizeof *cell);
  else
    for (unsigned row = 0; row < item->n; row++)
      memcpy (cell + row * order, item->item[row]->set, order * sizeof *cell);
}

/* Comparing. */

static int
compare_items (const void *a, const void *b)
{
  return sudoku_value_compare (*(const SudokuValue *const *) a, *(const SudokuValue *const *) b);
}

/* The items of a list in their order; NULL when out of memory. */
static const SudokuValue **
sort_items (const SudokuValue *list)
{
  const SudokuValue **items = calloc (list->n + 1, sizeof (SudokuValue *));

  if (items == NULL)
    return NULL;
  memcpy (items, list->item, list->n * sizeof (SudokuValue *));
  qsort (items, list->n, sizeof (SudokuValue *), compare_items);
  return items;
}

static bool
is_permutation (const SudokuValue *a, const SudokuValue *b)
{
  const SudokuValue **left = sort_items (a), **right = sort_items (b);
  bool same = left != NULL && right != NULL;

  for (unsigned i = 0; i < a->n && same; i++)
    same = sudoku_value_compare (left[i], right[i]) == 0;
  free (left);
  free (right);
  return same;
}

SudokuComparison
sudoku_evaluation_compare (const SudokuEvaluation *a, const SudokuEvaluation *b)
{
  if (is_alone (a) != is_alone (b) || a->value->n != b->value->n)
    return SUDOKU_VALUES_DIFFER;
  if (a->value->n == 0 || sudoku_value_compare (a->value, b->value) == 0)
    return SUDOKU_VALUES_EQUAL;
  return !is_alone (a) && is_permutation (a->value, b->value) ? SUDOKU_VALUES_PERMUTED : SUDOKU_VALUES_DIFFER;
}

/* Counting all solutions of a 9x9 board without visiting each, built once for each kind of processor.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Once it is known which three values each column has in each band, the bands do not depend on one another any more,
 * and the number of solutions is the product of the numbers of their completions:
 *
 *        columns  0    1    2      3    4    5      6    7    8
 *      band 0   |127||356||489|  |345||169||278|  |689||237||145|    completions  2
 *           1   |345||129||678|  |268||347||159|  |127||468||359|              x  1
 *           2   |689||478||135|  |179||258||346|  |345||159||267|              x  4
 *
 * So the search is for these sets of the columns, by the rules of the engine and with branches in stacks only. A board
 * with few possible sets is not searched at all: for each stack they are listed (every column has three values in every
 * band), and the completions are looked up for each combination of the three lists (band-completions.h). The same
 * columns of a band return over and over. On boards of 16 clues one combination stands for seven solutions, and one
 * node of the search for thirty.
 *
 * The board is transposed first if its bands have fewer configurations than its stacks.
 */
#include "sudoku/nine/count.h"

#include "sudoku/board/processor.h"
#include "sudoku/nine/band-completions.h"
#include "sudoku/nine/tree.h"

/* Counters of the values in the nine columns of a stack's boxes, four bits each, and the bit that a counter over three
 * has. */
#define COUNTER(box, column) (UINT64_C (1) << 4 * (3 * (box) + (column)))
#define TOO_MANY UINT64_C (0x444444444)

/* Ticks for the remainders of a pair of boxes, and how many remainders one tick can go through. */
#define PAIR_TICKS 64
#define REMAINDERS_PER_TICK 32

/* The tree is divided among parts where it has about this many branches for each part. */
#define BRANCHES_PER_PART 64

/* What a configuration of a value in a stack adds to its columns. */
typedef struct
{
  uint64_t counters;
  uint64_t columns; /* for the value 1, as in NineColumnSets */
} ConfigurationColumns;

static inline ConfigurationColumns
columns_of_configuration (unsigned configuration)
{
  ConfigurationColumns added = { 0, 0 };

  assert (configuration < 6);
  for (unsigned column = 0; column < 3; column++)
    {
      unsigned box = (configuration % 3 + (configuration < 3 ? column : 3 - column)) % 3;

      added.counters += COUNTER (box, column);
      if (column < 2)
        added.columns |= UINT64_C (1) << (18 * box + 9 * column);
    }
  return added;
}

/* About the logarithm, to base 2, of the number of combinations of some stacks' configurations: one for each value with
 * two of them, two for each with more. */
static inline unsigned
log2_of_combinations (const Configurations *all, unsigned n)
{
  unsigned sum = 0;

  for (unsigned i = 0; i < n; i++)
    {
      unsigned at_least[5];

      count_configurations (all[i], at_least);
      sum += (unsigned) (__builtin_popcount (at_least[2]) + __builtin_popcount (at_least[3]));
    }
  return sum;
}

/* Column sets of some values, with the counters of their columns. */
typedef struct
{
  uint64_t columns[2 * NINE_COUNT_MOST_SETS], counters[2 * NINE_COUNT_MOST_SETS];
} PartialSets;

/* Lists the column sets a stack can have, three values a column; returns false when there are too many. Starts with the
 * values that have one configuration, and adds the others to all sets, one value after the other. */
static inline bool
list_column_sets (Configurations all, NineColumnSets *sets)
{
  PartialSets partial[2];
  uint64_t counters = 0, columns = 0;
  ConfigurationColumns added[6];
  unsigned at_least[5], open, length;
  bool odd = false;

  count_configurations (all, at_least);
  open = at_least[2];
  for (unsigned i = 0; i < 6; i++)
    {
      uint64_t settled = values_of_configuration (all, i) & ~(uint64_t) open;

      added[i] = columns_of_configuration (i);
      counters += added[i].counters * (unsigned) __builtin_popcountll (settled);
      columns |= added[i].columns * settled;
    }
  partial[0].counters[0] = counters;
  partial[0].columns[0] = columns;
  length = (counters & TOO_MANY) == 0;

  for (; open != 0; open &= open - 1, odd = !odd)
    {
      unsigned value = (unsigned) __builtin_ctz (open), n = 0;
      const PartialSets *from = &partial[odd];
      PartialSets *to = &partial[!odd];

      for (unsigned left = configurations_of_value (all, value); left != 0; left &= left - 1)
        {
          ConfigurationColumns more = added[__builtin_ctz (left)];

          if (n > NINE_COUNT_MOST_SETS)
            return false;
          for (unsigned i = 0; i < length; i++)
            {
              to->counters[n] = from->counters[i] + more.counters;
              to->columns[n] = from->columns[i] | more.columns << value;
              n += (to->counters[n] & TOO_MANY) == 0;
            }
        }
      length = n;
      if (length > NINE_COUNT_MOST_SETS)
        return false;
    }
  assert (length <= NINE_COUNT_MOST_SETS);
  memcpy (sets->columns, partial[odd].columns, length * sizeof *sets->columns);
  sets->length = length;
  return true;
}

/* Finds the different columns of one box in the sets of its stack, by a hash table of indices plus one. */
static inline void
find_box_columns (const NineColumnSets *sets, unsigned band, NineBoxColumns *box)
{
  uint8_t slot[2 * NINE_COUNT_MOST_SETS] = { 0 };
  unsigned length = 0;

  static_assert (sizeof slot == 1 << 8, "a slot is the upper eight bits of a hash");
  assert (sets->length <= NINE_COUNT_MOST_SETS);
  for (unsigned i = 0; i < sets->length; i++)
    {
      uint32_t columns = sets->columns[i] >> 18 * band & BOX_COLUMNS;
      unsigned at = columns * UINT32_C (0x9e3779b1) >> 24;

      while (slot[at] != 0 && box->columns[slot[at] - 1] != columns)
        at = (at + 1) % sizeof slot;
      if (slot[at] == 0)
        {
          box->columns[length] = columns;
          slot[at] = (uint8_t) ++length;
        }
      box->which[i] = slot[at] - 1;
    }
  box->length = length;
}

/* Lists what the board's columns can have, for tables that are to be filled; returns false when it is too much. */
static inline bool
set_up_tables (NineCountTables *tables, const Configurations stacks[3])
{
  uint64_t combinations;

  if (log2_of_combinations (stacks, 3) > NINE_COUNT_LOG2)
    return false;
  for (unsigned stack = 0; stack < 3; stack++)
    if (!list_column_sets (stacks[stack], &tables->sets[stack]))
      return false;
  combinations = (uint64_t) tables->sets[0].length * tables->sets[1].length * tables->sets[2].length;
  if (combinations > NINE_COUNT_MOST)
    return false;
  for (unsigned band = 0; band < 3; band++)
    for (unsigned stack = 0; stack < 3; stack++)
      find_box_columns (&tables->sets[stack], band, &tables->box[band][stack]);
  tables->band = combinations == 0 ? 3 : 0;
  tables->row = 0;
  return true;
}

/* Fills the next row of a band's table, and returns the ticks it took. */
static inline unsigned
fill_row (NineCountTables *tables, NineBandCompletions *completions)
{
  const NineBoxColumns *box = tables->box[tables->band];
  unsigned first = tables->row / box[1].length, second = tables->row % box[1].length;
  uint64_t columns = box[0].columns[first] | (uint64_t) box[1].columns[second] << 18;
  WordList remainders = pair_remainders (completions, tables->band, columns);
  uint32_t *number = &tables->number[tables->band][tables->row * box[2].length];

  assert (tables->band < 3 && tables->row < box[0].length * box[1].length);
  assert ((tables->row + 1) * box[2].length <= NINE_COUNT_MOST);
  for (unsigned i = 0; i < box[2].length; i++)
    number[i] = count_band_completions (completions, tables->band, remainders, box[2].columns[i]);
  if (++tables->row == box[0].length * box[1].length)
    {
      tables->row = 0;
      tables->band++;
    }
  return PAIR_TICKS + box[2].length * (1 + remainders.length / REMAINDERS_PER_TICK);
}

/* The solutions of all combinations of the stacks' column sets: for each the product of its three bands' numbers. */
static inline uint64_t
add_up_tables (const NineCountTables *tables)
{
  uint64_t solutions = 0;

  assert (tables->band == 3);
  for (unsigned i = 0; i < tables->sets[0].length; i++)
    for (unsigned j = 0; j < tables->sets[1].length; j++)
      {
        const uint32_t *number[3];
        const uint8_t *which[3];

        for (unsigned band = 0; band < 3; band++)
          {
            const NineBoxColumns *box = tables->box[band];
            unsigned row = box[0].which[i] * box[1].length + box[1].which[j];

            number[band] = &tables->number[band][row * box[2].length];
            which[band] = box[2].which;
          }
        for (unsigned k = 0; k < tables->sets[2].length; k++)
          solutions += (uint64_t) number[0][which[0][k]] * number[1][which[1][k]] * number[2][which[2][k]];
      }
  return solutions;
}

static inline void
leave_board (NineCount *count)
{
  NineCells cells[PLANE_PARTS];

  count->phase = NINE_COUNT_DONE;
  if (!tree_backtrack (&count->tree, cells))
    return;
  board_store (&count->tree.board, cells);
  count->phase = NINE_COUNT_NODE;
}

/* Continues filling the present board's tables, adds them up, and leaves the board; returns whether it was cancelled
 * before. */
static inline bool
count_by_tables (NineCount *count, SudokuBudget *budget)
{
  NineCountTables *tables = &count->tables;
  uint64_t solutions;

  while (tables->band < 3)
    if (sudoku_budget_spend (budget, fill_row (tables, count->completions)) && tables->band < 3)
      return true;
  solutions = add_up_tables (tables);
  count->total[0] += solutions;
  count->total[1] += count->total[0] < solutions;
  leave_board (count);
  return false;
}

/* Whether the present board is another part's work. The tree is divided where it first has enough
 * branches; a board above that is divided only if nothing is below it (at_end). */
static inline bool
is_of_another_part (NineCount *count, bool at_end)
{
  uint64_t width = 1, wanted = (uint64_t) BRANCHES_PER_PART * count->parts;

  assert (count->part < count->parts);
  if (count->parts == 1)
    return false;
  for (unsigned depth = 0; depth < count->tree.depth; depth++)
    {
      if (width >= wanted)
        return false;
      width *= count->tree.level[depth].branch.total;
    }
  return (width >= wanted) != at_end && count->n_met++ % count->parts != count->part;
}

/* One step of the search for column sets. */
static inline void
count_node (NineCount *count)
{
  NineTree *tree = &count->tree;
  NineCells cells[PLANE_PARTS];
  Configurations stacks[3];
  unsigned best;

  assert (count->completions != NULL);
  board_load (&tree->board, cells);
  if (is_of_another_part (count, false) || propagate (cells) == FAILED)
    {
      leave_board (count);
      return;
    }
  find_configurations (cells, true, stacks);
  if (set_up_tables (&count->tables, stacks))
    {
      count->phase = NINE_COUNT_TABLES;
      if (is_of_another_part (count, true))
        leave_board (count);
      return;
    }
  best = find_fewest_configurations (stacks, 3);
  tree_descend (tree, cells, branch_in (stacks[best], true, best));
  board_store (&tree->board, cells);
}

/* Rows become columns. */
static inline void
transpose_cells (NineCells cells[PLANE_PARTS])
{
  NineCells transposed[PLANE_PARTS];

  for (unsigned i = 0; i < 9; i++)
    {
      NinePlane plane[PLANE_PARTS];

      FOR_EACH_PART (part)
        plane[part] = cells[part].cell[i % 3 * 3 + i / 3];
      plane_transpose (plane);
      FOR_EACH_PART (part)
        transposed[part].cell[i] = plane[part];
    }
  memcpy (cells, transposed, sizeof transposed);
}

/* Stack 1 becomes stack 0, stack 2 becomes 1, and stack 0 becomes 2. */
static inline void
rotate_stacks (NineCells cells[PLANE_PARTS])
{
  FOR_EACH_PART (part)
    for (unsigned i = 0; i < 9; i++)
      {
        NinePlane second;

        plane_go_round_bands (cells[part].cell[i], &cells[part].cell[i], &second);
      }
}

/* Rotates the stacks, which leaves the number of solutions alone, until the one with the most combinations is the last:
 * the completions of its boxes need not be listed. */
static inline void
put_most_open_stack_last (NineCells cells[PLANE_PARTS])
{
  unsigned open[3], last = 2;
  Configurations stacks[3];

  find_configurations (cells, true, stacks);
  for (unsigned i = 0; i < 3; i++)
    open[i] = log2_of_combinations (&stacks[i], 1);
  for (unsigned i = 0; i < 2; i++)
    if (open[i] > open[last])
      last = i;
  assert (last < 3);
  for (; last != 2; last = (last + 2) % 3)
    rotate_stacks (cells);
}

/* Prepares the board and the memory; returns false when out of memory. */
static inline bool
count_start (NineCount *count)
{
  NineCells cells[PLANE_PARTS];
  Configurations bands[3], stacks[3];

  board_load (&count->tree.board, cells);
  if (propagate (cells) == FAILED)
    {
      count->phase = NINE_COUNT_DONE;
      return true;
    }
  find_configurations (cells, false, bands);
  find_configurations (cells, true, stacks);
  if (log2_of_combinations (bands, 3) < log2_of_combinations (stacks, 3))
    transpose_cells (cells);
  put_most_open_stack_last (cells);
  assert (count->tree.depth == 0 && cells_are_sound (cells));
  board_store (&count->start, cells);
  count->completions = completions_new (&count->start);
  if (count->completions == NULL)
    return false;
  count->tree.board = count->start;
  count->phase = NINE_COUNT_NODE;
  return true;
}

static inline bool
has_reached (const NineCount *count, uint64_t limit)
{
  return count->total[1] != 0 || count->total[0] >= limit;
}

static SudokuResult
count_run (NineCount *count, SudokuBudget *budget, uint64_t limit)
{
  assert (count->phase <= NINE_COUNT_DONE);
  if (count->phase == NINE_COUNT_START && !count_start (count))
    return SUDOKU_NO_MEMORY;
  while (count->phase != NINE_COUNT_DONE && !has_reached (count, limit))
    {
      bool cancelled;

      if (count->phase == NINE_COUNT_TABLES)
        cancelled = count_by_tables (count, budget);
      else
        {
          count_node (count);
          cancelled = sudoku_budget_spend (budget, NINE_NODE_TICKS);
        }
      if (cancelled)
        return SUDOKU_CANCELLED;
    }
  assert (count->phase != NINE_COUNT_DONE || count->tree.depth == 0);
  return has_reached (count, limit) ? SUDOKU_FOUND : SUDOKU_EXHAUSTED;
}

static void
count_clear (NineCount *count)
{
  completions_free (count->completions);
}

const NineCountBuild SUDOKU_BUILD_NAME (sudoku_nine_count) = {
  .run = count_run,
  .clear = count_clear,
};

/* Counting all solutions of a 9x9 board without visiting each, built once for each kind of processor.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Once it is known which three values each column holds in each band, the bands have nothing to do with
 * one another any more, and the number of solutions is the product of their completions:
 *
 *        columns  0    1    2      3    4    5      6    7    8
 *      band 0   |127||356||489|  |345||169||278|  |689||237||145|    completions  2
 *           1   |345||129||678|  |268||347||159|  |127||468||359|           x  1
 *           2   |689||478||135|  |179||258||346|  |345||159||267|           x  4
 *
 * So it is the columns' sets that are searched, by the rules of the engine and branching on stacks
 * only, and a board of few possible sets is not searched at all: for each stack they are listed (every
 * column holds three values in every band), and for each combination of the three lists the completions
 * are looked up (band-completions.h). The same columns of a band return over and over. On boards of 16
 * clues one combination stands for seven solutions, and one node of the search for thirty.
 *
 * The puzzle is transposed first where its bands leave fewer configurations than its stacks.
 */
#include "sudoku/nine/count.h"

#include "sudoku/nine/build.h"
#include "sudoku/nine/band-completions.h"
#include "sudoku/nine/rules.h"

/* Counters of the values in the nine columns of a stack's boxes, four bits each, and the bit that a
 * counter over three has. */
#define COUNTER(box, column) (UINT64_C (1) << 4 * (3 * (box) + (column)))
#define TOO_MANY UINT64_C (0x444444444)

/* Units of budget for the remainders of a pair of boxes, and how many remainders one unit can go through. */
#define PAIR_TICKS 64
#define REMAINDERS_PER_TICK 32

/* Boards are divided among parts where the tree has this many branches for each part, about. */
#define BRANCHES_PER_PART 64

/* What it means that a value has a certain configuration in a stack. */
typedef struct
{
  uint64_t counters;
  uint64_t columns; /* for the value 1, as in NineColumnSets */
} ConfigurationColumns;

static inline ConfigurationColumns
columns_of_configuration (unsigned configuration)
{
  ConfigurationColumns meaning = { 0, 0 };

  for (unsigned column = 0; column < 3; column++)
    {
      unsigned box = (configuration % 3 + (configuration < 3 ? column : 3 - column)) % 3;

      meaning.counters += COUNTER (box, column);
      if (column < 2)
        meaning.columns |= UINT64_C (1) << (18 * box + 9 * column);
    }
  return meaning;
}

static inline uint64_t
values_of_configuration (Configurations configurations, unsigned configuration)
{
  return (configuration < 3 ? configurations.even : configurations.odd) >> 16 * (configuration % 3) & ALL;
}

/* Which values have two configurations or more, and which three or more. */
static inline void
find_open_values (Configurations configurations, unsigned *open, unsigned *wide)
{
  uint64_t one = 0, two = 0, three = 0;

  for (unsigned configuration = 0; configuration < 6; configuration++)
    {
      uint64_t field = values_of_configuration (configurations, configuration);

      three |= two & field;
      two |= one & field;
      one |= field;
    }
  *open = (unsigned) two;
  *wide = (unsigned) three;
}

/* How often the configurations of a line halve what is left, about: once for a value of two configurations, twice for one of
 * more. */
static inline unsigned
log2_of_band (Configurations configurations)
{
  unsigned open, wide;

  find_open_values (configurations, &open, &wide);
  return (unsigned) (__builtin_popcount (open) + __builtin_popcount (wide));
}

static inline unsigned
log2_of_bands (const Configurations configurations[3])
{
  return log2_of_band (configurations[0]) + log2_of_band (configurations[1]) + log2_of_band (configurations[2]);
}

/* Column sets of some values, with the counters of their columns. */
typedef struct
{
  uint64_t columns[2 * NINE_COUNT_MOST_SETS], counters[2 * NINE_COUNT_MOST_SETS];
} PartialSets;

/* Lists the column sets a stack can have, three values a column; false when there are too many. Begins
 * with the values that have their configuration, and adds the others to all sets, one value after the other. */
static inline bool
list_column_sets (Configurations configurations, NineColumnSets *sets)
{
  PartialSets partial[2];
  uint64_t counters = 0, columns = 0;
  ConfigurationColumns meaning[6];
  unsigned open, wide, length = 1;
  bool odd = false;

  find_open_values (configurations, &open, &wide);
  for (unsigned configuration = 0; configuration < 6; configuration++)
    {
      uint64_t settled = values_of_configuration (configurations, configuration) & ~(uint64_t) open;

      meaning[configuration] = columns_of_configuration (configuration);
      counters += meaning[configuration].counters * (unsigned) __builtin_popcountll (settled);
      columns |= meaning[configuration].columns * settled;
    }
  partial[0].counters[0] = counters;
  partial[0].columns[0] = columns;
  length = (counters & TOO_MANY) == 0;

  for (; open != 0; open &= open - 1, odd = !odd)
    {
      unsigned value = (unsigned) __builtin_ctz (open), n = 0;
      const PartialSets *from = &partial[odd];
      PartialSets *to = &partial[!odd];

      for (unsigned left = configurations_of_value (configurations, value); left != 0; left &= left - 1)
        {
          ConfigurationColumns added = meaning[__builtin_ctz (left)];

          if (n > NINE_COUNT_MOST_SETS)
            return false;
          for (unsigned i = 0; i < length; i++)
            {
              to->counters[n] = from->counters[i] + added.counters;
              to->columns[n] = from->columns[i] | added.columns << value;
              n += (to->counters[n] & TOO_MANY) == 0;
            }
        }
      length = n;
      if (length > NINE_COUNT_MOST_SETS)
        return false;
    }
  memcpy (sets->columns, partial[odd].columns, length * sizeof *sets->columns);
  sets->length = length;
  return true;
}

static inline void
add_to_total (NineCount *count, uint64_t solutions)
{
  count->total[0] += solutions;
  count->total[1] += count->total[0] < solutions;
}

/* Tells the columns of one box in the sets of its stack apart, by a hash table of indices plus one. */
static inline void
find_box_columns (const NineColumnSets *sets, unsigned band, NineBoxColumns *box)
{
  uint8_t slot[2 * NINE_COUNT_MOST_SETS] = { 0 };
  unsigned length = 0;

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

/* Lists what the board's columns can hold, for tables that are to be filled; false when it is too much. */
static inline bool
set_up_tables (NineCountTables *tables, const Configurations configurations[3])
{
  if (log2_of_bands (configurations) > NINE_COUNT_LOG2)
    return false;
  for (unsigned stack = 0; stack < 3; stack++)
    if (!list_column_sets (configurations[stack], &tables->sets[stack]))
      return false;
  if ((uint64_t) tables->sets[0].length * tables->sets[1].length * tables->sets[2].length > NINE_COUNT_MOST)
    return false;
  for (unsigned band = 0; band < 3; band++)
    for (unsigned stack = 0; stack < 3; stack++)
      find_box_columns (&tables->sets[stack], band, &tables->box[band][stack]);
  tables->band = tables->row = 0;
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

  for (unsigned i = 0; i < box[2].length; i++)
    number[i] = count_band_completions (completions, tables->band, remainders, box[2].columns[i]);
  if (++tables->row == box[0].length * box[1].length)
    {
      tables->row = 0;
      tables->band++;
    }
  return PAIR_TICKS + box[2].length * (1 + remainders.length / REMAINDERS_PER_TICK);
}

/* The solutions of all combinations of the stacks' column sets: for each the product of its three bands'
 * completions. */
static inline uint64_t
add_up_tables (const NineCountTables *tables)
{
  uint64_t solutions = 0;

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

/* Goes on filling the present board's tables and adds them up; returns whether it was cancelled before. */
static inline bool
count_by_tables (NineCount *count, SudokuBudget *budget)
{
  NineCountTables *tables = &count->tables;
  bool empty = false;

  for (unsigned stack = 0; stack < 3; stack++)
    empty |= tables->sets[stack].length == 0;
  while (tables->band < 3 && !empty)
    if (sudoku_budget_spend (budget, fill_row (tables, count->completions)) && tables->band < 3)
      return true;
  if (!empty)
    add_to_total (count, add_up_tables (tables));
  return false;
}

/* Whether the present board is another part's work. The tree is divided where it first has enough
 * branches; a board above that is divided only if nothing is below it (at_end). */
static inline bool
is_of_another_part (NineCount *count, bool at_end)
{
  uint64_t width = 1, wanted = (uint64_t) BRANCHES_PER_PART * count->parts;

  if (count->parts == 1)
    return false;
  for (unsigned depth = 0; depth < count->depth; depth++)
    {
      if (width >= wanted)
        return false;
      width *= count->level[depth].branch.total;
    }
  return (width >= wanted) != at_end && count->met++ % count->parts != count->part;
}

static inline void
take_configuration (NineCount *count)
{
  NineBranch *branch = &count->level[count->depth - 1].branch;
  unsigned configuration = (unsigned) __builtin_ctz (branch->left);
  NineCells cells[PLANE_PARTS];

  branch->left &= (uint8_t) (branch->left - 1);
  board_load (&count->board, cells);
  assume (cells, branch, configuration);
  board_store (&count->board, cells);
  count->phase = NINE_COUNT_NODE;
}

static inline void
backtrack (NineCount *count)
{
  for (; count->depth > 0; count->depth--)
    {
      NineLevel *level = &count->level[count->depth - 1];

      if (level->branch.left == 0)
        continue;
      count->board = level->before;
      level->branch.done++;
      take_configuration (count);
      return;
    }
  count->phase = NINE_COUNT_DONE;
}

static inline void
enter_branch (NineCount *count, const Configurations configurations[3])
{
  NineLevel *level = &count->level[count->depth++];
  unsigned stack = band_with_fewest_configurations (configurations, 3);

  level->before = count->board;
  level->branch = branch_in (configurations[stack], true, stack);
  take_configuration (count);
}

/* One step of the search for column sets. */
static inline void
count_node (NineCount *count)
{
  NineCells cells[PLANE_PARTS];
  Configurations configurations[3];

  if (is_of_another_part (count, false) || propagate (&count->board) == FAILED)
    {
      backtrack (count);
      return;
    }
  board_load (&count->board, cells);
  find_stack_configurations (cells, configurations);
  if (set_up_tables (&count->tables, configurations))
    {
      count->phase = NINE_COUNT_TABLES;
      if (is_of_another_part (count, true))
        backtrack (count);
      return;
    }
  enter_branch (count, configurations);
}

/* Moves the stacks round, which leaves the number of solutions alone, until the one with the most configurations is
 * the last: its boxes' completions need not be listed. */
static inline void
put_most_open_stack_last (NineBoard *board)
{
  unsigned log2[3], last = 2;
  NineCells cells[PLANE_PARTS];
  Configurations configurations[3];

  board_load (board, cells);
  find_stack_configurations (cells, configurations);
  for (unsigned i = 0; i < 3; i++)
    log2[i] = log2_of_band (configurations[i]);
  for (unsigned i = 0; i < 2; i++)
    if (log2[i] > log2[last])
      last = i;
  for (; last != 2; last = (last + 2) % 3)
    board_rotate_stacks (board);
}

/* Sets out from a board turned so that its stacks have no more configurations left than its bands. */
static inline bool
count_start (NineCount *count)
{
  NineCells cells[PLANE_PARTS];
  Configurations bands[3], stacks[3];

  count->phase = NINE_COUNT_NODE;
  if (propagate (&count->board) == FAILED)
    {
      count->phase = NINE_COUNT_DONE;
      return true;
    }
  board_load (&count->board, cells);
  find_band_configurations (cells, bands);
  find_stack_configurations (cells, stacks);
  if (log2_of_bands (bands) < log2_of_bands (stacks))
    board_transpose (&count->board);
  put_most_open_stack_last (&count->board);
  count->start = count->board;
  count->completions = completions_new (&count->board);
  if (count->completions == NULL)
    count->phase = NINE_COUNT_START;
  return count->completions != NULL;
}

/* Counts until the total reaches the limit (FOUND), or to the end. */
SudokuSearchResult
SUDOKU_BUILD_NAME (sudoku_nine_count) (NineCount *count, SudokuBudget *budget, uint64_t limit)
{
  if (count->phase == NINE_COUNT_START && !count_start (count))
    return SUDOKU_SEARCH_CANCELLED;
  while (count->phase != NINE_COUNT_DONE)
    {
      if (count->total[1] != 0 || count->total[0] >= limit)
        return SUDOKU_SEARCH_FOUND;
      if (count->phase == NINE_COUNT_NODE)
        {
          count_node (count);
          if (sudoku_budget_spend (budget, NINE_NODE_TICKS))
            return SUDOKU_SEARCH_CANCELLED;
          continue;
        }
      if (count_by_tables (count, budget))
        return SUDOKU_SEARCH_CANCELLED;
      backtrack (count);
    }
  return count->total[1] != 0 || count->total[0] >= limit ? SUDOKU_SEARCH_FOUND : SUDOKU_SEARCH_EXHAUSTED;
}

void
SUDOKU_BUILD_NAME (sudoku_nine_count_clear) (NineCount *count)
{
  completions_free (count->completions);
}

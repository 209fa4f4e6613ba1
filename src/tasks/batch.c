/* Sharing out the puzzles of a batch, or the branches of one puzzle, to threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Few puzzles with many solutions are shared out too: each is split into boards that have one more cell
 * filled, over and over until there are enough for all threads; the solutions of a puzzle are those of its
 * boards together.
 */
#include "tasks/batch.h"

#include <string.h>

#include "formats/shapes.h"
#include "sudoku/derivation.h"
#include "tasks/parallel.h"

/* Puzzles handed to an engine at a time: many, since it solves 256 in step, yet enough portions that all threads end at about
 * the same time. */
#define LEAST_PORTION 512
#define MOST_PORTION 4096
#define PORTIONS_A_THREAD 4
/* Boards a thread a puzzle is split into, so that all end at about the same time. */
#define BOARDS_A_THREAD 32
/* Below this limit splitting is not worth its while. */
#define LEAST_SPLIT_LIMIT 10000

typedef struct
{
  const guint8 *values;
  gsize n;
  gsize portion;
  guint64 limit;
  guint64 *counts;
  guint8 *solutions;

  GMutex mutex;
  GPtrArray *idle; /* SudokuBatch that no thread is using */
  gboolean short_of_memory;
  guint64 total; /* of a split puzzle: solutions counted so far */
} Batch;

static SudokuBatch *
take_engine (Batch *batch)
{
  SudokuBatch *engine = NULL;

  g_mutex_lock (&batch->mutex);
  if (batch->idle->len > 0)
    engine = g_ptr_array_steal_index_fast (batch->idle, batch->idle->len - 1);
  g_mutex_unlock (&batch->mutex);

  if (engine == NULL)
    engine = sudoku_batch_new (nonet_shape_get (3, 3), g_getenv ("NONET_BATCH_BUILD"));
  if (engine == NULL)
    engine = sudoku_batch_new (nonet_shape_get (3, 3), NULL);
  return engine;
}

static void
give_back_engine (Batch *batch, SudokuBatch *engine, gboolean done)
{
  g_mutex_lock (&batch->mutex);
  if (engine != NULL)
    g_ptr_array_add (batch->idle, engine);
  if (!done)
    batch->short_of_memory = TRUE;
  g_mutex_unlock (&batch->mutex);
}

static void
count_portion (guint index, gpointer data)
{
  Batch *batch = data;
  gsize begin = index * batch->portion;
  gsize length = MIN (batch->portion, batch->n - begin);
  SudokuBatch *engine = take_engine (batch);
  gboolean done =
      engine != NULL
      && sudoku_batch_count (engine, batch->values + begin * SUDOKU_BATCH_CELLS, length, batch->limit,
                             batch->counts + begin,
                             batch->solutions != NULL ? batch->solutions + begin * SUDOKU_BATCH_CELLS : NULL)
             == SUDOKU_SEARCH_EXHAUSTED;

  give_back_engine (batch, engine, done);
}

/* Counts one board of a split puzzle, no further than what its sisters left of the limit. */
static void
count_board (guint index, gpointer data)
{
  Batch *batch = data;
  guint64 left, count = 0;
  SudokuBatch *engine;
  gboolean done;

  g_mutex_lock (&batch->mutex);
  left = batch->limit - batch->total;
  g_mutex_unlock (&batch->mutex);
  if (left == 0)
    return;

  engine = take_engine (batch);
  done = engine != NULL
         && sudoku_batch_count (engine, batch->values + (gsize) index * SUDOKU_BATCH_CELLS, 1, left, &count, NULL)
                == SUDOKU_SEARCH_EXHAUSTED;
  g_mutex_lock (&batch->mutex);
  batch->total += MIN (count, batch->limit - batch->total);
  g_mutex_unlock (&batch->mutex);
  give_back_engine (batch, engine, done);
}

/* Replaces a board by those with the cell of fewest candidates filled, or by none if it is blocked. A solved
 * board stays. */
static void
split_board (const guint8 *values, GByteArray *boards)
{
  SudokuGrid *grid;
  SudokuCandidates *candidates;
  guint cell;

  grid = sudoku_grid_new_from_values (nonet_shape_get (3, 3), values);
  if (grid == NULL)
    return;
  candidates = sudoku_choices (grid);
  sudoku_prune_to_fixpoint (candidates);
  cell = sudoku_expand_cell (candidates);
  if (!sudoku_is_blocked (candidates))
    {
      SudokuSet choices = cell < SUDOKU_BATCH_CELLS ? candidates->cell[cell] : 0;

      if (choices == 0)
        g_byte_array_append (boards, values, SUDOKU_BATCH_CELLS);
      for (; choices != 0; choices &= choices - 1)
        {
          g_byte_array_append (boards, values, SUDOKU_BATCH_CELLS);
          boards->data[boards->len - SUDOKU_BATCH_CELLS + cell] = (guint8) sudoku_set_first (choices);
        }
    }
  sudoku_candidates_free (candidates);
  sudoku_grid_free (grid);
}

/* All boards of a puzzle split until there are at least so many, or none can be split any more. */
static GByteArray *
split_puzzle (const guint8 *values, guint least)
{
  GByteArray *boards = g_byte_array_new ();

  g_byte_array_append (boards, values, SUDOKU_BATCH_CELLS);
  for (;;)
    {
      g_autoptr (GByteArray) whole = boards;
      guint n = whole->len / SUDOKU_BATCH_CELLS;

      boards = g_byte_array_new ();
      for (guint i = 0; i < n; i++)
        split_board (whole->data + (gsize) i * SUDOKU_BATCH_CELLS, boards);
      if (boards->len / SUDOKU_BATCH_CELLS >= least || boards->len <= whole->len)
        return boards;
    }
}

static gsize
choose_portion (gsize n, guint n_threads)
{
  gsize portion = n / n_threads / PORTIONS_A_THREAD;

  return CLAMP (portion, MAX (MIN (n / n_threads, LEAST_PORTION), 1), MOST_PORTION);
}

static void
count_split (Batch *batch, gsize index, guint n_threads)
{
  g_autoptr (GByteArray) boards =
      split_puzzle (batch->values + index * SUDOKU_BATCH_CELLS, n_threads * BOARDS_A_THREAD);
  Batch split = { .values = boards->data, .limit = batch->limit, .idle = batch->idle };

  g_mutex_init (&split.mutex);
  nonet_parallel_for (boards->len / SUDOKU_BATCH_CELLS, n_threads, count_board, &split);
  g_mutex_clear (&split.mutex);
  batch->counts[index] = split.total;
  batch->short_of_memory |= split.short_of_memory;
}

gboolean
nonet_batch_count (const guint8 *values,
                   gsize n,
                   guint64 limit,
                   guint n_threads,
                   guint64 *counts,
                   guint8 *solutions,
                   guint64 *guesses)
{
  g_autoptr (GPtrArray) idle = g_ptr_array_new_with_free_func ((GDestroyNotify) sudoku_batch_free);
  Batch batch = { .values = values,
                  .n = n,
                  .limit = limit,
                  .counts = counts,
                  .solutions = solutions,
                  .idle = idle,
                  .portion = choose_portion (n, n_threads) };

  g_mutex_init (&batch.mutex);
  if (n_threads > 1 && solutions == NULL && limit >= LEAST_SPLIT_LIMIT && n < n_threads * BOARDS_A_THREAD)
    for (gsize i = 0; i < n; i++)
      count_split (&batch, i, n_threads);
  else
    nonet_parallel_for ((guint) ((n + batch.portion - 1) / batch.portion), n_threads, count_portion, &batch);
  g_mutex_clear (&batch.mutex);

  for (guint i = 0; i < idle->len; i++)
    *guesses += sudoku_batch_statistics (g_ptr_array_index (idle, i)).guesses;
  return !batch.short_of_memory;
}

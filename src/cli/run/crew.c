/* Sharing out blocks of tries, and printing what they bring in order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "cli/run/crew.h"

#include <string.h>
#include <glib/gi18n.h>

#include "cli/run/interrupt.h"
#include "cli/run/output.h"
#include "cli/run/progress.h"
#include "cli/run/run.h"
#include "tasks/parallel.h"

/* Blocks that may be under way or waiting at the same time, for each thread. */
#define BLOCKS_A_THREAD 16

/* Microseconds between two times that what is printed is written, before the status line comes, and between two of it. */
#define LONGEST_GATHERING 100000
#define LONG_TIME 1000000
#define UPDATE_INTERVAL 250000

/* Makers ask more often whether to cancel than the clock is worth looking at. */
#define LOOKS 64

/* What a block has brought so far. */
typedef struct
{
  GByteArray *values; /* n_cells each */
  GArray *made;       /* SudokuMade, their values not set */
  guint printed;
  gboolean done;
} Block;

typedef struct
{
  const CliCrewTask *task;
  CliOutput *output;
  gint stop; /* atomic */
  gint64 begun;

  GMutex mutex;  /* of all that follows */
  GCond moved;   /* the first block is done, or all is */
  Block *blocks; /* a ring */
  guint n_blocks;
  guint64 first, next; /* the first block that is not printed, and the first that is not begun */
  guint64 n_puzzles, n_tries;
  gint64 flushed, shown;
} Crew;

/* One thread's part. */
typedef struct
{
  Crew *crew;
  SudokuGenerator *generator;
  guint64 block;
  guint64 counted; /* tries that the crew knows of */
  guint n_looks;
} Worker;

static Block *
block_at (Crew *crew, guint64 number)
{
  return &crew->blocks[number % crew->n_blocks];
}

static void
flush_in_time (Crew *crew, gint64 now)
{
  if (now - crew->flushed < LONGEST_GATHERING)
    return;
  cli_output_flush (crew->output);
  crew->flushed = now;
}

/* Prints what a block has brought that is not printed yet, as far as it is wanted. */
static void
print_block (Crew *crew, Block *block)
{
  guint n_cells = crew->task->wish->shape->n_cells;

  for (; block->printed < block->made->len && crew->n_puzzles < crew->task->count; block->printed++)
    {
      SudokuMade *made = &g_array_index (block->made, SudokuMade, block->printed);

      made->values = block->values->data + (gsize) block->printed * n_cells;
      crew->task->print (cli_output_text (crew->output), made, crew->n_puzzles++, crew->task->data);
      cli_output_spill (crew->output);
    }
  if (crew->n_puzzles == crew->task->count)
    g_atomic_int_set (&crew->stop, TRUE);
}

static void
empty_block (Block *block)
{
  g_byte_array_set_size (block->values, 0);
  g_array_set_size (block->made, 0);
  block->printed = 0;
  block->done = FALSE;
}

/* Prints all that has its turn. */
static void
print_in_order (Crew *crew)
{
  print_block (crew, block_at (crew, crew->first));
  while (block_at (crew, crew->first)->done && crew->first < crew->next)
    {
      empty_block (block_at (crew, crew->first));
      crew->first++;
      print_block (crew, block_at (crew, crew->first));
    }
  g_cond_broadcast (&crew->moved);
}

/* After Ctrl+C: prints what was found so far, though blocks before it are not done. */
static void
print_rest (Crew *crew)
{
  for (; crew->first < crew->next; crew->first++)
    {
      print_block (crew, block_at (crew, crew->first));
      empty_block (block_at (crew, crew->first));
    }
}

/* "12 puzzles of 3456 tries (0.35 %), 789 tries/s" */
static char *
dup_line (const Crew *crew, gint64 now)
{
  double seconds = (double) MAX (now - crew->begun, 1) / G_USEC_PER_SEC;
  g_autofree char *puzzles = g_strdup_printf ("%" G_GUINT64_FORMAT, crew->n_puzzles);
  g_autofree char *tries = g_strdup_printf ("%" G_GUINT64_FORMAT, crew->n_tries);

  /* Translators: numbers of puzzles found and of tries made, the share of these in percent, the tries a second, and seconds */
  return g_strdup_printf (_ ("%s found in %s tries (%.3g %%), %.3g tries/s, %.0f s"), puzzles, tries,
                          crew->n_tries > 0 ? 100.0 * (double) crew->n_puzzles / (double) crew->n_tries : 0.0,
                          (double) crew->n_tries / seconds, seconds);
}

static void
show_in_time (Crew *crew, gint64 now)
{
  g_autofree char *line = NULL;

  if (now - MAX (crew->begun + LONG_TIME, crew->shown + UPDATE_INTERVAL) < 0)
    return;
  flush_in_time (crew, now);
  line = dup_line (crew, now);
  cli_status_line_show (line);
  crew->shown = now;
}

/* A SudokuCancelFunc. */
static bool
look (void *data)
{
  Worker *worker = data;
  Crew *crew = worker->crew;

  if (cli_interrupted ())
    g_atomic_int_set (&crew->stop, TRUE);
  if (worker->n_looks++ % LOOKS == 0 && g_mutex_trylock (&crew->mutex))
    {
      gint64 now = g_get_monotonic_time ();
      guint64 tries = sudoku_generator_tries (worker->generator);

      crew->n_tries += tries - worker->counted;
      worker->counted = tries;
      show_in_time (crew, now);
      g_mutex_unlock (&crew->mutex);
    }
  return g_atomic_int_get (&crew->stop);
}

static bool
take_puzzle (const SudokuMade *made, void *data)
{
  Worker *worker = data;
  Crew *crew = worker->crew;
  Block *block;
  gboolean enough;

  g_mutex_lock (&crew->mutex);
  block = block_at (crew, worker->block);
  g_byte_array_append (block->values, made->values, crew->task->wish->shape->n_cells);
  g_array_append_vals (block->made, made, 1);
  enough = block->made->len >= crew->task->count;
  if (worker->block == crew->first)
    {
      print_block (crew, block);
      flush_in_time (crew, g_get_monotonic_time ());
    }
  g_mutex_unlock (&crew->mutex);
  return !enough && !g_atomic_int_get (&crew->stop);
}

/* Begins the next block, when there is room for it; returns FALSE when all is done. */
static gboolean
begin_block (Worker *worker)
{
  Crew *crew = worker->crew;
  gboolean stop;

  g_mutex_lock (&crew->mutex);
  while (!(stop = g_atomic_int_get (&crew->stop)) && crew->next - crew->first >= crew->n_blocks)
    g_cond_wait (&crew->moved, &crew->mutex);
  if (!stop)
    worker->block = crew->next++;
  g_mutex_unlock (&crew->mutex);
  return !stop;
}

static void
end_block (Worker *worker)
{
  Crew *crew = worker->crew;
  guint64 tries = sudoku_generator_tries (worker->generator);

  g_mutex_lock (&crew->mutex);
  crew->n_tries += tries - worker->counted;
  worker->counted = tries;
  block_at (crew, worker->block)->done = TRUE;
  print_in_order (crew);
  g_mutex_unlock (&crew->mutex);
}

static void
work (guint index, gpointer data)
{
  Crew *crew = data;
  Worker worker = { .crew = crew, .generator = cli_made (sudoku_generator_new (crew->task->wish, crew->task->seed)) };
  guint size = sudoku_generator_block (worker.generator);
  SudokuSearchResult result = SUDOKU_SEARCH_EXHAUSTED;

  sudoku_generator_set_cancel (worker.generator, look, &worker);
  while (result != SUDOKU_SEARCH_CANCELLED && begin_block (&worker))
    {
      guint64 number = worker.block * crew->task->n_parts + crew->task->part;

      result = sudoku_generator_run (worker.generator, number * size, size, take_puzzle, &worker);
      if (result == SUDOKU_SEARCH_CANCELLED && !g_atomic_int_get (&crew->stop))
        cli_made (NULL);
      if (result != SUDOKU_SEARCH_CANCELLED)
        end_block (&worker);
    }
  sudoku_generator_free (worker.generator);
}

static void
crew_init (Crew *crew)
{
  g_mutex_init (&crew->mutex);
  g_cond_init (&crew->moved);
  crew->n_blocks = crew->task->n_threads * BLOCKS_A_THREAD;
  crew->blocks = g_new0 (Block, crew->n_blocks);
  for (guint i = 0; i < crew->n_blocks; i++)
    crew->blocks[i] = (Block){ .values = g_byte_array_new (), .made = g_array_new (FALSE, FALSE, sizeof (SudokuMade)) };
}

static void
crew_clear (Crew *crew)
{
  for (guint i = 0; i < crew->n_blocks; i++)
    {
      g_byte_array_unref (crew->blocks[i].values);
      g_array_unref (crew->blocks[i].made);
    }
  g_free (crew->blocks);
  g_cond_clear (&crew->moved);
  g_mutex_clear (&crew->mutex);
}

CliCrewResult
cli_crew_run (const CliCrewTask *task)
{
  g_autoptr (CliOutput) output = cli_output_new ();
  Crew crew = { .task = task, .output = output, .begun = g_get_monotonic_time (), .stop = task->count == 0 };
  CliCrewResult result;

  crew_init (&crew);
  cli_interrupt_watch ();
  nonet_parallel_for (task->n_threads, task->n_threads, work, &crew);
  print_rest (&crew);
  cli_output_flush (output);
  cli_status_line_erase ();
  result = (CliCrewResult){ .n_puzzles = crew.n_puzzles,
                            .n_tries = crew.n_tries,
                            .seconds = (double) (g_get_monotonic_time () - crew.begun) / G_USEC_PER_SEC };
  if (cli_interrupted ())
    {
      g_autofree char *line = dup_line (&crew, g_get_monotonic_time ());

      g_printerr ("%s\n", line);
    }
  crew_clear (&crew);
  cli_interrupt_unwatch ();
  return result;
}

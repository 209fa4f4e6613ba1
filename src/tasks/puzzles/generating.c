/* The making of puzzles: a thread that reports them, and the owner that collects them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/puzzles/generating.h"

#include <string.h>

#include "formats/read.h"
#include "formats/write.h"
#include "tasks/worker.h"

/* Makers ask more often whether to cancel than the clock is worth looking at; and the microseconds between two reports of tries
 * that brought nothing. */
#define LOOKS 16
#define NEWS_INTERVAL 50000

/* What is known after the puzzles that are reported. */
typedef struct
{
  guint64 tries;
  guint n_made;
  NonetGeneratingState state;
} Status;

/* The thread's own. */
typedef struct
{
  SudokuWish wish;
  SudokuShape *shape; /* of the wish, a reference of its own; likewise the pattern */
  bool *pattern;
  guint64 seed;
  guint wanted, most; /* puzzles */
  NonetAlphabet *alphabet;

  NonetWorker *worker;
  SudokuGenerator *generator;
  guint n_looks;
  guint n_made;
  gint64 reported;
} Job;

struct _NonetGenerating
{
  GObject parent_instance;

  NonetWorker *worker;
  SudokuShape *shape; /* of all, or NULL if the lines have it */
  GArray *text;       /* guint8: of the puzzles, a line each */
  Status status;
  gint64 begun, ended;
};

G_DEFINE_FINAL_TYPE (NonetGenerating, nonet_generating, G_TYPE_OBJECT)

static void
job_free (gpointer data)
{
  Job *job = data;

  sudoku_shape_unref (job->shape);
  nonet_alphabet_unref (job->alphabet);
  g_free (job->pattern);
  g_free (job);
}

/* In the thread: reports a puzzle, or, if it is NULL, only how far it is. */
static void
announce (Job *job, NonetGeneratingState state, const SudokuMade *made)
{
  GArray *news = g_array_new (FALSE, FALSE, 1);
  g_autofree char *line = made != NULL ? nonet_write_on_line (job->alphabet, made->shape, made->values) : NULL;
  Status status = { .state = state };

  job->n_made += made != NULL;
  status.n_made = job->n_made;
  status.tries = job->generator != NULL ? sudoku_generator_tries (job->generator) : 0;
  if (line != NULL)
    g_array_append_vals (g_array_append_vals (news, line, (guint) strlen (line)), "\n", 1);
  job->reported = g_get_monotonic_time ();
  nonet_worker_add_batch (job->worker, news, &status, sizeof status);
}

static bool
is_cancelled (void *data)
{
  Job *job = data;

  if (job->n_looks++ % LOOKS == 0 && g_get_monotonic_time () >= job->reported + NEWS_INTERVAL)
    announce (job, NONET_GENERATING_WORKING, NULL);
  return nonet_worker_is_cancelled (job->worker);
}

static bool
take (const SudokuMade *made, void *data)
{
  Job *job = data;

  announce (job, NONET_GENERATING_WORKING, made);
  return job->n_made < job->wanted;
}

static SudokuResult
make_puzzles (Job *job)
{
  SudokuResult result = SUDOKU_EXHAUSTED;
  guint64 first = 0;

  job->generator = sudoku_generator_new (&job->wish, job->seed);
  if (job->generator == NULL)
    return SUDOKU_NO_MEMORY;
  sudoku_generator_set_cancel (job->generator, is_cancelled, job);
  for (guint n = sudoku_generator_block (job->generator);
       result == SUDOKU_EXHAUSTED && !sudoku_generator_is_lost (job->generator); first += n)
    result = sudoku_generator_run (job->generator, first, n, take, job);
  return result;
}

static NonetGeneratingState
state_after (Job *job, SudokuResult result)
{
  if (result == SUDOKU_FOUND)
    return job->n_made < job->most ? NONET_GENERATING_ENOUGH : NONET_GENERATING_FULL;
  if (result == SUDOKU_EXHAUSTED)
    return NONET_GENERATING_NO_BOARD;
  return result == SUDOKU_NO_MEMORY ? NONET_GENERATING_NO_MEMORY : NONET_GENERATING_STOPPED;
}

static void
work (NonetWorker *worker, gpointer data)
{
  Job *job = data;

  nonet_worker_give_way ();
  job->worker = worker;
  announce (job, state_after (job, make_puzzles (job)), NULL);
  g_clear_pointer (&job->generator, sudoku_generator_free);
}

static void
heard_cb (gpointer owner, gpointer data, gboolean done)
{
  NonetGenerating *self = owner;

  nonet_batch_take (data, self->text, &self->status, sizeof self->status);
  if (done && nonet_worker_get_error (self->worker) != NULL)
    self->status.state = NONET_GENERATING_NO_MEMORY;
  /* The last report may come before the end of the thread. */
  if (self->ended == 0 && (done || self->status.state != NONET_GENERATING_WORKING))
    self->ended = g_get_monotonic_time ();
  if (done)
    g_clear_pointer (&self->worker, nonet_worker_drop);
  g_signal_emit_by_name (self, "changed");
}

NonetGenerating *
nonet_generating_new (const SudokuWish *wish, guint64 seed, guint wanted)
{
  NonetGenerating *self;
  Job *job;

  g_return_val_if_fail (sudoku_wish_find_fault (wish) == SUDOKU_WISH_FINE, NULL);

  job = g_new0 (Job, 1);
  job->wish = *wish;
  job->wish.shape = job->shape = sudoku_shape_ref (wish->shape);
  if (wish->pattern != NULL)
    job->wish.pattern = job->pattern = g_memdup2 (wish->pattern, wish->shape->n_cells * sizeof *wish->pattern);
  job->seed = seed;
  job->most = wish->killer || wish->shape->n_rules > 0 ? NONET_GENERATING_MOST_WITH_RULES : NONET_GENERATING_MOST;
  job->wanted = wanted > 0 ? MIN (wanted, job->most) : job->most;
  job->alphabet = nonet_alphabet_new_usual (job->shape->order);

  self = g_object_new (NONET_TYPE_GENERATING, NULL);
  if (wish->shape->n_rules == 0 && !wish->jigsaw && !wish->killer)
    self->shape = sudoku_shape_ref (wish->shape);
  self->begun = g_get_monotonic_time ();
  self->worker = nonet_worker_start ("generating", work, job, job_free, NULL, heard_cb, self);
  return self;
}

void
nonet_generating_stop (NonetGenerating *self)
{
  g_return_if_fail (NONET_IS_GENERATING (self));

  if (self->worker != NULL)
    nonet_worker_cancel (self->worker);
}

NonetGeneratingState
nonet_generating_get_state (NonetGenerating *self)
{
  return self->status.state;
}

guint64
nonet_generating_get_tries (NonetGenerating *self)
{
  return self->status.tries;
}

double
nonet_generating_get_seconds (NonetGenerating *self)
{
  gint64 end = self->status.state == NONET_GENERATING_WORKING ? g_get_monotonic_time () : self->ended;

  return (double) (end - self->begun) / G_USEC_PER_SEC;
}

guint
nonet_generating_get_n_made (NonetGenerating *self)
{
  return self->status.n_made;
}

NonetPuzzle *
nonet_generating_dup_puzzle (NonetGenerating *self, guint index)
{
  const char *line = (const char *) self->text->data;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (NonetReading) reading = NULL;
  g_autoptr (NonetPuzzle) read = NULL;
  NonetReadOptions options = { .list_order = self->shape != NULL ? self->shape->order : 0 };
  NonetPuzzle *puzzle;

  g_return_val_if_fail (index < nonet_generating_get_n_made (self), NULL);

  for (; index > 0; index--)
    line = strchr (line, '\n') + 1;
  bytes = g_bytes_new (line, (gsize) (strchr (line, '\n') - line));
  reading = nonet_read_bytes (bytes, &options, NULL, NULL);
  g_return_val_if_fail (reading != NULL, NULL);
  read = nonet_reading_dup_puzzle (reading, 0);
  if (self->shape == NULL)
    return g_steal_pointer (&read);
  /* The values on a line can be those of several boards. */
  puzzle = nonet_puzzle_new (self->shape, NULL);
  g_return_val_if_fail (read->shape->n_cells == self->shape->n_cells, puzzle);
  memcpy (puzzle->givens, read->givens, self->shape->n_cells);
  return puzzle;
}

GBytes *
nonet_generating_dup_text (NonetGenerating *self)
{
  return g_bytes_new (self->text->data, self->text->len);
}

static void
nonet_generating_finalize (GObject *object)
{
  NonetGenerating *self = NONET_GENERATING (object);

  nonet_worker_drop (self->worker);
  sudoku_shape_unref (self->shape);
  g_array_unref (self->text);
  G_OBJECT_CLASS (nonet_generating_parent_class)->finalize (object);
}

static void
nonet_generating_class_init (NonetGeneratingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_generating_finalize;
  g_signal_new ("changed", NONET_TYPE_GENERATING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_generating_init (NonetGenerating *self)
{
  self->text = g_array_new (TRUE, FALSE, 1);
}

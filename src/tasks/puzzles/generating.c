/* The making of puzzles: a thread that reports them, and the owner that collects them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/puzzles/generating.h"

#include <string.h>

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
  NonetGeneratingState state;
} Status;

/* The thread's own. */
typedef struct
{
  SudokuWish wish;
  SudokuShape *shape; /* of the wish, a reference of its own; likewise the pattern */
  bool *pattern;
  guint64 seed;
  guint wanted;

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
  SudokuShape *shape;
  GArray *values; /* guint8: of the puzzles, n_cells each */
  NonetAlphabet *alphabet;
  GString *text; /* a line each: of a hundred thousand, writing them takes longer than a frame */
  Status status;
  gint64 begun, ended;
};

G_DEFINE_FINAL_TYPE (NonetGenerating, nonet_generating, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
job_free (gpointer data)
{
  Job *job = data;

  sudoku_shape_unref (job->shape);
  g_free (job->pattern);
  g_free (job);
}

/* In the thread: reports a puzzle, or, if values are NULL, only how far it is. */
static void
announce (Job *job, NonetGeneratingState state, const guint8 *values)
{
  const Status status = { job->generator != NULL ? sudoku_generator_tries (job->generator) : 0, state };
  GArray *news = g_array_new (FALSE, FALSE, 1);

  if (values != NULL)
    g_array_append_vals (news, values, job->shape->n_cells);
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

  announce (job, NONET_GENERATING_WORKING, made->values);
  return ++job->n_made < job->wanted;
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
  for (guint n = sudoku_generator_block (job->generator); result == SUDOKU_EXHAUSTED; first += n)
    result = sudoku_generator_run (job->generator, first, n, take, job);
  return result;
}

static NonetGeneratingState
state_after (Job *job, SudokuResult result)
{
  if (result == SUDOKU_FOUND)
    return job->n_made < NONET_GENERATING_MOST ? NONET_GENERATING_ENOUGH : NONET_GENERATING_FULL;
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

static const guint8 *
values_of (NonetGenerating *self, guint index)
{
  return (const guint8 *) self->values->data + (gsize) index * self->shape->n_cells;
}

static void
heard_cb (gpointer owner, gpointer data, gboolean done)
{
  NonetGenerating *self = owner;
  guint n_before = nonet_generating_get_n_made (self);

  nonet_batch_take (data, self->values, &self->status, sizeof self->status);
  for (guint i = n_before; i < nonet_generating_get_n_made (self); i++)
    {
      nonet_write_line (self->text, self->alphabet, self->shape, values_of (self, i));
      g_string_append_c (self->text, '\n');
    }
  if (done && nonet_worker_get_error (self->worker) != NULL)
    self->status.state = NONET_GENERATING_NO_MEMORY;
  /* The last report may come before the end of the thread. */
  if (self->ended == 0 && (done || self->status.state != NONET_GENERATING_WORKING))
    self->ended = g_get_monotonic_time ();
  if (done)
    g_clear_pointer (&self->worker, nonet_worker_drop);
  g_signal_emit (self, signals[CHANGED], 0);
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
  job->wanted = wanted > 0 ? MIN (wanted, NONET_GENERATING_MOST) : NONET_GENERATING_MOST;

  self = g_object_new (NONET_TYPE_GENERATING, NULL);
  self->shape = sudoku_shape_ref (job->shape);
  self->alphabet = nonet_alphabet_new_usual (self->shape->order);
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
  return self->values->len / self->shape->n_cells;
}

NonetPuzzle *
nonet_generating_dup_puzzle (NonetGenerating *self, guint index)
{
  NonetPuzzle *puzzle;

  g_return_val_if_fail (index < nonet_generating_get_n_made (self), NULL);

  puzzle = nonet_puzzle_new (self->shape, NULL);
  memcpy (puzzle->givens, values_of (self, index), self->shape->n_cells);
  return puzzle;
}

GBytes *
nonet_generating_dup_text (NonetGenerating *self)
{
  return g_bytes_new (self->text->str, self->text->len);
}

static void
nonet_generating_finalize (GObject *object)
{
  NonetGenerating *self = NONET_GENERATING (object);

  nonet_worker_drop (self->worker);
  g_array_unref (self->values);
  g_string_free (self->text, TRUE);
  nonet_alphabet_unref (self->alphabet);
  sudoku_shape_unref (self->shape);
  G_OBJECT_CLASS (nonet_generating_parent_class)->finalize (object);
}

static void
nonet_generating_class_init (NonetGeneratingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_generating_finalize;
  signals[CHANGED] =
      g_signal_new ("changed", NONET_TYPE_GENERATING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_generating_init (NonetGenerating *self)
{
  self->values = g_array_new (FALSE, FALSE, 1);
  self->text = g_string_new (NULL);
}

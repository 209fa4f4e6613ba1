/* The making of puzzles: a thread that leaves them in a basket, and a list that is filled from it.
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

/* Puzzles of one shape, without an object each. */
typedef struct
{
  GByteArray *values; /* n_cells each */
  GArray *made;       /* SudokuMade, their values not set */
} Basket;

/* What both sides know: the thread owns it with the list. */
typedef struct
{
  SudokuWish wish;
  SudokuShape *shape; /* of the wish, a reference of its own; likewise the pattern */
  bool *pattern;
  guint64 seed;
  guint wanted;

  /* The thread's own. */
  NonetWorker *worker;
  SudokuGenerator *generator;
  guint n_looks;
  guint n_made;
  gint64 reported;

  GMutex mutex; /* of all that follows */
  Basket basket;
  guint64 tries;
  NonetGeneratingState state;
} Job;

struct _NonetGenerating
{
  GObject parent_instance;

  Job *job; /* the worker's */
  NonetWorker *worker;
  SudokuShape *shape;
  Basket puzzles;
  guint64 tries;
  NonetGeneratingState state;
  gint64 begun, ended;
};

static void list_model_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (NonetGenerating,
                               nonet_generating,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
basket_init (Basket *basket)
{
  basket->values = g_byte_array_new ();
  basket->made = g_array_new (FALSE, FALSE, sizeof (SudokuMade));
}

static void
basket_clear (Basket *basket)
{
  g_byte_array_unref (basket->values);
  g_array_unref (basket->made);
}

/* Moves what is in a basket to the end of another. */
static void
basket_move (Basket *from, Basket *to)
{
  g_byte_array_append (to->values, from->values->data, from->values->len);
  g_array_append_vals (to->made, from->made->data, from->made->len);
  g_byte_array_set_size (from->values, 0);
  g_array_set_size (from->made, 0);
}

static void
job_free (gpointer data)
{
  Job *job = data;

  sudoku_shape_unref (job->shape);
  g_free (job->pattern);
  basket_clear (&job->basket);
  g_mutex_clear (&job->mutex);
  g_free (job);
}

static Job *
job_new (const SudokuWish *wish)
{
  Job *job = g_new0 (Job, 1);

  job->wish = *wish;
  job->wish.shape = job->shape = sudoku_shape_ref (wish->shape);
  if (wish->pattern != NULL)
    job->wish.pattern = job->pattern = g_memdup2 (wish->pattern, wish->shape->n_cells * sizeof *wish->pattern);
  basket_init (&job->basket);
  g_mutex_init (&job->mutex);
  return job;
}

/* In the thread: has the list hear what is new. */
static void
announce (Job *job, NonetGeneratingState state)
{
  g_mutex_lock (&job->mutex);
  job->state = state;
  job->tries = job->generator != NULL ? sudoku_generator_tries (job->generator) : 0;
  g_mutex_unlock (&job->mutex);
  job->reported = g_get_monotonic_time ();
  nonet_worker_report (job->worker, NULL, NULL);
}

static bool
is_cancelled (void *data)
{
  Job *job = data;

  if (job->n_looks++ % LOOKS == 0 && g_get_monotonic_time () >= job->reported + NEWS_INTERVAL)
    announce (job, NONET_GENERATING_WORKING);
  return nonet_worker_is_cancelled (job->worker);
}

static bool
take (const SudokuMade *made, void *data)
{
  Job *job = data;

  g_mutex_lock (&job->mutex);
  g_byte_array_append (job->basket.values, made->values, job->shape->n_cells);
  g_array_append_vals (job->basket.made, made, 1);
  g_mutex_unlock (&job->mutex);
  nonet_worker_report (job->worker, NULL, NULL);
  return ++job->n_made < job->wanted;
}

static SudokuSearchResult
make_puzzles (Job *job)
{
  SudokuSearchResult result = SUDOKU_SEARCH_EXHAUSTED;
  guint64 first = 0;

  job->generator = sudoku_generator_new (&job->wish, job->seed);
  if (job->generator == NULL)
    return SUDOKU_SEARCH_CANCELLED;
  sudoku_generator_set_cancel (job->generator, is_cancelled, job);
  for (guint n = sudoku_generator_block (job->generator); result == SUDOKU_SEARCH_EXHAUSTED; first += n)
    result = sudoku_generator_run (job->generator, first, n, take, job);
  return result;
}

static NonetGeneratingState
state_after (Job *job, SudokuSearchResult result)
{
  switch (result)
    {
    case SUDOKU_SEARCH_FOUND:
      return job->n_made < NONET_GENERATING_MOST ? NONET_GENERATING_ENOUGH : NONET_GENERATING_FULL;
    default:
      return nonet_worker_is_cancelled (job->worker) ? NONET_GENERATING_STOPPED : NONET_GENERATING_NO_MEMORY;
    }
}

static void
work (NonetWorker *worker, gpointer data)
{
  Job *job = data;

  nonet_worker_give_way ();
  job->worker = worker;
  announce (job, state_after (job, make_puzzles (job)));
  g_clear_pointer (&job->generator, sudoku_generator_free);
}

static void
heard_cb (gpointer owner, gpointer report, gboolean done)
{
  NonetGenerating *self = owner;
  guint n = self->puzzles.made->len;

  g_mutex_lock (&self->job->mutex);
  basket_move (&self->job->basket, &self->puzzles);
  self->tries = self->job->tries;
  self->state = self->job->state;
  g_mutex_unlock (&self->job->mutex);
  g_object_ref (self);
  /* The last report may come before the end of the thread. */
  if (self->ended == 0 && (done || self->state != NONET_GENERATING_WORKING))
    self->ended = g_get_monotonic_time ();
  if (done)
    {
      self->job = NULL;
      g_clear_pointer (&self->worker, nonet_worker_drop);
    }
  if (self->puzzles.made->len > n)
    g_list_model_items_changed (G_LIST_MODEL (self), n, 0, self->puzzles.made->len - n);
  g_signal_emit (self, signals[CHANGED], 0);
  g_object_unref (self);
}

static NonetGenerating *
start (Job *job, guint wanted)
{
  NonetGenerating *self = g_object_new (NONET_TYPE_GENERATING, NULL);

  job->wanted = wanted > 0 ? MIN (wanted, NONET_GENERATING_MOST) : NONET_GENERATING_MOST;
  self->job = job;
  self->shape = sudoku_shape_ref (job->shape);
  self->begun = g_get_monotonic_time ();
  self->worker = nonet_worker_start ("generating", work, job, job_free, NULL, heard_cb, self);
  return self;
}

NonetGenerating *
nonet_generating_new (const SudokuWish *wish, guint64 seed, guint wanted)
{
  Job *job;

  g_return_val_if_fail (sudoku_wish_find_fault (wish) == SUDOKU_WISH_FINE, NULL);

  job = job_new (wish);
  job->seed = seed;
  return start (job, wanted);
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
  return self->state;
}

guint64
nonet_generating_get_tries (NonetGenerating *self)
{
  return self->tries;
}

double
nonet_generating_get_seconds (NonetGenerating *self)
{
  gint64 end = self->state == NONET_GENERATING_WORKING ? g_get_monotonic_time () : self->ended;

  return (double) (end - self->begun) / G_USEC_PER_SEC;
}

GBytes *
nonet_generating_dup_text (NonetGenerating *self)
{
  g_autoptr (NonetAlphabet) alphabet = nonet_alphabet_new_usual (self->shape->order);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->puzzles.made->len; i++)
    {
      nonet_write_line (text, alphabet, self->shape, self->puzzles.values->data + (gsize) i * self->shape->n_cells);
      g_string_append_c (text, '\n');
    }
  return g_string_free_to_bytes (text);
}

static GType
get_item_type (GListModel *model)
{
  return NONET_TYPE_MADE_PUZZLE;
}

static guint
get_n_items (GListModel *model)
{
  return NONET_GENERATING (model)->puzzles.made->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  NonetGenerating *self = NONET_GENERATING (model);
  SudokuMade made;

  if (position >= self->puzzles.made->len)
    return NULL;
  made = g_array_index (self->puzzles.made, SudokuMade, position);
  made.values = self->puzzles.values->data + (gsize) position * self->shape->n_cells;
  return nonet_made_puzzle_new (self->shape, &made);
}

static void
list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

static void
nonet_generating_finalize (GObject *object)
{
  NonetGenerating *self = NONET_GENERATING (object);

  nonet_worker_drop (self->worker);
  basket_clear (&self->puzzles);
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
  basket_init (&self->puzzles);
}

/* Working on the latest puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/puzzle-worker.h"

struct _NonetPuzzleWorker
{
  GObject parent_instance;

  const NonetPuzzleWork *work;
  NonetPuzzle *puzzle;
  NonetPuzzle *reported; /* what the report is about */
  gpointer report;       /* or NULL */
  NonetWorker *worker;
  gboolean failed;
  guint pause_source;
  guint silence_source;
};

G_DEFINE_FINAL_TYPE (NonetPuzzleWorker, nonet_puzzle_worker, G_TYPE_OBJECT)

/* Ends what is under way; nothing of it will be heard. */
static void
dismiss (NonetPuzzleWorker *self)
{
  g_clear_handle_id (&self->pause_source, g_source_remove);
  g_clear_handle_id (&self->silence_source, g_source_remove);
  g_clear_pointer (&self->worker, nonet_worker_drop);
  self->failed = FALSE;
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
}

static void
set_report (NonetPuzzleWorker *self, NonetPuzzle *puzzle, gpointer report)
{
  if (self->report != NULL)
    self->work->free_report (self->report);
  self->report = report;
  g_clear_pointer (&self->reported, nonet_puzzle_unref);
  self->reported = puzzle != NULL ? nonet_puzzle_ref (puzzle) : NULL;
}

static void
heard_cb (gpointer owner, gpointer report, gboolean done)
{
  NonetPuzzleWorker *self = owner;

  self->failed = done && nonet_worker_get_error (self->worker) != NULL;
  if (done)
    g_clear_pointer (&self->worker, nonet_worker_drop);
  if (report == NULL && self->failed)
    {
      g_clear_handle_id (&self->silence_source, g_source_remove);
      g_signal_emit_by_name (self, "changed");
      return;
    }
  if (report == NULL)
    {
      /* That there is none is remembered too. */
      if (self->reported == NULL)
        set_report (self, self->puzzle, NULL);
      return;
    }
  set_report (self, self->puzzle, report);
  g_clear_handle_id (&self->silence_source, g_source_remove);
  g_signal_emit_by_name (self, "changed");
}

static void
begin (gpointer data)
{
  NonetPuzzleWorker *self = data;

  self->pause_source = 0;
  self->worker = nonet_worker_start (self->work->name, self->work->work, self->work->new_data (self->puzzle),
                                     self->work->free_data, NULL, heard_cb, self);
}

static void
break_silence (gpointer data)
{
  NonetPuzzleWorker *self = data;

  self->silence_source = 0;
  g_signal_emit_by_name (self, "changed");
}

static void
start (NonetPuzzleWorker *self)
{
  set_report (self, NULL, NULL);
  if (self->work->new_report != NULL)
    set_report (self, self->puzzle, self->work->new_report (self->puzzle));
  if (self->work->silence > 0)
    self->silence_source = g_timeout_add_once (self->work->silence, break_silence, self);
  if (self->work->pause > 0)
    self->pause_source = g_timeout_add_once (self->work->pause, begin, self);
  else
    begin (self);
}

void
nonet_puzzle_worker_set_puzzle (NonetPuzzleWorker *self, NonetPuzzle *puzzle)
{
  gboolean was_known;

  g_return_if_fail (NONET_IS_PUZZLE_WORKER (self));

  was_known = nonet_puzzle_worker_get_report (self) != NULL;
  if (puzzle != NULL)
    nonet_puzzle_ref (puzzle);
  dismiss (self);
  self->puzzle = puzzle;
  if (!self->work->of_givens)
    set_report (self, NULL, NULL);
  if (puzzle != NULL && !nonet_puzzle_same_givens (puzzle, self->reported))
    start (self);
  if (self->work->of_givens && was_known != (nonet_puzzle_worker_get_report (self) != NULL))
    g_signal_emit_by_name (self, "changed");
}

NonetPuzzle *
nonet_puzzle_worker_get_puzzle (NonetPuzzleWorker *self)
{
  g_return_val_if_fail (NONET_IS_PUZZLE_WORKER (self), NULL);
  return self->puzzle;
}

gboolean
nonet_puzzle_worker_has_failed (NonetPuzzleWorker *self)
{
  return self->failed;
}

gconstpointer
nonet_puzzle_worker_get_report (NonetPuzzleWorker *self)
{
  g_return_val_if_fail (NONET_IS_PUZZLE_WORKER (self), NULL);
  return nonet_puzzle_same_givens (self->puzzle, self->reported) ? self->report : NULL;
}

static void
nonet_puzzle_worker_dispose (GObject *object)
{
  NonetPuzzleWorker *self = NONET_PUZZLE_WORKER (object);

  dismiss (self);
  set_report (self, NULL, NULL);
  G_OBJECT_CLASS (nonet_puzzle_worker_parent_class)->dispose (object);
}

static void
nonet_puzzle_worker_class_init (NonetPuzzleWorkerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_puzzle_worker_dispose;
  g_signal_new ("changed", NONET_TYPE_PUZZLE_WORKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_puzzle_worker_init (NonetPuzzleWorker *self)
{
}

NonetPuzzleWorker *
nonet_puzzle_worker_new (const NonetPuzzleWork *work)
{
  NonetPuzzleWorker *self = g_object_new (NONET_TYPE_PUZZLE_WORKER, NULL);

  self->work = work;
  return self;
}

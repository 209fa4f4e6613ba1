/* The judge: starts a job for the latest puzzle after a pause, and passes on what it says while it is wanted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/verdict-worker.h"

#include "tasks/judging.h"

/* WORKING is told when nothing else came for so many milliseconds. */
#define FLICKER_PAUSE 250

struct _NonetVerdictWorker
{
  GObject parent_instance;

  NonetPuzzle *puzzle;
  NonetVerdict verdict;
  NonetJob *job;
  NonetJudging *judging; /* the job's data */
  guint number;          /* of its verdict last seen */
  guint pause_source;
  guint look_source;
  guint working_source;
};

G_DEFINE_FINAL_TYPE (NonetVerdictWorker, nonet_verdict_worker, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

NonetVerdictWorker *
nonet_verdict_worker_new (void)
{
  return g_object_new (NONET_TYPE_VERDICT_WORKER, NULL);
}

/* Ends what is under way; nothing of it will be heard. */
static void
dismiss (NonetVerdictWorker *self)
{
  g_clear_handle_id (&self->pause_source, g_source_remove);
  g_clear_handle_id (&self->look_source, g_source_remove);
  g_clear_handle_id (&self->working_source, g_source_remove);
  g_clear_pointer (&self->job, nonet_job_drop);
  g_clear_pointer (&self->judging, nonet_judging_unref);
  self->number = 0;
}

static gboolean
on_look (gpointer data)
{
  NonetVerdictWorker *self = data;
  gboolean news = nonet_judging_look (self->judging, &self->verdict, &self->number);

  if (!news)
    return G_SOURCE_CONTINUE;
  g_clear_handle_id (&self->working_source, g_source_remove);
  if (!self->verdict.final)
    {
      g_signal_emit (self, signals[CHANGED], 0);
      return G_SOURCE_CONTINUE;
    }
  self->look_source = 0;
  dismiss (self);
  g_signal_emit (self, signals[CHANGED], 0);
  return G_SOURCE_REMOVE;
}

static gboolean
on_pause_over (gpointer data)
{
  NonetVerdictWorker *self = data;

  self->pause_source = 0;
  self->judging = nonet_judging_new (self->puzzle);
  self->job = nonet_job_start ("judge", nonet_judging_run, nonet_judging_ref (self->judging),
                               (GDestroyNotify) nonet_judging_unref);
  self->look_source = g_timeout_add (NONET_JOB_LOOK_INTERVAL, on_look, self);
  return G_SOURCE_REMOVE;
}

static gboolean
on_nothing_known (gpointer data)
{
  NonetVerdictWorker *self = data;

  self->working_source = 0;
  g_signal_emit (self, signals[CHANGED], 0);
  return G_SOURCE_REMOVE;
}

void
nonet_verdict_worker_set_puzzle (NonetVerdictWorker *self, NonetPuzzle *puzzle)
{
  g_return_if_fail (NONET_IS_VERDICT_WORKER (self));

  dismiss (self);
  if (puzzle != NULL)
    nonet_puzzle_ref (puzzle);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  self->puzzle = puzzle;
  self->verdict = (NonetVerdict){ .kind = NONET_VERDICT_WORKING };
  if (puzzle == NULL)
    return;
  self->pause_source = g_timeout_add (NONET_VERDICT_PAUSE, on_pause_over, self);
  self->working_source = g_timeout_add (FLICKER_PAUSE, on_nothing_known, self);
}

const NonetVerdict *
nonet_verdict_worker_get_verdict (NonetVerdictWorker *self)
{
  g_return_val_if_fail (NONET_IS_VERDICT_WORKER (self), NULL);
  return &self->verdict;
}

static void
nonet_verdict_worker_dispose (GObject *object)
{
  NonetVerdictWorker *self = NONET_VERDICT_WORKER (object);

  dismiss (self);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  G_OBJECT_CLASS (nonet_verdict_worker_parent_class)->dispose (object);
}

static void
nonet_verdict_worker_class_init (NonetVerdictWorkerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_verdict_worker_dispose;
  signals[CHANGED] =
      g_signal_new ("changed", NONET_TYPE_VERDICT_WORKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_verdict_worker_init (NonetVerdictWorker *self)
{
}

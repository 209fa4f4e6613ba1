/* Workers: a thread, a slot for its latest report, and a source that hands it over once a frame.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "tasks/worker.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

/* Added to the nice value of the threads: the main loop gets its processor the moment it has work. And the highest. */
#define NICENESS 10
#define HIGHEST_NICENESS 19

/* Microseconds between two reports heard: a frame. And before the lock is tried again, if the thread just holds it. */
#define FRAME 16000
#define RETRY 1000

struct _NonetWorker
{
  gatomicrefcount references;
  NonetWorkFunc work;
  gpointer data;
  GDestroyNotify free_data;
  GCancellable *cancellable;
  gint64 deadline; /* the thread's own */
  GError *error;   /* set before it is done */

  /* The owner's side. */
  NonetHeardFunc heard;
  gpointer owner;
  GSource *source; /* NULL: nobody hears */

  GMutex lock; /* held for no more than a few instructions */
  gpointer report;
  GDestroyNotify free_report;
  gboolean done;
  gboolean due;     /* the source has its time */
  gint64 last_time; /* when something was heard */
};

typedef struct
{
  GSource source;
  NonetWorker *worker;
} WorkerSource;

static gint n_alive;

void
nonet_worker_unref (NonetWorker *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;
  if (self->report != NULL && self->free_report != NULL)
    self->free_report (self->report);
  if (self->source != NULL)
    g_source_unref (self->source);
  g_object_unref (self->cancellable);
  g_clear_error (&self->error);
  g_mutex_clear (&self->lock);
  g_free (self);
}

/* Gives the source its time, unless it has one. The lock is held. */
static void
make_due (NonetWorker *self)
{
  if (self->source == NULL || (self->due && !self->done))
    return;
  self->due = TRUE;
  g_source_set_ready_time (self->source, self->done ? 0 : self->last_time + FRAME);
}

/* The worker may be gone once the owner has heard. */
static gboolean
dispatch (GSource *source, GSourceFunc callback, gpointer user_data)
{
  NonetWorker *self = ((WorkerSource *) source)->worker;
  gpointer report;
  gboolean done;

  if (!g_mutex_trylock (&self->lock))
    {
      g_source_set_ready_time (source, g_get_monotonic_time () + RETRY);
      return G_SOURCE_CONTINUE;
    }
  report = g_steal_pointer (&self->report);
  done = self->done;
  self->due = FALSE;
  self->last_time = g_get_monotonic_time ();
  g_source_set_ready_time (source, -1);
  g_mutex_unlock (&self->lock);

  if (done)
    g_source_destroy (source);
  self->heard (self->owner, report, done);
  return G_SOURCE_CONTINUE;
}

static GSource *
source_new (NonetWorker *self)
{
  static GSourceFuncs funcs = { .dispatch = dispatch };
  GSource *source = g_source_new (&funcs, sizeof (WorkerSource));

  ((WorkerSource *) source)->worker = self;
  g_source_attach (source, g_main_context_get_thread_default ());
  return source;
}

/* On Linux a nice value belongs to a thread, and 0 names the calling one. Elsewhere the thread stays as it is. */
static void
give_way (int niceness)
{
#ifdef __linux__
  setpriority (PRIO_PROCESS, 0, getpriority (PRIO_PROCESS, 0) + niceness);
#endif
}

/* What the thread does in the end, or whoever found that there is none. */
static void
end (NonetWorker *self)
{
  if (self->free_data != NULL)
    self->free_data (self->data);
  g_mutex_lock (&self->lock);
  self->done = TRUE;
  make_due (self);
  g_mutex_unlock (&self->lock);
  nonet_worker_unref (self);
  g_atomic_int_add (&n_alive, -1);
}

static gpointer
run (gpointer data)
{
  NonetWorker *self = data;

  give_way (NICENESS);
  self->work (self, self->data);
  end (self);
  return NULL;
}

NonetWorker *
nonet_worker_start (const char *name,
                    NonetWorkFunc work,
                    gpointer data,
                    GDestroyNotify free_data,
                    GCancellable *cancellable,
                    NonetHeardFunc heard,
                    gpointer owner)
{
  NonetWorker *self = g_new0 (NonetWorker, 1);
  GThread *thread;

  g_atomic_ref_count_init (&self->references);
  g_mutex_init (&self->lock);
  self->work = work;
  self->data = data;
  self->free_data = free_data;
  self->cancellable = cancellable != NULL ? g_object_ref (cancellable) : g_cancellable_new ();
  self->deadline = G_MAXINT64;
  self->heard = heard;
  self->owner = owner;
  self->source = heard != NULL ? source_new (self) : NULL;
  g_atomic_int_inc (&n_alive);
  g_atomic_ref_count_inc (&self->references);
  thread = g_thread_try_new (name, run, self, &self->error);
  if (thread != NULL)
    g_thread_unref (thread);
  else
    end (self);
  return self;
}

void
nonet_worker_cancel (NonetWorker *self)
{
  g_cancellable_cancel (self->cancellable);
}

void
nonet_worker_drop (NonetWorker *self)
{
  if (self == NULL)
    return;
  if (self->source != NULL)
    g_source_destroy (self->source);
  nonet_worker_cancel (self);
  nonet_worker_unref (self);
}

bool
nonet_worker_is_cancelled (void *self)
{
  return g_cancellable_is_cancelled (((NonetWorker *) self)->cancellable);
}

bool
nonet_worker_is_over (void *data)
{
  NonetWorker *self = data;

  return nonet_worker_is_cancelled (self) || g_get_monotonic_time () >= self->deadline;
}

void
nonet_worker_set_deadline (NonetWorker *self, gint64 deadline)
{
  self->deadline = deadline;
}

void
nonet_worker_fail_memory (NonetWorker *self)
{
  if (self->error == NULL)
    nonet_set_out_of_memory (&self->error);
}

const GError *
nonet_worker_get_error (NonetWorker *self)
{
  return self->error;
}

void
nonet_set_out_of_memory (GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, _ ("Out of memory"));
}

GCancellable *
nonet_worker_get_cancellable (NonetWorker *self)
{
  return self->cancellable;
}

/* Leaves a report in place of the one that was not heard yet, or added to it. */
static void
leave (NonetWorker *self,
       gpointer report,
       void (*merge) (gpointer unheard, gpointer report),
       GDestroyNotify free_report)
{
  gpointer superfluous;

  g_mutex_lock (&self->lock);
  if (merge != NULL && self->report != NULL)
    {
      merge (self->report, report);
      superfluous = report;
    }
  else
    {
      superfluous = self->report;
      self->report = report;
    }
  self->free_report = free_report;
  make_due (self);
  g_mutex_unlock (&self->lock);
  if (superfluous != NULL && free_report != NULL)
    free_report (superfluous);
}

void
nonet_worker_report (NonetWorker *self, gpointer report, GDestroyNotify free_report)
{
  leave (self, report, NULL, free_report);
}

typedef struct
{
  GArray *items;
  gpointer status;
} Batch;

static void
batch_free (gpointer data)
{
  Batch *self = data;

  g_array_unref (self->items);
  g_free (self->status);
  g_free (self);
}

/* The items move, and so does the status, which is the later one. */
static void
batch_merge (gpointer unheard, gpointer later)
{
  Batch *all = unheard, *batch = later;
  gpointer status = all->status;

  g_array_append_vals (all->items, batch->items->data, batch->items->len);
  g_array_set_clear_func (batch->items, NULL);
  all->status = batch->status;
  batch->status = status;
}

void
nonet_worker_add_batch (NonetWorker *self, GArray *items, gconstpointer status, gsize size)
{
  Batch *batch = g_new (Batch, 1);

  *batch = (Batch){ items, g_memdup2 (status, size) };
  leave (self, batch, batch_merge, batch_free);
}

void
nonet_batch_take (gpointer report, GArray *items, gpointer status, gsize size)
{
  Batch *batch = report;

  if (batch == NULL)
    return;
  memcpy (status, batch->status, size);
  g_array_append_vals (items, batch->items->data, batch->items->len);
  g_array_set_clear_func (batch->items, NULL);
  batch_free (batch);
}

void
nonet_worker_give_way (void)
{
  give_way (HIGHEST_NICENESS);
}

guint
nonet_worker_count_alive (void)
{
  return (guint) g_atomic_int_get (&n_alive);
}

/* Progress under a lock that is never waited for by the main thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/progress.h"

void
nonet_progress_init (NonetProgress *self, NonetProgressFunc func, gpointer user_data)
{
  *self = (NonetProgress){ .func = func, .user_data = user_data };
  g_mutex_init (&self->lock);
}

void
nonet_progress_clear (NonetProgress *self)
{
  g_mutex_clear (&self->lock);
}

void
nonet_progress_set (NonetProgress *self, guint64 done, double share)
{
  g_mutex_lock (&self->lock);
  self->done = done;
  self->share = share;
  g_mutex_unlock (&self->lock);
}

void
nonet_progress_tell (NonetProgress *self)
{
  guint64 done;
  double share;

  if (self->func == NULL || !g_mutex_trylock (&self->lock))
    return;
  done = self->done;
  share = self->share;
  g_mutex_unlock (&self->lock);
  if (done == self->told)
    return;
  self->told = done;
  self->func (done, share, self->user_data);
}

/* What is to be done once something else has gone well.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/frame/continuation.h"

struct _NonetContinuation
{
  void (*function) (gpointer user_data); /* NULL: it has been called */
  gpointer user_data;
  GDestroyNotify destroy;
};

NonetContinuation *
nonet_continuation_new (void (*function) (gpointer user_data), gpointer user_data, GDestroyNotify destroy)
{
  NonetContinuation *self = g_rc_box_new (NonetContinuation);

  *self = (NonetContinuation){ function, user_data, destroy };
  return self;
}

NonetContinuation *
nonet_continuation_ref (NonetContinuation *self)
{
  return g_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  NonetContinuation *self = data;

  if (self->destroy != NULL)
    self->destroy (self->user_data);
}

void
nonet_continuation_unref (NonetContinuation *self)
{
  g_rc_box_release_full (self, clear);
}

void
nonet_continuation_run (NonetContinuation *self)
{
  void (*function) (gpointer user_data) = self->function;

  self->function = NULL;
  if (function != NULL)
    function (self->user_data);
}

static gboolean
idle_cb (gpointer user_data)
{
  nonet_continuation_run (user_data);
  return G_SOURCE_REMOVE;
}

void
nonet_continuation_run_later (NonetContinuation *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, idle_cb, nonet_continuation_ref (self),
                   (GDestroyNotify) nonet_continuation_unref);
}

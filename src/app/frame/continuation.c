/* What is to be done once something else has gone well.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/frame/continuation.h"

struct _NonetContinuation
{
  NonetContinuationFunc function; /* NULL: it has been called */
  GObject *self;
  GObject *object; /* or NULL */
};

NonetContinuation *
nonet_continuation_new (NonetContinuationFunc function, gpointer self, gpointer object)
{
  NonetContinuation *continuation = g_rc_box_new0 (NonetContinuation);

  continuation->function = function;
  continuation->self = g_object_ref (self);
  g_set_object (&continuation->object, object);
  return continuation;
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

  g_object_unref (self->self);
  g_clear_object (&self->object);
}

void
nonet_continuation_unref (NonetContinuation *self)
{
  g_rc_box_release_full (self, clear);
}

void
nonet_continuation_run (NonetContinuation *self)
{
  NonetContinuationFunc function = self->function;

  self->function = NULL;
  if (function != NULL)
    function (self->self, self->object);
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

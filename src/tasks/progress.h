/* How far a job is: told by its thread, looked at by the main thread, without either waiting.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Called on the starting context, at most once a frame: how many items are done, and the share of all the work, 0 to 1. */
typedef void (*NonetProgressFunc) (guint64 done, double share, gpointer user_data);

typedef struct
{
  GMutex lock;
  guint64 done, told;
  double share;
  NonetProgressFunc func; /* or NULL */
  gpointer user_data;
} NonetProgress;

void nonet_progress_init (NonetProgress *self, NonetProgressFunc func, gpointer user_data);
void nonet_progress_clear (NonetProgress *self);

/* In the thread. */
void nonet_progress_set (NonetProgress *self, guint64 done, double share);

/* In the main thread: calls the function if there is news. */
void nonet_progress_tell (NonetProgress *self);

G_END_DECLS

/* What is to be done once something else has gone well: saving, or an answer of the person.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _NonetContinuation NonetContinuation;

/* The function will be called with user_data once at most; destroy, which may be NULL, is called for user_data in any case when the
 * last reference goes. */
NonetContinuation *nonet_continuation_new (void (*function) (gpointer user_data),
                                           gpointer user_data,
                                           GDestroyNotify destroy);
NonetContinuation *nonet_continuation_ref (NonetContinuation *self);
void nonet_continuation_unref (NonetContinuation *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetContinuation, nonet_continuation_unref)

void nonet_continuation_run (NonetContinuation *self);

/* Runs it when the main loop gets to it: for signals whose sender must not go yet. */
void nonet_continuation_run_later (NonetContinuation *self);

G_END_DECLS

/* What is to be done once something else has gone well: saving, or an answer of the person.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* Both are GObjects; the second may be NULL. */
typedef void (*NonetContinuationFunc) (gpointer self, gpointer object);

typedef struct _NonetContinuation NonetContinuation;

/* The function will be called with both objects once at most; it keeps references of them until the last of its own goes. */
NonetContinuation *nonet_continuation_new (NonetContinuationFunc function, gpointer self, gpointer object);
NonetContinuation *nonet_continuation_ref (NonetContinuation *self);
void nonet_continuation_unref (NonetContinuation *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetContinuation, nonet_continuation_unref)

void nonet_continuation_run (NonetContinuation *self);

/* Runs it when the main loop gets to it: for signals whose sender must not go yet. */
void nonet_continuation_run_later (NonetContinuation *self);

G_END_DECLS

/* The few solutions near those being looked at: found again page by page, at once where that is quick, else in a thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/solution-walk.h"

G_BEGIN_DECLS

typedef struct _NonetPages NonetPages;

NonetPages *nonet_pages_new (NonetWalk *walk);
void nonet_pages_free (NonetPages *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetPages, nonet_pages_free)

/* The values of a solution, one of the first n_found, or NULL: then its page is wanted of the thread. They stay
 * valid until the next call of a function of pages. */
const guint8 *nonet_pages_get (NonetPages *self, guint64 index, guint64 n_found);

/* The same, but only if they are there already; asks for nothing. */
const guint8 *nonet_pages_peek (NonetPages *self, guint64 index);

/* Takes over the pages the thread has found since the last call. Returns whether there were any. */
gboolean nonet_pages_collect (NonetPages *self);

/* Forgets the pages wanted and not yet begun; call nonet_pages_get () again for those still wanted. */
void nonet_pages_forget_wishes (NonetPages *self);

G_END_DECLS

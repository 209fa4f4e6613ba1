/* Finding solutions again that a walk has passed: from the bookmark before them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A finder keeps the search it used last, so that going on from where it stands costs nothing more. It belongs to one
 * thread.
 */
#pragma once

#include "tasks/solution-walk.h"

G_BEGIN_DECLS

typedef enum
{
  NONET_FINDER_FOUND,
  NONET_FINDER_EXHAUSTED, /* there is no such solution */
  NONET_FINDER_GAVE_UP,   /* cancelled, or out of time, or the walk was busy */
  NONET_FINDER_FAILED     /* memory is short */
} NonetFinderResult;

typedef struct _NonetFinder NonetFinder;

NonetFinder *nonet_finder_new (NonetWalk *walk);
void nonet_finder_free (NonetFinder *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetFinder, nonet_finder_free)

/* Writes the values of count solutions from first on, one behind the other. Those the walk has passed are near a bookmark;
 * for those beyond, the finder searches on by itself. It gives up when the walk has ended, at the monotonic time deadline
 * (0: none), or when cancelled. */
NonetFinderResult nonet_finder_read (NonetFinder *self, guint64 first, guint count, gint64 deadline, guint8 *values);

/* Has the finder ask whether to give up; NULL: not any more. */
void nonet_finder_set_cancel (NonetFinder *self, SudokuCancelFunc cancelled, void *data);

/* The share of the search tree that lies behind the solution read last, as far as it is known. */
double nonet_finder_get_progress (const NonetFinder *self);

G_END_DECLS

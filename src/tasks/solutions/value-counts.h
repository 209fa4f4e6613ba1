/* How often each value came in each cell of the solutions seen so far.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A solution differs from the one before it in few cells, so a cell is counted only when its value changes: for all the
 * solutions that had the old one.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _NonetValueCounts NonetValueCounts;

NonetValueCounts *nonet_value_counts_new (guint order);
void nonet_value_counts_free (NonetValueCounts *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetValueCounts, nonet_value_counts_free)

/* Counts one more solution of order * order values. */
void nonet_value_counts_add (NonetValueCounts *self, const guint8 *values);

/* Brings the numbers up to date and returns them: order numbers a cell; owned by self, valid until the next call. */
const guint64 *nonet_value_counts_get (NonetValueCounts *self);

G_END_DECLS

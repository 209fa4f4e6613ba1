/* Counting values by their changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/solutions/value-counts.h"

#include <string.h>

#define WORD sizeof (guint64)

struct _NonetValueCounts
{
  guint order, n_cells;
  guint8 *values; /* of the latest solution, filled up to whole words */
  guint64 *since; /* the number of the first solution of this run of the same value */
  guint64 n_solutions;
  guint64 *counts;
};

NonetValueCounts *
nonet_value_counts_new (guint order)
{
  NonetValueCounts *self = g_new0 (NonetValueCounts, 1);

  self->order = order;
  self->n_cells = order * order;
  self->values = g_malloc0 (self->n_cells + WORD);
  self->since = g_new0 (guint64, self->n_cells);
  self->counts = g_new0 (guint64, (gsize) self->n_cells * order);
  return self;
}

void
nonet_value_counts_free (NonetValueCounts *self)
{
  if (self == NULL)
    return;
  g_free (self->values);
  g_free (self->since);
  g_free (self->counts);
  g_free (self);
}

/* Counts the run of a cell's value up to now and begins a new one. */
static inline void
end_run (NonetValueCounts *self, guint cell)
{
  if (self->values[cell] != 0)
    self->counts[(gsize) cell * self->order + self->values[cell] - 1] += self->n_solutions - self->since[cell];
  self->since[cell] = self->n_solutions;
}

static void
compare_cells (NonetValueCounts *self, const guint8 *values, guint start, guint end)
{
  for (guint cell = start; cell < end; cell++)
    if (self->values[cell] != values[cell])
      {
        end_run (self, cell);
        self->values[cell] = values[cell];
      }
}

void
nonet_value_counts_add (NonetValueCounts *self, const guint8 *values)
{
  guint cell = 0;

  for (; cell + WORD <= self->n_cells; cell += WORD)
    if (memcmp (self->values + cell, values + cell, WORD) != 0)
      compare_cells (self, values, cell, cell + WORD);
  compare_cells (self, values, cell, self->n_cells);
  self->n_solutions++;
}

const guint64 *
nonet_value_counts_get (NonetValueCounts *self)
{
  for (guint cell = 0; cell < self->n_cells; cell++)
    end_run (self, cell);
  return self->counts;
}

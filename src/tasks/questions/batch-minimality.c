/* Redundant givens of many 9x9 puzzles: all puzzles with one given less go through the batch together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/questions/batch-minimality.h"

#include <string.h>

#include "tasks/questions/batch.h"

/* Puzzles with one given less that are gathered before they are counted, about. */
#define GATHERED 8192

/* What is gathered: the puzzles, and the places of the givens they lack. */
typedef struct
{
  GByteArray *values;
  GArray *places; /* gsize: 81 * puzzle + cell */
  GArray *counts; /* guint64 */
} Gathered;

static void
gather (Gathered *self, const guint8 *values, gsize puzzle)
{
  for (gsize cell = 0; cell < SUDOKU_BATCH_CELLS; cell++)
    if (values[cell] != 0)
      {
        gsize place = SUDOKU_BATCH_CELLS * puzzle + cell;

        g_byte_array_append (self->values, values, SUDOKU_BATCH_CELLS);
        self->values->data[self->values->len - SUDOKU_BATCH_CELLS + cell] = 0;
        g_array_append_val (self->places, place);
      }
}

/* Counts what is gathered, and begins anew. */
static gboolean
judge (Gathered *self, guint n_threads, guint8 *redundant, guint64 *guesses)
{
  g_array_set_size (self->counts, self->places->len);
  if (!nonet_batch_count (self->values->data, self->places->len, 2, n_threads,
                          (guint64 *) (gpointer) self->counts->data, NULL, guesses))
    return FALSE;
  for (guint i = 0; i < self->places->len; i++)
    redundant[g_array_index (self->places, gsize, i)] = g_array_index (self->counts, guint64, i) == 1;
  g_array_set_size (self->places, 0);
  g_byte_array_set_size (self->values, 0);
  return TRUE;
}

gboolean
nonet_batch_minimality (const guint8 *values,
                        gsize n,
                        guint n_threads,
                        guint64 *counts,
                        guint8 *redundant,
                        guint64 *guesses)
{
  g_autoptr (GByteArray) gathered_values = g_byte_array_new ();
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (gsize));
  g_autoptr (GArray) gathered_counts = g_array_new (FALSE, FALSE, sizeof (guint64));
  Gathered gathered = { gathered_values, places, gathered_counts };

  memset (redundant, FALSE, n * SUDOKU_BATCH_CELLS);
  if (!nonet_batch_count (values, n, 2, n_threads, counts, NULL, guesses))
    return FALSE;
  for (gsize i = 0; i < n; i++)
    {
      if (counts[i] == 1)
        gather (&gathered, values + SUDOKU_BATCH_CELLS * i, i);
      if ((places->len >= GATHERED || i == n - 1) && !judge (&gathered, n_threads, redundant, guesses))
        return FALSE;
    }
  return TRUE;
}

/* Checkpoints of a puzzle, and how many of them there may be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/checkpoint.h"

#include <string.h>

#define MOST_CHECKPOINTS 100

/* Half of the values that a JSON text may have: see json.c. The other half is for the puzzle itself. */
#define MOST_VALUES 300000

NonetCheckpoint *
nonet_checkpoint_new (const char *name, NonetPuzzle *puzzle)
{
  NonetCheckpoint *self = g_new0 (NonetCheckpoint, 1);

  g_atomic_ref_count_init (&self->references);
  self->name = g_strdup (name);
  self->puzzle = nonet_puzzle_ref (puzzle);
  return self;
}

NonetCheckpoint *
nonet_checkpoint_ref (NonetCheckpoint *self)
{
  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
nonet_checkpoint_unref (NonetCheckpoint *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;
  g_free (self->name);
  nonet_puzzle_unref (self->puzzle);
  g_free (self);
}

GPtrArray *
nonet_checkpoints_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) nonet_checkpoint_unref);
}

GPtrArray *
nonet_checkpoints_copy (GPtrArray *checkpoints)
{
  GPtrArray *copy = nonet_checkpoints_new ();

  for (guint i = 0; checkpoints != NULL && i < checkpoints->len; i++)
    g_ptr_array_add (copy, nonet_checkpoint_ref (checkpoints->pdata[i]));
  return copy;
}

static guint
count_sets (const SudokuSet *sets, guint n)
{
  guint count = 0;

  for (guint i = 0; sets != NULL && i < n; i++)
    count += sudoku_set_count (sets[i]);
  return count;
}

/* At least as many values as it has in a file: a colour of a candidate is a pair, and has up to four bits. */
static guint
weigh (const NonetCheckpoint *checkpoint)
{
  const NonetPuzzle *puzzle = checkpoint->puzzle;
  guint cells = nonet_puzzle_get_cells (puzzle);
  gsize weight = sizeof *checkpoint + strlen (checkpoint->name) + nonet_puzzle_get_size (puzzle);

  weight += count_sets (puzzle->marks, cells) + count_sets (puzzle->corners, cells);
  weight += count_sets (puzzle->eliminated, cells);
  if (puzzle->candidate_colours != NULL)
    weight +=
        3 * (gsize) count_sets (puzzle->candidate_colours->bit, cells * G_N_ELEMENTS (puzzle->candidate_colours->bit));
  return (guint) MIN (weight, G_MAXINT);
}

guint
nonet_checkpoints_trim (GPtrArray *checkpoints)
{
  guint first = checkpoints->len, weight = 0;

  while (first > 0 && checkpoints->len - first < MOST_CHECKPOINTS)
    {
      guint more = weigh (checkpoints->pdata[first - 1]);

      if (more > MOST_VALUES - weight)
        break;
      weight += more;
      first--;
    }
  if (first > 0)
    g_ptr_array_remove_range (checkpoints, 0, first);
  return first;
}

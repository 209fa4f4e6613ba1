/* The items of a block, and what they are to the commands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/run/block.h"

#include "formats/quick-line.h"

static void
clear_item (gpointer data)
{
  CliItem *item = data;

  g_clear_pointer (&item->puzzle, nonet_puzzle_unref);
  g_clear_pointer (&item->error, g_free);
}

void
cli_block_init (CliBlock *self, NonetAlphabet *alphabet)
{
  self->items = g_array_new (FALSE, FALSE, sizeof (CliItem));
  g_array_set_clear_func (self->items, clear_item);
  self->nines = g_byte_array_new ();
  self->shape = nonet_shape_get (3, 3);
  self->alphabet = nonet_alphabet_ref (alphabet);
}

void
cli_block_clear (CliBlock *self)
{
  g_array_unref (self->items);
  g_byte_array_unref (self->nines);
  nonet_alphabet_unref (self->alphabet);
}

void
cli_block_empty (CliBlock *self)
{
  g_array_set_size (self->items, 0);
  g_byte_array_set_size (self->nines, 0);
}

void
cli_block_add_nine (CliBlock *self, const guint8 *values)
{
  CliItem item = { .nine = (int) cli_block_n_nines (self) };

  g_byte_array_append (self->nines, values, NONET_QUICK_CELLS);
  g_array_append_val (self->items, item);
}

void
cli_block_add_puzzle (CliBlock *self, NonetPuzzle *puzzle)
{
  CliItem item = { .nine = -1, .puzzle = puzzle };

  g_array_append_val (self->items, item);
}

void
cli_block_add_error (CliBlock *self, char *error)
{
  CliItem item = { .nine = -1, .error = error };

  g_array_append_val (self->items, item);
}

guint
cli_block_n_nines (const CliBlock *self)
{
  return self->nines->len / NONET_QUICK_CELLS;
}

CliBoard
cli_block_board (const CliBlock *self, const CliItem *item)
{
  if (item->puzzle != NULL)
    return (CliBoard){ item->puzzle->shape, item->puzzle->alphabet, item->puzzle->givens };
  return (CliBoard){ self->shape, self->alphabet, self->nines->data + (gsize) item->nine * NONET_QUICK_CELLS };
}

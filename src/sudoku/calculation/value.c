/* Nested lists, and the arena they live in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/calculation/value.h"

#include <stdlib.h>

#define BLOCK_SIZE 65536

typedef struct Block Block;

struct Block
{
  Block *next;
  size_t used, size;
  max_align_t bytes[];
};

struct SudokuArena
{
  Block *blocks; /* the one in use first */
  size_t left;
};

SudokuArena *
sudoku_arena_new (size_t most_bytes)
{
  SudokuArena *arena = calloc (1, sizeof *arena);

  if (arena != NULL)
    arena->left = most_bytes;
  return arena;
}

void
sudoku_arena_free (SudokuArena *arena)
{
  if (arena == NULL)
    return;
  while (arena->blocks != NULL)
    {
      Block *next = arena->blocks->next;

      free (arena->blocks);
      arena->blocks = next;
    }
  free (arena);
}

static Block *
add_block (SudokuArena *arena, size_t least)
{
  size_t size = least > BLOCK_SIZE ? least : BLOCK_SIZE;
  Block *block = size <= arena->left ? malloc (sizeof *block + size) : NULL;

  if (block == NULL)
    return NULL;
  *block = (Block){ arena->blocks, 0, size };
  arena->left -= size;
  arena->blocks = block;
  return block;
}

void *
sudoku_arena_alloc (SudokuArena *arena, size_t size)
{
  Block *block = arena->blocks;
  size_t whole = (size + sizeof (max_align_t) - 1) / sizeof (max_align_t) * sizeof (max_align_t);
  void *memory;

  if (block == NULL || block->size - block->used < whole)
    block = add_block (arena, whole);
  if (block == NULL)
    return NULL;
  memory = (char *) block->bytes + block->used;
  block->used += whole;
  return memory;
}

static SudokuValue *
new_value (SudokuArena *arena, unsigned depth, unsigned n, size_t item_size)
{
  SudokuValue *value = sudoku_arena_alloc (arena, sizeof *value + n * item_size);

  if (value == NULL)
    return NULL;
  *value = (SudokuValue){ .depth = depth, .n = n };
  return value;
}

SudokuValue *
sudoku_value_new_row (SudokuArena *arena, unsigned n)
{
  SudokuValue *row = new_value (arena, 1, n, sizeof *row->set);

  if (row != NULL)
    row->set = (SudokuSet *) (row + 1);
  return row;
}

SudokuValue *
sudoku_value_new_list (SudokuArena *arena, unsigned depth, unsigned n)
{
  SudokuValue *list = new_value (arena, depth, n, sizeof (SudokuValue *));

  if (list != NULL)
    list->item = (const SudokuValue **) (list + 1);
  return list;
}

SudokuValue *
sudoku_value_new_truth (SudokuArena *arena, bool truth)
{
  return new_value (arena, 0, truth, 0);
}

static int
compare_sets (SudokuSet a, SudokuSet b)
{
  return a < b ? -1 : a > b;
}

int
sudoku_value_compare (const SudokuValue *a, const SudokuValue *b)
{
  int order = 0;

  if (a->depth != b->depth || a->n != b->n)
    return a->depth != b->depth ? (int) a->depth - (int) b->depth : a->n < b->n ? -1 : 1;
  for (unsigned i = 0; i < a->n && order == 0 && a->depth > 0; i++)
    order = a->depth == 1 ? compare_sets (a->set[i], b->set[i]) : sudoku_value_compare (a->item[i], b->item[i]);
  return order;
}

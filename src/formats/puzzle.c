/* Puzzles: making, copying and comparing what a puzzle file holds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/puzzle.h"

#include <string.h>

/* The struct callers see, and behind it the arrays every puzzle has, in one allocation: lists of a
 * million puzzles are made one at a time. */
typedef struct
{
  NonetPuzzle puzzle;
  gatomicrefcount references;
  guint8 cells[];
} Storage;

G_DEFINE_BOXED_TYPE (NonetPuzzle, nonet_puzzle, nonet_puzzle_ref, nonet_puzzle_unref)

NonetPuzzle *
nonet_puzzle_new (const SudokuShape *shape, NonetAlphabet *alphabet)
{
  guint cells = shape->n_cells;
  Storage *storage;

  g_return_val_if_fail (alphabet == NULL || nonet_alphabet_get_order (alphabet) == shape->order, NULL);

  storage = g_malloc0 (sizeof (Storage) + 2 * (gsize) cells);
  g_atomic_ref_count_init (&storage->references);
  storage->puzzle.shape = sudoku_shape_ref (shape);
  storage->puzzle.alphabet = alphabet != NULL ? nonet_alphabet_ref (alphabet) : nonet_alphabet_new_usual (shape->order);
  storage->puzzle.givens = storage->cells;
  storage->puzzle.entries = storage->cells + cells;
  return &storage->puzzle;
}

NonetPuzzle *
nonet_puzzle_ref (NonetPuzzle *puzzle)
{
  g_atomic_ref_count_inc (&((Storage *) puzzle)->references);
  return puzzle;
}

void
nonet_puzzle_unref (NonetPuzzle *puzzle)
{
  if (!g_atomic_ref_count_dec (&((Storage *) puzzle)->references))
    return;
  sudoku_shape_unref (puzzle->shape);
  nonet_alphabet_unref (puzzle->alphabet);
  g_free (puzzle->marks);
  g_free (puzzle->eliminated);
  g_free (puzzle->colours);
  g_free (puzzle->solution);
  g_free (puzzle->title);
  g_free (puzzle->author);
  g_free (puzzle->source);
  g_free (puzzle->date);
  g_free (puzzle->difficulty);
  g_free (puzzle->comment);
  g_free (puzzle->extra);
  g_free (puzzle);
}

NonetPuzzle *
nonet_puzzle_copy (const NonetPuzzle *puzzle)
{
  guint cells = nonet_puzzle_get_cells (puzzle);
  NonetPuzzle *copy = nonet_puzzle_new (puzzle->shape, puzzle->alphabet);

  memcpy (copy->givens, puzzle->givens, cells);
  memcpy (copy->entries, puzzle->entries, cells);
  copy->marks = g_memdup2 (puzzle->marks, cells * sizeof (SudokuSet));
  copy->eliminated = g_memdup2 (puzzle->eliminated, cells * sizeof (SudokuSet));
  copy->colours = g_memdup2 (puzzle->colours, cells);
  copy->solution = g_memdup2 (puzzle->solution, cells);
  copy->title = g_strdup (puzzle->title);
  copy->author = g_strdup (puzzle->author);
  copy->source = g_strdup (puzzle->source);
  copy->date = g_strdup (puzzle->date);
  copy->difficulty = g_strdup (puzzle->difficulty);
  copy->comment = g_strdup (puzzle->comment);
  copy->elapsed = puzzle->elapsed;
  copy->extra = g_strdup (puzzle->extra);
  return copy;
}

static gboolean
all_zero (const guint8 *bytes, gsize size)
{
  for (gsize i = 0; i < size; i++)
    if (bytes[i] != 0)
      return FALSE;
  return TRUE;
}

/* Whether two arrays hold the same; one that is NULL holds zeros. */
static gboolean
same_array (const void *a, const void *b, gsize size)
{
  if (a != NULL && b != NULL)
    return memcmp (a, b, size) == 0;
  return (a == NULL || all_zero (a, size)) && (b == NULL || all_zero (b, size));
}

gboolean
nonet_puzzle_equal (const NonetPuzzle *a, const NonetPuzzle *b)
{
  guint cells = nonet_puzzle_get_cells (a);

  if (a == b)
    return TRUE;
  return sudoku_shape_equal (a->shape, b->shape) && nonet_alphabet_equal (a->alphabet, b->alphabet)
         && memcmp (a->givens, b->givens, cells) == 0 && memcmp (a->entries, b->entries, cells) == 0
         && same_array (a->marks, b->marks, cells * sizeof (SudokuSet))
         && same_array (a->eliminated, b->eliminated, cells * sizeof (SudokuSet))
         && same_array (a->colours, b->colours, cells) && same_array (a->solution, b->solution, cells)
         && g_strcmp0 (a->title, b->title) == 0 && g_strcmp0 (a->author, b->author) == 0
         && g_strcmp0 (a->source, b->source) == 0 && g_strcmp0 (a->date, b->date) == 0
         && g_strcmp0 (a->difficulty, b->difficulty) == 0 && g_strcmp0 (a->comment, b->comment) == 0
         && a->elapsed == b->elapsed && g_strcmp0 (a->extra, b->extra) == 0;
}

guint
nonet_puzzle_get_cells (const NonetPuzzle *puzzle)
{
  return puzzle->shape->n_cells;
}

SudokuGrid *
nonet_puzzle_dup_grid (const NonetPuzzle *puzzle, gboolean with_entries)
{
  SudokuGrid *grid = sudoku_grid_new (puzzle->shape);

  if (grid == NULL)
    g_error ("no memory for a board");
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    grid->cell[cell] = puzzle->givens[cell] != 0 ? puzzle->givens[cell] : with_entries ? puzzle->entries[cell] : 0;
  return grid;
}

#define ENSURE(field, type)                                                                                            \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    if (puzzle->field == NULL)                                                                                         \
      puzzle->field = g_new0 (type, nonet_puzzle_get_cells (puzzle));                                                  \
    return puzzle->field;                                                                                              \
  }                                                                                                                    \
  G_STMT_END

SudokuSet *
nonet_puzzle_ensure_marks (NonetPuzzle *puzzle)
{
  ENSURE (marks, SudokuSet);
}

SudokuSet *
nonet_puzzle_ensure_eliminated (NonetPuzzle *puzzle)
{
  ENSURE (eliminated, SudokuSet);
}

guint8 *
nonet_puzzle_ensure_colours (NonetPuzzle *puzzle)
{
  ENSURE (colours, guint8);
}

guint8 *
nonet_puzzle_ensure_solution (NonetPuzzle *puzzle)
{
  ENSURE (solution, guint8);
}

gboolean
nonet_puzzle_take_solution (NonetPuzzle *puzzle, const guint8 *values)
{
  SudokuGrid *grid = sudoku_grid_new_from_values (puzzle->shape, values);
  gboolean good = grid != NULL && sudoku_grid_complete (grid);

  for (guint cell = 0; good && cell < nonet_puzzle_get_cells (puzzle); cell++)
    good = puzzle->givens[cell] == 0 || puzzle->givens[cell] == values[cell];
  sudoku_grid_free (grid);
  if (good)
    memcpy (nonet_puzzle_ensure_solution (puzzle), values, nonet_puzzle_get_cells (puzzle));
  return good;
}

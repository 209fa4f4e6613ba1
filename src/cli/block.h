/* A block of puzzles on their way from the input to their answers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/puzzle.h"

G_BEGIN_DECLS

/* One puzzle or one place that could not be read; exactly one of nine >= 0, puzzle, error is there. */
typedef struct
{
  int nine; /* its place in the block's nines, or -1 */
  NonetPuzzle *puzzle;
  char *error; /* "3:7: 'H' is not a symbol (1-9A-G)" */
} CliItem;

typedef struct
{
  const char *file;        /* the name all items come from, or NULL for standard input; borrowed */
  GArray *items;           /* of CliItem, in the order of the input */
  GByteArray *nines;       /* 81 values a puzzle: ordinary 9x9 puzzles read the quick way */
  NonetAlphabet *alphabet; /* of the nines */
} CliBlock;

/* Makes an empty block, whose nines have this alphabet; and the opposite. */
void cli_block_init (CliBlock *self, NonetAlphabet *alphabet);
void cli_block_clear (CliBlock *self);

/* Removes all items. */
void cli_block_empty (CliBlock *self);

/* Adds 81 values, a puzzle, or an error; puzzle and error are taken. */
void cli_block_add_nine (CliBlock *self, const guint8 *values);
void cli_block_add_puzzle (CliBlock *self, NonetPuzzle *puzzle);
void cli_block_add_error (CliBlock *self, char *error);

/* The number of nines in a block. */
guint cli_block_n_nines (const CliBlock *self);

/* An item of a block as a puzzle; caller unrefs. Not for an error. */
NonetPuzzle *cli_block_dup_puzzle (const CliBlock *self, const CliItem *item);

/* An item's board to solve, its givens; free with sudoku_grid_free (). Not for an error. */
SudokuGrid *cli_block_dup_grid (const CliBlock *self, const CliItem *item);

/* An item's shape and its alphabet (borrowed). Not for an error. */
const SudokuShape *cli_block_shape (const CliBlock *self, const CliItem *item, NonetAlphabet **alphabet);

G_END_DECLS

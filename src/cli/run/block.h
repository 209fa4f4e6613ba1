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

/* The board of a puzzle; all of it is borrowed from the block. */
typedef struct
{
  const SudokuShape *shape;
  NonetAlphabet *alphabet;
  const guint8 *givens; /* n * n values, 0 for a blank */
} CliBoard;

typedef struct
{
  const char *file;         /* the name all items come from, or NULL for standard input; borrowed */
  GArray *items;            /* of CliItem, in the order of the input */
  GByteArray *nines;        /* 81 values a puzzle: ordinary 9x9 puzzles read the quick way */
  const SudokuShape *shape; /* of the nines */
  NonetAlphabet *alphabet;  /* of the nines */
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

/* The board of an item that is no error. */
CliBoard cli_block_board (const CliBlock *self, const CliItem *item);

G_END_DECLS

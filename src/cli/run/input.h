/* Reading puzzles from files and standard input, in blocks: lines as they come, and everything else whole.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "cli/run/options.h"
#include "formats/puzzle.h"

/* One puzzle or one place that could not be read; exactly one of nine >= 0, puzzle, error is there. */
typedef struct
{
  int nine; /* its place in the block's nines, or -1 */
  NonetPuzzle *puzzle;
  char *error; /* "3:7: 'H' is not a symbol (1-9A-G)" */

  /* Of the input: an object in JSON that is still to be read, and its line. */
  GBytes *object;
  guint line;
} CliItem;

/* The board of a puzzle; all of it is borrowed from the block. */
typedef struct
{
  const SudokuShape *shape;
  NonetAlphabet *alphabet;
  const guint8 *givens; /* n * n values, 0 for a blank */
  const char *unknown;  /* rules that are not followed, or NULL */
  const char *words;    /* the same unless there is exactly one solution: see nonet_puzzle_get_unknown () */
} CliBoard;

typedef struct
{
  const char *file;         /* the name all items come from, or NULL for standard input; borrowed */
  GArray *items;            /* of CliItem, in the order of the input */
  GByteArray *nines;        /* 81 values a puzzle: ordinary 9x9 puzzles read the quick way */
  const SudokuShape *shape; /* of the nines; with the rules of the options */
  NonetAlphabet *alphabet;  /* of the nines */
} CliBlock;

typedef struct _CliInput CliInput;

/* Reads the files the options name, or standard input. With keep_details every puzzle comes with all that its line says
 * besides the board, which is slower. The options must outlive the input. */
CliInput *cli_input_new (const CliOptions *options, gboolean keep_details);
void cli_input_free (CliInput *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliInput, cli_input_free)

/* The next puzzles, at least one, or NULL at the end. The block belongs to the input and lives until the next call; items may be
 * taken out of it. */
CliBlock *cli_input_next (CliInput *self);

/* Whether the next function has anything to read, for all that is known. */
gboolean cli_input_reads_ahead (const CliInput *self);

/* Reads for the next call, without waiting, what has arrived of a list. May be called once between two calls, also from another
 * thread while the block is worked on. */
void cli_input_read_ahead (CliInput *self);

/* Whether a file could not be opened or read; this was said on standard error. */
gboolean cli_input_failed (CliInput *self);

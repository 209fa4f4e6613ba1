/* Threads that make puzzles, block after block, and print them in the order of their tries.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tries of generator.h are shared out in blocks. What a block brings waits for the blocks before it, and those of
 * the first block that is under way are printed at once:
 *
 *     block 0 . . .  made, printed
 *     block 1 . .    under way: what it brings is printed as it comes
 *     block 2 . . .  made, waits
 *     block 3 .      under way, waits
 */
#pragma once

#include "cli/run/options.h"
#include "generator/generator.h"

G_BEGIN_DECLS

/* What is printed of a puzzle. The function is called by one thread at a time. */
typedef void (*CliMadeFunc) (GString *text, const SudokuMade *made, guint64 index, gpointer data);

typedef struct
{
  const SudokuWish *wish;
  guint64 seed;
  guint64 count;         /* how many puzzles are wanted */
  guint64 part, n_parts; /* every n_parts-th block from this one on; 1 for all */
  guint n_threads;
  CliMadeFunc print;
  gpointer data;
} CliCrewTask;

/* What came of it. */
typedef struct
{
  guint64 n_puzzles, n_tries;
  double seconds;
} CliCrewResult;

/* Makes and prints puzzles until there are enough or Ctrl+C ends it; then those are printed that were found so far. Shows
 * on the terminal how many there are while it takes long. */
CliCrewResult cli_crew_run (const CliCrewTask *task);

G_END_DECLS

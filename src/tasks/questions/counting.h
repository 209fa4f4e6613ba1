/* Counting all solutions of a board on several threads at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The work is divided into parts, more than there are threads, and each thread takes the next one that is left:
 *
 *     thread 1   part 0 |   part 3    | part 5
 *     thread 2   part 1      | part 4   |  part 6
 *     thread 3   part 2 ...
 *
 * The threads are workers in the background, nonet_counting_start (), or the caller's own, nonet_counting_work ().
 */
#pragma once

#include <glib.h>

#include "sudoku/count.h"

typedef struct _NonetCounting NonetCounting;

/* What is counted so far. */
typedef struct
{
  SudokuTotal total; /* there are at least that many solutions; exactly that many, when done */
  double progress;   /* share of the work done, 0 to 1 */
  gboolean done;
  gboolean failed; /* a thread ran out of memory, or there was none: it will not be done */
} NonetCountingView;

/* Divides the solutions of a board, which is copied, among that many threads. Boards that cannot be divided leave nothing to
 * do for any thread but the first, and a board whose number of solutions is known (sudoku_count_is_known ()) for none. */
NonetCounting *nonet_counting_new (const SudokuGrid *grid, guint n_threads);

/* Starts all threads in the background. */
void nonet_counting_start (NonetCounting *self);

/* Counts parts in this thread until none is left, or until it has itself counted up to limit or is cancelled. */
void nonet_counting_work (NonetCounting *self, guint64 limit, SudokuCancelFunc cancelled, void *data);

/* Ends the threads in the background, if they are not done, without waiting, and forgets the counting. NULL is allowed. */
void nonet_counting_drop (NonetCounting *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetCounting, nonet_counting_drop)

/* What is counted now, from any thread. It may wait a moment for a lock: not for the main thread. */
NonetCountingView nonet_counting_look (NonetCounting *self);

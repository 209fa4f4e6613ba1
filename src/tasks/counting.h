/* Counting all solutions of a board on several threads at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "sudoku/count.h"

G_BEGIN_DECLS

typedef struct _NonetCounting NonetCounting;

/* How far it is. */
typedef struct
{
  SudokuTotal total; /* at least so many solutions; exactly, when done */
  double progress;   /* share of the work done, 0 to 1 */
  gboolean done;
} NonetCountingView;

/* Starts counting, on n_threads threads (0: one for each processor); boards that cannot be divided take one. grid is
 * copied. */
NonetCounting *nonet_counting_start (const SudokuGrid *grid, guint n_threads);

/* Ends it, if it is not done, without waiting, and forgets it. NULL is allowed. */
void nonet_counting_drop (NonetCounting *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetCounting, nonet_counting_drop)

/* How far it is now. It may wait a moment for a lock: not for the main thread. */
NonetCountingView nonet_counting_look (NonetCounting *self);

G_END_DECLS

/* How many solutions a board has, found out in a limited time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/path.h"
#include "tasks/worker.h"

/* Microseconds in which it has to turn out whether there is one solution: on large boards that may take arbitrarily long.
 * After that, techniques that need it are left out. */
#define NONET_OUTLOOK_TIME (2 * G_USEC_PER_SEC)

/* Finds out whether a board has no solution, one, or several, by sudoku_board_outlook (), until a monotonic time, or until
 * the worker is cancelled: then the outlook is SUDOKU_OUTLOOK_CANCELLED. To be called by the worker's thread; the solution
 * has room for a value a cell and is filled in where there is one. */
SudokuOutlook nonet_find_outlook (const SudokuBoard *board, guint8 *solution, NonetWorker *worker, gint64 deadline);

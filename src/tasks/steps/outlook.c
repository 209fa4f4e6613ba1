/* How many solutions a board has, found out in a limited time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/steps/outlook.h"

typedef struct
{
  NonetWorker *worker;
  gint64 deadline;
} Limits;

static bool
must_end (void *data)
{
  const Limits *limits = data;

  return nonet_worker_is_cancelled (limits->worker) || g_get_monotonic_time () >= limits->deadline;
}

SudokuOutlook
nonet_find_outlook (const SudokuBoard *board, guint8 *solution, NonetWorker *worker, gint64 deadline)
{
  Limits limits = { .worker = worker, .deadline = deadline };

  return sudoku_board_outlook (board, solution, must_end, &limits);
}

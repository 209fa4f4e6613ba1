/* The search for all solutions that runs in a worker: what it leaves for the window to see, and the way back to any of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It is shared by the searching thread, the main thread and a thread that seeks solutions again. After every
 * millisecond or so of searching, or NONET_SOLUTION_SEARCH_SPAN solutions, it leaves a bookmark; a solution that took longer than
 * that is kept itself. So from the bookmark before it every solution is found again quickly.
 */
#pragma once

#include "formats/puzzle.h"
#include "sudoku/search.h"
#include "tasks/worker.h"

G_BEGIN_DECLS

/* At most this many solutions are between two bookmarks, until the store has to be thinned. */
#define NONET_SOLUTION_SEARCH_SPAN 2048

/* Bookmarks, and solutions kept themselves, take at most this many bytes each. */
#define NONET_SOLUTION_SEARCH_STORE_BYTES (32 * 1024 * 1024)

typedef struct _NonetSolutionSearch NonetSolutionSearch;

/* What is known of the solutions found so far; all of one moment. Free it with nonet_solution_report_free (). */
typedef struct
{
  guint64 n_found;
  double progress; /* share of the search tree done */
  gint64 elapsed;  /* microseconds spent searching */
  guint64 guesses; /* branches tried where no rule decided */
  gboolean complete;
  GBytes *tally; /* NULL, or guint64, order numbers a cell: how often each value came among the first solutions */
} NonetSolutionReport;

void nonet_solution_report_free (NonetSolutionReport *report);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetSolutionReport, nonet_solution_report_free)

NonetSolutionSearch *nonet_solution_search_new (NonetPuzzle *puzzle, gboolean with_entries);
NonetSolutionSearch *nonet_solution_search_ref (NonetSolutionSearch *self);
void nonet_solution_search_unref (NonetSolutionSearch *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetSolutionSearch, nonet_solution_search_unref)

const SudokuGrid *nonet_solution_search_get_grid (const NonetSolutionSearch *self);

/* Starts searching, or continues, in a worker, whose reports are NonetSolutionReports; no other worker may be at it. Cancel it
 * for a pause: once it is done the search can be continued. */
NonetWorker *nonet_solution_search_start (NonetSolutionSearch *self, NonetHeardFunc heard, gpointer owner);
/* Ends everything for good; what still runs is cancelled. */
void nonet_solution_search_end (NonetSolutionSearch *self);
/* Whether nonet_solution_search_end () was called; has the form of a SudokuCancelFunc. */
bool nonet_solution_search_has_ended (void *self);

/* Where to seek a solution from. */
typedef struct
{
  guint64 number;    /* of the bookmark before it; its bytes are none for the beginning */
  guint64 next_kept; /* no solution between this one and that was kept */
  gboolean busy;     /* nothing is known: the lock is held */
} NonetSolutionPlace;

/* Finds where to seek a solution from: either its values, if they were kept (returns TRUE), or the bookmark before it. wait: whether
 * to wait for the lock. */
gboolean nonet_solution_search_find (NonetSolutionSearch *self,
                                     guint64 index,
                                     gboolean wait,
                                     guint8 *values,
                                     NonetSolutionPlace *place,
                                     GByteArray *bookmark);

G_END_DECLS

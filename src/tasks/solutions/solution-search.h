/* Searching for solutions in a worker, which leaves bookmarks among them and counts how often each value occurs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "formats/puzzle.h"
#include "sudoku/search.h"
#include "tasks/worker.h"

/* A compact store of short byte strings by rising number: bookmarks of a search, each for the solution that comes next.
 *
 * Neighbouring bookmarks share most of their bytes, so each is kept as its difference from the one before,
 * and only every NONET_BOOKMARKS_BLOCK-th whole. A store has no lock of its own.
 */

#define NONET_BOOKMARKS_BLOCK 32

typedef struct _NonetBookmarks NonetBookmarks;

NonetBookmarks *nonet_bookmarks_new (void);
void nonet_bookmarks_free (NonetBookmarks *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetBookmarks, nonet_bookmarks_free)

/* Adds a copy of size bytes for a number that is over all before. */
void nonet_bookmarks_add (NonetBookmarks *self, guint64 number, const guint8 *bytes, gsize size);

/* Finds the bookmark with the highest number up to the given one, copies its bytes into bytes (replacing
 * what was there) and sets *number to its number. Returns FALSE when there is none. */
gboolean nonet_bookmarks_find (const NonetBookmarks *self, guint64 *number, GByteArray *bytes);

/* Sets *number to the lowest number from it on. Returns FALSE when there is none. */
gboolean nonet_bookmarks_find_next (const NonetBookmarks *self, guint64 *number);

/* A new store with every second one, the first included. */
NonetBookmarks *nonet_bookmarks_thin (const NonetBookmarks *self);

/* Memory taken, in bytes. */
gsize nonet_bookmarks_get_size (const NonetBookmarks *self);

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

NonetSolutionSearch *nonet_solution_search_new (NonetPuzzle *puzzle);
NonetSolutionSearch *nonet_solution_search_ref (NonetSolutionSearch *self);
void nonet_solution_search_unref (NonetSolutionSearch *self);

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

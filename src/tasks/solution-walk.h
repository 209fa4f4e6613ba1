/* The walk through all solutions that runs in a job: what it leaves for the window to see, and the way back to any of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A walk is shared by the walking thread, the main thread and a thread that finds solutions again. After every
 * millisecond or so of searching, or NONET_WALK_SPAN solutions, it leaves a bookmark; a solution that took longer than
 * that is kept itself. So from the bookmark before it every solution is found again quickly.
 */
#pragma once

#include "formats/puzzle.h"
#include "sudoku/search.h"
#include "tasks/job.h"

G_BEGIN_DECLS

/* At most so many solutions lie between two bookmarks, until the store has to be thinned. */
#define NONET_WALK_SPAN 2048

/* Bookmarks, and solutions kept themselves, take at most so many bytes each. */
#define NONET_WALK_STORE_BYTES (32 * 1024 * 1024)

typedef struct _NonetWalk NonetWalk;

/* What is known of the solutions walked so far; all of one moment. */
typedef struct
{
  guint64 n_found;
  double progress;  /* share of the search tree done */
  gint64 elapsed;   /* microseconds spent searching */
  gboolean running; /* a thread is at it */
  gboolean complete;
} NonetWalkView;

NonetWalk *nonet_walk_new (NonetPuzzle *puzzle, gboolean with_entries);
NonetWalk *nonet_walk_ref (NonetWalk *self);
void nonet_walk_unref (NonetWalk *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetWalk, nonet_walk_unref)

guint nonet_walk_get_cells (const NonetWalk *self);
guint nonet_walk_get_order (const NonetWalk *self);
const SudokuGrid *nonet_walk_get_grid (const NonetWalk *self);

/* Starts walking, or goes on, in a thread. */
void nonet_walk_start (NonetWalk *self);
/* Asks the thread to pause; its last word comes with running FALSE. */
void nonet_walk_stop (NonetWalk *self);
/* Ends everything for good; what still runs gives up. */
void nonet_walk_end (NonetWalk *self);
/* Whether nonet_walk_end () was called; has the form of a SudokuCancelFunc. */
bool nonet_walk_has_ended (void *self);

/* Copies the present view without waiting for a lock: returns FALSE if it is held just now. counts, unless NULL, has room for
 * cells * order numbers: how often each value (1 first) of each cell came among the first *n_counted solutions. */
gboolean nonet_walk_look (NonetWalk *self, NonetWalkView *view, guint64 *counts, guint64 *n_counted);

/* The way to a solution. */
typedef struct
{
  guint64 number;    /* of the bookmark before it; its bytes are none for the beginning */
  guint64 next_kept; /* no solution between this one and that was kept */
  gboolean busy;     /* nothing is told: the lock is held */
} NonetWalkWay;

/* Finds the way to a solution: either its values, if they were kept (returns TRUE), or the bookmark before it. wait: whether
 * to wait for the lock. */
gboolean nonet_walk_find (NonetWalk *self,
                          guint64 index,
                          gboolean wait,
                          guint8 *values,
                          NonetWalkWay *way,
                          GByteArray *bookmark);

/* Bytes taken by bookmarks and kept solutions. */
gsize nonet_walk_get_size (NonetWalk *self);

G_END_DECLS

/* Solutions that somebody looks at, found again from bookmarks among them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/solutions/solution-search.h"

/* Finding solutions again that a search has passed: from the bookmark before them.
 *
 * A seek keeps the search it used last, so that continuing from where it stands costs nothing more. It belongs to one
 * thread.
 */

typedef struct _NonetSolutionSeek NonetSolutionSeek;

NonetSolutionSeek *nonet_solution_seek_new (NonetSolutionSearch *source);
void nonet_solution_seek_free (NonetSolutionSeek *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetSolutionSeek, nonet_solution_seek_free)

/* Writes the values of count solutions from first on, one after the other. Those the search has passed are near a bookmark;
 * to those beyond, the seek searches by itself. Returns SUDOKU_EXHAUSTED if there are not that many solutions, and
 * SUDOKU_CANCELLED when the search has ended or its lock is held, at the monotonic time deadline (0: none), or when
 * cancelled. */
SudokuResult nonet_solution_seek_read (NonetSolutionSeek *self,
                                       guint64 first,
                                       guint count,
                                       gint64 deadline,
                                       guint8 *values);

/* Sets the function asked whether to cancel; NULL for none. */
void nonet_solution_seek_set_cancel (NonetSolutionSeek *self, SudokuCancelFunc cancelled, void *data);

/* The share of the search tree that is before the solution read last, as far as it is known. */
double nonet_solution_seek_get_progress (const NonetSolutionSeek *self);

typedef struct _NonetSolutionCache NonetSolutionCache;

/* Called when a page wanted of the thread has come. */
typedef void (*NonetSolutionCacheFunc) (gpointer owner);

NonetSolutionCache *nonet_solution_cache_new (NonetSolutionSearch *search,
                                              NonetSolutionCacheFunc loaded,
                                              gpointer owner);
void nonet_solution_cache_free (NonetSolutionCache *self);

/* The values of a solution, one of the first n_found, or NULL: then its page is wanted of the thread. They stay
 * valid until the next call of a function of the cache. */
const guint8 *nonet_solution_cache_get (NonetSolutionCache *self, guint64 index, guint64 n_found);

/* Forgets the pages wanted and not yet begun; call nonet_solution_cache_get () again for those still wanted. */
void nonet_solution_cache_forget_wishes (NonetSolutionCache *self);

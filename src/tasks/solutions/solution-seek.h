/* Finding solutions again that a search has passed: from the bookmark before them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A seek keeps the search it used last, so that continuing from where it stands costs nothing more. It belongs to one
 * thread.
 */
#pragma once

#include "tasks/solutions/solution-search.h"

G_BEGIN_DECLS

typedef struct _NonetSolutionSeek NonetSolutionSeek;

NonetSolutionSeek *nonet_solution_seek_new (NonetSolutionSearch *source);
void nonet_solution_seek_free (NonetSolutionSeek *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetSolutionSeek, nonet_solution_seek_free)

/* Writes the values of count solutions from first on, one after the other. Those the search has passed are near a bookmark;
 * to those beyond, the seek searches by itself. Returns SUDOKU_SEARCH_EXHAUSTED if there are not that many solutions, and
 * SUDOKU_SEARCH_CANCELLED when the search has ended or its lock is held, at the monotonic time deadline (0: none), when
 * cancelled, or when out of memory. */
SudokuSearchResult nonet_solution_seek_read (NonetSolutionSeek *self,
                                             guint64 first,
                                             guint count,
                                             gint64 deadline,
                                             guint8 *values);

/* Sets the function asked whether to cancel; NULL for none. */
void nonet_solution_seek_set_cancel (NonetSolutionSeek *self, SudokuCancelFunc cancelled, void *data);

/* The share of the search tree that is before the solution read last, as far as it is known. */
double nonet_solution_seek_get_progress (const NonetSolutionSeek *self);

G_END_DECLS

/* Finding solutions again that a search has passed: from the bookmark before them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A seek keeps the search it used last, so that going on from where it stands costs nothing more. It belongs to one
 * thread.
 */
#pragma once

#include "tasks/solution-search.h"

G_BEGIN_DECLS

typedef enum
{
  NONET_SOLUTION_SEEK_FOUND,
  NONET_SOLUTION_SEEK_EXHAUSTED, /* there is no such solution */
  NONET_SOLUTION_SEEK_GAVE_UP,   /* cancelled, or out of time, or the search was busy */
  NONET_SOLUTION_SEEK_FAILED     /* memory is short */
} NonetSolutionSeekResult;

typedef struct _NonetSolutionSeek NonetSolutionSeek;

NonetSolutionSeek *nonet_solution_seek_new (NonetSolutionSearch *source);
void nonet_solution_seek_free (NonetSolutionSeek *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetSolutionSeek, nonet_solution_seek_free)

/* Writes the values of count solutions from first on, one behind the other. Those the search has passed are near a bookmark;
 * for those beyond, the seek searches on by itself. It gives up when the search has ended, at the monotonic time deadline
 * (0: none), or when cancelled. */
NonetSolutionSeekResult nonet_solution_seek_read (NonetSolutionSeek *self,
                                                  guint64 first,
                                                  guint count,
                                                  gint64 deadline,
                                                  guint8 *values);

/* Has the seek ask whether to give up; NULL: not any more. */
void nonet_solution_seek_set_cancel (NonetSolutionSeek *self, SudokuCancelFunc cancelled, void *data);

/* The share of the search tree that lies behind the solution read last, as far as it is known. */
double nonet_solution_seek_get_progress (const NonetSolutionSeek *self);

G_END_DECLS

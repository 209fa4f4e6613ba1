/* The few solutions near those being looked at: found again page by page, at once where that is quick, else in a thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/solutions/solution-search.h"

G_BEGIN_DECLS

typedef struct _NonetSolutionCache NonetSolutionCache;

/* Called when a page wanted of the thread has come. */
typedef void (*NonetSolutionCacheFunc) (gpointer owner);

NonetSolutionCache *nonet_solution_cache_new (NonetSolutionSearch *search,
                                              NonetSolutionCacheFunc loaded,
                                              gpointer owner);
void nonet_solution_cache_free (NonetSolutionCache *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetSolutionCache, nonet_solution_cache_free)

/* The values of a solution, one of the first n_found, or NULL: then its page is wanted of the thread. They stay
 * valid until the next call of a function of the cache. */
const guint8 *nonet_solution_cache_get (NonetSolutionCache *self, guint64 index, guint64 n_found);

/* Forgets the pages wanted and not yet begun; call nonet_solution_cache_get () again for those still wanted. */
void nonet_solution_cache_forget_wishes (NonetSolutionCache *self);

G_END_DECLS

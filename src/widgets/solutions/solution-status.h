/* How far the search for all solutions is, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/solutions/solution-list.h"

G_BEGIN_DECLS

/* "208 solutions", "1,234 solutions so far"; caller frees. */
char *nonet_solution_list_describe (NonetSolutionList *list);

/* "37 % searched · 0:07 elapsed · 0:12 left"; caller frees. */
char *nonet_solution_list_describe_progress (NonetSolutionList *list);

/* How long the search has taken, "12 ms" or "0:07"; caller frees. */
char *nonet_solution_list_describe_time (NonetSolutionList *list);

G_END_DECLS

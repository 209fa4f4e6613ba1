/* The search for a solving path, in a worker: its steps as they are found, and what is known of the whole.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/grade.h"
#include "logic/path.h"
#include "tasks/steps/logic-options.h"
#include "tasks/worker.h"

G_BEGIN_DECLS

/* That many steps apart boards are kept. */
#define NONET_PATH_STRIDE 16

typedef enum
{
  NONET_PATH_WORKING,
  NONET_PATH_SOLVED,      /* the path leads to the solution */
  NONET_PATH_STUCK,       /* no technique that may be used goes further */
  NONET_PATH_NO_SOLUTION, /* so there is no path */
  NONET_PATH_CANCELLED    /* there may be more steps */
} NonetPathState;

/* A step as it is found. */
typedef struct
{
  SudokuStep *step;
  SudokuBoard *board; /* before it, for each NONET_PATH_STRIDE-th; NULL for the others */
} NonetPathNews;

/* One search; counted by reference. */
typedef struct _NonetPathSearch NonetPathSearch;

NonetPathSearch *nonet_path_search_new (NonetPosition *start, const NonetLogicOptions *options);
void nonet_path_search_unref (NonetPathSearch *self);

/* Begins the search in a worker whose owner hears once a frame at most that there is something to take. */
NonetWorker *nonet_path_search_start (NonetPathSearch *self, NonetHeardFunc heard, gpointer owner);

/* Takes the steps found since the last time, a GArray of NonetPathNews in their order whose contents are the caller's, and what
 * is known after them. */
GArray *nonet_path_search_take (NonetPathSearch *self, NonetPathState *state, SudokuOutlook *outlook);

G_END_DECLS

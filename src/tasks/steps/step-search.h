/* The search for all steps of a position, in a thread: what steps do, each with the simplest ways to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finders may report millions of steps; most do the same as others. The search keeps the simplest of each technique and result, and
 * a bounded number in all.
 */
#pragma once

#include "logic/path.h"
#include "tasks/steps/found-step.h"
#include "tasks/steps/logic-options.h"
#include "tasks/worker.h"

G_BEGIN_DECLS

/* That many results are kept; then the search ends. And that many steps: then only the first of a result is. */
#define NONET_STEP_SEARCH_MOST 10000
#define NONET_STEP_SEARCH_MOST_WAYS 30000

typedef enum
{
  NONET_STEPS_WORKING,
  NONET_STEPS_DONE,       /* these are all */
  NONET_STEPS_FULL,       /* there are more than are kept */
  NONET_STEPS_SOLVED,     /* the board is full: no step is left */
  NONET_STEPS_NO_SOLUTION /* and so no step */
} NonetStepsState;

/* What is known besides the steps. */
typedef struct
{
  NonetStepsState state;
  SudokuOutlook outlook; /* SUDOKU_OUTLOOK_CANCELLED: not known */
  SudokuFault fault;     /* why there is no solution, where that is simple */
} NonetStepsStatus;

/* An entry that is new or has more ways. */
typedef struct
{
  guint entry;     /* its number, from 0 in the order in which they were found */
  GPtrArray *ways; /* NonetFoundStep, the simplest first; never changed */
  guint n_ways;    /* those that were found */
} NonetStepNews;

/* An empty array of news, which frees them. */
GArray *nonet_step_news_new (void);

/* What is new since the last report, and what is known after it; free it with nonet_step_report_free (). */
typedef struct
{
  GArray *news; /* NonetStepNews, in the order of the entries' numbers where they are new */
  NonetStepsStatus status;
} NonetStepReport;

void nonet_step_report_free (NonetStepReport *report);

/* Begins the search in a worker, which reports NonetStepReports. The options are copied. */
NonetWorker *nonet_step_search_start (NonetPosition *position,
                                      const NonetLogicOptions *options,
                                      NonetHeardFunc heard,
                                      gpointer owner);

G_END_DECLS

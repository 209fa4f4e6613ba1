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

/* What is new, and what is known after it; free it with nonet_path_report_free (). */
typedef struct
{
  GArray *steps; /* NonetPathNews, owned, in their order */
  NonetPathState state;
  SudokuOutlook outlook;
} NonetPathReport;

void nonet_path_report_free (NonetPathReport *report);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetPathReport, nonet_path_report_free)

/* Begins the search in a worker, which reports NonetPathReports. The options are copied. */
NonetWorker *nonet_path_search_start (NonetPosition *start,
                                      const NonetLogicOptions *options,
                                      NonetHeardFunc heard,
                                      gpointer owner);

G_END_DECLS

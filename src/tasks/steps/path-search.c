/* The thread's side of a solving path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/steps/path-search.h"

#include "tasks/steps/outcome.h"

/* The thread's own. */
typedef struct
{
  NonetPosition *start;
  NonetLogicOptions options;
  NonetWorker *worker;
  SudokuOutlook outlook;
  guint n_steps;
} PathSearch;

static void
search_free (gpointer data)
{
  PathSearch *self = data;

  nonet_position_unref (self->start);
  g_free (self);
}

static void
clear_step (gpointer data)
{
  NonetPathNews *step = data;

  sudoku_step_free (step->step);
  sudoku_board_free (step->board);
}

void
nonet_path_report_free (NonetPathReport *report)
{
  g_array_unref (report->steps);
  g_free (report);
}

static void
merge (gpointer unheard, gpointer later)
{
  NonetPathReport *all = unheard, *report = later;

  g_array_append_vals (all->steps, report->steps->data, report->steps->len);
  g_array_set_clear_func (report->steps, NULL);
  all->state = report->state;
  all->outlook = report->outlook;
}

/* Reports a step, or, if it is NULL, only the state. */
static void
report (PathSearch *self, NonetPathState state, const NonetPathNews *step)
{
  NonetPathReport *report = g_new (NonetPathReport, 1);

  *report = (NonetPathReport){ g_array_new (FALSE, FALSE, sizeof *step), state, self->outlook };
  g_array_set_clear_func (report->steps, clear_step);
  if (step != NULL)
    g_array_append_vals (report->steps, step, 1);
  nonet_worker_add_report (self->worker, report, merge, (GDestroyNotify) nonet_path_report_free);
}

static bool
step_found (const SudokuStep *step, const SudokuBoard *board, void *data)
{
  PathSearch *self = data;
  gboolean with_board = self->n_steps++ % NONET_PATH_STRIDE == 0;
  NonetPathNews found = { sudoku_step_copy (step), with_board ? sudoku_board_copy (board) : NULL };

  if (found.step == NULL || (with_board && found.board == NULL))
    g_error ("Out of memory");
  report (self, NONET_PATH_WORKING, &found);
  return true;
}

static NonetPathState
state_of (SudokuPathResult result)
{
  switch (result)
    {
    case SUDOKU_PATH_SOLVED:
      return NONET_PATH_SOLVED;
    case SUDOKU_PATH_STUCK:
      return NONET_PATH_STUCK;
    case SUDOKU_PATH_NO_MEMORY:
      g_error ("Out of memory");
    case SUDOKU_PATH_ENOUGH:
    case SUDOKU_PATH_CANCELLED:
    default:
      return NONET_PATH_CANCELLED;
    }
}

static NonetPathState
follow_path (PathSearch *self)
{
  SudokuBoard *board = sudoku_board_copy (self->start->board);
  SudokuFinding *finding = sudoku_finding_new (self->start->board->shape);
  SudokuPathResult result = SUDOKU_PATH_NO_MEMORY;
  SudokuFindLimits limits;

  if (board != NULL && finding != NULL)
    {
      nonet_logic_options_limit (&self->options, board->shape->order, self->outlook == SUDOKU_OUTLOOK_UNIQUE, &limits);
      sudoku_finding_set_limits (finding, &limits);
      sudoku_finding_set_cancel (finding, nonet_worker_is_cancelled, self->worker);
      result = sudoku_path_run (finding, board, NULL, step_found, self);
    }
  sudoku_finding_free (finding);
  sudoku_board_free (board);
  return state_of (result);
}

static void
work (NonetWorker *worker, gpointer data)
{
  PathSearch *self = data;

  self->worker = worker;
  self->outlook = nonet_find_outlook (self->start->board, NULL, worker);
  if (self->outlook == SUDOKU_OUTLOOK_NONE)
    report (self, NONET_PATH_NO_SOLUTION, NULL);
  else
    {
      report (self, NONET_PATH_WORKING, NULL);
      report (self, follow_path (self), NULL);
    }
}

NonetWorker *
nonet_path_search_start (NonetPosition *start, const NonetLogicOptions *options, NonetHeardFunc heard, gpointer owner)
{
  PathSearch *self = g_new (PathSearch, 1);

  *self = (PathSearch){ .start = nonet_position_ref (start), .options = *options };
  return nonet_worker_start ("path", work, self, search_free, NULL, heard, owner);
}

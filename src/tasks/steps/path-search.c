/* The thread's side of a solving path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/steps/path-search.h"

struct _NonetPathSearch
{
  gatomicrefcount references;
  NonetPosition *start;
  NonetLogicOptions options;

  /* The thread's own. */
  NonetWorker *worker;
  guint n_steps;

  GMutex lock; /* held for no more than a few instructions */
  GArray *news;
  NonetPathState state;
  SudokuOutlook outlook;
};

static void
clear_news (gpointer data)
{
  NonetPathNews *news = data;

  sudoku_step_free (news->step);
  sudoku_board_free (news->board);
}

static GArray *
news_new (void)
{
  GArray *news = g_array_new (FALSE, FALSE, sizeof (NonetPathNews));

  g_array_set_clear_func (news, clear_news);
  return news;
}

NonetPathSearch *
nonet_path_search_new (NonetPosition *start, const NonetLogicOptions *options)
{
  NonetPathSearch *self = g_new0 (NonetPathSearch, 1);

  g_atomic_ref_count_init (&self->references);
  g_mutex_init (&self->lock);
  self->start = nonet_position_ref (start);
  self->options = *options;
  self->news = news_new ();
  self->outlook = SUDOKU_OUTLOOK_CANCELLED;
  return self;
}

void
nonet_path_search_unref (NonetPathSearch *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;
  g_array_unref (self->news);
  nonet_position_unref (self->start);
  g_mutex_clear (&self->lock);
  g_free (self);
}

static void
set_state (NonetPathSearch *self, NonetPathState state, SudokuOutlook outlook)
{
  g_mutex_lock (&self->lock);
  self->state = state;
  self->outlook = outlook;
  g_mutex_unlock (&self->lock);
  nonet_worker_report (self->worker, NULL, NULL);
}

static SudokuOutlook
find_outlook (NonetPathSearch *self)
{
  const SudokuBoard *board = self->start->board;
  g_autofree guint8 *solution = NULL;

  if (sudoku_board_find_fault (board, NULL) != SUDOKU_FAULT_NONE)
    return SUDOKU_OUTLOOK_NONE;
  solution = g_malloc (board->shape->n_cells);
  nonet_worker_set_deadline (self->worker, g_get_monotonic_time () + NONET_OUTLOOK_TIME);
  return sudoku_board_outlook (board, solution, nonet_worker_is_over, self->worker);
}

static bool
step_found (const SudokuStep *step, const SudokuBoard *board, void *data)
{
  NonetPathSearch *self = data;
  NonetPathNews news = { sudoku_step_copy (step),
                         self->n_steps % NONET_PATH_STRIDE == 0 ? sudoku_board_copy (board) : NULL };

  if (news.step == NULL || (news.board == NULL && self->n_steps % NONET_PATH_STRIDE == 0))
    g_error ("Out of memory");
  self->n_steps++;
  g_mutex_lock (&self->lock);
  g_array_append_val (self->news, news);
  g_mutex_unlock (&self->lock);
  nonet_worker_report (self->worker, NULL, NULL);
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
follow_path (NonetPathSearch *self, gboolean unique)
{
  SudokuBoard *board = sudoku_board_copy (self->start->board);
  SudokuFinding *finding = sudoku_finding_new (self->start->board->shape);
  SudokuPathResult result = SUDOKU_PATH_NO_MEMORY;
  SudokuFindLimits limits;

  if (board != NULL && finding != NULL)
    {
      nonet_logic_options_limit (&self->options, board->shape->order, unique, &limits);
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
  NonetPathSearch *self = data;
  SudokuOutlook outlook;

  self->worker = worker;
  outlook = find_outlook (self);
  if (outlook == SUDOKU_OUTLOOK_NONE)
    set_state (self, NONET_PATH_NO_SOLUTION, outlook);
  else
    {
      set_state (self, NONET_PATH_WORKING, outlook);
      set_state (self, follow_path (self, outlook == SUDOKU_OUTLOOK_UNIQUE), outlook);
    }
}

NonetWorker *
nonet_path_search_start (NonetPathSearch *self, NonetHeardFunc heard, gpointer owner)
{
  g_atomic_ref_count_inc (&self->references);
  return nonet_worker_start ("path", work, self, (GDestroyNotify) nonet_path_search_unref, NULL, heard, owner);
}

GArray *
nonet_path_search_take (NonetPathSearch *self, NonetPathState *state, SudokuOutlook *outlook)
{
  GArray *news, *none = news_new ();

  g_mutex_lock (&self->lock);
  news = g_steal_pointer (&self->news);
  self->news = none;
  *state = self->state;
  *outlook = self->outlook;
  g_mutex_unlock (&self->lock);
  g_array_set_clear_func (news, NULL);
  return news;
}

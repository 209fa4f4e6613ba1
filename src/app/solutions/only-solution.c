/* The facts beside the only solution.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/solutions/only-solution.h"

#include "tasks/questions/setting-report.h"
#include "words/steps/rating.h"

struct _NonetOnlySolution
{
  NonetController parent_instance;

  NonetSolutionBrowser *browser; /* of the window, as is the other */
  NonetVerdictButton *verdict;
  NonetPuzzleWorker *worker;
};

G_DEFINE_FINAL_TYPE (NonetOnlySolution, nonet_only_solution, NONET_TYPE_CONTROLLER)

/* The puzzle that the facts are about; NULL: there are none. */
static NonetPuzzle *
get_puzzle (NonetOnlySolution *self)
{
  gboolean only;

  g_object_get (self->browser, "only", &only, NULL);
  return only ? nonet_solution_list_get_puzzle (nonet_solution_browser_get_list (self->browser)) : NULL;
}

static gboolean
has_givens_of_board (NonetOnlySolution *self, const NonetPuzzle *puzzle)
{
  NonetDocument *document = nonet_controller_get_document (self);

  return document != NULL && nonet_puzzle_same_givens (puzzle, nonet_document_peek (document));
}

/* A rating that is known stays when the board is edited and another puzzle is rated. */
static void
update_rating (NonetOnlySolution *self)
{
  NonetRatingWorker *rater = nonet_verdict_button_get_rater (self->verdict);
  const SudokuRating *rating = nonet_rating_worker_get_rating (rater);
  const NonetPuzzle *puzzle = get_puzzle (self);
  g_autofree char *text = NULL;

  if (rating == NULL || puzzle == NULL || !has_givens_of_board (self, puzzle))
    return;
  text = nonet_words_rating (rating);
  nonet_solution_facts_set_rating (nonet_solution_browser_get_facts (self->browser), text);
}

static void
update_report (NonetOnlySolution *self)
{
  nonet_solution_facts_set_report (nonet_solution_browser_get_facts (self->browser),
                                   nonet_setting_worker_get_report (self->worker));
}

static void
only_changed_cb (NonetOnlySolution *self)
{
  nonet_puzzle_worker_set_puzzle (self->worker, get_puzzle (self));
  update_rating (self);
}

static void
nonet_only_solution_dispose (GObject *object)
{
  g_clear_object (&NONET_ONLY_SOLUTION (object)->worker);
  G_OBJECT_CLASS (nonet_only_solution_parent_class)->dispose (object);
}

static void
nonet_only_solution_class_init (NonetOnlySolutionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_only_solution_dispose;
}

static void
nonet_only_solution_init (NonetOnlySolution *self)
{
  self->worker = nonet_setting_worker_new ();
}

NonetOnlySolution *
nonet_only_solution_new (NonetFrame *frame)
{
  NonetOnlySolution *self = nonet_controller_new (NONET_TYPE_ONLY_SOLUTION, frame, NULL, 0);

  self->browser = nonet_frame_get_child (frame, "browser");
  self->verdict = nonet_frame_get_child (frame, "verdict");
  g_signal_connect_object (self->browser, "notify::only", G_CALLBACK (only_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->worker, "changed", G_CALLBACK (update_report), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (nonet_verdict_button_get_rater (self->verdict), "changed", G_CALLBACK (update_rating), self,
                           G_CONNECT_SWAPPED);
  return self;
}

/* Workers: what is heard of them, how often, in which order, and what not any more; and work that is shared out to threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE /* RTLD_NEXT */
#include "tests/test.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>

#include "tasks/parallel.h"
#include "tasks/questions/setting-report.h"
#include "tasks/questions/verdict-worker.h"
#include "tasks/solutions/solution-list.h"
#include "tasks/steps/solving-path.h"
#include "tasks/steps/step-list.h"
#include "tasks/task.h"
#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"

#define N_REPORTS 100000
#define FRAME 16000

/* Takes the place of the C library's: while it is set, there is no thread to be had. */
static gboolean no_threads;

/* In place of the library's. */
int create_thread (pthread_t *thread,
                   const pthread_attr_t *attributes,
                   void *(*start) (void *),
                   void *data) __asm__("pthread_create");

int
create_thread (pthread_t *thread, const pthread_attr_t *attributes, void *(*start) (void *), void *data)
{
  static int (*create) (pthread_t *, const pthread_attr_t *, void *(*) (void *), void *);

  if (no_threads)
    return EAGAIN;
  if (create == NULL)
    *(void **) &create = dlsym (RTLD_NEXT, "pthread_create");
  return create (thread, attributes, start, data);
}

typedef struct
{
  guint last;
  guint n_heard;
  gint64 time;
  gint64 least_pause; /* between two reports, the last apart, which may come with the end */
  gboolean done;
} Ears;

static void
heard_cb (gpointer owner, gpointer report, gboolean done)
{
  Ears *ears = owner;
  gint64 now = g_get_monotonic_time ();

  g_assert_false (ears->done);
  ears->done = done;
  if (report == NULL)
    return;
  g_assert_cmpuint (GPOINTER_TO_UINT (report), >, ears->last);
  ears->last = GPOINTER_TO_UINT (report);
  if (!done && ears->n_heard > 0)
    ears->least_pause = MIN (ears->least_pause, now - ears->time);
  ears->n_heard++;
  ears->time = now;
}

/* Reports for six frames or so. */
static void
report_much (NonetWorker *worker, gpointer data)
{
  gint64 end = g_get_monotonic_time () + 6 * FRAME;

  for (guint i = 1; i <= N_REPORTS || g_get_monotonic_time () < end; i++)
    nonet_worker_report (worker, GUINT_TO_POINTER (i), NULL);
}

TEST (the_latest_report_is_heard_once_a_frame)
{
  Ears ears = { .least_pause = G_MAXINT64 };
  g_autoptr (NonetWorker) worker = nonet_worker_start ("test", report_much, NULL, NULL, NULL, heard_cb, &ears);

  WAIT_UNTIL (ears.done);
  g_assert_cmpuint (ears.last, >=, N_REPORTS);
  /* A busy machine may come to it only at the end. */
  g_assert_cmpuint (ears.n_heard, >=, 1);
  g_assert_cmpuint (ears.n_heard, <, 1000);
  /* The loop may have looked at its clock a little before it called. */
  g_assert_cmpint (ears.least_pause, >=, FRAME - 1000);
}

static void
report_until_cancelled (NonetWorker *worker, gpointer data)
{
  while (!nonet_worker_is_cancelled (worker))
    nonet_worker_report (worker, g_strdup ("a report that leaks if nobody frees it"), g_free);
  g_atomic_int_set ((gint *) data, TRUE);
}

typedef struct
{
  guint64 sum;
  guint64 latest;
  gboolean done;
} Sum;

static void
add_to_sum (gpointer owner, gpointer report, gboolean done)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint64));
  Sum *sum = owner;

  nonet_batch_take (report, numbers, &sum->latest, sizeof sum->latest);
  for (guint i = 0; i < numbers->len; i++)
    sum->sum += g_array_index (numbers, guint64, i);
  sum->done = done;
}

static void
report_numbers (NonetWorker *worker, gpointer data)
{
  for (guint64 i = 1; i <= N_REPORTS; i++)
    {
      GArray *numbers = g_array_new (FALSE, FALSE, sizeof i);

      g_array_append_val (numbers, i);
      nonet_worker_add_batch (worker, numbers, &i, sizeof i);
    }
}

TEST (nothing_is_lost_of_reports_that_add_up)
{
  Sum sum = { 0 };
  g_autoptr (NonetWorker) worker = nonet_worker_start ("test", report_numbers, NULL, NULL, NULL, add_to_sum, &sum);

  WAIT_UNTIL (sum.done);
  g_assert_cmpuint (sum.sum, ==, (guint64) N_REPORTS * (N_REPORTS + 1) / 2);
  g_assert_cmpuint (sum.latest, ==, N_REPORTS);
}

static void
must_not_hear (gpointer owner, gpointer report, gboolean done)
{
  g_assert_not_reached ();
}

TEST (a_dropped_worker_ends_unheard)
{
  gint ended = FALSE;

  nonet_worker_drop (nonet_worker_start ("test", report_until_cancelled, &ended, NULL, NULL, must_not_hear, NULL));
  wait_for_workers ();
  g_assert_true (g_atomic_int_get (&ended));
  wait_for (3 * FRAME / 1000);
}

typedef struct
{
  guint n_progress;
  gboolean returned;
  char *result;
  GError *error;
} Answer;

static void
answer_clear (Answer *answer)
{
  g_clear_pointer (&answer->result, g_free);
  g_clear_error (&answer->error);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Answer, answer_clear)

static void
on_progress (guint64 done, double share, gpointer user_data)
{
  Answer *answer = user_data;

  g_assert_false (answer->returned);
  g_assert_cmpfloat (share, ==, (double) done / N_REPORTS);
  answer->n_progress++;
}

static void
on_returned (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Answer *answer = user_data;

  answer->result = g_task_propagate_pointer (G_TASK (result), &answer->error);
  answer->returned = TRUE;
}

static gpointer
work_with_progress (NonetWorker *worker, gpointer data, GError **error)
{
  for (guint i = 0; i <= N_REPORTS && !nonet_worker_is_cancelled (worker); i++)
    nonet_task_report (worker, i, (double) i / N_REPORTS);
  return g_strdup (data);
}

static gpointer
work_in_vain (NonetWorker *worker, gpointer data, GError **error)
{
  nonet_set_out_of_memory (error);
  return NULL;
}

static void
run (Answer *answer, NonetTaskFunc work, GCancellable *cancellable)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, on_returned, answer);

  nonet_task_run_with_progress (task, work, g_strdup ("done"), g_free, g_free, on_progress, answer);
}

TEST (a_task_returns_after_its_progress)
{
  g_auto (Answer) answer = { 0 };

  run (&answer, work_with_progress, NULL);
  WAIT_UNTIL (answer.returned);
  g_assert_cmpstr (answer.result, ==, "done");
  g_assert_cmpuint (answer.n_progress, >, 0);
  wait_for (3 * FRAME / 1000);
}

TEST (a_task_says_what_failed)
{
  g_auto (Answer) answer = { 0 };

  run (&answer, work_in_vain, NULL);
  WAIT_UNTIL (answer.returned);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
}

TEST (a_cancelled_task_says_so)
{
  g_auto (Answer) answer = { 0 };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  run (&answer, work_with_progress, cancellable);
  g_cancellable_cancel (cancellable);
  WAIT_UNTIL (answer.returned);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (answer.n_progress, ==, 0);
}

/* Sharing out: each piece is done once, whatever the number of threads. */

#define N 10000

static void
count_visit (guint index, gpointer data)
{
  g_atomic_int_inc (&((gint *) data)[index]);
}

static void
check_threads (guint n, guint n_threads)
{
  g_autofree gint *visits = g_new0 (gint, n + 1);

  nonet_parallel_for (n, n_threads, count_visit, visits);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (visits[i], ==, 1);
  g_assert_cmpint (visits[n], ==, 0);
}

TEST (each_piece_is_done_once)
{
  check_threads (N, 1);
  check_threads (N, 4);
}

TEST (more_threads_than_work)
{
  check_threads (0, 4);
  check_threads (2, 8);
}

static void
note_free (gpointer freed)
{
  *(gboolean *) freed = TRUE;
}

static gpointer
never (NonetWorker *worker, gpointer data, GError **error)
{
  g_assert_not_reached ();
}

/* All of them end, and say why. */
TEST (without_threads_everything_ends_with_an_error)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, UNIQUE);
  g_autoptr (NonetPosition) position = nonet_position_new (puzzle, NONET_START_BASIC);
  g_autoptr (NonetSolutionList) solutions = nonet_solution_list_new (puzzle, TRUE);
  g_autoptr (NonetPuzzleWorker) verdict = nonet_verdict_worker_new ();
  g_autoptr (NonetPuzzleWorker) setting = nonet_setting_worker_new ();
  g_autoptr (NonetSolvingPath) path = NULL;
  g_autoptr (NonetStepList) steps = NULL;
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GTask) task = g_task_new (NULL, NULL, keep_result, &result);
  NonetLogicOptions options;
  gboolean freed = FALSE;

  nonet_logic_options_init (&options);
  no_threads = TRUE;
  nonet_task_run (task, never, &freed, note_free, NULL);
  path = nonet_solving_path_new (position, &options);
  steps = nonet_step_list_new (position, &options);
  nonet_solution_list_start (solutions);
  nonet_puzzle_worker_set_puzzle (verdict, puzzle);
  nonet_puzzle_worker_set_puzzle (setting, puzzle);
  WAIT_UNTIL (result != NULL);
  g_assert_null (g_task_propagate_pointer (G_TASK (result), &error));
  g_assert_error (error, G_THREAD_ERROR, G_THREAD_ERROR_AGAIN);
  g_assert_true (freed);
  WAIT_UNTIL (nonet_solving_path_get_summary (path)->state == NONET_PATH_FAILED);
  g_assert_cmpstr (nonet_solving_path_get_error (path), ==, error->message);
  WAIT_UNTIL (nonet_step_list_get_status (steps)->state == NONET_STEPS_FAILED);
  g_assert_cmpstr (nonet_step_list_get_error (steps), ==, error->message);
  WAIT_UNTIL (nonet_solution_list_get_state (solutions) == NONET_SOLUTIONS_STOPPED);
  g_assert_cmpstr (nonet_solution_list_get_error (solutions), ==, error->message);
  WAIT_UNTIL (nonet_verdict_worker_get_verdict (verdict)->kind == NONET_VERDICT_FAILED);
  WAIT_UNTIL (nonet_setting_worker_get_report (setting) != NULL);
  g_assert_cmpint (nonet_setting_worker_get_report (setting)->verdict.kind, ==, NONET_VERDICT_FAILED);
  g_clear_object (&steps);
  no_threads = FALSE;
  g_assert_cmpuint (nonet_worker_count_alive (), ==, 0);
}

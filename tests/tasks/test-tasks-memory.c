/* Lists that are found in threads without memory: each allocation of the core and of logic fails in turn, and the list ends, and says so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "tasks/steps/solving-path.h"
#include "tasks/steps/step-list.h"
#include "tests/failing-memory.h"
#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"

/* From the first allocation on, at larger and larger distances. */
#define FURTHER(allowed) ((allowed) + 1 + (allowed) / 8)

static gboolean
find_path (NonetPosition *position, const NonetLogicOptions *options)
{
  g_autoptr (NonetSolvingPath) path = nonet_solving_path_new (position, options);

  WAIT_UNTIL (nonet_solving_path_get_summary (path)->state != NONET_PATH_WORKING);
  wait_for_workers ();
  return nonet_solving_path_get_error (path) != NULL;
}

static gboolean
find_steps (NonetPosition *position, const NonetLogicOptions *options)
{
  g_autoptr (NonetStepList) list = nonet_step_list_new (position, options);

  WAIT_UNTIL (nonet_step_list_get_status (list)->state != NONET_STEPS_WORKING);
  wait_for_workers ();
  return nonet_step_list_get_error (list) != NULL;
}

static void
check (gboolean (*find) (NonetPosition *position, const NonetLogicOptions *options))
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, UNIQUE);
  g_autoptr (NonetPosition) position = nonet_position_new (puzzle, NONET_START_BASIC);
  NonetLogicOptions options;
  gboolean failed = TRUE;
  guint n_said = 0;

  nonet_logic_options_init (&options);
  for (long allowed = 0; failed; allowed = FURTHER (allowed))
    {
      failing_memory_begin (allowed, TRUE);
      n_said += find (position, &options);
      failed = failing_memory_end ();
    }
  g_assert_cmpuint (n_said, >, 10);
}

TEST (a_path_ends)
{
  check (find_path);
}

TEST (steps_end)
{
  check (find_steps);
}

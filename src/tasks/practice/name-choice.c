/* Choosing names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/practice/name-choice.h"

#include "tasks/steps/logic-options.h"
#include "tasks/task.h"
#include "words/steps/technique-text.h"

/* Wrong names are drawn from this many that are nearest, if there are. */
#define N_NEAREST 5

/* Microseconds to find out whether a technique does the same; one that takes longer may not be offered. */
#define CHECK_TIME (G_USEC_PER_SEC / 2)

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuFinding, sudoku_finding_free)

/* A wide name, and the techniques from .. to whose patterns it is a name for as well. */
typedef struct
{
  SudokuTechnique wide, from, to;
} WideName;

static const WideName wide_names[] = {
  { SUDOKU_NAKED_SINGLE, SUDOKU_FULL_HOUSE, SUDOKU_FULL_HOUSE },
  { SUDOKU_HIDDEN_SINGLE, SUDOKU_FULL_HOUSE, SUDOKU_FULL_HOUSE },
  { SUDOKU_NAKED_PAIR, SUDOKU_LOCKED_PAIR, SUDOKU_LOCKED_PAIR },
  { SUDOKU_NAKED_TRIPLE, SUDOKU_LOCKED_TRIPLE, SUDOKU_LOCKED_TRIPLE },
  { SUDOKU_POINTING, SUDOKU_LOCKED_PAIR, SUDOKU_LOCKED_TRIPLE },
  { SUDOKU_FINNED_X_WING, SUDOKU_SKYSCRAPER, SUDOKU_DUAL_EMPTY_RECTANGLE },
  { SUDOKU_SASHIMI_X_WING, SUDOKU_SKYSCRAPER, SUDOKU_DUAL_EMPTY_RECTANGLE },
  { SUDOKU_TURBOT_FISH, SUDOKU_SKYSCRAPER, SUDOKU_DUAL_EMPTY_RECTANGLE },
  { SUDOKU_EMPTY_RECTANGLE, SUDOKU_SKYSCRAPER, SUDOKU_DUAL_EMPTY_RECTANGLE },
  { SUDOKU_TWO_STRING_KITE, SUDOKU_DUAL_TWO_STRING_KITE, SUDOKU_DUAL_TWO_STRING_KITE },
  { SUDOKU_SIMPLE_COLOURS_TRAP, SUDOKU_SKYSCRAPER, SUDOKU_DUAL_EMPTY_RECTANGLE },
  { SUDOKU_SIMPLE_COLOURS_WRAP, SUDOKU_SKYSCRAPER, SUDOKU_DUAL_EMPTY_RECTANGLE },
  { SUDOKU_MULTI_COLOURS_1, SUDOKU_SKYSCRAPER, SUDOKU_DUAL_EMPTY_RECTANGLE },
  { SUDOKU_MULTI_COLOURS_2, SUDOKU_SKYSCRAPER, SUDOKU_DUAL_EMPTY_RECTANGLE },
  { SUDOKU_MEDUSA, SUDOKU_SIMPLE_COLOURS_TRAP, SUDOKU_MULTI_COLOURS_2 },
  { SUDOKU_X_CHAIN, SUDOKU_SKYSCRAPER, SUDOKU_DUAL_EMPTY_RECTANGLE },
  { SUDOKU_X_CHAIN, SUDOKU_SIMPLE_COLOURS_TRAP, SUDOKU_MULTI_COLOURS_2 },
  { SUDOKU_XY_CHAIN, SUDOKU_XY_WING, SUDOKU_XY_WING },
  { SUDOKU_XY_CHAIN, SUDOKU_REMOTE_PAIR, SUDOKU_REMOTE_PAIR },
  { SUDOKU_UNIQUE_LOOP_1, SUDOKU_UNIQUE_RECTANGLE_1, SUDOKU_UNIQUE_RECTANGLE_1 },
  { SUDOKU_UNIQUE_LOOP_2, SUDOKU_UNIQUE_RECTANGLE_2, SUDOKU_UNIQUE_RECTANGLE_2 },
  { SUDOKU_UNIQUE_LOOP_2, SUDOKU_UNIQUE_RECTANGLE_5, SUDOKU_UNIQUE_RECTANGLE_5 },
  { SUDOKU_UNIQUE_LOOP_3, SUDOKU_UNIQUE_RECTANGLE_3, SUDOKU_UNIQUE_RECTANGLE_3 },
  { SUDOKU_UNIQUE_LOOP_4, SUDOKU_UNIQUE_RECTANGLE_4, SUDOKU_UNIQUE_RECTANGLE_4 },
  { SUDOKU_HIDDEN_RECTANGLE, SUDOKU_UNIQUE_RECTANGLE_1, SUDOKU_UNIQUE_RECTANGLE_6 },
  { SUDOKU_ALS_XZ, SUDOKU_W_WING, SUDOKU_WXYZ_WING },
  { SUDOKU_ALS_XZ, SUDOKU_VWXYZ_WING, SUDOKU_VWXYZ_WING },
  { SUDOKU_ALS_XY_WING, SUDOKU_W_WING, SUDOKU_WXYZ_WING },
  { SUDOKU_ALS_XY_CHAIN, SUDOKU_W_WING, SUDOKU_WXYZ_WING },
  { SUDOKU_ALS_XY_CHAIN, SUDOKU_ALS_XZ, SUDOKU_ALS_XY_WING },
};

/* Chains of any candidates are what all patterns of strong and weak links are, and forcing chains and nets are what these are. */
static gboolean
is_any_chain (SudokuTechnique technique)
{
  return technique >= SUDOKU_CONTINUOUS_LOOP && technique <= SUDOKU_GROUPED_AIC;
}

static gboolean
has_links (SudokuTechnique technique)
{
  switch (nonet_technique_family (technique))
    {
    case NONET_FAMILY_DIGIT:
    case NONET_FAMILY_WINGS:
    case NONET_FAMILY_COLOURS:
    case NONET_FAMILY_CHAINS:
    case NONET_FAMILY_SETS:
      return TRUE;
    default:
      return technique == SUDOKU_REMOTE_PAIR;
    }
}

/* Of loops and chains, which of them one is called depends on how one draws it only where one of them has groups. */
static gboolean
is_wider_chain (SudokuTechnique technique, SudokuTechnique other)
{
  gboolean grouped = other >= SUDOKU_GROUPED_CONTINUOUS_LOOP;

  return is_any_chain (other) && has_links (technique)
         && (!is_any_chain (technique) || (grouped && technique < SUDOKU_GROUPED_CONTINUOUS_LOOP));
}

gboolean
nonet_name_is_also (SudokuTechnique technique, SudokuTechnique other)
{
  NonetTechniqueFamily family = nonet_technique_family (other);

  if (other == technique || is_wider_chain (technique, other))
    return TRUE;
  if (family >= NONET_FAMILY_FORCING && family != nonet_technique_family (technique))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (wide_names); i++)
    if (wide_names[i].wide == other && technique >= wide_names[i].from && technique <= wide_names[i].to)
      return TRUE;
  return FALSE;
}

/* The thread's own. */
typedef struct
{
  NonetFoundStep *step;
  guint32 seed;
  NonetWorker *worker;
} Choosing;

static void
choosing_free (gpointer data)
{
  g_object_unref (((Choosing *) data)->step);
  g_free (data);
}

static bool
take_any (const SudokuStep *step, void *data)
{
  return false;
}

/* What a step does. */
static SudokuCandidates *
dup_results (const SudokuStep *step, const SudokuShape *shape)
{
  SudokuCandidates *results = sudoku_candidates_new (shape);

  if (results == NULL)
    g_error ("no memory for candidates");
  for (guint i = 0; i < step->n_removed + step->n_placed; i++)
    {
      SudokuCandidate candidate = i < step->n_removed ? step->removed[i] : step->placed[i - step->n_removed];

      results->cell[sudoku_candidate_cell (shape, candidate)] |=
          sudoku_set_of (sudoku_candidate_value (shape, candidate));
    }
  return results;
}

/* Whether a technique has a step here that does some of the same, as far as one can say in time. The name of a fish follows from
 * its houses, whatever else is there. */
static gboolean
does_same (Choosing *self, SudokuFinding *finding, SudokuTechnique technique)
{
  NonetTechniqueFamily family = nonet_technique_family (technique);
  const SudokuStep *step = nonet_found_step_get_step (self->step);
  const SudokuBoard *board = nonet_found_step_get_position (self->step)->board;
  g_autoptr (SudokuCandidates) results = NULL;
  SudokuFindLimits limits;
  SudokuFindResult result;

  if (family == NONET_FAMILY_FISH || family == NONET_FAMILY_FINS || family == NONET_FAMILY_FRANKEN)
    return FALSE;
  results = dup_results (step, board->shape);
  nonet_technique_limit (technique, board->shape->order, TRUE, &limits);
  nonet_worker_set_deadline (self->worker, g_get_monotonic_time () + CHECK_TIME);
  sudoku_finding_set_limits (finding, &limits);
  sudoku_finding_set_target (finding, results);
  result = sudoku_find_steps (finding, board, take_any, NULL);
  sudoku_finding_set_target (finding, NULL);
  return result != SUDOKU_FIND_DONE;
}

/* How far a name is from that of the step: families come before all else. */
static int
distance (SudokuTechnique technique, SudokuTechnique other)
{
  int families = (int) nonet_technique_family (technique) - (int) nonet_technique_family (other);

  return ABS (families) * SUDOKU_N_TECHNIQUES + ABS ((int) technique - (int) other);
}

/* Whether a name may be asked about on a board of an order: large subsets and fish have no place on small ones. */
static gboolean
fits_board (SudokuTechnique technique, guint order)
{
  return 2u * sudoku_technique_info (technique)->size <= MAX (order, 8);
}

/* The names that may be wrong ones, nearest first; returns how many. */
static guint
list_near (SudokuTechnique technique, guint order, SudokuTechnique *list)
{
  guint n = 0;

  for (SudokuTechnique other = 0; other < SUDOKU_BRUTE_FORCE; other++)
    {
      guint place = n;

      if (nonet_name_is_also (technique, other) || !fits_board (other, order))
        continue;
      for (; place > 0 && distance (technique, list[place - 1]) > distance (technique, other); place--)
        list[place] = list[place - 1];
      list[place] = other;
      n++;
    }
  return n;
}

static void
shuffle (SudokuTechnique *list, guint n, GRand *random)
{
  for (guint i = n; i > 1; i--)
    {
      guint k = (guint) g_rand_int_range (random, 0, (gint32) i);
      SudokuTechnique swapped = list[k];

      list[k] = list[i - 1];
      list[i - 1] = swapped;
    }
}

static gpointer
choose_in_worker (NonetWorker *worker, gpointer data, GError **error)
{
  Choosing *self = data;
  const SudokuBoard *board = nonet_found_step_get_position (self->step)->board;
  SudokuTechnique technique = nonet_found_step_get_step (self->step)->technique;
  SudokuTechnique near[SUDOKU_N_TECHNIQUES], wrong[N_NEAREST];
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (board->shape);
  g_autofree NonetNameChoice *choice = g_new (NonetNameChoice, 1);
  g_autoptr (GRand) random = g_rand_new_with_seed (self->seed);
  guint n_near = list_near (technique, board->shape->order, near), n_wrong = 0;

  if (finding == NULL)
    g_error ("no memory for finding steps");
  self->worker = worker;
  sudoku_finding_set_cancel (finding, nonet_worker_is_over, worker);
  for (guint i = 0; i < n_near && n_wrong < N_NEAREST && !nonet_worker_is_cancelled (worker); i++)
    if (!does_same (self, finding, near[i]))
      wrong[n_wrong++] = near[i];
  if (g_cancellable_set_error_if_cancelled (nonet_worker_get_cancellable (worker), error))
    return NULL;
  shuffle (wrong, n_wrong, random);
  choice->name[0] = technique;
  for (guint i = 1; i < NONET_N_NAMES; i++)
    choice->name[i] = wrong[i - 1];
  shuffle (choice->name, NONET_N_NAMES, random);
  return g_steal_pointer (&choice);
}

void
nonet_name_choice_async (NonetFoundStep *step,
                         guint32 seed,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Choosing *self = g_new0 (Choosing, 1);

  g_task_set_source_tag (task, nonet_name_choice_async);
  self->step = g_object_ref (step);
  self->seed = seed;
  nonet_task_run (task, choose_in_worker, self, choosing_free, g_free);
}

NonetNameChoice *
nonet_name_choice_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_name_choice_async), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}

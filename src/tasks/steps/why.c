/* Why a candidate is false or true, found in a worker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/steps/why.h"

#include <string.h>

#include "logic/path.h"
#include "sudoku/decide.h"
#include "tasks/task.h"
#include "words/steps/why-text.h"

/* Lines of explanations as items. */

struct _NonetWhyLine
{
  GObject parent_instance;

  NonetPosition *position;
  NonetFoundStep *step; /* of a line that is one; then line has it as well */
  SudokuWhyLine line;
  guint level;

  gboolean is_verdict;
  SudokuWhy why; /* of a verdict: without lines */
  guint cell, value;
};

G_DEFINE_FINAL_TYPE (NonetWhyLine, nonet_why_line, G_TYPE_OBJECT)

static void
nonet_why_line_finalize (GObject *object)
{
  NonetWhyLine *self = NONET_WHY_LINE (object);

  g_clear_object (&self->step);
  nonet_position_unref (self->position);
  G_OBJECT_CLASS (nonet_why_line_parent_class)->finalize (object);
}

static void
nonet_why_line_class_init (NonetWhyLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_why_line_finalize;
}

static void
nonet_why_line_init (NonetWhyLine *self)
{
}

static NonetWhyLine *
new_at (NonetPosition *position)
{
  NonetWhyLine *self = g_object_new (NONET_TYPE_WHY_LINE, NULL);

  self->position = nonet_position_ref (position);
  return self;
}

/* A line of an explanation on the board that it finds. May be called in any thread. NULL when out of memory. */
static NonetWhyLine *
why_line_new (NonetPosition *position, const SudokuWhyLine *line, guint level)
{
  g_autoptr (NonetFoundStep) step = NULL;
  NonetWhyLine *self;

  if (line->kind == SUDOKU_WHY_LINE_STEP && (step = nonet_found_step_new (position, line->step)) == NULL)
    return NULL;
  self = new_at (position);
  self->line = *line;
  self->level = level;
  if (step != NULL)
    self->line.step = (SudokuStep *) nonet_found_step_get_step (step); /* which nobody changes */
  self->step = g_steal_pointer (&step);
  return self;
}

/* What the lines above have shown of a cell and a value on this board, or what is said where there are none. */
static NonetWhyLine *
why_line_new_verdict (NonetPosition *position, const SudokuWhy *why, guint cell, guint value)
{
  NonetWhyLine *self = new_at (position);

  self->is_verdict = TRUE;
  self->why = (SudokuWhy){ .kind = why->kind, .seen_cell = why->seen_cell };
  self->cell = cell;
  self->value = value;
  return self;
}

guint
nonet_why_line_get_level (NonetWhyLine *self)
{
  return self->level;
}

NonetPosition *
nonet_why_line_get_position (NonetWhyLine *self)
{
  return self->position;
}

NonetFoundStep *
nonet_why_line_get_step (NonetWhyLine *self)
{
  return self->step;
}

char *
nonet_why_line_to_string (NonetWhyLine *self, NonetCellStyle cells)
{
  const NonetNotation notation = { self->position->puzzle->alphabet, cells };

  return self->is_verdict
             ? nonet_words_why_verdict (&self->why, self->position->board, self->cell, self->value, &notation)
             : nonet_words_why_line (&self->line, self->position->board, &notation);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuWhy, sudoku_why_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuBoard, sudoku_board_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuFinding, sudoku_finding_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuDecide, sudoku_decide_free)

/* How long an explanation that was found is made simpler, in µs. */
#define LONGEST_SHORTENING (2 * G_USEC_PER_SEC)

/* What is asked, and what is known of it so far. */
typedef struct
{
  NonetPuzzle *puzzle;
  NonetLogicOptions options;
  guint cell, value;

  NonetWorker *worker;
  NonetPosition *position;
  gboolean unique;
  guint8 *solution;  /* one of them */
  gint64 end;        /* of shortening, by the monotonic clock */
  gboolean is_rival; /* what is being explained may be simpler than what was found: it is not waited for */
  gboolean no_memory;
} Question;

static void
question_free (gpointer data)
{
  Question *self = data;

  g_clear_pointer (&self->position, nonet_position_unref);
  nonet_puzzle_unref (self->puzzle);
  g_free (self->solution);
  g_free (self);
}

void
nonet_explanation_free (NonetExplanation *self)
{
  if (self == NULL)
    return;
  g_clear_object (&self->lines);
  g_free (self);
}

static bool
is_late (void *data)
{
  const Question *self = data;

  return g_get_monotonic_time () > self->end;
}

static bool
is_over (void *data)
{
  Question *self = data;

  return nonet_worker_is_cancelled (self->worker) || (self->is_rival && is_late (self));
}

/* Takes the line over; if it is NULL for want of memory, that is noted. */
static gboolean
add_line (Question *self, GListStore *lines, NonetWhyLine *line)
{
  self->no_memory = self->no_memory || line == NULL;
  if (line == NULL)
    return FALSE;
  g_list_store_append (lines, line);
  g_object_unref (line);
  return TRUE;
}

/* Lines that nobody has shown yet. */
static GListStore *
new_lines (void)
{
  return g_list_store_new (NONET_TYPE_WHY_LINE);
}

/* The position of the puzzle; without marks and struck candidates if these contradict all solutions. Returns what solutions
 * there are. */
static SudokuUniqueness
take_position (Question *self)
{
  const NonetStart starts[] = { self->options.start, NONET_START_BASIC };
  SudokuUniqueness outlook = SUDOKU_UNIQUENESS_NONE;

  self->solution = g_new0 (guint8, self->puzzle->shape->n_cells);
  for (guint i = 0; i < G_N_ELEMENTS (starts) && outlook == SUDOKU_UNIQUENESS_NONE; i++)
    {
      if (i > 0)
        g_clear_pointer (&self->puzzle->eliminated, g_free);
      g_clear_pointer (&self->position, nonet_position_unref);
      self->position = nonet_position_new (self->puzzle, starts[i]);
      if (self->position == NULL)
        return SUDOKU_UNIQUENESS_NO_MEMORY;
      if (sudoku_board_find_fault (self->position->board, NULL) == SUDOKU_FAULT_NONE)
        outlook = sudoku_board_outlook (self->position->board, self->solution, is_over, self);
    }
  self->unique = outlook == SUDOKU_UNIQUENESS_UNIQUE;
  return outlook;
}

/* The board of the position with a candidate that may be gone; NULL when out of memory. */
static NonetPosition *
new_position_with (const Question *self, guint cell, guint value)
{
  const SudokuBoard *board = self->position->board;
  g_autoptr (SudokuGrid) givens = nonet_puzzle_dup_grid (self->puzzle, FALSE);
  g_autoptr (SudokuGrid) values = nonet_puzzle_dup_grid (self->puzzle, TRUE);
  g_autoptr (SudokuCandidates) allowed = sudoku_candidates_new (board->shape);
  g_autoptr (SudokuBoard) with = NULL;

  if (allowed == NULL)
    return NULL;
  memcpy (allowed->cell, board->cell, board->shape->n_cells * sizeof *board->cell);
  allowed->cell[cell] |= sudoku_set_of (value);
  with = sudoku_board_new (givens, values, allowed);
  return nonet_position_new_on (self->position, with);
}

/* Adds the lines that exclude a candidate, and what they come to. Returns what kind of explanation it is. */
static SudokuWhyKind
add_why_not (Question *self, guint cell, guint value, GListStore *lines)
{
  gboolean unique = self->unique && self->options.uniqueness;
  g_autoptr (SudokuWhy) why = sudoku_why_not (self->position->board, cell, value, unique, is_over, is_late, self);
  g_autoptr (NonetPosition) start = NULL;

  if (why == NULL)
    return SUDOKU_WHY_NO_MEMORY;
  start = why->n_lines > 0 ? new_position_with (self, cell, value) : nonet_position_ref (self->position);
  if (start == NULL)
    return SUDOKU_WHY_NO_MEMORY;
  for (guint i = 0; i < why->n_lines; i++)
    {
      g_autoptr (SudokuBoard) board = sudoku_why_line_board (why, start->board, i);
      g_autoptr (NonetPosition) position = nonet_position_new_on (start, board);

      if (position == NULL
          || !add_line (self, lines, why_line_new (position, &why->line[i], sudoku_why_line_level (why, i))))
        return SUDOKU_WHY_NO_MEMORY;
    }
  add_line (self, lines, why_line_new_verdict (self->position, why, cell, value));
  return why->kind;
}

/* The other candidates that have to go for the candidate to be the only one of its cell, or of its value in a house. */
typedef struct
{
  guint n;
  SudokuCandidate other[SUDOKU_MAX_ORDER];
} Alternative;

static void
fill_cell (const Question *self, Alternative *alternative)
{
  const SudokuShape *shape = self->position->board->shape;

  for (SudokuSet set = self->position->board->cell[self->cell]; set != 0; set &= set - 1)
    if (sudoku_set_first (set) != self->value)
      alternative->other[alternative->n++] = sudoku_candidate (shape, self->cell, sudoku_set_first (set));
}

static void
fill_house (const Question *self, guint house, Alternative *alternative)
{
  const SudokuShape *shape = self->position->board->shape;
  uint64_t places = sudoku_board_places (self->position->board, house, self->value);

  for (; places != 0; places &= places - 1)
    {
      guint cell = shape->house[house].cell[__builtin_ctzll (places)];

      if (cell != self->cell)
        alternative->other[alternative->n++] = sudoku_candidate (shape, cell, self->value);
    }
}

static int
compare_alternatives (gconstpointer a, gconstpointer b)
{
  const Alternative *x = a, *y = b;

  return (x->n > y->n) - (x->n < y->n);
}

/* The cell, and its houses that have each value, those with the fewest others first. */
static GArray *
list_alternatives (const Question *self)
{
  const SudokuShape *shape = self->position->board->shape;
  const SudokuCellInfo *info = &shape->cell[self->cell];
  GArray *alternatives = g_array_new (FALSE, TRUE, sizeof (Alternative));
  Alternative of_cell = { 0 };

  fill_cell (self, &of_cell);
  g_array_append_val (alternatives, of_cell);
  for (guint i = 0; i < info->n_seats; i++)
    if (info->seat[i].house < shape->n_full_houses)
      {
        Alternative of_house = { 0 };

        fill_house (self, info->seat[i].house, &of_house);
        g_array_append_val (alternatives, of_house);
      }
  g_array_sort (alternatives, compare_alternatives);
  return alternatives;
}

static bool
take_step (const SudokuStep *step, void *data)
{
  SudokuStep **taken = data;

  *taken = sudoku_step_copy (step);
  return false;
}

/* Adds the single that is left when the others have gone. */
static void
add_single (Question *self, const Alternative *alternative, GListStore *lines)
{
  const SudokuShape *shape = self->position->board->shape;
  g_autoptr (SudokuBoard) board = sudoku_board_copy (self->position->board);
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (shape);
  g_autoptr (SudokuCandidates) target = sudoku_candidates_new (shape);
  g_autoptr (NonetPosition) position = NULL;
  SudokuStep *single = NULL;

  self->no_memory = self->no_memory || board == NULL || finding == NULL || target == NULL;
  if (self->no_memory)
    return;
  for (guint i = 0; i < alternative->n; i++)
    sudoku_board_remove (board, sudoku_candidate_cell (shape, alternative->other[i]),
                         sudoku_candidate_value (shape, alternative->other[i]));
  target->cell[self->cell] = sudoku_set_of (self->value);
  sudoku_finding_set_target (finding, target);
  sudoku_find_steps (finding, board, take_step, &single);
  position = nonet_position_new_on (self->position, board);
  self->no_memory = position == NULL;
  if (single != NULL && position != NULL)
    add_line (self, lines,
              why_line_new (position, &(SudokuWhyLine){ .kind = SUDOKU_WHY_LINE_STEP, .step = single }, 0));
  sudoku_step_free (single);
}

/* The lines of an alternative; NULL if not all others were excluded. */
static GListStore *
explain_alternative (Question *self, const Alternative *alternative, guint most)
{
  const SudokuShape *shape = self->position->board->shape;
  g_autoptr (GListStore) lines = new_lines ();

  for (guint i = 0; i < alternative->n; i++)
    {
      SudokuWhyKind kind = add_why_not (self, sudoku_candidate_cell (shape, alternative->other[i]),
                                        sudoku_candidate_value (shape, alternative->other[i]), lines);

      self->no_memory = self->no_memory || kind == SUDOKU_WHY_NO_MEMORY;
      if (kind > SUDOKU_WHY_CASES || g_list_model_get_n_items (G_LIST_MODEL (lines)) >= most)
        return NULL;
    }
  add_single (self, alternative, lines);
  return self->no_memory ? NULL : g_steal_pointer (&lines);
}

/* The lines of the alternative that takes the fewest; NULL if there is none. */
static GListStore *
explain_true (Question *self)
{
  g_autoptr (GArray) alternatives = list_alternatives (self);
  GListStore *best = NULL;
  guint n_best = G_MAXUINT;

  /* An alternative takes at least two lines for each of the others, and one in the end. */
  for (guint i = 0; i < alternatives->len && !is_over (self); i++)
    {
      const Alternative *alternative = &g_array_index (alternatives, Alternative, i);
      GListStore *lines = NULL;

      if (2 * alternative->n + 1 < n_best)
        lines = explain_alternative (self, alternative, n_best);
      if (lines != NULL)
        {
          g_clear_object (&best);
          best = lines;
          n_best = g_list_model_get_n_items (G_LIST_MODEL (lines));
          self->is_rival = TRUE;
        }
    }
  self->is_rival = FALSE;
  return best;
}

/* Whether there are solutions with and without the value, if several; where there is one with it, it is the solution. */
static NonetWhyKind
find_kind (Question *self)
{
  g_autoptr (SudokuGrid) values = nonet_puzzle_dup_grid (self->puzzle, TRUE);
  g_autoptr (SudokuDecide) decide = NULL;
  SudokuAssumption assumption = { .cell = (uint16_t) self->cell, .value = (uint8_t) self->value };

  if (self->unique)
    return self->solution[self->cell] == self->value ? NONET_WHY_TRUE : NONET_WHY_FALSE;
  decide = sudoku_decide_new_for_grid (values);
  self->no_memory = decide == NULL;
  if (decide == NULL)
    return NONET_WHY_UNKNOWN;
  sudoku_decide_set_cancel (decide, is_over, self);
  if (sudoku_decide_solve (decide, &assumption, 1) != SUDOKU_FOUND)
    return NONET_WHY_FALSE;
  memcpy (self->solution, sudoku_decide_solution (decide), self->puzzle->shape->n_cells);
  assumption.excluded = true;
  return sudoku_decide_solve (decide, &assumption, 1) == SUDOKU_EXHAUSTED ? NONET_WHY_TRUE : NONET_WHY_EITHER;
}

static NonetPosition *
new_solved_position (const Question *self)
{
  g_autoptr (SudokuBoard) board = sudoku_board_copy (self->position->board);

  for (guint cell = 0; board != NULL && cell < board->shape->n_cells; cell++)
    if (board->value[cell] == 0)
      sudoku_board_place (board, cell, self->solution[cell]);
  return nonet_position_new_on (self->position, board);
}

/* An explanation that is one sentence on a board. */
static GListStore *
new_verdict (Question *self, NonetPosition *position, SudokuWhyKind kind)
{
  const SudokuWhy why = { .kind = kind };
  GListStore *lines = new_lines ();

  add_line (self, lines, why_line_new_verdict (position, &why, self->cell, self->value));
  return lines;
}

static void
explain_by_kind (Question *self, NonetExplanation *explanation)
{
  g_autoptr (NonetPosition) solution = NULL;
  GListStore *lines = NULL;
  SudokuWhyKind kind;

  switch (explanation->kind)
    {
    case NONET_WHY_TRUE:
      lines = explain_true (self);
      if (lines != NULL)
        break;
      /* It takes too long to say why; but it can be shown that it is so. */
      explanation->kind = NONET_WHY_EITHER;
      G_GNUC_FALLTHROUGH;
    case NONET_WHY_EITHER:
      solution = new_solved_position (self);
      self->no_memory = self->no_memory || solution == NULL;
      if (solution == NULL)
        return;
      lines = new_verdict (self, solution, SUDOKU_WHY_POSSIBLE);
      break;
    case NONET_WHY_FALSE:
    case NONET_WHY_UNKNOWN:
    default:
      lines = new_lines ();
      kind = add_why_not (self, self->cell, self->value, lines);
      self->no_memory = self->no_memory || kind == SUDOKU_WHY_NO_MEMORY;
      if (kind > SUDOKU_WHY_CASES)
        explanation->kind = NONET_WHY_UNKNOWN;
    }
  if (lines == NULL)
    {
      explanation->kind = NONET_WHY_UNKNOWN;
      lines = new_verdict (self, self->position, SUDOKU_WHY_NOT_FOUND);
    }
  explanation->lines = G_LIST_MODEL (lines);
}

static gpointer
explain (NonetWorker *worker, gpointer data, GError **error)
{
  Question *self = data;
  NonetExplanation *explanation = g_new0 (NonetExplanation, 1);
  SudokuUniqueness outlook;

  self->worker = worker;
  self->end = g_get_monotonic_time () + LONGEST_SHORTENING;
  outlook = take_position (self);
  explanation->kind = NONET_WHY_UNKNOWN;
  if (self->puzzle->givens[self->cell] != 0)
    {
      explanation->kind = self->puzzle->givens[self->cell] == self->value ? NONET_WHY_TRUE : NONET_WHY_FALSE;
      explanation->lines = G_LIST_MODEL (new_verdict (self, self->position, SUDOKU_WHY_FILLED));
    }
  else if (outlook == SUDOKU_UNIQUENESS_NONE)
    explanation->lines = G_LIST_MODEL (new_verdict (self, self->position, SUDOKU_WHY_UNSOLVABLE));
  else if (outlook == SUDOKU_UNIQUENESS_UNIQUE || outlook == SUDOKU_UNIQUENESS_SEVERAL)
    {
      explanation->kind = find_kind (self);
      if (!self->no_memory)
        explain_by_kind (self, explanation);
    }
  if (explanation->lines != NULL && !self->no_memory && !nonet_worker_is_cancelled (worker))
    return explanation;
  nonet_explanation_free (explanation);
  nonet_set_out_of_memory (error);
  return NULL;
}

void
nonet_why_async (NonetPuzzle *puzzle,
                 const NonetLogicOptions *options,
                 guint cell,
                 guint value,
                 GCancellable *cancellable,
                 GAsyncReadyCallback callback,
                 gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Question *question = g_new0 (Question, 1);

  g_return_if_fail (cell < puzzle->shape->n_cells && value >= 1 && value <= puzzle->shape->order);

  *question = (Question){ .puzzle = nonet_puzzle_copy (puzzle), .options = *options, .cell = cell, .value = value };
  question->puzzle->entries[cell] = 0;
  g_task_set_source_tag (task, nonet_why_async);
  nonet_task_run (task, explain, question, question_free, (GDestroyNotify) nonet_explanation_free);
}

NonetExplanation *
nonet_why_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_why_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

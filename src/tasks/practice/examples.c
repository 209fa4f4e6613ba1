/* Examples of techniques, out of a resource.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/practice/examples.h"

#include <string.h>

#include "formats/read.h"
#include "nonet-positions-resources.h"
#include "tasks/task.h"

static const char *const files[] = { "/io/github/nonet/Nonet/positions/positions.txt",
                                     "/io/github/nonet/Nonet/positions/rules.txt" };

/* The fields of a line, apart by colons, which begins with one. */
enum
{
  CODE = 1,
  BOARD = 3,
  REMOVED = 5,
  PLACED,
  N_FIELDS = 8
};

#define ORDER 9

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuFinding, sudoku_finding_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuStep, sudoku_step_free)

/* A line of the resource. */
typedef struct
{
  gsize start, length;
} Line;

typedef struct
{
  GBytes *bytes;
  GArray *lines[SUDOKU_N_TECHNIQUES]; /* of each technique */
} Examples;

/* The technique of a line, whose code stands between its first two colons; FALSE for a comment. */
static gboolean
technique_of (const char *line, gsize length, SudokuTechnique *technique)
{
  const char *end = length > 0 && *line == ':' ? memchr (line + 1, ':', length - 1) : NULL;
  g_autofree char *code = end != NULL ? g_strndup (line + 1, (gsize) (end - line - 1)) : NULL;

  if (code != NULL && !sudoku_technique_from_name (code, technique))
    g_error ("an example is of no technique: “%s”", code);
  return code != NULL;
}

/* Notes where the lines of each technique are: reading the puzzles as well would take longer than a window may wait. */
static void
sort_lines (Examples *self)
{
  gsize size;
  const char *text = g_bytes_get_data (self->bytes, &size);

  for (gsize start = 0; start < size;)
    {
      const char *end = memchr (text + start, '\n', size - start);
      const Line line = { start, end != NULL ? (gsize) (end - text) - start : size - start };
      SudokuTechnique technique;

      if (technique_of (text + start, line.length, &technique))
        g_array_append_val (self->lines[technique], line);
      start += line.length + 1;
    }
}

static gpointer
load_examples (gpointer data)
{
  Examples *self = g_new0 (Examples, 1);
  GByteArray *text = g_byte_array_new ();

  for (guint i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    self->lines[i] = g_array_new (FALSE, FALSE, sizeof (Line));
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = g_resource_lookup_data (nonet_positions_get_resource (), files[i], 0, &error);

      if (bytes == NULL)
        g_error ("no examples: %s", error->message);
      g_byte_array_append (text, g_bytes_get_data (bytes, NULL), (guint) g_bytes_get_size (bytes));
    }
  self->bytes = g_byte_array_free_to_bytes (text);
  sort_lines (self);
  return self;
}

static const Examples *
all_examples (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, load_examples, NULL);
}

guint
nonet_examples_count (SudokuTechnique technique)
{
  g_return_val_if_fail (technique < SUDOKU_N_TECHNIQUES, 0);

  return all_examples ()->lines[technique]->len;
}

static NonetPuzzle *
read_puzzle (GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (NonetReading) reading = nonet_read_bytes (bytes, NULL, NULL, &error);

  if (reading == NULL)
    g_error ("an example cannot be read: %s", error->message);
  return nonet_reading_dup_puzzle (reading, 0);
}

static char *
dup_filled (const char *text)
{
  return *text != '\0' ? g_strdup (text) : NULL;
}

/* A line whose board has further rules, which HoDoKu does not know. */
static NonetPuzzle *
read_line_with_rules (const char *text, gsize length)
{
  g_autofree char *line = g_strndup (text, length);
  g_auto (GStrv) fields = g_strsplit (line, ":", N_FIELDS);
  g_autoptr (GBytes) bytes = NULL;
  NonetPuzzle *puzzle;

  g_return_val_if_fail (g_strv_length (fields) == N_FIELDS, NULL);

  bytes = g_bytes_new (fields[BOARD], strlen (fields[BOARD]));
  puzzle = read_puzzle (bytes);
  puzzle->step_code = g_strdup (fields[CODE]);
  puzzle->step_removed = dup_filled (fields[REMOVED]);
  puzzle->step_placed = dup_filled (fields[PLACED]);
  return puzzle;
}

NonetPuzzle *
nonet_example_dup_puzzle (SudokuTechnique technique, guint index)
{
  const Examples *self = all_examples ();
  g_autoptr (GBytes) bytes = NULL;
  Line line;

  g_return_val_if_fail (index < nonet_examples_count (technique), NULL);

  line = g_array_index (self->lines[technique], Line, index);
  bytes = g_bytes_new_from_bytes (self->bytes, line.start, line.length);
  if (sudoku_technique_info (technique)->needs_rules)
    return read_line_with_rules (g_bytes_get_data (bytes, NULL), line.length);
  return read_puzzle (bytes);
}

void
nonet_example_limit (SudokuTechnique technique, SudokuFindLimits *limits)
{
  nonet_technique_limit (technique, ORDER, TRUE, limits);
}

/* The candidates of a field of the library, each as value, row and column: "455 466". */
static SudokuCandidates *
read_candidates (const SudokuShape *shape, const char *text)
{
  SudokuCandidates *candidates = sudoku_candidates_new (shape);

  for (; candidates != NULL && text != NULL && strlen (text) >= 3; text += text[3] == ' ' ? 4 : 3)
    candidates->cell[ORDER * (guint) (text[1] - '1') + (guint) (text[2] - '1')] |= sudoku_set_of (text[0] - '0');
  return candidates;
}

typedef struct
{
  SudokuCandidates *removed, *placed; /* what the step does */
  SudokuStep *best;
  gboolean no_memory;
} Search;

static gboolean
is_exactly (const SudokuCandidate *list, guint n, const SudokuCandidates *set)
{
  for (guint i = 0; i < n; i++)
    if (!sudoku_set_has (set->cell[sudoku_candidate_cell (set->shape, list[i])],
                         sudoku_candidate_value (set->shape, list[i])))
      return FALSE;
  return sudoku_candidates_count (set) == n;
}

static bool
take (const SudokuStep *step, void *data)
{
  Search *search = data;

  if (!is_exactly (step->removed, step->n_removed, search->removed)
      || !is_exactly (step->placed, step->n_placed, search->placed)
      || (search->best != NULL && sudoku_step_compare (search->best, step) <= 0))
    return true;
  sudoku_step_free (search->best);
  search->best = sudoku_step_copy (step);
  search->no_memory = search->best == NULL;
  return !search->no_memory;
}

static bool
is_cancelled (void *cancellable)
{
  return g_cancellable_is_cancelled (cancellable);
}

NonetFoundStep *
nonet_example_find (SudokuTechnique technique, guint index, GCancellable *cancellable, GError **error)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_example_dup_puzzle (technique, index);
  g_autoptr (NonetPosition) position = nonet_position_new (puzzle, NONET_START_BASIC);
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (puzzle->shape);
  g_autoptr (SudokuCandidates) removed = read_candidates (puzzle->shape, puzzle->step_removed);
  g_autoptr (SudokuCandidates) placed = read_candidates (puzzle->shape, puzzle->step_placed);
  g_autoptr (SudokuStep) best = NULL;
  NonetFoundStep *found = NULL;
  Search search = { .removed = removed, .placed = placed };
  SudokuResult result = SUDOKU_NO_MEMORY;
  SudokuFindLimits limits;

  nonet_example_limit (technique, &limits);
  if (position != NULL && finding != NULL && removed != NULL && placed != NULL)
    {
      sudoku_finding_set_limits (finding, &limits);
      sudoku_finding_set_cancel (finding, is_cancelled, cancellable);
      sudoku_finding_set_target (finding, puzzle->step_removed != NULL ? removed : placed);
      result = sudoku_find_steps (finding, position->board, take, &search);
    }
  if (search.no_memory)
    result = SUDOKU_NO_MEMORY;
  best = search.best;
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  if (result != SUDOKU_NO_MEMORY && best == NULL)
    g_error ("example %u of %s has no step", index, sudoku_technique_info (technique)->id);
  if (result != SUDOKU_NO_MEMORY)
    found = nonet_found_step_new (position, best);
  if (found == NULL)
    nonet_set_out_of_memory (error);
  return found;
}

typedef struct
{
  SudokuTechnique technique;
  guint index;
} Example;

static gpointer
find_in_worker (NonetWorker *worker, gpointer data, GError **error)
{
  const Example *example = data;

  return nonet_example_find (example->technique, example->index, nonet_worker_get_cancellable (worker), error);
}

void
nonet_example_find_async (SudokuTechnique technique,
                          guint index,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Example *example = g_new (Example, 1);

  *example = (Example){ technique, index };
  g_task_set_source_tag (task, nonet_example_find_async);
  nonet_task_run (task, find_in_worker, example, g_free, g_object_unref);
}

NonetFoundStep *
nonet_example_find_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_example_find_async), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}

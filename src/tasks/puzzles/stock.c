/* The kinds of new puzzles, the puzzle of a day, and puzzles that are made in advance, a few of each kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/puzzles/stock.h"

#include <string.h>

#include "formats/shapes.h"
#include "sudoku/count.h"
#include "tasks/files.h"
#include "tasks/task.h"

/* The kinds of puzzles that are kept in stock. */

/* The ranges begin and end where Sudoku Explainer's scale passes from one family of techniques to another: singles; locked
 * candidates, subsets and fish; wings, rectangles and the like; chains; forcing chains. Large boards keep more givens than they
 * need, or they would take a person days. */
static const NonetStockKindInfo kinds[NONET_N_STOCK_KINDS] = {
  [NONET_STOCK_EASY] = { "easy", 3, 3, 10, 23, 0 },
  [NONET_STOCK_MEDIUM] = { "medium", 3, 3, 25, 45, 0 },
  [NONET_STOCK_HARD] = { "hard", 3, 3, 46, 62, 0 },
  [NONET_STOCK_EXPERT] = { "expert", 3, 3, 65, 80, 0 },
  [NONET_STOCK_FIENDISH] = { "fiendish", 3, 3, 81, 90, 0 },
  [NONET_STOCK_4X4] = { "4x4", 2, 2, 0, 0, 0 },
  [NONET_STOCK_6X6] = { "6x6", 2, 3, 0, 0, 0 },
  [NONET_STOCK_12X12] = { "12x12", 3, 4, 0, 0, 66 },
  [NONET_STOCK_16X16] = { "16x16", 4, 4, 0, 0, 130 },
};

const NonetStockKindInfo *
nonet_stock_kind_info (NonetStockKind kind)
{
  g_return_val_if_fail (kind < NONET_N_STOCK_KINDS, NULL);
  return &kinds[kind];
}

NonetStockKind
nonet_stock_kind_from_id (const char *id)
{
  NonetStockKind kind = 0;

  while (kind < NONET_N_STOCK_KINDS && strcmp (kinds[kind].id, id) != 0)
    kind++;
  return kind;
}

/* Between two levels it is the higher one, and beyond all the highest. */
NonetStockKind
nonet_stock_kind_of (const SudokuShape *shape, guint rating)
{
  NonetStockKind kind = 0;

  if (sudoku_shape_is_nine (shape))
    {
      while (kind + 1 < NONET_N_DIFFICULTIES && rating > kinds[kind].hardest)
        kind++;
      return kind;
    }
  for (kind = NONET_N_DIFFICULTIES; kind < NONET_N_STOCK_KINDS; kind++)
    if (sudoku_shape_equal (shape, nonet_shape_get (kinds[kind].box_rows, kinds[kind].box_columns)))
      break;
  return kind;
}

SudokuWish
nonet_stock_kind_wish (NonetStockKind kind)
{
  const NonetStockKindInfo *info = nonet_stock_kind_info (kind);

  return (SudokuWish){
    .shape = nonet_shape_get (info->box_rows, info->box_columns),
    .symmetries = 1u << SUDOKU_SYMMETRY_180,
    .least = info->least,
    .easiest = info->easiest,
    .hardest = info->hardest,
  };
}

/* The puzzle of a day. */

NonetStockKind
nonet_daily_kind (const GDate *day)
{
  static const NonetStockKind week[] = {
    [G_DATE_MONDAY] = NONET_STOCK_EASY,      [G_DATE_TUESDAY] = NONET_STOCK_EASY,
    [G_DATE_WEDNESDAY] = NONET_STOCK_MEDIUM, [G_DATE_THURSDAY] = NONET_STOCK_MEDIUM,
    [G_DATE_FRIDAY] = NONET_STOCK_HARD,      [G_DATE_SATURDAY] = NONET_STOCK_HARD,
    [G_DATE_SUNDAY] = NONET_STOCK_EXPERT,
  };

  return week[g_date_get_weekday (day)];
}

/* As a person would write it, 20261127, so that the command line makes the same. */
NonetGenerating *
nonet_daily_new (const GDate *day)
{
  const SudokuWish wish = nonet_stock_kind_wish (nonet_daily_kind (day));
  guint64 seed = g_date_get_year (day) * 10000u + g_date_get_month (day) * 100u + g_date_get_day (day);

  return nonet_generating_new (&wish, seed, 1);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuCount, sudoku_count_free)

/* The stock. */

struct _NonetStock
{
  GObject parent_instance;

  char *folder;
  GPtrArray *shelf[NONET_N_STOCK_KINDS]; /* NonetPuzzle */
  gboolean changed[NONET_N_STOCK_KINDS]; /* since its file was written last */
  gboolean loaded;
  gboolean filling;
  gboolean writing;     /* one file at a time */
  gboolean unwritable;  /* so it is kept in memory only */
  NonetStockKind first; /* to be filled */
  NonetStockKind kind;  /* that is being made */
  NonetGenerating *generating;
  guint n_taken; /* of what is being made */
  GCancellable *cancellable;
};

G_DEFINE_FINAL_TYPE (NonetStock, nonet_stock, G_TYPE_OBJECT)

static GFile *
file_of (const char *folder, NonetStockKind kind)
{
  g_autofree char *name = g_strconcat (nonet_stock_kind_info (kind)->id, ".txt", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return g_file_new_for_path (path);
}

static GPtrArray *
new_shelf (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) nonet_puzzle_unref);
}

/* Writing. */

/* In a worker. */
static gboolean
write_shelf (gpointer data, GOutputStream *stream, NonetWorker *worker, GError **error)
{
  GPtrArray *shelf = data;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < shelf->len; i++)
    {
      NonetPuzzle *puzzle = shelf->pdata[i];

      nonet_write_line (text, puzzle->alphabet, puzzle->shape, puzzle->givens);
      g_string_append_c (text, '\n');
    }
  return g_output_stream_write_all (stream, text->str, text->len, NULL, NULL, error);
}

static void write_next (NonetStock *self);

static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetStock) self = user_data;
  g_autoptr (GError) error = NULL;

  self->writing = FALSE;
  self->unwritable = !nonet_replace_file_finish (result, &error);
  if (self->unwritable)
    g_message ("New puzzles could not be kept for the next start: %s", error->message);
  else
    write_next (self);
}

static void
write_next (NonetStock *self)
{
  NonetStockKind kind = 0;
  g_autoptr (GFile) file = NULL;

  while (kind < NONET_N_STOCK_KINDS && !self->changed[kind])
    kind++;
  if (self->writing || self->unwritable || !self->loaded || kind == NONET_N_STOCK_KINDS)
    return;
  self->changed[kind] = FALSE;
  self->writing = TRUE;
  file = file_of (self->folder, kind);
  nonet_replace_file_async (
      file, write_shelf, g_ptr_array_copy (self->shelf[kind], (GCopyFunc) (void *) nonet_puzzle_ref, NULL),
      (GDestroyNotify) g_ptr_array_unref, G_FILE_CREATE_PRIVATE | G_FILE_CREATE_REPLACE_DESTINATION, NULL, written_cb,
      g_object_ref (self));
}

static void
change (NonetStock *self, NonetStockKind kind)
{
  self->changed[kind] = TRUE;
  write_next (self);
  g_signal_emit_by_name (self, "changed");
}

/* Filling. */

static NonetStockKind
kind_to_fill (NonetStock *self)
{
  for (guint i = 0; i < NONET_N_STOCK_KINDS; i++)
    {
      NonetStockKind kind = (self->first + i) % NONET_N_STOCK_KINDS;

      if (self->shelf[kind]->len < NONET_STOCK_SIZE)
        return kind;
    }
  return NONET_N_STOCK_KINDS;
}

/* Takes over what was made since the last time. */
static void
take_made (NonetStock *self)
{
  GPtrArray *shelf = self->shelf[self->kind];
  guint n_made = nonet_generating_get_n_made (self->generating);

  if (self->n_taken == n_made)
    return;
  for (; self->n_taken < n_made && shelf->len < NONET_STOCK_SIZE; self->n_taken++)
    g_ptr_array_add (shelf, nonet_generating_dup_puzzle (self->generating, self->n_taken));
  self->n_taken = n_made;
  change (self, self->kind);
}

static void fill (NonetStock *self);

static void
stop (NonetStock *self)
{
  if (self->generating != NULL)
    g_signal_handlers_disconnect_by_data (self->generating, self);
  g_clear_object (&self->generating);
}

static void
changed_cb (NonetStock *self)
{
  take_made (self);
  if (nonet_generating_get_state (self->generating) == NONET_GENERATING_WORKING)
    return;
  stop (self);
  fill (self);
}

/* Makes what is missing of one kind, unless something is made already. */
static void
fill (NonetStock *self)
{
  NonetStockKind kind = kind_to_fill (self);
  SudokuWish wish;

  if (!self->filling || !self->loaded || self->generating != NULL || kind == NONET_N_STOCK_KINDS)
    return;
  self->kind = kind;
  self->n_taken = 0;
  wish = nonet_stock_kind_wish (kind);
  self->generating = nonet_generating_new (&wish, (guint64) g_random_int () << 32 | g_random_int (),
                                           NONET_STOCK_SIZE - self->shelf[kind]->len);
  g_signal_connect_swapped (self->generating, "changed", G_CALLBACK (changed_cb), self);
}

void
nonet_stock_set_filling (NonetStock *self, gboolean filling)
{
  g_return_if_fail (NONET_IS_STOCK (self));

  self->filling = filling;
  if (filling)
    fill (self);
  else
    stop (self);
}

guint
nonet_stock_count (NonetStock *self, NonetStockKind kind)
{
  return self->shelf[kind]->len;
}

NonetPuzzle *
nonet_stock_peek (NonetStock *self, NonetStockKind kind)
{
  return self->shelf[kind]->len > 0 ? self->shelf[kind]->pdata[0] : NULL;
}

NonetPuzzle *
nonet_stock_take (NonetStock *self, NonetStockKind kind)
{
  NonetPuzzle *puzzle;

  g_return_val_if_fail (NONET_IS_STOCK (self) && kind < NONET_N_STOCK_KINDS, NULL);

  self->first = kind;
  if (self->shelf[kind]->len == 0)
    return NULL;
  puzzle = g_ptr_array_steal_index (self->shelf[kind], 0);
  change (self, kind);
  fill (self);
  return puzzle;
}

/* Reading. */

typedef struct
{
  GPtrArray *shelf[NONET_N_STOCK_KINDS];
} Shelves;

static void
shelves_free (gpointer data)
{
  Shelves *shelves = data;

  for (guint i = 0; i < NONET_N_STOCK_KINDS; i++)
    g_clear_pointer (&shelves->shelf[i], g_ptr_array_unref);
  g_free (shelves);
}

/* Whether it has one solution, and is on the right board. */
static gboolean
is_sound (NonetPuzzle *puzzle, const SudokuShape *shape, NonetWorker *worker)
{
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, FALSE);
  g_autoptr (SudokuCount) count = NULL;

  if (!sudoku_shape_equal (puzzle->shape, shape))
    return FALSE;
  count = sudoku_count_new (grid);
  if (count == NULL)
    return FALSE;
  sudoku_count_set_cancel (count, nonet_worker_is_cancelled, worker);
  return sudoku_count_run (count, 2) == SUDOKU_EXHAUSTED && sudoku_count_total (count).low == 1;
}

static GPtrArray *
load_shelf (const char *folder, NonetStockKind kind, NonetWorker *worker)
{
  const NonetStockKindInfo *info = nonet_stock_kind_info (kind);
  const SudokuShape *shape = nonet_shape_get (info->box_rows, info->box_columns);
  g_autoptr (NonetAlphabet) alphabet = nonet_alphabet_new_usual (shape->order);
  const NonetReadOptions options = { info->box_rows, info->box_columns, alphabet, 0 };
  g_autoptr (GFile) file = file_of (folder, kind);
  g_autoptr (NonetReading) reading = nonet_read_file (file, &options, nonet_worker_get_cancellable (worker), NULL);
  GPtrArray *shelf = new_shelf ();

  for (guint i = 0; reading != NULL && i < nonet_reading_get_n_puzzles (reading) && shelf->len < NONET_STOCK_SIZE; i++)
    {
      g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, i);

      if (is_sound (puzzle, shape, worker))
        g_ptr_array_add (shelf, g_steal_pointer (&puzzle));
    }
  return shelf;
}

static gpointer
load (NonetWorker *worker, gpointer folder, GError **error)
{
  Shelves *shelves = g_new0 (Shelves, 1);

  g_mkdir_with_parents (folder, 0700);
  for (NonetStockKind kind = 0; kind < NONET_N_STOCK_KINDS; kind++)
    shelves->shelf[kind] = load_shelf (folder, kind, worker);
  return shelves;
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Shelves *shelves = g_task_propagate_pointer (G_TASK (result), NULL);
  NonetStock *self = NONET_STOCK (source);

  if (shelves == NULL)
    return;
  for (guint i = 0; i < NONET_N_STOCK_KINDS; i++)
    {
      g_ptr_array_unref (self->shelf[i]);
      self->shelf[i] = g_steal_pointer (&shelves->shelf[i]);
    }
  shelves_free (shelves);
  self->loaded = TRUE;
  g_signal_emit_by_name (self, "changed");
  fill (self);
}

NonetStock *
nonet_stock_new (const char *folder)
{
  NonetStock *self = g_object_new (NONET_TYPE_STOCK, NULL);
  g_autoptr (GTask) task = g_task_new (self, self->cancellable, loaded_cb, NULL);

  self->folder = g_strdup (folder);
  nonet_task_run (task, load, g_strdup (folder), g_free, shelves_free);
  return self;
}

void
nonet_stock_flush (NonetStock *self)
{
  g_return_if_fail (NONET_IS_STOCK (self));

  nonet_stock_set_filling (self, FALSE);
  g_cancellable_cancel (self->cancellable);
  while (self->writing)
    g_main_context_iteration (NULL, TRUE);
}

static void
nonet_stock_finalize (GObject *object)
{
  NonetStock *self = NONET_STOCK (object);

  stop (self);
  for (guint i = 0; i < NONET_N_STOCK_KINDS; i++)
    g_ptr_array_unref (self->shelf[i]);
  g_free (self->folder);
  g_object_unref (self->cancellable);
  G_OBJECT_CLASS (nonet_stock_parent_class)->finalize (object);
}

static void
nonet_stock_class_init (NonetStockClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_stock_finalize;
  g_signal_new ("changed", NONET_TYPE_STOCK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_stock_init (NonetStock *self)
{
  for (guint i = 0; i < NONET_N_STOCK_KINDS; i++)
    self->shelf[i] = new_shelf ();
  self->cancellable = g_cancellable_new ();
}

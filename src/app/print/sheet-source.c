/* Gathering the items of a sheet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/print/sheet-source.h"

#include "tasks/practice/answer-keys.h"

/* At most that many puzzles of a collection are taken at first. */
#define FIRST_RANGE 1000

/* No more puzzles than this are put on paper at once. */
#define MOST_PUZZLES 10000

struct _NonetSheetSource
{
  GObject parent_instance;

  NonetReading *collection; /* or … */
  NonetPuzzle *puzzle;      /* … one puzzle */
  NonetBoardOverlay *shown;
  gboolean own_marks;
  guint first, last; /* of the collection, from 1 */
  gboolean levels;

  GPtrArray *items;
  double share;
  GCancellable *cancellable; /* of the search under way */
};

G_DEFINE_FINAL_TYPE (NonetSheetSource, nonet_sheet_source, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
emit_changed (NonetSheetSource *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

void
nonet_sheet_source_cancel (NonetSheetSource *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* Makes an item of what was found. */
static NonetSheetItem *
take_item (NonetSheetSource *self, NonetKeyedPuzzle *keyed, guint number)
{
  NonetSheetItem *item = nonet_sheet_item_new (keyed->puzzle, number);

  item->solution = g_steal_pointer (&keyed->key.solution);
  item->remark = g_steal_pointer (&keyed->key.remark);
  item->level = g_steal_pointer (&keyed->key.level);
  if (self->puzzle == NULL)
    return item;
  item->own_marks = self->own_marks;
  item->overlay = self->shown != NULL ? nonet_board_overlay_ref (self->shown) : NULL;
  return item;
}

static void
found_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetSheetSource) self = user_data;
  g_autoptr (GPtrArray) found = nonet_answer_keys_finish (result, NULL);

  /* What was cancelled makes room for another search. */
  if (found == NULL || self->cancellable != g_task_get_cancellable (G_TASK (result)))
    return;
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  self->items = g_ptr_array_new_full (found->len, (GDestroyNotify) nonet_sheet_item_free);
  for (guint i = 0; i < found->len; i++)
    g_ptr_array_add (self->items, take_item (self, found->pdata[i], self->first + i));
  self->share = 1;
  emit_changed (self);
}

static void
show_progress (guint64 done, double share, gpointer user_data)
{
  NonetSheetSource *self = user_data;

  self->share = share;
  emit_changed (self);
}

static void
search (NonetSheetSource *self)
{
  nonet_sheet_source_cancel (self);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  self->share = 0;
  self->cancellable = g_cancellable_new ();
  if (self->collection != NULL)
    nonet_answer_keys_async (self->collection, self->first - 1, self->last + 1 - self->first, self->levels,
                             show_progress, self, self->cancellable, found_cb, g_object_ref (self));
  else
    nonet_answer_key_async (self->puzzle, self->levels, self->cancellable, found_cb, g_object_ref (self));
  emit_changed (self);
}

void
nonet_sheet_source_set_range (NonetSheetSource *self, guint first, guint last)
{
  guint n = self->collection != NULL ? nonet_reading_get_n_puzzles (self->collection) : 1;

  first = CLAMP (first, 1, n);
  last = CLAMP (last, first, MIN (n, first + MOST_PUZZLES - 1));
  if (first == self->first && last == self->last)
    return;
  self->first = first;
  self->last = last;
  search (self);
}

void
nonet_sheet_source_get_range (NonetSheetSource *self, guint *first, guint *last)
{
  *first = self->first;
  *last = self->last;
}

void
nonet_sheet_source_set_levels (NonetSheetSource *self, gboolean levels)
{
  if (self->levels == levels)
    return;
  self->levels = levels;
  /* Those that were found once may be there without being shown. */
  if (levels)
    search (self);
}

NonetReading *
nonet_sheet_source_get_collection (NonetSheetSource *self)
{
  return self->collection;
}

GPtrArray *
nonet_sheet_source_get_items (NonetSheetSource *self)
{
  return self->items;
}

double
nonet_sheet_source_get_share (NonetSheetSource *self)
{
  return self->share;
}

static void
nonet_sheet_source_finalize (GObject *object)
{
  NonetSheetSource *self = NONET_SHEET_SOURCE (object);

  g_clear_object (&self->cancellable);
  g_clear_object (&self->collection);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  g_clear_pointer (&self->shown, nonet_board_overlay_unref);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  G_OBJECT_CLASS (nonet_sheet_source_parent_class)->finalize (object);
}

static void
nonet_sheet_source_class_init (NonetSheetSourceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_sheet_source_finalize;
  signals[CHANGED] =
      g_signal_new ("changed", NONET_TYPE_SHEET_SOURCE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_sheet_source_init (NonetSheetSource *self)
{
}

NonetSheetSource *
nonet_sheet_source_new_puzzle (NonetPuzzle *puzzle, NonetBoardOverlay *shown, gboolean own_marks)
{
  NonetSheetSource *self = g_object_new (NONET_TYPE_SHEET_SOURCE, NULL);

  self->puzzle = nonet_puzzle_ref (puzzle);
  self->shown = shown != NULL ? nonet_board_overlay_ref (shown) : NULL;
  self->own_marks = own_marks;
  nonet_sheet_source_set_range (self, 1, 1);
  return self;
}

NonetSheetSource *
nonet_sheet_source_new_collection (NonetReading *collection)
{
  NonetSheetSource *self = g_object_new (NONET_TYPE_SHEET_SOURCE, NULL);

  self->collection = g_object_ref (collection);
  nonet_sheet_source_set_range (self, 1, FIRST_RANGE);
  return self;
}

/* The puzzles of a reading as a list whose items are made when they are looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/files/collection-model.h"

#include <string.h>

#include "formats/difficulty.h"

struct _NonetCollectionItem
{
  GObject parent_instance;

  NonetReading *reading;
  NonetProgress *progress; /* or NULL */
  guint index;
  NonetPuzzle *puzzle;
  gboolean is_looked_at; /* then what follows is known */
  double difficulty;
  guint n_givens;
  NonetProgressState state;
};

G_DEFINE_FINAL_TYPE (NonetCollectionItem, nonet_collection_item, G_TYPE_OBJECT)

static void
nonet_collection_item_finalize (GObject *object)
{
  NonetCollectionItem *self = NONET_COLLECTION_ITEM (object);

  g_clear_object (&self->reading);
  g_clear_object (&self->progress);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  G_OBJECT_CLASS (nonet_collection_item_parent_class)->finalize (object);
}

static void
nonet_collection_item_class_init (NonetCollectionItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_collection_item_finalize;
}

static void
nonet_collection_item_init (NonetCollectionItem *self)
{
}

guint
nonet_collection_item_get_index (NonetCollectionItem *self)
{
  return self->index;
}

NonetPuzzle *
nonet_collection_item_get_puzzle (NonetCollectionItem *self)
{
  if (self->puzzle == NULL)
    self->puzzle = nonet_reading_dup_puzzle (self->reading, self->index);
  return self->puzzle;
}

/* What lists are sorted by: a puzzle that is not shown need not stay in memory for it. */
static void
look_at (NonetCollectionItem *self)
{
  g_autoptr (NonetPuzzle) puzzle = NULL;

  if (self->is_looked_at)
    return;
  puzzle =
      self->puzzle != NULL ? nonet_puzzle_ref (self->puzzle) : nonet_reading_dup_puzzle (self->reading, self->index);
  self->difficulty = nonet_difficulty_to_number (puzzle->difficulty);
  self->n_givens = nonet_puzzle_count_givens (puzzle);
  if (self->progress != NULL)
    self->state = nonet_progress_get_state (self->progress, puzzle);
  self->is_looked_at = TRUE;
}

double
nonet_collection_item_get_difficulty (NonetCollectionItem *self)
{
  look_at (self);
  return self->difficulty;
}

guint
nonet_collection_item_get_n_givens (NonetCollectionItem *self)
{
  look_at (self);
  return self->n_givens;
}

NonetProgressState
nonet_collection_item_get_state (NonetCollectionItem *self)
{
  look_at (self);
  return self->state;
}

gboolean
nonet_collection_item_matches (NonetCollectionItem *self, const char *text)
{
  g_autofree char *wanted = g_utf8_casefold (text, -1);
  char number[16];
  const char *title;

  g_snprintf (number, sizeof number, "%u", self->index + 1);
  if (g_str_has_prefix (number, wanted))
    return TRUE;
  /* A text of digits only is a number: no need to read every puzzle for its title. */
  if (strspn (wanted, "0123456789") == strlen (wanted))
    return FALSE;

  title = nonet_collection_item_get_puzzle (self)->title;
  if (title != NULL)
    {
      g_autofree char *folded = g_utf8_casefold (title, -1);

      return strstr (folded, wanted) != NULL;
    }
  return FALSE;
}

struct _NonetCollectionModel
{
  GObject parent_instance;

  NonetReading *reading;
  NonetProgress *progress; /* or NULL */
};

static GType
get_item_type (GListModel *model)
{
  return NONET_TYPE_COLLECTION_ITEM;
}

static guint
get_n_items (GListModel *model)
{
  return nonet_reading_get_n_puzzles (NONET_COLLECTION_MODEL (model)->reading);
}

static gpointer
get_item (GListModel *model, guint position)
{
  NonetCollectionModel *self = NONET_COLLECTION_MODEL (model);
  NonetCollectionItem *item;

  if (position >= get_n_items (model))
    return NULL;
  item = g_object_new (NONET_TYPE_COLLECTION_ITEM, NULL);
  item->reading = g_object_ref (self->reading);
  item->progress = self->progress != NULL ? g_object_ref (self->progress) : NULL;
  item->index = position;
  return item;
}

static void
list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (NonetCollectionModel,
                               nonet_collection_model,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
nonet_collection_model_finalize (GObject *object)
{
  NonetCollectionModel *self = NONET_COLLECTION_MODEL (object);

  g_clear_object (&self->reading);
  g_clear_object (&self->progress);
  G_OBJECT_CLASS (nonet_collection_model_parent_class)->finalize (object);
}

static void
nonet_collection_model_class_init (NonetCollectionModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_collection_model_finalize;
}

static void
nonet_collection_model_init (NonetCollectionModel *self)
{
}

NonetCollectionModel *
nonet_collection_model_new (NonetReading *reading, NonetProgress *progress)
{
  NonetCollectionModel *self = g_object_new (NONET_TYPE_COLLECTION_MODEL, NULL);

  self->reading = g_object_ref (reading);
  self->progress = progress != NULL ? g_object_ref (progress) : NULL;
  return self;
}

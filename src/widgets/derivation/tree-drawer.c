/* When a search tree is drawn again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/derivation/tree-drawer.h"

/* While a tree grows it rests this many times as long as drawing takes, in microseconds at least. */
#define REST 3
#define LEAST_REST 150000

struct _NonetTreeDrawer
{
  NonetSearchTree *tree;
  NonetTreeFolding *folding;
  NonetTreeDrawnFunc drawn;
  gpointer owner;
  guint32 wanted, path_end;

  GCancellable *cancellable; /* NULL: nothing is under way */
  gboolean is_stale;         /* it must be drawn again, at once … */
  gboolean is_due;           /* … or after a rest */
  gboolean has_drawn;
  guint32 n_drawn; /* how many nodes the tree had */
  gint64 begun, took;
  guint source; /* rests */
};

NonetTreeDrawer *
nonet_tree_drawer_new (NonetSearchTree *tree, NonetTreeFolding *folding, NonetTreeDrawnFunc drawn, gpointer owner)
{
  NonetTreeDrawer *self = g_new0 (NonetTreeDrawer, 1);

  self->tree = tree;
  self->folding = folding;
  self->drawn = drawn;
  self->owner = owner;
  self->path_end = G_MAXUINT32;
  return self;
}

void
nonet_tree_drawer_free (NonetTreeDrawer *self)
{
  if (self == NULL)
    return;
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_handle_id (&self->source, g_source_remove);
  g_free (self);
}

void
nonet_tree_drawer_set_wanted (NonetTreeDrawer *self, guint32 wanted)
{
  if (self->wanted == wanted)
    return;
  self->wanted = wanted;
  nonet_tree_drawer_draw_later (self);
}

void
nonet_tree_drawer_set_path_end (NonetTreeDrawer *self, guint32 path_end)
{
  self->path_end = path_end;
}

gboolean
nonet_tree_drawer_is_done (NonetTreeDrawer *self)
{
  return self->cancellable == NULL && self->source == 0 && self->n_drawn == nonet_search_tree_get_n_nodes (self->tree);
}

static void
drawn_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  NonetTreeDrawing *drawing = nonet_tree_folding_draw_finish (NONET_SEARCH_TREE (source), result, &error);
  NonetTreeDrawer *self = user_data;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->cancellable);
  self->took = g_get_monotonic_time () - self->begun;
  self->has_drawn = TRUE;
  if (self->is_stale)
    nonet_tree_drawer_draw (self);
  else if (self->is_due)
    nonet_tree_drawer_draw_later (self);
  if (drawing != NULL)
    self->drawn (self->owner, drawing);
}

void
nonet_tree_drawer_draw (NonetTreeDrawer *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  self->is_stale = self->cancellable != NULL;
  if (self->is_stale || nonet_search_tree_get_n_nodes (self->tree) == 0)
    return;
  self->is_due = FALSE;
  self->cancellable = g_cancellable_new ();
  self->begun = g_get_monotonic_time ();
  self->n_drawn = nonet_search_tree_get_n_nodes (self->tree);
  nonet_tree_folding_draw_async (self->folding, self->tree, self->wanted, self->path_end, self->cancellable, drawn_cb,
                                 self);
}

void
nonet_tree_drawer_draw_later (NonetTreeDrawer *self)
{
  gint64 end = self->begun + self->took + MAX (LEAST_REST, REST * self->took), now = g_get_monotonic_time ();

  if (self->source != 0)
    return;
  if (self->cancellable != NULL)
    self->is_due = TRUE;
  else if (!self->has_drawn || now >= end)
    nonet_tree_drawer_draw (self);
  else
    self->source =
        g_timeout_add_once ((guint) ((end - now) / 1000) + 1, (GSourceOnceFunc) nonet_tree_drawer_draw, self);
}

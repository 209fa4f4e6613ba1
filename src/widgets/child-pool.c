/* The children of a widget that shows some of many numbered things: those out of sight are kept to be used again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/child-pool.h"

void
nonet_child_pool_init (NonetChildPool *self, GtkWidget *parent, GtkWidget *(*create) (GtkWidget *parent))
{
  self->parent = parent;
  self->create = create;
  self->shown = g_hash_table_new (NULL, NULL);
  self->spare = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
}

GtkWidget *
nonet_child_pool_get (NonetChildPool *self, guint number)
{
  return g_hash_table_lookup (self->shown, GUINT_TO_POINTER (number));
}

GtkWidget *
nonet_child_pool_add (NonetChildPool *self, guint number)
{
  GtkWidget *child;

  if (self->spare->len > 0)
    {
      child = g_ptr_array_steal_index_fast (self->spare, self->spare->len - 1);
      gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN, FALSE, -1);
    }
  else
    {
      child = self->create (self->parent);
      gtk_widget_set_parent (child, self->parent);
    }
  gtk_widget_set_child_visible (child, TRUE);
  g_hash_table_insert (self->shown, GUINT_TO_POINTER (number), child);
  return child;
}

void
nonet_child_pool_retire (NonetChildPool *self, gboolean (*in_sight) (GtkWidget *parent, guint number))
{
  GHashTableIter iter;
  gpointer number, child;

  g_hash_table_iter_init (&iter, self->shown);
  while (g_hash_table_iter_next (&iter, &number, &child))
    {
      if (in_sight != NULL
          && (in_sight (self->parent, GPOINTER_TO_UINT (number)) || gtk_widget_has_focus (GTK_WIDGET (child))))
        continue;
      gtk_widget_set_child_visible (child, FALSE);
      /* Screen readers would see it all the same. */
      gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
      g_ptr_array_add (self->spare, child);
      g_hash_table_iter_remove (&iter);
    }
}

void
nonet_child_pool_foreach (NonetChildPool *self, void (*func) (GtkWidget *parent, GtkWidget *child, guint number))
{
  GHashTableIter iter;
  gpointer number, child;

  g_hash_table_iter_init (&iter, self->shown);
  while (g_hash_table_iter_next (&iter, &number, &child))
    func (self->parent, child, GPOINTER_TO_UINT (number));
}

void
nonet_child_pool_allocate (NonetChildPool *self, void (*area) (GtkWidget *parent, guint number, GtkAllocation *place))
{
  GHashTableIter iter;
  gpointer number, child;

  g_hash_table_iter_init (&iter, self->shown);
  while (g_hash_table_iter_next (&iter, &number, &child))
    {
      GtkAllocation place;
      int least;

      area (self->parent, GPOINTER_TO_UINT (number), &place);
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      gtk_widget_size_allocate (child, &place, -1);
    }
}

void
nonet_child_pool_clear (NonetChildPool *self)
{
  GList *children = g_hash_table_get_values (self->shown);

  g_hash_table_remove_all (self->shown);
  g_list_free_full (children, (GDestroyNotify) gtk_widget_unparent);
  g_ptr_array_set_size (self->spare, 0);
}

void
nonet_child_pool_finalize (NonetChildPool *self)
{
  g_hash_table_unref (self->shown);
  g_ptr_array_unref (self->spare);
}

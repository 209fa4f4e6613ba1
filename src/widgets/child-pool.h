/* The children of a widget that shows some of many numbered things: those out of sight are kept to be used again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* Part of a widget's instance. */
typedef struct
{
  GtkWidget *parent;
  GtkWidget *(*create) (GtkWidget *parent);
  GHashTable *shown; /* number → GtkWidget */
  GPtrArray *spare;
} NonetChildPool;

/* In the instance's init. create makes a child that has no parent yet. */
void nonet_child_pool_init (NonetChildPool *self, GtkWidget *parent, GtkWidget *(*create) (GtkWidget *parent));

/* The child of a number, or NULL; and one that gets this number now. */
GtkWidget *nonet_child_pool_get (NonetChildPool *self, guint number);
GtkWidget *nonet_child_pool_add (NonetChildPool *self, guint number);

/* Puts all children away but those in sight and the one with the focus; in_sight NULL: all. */
void nonet_child_pool_retire (NonetChildPool *self, gboolean (*in_sight) (GtkWidget *parent, guint number));

/* Calls func for every child that is shown. */
void nonet_child_pool_foreach (NonetChildPool *self, void (*func) (GtkWidget *parent, GtkWidget *child, guint number));

/* Lays the children out: area () says where each is. */
void nonet_child_pool_allocate (NonetChildPool *self,
                                void (*area) (GtkWidget *parent, guint number, GtkAllocation *place));

/* Removes all children; the pool can be used again. */
void nonet_child_pool_clear (NonetChildPool *self);

/* In finalize, after nonet_child_pool_clear () in dispose. */
void nonet_child_pool_finalize (NonetChildPool *self);

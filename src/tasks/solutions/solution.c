/* One solution of the list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/solutions/solution-private.h"

#include <string.h>

struct _NonetSolution
{
  GObject parent_instance;

  guint64 index;
  guint n_cells;
  gboolean ready;
  guint8 *values;
  NonetSolutionGoneFunc gone;
  gpointer owner;
};

G_DEFINE_FINAL_TYPE (NonetSolution, nonet_solution, G_TYPE_OBJECT)

enum
{
  PROP_READY = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

NonetSolution *
nonet_solution_new (guint64 index, guint n_cells, const guint8 *values)
{
  NonetSolution *self = g_object_new (NONET_TYPE_SOLUTION, NULL);

  self->index = index;
  self->n_cells = n_cells;
  self->values = g_malloc0 (n_cells);
  if (values != NULL)
    nonet_solution_set_values (self, values);
  return self;
}

void
nonet_solution_set_values (NonetSolution *self, const guint8 *values)
{
  memcpy (self->values, values, self->n_cells);
  self->ready = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_READY]);
}

void
nonet_solution_set_gone_func (NonetSolution *self, NonetSolutionGoneFunc gone, gpointer owner)
{
  self->gone = gone;
  self->owner = owner;
}

guint64
nonet_solution_get_index (NonetSolution *self)
{
  g_return_val_if_fail (NONET_IS_SOLUTION (self), 0);
  return self->index;
}

const guint8 *
nonet_solution_get_values (NonetSolution *self)
{
  g_return_val_if_fail (NONET_IS_SOLUTION (self), NULL);
  return self->values;
}

GBytes *
nonet_solution_dup_bytes (NonetSolution *self)
{
  g_return_val_if_fail (NONET_IS_SOLUTION (self), NULL);
  return g_bytes_new (self->values, self->n_cells);
}

gboolean
nonet_solution_get_ready (NonetSolution *self)
{
  g_return_val_if_fail (NONET_IS_SOLUTION (self), FALSE);
  return self->ready;
}

void
nonet_solution_when_ready (NonetSolution *self, NonetSolutionReadyFunc handler, GObject *object)
{
  g_return_if_fail (NONET_IS_SOLUTION (self));

  if (self->ready)
    handler (self, NULL, object);
  else if (g_signal_handler_find (self, G_SIGNAL_MATCH_FUNC | G_SIGNAL_MATCH_DATA, 0, 0, NULL, handler, object) == 0)
    g_signal_connect_object (self, "notify::ready", G_CALLBACK (handler), object, 0);
}

static void
nonet_solution_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_READY)
    g_value_set_boolean (value, NONET_SOLUTION (object)->ready);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
nonet_solution_finalize (GObject *object)
{
  NonetSolution *self = NONET_SOLUTION (object);

  if (self->gone != NULL)
    self->gone (self->owner, self->index);
  g_free (self->values);
  G_OBJECT_CLASS (nonet_solution_parent_class)->finalize (object);
}

static void
nonet_solution_class_init (NonetSolutionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = nonet_solution_get_property;
  object_class->finalize = nonet_solution_finalize;
  properties[PROP_READY] = g_param_spec_boolean ("ready", NULL, NULL, FALSE,
                                                 G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
nonet_solution_init (NonetSolution *self)
{
}

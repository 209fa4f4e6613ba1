/* What the controllers of a window have in common: each does one job on the document that the window shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/controller.h"

typedef struct
{
  NonetFrame *frame;      /* weak */
  GSignalGroup *document; /* its signals; holds it only weakly */
  GCancellable *cancellable;
} NonetControllerPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (NonetController, nonet_controller, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_FRAME,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static NonetControllerPrivate *
private_of (NonetController *self)
{
  return nonet_controller_get_instance_private (self);
}

static void
edited_cb (NonetController *self)
{
  NonetControllerClass *klass = NONET_CONTROLLER_GET_CLASS (self);

  if (klass->edited != NULL)
    klass->edited (self);
}

static void
replaced_cb (NonetController *self)
{
  NonetControllerClass *klass = NONET_CONTROLLER_GET_CLASS (self);

  if (klass->replaced != NULL)
    klass->replaced (self);
}

static void
document_set_cb (NonetController *self)
{
  NonetControllerPrivate *priv = private_of (self);
  NonetControllerClass *klass = NONET_CONTROLLER_GET_CLASS (self);
  NonetDocument *document = nonet_controller_get_document (self);

  g_signal_group_set_target (priv->document, document);
  if (document == NULL)
    g_cancellable_cancel (priv->cancellable);
  if (klass->document_set != NULL)
    klass->document_set (self);
  if (document != NULL)
    edited_cb (self);
}

void
nonet_controller_close (NonetController *self)
{
  document_set_cb (self);
}

static void
nonet_controller_constructed (GObject *object)
{
  NonetController *self = NONET_CONTROLLER (object);

  G_OBJECT_CLASS (nonet_controller_parent_class)->constructed (object);
  g_signal_connect_object (private_of (self)->frame, "notify::document", G_CALLBACK (document_set_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
nonet_controller_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  NonetControllerPrivate *priv = private_of (NONET_CONTROLLER (object));

  switch (property_id)
    {
    case PROP_FRAME:
      g_set_weak_pointer (&priv->frame, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
nonet_controller_dispose (GObject *object)
{
  NonetControllerPrivate *priv = private_of (NONET_CONTROLLER (object));

  g_cancellable_cancel (priv->cancellable);
  g_clear_weak_pointer (&priv->frame);
  g_clear_object (&priv->document);
  G_OBJECT_CLASS (nonet_controller_parent_class)->dispose (object);
}

static void
nonet_controller_finalize (GObject *object)
{
  g_object_unref (private_of (NONET_CONTROLLER (object))->cancellable);
  G_OBJECT_CLASS (nonet_controller_parent_class)->finalize (object);
}

static void
nonet_controller_class_init (NonetControllerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = nonet_controller_constructed;
  object_class->set_property = nonet_controller_set_property;
  object_class->dispose = nonet_controller_dispose;
  object_class->finalize = nonet_controller_finalize;
  properties[PROP_FRAME] = g_param_spec_object ("frame", NULL, NULL, NONET_TYPE_FRAME,
                                                G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
nonet_controller_init (NonetController *self)
{
  NonetControllerPrivate *priv = private_of (self);

  priv->cancellable = g_cancellable_new ();
  priv->document = g_signal_group_new (NONET_TYPE_DOCUMENT);
  g_signal_group_connect_swapped (priv->document, "replaced", G_CALLBACK (replaced_cb), self);
  g_signal_group_connect_swapped (priv->document, "changed", G_CALLBACK (edited_cb), self);
}

NonetFrame *
nonet_controller_get_frame (NonetController *self)
{
  return private_of (self)->frame;
}

GtkWindow *
nonet_controller_get_window (NonetController *self)
{
  return (GtkWindow *) private_of (self)->frame;
}

NonetDocument *
nonet_controller_get_document (NonetController *self)
{
  NonetFrame *frame = private_of (self)->frame;

  return frame != NULL ? nonet_frame_get_document (frame) : NULL;
}

NonetToasts *
nonet_controller_get_toasts (NonetController *self)
{
  return nonet_frame_get_toasts (private_of (self)->frame);
}

GCancellable *
nonet_controller_get_cancellable (NonetController *self)
{
  return private_of (self)->cancellable;
}

void
nonet_controller_add_actions (NonetController *self, const GActionEntry *entries, guint n_entries)
{
  g_action_map_add_action_entries (G_ACTION_MAP (private_of (self)->frame), entries, (int) n_entries, self);
}

static gboolean
to_enabled (GBinding *binding, const GValue *from, GValue *to, gpointer user_data)
{
  g_value_set_boolean (to,
                       G_VALUE_HOLDS_OBJECT (from) ? g_value_get_object (from) != NULL : g_value_get_boolean (from));
  return TRUE;
}

void
nonet_controller_bind_enabled (NonetController *self, const char *action, gpointer object, const char *property)
{
  GAction *bound = g_action_map_lookup_action (G_ACTION_MAP (private_of (self)->frame), action);

  g_object_bind_property_full (object, property, bound, "enabled", G_BINDING_SYNC_CREATE, to_enabled, NULL, NULL, NULL);
}

/* What the controllers of a window have in common: each does one job on the document that the window shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/frame/controller.h"

typedef struct
{
  NonetFrame *frame;      /* weak */
  GSignalGroup *document; /* its signals; holds it only weakly */
  GCancellable *cancellable;
  GSettings *settings;
  NonetStepPresenter *presenter;
} NonetControllerPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (NonetController, nonet_controller, G_TYPE_OBJECT)

static NonetControllerPrivate *
private_of (gpointer self)
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
nonet_controller_close (gpointer self)
{
  document_set_cb (self);
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
  NonetControllerPrivate *priv = private_of (NONET_CONTROLLER (object));

  g_object_unref (priv->cancellable);
  g_object_unref (priv->settings);
  g_object_unref (priv->presenter);
  G_OBJECT_CLASS (nonet_controller_parent_class)->finalize (object);
}

static void
nonet_controller_class_init (NonetControllerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = nonet_controller_dispose;
  object_class->finalize = nonet_controller_finalize;
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

static gboolean
key_pressed_cb (NonetController *self, guint key)
{
  return key == GDK_KEY_Escape && NONET_CONTROLLER_GET_CLASS (self)->escape (self);
}

/* Before the widget that has the focus. */
static void
watch_escape (NonetController *self, GtkWidget *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (window, keys);
}

gpointer
nonet_controller_new (GType type, NonetFrame *frame, const GActionEntry *actions, guint n_actions)
{
  NonetController *self = g_object_new (type, NULL);
  NonetControllerPrivate *priv = private_of (self);

  g_set_weak_pointer (&priv->frame, frame);
  priv->settings = g_object_ref (nonet_frame_get_settings (frame));
  priv->presenter = g_object_ref (nonet_frame_get_presenter (frame));
  g_signal_connect_object (frame, "notify::document", G_CALLBACK (document_set_cb), self, G_CONNECT_SWAPPED);
  g_action_map_add_action_entries (G_ACTION_MAP (frame), actions, (int) n_actions, self);
  if (NONET_CONTROLLER_GET_CLASS (self)->escape != NULL)
    watch_escape (self, GTK_WIDGET (frame));
  return self;
}

NonetFrame *
nonet_controller_get_frame (gpointer self)
{
  return private_of (self)->frame;
}

GtkWindow *
nonet_controller_get_window (gpointer self)
{
  return (GtkWindow *) private_of (self)->frame;
}

NonetDocument *
nonet_controller_get_document (gpointer self)
{
  NonetFrame *frame = private_of (self)->frame;

  return frame != NULL ? nonet_frame_get_document (frame) : NULL;
}

NonetToasts *
nonet_controller_get_toasts (gpointer self)
{
  return nonet_frame_get_toasts (private_of (self)->frame);
}

GSettings *
nonet_controller_get_settings (gpointer self)
{
  return private_of (self)->settings;
}

NonetStepPresenter *
nonet_controller_get_presenter (gpointer self)
{
  return private_of (self)->presenter;
}

void
nonet_controller_connect_document (gpointer self, const char *signal, GCallback callback)
{
  g_signal_group_connect_swapped (private_of (self)->document, signal, callback, self);
}

GCancellable *
nonet_controller_get_cancellable (gpointer self)
{
  return private_of (self)->cancellable;
}

void
nonet_controller_set_enabled (gpointer self, const char *action, gboolean enabled)
{
  GActionMap *map = G_ACTION_MAP (private_of (self)->frame);

  if (map != NULL)
    nonet_action_hold (g_action_map_lookup_action (map, action), NONET_HOLD_OWNER, !enabled);
}

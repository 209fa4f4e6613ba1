/* What the controllers of a window have in common, and what they ask of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/frame/controller.h"

#include "widgets/widget-utils.h"

/* What is to be done once something else has gone well. */

struct _NonetContinuation
{
  NonetContinuationFunc function; /* NULL: it has been called */
  GObject *self;
  GObject *object; /* or NULL */
};

NonetContinuation *
nonet_continuation_new (NonetContinuationFunc function, gpointer self, gpointer object)
{
  NonetContinuation *continuation = g_rc_box_new0 (NonetContinuation);

  continuation->function = function;
  continuation->self = g_object_ref (self);
  g_set_object (&continuation->object, object);
  return continuation;
}

NonetContinuation *
nonet_continuation_ref (NonetContinuation *self)
{
  return g_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  NonetContinuation *self = data;

  g_object_unref (self->self);
  g_clear_object (&self->object);
}

void
nonet_continuation_unref (NonetContinuation *self)
{
  g_rc_box_release_full (self, clear);
}

void
nonet_continuation_run (NonetContinuation *self)
{
  NonetContinuationFunc function = self->function;

  self->function = NULL;
  if (function != NULL)
    function (self->self, self->object);
}

static gboolean
idle_cb (gpointer user_data)
{
  nonet_continuation_run (user_data);
  return G_SOURCE_REMOVE;
}

void
nonet_continuation_run_later (NonetContinuation *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, idle_cb, nonet_continuation_ref (self),
                   (GDestroyNotify) nonet_continuation_unref);
}

/* Actions that several parts of a window have a say in: each may hold an action back for a reason of its own, and it is enabled while
 * nothing holds it back. */

#define HOLDS "nonet-holds"
#define ENTRY "nonet-entry"

/* What is disabled by a binding is left to it. */
static void
hold_action (GAction *action, NonetHold hold, gboolean held)
{
  guint before = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (action), HOLDS));
  guint holds = held ? before | hold : before & ~(guint) hold;

  if (holds == before || (before == 0 && !g_action_get_enabled (action)))
    return;
  g_object_set_data (G_OBJECT (action), HOLDS, GUINT_TO_POINTER (holds));
  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), holds == 0);
}

static void
state_changed_cb (GAction *property, GParamSpec *pspec, GSimpleAction *action)
{
  g_autoptr (GVariant) state = g_action_get_state (property);

  g_simple_action_set_state (action, state);
}

GAction *
nonet_property_action_new (const char *name, gpointer object, const char *property)
{
  GAction *inner = G_ACTION (g_property_action_new (name, object, property));
  g_autoptr (GVariant) state = g_action_get_state (inner);
  GSimpleAction *action = g_simple_action_new_stateful (name, g_action_get_parameter_type (inner), state);

  g_signal_connect_object (inner, "notify::state", G_CALLBACK (state_changed_cb), action, 0);
  g_signal_connect_object (action, "change-state", G_CALLBACK (g_action_change_state), inner, G_CONNECT_SWAPPED);
  g_object_set_data_full (G_OBJECT (action), "nonet-property", inner, g_object_unref);
  return G_ACTION (action);
}

/* What the window is to its controllers. */

typedef struct
{
  NonetDocument *document;
  GSignalGroup *document_signals;
  GSettings *settings;
  NonetToasts *toasts;
  NonetStepPresenter *presenter;
} NonetFramePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (NonetFrame, nonet_frame, ADW_TYPE_APPLICATION_WINDOW)

static NonetFramePrivate *
frame_private (NonetFrame *self)
{
  return nonet_frame_get_instance_private (self);
}

static void
nonet_frame_finalize (GObject *object)
{
  NonetFramePrivate *priv = frame_private (NONET_FRAME (object));

  g_clear_object (&priv->document);
  g_clear_object (&priv->document_signals);
  g_clear_object (&priv->settings);
  g_clear_object (&priv->toasts);
  g_clear_object (&priv->presenter);
  G_OBJECT_CLASS (nonet_frame_parent_class)->finalize (object);
}

static void
nonet_frame_class_init (NonetFrameClass *klass)
{
  GType type = G_OBJECT_CLASS_TYPE (klass);

  G_OBJECT_CLASS (klass)->finalize = nonet_frame_finalize;
  g_signal_new ("document-set", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, NONET_TYPE_DOCUMENT);
  g_signal_new ("replaced", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, NONET_TYPE_DOCUMENT);
  g_signal_new ("edited", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, NONET_TYPE_DOCUMENT);
}

static void
replaced_cb (NonetFrame *self, NonetDocument *document)
{
  g_signal_emit_by_name (self, "replaced", document);
}

static void
edited_cb (NonetFrame *self, NonetDocument *document)
{
  g_signal_emit_by_name (self, "edited", document);
}

static void
nonet_frame_init (NonetFrame *self)
{
  NonetFramePrivate *priv = frame_private (self);

  priv->document_signals = g_signal_group_new (NONET_TYPE_DOCUMENT);
  g_signal_group_connect_swapped (priv->document_signals, "replaced", G_CALLBACK (replaced_cb), self);
  g_signal_group_connect_swapped (priv->document_signals, "changed", G_CALLBACK (edited_cb), self);
}

void
nonet_frame_equip (NonetFrame *self, GSettings *settings)
{
  NonetFramePrivate *priv = frame_private (self);

  priv->settings = g_object_ref (settings);
  priv->toasts = nonet_toasts_new (nonet_frame_get_child (self, "toast_overlay"));
  priv->presenter = nonet_step_presenter_new (nonet_frame_get_child (self, "board"));
}

NonetDocument *
nonet_frame_get_document (NonetFrame *self)
{
  return frame_private (self)->document;
}

void
nonet_frame_set_document (NonetFrame *self, NonetDocument *document)
{
  NonetFramePrivate *priv = frame_private (self);
  g_autoptr (NonetDocument) before = priv->document;

  if (document == before)
    {
      g_steal_pointer (&before);
      return;
    }
  priv->document = document != NULL ? g_object_ref (document) : NULL;
  if (document != NULL)
    {
      nonet_board_view_set_document (nonet_frame_get_child (self, "board"), document);
      gtk_widget_grab_focus (nonet_frame_get_child (self, "board"));
    }
  g_signal_group_set_target (priv->document_signals, document);
  g_signal_emit_by_name (self, "document-set", document);
  if (document != NULL)
    edited_cb (self, document);
}

void
nonet_frame_connect_document (NonetFrame *self, const char *signal, GCallback callback, gpointer object)
{
  g_signal_group_connect_object (frame_private (self)->document_signals, signal, callback, object, G_CONNECT_SWAPPED);
}

gpointer
nonet_frame_get_child (NonetFrame *self, const char *id)
{
  GObject *child = gtk_widget_get_template_child (GTK_WIDGET (self), G_OBJECT_TYPE (self), id);

  g_assert (child != NULL);
  return child;
}

NonetStepPresenter *
nonet_frame_get_presenter (NonetFrame *self)
{
  return frame_private (self)->presenter;
}

void
nonet_frame_show_pane (NonetFrame *self, const char *page)
{
  adw_flap_set_reveal_flap (nonet_frame_get_child (self, "flap"), TRUE);
  adw_view_stack_set_visible_child_name (nonet_frame_get_child (self, "panes"), page);
}

/* Bars that are wanted are marked. */
#define WANTED "wanted"

gboolean
nonet_frame_has_bar (NonetFrame *self, const char *page)
{
  return gtk_widget_has_css_class (gtk_stack_get_child_by_name (nonet_frame_get_child (self, "row"), page), WANTED);
}

void
nonet_frame_show_bar (NonetFrame *self, const char *page, gboolean shown)
{
  GtkStack *row = nonet_frame_get_child (self, "row");
  GtkWidget *bar = gtk_widget_get_last_child (GTK_WIDGET (row));

  nonet_widget_set_css_class (gtk_stack_get_child_by_name (row, page), WANTED, shown);
  while (!gtk_widget_has_css_class (bar, WANTED) && gtk_widget_get_prev_sibling (bar) != NULL)
    bar = gtk_widget_get_prev_sibling (bar);
  if (bar != gtk_stack_get_visible_child (row) && gtk_widget_get_focus_child (GTK_WIDGET (row)) != NULL)
    gtk_widget_grab_focus (nonet_frame_get_child (self, "board"));
  gtk_stack_set_visible_child (row, bar);
  gtk_widget_queue_allocate (gtk_widget_get_parent (GTK_WIDGET (row))); /* one bar is wider than another */
  nonet_stack_hide_others (row);
}

void
nonet_frame_hold_actions (NonetFrame *self, NonetHold hold, gboolean held)
{
  g_auto (GStrv) names = g_action_group_list_actions (G_ACTION_GROUP (self));

  for (guint i = 0; names[i] != NULL; i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), names[i]);
      const NonetActionEntry *entry = g_object_get_data (G_OBJECT (action), ENTRY);
      NonetActionUse use = entry != NULL ? entry->use : 0;

      if (hold == NONET_HOLD_START ? !(use & NONET_USE_ON_START) : (use & NONET_USE_IN_VIEW) != 0)
        hold_action (action, hold, held);
    }
}

void
nonet_frame_make_room (NonetFrame *self, NonetContinuationFunc function, gpointer one, gpointer other)
{
  g_autoptr (NonetContinuation) then = nonet_continuation_new (function, one, other);

  NONET_FRAME_GET_CLASS (self)->make_room (self, then);
}

static void
show_replacement (gpointer self, gpointer document)
{
  nonet_frame_set_document (self, document);
}

void
nonet_frame_replace_document (NonetFrame *self, NonetDocument *document)
{
  nonet_frame_make_room (self, show_replacement, self, document);
}

void
nonet_frame_open_files (NonetFrame *self, GListModel *files)
{
  NONET_FRAME_GET_CLASS (self)->open_files (self, files);
}

void
nonet_frame_open_file (NonetFrame *self, GFile *file)
{
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);

  g_list_store_append (files, file);
  nonet_frame_open_files (self, G_LIST_MODEL (files));
}

typedef struct
{
  NonetFrame *frame; /* weak */
  GCancellable *cancellable;
  GSettings *settings;
  NonetStepPresenter *presenter;
  GCallback escape; /* or NULL */
} NonetControllerPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (NonetController, nonet_controller, G_TYPE_OBJECT)

static NonetControllerPrivate *
private_of (gpointer self)
{
  return nonet_controller_get_instance_private (self);
}

static void
nonet_controller_dispose (GObject *object)
{
  NonetControllerPrivate *priv = private_of (NONET_CONTROLLER (object));

  g_cancellable_cancel (priv->cancellable);
  g_clear_weak_pointer (&priv->frame);
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
  private_of (self)->cancellable = g_cancellable_new ();
}

typedef void (*ActionFunc) (gpointer self, NonetDocument *document, GVariant *value, const char *name);

static void
activate_cb (GAction *action, GVariant *parameter, gpointer self)
{
  const NonetActionEntry *entry = g_object_get_data (G_OBJECT (action), ENTRY);

  ((ActionFunc) entry->activate) (self, nonet_controller_get_document (self), parameter, entry->name);
}

static void
change_state_cb (GAction *action, GVariant *state, gpointer self)
{
  const NonetActionEntry *entry = g_object_get_data (G_OBJECT (action), ENTRY);

  ((ActionFunc) entry->change_state) (self, nonet_controller_get_document (self), state, entry->name);
}

static void
add_action (gpointer self, const NonetActionEntry *entry)
{
  const GVariantType *type = entry->parameter_type != NULL ? G_VARIANT_TYPE (entry->parameter_type) : NULL;
  GVariant *state = entry->state != NULL ? g_variant_new_parsed (entry->state) : NULL;
  g_autoptr (GSimpleAction) action = g_simple_action_new_stateful (entry->name, type, state);

  if (entry->activate != NULL)
    g_signal_connect (action, "activate", G_CALLBACK (activate_cb), self);
  if (entry->change_state != NULL)
    g_signal_connect (action, "change-state", G_CALLBACK (change_state_cb), self);
  g_object_set_data (G_OBJECT (action), ENTRY, (gpointer) entry);
  g_action_map_add_action (G_ACTION_MAP (private_of (self)->frame), G_ACTION (action));
}

static void
document_set_cb (NonetController *self, NonetDocument *document)
{
  if (document == NULL)
    g_cancellable_cancel (private_of (self)->cancellable);
}

gpointer
nonet_controller_new (GType type, NonetFrame *frame, const NonetActionEntry *actions, guint n_actions)
{
  NonetController *self = g_object_new (type, NULL);
  NonetControllerPrivate *priv = private_of (self);

  g_set_weak_pointer (&priv->frame, frame);
  priv->settings = g_object_ref (frame_private (frame)->settings);
  priv->presenter = g_object_ref (nonet_frame_get_presenter (frame));
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (document_set_cb));
  for (guint i = 0; i < n_actions; i++)
    add_action (self, &actions[i]);
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
  return frame_private (private_of (self)->frame)->toasts;
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
nonet_controller_connect (gpointer self, gpointer object, const char *signal, GCallback callback)
{
  g_signal_connect_object (object, signal, callback, self, G_CONNECT_SWAPPED);
}

void
nonet_controller_connect_document (gpointer self, const char *signal, GCallback callback)
{
  nonet_frame_connect_document (private_of (self)->frame, signal, callback, self);
}

static gboolean
key_pressed_cb (NonetController *self, guint key)
{
  return key == GDK_KEY_Escape && ((gboolean (*) (gpointer)) private_of (self)->escape) (self);
}

/* Before the widget that has the focus. */
void
nonet_controller_connect_escape (gpointer self, GCallback callback)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  private_of (self)->escape = callback;
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  nonet_controller_connect (self, keys, "key-pressed", G_CALLBACK (key_pressed_cb));
  gtk_widget_add_controller (GTK_WIDGET (private_of (self)->frame), keys);
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
    hold_action (g_action_map_lookup_action (map, action), NONET_HOLD_OWNER, !enabled);
}

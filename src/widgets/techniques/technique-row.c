/* A row of the list of techniques.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/techniques/technique-row.h"

#include <glib/gi18n.h>

#include "widgets/widget-utils.h"
#include "words/steps/step-text.h"
#include "words/steps/technique-text.h"

struct _NonetTechniqueRow
{
  GtkListBoxRow parent_instance;

  GtkWidget *handle;
  GtkLabel *name;
  GtkLabel *other_names;
  GtkWidget *up;
  GtkWidget *down;
  GtkSwitch *used;

  SudokuTechnique technique;
};

enum
{
  PROP_ACTIVE = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  MOVE,
  DROPPED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (NonetTechniqueRow, nonet_technique_row, GTK_TYPE_LIST_BOX_ROW)

SudokuTechnique
nonet_technique_row_get_technique (NonetTechniqueRow *self)
{
  return self->technique;
}

static void
move_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[MOVE], 0, g_str_equal (name, "technique.move-up") ? -1 : 1);
}

static void
used_changed_cb (NonetTechniqueRow *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ACTIVE]);
}

static GdkContentProvider *
prepare_drag_cb (NonetTechniqueRow *self)
{
  return gdk_content_provider_new_typed (NONET_TYPE_TECHNIQUE_ROW, self);
}

static void
begin_drag_cb (NonetTechniqueRow *self, GdkDrag *drag, GtkDragSource *source)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, picture, 0, 0);
}

static gboolean
drop_cb (NonetTechniqueRow *self, const GValue *value)
{
  NonetTechniqueRow *other = g_value_get_object (value);

  if (other == NULL || other == self)
    return FALSE;
  g_signal_emit (self, signals[DROPPED], 0, other);
  return TRUE;
}

static void
add_dragging (NonetTechniqueRow *self)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (NONET_TYPE_TECHNIQUE_ROW, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (prepare_drag_cb), self);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (begin_drag_cb), self);
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (self->handle, GTK_EVENT_CONTROLLER (source));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

static void
nonet_technique_row_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  if (property_id == PROP_ACTIVE)
    g_value_set_boolean (value, gtk_switch_get_active (NONET_TECHNIQUE_ROW (object)->used));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
nonet_technique_row_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  if (property_id == PROP_ACTIVE)
    gtk_switch_set_active (NONET_TECHNIQUE_ROW (object)->used, g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
nonet_technique_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), NONET_TYPE_TECHNIQUE_ROW);
  G_OBJECT_CLASS (nonet_technique_row_parent_class)->dispose (object);
}

static void
nonet_technique_row_class_init (NonetTechniqueRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = nonet_technique_row_get_property;
  object_class->set_property = nonet_technique_row_set_property;
  object_class->dispose = nonet_technique_row_dispose;
  properties[PROP_ACTIVE] = g_param_spec_boolean ("active", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[MOVE] = g_signal_new ("move", NONET_TYPE_TECHNIQUE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_INT);
  signals[DROPPED] = g_signal_new ("dropped", NONET_TYPE_TECHNIQUE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, NONET_TYPE_TECHNIQUE_ROW);
  gtk_widget_class_install_action (widget_class, "technique.move-up", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "technique.move-down", NULL, move_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "technique.move-up", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "technique.move-down", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/technique-row.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetTechniqueRow, handle);
  gtk_widget_class_bind_template_child (widget_class, NonetTechniqueRow, name);
  gtk_widget_class_bind_template_child (widget_class, NonetTechniqueRow, other_names);
  gtk_widget_class_bind_template_child (widget_class, NonetTechniqueRow, up);
  gtk_widget_class_bind_template_child (widget_class, NonetTechniqueRow, down);
  gtk_widget_class_bind_template_child (widget_class, NonetTechniqueRow, used);
  gtk_widget_class_bind_template_callback (widget_class, used_changed_cb);
}

static void
nonet_technique_row_init (NonetTechniqueRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_dragging (self);
}

/* What a screen reader says of a control, "Move X-Wing Up"; the text is taken over. */
static void
name_control (GtkWidget *control, char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_free (text);
}

NonetTechniqueRow *
nonet_technique_row_new (SudokuTechnique technique)
{
  NonetTechniqueRow *self = g_object_new (NONET_TYPE_TECHNIQUE_ROW, NULL);
  const char *name = nonet_words_technique (technique), *others = nonet_words_technique_other_names (technique);

  self->technique = technique;
  gtk_label_set_text (self->name, name);
  nonet_label_show_text (self->other_names, others);
  /* Translators: moves a technique to an earlier place in the order. */
  name_control (self->up, g_strdup_printf (_ ("Move %s Up"), name));
  /* Translators: moves a technique to a later place in the order. */
  name_control (self->down, g_strdup_printf (_ ("Move %s Down"), name));
  name_control (GTK_WIDGET (self->used), g_strdup (name));
  return self;
}

/* Rows of techniques in lists: their names, families and wishes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/techniques/technique-row.h"

#include <glib/gi18n.h>

#include "widgets/widget-utils.h"
#include "words/steps/step-text.h"

/* Names of families over the rows of techniques in a list. */

void
nonet_family_header_update (GtkListBoxRow *row, NonetTechniqueFamily family, NonetTechniqueFamily before)
{
  GtkWidget *label;

  if (family == NONET_N_FAMILIES || family == before)
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  label = gtk_label_new (nonet_words_family (family));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "family");
  gtk_list_box_row_set_header (row, label);
}

/* A row with the name of a technique and two buttons, of which at most one is pressed. */

struct _NonetTechniqueWishRow
{
  GtkListBoxRow parent_instance;

  SudokuTechnique technique;
  GtkToggleButton *must, *must_not;
};

G_DEFINE_FINAL_TYPE (NonetTechniqueWishRow, nonet_technique_wish_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  CHANGED,
  TECHNIQUE_WISH_ROW_N_SIGNALS
};

static guint technique_wish_row_signals[TECHNIQUE_WISH_ROW_N_SIGNALS];

static void
toggled_cb (NonetTechniqueWishRow *self, GtkToggleButton *button)
{
  GtkToggleButton *other = button == self->must ? self->must_not : self->must;

  if (gtk_toggle_button_get_active (button))
    nonet_technique_wish_row_set_wish (self, button == self->must ? NONET_TECHNIQUE_MUST_OCCUR
                                                                  : NONET_TECHNIQUE_MUST_NOT_OCCUR);
  if (gtk_toggle_button_get_active (button) || !gtk_toggle_button_get_active (other))
    g_signal_emit (self, technique_wish_row_signals[CHANGED], 0);
}

static GtkToggleButton *
add_button (NonetTechniqueWishRow *self, GtkWidget *box, const char *icon, const char *tooltip, const char *label)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_icon_name (GTK_BUTTON (button), icon);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_add_css_class (button, "flat");
  gtk_box_append (GTK_BOX (box), button);
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  return GTK_TOGGLE_BUTTON (button);
}

static void
nonet_technique_wish_row_class_init (NonetTechniqueWishRowClass *klass)
{
  technique_wish_row_signals[CHANGED] =
      g_signal_new ("changed", NONET_TYPE_TECHNIQUE_WISH_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_technique_wish_row_init (NonetTechniqueWishRow *self)
{
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
}

NonetTechniqueWishRow *
nonet_technique_wish_row_new (SudokuTechnique technique)
{
  NonetTechniqueWishRow *self = g_object_new (NONET_TYPE_TECHNIQUE_WISH_ROW, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *name;
  const char *text = nonet_words_technique (technique);
  /* Translators: %s is a technique. */
  g_autofree char *must = g_strdup_printf (_ ("%s must occur"), text);
  g_autofree char *must_not = g_strdup_printf (_ ("%s must not occur"), text);

  self->technique = technique;
  name = gtk_label_new (text);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_set_margin_start (name, 12);
  gtk_box_append (GTK_BOX (box), name);
  self->must = add_button (self, box, "object-select-symbolic", _ ("Must Occur"), must);
  self->must_not = add_button (self, box, "action-unavailable-symbolic", _ ("Must Not Occur"), must_not);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  return self;
}

SudokuTechnique
nonet_technique_wish_row_get_technique (NonetTechniqueWishRow *self)
{
  return self->technique;
}

NonetTechniqueWish
nonet_technique_wish_row_get_wish (NonetTechniqueWishRow *self)
{
  if (gtk_toggle_button_get_active (self->must))
    return NONET_TECHNIQUE_MUST_OCCUR;
  return gtk_toggle_button_get_active (self->must_not) ? NONET_TECHNIQUE_MUST_NOT_OCCUR : NONET_TECHNIQUE_MAY_OCCUR;
}

void
nonet_technique_wish_row_set_wish (NonetTechniqueWishRow *self, NonetTechniqueWish wish)
{
  gtk_toggle_button_set_active (self->must, wish == NONET_TECHNIQUE_MUST_OCCUR);
  gtk_toggle_button_set_active (self->must_not, wish == NONET_TECHNIQUE_MUST_NOT_OCCUR);
}

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

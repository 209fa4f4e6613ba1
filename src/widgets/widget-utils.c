/* Small helpers for widgets: what GTK has two calls for, buttons that shrink, rows with a switch, menus
 * that are made late, keys of searches.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/widget-utils.h"

void
nonet_widget_set_css_class (GtkWidget *widget, const char *css_class, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

void
nonet_widget_show_in_place (GtkWidget *widget, gboolean shown)
{
  gtk_widget_set_child_visible (widget, shown);
  gtk_widget_queue_allocate (gtk_widget_get_parent (widget));
  /* GTK 4.8 does not hide from screen readers what is not drawn. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, !shown, -1);
}

void
nonet_widget_set_name (GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  /* Newer versions of GTK name a button after its text, which comes before its own name. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

void
nonet_label_show_text (GtkLabel *label, const char *text)
{
  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

void
nonet_stack_hide_others (GtkStack *stack)
{
  GtkWidget *shown = gtk_stack_get_visible_child (stack);

  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (stack)); page != NULL;
       page = gtk_widget_get_next_sibling (page))
    gtk_accessible_update_state (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_STATE_HIDDEN, page != shown, -1);
}

/* The digit that a character is the superscript of, or -1. */
static int
raised_digit (gunichar character)
{
  static const char digits[] = "⁰¹²³⁴⁵⁶⁷⁸⁹";
  const char *place = g_utf8_strchr (digits, -1, character);

  return place != NULL ? (int) g_utf8_pointer_to_offset (digits, place) : -1;
}

void
nonet_label_set_powers (GtkLabel *label, const char *text)
{
  GString *markup = g_string_new (NULL);
  gboolean raised = FALSE;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      int digit = raised_digit (g_utf8_get_char (at));
      g_autofree char *plain = g_markup_escape_text (at, g_utf8_next_char (at) - at);

      if (raised != (digit >= 0))
        g_string_append (markup, raised ? "</span>" : "<span size='82%' baseline_shift='superscript'>");
      raised = digit >= 0;
      if (raised)
        g_string_append_printf (markup, "%d", digit);
      else
        g_string_append (markup, plain);
    }
  if (raised)
    g_string_append (markup, "</span>");
  gtk_label_set_markup (label, markup->str);
  nonet_widget_set_name (GTK_WIDGET (label), text);
  g_string_free (markup, TRUE);
}

/* Buttons that shrink. */

/* Of the text that can be seen however narrow the window is; in the header of a dialog with text half as large again, about 115 pixels,
 * in which most words, such as "Abbrechen", are there whole if it is not larger. */
#define LEAST_CHARACTERS 6
#define LARGE_DPI (144 * 1024)

struct _NonetShrinkingButton
{
  GtkButton parent_instance;
};

G_DEFINE_FINAL_TYPE (NonetShrinkingButton, nonet_shrinking_button, GTK_TYPE_BUTTON)

/* GTK has made the child that shows the label, and a name for screen readers with the mnemonic's underscore. */
static void
label_set_cb (GtkButton *button)
{
  GtkWidget *label = gtk_button_get_child (button);
  gboolean in_header = gtk_widget_get_ancestor (GTK_WIDGET (button), ADW_TYPE_HEADER_BAR) != NULL;
  int n_characters, dpi;

  if (label == NULL)
    return;
  n_characters = in_header ? (int) g_utf8_strlen (gtk_label_get_text (GTK_LABEL (label)), -1) : 0;
  g_object_get (gtk_widget_get_settings (label), "gtk-xft-dpi", &dpi, NULL);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (
      GTK_LABEL (label),
      CLAMP (n_characters, LEAST_CHARACTERS, LEAST_CHARACTERS * LARGE_DPI / CLAMP (dpi, 96 * 1024, LARGE_DPI)));
  gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
}

static void
nonet_shrinking_button_class_init (NonetShrinkingButtonClass *klass)
{
}

static void
nonet_shrinking_button_init (NonetShrinkingButton *self)
{
  g_signal_connect (self, "notify::label", G_CALLBACK (label_set_cb), NULL);
  g_signal_connect (self, "notify::root", G_CALLBACK (label_set_cb), NULL);
}

/* Rows with a switch. */

struct _NonetSwitchRow
{
  AdwActionRow parent_instance;

  GtkSwitch *toggle;
};

#define PROP_ACTIVE 1

G_DEFINE_FINAL_TYPE (NonetSwitchRow, nonet_switch_row, ADW_TYPE_ACTION_ROW)

gboolean
nonet_switch_row_get_active (NonetSwitchRow *self)
{
  return gtk_switch_get_active (self->toggle);
}

static void
nonet_switch_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, nonet_switch_row_get_active (NONET_SWITCH_ROW (object)));
}

static void
nonet_switch_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  gtk_switch_set_active (NONET_SWITCH_ROW (object)->toggle, g_value_get_boolean (value));
}

static void
nonet_switch_row_class_init (NonetSwitchRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = nonet_switch_row_get_property;
  object_class->set_property = nonet_switch_row_set_property;
  g_object_class_install_property (
      object_class, PROP_ACTIVE,
      g_param_spec_boolean ("active", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
}

static void
active_cb (GObject *self)
{
  g_object_notify (self, "active");
}

static void
nonet_switch_row_init (NonetSwitchRow *self)
{
  GtkWidget *toggle = gtk_switch_new ();

  self->toggle = GTK_SWITCH (toggle);
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (toggle, "notify::active", G_CALLBACK (active_cb), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), toggle);
}

/* Menus that are made when they are first opened. */

void
nonet_lazy_menu_make (GtkMenuButton *button, GMenuModel *model)
{
  if (gtk_menu_button_get_popover (button) == NULL)
    gtk_menu_button_set_menu_model (button, model);
}

static void
asked_for_cb (GtkMenuButton *button, gpointer model)
{
  nonet_lazy_menu_make (button, model);
}

void
nonet_lazy_menu_attach (GtkMenuButton *button, GMenuModel *model)
{
  gtk_menu_button_set_create_popup_func (button, asked_for_cb, g_object_ref (model), g_object_unref);
}

char *
nonet_menu_label (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "_", -1);

  return g_strjoinv ("__", parts);
}

/* Keys that lead out of an entry that searches a list. */

static gboolean
escape (GtkWidget *entry, GtkEventController *keys)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (entry)) == '\0')
    return gtk_event_controller_key_forward (GTK_EVENT_CONTROLLER_KEY (keys), GTK_WIDGET (gtk_widget_get_root (entry)));
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  return GDK_EVENT_STOP;
}

static gboolean
key_pressed_cb (GtkWidget *list, guint keyval, guint keycode, GdkModifierType state, GtkEventController *keys)
{
  GtkWidget *entry = gtk_event_controller_get_widget (keys), *row;

  switch (keyval)
    {
    case GDK_KEY_Escape:
      return escape (entry, keys);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      /* What was typed just now is not searched for yet. */
      g_signal_emit_by_name (entry, "search-changed");
      if (!GTK_IS_LIST_BOX (list))
        return gtk_widget_child_focus (list, GTK_DIR_TAB_FORWARD);
      /* The first row that is found: the list itself would take the one that is selected, found or not. */
      row = gtk_widget_get_first_child (list);
      while (row != NULL && !(GTK_IS_LIST_BOX_ROW (row) && gtk_widget_get_mapped (row)))
        row = gtk_widget_get_next_sibling (row);
      return row != NULL && gtk_widget_grab_focus (row);
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

void
nonet_search_keys_add (GtkSearchEntry *entry, GtkWidget *list)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), list, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (entry), keys);
}

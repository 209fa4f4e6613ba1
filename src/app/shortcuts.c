/* The window of keyboard shortcuts: one list, which can be searched.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/shortcuts.h"

#include <glib/gi18n.h>
#include <string.h>

#include "widgets/bar-layout.h"
#include "widgets/puzzles/rule-tool.h"

struct _NonetShortcutRow
{
  AdwPreferencesRow parent_instance;

  char *accelerator;
  GtkWidget *keys;
};

G_DEFINE_FINAL_TYPE (NonetShortcutRow, nonet_shortcut_row, ADW_TYPE_PREFERENCES_ROW)

enum
{
  PROP_ACCELERATOR = 1
};

/* What a screen reader says of a key, or of a range of keys. */
static char *
dup_words (const char *accelerator)
{
  GdkModifierType state;
  guint key;

  return gtk_accelerator_parse (accelerator, &key, &state) ? gtk_accelerator_get_label (key, state)
                                                           : g_strdup (accelerator);
}

/* Keys with two modifiers have a line each: two of them would be wider than a phone. */
static void
show_keys (NonetShortcutRow *self)
{
  g_auto (GStrv) each = g_strsplit (self->accelerator, " ", -1);
  g_autofree char *words = NULL;
  gboolean wide = strstr (self->accelerator, "><") != NULL;

  for (guint i = 0; each[i] != NULL; i++)
    {
      char *word = dup_words (each[i]);

      if (wide || i == 0)
        gtk_box_append (GTK_BOX (self->keys), g_object_new (GTK_TYPE_SHORTCUT_LABEL, "halign", GTK_ALIGN_END,
                                                            "accelerator", wide ? each[i] : self->accelerator, NULL));
      g_free (each[i]);
      each[i] = word;
    }
  words = g_strjoinv (", ", each);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

static void
nonet_shortcut_row_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  g_value_set_string (value, NONET_SHORTCUT_ROW (object)->accelerator);
}

static void
nonet_shortcut_row_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  NonetShortcutRow *self = NONET_SHORTCUT_ROW (object);

  self->accelerator = g_value_dup_string (value);
  show_keys (self);
}

static void
nonet_shortcut_row_finalize (GObject *object)
{
  g_free (NONET_SHORTCUT_ROW (object)->accelerator);
  G_OBJECT_CLASS (nonet_shortcut_row_parent_class)->finalize (object);
}

static void
nonet_shortcut_row_class_init (NonetShortcutRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = nonet_shortcut_row_finalize;
  object_class->get_property = nonet_shortcut_row_get_property;
  object_class->set_property = nonet_shortcut_row_set_property;
  g_object_class_install_property (
      object_class, PROP_ACCELERATOR,
      g_param_spec_string ("accelerator", NULL, NULL, "",
                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
}

static void
nonet_shortcut_row_init (NonetShortcutRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "hexpand", TRUE, "xalign", 0.0, "wrap", TRUE, NULL);

  self->keys = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_halign (self->keys, GTK_ALIGN_END);
  gtk_widget_set_valign (self->keys, GTK_ALIGN_CENTER);
  gtk_widget_set_layout_manager (box, g_object_new (NONET_TYPE_BAR_LAYOUT, NULL));
  gtk_widget_add_css_class (box, "shortcut");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), self->keys);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  g_object_bind_property (self, "title", title, "label", G_BINDING_SYNC_CREATE);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_LABELLED_BY, title, NULL, -1);
}

/* A group with a row for each tool that draws rules. */
static AdwPreferencesGroup *
make_tools (void)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  guint n;
  const NonetRuleTool *tools = nonet_rule_tools_get (&n);

  adw_preferences_group_set_title (group, _ ("Tools for Rules"));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *title = nonet_rule_tool_dup_title (&tools[i]);

      adw_preferences_group_add (
          group, g_object_new (NONET_TYPE_SHORTCUT_ROW, "title", title, "accelerator", tools[i].key, NULL));
    }
  return group;
}

GtkWindow *
nonet_shortcuts_new (void)
{
  g_autoptr (GtkBuilder) builder = NULL;

  g_type_ensure (NONET_TYPE_SHORTCUT_ROW);
  builder = gtk_builder_new_from_resource ("/io/github/nonet/Nonet/ui/shortcuts.ui");
  adw_preferences_group_remove (ADW_PREFERENCES_GROUP (gtk_builder_get_object (builder, "setting")),
                                GTK_WIDGET (gtk_builder_get_object (builder, "any_tool")));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (gtk_builder_get_object (builder, "page")), make_tools ());
  return GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));
}

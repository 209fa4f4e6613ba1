/* The preferences window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/preferences.h"

struct _NonetPreferences
{
  AdwPreferencesWindow parent_instance;

  AdwComboRow *colour_scheme;
  GtkSwitch *show_verdict;
  GtkSwitch *tint_houses;
  GtkSwitch *tint_equal;
  GtkSwitch *show_conflicts;
  GtkSwitch *tidy_marks;
  GtkSwitch *restore_session;
};

G_DEFINE_FINAL_TYPE (NonetPreferences, nonet_preferences, ADW_TYPE_PREFERENCES_WINDOW)

/* In the order of the rows of the combo. */
static const char *const scheme_names[] = { "default", "light", "dark" };

static gboolean
scheme_to_row (GValue *value, GVariant *variant, gpointer user_data)
{
  const char *name = g_variant_get_string (variant, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (scheme_names); i++)
    if (g_str_equal (name, scheme_names[i]))
      g_value_set_uint (value, i);
  return TRUE;
}

static GVariant *
row_to_scheme (const GValue *value, const GVariantType *type, gpointer user_data)
{
  guint row = g_value_get_uint (value);

  return row < G_N_ELEMENTS (scheme_names) ? g_variant_new_string (scheme_names[row]) : NULL;
}

static void
nonet_preferences_class_init (NonetPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetPreferences, colour_scheme);
  gtk_widget_class_bind_template_child (widget_class, NonetPreferences, show_verdict);
  gtk_widget_class_bind_template_child (widget_class, NonetPreferences, tint_houses);
  gtk_widget_class_bind_template_child (widget_class, NonetPreferences, tint_equal);
  gtk_widget_class_bind_template_child (widget_class, NonetPreferences, show_conflicts);
  gtk_widget_class_bind_template_child (widget_class, NonetPreferences, tidy_marks);
  gtk_widget_class_bind_template_child (widget_class, NonetPreferences, restore_session);
}

static void
nonet_preferences_init (NonetPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
bind_switch (GSettings *settings, const char *key, GtkSwitch *control)
{
  g_settings_bind (settings, key, control, "active", G_SETTINGS_BIND_DEFAULT);
}

void
nonet_preferences_present (GtkWindow *parent, GSettings *settings)
{
  NonetPreferences *self =
      g_object_new (NONET_TYPE_PREFERENCES, "transient-for", parent, "modal", parent != NULL, NULL);

  g_settings_bind_with_mapping (settings, "color-scheme", self->colour_scheme, "selected", G_SETTINGS_BIND_DEFAULT,
                                scheme_to_row, row_to_scheme, NULL, NULL);
  bind_switch (settings, "tint-houses", self->tint_houses);
  bind_switch (settings, "tint-equal", self->tint_equal);
  bind_switch (settings, "show-conflicts", self->show_conflicts);
  bind_switch (settings, "tidy-marks", self->tidy_marks);
  bind_switch (settings, "show-verdict", self->show_verdict);
  bind_switch (settings, "restore-session", self->restore_session);
  gtk_window_present (GTK_WINDOW (self));
}

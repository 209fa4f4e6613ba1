/* The preferences window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/preferences.h"

#include "app/frame/controls.h"
#include "app/practice/technique-list.h"

struct _NonetPreferences
{
  AdwPreferencesWindow parent_instance;

  GSettings *settings;
  GtkWidget *technique_page; /* NULL while it is not there */
};

G_DEFINE_FINAL_TYPE (NonetPreferences, nonet_preferences, ADW_TYPE_PREFERENCES_WINDOW)

/* What the rows of a combo stand for: names in the settings, up to NULL. */
static const char *const scheme_names[] = { "default", "light", "dark", NULL };
static const char *const mistake_names[] = { "never", "rules", "always", NULL };
static const char *const start_names[] = { "basic", "marks", NULL };
static const char *const style_names[] = { "rc", "letter", "words", NULL };

/* The controls of the template, each called like its key: combos with names, and switches. */
static const struct
{
  const char *key;
  const char *const *names;
} controls[] = {
  { "color-scheme", scheme_names }, { "tint-houses", NULL },       { "tint-equal", NULL },
  { "mistakes", mistake_names },    { "tidy-marks", NULL },        { "timer", NULL },
  { "show-verdict", NULL },         { "restore-session", NULL },   { "steps-start", start_names },
  { "use-uniqueness", NULL },       { "cell-style", style_names }, { "show-rating", NULL },
};

/* The techniques come as a page over the others, and go again. The row may be activated once more while the page slides: two
 * pages would be too many for the window. */
static void
show_techniques_cb (NonetPreferences *self)
{
  if (self->technique_page == NULL)
    {
      GtkWidget *page = GTK_WIDGET (nonet_technique_list_new (self->settings));

      g_set_weak_pointer (&self->technique_page, page);
      g_signal_connect_object (page, "closed", G_CALLBACK (adw_preferences_window_close_subpage), self,
                               G_CONNECT_SWAPPED);
    }
  adw_preferences_window_present_subpage (ADW_PREFERENCES_WINDOW (self), self->technique_page);
}

static void
nonet_preferences_dispose (GObject *object)
{
  g_clear_weak_pointer (&NONET_PREFERENCES (object)->technique_page);
  g_clear_object (&NONET_PREFERENCES (object)->settings);
  G_OBJECT_CLASS (nonet_preferences_parent_class)->dispose (object);
}

static void
nonet_preferences_class_init (NonetPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_preferences_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/preferences.ui");
  for (guint i = 0; i < G_N_ELEMENTS (controls); i++)
    gtk_widget_class_bind_template_child_full (widget_class, controls[i].key, FALSE, 0);
  gtk_widget_class_bind_template_callback (widget_class, show_techniques_cb);
}

static void
nonet_preferences_init (NonetPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
bind_controls (NonetPreferences *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (controls); i++)
    {
      GObject *control = gtk_widget_get_template_child (GTK_WIDGET (self), NONET_TYPE_PREFERENCES, controls[i].key);

      if (controls[i].names != NULL)
        nonet_settings_bind_combo (self->settings, controls[i].key, ADW_COMBO_ROW (control), controls[i].names);
      else
        g_settings_bind (self->settings, controls[i].key, control, "active", G_SETTINGS_BIND_DEFAULT);
    }
}

void
nonet_preferences_present (GtkWindow *parent, GSettings *settings)
{
  NonetPreferences *self =
      g_object_new (NONET_TYPE_PREFERENCES, "transient-for", parent, "modal", parent != NULL, NULL);

  self->settings = g_object_ref (settings);
  bind_controls (self);
  gtk_window_present (GTK_WINDOW (self));
}

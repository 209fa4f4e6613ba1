/* The preferences window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/preferences.h"

#include "app/frame/settings-combo.h"
#include "app/practice/technique-list.h"

struct _NonetPreferences
{
  AdwPreferencesWindow parent_instance;

  AdwComboRow *colour_scheme;
  GtkSwitch *show_verdict;
  GtkSwitch *tint_houses;
  GtkSwitch *tint_equal;
  AdwComboRow *mistakes;
  GtkSwitch *tidy_marks;
  GtkSwitch *timer;
  GtkSwitch *restore_session;
  AdwComboRow *steps_start;
  GtkSwitch *use_uniqueness;
  AdwComboRow *cell_style;
  GtkWidget *techniques;
  AdwComboRow *rating_profile;
  GtkSwitch *show_rating;

  GSettings *settings;
  GtkWidget *technique_page; /* NULL while it is not there */
};

G_DEFINE_FINAL_TYPE (NonetPreferences, nonet_preferences, ADW_TYPE_PREFERENCES_WINDOW)

/* What the rows of a combo stand for: names in the settings, up to NULL. */
static const char *const scheme_names[] = { "default", "light", "dark", NULL };
static const char *const mistake_names[] = { "never", "rules", "always", NULL };
static const char *const start_names[] = { "basic", "marks", NULL };
static const char *const style_names[] = { "rc", "letter", "words", NULL };
static const char *const profile_names[] = { "se-1.2.1", "sukaku-1.15", "sukaku-1.18", NULL };

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
  gtk_widget_class_bind_template_child (widget_class, NonetPreferences, colour_scheme);
  gtk_widget_class_bind_template_child (widget_class, NonetPreferences, show_verdict);
  gtk_widget_class_bind_template_child (widget_class, NonetPreferences, tint_houses);
  gtk_widget_class_bind_template_child (widget_class, NonetPreferences, tint_equal);
  gtk_widget_class_bind_template_child (widget_class, NonetPreferences, mistakes);
  gtk_widget_class_bind_template_child (widget_class, NonetPreferences, tidy_marks);
  gtk_widget_class_bind_template_child (widget_class, NonetPreferences, timer);
  gtk_widget_class_bind_template_child (widget_class, NonetPreferences, restore_session);
  gtk_widget_class_bind_template_child (widget_class, NonetPreferences, steps_start);
  gtk_widget_class_bind_template_child (widget_class, NonetPreferences, use_uniqueness);
  gtk_widget_class_bind_template_child (widget_class, NonetPreferences, cell_style);
  gtk_widget_class_bind_template_child (widget_class, NonetPreferences, techniques);
  gtk_widget_class_bind_template_child (widget_class, NonetPreferences, rating_profile);
  gtk_widget_class_bind_template_child (widget_class, NonetPreferences, show_rating);
  gtk_widget_class_bind_template_callback (widget_class, show_techniques_cb);
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

  self->settings = g_object_ref (settings);
  nonet_settings_bind_combo (settings, "color-scheme", self->colour_scheme, scheme_names);
  bind_switch (settings, "tint-houses", self->tint_houses);
  bind_switch (settings, "tint-equal", self->tint_equal);
  nonet_settings_bind_combo (settings, "mistakes", self->mistakes, mistake_names);
  bind_switch (settings, "tidy-marks", self->tidy_marks);
  bind_switch (settings, "show-verdict", self->show_verdict);
  bind_switch (settings, "timer", self->timer);
  bind_switch (settings, "restore-session", self->restore_session);
  nonet_settings_bind_combo (settings, "steps-start", self->steps_start, start_names);
  bind_switch (settings, "use-uniqueness", self->use_uniqueness);
  nonet_settings_bind_combo (settings, "cell-style", self->cell_style, style_names);
  nonet_settings_bind_combo (settings, "rating-profile", self->rating_profile, profile_names);
  bind_switch (settings, "show-rating", self->show_rating);
  gtk_window_present (GTK_WINDOW (self));
}

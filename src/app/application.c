/* The application: one process for all windows, its command line, its settings and its session.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/application.h"

#include <glib-unix.h>
#include <glib/gi18n.h>

#include "app/preferences.h"
#include "app/shortcuts.h"
#include "widgets/gtk-fixes.h"
#include "widgets/newer.h"
#include "config.h"

struct _NonetApplication
{
  AdwApplication parent_instance;

  GSettings *settings;
  NonetSessionStore *store;
  NonetGames *games;
  NonetStock *stock;
  guint filling; /* begins to fill the stock */
  GCancellable *cancellable;
  GDBusProxy *upower;            /* or NULL */
  GPowerProfileMonitor *profile; /* NULL before the stock is filled */
  gboolean begins_empty;         /* with a board, not with the start page */
  gboolean recovered;
};

/* Seconds after the start in which nothing is made that nobody asked for. */
#define FILLING_DELAY 10

G_DEFINE_FINAL_TYPE (NonetApplication, nonet_application, ADW_TYPE_APPLICATION)

static const GOptionEntry option_entries[] = {
  { "version", 'v', 0, G_OPTION_ARG_NONE, NULL, N_ ("Print the version and exit"), NULL },
  { "new-window", 'n', 0, G_OPTION_ARG_NONE, NULL, N_ ("Open a new window"), NULL },
  { "empty-board", 'e', 0, G_OPTION_ARG_NONE, NULL, N_ ("Start with an empty board"), NULL },
  { NULL }
};

/* Action name, then its keys. Those of the board itself (arrows, symbols, Delete) live in the board view. */
static const struct
{
  const char *action;
  const char *keys[4];
} accelerators[] = {
  { "app.quit", { "<Control>q" } },
  { "app.preferences", { "<Control>comma" } },
  { "win.help", { "F1" } },
  { "app.shortcuts", { "<Control>question", "<Control>F1" } },
  { "app.new-window", { "<Control><Shift>n" } },
  { "win.new", { "<Control>n" } },
  { "win.open", { "<Control>o" } },
  { "win.save", { "<Control>s" } },
  { "win.save-as", { "<Control><Shift>s" } },
  { "window.close", { "<Control>w" } },
  { "win.undo", { "<Control>z" } },
  { "win.redo", { "<Control><Shift>z", "<Control>y" } },
  { "win.copy", { "<Control>c" } },
  { "win.paste", { "<Control>v" } },
  { "win.explain-cell", { "<Control><Shift>y" } },
  { "win.hint", { "<Control>h" } },
  { "win.apply-step", { "<Control>e" } },
  { "win.apply-and-hint", { "<Control><Alt>e" } },
  { "win.solve", { "<Control>Return", "<Control>KP_Enter" } },
  { "win.stop", { "<Control>period" } },
  { "win.next-solution", { "F3", "<Alt>Page_Down" } },
  { "win.previous-solution", { "<Shift>F3", "<Alt>Page_Up" } },
  { "win.next-step", { "F4" } },
  { "win.previous-step", { "<Shift>F4" } },
  { "win.walk-forward", { "F5" } },
  { "win.walk-back", { "<Shift>F5" } },
  { "win.walk-play", { "<Control>F5" } },
  { "win.go-to-solution", { "<Control>g" } },
  { "win.fill-solution", { "<Control><Shift>Return" } },
  { "win.save-solutions", { "<Control><Shift>e" } },
  { "win.hide-solution", { "<Control><Shift>h" } },
  { "win.search-tree", { "F6" } },
  { "win.next-depth", { "F7" } },
  { "win.depth::none", { "<Alt>1" } },
  { "win.depth::marks", { "<Alt>2" } },
  { "win.depth::basic", { "<Alt>3" } },
  { "win.depth::true", { "<Alt>4" } },
  { "win.check-entries", { "<Control>m" } },
  { "win.reveal-cell", { "<Control>r" } },
  { "win.pause", { "Pause", "<Control><Shift>t" } },
  { "win.editing-givens", { "F8" } },
  { "win.check-puzzle", { "<Shift>F8" } },
  { "win.save-checkpoint", { "<Control>k" } },
  { "win.return-to-last-checkpoint", { "<Control><Shift>k" } },
  { "win.start-trial", { "<Control>t" } },
  { "win.show-pane", { "F9" } },
  { "win.zoom-in", { "<Control>plus", "<Control>equal", "<Control>KP_Add" } },
  { "win.zoom-out", { "<Control>minus", "<Control>KP_Subtract" } },
  { "win.zoom-reset", { "<Control>0", "<Control>KP_0" } },
  { "win.next-puzzle", { "<Control>Page_Down" } },
  { "win.previous-puzzle", { "<Control>Page_Up" } },
  { "win.show-collection", { "<Control><Shift>o" } },
  { "win.practice", { "<Control><Shift>p" } },
  { "win.print", { "<Control>p" } },
  { "win.copy-picture", { "<Control><Shift>c" } },
};

NonetWindow *
nonet_application_new_window (NonetApplication *self)
{
  return nonet_window_new (GTK_APPLICATION (self), self->settings, self->store, self->games, self->stock);
}

/* A window for whoever has not said yet what to do in it. */
static void
new_start_window (NonetApplication *self)
{
  NonetWindow *window = nonet_application_new_window (self);

  if (!self->begins_empty)
    nonet_window_show_start (window);
  gtk_window_present (GTK_WINDOW (window));
}

/* The window that a puzzle may be opened in without anything being lost, else a new one. */
static NonetWindow *
vacant_window (NonetApplication *self)
{
  GtkWindow *active = gtk_application_get_active_window (GTK_APPLICATION (self));
  NonetWindow *window;

  if (NONET_IS_WINDOW (active) && nonet_window_is_vacant (NONET_WINDOW (active)))
    return NONET_WINDOW (active);
  window = nonet_application_new_window (self);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

/* Puts the puzzles a crash has left back into windows. */
static void
recover_session (NonetApplication *self)
{
  g_auto (GStrv) entries = NULL;

  if (self->recovered)
    return;
  self->recovered = TRUE;

  entries = nonet_session_store_recover (self->store);
  for (guint i = 0; entries[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = nonet_session_store_load (self->store, entries[i], &error);
      NonetWindow *window = nonet_application_new_window (self);

      if (bytes != NULL && nonet_window_restore (window, bytes, entries[i], &error))
        {
          gtk_window_present (GTK_WINDOW (window));
          continue;
        }
      gtk_window_destroy (GTK_WINDOW (window));
      g_message ("A puzzle of the last session could not be restored: %s", error->message);
      /* What cannot be read now never can: it is damaged, or older than this format. */
      if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA))
        nonet_session_store_forget (self->store, entries[i]);
    }
}

static void
nonet_application_activate (GApplication *application)
{
  NonetApplication *self = NONET_APPLICATION (application);
  GtkWindow *window;

  recover_session (self);
  window = gtk_application_get_active_window (GTK_APPLICATION (self));
  if (window == NULL)
    new_start_window (self);
  else
    gtk_window_present (window);
}

static void
open_found (GFile *file, NonetWindow *window, gpointer self)
{
  if (window == NULL)
    {
      window = vacant_window (self);
      nonet_window_open_file (window, file);
    }
  gtk_window_present (GTK_WINDOW (window));
}

static void
nonet_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  NonetApplication *self = NONET_APPLICATION (application);
  g_autoptr (GListStore) store = g_list_store_new (G_TYPE_FILE);

  recover_session (self);
  g_list_store_splice (store, 0, 0, (gpointer *) files, (guint) n_files);
  nonet_window_find_each (GTK_APPLICATION (self), G_LIST_MODEL (store), open_found, g_object_ref (self),
                          g_object_unref);
}

/* Returns the exit status when the program ends here, -1 to continue. */
static int
nonet_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("nonet %s\n", NONET_VERSION);
      return 0;
    }

  NONET_APPLICATION (application)->begins_empty = g_variant_dict_contains (options, "empty-board");
  if (!gtk_init_check ())
    {
      g_printerr ("%s\n", _ ("Nonet cannot open a window because there is no display. In a terminal, use nonet-cli; "
                             "see nonet-cli --help."));
      return 1;
    }

  if (g_variant_dict_contains (options, "new-window") && g_application_register (application, NULL, NULL))
    {
      g_action_group_activate_action (G_ACTION_GROUP (application), "new-window", NULL);
      if (g_application_get_is_remote (application))
        return 0;
    }

  return -1;
}

/* The numbers of the setting are those of AdwColorScheme. */
static void
apply_colour_scheme (NonetApplication *self)
{
  AdwColorScheme scheme = (AdwColorScheme) g_settings_get_enum (self->settings, "color-scheme");

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), scheme);
}

/* Newer versions of libadwaita warn of a file style-hc.css, which they would read by themselves. */
static void
high_contrast_cb (AdwStyleManager *manager, GParamSpec *pspec, GtkStyleProvider *style)
{
  GdkDisplay *display = gdk_display_get_default ();

  if (adw_style_manager_get_high_contrast (manager))
    gtk_style_context_add_provider_for_display (display, style, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  else
    gtk_style_context_remove_provider_for_display (display, style);
}

static void
add_high_contrast (NonetApplication *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/io/github/nonet/Nonet/high-contrast.css");
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (high_contrast_cb), style, 0);
  g_object_set_data_full (G_OBJECT (self), "high-contrast", g_object_ref (style), g_object_unref);
  high_contrast_cb (manager, NULL, GTK_STYLE_PROVIDER (style));
}

static void
new_window_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  new_start_window (user_data);
}

/* Windows are closed one by one, each asking about what is not saved; the process ends with the last. */
static void
quit_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (user_data)));

  for (GList *item = windows; item != NULL; item = item->next)
    if (NONET_IS_WINDOW (item->data))
      gtk_window_close (item->data);
}

static void
preferences_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  NonetApplication *self = user_data;

  nonet_preferences_present (gtk_application_get_active_window (GTK_APPLICATION (self)), self->settings);
}

static void
shortcuts_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *shortcuts = nonet_shortcuts_new ();

  gtk_window_set_transient_for (shortcuts, gtk_application_get_active_window (user_data));
  gtk_window_present (shortcuts);
}

static void
about_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  static const char *const developers[] = { "The Nonet developers", NULL };

  nonet_present (
      g_object_new (nonet_about_get_type (), "application-name", "Nonet", "application-icon", NONET_APP_ID, "version",
                    NONET_VERSION, "developer-name", _ ("The Nonet developers"), "developers", developers, "website",
                    "https://github.com/nonet/nonet", "issue-url", "https://github.com/nonet/nonet/issues",
                    "license-type", GTK_LICENSE_GPL_3_0, "comments",
                    _ ("Solve, set and understand Sudoku: every solution, every step, any board.\n\n"
                       "Based on Richard Bird, “A program to solve Sudoku” (Journal of Functional Programming, 2006)."),
                    /* Translators: put your names here, one a line. */
                    "translator-credits", _ ("translator-credits"), NULL),
      gtk_application_get_active_window (user_data));
}

static const GActionEntry action_entries[] = {
  { "new-window", new_window_action }, { "quit", quit_action },   { "preferences", preferences_action },
  { "shortcuts", shortcuts_action },   { "about", about_action },
};

/* g_settings_new () aborts on a missing schema; a sentence is kinder to who runs an uninstalled program. */
static GSettings *
load_settings (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema =
      source != NULL ? g_settings_schema_source_lookup (source, NONET_APP_ID, TRUE) : NULL;

  if (schema == NULL)
    {
      g_printerr ("%s\n", _ ("Nonet is not fully installed: its settings schema is missing. "
                             "Install it, or start it with ./dev run."));
      exit (1);
    }
  return g_settings_new_full (schema, NULL, NULL);
}

/* Asked to end by the system, there is nobody to ask what to save: all of it comes back at the next start. */
static gboolean
terminated_cb (gpointer user_data)
{
  NonetApplication *self = user_data;

  for (GList *item = gtk_application_get_windows (GTK_APPLICATION (self)); item != NULL; item = item->next)
    if (NONET_IS_WINDOW (item->data))
      nonet_window_keep_now (item->data);
  nonet_games_flush (self->games);
  nonet_session_store_flush (self->store);
  g_settings_sync ();
  signal (SIGTERM, SIG_DFL);
  raise (SIGTERM);
  return G_SOURCE_REMOVE;
}

static gboolean
is_on_battery (NonetApplication *self)
{
  g_autoptr (GVariant) value =
      self->upower != NULL ? g_dbus_proxy_get_cached_property (self->upower, "OnBattery") : NULL;

  return value != NULL && g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN) && g_variant_get_boolean (value);
}

/* The stock is filled while there is power enough for work that nobody asked for: from the mains, and not to be saved. Where nobody
 * knows, there is. */
static void
update_filling (NonetApplication *self)
{
  nonet_stock_set_filling (self->stock,
                           !is_on_battery (self) && !g_power_profile_monitor_get_power_saver_enabled (self->profile));
}

static void
upower_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  GDBusProxy *upower = g_dbus_proxy_new_for_bus_finish (result, &error);
  NonetApplication *self = user_data;

  if (upower == NULL)
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        g_debug ("Nobody says whether this is a battery: %s", error->message);
      return;
    }
  self->upower = upower;
  g_signal_connect_object (upower, "g-properties-changed", G_CALLBACK (update_filling), self, G_CONNECT_SWAPPED);
  update_filling (self);
}

static gboolean
fill_stock_cb (gpointer user_data)
{
  NonetApplication *self = user_data;

  self->filling = 0;
  self->profile = g_power_profile_monitor_dup_default ();
  g_signal_connect_object (self->profile, "notify::power-saver-enabled", G_CALLBACK (update_filling), self,
                           G_CONNECT_SWAPPED);
  g_dbus_proxy_new_for_bus (G_BUS_TYPE_SYSTEM, G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START, NULL, "org.freedesktop.UPower",
                            "/org/freedesktop/UPower", "org.freedesktop.UPower", self->cancellable, upower_cb, self);
  update_filling (self);
  return G_SOURCE_REMOVE;
}

static void
nonet_application_startup (GApplication *application)
{
  NonetApplication *self = NONET_APPLICATION (application);
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "nonet", "session", NULL);
  g_autofree char *stock = g_build_filename (g_get_user_state_dir (), "nonet", "new", NULL);
  g_autofree char *games = g_build_filename (g_get_user_data_dir (), "nonet", "games", NULL);

  G_APPLICATION_CLASS (nonet_application_parent_class)->startup (application);

  nonet_flow_keys_install ();
  nonet_lost_focus_install ();
  nonet_tooltip_names_install ();
  nonet_tooltip_keys_install ();
  gtk_window_set_default_icon_name (NONET_APP_ID);
  self->settings = load_settings ();
  self->store = nonet_session_store_new (folder, ".session");
  self->games = nonet_games_new (games, NONET_GAMES_MOST);
  self->stock = nonet_stock_new (stock);
  self->filling = g_timeout_add_seconds (FILLING_DELAY, fill_stock_cb, self);
  g_signal_connect_object (self->settings, "changed::color-scheme", G_CALLBACK (apply_colour_scheme), self,
                           G_CONNECT_SWAPPED);
  apply_colour_scheme (self);
  add_high_contrast (self);
  g_unix_signal_add (SIGTERM, terminated_cb, self);
  g_action_map_add_action_entries (G_ACTION_MAP (self), action_entries, G_N_ELEMENTS (action_entries), self);
  for (guint i = 0; i < G_N_ELEMENTS (accelerators); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), accelerators[i].action, accelerators[i].keys);
}

static void
nonet_application_shutdown (GApplication *application)
{
  NonetApplication *self = NONET_APPLICATION (application);

  G_APPLICATION_CLASS (nonet_application_parent_class)->shutdown (application);
  nonet_games_flush (self->games);
  nonet_session_store_flush (self->store);
  g_clear_handle_id (&self->filling, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->upower);
  g_clear_object (&self->profile);
  nonet_stock_flush (self->stock);
}

static void
nonet_application_finalize (GObject *object)
{
  NonetApplication *self = NONET_APPLICATION (object);

  g_clear_handle_id (&self->filling, g_source_remove);
  g_clear_object (&self->store);
  g_clear_object (&self->games);
  g_clear_object (&self->stock);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (nonet_application_parent_class)->finalize (object);
}

static void
nonet_application_class_init (NonetApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nonet_application_finalize;
  application_class->startup = nonet_application_startup;
  application_class->shutdown = nonet_application_shutdown;
  application_class->activate = nonet_application_activate;
  application_class->open = nonet_application_open;
  application_class->handle_local_options = nonet_application_handle_local_options;
}

static void
nonet_application_init (NonetApplication *self)
{
  GApplication *application = G_APPLICATION (self);

  self->cancellable = g_cancellable_new ();
  g_application_add_main_option_entries (application, option_entries);
  g_application_set_option_context_parameter_string (application, _ ("[FILE…]"));
  g_application_set_option_context_summary (
      application, _ ("Solves Sudoku puzzles in a window: enter one with the mouse or open a file, "
                      "and see every solution."));
  g_application_set_option_context_description (application,
                                                _ ("In a terminal and in scripts, use nonet-cli instead."));
}

NonetApplication *
nonet_application_new (void)
{
  return g_object_new (NONET_TYPE_APPLICATION, "application-id", NONET_APP_ID, "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/io/github/nonet/Nonet", NULL);
}

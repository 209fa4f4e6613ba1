/* Opening puzzles: the file dialog, recent files and samples, and whether two files are the same one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/files/opening.h"

#include <glib/gi18n.h>

#include "app/frame/split-button.h"
#include "formats/write.h"
#include "widgets/lazy-menu.h"

char *
nonet_file_identify (GFile *file)
{
  g_autoptr (GFileInfo) info = NULL;

  if (file == NULL || !g_file_is_native (file))
    return NULL;
  info = g_file_query_info (file, G_FILE_ATTRIBUTE_ID_FILE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  return info != NULL ? g_strdup (g_file_info_get_attribute_string (info, G_FILE_ATTRIBUTE_ID_FILE)) : NULL;
}

gboolean
nonet_file_is_same (GFile *one, GFile *file, const char *identity)
{
  g_autofree char *of_one = NULL;

  if (one == NULL || g_file_equal (one, file))
    return one != NULL;
  of_one = identity != NULL ? nonet_file_identify (one) : NULL;
  return of_one != NULL && g_str_equal (of_one, identity);
}

#define MAX_RECENT 8

static int
compare_newest_first (gconstpointer a, gconstpointer b)
{
  GtkRecentInfo *first = (GtkRecentInfo *) a, *second = (GtkRecentInfo *) b;

  return g_date_time_compare (gtk_recent_info_get_modified (second), gtk_recent_info_get_modified (first));
}

/* Whether this program has opened the file, and it has not vanished since. */
static gboolean
is_ours (GtkRecentInfo *info)
{
  return gtk_recent_info_has_application (info, "nonet")
         && (!gtk_recent_info_is_local (info) || gtk_recent_info_exists (info));
}

GList *
nonet_recent_list (void)
{
  GList *infos = gtk_recent_manager_get_items (gtk_recent_manager_get_default ()), *latest = NULL;
  guint count = 0;

  infos = g_list_sort (infos, compare_newest_first);
  for (GList *item = infos; item != NULL && count < MAX_RECENT; item = item->next)
    if (is_ours (item->data))
      {
        latest = g_list_prepend (latest, gtk_recent_info_ref (item->data));
        count++;
      }
  nonet_recent_free (infos);
  return g_list_reverse (latest);
}

void
nonet_recent_free (GList *infos)
{
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
}

/* Fills a menu with the latest of them, each for the action "win.open-uri". */
static void
nonet_recent_fill (GMenu *menu)
{
  GList *infos = nonet_recent_list ();

  g_menu_remove_all (menu);
  for (GList *item = infos; item != NULL; item = item->next)
    {
      g_autofree char *label = nonet_menu_label (gtk_recent_info_get_display_name (item->data));
      g_autoptr (GMenuItem) entry = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (entry, "win.open-uri", "s", gtk_recent_info_get_uri (item->data));
      g_menu_append_item (menu, entry);
    }
  nonet_recent_free (infos);
}

void
nonet_recent_add (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  char *groups[] = { NULL };
  GtkRecentData data = {
    .mime_type = (char *) "application/octet-stream",
    .app_name = (char *) "nonet",
    .app_exec = (char *) "nonet %u",
    .groups = groups,
  };

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

void
nonet_recent_remove (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
}

#define SAMPLES_URI "resource:///io/github/nonet/Nonet/samples/"

const NonetSample *
nonet_samples (void)
{
  static const NonetSample samples[] = {
    { "bird", N_ ("_Bird’s Pearl"), 9, "SE 1.5" },
    { "seventeen", N_ ("_Seventeen Givens"), 9, "SE 1.5" },
    { "hardest", N_ ("One of the _Hardest"), 9, "SE 11.9" },
    { "tonyblair", N_ ("Nine _Letters: TONYBLAIR"), 9, "SE 2.0" },
    { "small", N_ ("_Four by Four"), 4 },
    { "large", N_ ("Si_xteen by Sixteen"), 16 },
    { "empty", N_ ("_Empty Board"), 9 },
    { NULL },
  };

  return samples;
}

char *
nonet_sample_dup_label (const NonetSample *sample)
{
  /* Translators: the size of a board: columns and rows, as in 9×9. */
  g_autofree char *size = g_strdup_printf (_ ("%u×%u"), sample->order, sample->order);

  if (sample->difficulty == NULL)
    return g_strdup_printf ("%s · %s", _ (sample->label), size);
  return g_strdup_printf ("%s · %s · %s", _ (sample->label), size, sample->difficulty);
}

GFile *
nonet_sample_get_file (const char *name)
{
  g_autofree char *uri = g_strconcat (SAMPLES_URI, name, ".ipuz", NULL);

  return g_file_new_for_uri (uri);
}

struct _NonetOpening
{
  NonetController parent_instance;

  GMenu *recent;
};

G_DEFINE_FINAL_TYPE (NonetOpening, nonet_opening, NONET_TYPE_CONTROLLER)

/* "*.sdk", "*.ipuz", …: what the formats are called, and everything, for formats go by content. */
static void
add_open_filters (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) puzzles = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();
  static const char *const read_only[] = { "sdx", "spf", "msk", "sol", "save", "xml", "dzn", "gz" };

  gtk_file_filter_set_name (puzzles, _ ("Puzzles"));
  for (const NonetWriteFormat *format = nonet_write_formats (); format->id != NULL; format++)
    if (format->extension != NULL)
      gtk_file_filter_add_suffix (puzzles, format->extension);
  for (guint i = 0; i < G_N_ELEMENTS (read_only); i++)
    gtk_file_filter_add_suffix (puzzles, read_only[i]);
  gtk_file_filter_set_name (all, _ ("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, puzzles);
  gtk_file_chooser_add_filter (chooser, all);
}

static void
open_response_cb (GtkNativeDialog *dialog, int response, NonetController *self)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GListModel) files = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (dialog));

      nonet_frame_open_files (nonet_controller_get_frame (self), files);
    }
  g_object_unref (dialog);
}

static void
open_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      _ ("Open Puzzle"), nonet_controller_get_window (user_data), GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (dialog), TRUE);
  add_open_filters (GTK_FILE_CHOOSER (dialog));
  g_signal_connect_object (dialog, "response", G_CALLBACK (open_response_cb), user_data, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
open_uri_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  nonet_frame_open_file (nonet_controller_get_frame (user_data), file);
}

static void
open_sample_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (GFile) file = nonet_sample_get_file (g_variant_get_string (parameter, NULL));

  nonet_frame_open_file (nonet_controller_get_frame (user_data), file);
}

static const NonetActionEntry actions[] = {
  { "open", open_action, .use = NONET_USE_ON_START },
  { "open-uri", open_uri_action, "s", .use = NONET_USE_ON_START },
  { "open-sample", open_sample_action, "s", .use = NONET_USE_ON_START },
};

static void
update_recent (NonetOpening *self)
{
  nonet_recent_fill (self->recent);
}

/* Files may come and go while the menu is not shown. */
static void
update_when_shown (NonetOpening *self, GtkPopover *popover)
{
  g_signal_connect_object (popover, "show", G_CALLBACK (update_recent), self, G_CONNECT_SWAPPED);
}

static void
narrow_menu_made_cb (GtkMenuButton *button, GParamSpec *pspec, NonetOpening *self)
{
  GtkPopover *popover = gtk_menu_button_get_popover (button);

  if (popover != NULL)
    update_when_shown (self, popover);
}

static GMenu *
samples_menu (void)
{
  GMenu *menu = g_menu_new ();

  for (const NonetSample *sample = nonet_samples (); sample->name != NULL; sample++)
    {
      g_autofree char *label = nonet_sample_dup_label (sample);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "win.open-sample", "s", sample->name);
      g_menu_append_item (menu, item);
    }
  return menu;
}

static void
add_menus (NonetOpening *self, AdwSplitButton *button, GtkMenuButton *narrow_button, GMenuModel *new_menu)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) narrow_menu = g_menu_new ();
  g_autoptr (GMenu) narrow_actions = g_menu_new ();
  g_autoptr (GMenu) sample_items = samples_menu ();

  g_menu_append_section (menu, _ ("Recent Files"), G_MENU_MODEL (self->recent));
  g_menu_append_section (menu, _ ("Samples"), G_MENU_MODEL (sample_items));
  adw_split_button_set_menu_model (button, G_MENU_MODEL (menu));

  g_menu_append_submenu (narrow_actions, _ ("_New Puzzle"), new_menu);
  g_menu_append (narrow_actions, _ ("_Open…"), "win.open");
  g_menu_append_section (narrow_menu, NULL, G_MENU_MODEL (narrow_actions));
  g_menu_append_section (narrow_menu, _ ("Recent Files"), G_MENU_MODEL (self->recent));
  g_menu_append_section (narrow_menu, _ ("Samples"), G_MENU_MODEL (sample_items));
  nonet_lazy_menu_attach (narrow_button, G_MENU_MODEL (narrow_menu));
  nonet_split_button_name (button, NULL);
  update_when_shown (self, adw_split_button_get_popover (button));
  g_signal_connect_object (narrow_button, "notify::popover", G_CALLBACK (narrow_menu_made_cb), self, 0);

  g_signal_connect_object (gtk_recent_manager_get_default (), "changed", G_CALLBACK (update_recent), self,
                           G_CONNECT_SWAPPED);
  update_recent (self);
}

static void
nonet_opening_finalize (GObject *object)
{
  g_object_unref (NONET_OPENING (object)->recent);
  G_OBJECT_CLASS (nonet_opening_parent_class)->finalize (object);
}

static void
nonet_opening_class_init (NonetOpeningClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_opening_finalize;
}

static void
nonet_opening_init (NonetOpening *self)
{
  self->recent = g_menu_new ();
}

NonetOpening *
nonet_opening_new (NonetFrame *frame, GMenuModel *new_menu)
{
  NonetOpening *self = nonet_controller_new (NONET_TYPE_OPENING, frame, actions, G_N_ELEMENTS (actions));

  add_menus (self, nonet_frame_get_child (frame, "open_button"), nonet_frame_get_child (frame, "narrow_open_button"),
             new_menu);
  return self;
}

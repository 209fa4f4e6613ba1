/* The preferences window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/preferences.h"

#include "app/frame/controls.h"
#include "app/steps/stepping.h"
#include "widgets/techniques/technique-row.h"
#include "widgets/widget-utils.h"

/* The page of techniques, over the others: each change is in the settings at once. */

#define NONET_TYPE_TECHNIQUE_LIST (nonet_technique_list_get_type ())
G_DECLARE_FINAL_TYPE (NonetTechniqueList, nonet_technique_list, NONET, TECHNIQUE_LIST, GtkWidget)

struct _NonetTechniqueList
{
  GtkWidget parent_instance;

  GtkWidget *content;
  GtkListBox *list;
  GtkSearchEntry *search;
  GtkWidget *reset;

  GSettings *settings;
  guint place[SUDOKU_N_TECHNIQUES]; /* of each technique in the order */
  SudokuTechniqueSet used;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (NonetTechniqueList, nonet_technique_list, GTK_TYPE_WIDGET)

/* Ids of techniques, collected for the settings; none is what is usual. */
static void
take_ids (GSettings *settings, const char *key, GPtrArray *ids)
{
  if (ids->len == 0)
    {
      g_settings_reset (settings, key);
      return;
    }
  g_ptr_array_add (ids, NULL);
  g_settings_set_strv (settings, key, (const char *const *) ids->pdata);
}

static void
save_order (NonetTechniqueList *self)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  const char *id[SUDOKU_N_TECHNIQUES];
  gboolean usual = TRUE;

  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    {
      usual = usual && self->place[i] == i;
      id[self->place[i]] = sudoku_technique_info (i)->id;
    }
  for (guint place = 0; place < SUDOKU_N_TECHNIQUES && !usual; place++)
    g_ptr_array_add (ids, (gpointer) id[place]);
  take_ids (self->settings, "technique-order", ids);
}

static void
save_used (NonetTechniqueList *self)
{
  g_autoptr (GPtrArray) on = g_ptr_array_new (), off = g_ptr_array_new ();
  NonetLogicOptions usual;

  nonet_logic_options_init (&usual);
  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    {
      gboolean used = sudoku_technique_set_has (&self->used, i);

      if (used != sudoku_technique_set_has (&usual.techniques, i))
        g_ptr_array_add (used ? on : off, (gpointer) sudoku_technique_info (i)->id);
    }
  take_ids (self->settings, "techniques-on", on);
  take_ids (self->settings, "techniques-off", off);
}

static void
update_reset (NonetTechniqueList *self)
{
  static const char *const keys[] = { "technique-order", "techniques-on", "techniques-off" };
  gboolean changed = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_auto (GStrv) ids = g_settings_get_strv (self->settings, keys[i]);

      changed = changed || ids[0] != NULL;
    }
  gtk_widget_set_sensitive (self->reset, changed);
}

/* Puts a row in the place that another one has. Rows are sorted, not taken out, so that they keep the focus. */
static void
move_row (NonetTechniqueList *self, GtkListBoxRow *row, guint place)
{
  SudokuTechnique technique = nonet_technique_list_get (row);
  guint before = self->place[technique];

  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (self->place[i] > before && self->place[i] <= place)
      self->place[i]--;
    else if (self->place[i] < before && self->place[i] >= place)
      self->place[i]++;
  self->place[technique] = place;
  gtk_list_box_invalidate_sort (self->list);
  gtk_list_box_invalidate_headers (self->list);
  save_order (self);
  update_reset (self);
}

/* The place of a row in the order. */
static guint
place_of (NonetTechniqueList *self, GtkListBoxRow *row)
{
  return self->place[nonet_technique_list_get (row)];
}

/* By one of those that are shown: others are passed by. */
static void
move_cb (NonetTechniqueList *self, int by, GtkListBoxRow *row)
{
  int index = gtk_list_box_row_get_index (row);
  GtkListBoxRow *other;

  do
    {
      index += by;
      other = index >= 0 ? gtk_list_box_get_row_at_index (self->list, index) : NULL;
    }
  while (other != NULL && !gtk_widget_get_child_visible (GTK_WIDGET (other)));
  if (other != NULL)
    move_row (self, row, place_of (self, other));
}

static void
dropped_cb (NonetTechniqueList *self, GtkListBoxRow *row, GtkListBoxRow *target)
{
  move_row (self, row, place_of (self, target));
}

static void
used_cb (NonetTechniqueList *self, GParamSpec *pspec, GtkSwitch *used)
{
  SudokuTechnique technique =
      nonet_technique_list_get (GTK_LIST_BOX_ROW (gtk_widget_get_ancestor (GTK_WIDGET (used), GTK_TYPE_LIST_BOX_ROW)));

  if (self->updating)
    return;
  if (gtk_switch_get_active (used))
    sudoku_technique_set_add (&self->used, technique);
  else
    sudoku_technique_set_remove (&self->used, technique);
  save_used (self);
  update_reset (self);
}

static GtkWidget *
make_row (GtkWidget *owner, SudokuTechnique technique)
{
  NonetTechniqueList *self = NONET_TECHNIQUE_LIST (owner);
  NonetTechniqueRow *row = nonet_technique_row_new (technique);
  GtkSwitch *used = nonet_technique_row_get_switch (row);

  gtk_switch_set_active (used, sudoku_technique_set_has (&self->used, technique));
  g_signal_connect_object (row, "move", G_CALLBACK (move_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "dropped", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (used, "notify::active", G_CALLBACK (used_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (row);
}

static int
compare_rows (GtkListBoxRow *a, GtkListBoxRow *b, gpointer user_data)
{
  NonetTechniqueList *self = user_data;

  return (int) place_of (self, a) - (int) place_of (self, b);
}

/* Shows what the settings say. */
static void
update (NonetTechniqueList *self)
{
  NonetLogicOptions options;
  SudokuFindLimits limits;
  GtkListBoxRow *row;

  nonet_logic_settings_get (self->settings, &options);
  nonet_logic_options_limit (&options, 9, TRUE, &limits);
  for (guint i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    self->place[limits.ordered ? limits.order[i] : i] = i;
  self->used = options.techniques;
  self->updating = TRUE;
  gtk_list_box_invalidate_sort (self->list);
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    gtk_switch_set_active (nonet_technique_row_get_switch (NONET_TECHNIQUE_ROW (row)),
                           sudoku_technique_set_has (&self->used, nonet_technique_list_get (row)));
  self->updating = FALSE;
  update_reset (self);
}

static void
reset_cb (NonetTechniqueList *self)
{
  g_settings_reset (self->settings, "technique-order");
  g_settings_reset (self->settings, "techniques-on");
  g_settings_reset (self->settings, "techniques-off");
  update (self);
}

static void
close_cb (NonetTechniqueList *self)
{
  adw_preferences_window_close_subpage (ADW_PREFERENCES_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
}

static void
nonet_technique_list_dispose (GObject *object)
{
  NonetTechniqueList *self = NONET_TECHNIQUE_LIST (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (object), NONET_TYPE_TECHNIQUE_LIST);
  G_OBJECT_CLASS (nonet_technique_list_parent_class)->dispose (object);
}

static void
nonet_technique_list_class_init (NonetTechniqueListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_technique_list_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/technique-list.ui");
  NONET_BIND_CHILDREN (widget_class, NonetTechniqueList, content, list, search, reset);
  NONET_BIND_CALLBACKS (widget_class, reset_cb, close_cb);
}

static void
nonet_technique_list_init (NonetTechniqueList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  nonet_technique_list_set_up (self->list, self->search, TRUE);
}

static GtkWidget *
technique_page_new (GSettings *settings)
{
  NonetTechniqueList *self = g_object_new (NONET_TYPE_TECHNIQUE_LIST, NULL);

  self->settings = g_object_ref (settings);
  gtk_list_box_set_sort_func (self->list, compare_rows, self, NULL);
  update (self);
  nonet_technique_list_fill (self->list, make_row, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

/* The window. */

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
    g_set_weak_pointer (&self->technique_page, technique_page_new (self->settings));
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
  g_type_ensure (NONET_TYPE_SWITCH_ROW);
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

void
nonet_preferences_present (GtkWindow *parent, GSettings *settings)
{
  NonetPreferences *self =
      g_object_new (NONET_TYPE_PREFERENCES, "transient-for", parent, "modal", parent != NULL, NULL);

  self->settings = g_object_ref (settings);
  for (guint i = 0; i < G_N_ELEMENTS (controls); i++)
    {
      GObject *control = gtk_widget_get_template_child (GTK_WIDGET (self), NONET_TYPE_PREFERENCES, controls[i].key);

      if (controls[i].names != NULL)
        nonet_settings_bind_combo (settings, controls[i].key, ADW_COMBO_ROW (control), controls[i].names);
      else
        g_settings_bind (settings, controls[i].key, control, "active", NONET_SETTINGS_REMEMBER);
      g_settings_bind_writable (settings, controls[i].key, control, "sensitive", FALSE);
    }
  gtk_window_present (GTK_WINDOW (self));
}

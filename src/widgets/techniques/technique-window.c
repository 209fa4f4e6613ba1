/* The list of techniques, and their pages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/techniques/technique-window.h"

#include "widgets/techniques/technique-page.h"
#include "widgets/techniques/technique-row.h"
#include "words/steps/step-text.h"
#include "words/steps/technique-text.h"

struct _NonetTechniqueWindow
{
  AdwWindow parent_instance;

  AdwLeaflet *leaflet;
  GtkSearchEntry *search;
  GtkListBox *list;
  NonetTechniquePage *page;
};

G_DEFINE_FINAL_TYPE (NonetTechniqueWindow, nonet_technique_window, ADW_TYPE_WINDOW)

/* Enter takes the first technique that is found. */
static void
search_activated (NonetTechniqueWindow *self)
{
  GtkListBoxRow *row = nonet_technique_list_get_first (self->list, self->search);

  if (row == NULL)
    return;
  gtk_list_box_select_row (self->list, row);
  gtk_widget_activate (GTK_WIDGET (row));
}

static void
add_row (NonetTechniqueWindow *self, SudokuTechnique technique)
{
  const char *name = nonet_words_technique (technique);
  GtkWidget *row = gtk_list_box_row_new (), *label = gtk_label_new (name);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  nonet_technique_list_add (self->list, row, technique);
}

/* The row before or after the one that is chosen, or NULL. */
static GtkListBoxRow *
neighbour (NonetTechniqueWindow *self, int step)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  int index = row != NULL ? gtk_list_box_row_get_index (row) + step : 0;

  return index < 0 ? NULL : gtk_list_box_get_row_at_index (self->list, index);
}

/* Scrolls to a row, as its focus would. */
static void
scroll_to (NonetTechniqueWindow *self, GtkListBoxRow *row)
{
  GtkAdjustment *adjustment = gtk_list_box_get_adjustment (self->list);
  graphene_rect_t bounds;

  if (adjustment != NULL && gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (self->list), &bounds))
    gtk_adjustment_clamp_page (adjustment, bounds.origin.y, bounds.origin.y + bounds.size.height);
}

static void
row_selected (NonetTechniqueWindow *self, GtkListBoxRow *row)
{
  if (row == NULL)
    return;
  nonet_technique_page_set_technique (self->page, nonet_technique_list_get (row));
  scroll_to (self, row);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "techniques.previous", neighbour (self, -1) != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "techniques.next", neighbour (self, 1) != NULL);
}

static void
row_activated (NonetTechniqueWindow *self)
{
  adw_leaflet_navigate (self->leaflet, ADW_NAVIGATION_DIRECTION_FORWARD);
}

static void
select_neighbour (NonetTechniqueWindow *self, int step)
{
  GtkListBoxRow *row = neighbour (self, step);

  if (row != NULL)
    gtk_list_box_select_row (self->list, row);
}

static void
previous_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  select_neighbour (NONET_TECHNIQUE_WINDOW (widget), -1);
}

static void
next_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  select_neighbour (NONET_TECHNIQUE_WINDOW (widget), 1);
}

static void
list_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  nonet_technique_window_show_list (NONET_TECHNIQUE_WINDOW (widget));
}

/* GTK may keep a window that is closed until another one has the focus; what it does not need goes at once. */
static void
nonet_technique_window_dispose (GObject *object)
{
  gtk_widget_insert_action_group (GTK_WIDGET (object), "main", NULL);
  G_OBJECT_CLASS (nonet_technique_window_parent_class)->dispose (object);
}

static void
nonet_technique_window_class_init (NonetTechniqueWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_technique_window_dispose;
  g_type_ensure (NONET_TYPE_TECHNIQUE_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/technique-window.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetTechniqueWindow, leaflet);
  gtk_widget_class_bind_template_child (widget_class, NonetTechniqueWindow, search);
  gtk_widget_class_bind_template_child (widget_class, NonetTechniqueWindow, list);
  gtk_widget_class_bind_template_child (widget_class, NonetTechniqueWindow, page);
  gtk_widget_class_bind_template_callback (widget_class, search_activated);
  gtk_widget_class_bind_template_callback (widget_class, row_selected);
  gtk_widget_class_bind_template_callback (widget_class, row_activated);
  gtk_widget_class_install_action (widget_class, "techniques.previous", NULL, previous_action);
  gtk_widget_class_install_action (widget_class, "techniques.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "techniques.list", NULL, list_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, GDK_ALT_MASK, "techniques.previous", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, GDK_ALT_MASK, "techniques.next", NULL);
}

static void
nonet_technique_window_init (NonetTechniqueWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_entry_set_key_capture_widget (self->search, GTK_WIDGET (self->list));
  nonet_technique_list_set_up (self->list, self->search, TRUE);
  for (NonetTechniqueFamily family = 0; family < NONET_N_FAMILIES; family++)
    for (SudokuTechnique technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
      if (nonet_technique_family (technique) == family)
        add_row (self, technique);
}

NonetTechniqueWindow *
nonet_technique_window_new (GtkApplicationWindow *owner)
{
  NonetTechniqueWindow *self = g_object_new (NONET_TYPE_TECHNIQUE_WINDOW, "transient-for", owner, "application",
                                             gtk_window_get_application (GTK_WINDOW (owner)), NULL);

  gtk_widget_insert_action_group (GTK_WIDGET (self), "main", G_ACTION_GROUP (owner));
  /* Its actions keep the owner, so that it would not be disposed of, and this window not be destroyed with it. */
  g_signal_connect_object (owner, "unrealize", G_CALLBACK (gtk_window_destroy), self, G_CONNECT_SWAPPED);
  return self;
}

void
nonet_technique_window_show_page (NonetTechniqueWindow *self, SudokuTechnique technique, NonetCellStyle style)
{
  g_return_if_fail (NONET_IS_TECHNIQUE_WINDOW (self));
  g_return_if_fail (technique < SUDOKU_N_TECHNIQUES);

  nonet_technique_page_set_cell_style (self->page, style);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  for (int i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (nonet_technique_list_get (gtk_list_box_get_row_at_index (self->list, i)) == technique)
      gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, i));
  adw_leaflet_navigate (self->leaflet, ADW_NAVIGATION_DIRECTION_FORWARD);
}

void
nonet_technique_window_show_list (NonetTechniqueWindow *self)
{
  g_return_if_fail (NONET_IS_TECHNIQUE_WINDOW (self));

  adw_leaflet_navigate (self->leaflet, ADW_NAVIGATION_DIRECTION_BACK);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_selected_row (self->list)));
}

/* Lists of techniques with a search, and their rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/techniques/technique-row.h"

#include <glib/gi18n.h>

#include "widgets/gtk-fixes.h"
#include "widgets/widget-utils.h"
#include "words/steps/step-text.h"
#include "words/steps/technique-text.h"

/* Lists of techniques. */

/* Some milliseconds of work. */
#define ROWS_AT_ONCE 6

SudokuTechnique
nonet_technique_list_get (GtkListBoxRow *row)
{
  guint number = row != NULL ? GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "technique")) : 0;

  return number > 0 ? number - 1 : SUDOKU_N_TECHNIQUES;
}

static NonetTechniqueFamily
family_of (GtkListBoxRow *row)
{
  SudokuTechnique technique = nonet_technique_list_get (row);

  return technique == SUDOKU_N_TECHNIQUES ? NONET_N_FAMILIES : nonet_technique_family (technique);
}

/* The rows of a family may look like one card: its first and its last one are known. What comes after the row may change that again. */
static void
update_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  NonetTechniqueFamily family = family_of (row);
  gboolean is_first = before == NULL || family_of (before) != family;
  GtkWidget *label = NULL;

  nonet_widget_set_css_class (GTK_WIDGET (row), "first", is_first);
  nonet_widget_set_css_class (GTK_WIDGET (row), "last", TRUE);
  if (before != NULL)
    nonet_widget_set_css_class (GTK_WIDGET (before), "last", is_first);
  if (family != NONET_N_FAMILIES && family != family_of (before))
    {
      label = gtk_label_new (nonet_words_family (family));
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_widget_add_css_class (label, "heading");
      gtk_widget_add_css_class (label, "family");
    }
  gtk_list_box_row_set_header (row, label);
}

static gboolean
is_found (GtkListBoxRow *row, gpointer search)
{
  SudokuTechnique technique = nonet_technique_list_get (row);
  const char *wanted = gtk_editable_get_text (GTK_EDITABLE (search));

  return technique == SUDOKU_N_TECHNIQUES ? *wanted == '\0' : nonet_words_technique_matches (technique, wanted);
}

GtkListBoxRow *
nonet_technique_list_get_first (GtkListBox *list, GtkSearchEntry *search)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    if (is_found (row, search))
      return row;
  return NULL;
}

static void
search_changed_cb (GtkListBox *list)
{
  gtk_list_box_invalidate_filter (list);
  gtk_list_box_invalidate_headers (list);
}

void
nonet_technique_list_set_up (GtkListBox *list, GtkSearchEntry *search, gboolean with_families)
{
  gtk_list_box_set_filter_func (list, is_found, search, NULL);
  if (with_families)
    gtk_list_box_set_header_func (list, update_header, NULL, NULL);
  g_signal_connect_object (search, "search-changed", G_CALLBACK (search_changed_cb), list, G_CONNECT_SWAPPED);
  nonet_search_keys_add (search, GTK_WIDGET (list));
}

void
nonet_technique_list_add (GtkListBox *list, GtkWidget *row, SudokuTechnique technique)
{
  g_object_set_data (G_OBJECT (row), "technique", GUINT_TO_POINTER (technique + 1));
  gtk_list_box_append (list, row);
}

/* Rows that are still to be made. */
typedef struct
{
  GtkListBox *list;
  NonetTechniqueRowFunc make;
  GtkWidget *owner; /* weak */
  SudokuTechnique next;
  guint source;
} Filling;

static void
filling_free (gpointer data)
{
  Filling *self = data;

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_weak_pointer (&self->owner);
  g_free (self);
}

static gboolean
add_rows_cb (gpointer data)
{
  Filling *self = data;

  for (guint i = 0; i < ROWS_AT_ONCE && self->next < SUDOKU_BRUTE_FORCE && self->owner != NULL; i++, self->next++)
    {
      GtkWidget *row = self->make (self->owner, self->next);

      if (row != NULL)
        nonet_technique_list_add (self->list, row, self->next);
    }
  if (self->next < SUDOKU_BRUTE_FORCE && self->owner != NULL)
    return G_SOURCE_CONTINUE;
  self->source = 0;
  return G_SOURCE_REMOVE;
}

void
nonet_technique_list_fill (GtkListBox *list, NonetTechniqueRowFunc make, GtkWidget *owner)
{
  Filling *self = g_new0 (Filling, 1);

  self->list = list;
  self->make = make;
  g_set_weak_pointer (&self->owner, owner);
  self->source = g_idle_add (add_rows_cb, self);
  g_object_set_data_full (G_OBJECT (list), "filling", self, filling_free);
}

/* A row of the preferences. */

struct _NonetTechniqueRow
{
  GtkListBoxRow parent_instance;

  GtkWidget *handle;
  GtkLabel *name;
  GtkLabel *other_names;
  GtkWidget *up;
  GtkWidget *down;
  GtkSwitch *used;
};

G_DEFINE_FINAL_TYPE (NonetTechniqueRow, nonet_technique_row, GTK_TYPE_LIST_BOX_ROW)

GtkSwitch *
nonet_technique_row_get_switch (NonetTechniqueRow *self)
{
  return self->used;
}

static void
move_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "move", g_str_equal (name, "technique.move-up") ? -1 : 1);
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
  g_signal_emit_by_name (self, "dropped", other);
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
nonet_technique_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), NONET_TYPE_TECHNIQUE_ROW);
  G_OBJECT_CLASS (nonet_technique_row_parent_class)->dispose (object);
}

static void
nonet_technique_row_class_init (NonetTechniqueRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_technique_row_dispose;
  g_signal_new ("move", NONET_TYPE_TECHNIQUE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  g_signal_new ("dropped", NONET_TYPE_TECHNIQUE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                NONET_TYPE_TECHNIQUE_ROW);
  gtk_widget_class_install_action (widget_class, "technique.move-up", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "technique.move-down", NULL, move_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "technique.move-up", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "technique.move-down", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/technique-row.ui");
  NONET_BIND_CHILDREN (widget_class, NonetTechniqueRow, handle, name, other_names, up, down, used);
}

static void
nonet_technique_row_init (NonetTechniqueRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  nonet_tooltip_set_key (self->up, "<Alt>Up");
  nonet_tooltip_set_key (self->down, "<Alt>Down");
  add_dragging (self);
}

/* What a screen reader says of a control, "Move X-Wing Up"; the text is taken over. */
static void
name_control (GtkWidget *control, char *text)
{
  nonet_widget_set_name (control, text);
  g_free (text);
}

NonetTechniqueRow *
nonet_technique_row_new (SudokuTechnique technique)
{
  NonetTechniqueRow *self = g_object_new (NONET_TYPE_TECHNIQUE_ROW, NULL);
  const char *name = nonet_words_technique (technique), *others = nonet_words_technique_other_names (technique);

  gtk_label_set_text (self->name, name);
  nonet_label_show_text (self->other_names, others);
  /* Translators: moves a technique to an earlier place in the order. */
  name_control (self->up, g_strdup_printf (_ ("Move %s Up"), name));
  /* Translators: moves a technique to a later place in the order. */
  name_control (self->down, g_strdup_printf (_ ("Move %s Down"), name));
  name_control (GTK_WIDGET (self->used), g_strdup (name));
  return self;
}

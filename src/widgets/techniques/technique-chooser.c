/* Choosing techniques that must occur in a puzzle, and that must not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/techniques/technique-chooser.h"

#include <glib/gi18n.h>

#include "widgets/search-keys.h"
#include "widgets/techniques/technique-row.h"
#include "words/number.h"
#include "words/steps/step-text.h"
#include "words/steps/technique-text.h"

/* Some milliseconds of work. */
#define ROWS_AT_ONCE 6

struct _NonetTechniqueChooser
{
  GtkBox parent_instance;

  GtkSearchEntry *search;
  GtkListBox *list;

  NonetTechniqueWish wish[SUDOKU_N_TECHNIQUES];
  guint n_rows; /* made so far */
  guint source; /* makes the others once they are seen */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (NonetTechniqueChooser, nonet_technique_chooser, GTK_TYPE_BOX)

enum
{
  PROP_WITH = 1,
  PROP_WITHOUT,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

static NonetTechniqueWish
wish_of_property (guint id)
{
  return id == PROP_WITH ? NONET_TECHNIQUE_MUST_OCCUR : NONET_TECHNIQUE_MUST_NOT_OCCUR;
}

static void
row_changed_cb (NonetTechniqueChooser *self, NonetTechniqueWishRow *row)
{
  if (self->updating)
    return;
  self->wish[nonet_technique_wish_row_get_technique (row)] = nonet_technique_wish_row_get_wish (row);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WITH]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WITHOUT]);
}

static void
add_row (NonetTechniqueChooser *self, SudokuTechnique technique)
{
  NonetTechniqueWishRow *row = nonet_technique_wish_row_new (technique);

  nonet_technique_wish_row_set_wish (row, self->wish[technique]);
  g_signal_connect_object (row, "changed", G_CALLBACK (row_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_list_box_append (self->list, GTK_WIDGET (row));
}

/* Up to brute force, which nobody wishes. */
static gboolean
add_rows_cb (gpointer user_data)
{
  NonetTechniqueChooser *self = user_data;

  for (guint i = 0; i < ROWS_AT_ONCE && self->n_rows < SUDOKU_BRUTE_FORCE; i++)
    add_row (self, self->n_rows++);
  if (self->n_rows < SUDOKU_BRUTE_FORCE)
    return G_SOURCE_CONTINUE;
  self->source = 0;
  return G_SOURCE_REMOVE;
}

static gboolean
is_wanted (GtkListBoxRow *row, gpointer user_data)
{
  NonetTechniqueChooser *self = user_data;

  return nonet_words_technique_matches (nonet_technique_wish_row_get_technique (NONET_TECHNIQUE_WISH_ROW (row)),
                                        gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

static void
search_changed_cb (NonetTechniqueChooser *self)
{
  gtk_list_box_invalidate_filter (self->list);
}

static void
nonet_technique_chooser_map (GtkWidget *widget)
{
  NonetTechniqueChooser *self = NONET_TECHNIQUE_CHOOSER (widget);

  GTK_WIDGET_CLASS (nonet_technique_chooser_parent_class)->map (widget);
  if (self->n_rows == 0 && self->source == 0)
    self->source = g_idle_add (add_rows_cb, self);
}

static void
nonet_technique_chooser_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  NonetTechniqueChooser *self = NONET_TECHNIQUE_CHOOSER (object);
  GPtrArray *ids = g_ptr_array_new ();

  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (self->wish[i] == wish_of_property (id))
      g_ptr_array_add (ids, g_strdup (sudoku_technique_info (i)->id));
  g_ptr_array_add (ids, NULL);
  g_value_take_boxed (value, g_ptr_array_free (ids, FALSE));
}

/* Has the rows that are made show what is wished. */
static void
update_rows (NonetTechniqueChooser *self)
{
  self->updating = TRUE;
  for (SudokuTechnique i = 0; i < self->n_rows; i++)
    nonet_technique_wish_row_set_wish (NONET_TECHNIQUE_WISH_ROW (gtk_list_box_get_row_at_index (self->list, (int) i)),
                                       self->wish[i]);
  self->updating = FALSE;
}

static void
nonet_technique_chooser_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  NonetTechniqueChooser *self = NONET_TECHNIQUE_CHOOSER (object);
  const char *const *ids = g_value_get_boxed (value);
  SudokuTechnique technique;

  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (self->wish[i] == wish_of_property (id))
      self->wish[i] = NONET_TECHNIQUE_MAY_OCCUR;
  for (; ids != NULL && *ids != NULL; ids++)
    if (sudoku_technique_from_name (*ids, &technique))
      self->wish[technique] = wish_of_property (id);
  update_rows (self);
  g_object_notify_by_pspec (object, pspec);
}

static void
nonet_technique_chooser_dispose (GObject *object)
{
  NonetTechniqueChooser *self = NONET_TECHNIQUE_CHOOSER (object);

  g_clear_handle_id (&self->source, g_source_remove);
  G_OBJECT_CLASS (nonet_technique_chooser_parent_class)->dispose (object);
}

static void
nonet_technique_chooser_class_init (NonetTechniqueChooserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = nonet_technique_chooser_get_property;
  object_class->set_property = nonet_technique_chooser_set_property;
  object_class->dispose = nonet_technique_chooser_dispose;
  widget_class->map = nonet_technique_chooser_map;
  properties[PROP_WITH] = g_param_spec_boxed ("with", NULL, NULL, G_TYPE_STRV,
                                              G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_WITHOUT] = g_param_spec_boxed ("without", NULL, NULL, G_TYPE_STRV,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/technique-chooser.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetTechniqueChooser, search);
  gtk_widget_class_bind_template_child (widget_class, NonetTechniqueChooser, list);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
}

static void
nonet_technique_chooser_init (NonetTechniqueChooser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->list, is_wanted, self, NULL);
  nonet_search_keys_add (self->search, GTK_WIDGET (self->list));
}

/* The names of those of which something is wished, or NULL. */
static char *
list_names (NonetTechniqueChooser *self, NonetTechniqueWish wish)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (self->wish[i] == wish)
      g_ptr_array_add (names, (gpointer) nonet_words_technique (i));
  return nonet_list_to_string (names, NONET_LIST_COMMAS);
}

char *
nonet_technique_chooser_describe (NonetTechniqueChooser *self)
{
  g_autofree char *with = list_names (self, NONET_TECHNIQUE_MUST_OCCUR);
  g_autofree char *without = list_names (self, NONET_TECHNIQUE_MUST_NOT_OCCUR);

  if (with == NULL && without == NULL)
    return g_strdup (_ ("Any may occur"));
  if (without == NULL)
    /* Translators: %s is a list of techniques. */
    return g_strdup_printf (_ ("Must occur: %s"), with);
  if (with == NULL)
    return g_strdup_printf (_ ("Must not occur: %s"), without);
  /* Translators: two lists of techniques. */
  return g_strdup_printf (_ ("Must occur: %s; must not occur: %s"), with, without);
}

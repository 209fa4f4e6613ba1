/* Choosing techniques that must occur in a puzzle, and that must not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/techniques/technique-chooser.h"

#include <glib/gi18n.h>

#include "widgets/techniques/technique-row.h"
#include "widgets/widget-utils.h"
#include "words/number.h"
#include "words/steps/step-text.h"

typedef enum
{
  MAY_OCCUR,
  MUST_OCCUR,
  MUST_NOT_OCCUR
} Wish;

struct _NonetTechniqueChooser
{
  GtkBox parent_instance;

  GtkSearchEntry *search;
  GtkListBox *list;

  Wish wish[SUDOKU_N_TECHNIQUES];
  GtkToggleButton *button[SUDOKU_N_TECHNIQUES][3]; /* for each wish but the first; NULL as long as there is no row */
  gboolean filled;
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

static Wish
wish_of_property (guint id)
{
  return id == PROP_WITH ? MUST_OCCUR : MUST_NOT_OCCUR;
}

/* Has the row of a technique, if there is one yet, show what is wished. */
static void
update_row (NonetTechniqueChooser *self, SudokuTechnique technique)
{
  self->updating = TRUE;
  for (Wish i = MUST_OCCUR; i <= MUST_NOT_OCCUR && self->button[technique][i] != NULL; i++)
    gtk_toggle_button_set_active (self->button[technique][i], self->wish[technique] == i);
  self->updating = FALSE;
}

static void
toggled_cb (NonetTechniqueChooser *self, GtkToggleButton *button)
{
  SudokuTechnique technique = nonet_technique_list_get (
      GTK_LIST_BOX_ROW (gtk_widget_get_ancestor (GTK_WIDGET (button), GTK_TYPE_LIST_BOX_ROW)));

  if (self->updating)
    return;
  if (!gtk_toggle_button_get_active (button))
    self->wish[technique] = MAY_OCCUR;
  else
    self->wish[technique] = button == self->button[technique][MUST_OCCUR] ? MUST_OCCUR : MUST_NOT_OCCUR;
  update_row (self, technique);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WITH]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WITHOUT]);
}

static GtkToggleButton *
add_button (NonetTechniqueChooser *self, GtkWidget *box, const char *icon, const char *tooltip, const char *label)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_icon_name (GTK_BUTTON (button), icon);
  gtk_widget_set_tooltip_text (button, tooltip);
  nonet_widget_set_name (button, label);
  gtk_widget_add_css_class (button, "flat");
  gtk_box_append (GTK_BOX (box), button);
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  return GTK_TOGGLE_BUTTON (button);
}

/* The name of a technique and two buttons, of which at most one is pressed. */
static GtkWidget *
make_row (GtkWidget *owner, SudokuTechnique technique)
{
  NonetTechniqueChooser *self = NONET_TECHNIQUE_CHOOSER (owner);
  const char *text = nonet_words_technique (technique);
  /* Translators: %s is a technique. */
  g_autofree char *must = g_strdup_printf (_ ("%s required"), text);
  g_autofree char *must_not = g_strdup_printf (_ ("%s excluded"), text);
  GtkWidget *row, *box, *name;

  /* New puzzles have no further rules. */
  if (sudoku_technique_info (technique)->needs_rules)
    return NULL;
  row = gtk_list_box_row_new ();
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  name = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_set_margin_start (name, 12);
  gtk_box_append (GTK_BOX (box), name);
  self->button[technique][MUST_OCCUR] = add_button (self, box, "object-select-symbolic",
                                                    /* Translators: of a technique that new puzzles need. */
                                                    _ ("Required"), must);
  self->button[technique][MUST_NOT_OCCUR] =
      add_button (self, box, "action-unavailable-symbolic",
                  /* Translators: of a technique that new puzzles must not need. */
                  _ ("Excluded"), must_not);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  update_row (self, technique);
  return row;
}

/* Rows are made once they are seen. */
static void
nonet_technique_chooser_map (GtkWidget *widget)
{
  NonetTechniqueChooser *self = NONET_TECHNIQUE_CHOOSER (widget);

  GTK_WIDGET_CLASS (nonet_technique_chooser_parent_class)->map (widget);
  if (!self->filled)
    nonet_technique_list_fill (self->list, make_row, widget);
  self->filled = TRUE;
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

static void
nonet_technique_chooser_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  NonetTechniqueChooser *self = NONET_TECHNIQUE_CHOOSER (object);
  const char *const *ids = g_value_get_boxed (value);
  SudokuTechnique technique;

  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (self->wish[i] == wish_of_property (id))
      self->wish[i] = MAY_OCCUR;
  for (; ids != NULL && *ids != NULL; ids++)
    if (sudoku_technique_from_name (*ids, &technique))
      self->wish[technique] = wish_of_property (id);
  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    update_row (self, i);
  g_object_notify_by_pspec (object, pspec);
}

static void
nonet_technique_chooser_class_init (NonetTechniqueChooserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = nonet_technique_chooser_get_property;
  object_class->set_property = nonet_technique_chooser_set_property;
  widget_class->map = nonet_technique_chooser_map;
  properties[PROP_WITH] = g_param_spec_boxed ("with", NULL, NULL, G_TYPE_STRV,
                                              G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_WITHOUT] = g_param_spec_boxed ("without", NULL, NULL, G_TYPE_STRV,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/technique-chooser.ui");
  NONET_BIND_CHILDREN (widget_class, NonetTechniqueChooser, search, list);
}

static void
nonet_technique_chooser_init (NonetTechniqueChooser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  nonet_technique_list_set_up (self->list, self->search, FALSE);
}

/* The names of those of which something is wished, or NULL. */
static char *
list_names (NonetTechniqueChooser *self, Wish wish)
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
  g_autofree char *with = list_names (self, MUST_OCCUR);
  g_autofree char *without = list_names (self, MUST_NOT_OCCUR);

  if (with == NULL && without == NULL)
    /* Translators: puzzles may need any techniques. */
    return g_strdup (_ ("Any"));
  if (without == NULL)
    /* Translators: %s is a list of techniques. */
    return g_strdup_printf (_ ("Required: %s"), with);
  if (with == NULL)
    return g_strdup_printf (_ ("Excluded: %s"), without);
  /* Translators: two lists of techniques. */
  return g_strdup_printf (_ ("Required: %s; excluded: %s"), with, without);
}

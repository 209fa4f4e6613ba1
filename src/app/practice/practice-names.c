/* The names to choose from when a pattern is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/practice/practice-names.h"

#include "words/steps/step-text.h"

#define N_COLUMNS 2
#define SPACING 6

struct _NonetPracticeNames
{
  GtkWidget parent_instance;

  NonetNameChoice choice;
  GtkWidget *button[NONET_N_NAMES];
};

G_DEFINE_FINAL_TYPE (NonetPracticeNames, nonet_practice_names, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

void
nonet_practice_names_choose (NonetPracticeNames *self, guint index)
{
  GtkWidget *button = self->button[index];

  if (gtk_widget_is_visible (button) && gtk_widget_is_sensitive (button))
    g_signal_emit (self, signals[CHOSEN], 0, self->choice.name[index]);
}

static void
clicked_cb (GtkWidget *button, NonetPracticeNames *self)
{
  for (guint i = 0; i < NONET_N_NAMES; i++)
    if (self->button[i] == button)
      nonet_practice_names_choose (self, i);
}

/* "1  X-Wing": the key first. */
static void
label_button (NonetPracticeNames *self, guint index)
{
  const char *name = nonet_words_technique (self->choice.name[index]);
  g_autofree char *text = g_strdup_printf ("%u  %s", index + 1, name);

  gtk_label_set_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->button[index]))), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button[index]), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
nonet_practice_names_show (NonetPracticeNames *self, const NonetNameChoice *choice)
{
  if (choice != NULL)
    self->choice = *choice;
  for (guint i = 0; i < NONET_N_NAMES; i++)
    {
      gtk_widget_set_visible (self->button[i], choice != NULL);
      gtk_widget_set_sensitive (self->button[i], TRUE);
      gtk_widget_remove_css_class (self->button[i], "suggested-action");
      if (choice != NULL)
        label_button (self, i);
    }
}

void
nonet_practice_names_mark (NonetPracticeNames *self, SudokuTechnique name, gboolean right)
{
  for (guint i = 0; i < NONET_N_NAMES; i++)
    if (self->choice.name[i] == name && right)
      gtk_widget_add_css_class (self->button[i], "suggested-action");
    else if (self->choice.name[i] == name)
      gtk_widget_set_sensitive (self->button[i], FALSE);
}

static void
add_button (NonetPracticeNames *self, guint index)
{
  GtkWidget *label = gtk_label_new (NULL), *button = gtk_button_new ();
  GtkLayoutChild *place;

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  place = gtk_layout_manager_get_layout_child (gtk_widget_get_layout_manager (GTK_WIDGET (self)), button);
  gtk_grid_layout_child_set_column (GTK_GRID_LAYOUT_CHILD (place), (int) index % N_COLUMNS);
  gtk_grid_layout_child_set_row (GTK_GRID_LAYOUT_CHILD (place), (int) index / N_COLUMNS);
  self->button[index] = button;
}

static gboolean
nonet_practice_names_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (NONET_PRACTICE_NAMES (widget)->button[0]);
}

static void
nonet_practice_names_dispose (GObject *object)
{
  for (guint i = 0; i < NONET_N_NAMES; i++)
    g_clear_pointer (&NONET_PRACTICE_NAMES (object)->button[i], gtk_widget_unparent);
  G_OBJECT_CLASS (nonet_practice_names_parent_class)->dispose (object);
}

static void
nonet_practice_names_class_init (NonetPracticeNamesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_practice_names_dispose;
  widget_class->grab_focus = nonet_practice_names_grab_focus;
  signals[CHOSEN] = g_signal_new ("chosen", NONET_TYPE_PRACTICE_NAMES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_GRID_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
nonet_practice_names_init (NonetPracticeNames *self)
{
  GtkGridLayout *grid = GTK_GRID_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_grid_layout_set_column_homogeneous (grid, TRUE);
  gtk_grid_layout_set_row_spacing (grid, SPACING);
  gtk_grid_layout_set_column_spacing (grid, SPACING);
  for (guint i = 0; i < NONET_N_NAMES; i++)
    add_button (self, i);
}

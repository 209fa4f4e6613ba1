/* The editor of choices.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/derivation/choices-editor.h"

#include <glib/gi18n.h>
#include <string.h>

#include "formats/puzzle.h"

#define ORDER 4
#define N_CELLS 16
#define BOX 2

struct _NonetChoicesEditor
{
  GtkGrid parent_instance;

  GtkWidget *cell[N_CELLS];
  GtkToggleButton *key[N_CELLS][ORDER];
  SudokuCandidates *choices;
  gboolean updating;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (NonetChoicesEditor, nonet_choices_editor, GTK_TYPE_GRID)

static void
key_toggled_cb (NonetChoicesEditor *self, GtkToggleButton *key)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (key), "index"));
  SudokuSet value = sudoku_set_of (index % ORDER + 1), *set = &self->choices->cell[index / ORDER];

  if (self->updating)
    return;
  *set = gtk_toggle_button_get_active (key) ? *set | value : *set & ~value;
  g_signal_emit (self, signals[CHANGED], 0);
}

static GtkToggleButton *
new_key (NonetChoicesEditor *self, guint cell, guint value)
{
  char symbol[2] = { (char) ('1' + value), '\0' };
  GtkWidget *key = gtk_toggle_button_new_with_label (symbol);
  /* Translators: a key: its row, column and value. */
  g_autofree char *label =
      g_strdup_printf (_ ("Row %u, column %u: choice %s"), cell / ORDER + 1, cell % ORDER + 1, symbol);

  g_object_set_data (G_OBJECT (key), "index", GUINT_TO_POINTER (cell * ORDER + value));
  gtk_accessible_update_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_object (key, "toggled", G_CALLBACK (key_toggled_cb), self, G_CONNECT_SWAPPED);
  return GTK_TOGGLE_BUTTON (key);
}

static GtkWidget *
new_cell (NonetChoicesEditor *self, guint cell)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_add_css_class (grid, "cell");
  for (guint value = 0; value < ORDER; value++)
    {
      self->key[cell][value] = new_key (self, cell, value);
      gtk_grid_attach (GTK_GRID (grid), GTK_WIDGET (self->key[cell][value]), (int) (value % BOX), (int) (value / BOX),
                       1, 1);
    }
  if (cell % ORDER == BOX)
    gtk_widget_set_margin_start (grid, 6);
  if (cell / ORDER == BOX)
    gtk_widget_set_margin_top (grid, 6);
  return grid;
}

static void
update (NonetChoicesEditor *self)
{
  self->updating = TRUE;
  for (guint cell = 0; cell < N_CELLS; cell++)
    for (guint value = 0; value < ORDER; value++)
      gtk_toggle_button_set_active (self->key[cell][value], sudoku_set_has (self->choices->cell[cell], value + 1));
  self->updating = FALSE;
}

const SudokuCandidates *
nonet_choices_editor_get (NonetChoicesEditor *self)
{
  return self->choices;
}

void
nonet_choices_editor_set (NonetChoicesEditor *self, const SudokuCandidates *choices)
{
  g_return_if_fail (NONET_IS_CHOICES_EDITOR (self) && choices->shape->n_cells == N_CELLS);

  memcpy (self->choices->cell, choices->cell, sizeof (SudokuSet[N_CELLS]));
  update (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
nonet_choices_editor_set_n_rows (NonetChoicesEditor *self, guint n_rows)
{
  g_return_if_fail (NONET_IS_CHOICES_EDITOR (self));

  for (guint cell = 0; cell < N_CELLS; cell++)
    gtk_widget_set_visible (self->cell[cell], cell / ORDER < n_rows);
}

static void
nonet_choices_editor_finalize (GObject *object)
{
  sudoku_candidates_free (NONET_CHOICES_EDITOR (object)->choices);
  G_OBJECT_CLASS (nonet_choices_editor_parent_class)->finalize (object);
}

static void
nonet_choices_editor_class_init (NonetChoicesEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nonet_choices_editor_finalize;
  signals[CHANGED] =
      g_signal_new ("changed", NONET_TYPE_CHOICES_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "choiceseditor");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
nonet_choices_editor_init (NonetChoicesEditor *self)
{
  self->choices = sudoku_candidates_new (nonet_shape_get (BOX, BOX));
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  for (guint cell = 0; cell < N_CELLS; cell++)
    {
      self->cell[cell] = new_cell (self, cell);
      gtk_grid_attach (GTK_GRID (self), self->cell[cell], (int) (cell % ORDER), (int) (cell / ORDER), 1, 1);
    }
}

/* The small keypad at a cell: symbols on its first half, candidates on its second, and colours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/board/cell-popover.h"

#include <glib/gi18n.h>
#include <math.h>

#include "widgets/board/colour-swatch.h"
#include "widgets/widget-utils.h"

#define COLOUR_COLUMNS 3
#define SWATCH_SIZE 20

struct _NonetCellPopover
{
  GtkPopover parent_instance;

  GtkGrid *symbols;
  GtkGrid *marks;
  GtkLabel *noted;
  GtkGrid *colours;
  GtkButton *explain;
  GtkWidget *playing;

  NonetAlphabet *alphabet;
  GPtrArray *symbol_keys; /* GtkButton of value i + 1 */
  GPtrArray *mark_keys;
};

G_DEFINE_FINAL_TYPE (NonetCellPopover, nonet_cell_popover, GTK_TYPE_POPOVER)

/* name, what a screen reader says, is taken over. */
static GtkWidget *
create_key (const char *text, const char *action, guint value, char *name)
{
  GtkWidget *key = gtk_button_new_with_label (text);

  gtk_widget_add_css_class (key, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (key), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (key), "u", value);
  gtk_accessible_update_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  /* Newer versions of GTK name a button after its text, which comes before its own name. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  g_free (name);
  return key;
}

static void
empty_grid (GtkGrid *grid)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, child);
}

void
nonet_cell_popover_set_alphabet (NonetCellPopover *self, NonetAlphabet *alphabet)
{
  guint order = nonet_alphabet_get_order (alphabet);
  int columns = (int) ceil (sqrt (order));

  if (self->alphabet != NULL && nonet_alphabet_equal (self->alphabet, alphabet))
    return;
  g_clear_pointer (&self->alphabet, nonet_alphabet_unref);
  self->alphabet = nonet_alphabet_ref (alphabet);
  empty_grid (self->symbols);
  empty_grid (self->marks);
  g_ptr_array_set_size (self->symbol_keys, 0);
  g_ptr_array_set_size (self->mark_keys, 0);
  for (guint value = 1; value <= order; value++)
    {
      const char *text = nonet_alphabet_get_symbol (alphabet, value);
      GtkWidget *symbol = create_key (text, "board.put-symbol", value,
                                      /* Translators: puts a symbol such as 7 into the cell */
                                      g_strdup_printf (_ ("Enter %s"), text));
      GtkWidget *mark = create_key (text, "board.toggle-mark", value,
                                    /* Translators: notes or removes a candidate such as 7 */
                                    g_strdup_printf (_ ("Candidate %s"), text));
      int column = (int) (value - 1) % columns, row = (int) (value - 1) / columns;

      g_signal_connect_swapped (symbol, "clicked", G_CALLBACK (gtk_popover_popdown), self);
      gtk_grid_attach (self->symbols, symbol, column, row, 1, 1);
      gtk_grid_attach (self->marks, mark, column, row, 1, 1);
      g_ptr_array_add (self->symbol_keys, symbol);
      g_ptr_array_add (self->mark_keys, mark);
    }
}

void
nonet_cell_popover_show_state (NonetCellPopover *self, guint value, SudokuSet marks, SudokuSet possible)
{
  for (guint i = 0; i < self->symbol_keys->len; i++)
    {
      GtkWidget *symbol = self->symbol_keys->pdata[i], *mark = self->mark_keys->pdata[i];
      gboolean marked = sudoku_set_has (marks, i + 1);

      nonet_widget_set_css_class (symbol, "suggested-action", value == i + 1);
      nonet_widget_set_css_class (symbol, "impossible", !sudoku_set_has (possible, i + 1));
      nonet_widget_set_css_class (mark, "marked", marked);
      nonet_widget_set_css_class (mark, "impossible", !sudoku_set_has (possible, i + 1));
      gtk_accessible_update_state (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_STATE_PRESSED,
                                   marked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
    }
}

void
nonet_cell_popover_set_mode (NonetCellPopover *self, NonetEntryMode mode)
{
  const char *const titles[NONET_N_ENTRY_MODES] = { _ ("Candidates"), _ ("Corner Marks"), _ ("Candidates"),
                                                    _ ("Colour Candidates") };

  gtk_label_set_label (self->noted, titles[mode]);
}

void
nonet_cell_popover_set_playing (NonetCellPopover *self, gboolean playing)
{
  gtk_widget_set_visible (self->playing, playing);
}

void
nonet_cell_popover_set_asked (NonetCellPopover *self, guint cell, guint value)
{
  g_autofree char *name = NULL;

  if (value > 0)
    /* Translators: asks why the candidate with this symbol is false, or true. */
    name = g_strdup_printf (_ ("Why %s?"), nonet_alphabet_get_symbol (self->alphabet, value));
  gtk_button_set_label (self->explain, value > 0 ? name : _ ("Why?"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->explain), NULL); /* while its target is of another type */
  if (value > 0)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->explain), "(uu)", cell, value);
  else
    gtk_actionable_set_action_target_value (GTK_ACTIONABLE (self->explain), NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->explain), value > 0 ? "win.explain" : "win.explain-cell");
}

static void
add_colours (NonetCellPopover *self)
{
  for (guint i = 0; i < NONET_MAX_COLOUR; i++)
    {
      GtkWidget *button = gtk_button_new ();

      gtk_button_set_child (GTK_BUTTON (button), nonet_colour_swatch_new (i + 1, SWATCH_SIZE));
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_add_css_class (button, "circular");
      gtk_widget_set_tooltip_text (button, nonet_colour_name (i + 1));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, nonet_colour_name (i + 1),
                                      -1);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "board.set-colour");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i + 1);
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (gtk_popover_popdown), self);
      gtk_grid_attach (self->colours, button, (int) i % COLOUR_COLUMNS, (int) i / COLOUR_COLUMNS, 1, 1);
    }
}

static void
nonet_cell_popover_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), NONET_TYPE_CELL_POPOVER);
  G_OBJECT_CLASS (nonet_cell_popover_parent_class)->dispose (object);
}

static void
nonet_cell_popover_finalize (GObject *object)
{
  NonetCellPopover *self = NONET_CELL_POPOVER (object);

  g_clear_pointer (&self->alphabet, nonet_alphabet_unref);
  g_ptr_array_unref (self->symbol_keys);
  g_ptr_array_unref (self->mark_keys);
  G_OBJECT_CLASS (nonet_cell_popover_parent_class)->finalize (object);
}

static void
nonet_cell_popover_class_init (NonetCellPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_cell_popover_dispose;
  G_OBJECT_CLASS (klass)->finalize = nonet_cell_popover_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/cell-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetCellPopover, symbols);
  gtk_widget_class_bind_template_child (widget_class, NonetCellPopover, marks);
  gtk_widget_class_bind_template_child (widget_class, NonetCellPopover, colours);
  gtk_widget_class_bind_template_child (widget_class, NonetCellPopover, noted);
  gtk_widget_class_bind_template_child (widget_class, NonetCellPopover, explain);
  gtk_widget_class_bind_template_child (widget_class, NonetCellPopover, playing);
  gtk_widget_class_bind_template_callback_full (widget_class, "popdown", G_CALLBACK (gtk_popover_popdown));
}

static void
nonet_cell_popover_init (NonetCellPopover *self)
{
  self->symbol_keys = g_ptr_array_new ();
  self->mark_keys = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Candidates stand here as they do in the cell, and boards read from left to right everywhere. */
  gtk_widget_set_direction (GTK_WIDGET (self->symbols), GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (GTK_WIDGET (self->marks), GTK_TEXT_DIR_LTR);
  add_colours (self);
}

GtkWidget *
nonet_cell_popover_new (void)
{
  return g_object_new (NONET_TYPE_CELL_POPOVER, NULL);
}

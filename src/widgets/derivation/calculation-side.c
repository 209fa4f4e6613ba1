/* A side of an equation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/derivation/calculation-side.h"

#include <glib/gi18n.h>
#include <string.h>

#include "words/number.h"

#define ORDER 4

/* That many rows or boards are written out, the latter side by side. */
#define MOST_SHOWN 12
#define BOARDS_IN_LINE 4

struct _NonetCalculationSide
{
  GtkBox parent_instance;

  GtkLabel *expression;
  GtkLabel *cost;
  GtkLabel *items;
};

G_DEFINE_FINAL_TYPE (NonetCalculationSide, nonet_calculation_side, GTK_TYPE_BOX)

/* A cell of a row or of a board, or of a matrix with several choices; 0: none is left. */
static void
append_set (GString *text, SudokuSet set, guint width)
{
  gsize start = text->len;

  for (; set != 0; set &= set - 1)
    g_string_append_printf (text, "%u", sudoku_set_first (set));
  if (text->len == start)
    {
      g_string_append (text, "–");
      start += strlen ("–") - 1;
    }
  while (text->len - start < width)
    g_string_append_c (text, ' ');
}

static guint
widest (const SudokuSet *cell, guint n_cells)
{
  guint width = 1;

  for (guint i = 0; i < n_cells; i++)
    width = MAX (width, sudoku_set_count (cell[i]));
  return width;
}

/* Rows of boards that stand side by side. */
static void
append_line_of_boards (GString *text, const SudokuEvaluation *value, guint first, guint n)
{
  for (guint row = 0; row < ORDER; row++)
    {
      for (guint i = first; i < first + n; i++)
        {
          SudokuSet cell[ORDER * ORDER];
          guint width;

          sudoku_evaluation_get (value, i, cell);
          width = widest (cell, ORDER * ORDER);
          for (guint column = 0; column < ORDER; column++)
            append_set (text, cell[row * ORDER + column], width + (width > 1));
          g_string_append (text, "  ");
        }
      g_string_append_c (text, '\n');
    }
  g_string_append_c (text, '\n');
}

static void
append_rows (GString *text, const SudokuEvaluation *value, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      SudokuSet cell[ORDER];

      sudoku_evaluation_get (value, i, cell);
      for (guint column = 0; column < ORDER; column++)
        append_set (text, cell[column], widest (cell, ORDER) + 1);
      g_string_append_c (text, '\n');
    }
}

static char *
dup_items (const SudokuEvaluation *value)
{
  GString *text = g_string_new (NULL);
  guint n_kept = sudoku_evaluation_n_kept (value), n = MIN (n_kept, MOST_SHOWN);

  if (sudoku_evaluation_n_cells (value) == ORDER)
    append_rows (text, value, n);
  else
    for (guint i = 0; i < n; i += BOARDS_IN_LINE)
      append_line_of_boards (text, value, i, MIN (BOARDS_IN_LINE, n - i));
  if (n_kept > n)
    {
      g_autofree char *more = nonet_number_to_string (n_kept - n);

      /* Translators: after the first rows or boards of a list. */
      g_string_append_printf (text, _ ("… and %s more"), more);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
dup_cost (const SudokuEvaluation *value)
{
  gboolean is_row = sudoku_evaluation_n_cells (value) == ORDER;
  g_autofree char *built = nonet_number_to_string (sudoku_evaluation_n_built (value));
  g_autofree char *kept = nonet_number_to_string (sudoku_evaluation_n_kept (value));

  switch (sudoku_evaluation_end (value))
    {
    case SUDOKU_EVALUATION_DONE:
      /* Translators: both of them are numbers. */
      return g_strdup_printf (is_row ? _ ("rows built: %s · kept: %s") : _ ("boards built: %s · kept: %s"), built,
                              kept);
    case SUDOKU_EVALUATION_TOO_LARGE:
      return g_strdup_printf (
          is_row ? _ ("would build %s rows: too many to show") : _ ("would build %s boards: too many to show"), built);
    default:
      return g_strdup (_ ("has no value here"));
    }
}

void
nonet_calculation_side_set_expression (NonetCalculationSide *self, const char *expression)
{
  gtk_label_set_text (self->expression, expression);
}

void
nonet_calculation_side_set_evaluation (NonetCalculationSide *self, const SudokuEvaluation *value)
{
  g_autofree char *cost = dup_cost (value);
  g_autofree char *items = sudoku_evaluation_end (value) == SUDOKU_EVALUATION_DONE ? dup_items (value) : NULL;

  gtk_label_set_text (self->cost, cost);
  gtk_label_set_text (self->items, items != NULL ? items : "");
}

static GtkLabel *
new_label (NonetCalculationSide *self, const char *style, gboolean wrap)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), wrap);
  gtk_label_set_max_width_chars (GTK_LABEL (label), wrap ? 34 : -1);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (self), label);
  return GTK_LABEL (label);
}

static void
nonet_calculation_side_class_init (NonetCalculationSideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "calculationside");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
nonet_calculation_side_init (NonetCalculationSide *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "step");
  self->expression = new_label (self, "function", TRUE);
  self->cost = new_label (self, "heading", TRUE);
  self->items = new_label (self, "monospace", FALSE);
}

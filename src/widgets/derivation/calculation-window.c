/* The window of the calculation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/derivation/calculation-window.h"

#include <glib/gi18n.h>

#include "formats/shapes.h"
#include "formats/sudoku-autoptr.h"
#include "sudoku/calculation.h"
#include "sudoku/derivation.h"
#include "words/derivation.h"
#include "words/number.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuMatrices, sudoku_matrices_free)

/* That many boards are written out, side by side. */
#define MOST_SHOWN 12
#define BOARDS_IN_LINE(order) MAX (1, 16 / (order))

#define NO_BREAK_SPACE "\u00a0"

/* An example, and what shows it and what both lines make of it. */
typedef struct
{
  const char *title;
  SudokuCandidates *matrix;
  NonetAlphabet *alphabet;
  GtkLabel *label;
  GtkLabel *side[2];
} Example;

struct _NonetCalculationWindow
{
  AdwWindow parent_instance;

  GtkDropDown *calculation;
  GtkListBox *lines;
  GtkBox *examples;
  GtkLabel *reason;

  Example example[2]; /* that of the window, and that of the puzzle, if there is one */
  guint n_examples;
};

G_DEFINE_FINAL_TYPE (NonetCalculationWindow, nonet_calculation_window, ADW_TYPE_WINDOW)

/* Matrices as text. */

static void
append_escaped (GString *text, const char *plain)
{
  g_autofree char *escaped = g_markup_escape_text (plain, -1);

  g_string_append (text, escaped);
}

/* A cell of a board or of a matrix with several choices; nothing if it is left out. */
static void
append_set (GString *text, SudokuSet set, guint width, const NonetAlphabet *alphabet)
{
  glong n = 0;

  if (set == 0)
    {
      g_string_append (text, "–");
      n = 1;
    }
  for (guint value = 1; value <= nonet_alphabet_get_order (alphabet); value++)
    if (sudoku_set_has (set, value))
      {
        const char *symbol = nonet_alphabet_get_symbol (alphabet, value);

        append_escaped (text, symbol);
        n += g_utf8_strlen (symbol, -1);
      }
  for (; n < (glong) width; n++)
    g_string_append (text, NO_BREAK_SPACE);
}

/* How many characters its widest cell has, and a space. */
static guint
get_width (const SudokuCandidates *matrix, const NonetAlphabet *alphabet)
{
  guint n = 1;

  for (guint cell = 0; cell < matrix->shape->n_cells; cell++)
    if (matrix->cell[cell] != sudoku_left_out (matrix->shape))
      n = MAX (n, sudoku_set_count (matrix->cell[cell]));
  return n * nonet_alphabet_get_width (alphabet) + 1;
}

/* Matrices side by side, without the rows that are left out. */
static void
append_matrices (GString *text, SudokuCandidates *const *matrix, guint n, const NonetAlphabet *alphabet)
{
  guint order = matrix[0]->shape->order;

  g_string_append (text, "<tt>");
  for (guint row = 0; row < order && matrix[0]->cell[row * order] != sudoku_left_out (matrix[0]->shape); row++)
    {
      g_string_append_c (text, '\n');
      for (guint i = 0; i < n; i++)
        {
          for (guint column = 0; column < order; column++)
            append_set (text, matrix[i]->cell[row * order + column], get_width (matrix[i], alphabet), alphabet);
          g_string_append (text, NO_BREAK_SPACE);
        }
    }
  g_string_append (text, "</tt>\n");
}

/* How many boards a line built and kept, and the first of them. */
static void
append_value (GString *text, const SudokuMatrices *list, const NonetAlphabet *alphabet)
{
  g_autofree char *built = nonet_number_to_string (list->n_built), *kept = nonet_number_to_string (list->n);
  guint n = MIN (list->n, MOST_SHOWN), n_in_line = BOARDS_IN_LINE (nonet_alphabet_get_order (alphabet));

  if (list->too_large)
    {
      if (list->n_built < G_MAXUINT64)
        g_string_append_printf (text, _ ("would build %s boards: too many to show"), built);
      else
        g_string_append (text, _ ("would build more boards than can be shown"));
      return;
    }
  /* Translators: both of them are numbers. */
  g_string_append_printf (text, _ ("boards built: %s · kept: %s"), built, kept);
  for (guint i = 0; i < n; i += n_in_line)
    append_matrices (text, list->item + i, MIN (n_in_line, n - i), alphabet);
  if (list->n > n)
    {
      g_autofree char *more = nonet_number_to_string (list->n - n);

      g_string_append_c (text, '\n');
      /* Translators: after the first boards of a list. */
      g_string_append_printf (text, _ ("… and %s more"), more);
    }
}

/* Lines. */

/* The terms of a line, that is, what stands between dots that are in no parentheses. */
static char **
split_terms (const char *line)
{
  return g_regex_split_simple (" · (?![^(]*\\))", line, 0, 0);
}

/* Appends a line as markup that breaks before dots only. What is left without the terms that it begins with and ends with like another
 * one, which may be NULL, is bold: that is what a law rewrites. */
static void
append_line (GString *text, const char *line, const char *other)
{
  g_auto (GStrv) term = split_terms (line), other_term = split_terms (other != NULL ? other : line);
  guint n = g_strv_length (term), n_other = g_strv_length (other_term), first = 0, n_after = 0;
  GString *markup = g_string_new (NULL);

  while (first < MIN (n, n_other) && g_str_equal (term[first], other_term[first]))
    first++;
  while (n_after < MIN (n, n_other) - first && g_str_equal (term[n - 1 - n_after], other_term[n_other - 1 - n_after]))
    n_after++;
  for (guint i = 0; i < n; i++)
    g_string_append_printf (markup, i >= first && i < n - n_after ? "%s<b>%s</b>" : "%s%s", i > 0 ? " · " : "",
                            term[i]);
  g_string_replace (markup, " ", NO_BREAK_SPACE, 0);
  g_string_replace (markup, NO_BREAK_SPACE "·", " ·", 0);
  g_string_append_printf (text, "<tt><span insert_hyphens='no'>%s</span></tt>", markup->str);
  g_string_free (markup, TRUE);
}

static void
set_markup (GtkLabel *label, GString *text)
{
  gtk_label_set_markup (label, text->str);
  g_string_free (text, TRUE);
}

static SudokuCalculation
get_calculation (NonetCalculationWindow *self)
{
  return (SudokuCalculation) gtk_drop_down_get_selected (self->calculation);
}

/* What both lines that a law joins make of an example. */
static void
show_example (NonetCalculationWindow *self, const Example *example, const SudokuLine *line)
{
  GString *text = g_string_new (NULL);
  gboolean applies = sudoku_calculation_applies (get_calculation (self), example->matrix);
  g_autoptr (SudokuMatrices) before = sudoku_line_evaluate (line - 1, example->matrix);
  g_autoptr (SudokuMatrices) after = sudoku_line_evaluate (line, example->matrix);
  const SudokuMatrices *value[2] = { before, after };

  append_escaped (text, example->title);
  append_matrices (text, &example->matrix, 1, example->alphabet);
  for (guint i = 0; i < 2; i++)
    {
      GString *side = g_string_new (NULL);

      append_line (side, line[(int) i - 1].text, line[-(int) i].text);
      g_string_append (side, "\n\n");
      if (value[i] != NULL && applies)
        append_value (side, value[i], example->alphabet);
      set_markup (example->side[i], side);
    }
  g_string_append_c (text, '\n');
  if (!applies)
    g_string_append (text, _ ("This example is blocked or complete: it is not expanded."));
  else if (before == NULL || after == NULL || before->too_large || after->too_large)
    g_string_append (text, _ ("The lists are too long to be compared here."));
  else if (sudoku_matrices_equal (before, after))
    g_string_append (text, _ ("= The lists are equal."));
  else
    g_string_append (text, _ ("= The lists are equal, in another order."));
  set_markup (example->label, text);
}

/* At the end of the window, too, when there is no list any more. */
static void
show_law (NonetCalculationWindow *self)
{
  GtkListBoxRow *row = self->lines != NULL ? gtk_list_box_get_selected_row (self->lines) : NULL;
  const SudokuLine *line;
  guint n;

  if (row == NULL)
    return;
  line = sudoku_calculation_lines (get_calculation (self), &n) + gtk_list_box_row_get_index (row);
  gtk_label_set_text (self->reason, nonet_law_to_sentence (line->law));
  for (guint i = 0; i < self->n_examples; i++)
    show_example (self, &self->example[i], line);
}

static GtkLabel *
new_label (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR); /* terms have no-break spaces */
  gtk_widget_add_css_class (label, style);
  return GTK_LABEL (label);
}

/* A law, "= {law}", and the line that it leads to; the first line has none. */
static GtkWidget *
new_line (const SudokuLine *line)
{
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkLabel *law = new_label ("dim-label"), *label = new_label ("text");
  g_autofree char *name = g_strdup_printf ("=  {%s}", nonet_law_to_name (line->law));
  gboolean is_first = line->law == SUDOKU_LAW_NONE;
  GString *text = g_string_new (NULL);

  gtk_label_set_text (law, name);
  gtk_widget_set_visible (GTK_WIDGET (law), !is_first);
  append_line (text, line->text, is_first ? NULL : line[-1].text);
  set_markup (label, text);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (law));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (label));
  gtk_widget_add_css_class (box, "line");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (row), !is_first);
  gtk_widget_set_focusable (row, !is_first);
  return row;
}

static void
fill_lines (NonetCalculationWindow *self)
{
  GtkListBoxRow *row;
  guint n;
  const SudokuLine *line = sudoku_calculation_lines (get_calculation (self), &n);

  while ((row = gtk_list_box_get_row_at_index (self->lines, 0)) != NULL)
    gtk_list_box_remove (self->lines, GTK_WIDGET (row));
  for (guint i = 0; i < n; i++)
    gtk_list_box_append (self->lines, new_line (&line[i]));
  gtk_list_box_select_row (self->lines, gtk_list_box_get_row_at_index (self->lines, 1));
}

/* Examples. */

/* Takes the matrix and the alphabet. */
static void
add_example (NonetCalculationWindow *self, const char *title, SudokuCandidates *matrix, NonetAlphabet *alphabet)
{
  GtkWidget *box = gtk_flow_box_new ();
  Example *example = &self->example[self->n_examples++];

  *example = (Example){ title, matrix, alphabet, new_label ("example"), { new_label ("card"), new_label ("card") } };
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (box), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (box), 3);
  gtk_flow_box_append (GTK_FLOW_BOX (box), GTK_WIDGET (example->label));
  for (guint i = 0; i < 2; i++)
    {
      gtk_label_set_max_width_chars (example->side[i], 34);
      gtk_flow_box_append (GTK_FLOW_BOX (box), GTK_WIDGET (example->side[i]));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_focusable (child, FALSE);
  gtk_box_append (self->examples, box);
}

void
nonet_calculation_window_add_puzzle (NonetCalculationWindow *self, const NonetPuzzle *puzzle)
{
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, TRUE);
  SudokuCandidates *matrix = sudoku_calculation_example (grid);

  g_return_if_fail (NONET_IS_CALCULATION_WINDOW (self) && self->n_examples == 1);
  if (matrix == NULL)
    return;
  add_example (self, _ ("First Rows of the Puzzle"), matrix, nonet_alphabet_ref (puzzle->alphabet));
  show_law (self);
}

/* Six blanks make 4^6 boards. */
static SudokuCandidates *
make_first_example (void)
{
  static const guint8 values[] = { 1, 2, 3, 4, 3, 4, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0 };
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (nonet_shape_get (2, 2));

  memcpy (grid->cell, values, sizeof values);
  return sudoku_choices (grid);
}

static void
nonet_calculation_window_finalize (GObject *object)
{
  NonetCalculationWindow *self = NONET_CALCULATION_WINDOW (object);

  for (guint i = 0; i < self->n_examples; i++)
    {
      sudoku_candidates_free (self->example[i].matrix);
      nonet_alphabet_unref (self->example[i].alphabet);
    }
  G_OBJECT_CLASS (nonet_calculation_window_parent_class)->finalize (object);
}

static void
nonet_calculation_window_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), NONET_TYPE_CALCULATION_WINDOW);
  G_OBJECT_CLASS (nonet_calculation_window_parent_class)->dispose (object);
}

static void
nonet_calculation_window_class_init (NonetCalculationWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_calculation_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = nonet_calculation_window_finalize;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/calculation-window.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetCalculationWindow, calculation);
  gtk_widget_class_bind_template_child (widget_class, NonetCalculationWindow, lines);
  gtk_widget_class_bind_template_child (widget_class, NonetCalculationWindow, examples);
  gtk_widget_class_bind_template_child (widget_class, NonetCalculationWindow, reason);
  gtk_widget_class_bind_template_callback (widget_class, fill_lines);
  gtk_widget_class_bind_template_callback (widget_class, show_law);
}

static void
nonet_calculation_window_init (NonetCalculationWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_example (self, _ ("Example"), make_first_example (), nonet_alphabet_new_usual (4));
  fill_lines (self);
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (gtk_list_box_get_selected_row (self->lines)));
}

NonetCalculationWindow *
nonet_calculation_window_new (GtkWindow *parent)
{
  return g_object_new (NONET_TYPE_CALCULATION_WINDOW, "transient-for", parent, NULL);
}

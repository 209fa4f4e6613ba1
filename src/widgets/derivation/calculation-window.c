/* The calculation, line by line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/derivation/calculation-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku/derivation.h"
#include "tasks/derivation/calculation.h"
#include "widgets/derivation/calculation-side.h"
#include "widgets/derivation/choices-editor.h"
#include "words/calculation.h"

typedef enum
{
  CHAPTER_PRUNING,
  CHAPTER_SEARCH,
  CHAPTER_LAWS,
  CHAPTER_BROKEN
} Chapter;

struct _NonetCalculationWindow
{
  AdwWindow parent_instance;

  GtkDropDown *chapter;
  GtkWidget *counterexample_button;
  NonetChoicesEditor *editor;
  NonetCalculationSide *left;
  NonetCalculationSide *right;
  GtkLabel *verdict;
  GtkLabel *reason;
  GtkListBox *lines;

  GCancellable *cancellable; /* of what is evaluated or looked for */
};

G_DEFINE_FINAL_TYPE (NonetCalculationWindow, nonet_calculation_window, ADW_TYPE_WINDOW)

/* What a line of the list compares: an equation, or a line of a chain with the one before. */
static gboolean
get_equation (NonetCalculationWindow *self, guint line, SudokuEquation *equation)
{
  Chapter chapter = gtk_drop_down_get_selected (self->chapter);
  const SudokuCalculationLine *chain = chapter == CHAPTER_PRUNING ? sudoku_pruning_chain : sudoku_search_chain;

  if (chapter == CHAPTER_LAWS)
    *equation = sudoku_laws[line];
  else if (chapter == CHAPTER_BROKEN)
    *equation = sudoku_broken_laws[line];
  else
    *equation = (SudokuEquation){ chain[line].law, SUDOKU_EXAMPLE_MATRIX, chain[line > 0 ? line - 1 : 0].expression,
                                  chain[line].expression };
  return chapter == CHAPTER_LAWS || chapter == CHAPTER_BROKEN;
}

static guint
count_lines (NonetCalculationWindow *self)
{
  const guint n_lines[] = { sudoku_pruning_chain_length, sudoku_search_chain_length, sudoku_n_laws,
                            sudoku_n_broken_laws };

  return n_lines[gtk_drop_down_get_selected (self->chapter)];
}

/* Whether the calculation of the search speaks of such an example. */
static gboolean
is_expandable (const SudokuCandidates *example)
{
  return !sudoku_is_blocked (example) && sudoku_expand_cell (example) < example->shape->n_cells;
}

static void
show_verdict (NonetCalculationWindow *self, const NonetBothSides *both)
{
  static const char *const words[] = { N_ ("≠ The lists differ."), N_ ("= The lists are equal, in another order."),
                                       N_ ("= The lists are equal.") };

  if (gtk_drop_down_get_selected (self->chapter) == CHAPTER_SEARCH
      && !is_expandable (nonet_choices_editor_get (self->editor)))
    gtk_label_set_text (self->verdict, _ ("This example is blocked or complete: it is not expanded."));
  else
    gtk_label_set_text (self->verdict, both->comparable ? _ (words[both->comparison])
                                                        : _ ("The lists are too long to be compared here."));
}

static void
evaluated_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetBothSides) both = nonet_evaluate_both_sides_finish (result, NULL);
  g_autoptr (NonetCalculationWindow) self = user_data;

  if (both == NULL || g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result))))
    return;
  nonet_calculation_side_set_evaluation (self->left, both->left);
  nonet_calculation_side_set_evaluation (self->right, both->right);
  show_verdict (self, both);
}

static void
evaluate (NonetCalculationWindow *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->lines);
  SudokuEquation equation;

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (row == NULL)
    return;
  get_equation (self, (guint) gtk_list_box_row_get_index (row), &equation);
  self->cancellable = g_cancellable_new ();
  nonet_choices_editor_set_n_rows (self->editor, equation.example == SUDOKU_EXAMPLE_ROW ? 1 : 4);
  nonet_calculation_side_set_expression (self->left, equation.left);
  nonet_calculation_side_set_expression (self->right, equation.right);
  gtk_label_set_text (self->reason, nonet_law_to_sentence (equation.law));
  nonet_evaluate_both_sides_async (equation.left, equation.right, equation.example,
                                   nonet_choices_editor_get (self->editor), self->cancellable, evaluated_cb,
                                   g_object_ref (self));
}

/* At the end of the window, too, when there is no list any more. */
static void
line_selected_cb (NonetCalculationWindow *self)
{
  if (self->lines != NULL)
    evaluate (self);
}

static void
counterexample_found_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetCalculationWindow) self = user_data;
  SudokuCandidates *example = nonet_find_counterexample_finish (result, NULL);

  if (example != NULL)
    nonet_choices_editor_set (self->editor, example);
  sudoku_candidates_free (example);
}

/* Another line, or another example, is evaluated instead. */
static void
counterexample_cb (NonetCalculationWindow *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->lines);
  SudokuEquation equation;

  if (row == NULL)
    return;
  get_equation (self, (guint) gtk_list_box_row_get_index (row), &equation);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  nonet_find_counterexample_async (&equation, self->cancellable, counterexample_found_cb, g_object_ref (self));
}

/* The list. */

static GtkWidget *
new_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* "= expression", and the law below; of an equation both sides. */
static GtkWidget *
new_line (NonetCalculationWindow *self, guint line)
{
  SudokuEquation equation;
  gboolean is_whole = get_equation (self, line, &equation);
  const char *relation = gtk_drop_down_get_selected (self->chapter) == CHAPTER_BROKEN ? "≟" : "=";
  g_autofree char *text = is_whole   ? g_strdup_printf ("%s  %s  %s", equation.left, relation, equation.right)
                          : line > 0 ? g_strconcat ("=  ", equation.right, NULL)
                                     : g_strdup (equation.right);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_widget_add_css_class (box, "line");
  gtk_box_append (GTK_BOX (box), new_label (text, "monospace"));
  gtk_box_append (GTK_BOX (box), new_label (nonet_law_to_name (equation.law), "dim-label"));
  return box;
}

static void
fill_lines (NonetCalculationWindow *self)
{
  GtkListBoxRow *row;
  guint n = count_lines (self);

  while ((row = gtk_list_box_get_row_at_index (self->lines, 0)) != NULL)
    gtk_list_box_remove (self->lines, GTK_WIDGET (row));
  for (guint line = 0; line < n; line++)
    gtk_list_box_append (self->lines, new_line (self, line));
  gtk_widget_set_visible (self->counterexample_button, gtk_drop_down_get_selected (self->chapter) == CHAPTER_BROKEN);
  gtk_list_box_select_row (self->lines, gtk_list_box_get_row_at_index (self->lines, 0));
}

static void
set_example (NonetCalculationWindow *self, const SudokuGrid *grid)
{
  SudokuCandidates *choices = sudoku_choices (grid);

  if (choices != NULL)
    nonet_choices_editor_set (self->editor, choices);
  sudoku_candidates_free (choices);
}

void
nonet_calculation_window_set_puzzle (NonetCalculationWindow *self, const NonetPuzzle *puzzle)
{
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, TRUE);

  g_return_if_fail (NONET_IS_CALCULATION_WINDOW (self));
  set_example (self, grid);
}

/* Eight blanks make 4^8 boards. */
static void
set_first_example (NonetCalculationWindow *self)
{
  static const guint8 values[] = { 1, 2, 3, 4, 3, 4, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0 };
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (nonet_shape_get (2, 2));

  memcpy (grid->cell, values, sizeof values);
  set_example (self, grid);
}

static void
nonet_calculation_window_dispose (GObject *object)
{
  NonetCalculationWindow *self = NONET_CALCULATION_WINDOW (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  gtk_widget_dispose_template (GTK_WIDGET (object), NONET_TYPE_CALCULATION_WINDOW);
  G_OBJECT_CLASS (nonet_calculation_window_parent_class)->dispose (object);
}

/* What is under way holds a reference to the window. */
static gboolean
nonet_calculation_window_close_request (GtkWindow *window)
{
  g_cancellable_cancel (NONET_CALCULATION_WINDOW (window)->cancellable);
  return GTK_WINDOW_CLASS (nonet_calculation_window_parent_class)->close_request (window);
}

static void
nonet_calculation_window_class_init (NonetCalculationWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_calculation_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = nonet_calculation_window_close_request;
  g_type_ensure (NONET_TYPE_CALCULATION_SIDE);
  g_type_ensure (NONET_TYPE_CHOICES_EDITOR);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/calculation-window.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetCalculationWindow, chapter);
  gtk_widget_class_bind_template_child (widget_class, NonetCalculationWindow, counterexample_button);
  gtk_widget_class_bind_template_child (widget_class, NonetCalculationWindow, editor);
  gtk_widget_class_bind_template_child (widget_class, NonetCalculationWindow, left);
  gtk_widget_class_bind_template_child (widget_class, NonetCalculationWindow, right);
  gtk_widget_class_bind_template_child (widget_class, NonetCalculationWindow, verdict);
  gtk_widget_class_bind_template_child (widget_class, NonetCalculationWindow, reason);
  gtk_widget_class_bind_template_child (widget_class, NonetCalculationWindow, lines);
  gtk_widget_class_bind_template_callback (widget_class, counterexample_cb);
  gtk_widget_class_bind_template_callback (widget_class, line_selected_cb);
}

static void
nonet_calculation_window_init (NonetCalculationWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  set_first_example (self);
  g_signal_connect_object (self->editor, "changed", G_CALLBACK (evaluate), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->chapter, "notify::selected", G_CALLBACK (fill_lines), self, G_CONNECT_SWAPPED);
  fill_lines (self);
}

NonetCalculationWindow *
nonet_calculation_window_new (GtkWindow *parent)
{
  return g_object_new (NONET_TYPE_CALCULATION_WINDOW, "transient-for", parent, NULL);
}

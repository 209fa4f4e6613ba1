/* The window of the calculation: its lines, each side evaluated on an example that can be changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/derivation/calculation-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku/derivation.h"
#include "tasks/derivation/calculation.h"
#include "words/calculation.h"
#include "words/number.h"

/* A side of an equation. */

#define CALCULATION_SIDE_ORDER 4

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
  for (guint row = 0; row < CALCULATION_SIDE_ORDER; row++)
    {
      for (guint i = first; i < first + n; i++)
        {
          SudokuSet cell[CALCULATION_SIDE_ORDER * CALCULATION_SIDE_ORDER];
          guint width;

          sudoku_evaluation_get (value, i, cell);
          width = widest (cell, CALCULATION_SIDE_ORDER * CALCULATION_SIDE_ORDER);
          for (guint column = 0; column < CALCULATION_SIDE_ORDER; column++)
            append_set (text, cell[row * CALCULATION_SIDE_ORDER + column], width + (width > 1));
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
      SudokuSet cell[CALCULATION_SIDE_ORDER];

      sudoku_evaluation_get (value, i, cell);
      for (guint column = 0; column < CALCULATION_SIDE_ORDER; column++)
        append_set (text, cell[column], widest (cell, CALCULATION_SIDE_ORDER) + 1);
      g_string_append_c (text, '\n');
    }
}

static char *
dup_items (const SudokuEvaluation *value)
{
  GString *text = g_string_new (NULL);
  guint n_kept = sudoku_evaluation_n_kept (value), n = MIN (n_kept, MOST_SHOWN);

  if (sudoku_evaluation_n_cells (value) == CALCULATION_SIDE_ORDER)
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
  gboolean is_row = sudoku_evaluation_n_cells (value) == CALCULATION_SIDE_ORDER;
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

/* Shows an expression that is being evaluated. */
static void
calculation_side_set_expression (NonetCalculationSide *self, const char *expression)
{
  gtk_label_set_text (self->expression, expression);
}

/* Shows its value. */
static void
calculation_side_set_evaluation (NonetCalculationSide *self, const SudokuEvaluation *value)
{
  g_autofree char *cost = dup_cost (value);
  g_autofree char *items = sudoku_evaluation_end (value) == SUDOKU_EVALUATION_DONE ? dup_items (value) : NULL;

  gtk_label_set_text (self->cost, cost);
  gtk_label_set_text (self->items, items != NULL ? items : "");
}

static GtkLabel *
calculation_side_new_label (NonetCalculationSide *self, const char *style, gboolean wrap)
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
  self->expression = calculation_side_new_label (self, "function", TRUE);
  self->cost = calculation_side_new_label (self, "heading", TRUE);
  self->items = calculation_side_new_label (self, "monospace", FALSE);
}

/* The editor of choices. */

#define CHOICES_EDITOR_ORDER 4
#define N_CELLS 16
#define BOX 2

struct _NonetChoicesEditor
{
  GtkGrid parent_instance;

  GtkWidget *cell[N_CELLS];
  GtkToggleButton *key[N_CELLS][CHOICES_EDITOR_ORDER];
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
  SudokuSet value = sudoku_set_of (index % CHOICES_EDITOR_ORDER + 1),
            *set = &self->choices->cell[index / CHOICES_EDITOR_ORDER];

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
  g_autofree char *label = g_strdup_printf (_ ("Row %u, column %u: choice %s"), cell / CHOICES_EDITOR_ORDER + 1,
                                            cell % CHOICES_EDITOR_ORDER + 1, symbol);

  g_object_set_data (G_OBJECT (key), "index", GUINT_TO_POINTER (cell * CHOICES_EDITOR_ORDER + value));
  gtk_accessible_update_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_object (key, "toggled", G_CALLBACK (key_toggled_cb), self, G_CONNECT_SWAPPED);
  return GTK_TOGGLE_BUTTON (key);
}

static GtkWidget *
new_cell (NonetChoicesEditor *self, guint cell)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_add_css_class (grid, "cell");
  for (guint value = 0; value < CHOICES_EDITOR_ORDER; value++)
    {
      self->key[cell][value] = new_key (self, cell, value);
      gtk_grid_attach (GTK_GRID (grid), GTK_WIDGET (self->key[cell][value]), (int) (value % BOX), (int) (value / BOX),
                       1, 1);
    }
  if (cell % CHOICES_EDITOR_ORDER == BOX)
    gtk_widget_set_margin_start (grid, 6);
  if (cell / CHOICES_EDITOR_ORDER == BOX)
    gtk_widget_set_margin_top (grid, 6);
  return grid;
}

static void
update (NonetChoicesEditor *self)
{
  self->updating = TRUE;
  for (guint cell = 0; cell < N_CELLS; cell++)
    for (guint value = 0; value < CHOICES_EDITOR_ORDER; value++)
      gtk_toggle_button_set_active (self->key[cell][value], sudoku_set_has (self->choices->cell[cell], value + 1));
  self->updating = FALSE;
}

/* The choices of a 4x4 board, owned by self. */
static const SudokuCandidates *
choices_editor_get (NonetChoicesEditor *self)
{
  return self->choices;
}

/* Shows other choices of a 4x4 board, which are copied. */
static void
choices_editor_set (NonetChoicesEditor *self, const SudokuCandidates *choices)
{
  g_return_if_fail (NONET_IS_CHOICES_EDITOR (self) && choices->shape->n_cells == N_CELLS);

  memcpy (self->choices->cell, choices->cell, sizeof (SudokuSet[N_CELLS]));
  update (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Shows the first rows only, 1 to 4 of them. */
static void
choices_editor_set_n_rows (NonetChoicesEditor *self, guint n_rows)
{
  g_return_if_fail (NONET_IS_CHOICES_EDITOR (self));

  for (guint cell = 0; cell < N_CELLS; cell++)
    gtk_widget_set_visible (self->cell[cell], cell / CHOICES_EDITOR_ORDER < n_rows);
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
      gtk_grid_attach (GTK_GRID (self), self->cell[cell], (int) (cell % CHOICES_EDITOR_ORDER),
                       (int) (cell / CHOICES_EDITOR_ORDER), 1, 1);
    }
}

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
      && !is_expandable (choices_editor_get (self->editor)))
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
  calculation_side_set_evaluation (self->left, both->left);
  calculation_side_set_evaluation (self->right, both->right);
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
  choices_editor_set_n_rows (self->editor, equation.example == SUDOKU_EXAMPLE_ROW ? 1 : 4);
  calculation_side_set_expression (self->left, equation.left);
  calculation_side_set_expression (self->right, equation.right);
  gtk_label_set_text (self->reason, nonet_law_to_sentence (equation.law));
  nonet_evaluate_both_sides_async (equation.left, equation.right, equation.example, choices_editor_get (self->editor),
                                   self->cancellable, evaluated_cb, g_object_ref (self));
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
    choices_editor_set (self->editor, example);
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
    choices_editor_set (self->editor, choices);
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

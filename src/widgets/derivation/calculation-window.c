/* The window of the calculation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/derivation/calculation-window.h"

#include <glib/gi18n.h>

#include "formats/shapes.h"
#include "sudoku/calculation.h"
#include "widgets/widget-utils.h"
#include "words/derivation.h"
#include "words/number.h"

/* That many boards are written out, side by side. */
#define MOST_SHOWN 12
#define BOARDS_IN_LINE(order) MAX (1, 16 / (order))

/* Numbers up to this one have all their digits. */
#define MOST_EXACT 9007199254740992.0

#define NO_BREAK_SPACE "\u00a0"

typedef struct
{
  const char *title;
  SudokuCandidates *matrix;
  NonetAlphabet *alphabet;
  GtkLabel *label[3]; /* the matrix, and what both lines make of it */
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

/* Text. */

static void
append_set (GString *text, SudokuSet set, guint width, const NonetAlphabet *alphabet)
{
  glong end = g_utf8_strlen (text->str, -1) + width;

  if (set == 0)
    g_string_append (text, "–");
  for (; set != 0; set &= set - 1)
    g_string_append (text, nonet_alphabet_get_symbol (alphabet, sudoku_set_first (set)));
  while (g_utf8_strlen (text->str, -1) < end)
    g_string_append (text, NO_BREAK_SPACE);
}

/* Matrices, one after the other in memory, are written side by side, without the rows that are left out. */
static void
append_matrices (GString *text, const Example *example, const SudokuSet *cell, guint n)
{
  guint order = example->matrix->shape->order, n_cells = example->matrix->shape->n_cells, most = 1;
  g_autoptr (GString) plain = g_string_new (NULL);
  g_autofree char *markup = NULL;

  for (guint i = 0; i < n_cells; i++)
    most = MAX (most, sudoku_set_count (cell[i]));
  for (guint row = 0; row < order && cell[row * order] <= sudoku_set_full (order); row++)
    for (guint i = 0; i < n; i++)
      {
        g_string_append (plain, i == 0 ? "\n" : NO_BREAK_SPACE);
        for (guint column = 0; column < order; column++)
          append_set (plain, cell[i * n_cells + row * order + column],
                      most * nonet_alphabet_get_width (example->alphabet) + 1, example->alphabet);
      }
  markup = g_markup_printf_escaped ("<tt>%s</tt>\n", plain->str);
  g_string_append (text, markup);
}

/* How many boards a line built and kept, and the first of them. */
static void
append_value (GString *text, const Example *example, const SudokuValue *value)
{
  g_autofree char *built = nonet_number_to_string ((guint64) MIN (value->n_built, MOST_EXACT));
  g_autofree char *kept = nonet_number_to_string (value->n), *more = NULL;
  guint n = MIN (value->n, MOST_SHOWN), n_in_line = BOARDS_IN_LINE (example->matrix->shape->order);

  if (value->too_large)
    {
      if (value->n_built < MOST_EXACT)
        /* Translators: a number of boards, of which there are many. */
        g_string_append_printf (text, _ ("%s boards: too many to show"), built);
      else
        g_string_append (text, _ ("more boards than can be shown"));
      return;
    }
  /* Translators: both of them are numbers. */
  g_string_append_printf (text, _ ("boards built: %s · kept: %s"), built, kept);
  for (guint i = 0; i < n; i += n_in_line)
    append_matrices (text, example, value->cell + i * value->n_cells, MIN (n_in_line, n - i));
  if (n == value->n)
    return;
  more = nonet_number_to_string (value->n - n);
  g_string_append_c (text, '\n');
  /* Translators: after the first boards of a list. */
  g_string_append_printf (text, _ ("… and %s more"), more);
}

/* The terms of a line, that is, what stands between dots that are in no parentheses. */
static char **
split_terms (const char *line)
{
  return g_regex_split_simple (" · (?![^(]*\\))", line, 0, 0);
}

/* A line as markup that breaks before dots only. What is left without the terms that it begins with and ends with like another one is
 * bold: that is what a law rewrites. */
static char *
line_to_markup (const char *line, const char *other)
{
  g_auto (GStrv) term = split_terms (line), other_term = split_terms (other);
  guint n = g_strv_length (term), n_other = g_strv_length (other_term), first = 0, n_after = 0;
  g_autoptr (GString) text = g_string_new (NULL);

  while (first < MIN (n, n_other) && g_str_equal (term[first], other_term[first]))
    first++;
  while (n_after < MIN (n, n_other) - first && g_str_equal (term[n - 1 - n_after], other_term[n_other - 1 - n_after]))
    n_after++;
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, i >= first && i < n - n_after ? "%s<b>%s</b>" : "%s%s", i > 0 ? " · " : "", term[i]);
  g_string_replace (text, " ", NO_BREAK_SPACE, 0);
  g_string_replace (text, NO_BREAK_SPACE "·", " ·", 0);
  return g_strdup_printf ("<tt><span insert_hyphens='no'>%s</span></tt>", text->str);
}

/* Laws. */

static const SudokuLine *
get_lines (NonetCalculationWindow *self)
{
  return sudoku_calculation_lines ((SudokuCalculation) gtk_drop_down_get_selected (self->calculation));
}

/* What a line and the next make of an example; there is room for their values. */
static void
show_example (const Example *example, const SudokuLine *line, SudokuValue *value)
{
  gboolean done = sudoku_line_evaluate (&line[0], example->matrix, &value[0])
                  && sudoku_line_evaluate (&line[1], example->matrix, &value[1]);
  g_autoptr (GString) text = g_string_new (example->title);

  append_matrices (text, example, example->matrix->cell, 1);
  g_string_append_c (text, '\n');
  if (!done || value[0].too_large || value[1].too_large)
    g_string_append (text, _ ("The lists are too long to be compared here."));
  else if (sudoku_value_equal (&value[0], &value[1]))
    g_string_append (text, _ ("= The lists are equal."));
  else
    g_string_append (text, _ ("= The lists are equal, in another order."));
  gtk_label_set_markup (example->label[0], text->str);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *markup = line_to_markup (line[i].text, line[1 - i].text);

      g_string_printf (text, "%s\n\n", markup);
      if (done)
        append_value (text, example, &value[i]);
      gtk_label_set_markup (example->label[1 + i], text->str);
    }
}

static void
show_law (NonetCalculationWindow *self)
{
  /* The list is gone before its rows are no longer selected. */
  GtkListBoxRow *row = self->lines != NULL ? gtk_list_box_get_selected_row (self->lines) : NULL;
  g_autofree SudokuValue *value = g_new (SudokuValue, 2);
  const SudokuLine *line;

  if (row == NULL)
    return;
  line = get_lines (self) + gtk_list_box_row_get_index (row);
  gtk_label_set_text (self->reason, nonet_law_to_sentence (line[1].law));
  for (guint i = 0; i < self->n_examples; i++)
    show_example (&self->example[i], line, value);
}

/* Each line has the law below it that leads to the next, "= {law}"; the last has none. */
static void
fill_lines (NonetCalculationWindow *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->lines, 0)) != NULL)
    gtk_list_box_remove (self->lines, GTK_WIDGET (row));
  for (const SudokuLine *line = get_lines (self); line->text != NULL; line++)
    {
      gboolean is_last = line[1].text == NULL;
      g_autofree char *text = line_to_markup (line->text, line[line->law == SUDOKU_LAW_NONE ? 0 : -1].text);
      g_autofree char *law = is_last ? NULL : g_markup_printf_escaped ("=  {%s}", nonet_law_to_name (line[1].law));

      gtk_list_box_append (self->lines, g_object_new (ADW_TYPE_ACTION_ROW, "title", text, "subtitle", law, "selectable",
                                                      !is_last, "focusable", !is_last, NULL));
    }
  gtk_list_box_select_row (self->lines, gtk_list_box_get_row_at_index (self->lines, 0));
}

/* Takes the first rows of a puzzle as an example, if the laws speak of its board. */
static void
add_example (NonetCalculationWindow *self, const char *title, const NonetPuzzle *puzzle)
{
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, TRUE);
  SudokuCandidates *matrix = sudoku_calculation_example (grid);
  Example *example = &self->example[self->n_examples];
  GtkWidget *box;

  if (matrix == NULL)
    return;
  self->n_examples++;
  *example = (Example){ title, matrix, nonet_alphabet_ref (puzzle->alphabet), { NULL } };
  box = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "max-children-per-line", 3, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (example->label); i++)
    {
      example->label[i] = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "yalign", 0.0, "wrap", TRUE, "wrap-mode",
                                        PANGO_WRAP_WORD_CHAR, /* terms have no-break spaces */
                                        "max-width-chars", i == 0 ? -1 : 34, NULL);
      gtk_widget_add_css_class (GTK_WIDGET (example->label[i]), i == 0 ? "example" : "card");
      gtk_flow_box_append (GTK_FLOW_BOX (box), GTK_WIDGET (example->label[i]));
      gtk_widget_set_focusable (gtk_widget_get_last_child (box), FALSE);
    }
  gtk_box_append (self->examples, box);
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
nonet_calculation_window_class_init (NonetCalculationWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nonet_calculation_window_finalize;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/calculation-window.ui");
  NONET_BIND_CHILDREN (widget_class, NonetCalculationWindow, calculation, lines, examples, reason);
  NONET_BIND_CALLBACKS (widget_class, fill_lines, show_law);
}

/* Six blanks make 4^6 boards. */
static void
nonet_calculation_window_init (NonetCalculationWindow *self)
{
  static const guint8 values[] = { 1, 2, 3, 4, 3, 4, 0, 0, 2, 1, 0, 0, 4, 3, 0, 0 };
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get (2, 2), NULL);

  memcpy (puzzle->givens, values, sizeof values);
  gtk_widget_init_template (GTK_WIDGET (self));
  add_example (self, _ ("Example"), puzzle);
  fill_lines (self);
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (gtk_list_box_get_selected_row (self->lines)));
}

NonetCalculationWindow *
nonet_calculation_window_new (GtkWindow *parent, const NonetPuzzle *puzzle)
{
  NonetCalculationWindow *self = g_object_new (NONET_TYPE_CALCULATION_WINDOW, "transient-for", parent, NULL);

  if (puzzle != NULL)
    add_example (self, _ ("First Rows of the Puzzle"), puzzle);
  show_law (self);
  return self;
}

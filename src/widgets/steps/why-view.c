/* Why a candidate is false: the lines of an explanation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/steps/why-view.h"

#include <glib/gi18n.h>

#include "sudoku/rules.h"
#include "widgets/widget-utils.h"
#include "words/steps/why-text.h"

/* How far a line is moved in for each assumption that it is under; deeper ones are not moved further. */
#define INDENT 16
#define MOST_INDENTS 6

struct _NonetWhyView
{
  GtkBox parent_instance;

  GtkLabel *title;
  GtkFlowBox *values;
  GtkWidget *working;
  GtkWidget *scroller;
  GtkListView *list;
  GtkSingleSelection *lines; /* of NonetWhyLine */
  GtkWidget *note;

  NonetStepPresenter *presenter;
  NonetPuzzle *puzzle; /* that is asked about, or NULL */
  guint cell, value;
};

G_DEFINE_FINAL_TYPE (NonetWhyView, nonet_why_view, GTK_TYPE_BOX)

static NonetNotation
notation_of (NonetWhyView *self)
{
  return nonet_step_presenter_get_notation (self->presenter, self->puzzle);
}

static void
setup_line (GtkListItemFactory *factory, GtkListItem *item, gpointer user_data)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 16);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 32);
  gtk_list_item_set_child (item, label);
}

static void
bind_line (NonetWhyView *self, GtkListItem *item)
{
  NonetWhyLine *line = gtk_list_item_get_item (item);
  GtkWidget *label = gtk_list_item_get_child (item);
  g_autofree char *text = nonet_why_line_to_string (line, notation_of (self).cells);

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_widget_set_margin_start (label, INDENT * (int) MIN (nonet_why_line_get_level (line), MOST_INDENTS));
}

/* Shows the line that is chosen on the board. */
static void
present_line (NonetWhyView *self)
{
  NonetWhyLine *line = gtk_single_selection_get_selected_item (self->lines);

  if (line == NULL)
    return;
  if (nonet_why_line_get_step (line) != NULL)
    nonet_step_presenter_show (self->presenter, nonet_why_line_get_step (line), NONET_STEP_FULL);
  else
    nonet_step_presenter_show_position (self->presenter, nonet_why_line_get_position (line));
}

gboolean
nonet_why_view_has_step (NonetWhyView *self, NonetFoundStep *step)
{
  NonetWhyLine *line = gtk_single_selection_get_selected_item (self->lines);

  return line != NULL && nonet_why_line_get_step (line) == step;
}

/* The question, before there is an answer and after. */
static void
set_title (NonetWhyView *self, NonetQuestion question)
{
  const NonetNotation notation = notation_of (self);
  g_autofree char *title = nonet_words_why_question (question, self->puzzle->shape, self->cell, self->value, &notation);

  gtk_label_set_text (self->title, title);
}

/* A button for a value of the cell, which others may leave it or not. */
static GtkWidget *
create_value (NonetWhyView *self, guint value, gboolean is_left)
{
  const char *symbol = nonet_alphabet_get_symbol (self->puzzle->alphabet, value);
  GtkWidget *button = gtk_button_new_with_label (symbol);
  /* Translators: explains the candidate with this symbol */
  g_autofree char *name = g_strdup_printf (_ ("Explain %s"), symbol);

  gtk_widget_set_tooltip_text (button, name);
  nonet_widget_set_name (button, name);
  gtk_widget_add_css_class (button, value == self->value ? "suggested-action" : "flat");
  if (value != self->value && !is_left)
    gtk_widget_add_css_class (button, "dim-label");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(uu)", self->cell, value);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.explain");
  return button;
}

static void
update_values (NonetWhyView *self)
{
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (self->puzzle, TRUE);
  SudokuSet left = sudoku_values_left (grid->shape, self->cell, grid->cell);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->values))) != NULL)
    gtk_flow_box_remove (self->values, child);
  for (guint value = 1; value <= grid->shape->order; value++)
    {
      gtk_flow_box_append (self->values, create_value (self, value, sudoku_set_has (left, value)));
      child = gtk_widget_get_last_child (GTK_WIDGET (self->values));
      gtk_widget_set_focusable (child, FALSE); /* the button in it has the focus */
    }
}

static void
set_lines (NonetWhyView *self, GListModel *lines)
{
  gtk_single_selection_set_model (self->lines, lines);
  gtk_widget_set_visible (self->scroller, lines != NULL);
  gtk_widget_hide (self->working);
  gtk_widget_hide (self->note);
}

void
nonet_why_view_ask (NonetWhyView *self, NonetPuzzle *puzzle, guint cell, guint value)
{
  nonet_puzzle_ref (puzzle);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  self->puzzle = puzzle;
  self->cell = cell;
  self->value = value;
  set_lines (self, NULL);
  set_title (self, value == 0 ? NONET_QUESTION_WHICH : NONET_QUESTION_CAN);
  update_values (self);
  gtk_widget_show (GTK_WIDGET (self));
  if (value == 0)
    gtk_widget_child_focus (GTK_WIDGET (self->values), GTK_DIR_TAB_FORWARD);
}

void
nonet_why_view_set_scrolls (NonetWhyView *self, gboolean scrolls)
{
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  scrolls ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER);
}

void
nonet_why_view_show_working (NonetWhyView *self)
{
  gtk_widget_show (self->working);
}

void
nonet_why_view_answer (NonetWhyView *self, const NonetExplanation *explanation)
{
  static const NonetQuestion questions[] = {
    [NONET_WHY_FALSE] = NONET_QUESTION_NOT,
    [NONET_WHY_TRUE] = NONET_QUESTION_WHY,
    [NONET_WHY_EITHER] = NONET_QUESTION_CAN,
    [NONET_WHY_UNKNOWN] = NONET_QUESTION_CAN,
  };

  set_title (self, questions[explanation->kind]);
  set_lines (self, explanation->lines);
  gtk_label_set_text (GTK_LABEL (self->note), _ ("The board shows this solution."));
  gtk_widget_set_visible (self->note, explanation->kind == NONET_WHY_EITHER);
  gtk_single_selection_set_selected (self->lines, 0);
  present_line (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

void
nonet_why_view_end (NonetWhyView *self)
{
  set_lines (self, NULL);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  gtk_widget_hide (GTK_WIDGET (self));
}

/* Cells are written in another way from now on. */
static void
style_changed (NonetWhyView *self)
{
  guint selected = gtk_single_selection_get_selected (self->lines);
  g_autoptr (GListModel) lines = NULL;

  if (self->puzzle == NULL || gtk_single_selection_get_model (self->lines) == NULL)
    return;
  lines = g_object_ref (gtk_single_selection_get_model (self->lines));
  gtk_single_selection_set_model (self->lines, NULL);
  gtk_single_selection_set_model (self->lines, lines);
  gtk_single_selection_set_selected (self->lines, selected);
}

static void
nonet_why_view_dispose (GObject *object)
{
  NonetWhyView *self = NONET_WHY_VIEW (object);

  g_clear_object (&self->presenter);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  G_OBJECT_CLASS (nonet_why_view_parent_class)->dispose (object);
}

static void
nonet_why_view_class_init (NonetWhyViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_why_view_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/why-view.ui");
  NONET_BIND_CHILDREN (widget_class, NonetWhyView, title, values, working, scroller, list, lines, note);
  NONET_BIND_CALLBACKS (widget_class, setup_line, bind_line, present_line);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.end-explaining", NULL);
  gtk_widget_class_set_css_name (widget_class, "whyview");
}

static void
nonet_why_view_init (NonetWhyView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* In the order of the keypad. */
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    gtk_widget_set_halign (GTK_WIDGET (self->values), GTK_ALIGN_END);
  gtk_widget_set_direction (GTK_WIDGET (self->values), GTK_TEXT_DIR_LTR);
}

NonetWhyView *
nonet_why_view_new (NonetStepPresenter *presenter)
{
  NonetWhyView *self = g_object_new (NONET_TYPE_WHY_VIEW, NULL);

  self->presenter = g_object_ref (presenter);
  g_signal_connect_object (presenter, "notify::cell-style", G_CALLBACK (style_changed), self, G_CONNECT_SWAPPED);
  return self;
}

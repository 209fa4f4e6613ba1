/* The cells of a board for keyboard focus and screen readers: bare widgets that draw nothing, and what is said of each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/board/board-cell.h"

#include <glib/gi18n.h>

#include "widgets/board/board-theme.h"
#include "widgets/widget-utils.h"
#include "words/fill.h"
#include "words/notation.h"
#include "words/rule.h"

/* What a screen reader says: "row 1, column 3: 7, given". */

/* The symbols of a set, with spaces between. */
static char *
list_symbols (NonetAlphabet *alphabet, SudokuSet set)
{
  GString *text = g_string_new (NULL);

  for (; set != 0; set &= set - 1)
    g_string_append_printf (text, text->len > 0 ? " %s" : "%s",
                            nonet_alphabet_get_symbol (alphabet, sudoku_set_first (set)));
  return g_string_free (text, FALSE);
}

/* Candidates that are left, and those that are struck out. */
static char *
describe_candidates (const NonetBoardScene *scene, guint cell)
{
  SudokuSet gone = scene->struck != NULL ? scene->struck[cell] & scene->candidates[cell] : 0;
  g_autofree char *left = list_symbols (scene->alphabet, scene->candidates[cell] & ~gone);
  g_autofree char *struck = list_symbols (scene->alphabet, gone);

  if (gone == 0)
    /* Translators: %s is a list of symbols such as 1 4 7 */
    return g_strdup_printf (_ ("candidates %s"), left);
  /* Translators: of the candidates of a cell; each %s is a list of symbols such as 1 4 7 */
  return g_strdup_printf (_ ("candidates %s, struck out %s"), left, struck);
}

static gboolean
has_notes (const NonetBoardScene *scene, guint cell)
{
  return (scene->centres != NULL && scene->centres[cell] != 0) || (scene->corners != NULL && scene->corners[cell] != 0);
}

/* The player's marks in the cell, which has some. */
static char *
describe_notes (const NonetBoardScene *scene, guint cell)
{
  g_autofree char *corners = list_symbols (scene->alphabet, scene->corners != NULL ? scene->corners[cell] : 0);
  g_autofree char *centres = list_symbols (scene->alphabet, scene->centres != NULL ? scene->centres[cell] : 0);

  if (*corners == '\0')
    /* Translators: %s is a list of symbols such as 1 4 7 */
    return g_strdup_printf (_ ("center marks %s"), centres);
  if (*centres == '\0')
    /* Translators: %s is a list of symbols such as 1 4 7 */
    return g_strdup_printf (_ ("corner marks %s"), corners);
  /* Translators: each %s is a list of symbols such as 1 4 7 */
  return g_strdup_printf (_ ("corner marks %s, center marks %s"), corners, centres);
}

/* The symbol or the candidates in the cell, in words. */
static char *
describe_symbol (const NonetBoardScene *scene, guint cell)
{
  if (nonet_board_scene_is_tried (scene, cell))
    /* Translators: %s is a symbol that is entered in the cell on trial */
    return g_strdup_printf (_ ("%s, tried"),
                            nonet_alphabet_get_symbol (scene->alphabet, nonet_board_scene_get_value (scene, cell)));
  if (scene->givens[cell] != 0)
    /* Translators: what a screen reader says of a cell; %s is a symbol such as 7 */
    return g_strdup_printf (_ ("%s, given"), nonet_alphabet_get_symbol (scene->alphabet, scene->givens[cell]));
  if (scene->entries[cell] != 0)
    return g_strdup (nonet_alphabet_get_symbol (scene->alphabet, scene->entries[cell]));
  if (scene->found != NULL && scene->found[cell] != 0)
    /* Translators: %s is a symbol that the search found for the cell */
    return g_strdup_printf (_ ("%s, found"), nonet_alphabet_get_symbol (scene->alphabet, scene->found[cell]));
  if (nonet_board_scene_get_certain (scene, cell) != 0)
    /* Translators: %s is a symbol that stands in the cell in all solutions */
    return g_strdup_printf (_ ("%s, in every solution"),
                            nonet_alphabet_get_symbol (scene->alphabet, nonet_board_scene_get_certain (scene, cell)));
  if (has_notes (scene, cell))
    return describe_notes (scene, cell);
  if (scene->candidates == NULL || scene->candidates[cell] == 0)
    /* Translators: a cell without a symbol */
    return g_strdup (_ ("blank"));
  return describe_candidates (scene, cell);
}

/* Adds to what is said of a cell; takes the fact over. */
static void
add_fact (GString *text, char *fact)
{
  /* Translators: what a screen reader says of a cell, "7, given", and a further fact of it, "color Blue". */
  g_autofree char *longer = nonet_fill_pair (C_ ("facts", "{facts}, {fact}"), "facts", text->str, "fact", fact);

  g_string_assign (text, longer);
  g_free (fact);
}

/* The colours of candidates that are drawn: "4 7 red". */
static void
append_candidate_colours (GString *text, const NonetBoardScene *scene, guint cell)
{
  SudokuSet shown = scene->candidates != NULL ? scene->candidates[cell] : 0;

  shown |= scene->centres != NULL ? scene->centres[cell] : 0;
  shown |= scene->corners != NULL ? scene->corners[cell] : 0;
  for (guint colour = 1; colour <= NONET_MAX_COLOUR; colour++)
    {
      g_autofree char *symbols = NULL;
      SudokuSet values = 0;

      for (SudokuSet left = shown; left != 0; left &= left - 1)
        if (nonet_candidate_colours_get (scene->candidate_colours, cell, sudoku_set_first (left)) == colour)
          values |= left & -left;
      if (values == 0)
        continue;
      symbols = list_symbols (scene->alphabet, values);
      /* Translators: of candidates of a cell, a list of symbols such as 4 7, and the name of their color */
      add_fact (text, g_strdup_printf (_ ("%s in color %s"), symbols, nonet_colour_name (colour)));
    }
}

/* What is said of the candidates of a cell that have a mark, for each mark. */
static const struct
{
  NonetMark mark;
  const char *words;
} mark_words[] = {
  /* Translators: what a screen reader says of candidates such as "4 7" of a cell, while a step is explained. */
  { NONET_MARK_PATTERN, N_ ("{values} part of the pattern") },
  /* Translators: of fish: a place of the base that the cover does not have. */
  { NONET_MARK_FIN, N_ ("{values} fin") },
  { NONET_MARK_ENDO_FIN, N_ ("{values} endo fin") },
  /* Translators: true in a chain if its assumption is, and false. */
  { NONET_MARK_ON, N_ ("{values} on") },
  { NONET_MARK_OFF, N_ ("{values} off") },
  { NONET_MARK_REMOVED, N_ ("{values} can be removed") },
  { NONET_MARK_CANNIBAL, N_ ("{values} part of the pattern, and can be removed") },
  { NONET_MARK_PLACED, N_ ("must be {values}") },
};

static void
append_mark (GString *text, NonetAlphabet *alphabet, SudokuSet values, const char *words)
{
  g_autofree char *symbols = list_symbols (alphabet, values);

  add_fact (text, nonet_fill_pair (words, "values", symbols, NULL, NULL));
}

/* Most cells of a board have no mark: no words are looked up for them. */
static void
append_candidate_marks (GString *text, const NonetBoardScene *scene, guint cell)
{
  SudokuSet marked[NONET_N_MARKS] = { 0 };

  for (guint value = 1; value <= scene->shape->order; value++)
    marked[nonet_board_marks_get (scene->marks, cell, value)] |= sudoku_set_of (value);
  for (guint i = 0; i < G_N_ELEMENTS (mark_words); i++)
    if (marked[mark_words[i].mark] != 0)
      append_mark (text, scene->alphabet, marked[mark_words[i].mark], _ (mark_words[i].words));
}

/* What part the cell has in the step that is explained. */
static void
append_marks (GString *text, const NonetBoardScene *scene, guint cell)
{
  guint marks = scene->marks->cell[cell];

  if (nonet_board_scene_get_shown (scene, cell) == 0)
    append_candidate_marks (text, scene, cell);
  for (guint set = 0; set < NONET_MARK_SETS; set++)
    if ((marks & 1u << set) != 0)
      /* Translators: %c is the letter of an almost locked set, A to F. */
      add_fact (text, g_strdup_printf (_ ("in set %c"), 'A' + set));
  if ((marks & NONET_CELL_MARK_CAUSE) != 0)
    /* Translators: said of a cell that is outlined while a step is explained. */
    add_fact (text, g_strdup (_ ("marked")));
  if ((marks & NONET_CELL_MARK_LIT) != 0)
    /* Translators: said of a cell with a digit that is a reason for the single that is explained. */
    add_fact (text, g_strdup (_ ("part of the reason")));
  if ((marks & NONET_CELL_MARK_CROSSED) != 0)
    /* Translators: said of an empty cell in which the digit that is explained cannot stand. */
    add_fact (text, g_strdup (_ ("crossed out")));
  if ((marks & NONET_CELL_MARK_ADDED) != 0)
    /* Translators: said of a given that was added to the puzzle just now. */
    add_fact (text, g_strdup (_ ("just added")));
}

static char *
describe_marked_content (const NonetBoardScene *scene, guint cell, const SudokuRule *broken)
{
  g_autofree char *symbol = describe_symbol (scene, cell);
  g_autoptr (GString) text = g_string_new (symbol);

  if (scene->colours != NULL && scene->colours[cell] != 0)
    /* Translators: the name of the color that a cell has */
    add_fact (text, g_strdup_printf (_ ("color %s"), nonet_colour_name (scene->colours[cell])));
  if (scene->candidate_colours != NULL && nonet_board_scene_get_shown (scene, cell) == 0)
    append_candidate_colours (text, scene, cell);
  if (scene->marks != NULL)
    append_marks (text, scene, cell);
  if (broken != NULL)
    {
      g_autofree char *rule = nonet_rule_to_name (broken, scene->alphabet);

      /* Translators: said of a cell whose symbol breaks a rule; %s is a rule, as in “cage 12”, “thermometer” or “anti-knight rule”. */
      add_fact (text, g_strdup_printf (_ ("%s broken"), rule));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
nonet_board_describe_cell (const NonetBoardScene *scene, guint cell, gboolean conflict, const SudokuRule *broken)
{
  g_autofree char *content = describe_marked_content (scene, cell, broken);

  if (conflict)
    /* Translators: %s is what stands in the cell; it stands in its row, column or box again */
    return g_strdup_printf (_ ("row %u, column %u: %s, in conflict"), sudoku_cell_row (scene->shape, cell) + 1,
                            sudoku_cell_column (scene->shape, cell) + 1, content);
  return nonet_cell_to_string (scene->shape, cell, content);
}

/* The widgets. */

struct _NonetBoardCell
{
  GtkWidget parent_instance;

  guint cell;
  char *label;
  int selected; /* -1: not known yet */
};

G_DEFINE_FINAL_TYPE (NonetBoardCell, nonet_board_cell, GTK_TYPE_WIDGET)

static void
activated (NonetBoardCell *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  gtk_widget_activate_action (GTK_WIDGET (self), "board.show-menu", NULL);
}

static void
nonet_board_cell_finalize (GObject *object)
{
  g_free (NONET_BOARD_CELL (object)->label);
  G_OBJECT_CLASS (nonet_board_cell_parent_class)->finalize (object);
}

static void
nonet_board_cell_class_init (NonetBoardCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nonet_board_cell_finalize;
  gtk_widget_class_set_activate_signal (widget_class, g_signal_new_class_handler ("activate", G_TYPE_FROM_CLASS (klass),
                                                                                  G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION,
                                                                                  G_CALLBACK (activated), NULL, NULL,
                                                                                  NULL, G_TYPE_NONE, 0));
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_set_css_name (widget_class, "boardcell");
}

static void
nonet_board_cell_init (NonetBoardCell *self)
{
  self->selected = -1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  /* The board itself takes the pointer. */
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

void
nonet_board_cell_set_place (NonetBoardCell *self, guint cell, guint row, guint column)
{
  self->cell = cell;
  g_clear_pointer (&self->label, g_free);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_ROW_INDEX, (int) row + 1,
                                  GTK_ACCESSIBLE_RELATION_COL_INDEX, (int) column + 1, -1);
}

guint
nonet_board_cell_get_cell (NonetBoardCell *self)
{
  return self->cell;
}

void
nonet_board_cell_take_label (NonetBoardCell *self, char *label)
{
  g_autofree char *old = self->label;

  self->label = label;
  if (g_strcmp0 (old, label) != 0)
    nonet_widget_set_name (GTK_WIDGET (self), label);
}

void
nonet_board_cell_set_selected (NonetBoardCell *self, gboolean selected)
{
  if (self->selected == selected)
    return;
  self->selected = selected;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}

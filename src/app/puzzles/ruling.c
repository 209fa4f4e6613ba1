/* The page of rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/puzzles/ruling.h"

#include <glib/gi18n.h>
#include <string.h>

#include "formats/rules.h"
#include "widgets/puzzles/rule-list-view.h"
#include "widgets/puzzles/rule-tool.h"
#include "widgets/widget-utils.h"
#include "words/fill.h"

struct _NonetRuling
{
  NonetController parent_instance;

  NonetRuleListView *list; /* of the window, as are the others */
  NonetBoardView *board;
  GtkLabel *hint;
  NonetStepPresenter *presenter;

  GBindingGroup *editing;    /* from the document to the page */
  const SudokuShape *shape;  /* of the rules that are listed; a reference, or NULL */
  const NonetRuleTool *tool; /* or NULL */
  GtkBuilder *popover;       /* made when first wanted */
  gboolean is_asking;        /* for the value of … */
  NonetRuleDraft draft;      /* … this one, */
  guint number;              /* in place of the rule with this number; G_MAXUINT: it is new */
  NonetRuleDraft area;       /* of which a copy is to be drawn; no cells: none */
  gboolean is_changing;      /* the selection, not by the person */
};

G_DEFINE_FINAL_TYPE (NonetRuling, nonet_ruling, NONET_TYPE_CONTROLLER)

/* The page. */

static void
update_marks (NonetRuling *self)
{
  guint number = nonet_rule_list_view_get_current (self->list);
  g_autoptr (NonetBoardMarks) marks = NULL;

  if (self->shape != NULL && number < self->shape->n_rules && self->shape->rule[number].n_cells > 0)
    {
      const SudokuRule *rule = &self->shape->rule[number];

      marks = nonet_board_marks_new (self->shape);
      for (guint i = 0; i < rule->n_cells; i++)
        marks->cell[rule->cell[i]] = NONET_CELL_MARK_CAUSE;
    }
  nonet_step_presenter_show_marks (self->presenter, marks);
}

static void
list_rules (NonetRuling *self)
{
  NonetDocument *document = nonet_controller_get_document (self);
  NonetNotation notation;

  if (document == NULL)
    return;
  notation = nonet_step_presenter_get_notation (self->presenter, nonet_document_peek (document));
  sudoku_shape_unref (self->shape);
  self->shape = sudoku_shape_ref (nonet_document_get_shape (document));
  nonet_rule_list_view_set_shape (self->list, self->shape, &notation);
}

/* Lists the rules as they are, if somebody sees it. */
static void
follow (NonetRuling *self)
{
  NonetDocument *document = nonet_controller_get_document (self);

  if (document != NULL && gtk_widget_get_mapped (GTK_WIDGET (self->list))
      && self->shape != nonet_document_get_shape (document))
    list_rules (self);
}

/* Changes. */

static const SudokuShape *
get_shape (NonetRuling *self)
{
  return nonet_document_get_shape (nonet_controller_get_document (self));
}

/* Gives a board the rules of a list, which are possible on it, in one step of undo. */
static void
set_rules (NonetRuling *self, NonetRuleList *list, const SudokuShape *base)
{
  g_autoptr (SudokuShape) changed = nonet_rule_list_make_shape (list, base);

  if (changed != NULL)
    nonet_document_set_shape (nonet_controller_get_document (self), changed);
  else
    nonet_toasts_say (nonet_controller_get_toasts (self), nonet_rule_list_get_length (list) > SUDOKU_MAX_RULES
                                                              ? _ ("A board cannot have more rules than this")
                                                              : _ ("Out of memory"));
}

/* Puts a rule in the place of the one with that number, or none (NULL), or adds it as the last. */
static void
change_rule (NonetRuling *self, guint number, const SudokuRule *rule)
{
  g_autoptr (NonetRuleList) list = nonet_rule_list_new_of (get_shape (self));

  nonet_rule_list_replace (list, MIN (number, nonet_rule_list_get_length (list)), rule);
  set_rules (self, list, get_shape (self));
}

/* Rules on the board. */

static gboolean
has_cell (const SudokuRule *rule, guint cell)
{
  for (guint i = 0; i < rule->n_cells; i++)
    if (rule->cell[i] == cell)
      return TRUE;
  return FALSE;
}

/* Whether two rules have the same cells, in any order. */
static gboolean
same_cells (const SudokuRule *a, const SudokuRule *b)
{
  for (guint i = 0; i < a->n_cells; i++)
    if (!has_cell (b, a->cell[i]))
      return FALSE;
  return a->n_cells == b->n_cells;
}

/* The first of the rules of the draft's kind with its cells: its number, or G_MAXUINT. Clues that look from two sides are two. */
static guint
find_same (NonetRuling *self)
{
  const SudokuShape *shape = get_shape (self);
  const SudokuRule *rule = &self->draft.rule;

  for (guint i = 0; i < shape->n_rules; i++)
    if (shape->rule[i].kind == rule->kind && same_cells (&shape->rule[i], rule)
        && (rule->kind < SUDOKU_RULE_LITTLE_KILLER || shape->rule[i].cell[0] == rule->cell[0]))
      return i;
  return G_MAXUINT;
}

/* The rule that is drawn over the others in a cell, below the one with a number: its number, or G_MAXUINT. Of a kind, or of any
 * (SUDOKU_N_RULES). */
static guint
find_in_cell (NonetRuling *self, guint cell, SudokuRuleKind kind, guint below)
{
  const SudokuShape *shape = get_shape (self);

  for (guint i = MIN (below, shape->n_rules); i-- > 0;)
    if ((kind == SUDOKU_N_RULES || shape->rule[i].kind == kind) && has_cell (&shape->rule[i], cell))
      return i;
  return G_MAXUINT;
}

/* "Cage · Drag over the cells." */
static void
say (NonetRuling *self, const char *text, gboolean is_fault)
{
  g_autofree char *title = self->tool != NULL ? nonet_rule_tool_dup_title (self->tool) : NULL;
  g_autofree char *both = title != NULL ? g_strdup_printf (_ ("%s · %s"), title, text) : NULL;

  gtk_label_set_label (self->hint, both != NULL ? both : text);
  nonet_widget_set_css_class (GTK_WIDGET (self->hint), "error", is_fault);
}

/* What is to be done with the tool; beside the board while the pane lies over it. */
static void
show_tool (NonetRuling *self)
{
  AdwFlap *flap = nonet_frame_get_child (nonet_controller_get_frame (self), "flap");

  say (self,
       self->tool != NULL ? nonet_rule_tool_get_hint (self->tool)
                          : _ ("Choose a tool. Then drag over cells of the board, or select them and press Enter."),
       FALSE);
  nonet_frame_show_bar (nonet_controller_get_frame (self), "rule", self->tool != NULL && adw_flap_get_folded (flap));
}

static void
forget_stroke (NonetRuling *self)
{
  self->is_changing = TRUE;
  nonet_board_view_select (self->board, NULL, 0);
  self->is_changing = FALSE;
  nonet_board_view_set_draft (self->board, NULL);
}

static void
set_tool (NonetRuling *self, const char *id)
{
  AdwFlap *flap = nonet_frame_get_child (nonet_controller_get_frame (self), "flap");
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (nonet_controller_get_frame (self)), "rule-tool");

  self->tool = nonet_rule_tool_find (id);
  self->area.rule.n_cells = 0;
  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_string (self->tool != NULL ? id : ""));
  nonet_board_view_set_draft (self->board, NULL);
  nonet_board_view_set_strokes (self->board,
                                self->tool != NULL ? nonet_rule_tool_get_strokes (self->tool) : NONET_STROKES_NONE);
  show_tool (self);
  /* It makes way for the board. */
  if (self->tool != NULL && adw_flap_get_folded (flap))
    adw_flap_set_reveal_flap (flap, FALSE);
}

/* Choosing the tool that is chosen puts it away. */
static void
rule_tool_changed (NonetRuling *self, NonetDocument *document, GVariant *state)
{
  const char *id = g_variant_get_string (state, NULL);

  set_tool (self, self->tool != NULL && g_str_equal (id, self->tool->id) ? "" : id);
  /* Where it draws. */
  if (self->tool != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Where the pane is folded away, the tool stays. */
static void
unmap_cb (NonetRuling *self)
{
  AdwFlap *flap = nonet_frame_get_child (nonet_controller_get_frame (self), "flap");

  nonet_rule_list_view_choose (self->list, G_MAXUINT);
  nonet_step_presenter_show_marks (self->presenter, NULL);
  if (self->tool != NULL && adw_flap_get_reveal_flap (flap))
    set_tool (self, "");
}

static void
mode_changed_cb (NonetRuling *self)
{
  NonetDocument *document = nonet_controller_get_document (self);

  if (document != NULL && !nonet_document_get_editing_givens (document))
    set_tool (self, "");
}

/* Escape takes the selection back first, which the board does. */
static gboolean
escape_cb (NonetRuling *self)
{
  if (self->tool == NULL || self->is_asking || nonet_board_view_get_look (self->board)->selection.n > 0)
    return FALSE;
  set_tool (self, "");
  return TRUE;
}

/* Values. */

/* Adds the draft, or puts it in the place of another rule, which is then the one that is chosen. */
static void
take_draft (NonetRuling *self)
{
  change_rule (self, self->number, &self->draft.rule);
  forget_stroke (self);
  if (self->shape == get_shape (self))
    nonet_rule_list_view_choose (self->list, find_same (self));
}

/* Takes what is entered; FALSE if it is no value of the rule. */
static gboolean
take_text (NonetRuling *self)
{
  NonetAlphabet *alphabet = nonet_document_get_alphabet (nonet_controller_get_document (self));
  GtkEditable *entry = GTK_EDITABLE (gtk_builder_get_object (self->popover, "entry"));

  if (!self->is_asking)
    return TRUE;
  if (nonet_rule_draft_take_text (&self->draft, get_shape (self), gtk_editable_get_text (entry), alphabet)
      != SUDOKU_RULE_FAULT_NONE)
    return FALSE;
  self->is_asking = FALSE;
  take_draft (self);
  return TRUE;
}

static void
show_fault (NonetRuling *self, gboolean shown)
{
  gtk_widget_set_visible (GTK_WIDGET (gtk_builder_get_object (self->popover, "fault")), shown);
  nonet_widget_set_css_class (GTK_WIDGET (gtk_builder_get_object (self->popover, "entry")), "error", shown);
}

static void
entry_changed_cb (NonetRuling *self)
{
  show_fault (self, FALSE);
}

static void
stop_asking (NonetRuling *self)
{
  self->is_asking = FALSE;
  gtk_popover_popdown (GTK_POPOVER (gtk_builder_get_object (self->popover, "popover")));
}

static void
entry_activated_cb (NonetRuling *self)
{
  if (take_text (self))
    stop_asking (self);
  else
    show_fault (self, TRUE);
}

/* Escape leaves the value as it was; a click elsewhere means what is there, if it means anything. */
static gboolean
popover_key_pressed_cb (NonetRuling *self, guint key)
{
  if (key != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  stop_asking (self);
  return GDK_EVENT_STOP;
}

static void
popover_closed_cb (NonetRuling *self)
{
  if (nonet_controller_get_document (self) == NULL)
    return;
  take_text (self);
  self->is_asking = FALSE;
  forget_stroke (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Asks for the value of the draft where it will stand. */
static void
ask (NonetRuling *self)
{
  NonetAlphabet *alphabet = nonet_document_get_alphabet (nonet_controller_get_document (self));
  g_autofree char *title = nonet_capitalise (nonet_rule_kind_to_string (self->draft.rule.kind));
  g_autofree char *text = nonet_rule_draft_to_text (&self->draft, alphabet);
  GtkWidget *remove, *entry;
  GtkPopover *popover;
  GdkRectangle place, cell;

  if (self->popover == NULL)
    {
      self->popover = gtk_builder_new_from_resource ("/io/github/nonet/Nonet/ui/rule-popover.ui");
      gtk_widget_set_parent (GTK_WIDGET (gtk_builder_get_object (self->popover, "popover")), GTK_WIDGET (self->board));
      nonet_controller_connect (self, gtk_builder_get_object (self->popover, "popover"), "closed",
                                G_CALLBACK (popover_closed_cb));
      nonet_controller_connect (self, gtk_builder_get_object (self->popover, "keys"), "key-pressed",
                                G_CALLBACK (popover_key_pressed_cb));
      nonet_controller_connect (self, gtk_builder_get_object (self->popover, "entry"), "activate",
                                G_CALLBACK (entry_activated_cb));
      nonet_controller_connect (self, gtk_builder_get_object (self->popover, "entry"), "changed",
                                G_CALLBACK (entry_changed_cb));
      nonet_controller_connect (self, gtk_builder_get_object (self->popover, "remove"), "clicked",
                                G_CALLBACK (stop_asking));
    }
  popover = GTK_POPOVER (gtk_builder_get_object (self->popover, "popover"));
  entry = GTK_WIDGET (gtk_builder_get_object (self->popover, "entry"));
  remove = GTK_WIDGET (gtk_builder_get_object (self->popover, "remove"));
  gtk_label_set_label (GTK_LABEL (gtk_builder_get_object (self->popover, "title")), title);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  show_fault (self, FALSE);
  gtk_widget_set_visible (remove, self->number != G_MAXUINT);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (remove), "u", self->number);
  /* Beside its cells, or at the clue outside of them. */
  for (guint i = 0; i < (self->draft.rule.kind < SUDOKU_RULE_LITTLE_KILLER ? self->draft.rule.n_cells : 1); i++)
    {
      nonet_board_place_get_cell_area (nonet_board_view_get_place (self->board), self->draft.cell[i], &cell);
      gdk_rectangle_union (i > 0 ? &place : &cell, &cell, &place);
    }
  gtk_popover_set_pointing_to (popover, &place);
  self->is_asking = TRUE;
  gtk_popover_popup (popover);
  gtk_widget_grab_focus (entry);
}

/* Whether a rule has a number or digits, or may have. */
static gboolean
has_value (const SudokuRule *rule)
{
  return rule->has_value || rule->n_digits > 0 || rule->kind == SUDOKU_RULE_CAGE;
}

/* Asks for another value of a rule, or chooses it where it has none. */
static void
ask_again (NonetRuling *self, guint number)
{
  const SudokuShape *shape = get_shape (self);

  if (number >= shape->n_rules)
    return;
  forget_stroke (self);
  nonet_rule_list_view_choose (self->list, number);
  if (!has_value (&shape->rule[number]))
    return;
  nonet_rule_draft_take (&self->draft, &shape->rule[number]);
  self->number = number;
  ask (self);
}

/* Strokes. */

/* Cells that all have a rule of the kind lose it; else the others are given it. Pairs that have one keep it. */
static void
draw_several (NonetRuling *self, const guint16 *cells, guint n_cells)
{
  const SudokuShape *shape = get_shape (self);
  g_autoptr (NonetRuleList) list = nonet_rule_list_new_of (shape);
  gboolean erase = self->tool->way == NONET_RULE_CELLS;

  for (guint i = 0; i < nonet_rule_tool_count (self->tool, n_cells) && erase; i++)
    {
      nonet_rule_tool_make (self->tool, shape, cells, n_cells, i, &self->draft);
      erase = find_same (self) != G_MAXUINT;
    }
  for (guint i = shape->n_rules; erase && i-- > 0;)
    for (guint k = 0; k < n_cells; k++)
      if (shape->rule[i].kind == self->tool->kind && shape->rule[i].cell[0] == cells[k])
        nonet_rule_list_replace (list, i, NULL);
  for (guint i = 0; !erase && i < nonet_rule_tool_count (self->tool, n_cells); i++)
    if (nonet_rule_tool_make (self->tool, shape, cells, n_cells, i, &self->draft) == SUDOKU_RULE_FAULT_NONE
        && find_same (self) == G_MAXUINT)
      nonet_rule_list_add (list, &self->draft.rule);
  set_rules (self, list, shape);
  forget_stroke (self);
}

/* Whether rules of a kind say nothing before they are given a value. */
static gboolean
needs_value (SudokuRuleKind kind)
{
  return kind == SUDOKU_RULE_CAGE || kind == SUDOKU_RULE_QUADRUPLE || kind >= SUDOKU_RULE_LITTLE_KILLER;
}

/* Gives the board another region; rules that would be none on it are in the way. */
static void
draw_region (NonetRuling *self, const guint16 *cells, guint n_cells)
{
  g_autoptr (SudokuShape) base = nonet_rule_tool_make_region (get_shape (self), cells, n_cells);
  g_autoptr (NonetRuleList) list = nonet_rule_list_new_of (get_shape (self));
  guint number = 0;
  g_autofree char *fault = base != NULL ? nonet_rule_list_dup_fault (list, base, &number) : NULL;

  forget_stroke (self);
  if (base == NULL)
    say (self, nonet_rule_tool_get_hint (self->tool), TRUE);
  else if (fault != NULL)
    {
      const char *name = nonet_rule_kind_to_string (get_shape (self)->rule[number].kind);
      /* Translators: %s is a rule that only boards with usual boxes can have. */
      g_autofree char *text = g_strdup_printf (_ ("Not with this rule: %s"), name);

      say (self, text, TRUE);
    }
  else
    set_rules (self, list, base);
}

static void
draw (NonetRuling *self, const guint16 *cells, guint n_cells)
{
  SudokuRuleFault fault = nonet_rule_tool_make (self->tool, get_shape (self), cells, n_cells, 0, &self->draft);
  guint same = G_MAXUINT;

  if (nonet_rule_tool_count (self->tool, n_cells) > 1 || self->tool->way == NONET_RULE_CELLS)
    {
      draw_several (self, cells, n_cells);
      return;
    }
  if (fault != SUDOKU_RULE_FAULT_CELLS)
    same = find_same (self);
  else if (n_cells > 1)
    {
      forget_stroke (self);
      say (self, nonet_rule_tool_get_hint (self->tool), TRUE);
      return;
    }
  if (same == G_MAXUINT && n_cells == 1)
    same = find_in_cell (self, cells[0], self->tool->kind, G_MAXUINT);
  self->number = same;
  /* One along the same cells may go another way. */
  if (same != G_MAXUINT && self->tool->way == NONET_RULE_LINE && n_cells > 1)
    take_draft (self);
  else if (same != G_MAXUINT)
    ask_again (self, same);
  else if (fault == SUDOKU_RULE_FAULT_CELLS)
    say (self, nonet_rule_tool_get_hint (self->tool), TRUE);
  else if (needs_value (self->tool->kind))
    ask (self);
  else
    take_draft (self);
}

/* Moves the draft as far as the way has gone from a cell; FALSE if it cannot go there. */
static gboolean
move_draft (NonetRuling *self, guint from)
{
  const SudokuShape *shape = get_shape (self);
  guint to = nonet_board_view_get_cursor (self->board);

  return nonet_rule_draft_move (&self->draft, shape,
                                (int) sudoku_cell_row (shape, to) - (int) sudoku_cell_row (shape, from),
                                (int) sudoku_cell_column (shape, to) - (int) sudoku_cell_column (shape, from));
}

/* An area and its copy, as far from it as the way has gone; before there is one, what is to become one twice. FALSE if that cannot be. */
static gboolean
make_copy (NonetRuling *self, const guint16 *cells, guint n_cells)
{
  const SudokuShape *shape = get_shape (self);
  const SudokuRule *area = &self->area.rule,
                   drawn = { .kind = self->tool->kind, .n_cells = (uint16_t) n_cells, .cell = cells };
  guint from = cells[0];
  guint16 n;

  if (!has_cell (area, from))
    area = &drawn;
  n = area->n_cells;
  nonet_rule_draft_take (&self->draft, area);
  if (2u * n > shape->n_cells || (area != &drawn && !move_draft (self, from)))
    return FALSE;
  memcpy (self->draft.cell + n, self->draft.cell, n * sizeof *cells);
  memcpy (self->draft.cell, area->cell, n * sizeof *cells);
  self->draft.rule.n_cells = 2 * n;
  return TRUE;
}

/* One stroke is an area, the next from there to its copy. */
static void
draw_copy (NonetRuling *self, const guint16 *cells, guint n_cells)
{
  if (!make_copy (self, cells, n_cells))
    forget_stroke (self);
  else if (!has_cell (&self->area.rule, cells[0]))
    {
      nonet_rule_draft_take (&self->area,
                             &(SudokuRule){ .kind = self->tool->kind, .n_cells = (uint16_t) n_cells, .cell = cells });
      forget_stroke (self);
      nonet_board_view_set_draft (self->board, &self->draft.rule);
    }
  else if (cells[0] != nonet_board_view_get_cursor (self->board))
    {
      self->area.rule.n_cells = 0;
      self->number = find_same (self);
      take_draft (self);
    }
}

/* The rule that is moved, with the way it has gone; FALSE if it cannot go there. */
static gboolean
make_moved (NonetRuling *self, const guint16 *cells)
{
  const SudokuShape *shape = get_shape (self);
  guint from = cells[0];

  self->number = nonet_rule_list_view_get_current (self->list);
  if (self->number >= shape->n_rules || !has_cell (&shape->rule[self->number], from))
    self->number = find_in_cell (self, from, SUDOKU_N_RULES, G_MAXUINT);
  if (self->number == G_MAXUINT || nonet_board_view_get_cursor (self->board) == from)
    return FALSE;
  nonet_rule_draft_take (&self->draft, &shape->rule[self->number]);
  return move_draft (self, from);
}

/* Chooses the rule of a cell, or, where it is chosen already, asks for its value or chooses what lies below it. */
static void
choose_in_cell (NonetRuling *self, guint cell)
{
  const SudokuShape *shape = get_shape (self);
  guint chosen = nonet_rule_list_view_get_current (self->list), next;

  if (chosen >= shape->n_rules || !has_cell (&shape->rule[chosen], cell))
    chosen = G_MAXUINT;
  next = find_in_cell (self, cell, SUDOKU_N_RULES, chosen);
  if (chosen != G_MAXUINT && has_value (&shape->rule[chosen]))
    ask_again (self, chosen);
  else
    nonet_rule_list_view_choose (self->list,
                                 next != G_MAXUINT ? next : find_in_cell (self, cell, SUDOKU_N_RULES, G_MAXUINT));
}

static void
erase (NonetRuling *self, guint cell)
{
  guint number = nonet_rule_list_view_get_current (self->list);

  if (self->tool->way != NONET_RULE_EDIT || number >= get_shape (self)->n_rules)
    number = find_in_cell (self, cell, self->tool->kind, G_MAXUINT);
  if (number != G_MAXUINT)
    change_rule (self, number, NULL);
}

/* Whatever the selection is, in the order in which it came to be; only lines cross themselves. Caller frees. */
static guint16 *
dup_cells (NonetRuling *self, guint *n_cells)
{
  const NonetBoardSelection *selection = &nonet_board_view_get_look (self->board)->selection;
  gboolean crosses = self->tool->way == NONET_RULE_LINE;
  guint16 *cells = g_new (guint16, selection->n_order + 1);

  *n_cells = 0;
  for (guint i = 0; i < selection->n_order; i++)
    if (crosses || !has_cell (&(SudokuRule){ .n_cells = (uint16_t) *n_cells, .cell = cells }, selection->order[i]))
      cells[(*n_cells)++] = selection->order[i];
  return cells;
}

/* A rule is drawn while its cells are being chosen; the board has it when they are. */
static void
update_draft (NonetRuling *self)
{
  g_autofree guint16 *cells = NULL;
  gboolean shown = FALSE;
  guint n_cells;

  if (self->tool == NULL || self->is_changing || self->is_asking)
    return;
  cells = dup_cells (self, &n_cells);
  if (self->tool->way == NONET_RULE_EDIT)
    shown = n_cells > 1 && make_moved (self, cells);
  else if (self->tool->way == NONET_RULE_COPY)
    shown = n_cells > 0 && make_copy (self, cells, n_cells);
  else if (n_cells > 0)
    shown = nonet_rule_tool_make (self->tool, get_shape (self), cells, n_cells,
                                  nonet_rule_tool_count (self->tool, n_cells) - 1, &self->draft)
            != SUDOKU_RULE_FAULT_CELLS;
  nonet_board_view_set_draft (self->board, shown ? &self->draft.rule : NULL);
  show_tool (self);
}

static void
stroke_cb (NonetRuling *self, gboolean erases)
{
  guint n_cells = 0;
  g_autofree guint16 *cells = self->tool != NULL ? dup_cells (self, &n_cells) : NULL;

  if (n_cells == 0)
    return;
  if (erases)
    erase (self, cells[n_cells - 1]);
  else if (self->tool->way == NONET_RULE_REGION)
    draw_region (self, cells, n_cells);
  else if (self->tool->way == NONET_RULE_COPY)
    draw_copy (self, cells, n_cells);
  else if (self->tool->way != NONET_RULE_EDIT)
    draw (self, cells, n_cells);
  else if (n_cells == 1)
    choose_in_cell (self, cells[0]);
  else if (make_moved (self, cells))
    take_draft (self);
  else
    forget_stroke (self);
}

/* With cells selected the key of a tool is that and Enter; but one cell alone is seldom an area. */
static gboolean
letter_cb (NonetRuling *self, guint keyval, GdkModifierType modifiers)
{
  const NonetRuleTool *tool = nonet_rule_tool_find_key (keyval, modifiers);
  guint n_cells = nonet_board_view_get_look (self->board)->selection.n;

  if (tool == NULL || self->is_asking || (self->tool == NULL && !gtk_widget_get_mapped (GTK_WIDGET (self->list))))
    return FALSE;
  if (self->tool != tool || n_cells == 0)
    gtk_widget_activate_action (GTK_WIDGET (self->board), "win.rule-tool", "s", tool->id);
  if (tool->way != NONET_RULE_EDIT && n_cells > (tool->way == NONET_RULE_AREA))
    nonet_board_view_end_stroke (self->board, FALSE);
  return TRUE;
}

static void
toggle_rule_action (NonetRuling *self, NonetDocument *document, GVariant *parameter)
{
  const SudokuShape *shape = nonet_document_get_shape (document);
  const SudokuRule rule = { .kind = g_variant_get_uint32 (parameter) };
  guint number = 0;

  if (sudoku_rule_fault (shape, &rule) != SUDOKU_RULE_FAULT_NONE)
    return;
  while (number < shape->n_rules && shape->rule[number].kind != rule.kind)
    number++;
  change_rule (self, number, number < shape->n_rules ? NULL : &rule);
}

static void
remove_rule_action (NonetRuling *self, NonetDocument *document, GVariant *parameter)
{
  guint number = g_variant_get_uint32 (parameter);

  if (number < nonet_document_get_shape (document)->n_rules)
    change_rule (self, number, NULL);
}

static void
move_rule_action (NonetRuling *self, NonetDocument *document, GVariant *parameter)
{
  const SudokuShape *shape = nonet_document_get_shape (document);
  int rows, columns;

  g_variant_get (parameter, "(uii)", &self->number, &rows, &columns);
  if (self->number >= shape->n_rules)
    return;
  nonet_rule_draft_take (&self->draft, &shape->rule[self->number]);
  if (nonet_rule_draft_move (&self->draft, shape, rows, columns))
    take_draft (self);
}

static const NonetActionEntry actions[] = {
  { "toggle-rule", G_CALLBACK (toggle_rule_action), "u" },
  { "remove-rule", G_CALLBACK (remove_rule_action), "u" },
  { "move-rule", G_CALLBACK (move_rule_action), "(uii)" },
  { "rule-tool", NULL, "s", "''", G_CALLBACK (rule_tool_changed) },
};

static void
document_set_cb (NonetRuling *self, NonetDocument *document)
{
  set_tool (self, "");
  g_binding_group_set_source (self->editing, document);
  follow (self);
}

static void
nonet_ruling_dispose (GObject *object)
{
  NonetRuling *self = NONET_RULING (object);

  if (self->popover != NULL)
    gtk_widget_unparent (GTK_WIDGET (gtk_builder_get_object (self->popover, "popover")));
  g_clear_object (&self->popover);
  g_clear_object (&self->editing);
  sudoku_shape_unref (g_steal_pointer (&self->shape));
  G_OBJECT_CLASS (nonet_ruling_parent_class)->dispose (object);
}

static void
nonet_ruling_class_init (NonetRulingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_ruling_dispose;
}

static void
nonet_ruling_init (NonetRuling *self)
{
  self->editing = g_binding_group_new ();
}

NonetRuling *
nonet_ruling_new (NonetFrame *frame)
{
  NonetRuling *self = nonet_controller_new (NONET_TYPE_RULING, frame, actions, G_N_ELEMENTS (actions));

  self->list = nonet_frame_get_child (frame, "rules");
  self->board = nonet_frame_get_child (frame, "board");
  self->hint = nonet_frame_get_child (frame, "rule_hint");
  self->presenter = nonet_controller_get_presenter (self);
  g_binding_group_bind (self->editing, "editing-givens", nonet_frame_get_child (frame, "rules_page"), "visible",
                        G_BINDING_SYNC_CREATE);
  nonet_controller_connect (self, self->list, "map", G_CALLBACK (follow));
  nonet_controller_connect (self, self->list, "unmap", G_CALLBACK (unmap_cb));
  nonet_controller_connect (self, self->list, "rule-activated", G_CALLBACK (ask_again));
  nonet_controller_connect (self, self->board, "selection-changed", G_CALLBACK (update_draft));
  nonet_controller_connect (self, self->board, "stroke", G_CALLBACK (stroke_cb));
  nonet_controller_connect (self, self->board, "letter", G_CALLBACK (letter_cb));
  nonet_controller_connect (self, nonet_frame_get_child (frame, "flap"), "notify::folded", G_CALLBACK (show_tool));
  nonet_controller_connect (self, self->list, "notify::current", G_CALLBACK (update_marks));
  nonet_controller_connect (self, self->presenter, "notify::cell-style", G_CALLBACK (list_rules));
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (document_set_cb));
  nonet_controller_connect (self, frame, "edited", G_CALLBACK (follow));
  nonet_controller_connect_document (self, "notify::editing-givens", G_CALLBACK (mode_changed_cb));
  nonet_controller_connect_escape (self, G_CALLBACK (escape_cb));
  show_tool (self);
  return self;
}

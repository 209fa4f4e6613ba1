/* The page of rules while a puzzle is played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/puzzles/rule-reading.h"

#include "widgets/puzzles/rule-list-view.h"
#include "widgets/widget-utils.h"

struct _NonetRuleReading
{
  NonetController parent_instance;

  NonetBoardView *board; /* of the window, as are these */
  AdwViewStack *panes;
  AdwViewStackPage *page;
  AdwViewStackPage *set_page; /* of rules, while the puzzle is set */
  NonetRuleListView *list;
  GtkLabel *selected;
  NonetStepPresenter *presenter;

  const SudokuShape *shape; /* of the rules that are listed; a reference, or NULL */
  AdwViewStackPage *shown;  /* one of these, or NULL */
  gboolean has_gone;        /* though nobody has chosen another */
  gboolean is_marked;
};

G_DEFINE_FINAL_TYPE (NonetRuleReading, nonet_rule_reading, NONET_TYPE_CONTROLLER)

/* All cells of rules of the kind. */
static void
update_marks (NonetRuleReading *self)
{
  guint number = nonet_rule_list_view_get_current (self->list);
  g_autoptr (NonetBoardMarks) marks = NULL;

  if (self->shape != NULL && number < self->shape->n_rules && self->shape->rule[number].n_cells > 0)
    {
      marks = nonet_board_marks_new (self->shape);
      for (guint i = number; i < self->shape->n_rules; i++)
        for (guint j = 0;
             j < self->shape->rule[i].n_cells && self->shape->rule[i].kind == self->shape->rule[number].kind; j++)
          marks->cell[self->shape->rule[i].cell[j]] = NONET_CELL_MARK_CAUSE;
    }
  if (marks != NULL || self->is_marked)
    nonet_step_presenter_show_marks (self->presenter, marks);
  self->is_marked = marks != NULL;
}

static void
show_selected (NonetRuleReading *self)
{
  NonetDocument *document = nonet_controller_get_document (self);
  g_autoptr (SudokuGrid) grid = NULL;
  g_autofree guint *cells = NULL;
  g_autofree char *lines = NULL;
  NonetNotation notation;
  guint n_cells;

  if (document == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self->list)))
    return;
  notation = nonet_step_presenter_get_notation (self->presenter, nonet_document_peek (document));
  grid = nonet_puzzle_dup_grid (nonet_document_peek (document), TRUE);
  cells = nonet_board_view_dup_selection (self->board, &n_cells);
  lines = nonet_rules_at_to_lines (grid, cells, n_cells, &notation);
  nonet_label_show_text (self->selected, lines);
}

/* Lists the rules as they are, if somebody sees it. */
static void
list_rules (NonetRuleReading *self)
{
  NonetDocument *document = nonet_controller_get_document (self);
  NonetNotation notation;

  if (document == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self->list)))
    return;
  notation = nonet_step_presenter_get_notation (self->presenter, nonet_document_peek (document));
  sudoku_shape_unref (self->shape);
  self->shape = sudoku_shape_ref (nonet_document_get_shape (document));
  nonet_rule_list_view_set_shape (self->list, self->shape, &notation);
  show_selected (self);
}

/* Whether a page of rules has gone with the mode. */
static void
page_changed_cb (NonetRuleReading *self)
{
  const char *name = adw_view_stack_get_visible_child_name (self->panes);
  AdwViewStackPage *page = g_strcmp0 (name, "rules") == 0          ? self->set_page
                           : g_strcmp0 (name, "puzzle-rules") == 0 ? self->page
                                                                   : NULL;

  self->has_gone = self->shown != NULL && page == NULL && !adw_view_stack_page_get_visible (self->shown);
  self->shown = page;
}

static void
follow (NonetRuleReading *self, NonetDocument *document)
{
  gboolean is_read = !nonet_document_get_editing_givens (document) && nonet_document_get_shape (document)->n_rules > 0;

  adw_view_stack_page_set_visible (self->page, is_read);
  if (self->shape != nonet_document_get_shape (document))
    list_rules (self);
  else
    show_selected (self);
}

static void
mode_changed_cb (NonetRuleReading *self, GParamSpec *pspec, NonetDocument *document)
{
  gboolean is_set = nonet_document_get_editing_givens (document), keeps = self->shown != NULL || self->has_gone;

  follow (self, document);
  /* Who sees the rules does so still when the puzzle is set no longer, or again. */
  if (is_set)
    adw_view_stack_page_set_visible (self->set_page, TRUE);
  if ((keeps || self->has_gone) && adw_view_stack_page_get_visible (is_set ? self->set_page : self->page))
    adw_view_stack_set_visible_child_name (self->panes, is_set ? "rules" : "puzzle-rules");
}

static void
document_set_cb (NonetRuleReading *self, NonetDocument *document)
{
  if (document != NULL)
    follow (self, document);
}

static void
unmap_cb (NonetRuleReading *self)
{
  nonet_rule_list_view_choose (self->list, G_MAXUINT);
}

static void
activated_cb (NonetRuleReading *self, guint number)
{
  g_autofree char *page = nonet_rule_kind_to_page (self->shape->rule[number].kind);

  gtk_widget_activate_action (GTK_WIDGET (self->list), "win.help-page", "s", page);
}

static void
puzzle_rules_action (NonetRuleReading *self, NonetDocument *document)
{
  nonet_frame_show_pane (nonet_controller_get_frame (self),
                         nonet_document_get_editing_givens (document) ? "rules" : "puzzle-rules");
}

static const NonetActionEntry actions[] = { { "puzzle-rules", G_CALLBACK (puzzle_rules_action) } };

static void
nonet_rule_reading_dispose (GObject *object)
{
  NonetRuleReading *self = NONET_RULE_READING (object);

  sudoku_shape_unref (g_steal_pointer (&self->shape));
  G_OBJECT_CLASS (nonet_rule_reading_parent_class)->dispose (object);
}

static void
nonet_rule_reading_class_init (NonetRuleReadingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_rule_reading_dispose;
}

static void
nonet_rule_reading_init (NonetRuleReading *self)
{
}

NonetRuleReading *
nonet_rule_reading_new (NonetFrame *frame)
{
  NonetRuleReading *self = nonet_controller_new (NONET_TYPE_RULE_READING, frame, actions, G_N_ELEMENTS (actions));

  self->board = nonet_frame_get_child (frame, "board");
  self->panes = nonet_frame_get_child (frame, "panes");
  self->page = nonet_frame_get_child (frame, "puzzle_rules_page");
  self->set_page = nonet_frame_get_child (frame, "rules_page");
  self->list = nonet_frame_get_child (frame, "puzzle_rules");
  self->selected = nonet_frame_get_child (frame, "selected_rules");
  self->presenter = nonet_controller_get_presenter (self);
  nonet_controller_connect (self, self->panes, "notify::visible-child-name", G_CALLBACK (page_changed_cb));
  nonet_controller_connect (self, self->list, "map", G_CALLBACK (list_rules));
  nonet_controller_connect (self, self->list, "unmap", G_CALLBACK (unmap_cb));
  nonet_controller_connect (self, self->list, "notify::current", G_CALLBACK (update_marks));
  nonet_controller_connect (self, self->list, "rule-activated", G_CALLBACK (activated_cb));
  nonet_controller_connect (self, self->board, "selection-changed", G_CALLBACK (show_selected));
  nonet_controller_connect (self, self->presenter, "notify::cell-style", G_CALLBACK (list_rules));
  nonet_controller_connect_document (self, "notify::editing-givens", G_CALLBACK (mode_changed_cb));
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (document_set_cb));
  nonet_controller_connect (self, frame, "edited", G_CALLBACK (follow));
  return self;
}

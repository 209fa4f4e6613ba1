/* The page of rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/puzzles/ruling.h"

#include "formats/rules.h"
#include "widgets/puzzles/rule-list-view.h"

struct _NonetRuling
{
  NonetController parent_instance;

  NonetRuleListView *list; /* of the window, as is the other */
  NonetStepPresenter *presenter;

  GBindingGroup *editing;   /* from the document to the page */
  const SudokuShape *shape; /* of the rules that are listed; a reference, or NULL */
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

static void
unmap_cb (NonetRuling *self)
{
  nonet_rule_list_view_choose (self->list, G_MAXUINT);
  nonet_step_presenter_show_marks (self->presenter, NULL);
}

/* Changes. */

/* Puts a rule in the place of the one with that number, or none (NULL), or adds it as the last. */
static void
change_rule (NonetRuling *self, guint number, const SudokuRule *rule)
{
  NonetDocument *document = nonet_controller_get_document (self);
  const SudokuShape *shape = nonet_document_get_shape (document);
  g_autoptr (NonetRuleList) list = nonet_rule_list_new_of (shape);
  g_autoptr (SudokuShape) changed = NULL;

  nonet_rule_list_replace (list, number, rule);
  changed = nonet_rule_list_make_shape (list, shape);
  if (changed != NULL)
    nonet_document_set_shape (document, changed);
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

static const NonetActionEntry actions[] = {
  { "toggle-rule", G_CALLBACK (toggle_rule_action), "u" },
  { "remove-rule", G_CALLBACK (remove_rule_action), "u" },
};

static void
document_set_cb (NonetRuling *self, NonetDocument *document)
{
  g_binding_group_set_source (self->editing, document);
  follow (self);
}

static void
nonet_ruling_dispose (GObject *object)
{
  NonetRuling *self = NONET_RULING (object);

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
  self->presenter = nonet_controller_get_presenter (self);
  g_binding_group_bind (self->editing, "editing-givens", nonet_frame_get_child (frame, "rules_page"), "visible",
                        G_BINDING_SYNC_CREATE);
  nonet_controller_connect (self, self->list, "map", G_CALLBACK (follow));
  nonet_controller_connect (self, self->list, "unmap", G_CALLBACK (unmap_cb));
  nonet_controller_connect (self, self->list, "notify::current", G_CALLBACK (update_marks));
  nonet_controller_connect (self, self->presenter, "notify::cell-style", G_CALLBACK (list_rules));
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (document_set_cb));
  nonet_controller_connect (self, frame, "edited", G_CALLBACK (follow));
  return self;
}

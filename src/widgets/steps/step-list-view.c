/* The view of the list of all steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/steps/step-list-view.h"

#include "widgets/steps/step-row.h"

struct _NonetStepListView
{
  AdwBin parent_instance;

  GtkListView *view;
  GtkSingleSelection *selection; /* of the tree; stays, so that rows are reused for the next list */

  NonetStepPresenter *presenter;
  NonetStepList *list;
  GtkTreeListModel *tree; /* of the list */
  GSignalGroup *signals;  /* of the list */
  SudokuTechniqueSet unfolded;
  gboolean is_following; /* what is chosen is what is presented already */
};

G_DEFINE_FINAL_TYPE (NonetStepListView, nonet_step_list_view, ADW_TYPE_BIN)

/* What unfolds: the steps of a technique, and further ways to what a step does. */
static GListModel *
children_of (gpointer item, gpointer data)
{
  if (NONET_IS_STEP_GROUP (item))
    return g_object_ref (G_LIST_MODEL (item));
  if (NONET_IS_STEP_ENTRY (item) && g_list_model_get_n_items (nonet_step_entry_get_others (item)) > 0)
    return g_object_ref (nonet_step_entry_get_others (item));
  return NULL;
}

/* Which techniques are unfolded. */

static void
expanded_changed_cb (GtkTreeListRow *row, GParamSpec *pspec, NonetStepListView *self)
{
  g_autoptr (GObject) item = gtk_tree_list_row_get_item (row);
  SudokuTechnique technique;

  if (!NONET_IS_STEP_GROUP (item))
    return;
  technique = nonet_step_group_get_technique (NONET_STEP_GROUP (item));
  if (gtk_tree_list_row_get_expanded (row))
    sudoku_technique_set_add (&self->unfolded, technique);
  else
    sudoku_technique_set_remove (&self->unfolded, technique);
}

/* Techniques that were unfolded before are so again. */
static void
items_changed_cb (NonetStepListView *self, guint position, guint removed, guint added)
{
  for (guint i = position; i < position + added && nonet_step_list_get_order (self->list) == NONET_STEPS_BY_DIFFICULTY;
       i++)
    {
      g_autoptr (NonetStepGroup) group = g_list_model_get_item (G_LIST_MODEL (self->list), i);
      g_autoptr (GtkTreeListRow) row = gtk_tree_list_model_get_child_row (self->tree, i);

      if (sudoku_technique_set_has (&self->unfolded, nonet_step_group_get_technique (group)))
        gtk_tree_list_row_set_expanded (row, TRUE);
    }
}

/* Rows. */

static void
setup_cb (NonetStepListView *self, GtkListItem *item)
{
  gtk_list_item_set_child (item, nonet_step_row_new (self->view, self->presenter));
}

static void
bind_cb (NonetStepListView *self, GtkListItem *item)
{
  GtkTreeListRow *row = gtk_list_item_get_item (item);

  nonet_step_row_set_row (NONET_STEP_ROW (gtk_list_item_get_child (item)), row);
  g_signal_connect (row, "notify::expanded", G_CALLBACK (expanded_changed_cb), self);
}

static void
unbind_cb (NonetStepListView *self, GtkListItem *item)
{
  g_signal_handlers_disconnect_by_func (gtk_list_item_get_item (item), expanded_changed_cb, self);
  nonet_step_row_set_row (NONET_STEP_ROW (gtk_list_item_get_child (item)), NULL);
}

/* Choosing. */

/* The row of a technique; NULL if it is not shown. */
static GtkTreeListRow *
dup_row_of_group (NonetStepListView *self, NonetStepGroup *group)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->list)); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (self->list), i);

      if (item == G_OBJECT (group))
        return gtk_tree_list_model_get_child_row (self->tree, i);
    }
  return NULL;
}

/* The row of the entry that has a step; NULL if there is none, or it is folded away, unless it is to be unfolded. */
static GtkTreeListRow *
dup_row_of_entry (NonetStepListView *self, NonetFoundStep *step, gboolean unfold)
{
  g_autoptr (GtkTreeListRow) parent = NULL;
  NonetStepGroup *group;
  guint position;

  if (!nonet_step_list_find (self->list, step, &group, &position))
    return NULL;
  if (group == NULL)
    return gtk_tree_list_model_get_child_row (self->tree, position);
  parent = dup_row_of_group (self, group);
  if (unfold && parent != NULL)
    gtk_tree_list_row_set_expanded (parent, TRUE);
  return parent != NULL ? gtk_tree_list_row_get_child_row (parent, position) : NULL;
}

/* The row of a step: that of the entry, or of one of its further ways. */
static GtkTreeListRow *
dup_row_of_step (NonetStepListView *self, NonetFoundStep *step, gboolean unfold)
{
  GtkTreeListRow *row = dup_row_of_entry (self, step, unfold), *way;

  for (guint i = 0; row != NULL && nonet_step_of_row (row) != step; i++)
    {
      if (unfold)
        gtk_tree_list_row_set_expanded (row, TRUE);
      way = gtk_tree_list_row_get_child_row (row, i);
      if (way == NULL || nonet_step_of_row (way) == step)
        {
          g_object_unref (row);
          return way;
        }
      g_object_unref (way);
    }
  return row;
}

static void
choose (NonetStepListView *self, NonetFoundStep *step, gboolean reveal)
{
  g_autoptr (GtkTreeListRow) row = step != NULL ? dup_row_of_step (self, step, reveal) : NULL;
  guint position = row != NULL ? gtk_tree_list_row_get_position (row) : GTK_INVALID_LIST_POSITION;

  self->is_following = TRUE;
  gtk_single_selection_set_selected (self->selection, position);
  if (reveal && row != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", position);
  self->is_following = FALSE;
}

/* What is presented is chosen also after the list has changed around it. */
static void
follow_presenter (NonetStepListView *self)
{
  NonetFoundStep *step = nonet_step_presenter_get_step (self->presenter);
  GtkTreeListRow *chosen = self->list != NULL ? gtk_single_selection_get_selected_item (self->selection) : NULL;

  if (self->list != NULL && !self->is_following && (chosen == NULL || nonet_step_of_row (chosen) != step))
    choose (self, step, FALSE);
}

void
nonet_step_list_view_reveal (NonetStepListView *self, NonetFoundStep *step)
{
  if (self->list != NULL)
    choose (self, step, TRUE);
}

static void
selected_cb (NonetStepListView *self)
{
  NonetFoundStep *step = nonet_step_of_row (gtk_single_selection_get_selected_item (self->selection));

  if (self->is_following || step == NULL)
    return;
  self->is_following = TRUE;
  nonet_step_presenter_show (self->presenter, step, NONET_STEP_FULL);
  self->is_following = FALSE;
}

static void
activate_cb (NonetStepListView *self, guint position)
{
  g_autoptr (GtkTreeListRow) row = g_list_model_get_item (G_LIST_MODEL (self->tree), position);
  NonetFoundStep *step = nonet_step_of_row (row);

  if (step == NULL)
    gtk_tree_list_row_set_expanded (row, !gtk_tree_list_row_get_expanded (row));
  else
    {
      nonet_step_presenter_show (self->presenter, step, NONET_STEP_FULL);
      gtk_widget_activate_action (GTK_WIDGET (self), "win.apply-step", NULL);
    }
}

/* The arrows into a row and out of it unfold it and fold it away. */
static gboolean
key_pressed_cb (NonetStepListView *self, guint key)
{
  GtkTreeListRow *row = gtk_single_selection_get_selected_item (self->selection);
  gboolean right_to_left = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  if (row == NULL || !gtk_tree_list_row_is_expandable (row) || (key != GDK_KEY_Left && key != GDK_KEY_Right))
    return GDK_EVENT_PROPAGATE;
  gtk_tree_list_row_set_expanded (row, (key == GDK_KEY_Right) != right_to_left);
  return GDK_EVENT_STOP;
}

void
nonet_step_list_view_set_list (NonetStepListView *self, NonetStepList *list)
{
  if (list == self->list)
    return;
  g_signal_group_set_target (self->signals, NULL);
  g_set_object (&self->list, list);
  g_clear_object (&self->tree);
  if (list != NULL)
    {
      self->tree = gtk_tree_list_model_new (G_LIST_MODEL (g_object_ref (list)), FALSE, FALSE, children_of, NULL, NULL);
      g_signal_group_set_target (self->signals, list); /* after the tree, which then knows what is new */
      items_changed_cb (self, 0, 0, g_list_model_get_n_items (G_LIST_MODEL (list)));
    }
  self->is_following = TRUE;
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->tree));
  self->is_following = FALSE;
  follow_presenter (self);
}

void
nonet_step_list_view_set_presenter (NonetStepListView *self, NonetStepPresenter *presenter)
{
  g_return_if_fail (self->presenter == NULL);

  self->presenter = g_object_ref (presenter);
  g_signal_connect_object (presenter, "notify::step", G_CALLBACK (follow_presenter), self, G_CONNECT_SWAPPED);
}

static void
nonet_step_list_view_dispose (GObject *object)
{
  NonetStepListView *self = NONET_STEP_LIST_VIEW (object);

  if (self->view != NULL)
    gtk_list_view_set_model (self->view, NULL);
  g_clear_object (&self->tree);
  g_clear_object (&self->list);
  g_clear_object (&self->presenter);
  g_clear_object (&self->signals);
  G_OBJECT_CLASS (nonet_step_list_view_parent_class)->dispose (object);
}

static void
nonet_step_list_view_class_init (NonetStepListViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_step_list_view_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/step-list-view.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetStepListView, view);
  gtk_widget_class_bind_template_child (widget_class, NonetStepListView, selection);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_set_css_name (widget_class, "steplist");
}

static void
nonet_step_list_view_init (NonetStepListView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->signals = g_signal_group_new (NONET_TYPE_STEP_LIST);
  g_signal_group_connect_swapped (self->signals, "items-changed", G_CALLBACK (items_changed_cb), self);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (follow_presenter), self);
}

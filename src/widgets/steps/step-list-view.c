/* The list of the steps that are possible now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/steps/step-list-view.h"

#include <glib/gi18n.h>

#include "widgets/drawn-row.h"
#include "words/steps/step-text.h"

struct _NonetStepListView
{
  AdwBin parent_instance;

  GtkListView *view;
  GtkSingleSelection *selection; /* of the tree; stays, so that rows are reused for the next list */

  NonetStepPresenter *presenter;
  NonetStepList *list;
  GtkTreeListModel *tree; /* of the list */
  GSignalGroup *signals;  /* of the list */
  GPtrArray *rows;        /* GtkListItem that show something */
  SudokuTechniqueSet unfolded;
  gboolean is_following; /* what is chosen is what is presented already */
};

G_DEFINE_FINAL_TYPE (NonetStepListView, nonet_step_list_view, ADW_TYPE_BIN)

/* The step of a row of a GtkTreeListModel over a NonetStepList, owned by its item; NULL for a technique, and for no row. */
static NonetFoundStep *
step_of_row (GtkTreeListRow *row)
{
  g_autoptr (GObject) item = row != NULL ? gtk_tree_list_row_get_item (row) : NULL;

  if (NONET_IS_STEP_ENTRY (item))
    return nonet_step_entry_get_step (NONET_STEP_ENTRY (item));
  return NONET_IS_FOUND_STEP (item) ? NONET_FOUND_STEP (item) : NULL;
}

/* Rows. */

/* "8 from r3c6 to r6c4", after its technique where no row above names it. */
static char *
dup_title (GtkTreeListRow *row, NonetFoundStep *found, const NonetNotation *notation)
{
  const SudokuStep *step = nonet_found_step_get_step (found);
  g_autofree char *text = nonet_words_step_short (step, nonet_found_step_get_position (found)->board, notation);

  if (gtk_tree_list_row_get_depth (row) > 0)
    return g_steal_pointer (&text);
  /* Translators: a technique, and where it applies: "X-Chain · 8 from r3c6 to r6c4". */
  return g_strdup_printf (_ ("%s · %s"), nonet_words_technique (step->technique), text);
}

/* "r1c4 ≠ 8", after the number of ways that lead there, if there are several. */
static char *
dup_end (GtkTreeListRow *row, NonetFoundStep *found, const NonetNotation *notation)
{
  g_autoptr (GObject) item = gtk_tree_list_row_get_item (row);
  guint n_ways = NONET_IS_STEP_ENTRY (item) ? nonet_step_entry_get_n_ways (NONET_STEP_ENTRY (item)) : 1;
  g_autofree char *effect = nonet_words_effect (nonet_found_step_get_step (found),
                                                nonet_found_step_get_position (found)->board->shape, notation);

  if (n_ways <= 1)
    return g_steal_pointer (&effect);
  /* Translators: that many ways lead to what a step does, "× 4 · r1c4 ≠ 8". */
  return g_strdup_printf (_ ("× %u · %s"), n_ways, effect);
}

/* Whichever it is: a technique with the number of its steps, a step, or another way to the same. */
static void
write_row (gpointer data, NonetDrawnRow *drawn, GtkListItem *list_item)
{
  NonetStepListView *self = data;
  GtkTreeListRow *row = gtk_list_item_get_item (list_item);
  GtkAccessible *accessible = GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (drawn)));
  g_autoptr (GObject) item = gtk_tree_list_row_get_item (row);
  NonetFoundStep *found = step_of_row (row);
  gboolean expandable = gtk_tree_list_row_is_expandable (row), expanded = gtk_tree_list_row_get_expanded (row);
  NonetDrawnLine line = { .depth = gtk_tree_list_row_get_depth (row) };
  g_autofree char *title = NULL, *end = NULL, *label = NULL;

  if (found != NULL)
    {
      const SudokuStep *step = nonet_found_step_get_step (found);
      NonetPosition *position = nonet_found_step_get_position (found);
      const NonetNotation notation = nonet_step_presenter_get_notation (self->presenter, position->puzzle);
      const NonetNotation spoken = { notation.alphabet, NONET_CELLS_WORDS };

      title = dup_title (row, found, &notation);
      end = dup_end (row, found, &notation);
      label = nonet_words_step (step, position->board, &spoken, NONET_STEP_FULL);
      line.colour = step->n_placed > 0 ? "accent_color" : "error_color";
    }
  else
    {
      title = g_strdup (nonet_words_technique (nonet_step_group_get_technique (NONET_STEP_GROUP (item))));
      end = g_strdup_printf ("%u", g_list_model_get_n_items (G_LIST_MODEL (item)));
      label = g_strdup_printf ("%s, %s", title, end);
    }
  line.title = title;
  line.end = end;
  if (expandable)
    line.arrow = expanded ? "pan-down-symbolic" : "pan-end-symbolic";
  nonet_drawn_row_show (drawn, &line);

  gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (expandable)
    gtk_accessible_update_state (accessible, GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
  else
    gtk_accessible_reset_state (accessible, GTK_ACCESSIBLE_STATE_EXPANDED);
}

/* All rows, or those of techniques, which have as many steps as are found by now. */
static void
rewrite_rows (NonetStepListView *self, gboolean all)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (all || step_of_row (gtk_list_item_get_item (self->rows->pdata[i])) == NULL)
      nonet_drawn_row_rewrite (NONET_DRAWN_ROW (gtk_list_item_get_child (self->rows->pdata[i])));
}

static void
list_changed_cb (NonetStepListView *self)
{
  rewrite_rows (self, FALSE);
}

static void
cell_style_changed_cb (NonetStepListView *self)
{
  rewrite_rows (self, TRUE);
}

/* A technique unfolds wherever it is clicked, a step with further ways where the arrow is. */
static void
pressed_cb (GtkListItem *item, int n_press, double x, double y, GtkGesture *gesture)
{
  GtkTreeListRow *row = gtk_list_item_get_item (item);

  if (row == NULL || !gtk_tree_list_row_is_expandable (row)
      || (step_of_row (row) != NULL
          && !nonet_drawn_row_is_at_arrow (NONET_DRAWN_ROW (gtk_list_item_get_child (item)), x)))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_tree_list_row_set_expanded (row, !gtk_tree_list_row_get_expanded (row));
}

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

static void
setup_cb (NonetStepListView *self, GtkListItem *item)
{
  GtkWidget *row = GTK_WIDGET (nonet_drawn_row_new (self->view, item, write_row, self));
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), item);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (click));
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (NonetStepListView *self, GtkListItem *item)
{
  GtkTreeListRow *row = gtk_list_item_get_item (item);
  GtkWidget *drawn = gtk_list_item_get_child (item);

  g_signal_connect (row, "notify::expanded", G_CALLBACK (expanded_changed_cb), self);
  g_signal_connect_swapped (row, "notify::expanded", G_CALLBACK (nonet_drawn_row_rewrite), drawn);
  g_ptr_array_add (self->rows, item);
  nonet_drawn_row_rewrite (NONET_DRAWN_ROW (drawn));
}

static void
unbind_cb (NonetStepListView *self, GtkListItem *item)
{
  GtkTreeListRow *row = gtk_list_item_get_item (item);

  g_signal_handlers_disconnect_by_func (row, expanded_changed_cb, self);
  g_signal_handlers_disconnect_by_data (row, gtk_list_item_get_child (item));
  g_ptr_array_remove_fast (self->rows, item);
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

  for (guint i = 0; row != NULL && step_of_row (row) != step; i++)
    {
      if (unfold)
        gtk_tree_list_row_set_expanded (row, TRUE);
      way = gtk_tree_list_row_get_child_row (row, i);
      if (way == NULL || step_of_row (way) == step)
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

  if (self->list != NULL && !self->is_following && (chosen == NULL || step_of_row (chosen) != step))
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
  NonetFoundStep *step = step_of_row (gtk_single_selection_get_selected_item (self->selection));

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
  NonetFoundStep *step = step_of_row (row);

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
  g_signal_connect_object (presenter, "notify::cell-style", G_CALLBACK (cell_style_changed_cb), self,
                           G_CONNECT_SWAPPED);
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
nonet_step_list_view_finalize (GObject *object)
{
  g_ptr_array_unref (NONET_STEP_LIST_VIEW (object)->rows);
  G_OBJECT_CLASS (nonet_step_list_view_parent_class)->finalize (object);
}

static void
nonet_step_list_view_class_init (NonetStepListViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_step_list_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = nonet_step_list_view_finalize;
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
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->signals = g_signal_group_new (NONET_TYPE_STEP_LIST);
  g_signal_group_connect_swapped (self->signals, "items-changed", G_CALLBACK (items_changed_cb), self);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (follow_presenter), self);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (list_changed_cb), self);
}

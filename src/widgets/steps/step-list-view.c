/* The list of the steps that are possible now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/steps/step-list-view.h"

#include <glib/gi18n.h>

#include "widgets/drawn-row.h"
#include "widgets/widget-utils.h"
#include "words/steps/step-text.h"

struct _NonetStepListView
{
  AdwBin parent_instance;

  GtkListView *view;
  GtkSingleSelection *selection; /* of the tree; stays, so that rows are reused for the next list */

  NonetStepPresenter *presenter;
  NonetStepList *list;
  NonetStepFilter chosen;
  guint8 *cells; /* of the filter */
  NonetStepOrder order;
  GtkFilter *filter; /* of entries: what is chosen */
  GtkFilter *some;   /* of groups: those that are not empty */

  GListStore *groups;     /* of the list: of entries that the filter leaves, in order, of each technique */
  GListModel *shown;      /* all of these */
  GtkTreeListModel *tree; /* of the groups that are not empty, or of all entries */
  GSignalGroup *signals;  /* of the list */
  SudokuTechniqueSet unfolded;
  gboolean is_following; /* what is chosen is what is presented already */
};

G_DEFINE_FINAL_TYPE (NonetStepListView, nonet_step_list_view, ADW_TYPE_BIN)

/* The technique of a group. */
static SudokuTechnique
technique_of (gpointer group)
{
  g_autoptr (NonetStepEntry) entry = g_list_model_get_item (gtk_filter_list_model_get_model (group), 0);

  return nonet_step_entry_peek (entry)->technique;
}

/* The step of a row of the tree, owned by its item; NULL for a technique, and for no row. */
static NonetFoundStep *
step_of_row (GtkTreeListRow *row)
{
  g_autoptr (GObject) item = row != NULL ? gtk_tree_list_row_get_item (row) : NULL;

  if (NONET_IS_STEP_ENTRY (item))
    return nonet_step_entry_get_step (NONET_STEP_ENTRY (item));
  return NONET_IS_FOUND_STEP (item) ? NONET_FOUND_STEP (item) : NULL;
}

/* Filters of steps. */

gboolean
nonet_step_filter_is_empty (const NonetStepFilter *self)
{
  return self->technique == SUDOKU_N_TECHNIQUES && self->value == 0 && !self->places && self->n_levels == 0
         && self->cells == NULL;
}

static gboolean
candidates_touch (const SudokuCandidate *candidates, guint n, const SudokuShape *shape, const guint8 *cells)
{
  for (guint i = 0; i < n; i++)
    if (cells[sudoku_candidate_cell (shape, candidates[i])] != 0)
      return TRUE;
  return FALSE;
}

/* Whether a step has one of the cells: in its result, its pattern or its chains. */
static gboolean
touches (const SudokuStep *step, const SudokuShape *shape, const guint8 *cells)
{
  if (candidates_touch (step->placed, step->n_placed, shape, cells)
      || candidates_touch (step->removed, step->n_removed, shape, cells))
    return TRUE;
  for (guint i = 0; i < step->n_parts; i++)
    if ((step->part[i].kind == SUDOKU_ITEM_CELL && cells[step->part[i].item] != 0)
        || (step->part[i].kind == SUDOKU_ITEM_CANDIDATE
            && cells[sudoku_candidate_cell (shape, step->part[i].item)] != 0))
      return TRUE;
  for (guint i = 0; i < step->n_node_cells; i++)
    if (cells[step->node_cell[i]] != 0)
      return TRUE;
  return FALSE;
}

static gboolean
candidates_have_value (const SudokuCandidate *candidates, guint n, const SudokuShape *shape, guint value)
{
  for (guint i = 0; i < n; i++)
    if (sudoku_candidate_value (shape, candidates[i]) == value)
      return TRUE;
  return FALSE;
}

gboolean
nonet_step_filter_passes (const NonetStepFilter *self, const SudokuStep *step, const SudokuShape *shape)
{
  return (self->technique == SUDOKU_N_TECHNIQUES || self->technique == step->technique)
         && (!self->places || step->n_placed > 0)
         && (self->n_levels == 0 || sudoku_technique_info (step->technique)->level < self->n_levels)
         && (self->value == 0 || sudoku_set_has (step->values, self->value)
             || candidates_have_value (step->placed, step->n_placed, shape, self->value)
             || candidates_have_value (step->removed, step->n_removed, shape, self->value))
         && (self->cells == NULL || touches (step, shape, self->cells));
}

/* What is shown: entries of the list, filtered and sorted. */

static int
compare (gconstpointer x, gconstpointer y, gpointer data)
{
  const SudokuStep *a = nonet_step_entry_peek ((gpointer) x), *b = nonet_step_entry_peek ((gpointer) y);

  if (GPOINTER_TO_UINT (data) == NONET_STEPS_BY_ELIMINATIONS && a->n_removed != b->n_removed)
    return a->n_removed > b->n_removed ? -1 : 1;
  return sudoku_step_compare (a, b);
}

/* The entries of a model, which is taken over, in an order and as far as they are not filtered. */
static GtkFilterListModel *
arrange (NonetStepListView *self, GListModel *entries, NonetStepOrder order)
{
  GtkSorter *sorter = GTK_SORTER (gtk_custom_sorter_new (compare, GUINT_TO_POINTER (order), NULL));
  GListModel *sorted = G_LIST_MODEL (gtk_sort_list_model_new (entries, sorter));

  return gtk_filter_list_model_new (sorted, g_object_ref (self->filter));
}

static gboolean
passes (gpointer entry, gpointer data)
{
  NonetStepListView *self = data;

  return nonet_step_filter_passes (&self->chosen, nonet_step_entry_peek (entry),
                                   nonet_step_list_get_position (self->list)->board->shape);
}

static gboolean
has_items (gpointer group, gpointer data)
{
  return g_list_model_get_n_items (group) > 0;
}

/* A group is shown as soon as something in it is, and as long. */
static void
group_changed_cb (NonetStepListView *self, guint position, guint removed, guint added, GListModel *group)
{
  guint n = g_list_model_get_n_items (group);

  if ((n == 0) != (n + removed == added))
    gtk_filter_changed (self->some, GTK_FILTER_CHANGE_DIFFERENT);
}

static void
groups_added_cb (NonetStepListView *self, guint position, guint removed, guint added, GListModel *groups)
{
  for (guint i = position; self->groups != NULL && i < position + added; i++)
    {
      g_autoptr (GtkFilterListModel) group =
          arrange (self, g_list_model_get_item (groups, i), NONET_STEPS_BY_DIFFICULTY);

      g_signal_connect_object (group, "items-changed", G_CALLBACK (group_changed_cb), self, G_CONNECT_SWAPPED);
      g_list_store_insert (self->groups, i, group);
    }
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
      gboolean guarded = nonet_step_presenter_is_guarded (self->presenter);

      title = guarded ? g_strdup (nonet_words_technique (step->technique)) : dup_title (row, found, &notation);
      end = guarded ? NULL : dup_end (row, found, &notation);
      label = guarded ? g_strdup (title) : nonet_words_step (step, position->board, &spoken, NONET_STEP_FULL);
      line.colour = step->n_placed > 0 ? "accent_color" : "error_color";
    }
  else
    {
      title = g_strdup (nonet_words_technique (technique_of (item)));
      end = g_strdup_printf ("%u", g_list_model_get_n_items (G_LIST_MODEL (item)));
      label = g_strdup_printf ("%s, %s", title, end);
    }
  line.title = title;
  line.end = end;
  if (expandable)
    line.arrow = expanded ? "pan-down-symbolic" : "pan-end-symbolic";
  nonet_drawn_row_show (drawn, &line);

  nonet_widget_set_name (GTK_WIDGET (accessible), label);
  if (expandable)
    gtk_accessible_update_state (accessible, GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
  else
    gtk_accessible_reset_state (accessible, GTK_ACCESSIBLE_STATE_EXPANDED);
}

/* Unfolds a row or folds it away. Which techniques are unfolded is remembered. */
static void
set_expanded (NonetStepListView *self, GtkTreeListRow *row, gboolean expanded)
{
  g_autoptr (GObject) item = gtk_tree_list_row_get_item (row);

  gtk_tree_list_row_set_expanded (row, expanded);
  if (G_IS_LIST_MODEL (item) && expanded)
    sudoku_technique_set_add (&self->unfolded, technique_of (item));
  else if (G_IS_LIST_MODEL (item))
    sudoku_technique_set_remove (&self->unfolded, technique_of (item));
  nonet_drawn_rows_rewrite (self->view);
}

/* A technique unfolds wherever it is clicked, a step with further ways where the arrow is. */
static void
pressed_cb (GtkListItem *item, int n_press, double x, double y, GtkGesture *gesture)
{
  GtkTreeListRow *row = gtk_list_item_get_item (item);
  GtkWidget *drawn = gtk_list_item_get_child (item);

  if (row == NULL || !gtk_tree_list_row_is_expandable (row)
      || (step_of_row (row) != NULL && !nonet_drawn_row_is_at_arrow (NONET_DRAWN_ROW (drawn), x)))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  set_expanded (NONET_STEP_LIST_VIEW (gtk_widget_get_ancestor (drawn, NONET_TYPE_STEP_LIST_VIEW)), row,
                !gtk_tree_list_row_get_expanded (row));
}

/* What unfolds: the steps of a technique, and further ways to what a step does. */
static GListModel *
children_of (gpointer item, gpointer data)
{
  GListModel *children = NULL;

  if (G_IS_LIST_MODEL (item))
    children = item;
  else if (NONET_IS_STEP_ENTRY (item))
    children = nonet_step_entry_get_others (item);
  return children != NULL ? g_object_ref (children) : NULL;
}

/* Techniques that were unfolded before are so again. */
static void
unfold_again_cb (NonetStepListView *self, guint position, guint removed, guint added, GListModel *groups)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GListModel) group = g_list_model_get_item (groups, i);
      g_autoptr (GtkTreeListRow) row = gtk_tree_list_model_get_child_row (self->tree, i);

      if (sudoku_technique_set_has (&self->unfolded, technique_of (group)))
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

/* Choosing. */

/* The position, among all entries that are shown, of the one that has a step; G_MAXUINT, the one before 0: it is not shown. */
static guint
find (NonetStepListView *self, NonetFoundStep *step)
{
  if (step == NULL || nonet_found_step_get_position (step) != nonet_step_list_get_position (self->list))
    return G_MAXUINT;
  for (guint i = 0; i < g_list_model_get_n_items (self->shown); i++)
    {
      g_autoptr (NonetStepEntry) entry = g_list_model_get_item (self->shown, i);

      if (nonet_step_entry_has (entry, step))
        return i;
    }
  return G_MAXUINT;
}

/* The row of an entry; NULL if it is folded away, unless it is to be unfolded. */
static GtkTreeListRow *
dup_row_of_entry (NonetStepListView *self, guint position, gboolean unfold)
{
  if (self->order == NONET_STEPS_BY_ELIMINATIONS)
    return gtk_tree_list_model_get_child_row (self->tree, position);
  for (guint i = 0;; i++)
    {
      g_autoptr (GtkTreeListRow) row = gtk_tree_list_model_get_child_row (self->tree, i);
      g_autoptr (GListModel) group = gtk_tree_list_row_get_item (row);
      guint n = g_list_model_get_n_items (group);

      if (position >= n)
        {
          position -= n;
          continue;
        }
      if (unfold)
        set_expanded (self, row, TRUE);
      return gtk_tree_list_row_get_child_row (row, position);
    }
}

/* The row of a step: that of the entry, or of one of its further ways; NULL if there is none. */
static GtkTreeListRow *
dup_row_of_step (NonetStepListView *self, NonetFoundStep *step, gboolean unfold)
{
  guint position = find (self, step);
  GtkTreeListRow *row = position != G_MAXUINT ? dup_row_of_entry (self, position, unfold) : NULL, *way;

  for (guint i = 0; row != NULL && step_of_row (row) != step; i++)
    {
      if (unfold)
        set_expanded (self, row, TRUE);
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
  g_autoptr (GtkTreeListRow) row = dup_row_of_step (self, step, reveal);
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

static void
list_changed_cb (NonetStepListView *self)
{
  follow_presenter (self);
  nonet_drawn_rows_rewrite (self->view); /* techniques have as many steps as are found by now */
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
    set_expanded (self, row, !gtk_tree_list_row_get_expanded (row));
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
  set_expanded (self, row, (key == GDK_KEY_Right) != right_to_left);
  return GDK_EVENT_STOP;
}

GListModel *
nonet_step_list_view_get_shown (NonetStepListView *self)
{
  return self->shown;
}

NonetFoundStep *
nonet_step_list_view_get_next (NonetStepListView *self, NonetFoundStep *step)
{
  guint position = self->list != NULL ? find (self, step) + 1 : 0;
  g_autoptr (NonetStepEntry) next = self->list != NULL ? g_list_model_get_item (self->shown, position) : NULL;

  return next != NULL ? nonet_step_entry_get_step (next) : NULL;
}

/* Makes the tree of the list, in the order that is chosen. */
static void
make_tree (NonetStepListView *self)
{
  GListModel *groups = self->list != NULL ? nonet_step_list_get_groups (self->list) : NULL, *root = NULL;

  g_clear_object (&self->tree);
  g_clear_object (&self->shown);
  g_clear_object (&self->groups);
  if (groups != NULL && self->order == NONET_STEPS_BY_ELIMINATIONS)
    {
      root =
          G_LIST_MODEL (arrange (self, G_LIST_MODEL (gtk_flatten_list_model_new (g_object_ref (groups))), self->order));
      self->shown = g_object_ref (root);
    }
  else if (groups != NULL)
    {
      self->groups = g_list_store_new (GTK_TYPE_FILTER_LIST_MODEL);
      groups_added_cb (self, 0, 0, g_list_model_get_n_items (groups), groups);
      root = G_LIST_MODEL (
          gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->groups)), g_object_ref (self->some)));
      self->shown = G_LIST_MODEL (gtk_flatten_list_model_new (g_object_ref (root)));
    }
  if (root != NULL)
    self->tree = gtk_tree_list_model_new (root, FALSE, FALSE, children_of, NULL, NULL);
  if (self->groups != NULL)
    {
      /* After the tree, which then knows what is new. */
      g_signal_connect_object (root, "items-changed", G_CALLBACK (unfold_again_cb), self, G_CONNECT_SWAPPED);
      unfold_again_cb (self, 0, 0, g_list_model_get_n_items (root), root);
    }
  self->is_following = TRUE;
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->tree));
  self->is_following = FALSE;
}

static void
set_list (NonetStepListView *self, NonetStepList *list)
{
  if (self->list != NULL)
    g_signal_handlers_disconnect_by_data (nonet_step_list_get_groups (self->list), self);
  g_set_object (&self->list, list);
  g_signal_group_set_target (self->signals, list);
  if (list != NULL)
    g_signal_connect_object (nonet_step_list_get_groups (list), "items-changed", G_CALLBACK (groups_added_cb), self,
                             G_CONNECT_SWAPPED);
}

void
nonet_step_list_view_show (NonetStepListView *self,
                           NonetStepList *list,
                           const NonetStepFilter *filter,
                           NonetStepOrder order)
{
  gboolean is_other = list != self->list || order != self->order;

  g_free (self->cells);
  self->cells =
      g_memdup2 (filter->cells, filter->cells != NULL ? nonet_step_list_get_position (list)->board->shape->n_cells : 0);
  self->chosen = *filter;
  self->chosen.cells = self->cells;
  self->order = order;
  if (list != self->list)
    set_list (self, list);
  if (is_other)
    make_tree (self);
  else
    gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  list_changed_cb (self);
}

void
nonet_step_list_view_set_presenter (NonetStepListView *self, NonetStepPresenter *presenter)
{
  g_return_if_fail (self->presenter == NULL);

  self->presenter = g_object_ref (presenter);
  g_signal_connect_object (presenter, "notify::step", G_CALLBACK (follow_presenter), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (presenter, "notify::cell-style", G_CALLBACK (nonet_drawn_rows_rewrite), self->view,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (presenter, "notify::guarded", G_CALLBACK (nonet_drawn_rows_rewrite), self->view,
                           G_CONNECT_SWAPPED);
}

static void
nonet_step_list_view_dispose (GObject *object)
{
  NonetStepListView *self = NONET_STEP_LIST_VIEW (object);

  if (self->view != NULL)
    gtk_list_view_set_model (self->view, NULL);
  if (self->list != NULL)
    set_list (self, NULL);
  g_clear_object (&self->tree);
  g_clear_object (&self->shown);
  g_clear_object (&self->groups);
  g_clear_object (&self->filter);
  g_clear_object (&self->some);
  g_clear_object (&self->presenter);
  g_clear_object (&self->signals);
  g_clear_pointer (&self->cells, g_free);
  G_OBJECT_CLASS (nonet_step_list_view_parent_class)->dispose (object);
}

static void
nonet_step_list_view_class_init (NonetStepListViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_step_list_view_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/step-list-view.ui");
  NONET_BIND_CHILDREN (widget_class, NonetStepListView, view, selection);
  NONET_BIND_CALLBACKS (widget_class, setup_cb, selected_cb, activate_cb, key_pressed_cb);
  gtk_widget_class_set_css_name (widget_class, "steplist");
}

static void
nonet_step_list_view_init (NonetStepListView *self)
{
  self->chosen.technique = SUDOKU_N_TECHNIQUES;
  self->filter = GTK_FILTER (gtk_custom_filter_new (passes, self, NULL));
  self->some = GTK_FILTER (gtk_custom_filter_new (has_items, NULL, NULL));
  gtk_widget_init_template (GTK_WIDGET (self));
  self->signals = g_signal_group_new (NONET_TYPE_STEP_LIST);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (list_changed_cb), self);
}

/* The list of the steps that are possible now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/steps/step-list-view.h"

#include <glib/gi18n.h>

#include "words/steps/step-text.h"

/* Rows of the list of steps. */

/* Pixels: the arrow of what unfolds, by which each level is indented; between texts; around a number. */
#define ARROW 16
#define INDENT 20
#define GAP 8
#define PILL 8

/* The share of the width that what a step does may take. */
#define MOST_END 0.45

struct _NonetStepRow
{
  NonetDrawnRow parent_instance;

  NonetStepPresenter *presenter;
  GtkTreeListRow *row;   /* shown, or NULL */
  NonetStepGroup *group; /* of the row, or NULL */
  PangoLayout *title;    /* NULL until the row is in sight */
  PangoLayout *end;      /* a number of steps, or what the step does */
};

G_DEFINE_FINAL_TYPE (NonetStepRow, nonet_step_row, NONET_TYPE_DRAWN_ROW)

/* The step of a row of a GtkTreeListModel over a NonetStepList, owned by its item; NULL for a technique, and for no row. */
static NonetFoundStep *
step_of_row (GtkTreeListRow *row)
{
  g_autoptr (GObject) item = row != NULL ? gtk_tree_list_row_get_item (row) : NULL;

  if (NONET_IS_STEP_ENTRY (item))
    return nonet_step_entry_get_step (NONET_STEP_ENTRY (item));
  return NONET_IS_FOUND_STEP (item) ? NONET_FOUND_STEP (item) : NULL;
}

/* Words. */

/* "8 from r3c6 to r6c4", after its technique where no row above names it. */
static char *
dup_title (NonetStepRow *self, NonetFoundStep *found, const NonetNotation *notation)
{
  const SudokuStep *step = nonet_found_step_get_step (found);
  g_autofree char *text = nonet_words_step_short (step, nonet_found_step_get_position (found)->board, notation);

  if (gtk_tree_list_row_get_depth (self->row) > 0)
    return g_steal_pointer (&text);
  /* Translators: a technique, and where it applies: "X-Chain · 8 from r3c6 to r6c4". */
  return g_strdup_printf (_ ("%s · %s"), nonet_words_technique (step->technique), text);
}

/* "r1c4 ≠ 8", after the number of ways that lead there, if there are several. */
static char *
dup_end (NonetStepRow *self, NonetFoundStep *found, const NonetNotation *notation)
{
  g_autoptr (GObject) item = gtk_tree_list_row_get_item (self->row);
  guint n_ways = NONET_IS_STEP_ENTRY (item) ? nonet_step_entry_get_n_ways (NONET_STEP_ENTRY (item)) : 1;
  g_autofree char *effect = nonet_words_effect (nonet_found_step_get_step (found),
                                                nonet_found_step_get_position (found)->board->shape, notation);

  if (n_ways <= 1)
    return g_steal_pointer (&effect);
  /* Translators: that many ways lead to what a step does, "× 4 · r1c4 ≠ 8". */
  return g_strdup_printf (_ ("× %u · %s"), n_ways, effect);
}

/* What a screen reader says of the row. */
static void
set_label (NonetStepRow *self, const char *label)
{
  GtkAccessible *item = GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (self)));

  gtk_accessible_update_property (item, GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (gtk_tree_list_row_is_expandable (self->row))
    gtk_accessible_update_state (item, GTK_ACCESSIBLE_STATE_EXPANDED, gtk_tree_list_row_get_expanded (self->row), -1);
  else
    gtk_accessible_reset_state (item, GTK_ACCESSIBLE_STATE_EXPANDED);
}

static void
write_group (NonetStepRow *self)
{
  const char *name = nonet_words_technique (nonet_step_group_get_technique (self->group));
  g_autofree char *number = g_strdup_printf ("%u", g_list_model_get_n_items (G_LIST_MODEL (self->group)));
  g_autofree char *label = g_strdup_printf ("%s, %s", name, number);

  self->title = nonet_drawn_row_new_layout (NONET_DRAWN_ROW (self), name);
  self->end = nonet_drawn_row_new_layout (NONET_DRAWN_ROW (self), number);
  set_label (self, label);
}

static void
write_step (NonetStepRow *self, NonetFoundStep *found)
{
  NonetPosition *position = nonet_found_step_get_position (found);
  const NonetNotation notation = nonet_step_presenter_get_notation (self->presenter, position->puzzle);
  const NonetNotation spoken = { notation.alphabet, NONET_CELLS_WORDS };
  g_autofree char *title = dup_title (self, found, &notation);
  g_autofree char *end = dup_end (self, found, &notation);
  g_autofree char *sentence =
      nonet_words_step (nonet_found_step_get_step (found), position->board, &spoken, NONET_STEP_FULL);

  self->title = nonet_drawn_row_new_layout (NONET_DRAWN_ROW (self), title);
  self->end = nonet_drawn_row_new_layout (NONET_DRAWN_ROW (self), end);
  set_label (self, sentence);
}

static void
nonet_step_row_write (NonetDrawnRow *row)
{
  NonetStepRow *self = NONET_STEP_ROW (row);
  NonetFoundStep *found = step_of_row (self->row);

  g_clear_object (&self->title);
  g_clear_object (&self->end);
  if (self->group != NULL)
    write_group (self);
  else if (found != NULL)
    write_step (self, found);
}

/* Drawing. */

/* The round background of a number. */
static void
draw_pill (NonetStepRow *self, GtkSnapshot *snapshot, double x, int width, int height)
{
  GdkRGBA colour = nonet_drawn_row_get_colour (NONET_DRAWN_ROW (self), NULL);
  const graphene_rect_t place = GRAPHENE_RECT_INIT (nonet_drawn_row_mirror (NONET_DRAWN_ROW (self), x, width),
                                                    (float) (gtk_widget_get_height (GTK_WIDGET (self)) - height) / 2,
                                                    (float) width, (float) height);
  GskRoundedRect round;

  colour.alpha *= 0.1f;
  gsk_rounded_rect_init_from_rect (&round, &place, (float) height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, &colour, &place);
  gtk_snapshot_pop (snapshot);
}

/* What stands at the end of the line, in its colour. Returns where it begins. */
static double
draw_end (NonetStepRow *self, GtkSnapshot *snapshot, NonetFoundStep *found)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)), x;
  const char *name = found == NULL                                     ? NULL
                     : nonet_found_step_get_step (found)->n_placed > 0 ? "accent_color"
                                                                       : "error_color";
  const GdkRGBA colour = nonet_drawn_row_get_colour (NONET_DRAWN_ROW (self), name);
  int text_width, text_height;

  pango_layout_set_width (self->end, (int) (width * MOST_END) * PANGO_SCALE);
  pango_layout_get_pixel_size (self->end, &text_width, &text_height);
  x = width - text_width - (found == NULL ? PILL : 0);
  if (found == NULL)
    draw_pill (self, snapshot, x - PILL, text_width + 2 * PILL, text_height);
  nonet_drawn_row_draw_text (NONET_DRAWN_ROW (self), snapshot, self->end, x, &colour);
  return x - (found == NULL ? PILL : 0);
}

/* An arrow if the row unfolds, what it is, and what it does. */
static void
nonet_step_row_draw (NonetDrawnRow *row, GtkSnapshot *snapshot)
{
  NonetStepRow *self = NONET_STEP_ROW (row);
  const GdkRGBA colour = nonet_drawn_row_get_colour (row, NULL);
  double x = INDENT * gtk_tree_list_row_get_depth (self->row), end;

  if (gtk_tree_list_row_is_expandable (self->row))
    nonet_drawn_row_draw_icon (
        row, snapshot, gtk_tree_list_row_get_expanded (self->row) ? "pan-down-symbolic" : "pan-end-symbolic", ARROW, x);
  end = draw_end (self, snapshot, step_of_row (self->row));
  pango_layout_set_width (self->title, (int) MAX (end - GAP - x - INDENT, 1) * PANGO_SCALE);
  nonet_drawn_row_draw_text (row, snapshot, self->title, x + INDENT, &colour);
}

/* What a row shows. */

static void
unset_row (NonetStepRow *self)
{
  if (self->row != NULL)
    g_signal_handlers_disconnect_by_data (self->row, self);
  if (self->group != NULL)
    g_signal_handlers_disconnect_by_data (self->group, self);
  g_clear_object (&self->row);
  g_clear_object (&self->group);
}

/* Shows such a row; NULL: none. */
static void
step_row_set_row (NonetStepRow *self, GtkTreeListRow *row)
{
  g_autoptr (GObject) item = row != NULL ? gtk_tree_list_row_get_item (row) : NULL;

  unset_row (self);
  if (row != NULL)
    {
      self->row = g_object_ref (row);
      g_signal_connect_swapped (row, "notify::expanded", G_CALLBACK (nonet_drawn_row_rewrite), self);
    }
  if (NONET_IS_STEP_GROUP (item))
    {
      self->group = g_object_ref (NONET_STEP_GROUP (item));
      g_signal_connect_swapped (item, "items-changed", G_CALLBACK (nonet_drawn_row_rewrite), self);
    }
  nonet_drawn_row_set_filled (NONET_DRAWN_ROW (self), self->group != NULL || step_of_row (row) != NULL);
}

/* A technique unfolds wherever it is clicked, a step with further ways where the arrow is. */
static void
pressed_cb (NonetStepRow *self, int n_press, double x, double y, GtkGesture *gesture)
{
  guint depth = self->row != NULL ? gtk_tree_list_row_get_depth (self->row) : 0;

  if (self->row == NULL || !gtk_tree_list_row_is_expandable (self->row)
      || (self->group == NULL
          && ABS (x - nonet_drawn_row_mirror (NONET_DRAWN_ROW (self), depth * INDENT + ARROW / 2.0, 0)) > ARROW))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_tree_list_row_set_expanded (self->row, !gtk_tree_list_row_get_expanded (self->row));
}

static void
nonet_step_row_dispose (GObject *object)
{
  NonetStepRow *self = NONET_STEP_ROW (object);

  unset_row (self);
  g_clear_object (&self->title);
  g_clear_object (&self->end);
  g_clear_object (&self->presenter);
  G_OBJECT_CLASS (nonet_step_row_parent_class)->dispose (object);
}

static void
nonet_step_row_class_init (NonetStepRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_step_row_dispose;
  NONET_DRAWN_ROW_CLASS (klass)->write = nonet_step_row_write;
  NONET_DRAWN_ROW_CLASS (klass)->draw = nonet_step_row_draw;
  gtk_widget_class_set_css_name (widget_class, "steprow");
}

static void
nonet_step_row_init (NonetStepRow *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

/* A row for a list view, which writes cells as the presenter does. */
static GtkWidget *
step_row_new (GtkListView *view, NonetStepPresenter *presenter)
{
  NonetStepRow *self = g_object_new (NONET_TYPE_STEP_ROW, NULL);

  nonet_drawn_row_set_view (NONET_DRAWN_ROW (self), view);
  self->presenter = g_object_ref (presenter);
  g_signal_connect_object (presenter, "notify::cell-style", G_CALLBACK (nonet_drawn_row_rewrite), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

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
  gtk_list_item_set_child (item, step_row_new (self->view, self->presenter));
}

static void
bind_cb (NonetStepListView *self, GtkListItem *item)
{
  GtkTreeListRow *row = gtk_list_item_get_item (item);

  step_row_set_row (NONET_STEP_ROW (gtk_list_item_get_child (item)), row);
  g_signal_connect (row, "notify::expanded", G_CALLBACK (expanded_changed_cb), self);
}

static void
unbind_cb (NonetStepListView *self, GtkListItem *item)
{
  g_signal_handlers_disconnect_by_func (gtk_list_item_get_item (item), expanded_changed_cb, self);
  step_row_set_row (NONET_STEP_ROW (gtk_list_item_get_child (item)), NULL);
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

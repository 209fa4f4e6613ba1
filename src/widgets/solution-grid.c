/* A grid of small boards to scroll through, of which only those in sight exist.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/solution-grid.h"

#include <glib/gi18n.h>
#include <math.h>

#include "widgets/board-theme.h"
#include "widgets/scroll-axes.h"
#include "widgets/solution-thumb.h"

#define MARGIN 12
#define GAP 12
#define ROW_GAP 10

/* A child that keeps the focus out of sight is put no farther away than this. */
#define FAR_AWAY 20000

struct _NonetSolutionGrid
{
  GtkWidget parent_instance;

  GListModel *model;
  NonetPuzzle *puzzle;
  guint chosen;
  NonetSolution *reference; /* the chosen one */

  NonetScrollAxes axes;
  guint columns;
  int side;   /* of a small board */
  int margin; /* left of the first column */

  guint end_in_sight; /* the first position after the page, whether it is filled or not */

  GHashTable *thumbs; /* position → NonetSolutionThumb */
  GPtrArray *spare_thumbs;

  NonetBoardStyle style;
  gboolean style_valid;
  char *font_family;
};

enum
{
  PROP_0,
  PROP_CHOSEN,
  N_PROPS,
  PROP_SCROLLING /* four of them, as NonetScrollAxes has them */
};

static GParamSpec *properties[N_PROPS];
static guint activated_signal;

G_DEFINE_FINAL_TYPE_WITH_CODE (NonetSolutionGrid,
                               nonet_solution_grid,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

static guint
n_items (NonetSolutionGrid *self)
{
  return self->model != NULL ? g_list_model_get_n_items (self->model) : 0;
}

static double
row_height (NonetSolutionGrid *self)
{
  return self->side + NONET_THUMB_LABEL + ROW_GAP;
}

static double
n_rows (NonetSolutionGrid *self)
{
  return ceil ((double) n_items (self) / self->columns);
}

static double
scroll_value (NonetSolutionGrid *self)
{
  return nonet_scroll_axes_get_value (&self->axes, GTK_ORIENTATION_VERTICAL);
}

/* As many columns as boards of a readable size fit in; then as large as the width allows. */
static void
choose_columns (NonetSolutionGrid *self, int width)
{
  int order = self->puzzle != NULL ? self->puzzle->shape->order : 9;
  int least = CLAMP (order * 21 / 2, 84, 240), inside = width - 2 * MARGIN;

  self->columns = (guint) MAX (1, (inside + GAP) / (least + GAP));
  self->side = (inside + GAP) / (int) self->columns - GAP;
  self->side = CLAMP (self->side, 40, least * 3 / 2);
  self->margin = MAX (0, (width + GAP - (int) self->columns * (self->side + GAP)) / 2);
}

static void
configure_axes (NonetSolutionGrid *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));

  nonet_scroll_axes_configure (&self->axes, GTK_ORIENTATION_HORIZONTAL, width, width, row_height (self));
  nonet_scroll_axes_configure (&self->axes, GTK_ORIENTATION_VERTICAL,
                               n_rows (self) * row_height (self) + 2 * MARGIN - ROW_GAP, height, row_height (self));
}

static const NonetBoardStyle *
ensure_style (NonetSolutionGrid *self)
{
  if (!self->style_valid)
    nonet_board_style_for_widget (&self->style, GTK_WIDGET (self), &self->font_family);
  self->style_valid = TRUE;
  return &self->style;
}

static void
style_changed (GtkWidget *widget)
{
  NonetSolutionGrid *self = NONET_SOLUTION_GRID (widget);

  self->style_valid = FALSE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_queue_draw (child);
  gtk_widget_queue_allocate (widget);
}

static void
thumb_pressed (NonetSolutionGrid *self, int n_press, double x, double y, GtkGesture *gesture)
{
  GtkWidget *thumb = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  guint position = nonet_solution_thumb_get_position (NONET_SOLUTION_THUMB (thumb));

  gtk_widget_grab_focus (thumb);
  nonet_solution_grid_set_chosen (self, position);
  if (n_press == 2)
    g_signal_emit (self, activated_signal, 0, position);
}

static NonetSolutionThumb *
obtain_thumb (NonetSolutionGrid *self)
{
  NonetSolutionThumb *thumb;
  GtkGesture *click;

  if (self->spare_thumbs->len > 0)
    return g_ptr_array_steal_index_fast (self->spare_thumbs, self->spare_thumbs->len - 1);
  thumb = nonet_solution_thumb_new ();
  gtk_widget_set_parent (GTK_WIDGET (thumb), GTK_WIDGET (self));
  click = gtk_gesture_click_new ();
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (thumb_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (thumb), GTK_EVENT_CONTROLLER (click));
  return thumb;
}

static void
retire_thumb (NonetSolutionGrid *self, gpointer thumb)
{
  gtk_widget_set_child_visible (thumb, FALSE);
  /* Screen readers see it all the same: it shall not be told as a solution. */
  gtk_accessible_reset_property (GTK_ACCESSIBLE (thumb), GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_ptr_array_add (self->spare_thumbs, thumb);
}

/* Takes all thumbs off duty, as when the list is another one. */
static void
retire_all (NonetSolutionGrid *self)
{
  GHashTableIter iter;
  gpointer thumb;

  g_hash_table_iter_init (&iter, self->thumbs);
  while (g_hash_table_iter_next (&iter, NULL, &thumb))
    retire_thumb (self, thumb);
  g_hash_table_remove_all (self->thumbs);
}

/* Takes those out of sight off duty, but not the one with the focus. */
static void
retire_thumbs (NonetSolutionGrid *self, guint first, guint end)
{
  GHashTableIter iter;
  gpointer key, thumb;

  g_hash_table_iter_init (&iter, self->thumbs);
  while (g_hash_table_iter_next (&iter, &key, &thumb))
    {
      guint position = GPOINTER_TO_UINT (key);

      if ((position >= first && position < end) || gtk_widget_has_focus (thumb))
        continue;
      retire_thumb (self, thumb);
      g_hash_table_iter_remove (&iter);
    }
}

static NonetSolutionThumb *
ensure_thumb (NonetSolutionGrid *self, guint position)
{
  NonetSolutionThumb *thumb = g_hash_table_lookup (self->thumbs, GUINT_TO_POINTER (position));
  g_autoptr (NonetSolution) solution = NULL;

  if (thumb != NULL)
    return thumb;
  solution = g_list_model_get_item (self->model, position);
  if (solution == NULL)
    return NULL;
  thumb = obtain_thumb (self);
  nonet_solution_thumb_bind (thumb, position, solution, self->puzzle, ensure_style (self));
  nonet_solution_thumb_set_reference (thumb, self->reference);
  nonet_solution_thumb_set_chosen (thumb, position == self->chosen);
  gtk_widget_set_child_visible (GTK_WIDGET (thumb), TRUE);
  g_hash_table_insert (self->thumbs, GUINT_TO_POINTER (position), thumb);
  return thumb;
}

static void
allocate_thumbs (NonetSolutionGrid *self)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  GHashTableIter iter;
  gpointer key, thumb;

  ensure_style (self);
  g_hash_table_iter_init (&iter, self->thumbs);
  while (g_hash_table_iter_next (&iter, &key, &thumb))
    {
      guint position = GPOINTER_TO_UINT (key), row = position / self->columns, column = position % self->columns;
      double y = MARGIN + row * row_height (self) - round (scroll_value (self));
      GtkAllocation place = { self->margin
                                  + (int) (mirrored ? self->columns - 1 - column : column) * (self->side + GAP),
                              (int) CLAMP (y, -FAR_AWAY, FAR_AWAY), self->side, self->side + NONET_THUMB_LABEL };
      int least;

      gtk_widget_measure (thumb, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
      gtk_widget_size_allocate (thumb, &place, -1);
    }
}

/* Makes the thumbs of the rows in sight. */
static void
fill (NonetSolutionGrid *self, int height)
{
  double first_row = MAX (0, floor ((scroll_value (self) - MARGIN) / row_height (self)));
  double end_row = ceil ((scroll_value (self) + height) / row_height (self));
  guint n = n_items (self);
  guint first = (guint) MIN (first_row * self->columns, n);
  guint end = (guint) MIN (end_row * self->columns, n);

  self->end_in_sight = (guint) MIN (end_row * self->columns, NONET_NO_POSITION);
  retire_thumbs (self, first, end);
  for (guint position = first; position < end; position++)
    if (ensure_thumb (self, position) == NULL)
      break;
}

static void
nonet_solution_grid_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  NonetSolutionGrid *self = NONET_SOLUTION_GRID (widget);

  choose_columns (self, width);
  configure_axes (self);
  fill (self, height);
  allocate_thumbs (self);
}

static void
nonet_solution_grid_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 120 : 80;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 340 : 400;
  *minimum_baseline = *natural_baseline = -1;
}

static void
scroll_to (NonetSolutionGrid *self, guint position)
{
  guint row = position / self->columns;
  double top = row * row_height (self);

  configure_axes (self);
  nonet_scroll_axes_show (&self->axes, GTK_ORIENTATION_VERTICAL, top, top + row_height (self) + 2 * MARGIN);
}

static void
items_changed (NonetSolutionGrid *self, guint position, guint removed, guint added)
{
  if (removed > 0)
    {
      retire_all (self);
      if (self->chosen != NONET_NO_POSITION && self->chosen >= position)
        nonet_solution_grid_set_chosen (self, NONET_NO_POSITION);
    }
  /* A list grows every frame: when the page is full, only the scroll bar need know. */
  if (removed > 0 || position < self->end_in_sight)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  else
    configure_axes (self);
}

void
nonet_solution_grid_set_model (NonetSolutionGrid *self, GListModel *model, NonetPuzzle *puzzle)
{
  g_return_if_fail (NONET_IS_SOLUTION_GRID (self));

  if (self->model != NULL)
    g_signal_handlers_disconnect_by_func (self->model, items_changed, self);
  nonet_solution_grid_set_chosen (self, NONET_NO_POSITION);
  g_set_object (&self->model, model);
  retire_all (self);
  if (puzzle != NULL)
    nonet_puzzle_ref (puzzle);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  self->puzzle = puzzle;
  nonet_scroll_axes_set_value (&self->axes, GTK_ORIENTATION_VERTICAL, 0);
  if (model != NULL)
    g_signal_connect_swapped (model, "items-changed", G_CALLBACK (items_changed), self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

GListModel *
nonet_solution_grid_get_model (NonetSolutionGrid *self)
{
  g_return_val_if_fail (NONET_IS_SOLUTION_GRID (self), NULL);
  return self->model;
}

static void
tell_thumbs (NonetSolutionGrid *self)
{
  GHashTableIter iter;
  gpointer key, thumb;

  g_hash_table_iter_init (&iter, self->thumbs);
  while (g_hash_table_iter_next (&iter, &key, &thumb))
    {
      nonet_solution_thumb_set_reference (thumb, self->reference);
      nonet_solution_thumb_set_chosen (thumb, GPOINTER_TO_UINT (key) == self->chosen);
    }
}

void
nonet_solution_grid_set_chosen (NonetSolutionGrid *self, guint position)
{
  g_return_if_fail (NONET_IS_SOLUTION_GRID (self));
  g_return_if_fail (position == NONET_NO_POSITION || position < n_items (self));

  if (self->chosen == position)
    return;
  self->chosen = position;
  g_clear_object (&self->reference);
  if (position != NONET_NO_POSITION)
    {
      self->reference = g_list_model_get_item (self->model, position);
      scroll_to (self, position);
    }
  tell_thumbs (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHOSEN]);
}

guint
nonet_solution_grid_get_chosen (NonetSolutionGrid *self)
{
  g_return_val_if_fail (NONET_IS_SOLUTION_GRID (self), NONET_NO_POSITION);
  return self->chosen;
}

/* Chooses the solution so many places on, and takes the focus along. */
static void
step (NonetSolutionGrid *self, double places)
{
  double last = (double) n_items (self) - 1;
  double start = self->chosen == NONET_NO_POSITION ? 0 : (double) self->chosen;
  double position = CLAMP (start + places, 0, last);
  NonetSolutionThumb *thumb;

  if (last < 0)
    return;
  nonet_solution_grid_set_chosen (self, (guint) position);
  thumb = ensure_thumb (self, (guint) position);
  if (thumb != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (thumb));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

typedef enum
{
  MOVE_COLUMN,
  MOVE_ROW,
  MOVE_PAGE,
  MOVE_END
} Move;

/* args: a Move, and 1 or -1 for where to. */
static gboolean
move_binding (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  NonetSolutionGrid *self = NONET_SOLUTION_GRID (widget);
  double page = MAX (1, floor (gtk_widget_get_height (widget) / row_height (self)));
  int move, direction;

  g_variant_get (args, "(ii)", &move, &direction);
  switch ((Move) move)
    {
    case MOVE_COLUMN:
      step (self, gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? -direction : direction);
      break;
    case MOVE_ROW:
      step (self, direction * (double) self->columns);
      break;
    case MOVE_PAGE:
      step (self, direction * page * self->columns);
      break;
    case MOVE_END:
    default:
      step (self, direction * (double) G_MAXUINT);
      break;
    }
  return GDK_EVENT_STOP;
}

static gboolean
activate_binding (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  NonetSolutionGrid *self = NONET_SOLUTION_GRID (widget);

  if (self->chosen != NONET_NO_POSITION)
    g_signal_emit (self, activated_signal, 0, self->chosen);
  return GDK_EVENT_STOP;
}

/* With Shift they do the same: there is nothing to extend. */
static void
add_bindings (GtkWidgetClass *klass)
{
  static const struct
  {
    guint key;
    Move move;
    int direction;
  } moves[] = {
    { GDK_KEY_Left, MOVE_COLUMN, -1 }, { GDK_KEY_Right, MOVE_COLUMN, 1 },  { GDK_KEY_Up, MOVE_ROW, -1 },
    { GDK_KEY_Down, MOVE_ROW, 1 },     { GDK_KEY_Page_Up, MOVE_PAGE, -1 }, { GDK_KEY_Page_Down, MOVE_PAGE, 1 },
    { GDK_KEY_Home, MOVE_END, -1 },    { GDK_KEY_End, MOVE_END, 1 },
  };
  static const guint enters[] = { GDK_KEY_Return, GDK_KEY_KP_Enter };
  static const GdkModifierType modifiers[] = { 0, GDK_SHIFT_MASK };

  for (guint m = 0; m < G_N_ELEMENTS (modifiers); m++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
        gtk_widget_class_add_binding (klass, moves[i].key, modifiers[m], move_binding, "(ii)", moves[i].move,
                                      moves[i].direction);
      for (guint i = 0; i < G_N_ELEMENTS (enters); i++)
        gtk_widget_class_add_binding (klass, enters[i], modifiers[m], activate_binding, NULL);
    }
}

/* Tab enters at the chosen solution and leaves again. */
static gboolean
nonet_solution_grid_focus (GtkWidget *widget, GtkDirectionType direction)
{
  NonetSolutionGrid *self = NONET_SOLUTION_GRID (widget);

  if (n_items (self) == 0 || gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  step (self, 0);
  return TRUE;
}

static void
nonet_solution_grid_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  NonetSolutionGrid *self = NONET_SOLUTION_GRID (object);

  switch (property_id)
    {
    case PROP_CHOSEN:
      g_value_set_uint (value, self->chosen);
      break;
    default:
      if (!nonet_scroll_axes_get_property (&self->axes, property_id - PROP_SCROLLING, value))
        G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
nonet_solution_grid_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  NonetSolutionGrid *self = NONET_SOLUTION_GRID (object);

  switch (property_id)
    {
    case PROP_CHOSEN:
      nonet_solution_grid_set_chosen (self, g_value_get_uint (value));
      break;
    default:
      if (!nonet_scroll_axes_set_property (&self->axes, property_id - PROP_SCROLLING, value))
        G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
nonet_solution_grid_dispose (GObject *object)
{
  NonetSolutionGrid *self = NONET_SOLUTION_GRID (object);
  GtkWidget *child;

  if (self->model != NULL)
    g_signal_handlers_disconnect_by_func (self->model, items_changed, self);
  g_clear_object (&self->model);
  g_clear_object (&self->reference);
  g_hash_table_remove_all (self->thumbs);
  g_ptr_array_set_size (self->spare_thumbs, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  nonet_scroll_axes_dispose (&self->axes);
  G_OBJECT_CLASS (nonet_solution_grid_parent_class)->dispose (object);
}

static void
nonet_solution_grid_finalize (GObject *object)
{
  NonetSolutionGrid *self = NONET_SOLUTION_GRID (object);

  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  g_hash_table_unref (self->thumbs);
  g_ptr_array_unref (self->spare_thumbs);
  g_free (self->font_family);
  G_OBJECT_CLASS (nonet_solution_grid_parent_class)->finalize (object);
}

static void
nonet_solution_grid_class_init (NonetSolutionGridClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = nonet_solution_grid_get_property;
  object_class->set_property = nonet_solution_grid_set_property;
  object_class->dispose = nonet_solution_grid_dispose;
  object_class->finalize = nonet_solution_grid_finalize;
  widget_class->measure = nonet_solution_grid_measure;
  widget_class->size_allocate = nonet_solution_grid_size_allocate;
  widget_class->focus = nonet_solution_grid_focus;
  properties[PROP_CHOSEN] = g_param_spec_uint ("chosen", NULL, NULL, 0, G_MAXUINT, NONET_NO_POSITION,
                                               G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  nonet_scroll_axes_install_properties (object_class, PROP_SCROLLING);
  activated_signal = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
  add_bindings (widget_class);
  gtk_widget_class_set_css_name (widget_class, "solutions");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
nonet_solution_grid_init (NonetSolutionGrid *self)
{
  self->chosen = NONET_NO_POSITION;
  self->columns = 1;
  self->side = 100;
  nonet_scroll_axes_init (&self->axes, GTK_WIDGET (self), gtk_widget_queue_allocate);
  self->thumbs = g_hash_table_new (NULL, NULL);
  self->spare_thumbs = g_ptr_array_new ();
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  nonet_board_style_watch (GTK_WIDGET (self), style_changed);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Solutions"), -1);
}

GtkWidget *
nonet_solution_grid_new (void)
{
  return g_object_new (NONET_TYPE_SOLUTION_GRID, NULL);
}

/* A grid of small boards to scroll through, of which only those in sight exist.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/solutions/solution-grid.h"

#include <glib/gi18n.h>
#include <math.h>

#include "widgets/child-pool.h"
#include "widgets/solutions/solution-thumb.h"
#include "widgets/board/board-theme.h"
#include "widgets/widget-utils.h"

#define MARGIN 12
#define GAP 12

/* Pixels: the side of a cell whose symbol can be read. */
#define LEAST_CELL 15

/* Columns that boards are large enough with. */
#define USUAL_COLUMNS 3
#define ROW_GAP 10

/* A child that keeps the focus out of sight is put no farther away than this. */
#define FAR_AWAY 20000

struct _NonetSolutionGrid
{
  NonetScrollable parent_instance;

  GListModel *model;
  NonetPuzzle *puzzle;
  guint chosen;
  NonetSolution *reference; /* the chosen one */

  guint columns;
  int side;   /* of a small board */
  int margin; /* left of the first column */

  /* What keeps its place when the width changes: a position, how far down in the page its row is, and where it was scrolled to. */
  guint anchor;
  double anchor_top, anchor_value;

  guint first_in_sight;
  guint end_in_sight;    /* the first position after the page, whether it is filled or not */
  NonetChildPool thumbs; /* NonetSolutionThumb of the positions in sight */
};

G_DEFINE_FINAL_TYPE (NonetSolutionGrid, nonet_solution_grid, NONET_TYPE_SCROLLABLE)

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
scroll_value (NonetSolutionGrid *self)
{
  return nonet_scrollable_get_value (self, GTK_ORIENTATION_VERTICAL);
}

/* As many columns as boards whose symbols can be read fit in, up to three; more only where boards would be larger than they need be.
 * Then as large as the width allows. */
static void
choose_columns (NonetSolutionGrid *self, int width)
{
  int order = self->puzzle != NULL ? self->puzzle->shape->order : 9;
  int least = CLAMP (order * LEAST_CELL, 84, 240), inside = width - 2 * MARGIN, most, fewest;

  most = (inside + GAP) / (least + GAP);
  fewest = (inside + GAP) / (least * 2 + GAP) + 1;
  self->columns = (guint) MAX (1, MAX (MIN (most, USUAL_COLUMNS), MIN (most, fewest)));
  self->side = CLAMP ((inside + GAP) / (int) self->columns - GAP, 40, least * 2);
  self->margin = MAX (0, (width + GAP - (int) self->columns * (self->side + GAP)) / 2);
}

static void
configure_axes (NonetSolutionGrid *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));

  nonet_scrollable_configure (self, GTK_ORIENTATION_HORIZONTAL, width, width, row_height (self));
  nonet_scrollable_configure (self, GTK_ORIENTATION_VERTICAL,
                              ceil ((double) n_items (self) / self->columns) * row_height (self) + 2 * MARGIN - ROW_GAP,
                              height, row_height (self));
}

static void
thumb_pressed (NonetSolutionGrid *self, int n_press, double x, double y, GtkGesture *gesture)
{
  GtkWidget *thumb = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  guint position = nonet_solution_thumb_get_position (NONET_SOLUTION_THUMB (thumb));

  gtk_widget_grab_focus (thumb);
  if (n_press == 1 && position == self->chosen)
    g_signal_emit_by_name (self, "chosen-again");
  nonet_solution_grid_set_chosen (self, position);
  if (n_press == 2)
    g_signal_emit_by_name (self, "activated", position);
}

static GtkWidget *
create_thumb (GtkWidget *widget)
{
  GtkWidget *thumb = GTK_WIDGET (nonet_solution_thumb_new ());
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (click, "pressed", G_CALLBACK (thumb_pressed), widget);
  gtk_widget_add_controller (thumb, GTK_EVENT_CONTROLLER (click));
  return thumb;
}

static gboolean
in_sight (GtkWidget *widget, guint position)
{
  NonetSolutionGrid *self = NONET_SOLUTION_GRID (widget);

  return position >= self->first_in_sight && position < MIN (self->end_in_sight, n_items (self));
}

static void
update_thumb (GtkWidget *widget, GtkWidget *thumb, guint position)
{
  NonetSolutionGrid *self = NONET_SOLUTION_GRID (widget);

  nonet_solution_thumb_set_reference (NONET_SOLUTION_THUMB (thumb), self->reference);
  nonet_solution_thumb_set_chosen (NONET_SOLUTION_THUMB (thumb), position == self->chosen);
}

static NonetSolutionThumb *
ensure_thumb (NonetSolutionGrid *self, guint position)
{
  GtkWidget *child = nonet_child_pool_get (&self->thumbs, position);
  g_autoptr (NonetSolution) solution = NULL;
  NonetSolutionThumb *thumb;

  if (child != NULL)
    return NONET_SOLUTION_THUMB (child);
  solution = g_list_model_get_item (self->model, position);
  if (solution == NULL)
    return NULL;
  thumb = NONET_SOLUTION_THUMB (nonet_child_pool_add (&self->thumbs, position));
  nonet_solution_thumb_bind (thumb, position, solution, self->puzzle, nonet_board_style_for_widget (GTK_WIDGET (self)));
  update_thumb (GTK_WIDGET (self), GTK_WIDGET (thumb), position);
  return thumb;
}

static void
thumb_area (GtkWidget *widget, guint position, GtkAllocation *area)
{
  NonetSolutionGrid *self = NONET_SOLUTION_GRID (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  guint row = position / self->columns, column = position % self->columns;
  double y = MARGIN + row * row_height (self) - round (scroll_value (self));

  area->x = self->margin + (int) (mirrored ? self->columns - 1 - column : column) * (self->side + GAP);
  area->y = (int) CLAMP (y, -FAR_AWAY, FAR_AWAY);
  area->width = self->side;
  area->height = self->side + NONET_THUMB_LABEL;
}

/* Makes the thumbs of the rows in sight. */
static void
fill (NonetSolutionGrid *self, int height)
{
  double first_row = MAX (0, floor ((scroll_value (self) - MARGIN) / row_height (self)));
  double end_row = ceil ((scroll_value (self) + height) / row_height (self));
  guint n = n_items (self);

  self->first_in_sight = (guint) MIN (first_row * self->columns, n);
  self->end_in_sight = (guint) MIN (end_row * self->columns, NONET_NO_POSITION);
  nonet_child_pool_retire (&self->thumbs, in_sight);
  for (guint position = self->first_in_sight; position < MIN (self->end_in_sight, n); position++)
    if (ensure_thumb (self, position) == NULL)
      break;
}

/* Where the row of a position begins, from the top of the page. */
static double
top_of (NonetSolutionGrid *self, guint position)
{
  guint row = position / self->columns;

  return row * row_height (self) - scroll_value (self);
}

/* The chosen solution if any of it is in sight, else the first one that is wholly so; the same as before if it is not scrolled
 * since. */
static void
set_anchor (NonetSolutionGrid *self, int height)
{
  guint first = (guint) MIN (ceil (scroll_value (self) / row_height (self)) * self->columns, NONET_NO_POSITION);
  double top;

  if (self->anchor_value == scroll_value (self))
    return;
  self->anchor_value = scroll_value (self);
  self->anchor = first;
  if (self->chosen != NONET_NO_POSITION)
    {
      top = top_of (self, self->chosen);
      if (top > -row_height (self) && top < height)
        self->anchor = self->chosen;
    }
  self->anchor_top = top_of (self, self->anchor);
}

/* Scrolls to where the anchor is as far down as it was. */
static void
keep_anchor (NonetSolutionGrid *self)
{
  double value = scroll_value (self) + top_of (self, self->anchor) - self->anchor_top;

  nonet_scrollable_correct_value (self, GTK_ORIENTATION_VERTICAL, round (value));
  self->anchor_value = scroll_value (self);
}

static void
nonet_solution_grid_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  NonetSolutionGrid *self = NONET_SOLUTION_GRID (widget);
  guint columns = self->columns;
  int side = self->side;

  if (scroll_value (self) > 0)
    set_anchor (self, height);
  choose_columns (self, width);
  configure_axes (self);
  if (scroll_value (self) > 0 && (columns != self->columns || side != self->side))
    keep_anchor (self);
  fill (self, height);
  nonet_child_pool_allocate (&self->thumbs, thumb_area);
}

static void
scroll_to (NonetSolutionGrid *self, guint position)
{
  guint row = position / self->columns;
  double top = row * row_height (self);

  configure_axes (self);
  nonet_scrollable_show (self, GTK_ORIENTATION_VERTICAL, top, top + row_height (self) + 2 * MARGIN);
}

static void
items_changed (NonetSolutionGrid *self, guint position, guint removed, guint added)
{
  if (removed > 0)
    {
      nonet_child_pool_retire (&self->thumbs, NULL);
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
  if (self->model != NULL)
    g_signal_handlers_disconnect_by_func (self->model, items_changed, self);
  nonet_solution_grid_set_chosen (self, NONET_NO_POSITION);
  g_set_object (&self->model, model);
  nonet_child_pool_retire (&self->thumbs, NULL);
  if (puzzle != NULL)
    nonet_puzzle_ref (puzzle);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  self->puzzle = puzzle;
  nonet_scrollable_set_value (self, GTK_ORIENTATION_VERTICAL, 0);
  if (model != NULL)
    g_signal_connect_swapped (model, "items-changed", G_CALLBACK (items_changed), self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

GListModel *
nonet_solution_grid_get_model (NonetSolutionGrid *self)
{
  return self->model;
}

void
nonet_solution_grid_set_chosen (NonetSolutionGrid *self, guint position)
{
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
  nonet_child_pool_foreach (&self->thumbs, update_thumb);
  g_signal_emit_by_name (self, "chosen-changed");
}

guint
nonet_solution_grid_get_chosen (NonetSolutionGrid *self)
{
  return self->chosen;
}

NonetSolution *
nonet_solution_grid_get_solution (NonetSolutionGrid *self)
{
  return self->reference;
}

/* Chooses the solution that many places on, and takes the focus along. */
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
    g_signal_emit_by_name (self, "activated", self->chosen);
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
nonet_solution_grid_dispose (GObject *object)
{
  NonetSolutionGrid *self = NONET_SOLUTION_GRID (object);

  if (self->model != NULL)
    g_signal_handlers_disconnect_by_func (self->model, items_changed, self);
  g_clear_object (&self->model);
  g_clear_object (&self->reference);
  nonet_child_pool_clear (&self->thumbs);
  G_OBJECT_CLASS (nonet_solution_grid_parent_class)->dispose (object);
}

static void
nonet_solution_grid_finalize (GObject *object)
{
  NonetSolutionGrid *self = NONET_SOLUTION_GRID (object);

  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  nonet_child_pool_finalize (&self->thumbs);
  G_OBJECT_CLASS (nonet_solution_grid_parent_class)->finalize (object);
}

static void
nonet_solution_grid_class_init (NonetSolutionGridClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = nonet_solution_grid_dispose;
  object_class->finalize = nonet_solution_grid_finalize;
  widget_class->size_allocate = nonet_solution_grid_size_allocate;
  widget_class->focus = nonet_solution_grid_focus;
  g_signal_new ("chosen-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
  g_signal_new ("chosen-again", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  NONET_SCROLLABLE_CLASS (klass)->minimum = (GtkRequisition){ 120, 80 };
  NONET_SCROLLABLE_CLASS (klass)->natural = (GtkRequisition){ 340, 400 };
  add_bindings (widget_class);
  gtk_widget_class_set_css_name (widget_class, "solutions");
  /* How many stand in a row follows from the width. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
nonet_solution_grid_init (NonetSolutionGrid *self)
{
  self->chosen = NONET_NO_POSITION;
  self->columns = 1;
  self->side = 100;
  nonet_child_pool_init (&self->thumbs, GTK_WIDGET (self), create_thumb);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  nonet_widget_set_name (GTK_WIDGET (self), _ ("Solutions"));
}

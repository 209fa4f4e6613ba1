/* Mouse and touch on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A press selects its cell (Ctrl: adds or takes away, Shift: a block from the anchor), a drag all cells it comes over, a
 * double click all cells with the same symbol. Where strokes are drawn, a drag or click ends one, and the way back shortens a line. Where a symbol or colour was chosen first, a plain click puts it; while colours
 * are entered, a click on a candidate colours that alone. The secondary button and
 * a long press open the keypad at the cell. Over the one cell that is selected the wheel steps through the symbols it may have;
 * with Ctrl it zooms. On a board that scrolls, the wheel scrolls and Alt makes it step.
 */
#include "widgets/board/board-pointer.h"

#include <math.h>

#include "render/board/board-painter.h"
#include "render/board/board-style.h"
#include "widgets/board/board-edits.h"
#include "widgets/board/board-theme.h"

/* One turn of the wheel zooms by this factor. */
#define ZOOM_STEP 1.15

/* Whether a finger makes the gesture: on a board that scrolls, it scrolls. */
static gboolean
is_touch (GtkGesture *gesture)
{
  GdkEvent *event = gtk_gesture_get_last_event (gesture, gtk_gesture_get_last_updated_sequence (gesture));

  return event != NULL && gdk_event_get_event_type (event) >= GDK_TOUCH_BEGIN
         && gdk_event_get_event_type (event) <= GDK_TOUCH_CANCEL;
}

static int
cell_at (NonetBoardPointer *self, double x, double y)
{
  return nonet_board_place_cell_at (nonet_board_view_get_place (self->board), x, y);
}

static NonetStrokes
get_strokes (NonetBoardPointer *self)
{
  return nonet_board_view_get_strokes (self->board);
}

static gboolean
can_scroll (NonetBoardPointer *self)
{
  return nonet_board_place_can_scroll (nonet_board_view_get_place (self->board));
}

static void
drag_begin (NonetBoardPointer *self, double x, double y, GtkGesture *gesture)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  NonetSelectMode mode = NONET_SELECT_ONLY;
  int cell = cell_at (self, x, y);
  guint next = G_MAXUINT;

  if (cell < 0 && get_strokes (self) == NONET_STROKES_FROM_EDGE)
    cell = nonet_board_place_edge_at (nonet_board_view_get_place (self->board), x, y, &next);
  self->pressed = self->dragged = cell;
  self->moved = FALSE;
  self->plain = cell >= 0 && !(state & (GDK_CONTROL_MASK | GDK_SHIFT_MASK));
  if (cell < 0)
    {
      nonet_board_view_select (self->board, NULL, 0);
      return;
    }
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  if (state & GDK_CONTROL_MASK)
    mode = NONET_SELECT_TOGGLE;
  else if (state & GDK_SHIFT_MASK)
    mode = NONET_SELECT_BLOCK;
  nonet_board_view_select_cell (self->board, (guint) cell, mode);
  if (next != G_MAXUINT)
    nonet_board_view_select_cell (self->board, next, NONET_SELECT_ADD);
}

/* Whether a stroke takes a cell where it is crossed. */
static gboolean
is_taken (NonetBoardPointer *self, guint cell, double x, double y)
{
  GdkRectangle area;

  if (get_strokes (self) != NONET_STROKES_MIDDLES)
    return TRUE;
  nonet_board_place_get_cell_area (nonet_board_view_get_place (self->board), cell, &area);
  return hypot (x - area.x - area.width / 2., y - area.y - area.height / 2.) < area.width * 0.4;
}

/* Selects the cells on the straight way from the last place, so that a quick drag leaves none out. */
static void
drag_over (NonetBoardPointer *self, double from_x, double from_y, double x, double y)
{
  const NonetBoardPlace *place = nonet_board_view_get_place (self->board);
  double step = place->shape != NULL ? place->size / place->shape->order / 4 : 1;
  int n_steps = (int) ceil (hypot (x - from_x, y - from_y) / step);

  for (int i = 1; i <= n_steps; i++)
    {
      double at_x = from_x + (x - from_x) * i / n_steps, at_y = from_y + (y - from_y) * i / n_steps;
      int cell = cell_at (self, at_x, at_y);

      if (cell < 0 || cell == self->dragged || !is_taken (self, (guint) cell, at_x, at_y))
        continue;
      self->dragged = cell;
      self->moved = TRUE;
      nonet_board_view_select_cell (self->board, (guint) cell,
                                    get_strokes (self) > NONET_STROKES_CELLS ? NONET_SELECT_ALONG : NONET_SELECT_ADD);
    }
}

static void
drag_update (NonetBoardPointer *self, double offset_x, double offset_y, GtkGesture *gesture)
{
  double x, y;

  if (self->pressed < 0)
    return;
  if (can_scroll (self) && is_touch (gesture))
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (gesture), &x, &y);
  if (!self->moved)
    {
      if (!gtk_drag_check_threshold (GTK_WIDGET (self->board), (int) x, (int) y, (int) (x + offset_x),
                                     (int) (y + offset_y)))
        return;
      self->x = x;
      self->y = y;
    }
  drag_over (self, self->x, self->y, x + offset_x, y + offset_y);
  self->x = x + offset_x;
  self->y = y + offset_y;
  if (self->moved)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

/* A drag with a chosen symbol marks all cells it came over. */
static void
drag_end (NonetBoardPointer *self)
{
  NonetEntering *entering = nonet_board_view_get_entering (self->board);
  NonetEntryMode mode = nonet_entering_get_mode (entering);
  guint symbol = nonet_board_view_get_symbol (self->board);

  if (get_strokes (self) != NONET_STROKES_NONE && self->pressed >= 0 && self->plain)
    nonet_board_view_end_stroke (self->board, FALSE);
  if (get_strokes (self) != NONET_STROKES_NONE || !self->moved || !self->plain)
    return;
  if (nonet_entering_get_colour (entering) != 0)
    nonet_board_set_colour (self->board, nonet_entering_get_colour (entering));
  else if (symbol != 0 && (mode == NONET_ENTRY_CORNER || mode == NONET_ENTRY_CENTRE))
    nonet_board_enter (self->board, symbol);
}

static void
drag_cancelled (NonetBoardPointer *self)
{
  self->pressed = -1;
}

/* The candidate or mark that is drawn at a point, or 0. */
static guint
shown_at (NonetBoardPointer *self, double x, double y)
{
  const NonetBoardPlace *place = nonet_board_view_get_place (self->board);
  NonetBoardScene scene;

  nonet_board_look_describe (nonet_board_view_get_look (self->board), &scene);
  return nonet_board_shown_at (&scene, nonet_board_style_for_widget (GTK_WIDGET (self->board)), place->size,
                               x - place->left, y - place->top);
}

/* While colours are entered, a click gives the candidate under it the last one, or its cell the one chosen. */
static void
colour_clicked (NonetBoardPointer *self, double x, double y)
{
  guint value = shown_at (self, x, y);
  guint colour = nonet_entering_get_colour (nonet_board_view_get_entering (self->board));

  if (value != 0)
    nonet_board_note (self->board, value);
  else if (colour != 0)
    nonet_board_set_colour (self->board, colour);
}

/* Where clicks note candidates, one on a candidate does, however quickly it comes after the last. */
static gboolean
note_clicked (NonetBoardPointer *self, double x, double y)
{
  guint value = 0;

  if (nonet_entering_get_clicks_note (nonet_board_view_get_entering (self->board)))
    value = shown_at (self, x, y);
  if (value != 0)
    nonet_board_note (self->board, value);
  return value != 0;
}

static void
click_released (NonetBoardPointer *self, int n_press, double x, double y, GtkGesture *gesture)
{
  guint symbol = nonet_board_view_get_symbol (self->board);
  int cell = cell_at (self, x, y);

  if (cell < 0 || cell != self->pressed || self->moved || !self->plain || get_strokes (self) != NONET_STROKES_NONE)
    return;
  if (nonet_entering_get_mode (nonet_board_view_get_entering (self->board)) == NONET_ENTRY_COLOUR)
    colour_clicked (self, x, y);
  else if (symbol != 0 && n_press == 1)
    nonet_board_enter (self->board, symbol);
  else if (symbol == 0 && !note_clicked (self, x, y) && n_press == 2)
    nonet_board_select_equal (self->board, (guint) cell);
}

/* The candidate of a blank cell at a point, or 0. */
static guint
candidate_at (NonetBoardPointer *self, guint cell, double x, double y)
{
  const NonetBoardPlace *place = nonet_board_view_get_place (self->board);
  SudokuSet possible = nonet_board_get_possible (self->board, cell);
  cairo_rectangle_t inside, area;
  NonetBoardLayout layout;

  if (nonet_document_get_value (nonet_board_view_get_document (self->board), cell) != 0)
    return 0;
  nonet_board_layout_init (&layout, place->shape, place->size, 1, FALSE);
  nonet_board_layout_cell (&layout, cell, &inside);
  for (; possible != 0; possible &= possible - 1)
    {
      nonet_board_layout_candidate (&layout, &inside, sudoku_set_first (possible), &area);
      if (x - place->left >= area.x && x - place->left < area.x + area.width && y - place->top >= area.y
          && y - place->top < area.y + area.height)
        return sudoku_set_first (possible);
    }
  return 0;
}

static void
open_menu (NonetBoardPointer *self, double x, double y)
{
  const NonetBoardSelection *selection = &nonet_board_view_get_look (self->board)->selection;
  int cell = cell_at (self, x, y);

  if (cell < 0)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  nonet_board_view_select_cell (self->board, (guint) cell,
                                selection->cell[cell] ? NONET_SELECT_ADD : NONET_SELECT_ONLY);
  self->popovers->pointed = candidate_at (self, (guint) cell, x, y);
  gtk_widget_activate_action (GTK_WIDGET (self->board), "board.show-menu", NULL);
}

static void
secondary_pressed (NonetBoardPointer *self, int n_press, double x, double y, GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  open_menu (self, x, y);
}

static void
long_pressed (NonetBoardPointer *self, double x, double y, GtkGesture *gesture)
{
  if (self->moved || cell_at (self, x, y) < 0)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->pressed = -1;
  open_menu (self, x, y);
}

static gboolean
wheel_turned (NonetBoardPointer *self, double dx, double dy, GtkEventController *controller)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (controller);
  const NonetBoardSelection *selection = &nonet_board_view_get_look (self->board)->selection;
  int cell = cell_at (self, self->x, self->y);

  if (nonet_board_view_get_document (self->board) == NULL)
    return GDK_EVENT_PROPAGATE;
  if (state & GDK_CONTROL_MASK)
    {
      nonet_board_view_zoom_at (self->board, nonet_board_view_get_zoom (self->board) * pow (ZOOM_STEP, -dy), self->x,
                                self->y);
      return GDK_EVENT_STOP;
    }
  if (can_scroll (self) && !(state & GDK_ALT_MASK))
    return GDK_EVENT_PROPAGATE;
  /* A wheel turned with Alt comes in sideways. */
  self->wheel += dy != 0 ? dy : dx;
  for (; fabs (self->wheel) >= 1; self->wheel -= copysign (1, self->wheel))
    if (cell >= 0 && selection->n == 1 && selection->cursor == (guint) cell)
      nonet_board_step (self->board, (guint) cell, self->wheel > 0 ? 1 : -1);
  return GDK_EVENT_STOP;
}

/* Two fingers select nothing on their way. */
static void
pinch_begin (NonetBoardPointer *self, GdkEventSequence *sequence, GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->pinch_zoom = nonet_board_view_get_zoom (self->board);
}

static void
pinched (NonetBoardPointer *self, double scale, GtkGesture *gesture)
{
  double x = self->x, y = self->y;

  if (gtk_gesture_is_active (gesture))
    gtk_gesture_get_bounding_box_center (gesture, &x, &y);
  nonet_board_view_zoom_at (self->board, self->pinch_zoom * scale, x, y);
}

static void
set_hover (NonetBoardPointer *self, int cell)
{
  if (nonet_board_view_get_look (self->board)->hover == cell)
    return;
  nonet_board_view_set_hover (self->board, cell);
  self->wheel = 0;
  self->pointed_at = FALSE;
}

/* GTK reports a pointer also, without a time, when what lies under it has moved: what a cell has to show is only for who
 * points at it. */
static void
pointer_moved (NonetBoardPointer *self, double x, double y, GtkEventController *controller)
{
  gboolean dragging = gtk_gesture_is_active (self->drag);

  if (!dragging)
    {
      self->x = x;
      self->y = y;
    }
  set_hover (self, cell_at (self, x, y));
  if (gtk_event_controller_get_current_event_time (controller) == GDK_CURRENT_TIME || self->pointed_at)
    return;
  self->pointed_at = TRUE;
  nonet_board_popovers_hover (self->popovers, !dragging);
}

static void
pointer_left (NonetBoardPointer *self)
{
  set_hover (self, -1);
  self->pointed_at = FALSE;
  nonet_board_popovers_hover (self->popovers, FALSE);
}

static void
add_controller (NonetBoardPointer *self, GtkEventController *controller)
{
  gtk_widget_add_controller (GTK_WIDGET (self->board), controller);
}

static GtkGesture *
add_gesture (NonetBoardPointer *self, GtkGesture *gesture, guint button)
{
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (gesture), button);
  add_controller (self, GTK_EVENT_CONTROLLER (gesture));
  return gesture;
}

void
nonet_board_pointer_init (NonetBoardPointer *self, NonetBoardView *board, NonetBoardPopovers *popovers)
{
  GtkGesture *click, *secondary, *press, *pinch = gtk_gesture_zoom_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);

  self->board = board;
  self->popovers = popovers;
  self->pressed = -1;
  click = add_gesture (self, gtk_gesture_click_new (), GDK_BUTTON_PRIMARY);
  secondary = add_gesture (self, gtk_gesture_click_new (), GDK_BUTTON_SECONDARY);
  press = add_gesture (self, gtk_gesture_long_press_new (), GDK_BUTTON_PRIMARY);
  self->drag = add_gesture (self, gtk_gesture_drag_new (), GDK_BUTTON_PRIMARY);
  gtk_gesture_group (click, self->drag);
  add_controller (self, GTK_EVENT_CONTROLLER (pinch));
  add_controller (self, motion);
  add_controller (self, wheel);
  g_signal_connect_swapped (self->drag, "drag-begin", G_CALLBACK (drag_begin), self);
  g_signal_connect_swapped (self->drag, "drag-update", G_CALLBACK (drag_update), self);
  g_signal_connect_swapped (self->drag, "cancel", G_CALLBACK (drag_cancelled), self);
  g_signal_connect_swapped (self->drag, "drag-end", G_CALLBACK (drag_end), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (click_released), self);
  g_signal_connect_swapped (secondary, "pressed", G_CALLBACK (secondary_pressed), self);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (long_pressed), self);
  g_signal_connect_swapped (pinch, "begin", G_CALLBACK (pinch_begin), self);
  g_signal_connect_swapped (pinch, "scale-changed", G_CALLBACK (pinched), self);
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (pointer_moved), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (pointer_moved), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (pointer_left), self);
  g_signal_connect_swapped (wheel, "scroll", G_CALLBACK (wheel_turned), self);
}

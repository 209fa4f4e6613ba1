/* Mouse and touch on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A press selects its cell (Ctrl: adds or takes away, Shift: a block from the anchor), a drag all cells it comes over, a double click
 * all cells with the same symbol. Where a symbol was chosen first, a plain click puts it. The secondary
 * button and a long press open the keypad at the cell. The wheel steps through the symbols a cell may
 * have; with Ctrl it zooms. On a board that scrolls, the wheel scrolls and Alt makes it step.
 */
#include "widgets/board-view-pointer.h"

#include <math.h>

#include "widgets/board-view-actions.h"
#include "widgets/board-view-place.h"
#include "widgets/board-view-popovers.h"
#include "widgets/board-view-selection.h"

/* One turn of the wheel zooms by this factor. */
#define ZOOM_STEP 1.15

static GdkModifierType
modifiers (GtkGesture *gesture)
{
  return gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
}

/* Whether a finger makes the gesture: on a board that scrolls, it scrolls. */
static gboolean
is_touch (GtkGesture *gesture)
{
  GdkEvent *event = gtk_gesture_get_last_event (gesture, gtk_gesture_get_last_updated_sequence (gesture));

  return event != NULL && gdk_event_get_event_type (event) >= GDK_TOUCH_BEGIN
         && gdk_event_get_event_type (event) <= GDK_TOUCH_CANCEL;
}

static void
drag_begin (NonetBoardView *self, double x, double y, GtkGesture *gesture)
{
  GdkModifierType state = modifiers (gesture);
  int cell = nonet_board_view_cell_at (self, x, y);

  self->pressed_cell = self->dragged_cell = cell;
  self->drag_moved = FALSE;
  self->pressed_plain = FALSE;
  if (cell < 0)
    {
      nonet_board_view_unselect (self);
      return;
    }
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (state & GDK_CONTROL_MASK)
    nonet_board_view_select_toggle (self, (guint) cell);
  else if (state & GDK_SHIFT_MASK)
    nonet_board_view_select_block (self, (guint) cell);
  else
    {
      self->pressed_plain = TRUE;
      nonet_board_view_select_only (self, (guint) cell);
    }
}

/* Selects the cells on the straight way from the last place, so that a quick drag leaves none out. */
static void
drag_over (NonetBoardView *self, double from_x, double from_y, double x, double y)
{
  double step = self->size / self->shape->order / 4;
  int n_steps = (int) ceil (hypot (x - from_x, y - from_y) / step);

  for (int i = 1; i <= n_steps; i++)
    {
      int cell =
          nonet_board_view_cell_at (self, from_x + (x - from_x) * i / n_steps, from_y + (y - from_y) * i / n_steps);

      if (cell < 0 || cell == self->dragged_cell)
        continue;
      self->dragged_cell = cell;
      self->drag_moved = TRUE;
      nonet_board_view_select_add (self, (guint) cell);
    }
}

static void
drag_update (NonetBoardView *self, double offset_x, double offset_y, GtkGesture *gesture)
{
  double x, y;

  if (self->pressed_cell < 0)
    return;
  if (nonet_board_view_can_scroll (self) && is_touch (gesture))
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (gesture), &x, &y);
  if (!self->drag_moved
      && !gtk_drag_check_threshold (GTK_WIDGET (self), (int) x, (int) y, (int) (x + offset_x), (int) (y + offset_y)))
    return;
  if (!self->drag_moved)
    {
      self->pointer_x = x;
      self->pointer_y = y;
    }
  drag_over (self, self->pointer_x, self->pointer_y, x + offset_x, y + offset_y);
  self->pointer_x = x + offset_x;
  self->pointer_y = y + offset_y;
  if (self->drag_moved)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

/* A drag with a chosen symbol marks all cells it came over. */
static void
drag_end (NonetBoardView *self)
{
  if (self->drag_moved && self->pressed_plain && self->symbol != 0 && self->marking)
    nonet_board_view_enter (self, self->symbol);
}

static void
click_released (NonetBoardView *self, int n_press, double x, double y, GtkGesture *gesture)
{
  int cell = nonet_board_view_cell_at (self, x, y);

  if (cell < 0 || cell != self->pressed_cell || self->drag_moved || !self->pressed_plain)
    return;
  if (self->symbol != 0 && n_press == 1)
    nonet_board_view_enter (self, self->symbol);
  else if (self->symbol == 0 && n_press == 2)
    nonet_board_view_select_equal (self, (guint) cell);
}

static void
open_menu (NonetBoardView *self, double x, double y)
{
  int cell = nonet_board_view_cell_at (self, x, y);

  if (cell < 0)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (!self->selected[cell])
    nonet_board_view_select_only (self, (guint) cell);
  else
    self->cursor = (guint) cell;
  nonet_board_view_show_popover (self);
}

static void
secondary_pressed (NonetBoardView *self, int n_press, double x, double y, GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  open_menu (self, x, y);
}

static void
long_pressed (NonetBoardView *self, double x, double y, GtkGesture *gesture)
{
  if (self->drag_moved || nonet_board_view_cell_at (self, x, y) < 0)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->pressed_cell = -1;
  open_menu (self, x, y);
}

static void
step_under_pointer (NonetBoardView *self, int direction)
{
  int cell = nonet_board_view_cell_at (self, self->pointer_x, self->pointer_y);

  if (cell >= 0)
    nonet_board_view_step_symbol (self, (guint) cell, direction);
}

static gboolean
wheel_turned (NonetBoardView *self, double dx, double dy, GtkEventController *controller)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (controller);

  if (self->n_cells == 0)
    return GDK_EVENT_PROPAGATE;
  if (state & GDK_CONTROL_MASK)
    {
      nonet_board_view_zoom_at (self, self->zoom * pow (ZOOM_STEP, -dy), self->pointer_x, self->pointer_y);
      return GDK_EVENT_STOP;
    }
  if (nonet_board_view_can_scroll (self) && !(state & GDK_ALT_MASK))
    return GDK_EVENT_PROPAGATE;
  /* A wheel turned with Alt comes in sideways. */
  self->wheel += dy != 0 ? dy : dx;
  for (; self->wheel >= 1; self->wheel -= 1)
    step_under_pointer (self, 1);
  for (; self->wheel <= -1; self->wheel += 1)
    step_under_pointer (self, -1);
  return GDK_EVENT_STOP;
}

/* Two fingers select nothing on their way. */
static void
pinch_begin (NonetBoardView *self, GdkEventSequence *sequence, GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->pinch_zoom = self->zoom;
}

static void
pinched (NonetBoardView *self, double scale, GtkGesture *gesture)
{
  double x = self->pointer_x, y = self->pointer_y;

  if (gtk_gesture_is_active (gesture))
    gtk_gesture_get_bounding_box_center (gesture, &x, &y);
  nonet_board_view_zoom_at (self, self->pinch_zoom * scale, x, y);
}

static void
set_hover (NonetBoardView *self, int cell)
{
  if (self->hover == cell)
    return;
  self->hover = cell;
  self->wheel = 0;
  nonet_board_view_invalidate (self);
}

/* GTK tells of a pointer also, without a time, when what lies under it has moved: what a cell has to tell is only for who
 * points at it. */
static void
pointer_moved (NonetBoardView *self, double x, double y, GtkEventController *controller)
{
  gboolean moved = gtk_event_controller_get_current_event_time (controller) != GDK_CURRENT_TIME;
  int old = self->hover;

  if (!gtk_gesture_is_active (self->drag))
    {
      self->pointer_x = x;
      self->pointer_y = y;
    }
  set_hover (self, nonet_board_view_cell_at (self, x, y));
  if (self->hover != old)
    self->pointed_at = FALSE;
  if (!moved || self->pointed_at)
    return;
  self->pointed_at = TRUE;
  nonet_board_view_hover_tally (self);
}

static void
pointer_left (NonetBoardView *self)
{
  set_hover (self, -1);
  self->pointed_at = FALSE;
  nonet_board_view_hover_tally (self);
}

static GtkGesture *
add_gesture (NonetBoardView *self, GtkGesture *gesture, guint button)
{
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (gesture), button);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gesture));
  return gesture;
}

static void
add_controller (NonetBoardView *self, GtkEventController *controller)
{
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

void
nonet_board_view_init_pointer (NonetBoardView *self)
{
  GtkGesture *click = add_gesture (self, gtk_gesture_click_new (), GDK_BUTTON_PRIMARY);
  GtkGesture *secondary = add_gesture (self, gtk_gesture_click_new (), GDK_BUTTON_SECONDARY);
  GtkGesture *press = add_gesture (self, gtk_gesture_long_press_new (), GDK_BUTTON_PRIMARY);
  GtkGesture *pinch = gtk_gesture_zoom_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);

  self->hover = self->pressed_cell = -1;
  self->drag = add_gesture (self, gtk_gesture_drag_new (), GDK_BUTTON_PRIMARY);
  gtk_gesture_group (click, self->drag);
  add_controller (self, GTK_EVENT_CONTROLLER (pinch));
  add_controller (self, motion);
  add_controller (self, wheel);
  g_signal_connect_swapped (self->drag, "drag-begin", G_CALLBACK (drag_begin), self);
  g_signal_connect_swapped (self->drag, "drag-update", G_CALLBACK (drag_update), self);
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

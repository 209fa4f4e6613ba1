/* The board in the window: a board view that takes mouse, touch and keyboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/board/board-editor.h"

#include "widgets/board/board-edits.h"
#include "widgets/board/board-pointer.h"
#include "widgets/board/board-popovers.h"

#define ZOOM_STEP 1.25

struct _NonetBoardEditor
{
  NonetBoardView parent_instance;

  NonetBoardTyping typing;
  NonetBoardPointer pointer;
  NonetBoardPopovers popovers;
  GSignalGroup *document;
};

G_DEFINE_FINAL_TYPE (NonetBoardEditor, nonet_board_editor, NONET_TYPE_BOARD_VIEW)

static guint filter_requested;

static const NonetBoardSelection *
selection_of (NonetBoardView *board)
{
  return &nonet_board_view_get_look (board)->selection;
}

/* The keyboard. */

static void
move_to (NonetBoardView *board, int row, int column, NonetSelectMode mode)
{
  const NonetBoardSelection *selection = selection_of (board);
  int last = (int) selection->shape->order - 1;
  guint cell = (guint) (CLAMP (row, 0, last) * (last + 1) + CLAMP (column, 0, last));

  nonet_board_view_select_cell (board, selection->n > 0 ? cell : selection->cursor, mode);
}

/* A page is as high as a box, or on boards without rectangular boxes a third of the board. */
static int
rows_in_page (const SudokuShape *shape)
{
  int rows = (int) sudoku_shape_box_rows (shape);

  return rows > 0 ? rows : MAX (1, (int) shape->order / 3);
}

/* Where the keys that stand at the corners of a keypad of numbers lead while something is drawn. */
static gboolean
diagonal_key (NonetBoardView *board, guint keyval, int row, int column, NonetSelectMode mode)
{
  static const struct
  {
    guint key;
    int rows, columns;
  } steps[] = {
    { GDK_KEY_Home, -1, -1 }, { GDK_KEY_Page_Up, -1, 1 }, { GDK_KEY_End, 1, -1 }, { GDK_KEY_Page_Down, 1, 1 }
  };
  int last = (int) selection_of (board)->shape->order - 1;

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (steps[i].key == keyval)
      {
        int to_row = row + steps[i].rows, to_column = column + steps[i].columns;

        if (to_row == CLAMP (to_row, 0, last) && to_column == CLAMP (to_column, 0, last))
          move_to (board, to_row, to_column, mode);
        return TRUE;
      }
  return FALSE;
}

static gboolean
move_key (NonetBoardView *board, guint keyval, GdkModifierType state)
{
  const NonetBoardSelection *selection = selection_of (board);
  int row = (int) sudoku_cell_row (selection->shape, selection->cursor);
  int column = (int) sudoku_cell_column (selection->shape, selection->cursor);
  int last = (int) selection->shape->order - 1;
  gboolean control = (state & GDK_CONTROL_MASK) != 0, shift = (state & GDK_SHIFT_MASK) != 0;
  gboolean far = control && !shift;
  NonetSelectMode extend = shift ? NONET_SELECT_BLOCK : NONET_SELECT_ONLY;
  NonetSelectMode add =
      nonet_board_view_get_strokes (board) > NONET_STROKES_CELLS ? NONET_SELECT_ALONG : NONET_SELECT_ADD;
  NonetSelectMode step = control && shift ? add : extend;

  if (control && shift && nonet_board_view_get_strokes (board) != NONET_STROKES_NONE
      && diagonal_key (board, keyval, row, column, add))
    return TRUE;
  switch (keyval)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      move_to (board, far ? 0 : row - 1, column, step);
      return TRUE;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      move_to (board, far ? last : row + 1, column, step);
      return TRUE;
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      move_to (board, row, far ? 0 : column - 1, step);
      return TRUE;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      move_to (board, row, far ? last : column + 1, step);
      return TRUE;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      move_to (board, control ? 0 : row, 0, extend);
      return TRUE;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      move_to (board, control ? last : row, last, extend);
      return TRUE;
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      move_to (board, row - rows_in_page (selection->shape), column, extend);
      return TRUE;
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      move_to (board, row + rows_in_page (selection->shape), column, extend);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
erase_key (NonetBoardEditor *self)
{
  if (nonet_board_typing_is_composing (&self->typing))
    nonet_board_view_end_typing (NONET_BOARD_VIEW (self), FALSE);
  else if (nonet_board_view_get_strokes (NONET_BOARD_VIEW (self)) != NONET_STROKES_NONE)
    nonet_board_view_end_stroke (NONET_BOARD_VIEW (self), TRUE);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "board.clear", NULL);
  return TRUE;
}

/* Escape lets go of one thing at a time: what is being typed, the chosen symbol or colour, the selection. */
static gboolean
escape_key (NonetBoardEditor *self)
{
  NonetBoardView *board = NONET_BOARD_VIEW (self);

  if (nonet_board_typing_is_composing (&self->typing))
    nonet_board_view_end_typing (board, FALSE);
  else if (nonet_board_view_get_symbol (board) != 0)
    nonet_board_view_set_symbol (board, 0);
  else if (nonet_entering_get_colour (nonet_board_view_get_entering (board)) != 0)
    nonet_entering_set_colour (nonet_board_view_get_entering (board), 0);
  else if (selection_of (board)->n > 0)
    nonet_board_view_select (board, NULL, 0);
  else
    return FALSE;
  return TRUE;
}

static gboolean
enter_key (NonetBoardEditor *self)
{
  NonetBoardView *board = NONET_BOARD_VIEW (self);
  guint symbol = nonet_board_view_get_symbol (board);
  guint colour = nonet_entering_get_colour (nonet_board_view_get_entering (board));

  if (nonet_board_typing_is_composing (&self->typing))
    nonet_board_view_end_typing (board, TRUE);
  else if (nonet_board_view_get_strokes (board) != NONET_STROKES_NONE && selection_of (board)->n > 0)
    nonet_board_view_end_stroke (board, FALSE);
  else if (colour != 0)
    nonet_board_set_colour (board, colour);
  else if (symbol != 0 && nonet_board_can_enter (board))
    nonet_board_enter (board, symbol);
  else
    nonet_board_popovers_show_keypad (&self->popovers);
  return TRUE;
}

/* Where they are no symbols, plus and minus do what the wheel does. */
static gboolean
step_key (NonetBoardView *board, guint keyval)
{
  gboolean forward = keyval == GDK_KEY_plus || keyval == GDK_KEY_equal || keyval == GDK_KEY_KP_Add;

  if (selection_of (board)->n == 0 || (!forward && keyval != GDK_KEY_minus && keyval != GDK_KEY_KP_Subtract))
    return FALSE;
  nonet_board_step (board, nonet_board_view_get_cursor (board), forward ? 1 : -1);
  return TRUE;
}

/* Where they are no symbols, others are asked for what letters mean, and four keys beside each other choose the mode, as in
 * SudokuPad. */
static gboolean
letter_key (NonetBoardView *board, guint keyval, GdkModifierType state)
{
  static const guint keys[NONET_N_ENTRY_MODES] = { GDK_KEY_z, GDK_KEY_x, GDK_KEY_c, GDK_KEY_v };
  gboolean taken = FALSE;

  g_signal_emit_by_name (board, "letter", gdk_keyval_to_lower (keyval), state & GDK_SHIFT_MASK, &taken);
  if (taken)
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (gdk_keyval_to_lower (keyval) == keys[i])
      {
        nonet_entering_choose (nonet_board_view_get_entering (board), i);
        return TRUE;
      }
  return FALSE;
}

static gboolean
plain_key (NonetBoardEditor *self, guint keyval, GdkModifierType state)
{
  switch (keyval)
    {
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
    case GDK_KEY_BackSpace:
      return erase_key (self);
    case GDK_KEY_Escape:
      return escape_key (self);
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      gtk_widget_activate_action (GTK_WIDGET (self), "board.next-mode", NULL);
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      return enter_key (self);
    default:
      return nonet_board_typing_type_key (&self->typing, keyval) || step_key (NONET_BOARD_VIEW (self), keyval)
             || letter_key (NONET_BOARD_VIEW (self), keyval, state);
    }
}

/* The modifier that a key is, or 0. */
static GdkModifierType
modifier_of (guint keyval)
{
  if (keyval == GDK_KEY_Shift_L || keyval == GDK_KEY_Shift_R)
    return GDK_SHIFT_MASK;
  return keyval == GDK_KEY_Control_L || keyval == GDK_KEY_Control_R ? GDK_CONTROL_MASK : 0;
}

static void
hold (NonetBoardEditor *self, GdkModifierType state)
{
  nonet_entering_hold (nonet_board_view_get_entering (NONET_BOARD_VIEW (self)), state);
}

static void
key_released (NonetBoardEditor *self, guint keyval, guint keycode, GdkModifierType state)
{
  hold (self, state & ~modifier_of (keyval));
}

static void
focus_left (NonetBoardEditor *self)
{
  hold (self, 0);
}

/* A release that another window heard of is seen at last when the pointer moves. */
static void
pointer_moved (NonetBoardEditor *self, double x, double y, GtkEventController *motion)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (motion);

  if ((state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK)) == 0)
    hold (self, 0);
}

static gboolean
key_pressed (NonetBoardEditor *self, guint keyval, guint keycode, GdkModifierType state, GtkEventController *keys)
{
  NonetBoardView *board = NONET_BOARD_VIEW (self);

  if (nonet_board_view_get_document (board) == NULL)
    return GDK_EVENT_PROPAGATE;
  hold (self, state | modifier_of (keyval));
  if (nonet_board_typing_is_preediting (&self->typing) && nonet_board_typing_filter_key (&self->typing, keys))
    return GDK_EVENT_STOP;
  if ((state & (GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (nonet_board_typing_type_held (&self->typing, keys, state)
      || nonet_board_typing_type_row (&self->typing, keys, state, keyval))
    return GDK_EVENT_STOP;
  if (move_key (board, keyval, state) || (!(state & GDK_CONTROL_MASK) && plain_key (self, keyval, state)))
    return GDK_EVENT_STOP;
  return nonet_board_typing_filter_key (&self->typing, keys);
}

/* The actions. */

/* Those that take a number; larger ones than the board has are no symbols. */
static void
value_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetBoardView *board = NONET_BOARD_VIEW (widget);
  const SudokuShape *shape = selection_of (board)->shape;
  guint value = g_variant_get_uint32 (parameter);

  if (g_str_equal (name, "board.set-colour"))
    nonet_board_set_colour (board, value);
  else if (shape == NULL || value > shape->order)
    return;
  else if (g_str_equal (name, "board.choose-symbol"))
    nonet_board_view_set_symbol (board, value);
  else if (g_str_equal (name, "board.put-symbol"))
    nonet_board_put (board, value);
  else if (g_str_equal (name, "board.toggle-mark") && value != 0)
    nonet_board_note (board, value);
  else if (g_str_equal (name, "board.set-symbol"))
    nonet_board_enter (board, value);
}

static void
clear_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  nonet_board_clear (NONET_BOARD_VIEW (widget));
}

static void
next_mode_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetEntering *entering = nonet_board_view_get_entering (NONET_BOARD_VIEW (widget));

  nonet_entering_choose (entering, (nonet_entering_get_mode (entering) + 1) % NONET_N_ENTRY_MODES);
}

static void
undo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetBoardView *board = NONET_BOARD_VIEW (widget);
  NonetDocument *document = nonet_board_view_get_document (board);

  nonet_board_view_end_typing (board, FALSE);
  if (g_str_equal (name, "board.undo"))
    nonet_document_undo (document);
  else
    nonet_document_redo (document);
}

static void
select_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetBoardView *board = NONET_BOARD_VIEW (widget);

  if (g_str_equal (name, "board.unselect"))
    nonet_board_view_select (board, NULL, 0);
  else if (g_str_equal (name, "board.select-all"))
    nonet_board_select_all (board);
  else if (selection_of (board)->n > 0)
    nonet_board_select_equal (board, nonet_board_view_get_cursor (board));
}

static void
zoom_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetBoardView *board = NONET_BOARD_VIEW (widget);
  double zoom = nonet_board_view_get_least_zoom (board);

  if (g_str_equal (name, "board.zoom-in"))
    zoom = nonet_board_view_get_zoom (board) * ZOOM_STEP;
  else if (g_str_equal (name, "board.zoom-out"))
    zoom = nonet_board_view_get_zoom (board) / ZOOM_STEP;
  nonet_board_view_set_zoom (board, zoom);
}

static void
show_menu_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  nonet_board_popovers_show_keypad (&NONET_BOARD_EDITOR (widget)->popovers);
}

static void
filter_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  guint cell, value;

  g_variant_get (parameter, "(uu)", &cell, &value);
  nonet_board_popovers_hide_tally (&NONET_BOARD_EDITOR (widget)->popovers);
  g_signal_emit (widget, filter_requested, 0, cell, value);
}

static void
update_actions (NonetBoardEditor *self)
{
  NonetBoardView *board = NONET_BOARD_VIEW (self);
  NonetDocument *document = nonet_board_view_get_document (board);
  gboolean can_enter = nonet_board_can_enter (board), selected = selection_of (board)->n > 0;
  double zoom = nonet_board_view_get_zoom (board);
  const struct
  {
    const char *action;
    gboolean enabled;
  } states[] = {
    { "board.undo", document != NULL && nonet_document_get_can_undo (document) },
    { "board.redo", document != NULL && nonet_document_get_can_redo (document) },
    { "board.set-symbol", can_enter },
    { "board.put-symbol", can_enter },
    { "board.toggle-mark", can_enter },
    { "board.clear", selected },
    { "board.set-colour", selected },
    { "board.select-all", document != NULL },
    { "board.zoom-out", zoom > nonet_board_view_get_least_zoom (board) },
    { "board.zoom-reset", zoom > nonet_board_view_get_least_zoom (board) },
    { "board.zoom-in", zoom < NONET_BOARD_MAX_ZOOM },
  };

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), states[i].action, states[i].enabled);
}

static void
add_actions (GtkWidgetClass *klass)
{
  static const struct
  {
    const char *name;
    const char *parameter_type;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "board.set-symbol", "u", value_action },     { "board.put-symbol", "u", value_action },
    { "board.toggle-mark", "u", value_action },    { "board.choose-symbol", "u", value_action },
    { "board.set-colour", "u", value_action },     { "board.clear", NULL, clear_action },
    { "board.undo", NULL, undo_action },           { "board.redo", NULL, undo_action },
    { "board.select-all", NULL, select_action },   { "board.select-equal", NULL, select_action },
    { "board.unselect", NULL, select_action },     { "board.zoom-in", NULL, zoom_action },
    { "board.zoom-out", NULL, zoom_action },       { "board.zoom-reset", NULL, zoom_action },
    { "board.filter", "(uu)", filter_action },     { "board.show-menu", NULL, show_menu_action },
    { "board.next-mode", NULL, next_mode_action },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (klass, actions[i].name, actions[i].parameter_type, actions[i].activate);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_a, GDK_CONTROL_MASK, "board.select-all", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_a, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "board.select-equal", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Menu, 0, "board.show-menu", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_F10, GDK_SHIFT_MASK, "board.show-menu", NULL);
}

/* The document. */

static void
document_changed (NonetBoardEditor *self)
{
  nonet_board_popovers_update_keypad (&self->popovers);
  update_actions (self);
}

static void
mode_changed (NonetBoardEditor *self)
{
  if (nonet_board_view_get_document (NONET_BOARD_VIEW (self)) != NULL)
    document_changed (self);
}

static void
document_set (NonetBoardEditor *self)
{
  g_signal_group_set_target (self->document, nonet_board_view_get_document (NONET_BOARD_VIEW (self)));
  document_changed (self);
}

static void
nonet_board_editor_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GTK_WIDGET_CLASS (nonet_board_editor_parent_class)->size_allocate (widget, width, height, baseline);
  nonet_board_popovers_place (&NONET_BOARD_EDITOR (widget)->popovers);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      gtk_popover_present (GTK_POPOVER (child));
}

static void
nonet_board_editor_dispose (GObject *object)
{
  nonet_board_popovers_dispose (&NONET_BOARD_EDITOR (object)->popovers);
  G_OBJECT_CLASS (nonet_board_editor_parent_class)->dispose (object);
}

static void
nonet_board_editor_finalize (GObject *object)
{
  NonetBoardEditor *self = NONET_BOARD_EDITOR (object);

  nonet_board_typing_finalize (&self->typing);
  g_object_unref (self->document);
  G_OBJECT_CLASS (nonet_board_editor_parent_class)->finalize (object);
}

/* A menu that hangs on the board keeps the focus while it is there. */
static gboolean
nonet_board_editor_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (GTK_IS_POPOVER (child) && gtk_popover_get_autohide (GTK_POPOVER (child)))
    return gtk_widget_child_focus (child, direction);
  return GTK_WIDGET_CLASS (nonet_board_editor_parent_class)->focus (widget, direction);
}

static void
nonet_board_editor_class_init (NonetBoardEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_board_editor_dispose;
  G_OBJECT_CLASS (klass)->finalize = nonet_board_editor_finalize;
  GTK_WIDGET_CLASS (klass)->focus = nonet_board_editor_focus;
  GTK_WIDGET_CLASS (klass)->size_allocate = nonet_board_editor_size_allocate;
  add_actions (GTK_WIDGET_CLASS (klass));
  filter_requested = g_signal_new ("filter-requested", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
}

static void
nonet_board_editor_init (NonetBoardEditor *self)
{
  static const char *const changes[] = { "notify::can-undo", "notify::can-redo", "notify::editing-givens" };
  NonetBoardView *board = NONET_BOARD_VIEW (self);
  GtkEventController *keys = gtk_event_controller_key_new (), *focus = gtk_event_controller_focus_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  nonet_board_popovers_init (&self->popovers, board);
  nonet_board_pointer_init (&self->pointer, board, &self->popovers);
  nonet_board_typing_init (&self->typing, board, keys);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (key_released), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_left), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (pointer_moved), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  self->document = g_signal_group_new (NONET_TYPE_DOCUMENT);
  g_signal_group_connect_swapped (self->document, "changed", G_CALLBACK (document_changed), self);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_group_connect_swapped (self->document, changes[i], G_CALLBACK (update_actions), self);
  g_signal_connect (self, "notify::document", G_CALLBACK (document_set), NULL);
  g_signal_connect (self, "notify::zoom", G_CALLBACK (update_actions), NULL);
  g_signal_connect (self, "selection-changed", G_CALLBACK (update_actions), NULL);
  g_signal_connect_object (nonet_board_view_get_entering (board), "notify::mode", G_CALLBACK (mode_changed), self,
                           G_CONNECT_SWAPPED);
  update_actions (self);
}

NonetBoardTyping *
nonet_board_editor_get_typing (NonetBoardEditor *self)
{
  return &self->typing;
}

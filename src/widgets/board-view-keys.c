/* The keyboard on the board: moving, extending, typing symbols.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A symbol of several signs ("12" where there is also a "1") is composed: what was typed so far stands underlined in the
 * cell until it can only be one symbol, a moment has passed, or another key ends it.
 */
#include "widgets/board-view-keys.h"

#include "widgets/board-view-actions.h"
#include "widgets/board-view-input.h"
#include "widgets/board-view-popovers.h"
#include "widgets/board-view-selection.h"

#define USUAL_COMPOSING_TIME 900 /* ms */

typedef enum
{
  NO_SYMBOL,
  WHOLE,          /* a symbol, and no longer one begins with it */
  WHOLE_OR_START, /* a symbol, and a longer one begins with it */
  START           /* only the beginning of symbols */
} Reading;

static Reading
read_symbol (NonetBoardView *self, const char *text, guint *value)
{
  NonetAlphabet *alphabet = nonet_document_get_alphabet (self->document);
  gsize length = strlen (text);
  gboolean start = FALSE;

  *value = nonet_alphabet_lookup (alphabet, text, (gssize) length);
  for (guint i = 1; i <= self->shape->order; i++)
    {
      const char *symbol = nonet_alphabet_get_symbol (alphabet, i);

      if (strlen (symbol) > length && g_ascii_strncasecmp (symbol, text, length) == 0)
        start = TRUE;
    }
  if (*value != 0)
    return start ? WHOLE_OR_START : WHOLE;
  return start ? START : NO_SYMBOL;
}

/* Without a selection a symbol is chosen, as by the keypad. */
static void
type_symbol (NonetBoardView *self, guint value)
{
  if (nonet_board_view_can_enter (self))
    nonet_board_view_enter (self, value);
  else if (value != 0)
    nonet_board_view_set_symbol (self, self->symbol == value ? 0 : value);
}

static void
set_composing (NonetBoardView *self, const char *text)
{
  g_string_assign (self->composing, text);
  g_clear_handle_id (&self->composing_timeout, g_source_remove);
  nonet_board_view_invalidate (self);
}

void
nonet_board_view_finish_composing (NonetBoardView *self, gboolean enter)
{
  g_autofree char *text = NULL;
  guint value;

  nonet_board_view_reset_input (self);
  if (self->composing->len == 0)
    return;
  text = g_strdup (self->composing->str);
  set_composing (self, "");
  read_symbol (self, text, &value);
  if (enter && value != 0)
    type_symbol (self, value);
}

static gboolean
composing_over (gpointer data)
{
  NonetBoardView *self = data;

  self->composing_timeout = 0;
  nonet_board_view_finish_composing (self, TRUE);
  return G_SOURCE_REMOVE;
}

static gboolean
type_text (NonetBoardView *self, const char *text)
{
  g_autofree char *whole = g_strconcat (self->composing->str, text, NULL);
  guint value;

  switch (read_symbol (self, whole, &value))
    {
    case WHOLE:
      set_composing (self, "");
      type_symbol (self, value);
      return TRUE;
    case WHOLE_OR_START:
    case START:
      set_composing (self, whole);
      self->composing_timeout = g_timeout_add (self->composing_time, composing_over, self);
      return TRUE;
    case NO_SYMBOL:
    default:
      break;
    }
  if (self->composing->len == 0)
    return FALSE;
  /* "3" then "7" where there is no "37": the first is entered, the second begins anew. */
  nonet_board_view_finish_composing (self, TRUE);
  return type_text (self, text);
}

/* Wide signs as usual ones, and the digits of any script as 0 to 9. Caller frees. */
static char *
usual_form (const char *text)
{
  g_autofree char *normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL_COMPOSE);
  GString *usual = g_string_new (NULL);

  for (const char *sign = normal; sign != NULL && *sign != '\0'; sign = g_utf8_next_char (sign))
    {
      gunichar character = g_utf8_get_char (sign);
      int digit = g_unichar_digit_value (character);

      g_string_append_unichar (usual, digit >= 0 ? (gunichar) ('0' + digit) : character);
    }
  return g_string_free (usual, FALSE);
}

static gboolean
type (NonetBoardView *self, const char *text)
{
  g_autofree char *usual = NULL;

  if (type_text (self, text))
    return TRUE;
  usual = usual_form (text);
  if (!g_str_equal (usual, text) && type_text (self, usual))
    return TRUE;
  if (!g_str_equal (usual, "0") && !g_str_equal (usual, "."))
    return FALSE;
  gtk_widget_activate_action (GTK_WIDGET (self), "board.clear", NULL);
  return TRUE;
}

/* Several signs at once are one symbol, or else one after the other. */
static void
committed (NonetBoardView *self, const char *text)
{
  g_clear_pointer (&self->preedit, g_free);
  nonet_board_view_invalidate (self);
  if (self->n_cells == 0 || type (self, text))
    return;
  for (const char *sign = text; *sign != '\0'; sign = g_utf8_next_char (sign))
    {
      g_autofree char *one = g_strndup (sign, (gsize) (g_utf8_next_char (sign) - sign));

      type (self, one);
    }
}

static gboolean
type_key (NonetBoardView *self, guint keyval)
{
  gunichar character = gdk_keyval_to_unicode (keyval);
  char text[8] = "";

  if (character == 0 || !g_unichar_isgraph (character))
    return FALSE;
  text[g_unichar_to_utf8 (character, text)] = '\0';
  return type (self, text);
}

/* What moving does to the selection. */
typedef enum
{
  SELECT_ONLY,
  SELECT_BLOCK, /* from the anchor to the place moved to */
  SELECT_ADD
} Moving;

static void
move_to (NonetBoardView *self, int row, int column, Moving moving)
{
  int last = self->shape->order - 1;
  guint cell = (guint) (CLAMP (row, 0, last) * (last + 1) + CLAMP (column, 0, last));

  nonet_board_view_finish_composing (self, TRUE);
  if (self->n_selected == 0)
    cell = self->cursor;
  if (moving == SELECT_BLOCK)
    nonet_board_view_select_block (self, cell);
  else if (moving == SELECT_ADD)
    nonet_board_view_select_add (self, cell);
  else
    nonet_board_view_select_only (self, cell);
}

static gboolean
move_key (NonetBoardView *self, guint keyval, GdkModifierType state)
{
  int row = (int) sudoku_cell_row (self->shape, self->cursor);
  int column = (int) sudoku_cell_column (self->shape, self->cursor);
  int last = self->shape->order - 1, box = sudoku_shape_box_rows (self->shape);
  gboolean control = (state & GDK_CONTROL_MASK) != 0, shift = (state & GDK_SHIFT_MASK) != 0;
  gboolean far = control && !shift;
  Moving extend = shift ? SELECT_BLOCK : SELECT_ONLY, step = control && shift ? SELECT_ADD : extend;

  switch (keyval)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      move_to (self, far ? 0 : row - 1, column, step);
      return TRUE;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      move_to (self, far ? last : row + 1, column, step);
      return TRUE;
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      move_to (self, row, far ? 0 : column - 1, step);
      return TRUE;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      move_to (self, row, far ? last : column + 1, step);
      return TRUE;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      move_to (self, control ? 0 : row, 0, extend);
      return TRUE;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      move_to (self, control ? last : row, last, extend);
      return TRUE;
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      move_to (self, row - box, column, extend);
      return TRUE;
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      move_to (self, row + box, column, extend);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
erase_key (NonetBoardView *self)
{
  if (self->composing->len > 0)
    {
      nonet_board_view_finish_composing (self, FALSE);
      return TRUE;
    }
  gtk_widget_activate_action (GTK_WIDGET (self), "board.clear", NULL);
  return TRUE;
}

/* Escape lets go of one thing at a time: what is being typed, the chosen symbol, the selection. */
static gboolean
escape_key (NonetBoardView *self)
{
  if (self->composing->len > 0)
    nonet_board_view_finish_composing (self, FALSE);
  else if (self->symbol != 0)
    nonet_board_view_set_symbol (self, 0);
  else if (self->n_selected > 0)
    nonet_board_view_unselect (self);
  else
    return FALSE;
  return TRUE;
}

/* Where they are no symbols, plus and minus do what the wheel does. */
static gboolean
step_key (NonetBoardView *self, guint keyval)
{
  gboolean forward = keyval == GDK_KEY_plus || keyval == GDK_KEY_equal || keyval == GDK_KEY_KP_Add;

  if (self->n_selected == 0 || (!forward && keyval != GDK_KEY_minus && keyval != GDK_KEY_KP_Subtract))
    return FALSE;
  nonet_board_view_step_symbol (self, self->cursor, forward ? 1 : -1);
  return TRUE;
}

static gboolean
plain_key (NonetBoardView *self, guint keyval)
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
      nonet_board_view_set_marking (self, !self->marking);
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      if (self->composing->len > 0)
        nonet_board_view_finish_composing (self, TRUE);
      else if (self->symbol != 0 && nonet_board_view_can_enter (self))
        nonet_board_view_enter (self, self->symbol);
      else
        nonet_board_view_show_popover (self);
      return TRUE;
    default:
      return type_key (self, keyval) || step_key (self, keyval);
    }
}

static gboolean
key_pressed (NonetBoardView *self, guint keyval, guint keycode, GdkModifierType state, GtkEventController *controller)
{
  if (self->n_cells == 0)
    return GDK_EVENT_PROPAGATE;
  if (nonet_board_view_is_preediting (self) && nonet_board_view_filter_key (self, controller))
    return GDK_EVENT_STOP;
  if ((state & (GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (move_key (self, keyval, state))
    return GDK_EVENT_STOP;
  if (!(state & GDK_CONTROL_MASK) && plain_key (self, keyval))
    return GDK_EVENT_STOP;
  return nonet_board_view_filter_key (self, controller);
}

void
nonet_board_view_set_composing_time (NonetBoardView *self, guint milliseconds)
{
  g_return_if_fail (NONET_IS_BOARD_VIEW (self));
  self->composing_time = milliseconds;
}

void
nonet_board_view_init_keys (NonetBoardView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->composing = g_string_new (NULL);
  self->composing_time = USUAL_COMPOSING_TIME;
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  self->end_typing = nonet_board_view_finish_composing;
  nonet_board_view_init_input (self, keys);
  g_signal_connect_swapped (self->input, "commit", G_CALLBACK (committed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

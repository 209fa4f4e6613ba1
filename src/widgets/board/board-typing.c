/* Symbols typed on a board, by keys and by input methods: dead keys, compose sequences, scripts of many characters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/board/board-typing.h"

#include "widgets/board/board-edits.h"

#define USUAL_TIME 900 /* ms */

typedef enum
{
  NO_SYMBOL,
  WHOLE,          /* a symbol, and no longer one begins with it */
  WHOLE_OR_START, /* a symbol, and a longer one begins with it */
  START           /* only the beginning of symbols */
} Reading;

gboolean
nonet_board_typing_is_preediting (NonetBoardTyping *self)
{
  return self->preedit != NULL && *self->preedit != '\0';
}

gboolean
nonet_board_typing_is_composing (NonetBoardTyping *self)
{
  return self->composing->len > 0;
}

/* The board shows what is typed and not in a cell yet. */
static void
show (NonetBoardTyping *self)
{
  g_autofree char *text = g_strconcat (self->composing->str, self->preedit, NULL);

  nonet_board_view_set_typing (self->board, *text != '\0' ? text : NULL);
}

static Reading
read_symbol (NonetBoardTyping *self, const char *text, guint *value)
{
  NonetAlphabet *alphabet = nonet_document_get_alphabet (nonet_board_view_get_document (self->board));
  gsize length = strlen (text);
  gboolean start = FALSE;

  *value = nonet_alphabet_lookup (alphabet, text, (gssize) length);
  for (guint i = 1; i <= nonet_alphabet_get_order (alphabet); i++)
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
type_symbol (NonetBoardTyping *self, guint value)
{
  if (self->mode == NONET_ENTRY_COLOUR)
    return;
  if (nonet_board_view_get_look (self->board)->selection.n > 0)
    nonet_board_enter_as (self->board, value, self->mode);
  else if (value != 0)
    nonet_board_view_set_symbol (self->board, nonet_board_view_get_symbol (self->board) == value ? 0 : value);
}

static void
set_composing (NonetBoardTyping *self, const char *text)
{
  g_string_assign (self->composing, text);
  g_clear_handle_id (&self->timeout, g_source_remove);
  show (self);
}

static void
reset_input (NonetBoardTyping *self)
{
  if (!nonet_board_typing_is_preediting (self))
    return;
  g_clear_pointer (&self->preedit, g_free);
  gtk_im_context_reset (self->input);
  show (self);
}

/* Ends a symbol that is being typed; enter: puts it into the selection if it is one. */
static void
end (NonetBoardTyping *self, gboolean enter)
{
  g_autofree char *text = NULL;
  guint value;

  reset_input (self);
  if (self->composing->len == 0)
    return;
  text = g_strdup (self->composing->str);
  set_composing (self, "");
  if (enter && read_symbol (self, text, &value) != NO_SYMBOL && value != 0)
    type_symbol (self, value);
}

static void
time_is_over (gpointer data)
{
  NonetBoardTyping *self = data;

  self->timeout = 0;
  end (self, TRUE);
}

static gboolean
type_text (NonetBoardTyping *self, const char *text)
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
      self->timeout = g_timeout_add_once (self->time, time_is_over, self);
      return TRUE;
    case NO_SYMBOL:
    default:
      break;
    }
  if (self->composing->len == 0)
    return FALSE;
  /* "3" then "7" where there is no "37": the first is entered, the second begins anew. */
  end (self, TRUE);
  return type_text (self, text);
}

/* Wide characters as usual ones, and the digits of any script as 0 to 9. Caller frees. */
static char *
usual_form (const char *text)
{
  g_autofree char *normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL_COMPOSE);
  GString *usual = g_string_new (NULL);

  for (const char *place = normal; place != NULL && *place != '\0'; place = g_utf8_next_char (place))
    {
      gunichar character = g_utf8_get_char (place);
      int digit = g_unichar_digit_value (character);

      g_string_append_unichar (usual, digit >= 0 ? (gunichar) ('0' + digit) : character);
    }
  return g_string_free (usual, FALSE);
}

/* Types a text in a mode, unless it continues what was begun in another. */
static gboolean
type_in (NonetBoardTyping *self, const char *text, NonetEntryMode mode)
{
  g_autofree char *usual = usual_form (text);

  if (self->composing->len == 0)
    self->mode = mode;
  if (self->mode == NONET_ENTRY_COLOUR && g_ascii_isdigit (usual[0]) && usual[1] == '\0')
    {
      nonet_board_pick_colour (self->board, (guint) (usual[0] - '0'));
      return TRUE;
    }
  if (type_text (self, text))
    return TRUE;
  if (!g_str_equal (usual, text) && type_text (self, usual))
    return TRUE;
  if (!g_str_equal (usual, "0") && !g_str_equal (usual, "."))
    return FALSE;
  gtk_widget_activate_action (GTK_WIDGET (self->board), "board.clear", NULL);
  return TRUE;
}

/* Types a text whose Shift, if it needed one, is part of it, and holds no mode. */
static gboolean
type (NonetBoardTyping *self, const char *text)
{
  return type_in (self, text, nonet_entering_mode_of (nonet_board_view_get_entering (self->board), 0));
}

/* What the present key of the controller gives with these modifiers alone, as a text; "" for nothing. */
static void
translate (GtkEventController *keys, GdkModifierType state, char text[8])
{
  GdkEvent *event = gtk_event_controller_get_current_event (keys);
  guint keyval = 0;
  gunichar character;

  memset (text, 0, 8);
  if (event == NULL || gdk_event_get_event_type (event) != GDK_KEY_PRESS)
    return;
  gdk_display_translate_key (gdk_event_get_display (event), gdk_key_event_get_keycode (event), state,
                             (int) gdk_key_event_get_layout (event), &keyval, NULL, NULL, NULL);
  character = gdk_keyval_to_unicode (keyval);
  if (character != 0 && g_unichar_isgraph (character))
    g_unichar_to_utf8 (character, text);
}

gboolean
nonet_key_find_row_digit (GtkEventController *keys, GdkModifierType state, char digit[8])
{
  char bare[8];

  if ((state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return FALSE;
  translate (keys, state, bare);
  translate (keys, state | GDK_SHIFT_MASK, digit);
  return *bare != '\0' && !g_ascii_isdigit (*bare) && g_ascii_isdigit (*digit);
}

/* The text of the key under the modifiers, or FALSE if they hold no mode with it. */
static gboolean
find_held (NonetBoardTyping *self, GtkEventController *keys, GdkModifierType state, char text[8])
{
  GdkModifierType bare = state & ~(GDK_SHIFT_MASK | GDK_CONTROL_MASK);
  guint value, shifted_value;
  char shifted[8];

  translate (keys, bare, text);
  translate (keys, bare | GDK_SHIFT_MASK, shifted);
  if ((state & GDK_CONTROL_MASK) != 0)
    {
      /* On some keyboards digits need Shift. */
      if (!g_ascii_isdigit (*text))
        memcpy (text, shifted, sizeof shifted);
      return g_ascii_isdigit (*text);
    }
  if (*text == '\0' || read_symbol (self, text, &value) == NO_SYMBOL)
    return FALSE;
  return *shifted == '\0' || read_symbol (self, shifted, &shifted_value) == NO_SYMBOL || value == shifted_value;
}

gboolean
nonet_board_typing_type_held (NonetBoardTyping *self, GtkEventController *keys, GdkModifierType state)
{
  NonetEntering *entering = nonet_board_view_get_entering (self->board);
  char text[8];

  if ((state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK)) == 0 || !find_held (self, keys, state, text))
    return FALSE;
  return type_in (self, text, nonet_entering_mode_of (entering, state));
}

gboolean
nonet_board_typing_type_row (NonetBoardTyping *self, GtkEventController *keys, GdkModifierType state, guint keyval)
{
  g_autofree char *whole = NULL;
  char bare[8] = "", digit[8];
  guint value;

  if (!nonet_key_find_row_digit (keys, state, digit))
    return FALSE;
  bare[g_unichar_to_utf8 (gdk_keyval_to_unicode (keyval), bare)] = '\0';
  whole = g_strconcat (self->composing->str, bare, NULL);
  if (read_symbol (self, bare, &value) != NO_SYMBOL || read_symbol (self, whole, &value) != NO_SYMBOL)
    return FALSE;
  return type (self, digit);
}

gboolean
nonet_board_typing_type_key (NonetBoardTyping *self, guint keyval)
{
  gunichar character = gdk_keyval_to_unicode (keyval);
  char text[8] = "";

  if (character == 0 || !g_unichar_isgraph (character))
    return FALSE;
  text[g_unichar_to_utf8 (character, text)] = '\0';
  return type (self, text);
}

/* Several characters at once are one symbol, or else one after the other. */
static void
committed (NonetBoardTyping *self, const char *text)
{
  g_clear_pointer (&self->preedit, g_free);
  show (self);
  if (nonet_board_view_get_document (self->board) == NULL || type (self, text))
    return;
  for (const char *place = text; *place != '\0'; place = g_utf8_next_char (place))
    {
      g_autofree char *one = g_strndup (place, (gsize) (g_utf8_next_char (place) - place));

      type (self, one);
    }
}

gboolean
nonet_board_typing_filter_key (NonetBoardTyping *self, GtkEventController *keys)
{
  GdkEvent *event = gtk_event_controller_get_current_event (keys);
  GdkRectangle area;

  if (event == NULL || nonet_board_view_get_document (self->board) == NULL)
    return FALSE;
  /* Where the input method may show what there is to choose from. */
  nonet_board_place_get_cell_area (nonet_board_view_get_place (self->board), nonet_board_view_get_cursor (self->board),
                                   &area);
  gtk_im_context_set_cursor_location (self->input, &area);
  return gtk_im_context_filter_keypress (self->input, event);
}

static void
key_released (NonetBoardTyping *self, guint keyval, guint keycode, GdkModifierType state, GtkEventController *keys)
{
  nonet_board_typing_filter_key (self, keys);
}

static void
preedit_changed (NonetBoardTyping *self)
{
  g_clear_pointer (&self->preedit, g_free);
  gtk_im_context_get_preedit_string (self->input, &self->preedit, NULL, NULL);
  show (self);
}

static void
realized (NonetBoardTyping *self)
{
  gtk_im_context_set_client_widget (self->input, GTK_WIDGET (self->board));
}

static void
unrealized (NonetBoardTyping *self)
{
  reset_input (self);
  gtk_im_context_set_client_widget (self->input, NULL);
}

static void
focus_entered (NonetBoardTyping *self)
{
  gtk_im_context_focus_in (self->input);
}

static void
focus_left (NonetBoardTyping *self)
{
  reset_input (self);
  gtk_im_context_focus_out (self->input);
}

/* A window out of sight ends what hangs in the air. */
static void
unmapped (NonetBoardTyping *self)
{
  end (self, TRUE);
}

void
nonet_board_typing_init (NonetBoardTyping *self, NonetBoardView *board, GtkEventController *keys)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->board = board;
  self->composing = g_string_new (NULL);
  self->time = USUAL_TIME;
  self->input = gtk_im_multicontext_new ();
  /* There is a keypad already. */
  g_object_set (self->input, "input-hints",
                GTK_INPUT_HINT_NO_SPELLCHECK | GTK_INPUT_HINT_NO_EMOJI | GTK_INPUT_HINT_INHIBIT_OSK, NULL);
  g_signal_connect_swapped (self->input, "preedit-changed", G_CALLBACK (preedit_changed), self);
  g_signal_connect_swapped (self->input, "commit", G_CALLBACK (committed), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (key_released), self);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (focus_entered), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_left), self);
  g_signal_connect_swapped (board, "realize", G_CALLBACK (realized), self);
  g_signal_connect_swapped (board, "unrealize", G_CALLBACK (unrealized), self);
  g_signal_connect_swapped (board, "unmap", G_CALLBACK (unmapped), self);
  g_signal_connect_swapped (board, "end-typing", G_CALLBACK (end), self);
  gtk_widget_add_controller (GTK_WIDGET (board), focus);
}

void
nonet_board_typing_finalize (NonetBoardTyping *self)
{
  g_signal_handlers_disconnect_by_data (self->input, self);
  g_clear_object (&self->input);
  g_free (self->preedit);
  g_string_free (self->composing, TRUE);
}

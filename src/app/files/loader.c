/* Reading files and texts in the background, and showing what is in them: a puzzle, or one of a collection.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/files/loader.h"

#include <glib/gi18n.h>

#include "app/files/collection-dialog.h"
#include "tasks/files.h"
#include "widgets/newer.h"
#include "words/fill.h"
#include "words/rule.h"

/* What takes longer is shown. */
#define SHOW_AFTER_MS 250

/* Of the puzzles of a collection, to find out where to continue; in longer ones, too, that takes a few milliseconds. */
#define MOST_LOOKED_AT 200

/* One reading, from the request to the answer. */
typedef struct
{
  NonetLoader *self;
  GCancellable *cancellable;
  GFile *file;   /* either a file … */
  GBytes *bytes; /* … or a text */
  NonetReadOptions options;
  gboolean again;
  gboolean anew;  /* whatever game of it there is */
  gboolean joins; /* the document is a puzzle of it already */
  NonetReading *reading;
} Loading;

struct _NonetLoader
{
  NonetController parent_instance;

  GtkRevealer *bar; /* of the window, as are these; shown while something is being read that takes long */
  GtkLabel *label;
  GtkWidget *collection_bar;
  GtkButton *collection_button;
  NonetGames *games;

  Loading *current;     /* NULL: nothing is being read */
  GCancellable *waited; /* of what else the bar is shown for, or NULL */
  guint source;         /* until the bar is shown */
  guint64 edition;      /* the generation of the document when that began */
  GFile *last;          /* the file read last, … */
  char *etag;           /* … and its etag just before */

  NonetReading *reading;
  GFile *file;          /* what was read, … */
  GBytes *bytes;        /* … or the text if it was no file */
  char *list;           /* the URI of a collection that is no file, once it is kept with the games */
  guint index;          /* of the puzzle in the reading */
  guint chosen;         /* the index of the one that is to be shown as soon as there is room */
  GPtrArray *messages;  /* NonetMessage: what the reading had to say, for "Details" */
  NonetDocument *shown; /* the one that was made of it */
  NonetPuzzle *puzzle;  /* of a collection: the one that is shown, as it was read; NULL: none was chosen yet */
};

G_DEFINE_FINAL_TYPE (NonetLoader, nonet_loader, NONET_TYPE_CONTROLLER)

/* What a reading has to say. */

#define WIDTH_CHARS 28

/* Fewer messages stand in the dialog with all their lines: a scrolled window takes the height that they have at their natural width, which
 * need not be what they get. */
#define MANY_MESSAGES 4

/* The excerpt as Pango markup, NULL if there is none; caller frees. The character at the place stands out by weight and underline,
 * in light and in dark. */
static char *
excerpt_to_markup (const NonetMessage *message)
{
  const char *excerpt = message->excerpt;
  g_autofree char *before = NULL;
  g_autofree char *place = NULL;
  g_autofree char *after = NULL;
  const char *start, *end;

  if (excerpt == NULL)
    return NULL;
  if (message->excerpt_column == 0)
    return g_markup_escape_text (excerpt, -1);

  if (message->excerpt_column > (guint) g_utf8_strlen (excerpt, -1))
    {
      before = g_markup_escape_text (excerpt, -1);
      return g_strconcat (before, "<span underline=\"error\" weight=\"bold\"> </span>", NULL);
    }
  start = g_utf8_offset_to_pointer (excerpt, message->excerpt_column - 1);
  end = g_utf8_next_char (start);
  before = g_markup_escape_text (excerpt, start - excerpt);
  place = g_markup_escape_text (start, end - start);
  after = g_markup_escape_text (end, -1);
  return g_strconcat (before, "<span underline=\"error\" weight=\"bold\">", place, "</span>", after, NULL);
}

static GtkWidget *
message_row (const NonetMessage *message)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  g_autofree char *sentence = nonet_message_to_sentence (message);
  g_autofree char *markup = excerpt_to_markup (message);
  GtkWidget *label = gtk_label_new (sentence);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (box), label);

  if (markup != NULL)
    {
      GtkWidget *excerpt = gtk_label_new (NULL);

      gtk_label_set_markup (GTK_LABEL (excerpt), markup);
      gtk_label_set_xalign (GTK_LABEL (excerpt), 0);
      gtk_label_set_selectable (GTK_LABEL (excerpt), TRUE);
      gtk_label_set_wrap (GTK_LABEL (excerpt), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (excerpt), WIDTH_CHARS);
      gtk_label_set_wrap_mode (GTK_LABEL (excerpt), PANGO_WRAP_CHAR);
      gtk_widget_add_css_class (excerpt, "excerpt");
      gtk_widget_add_css_class (excerpt, "monospace");
      gtk_box_append (GTK_BOX (box), excerpt);
    }
  return box;
}

static GtkWidget *
message_list (GPtrArray *messages)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *scroller;

  for (guint i = 0; i < messages->len; i++)
    gtk_box_append (GTK_BOX (list), message_row (messages->pdata[i]));
  if (messages->len < MANY_MESSAGES)
    return list;
  scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 520);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  return scroller;
}

/* Shows a heading, then the messages (NonetMessage) one below the other, or a text (or NULL) if there are none. */
static void
show_messages (NonetLoader *self, const char *heading, const char *text, GPtrArray *messages)
{
  gboolean listed = messages != NULL && messages->len > 0;

  nonet_ask (nonet_controller_get_window (self), heading, listed ? NULL : text, listed ? message_list (messages) : NULL,
             NULL, NULL, NULL, NULL);
}

/* What was read. */

gboolean
nonet_loader_is_known (NonetLoader *self)
{
  return self->reading != NULL;
}

static guint
n_puzzles (NonetLoader *self)
{
  return self->reading != NULL ? nonet_reading_get_n_puzzles (self->reading) : 0;
}

NonetReading *
nonet_loader_get_collection (NonetLoader *self)
{
  return n_puzzles (self) > 1 ? self->reading : NULL;
}

/* What is played is kept with the games, if they can be written; what is set, and what a file says of its puzzle, is not. */
gboolean
nonet_loader_is_unsaved (NonetLoader *self)
{
  NonetDocument *document = nonet_controller_get_document (self);

  return document != NULL && nonet_document_get_modified (document)
         && (nonet_games_has_failed (self->games, document)
             || (nonet_document_is_rewritten (document)
                 && (nonet_document_get_editing_givens (document) || nonet_document_get_file (document) != NULL)));
}

/* Nothing would be missed, but for a list. */
static gboolean
is_blank (NonetLoader *self)
{
  NonetDocument *document = nonet_controller_get_document (self);

  return self->current == NULL && !nonet_document_get_modified (document) && nonet_document_get_file (document) == NULL
         && nonet_puzzle_is_empty (nonet_document_peek (document));
}

gboolean
nonet_loader_is_vacant (NonetLoader *self)
{
  return is_blank (self) && self->reading == NULL;
}

/* "500 of 1,000", or how many there are while none was chosen. */
static void
update_bar (NonetLoader *self)
{
  guint n = n_puzzles (self);
  g_autofree char *text = NULL;

  if (self->puzzle != NULL)
    /* Translators: the puzzle that is shown, and how many there are in the file. */
    text = g_strdup_printf (C_ ("puzzle", "%'u of %'u"), self->index + 1, n);
  else
    text = g_strdup_printf (ngettext ("%'u puzzle", "%'u puzzles", n), n);
  gtk_button_set_label (self->collection_button, text);
  gtk_widget_set_visible (self->collection_bar, n > 1);
}

static void
changed (NonetLoader *self)
{
  update_bar (self);
  nonet_controller_set_enabled (self, "show-collection", n_puzzles (self) > 1);
  nonet_controller_set_enabled (self, "next-puzzle", self->index + 1 < n_puzzles (self));
  nonet_controller_set_enabled (self, "previous-puzzle", self->index > 0);
  g_signal_emit_by_name (self, "changed");
}

static void
forget (NonetLoader *self)
{
  g_clear_object (&self->reading);
  g_clear_object (&self->file);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_clear_pointer (&self->list, g_free);
  g_clear_pointer (&self->messages, g_ptr_array_unref);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  self->index = 0;
}

const NonetWriteFormat *
nonet_loader_get_write_format (NonetLoader *self)
{
  NonetDocument *document = nonet_controller_get_document (self);
  GFile *file = document != NULL ? nonet_document_get_file (document) : NULL;
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

  if (file == NULL || self->file == NULL || !g_file_equal (file, self->file) || g_str_has_suffix (name, ".gz"))
    return NULL;
  return nonet_write_format_find (nonet_reading_get_format (self->reading));
}

/* A puzzle of a collection; saving it must not write over the others. One that has no title is called "big-list.sdm · 17", or
 * "Puzzle 17" if the list is in no file. */
static NonetDocument *
new_of_collection (NonetLoader *self, NonetPuzzle *puzzle, guint index)
{
  g_autofree char *name = nonet_file_dup_name (self->file);
  g_autoptr (NonetPuzzle) titled = nonet_puzzle_copy (puzzle);

  if (titled->title == NULL)
    titled->title =
        name != NULL ? g_strdup_printf ("%s · %u", name, index + 1) : g_strdup_printf (_ ("Puzzle %u"), index + 1);
  return nonet_document_new (titled);
}

/* What comes from the clipboard replaces what is there, as one step that can be undone. It is a game, and no puzzle of the file any
 * more. */
static void
paste_puzzle (NonetLoader *self, NonetPuzzle *puzzle)
{
  NonetDocument *document = nonet_controller_get_document (self);

  nonet_games_keep (self->games, document);
  nonet_games_part (document);
  if (!nonet_loader_is_unsaved (self))
    nonet_document_set_file (document, NULL);
  g_set_object (&self->shown, document);
  nonet_document_replace_puzzle (self->shown, puzzle);
  /* It is there to be solved, as if it came from a file. */
  nonet_document_set_editing_givens (self->shown, nonet_puzzle_is_empty (puzzle));
  nonet_toasts_offer (nonet_controller_get_toasts (self), _ ("Puzzle pasted"), _ ("_Undo"), "win.undo", NULL);
}

/* Later: the dialog in which a puzzle was chosen goes first. */
static gboolean
close_window (gpointer window)
{
  gtk_window_close (window);
  return G_SOURCE_REMOVE;
}

gboolean
nonet_loader_present_player (NonetLoader *self, const NonetPuzzle *puzzle, NonetGame *game)
{
  GtkWindow *own = nonet_controller_get_window (self);

  for (GList *item = gtk_application_get_windows (gtk_window_get_application (own)); item != NULL; item = item->next)
    {
      NonetDocument *document = NONET_IS_FRAME (item->data) ? nonet_frame_get_document (item->data) : NULL;
      const NonetPuzzle *other = document != NULL ? nonet_document_peek (document) : NULL;

      if (item->data == own || other == NULL || !nonet_puzzle_same_givens (other, puzzle))
        continue;
      if (game != NULL ? !nonet_game_is_of (game, document)
                       : nonet_document_get_editing_givens (document) && nonet_puzzle_count_entries (other) == 0)
        continue;
      gtk_window_present (item->data);
      /* A list that was pasted stays, as it is nowhere else. */
      if (is_blank (self) && (self->reading == NULL || self->file != NULL))
        g_idle_add_full (G_PRIORITY_DEFAULT, close_window, g_object_ref (own), g_object_unref);
      return TRUE;
    }
  return FALSE;
}

/* Whether a puzzle is played in another window, which is presented then: of those that do not come from a list, one in which nothing is
 * entered. */
static gboolean
is_played (NonetLoader *self, NonetReading *reading, guint index)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, index);

  return (nonet_reading_get_n_puzzles (reading) > 1 || nonet_puzzle_count_entries (puzzle) == 0)
         && nonet_loader_present_player (self, puzzle, NULL);
}

/* A game, with its steps, in place of what is there. */
static void
show_game (gpointer self, gpointer game)
{
  nonet_frame_set_document (nonet_controller_get_frame (self), game);
  nonet_toasts_say (nonet_controller_get_toasts (self), _ ("Game continued"));
}

/* Shows a puzzle of the reading: as a new document, or as the one of its game. */
static void
show_document (NonetLoader *self, guint index, NonetDocument *game)
{
  gboolean is_single = n_puzzles (self) == 1;
  g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (self->reading, index);
  g_autoptr (NonetDocument) document = game != NULL ? g_object_ref (game) : NULL;

  self->index = index;
  if (is_single && self->file == NULL && game != NULL)
    {
      nonet_frame_make_room (nonet_controller_get_frame (self), show_game, self, game);
      return;
    }
  if (is_single && self->file == NULL)
    {
      paste_puzzle (self, puzzle);
      changed (self);
      return;
    }
  if (document == NULL)
    document = !is_single                       ? new_of_collection (self, puzzle, index)
               : nonet_puzzle_is_empty (puzzle) ? nonet_document_new_to_set (puzzle)
                                                : nonet_document_new (puzzle);
  /* Saving must not write over a sample. */
  if (is_single && g_file_has_uri_scheme (self->file, "file"))
    nonet_document_set_file (document, self->file);
  if (!is_single)
    {
      g_autofree char *uri = self->file != NULL ? g_file_get_uri (self->file) : NULL;

      if (self->file == NULL && self->list == NULL)
        self->list = nonet_games_keep_list (self->games, self->bytes);
      nonet_document_set_collection (document, self->file != NULL ? uri : self->list, index);
      g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
      self->puzzle = nonet_puzzle_ref (puzzle);
    }
  g_set_object (&self->shown, document);
  nonet_frame_set_document (nonet_controller_get_frame (self), document);
  changed (self);
}

/* A game that is being read for a puzzle of a reading. */
typedef struct
{
  NonetLoader *self;
  NonetReading *reading;
  guint index;
} Continuing;

static void
continued_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Continuing *continuing = user_data;
  NonetLoader *self = continuing->self;
  g_autoptr (NonetDocument) game = nonet_games_open_finish (self->games, result);

  if (continuing->reading == self->reading && continuing->index == self->index
      && nonet_controller_get_document (self) != NULL)
    show_document (self, continuing->index, game);
  g_object_unref (continuing->self);
  g_object_unref (continuing->reading);
  g_free (continuing);
}

/* The game of a puzzle is continued where it was left. If the puzzle stands alone, it is begun anew once it was at its end, and what is
 * entered in its file comes first, unless the game is of the file as it is. */
static NonetGame *
find_game (NonetLoader *self, const NonetPuzzle *puzzle)
{
  NonetGame *game = nonet_games_find (self->games, puzzle, self->file);
  const char *uri = game != NULL ? game->uri : NULL;
  g_autofree char *own = self->file != NULL ? g_file_get_uri (self->file) : NULL;

  if (game == NULL || n_puzzles (self) > 1)
    return game;
  if (game->state != NONET_GAME_BEGUN)
    return NULL;
  if (nonet_puzzle_count_entries (puzzle) == 0)
    return game;
  return own != NULL && g_strcmp0 (uri, own) == 0 && g_strcmp0 (game->etag, self->etag) == 0 ? game : NULL;
}

static void
show_puzzle (NonetLoader *self, guint index, gboolean anew)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (self->reading, index);
  NonetGame *game = anew ? NULL : find_game (self, puzzle);
  Continuing *continuing;

  if (game == NULL)
    {
      show_document (self, index, NULL);
      return;
    }
  /* It may be the game that the window shows. */
  if (nonet_game_is_of (game, nonet_controller_get_document (self)))
    nonet_games_keep (self->games, nonet_controller_get_document (self));
  self->index = index;
  continuing = g_new (Continuing, 1);
  *continuing = (Continuing){ g_object_ref (self), g_object_ref (self->reading), index };
  nonet_games_open_async (self->games, game, NULL, continued_cb, continuing);
}

static void
show_chosen (gpointer user_data, gpointer reading)
{
  NonetLoader *self = user_data;

  if (reading == self->reading && !is_played (self, reading, self->chosen))
    show_puzzle (self, self->chosen, FALSE);
}

static void
choose (NonetLoader *self, guint index)
{
  self->chosen = index;
  nonet_frame_make_room (nonet_controller_get_frame (self), show_chosen, self, self->reading);
}

static void
chosen_cb (guint index, gpointer user_data)
{
  NonetLoader *self = user_data;

  if (self->reading != NULL)
    choose (self, index);
}

/* Where somebody continues: the first puzzle that is begun, or else the first that is not solved. */
static guint
find_place_to_continue (NonetLoader *self)
{
  guint n = MIN (n_puzzles (self), MOST_LOOKED_AT), unsolved = n;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (self->reading, i);
      NonetGameState state = nonet_games_get_state (self->games, puzzle);

      if (state == NONET_GAME_BEGUN)
        return i;
      if (state == NONET_GAME_NOT_BEGUN)
        unsolved = MIN (unsolved, i);
    }
  return unsolved < n ? unsolved : 0;
}

static void
show_collection (NonetLoader *self)
{
  guint current = self->puzzle != NULL ? self->index : find_place_to_continue (self);
  g_autofree char *name = nonet_file_dup_name (self->file);

  nonet_games_keep (self->games, nonet_controller_get_document (self)); /* for the list */
  nonet_collection_dialog_present (nonet_controller_get_window (self), self->reading, self->games, name, current,
                                   chosen_cb, self);
}

/* The other way to read a text that may be read in two: label of the button and target of "win.read-again". */
static char *
other_way (const NonetPuzzle *puzzle, char **label)
{
  const SudokuShape *shape = puzzle->shape;
  guint order = shape->order;
  g_autofree char *symbols = NULL;
  g_autofree char *other = NULL;

  if (sudoku_shape_box_rows (shape) != sudoku_shape_box_columns (shape))
    {
      *label = g_strdup_printf (_ ("Use %u×%u Boxes"), sudoku_shape_box_columns (shape), sudoku_shape_box_rows (shape));
      return g_strdup_printf ("boxes:%ux%u", sudoku_shape_box_columns (shape), sudoku_shape_box_rows (shape));
    }

  if (order < 10 || order > 35)
    return NULL;
  symbols = nonet_alphabet_to_string (puzzle->alphabet);
  other =
      *symbols == '0' ? g_strdup_printf ("1-9A-%c", 'A' + order - 10) : g_strdup_printf ("0-9A-%c", 'A' + order - 11);
  *label = g_strdup_printf (_ ("Use %s"), other);
  return g_strconcat ("alphabet:", other, NULL);
}

static const NonetMessage *
first_message (GPtrArray *messages, NonetMessageKind kind)
{
  for (guint i = 0; messages != NULL && i < messages->len; i++)
    if (((NonetMessage *) messages->pdata[i])->kind == kind)
      return messages->pdata[i];
  return NULL;
}

/* Says a message, with what can be done about it. */
static void
offer (NonetLoader *self, const NonetMessage *message, const char *label, const char *action, GVariant *target)
{
  g_autofree char *sentence = nonet_fault_to_sentence (message->text);

  nonet_toasts_offer (nonet_controller_get_toasts (self), sentence, label, action, target);
}

/* One toast at most of each kind: what was chosen, and what was left out. */
static void
report_messages (NonetLoader *self)
{
  GPtrArray *messages = nonet_reading_get_messages (self->reading);
  guint n_errors = nonet_reading_get_n_messages (self->reading, NONET_MESSAGE_ERROR);
  const NonetMessage *choice = first_message (messages, NONET_MESSAGE_CHOICE);
  const NonetMessage *warning = first_message (messages, NONET_MESSAGE_WARNING);
  g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (self->reading, self->index);

  g_clear_pointer (&self->messages, g_ptr_array_unref);
  self->messages = g_ptr_array_ref (messages);

  if (n_errors > 0)
    {
      g_autofree char *text = g_strdup_printf (ngettext ("%u part could not be read and was skipped",
                                                         "%u parts could not be read and were skipped", n_errors),
                                               n_errors);

      nonet_toasts_offer (nonet_controller_get_toasts (self), text, _ ("_Details"), "win.show-messages", NULL);
    }
  else if (warning != NULL)
    offer (self, warning, _ ("_Details"), "win.show-messages", NULL);
  else if (puzzle->shape->n_rules > 0)
    {
      g_autofree char *rules = nonet_rules_to_string (puzzle->shape);
      g_autofree char *text = g_strdup_printf (_ ("Further rules: %s"), rules);

      nonet_toasts_offer (nonet_controller_get_toasts (self), text, _ ("_Rules"), "win.puzzle-rules", NULL);
    }

  if (choice != NULL)
    {
      g_autofree char *label = NULL;
      g_autofree char *how = other_way (puzzle, &label);

      offer (self, choice, label, how != NULL ? "win.read-again" : NULL,
             how != NULL ? g_variant_new_string (how) : NULL);
    }
}

/* What was read, while the window still shows what it did. */
static void
keep_document (NonetLoader *self)
{
  g_set_object (&self->shown, nonet_controller_get_document (self));
  changed (self);
}

static void
take_reading (NonetLoader *self, NonetReading *reading, GFile *file, GBytes *bytes, gboolean again, gboolean anew)
{
  guint index = again ? self->index : 0;
  /* What was entered while a file was read, or before it is read again, is not lost. */
  gboolean is_free =
      !nonet_loader_is_unsaved (self)
      || (!again && nonet_document_get_generation (nonet_controller_get_document (self)) == self->edition);
  gboolean is_chosen;

  if (!again && !anew && nonet_reading_get_n_puzzles (reading) == 1 && is_played (self, reading, 0))
    return;
  forget (self);
  self->reading = g_object_ref (reading);
  g_set_object (&self->file, file);
  self->bytes = bytes != NULL ? g_bytes_ref (bytes) : NULL;
  self->index = index;
  if (file != NULL && g_file_has_uri_scheme (file, "file"))
    nonet_recent_add (file);

  report_messages (self);
  is_chosen = n_puzzles (self) == 1 || (again && index < n_puzzles (self));
  if (index >= n_puzzles (self))
    index = self->index = 0;
  if (!is_chosen)
    {
      keep_document (self);
      show_collection (self);
    }
  else if (is_free || (n_puzzles (self) == 1 && file == NULL))
    {
      keep_document (self);
      show_puzzle (self, index, anew);
    }
  else
    {
      keep_document (self);
      choose (self, index);
    }
}

/* Reading. */

static void
loading_free (Loading *loading)
{
  g_object_unref (loading->self);
  g_object_unref (loading->cancellable);
  g_clear_object (&loading->file);
  g_clear_pointer (&loading->bytes, g_bytes_unref);
  g_clear_pointer (&loading->options.alphabet, nonet_alphabet_unref);
  g_clear_object (&loading->reading);
  g_free (loading);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Loading, loading_free)

static void
slow_cb (gpointer user_data)
{
  NonetLoader *self = user_data;

  self->source = 0;
  gtk_revealer_set_reveal_child (self->bar, TRUE);
}

/* NULL: no longer. */
static void
show_bar (NonetLoader *self, const char *text)
{
  if (text == NULL)
    {
      g_clear_handle_id (&self->source, g_source_remove);
      gtk_revealer_set_reveal_child (self->bar, FALSE);
      return;
    }
  gtk_label_set_label (self->label, text);
  if (self->source == 0 && !gtk_revealer_get_reveal_child (self->bar))
    self->source = g_timeout_add_once (SHOW_AFTER_MS, slow_cb, self);
}

/* NULL: nothing is being read any more. */
static void
set_current (NonetLoader *self, Loading *loading)
{
  g_autofree char *name = NULL, *text = NULL;

  self->current = loading;
  if (loading != NULL && loading->file != NULL && !nonet_games_is_list (self->games, loading->file))
    {
      name = nonet_file_dup_name (loading->file);
      text = g_strdup_printf (_ ("Reading “%s”…"), name);
    }
  show_bar (self, loading == NULL || text != NULL ? text : _ ("Reading pasted text…"));
}

void
nonet_loader_show_wait (NonetLoader *self, const char *text, GCancellable *cancellable)
{
  if (g_set_object (&self->waited, cancellable))
    show_bar (self, text);
}

GFile *
nonet_loader_get_file (NonetLoader *self)
{
  return self->current != NULL ? self->current->file : NULL;
}

const char *
nonet_loader_get_etag (NonetLoader *self, GFile *file)
{
  return self->last != NULL && g_file_equal (self->last, file) ? self->etag : NULL;
}

/* The puzzle stays. */
static void
cancel (NonetLoader *self)
{
  if (self->current == NULL)
    return;
  g_cancellable_cancel (self->current->cancellable);
  set_current (self, NULL);
}

/* The person does not want it any more. */
static void
withdraw (NonetLoader *self)
{
  if (self->waited != NULL)
    {
      g_cancellable_cancel (self->waited);
      nonet_loader_show_wait (self, NULL, NULL);
      return;
    }
  cancel (self);
  g_signal_emit_by_name (self, "failed");
}

/* Escape cancels what the bar is shown for before it does anything else. */
static gboolean
escape_cb (NonetLoader *self)
{
  if (!gtk_revealer_get_reveal_child (self->bar))
    return FALSE;
  withdraw (self);
  return TRUE;
}

void
nonet_recent_add (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  char *groups[] = { NULL };
  GtkRecentData data = {
    .mime_type = (char *) "application/octet-stream",
    .app_name = (char *) "nonet",
    .app_exec = (char *) "nonet %u",
    .groups = groups,
  };

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

static void
report_error (NonetLoader *self, Loading *loading, const GError *error)
{
  g_autoptr (GPtrArray) messages = nonet_error_get_messages (error);
  gboolean vanished = loading->file != NULL && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_autofree char *name = nonet_file_dup_name (loading->file);
  g_autofree char *heading =
      name != NULL ? g_strdup_printf (_ ("Could Not Open “%s”"), name) : g_strdup (_ ("Could Not Read Text"));
  g_autofree char *text = vanished ? g_strdup (_ ("The file does not exist.")) : nonet_failure_to_sentence (error);

  g_signal_emit_by_name (self, "failed");
  show_messages (self, heading, text, messages);
  if (vanished)
    {
      g_autofree char *uri = g_file_get_uri (loading->file);

      gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
    }
}

/* A game that was continued has its collection around it again, if its file still has it there. */
static void
join (NonetLoader *self, NonetReading *reading, GFile *file)
{
  NonetDocument *document = nonet_controller_get_document (self);
  guint index = nonet_document_get_played (document)->index;
  g_autoptr (NonetPuzzle) puzzle =
      index < nonet_reading_get_n_puzzles (reading) ? nonet_reading_dup_puzzle (reading, index) : NULL;

  if (!nonet_puzzle_same_givens (nonet_document_peek (document), puzzle))
    return;
  forget (self);
  self->reading = g_object_ref (reading);
  if (nonet_games_is_list (self->games, file))
    self->list = g_file_get_uri (file);
  else
    g_set_object (&self->file, file);
  self->index = index;
  self->puzzle = g_steal_pointer (&puzzle);
  keep_document (self);
}

/* Once the games are known, too. */
static void
use (gpointer user_data)
{
  g_autoptr (Loading) loading = user_data;
  NonetLoader *self = loading->self;

  if (self->current != loading)
    return;
  set_current (self, NULL);
  if (loading->joins)
    join (self, loading->reading, loading->file);
  else
    take_reading (self, loading->reading, loading->file, loading->bytes, loading->again, loading->anew);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Loading) loading = user_data;
  NonetLoader *self = loading->self;
  g_autoptr (GError) error = NULL;

  loading->reading = nonet_load_finish (result, &error);
  /* A later reading, or the end of the window, has made this one unwanted. */
  if (self->current != loading)
    return;
  if (loading->reading != NULL)
    {
      nonet_games_when_loaded (self->games, use, g_steal_pointer (&loading));
      return;
    }
  set_current (self, NULL);
  if (!loading->joins && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    report_error (self, loading, error);
}

static Loading *
loading_new (NonetLoader *self, const NonetReadOptions *options)
{
  Loading *loading = g_new0 (Loading, 1);

  loading->self = g_object_ref (self);
  loading->cancellable = g_cancellable_new ();
  loading->again = options != NULL;
  if (options != NULL)
    loading->options = *options;
  if (loading->options.alphabet != NULL)
    nonet_alphabet_ref (loading->options.alphabet);
  return loading;
}

static void
start (NonetLoader *self, Loading *loading)
{
  if (self->current != NULL)
    g_cancellable_cancel (self->current->cancellable);
  self->edition = nonet_document_get_generation (nonet_controller_get_document (self));
  set_current (self, loading);
}

void
nonet_file_query_etag_async (GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data)
{
  g_file_query_info_async (file, G_FILE_ATTRIBUTE_ETAG_VALUE, G_FILE_QUERY_INFO_NONE, G_PRIORITY_DEFAULT, cancellable,
                           callback, user_data);
}

char *
nonet_file_query_etag_finish (GFile *file, GAsyncResult *result)
{
  g_autoptr (GFileInfo) info = g_file_query_info_finish (file, result, NULL);

  /* Samples, which are resources, have none, of which g_file_info_get_etag () complains since GLib 2.76. */
  return info != NULL ? g_strdup (g_file_info_get_attribute_string (info, G_FILE_ATTRIBUTE_ETAG_VALUE)) : NULL;
}

static void
etag_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Loading *loading = user_data;

  g_set_object (&loading->self->last, loading->file);
  g_free (loading->self->etag);
  loading->self->etag = nonet_file_query_etag_finish (G_FILE (source), result);
  nonet_load_file_async (loading->file, &loading->options, loading->cancellable, loaded_cb, loading);
}

static void
start_file (NonetLoader *self, Loading *loading, GFile *file)
{
  loading->file = g_object_ref (file);
  start (self, loading);
  nonet_file_query_etag_async (file, loading->cancellable, etag_cb, loading);
}

void
nonet_loader_load_file (NonetLoader *self, GFile *file, const NonetReadOptions *options)
{
  start_file (self, loading_new (self, options), file);
}

void
nonet_loader_reload (NonetLoader *self, GFile *file)
{
  Loading *loading = loading_new (self, NULL);

  loading->anew = TRUE;
  start_file (self, loading, file);
}

static void
load_replacement (gpointer self, gpointer file)
{
  nonet_loader_load_file (self, file, NULL);
}

void
nonet_loader_replace_by_file (NonetLoader *self, GFile *file)
{
  nonet_frame_make_room (nonet_controller_get_frame (self), load_replacement, self, file);
}

void
nonet_loader_load_text (NonetLoader *self, GBytes *text, const NonetReadOptions *options)
{
  Loading *loading = loading_new (self, options);

  loading->bytes = g_bytes_ref (text);
  start (self, loading);
  nonet_load_bytes_async (text, &loading->options, loading->cancellable, loaded_cb, loading);
}

static void
read_again_action (NonetLoader *self, NonetDocument *document, GVariant *parameter)
{
  const char *how = g_variant_get_string (parameter, NULL);
  NonetReadOptions options = { 0 };
  g_autoptr (NonetAlphabet) alphabet = NULL;

  if (self->reading == NULL)
    return;
  if (g_str_has_prefix (how, "alphabet:"))
    alphabet = nonet_alphabet_parse (how + strlen ("alphabet:"), 0, NULL);
  else if (sscanf (how, "boxes:%ux%u", &options.box_rows, &options.box_columns) != 2)
    return;
  options.alphabet = alphabet;

  if (self->file != NULL)
    nonet_loader_load_file (self, self->file, &options);
  else if (self->bytes != NULL)
    nonet_loader_load_text (self, self->bytes, &options);
}

static void
next_puzzle_action (NonetLoader *self)
{
  choose (self, self->puzzle != NULL ? self->index + 1 : 0);
}

static void
previous_puzzle_action (NonetLoader *self)
{
  choose (self, self->index - 1);
}

static void
show_messages_action (NonetLoader *self)
{
  if (self->messages != NULL)
    show_messages (self, _ ("Skipped Parts"), NULL, self->messages);
}

static const NonetActionEntry actions[] = {
  { "cancel-loading", G_CALLBACK (withdraw), .use = NONET_USE_ON_START },
  { "read-again", G_CALLBACK (read_again_action), "s" },
  { "show-collection", G_CALLBACK (show_collection) },
  { "next-puzzle", G_CALLBACK (next_puzzle_action) },
  { "previous-puzzle", G_CALLBACK (previous_puzzle_action) },
  { "show-messages", G_CALLBACK (show_messages_action), .use = NONET_USE_ON_START },
};

static void
document_set_cb (NonetLoader *self, NonetDocument *document)
{
  const char *uri = document != NULL ? nonet_document_get_played (document)->collection : NULL;

  cancel (self);
  if (document == self->shown && self->shown != NULL)
    return;
  g_clear_object (&self->shown);
  forget (self);
  changed (self);
  if (uri != NULL && !g_str_has_prefix (uri, NONET_DAY_SCHEME))
    {
      Loading *loading = loading_new (self, NULL);
      g_autoptr (GFile) file = g_file_new_for_uri (uri);

      loading->joins = TRUE;
      start_file (self, loading, file);
    }
}

static void
nonet_loader_finalize (GObject *object)
{
  NonetLoader *self = NONET_LOADER (object);

  g_clear_object (&self->waited);
  g_clear_object (&self->last);
  g_free (self->etag);
  forget (self);
  g_clear_object (&self->shown);
  g_clear_object (&self->games);
  G_OBJECT_CLASS (nonet_loader_parent_class)->finalize (object);
}

static void
nonet_loader_class_init (NonetLoaderClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_loader_finalize;
  g_signal_new ("failed", NONET_TYPE_LOADER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("changed", NONET_TYPE_LOADER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_loader_init (NonetLoader *self)
{
}

NonetLoader *
nonet_loader_new (NonetFrame *frame, NonetGames *games)
{
  NonetLoader *self = nonet_controller_new (NONET_TYPE_LOADER, frame, actions, G_N_ELEMENTS (actions));

  self->bar = nonet_frame_get_child (frame, "loading_bar");
  self->label = nonet_frame_get_child (frame, "loading_label");
  self->collection_bar = nonet_frame_get_child (frame, "collection_bar");
  self->collection_button = nonet_frame_get_child (frame, "collection_button");
  self->games = g_object_ref (games);
  changed (self);
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (document_set_cb));
  nonet_controller_connect_escape (self, G_CALLBACK (escape_cb));
  return self;
}

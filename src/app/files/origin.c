/* What the document came from: a file or a text with one puzzle or several, and what was said of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/files/origin.h"

#include <glib/gi18n.h>

#include "app/files/collection-dialog.h"
#include "app/files/messages-dialog.h"
#include "words/fill.h"

/* Of the puzzles of a collection, to find out where to continue; in longer ones, too, that takes a few milliseconds. */
#define MOST_LOOKED_AT 200

struct _NonetOrigin
{
  NonetController parent_instance;

  NonetLoader *loader; /* of the window, as are the bar and the button */
  GtkRevealer *bar;
  GtkButton *button;
  NonetProgress *progress;
  NonetReading *reading;
  GFile *file;             /* what was read, … */
  GBytes *bytes;           /* … or the text if it was no file */
  guint index;             /* of the puzzle in the reading */
  guint chosen;            /* the index of the one that is to be shown as soon as there is room */
  GPtrArray *messages;     /* NonetMessage: what the reading had to say, for "Details" */
  NonetDocument *document; /* the one that was made of it */
  NonetPuzzle *puzzle;     /* of a collection: the one that is shown, as it was read; NULL: none was chosen yet */
};

G_DEFINE_FINAL_TYPE (NonetOrigin, nonet_origin, NONET_TYPE_CONTROLLER)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

gboolean
nonet_origin_is_known (NonetOrigin *self)
{
  return self->reading != NULL;
}

static guint
n_puzzles (NonetOrigin *self)
{
  return self->reading != NULL ? nonet_reading_get_n_puzzles (self->reading) : 0;
}

NonetReading *
nonet_origin_get_collection (NonetOrigin *self)
{
  return n_puzzles (self) > 1 ? self->reading : NULL;
}

gboolean
nonet_origin_keeps_progress (NonetOrigin *self)
{
  return self->puzzle != NULL && self->document != NULL && nonet_progress_is_of (self->document, self->puzzle);
}

/* "500 of 1,000", or how many there are while none was chosen. */
static void
update_bar (NonetOrigin *self)
{
  guint n = n_puzzles (self);
  g_autofree char *text = NULL;

  if (self->puzzle != NULL)
    /* Translators: the puzzle that is shown, and how many there are in the file. */
    text = g_strdup_printf (C_ ("puzzle", "%'u of %'u"), self->index + 1, n);
  else
    text = g_strdup_printf (ngettext ("%'u puzzle", "%'u puzzles", n), n);
  gtk_button_set_label (self->button, text);
  gtk_revealer_set_reveal_child (self->bar, n > 1);
}

static void
changed (NonetOrigin *self)
{
  update_bar (self);
  nonet_controller_set_enabled (self, "show-collection", n_puzzles (self) > 1);
  nonet_controller_set_enabled (self, "next-puzzle", self->index + 1 < n_puzzles (self));
  nonet_controller_set_enabled (self, "previous-puzzle", self->index > 0);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
forget (NonetOrigin *self)
{
  g_clear_object (&self->reading);
  g_clear_object (&self->file);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_clear_pointer (&self->messages, g_ptr_array_unref);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  self->index = 0;
}

static void
keep_progress (NonetOrigin *self)
{
  if (nonet_origin_keeps_progress (self))
    nonet_progress_keep (self->progress, self->document);
}

const NonetWriteFormat *
nonet_origin_get_write_format (NonetOrigin *self)
{
  NonetDocument *document = nonet_controller_get_document (self);
  GFile *file = document != NULL ? nonet_document_get_file (document) : NULL;
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

  if (file == NULL || self->file == NULL || !g_file_equal (file, self->file) || g_str_has_suffix (name, ".gz"))
    return NULL;
  return nonet_write_format_find (nonet_reading_get_format (self->reading));
}

/* "big-list.sdm · 17" for a puzzle of a collection that has no title of its own. */
static void
give_title (NonetOrigin *self, NonetPuzzle *puzzle, guint index)
{
  g_autofree char *name = NULL;

  if (puzzle->title != NULL || self->file == NULL)
    return;
  name = g_file_get_basename (self->file);
  puzzle->title = g_strdup_printf ("%s · %u", name, index + 1);
}

/* A puzzle of a file alone, to be solved, or set if nothing is in it; saving it writes it back. */
static NonetDocument *
document_of_file (NonetOrigin *self)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (self->reading, 0);
  NonetDocument *document =
      nonet_puzzle_is_empty (puzzle) ? nonet_document_new_to_set (puzzle) : nonet_document_new (puzzle);

  /* Saving must not write over a sample. */
  if (g_file_has_uri_scheme (self->file, "file"))
    nonet_document_set_file (document, self->file);
  return document;
}

/* A puzzle of a collection, as it was left; saving it must not write over the others. */
static NonetDocument *
document_of_collection (NonetOrigin *self, guint index)
{
  g_autoptr (NonetPuzzle) puzzle = NULL;
  NonetDocument *document;

  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  self->puzzle = nonet_reading_dup_puzzle (self->reading, index);
  document = nonet_progress_load_document (self->progress, self->puzzle);
  if (document != NULL)
    return document;
  puzzle = nonet_puzzle_copy (self->puzzle);
  give_title (self, puzzle, index);
  return nonet_document_new (puzzle);
}

/* What comes from the clipboard replaces what is there, as one step that can be undone. */
static void
paste_puzzle (NonetOrigin *self)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (self->reading, 0);

  g_set_object (&self->document, nonet_controller_get_document (self));
  nonet_document_replace_puzzle (self->document, puzzle);
  /* It is there to be solved, as if it came from a file. */
  nonet_document_set_editing_givens (self->document, nonet_puzzle_is_empty (puzzle));
  nonet_toasts_offer (nonet_controller_get_toasts (self), _ ("Puzzle pasted"), _ ("_Undo"), "win.undo", NULL);
}

static void
show_puzzle (NonetOrigin *self, guint index)
{
  g_autoptr (NonetDocument) document = NULL;

  keep_progress (self);
  self->index = index;
  if (n_puzzles (self) == 1 && self->file == NULL)
    paste_puzzle (self);
  else
    {
      document = n_puzzles (self) > 1 ? document_of_collection (self, index) : document_of_file (self);
      g_set_object (&self->document, document);
      nonet_frame_set_document (nonet_controller_get_frame (self), document);
    }
  changed (self);
}

static void
show_chosen (gpointer user_data, gpointer reading)
{
  NonetOrigin *self = user_data;

  if (reading == self->reading)
    show_puzzle (self, self->chosen);
}

static void
choose (NonetOrigin *self, guint index)
{
  self->chosen = index;
  nonet_frame_make_room (nonet_controller_get_frame (self), show_chosen, self, self->reading);
}

static void
chosen_cb (guint index, gpointer user_data)
{
  NonetOrigin *self = user_data;

  if (self->reading != NULL)
    choose (self, index);
}

/* Where somebody continues: the first puzzle that is begun, or else the first that is not solved. */
static guint
find_place_to_continue (NonetOrigin *self)
{
  guint n = MIN (n_puzzles (self), MOST_LOOKED_AT), unsolved = n;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (self->reading, i);
      NonetProgressState state = nonet_progress_get_state (self->progress, puzzle);

      if (state == NONET_PROGRESS_BEGUN)
        return i;
      if (state == NONET_PROGRESS_NONE)
        unsolved = MIN (unsolved, i);
    }
  return unsolved < n ? unsolved : 0;
}

static void
show_collection (NonetOrigin *self)
{
  guint current = self->puzzle != NULL ? self->index : find_place_to_continue (self);
  g_autofree char *name = self->file != NULL ? g_file_get_basename (self->file) : NULL;

  keep_progress (self); /* for the list */

  nonet_collection_dialog_present (nonet_controller_get_window (self), self->reading, self->progress, name, current,
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
offer (NonetOrigin *self, const NonetMessage *message, const char *label, const char *action, GVariant *target)
{
  g_autofree char *sentence = nonet_fault_to_sentence (message->text);

  nonet_toasts_offer (nonet_controller_get_toasts (self), sentence, label, action, target);
}

/* One toast at most of each kind: what was chosen, and what was left out. */
static void
report_messages (NonetOrigin *self)
{
  GPtrArray *messages = nonet_reading_get_messages (self->reading);
  guint n_errors = nonet_reading_get_n_messages (self->reading, NONET_MESSAGE_ERROR);
  const NonetMessage *choice = first_message (messages, NONET_MESSAGE_CHOICE);
  const NonetMessage *warning = first_message (messages, NONET_MESSAGE_WARNING);

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

  if (choice != NULL)
    {
      g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (self->reading, self->index);
      g_autofree char *label = NULL;
      g_autofree char *how = other_way (puzzle, &label);

      offer (self, choice, label, how != NULL ? "win.read-again" : NULL,
             how != NULL ? g_variant_new_string (how) : NULL);
    }
}

/* What was read, while the window still shows what it did. */
static void
keep_document (NonetOrigin *self)
{
  g_set_object (&self->document, nonet_controller_get_document (self));
  changed (self);
}

/* What was entered while a file was read, or before it is read again, is not lost. */
static gboolean
has_room (NonetOrigin *self, gboolean again)
{
  return !nonet_frame_is_unsaved (nonet_controller_get_frame (self))
         || (!again && nonet_loader_has_room (self->loader));
}

static void
loaded_cb (NonetOrigin *self, NonetReading *reading, GFile *file, GBytes *bytes, gboolean again)
{
  guint index = again ? self->index : 0;
  gboolean is_free = has_room (self, again), is_chosen;

  keep_progress (self);
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
    show_puzzle (self, index);
  else
    {
      keep_document (self);
      choose (self, index);
    }
}

static void
read_again_action (NonetOrigin *self, NonetDocument *document, GVariant *parameter)
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
    nonet_loader_load_file (self->loader, self->file, &options);
  else if (self->bytes != NULL)
    nonet_loader_load_text (self->loader, self->bytes, &options);
}

static void
next_puzzle_action (NonetOrigin *self)
{
  choose (self, self->puzzle != NULL ? self->index + 1 : 0);
}

static void
previous_puzzle_action (NonetOrigin *self)
{
  choose (self, self->index - 1);
}

static void
show_messages_action (NonetOrigin *self)
{
  if (self->messages != NULL)
    nonet_messages_dialog_present (nonet_controller_get_window (self), _ ("Skipped Parts"), NULL, self->messages);
}

static const NonetActionEntry actions[] = {
  { "read-again", G_CALLBACK (read_again_action), "s" },
  { "show-collection", G_CALLBACK (show_collection) },
  { "next-puzzle", G_CALLBACK (next_puzzle_action) },
  { "previous-puzzle", G_CALLBACK (previous_puzzle_action) },
  { "show-messages", G_CALLBACK (show_messages_action), .use = NONET_USE_ON_START },
};

static void
document_set_cb (NonetOrigin *self, NonetDocument *document)
{
  if (document == self->document && self->document != NULL)
    return;
  keep_progress (self);
  g_clear_object (&self->document);
  forget (self);
  changed (self);
}

static void
nonet_origin_finalize (GObject *object)
{
  NonetOrigin *self = NONET_ORIGIN (object);

  forget (self);
  g_clear_object (&self->document);
  g_clear_object (&self->progress);
  G_OBJECT_CLASS (nonet_origin_parent_class)->finalize (object);
}

static void
nonet_origin_class_init (NonetOriginClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_origin_finalize;
  signals[CHANGED] =
      g_signal_new ("changed", NONET_TYPE_ORIGIN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_origin_init (NonetOrigin *self)
{
}

NonetOrigin *
nonet_origin_new (NonetFrame *frame, NonetLoader *loader, NonetProgress *progress)
{
  NonetOrigin *self = nonet_controller_new (NONET_TYPE_ORIGIN, frame, actions, G_N_ELEMENTS (actions));

  self->loader = loader;
  self->progress = g_object_ref (progress);
  self->bar = nonet_frame_get_child (frame, "collection_bar");
  self->button = nonet_frame_get_child (frame, "collection_button");
  g_signal_connect_object (loader, "loaded", G_CALLBACK (loaded_cb), self, G_CONNECT_SWAPPED);
  changed (self);
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (document_set_cb));
  return self;
}

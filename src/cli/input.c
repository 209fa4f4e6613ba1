/* Handing out the puzzles of files and standard input, block by block.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each source is looked at until it is clear which of two kinds it is. A *list* has a 9x9 puzzle in one line
 * near its beginning, and each of its lines is answered by itself, also those that are no puzzle.
 * Anything else is a *whole*: read to its end, then understood by nonet_read_bytes ().
 */
#include "config.h"

#include "cli/input.h"

#include <string.h>
#include <glib/gi18n.h>

#include "cli/list-line.h"
#include "cli/source.h"
#include "formats/grid-sizes.h"
#include "formats/quick-line.h"

/* How many puzzles make a block: enough for the batch engine to run at full speed. */
#define BLOCK_ITEMS 32768
#define WHOLE_BLOCK_ITEMS 512
/* How far to look for the first puzzle of a list. */
#define SNIFF_BYTES (64 * 1024)

typedef enum
{
  SOURCE_UNKNOWN,
  SOURCE_LIST,
  SOURCE_WHOLE
} SourceKind;

struct _CliInput
{
  /* Other threads read these while one reads ahead, so they are apart from what that writes, at the end. */
  CliBlock blocks[2]; /* one is handed out while the other is read ahead */
  const CliOptions *options;
  gboolean quick; /* whether lines may be read the quick way */
  NonetQuickTable table;
  guint next_file;
  gboolean failed;
  CliBlock *block; /* the one handed out last, or being filled */
  gboolean ahead;  /* whether it is full already and not yet handed out */

  CliSource *source;
  SourceKind kind;
  guint line;                             /* of a list: lines taken so far */
  gboolean any_puzzle;                    /* of a list: whether it had one yet */
  guint n_nines;                          /* of a list: boards of 9x9 so far */
  guint n_nines_ahead;                    /* of a list: those in its beginning */
  gboolean at_home[SUDOKU_MAX_ORDER + 1]; /* of a list: orders that belong in it, by its beginning */

  NonetReading *reading; /* of a whole */
  guint index;           /* the next of its puzzles */
  guint message;         /* the next of its messages */
};

static void
clear_item (gpointer data)
{
  CliItem *item = data;

  g_clear_pointer (&item->puzzle, nonet_puzzle_unref);
  g_clear_pointer (&item->error, g_free);
}

static void
init_block (CliBlock *block, NonetAlphabet *alphabet)
{
  block->items = g_array_new (FALSE, FALSE, sizeof (CliItem));
  g_array_set_clear_func (block->items, clear_item);
  block->nines = g_byte_array_new ();
  block->alphabet = nonet_alphabet_ref (alphabet);
}

static void
clear_block (CliBlock *block)
{
  g_array_unref (block->items);
  g_byte_array_unref (block->nines);
  nonet_alphabet_unref (block->alphabet);
}

CliInput *
cli_input_new (const CliOptions *options, gboolean keep_details)
{
  const NonetReadOptions *reading = &options->reading;
  g_autoptr (NonetAlphabet) alphabet =
      reading->alphabet != NULL ? nonet_alphabet_ref (reading->alphabet) : nonet_alphabet_new_usual (9);
  CliInput *self = g_new0 (CliInput, 1);
  gboolean usual_boxes = reading->box_rows == 0 || (reading->box_rows == 3 && reading->box_columns == 3);

  self->options = options;
  self->quick = nonet_quick_table_init (&self->table, reading->alphabet) && usual_boxes && !keep_details;
  for (guint i = 0; i < G_N_ELEMENTS (self->blocks); i++)
    init_block (&self->blocks[i], alphabet);
  self->block = self->blocks;
  return self;
}

void
cli_input_free (CliInput *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->blocks); i++)
    clear_block (&self->blocks[i]);
  g_clear_object (&self->reading);
  g_clear_pointer (&self->source, cli_source_free);
  g_free (self);
}

gboolean
cli_input_failed (CliInput *self)
{
  return self->failed;
}

static void
add_nine (CliInput *self, const guint8 *values)
{
  CliItem item = { .nine = (int) (self->block->nines->len / NONET_QUICK_CELLS) };

  g_byte_array_append (self->block->nines, values, NONET_QUICK_CELLS);
  g_array_append_val (self->block->items, item);
}

static void
add_puzzle (CliInput *self, NonetPuzzle *puzzle)
{
  CliItem item = { .nine = -1, .puzzle = puzzle };

  g_array_append_val (self->block->items, item);
}

/* line and column count from 1; 0 stands for no place. */
static void
add_error (CliInput *self, guint line, guint column, const char *text)
{
  g_autoptr (GString) error = g_string_new (NULL);
  CliItem item = { .nine = -1 };

  if (self->source->name != NULL)
    g_string_append_printf (error, "%s:", self->source->name);
  if (line > 0)
    g_string_append_printf (error, "%u:", line);
  if (line > 0 && column > 0)
    g_string_append_printf (error, "%u:", column);
  if (error->len > 0)
    g_string_append_c (error, ' ');
  g_string_append (error, text);

  item.error = g_string_free (g_steal_pointer (&error), FALSE);
  g_array_append_val (self->block->items, item);
}

/* Adds the first helpful message of a reading that failed. line replaces the line told, if it is not 0. */
static void
add_reading_error (CliInput *self, guint line, const GError *error)
{
  g_autoptr (GPtrArray) messages = nonet_error_get_messages (error);

  for (guint i = 0; messages != NULL && i < messages->len; i++)
    {
      const NonetMessage *message = g_ptr_array_index (messages, i);

      if (message->kind != NONET_MESSAGE_ERROR)
        continue;
      add_error (self, line > 0 ? line : message->line, message->column, message->text);
      return;
    }
  add_error (self, line, 0, error->message);
}

/* Looks for a list's first puzzle in what has arrived. */
static SourceKind
sniff (CliInput *self, gboolean no_more)
{
  gsize length;
  const char *text = cli_source_peek (self->source, &length);
  const char *end = text + length;

  if (!self->quick)
    return no_more ? SOURCE_WHOLE : SOURCE_UNKNOWN;
  if (length >= 3 && memcmp (text, "\357\273\277", 3) == 0)
    text += 3;

  while (text < end)
    {
      const char *line_end = memchr (text, '\n', (gsize) (end - text));
      gsize line_length = (gsize) ((line_end != NULL ? line_end : end) - text);

      if (line_end == NULL && !no_more)
        break;
      if (memchr (text, '\0', line_length) != NULL || cli_line_opens_other_format (text, line_length))
        return SOURCE_WHOLE;
      if (!cli_line_is_empty_or_comment (text, line_length) && cli_line_is_of_list (&self->table, text, line_length))
        return memchr (text, '\r', line_length > 0 ? line_length - 1 : 0) == NULL ? SOURCE_LIST : SOURCE_WHOLE;
      text += line_length + 1;
    }
  return no_more || length >= SNIFF_BYTES ? SOURCE_WHOLE : SOURCE_UNKNOWN;
}

/* Opens the next file, or standard input. Returns FALSE when there is none left. */
static gboolean
open_next (CliInput *self)
{
  char **files = self->options->files;

  while (files != NULL ? files[self->next_file] != NULL : self->next_file == 0)
    {
      const char *name = files != NULL ? files[self->next_file] : NULL;

      self->next_file++;
      self->source = cli_source_open (name);
      if (self->source != NULL)
        {
          self->kind = SOURCE_UNKNOWN;
          self->line = self->index = self->message = 0;
          self->any_puzzle = FALSE;
          self->n_nines = self->n_nines_ahead = 0;
          memset (self->at_home, 0, sizeof self->at_home);
          return TRUE;
        }
      g_printerr (_ ("nonet-cli: cannot open “%s”: %s\n"), name, g_strerror (errno));
      self->failed = TRUE;
    }
  return FALSE;
}

static void
close_source (CliInput *self)
{
  g_clear_object (&self->reading);
  if (self->source->error != 0)
    {
      g_printerr (_ ("nonet-cli: cannot read “%s”: %s\n"),
                  self->source->name != NULL ? self->source->name : _ ("standard input"),
                  g_strerror (self->source->error));
      self->failed = TRUE;
    }
  g_clear_pointer (&self->source, cli_source_free);
}

/* A line before the first puzzle that names the list or its columns. */
static gboolean
is_title (CliInput *self, const char *line, gsize length)
{
  static const char *const columns[] = { "puzzle", "quiz", "sudoku", "grid" };
  gsize rest_length;
  const char *rest = cli_source_peek (self->source, &rest_length);

  if (self->any_puzzle)
    return FALSE;
  if (cli_line_names_columns (line, length))
    return TRUE;
  while (length > 0 && (*line == '"' || *line == '\'' || *line == ' '))
    line++, length--;
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    if (length >= strlen (columns[i]) && g_ascii_strncasecmp (line, columns[i], strlen (columns[i])) == 0)
      return TRUE;
  return self->line == 1 && rest_length > 0 && rest[0] == '#';
}

/* Counts the lines that are read the quick way; FALSE if there is one that is not. */
static gboolean
count_quick_lines (CliInput *self, const char *text, gsize length)
{
  guint8 values[NONET_QUICK_CELLS];

  while (length > 0)
    {
      const char *end = memchr (text, '\n', length);
      gsize size = end != NULL ? (gsize) (end - text) : length, line = size;

      line -= line > 0 && text[line - 1] == '\r';
      if (nonet_quick_line (&self->table, text, line, values))
        self->n_nines_ahead++;
      else if (!cli_line_is_empty_or_comment (text, line))
        return FALSE;
      text += size + (end != NULL);
      length -= size + (end != NULL);
    }
  return TRUE;
}

/* Finds out which sizes the beginning of a list has. */
static void
find_sizes (CliInput *self)
{
  gsize length;
  const char *text = cli_source_peek (self->source, &length);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (NonetReading) reading = NULL;

  length = MIN (length, SNIFF_BYTES);
  while (length > 0 && text[length - 1] != '\n' && !(self->source->ended && length < SNIFF_BYTES))
    length--;
  if (!count_quick_lines (self, text, length))
    {
      bytes = g_bytes_new (text, length);
      reading = nonet_read_bytes (bytes, &self->options->reading, NULL, NULL);
      self->n_nines_ahead = 0;
    }
  for (guint i = 0; reading != NULL && i < nonet_reading_get_n_puzzles (reading); i++)
    {
      g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, i);

      self->at_home[puzzle->geometry.order] = TRUE;
      self->n_nines_ahead += puzzle->geometry.order == 9;
    }
}

/* Whether a line that can be read as a board of another size is a broken one of 9x9. */
static gboolean
is_broken_nine (const CliInput *self, NonetReading *reading)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, 0);

  return !self->at_home[puzzle->geometry.order] && !grid_sizes_is_likely (puzzle);
}

/* A line of a list that is no plain 9x9 puzzle, the long way. */
static void
take_line_the_long_way (CliInput *self, const char *line, gsize length)
{
  g_autoptr (GBytes) bytes = g_bytes_new (line, length);
  g_autoptr (GError) error = NULL;
  g_autoptr (NonetReading) reading = nonet_read_bytes (bytes, &self->options->reading, NULL, &error);

  if (MAX (self->n_nines, self->n_nines_ahead) >= 2 && (reading == NULL || is_broken_nine (self, reading)))
    {
      NonetReadOptions nine = self->options->reading;

      nine.list_order = 9;
      g_clear_object (&reading);
      g_clear_error (&error);
      reading = nonet_read_bytes (bytes, &nine, NULL, &error);
    }
  if (reading == NULL)
    {
      if (!is_title (self, line, length))
        add_reading_error (self, self->line, error);
      return;
    }
  self->any_puzzle = TRUE;
  for (guint i = 0; i < nonet_reading_get_n_puzzles (reading); i++)
    add_puzzle (self, nonet_reading_dup_puzzle (reading, i));
}

/* Takes what has arrived of a list, waiting only if that is nothing, and only if it may. Returns FALSE at its end. */
static gboolean
fill_from_list (CliInput *self, gboolean may_wait)
{
  guint8 values[NONET_QUICK_CELLS];
  const char *line;
  gsize length;

  while (self->block->items->len < BLOCK_ITEMS)
    {
      line = cli_source_take_line (self->source, &length);
      if (line == NULL)
        {
          if (self->source->ended)
            return FALSE;
          if (cli_source_read (self->source, may_wait && self->block->items->len == 0) || self->source->ended)
            continue;
          return TRUE;
        }
      self->line++;
      if (nonet_quick_line (&self->table, line, length, values))
        {
          self->any_puzzle = TRUE;
          self->n_nines++;
          add_nine (self, values);
        }
      else if (!cli_line_is_empty_or_comment (line, length))
        take_line_the_long_way (self, line, length);
    }
  return TRUE;
}

/* Tells what was left out or chosen, apart from the answers. */
static void
tell_choices (CliInput *self)
{
  GPtrArray *messages = nonet_reading_get_messages (self->reading);
  const char *name = self->source->name != NULL ? self->source->name : "-";

  for (guint i = 0; i < messages->len; i++)
    {
      const NonetMessage *message = g_ptr_array_index (messages, i);

      if (message->kind != NONET_MESSAGE_ERROR)
        {
          g_autofree char *text = nonet_message_to_string (message);

          g_printerr ("%s: %s\n", name, text);
        }
    }
}

/* Reads a source to its end, at most the size that may be read, and understands it. */
static gboolean
read_whole (CliInput *self)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  const char *text;
  gsize length;

  do
    text = cli_source_peek (self->source, &length);
  while (length <= NONET_READ_MAX_BYTES && cli_source_read (self->source, TRUE));
  text = cli_source_peek (self->source, &length);
  if (self->source->error != 0)
    return FALSE;

  bytes = g_bytes_new_static (text, length);
  self->reading = nonet_read_bytes (bytes, &self->options->reading, NULL, &error);
  if (self->reading == NULL)
    add_reading_error (self, 0, error);
  else
    tell_choices (self);
  return self->reading != NULL;
}

/* Adds what a reading tells to be wrong in front of a line. */
static void
add_messages_before (CliInput *self, guint line)
{
  GPtrArray *messages = nonet_reading_get_messages (self->reading);

  for (; self->message < messages->len; self->message++)
    {
      const NonetMessage *message = g_ptr_array_index (messages, self->message);

      if (message->line >= line)
        return;
      if (message->kind == NONET_MESSAGE_ERROR)
        add_error (self, message->line, message->column, message->text);
    }
}

/* Takes the next puzzles of a whole. Returns FALSE at its end. */
static gboolean
fill_from_whole (CliInput *self)
{
  guint n_puzzles;

  if (self->reading == NULL && !read_whole (self))
    return FALSE;

  n_puzzles = nonet_reading_get_n_puzzles (self->reading);
  while (self->index < n_puzzles && self->block->items->len < WHOLE_BLOCK_ITEMS)
    {
      add_messages_before (self, nonet_reading_get_line (self->reading, self->index));
      add_puzzle (self, nonet_reading_dup_puzzle (self->reading, self->index++));
    }
  if (self->index == n_puzzles)
    add_messages_before (self, G_MAXUINT);
  return self->index < n_puzzles;
}

/* Reads until it is clear what the source is. */
static void
find_kind (CliInput *self)
{
  while (self->kind == SOURCE_UNKNOWN)
    {
      gboolean came = cli_source_read (self->source, TRUE);

      self->kind = sniff (self, !came);
    }
  if (self->kind == SOURCE_LIST)
    {
      gsize length;
      const char *text = cli_source_peek (self->source, &length);

      if (length >= 3 && memcmp (text, "\357\273\277", 3) == 0)
        cli_source_take (self->source, 3);
      find_sizes (self);
    }
}

/* Goes on to the other block and empties it. */
static void
turn_block (CliInput *self)
{
  self->block = self->block == self->blocks ? self->blocks + 1 : self->blocks;
  g_array_set_size (self->block->items, 0);
  g_byte_array_set_size (self->block->nines, 0);
}

gboolean
cli_input_reads_ahead (const CliInput *self)
{
  return self->source != NULL && self->kind == SOURCE_LIST;
}

void
cli_input_read_ahead (CliInput *self)
{
  if (!cli_input_reads_ahead (self))
    return;
  turn_block (self);
  fill_from_list (self, FALSE);
  self->ahead = TRUE;
}

const CliBlock *
cli_input_next (CliInput *self)
{
  if (!self->ahead)
    turn_block (self);
  self->ahead = FALSE;

  while (self->block->items->len == 0)
    {
      gboolean more;

      if (self->source == NULL && !open_next (self))
        return NULL;
      find_kind (self);
      more = self->kind == SOURCE_LIST ? fill_from_list (self, TRUE) : fill_from_whole (self);
      if (!more)
        close_source (self);
    }
  return self->block;
}

guint
cli_block_n_nines (const CliBlock *block)
{
  return block->nines->len / NONET_QUICK_CELLS;
}

NonetPuzzle *
cli_block_dup_puzzle (const CliBlock *block, const CliItem *item)
{
  SudokuGeometry geometry;
  NonetPuzzle *puzzle;

  if (item->puzzle != NULL)
    return nonet_puzzle_ref (item->puzzle);
  sudoku_geometry_init_usual (&geometry, 9);
  puzzle = nonet_puzzle_new (geometry, block->alphabet);
  memcpy (puzzle->givens, block->nines->data + (gsize) item->nine * NONET_QUICK_CELLS, NONET_QUICK_CELLS);
  return puzzle;
}

SudokuGrid *
cli_block_dup_grid (const CliBlock *block, const CliItem *item)
{
  SudokuGeometry geometry;

  if (item->puzzle != NULL)
    return nonet_puzzle_dup_grid (item->puzzle, FALSE);
  sudoku_geometry_init_usual (&geometry, 9);
  return sudoku_grid_new_from_values (geometry, block->nines->data + (gsize) item->nine * NONET_QUICK_CELLS);
}

SudokuGeometry
cli_block_shape (const CliBlock *block, const CliItem *item, NonetAlphabet **alphabet)
{
  SudokuGeometry geometry;

  *alphabet = item->puzzle != NULL ? item->puzzle->alphabet : block->alphabet;
  if (item->puzzle != NULL)
    return item->puzzle->geometry;
  sudoku_geometry_init_usual (&geometry, 9);
  return geometry;
}

/* Reading puzzles from files and standard input, in blocks: lines as they come, and everything else whole.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/run/input.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "formats/list.h"
#include "formats/rules.h"
#include "formats/text.h"
#include "tasks/parallel.h"

/* Reading a file descriptor in pieces and cutting it into lines. */

#define PIECE_BYTES (256 * 1024)

typedef struct
{
  char *name; /* as the person wrote it, or NULL for standard input */
  int fd;
  GByteArray *pending; /* read and not yet taken */
  gsize taken;         /* how much of pending has been taken */
  gsize searched;      /* how much of pending has no end of a line in what is not yet taken */
  gboolean skipping;   /* the rest of a line is passed over that was too long */
  gboolean begun;      /* something has been read */
  gboolean ended;      /* no more will come */
  int error;           /* errno of a read that failed, or 0 */
  GConverter *gunzip;  /* NULL if it is not packed */
  GByteArray *packed;  /* read and not yet unpacked */
  gboolean damaged;    /* this cannot be unpacked */
} Source;

static void
source_free (Source *self)
{
  if (self->fd != STDIN_FILENO)
    close (self->fd);
  g_byte_array_unref (self->pending);
  g_clear_object (&self->gunzip);
  g_clear_pointer (&self->packed, g_byte_array_unref);
  g_free (self->name);
  g_free (self);
}

static gboolean
is_waiting (int fd)
{
  struct pollfd poll_fd = { .fd = fd, .events = POLLIN };

  return poll (&poll_fd, 1, 0) > 0;
}

/* Reads as the file has it; returns 0 at its end or where that fails. */
static gsize
read_bytes (Source *self, void *buffer, gsize size)
{
  gssize came;

  do
    came = read (self->fd, buffer, size);
  while (came < 0 && errno == EINTR);
  self->error = came < 0 ? errno : 0;
  return (gsize) MAX (came, 0);
}

/* The same of what gzip has packed. */
static gsize
read_packed (Source *self, void *buffer, gsize size)
{
  gboolean at_end = FALSE;

  for (;;)
    {
      g_autoptr (GError) error = NULL;
      gsize n_packed = self->packed->len, n_read, n_written;

      if (g_converter_convert (self->gunzip, self->packed->data, n_packed, buffer, size,
                               at_end ? G_CONVERTER_INPUT_AT_END : G_CONVERTER_NO_FLAGS, &n_read, &n_written, &error)
          == G_CONVERTER_FINISHED)
        return 0;
      self->damaged = error != NULL && (at_end || !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_PARTIAL_INPUT));
      if (self->damaged)
        return 0;
      if (error == NULL)
        g_byte_array_remove_range (self->packed, 0, (guint) n_read);
      if (error == NULL && n_written > 0)
        return n_written;
      if (error == NULL && self->packed->len > 0)
        continue;
      n_packed = self->packed->len;
      g_byte_array_set_size (self->packed, (guint) (n_packed + PIECE_BYTES));
      n_read = read_bytes (self, self->packed->data + n_packed, PIECE_BYTES);
      g_byte_array_set_size (self->packed, (guint) (n_packed + n_read));
      at_end = n_read == 0;
      if (self->error != 0)
        return 0;
    }
}

/* The first bytes say whether they are packed. */
static gsize
read_unpacked (Source *self, guint8 *buffer, gsize size)
{
  gsize came;

  if (self->begun)
    return self->gunzip != NULL ? read_packed (self, buffer, size) : read_bytes (self, buffer, size);
  came = read_bytes (self, buffer, size);
  if (came == 1 && *buffer == 0x1f)
    came += read_bytes (self, buffer + 1, size - 1);
  if (!nonet_text_is_gzip (buffer, came))
    return came;
  self->gunzip = nonet_text_gunzip_new ();
  self->packed = g_byte_array_new ();
  g_byte_array_append (self->packed, buffer, (guint) came);
  return read_packed (self, buffer, size);
}

/* Reads more; waits for it if wait. Returns whether anything came. The first read leaves out a byte order mark of UTF-8. */
static gboolean
source_read (Source *self, gboolean wait)
{
  gsize kept = self->pending->len - self->taken, came;

  if (self->ended || (!wait && !is_waiting (self->fd)))
    return FALSE;

  if (self->taken > 0)
    {
      memmove (self->pending->data, self->pending->data + self->taken, kept);
      self->searched -= MIN (self->taken, self->searched);
      self->taken = 0;
    }
  g_byte_array_set_size (self->pending, (guint) (kept + PIECE_BYTES));
  came = read_unpacked (self, self->pending->data + kept, PIECE_BYTES);
  g_byte_array_set_size (self->pending, (guint) (kept + came));
  self->ended = came == 0;
  if (!self->begun && came >= 3 && memcmp (self->pending->data, "\357\273\277", 3) == 0)
    self->taken = 3;
  self->begun = TRUE;
  return came > 0;
}

/* What has been read and not yet taken. */
static const char *
source_peek (Source *self, gsize *length)
{
  *length = self->pending->len - self->taken;
  return (const char *) self->pending->data + self->taken;
}

/* Passes over the rest of a line that was too long, as far as it has arrived. */
static void
skip_line (Source *self)
{
  gsize left;
  const char *rest = source_peek (self, &left);
  const char *end = left > 0 ? memchr (rest, '\n', left) : NULL;

  self->taken += end != NULL ? (gsize) (end + 1 - rest) : left;
  self->skipping = end == NULL;
}

/* Takes the next line without its end (LF, CR LF) and says its length, or NULL if no whole line has arrived. The last line
 * needs no end. Of a line longer than NONET_LIST_MAX_LINE only a bit more than that comes, and the rest is passed over. Valid
 * until the next read. */
static const char *
source_take_line (Source *self, gsize *length)
{
  gsize left, searched;
  const char *line, *end;

  if (self->skipping)
    skip_line (self);
  line = source_peek (self, &left);
  searched = self->searched > self->taken ? self->searched - self->taken : 0;
  end = left > searched ? memchr (line + searched, '\n', left - searched) : NULL;
  self->searched = self->pending->len;
  if (end == NULL && left <= NONET_LIST_MAX_LINE && (!self->ended || left == 0))
    return NULL;

  *length = end != NULL ? (gsize) (end - line) : left;
  self->taken += *length + (end != NULL);
  self->searched = self->taken;
  self->skipping = end == NULL && !self->ended;
  if (*length > 0 && line[*length - 1] == '\r')
    *length -= 1;
  return line;
}

/* The items of a block, and what they are to the commands. */

static void
clear_item (gpointer data)
{
  CliItem *item = data;

  g_clear_pointer (&item->puzzle, nonet_puzzle_unref);
  g_clear_pointer (&item->error, g_free);
  g_clear_pointer (&item->object, g_bytes_unref);
}

/* How many puzzles make a block: enough for the batch engine to run at full speed. */
#define BLOCK_ITEMS 32768
#define WHOLE_BLOCK_ITEMS 512
#define OBJECTS_BLOCK_ITEMS 2048
/* Warnings about the lines of a list that are passed on. */
#define MOST_WARNINGS 10

struct _CliInput
{
  /* Other threads read these while one reads ahead, so they are apart from what that writes, at the end. */
  CliBlock blocks[2]; /* one is answered while the other is read ahead */
  const CliOptions *options;
  gboolean keep_details;
  gboolean may_be_list; /* the options allow for it */
  NonetList untouched;
  SudokuShape *nine;
  guint next_file;
  gboolean failed;
  CliBlock *block; /* the one that is answered, or being filled */
  gboolean ahead;  /* whether it is full already and not yet answered */

  Source *source;
  NonetListGuess is_list;
  gboolean objects; /* its lines are objects in JSON */
  NonetList list;
  guint line; /* of a list: lines taken so far */
  guint n_warnings;

  NonetReading *reading; /* of a whole */
  guint index;           /* the next of its puzzles */
  guint message;         /* the next of its messages */
};

/* The shape with the rules of the options besides its own, or NULL after naming one that is not possible there. */
static SudokuShape *
dup_shape_with_rules (const CliInput *self, const SudokuShape *shape, const char **impossible)
{
  GArray *more = self->options->rules;
  g_autoptr (NonetRuleList) list = NULL;

  if (more == NULL)
    return sudoku_shape_ref (shape);
  list = nonet_rule_list_new ();
  for (guint i = 0; i < shape->n_rules; i++)
    nonet_rule_list_add (list, &shape->rule[i]);
  for (guint i = 0; i < more->len; i++)
    {
      const SudokuRule *rule = &g_array_index (more, SudokuRule, i);

      nonet_rule_list_add (list, rule);
      if (sudoku_rule_fault (shape, rule) != SUDOKU_RULE_FAULT_NONE)
        {
          *impossible = nonet_rule_get_name (rule->kind);
          return NULL;
        }
    }
  return nonet_rule_list_make_shape (list, sudoku_shape_without_rules (shape));
}

CliInput *
cli_input_new (const CliOptions *options, gboolean keep_details)
{
  const NonetReadOptions *reading = &options->reading;
  g_autoptr (NonetAlphabet) alphabet =
      reading->alphabet != NULL ? nonet_alphabet_ref (reading->alphabet) : nonet_alphabet_new_usual (9);
  CliInput *self = g_new0 (CliInput, 1);

  self->options = options;
  self->keep_details = keep_details;
  self->may_be_list = nonet_list_init (&self->untouched, reading);
  self->nine = dup_shape_with_rules (self, nonet_shape_get (3, 3), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (self->blocks); i++)
    {
      CliBlock *block = &self->blocks[i];

      block->items = g_array_new (FALSE, FALSE, sizeof (CliItem));
      g_array_set_clear_func (block->items, clear_item);
      block->nines = g_byte_array_new ();
      block->shape = self->nine;
      block->alphabet = nonet_alphabet_ref (alphabet);
    }
  self->block = self->blocks;
  return self;
}

void
cli_input_free (CliInput *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->blocks); i++)
    {
      g_array_unref (self->blocks[i].items);
      g_byte_array_unref (self->blocks[i].nines);
      nonet_alphabet_unref (self->blocks[i].alphabet);
    }
  g_clear_object (&self->reading);
  g_clear_pointer (&self->source, source_free);
  sudoku_shape_unref (self->nine);
  g_free (self);
}

gboolean
cli_input_failed (CliInput *self)
{
  return self->failed;
}

/* Adds what is wrong at a place; line and column count from 1, and 0 stands for no place. */
static void
add_error (CliInput *self, guint line, guint column, const char *text)
{
  GString *error = g_string_new (NULL);
  CliItem item = { .nine = -1 };

  if (self->source->name != NULL)
    {
      g_autofree char *name = g_filename_display_name (self->source->name);

      g_string_append_printf (error, "%s:", name);
    }
  if (line > 0)
    g_string_append_printf (error, "%u:", line);
  if (line > 0 && column > 0)
    g_string_append_printf (error, "%u:", column);
  if (error->len > 0)
    g_string_append_c (error, ' ');
  g_string_append (error, text);
  item.error = g_string_free (error, FALSE);
  g_array_append_val (self->block->items, item);
}

/* Adds a puzzle of a reading, with the rules of the options. */
static void
add_puzzle (CliInput *self, NonetReading *reading, guint index, guint line)
{
  CliItem item = { .nine = -1, .puzzle = nonet_reading_dup_puzzle (reading, index) };
  const char *impossible = NULL;
  SudokuShape *shape = dup_shape_with_rules (self, item.puzzle->shape, &impossible);
  g_autofree char *text = NULL;

  if (shape != NULL)
    {
      nonet_puzzle_take_shape (item.puzzle, shape);
      g_array_append_val (self->block->items, item);
      return;
    }
  nonet_puzzle_unref (item.puzzle);
  /* Translators: a name such as "windoku". */
  text = impossible != NULL ? g_strdup_printf (_ ("the rule “%s” is not possible on this board"), impossible)
                            : g_strdup (_ ("Out of memory"));
  add_error (self, line, 0, text);
}

/* Opens the next file, or standard input. Returns FALSE when there is none left. */
static gboolean
open_next (CliInput *self)
{
  char **files = self->options->files;

  while (files != NULL ? files[self->next_file] != NULL : self->next_file == 0)
    {
      const char *name = files != NULL ? files[self->next_file] : NULL;
      gboolean is_file = name != NULL && strcmp (name, "-") != 0;
      int fd = is_file ? open (name, O_RDONLY | O_CLOEXEC) : STDIN_FILENO, problem = errno;
      g_autofree char *display_name = NULL;

      self->next_file++;
      if (fd >= 0)
        {
          self->source = g_new0 (Source, 1);
          self->source->name = is_file ? g_strdup (name) : NULL;
          self->source->fd = fd;
          self->source->pending = g_byte_array_new ();
          self->is_list = NONET_LIST_UNCERTAIN;
          self->objects = FALSE;
          self->list = self->untouched;
          self->line = self->index = self->message = self->n_warnings = 0;
          return TRUE;
        }
      display_name = g_filename_display_name (name);
      g_printerr (_ ("nonet-cli: cannot open “%s”: %s\n"), display_name, g_strerror (problem));
      self->failed = TRUE;
    }
  return FALSE;
}

static void
close_source (CliInput *self)
{
  g_clear_object (&self->reading);
  if (self->source->damaged)
    add_error (self, 0, 0, nonet_text_gunzip_fault ());
  if (self->source->error != 0)
    {
      const char *name = self->source->name;
      g_autofree char *display_name = name != NULL ? g_filename_display_name (name) : g_strdup (_ ("standard input"));

      g_printerr (_ ("nonet-cli: cannot read “%s”: %s\n"), display_name, g_strerror (self->source->error));
      self->failed = TRUE;
    }
  g_clear_pointer (&self->source, source_free);
}

/* The name of the file that is being read, as the options have it, or NULL. */
static const char *
get_file (const CliInput *self)
{
  return self->options->files != NULL ? self->options->files[self->next_file - 1] : NULL;
}

/* Passes on warnings and choices, which are no answers. line replaces their lines, if it is not 0. */
static void
print_warnings (CliInput *self, NonetReading *reading, guint line)
{
  GPtrArray *messages = nonet_reading_get_messages (reading);
  g_autofree char *name = self->source->name != NULL ? g_filename_display_name (self->source->name) : g_strdup ("-");

  for (guint i = 0; i < messages->len; i++)
    {
      NonetMessage message = *(const NonetMessage *) g_ptr_array_index (messages, i);
      g_autofree char *text = NULL;

      if (message.kind == NONET_MESSAGE_ERROR)
        continue;
      if (line > 0)
        message.line = line;
      text = nonet_message_to_string (&message);
      g_printerr ("%s: %s\n", name, text);
    }
}

/* Adds the puzzles of a line, and passes on its warnings. */
static void
take_reading (CliInput *self, NonetReading *reading, guint line)
{
  for (guint i = 0; i < nonet_reading_get_n_puzzles (reading); i++)
    add_puzzle (self, reading, i, line);
  if (nonet_reading_get_messages (reading)->len > 0 && self->n_warnings++ < MOST_WARNINGS)
    print_warnings (self, reading, line);
}

static void
take_error (CliInput *self, const GError *error, guint line)
{
  guint column;
  g_autofree char *text = nonet_error_dup_text (error, NULL, &column);

  add_error (self, line, column, text);
}

static void
take_line (CliInput *self, const char *line, gsize length)
{
  guint8 values[NONET_QUICK_CELLS];
  g_autoptr (NonetReading) reading = NULL;
  g_autoptr (GError) error = NULL;

  self->line++;
  if (self->objects)
    {
      CliItem item = { .nine = -1, .line = self->line };

      if (length > 0 && *line != '#')
        {
          item.object = g_bytes_new (line, length);
          g_array_append_val (self->block->items, item);
        }
      return;
    }
  switch (nonet_list_read_line (&self->list, line, length, self->keep_details, values, &reading, &error))
    {
    case NONET_LIST_NINE:
      {
        CliItem item = { .nine = (int) (self->block->nines->len / NONET_QUICK_CELLS) };

        g_byte_array_append (self->block->nines, values, NONET_QUICK_CELLS);
        g_array_append_val (self->block->items, item);
        break;
      }
    case NONET_LIST_PUZZLES:
      take_reading (self, reading, self->line);
      break;
    case NONET_LIST_ERROR:
      take_error (self, error, self->line);
      break;
    case NONET_LIST_NOTHING:
    default:
      break;
    }
}

/* Takes what has arrived of a list, waiting only if that is nothing, and only if it may. Returns FALSE at its end. */
static gboolean
fill_from_list (CliInput *self, gboolean may_wait)
{
  guint most = self->objects ? OBJECTS_BLOCK_ITEMS : BLOCK_ITEMS;

  while (self->block->items->len < most)
    {
      gsize length;
      const char *line = source_take_line (self->source, &length);

      if (line != NULL)
        take_line (self, line, length);
      else if (self->source->ended)
        return FALSE;
      else if (!source_read (self->source, may_wait && self->block->items->len == 0) && !self->source->ended)
        return TRUE;
    }
  return TRUE;
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
    text = source_peek (self->source, &length);
  while (length <= NONET_READ_MAX_BYTES && source_read (self->source, TRUE));
  text = source_peek (self->source, &length);
  if (self->source->error != 0 || self->source->damaged)
    return FALSE;

  bytes = g_bytes_new_static (text, length);
  self->reading = nonet_read_bytes (bytes, &self->options->reading, NULL, &error);
  if (self->reading == NULL)
    {
      guint line, column;
      g_autofree char *reason = nonet_error_dup_text (error, &line, &column);

      add_error (self, line, column, reason);
    }
  else
    print_warnings (self, self->reading, 0);
  return self->reading != NULL;
}

/* Adds what a reading says to be wrong above a line. */
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

/* Adds how many further places of a whole could not be read. */
static void
add_number_of_messages_left_out (CliInput *self)
{
  GPtrArray *messages = nonet_reading_get_messages (self->reading);
  guint left_out = nonet_reading_get_n_messages (self->reading, NONET_MESSAGE_ERROR);
  g_autofree char *text = NULL;

  for (guint i = 0; i < messages->len; i++)
    left_out -= ((const NonetMessage *) g_ptr_array_index (messages, i))->kind == NONET_MESSAGE_ERROR;
  if (left_out == 0)
    return;
  text = g_strdup_printf (
      ngettext ("%u part could not be read and was skipped", "%u parts could not be read and were skipped", left_out),
      left_out);
  add_error (self, 0, 0, text);
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
      guint line = nonet_reading_get_line (self->reading, self->index);

      add_messages_before (self, line);
      add_puzzle (self, self->reading, self->index++, line);
    }
  if (self->index < n_puzzles)
    return TRUE;
  add_messages_before (self, G_MAXUINT);
  add_number_of_messages_left_out (self);
  return FALSE;
}

/* Objects in JSON, one a line. */

/* Whether a line is an object, as far as brackets say. */
static gboolean
is_object (const char *line, gsize length)
{
  guint depth = 0;
  gboolean in_string = FALSE;

  for (gsize i = 0; i < length; i++)
    if (in_string)
      {
        in_string = line[i] != '"';
        i += line[i] == '\\';
      }
    else if (depth == 0 && i > 0)
      {
        if (!g_ascii_isspace (line[i]))
          return FALSE;
      }
    else
      {
        in_string = line[i] == '"';
        depth += line[i] == '{' || line[i] == '[';
        depth -= depth > 0 && (line[i] == '}' || line[i] == ']');
      }
  return depth == 0;
}

/* Whether a text that begins with a bracket has an object in its first line, and below it another one, a comment or cells. As in nonet_list_guess (), one
 * is enough where nobody is patient, so that whoever waits for its answer before the next one is written gets it. */
static NonetListGuess
guess_objects (const char *text, gsize length, gboolean complete, gboolean patient)
{
  const char *end = memchr (text, '\n', length), *next = end;

  if (end == NULL)
    return complete ? NONET_LIST_NO : NONET_LIST_UNCERTAIN;
  if (!is_object (text, (gsize) (end - text)))
    return NONET_LIST_NO;
  while (next < text + length && g_ascii_isspace (*next))
    next++;
  if (next < text + length)
    return *next == '{' || *next == '#' || *next == '.' || g_ascii_isdigit (*next) ? NONET_LIST_YES : NONET_LIST_NO;
  return complete ? NONET_LIST_NO : patient ? NONET_LIST_UNCERTAIN : NONET_LIST_YES;
}

/* What is read of an object. */
typedef struct
{
  NonetReading *reading;
  GError *error;
} Object;

typedef struct
{
  const CliInput *input;
  const CliItem *items;
  Object *objects;
} Objects;

static void
read_object (guint index, gpointer data)
{
  const Objects *self = data;
  Object *object = &self->objects[index];

  if (g_bytes_get_size (self->items[index].object) > NONET_LIST_MAX_LINE)
    g_set_error_literal (&object->error, NONET_READ_ERROR, NONET_READ_ERROR_TOO_LARGE,
                         _ ("the line is longer than 1 MiB"));
  else
    object->reading =
        nonet_read_bytes (self->items[index].object, &self->input->options->reading, NULL, &object->error);
}

/* Reads the objects of the block, on all threads, and puts their puzzles in their places. */
static void
read_objects (CliInput *self)
{
  g_autoptr (GArray) lines = self->block->items;
  g_autofree Object *read = g_new0 (Object, lines->len);
  Objects objects = { self, (const CliItem *) (gpointer) lines->data, read };

  nonet_parallel_for (lines->len, self->options->threads, read_object, &objects);
  self->block->items = g_array_sized_new (FALSE, FALSE, sizeof (CliItem), lines->len);
  g_array_set_clear_func (self->block->items, clear_item);
  for (guint i = 0; i < lines->len; i++)
    {
      if (read[i].reading != NULL)
        take_reading (self, read[i].reading, objects.items[i].line);
      else
        take_error (self, read[i].error, objects.items[i].line);
      g_clear_object (&read[i].reading);
      g_clear_error (&read[i].error);
    }
}

/* Looks at what has arrived of a source. */
static NonetListGuess
guess (CliInput *self)
{
  gsize length;
  const char *text = source_peek (self->source, &length);
  gboolean cut = length > NONET_LIST_SNIFF_BYTES;
  NonetListGuess found;

  if (length > 0 && *text == '{')
    {
      found =
          guess_objects (text, MIN (length, NONET_LIST_SNIFF_BYTES), self->source->ended && !cut, self->keep_details);
      self->objects = found == NONET_LIST_YES;
      return found == NONET_LIST_UNCERTAIN && cut ? NONET_LIST_NO : found;
    }
  if (!self->may_be_list)
    return NONET_LIST_NO;
  found = nonet_list_guess (&self->list, text, MIN (length, NONET_LIST_SNIFF_BYTES), self->source->ended && !cut,
                            self->keep_details);
  if (found != NONET_LIST_UNCERTAIN || !cut)
    return found;
  /* What is after a puzzle and ends so late is no more about it. */
  if (memchr (text + NONET_LIST_SNIFF_BYTES / 2, '\n', NONET_LIST_SNIFF_BYTES / 2) == NULL)
    found = nonet_list_guess (&self->list, text, NONET_LIST_SNIFF_BYTES, FALSE, FALSE);
  return found == NONET_LIST_UNCERTAIN ? NONET_LIST_NO : found;
}

/* Reads until it is clear what the source is. */
static void
find_kind (CliInput *self)
{
  gboolean waited = FALSE;

  while (self->is_list == NONET_LIST_UNCERTAIN)
    {
      gsize length;

      source_peek (self->source, &length);
      if (length <= NONET_LIST_SNIFF_BYTES && !self->source->ended
          && (source_read (self->source, !waited) || self->source->ended))
        waited = TRUE;
      else
        {
          self->is_list = guess (self);
          waited = FALSE;
        }
    }
}

/* Continues with the other block, emptied. */
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
  return self->source != NULL && self->is_list == NONET_LIST_YES;
}

void
cli_input_read_ahead (CliInput *self)
{
  if (!cli_input_reads_ahead (self))
    return;
  turn_block (self);
  self->block->file = get_file (self);
  fill_from_list (self, FALSE);
  self->ahead = TRUE;
}

CliBlock *
cli_input_next (CliInput *self)
{
  if (!self->ahead)
    turn_block (self);
  self->ahead = FALSE;

  do
    {
      gboolean more = TRUE;

      if (self->block->items->len == 0)
        {
          if (self->source == NULL && !open_next (self))
            return NULL;
          find_kind (self);
          self->block->file = get_file (self);
          more = self->is_list == NONET_LIST_YES ? fill_from_list (self, TRUE) : fill_from_whole (self);
        }
      if (self->objects)
        read_objects (self);
      if (!more)
        close_source (self);
    }
  while (self->block->items->len == 0);
  return self->block;
}

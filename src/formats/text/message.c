/* Messages of a reading: collecting them, and carrying them along in an error.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/message.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define EXCERPT_CHARACTERS 100

/* What an error of NONET_READ_ERROR carries besides its text. */
typedef struct
{
  GPtrArray *messages;
} NonetReadErrorPrivate;

static void
nonet_read_error_private_init (NonetReadErrorPrivate *self)
{
  self->messages = NULL;
}

static void
nonet_read_error_private_copy (const NonetReadErrorPrivate *from, NonetReadErrorPrivate *to)
{
  to->messages = from->messages != NULL ? g_ptr_array_ref (from->messages) : NULL;
}

static void
nonet_read_error_private_clear (NonetReadErrorPrivate *self)
{
  g_clear_pointer (&self->messages, g_ptr_array_unref);
}

G_DEFINE_EXTENDED_ERROR (NonetReadError, nonet_read_error)

static void
message_free (gpointer data)
{
  NonetMessage *message = data;

  g_free (message->text);
  g_free (message->excerpt);
  g_free (message);
}

void
nonet_messages_init (NonetMessages *messages)
{
  memset (messages, 0, sizeof *messages);
  messages->kept = g_ptr_array_new_with_free_func (message_free);
}

void
nonet_messages_clear (NonetMessages *messages)
{
  g_clear_pointer (&messages->kept, g_ptr_array_unref);
}

gboolean
nonet_messages_add (NonetMessages *messages, NonetMessageKind kind, guint line, guint column, const char *format, ...)
{
  NonetMessage *message;
  g_autofree char *said = NULL;
  va_list arguments;

  if (messages->count[kind]++ >= NONET_MESSAGES_KEPT)
    return FALSE;
  message = g_new0 (NonetMessage, 1);
  message->kind = kind;
  message->line = line;
  message->column = column;
  va_start (arguments, format);
  said = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  /* Libraries quote the bytes they stumble over as they are. */
  message->text = g_utf8_make_valid (said, -1);
  g_ptr_array_add (messages->kept, message);
  return FALSE;
}

void
nonet_messages_add_at_line (NonetMessages *messages, const GPtrArray *of_line, guint number)
{
  for (guint i = 0; i < of_line->len; i++)
    {
      const NonetMessage *message = g_ptr_array_index (of_line, i);

      nonet_messages_add (messages, message->kind, number > 0 ? number : message->line, message->column, "%s",
                          message->text);
    }
}

/* The first of these that is an error, or NULL; kept may be NULL. */
static const NonetMessage *
first_error (const GPtrArray *kept)
{
  for (guint i = 0; kept != NULL && i < kept->len; i++)
    if (((const NonetMessage *) g_ptr_array_index (kept, i))->kind == NONET_MESSAGE_ERROR)
      return g_ptr_array_index (kept, i);
  return NULL;
}

void
nonet_messages_drop_errors (NonetMessages *messages)
{
  for (guint i = messages->kept->len; i > 0; i--)
    if (((const NonetMessage *) g_ptr_array_index (messages->kept, i - 1))->kind == NONET_MESSAGE_ERROR)
      g_ptr_array_remove_index (messages->kept, i - 1);
  messages->count[NONET_MESSAGE_ERROR] = 0;
}

void
nonet_messages_take (NonetMessages *messages, NonetMessages *other)
{
  guint counts[NONET_MESSAGE_KINDS];

  for (guint kind = 0; kind < NONET_MESSAGE_KINDS; kind++)
    counts[kind] = messages->count[kind] + other->count[kind];
  nonet_messages_add_at_line (messages, other->kept, 0);
  memcpy (messages->count, counts, sizeof counts);
  nonet_messages_clear (other);
}

static gint
compare_places (gconstpointer a, gconstpointer b)
{
  const NonetMessage *one = *(NonetMessage *const *) a, *other = *(NonetMessage *const *) b;

  if (one->line != other->line)
    return one->line < other->line ? -1 : 1;
  if (one->kind != other->kind)
    return one->kind < other->kind ? -1 : 1;
  return (one->column > other->column) - (one->column < other->column);
}

/* The line, or as much of it around the column as a dialog can show, and where the column is in it. */
static char *
make_excerpt (const char *line, gsize length, guint column, guint *excerpt_column)
{
  const char *start = line, *end = line + length;
  glong characters = g_utf8_strlen (line, (gssize) length), first = 0;

  if (characters > EXCERPT_CHARACTERS)
    {
      first = CLAMP ((glong) column - EXCERPT_CHARACTERS / 2, 0, characters - EXCERPT_CHARACTERS);
      start = g_utf8_offset_to_pointer (line, first);
      end = g_utf8_offset_to_pointer (start, EXCERPT_CHARACTERS);
    }
  *excerpt_column = column > 0 ? (guint) (column - first + (first > 0)) : 0;
  return g_strdup_printf ("%s%.*s%s", first > 0 ? "…" : "", (int) (end - start), start, end < line + length ? "…" : "");
}

void
nonet_messages_finish (NonetMessages *messages, const char *text, gsize size)
{
  const char *line = text, *end = text + size;
  guint number = 1;

  g_ptr_array_sort (messages->kept, compare_places);
  for (guint i = 0; i < messages->kept->len; i++)
    {
      NonetMessage *message = g_ptr_array_index (messages->kept, i);
      const char *stop;

      if (message->line == 0 || message->excerpt != NULL)
        continue;
      while (number < message->line && line < end)
        {
          const char *newline = memchr (line, '\n', (gsize) (end - line));

          line = newline != NULL ? newline + 1 : end;
          number++;
        }
      stop = memchr (line, '\n', (gsize) (end - line));
      if (stop == NULL)
        stop = end;
      if (stop > line && stop[-1] == '\r')
        stop--;
      message->excerpt = make_excerpt (line, (gsize) (stop - line), message->column, &message->excerpt_column);
    }
}

void
nonet_messages_set_error (NonetMessages *messages, NonetReadError code, GError **error)
{
  const NonetMessage *first = first_error (messages->kept);
  g_autofree char *text = NULL;

  if (error == NULL)
    return;
  text = first != NULL ? nonet_message_to_string (first) : g_strdup (_ ("there is no Sudoku in this text"));
  g_set_error_literal (error, NONET_READ_ERROR, code, text);
  nonet_read_error_get_private (*error)->messages = g_ptr_array_ref (messages->kept);
}

GPtrArray *
nonet_error_get_messages (const GError *error)
{
  NonetReadErrorPrivate *private;

  if (error == NULL || error->domain != NONET_READ_ERROR)
    return NULL;
  private = nonet_read_error_get_private (error);
  return private->messages != NULL ? g_ptr_array_ref (private->messages) : NULL;
}

char *
nonet_error_dup_text (const GError *error, guint *line, guint *column)
{
  g_autoptr (GPtrArray) messages = nonet_error_get_messages (error);
  const NonetMessage *first = first_error (messages);

  if (line != NULL)
    *line = first != NULL ? first->line : 0;
  *column = first != NULL ? first->column : 0;
  return g_strdup (first != NULL ? first->text : error->message);
}

char *
nonet_message_to_string (const NonetMessage *message)
{
  if (message->line == 0)
    return g_strdup (message->text);
  if (message->column == 0)
    return g_strdup_printf ("%u: %s", message->line, message->text);
  return g_strdup_printf ("%u:%u: %s", message->line, message->column, message->text);
}

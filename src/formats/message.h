/* What is said of a text that is read: messages with their places, of which at most ten of a kind are kept, and errors.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

typedef enum
{
  NONET_MESSAGE_ERROR,   /* this place could not be read */
  NONET_MESSAGE_WARNING, /* read, but something was left out or is wrong */
  NONET_MESSAGE_CHOICE   /* the text left it open (box shape, alphabet): this was chosen */
} NonetMessageKind;

typedef struct
{
  NonetMessageKind kind;
  guint line;           /* from 1; 0: no place */
  guint column;         /* from 1, in characters; 0: the whole line */
  char *text;           /* translated: "row has 8 cells, expected 9" */
  char *excerpt;        /* the line itself, shortened around the column, or NULL */
  guint excerpt_column; /* where the column is in the excerpt, from 1; 0: no column */
} NonetMessage;

/* All messages of which nonet_read_bytes () made its error: a new array of NonetMessage, or NULL. */
GPtrArray *nonet_error_get_messages (const GError *error);

/* The text of the first of these that is an error, without its place, which goes to *line (may be NULL) and *column; 0: none.
 * Caller frees. */
char *nonet_error_dup_text (const GError *error, guint *line, guint *column);

/* "LINE:COLUMN: text", as far as there is a place; caller frees. */
char *nonet_message_to_string (const NonetMessage *message);

/* Errors of reading. */
#define NONET_READ_ERROR (nonet_read_error_quark ())
GQuark nonet_read_error_quark (void);
typedef enum
{
  NONET_READ_ERROR_TOO_LARGE,
  NONET_READ_ERROR_EMPTY,
  NONET_READ_ERROR_NOT_A_PUZZLE,
  NONET_READ_ERROR_MALFORMED,
  NONET_READ_ERROR_UNSUPPORTED /* a container or a variant that cannot be read, named in the message */
} NonetReadError;

/* Messages while a text is read. */
#define NONET_MESSAGES_KEPT 10
#define NONET_MESSAGE_KINDS 3

typedef struct
{
  GPtrArray *kept; /* NonetMessage, owned */
  guint count[NONET_MESSAGE_KINDS];
} NonetMessages;

void nonet_messages_init (NonetMessages *messages);
void nonet_messages_clear (NonetMessages *messages);

/* Adds a message whose text is translated already; line and column from 1, 0 for none. Returns FALSE, for those who stop then. */
gboolean nonet_messages_add (NonetMessages *messages,
                             NonetMessageKind kind,
                             guint line,
                             guint column,
                             const char *format,
                             ...) G_GNUC_PRINTF (5, 6);

/* Adds the messages of a reading of one line, which is that of the number; 0: they keep the lines they have. */
void nonet_messages_add_at_line (NonetMessages *messages, const GPtrArray *of_line, guint number);

/* Forgets the errors. */
void nonet_messages_drop_errors (NonetMessages *messages);

/* Adds all messages of other, which is cleared. */
void nonet_messages_take (NonetMessages *messages, NonetMessages *other);

/* Sorts by place, errors first among equals, and gives each message the line of text it is about. */
void nonet_messages_finish (NonetMessages *messages, const char *text, gsize size);

/* Sets error from the first message of kind error, and gives it all messages, which must not change after that. */
void nonet_messages_set_error (NonetMessages *messages, NonetReadError code, GError **error);

/* Messages of a reading while it is made: kept in order of their places, at most ten of a kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/read.h"

G_BEGIN_DECLS

#define NONET_MESSAGES_KEPT 10
#define NONET_MESSAGE_KINDS 3

typedef struct
{
  GPtrArray *kept; /* NonetMessage, owned */
  guint count[NONET_MESSAGE_KINDS];
} NonetMessages;

void nonet_messages_init (NonetMessages *messages);
void nonet_messages_clear (NonetMessages *messages);

/* Adds a message whose text is translated already; line and column from 1, 0 for none. */
void nonet_messages_add (NonetMessages *messages,
                         NonetMessageKind kind,
                         guint line,
                         guint column,
                         const char *format,
                         ...) G_GNUC_PRINTF (5, 6);

/* Adds the messages of a reading of one line, which is that of the number. */
void nonet_messages_add_at_line (NonetMessages *messages, const GPtrArray *of_line, guint number);

/* The same for what kept the line from being read: the first error. */
void nonet_messages_add_error_at_line (NonetMessages *messages, const GError *error, guint number);

/* Forgets the errors. */
void nonet_messages_drop_errors (NonetMessages *messages);

/* Adds all messages of other, which is cleared. */
void nonet_messages_take (NonetMessages *messages, NonetMessages *other);

/* Sorts by place, errors first among equals, and gives each message the line of text it is about. */
void nonet_messages_finish (NonetMessages *messages, const char *text, gsize size);

/* Sets error from the first message of kind error, and gives it all messages. */
void nonet_messages_set_error (NonetMessages *messages, NonetReadError code, GError **error);

G_END_DECLS

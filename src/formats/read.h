/* The one entrance for puzzles from outside: bytes of a file, the clipboard or a drop go in, puzzles come out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The format is recognised by content. What can be read is kept; what cannot is reported with line and
 * column, in words a player understands.
 */
#pragma once

#include <gio/gio.h>

#include "formats/puzzle.h"

G_BEGIN_DECLS

/* Files over this many bytes are refused. */
#define NONET_READ_MAX_BYTES (64 * 1024 * 1024)

/* What the caller knows better than the text; zero-initialise for nothing. */
typedef struct
{
  guint box_rows; /* 0: by the usual rule */
  guint box_columns;
  NonetAlphabet *alphabet; /* NULL: by the reading grammar; borrowed */
  guint list_order;        /* the text is a line of a list of boards of this order; 0: it is a text of its own */
} NonetReadOptions;

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

/* Immutable once made; safe to share between threads. Puzzles of a collection are parsed when they are
 * asked for, so that a list of a million lines opens at once. */
#define NONET_TYPE_READING (nonet_reading_get_type ())
G_DECLARE_FINAL_TYPE (NonetReading, nonet_reading, NONET, READING, GObject)

/* Reads bytes. Returns NULL and sets error when no puzzle can be had of them; the error's message is the
 * first helpful one, with its place, and nonet_error_get_messages () has the rest. options may be NULL. Blocks; call it from
 * src/tasks or a command line. */
NonetReading *nonet_read_bytes (GBytes *bytes,
                                const NonetReadOptions *options,
                                GCancellable *cancellable,
                                GError **error);

/* Reads a file, local or not, refusing what is larger than NONET_READ_MAX_BYTES. Blocks. */
NonetReading *nonet_read_file (GFile *file, const NonetReadOptions *options, GCancellable *cancellable, GError **error);

/* The id of the format recognised: "line", "sdk", "ipuz", … */
const char *nonet_reading_get_format (NonetReading *self);

/* The number of puzzles, at least 1. */
guint nonet_reading_get_n_puzzles (NonetReading *self);

/* The index-th puzzle, from 0; caller unrefs. */
NonetPuzzle *nonet_reading_dup_puzzle (NonetReading *self, guint index);

/* Line on which the index-th puzzle starts, from 1. */
guint nonet_reading_get_line (NonetReading *self, guint index);

/* Warnings, choices and errors of places that were left out: at most ten of each kind are kept (borrowed NonetMessage array), and how many
 * there were of a kind in all. */
GPtrArray *nonet_reading_get_messages (NonetReading *self);
guint nonet_reading_get_n_messages (NonetReading *self, NonetMessageKind kind);

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

G_END_DECLS

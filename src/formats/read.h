/* The one entrance for puzzles from outside: bytes of a file, the clipboard or a drop go in, puzzles come out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The format is recognised by content. What can be read is kept; what cannot is reported with line and
 * column, in words a player understands.
 */
#pragma once

#include "formats/message.h"
#include "formats/puzzle.h"
#include "formats/text.h"

/* What the caller knows better than the text; zero-initialise for nothing. */
typedef struct
{
  guint box_rows; /* 0: by the usual rule */
  guint box_columns;
  NonetAlphabet *alphabet; /* NULL: by the reading grammar; borrowed */
  guint list_order;        /* the text is a line of a list of boards of this order; 0: it is a text of its own */
} NonetReadOptions;

/* Immutable once made; safe to share between threads. Puzzles of a collection are parsed when they are
 * asked for, so that a list of a million lines opens at once. */
#define NONET_TYPE_READING (nonet_reading_get_type ())
G_DECLARE_FINAL_TYPE (NonetReading, nonet_reading, NONET, READING, GObject)

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

/* Reads bytes. Returns NULL and sets error when no puzzle can be had of them; the error's message is the
 * first helpful one, with its place, and nonet_error_get_messages () has the rest. options may be NULL. Blocks; call it from
 * src/tasks or a command line. */
NonetReading *nonet_read_bytes (GBytes *bytes,
                                const NonetReadOptions *options,
                                GCancellable *cancellable,
                                GError **error);

/* Reads a file, local or not, refusing what is larger than NONET_READ_MAX_BYTES. Blocks. */
NonetReading *nonet_read_file (GFile *file, const NonetReadOptions *options, GCancellable *cancellable, GError **error);

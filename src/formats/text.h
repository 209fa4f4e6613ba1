/* The text of a file: whatever its encoding and line ends were, UTF-8 with lines to walk through.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/message.h"

/* Files over this many bytes are refused. */
#define NONET_READ_MAX_BYTES (64 * 1024 * 1024)

typedef struct
{
  GBytes *bytes;    /* holds data */
  const char *data; /* UTF-8 without NUL and byte order mark; not ended by NUL */
  gsize size;
} NonetText;

/* A line without its end. */
typedef struct
{
  const char *start;
  gsize length;
  guint number; /* from 1 */
} NonetLine;

/* Decodes bytes: gzip is unpacked, UTF-16 and Latin-1 become UTF-8, CR alone, U+0085 and U+2028 become LF. Returns FALSE and sets error
 * for what is no text (archives, pictures) or too large. Warnings go to messages. Clear with nonet_text_clear (). */
gboolean nonet_text_init (NonetText *text,
                          GBytes *bytes,
                          NonetMessages *messages,
                          GCancellable *cancellable,
                          GError **error);
void nonet_text_clear (NonetText *text);

/* Whether bytes begin as gzip does; what unpacks it, one file after another if several follow each other; and what to say of what that
 * cannot unpack. */
gboolean nonet_text_is_gzip (const void *data, gsize size);
GConverter *nonet_text_gunzip_new (void);
const char *nonet_text_gunzip_fault (void);

/* Reads a stream to its end; about expected bytes make room at first. Sets error to too_large where there are more than
 * NONET_READ_MAX_BYTES. */
GBytes *nonet_text_read_stream (GInputStream *stream,
                                gsize expected,
                                const char *too_large,
                                GCancellable *cancellable,
                                GError **error);

/* The line at *offset; moves *offset after it. line->number must be that of the line before (0 at the
 * start). Returns FALSE at the end. */
gboolean nonet_text_next_line (const NonetText *text, gsize *offset, NonetLine *line);

/* Takes whitespace off both ends of a line. */
void nonet_line_strip (NonetLine *line);

/* The next line with anything but whitespace in it, stripped; otherwise like nonet_text_next_line (). */
gboolean nonet_text_next_filled_line (const NonetText *text, gsize *offset, NonetLine *line);

/* Whether a piece of text is one of some words, which end with NULL, whatever the case of ASCII letters. */
gboolean nonet_text_is_one_of (const char *piece, gsize length, const char *const *words);

/* Whether a line begins with prefix, whatever the case of ASCII letters. */
gboolean nonet_line_begins (const NonetLine *line, const char *prefix);

/* The number whose digits stand at *p, which is moved after them; NONET_SCAN_MOST if it is larger, 0 without digits. */
#define NONET_SCAN_MOST 100000
guint nonet_scan_number (const char **p, const char *end);

/* The column, from 1, of a place in a line. */
guint nonet_line_column (const NonetLine *line, const char *place);

/* A copy of a piece of text, at most most bytes of it and no half characters, without whitespace around. */
char *nonet_text_dup_piece (const char *start, gsize length, gsize most);

/* Line and column, from 1, of an offset into the text. */
void nonet_text_locate (const NonetText *text, gsize offset, guint *line, guint *column);

/* Whether text, after whitespace, begins with prefix, whatever the case of ASCII letters. */
gboolean nonet_text_begins (const NonetText *text, const char *prefix);

/* The first character that is not whitespace, or the end of the text. */
const char *nonet_text_skip_blanks (const NonetText *text);

/* Whether needle comes in the first limit bytes. */
gboolean nonet_text_contains (const NonetText *text, gsize limit, const char *needle);

/* Decoding files: gzip, encodings, line ends, and what is no text at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
refuse (GError **error, NonetReadError code, const char *text)
{
  g_set_error_literal (error, NONET_READ_ERROR, code, text);
}

/* Unpacks gzip, never more than NONET_READ_MAX_BYTES of it. */
static GBytes *
unpack_gzip (GBytes *bytes, GCancellable *cancellable, GError **error)
{
  g_autoptr (GZlibDecompressor) gzip = g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP);
  gsize size = g_bytes_get_size (bytes), used = 0, room = MIN (4 * size + 4096, NONET_READ_MAX_BYTES + 1), filled = 0;
  const char *data = g_bytes_get_data (bytes, NULL);
  g_autofree char *output = g_malloc (room);
  GConverterResult result = G_CONVERTER_CONVERTED;

  while (result != G_CONVERTER_FINISHED)
    {
      gsize read = 0, written = 0;
      g_autoptr (GError) local = NULL;

      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return NULL;
      if (filled == room)
        {
          if (room > NONET_READ_MAX_BYTES)
            {
              refuse (error, NONET_READ_ERROR_TOO_LARGE, _ ("when decompressed, this file is larger than 64 MiB"));
              return NULL;
            }
          room = MIN (2 * room, NONET_READ_MAX_BYTES + 1);
          output = g_realloc (output, room);
        }
      result = g_converter_convert (G_CONVERTER (gzip), data + used, size - used, output + filled, room - filled,
                                    G_CONVERTER_INPUT_AT_END, &read, &written, &local);
      if (result == G_CONVERTER_ERROR)
        {
          refuse (error, NONET_READ_ERROR_MALFORMED, _ ("the gzip data is damaged or cut off"));
          return NULL;
        }
      used += read;
      filled += written;
    }
  output = g_realloc (output, MAX (filled, 1));
  return g_bytes_new_take (g_steal_pointer (&output), filled);
}

/* Signatures of files that are no text, and what to say. */
static const struct
{
  const char *signature;
  gsize length;
  const char *message;
} strangers[] = {
  { "PK\003\004", 4,
    N_ ("this is a ZIP archive (as HoDoKu’s .hsol files are), which Nonet does not open; copy the puzzle as text in "
        "the program that made it, or extract it") },
  { "PK\005\006", 4, N_ ("this is an empty ZIP archive") },
  { "\x89PNG", 4, N_ ("this is a picture, not a text") },
  { "\xff\xd8\xff", 3, N_ ("this is a picture, not a text") },
  { "GIF8", 4, N_ ("this is a picture, not a text") },
  { "{\\rtf", 5, N_ ("this is a rich text document (RTF); save it as plain text first") },
  { "%PDF", 4, N_ ("this is a PDF document, not a text") },
  { "BZh", 3, N_ ("this file is compressed with bzip2; decompress it first") },
  { "\xfd"
    "7zXZ",
    5, N_ ("this file is compressed with xz; decompress it first") },
  { "7z\xbc\xaf", 4, N_ ("this is a 7-Zip archive; extract it first") },
  { "\x28\xb5\x2f\xfd", 4, N_ ("this file is compressed with Zstandard; decompress it first") },
};

static gboolean
check_signature (const guint8 *data, gsize size, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (strangers); i++)
    if (size >= strangers[i].length && memcmp (data, strangers[i].signature, strangers[i].length) == 0)
      {
        refuse (error, NONET_READ_ERROR_UNSUPPORTED, _ (strangers[i].message));
        return FALSE;
      }
  return TRUE;
}

/* Appends a character to text as UTF-8; returns the bytes written. */
static gsize
put (char *text, gunichar c)
{
  return (gsize) g_unichar_to_utf8 (c, text);
}

/* UTF-16 as UTF-8; a half of a surrogate pair becomes U+FFFD. */
static GBytes *
decode_utf16 (const guint8 *data, gsize size, gboolean big)
{
  gsize units = size / 2, length = 0;
  char *text = g_malloc (3 * units + 1);

  for (gsize i = 0; i < units; i++)
    {
      gunichar c =
          big ? (gunichar) (data[2 * i] << 8 | data[2 * i + 1]) : (gunichar) (data[2 * i + 1] << 8 | data[2 * i]);

      if (c >= 0xd800 && c < 0xdc00 && i + 1 < units)
        {
          gunichar low = big ? (gunichar) (data[2 * i + 2] << 8 | data[2 * i + 3])
                             : (gunichar) (data[2 * i + 3] << 8 | data[2 * i + 2]);

          if (low >= 0xdc00 && low < 0xe000)
            {
              c = 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00);
              i++;
            }
        }
      if (c >= 0xd800 && c < 0xe000)
        c = 0xfffd;
      length += put (text + length, c);
    }
  text = g_realloc (text, length + 1);
  return g_bytes_new_take (text, length);
}

static GBytes *
decode_latin1 (const guint8 *data, gsize size)
{
  gsize high = 0, length = 0;
  char *text;

  for (gsize i = 0; i < size; i++)
    high += data[i] >= 0x80;
  text = g_malloc (size + high + 1);
  for (gsize i = 0; i < size; i++)
    if (data[i] < 0x80)
      text[length++] = (char) data[i];
    else
      length += put (text + length, data[i]);
  return g_bytes_new_take (text, length);
}

/* Whether every second byte of the beginning is NUL, as in UTF-16 of plain letters; *big tells which. */
static gboolean
looks_like_utf16 (const guint8 *data, gsize size, gboolean *big)
{
  gsize pairs = MIN (size, 512) / 2, even = 0, odd = 0;

  for (gsize i = 0; i < pairs; i++)
    {
      even += data[2 * i] == 0;
      odd += data[2 * i + 1] == 0;
    }
  *big = even > odd;
  return pairs >= 8 && (even == 0 || odd == 0) && even + odd > pairs * 3 / 4;
}

/* Lines that end in CR alone, as old Macintosh programs wrote them, end in LF afterwards. */
static GBytes *
end_lines_with_lf (const char *data, gsize size)
{
  char *text = g_memdup2 (data, size);

  for (gsize i = 0; i < size; i++)
    if (text[i] == '\r' && (i + 1 == size || text[i + 1] != '\n'))
      text[i] = '\n';
  return g_bytes_new_take (text, size);
}

static gboolean
has_lone_cr (const char *data, gsize size)
{
  const char *end = data + size;

  for (const char *p = data; p < end && (p = memchr (p, '\r', (gsize) (end - p))) != NULL; p++)
    if (p + 1 == end || p[1] != '\n')
      return TRUE;
  return FALSE;
}

static void
take (NonetText *text, GBytes *bytes)
{
  g_clear_pointer (&text->bytes, g_bytes_unref);
  text->bytes = bytes;
  text->data = g_bytes_get_data (bytes, &text->size);
}

/* Makes UTF-8 of what is in text. */
static void
decode (NonetText *text, NonetMessages *messages)
{
  const guint8 *data = (const guint8 *) text->data;
  gboolean big = FALSE;

  if (text->size >= 3 && memcmp (data, "\xef\xbb\xbf", 3) == 0)
    {
      text->data += 3;
      text->size -= 3;
    }
  else if (text->size >= 2 && (memcmp (data, "\xff\xfe", 2) == 0 || memcmp (data, "\xfe\xff", 2) == 0))
    take (text, decode_utf16 (data + 2, text->size - 2, data[0] == 0xfe));
  else if (looks_like_utf16 (data, text->size, &big))
    take (text, decode_utf16 (data, text->size, big));
  if (text->size > 0 && memchr (text->data, '\0', text->size) == NULL
      && !g_utf8_validate_len (text->data, text->size, NULL))
    {
      take (text, decode_latin1 ((const guint8 *) text->data, text->size));
      nonet_messages_add (messages, NONET_MESSAGE_WARNING, 0, 0, _ ("the text is not UTF-8 and was read as Latin-1"));
    }
}

/* The size of a text without what ended files of DOS (Control-Z) and pages of printers (a form feed), and blanks behind that. */
static gsize
find_end (const char *data, gsize size)
{
  gsize end = size;

  for (gsize i = size; i > 0 && data[i - 1] != '\0' && strchr (" \t\r\n\f\v\032", data[i - 1]) != NULL; i--)
    if (strchr ("\f\v\032", data[i - 1]) != NULL)
      end = i - 1;
  return end;
}

gboolean
nonet_text_init (NonetText *text, GBytes *bytes, NonetMessages *messages, GCancellable *cancellable, GError **error)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (bytes, &size);

  memset (text, 0, sizeof *text);
  if (size > NONET_READ_MAX_BYTES)
    {
      refuse (error, NONET_READ_ERROR_TOO_LARGE, _ ("this file is larger than 64 MiB"));
      return FALSE;
    }
  if (size == 0)
    {
      refuse (error, NONET_READ_ERROR_EMPTY, _ ("the input is empty"));
      return FALSE;
    }
  if (size >= 2 && data[0] == 0x1f && data[1] == 0x8b)
    {
      GBytes *unpacked = unpack_gzip (bytes, cancellable, error);

      if (unpacked == NULL)
        return FALSE;
      take (text, unpacked);
    }
  else
    take (text, g_bytes_ref (bytes));
  if (text->size > 0 && !check_signature ((const guint8 *) text->data, text->size, error))
    return FALSE;
  if (text->size > 0)
    decode (text, messages);
  if (text->size > 0)
    text->size = find_end (text->data, text->size);
  if (text->size > 0 && memchr (text->data, '\0', text->size) != NULL)
    {
      refuse (error, NONET_READ_ERROR_NOT_A_PUZZLE, _ ("this is not a text file"));
      return FALSE;
    }
  if (text->size > NONET_READ_MAX_BYTES)
    {
      refuse (error, NONET_READ_ERROR_TOO_LARGE, _ ("as UTF-8, this text is larger than 64 MiB"));
      return FALSE;
    }
  if (text->size > 0 && has_lone_cr (text->data, text->size))
    take (text, end_lines_with_lf (text->data, text->size));
  if (text->size == 0 || nonet_text_skip_blanks (text) == text->data + text->size)
    {
      refuse (error, NONET_READ_ERROR_EMPTY, _ ("the input is empty"));
      return FALSE;
    }
  return TRUE;
}

void
nonet_text_clear (NonetText *text)
{
  g_clear_pointer (&text->bytes, g_bytes_unref);
}

gboolean
nonet_text_next_line (const NonetText *text, gsize *offset, NonetLine *line)
{
  const char *newline;

  if (*offset >= text->size)
    return FALSE;
  line->start = text->data + *offset;
  newline = memchr (line->start, '\n', text->size - *offset);
  line->length = newline != NULL ? (gsize) (newline - line->start) : text->size - *offset;
  *offset += line->length + 1;
  if (line->length > 0 && line->start[line->length - 1] == '\r')
    line->length--;
  line->number++;
  return TRUE;
}

gboolean
nonet_line_is_blank (const NonetLine *line)
{
  for (gsize i = 0; i < line->length; i++)
    if (line->start[i] != ' ' && line->start[i] != '\t')
      return FALSE;
  return TRUE;
}

guint
nonet_line_column (const NonetLine *line, const char *place)
{
  return (guint) g_utf8_strlen (line->start, place - line->start) + 1;
}

char *
nonet_text_dup_piece (const char *start, gsize length, gsize most)
{
  const char *end;

  g_utf8_validate (start, (gssize) MIN (length, most), &end);
  return g_strstrip (g_strndup (start, (gsize) (end - start)));
}

void
nonet_text_locate (const NonetText *text, gsize offset, guint *line, guint *column)
{
  NonetLine at = { 0 };
  gsize next = 0;

  *line = *column = 0;
  while (nonet_text_next_line (text, &next, &at))
    if (offset < next || next >= text->size)
      {
        *line = at.number;
        *column = nonet_line_column (&at, text->data + MIN (offset, (gsize) (at.start - text->data) + at.length));
        return;
      }
}

const char *
nonet_text_skip_blanks (const NonetText *text)
{
  const char *p = text->data, *end = text->data + text->size;

  while (p < end && g_ascii_isspace (*p))
    p++;
  return p;
}

gboolean
nonet_text_begins (const NonetText *text, const char *prefix)
{
  const char *p = nonet_text_skip_blanks (text);
  gsize length = strlen (prefix);

  return (gsize) (text->data + text->size - p) >= length && g_ascii_strncasecmp (p, prefix, length) == 0;
}

gboolean
nonet_text_contains (const NonetText *text, gsize limit, const char *needle)
{
  return g_strstr_len (text->data, (gssize) MIN (limit, text->size), needle) != NULL;
}

/* Decoding files: gzip, encodings, line ends, and what is no text at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static gboolean
refuse (GError **error, NonetReadError code, const char *text)
{
  g_set_error_literal (error, NONET_READ_ERROR, code, text);
  return FALSE;
}

GBytes *
nonet_text_read_stream (GInputStream *stream,
                        gsize expected,
                        const char *too_large,
                        GCancellable *cancellable,
                        GError **error)
{
  gsize room = MIN (expected, NONET_READ_MAX_BYTES) + 1, filled = 0, got;
  g_autofree char *data = g_malloc (room);

  /* The size may be unknown (a pipe) or change meanwhile: read until the end. */
  for (;;)
    {
      if (!g_input_stream_read_all (stream, data + filled, room - filled, &got, cancellable, error))
        return NULL;
      filled += got;
      if (filled < room)
        break;
      if (filled > NONET_READ_MAX_BYTES)
        {
          refuse (error, NONET_READ_ERROR_TOO_LARGE, too_large);
          return NULL;
        }
      room = MIN (2 * room, NONET_READ_MAX_BYTES + 1);
      data = g_realloc (data, room);
    }
  data = g_realloc (data, MAX (filled, 1));
  return g_bytes_new_take (g_steal_pointer (&data), filled);
}

/* A converter of gzip that takes one file after another, as "cat" leaves them; what else follows is left out, as by gzip. */
typedef struct
{
  GObject parent_instance;

  GConverter *member;
  gboolean is_between; /* one has ended */
} NonetGunzip;

typedef GObjectClass NonetGunzipClass;

static void nonet_gunzip_converter_init (GConverterIface *iface);
GType nonet_gunzip_get_type (void);

G_DEFINE_FINAL_TYPE_WITH_CODE (NonetGunzip,
                               nonet_gunzip,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_CONVERTER, nonet_gunzip_converter_init))

gboolean
nonet_text_is_gzip (const void *data, gsize size)
{
  return size >= 2 && memcmp (data, "\x1f\x8b", 2) == 0;
}

static GConverterResult
convert (GConverter *converter,
         const void *packed,
         gsize packed_size,
         void *buffer,
         gsize size,
         GConverterFlags flags,
         gsize *n_read,
         gsize *n_written,
         GError **error)
{
  NonetGunzip *self = (NonetGunzip *) converter;
  GConverterResult result;

  *n_read = *n_written = 0;
  if (self->is_between && packed_size < 2 && !(flags & G_CONVERTER_INPUT_AT_END))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_PARTIAL_INPUT, "");
      return G_CONVERTER_ERROR;
    }
  if (self->is_between && !nonet_text_is_gzip (packed, packed_size))
    return G_CONVERTER_FINISHED;
  if (self->is_between)
    g_converter_reset (self->member);
  result = g_converter_convert (self->member, packed, packed_size, buffer, size, flags, n_read, n_written, error);
  self->is_between = result == G_CONVERTER_FINISHED;
  return self->is_between ? G_CONVERTER_CONVERTED : result;
}

static void
nonet_gunzip_converter_init (GConverterIface *iface)
{
  iface->convert = convert;
}

static void
nonet_gunzip_finalize (GObject *object)
{
  g_object_unref (((NonetGunzip *) object)->member);
  G_OBJECT_CLASS (nonet_gunzip_parent_class)->finalize (object);
}

static void
nonet_gunzip_class_init (NonetGunzipClass *klass)
{
  klass->finalize = nonet_gunzip_finalize;
}

static void
nonet_gunzip_init (NonetGunzip *self)
{
  self->member = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
}

GConverter *
nonet_text_gunzip_new (void)
{
  return g_object_new (nonet_gunzip_get_type (), NULL);
}

const char *
nonet_text_gunzip_fault (void)
{
  return _ ("the gzip data is damaged or cut off");
}

static GBytes *
unpack_gzip (GBytes *bytes, GCancellable *cancellable, GError **error)
{
  g_autoptr (GConverter) gzip = nonet_text_gunzip_new ();
  g_autoptr (GInputStream) packed = g_memory_input_stream_new_from_bytes (bytes);
  g_autoptr (GInputStream) stream = g_converter_input_stream_new (packed, gzip);
  g_autoptr (GError) fault = NULL;
  GBytes *unpacked =
      nonet_text_read_stream (stream, 4 * g_bytes_get_size (bytes),
                              _ ("when decompressed, this file is larger than 64 MiB"), cancellable, &fault);

  if (fault == NULL)
    return unpacked;
  if (fault->domain == NONET_READ_ERROR || g_error_matches (fault, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_propagate_error (error, g_steal_pointer (&fault));
  else
    refuse (error, NONET_READ_ERROR_MALFORMED, nonet_text_gunzip_fault ());
  return NULL;
}

/* Signatures of files that are no text, and what to say. */
static const struct
{
  const char *signature;
  const char *message;
} strangers[] = {
  { "PK\003\004",
    N_ ("this is a ZIP archive (as HoDoKu’s .hsol files are), which Nonet does not open; copy the puzzle as text in "
        "the program that made it, or extract it") },
  { "PK\005\006", N_ ("this is an empty ZIP archive") },
  { "\x89PNG", N_ ("this is a picture, not a text") },
  { "\xff\xd8\xff", N_ ("this is a picture, not a text") },
  { "GIF8", N_ ("this is a picture, not a text") },
  { "{\\rtf", N_ ("this is a rich text document (RTF); save it as plain text first") },
  { "%PDF", N_ ("this is a PDF document, not a text") },
  { "version https://git-lfs",
    N_ ("this is only a reference to a file that Git LFS keeps; get the file itself first") },
  { "BZh", N_ ("this file is compressed with bzip2; decompress it first") },
  { "\3757zXZ", N_ ("this file is compressed with xz; decompress it first") },
  { "7z\xbc\xaf", N_ ("this is a 7-Zip archive; extract it first") },
  { "\x28\xb5\x2f\xfd", N_ ("this file is compressed with Zstandard; decompress it first") },
};

/* The encoding of the beginning of a text by its first bytes, or by where NUL stands in each four bytes: those of plain letters. NULL
 * for any other. */
static const char *
find_wide_encoding (const char *data, gsize size)
{
  static const char *const encodings[16] = { [5] = "UTF-16BE", [7] = "UTF-32BE", [10] = "UTF-16LE", [14] = "UTF-32LE" };
  gsize nuls[4] = { 0 }, groups = MIN (size, 512) / 4;
  guint places = 0;

  if (size >= 4 && (memcmp (data, "\xff\xfe\0\0", 4) == 0 || memcmp (data, "\0\0\xfe\xff", 4) == 0))
    return "UTF-32";
  if (size >= 2 && (memcmp (data, "\xff\xfe", 2) == 0 || memcmp (data, "\xfe\xff", 2) == 0))
    return "UTF-16";
  for (gsize i = 0; i < 4 * groups; i++)
    nuls[i % 4] += data[i] == '\0';
  for (guint i = 0; i < 4; i++)
    if (nuls[i] > groups * 3 / 4)
      places |= 1u << i;
    else if (nuls[i] > 0)
      return NULL;
  return groups >= 4 ? encodings[places] : NULL;
}

/* What seldom ends a line: CR alone, as old Macintosh programs wrote it, U+0085 or U+2028. */
#define ODD_LINE_END "\\r(?!\\n)|\\xc2\\x85|\\xe2\\x80\\xa8"

/* Spaces that are other characters, as U+00A0, U+2007 and U+3000. */
#define ODD_SPACE "\\xc2\\xa0|\\xe2\\x80[\\x80-\\x8a\\xaf]|\\xe3\\x80\\x80"

/* As many marks before a line are taken off. */
#define MOST_PREFIXES 16

/* How far into a text these are looked for. */
#define ODD_BYTES 65536

static gboolean
has_odd_line_ends (const NonetText *text)
{
  const char *end = text->data + text->size;

  for (const char *p = text->data; p < end && (p = memchr (p, '\r', (gsize) (end - p))) != NULL; p++)
    if (p + 1 == end || p[1] != '\n')
      return TRUE;
  return nonet_text_contains (text, ODD_BYTES, "\342\200\250") || nonet_text_contains (text, ODD_BYTES, "\302\205");
}

static gboolean
has_odd_spaces (const NonetText *text)
{
  static const char *const spaces[] = { "\302\240", "\342\200", "\343\200\200" };

  for (guint i = 0; i < G_N_ELEMENTS (spaces); i++)
    if (nonet_text_contains (text, ODD_BYTES, spaces[i]))
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

static gboolean
matches (const NonetText *text, const char *pattern)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_RAW, 0, NULL);

  return g_regex_match_full (regex, text->data, (gssize) text->size, 0, 0, NULL, NULL);
}

/* Puts other characters in the place of what matches a pattern. */
static void
replace (NonetText *text, const char *pattern, const char *characters)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_RAW, 0, NULL);
  char *replaced = g_regex_replace_literal (regex, text->data, (gssize) text->size, 0, characters, 0, NULL);

  take (text, g_bytes_new_take (replaced, strlen (replaced)));
}

/* Takes bytes in another encoding; FALSE if they are not in it. */
static gboolean
take_encoded (NonetText *text, const char *data, gsize size, const char *encoding)
{
  gsize length;
  char *utf8 = g_convert (data, (gssize) size, "UTF-8", encoding, NULL, &length, NULL);

  if (utf8 != NULL)
    take (text, g_bytes_new_take (utf8, length));
  return utf8 != NULL;
}

/* The size of a text without what ended files of DOS (Control-Z), pages of printers (a form feed) and strings (NUL), and whitespace
 * after that. */
static gsize
find_end (const char *data, gsize size)
{
  gsize end = size;

  for (gsize i = size; i > 0 && strchr (" \t\r\n\f\v\032", data[i - 1]) != NULL; i--)
    if (strchr ("\f\v\032", data[i - 1]) != NULL)
      end = i - 1;
  /* NUL alone is no text. */
  return end > 0 || size == 0 || data[0] != '\0' ? end : size;
}

/* Whether all bytes that are not ASCII draw lines, as in text of DOS. */
static gboolean
is_drawn (const NonetText *text)
{
  gsize across = 0, down = 0, others = 0;

  for (gsize i = 0; i < text->size; i++)
    {
      guint8 byte = (guint8) text->data[i];

      across += byte == 0xc4 || byte == 0xcd;
      down += byte == 0xb3 || byte == 0xba;
      others += byte >= 0x80 && (byte < 0xb0 || byte > 0xdf);
    }
  return across + down >= 16 && down >= 8 && others == 0;
}

/* Makes UTF-8 of what is in text. */
static void
decode (NonetText *text, NonetMessages *messages)
{
  const char *data = text->data;
  const char *wide = find_wide_encoding (data, text->size);

  if (text->size >= 3 && memcmp (data, "\xef\xbb\xbf", 3) == 0)
    {
      text->data += 3;
      text->size -= 3;
    }
  else if (wide != NULL)
    take_encoded (text, data, text->size & ~(gsize) (strstr (wide, "32") != NULL ? 3 : 1), wide);
  text->size = find_end (text->data, text->size);
  if (text->size > 0 && memchr (text->data, '\0', text->size) == NULL
      && !g_utf8_validate_len (text->data, text->size, NULL))
    {
      if (is_drawn (text))
        {
          take_encoded (text, text->data, text->size, "IBM437");
          return;
        }
      /* Five bytes mean nothing there. */
      if (!take_encoded (text, text->data, text->size, "WINDOWS-1252"))
        take_encoded (text, text->data, text->size, "ISO-8859-1");
      nonet_messages_add (messages, NONET_MESSAGE_WARNING, 0, 0, _ ("the text is not UTF-8 and was read as Latin-1"));
    }
}

/* What may stand before each line of a text: the marks of a quotation, but not of a spoiler; those of a comment, but not bars at both ends;
 * that it is indented, but not a table with an empty cell there, nor a string of constraints or a puzzle of digits and spaces. */
static const char *const prefixes[] = { "> ?(?!!)", "// ?", "(?:[#%;]|--)(?: |\r?$)(?!.*#\r?$)",
                                        "\t(?!\t*[^\t\n]*\t)(?!\\.[A-Z])", "  (?! *\\.[A-Z]| *[\\d ]{60})" };

/* Takes off what a pattern matches at the beginning of each line; FALSE where not all lines have it, or there are only a few. */
static gboolean
strip_prefix (NonetText *text, const char *prefix)
{
  g_autofree char *all = g_strdup_printf ("(?m)\\A(?:\\s*^%s.*\n)\\s*^%s", prefix, prefix);
  g_autofree char *other = g_strdup_printf ("(?m)^(?!%s)[ \t]*\\S", prefix),
                  *each = g_strdup_printf ("(?m)^%s", prefix);

  if (!matches (text, all) || matches (text, other))
    return FALSE;
  replace (text, each, "");
  return TRUE;
}

/* Takes off what is around a whole text: the marks of code, and those before each line. */
static void
unwrap (NonetText *text)
{
  g_autoptr (GRegex) code =
      g_regex_new ("\\A\\s*(?|<pre>([^&]*)</pre>|\\[code]([^&]*)\\[/code]|```\\w*([^&]*)```)\\s*\\z",
                   G_REGEX_RAW | G_REGEX_CASELESS, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  gint start, end;

  if (text->size > 0 && g_regex_match_full (code, text->data, (gssize) text->size, 0, 0, &match, NULL)
      && g_match_info_fetch_pos (match, 1, &start, &end))
    *text = (NonetText){ text->bytes, text->data + start, (gsize) (end - start) };
  for (guint rounds = 0, i = 0; i < G_N_ELEMENTS (prefixes) && rounds < MOST_PREFIXES && text->size > 0;)
    if (strip_prefix (text, prefixes[i]))
      {
        rounds++;
        i = 0;
      }
    else
      i++;
}

gboolean
nonet_text_init (NonetText *text, GBytes *bytes, NonetMessages *messages, GCancellable *cancellable, GError **error)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (bytes, &size);

  *text = (NonetText){ NULL };
  if (size > NONET_READ_MAX_BYTES)
    return refuse (error, NONET_READ_ERROR_TOO_LARGE, _ ("this file is larger than 64 MiB"));
  bytes = nonet_text_is_gzip (data, size) ? unpack_gzip (bytes, cancellable, error) : g_bytes_ref (bytes);
  if (bytes == NULL)
    return FALSE;
  take (text, bytes);
  for (guint i = 0; i < G_N_ELEMENTS (strangers); i++)
    if (text->size >= strlen (strangers[i].signature)
        && memcmp (text->data, strangers[i].signature, strlen (strangers[i].signature)) == 0)
      return refuse (error, NONET_READ_ERROR_UNSUPPORTED, _ (strangers[i].message));
  decode (text, messages);
  if (text->size > 0 && memchr (text->data, '\0', text->size) != NULL)
    return refuse (error, NONET_READ_ERROR_NOT_A_PUZZLE, _ ("this is not a text file"));
  if (text->size > NONET_READ_MAX_BYTES)
    return refuse (error, NONET_READ_ERROR_TOO_LARGE, _ ("as UTF-8, this text is larger than 64 MiB"));
  if (has_odd_line_ends (text))
    replace (text, ODD_LINE_END, "\n");
  if (has_odd_spaces (text))
    replace (text, ODD_SPACE, " ");
  unwrap (text);
  if (nonet_text_skip_blanks (text) == text->data + text->size)
    return refuse (error, NONET_READ_ERROR_EMPTY, _ ("the input is empty"));
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

void
nonet_line_strip (NonetLine *line)
{
  for (; line->length > 0 && g_ascii_isspace (*line->start); line->start++)
    line->length--;
  while (line->length > 0 && g_ascii_isspace (line->start[line->length - 1]))
    line->length--;
}

gboolean
nonet_text_next_filled_line (const NonetText *text, gsize *offset, NonetLine *line)
{
  while (nonet_text_next_line (text, offset, line))
    {
      nonet_line_strip (line);
      if (line->length > 0)
        return TRUE;
    }
  return FALSE;
}

gboolean
nonet_text_is_one_of (const char *piece, gsize length, const char *const *words)
{
  while (*words != NULL && (strlen (*words) != length || g_ascii_strncasecmp (piece, *words, length) != 0))
    words++;
  return *words != NULL;
}

gboolean
nonet_line_begins (const NonetLine *line, const char *prefix)
{
  gsize length = strlen (prefix);

  return line->length >= length && g_ascii_strncasecmp (line->start, prefix, length) == 0;
}

guint
nonet_scan_number (const char **p, const char *end)
{
  guint number = 0;

  for (; *p < end && g_ascii_isdigit (**p); (*p)++)
    number = MIN (10 * number + (guint) (**p - '0'), NONET_SCAN_MOST);
  return number;
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

  return nonet_line_begins (&(NonetLine){ p, (gsize) (text->data + text->size - p), 0 }, prefix);
}

gboolean
nonet_text_contains (const NonetText *text, gsize limit, const char *needle)
{
  return text->size > 0 && g_strstr_len (text->data, (gssize) MIN (limit, text->size), needle) != NULL;
}

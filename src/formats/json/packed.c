/* What links of Sudoku sites carry: text in the Base64 form of Pieroxy's lz-string, and the shorthand in which SudokuPad's links write
 * a puzzle as JSON, which json-programs.c reads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lz-string is an LZ78 over UTF-16 units whose codes have as many bits as the entries of the dictionary need. Codes 0 and 1 announce a
 * unit not seen before, in 8 or 16 bits; 2 ends the text; from 3 on they are entries of the dictionary. Each number is written lowest
 * bit first; six bits make a Base64 character, highest first.
 *
 * In the shorthand names have no quotes, the usual ones are shortened, nothing stands for {}, t and f for true and false, colours have
 * no quotes, and ' stands for ":  {metadata:{title:'…'},ce:[[{v:5},,…]],re:[[[0,0],…]]}
 */
#include "formats/json/json-boards.h"

#include <string.h>

#define UNIT_OF_8_BITS 0
#define UNIT_OF_16_BITS 1
#define END 2
#define FIRST_ENTRY 3

static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/* Writing. */

typedef struct
{
  GString *text;
  guint bits, n_bits;
  guint known;                 /* entries of the dictionary as far as the reader knows it */
  GHashTable *entries;         /* code of a text, or 0 << 16 | the unit after it -> code of both */
  gboolean announced[1 << 16]; /* whether the reader knows the unit */
  guint next;
} Writer;

static void
write_bits (Writer *self, guint value, guint count)
{
  for (guint i = 0; i < count; i++)
    {
      self->bits = self->bits << 1 | (value >> i & 1);
      if (++self->n_bits < 6)
        continue;
      g_string_append_c (self->text, alphabet[self->bits]);
      self->bits = self->n_bits = 0;
    }
}

/* Writes a code with as many bits as the reader expects. */
static void
write_number (Writer *self, guint code)
{
  write_bits (self, code, g_bit_storage (self->known));
}

/* Writes the code of a text; unit is its only one if the text has one. */
static void
write_code (Writer *self, guint code, guint unit, gboolean single)
{
  if (single && !self->announced[unit])
    {
      write_number (self, unit < 256 ? UNIT_OF_8_BITS : UNIT_OF_16_BITS);
      write_bits (self, unit, unit < 256 ? 8 : 16);
      self->known++;
      self->announced[unit] = TRUE;
    }
  else
    write_number (self, code);
  self->known++;
}

/* The code of a text and a unit after it; code 0 stands for no text. 0 if they are no entry. */
static guint
find_entry (Writer *self, guint code, gunichar2 unit)
{
  gint64 key = (gint64) code << 16 | unit;

  return GPOINTER_TO_UINT (g_hash_table_lookup (self->entries, &key));
}

static void
add_entry (Writer *self, guint code, gunichar2 unit)
{
  gint64 key = (gint64) code << 16 | unit;

  g_hash_table_insert (self->entries, g_memdup2 (&key, sizeof key), GUINT_TO_POINTER (self->next++));
}

char *
nonet_lz_string_compress (const char *text)
{
  glong length = 0;
  g_autofree gunichar2 *units = g_utf8_to_utf16 (text, -1, NULL, &length, NULL);
  g_autofree Writer *self = g_new0 (Writer, 1);
  guint code = 0, unit = 0;
  gboolean single = FALSE;

  self->text = g_string_new (NULL);
  self->entries = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  /* One less than it has: the first code adds only its unit to them. */
  self->known = FIRST_ENTRY - 1;
  self->next = FIRST_ENTRY;
  for (glong i = 0; i < length; i++)
    {
      guint longer;

      if (find_entry (self, 0, units[i]) == 0)
        add_entry (self, 0, units[i]);
      longer = find_entry (self, code, units[i]);
      if (longer == 0)
        {
          write_code (self, code, unit, single);
          add_entry (self, code, units[i]);
          code = 0;
          longer = find_entry (self, 0, units[i]);
        }
      single = code == 0;
      code = longer;
      unit = units[i];
    }
  if (length > 0)
    write_code (self, code, unit, single);
  write_number (self, END);
  write_bits (self, 0, self->n_bits > 0 ? 6 - self->n_bits : 0);
  while (self->text->len % 4 != 0)
    g_string_append_c (self->text, '=');
  g_hash_table_unref (self->entries);
  return g_string_free (self->text, FALSE);
}

/* Reading. */

typedef struct
{
  const char *next, *end;
  guint value, n_bits;
  gboolean bad; /* not Base64, or at its end */
} Bits;

static int
base64_value (char c)
{
  const char *place;

  if (c == '-')
    return 62;
  if (c == '_' || c == '$')
    return 63;
  place = c != '\0' ? strchr (alphabet, c) : NULL;
  return place != NULL ? (int) (place - alphabet) : -1;
}

static guint
read_bits (Bits *self, guint count)
{
  guint number = 0;

  for (guint i = 0; i < count; i++)
    {
      if (self->n_bits == 0)
        {
          int value = self->next < self->end ? base64_value (*self->next++) : -1;

          self->bad = self->bad || value < 0;
          self->value = value < 0 ? 0 : (guint) value;
          self->n_bits = 6;
        }
      number |= (self->value >> --self->n_bits & 1) << i;
    }
  return number;
}

/* A text of the dictionary: each stands somewhere in the output, for it is one that was put out and the next unit. */
typedef struct
{
  guint start, length;
} Entry;

/* Copies an entry to the end of the output, up to where its own last unit is the first that is copied. */
static void
append_entry (GArray *output, Entry entry)
{
  guint at = output->len;

  g_array_set_size (output, at + entry.length);
  for (guint i = 0; i < entry.length; i++)
    g_array_index (output, gunichar2, at + i) = g_array_index (output, gunichar2, entry.start + i);
}

/* Reads codes to the end; FALSE if they make no text. */
static gboolean
read_codes (Bits *bits, GArray *entries, GArray *output, gsize most)
{
  Entry last = { 0, 0 };

  g_array_set_size (entries, FIRST_ENTRY);
  while (output->len <= most && entries->len <= most)
    {
      guint code = read_bits (bits, g_bit_storage (entries->len));
      Entry entry = { output->len, 1 }, longer = { last.start, last.length + 1 };

      if (bits->bad || code == END)
        return !bits->bad;
      if (code == UNIT_OF_8_BITS || code == UNIT_OF_16_BITS)
        {
          gunichar2 unit = (gunichar2) read_bits (bits, code == UNIT_OF_8_BITS ? 8 : 16);

          g_array_append_val (output, unit);
          g_array_append_val (entries, entry);
        }
      else if (last.length == 0 || code > entries->len)
        return FALSE;
      else
        append_entry (output, code < entries->len ? g_array_index (entries, Entry, code) : longer);
      if (last.length > 0)
        g_array_append_val (entries, longer);
      last = (Entry){ entry.start, output->len - entry.start };
    }
  return FALSE;
}

char *
nonet_lz_string_decompress (const char *base64, gsize size, gsize most, gsize *units)
{
  g_autoptr (GArray) entries = g_array_new (FALSE, TRUE, sizeof (Entry));
  g_autoptr (GArray) output = g_array_new (FALSE, FALSE, sizeof (gunichar2));
  Bits bits = { .next = base64, .end = base64 + size };
  gboolean good = read_codes (&bits, entries, output, most);

  if (units != NULL)
    *units = output->len;
  if (!good || output->len == 0)
    return NULL;
  return g_utf16_to_utf8 ((const gunichar2 *) (gpointer) output->data, output->len, NULL, NULL, NULL);
}

/* SudokuPad's shorthand. */

/* Short names of members. */
static const struct
{
  const char *name, *full;
} names[] = {
  { "a", "arrows" },  { "c", "color" },       { "c1", "borderColor" }, { "c2", "backgroundColor" },
  { "ca", "cages" },  { "ce", "cells" },      { "cs", "cellSize" },    { "ct", "center" },
  { "h", "height" },  { "hl", "headLength" }, { "l", "lines" },        { "o", "overlays" },
  { "r", "rounded" }, { "re", "regions" },    { "th", "thickness" },   { "wp", "wayPoints" },
  { "t", "title" },   { "te", "text" },       { "u", "underlays" },    { "v", "value" },
  { "w", "width" },
};

gboolean
nonet_sudokupad_is_shorthand (const char *text)
{
  gsize length = 1;

  if (*text != '{')
    return FALSE;
  while (g_ascii_isalnum (text[length]))
    length++;
  return length > 1 && text[length] == ':';
}

/* Copies the string that opens at p, in JSON's quotes; returns what follows it. */
static const char *
expand_string (const char *p, GString *json)
{
  char quote = *p++;

  g_string_append_c (json, '"');
  for (; *p != '\0' && *p != quote; p++)
    if (*p == '\\' && p[1] != '\0')
      {
        p++;
        if (*p != '\'')
          g_string_append_c (json, '\\');
        g_string_append_c (json, *p);
      }
    else if (*p == '"')
      g_string_append (json, "\\\"");
    else
      g_string_append_c (json, *p);
  g_string_append_c (json, '"');
  return *p != '\0' ? p + 1 : p;
}

/* Writes the word at p, a name or a value; returns what follows it. */
static const char *
expand_word (const char *p, char before, GString *json)
{
  gsize length = strcspn (p, ",:{}[]'\""), digits = 0;

  if (before != ':' && p[length] == ':')
    {
      g_autofree char *name = g_strndup (p, length);
      const char *full = name;

      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        if (strcmp (name, names[i].name) == 0)
          full = names[i].full;
      g_string_append_printf (json, "\"%s\"", full);
      return p + length;
    }
  while (digits < length && g_ascii_isxdigit (p[digits]))
    digits++;
  if (before == ':' && length == 1 && (*p == 't' || *p == 'f') && p[1] != '\0' && strchr (",}]", p[1]) != NULL)
    g_string_append (json, *p == 't' ? "true" : "false");
  else if (before == ':' && *p == '#')
    g_string_append_printf (json, "\"%s\"", length == 2 && p[1] == '0' ? "#000000" : "#ffffff");
  else if (before == ':' && length == 6 && digits == 6)
    g_string_append_printf (json, "\"#%.6s\"", p);
  else
    g_string_append_len (json, p, (gssize) length);
  return p + length;
}

char *
nonet_sudokupad_expand (const char *shorthand)
{
  GString *json = g_string_new (NULL);
  gboolean single = strchr (shorthand, '"') == NULL;
  char before = '\0';

  for (const char *p = shorthand; *p != '\0';)
    {
      /* Nothing between commas and brackets stands for an empty object. */
      if ((before == ',' || before == '[') && (*p == ',' || *p == ']' || *p == '}'))
        g_string_append (json, "{}");
      if (*p == (single ? '\'' : '"'))
        {
          p = expand_string (p, json);
          before = '"';
        }
      else if (strchr (",:{}[]'\"", *p) != NULL)
        {
          before = *p++;
          g_string_append_c (json, before);
        }
      else
        {
          p = expand_word (p, before, json);
          before = 'a';
        }
    }
  return g_string_free (json, FALSE);
}

/* Alphabets: symbols by value and values by symbol.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/alphabet.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "sudoku/shape.h"

#define MAX_SYMBOL_CHARACTERS 8

struct _NonetAlphabet
{
  gatomicrefcount references;
  guint order;
  gboolean compact;
  char *symbols[SUDOKU_MAX_ORDER];
  gunichar characters[SUDOKU_MAX_ORDER]; /* of symbols of one character, else 0 */
  guint8 ascii[128];                     /* value of each ASCII character, or 0 */
};

/* Takes the strings of symbols. */
static NonetAlphabet *
alphabet_new_take (char **symbols, guint order)
{
  NonetAlphabet *self = g_new0 (NonetAlphabet, 1);

  g_atomic_ref_count_init (&self->references);
  self->order = order;
  self->compact = TRUE;
  for (guint i = 0; i < order; i++)
    {
      self->symbols[i] = symbols[i];
      if (g_utf8_strlen (symbols[i], -1) != 1)
        self->compact = FALSE;
      else
        self->characters[i] = g_utf8_get_char (symbols[i]);
      if (self->characters[i] > 0 && self->characters[i] < 128)
        self->ascii[self->characters[i]] = (guint8) (i + 1);
    }
  /* The other case of a letter stands for the same value unless it is a symbol itself. */
  for (guint i = 0; i < order; i++)
    {
      gunichar c = self->characters[i];
      guint other =
          g_ascii_isupper ((char) c) ? (guint) g_ascii_tolower ((char) c) : (guint) g_ascii_toupper ((char) c);

      if (c > 0 && c < 128 && self->ascii[other] == 0)
        self->ascii[other] = (guint8) (i + 1);
    }
  return self;
}

NonetAlphabet *
nonet_alphabet_new_usual (guint order)
{
  /* One for all puzzles: a list may have a million. */
  static NonetAlphabet *shared[SUDOKU_MAX_ORDER + 1];
  NonetAlphabet *usual;

  g_return_val_if_fail (order >= 1 && order <= SUDOKU_MAX_ORDER, NULL);

  usual = g_atomic_pointer_get (&shared[order]);
  if (usual == NULL)
    {
      g_autofree char *symbols = g_strndup ("123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ", order);

      usual = order > 35 ? nonet_alphabet_new_numeric (order, 1) : nonet_alphabet_parse (symbols, order, NULL);
      if (!g_atomic_pointer_compare_and_exchange (&shared[order], NULL, usual))
        {
          nonet_alphabet_unref (usual);
          usual = g_atomic_pointer_get (&shared[order]);
        }
    }
  return nonet_alphabet_ref (usual);
}

NonetAlphabet *
nonet_alphabet_new_numeric (guint order, guint first)
{
  char *symbols[SUDOKU_MAX_ORDER];

  g_return_val_if_fail (order >= 1 && order <= SUDOKU_MAX_ORDER && first <= 1, NULL);

  for (guint i = 0; i < order; i++)
    symbols[i] = g_strdup_printf ("%u", first + i);
  return alphabet_new_take (symbols, order);
}

/* Whether text is two numbers with '-' between that are more than a range of digits: "1-25". */
static gboolean
parse_number_range (const char *text, guint *first, guint *last)
{
  const char *dash = strchr (text, '-');
  int used = 0;

  return g_ascii_isdigit (*text) && dash != NULL && g_ascii_isdigit (dash[1]) && g_ascii_isdigit (dash[2])
         && sscanf (text, "%4u-%4u%n", first, last, &used) == 2 && text[used] == '\0' && *first <= 1 && *last >= *first
         && *last - *first < SUDOKU_MAX_ORDER;
}

/* Sets error to what is wrong with an alphabet; returns FALSE. */
static gboolean G_GNUC_PRINTF (2, 3) refuse (GError **error, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_propagate_error (error, g_error_new_valist (G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, format, arguments));
  va_end (arguments);
  return FALSE;
}

static void
add_character (GPtrArray *symbols, gunichar c)
{
  char text[7] = { 0 };

  g_unichar_to_utf8 (c, text);
  g_ptr_array_add (symbols, g_strdup (text));
}

/* The characters of a word, "A-F" being all letters from A to F. */
static gboolean
expand_word (const char *word, GPtrArray *symbols, GError **error)
{
  for (const char *p = word; *p != '\0' && symbols->len <= SUDOKU_MAX_ORDER;)
    {
      gunichar first = g_utf8_get_char (p), last;

      p = g_utf8_next_char (p);
      if (*p != '-' || p[1] == '\0')
        {
          add_character (symbols, first);
          continue;
        }
      last = g_utf8_get_char (p + 1);
      if (last < first || last - first >= SUDOKU_MAX_ORDER || g_unichar_type (first) != g_unichar_type (last))
        {
          char from[7] = { 0 }, to[7] = { 0 };

          g_unichar_to_utf8 (first, from);
          g_unichar_to_utf8 (last, to);
          return refuse (error, _ ("“%s-%s” is not a range of symbols"), from, to);
        }
      for (gunichar c = first; c <= last; c++)
        add_character (symbols, c);
      p = g_utf8_next_char (p + 1);
    }
  return TRUE;
}

/* Whether the symbols can be an alphabet. */
static gboolean
check_symbols (const GPtrArray *symbols, guint order, GError **error)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < symbols->len; i++)
    {
      const char *symbol = g_ptr_array_index (symbols, i);
      glong length = g_utf8_strlen (symbol, -1);
      g_autofree char *shown = g_utf8_substring (symbol, 0, MIN (length, 3 * MAX_SYMBOL_CHARACTERS));

      for (const char *p = symbol; *p != '\0'; p = g_utf8_next_char (p))
        if (strchr (".*_-?|+=#\"\\", *p) != NULL || !g_unichar_isprint (g_utf8_get_char (p))
            || (g_utf8_get_char (p) >= 0x2500 && g_utf8_get_char (p) < 0x2580))
          return refuse (error, _ ("“%s” cannot be a symbol: it stands for a blank or a border"), shown);
      if (length > MAX_SYMBOL_CHARACTERS)
        return refuse (error, _ ("the symbol “%s” is too long"), shown);
      if (!g_hash_table_add (seen, (gpointer) symbol))
        return refuse (error, _ ("the symbol “%s” appears twice"), symbol);
    }
  if (symbols->len == 0 || symbols->len > SUDOKU_MAX_ORDER)
    return refuse (
        error,
        ngettext ("an alphabet has from 1 to %d symbol", "an alphabet has from 1 to %d symbols", SUDOKU_MAX_ORDER),
        SUDOKU_MAX_ORDER);
  if (order != 0 && symbols->len != order)
    return refuse (error,
                   ngettext ("the alphabet has %u symbol, but the board needs %u",
                             "the alphabet has %u symbols, but the board needs %u", symbols->len),
                   symbols->len, order);
  return TRUE;
}

NonetAlphabet *
nonet_alphabet_parse (const char *text, guint order, GError **error)
{
  g_autoptr (GPtrArray) symbols = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *trimmed = NULL;
  guint first, last;

  g_return_val_if_fail (text != NULL, NULL);

  if (!g_utf8_validate (text, -1, NULL))
    {
      refuse (error, _ ("the alphabet is not UTF-8 text"));
      return NULL;
    }
  trimmed = g_strstrip (g_strdup (text));
  if (parse_number_range (trimmed, &first, &last))
    for (guint number = first; number <= last; number++)
      g_ptr_array_add (symbols, g_strdup_printf ("%u", number));
  else if (strpbrk (trimmed, ",; \t\n") != NULL)
    {
      g_autoptr (GRegex) separators = g_regex_new ("[,;\\s]+", 0, 0, NULL);
      /* No more than one too many, an empty piece before them, and the rest. */
      g_auto (GStrv) parts = g_regex_split_full (separators, trimmed, -1, 0, 0, SUDOKU_MAX_ORDER + 3, NULL);

      for (char **part = parts; *part != NULL && symbols->len <= SUDOKU_MAX_ORDER; part++)
        if (**part != '\0')
          g_ptr_array_add (symbols, g_strdup (*part));
    }
  else if (!expand_word (trimmed, symbols, error))
    return NULL;
  if (!check_symbols (symbols, order, error))
    return NULL;
  g_ptr_array_set_free_func (symbols, NULL);
  return alphabet_new_take ((char **) symbols->pdata, symbols->len);
}

NonetAlphabet *
nonet_alphabet_ref (NonetAlphabet *alphabet)
{
  g_atomic_ref_count_inc (&alphabet->references);
  return alphabet;
}

void
nonet_alphabet_unref (NonetAlphabet *alphabet)
{
  if (!g_atomic_ref_count_dec (&alphabet->references))
    return;
  for (guint i = 0; i < alphabet->order; i++)
    g_free (alphabet->symbols[i]);
  g_free (alphabet);
}

guint
nonet_alphabet_get_order (const NonetAlphabet *alphabet)
{
  return alphabet->order;
}

gboolean
nonet_alphabet_equal (const NonetAlphabet *a, const NonetAlphabet *b)
{
  if (a == b)
    return TRUE;
  if (a->order != b->order)
    return FALSE;
  for (guint i = 0; i < a->order; i++)
    if (strcmp (a->symbols[i], b->symbols[i]) != 0)
      return FALSE;
  return TRUE;
}

gboolean
nonet_alphabet_is_compact (const NonetAlphabet *alphabet)
{
  return alphabet->compact;
}

guint
nonet_alphabet_get_width (const NonetAlphabet *alphabet)
{
  guint width = 1;

  for (guint value = 1; value <= alphabet->order; value++)
    width = MAX (width, (guint) g_utf8_strlen (nonet_alphabet_get_symbol (alphabet, value), -1));
  return width;
}

const char *
nonet_alphabet_get_symbol (const NonetAlphabet *alphabet, guint value)
{
  g_return_val_if_fail (value >= 1 && value <= alphabet->order, "");
  return alphabet->symbols[value - 1];
}

/* The value of a symbol of that many bytes, or 0. */
static guint
lookup_bytes (const NonetAlphabet *alphabet, const char *symbol, gsize bytes)
{
  if (bytes == 0)
    return 0;
  if (g_utf8_next_char (symbol) == symbol + bytes)
    return nonet_alphabet_lookup_char (alphabet, g_utf8_get_char (symbol));
  for (guint folded = 0; folded < 2; folded++)
    for (guint i = 0; i < alphabet->order; i++)
      if (strlen (alphabet->symbols[i]) == bytes
          && (folded ? g_ascii_strncasecmp : strncmp) (alphabet->symbols[i], symbol, bytes) == 0)
        return i + 1;
  return 0;
}

guint
nonet_alphabet_lookup (const NonetAlphabet *alphabet, const char *symbol, gssize length)
{
  gsize bytes = length < 0 ? strlen (symbol) : (gsize) length;
  guint value = lookup_bytes (alphabet, symbol, bytes);

  if (value != 0 || bytes < 2 || *symbol != '0')
    return value;
  for (gsize i = 1; i < bytes; i++)
    if (!g_ascii_isdigit (symbol[i]))
      return 0;
  /* "07" is 7. */
  while (bytes > 1 && *symbol == '0' && value == 0)
    {
      symbol++;
      bytes--;
      value = bytes <= MAX_SYMBOL_CHARACTERS ? lookup_bytes (alphabet, symbol, bytes) : 0;
    }
  return value;
}

guint
nonet_alphabet_lookup_char (const NonetAlphabet *alphabet, gunichar character)
{
  gunichar upper, lower;

  if (character < 128)
    return alphabet->ascii[character];
  for (guint i = 0; i < alphabet->order; i++)
    if (alphabet->characters[i] == character)
      return i + 1;
  upper = g_unichar_toupper (character);
  lower = g_unichar_tolower (character);
  for (guint i = 0; i < alphabet->order; i++)
    if (alphabet->characters[i] != 0 && (alphabet->characters[i] == upper || alphabet->characters[i] == lower))
      return i + 1;
  return 0;
}

/* The characters of a compact alphabet, runs of three or more as a range. */
static char *
write_ranges (const NonetAlphabet *alphabet)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0, next; i < alphabet->order; i = next)
    {
      gunichar first = alphabet->characters[i];

      next = i + 1;
      while (next < alphabet->order && alphabet->characters[next] == first + (next - i)
             && g_unichar_type (alphabet->characters[next]) == g_unichar_type (first))
        next++;
      g_string_append_unichar (text, first);
      if (next - i < 3)
        {
          next = i + 1;
          continue;
        }
      g_string_append_c (text, '-');
      g_string_append_unichar (text, alphabet->characters[next - 1]);
    }
  return g_string_free (text, FALSE);
}

char *
nonet_alphabet_to_string (const NonetAlphabet *alphabet)
{
  g_autofree char *text = alphabet->compact ? write_ranges (alphabet) : NULL;
  g_autoptr (NonetAlphabet) numbers = NULL;
  char *symbols[SUDOKU_MAX_ORDER + 1] = { NULL };
  guint first, last;

  if (!alphabet->compact)
    numbers = nonet_alphabet_new_numeric (alphabet->order, *alphabet->symbols[0] == '0' ? 0 : 1);
  if (numbers != NULL && nonet_alphabet_equal (alphabet, numbers))
    return g_strdup_printf ("%s-%s", alphabet->symbols[0], alphabet->symbols[alphabet->order - 1]);
  /* "0-25" for the six digits 0 1 2 … 5 would be taken for numbers. */
  if (text != NULL && !parse_number_range (text, &first, &last))
    return g_steal_pointer (&text);
  memcpy (symbols, alphabet->symbols, alphabet->order * sizeof *symbols);
  if (alphabet->compact)
    return g_strjoinv ("", symbols);
  /* A comma says that a single symbol is no range. */
  return alphabet->order == 1 ? g_strconcat (symbols[0], ",", NULL) : g_strjoinv (",", symbols);
}

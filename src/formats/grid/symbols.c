/* Deciding on the alphabet of a text, and reading cells by it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Up to order 9 the symbols are digits, '.' and '0' being blank, or letters. Beyond, a text may count from 0 (0-9A-F) or
 * from 1 (1-9A-G), use letters only (A-P), or write numbers; what comes anywhere in the file decides.
 */
#include "config.h"

#include "formats/grid/symbols.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Bytes of symbols that are not ASCII: more than any alphabet of them has. */
#define MOST_FOREIGN 512

void
grid_census_clear (GridCensus *census)
{
  if (census->foreign != NULL)
    g_string_free (g_steal_pointer (&census->foreign), TRUE);
}

static void
add_foreign (GridCensus *census, gunichar c)
{
  if (census->foreign == NULL)
    census->foreign = g_string_new (NULL);
  if (!grid_is_blank_character (c) && census->foreign->len < MOST_FOREIGN
      && g_utf8_strchr (census->foreign->str, -1, c) == NULL)
    g_string_append_unichar (census->foreign, c);
}

/* Whether a field of several characters says "nothing here". */
static gboolean
is_blank_field (const char *text, guint length)
{
  guint same = 0;

  if (grid_cell_is_blank_word (&(GridCell){ text, length, FALSE }) || (length == 2 && memcmp (text, "-1", 2) == 0))
    return TRUE;
  while (same < length && text[same] == *text)
    same++;
  return same == length && grid_is_blank_character ((guchar) *text);
}

void
grid_census_add (GridCensus *census, guint order, const GridCell *cell)
{
  const char *p = cell->start;
  guint length = 0;
  gint number;

  census->cells++;
  if (cell->length == 0 || (cell->length > 1 && is_blank_field (p, cell->length) && *p != '0'))
    {
      census->blank_words = TRUE;
      census->minus_one = census->minus_one || (cell->length == 2 && memcmp (p, "-1", 2) == 0);
      return;
    }
  if (cell->length == 1)
    {
      census->single[(guchar) *p]++;
      census->longest = MAX (census->longest, 1);
      return;
    }
  for (const char *end = p + cell->length; p < end; p = g_utf8_next_char (p))
    {
      gunichar c = grid_plain_character (g_utf8_get_char (p));

      length++;
      if (c >= 128)
        add_foreign (census, c);
      else if (g_utf8_next_char (p) - cell->start == cell->length && length == 1)
        census->single[c]++;
      else
        census->inside[c]++;
    }
  census->longest = MAX (census->longest, length);
  if (length < 2)
    return;
  number = grid_cell_number (cell);
  if (number == 0)
    census->single['0']++;
  if (number >= 0 && (number <= (gint) order || length == 2))
    {
      census->numbers = TRUE;
      census->largest = MAX (census->largest, (guint) number);
    }
  else
    census->glued = TRUE;
}

/* How often c comes in any case, alone or among others. */
static guint64
times (const GridCensus *census, char c)
{
  guint lower = (guchar) g_ascii_tolower (c), upper = (guchar) g_ascii_toupper (c);
  guint64 count = census->single[upper] + census->inside[upper];

  return lower == upper ? count : count + census->single[lower] + census->inside[lower];
}

static gboolean
has_other_blank (const GridCensus *census)
{
  for (const char *c = ".*_-? "; *c != '\0'; c++)
    if (census->single[(guchar) *c] > 0)
      return TRUE;
  return census->blank_words;
}

/* Times a character must come that stands for a blank without being one of the usual characters. */
#define LEAST_BLANKS 4

char
grid_find_blank (const guint64 *counts, guint order)
{
  char best = '\0';
  guint64 digits = 0, most = LEAST_BLANKS - 1;
  guint letters = 0;

  for (guint c = '1'; c <= '9'; c++)
    digits += counts[c];
  for (guint c = 'A'; c <= 'z'; c++)
    letters += g_ascii_isalpha ((char) c) && counts[c] > 0;
  for (guint c = '!'; c < 127; c++)
    {
      /* One letter among digits of a small board is no symbol either. */
      if (g_ascii_isdigit ((char) c)
          || (g_ascii_isalpha ((char) c) && (order > 9 || digits == 0 || letters > 1 || c == 'X' || c == 'x')))
        continue;
      if (counts[c] > most)
        {
          most = counts[c];
          best = (char) c;
        }
    }
  return best;
}

static NonetAlphabet *
alphabet_of (const char *symbols, guint order)
{
  g_autofree char *cut = g_strndup (symbols, order);

  return nonet_alphabet_parse (cut, order, NULL);
}

/* The letters that come, in order, without X when it must be the blank. */
static GString *
letters_used (const GridCensus *census, guint order)
{
  GString *letters = g_string_new (NULL);

  for (char c = 'A'; c <= 'Z'; c++)
    if (times (census, c) > 0)
      g_string_append_c (letters, c);
  if (strchr (letters->str, 'X') != NULL && census->single['0'] == 0 && !has_other_blank (census) && letters->len > 1
      && (order < 24 || letters->len > order))
    g_string_erase (letters, strchr (letters->str, 'X') - letters->str, 1);
  return letters;
}

/* An alphabet for boards of letters alone. */
static NonetAlphabet *
decide_letters (guint order, const GString *letters, char **doubt)
{
  char last = letters->str[letters->len - 1];
  NonetAlphabet *alphabet;

  if (order <= 26 && (guint) (last - 'A') < order)
    return alphabet_of ("ABCDEFGHIJKLMNOPQRSTUVWXYZ", order);
  if (letters->len > order || order > 26)
    return order <= 26 ? alphabet_of ("ABCDEFGHIJKLMNOPQRSTUVWXYZ", order) : NULL;

  /* A word: its letters in alphabetical order, filled up with letters that do not come. */
  {
    g_autoptr (GString) all = g_string_new (letters->str);

    for (char c = 'A'; c <= 'Z' && all->len < order; c++)
      if (strchr (all->str, c) == NULL)
        g_string_append_c (all, c);
    alphabet = nonet_alphabet_parse (all->str, order, NULL);
    *doubt =
        g_strdup_printf (letters->len == order ? _ ("the file does not say the order of the letters; %s is assumed")
                                               : _ ("not all letters of the alphabet occur in the text; %s is assumed"),
                         all->str);
  }
  return alphabet;
}

/* An alphabet of characters that are not ASCII, when they are no more than the order. */
static NonetAlphabet *
decide_foreign (guint order, const GridCensus *census, char **doubt)
{
  g_autoptr (GString) all = g_string_new (NULL);
  NonetAlphabet *alphabet;

  if (census->foreign == NULL || g_utf8_strlen (census->foreign->str, -1) != (glong) order)
    return NULL;
  for (const char *p = census->foreign->str; *p != '\0'; p = g_utf8_next_char (p))
    {
      if (all->len > 0)
        g_string_append_c (all, ',');
      g_string_append_unichar (all, g_utf8_get_char (p));
    }
  alphabet = nonet_alphabet_parse (all->str, order, NULL);
  if (alphabet != NULL)
    *doubt = g_strdup_printf (_ ("the file does not say the order of the symbols; %s is assumed"), all->str);
  return alphabet;
}

/* From 0 or from 1: an alphabet of digits and letters for an order over 9. */
static NonetAlphabet *
decide_digits_and_letters (guint order, const GridCensus *census, gboolean letters, char **doubt)
{
  static const char from_zero[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  guint64 zeros = times (census, '0'), top;

  if (order > 36)
    return NULL;
  if (order == 36)
    return letters || (zeros > 0 && has_other_blank (census)) ? alphabet_of (from_zero, order)
                                                              : nonet_alphabet_new_usual (order);
  top = times (census, from_zero[order]);
  if (top > 0)
    return nonet_alphabet_new_usual (order);
  if (zeros > 0 && (has_other_blank (census) || census->longest > 1))
    return alphabet_of (from_zero, order);
  /* A solved board from 0 holds it once in each row. */
  if (zeros * order == census->cells && zeros > 0)
    return alphabet_of (from_zero, order);
  if (zeros == 0)
    *doubt = g_strdup_printf (_ ("the symbols may count from 0 or from 1; 1-%c is assumed"), from_zero[order]);
  return nonet_alphabet_new_usual (order);
}

static NonetAlphabet *
decide_alphabet (guint order, const GridCensus *census, char **doubt)
{
  NonetAlphabet *alphabet = NULL;
  g_autoptr (GString) letters = letters_used (census, order);
  gboolean digits = census->numbers;

  if (order > 9 && (census->numbers || census->minus_one) && !census->glued && letters->len == 0)
    {
      guint largest = census->largest;

      for (guint c = '1'; c <= '9'; c++)
        if (census->single[c] > 0)
          largest = MAX (largest, c - '0');
      return nonet_alphabet_new_numeric (
          order,
          (census->minus_one || (census->single['0'] > 0 && has_other_blank (census))) && largest < order ? 0 : 1);
    }
  for (char c = '1'; c <= '9'; c++)
    digits = digits || times (census, c) > 0;
  if (!digits && letters->len > 0)
    alphabet = decide_letters (order, letters, doubt);
  if (alphabet == NULL && !digits && letters->len == 0)
    alphabet = decide_foreign (order, census, doubt);
  if (alphabet == NULL && order <= 9 && census->minus_one && census->single['0'] > 0
      && census->single['0' + order] == 0)
    alphabet = nonet_alphabet_new_numeric (order, 0);
  if (alphabet == NULL && order > 9)
    alphabet = decide_digits_and_letters (order, census, letters->len > 0, doubt);
  return alphabet != NULL ? alphabet : nonet_alphabet_new_usual (order);
}

void
grid_symbols_decide (GridSymbols *symbols, guint order, const GridCensus *census, NonetAlphabet *wanted)
{
  symbols->doubt = NULL;
  symbols->blank = census->single['0'] + census->single['x'] + census->single['X'] == 0 && !has_other_blank (census)
                       ? grid_find_blank (census->single, order)
                       : '\0';
  symbols->alphabet = wanted != NULL ? nonet_alphabet_ref (wanted) : decide_alphabet (order, census, &symbols->doubt);
}

void
grid_symbols_clear (GridSymbols *symbols)
{
  g_clear_pointer (&symbols->alphabet, nonet_alphabet_unref);
  g_clear_pointer (&symbols->doubt, g_free);
}

/* The set of a field of candidates, ascending, or 0; of notes, ".(2,3)", all symbols that come. */
static SudokuSet
read_set (const NonetAlphabet *alphabet, const char *p, const char *end, gboolean notes)
{
  SudokuSet set = 0;
  guint last = 0;

  for (; p < end; p = g_utf8_next_char (p))
    {
      guint value = nonet_alphabet_lookup_char (alphabet, grid_plain_character (g_utf8_get_char (p)));

      if (value <= last && !notes)
        return 0;
      set |= value != 0 ? sudoku_set_of (value) : 0;
      last = value;
    }
  return set;
}

static GridCellKind
read_character (const NonetAlphabet *alphabet, gunichar c, GridReadCell *out)
{
  out->value = nonet_alphabet_lookup_char (alphabet, c);
  c = grid_plain_character (c);
  if (out->value == 0)
    out->value = nonet_alphabet_lookup_char (alphabet, c);
  if (out->value != 0)
    return GRID_CELL_VALUE;
  return grid_is_blank_character (c) || c == 'X' || c == 'x' ? GRID_CELL_BLANK : GRID_CELL_UNKNOWN;
}

/* Takes marks off a field: "*5", "#367", "u5", "<5>", "5.". */
static void
strip_marks (const char **p, const char **end, GridReadCell *out)
{
  while (*end - *p > 1 && strchr ("*#@<-", **p) != NULL)
    {
      out->given = out->given || **p == '*';
      (*p)++;
    }
  while (*end - *p > 1 && strchr ("*#@>!.", (*end)[-1]) != NULL)
    {
      out->given = out->given || (*end)[-1] == '!';
      (*end)--;
    }
  if (*end - *p > 1 && **p == 'u' && g_ascii_isdigit ((*p)[1]))
    {
      out->placed = TRUE;
      (*p)++;
    }
}

GridCellKind
grid_symbols_read (const NonetAlphabet *alphabet, const GridCell *cell, gboolean candidates, GridReadCell *out)
{
  const char *p = cell->start, *end;

  memset (out, 0, sizeof *out);
  out->given = cell->starred;
  if (cell->length == 0)
    return GRID_CELL_BLANK;
  end = p + cell->length;
  if (cell->length == 1 || g_utf8_next_char (p) == end)
    return read_character (alphabet, g_utf8_get_char (p), out);
  out->value = nonet_alphabet_lookup (alphabet, p, end - p);
  if (out->value != 0)
    return GRID_CELL_VALUE;
  if (is_blank_field (p, (guint) (end - p)))
    return GRID_CELL_BLANK;
  strip_marks (&p, &end, out);
  if (g_utf8_next_char (p) == end)
    return read_character (alphabet, g_utf8_get_char (p), out);
  out->value = nonet_alphabet_lookup (alphabet, p, end - p);
  if (out->value != 0)
    return GRID_CELL_VALUE;
  if (candidates && nonet_alphabet_is_compact (alphabet))
    out->candidates = read_set (alphabet, p, end, FALSE);
  return out->candidates != 0 ? GRID_CELL_CANDIDATES : GRID_CELL_UNKNOWN;
}

GridCellKind
grid_symbols_read_cell (const GridSymbols *symbols, const GridCell *cell, gboolean candidates, GridReadCell *out)
{
  const char *notes = cell->length > 2 ? memchr (cell->start, '(', cell->length) : NULL;
  GridCell value = *cell;
  GridCellKind kind;

  if (symbols->blank != '\0' && cell->length == 1 && *cell->start == symbols->blank)
    value.length = 0;
  if (notes != NULL)
    value.length = (guint) (notes - cell->start);
  kind = grid_symbols_read (symbols->alphabet, &value, candidates, out);
  if (notes == NULL || kind != GRID_CELL_BLANK)
    return kind;
  out->candidates = read_set (symbols->alphabet, notes, cell->start + cell->length, TRUE);
  return out->candidates != 0 ? GRID_CELL_CANDIDATES : GRID_CELL_BLANK;
}

char *
grid_symbols_explain (const NonetAlphabet *alphabet, const GridCell *cell)
{
  guint order = nonet_alphabet_get_order (alphabet);
  g_autofree char *symbols = nonet_alphabet_to_string (alphabet);
  glong characters = MIN (g_utf8_strlen (cell->start, cell->length), 24);
  g_autofree char *text = g_utf8_substring (cell->start, 0, characters);
  gint number = grid_cell_number (cell);

  if (number > (gint) order && number < 1000 && cell->length > 1)
    return g_strdup_printf (_ ("value %d exceeds %u"), number, order);
  return g_strdup_printf (_ ("“%s” is not one of the symbols %s"), text, symbols);
}

/* Makes entries of the values of cells that are not marked as given ones. */
static void
take_entries (NonetPuzzle *puzzle, const GridCell *cells)
{
  for (guint i = 0; i < nonet_puzzle_get_cells (puzzle); i++)
    if (!cells[i].starred)
      {
        puzzle->entries[i] = puzzle->givens[i];
        puzzle->givens[i] = 0;
      }
}

NonetPuzzle *
nonet_input_new_puzzle_of_cells (NonetInput *input,
                                 guint order,
                                 const GridCell *cells,
                                 guint line,
                                 guint *bad,
                                 char **fault)
{
  GridCensus census = { 0 };
  GridSymbols symbols;
  NonetPuzzle *puzzle;
  gboolean marked = FALSE;

  for (guint i = 0; i < order * order; i++)
    grid_census_add (&census, order, &cells[i]);
  grid_symbols_decide (&symbols, order, &census, input->options->alphabet);
  if (symbols.doubt != NULL)
    nonet_input_choose (input, 0, 0, "%s", symbols.doubt);
  puzzle = nonet_input_new_puzzle (input, order, symbols.alphabet, line);
  for (guint i = 0; puzzle != NULL && i < order * order; i++)
    {
      GridReadCell read;

      if (grid_symbols_read (symbols.alphabet, &cells[i], FALSE, &read) == GRID_CELL_UNKNOWN)
        {
          *bad = i;
          *fault = grid_symbols_explain (symbols.alphabet, &cells[i]);
          g_clear_pointer (&puzzle, nonet_puzzle_unref);
        }
      else
        {
          puzzle->givens[i] = (guint8) read.value;
          marked = marked || (cells[i].starred && read.value != 0);
        }
    }
  if (puzzle != NULL && marked)
    take_entries (puzzle, cells);
  grid_census_clear (&census);
  grid_symbols_clear (&symbols);
  return puzzle;
}

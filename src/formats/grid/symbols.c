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
#include <stdlib.h>
#include <string.h>

#include "formats/rules.h"
#include "sudoku/search.h"

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

  if (grid_cell_is_blank_word (&(GridCell){ text, length }) || (length == 2 && memcmp (text, "-1", 2) == 0))
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

/* Keys of symbols: ASCII characters, numbers of several digits, other characters by their last bits. */
#define NUMBERS 128
#define OTHERS 192
#define KEYS 256

/* Times a character must come that stands for a blank without being one of the usual characters. */
#define LEAST_BLANKS 4

/* The character that must stand for a blank: no symbol, and the one that comes most often. counts are those of n keys, of
 * ASCII characters as a rule; 0 if there is none. */
static guint
find_blank (const guint64 *counts, guint n, guint order)
{
  guint best = 0;
  guint64 digits = 0, most = LEAST_BLANKS - 1;
  guint letters = 0;

  for (guint c = '1'; c <= '9'; c++)
    digits += counts[c];
  for (guint c = 'A'; c <= 'z'; c++)
    letters += g_ascii_isalpha ((char) c) && counts[c] > 0;
  for (guint c = '!'; c < n; c++)
    {
      /* One letter among digits of a small board is no symbol either. */
      if (c < 128
              ? g_ascii_isdigit ((char) c)
                    || (g_ascii_isalpha ((char) c) && (order > 9 || digits == 0 || letters > 1 || c == 'X' || c == 'x'))
              : c < OTHERS || digits + letters == 0)
        continue;
      if (counts[c] > most)
        {
          most = counts[c];
          best = c;
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

static int
compare_characters (const void *a, const void *b)
{
  return *(const gunichar *) a < *(const gunichar *) b ? -1 : 1;
}

/* An alphabet of characters that are not ASCII, in the order of Unicode, when they are as many as the order, or one less: a puzzle needs
 * no more. */
static NonetAlphabet *
decide_foreign (guint order, const GridCensus *census, char **doubt)
{
  g_autoptr (GString) all = g_string_new (NULL);
  g_autofree gunichar *characters = NULL;
  NonetAlphabet *alphabet;
  glong count, n = 0;
  gunichar missing;

  if (census->foreign == NULL)
    return NULL;
  characters = g_utf8_to_ucs4_fast (census->foreign->str, -1, &count);
  if (count + 1 == (glong) order)
    {
      /* The first one that is left out, or the next one. */
      qsort (characters, order - 1, sizeof *characters, compare_characters);
      for (missing = characters[0] + 1; (guint) n < order - 1; n++)
        if (characters[n] == missing)
          missing++;
      characters[count++] = missing;
    }
  if (count != (glong) order)
    return NULL;
  qsort (characters, order, sizeof *characters, compare_characters);
  for (guint i = 0; i < order; i++)
    {
      if (all->len > 0)
        g_string_append_c (all, ',');
      g_string_append_unichar (all, characters[i]);
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
  gboolean blanks = census->single['0'] + census->single['x'] + census->single['X'] > 0 || has_other_blank (census);
  const char *foreign = census->foreign != NULL ? census->foreign->str : "";

  symbols->doubt = NULL;
  symbols->blank = blanks ? 0 : find_blank (census->single, G_N_ELEMENTS (census->single) - 1, order);
  if (symbols->blank == 0 && !blanks && *foreign != '\0' && *g_utf8_next_char (foreign) == '\0')
    symbols->blank = g_utf8_get_char (foreign);
  symbols->alphabet = wanted != NULL ? nonet_alphabet_ref (wanted) : decide_alphabet (order, census, &symbols->doubt);
}

void
grid_symbols_decide_by_cells (GridSymbols *symbols, guint order, const GridCell *cells, NonetAlphabet *wanted)
{
  GridCensus census = { 0 };

  for (guint i = 0; i < order * order; i++)
    grid_census_add (&census, order, &cells[i]);
  grid_symbols_decide (symbols, order, &census, wanted);
  grid_census_clear (&census);
}

void
grid_symbols_clear (GridSymbols *symbols)
{
  g_clear_pointer (&symbols->alphabet, nonet_alphabet_unref);
  g_clear_pointer (&symbols->doubt, g_free);
}

/* The set of a field of candidates, ascending, perhaps with "/" between them, or 0; of notes, ".(2,3)", all symbols that come. */
static SudokuSet
read_set (const NonetAlphabet *alphabet, const char *p, const char *end, gboolean notes)
{
  SudokuSet set = 0;
  guint last = 0;

  for (; p < end; p = g_utf8_next_char (p))
    {
      guint value = nonet_alphabet_lookup_char (alphabet, grid_plain_character (g_utf8_get_char (p)));

      if (*p == '/' && last > 0)
        continue;
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

/* Takes marks off a field: "*5", "#367", "u5", "<5>", "5.", "5!". */
static void
strip_marks (const char **p, const char **end, GridReadCell *out)
{
  while (*end - *p > 1 && strchr ("*#@<-", **p) != NULL)
    (*p)++;
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

static GridCellKind
read_bare (const NonetAlphabet *alphabet, const GridCell *cell, gboolean candidates, GridReadCell *out)
{
  const char *p = cell->start, *end;
  char text[12];
  gint number;

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
  /* Digits of another script. */
  if ((guchar) *p >= 0x80 && (number = grid_cell_number (cell)) >= 0
      && (out->value = nonet_alphabet_lookup (alphabet, text, g_snprintf (text, sizeof text, "%d", number))) != 0)
    return GRID_CELL_VALUE;
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
grid_symbols_read (const GridSymbols *symbols, const GridCell *cell, gboolean candidates, GridReadCell *out)
{
  const char *notes = cell->length > 2 ? memchr (cell->start, '(', cell->length) : NULL;
  GridCell value = *cell;
  GridCellKind kind;

  if (symbols->blank != 0 && cell->length > 0 && g_utf8_get_char (cell->start) == symbols->blank
      && g_utf8_next_char (cell->start) == cell->start + cell->length)
    value.length = 0;
  if (notes != NULL)
    value.length = (guint) (notes - cell->start);
  kind = read_bare (symbols->alphabet, &value, candidates, out);
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

void
grid_candidates_settle (NonetPuzzle *puzzle)
{
  g_autofree SudokuSet *marks = g_memdup2 (puzzle->marks, nonet_puzzle_get_cells (puzzle) * sizeof (SudokuSet));
  gboolean all = TRUE;

  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    all = all && (marks[cell] == 0 || marks[cell] == sudoku_set_full (puzzle->shape->order));
  if (all)
    {
      g_clear_pointer (&puzzle->marks, g_free);
      return;
    }
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    {
      const SudokuCellInfo *info = &puzzle->shape->cell[cell];
      guint value = puzzle->givens[cell];
      gboolean listed = FALSE;

      if (value == 0)
        continue;
      for (guint i = 0; i < info->n_peers; i++)
        listed = listed || (marks[info->peer[i]] != 0 && sudoku_set_has (marks[info->peer[i]], value));
      if (!listed)
        continue;
      puzzle->givens[cell] = 0;
      puzzle->marks[cell] = sudoku_set_of (value);
    }
}

void
grid_candidates_take_clues (NonetPuzzle *puzzle)
{
  guint order = puzzle->shape->order;
  g_autoptr (NonetRuleList) list = nonet_rule_list_new ();
  g_autoptr (SudokuGrid) grid = NULL;
  SudokuShape *shape;

  if (order > 9 || puzzle->marks == NULL || puzzle->shape->n_rules > 0 || nonet_puzzle_count_entries (puzzle) > 0)
    return;
  for (guint cell = 0; cell < puzzle->shape->n_cells; cell++)
    {
      const SudokuCellInfo *info = &puzzle->shape->cell[cell];
      SudokuSet possible = sudoku_set_full (order), marks = puzzle->marks[cell];

      for (guint i = 0; i < info->n_peers; i++)
        if (puzzle->givens[info->peer[i]] != 0)
          possible &= ~sudoku_set_of (puzzle->givens[info->peer[i]]);
      if (puzzle->givens[cell] != 0 || marks == 0 || (possible & ~marks) == 0)
        continue;
      nonet_rule_list_add_candidates (list, cell, marks);
    }
  grid = nonet_puzzle_dup_grid (puzzle, FALSE);
  if (nonet_rule_list_get_length (list) == 0 || sudoku_uniqueness (grid, NULL, NULL, NULL) != SUDOKU_UNIQUENESS_SEVERAL)
    return;
  shape = nonet_rule_list_make_shape (list, puzzle->shape);
  if (shape == NULL)
    return;
  nonet_puzzle_take_shape (puzzle, shape);
  g_clear_pointer (&puzzle->marks, g_free);
}

/* Whether '+' marks some values: no blank has one, as where it parts the cells. */
static gboolean
has_pluses (const GridCell *cells, guint count)
{
  gboolean some = FALSE;

  for (guint cell = 0; cell < count; cell++)
    {
      gboolean blank = cells[cell].length == 1 && grid_is_blank_character ((guchar) *cells[cell].start);

      if (blank && cells[cell].placed)
        return FALSE;
      some = some || (!blank && !cells[cell].placed);
    }
  return some;
}

gboolean
grid_symbols_fill (const GridSymbols *symbols,
                   const GridCell *cells,
                   gboolean candidates,
                   NonetPuzzle *puzzle,
                   guint *bad)
{
  gboolean placed = FALSE, marked = FALSE, given[SUDOKU_MAX_CELLS];
  gboolean pluses = has_pluses (cells, nonet_puzzle_get_cells (puzzle));

  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    {
      GridReadCell read;
      GridCellKind kind = grid_symbols_read (symbols, &cells[cell], candidates, &read);

      *bad = cell;
      if (kind == GRID_CELL_UNKNOWN)
        return FALSE;
      given[cell] = read.given;
      if (kind == GRID_CELL_CANDIDATES)
        nonet_puzzle_ensure_marks (puzzle)[cell] = read.candidates;
      if (kind != GRID_CELL_VALUE)
        continue;
      read.placed = read.placed || (pluses && cells[cell].placed);
      placed = placed || read.placed;
      marked = marked || read.given;
      (read.placed ? puzzle->entries : puzzle->givens)[cell] = (guint8) read.value;
    }
  for (guint cell = 0; marked && cell < nonet_puzzle_get_cells (puzzle); cell++)
    if (!given[cell] && puzzle->givens[cell] != 0)
      {
        puzzle->entries[cell] = puzzle->givens[cell];
        puzzle->givens[cell] = 0;
      }
  if (puzzle->marks != NULL && !placed && !marked)
    grid_candidates_settle (puzzle);
  return TRUE;
}

NonetPuzzle *
nonet_input_new_puzzle_of_cells (NonetInput *input,
                                 guint order,
                                 const GridCell *cells,
                                 guint line,
                                 guint *bad,
                                 char **fault)
{
  GridSymbols symbols;
  NonetPuzzle *puzzle;

  grid_symbols_decide_by_cells (&symbols, order, cells, input->options->alphabet);
  if (symbols.doubt != NULL)
    nonet_input_choose (input, 0, 0, "%s", symbols.doubt);
  puzzle = nonet_input_new_puzzle (input, order, symbols.alphabet, line);
  if (puzzle != NULL && !grid_symbols_fill (&symbols, cells, TRUE, puzzle, bad))
    {
      *fault = grid_symbols_explain (symbols.alphabet, &cells[*bad]);
      g_clear_pointer (&puzzle, nonet_puzzle_unref);
    }
  grid_symbols_clear (&symbols);
  return puzzle;
}

/* Scores: nothing twice in a row or column, symbols that fit, as few other characters as may be. */

/* From this many digits on a board of an order over 10 has other symbols as well, if it is one. */
#define MANY_DIGITS 17

/* Whether a field is a list of candidates, perhaps with marks around it. */
static gboolean
is_candidates (const char *p, const char *end)
{
  char last = '\0';

  while (p < end && strchr ("*#@<-u", *p) != NULL)
    p++;
  for (; p < end && (g_ascii_isalnum (*p) || (*p == '/' && last != '\0')); p++)
    {
      if (*p == '/')
        continue;
      if (*p <= last)
        return FALSE;
      last = *p;
    }
  for (; p < end && strchr ("*#@>!.(,)", *p) != NULL; p++)
    ;
  while (p < end && (g_ascii_isdigit (*p) || strchr (",)", *p) != NULL))
    p++;
  return p == end && last != '\0';
}

/* Whether some cells are candidates with letters, "67A": then no number is a symbol. */
static gboolean
are_glued (const GridCell *cells, guint count)
{
  for (guint i = 0; i < count; i++)
    if (cells[i].length > 1 && g_ascii_isalnum (*cells[i].start)
        && g_ascii_isalpha (cells[i].start[cells[i].length - 1])
        && is_candidates (cells[i].start, cells[i].start + cells[i].length))
      return TRUE;
  return FALSE;
}

/* The key of a cell with one symbol, or 0: *blank says whether it is one of the usual blanks, *bad whether it is nothing. */
static guint
key_of (const GridCell *cell, guint order, gboolean numbers, gboolean *blank, gboolean *bad)
{
  const char *p = cell->start, *end = p + cell->length;
  gunichar c;
  gint number;

  *blank = cell->length == 0;
  *bad = FALSE;
  if (*blank)
    return 0;
  c = grid_plain_character (g_utf8_get_char (p));
  if (g_utf8_next_char (p) == end)
    {
      *blank = grid_is_blank_character (c);
      return *blank ? 0 : c < 128 ? c : OTHERS + c % (KEYS - OTHERS);
    }
  for (*blank = TRUE; p < end && *blank; p++)
    *blank = strchr (".0*_-?", *p) != NULL;
  p = cell->start;
  number = *blank ? -1 : grid_cell_number (cell);
  if (numbers && number > 0 && number <= (gint) order)
    return (guint) (number < 10 ? '0' + number : NUMBERS + number % (OTHERS - NUMBERS));
  if (*blank || !g_ascii_isdigit (*p))
    {
      *blank = *blank || (cell->length == 2 && memcmp (p, "-1", 2) == 0) || grid_cell_is_blank_word (cell);
      *bad = !*blank && !is_candidates (p, end);
      /* "*5" is a value as well. */
      return !*blank && cell->length == 2 && strchr ("*#@u", *p) != NULL && g_ascii_isdigit (p[1]) ? (guchar) p[1] : 0;
    }
  *bad = !is_candidates (p, end) && !(order > 9 && number >= 0 && number < 100);
  return 0;
}

/* Counts what comes again in one house; the cells are at first, first + step, … */
static guint
count_twice (const guint8 *keys, guint order, guint first, guint step)
{
  guint8 seen[KEYS] = { 0 };
  guint twice = 0;

  for (guint i = 0; i < order; i++)
    {
      guint key = keys[first + i * step];

      twice += key != 0 && seen[key];
      seen[key] = 1;
    }
  return twice;
}

/* Whether a symbol comes again in one of the usual boxes. */
static gboolean
boxes_repeat (const guint8 *keys, guint order)
{
  guint rows = sudoku_usual_box_rows (order), columns = order / rows;

  for (guint box = 0; box < order; box++)
    {
      guint8 seen[KEYS] = { 0 };

      for (guint i = 0; i < order; i++)
        {
          guint key = keys[(box / rows * rows + i / columns) * order + box % rows * columns + i % columns];

          if (key != 0 && seen[key])
            return TRUE;
          seen[key] = 1;
        }
    }
  return FALSE;
}

/* Fills in what the histogram of keys shows. */
static void
take_counts (GridScore *self, const guint64 *counts)
{
  for (guint key = 1; key < KEYS; key++)
    {
      guint count = (guint) counts[key];

      if (key < 128 && !g_ascii_isalnum ((char) key))
        {
          self->bad += count;
          continue;
        }
      self->distinct += count > 0;
      self->givens += count;
      self->letters += key < 128 && g_ascii_isalpha ((char) key) ? count : 0;
      if (key >= '1' && key <= '9' && count > 0)
        self->highest = (char) key;
      self->digits += (key >= '1' && key <= '9') || (key >= NUMBERS && key < OTHERS) ? count : 0;
    }
}

/* Takes a key for that of blanks. */
static void
take_blank (GridScore *self, guint8 *keys, guint64 *counts, guint order, guint key)
{
  self->blanks += (guint) counts[key];
  counts[key] = 0;
  for (guint i = 0; i < order * order; i++)
    keys[i] = keys[i] == key ? 0 : keys[i];
}

static guint
value_of (const GridScore *self, guint order)
{
  guint penalty = 5 * (self->twice + self->bad);
  gboolean mixed = order <= 9 && self->digits > 0 && self->letters > 0;

  if (self->twice > (order < 9 ? 0 : GRID_MOST_REPEATS) || self->bad > order || (mixed && self->letters > order))
    return 0;
  /* Boards without boxes are hardly those of a Sudoku, unless nothing comes twice. */
  if (self->twice > 0 && sudoku_usual_box_rows (order) == 1)
    return 0;
  if (order > 10 && self->letters == 0 && self->distinct <= 9 && self->highest > '0' && self->givens >= MANY_DIGITS)
    return 0;
  /* Words are none of these: letters alone make a board that is solved, or has blanks. */
  if (self->digits == 0 && self->blanks == 0 && (self->twice > 0 || self->distinct != order))
    return 0;
  penalty += (mixed ? 5 * self->letters : 0) + (sudoku_usual_box_rows (order) == 1 ? 5 : 0);
  return penalty > 0 ? MAX (100 - MIN (penalty + 10, 100), 20) : 100;
}

GridScore
grid_score (const GridCell *cells, guint order, gboolean sure)
{
  GridScore self = { .highest = '0' };
  guint8 keys[SUDOKU_MAX_CELLS];
  guint64 counts[KEYS] = { 0 };
  gboolean numbers = order > 9 && !are_glued (cells, order * order);
  guint filled, other, nothing = 0;

  for (guint i = 0; i < order * order; i++)
    {
      gboolean blank, bad;

      keys[i] = (guint8) key_of (&cells[i], order, numbers, &blank, &bad);
      counts[keys[i]]++;
      self.blanks += blank;
      self.bad += bad;
      nothing += cells[i].length == 0;
    }
  if (self.blanks == 0 && (other = find_blank (counts, KEYS, order)) != 0)
    take_blank (&self, keys, counts, order, other);
  if (self.blanks == 0 && order < 24)
    {
      take_blank (&self, keys, counts, order, 'X');
      take_blank (&self, keys, counts, order, 'x');
    }
  take_counts (&self, counts);
  for (guint i = 0; i < order && self.twice <= GRID_MOST_REPEATS; i++)
    self.twice += count_twice (keys, order, i * order, 1) + count_twice (keys, order, i, order);
  self.value = value_of (&self, order);
  /* A few letters that come again on a small board are something else, and so is a table with nothing in it, unless it has the usual
   * size. */
  if ((!sure && order < 9 && self.digits == 0 && self.givens > self.distinct && 2 * self.distinct < order)
      || (nothing == order * order && order != 9))
    self.value = 0;
  /* Few symbols, or letters without blanks, that do not fit into boxes are something else. */
  if ((self.digits == 0 ? 2 * self.distinct < order || self.blanks == 0
                        : 2 * self.distinct < order && self.givens >= order)
      && boxes_repeat (keys, order))
    self.value = 0;
  /* A small board shows that it is one by its symbols, one without any is meant where it has the usual size, and one without
   * boxes only where there is nothing else. */
  filled = order * order - self.blanks;
  self.alone =
      !sure
      && (order < 9 ? filled < order || self.highest > (char) ('0' + order)
                          || (filled == self.givens && self.distinct + 1 < order) || sudoku_usual_box_rows (order) == 1
                    : order > 9 && filled == 0);
  return self;
}

gboolean
grid_score_is_line (const GridScore *self, guint order, const GridCell *cells)
{
  char blank = cells[0].length == 1 ? *cells[0].start : '\0';

  if (self->givens > 0 || self->bad > 0)
    return TRUE;
  for (guint i = 0; i < order * order; i++)
    if (cells[i].length != 1 || *cells[i].start != blank)
      return FALSE;
  return order == 9 || blank == '.';
}

gboolean
grid_score_is_doubtful (const GridScore *self, guint order)
{
  /* Puzzles with further rules may have few givens, and fewer symbols than a Sudoku needs to have one solution. */
  gboolean few = self->distinct + 1 < order && (order != 9 || self->twice > 0 || 2 * self->distinct < order);

  return self->givens == 0 || self->bad > 0 || few || self->twice > 0
         || (order <= 9 && self->digits > 0 && (self->letters > 0 || self->highest > (char) ('0' + order)))
         || (self->digits == 0 && order < 9);
}

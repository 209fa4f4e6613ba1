/* The strings of SudokuWiki.org, alone or in a link.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   https://www.sudokuwiki.org/sudoku.htm?bd=S9B069ecy8g0w8g4wbe01…
 *
 * After "S9B" come two base-36 digits a cell: 1 .. 9 a given, 10 .. 18 a placed value (plus 9), from 19 on a set of
 * candidates (bit 0 for 1, plus 18). The older form is 162 base-32 digits without a name: two a cell, bit 0 for "one value only",
 * then a bit for each candidate.
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define NAME "S9B"
#define DIGITS 162

/* The digits of the old form at p, or FALSE. */
static gboolean
is_old_form (const char *p, const char *end)
{
  gsize count = 0;
  gboolean letters = FALSE, high = FALSE;

  for (; p + count < end && g_ascii_isalnum (p[count]); count++)
    {
      letters = letters || (p[count] >= 'a' && p[count] <= 'v');
      high = high || p[count] > 'v' || (p[count] >= 'A' && p[count] <= 'Z');
    }
  return count == DIGITS && letters && !high;
}

/* Where the digits begin, and in which form they are; NULL if there are none. */
static const char *
find_digits (const NonetText *text, gboolean *old)
{
  const char *end = text->data + text->size;
  const char *place = g_strstr_len (text->data, (gssize) MIN (text->size, 4096), NAME);
  const char *start = nonet_text_skip_blanks (text),
             *query = g_strstr_len (text->data, (gssize) MIN (text->size, 4096), "bd=");

  *old = FALSE;
  if (place != NULL
      && (place == start || g_strstr_len (text->data, place - text->data, "sudokuwiki") != NULL || place[-1] == '='))
    return place + strlen (NAME);
  *old = TRUE;
  if (query != NULL && is_old_form (query + 3, end))
    return query + 3;
  return is_old_form (start, end) ? start : NULL;
}

static gboolean
sniff (const NonetText *text)
{
  gboolean old;

  return find_digits (text, &old) != NULL;
}

/* Puts a cell of the present form into the puzzle; FALSE if the number stands for nothing. */
static gboolean
put_cell (NonetPuzzle *puzzle, guint cell, guint number)
{
  if (number >= 1 && number <= 9)
    puzzle->givens[cell] = (guint8) number;
  else if (number >= 10 && number <= 18)
    puzzle->entries[cell] = (guint8) (number - 9);
  else if (number >= 19 && number - 18 < 512)
    {
      if (number - 18 != 511)
        nonet_puzzle_ensure_marks (puzzle)[cell] = number - 18;
    }
  else
    return number == 0;
  return TRUE;
}

static gboolean
put_old_cell (NonetPuzzle *puzzle, guint cell, guint number)
{
  SudokuSet set = number >> 1;

  if (set > 511)
    return FALSE;
  if (number & 1 && sudoku_set_is_single (set))
    puzzle->givens[cell] = (guint8) sudoku_set_first (set);
  else if (set != 0 && set != 511)
    nonet_puzzle_ensure_marks (puzzle)[cell] = set;
  return TRUE;
}

static void
read_string (NonetInput *input)
{
  gboolean old;
  const char *p = find_digits (input->text, &old), *end = input->text->data + input->text->size;
  g_autoptr (NonetPuzzle) puzzle = nonet_input_new_puzzle (input, 9, NULL, 1);

  if (puzzle == NULL)
    return;
  for (guint cell = 0; cell < 81; cell++, p += 2)
    {
      guint number = 0;

      if (end - p < 2 || !g_ascii_isalnum (p[0]) || !g_ascii_isalnum (p[1]))
        {
          nonet_input_error_at (
              input, p, ngettext ("the string ends after %u of %u cell", "the string ends after %u of %u cells", 81),
              cell, 81u);
          return;
        }
      for (guint i = 0; i < 2; i++)
        number = number * (old ? 32 : 36)
                 + (guint) (g_ascii_isdigit (p[i]) ? p[i] - '0' : g_ascii_tolower (p[i]) - 'a' + 10);
      if (!(old ? put_old_cell (puzzle, cell, number) : put_cell (puzzle, cell, number)))
        {
          nonet_input_error_at (input, p, _ ("“%c%c” does not stand for a cell"), p[0], p[1]);
          return;
        }
    }
  if (p < end && g_ascii_isalnum (*p))
    {
      nonet_input_error_at (
          input, p, ngettext ("the string continues after %u cell", "the string continues after %u cells", 81), 81u);
      return;
    }
  nonet_input_take_puzzle (input, g_steal_pointer (&puzzle), 1);
}

const NonetReader nonet_sudokuwiki_reader = { "sudokuwiki", sniff, read_string };

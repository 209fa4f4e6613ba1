/* Scores: nothing twice in a row or column, symbols that fit, as few other characters as may be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/grid/score.h"

#include <string.h>

#include "sudoku/shape.h"

/* Keys of symbols: ASCII characters, numbers of several digits, other characters by their last bits. */
#define NUMBERS 128
#define OTHERS 192
#define KEYS 256

/* Whether a field is a list of candidates, perhaps with marks around it. */
static gboolean
is_candidates (const char *p, const char *end)
{
  char last = '\0';

  while (p < end && strchr ("*#@<-u", *p) != NULL)
    p++;
  for (; p < end && g_ascii_isalnum (*p); p++)
    {
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

/* The key of a cell with one symbol, or 0: *blank says whether it is one of the usual blanks, *bad whether it is nothing. */
static guint
key_of (const GridCell *cell, guint order, gboolean *blank, gboolean *bad)
{
  const char *p = cell->start, *end = p + cell->length;
  gunichar c;
  guint number = 0;

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
  if (*blank || !g_ascii_isdigit (*p))
    {
      *blank = *blank || (cell->length == 2 && memcmp (p, "-1", 2) == 0) || g_ascii_isalpha (*p);
      *bad = !*blank && !is_candidates (p, end);
      return 0;
    }
  for (; p < end && g_ascii_isdigit (*p); p++)
    number = MIN (10 * number + (guint) (*p - '0'), 9999);
  if (p == end && order > 9 && number > 0 && number <= order)
    return number < 10 ? '0' + number : NUMBERS + number % (OTHERS - NUMBERS);
  *bad = !is_candidates (cell->start, end) && !(p == end && order > 9 && number < 100);
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

/* Fills in what the histogram of keys shows. */
static void
take_counts (GridScore *self, const guint64 *counts)
{
  for (guint key = 1; key < KEYS; key++)
    {
      gboolean letter = key < 128 && g_ascii_isalpha ((char) key) && key != 'X' && key != 'x';

      self->distinct += counts[key] > 0;
      self->givens += (guint) counts[key];
      self->letters += letter ? (guint) counts[key] : 0;
      if (key >= '1' && key <= '9' && counts[key] > 0)
        self->highest = (char) key;
      self->ones += key >= '1' && key <= '9' ? (guint) counts[key] : 0;
      self->digits += (key >= '1' && key <= '9') || (key >= NUMBERS && key < OTHERS) ? (guint) counts[key] : 0;
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

guint
grid_score (GridScore *self, const GridCell *cells, guint order)
{
  guint8 keys[SUDOKU_MAX_CELLS];
  guint64 counts[KEYS] = { 0 };
  /* A mistake or two may be in a board; where values come more often twice, it is something else. */
  guint most_twice = order < 9 ? 0 : 4;
  guint penalty;
  char other;

  *self = (GridScore){ .highest = '0' };
  for (guint i = 0; i < order * order; i++)
    {
      gboolean blank, bad;

      keys[i] = (guint8) key_of (&cells[i], order, &blank, &bad);
      counts[keys[i]]++;
      self->blanks += blank;
      self->bad += bad;
    }
  if (self->blanks == 0 && (other = grid_find_blank (counts, order)) != '\0')
    take_blank (self, keys, counts, order, (guchar) other);
  if (self->blanks == 0 && order < 24)
    {
      take_blank (self, keys, counts, order, 'X');
      take_blank (self, keys, counts, order, 'x');
    }
  take_counts (self, counts);
  for (guint i = 0; i < order && self->twice <= most_twice; i++)
    self->twice += count_twice (keys, order, i * order, 1) + count_twice (keys, order, i, order);
  penalty = 5 * self->twice + 5 * self->bad;
  if (self->twice > most_twice || self->bad > order)
    return 0;
  /* Boards without boxes are hardly those of a Sudoku, unless nothing comes twice. */
  if (self->twice > 0 && order > 4 && sudoku_usual_box_rows (order) == 1)
    return 0;
  /* Words are none of these: letters alone make a board that is solved, or has blanks. */
  if (self->digits == 0 && self->blanks == 0 && (self->twice > 0 || self->distinct != order))
    return 0;
  if (order <= 9 && self->digits > 0 && self->letters > 0)
    {
      if (self->letters > order)
        return 0;
      penalty += 5 * self->letters;
    }
  return penalty > 0 ? MAX (100 - MIN (penalty + 10, 100), 20) : 100;
}

/* Whether 9×9 of the cells from a row and column on could be a board of their own. */
static gboolean
is_board_at (const GridCell *cells, guint order, guint row, guint column)
{
  GridCell part[81];
  GridScore score;

  for (guint i = 0; i < 81; i++)
    part[i] = cells[(row + i / 9) * order + column + i % 9];
  return grid_score (&score, part, 9) > 0 && score.twice == 0 && score.givens >= 8;
}

gboolean
grid_score_is_overlap (const GridScore *self, const GridCell *cells, guint order)
{
  guint boards = 0;

  if (order <= 10 || self->letters > 0 || self->bad > 0 || self->givens != self->ones || self->ones < 17
      || self->distinct < 8 || self->distinct > 9)
    return FALSE;
  if (self->twice == 0)
    return TRUE;
  for (guint row = 0; row + 9 <= order; row += 3)
    for (guint column = 0; column + 9 <= order && boards < 2; column += 3)
      boards += is_board_at (cells, order, row, column);
  return boards > 1;
}

gboolean
grid_score_is_doubtful (const GridScore *self, guint order)
{
  /* Puzzles with further rules may have few givens, and fewer symbols than a Sudoku needs to have one solution. */
  gboolean few = self->distinct + 1 < order && (order != 9 || self->twice > 0 || 2 * self->distinct < order);

  if (self->givens == 0 || self->bad > 0 || few
      || (order <= 9 && self->digits > 0 && (self->letters > 0 || self->highest > (char) ('0' + order))))
    return TRUE;
  return self->digits == 0 || order != 9 ? self->twice > 0 || (self->digits == 0 && order < 9)
                                         : self->twice > order / 2;
}

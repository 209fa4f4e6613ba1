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

/* From this many digits on a board of an order over 10 has other symbols as well, if it is one. */
#define MANY_DIGITS 17

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
      *blank = *blank || (cell->length == 2 && memcmp (p, "-1", 2) == 0) || grid_cell_is_blank_word (cell);
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
  penalty += mixed ? 5 * self->letters : 0;
  return penalty > 0 ? MAX (100 - MIN (penalty + 10, 100), 20) : 100;
}

GridScore
grid_score (const GridCell *cells, guint order, gboolean sure)
{
  GridScore self = { .highest = '0' };
  guint8 keys[SUDOKU_MAX_CELLS];
  guint64 counts[KEYS] = { 0 };
  guint filled;
  char other;

  for (guint i = 0; i < order * order; i++)
    {
      gboolean blank, bad;

      keys[i] = (guint8) key_of (&cells[i], order, &blank, &bad);
      counts[keys[i]]++;
      self.blanks += blank;
      self.bad += bad;
    }
  if (self.blanks == 0 && (other = grid_find_blank (counts, order)) != '\0')
    take_blank (&self, keys, counts, order, (guchar) other);
  if (self.blanks == 0 && order < 24)
    {
      take_blank (&self, keys, counts, order, 'X');
      take_blank (&self, keys, counts, order, 'x');
    }
  take_counts (&self, counts);
  for (guint i = 0; i < order && self.twice <= GRID_MOST_REPEATS; i++)
    self.twice += count_twice (keys, order, i * order, 1) + count_twice (keys, order, i, order);
  self.value = value_of (&self, order);
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
grid_score_is_doubtful (const GridScore *self, guint order)
{
  /* Puzzles with further rules may have few givens, and fewer symbols than a Sudoku needs to have one solution. */
  gboolean few = self->distinct + 1 < order && (order != 9 || self->twice > 0 || 2 * self->distinct < order);

  return self->givens == 0 || self->bad > 0 || few || self->twice > 0
         || (order <= 9 && self->digits > 0 && (self->letters > 0 || self->highest > (char) ('0' + order)))
         || (self->digits == 0 && order < 9);
}

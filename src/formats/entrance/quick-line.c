/* Reading 81 characters by one table lookup each, digits by a few comparisons of sixteen at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   6......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...
 *   600000010400000000020000000000050407008000300001090000300400200050100000000806000,18,easy
 */
#include "formats/quick-line.h"

#include <string.h>

static const char blanks[] = ".0*_-";

gboolean
nonet_quick_table_init (NonetQuickTable *table, const NonetAlphabet *alphabet)
{
  memset (table->value, NONET_QUICK_NONE, sizeof table->value);
  table->digits = alphabet == NULL;
  for (const char *c = blanks; *c != '\0'; c++)
    table->value[(guchar) *c] = 0;

  if (alphabet == NULL)
    {
      for (guint value = 1; value <= 9; value++)
        table->value['0' + value] = (guint8) value;
      return TRUE;
    }

  if (nonet_alphabet_get_order (alphabet) != 9)
    return FALSE;
  for (guint value = 1; value <= 9; value++)
    {
      const char *symbol = nonet_alphabet_get_symbol (alphabet, value);

      if (strlen (symbol) != 1)
        return FALSE;
      table->value[(guchar) symbol[0]] = (guint8) value;
    }
  return TRUE;
}

gsize
nonet_quick_run (const NonetQuickTable *table, const char *text, gsize length)
{
  gsize run = 0;

  while (run < length && table->value[(guchar) text[run]] != NONET_QUICK_NONE)
    run++;
  return run;
}

/* Sixteen cells. Comparisons of such vectors have 0xff where they are true. */
typedef guint8 Cells __attribute__ ((vector_size (16)));

/* The same as by the table of digits; the last sixteen cells overlap with those before. */
static gboolean
read_digits (const char *line, guint8 *values)
{
  Cells others = { 0 };
  guint64 any[2];

  for (guint done = 0; done < NONET_QUICK_CELLS; done += sizeof others)
    {
      guint first = MIN (done, NONET_QUICK_CELLS - (guint) sizeof others);
      Cells c, value, is_digit;

      memcpy (&c, line + first, sizeof c);
      value = c - '0';
      is_digit = (Cells) (value <= 9);
      others |= ~(is_digit | (Cells) (c == '.') | (Cells) (c == '*') | (Cells) (c == '_') | (Cells) (c == '-'));
      value &= is_digit;
      memcpy (values + first, &value, sizeof value);
    }
  memcpy (any, &others, sizeof any);
  return (any[0] | any[1]) == 0;
}

static gboolean
read_by_table (const NonetQuickTable *table, const char *line, guint8 *values)
{
  guint8 any = 0;

  /* Values are below 16, so one bit of all of them together says whether a byte was no cell. */
  for (guint cell = 0; cell < NONET_QUICK_CELLS; cell++)
    {
      values[cell] = table->value[(guchar) line[cell]];
      any |= values[cell];
    }
  return (any & 0x80) == 0;
}

/* Whether other values fill the blanks of a puzzle, and agree with it elsewhere. */
static gboolean
fills (const guint8 *puzzle, const guint8 *values)
{
  guint8 any = 0;

  for (guint cell = 0; cell < NONET_QUICK_CELLS; cell++)
    any |= (guint8) ((values[cell] == 0) | ((puzzle[cell] != 0) & (puzzle[cell] != values[cell])));
  return any == 0;
}

static gboolean
read_cells (const NonetQuickTable *table, const char *line, guint8 *values)
{
  return table->digits ? read_digits (line, values) : read_by_table (table, line, values);
}

gboolean
nonet_quick_line (const NonetQuickTable *table, const char *line, gsize length, guint8 *values)
{
  const char *rest = line + NONET_QUICK_CELLS;
  guint8 solution[NONET_QUICK_CELLS];

  if (length < NONET_QUICK_CELLS || !read_cells (table, line, values))
    return FALSE;
  if (length == NONET_QUICK_CELLS)
    return TRUE;
  if (*rest == '\0' || strchr (" \t,:;#|", *rest) == NULL)
    return FALSE;

  /* A second grid that is no solution (another puzzle, a layout) is for the reader that understands it. */
  return length < 2 * NONET_QUICK_CELLS
         || (length > 2 * NONET_QUICK_CELLS && read_cells (table, rest + 1, solution) && fills (values, solution));
}

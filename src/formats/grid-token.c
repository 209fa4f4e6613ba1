/* Boards that are one field of a line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/grid-token.h"

#include <string.h>

#include "sudoku/shape.h"

/* What a field is made of. */
typedef struct
{
  guint count;      /* characters that can be cells, up to a '#' glued behind; 0 if there are others */
  gboolean letters; /* X left out */
  gboolean signs;
  char highest; /* digit */
} Characters;

static Characters
count_characters (const char *p, gsize length)
{
  Characters self = { .highest = '0' };

  for (gsize i = 0; i < length; i++, self.count++)
    if (g_ascii_isdigit (p[i]))
      self.highest = MAX (self.highest, p[i]);
    else if (p[i] == '#' && self.count >= 16)
      break;
    else if (strchr (".*_?-", p[i]) != NULL)
      self.signs = TRUE;
    else if (g_ascii_isalpha (p[i]))
      self.letters = self.letters || (p[i] != 'x' && p[i] != 'X');
    else
      {
        self.count = 0;
        break;
      }
  return self;
}

/* Whether a field holds 16 cells of a 4×4 board. */
static gboolean
is_small_board (const char *p, gsize length)
{
  Characters characters = count_characters (p, length);

  return length == 16 && characters.count == 16 && !characters.letters && characters.highest > '0'
         && characters.highest <= '4';
}

/* The order of the board a field is as a whole, or 0. alone: nothing else stands in the line. */
static guint
order_of_field (const char *p, gsize length, guint wanted, gboolean alone)
{
  Characters characters;
  guint order;

  if (length < 16 || length > 4500)
    return 0;
  if (length == 16 && !alone && !is_small_board (p, length))
    return 0;
  characters = count_characters (p, length);
  order = sudoku_order_of_cells (characters.count);
  /* A board and its regions or its solution may follow each other without anything between. */
  if (order == 0 && characters.count % 2 == 0 && characters.count >= 72)
    order = sudoku_order_of_cells (characters.count / 2);
  if (order < 4 || (order == 5 && !alone) || (wanted != 0 && order != wanted))
    return 0;
  if (order < 9 && (characters.highest > (char) ('0' + order) || (characters.letters && !characters.signs)))
    return 0;
  if (order == 9 && characters.letters && !characters.signs && characters.highest > '0')
    return 0;
  return order;
}

gboolean
grid_token_find (const GridLine *line, guint wanted, GridToken *token)
{
  const char *p = line->line.start, *end = p + line->line.length;
  gsize length = 0;

  token->order = 0;
  token->extra = FALSE;
  for (; (p = grid_next_field (p, end, &length)) != NULL; p += length)
    {
      guint order = order_of_field (p, length, wanted, line->fields == 1);

      if (order == 0)
        continue;
      if (token->order == 0)
        {
          token->order = order;
          token->start = p;
          token->extra = length >= 2 * order * order;
        }
      else if (order == token->order)
        token->extra = TRUE;
    }
  return token->order != 0;
}

gboolean
grid_token_is_small_pair (const GridLine *line)
{
  const char *p = line->line.start, *end = p + line->line.length;
  gsize length = 0;
  guint boards = 0;

  if (line->fields != 2 || line->longest != 16 || line->characters != 32)
    return FALSE;
  for (; (p = grid_next_field (p, end, &length)) != NULL; p += length)
    boards += is_small_board (p, length);
  return boards == 2;
}

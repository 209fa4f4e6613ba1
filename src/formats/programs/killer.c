/* Text forms of killer Sudoku: the PS string, 81 characters of sums and arrows, and equations. Also a PS string without cages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   3x3::k:2816:2304:…             boxes, diagonals ("d"), cages ("k"), then a number a cell
 *   S<J<<O<<KJ^<<^<^>…             a sum in base 36 at the head of a cage, arrows towards it elsewhere
 *   A1+A2+B1=15                    an equation a line; also 15 = r1c1 + r1c2, 15 = (0,0)+(0,1)
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

/* Equations at the start of a text that make it a killer Sudoku. */
#define LEAST_SUMS 3

static gboolean
first_line (const NonetText *text, NonetLine *line)
{
  gsize offset = 0;

  *line = (NonetLine){ 0 };
  return nonet_text_next_filled_line (text, &offset, line);
}

/* What stands before the cells of a PS string. */
typedef struct
{
  guint rows, columns;
  gboolean diagonal, cages;
  gsize size; /* characters */
} Head;

/* Reads "3x3:" and the flags after it up to the second colon after them. */
static gboolean
read_head (const NonetLine *line, Head *self)
{
  char head[40] = { 0 };
  int used = 0;
  const char *second;

  memcpy (head, line->start, MIN (line->length, sizeof head - 1));
  if (sscanf (head, "%2ux%2u:%n", &self->rows, &self->columns, &used) != 2 || used == 0 || self->rows > 99
      || self->columns > 99)
    return FALSE;
  second = strchr (head + used, ':');
  if (second == NULL || second - head - used > 1 || (second[1] != 'k' && second[1] != ':'))
    return FALSE;
  self->diagonal = head[used] == 'd';
  self->cages = second[1] == 'k';
  second += self->cages ? 2 : 1;
  self->size = (gsize) (second + 1 - head);
  return *second == ':' && (self->diagonal || head[used] == ':');
}

static gboolean
sniff_ps (const NonetText *text)
{
  NonetLine line;
  Head head;

  return first_line (text, &line) && read_head (&line, &head);
}

static void
read_ps (NonetInput *input)
{
  NonetLine line;
  Head head;
  guint cell = 0;
  g_autoptr (NonetPuzzle) puzzle = NULL;

  first_line (input->text, &line);
  read_head (&line, &head);
  if (head.cages)
    {
      nonet_input_refuse_rules (input, line.number, _ ("killer cages"));
      return;
    }
  puzzle =
      nonet_input_new_puzzle_with_boxes (input, head.rows * head.columns, head.rows, head.columns, NULL, line.number);
  if (puzzle == NULL)
    return;
  for (const char *p = line.start + head.size, *end = line.start + line.length; p < end; cell++)
    {
      const char *start = p;
      guint value = nonet_scan_number (&p, end);

      if ((p < end && *p != ':') || value > puzzle->shape->order)
        {
          nonet_input_report_value (input, line.number, nonet_line_column (&line, start), value, puzzle->shape->order);
          return;
        }
      if (cell < nonet_puzzle_get_cells (puzzle))
        puzzle->givens[cell] = (guint8) value;
      p += p < end;
    }
  if (cell != nonet_puzzle_get_cells (puzzle))
    nonet_input_report_count (input, line.number, 0, cell, nonet_puzzle_get_cells (puzzle));
  else if (!head.diagonal || nonet_input_allow_rules (input, puzzle, line.number, _ ("diagonals")))
    nonet_input_take_puzzle (input, g_steal_pointer (&puzzle), line.number);
}

static gboolean
sniff_arrows (const NonetText *text)
{
  NonetLine line;
  guint arrows = 0, others = 0;

  if (!first_line (text, &line) || line.length > 4096)
    return FALSE;
  for (gsize i = 0; i < line.length; i++)
    if (strchr ("<>^v", line.start[i]) != NULL)
      arrows++;
    else if (!g_ascii_isalnum (line.start[i]) && strchr (".-|/\\", line.start[i]) == NULL)
      others++;
  /* Tags of HTML have as many. */
  if (g_strstr_len (line.start, (gssize) line.length, "</") != NULL)
    return FALSE;
  return line.length >= 16 && others == 0 && 4 * arrows > line.length;
}

/* Whether the first lines add cells up. */
static gboolean
sniff_sums (const NonetText *text)
{
  static const char cell[] = "([a-z]\\d\\d?|r\\d\\d?c\\d\\d?|\\(\\d\\d?, ?\\d\\d?\\))";
  g_autofree char *sum =
      g_strdup_printf ("^\\s*(\\d+ *= *%s( *\\+ *%s)+|%s( *\\+ *%s)+ *= *\\d+)\\s*$", cell, cell, cell, cell);
  NonetLine line = { 0 };
  gsize offset = 0;
  guint count = 0;

  while (count < LEAST_SUMS && nonet_text_next_filled_line (text, &offset, &line))
    {
      g_autofree char *copy = line.length < 200 && memchr (line.start, '+', line.length) != NULL
                                  ? g_strndup (line.start, line.length)
                                  : NULL;

      if (copy == NULL || !g_regex_match_simple (sum, copy, G_REGEX_CASELESS | G_REGEX_RAW, 0))
        return FALSE;
      count++;
    }
  return count == LEAST_SUMS;
}

static gboolean
sniff_cages (const NonetText *text)
{
  return sniff_arrows (text) || sniff_sums (text);
}

static void
refuse_cages (NonetInput *input)
{
  nonet_input_refuse_rules (input, 1, _ ("killer cages"));
}

const NonetReader nonet_ps_reader = { "ps", sniff_ps, read_ps };
const NonetReader nonet_killer_reader = { "killer", sniff_cages, refuse_cages };

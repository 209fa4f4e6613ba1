/* PS strings, of killer Sudoku and of boards without cages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   3x3::k:2816:2304:…             boxes, diagonals ("d"), cages ("k"), then a number a cell
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

/* What stands before the cells of a PS string. */
typedef struct
{
  guint rows, columns;
  gboolean diagonal, cages;
  gsize size; /* characters */
} Head;

/* Reads "3x3:" and the flags after it up to the second colon after them, in the first line with anything in it. */
static gboolean
read_head (const NonetText *text, NonetLine *line, Head *self)
{
  char head[40] = { 0 };
  int used = 0;
  const char *second;
  gsize offset = 0;

  *line = (NonetLine){ 0 };
  if (!nonet_text_next_filled_line (text, &offset, line))
    return FALSE;
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

  return read_head (text, &line, &head);
}

static void
read_ps (NonetInput *input)
{
  NonetLine line;
  Head head;
  guint cell = 0;
  g_autoptr (NonetPuzzle) puzzle = NULL;

  read_head (input->text, &line, &head);
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

const NonetReader nonet_ps_reader = { "ps", sniff_ps, read_ps };

/* PS strings, of killer Sudoku and of boards without cages, and killers of which each cell points at the one that has the sum.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   3x3::k:2816:2304:…             boxes, diagonals ("d"), cages ("k"), then a number a cell
 *   S<J<<O<<KJ^<<^<^>^^<N<<<…      a sum (0-9, A = 10 … Z, a = 36 … j), or the side at which the cage continues
 *
 * With cages the number is 256 times the sum and a number of the cage; cells with the same are one cage, and those with a number
 * below 256 are in none. At a corner the pointers are ` ' , and .
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "formats/rules.h"

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

/* The order of a killer with pointers, or 0. */
static guint
order_of_pointers (const NonetLine *line)
{
  guint order = line->length <= 256 ? sudoku_order_of_cells ((guint) line->length) : 0, arrows = 0, letters = 0;

  for (gsize i = 0; i < line->length; i++)
    if (strchr ("<>^v`", line->start[i]) != NULL)
      arrows++;
    else if (!g_ascii_isdigit (line->start[i]) && !g_ascii_isupper (line->start[i])
             && strchr ("abcdefghij',.", line->start[i]) == NULL)
      return 0;
    else
      letters += g_ascii_isalpha (line->start[i]);
  /* Digits and one such character are cells and blanks. */
  return order >= 4 && arrows >= order && letters > 0 ? order : 0;
}

static gboolean
sniff (const NonetText *text)
{
  NonetLine line = { 0 };
  gsize offset = 0;
  Head head;

  return nonet_text_next_filled_line (text, &offset, &line)
         && (read_head (&line, &head) || order_of_pointers (&line) != 0);
}

/* Reads the numbers of a PS string; FALSE with a message. */
static gboolean
read_numbers (NonetInput *input, const NonetLine *line, const Head *head, NonetPuzzle *puzzle, NonetRuleList *list)
{
  const SudokuShape *shape = puzzle->shape;
  g_autofree guint *numbers = g_new0 (guint, shape->n_cells), *roots = g_new0 (guint, shape->n_cells);
  g_autofree guint *sums = g_new0 (guint, shape->n_cells);
  guint cell = 0;

  for (const char *p = line->start + head->size, *end = line->start + line->length; p < end; cell++)
    {
      const char *start = p;
      guint value = nonet_scan_number (&p, end);

      if ((p < end && *p != ':') || (value > shape->order && !head->cages))
        return nonet_input_report_value (input, line->number, nonet_line_column (line, start), value, shape->order);
      if (cell < shape->n_cells && head->cages)
        numbers[cell] = value < 256 ? 0 : value;
      else if (cell < shape->n_cells)
        puzzle->givens[cell] = (guint8) value;
      p += p < end;
    }
  if (cell != shape->n_cells)
    return nonet_input_report_count (input, line->number, 0, cell, shape->n_cells);
  for (cell = 0; cell < shape->n_cells; cell++)
    {
      while (numbers[roots[cell]] != numbers[cell])
        roots[cell]++;
      sums[cell] = roots[cell] == cell ? numbers[cell] / 256 : 0;
    }
  return nonet_input_add_cages (input, list, shape->order, line->number, roots, sums, FALSE);
}

/* Reads sums and pointers; FALSE with a message. */
static gboolean
read_pointers (NonetInput *input, const NonetLine *line, const SudokuShape *shape, NonetRuleList *list)
{
  static const char pointers[] = "<>^v`',.";
  static const gint rows[] = { 0, 0, -1, 1, -1, -1, 1, 1 }, columns[] = { -1, 1, 0, 0, -1, 1, -1, 1 };
  gint order = shape->order;
  guint roots[256], sums[256];

  for (gint cell = 0; cell < order * order; cell++)
    {
      gint at = cell, steps = 0;
      const char *pointer;

      while ((pointer = strchr (pointers, line->start[at])) != NULL && steps++ < order * order)
        {
          gint row = at / order + rows[pointer - pointers], column = at % order + columns[pointer - pointers];

          if (row < 0 || row >= order || column < 0 || column >= order)
            steps = order * order;
          else
            at = row * order + column;
        }
      if (steps > order * order)
        return nonet_input_error (input, line->number, (guint) cell + 1, _ ("this cell points at no sum"));
      roots[cell] = (guint) at;
    }
  for (guint cell = 0; cell < shape->n_cells; cell++)
    {
      char c = line->start[cell];

      /* Cells in no cage have 0. */
      sums[cell] = roots[cell] != cell   ? 0
                   : g_ascii_isdigit (c) ? (guint) (c - '0')
                   : g_ascii_isupper (c) ? (guint) (c - 'A') + 10
                                         : (guint) (c - 'a') + 36;
    }
  return nonet_input_add_cages (input, list, shape->order, line->number, roots, sums, FALSE);
}

static gboolean
read_line (NonetInput *input, const NonetLine *line)
{
  g_autoptr (NonetPuzzle) puzzle = NULL;
  g_autoptr (NonetRuleList) list = nonet_rule_list_new ();
  Head head = { 0 };
  gboolean good;

  if (read_head (line, &head))
    {
      puzzle = nonet_input_new_puzzle_with_boxes (input, head.rows * head.columns, head.rows, head.columns, NULL,
                                                  line->number);
      good = puzzle != NULL && read_numbers (input, line, &head, puzzle, list);
    }
  else
    {
      guint order = order_of_pointers (line);

      if (order == 0)
        {
          nonet_input_warn (input, line->number, 1, _ ("this is not a game ID and was ignored"));
          return TRUE;
        }
      puzzle = nonet_input_new_puzzle (input, order, NULL, line->number);
      good = puzzle != NULL && read_pointers (input, line, puzzle->shape, list);
    }
  if (!good)
    return TRUE;
  if (head.diagonal)
    nonet_rule_list_add_named (list, "diagonals");
  if (!nonet_input_take_rules (input, puzzle, list, line->number))
    return TRUE;
  return nonet_input_take_puzzle (input, g_steal_pointer (&puzzle), line->number);
}

static void
read_ps (NonetInput *input)
{
  NonetLine line = { 0 };
  gsize offset = 0;

  while (nonet_text_next_filled_line (input->text, &offset, &line))
    if (*line.start != '#' && !read_line (input, &line))
      return;
}

const NonetReader nonet_ps_reader = { "ps", sniff, read_ps };

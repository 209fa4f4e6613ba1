/* Data files of MiniZinc with a board in an array.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   % comment
 *   n = 9;
 *   x = array2d(1..n, 1..n, [ _, _, 3, … ]);          start = [| 0, 0, 3, … | 4, 0, … |];
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/grid/cells.h"

/* Whether an array of rows is assigned: "= [|", with or without whitespace. */
static gboolean
assigns_rows (const NonetText *text)
{
  const char *p = text->data, *end = text->data + text->size;

  for (; (p = g_strstr_len (p, end - p, "[|")) != NULL; p += 2)
    {
      const char *before = p;

      while (before > text->data && g_ascii_isspace (before[-1]))
        before--;
      if (before > text->data && before[-1] == '=')
        return TRUE;
    }
  return FALSE;
}

/* Whether a line begins with one of the words. */
static gboolean
has_item (const NonetText *text, const char *const *words)
{
  NonetLine line = { 0 };
  gsize offset = 0;

  while (nonet_text_next_filled_line (text, &offset, &line))
    for (guint i = 0; words[i] != NULL; i++)
      if (nonet_line_begins (&line, words[i]))
        return TRUE;
  return FALSE;
}

static gboolean
sniff (const NonetText *text)
{
  return nonet_text_contains (text, text->size, "array2d(") || nonet_text_contains (text, text->size, "array2d (")
         || assigns_rows (text)
         || (has_item (text, (const char *const[]){ "constraint", NULL })
             && has_item (text, (const char *const[]){ "solve satisfy", "solve m", "solve :", NULL }));
}

/* The end of the comment at p, or p if there is none. */
static const char *
skip_comment (const char *p, const char *end)
{
  const char *stop = NULL;

  if (*p == '%')
    stop = memchr (p, '\n', (gsize) (end - p));
  else if (*p == '/' && p + 1 < end && p[1] == '*')
    {
      stop = g_strstr_len (p + 2, end - p - 2, "*/");
      stop = stop != NULL ? stop + 1 : NULL;
    }
  else
    return p;
  return stop != NULL ? stop + 1 : end;
}

/* Reads the values of the array that opens before p, up to its ']'. */
static const char *
read_array (const char *p, const char *end, GArray *cells)
{
  while (p < end && *p != ']')
    {
      const char *next = skip_comment (p, end);
      GridCell cell = { p, 0, FALSE };

      if (next != p)
        {
          p = next;
          continue;
        }
      while (p < end && (g_ascii_isalnum (*p) || *p == '_' || *p == '-' || *p == '.' || *p == '<' || *p == '>'))
        p++;
      cell.length = (guint) (p - cell.start);
      if (cell.length == 0)
        p++;
      else if (cells->len <= SUDOKU_MAX_CELLS)
        g_array_append_val (cells, cell);
    }
  return p;
}

/* The cells of the first array that is a square board. */
static guint
find_board (NonetInput *input, GArray *cells)
{
  const char *p = input->text->data, *end = p + input->text->size;

  while (p < end)
    {
      const char *next = skip_comment (p, end);

      if (next != p)
        p = next;
      else if (*p++ == '[')
        {
          guint order;

          g_array_set_size (cells, 0);
          p = read_array (p, end, cells);
          order = sudoku_order_of_cells (cells->len);
          if (order >= 4)
            return order;
        }
    }
  return 0;
}

static void
read_data (NonetInput *input)
{
  g_autoptr (GArray) array = g_array_new (FALSE, FALSE, sizeof (GridCell));
  guint order = find_board (input, array), line, column, bad;
  const GridCell *cells = (const GridCell *) (gpointer) array->data;
  g_autofree char *fault = NULL;
  NonetPuzzle *puzzle;

  if (order == 0)
    {
      nonet_input_error (
          input, 1, 0, _ ("this MiniZinc text contains no square array of cells (perhaps it is a model without data)"));
      return;
    }
  nonet_input_locate (input, cells[0].start, &line, &column);
  puzzle = nonet_input_new_puzzle_of_cells (input, order, cells, line, &bad, &fault);
  if (puzzle != NULL)
    nonet_input_take_puzzle (input, puzzle, line);
  else if (fault != NULL)
    nonet_input_error_at (input, cells[bad].start, "%s", fault);
}

const NonetReader nonet_minizinc_reader = { "minizinc", sniff, read_data };

/* Reading cases of a library of steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "library-case.h"

#include <string.h>

/* Reads triples of digit, row and column, separated by spaces. */
static GArray *
read_triples (const SudokuShape *shape, const char *text)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (SudokuCandidate));
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (unsigned i = 0; words[i] != NULL; i++)
    if (strlen (words[i]) == 3)
      {
        SudokuCandidate candidate = sudoku_candidate (
            shape, (unsigned) (words[i][1] - '1') * 9 + (unsigned) (words[i][2] - '1'), (unsigned) (words[i][0] - '0'));

        g_array_append_val (list, candidate);
      }
  return list;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  SudokuCandidate x = *(const SudokuCandidate *) a;
  SudokuCandidate y = *(const SudokuCandidate *) b;

  return (x > y) - (x < y);
}

static SudokuBoard *
read_board (const SudokuShape *shape, const char *text, const char *deleted)
{
  g_autoptr (SudokuGrid) givens = sudoku_grid_new (shape);
  g_autoptr (SudokuGrid) entries = sudoku_grid_new (shape);
  g_autoptr (GArray) gone = read_triples (shape, deleted);
  SudokuBoard *board;
  bool entry = false;
  unsigned cell = 0;

  for (; *text != '\0' && cell < 81; text++)
    {
      if (*text == '+')
        {
          entry = true;
          continue;
        }
      if (g_ascii_isdigit (*text))
        (entry ? entries : givens)->cell[cell] = (uint8_t) (*text - '0');
      entry = false;
      cell++;
    }
  g_assert_cmpuint (cell, ==, 81);
  board = sudoku_board_new (givens, entries, NULL);
  for (unsigned i = 0; i < gone->len; i++)
    {
      SudokuCandidate candidate = g_array_index (gone, SudokuCandidate, i);

      sudoku_board_remove (board, candidate / 9, candidate % 9 + 1);
    }
  return board;
}

LibraryCase *
library_case_new (const char *line)
{
  g_auto (GStrv) field = g_strsplit (line, ":", -1);
  g_autoptr (SudokuShape) shape = sudoku_shape_new (3, 3);
  LibraryCase *item;
  const char *dash;

  if (g_strv_length (field) < 7 || *field[0] != '\0' || !g_ascii_isdigit (*field[1]))
    return NULL;
  item = g_new0 (LibraryCase, 1);
  item->line = g_strdup (line);
  item->code = g_strdup (field[1]);
  dash = strchr (field[1], '-');
  item->must_fail = dash != NULL && dash[1] == 'x';
  /* A 1 more: two fish in one. */
  if (g_ascii_isdigit (field[1][4]))
    field[1][4] = '\0';
  if (!sudoku_technique_from_name (field[1], &item->technique))
    g_error ("%s is no technique", item->code);
  item->board = read_board (shape, field[3], field[4]);
  item->removed = read_triples (shape, field[5]);
  g_array_sort (item->removed, compare);
  item->placed = read_triples (shape, field[6]);
  g_array_sort (item->placed, compare);
  return item;
}

void
library_case_free (LibraryCase *item)
{
  g_free (item->line);
  g_free (item->code);
  sudoku_board_free (item->board);
  g_array_unref (item->removed);
  g_array_unref (item->placed);
  g_free (item);
}

void
library_case_limit (const SudokuShape *shape, SudokuTechnique technique, SudokuFindLimits *limits)
{
  sudoku_limits_init (limits, shape->order);
  limits->unique = true;
  limits->fish_size = MAX (limits->fish_size, sudoku_technique_info (technique)->size);
  limits->techniques = (SudokuTechniqueSet){ { 0 } };
  sudoku_technique_set_add (&limits->techniques, technique);
}

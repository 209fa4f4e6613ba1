/* Writing grids of candidates, as HoDoKu and Sudoku Explainer put them on the clipboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   .----------------.---------------.-----------------.
 *   | 1567  3   1567 | 4   129  179  | 689  5678  579  |        1567 3   1567 4   129 179 689 5678 579
 *   …                                                            …
 *   '----------------'---------------'-----------------'
 *
 * A cell without marks shows what its peers leave. HoDoKu's grid is preceded by the givens and the values when there are
 * entries, as a grid of candidates alone does not distinguish them. They are read like all boards drawn with characters.
 */
#include "formats/registry.h"

/* What the cell shows. */
static char *
cell_text (const NonetPuzzle *puzzle, guint cell)
{
  guint value = nonet_puzzle_get_value (puzzle, cell);
  SudokuSet set = puzzle->marks != NULL ? puzzle->marks[cell] : 0;
  g_autoptr (GString) text = g_string_new (NULL);
  const SudokuCellInfo *info = &puzzle->shape->cell[cell];

  if (value != 0)
    return g_strdup (nonet_alphabet_get_symbol (puzzle->alphabet, value));
  if (set == 0)
    {
      set = sudoku_set_full (puzzle->shape->order);
      for (guint i = 0; i < info->n_peers; i++)
        {
          guint other = nonet_puzzle_get_value (puzzle, info->peer[i]);

          if (other != 0)
            set &= ~sudoku_set_of (other);
        }
      if (puzzle->eliminated != NULL)
        set &= ~puzzle->eliminated[cell];
    }
  for (; set != 0; set &= set - 1)
    g_string_append (text, nonet_alphabet_get_symbol (puzzle->alphabet, sudoku_set_first (set)));
  return g_strdup (text->len > 0 ? text->str : ".");
}

/* Appends the texts of all cells in a frame. */
static gboolean
append_board (GString *text, const NonetPuzzle *puzzle, const NonetFrame *frame)
{
  guint cells = nonet_puzzle_get_cells (puzzle);
  g_auto (GStrv) texts = g_new0 (char *, cells + 1);

  for (guint cell = 0; cell < cells; cell++)
    texts[cell] = cell_text (puzzle, cell);
  nonet_writer_append_board (text, puzzle->shape, frame, 0, (const char *const *) texts);
  return TRUE;
}

gboolean
nonet_pencil_marks_write (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  static const NonetFrame frame = { "| ", " ", " | ", " |", "..", ":+", "''", FALSE };
  gboolean entries = nonet_puzzle_count_entries (puzzle) > 0;

  for (guint with_entries = 0; entries && with_entries < 2; with_entries++)
    {
      nonet_writer_append_values (text, puzzle, with_entries);
      g_string_append_c (text, '\n');
    }
  return append_board (text, puzzle, &frame);
}

gboolean
nonet_explainer_write (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  static const NonetFrame frame = { "", " ", " ", "", NULL, NULL, NULL, FALSE };

  return append_board (text, puzzle, &frame);
}

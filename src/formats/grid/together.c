/* Boards of one text that belong together: the states of a puzzle, a puzzle and its solution.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/grid/together.h"

#include "formats/grid/candidates.h"
#include "formats/grid/layout.h"

/* Boards among which solutions are looked for. */
#define MOST_PAIRED 10000

static GridEntry *
get_entry (const GArray *entries, guint index)
{
  return &g_array_index (entries, GridEntry, index);
}

gboolean
grid_are_stacked (GArray *entries, GridDupPuzzle dup, gpointer source)
{
  g_autoptr (NonetPuzzle) first = NULL;
  gboolean marks = FALSE;

  if (entries->len < 2 || entries->len > 3)
    return FALSE;
  for (guint i = 0; i < entries->len; i++)
    if (get_entry (entries, i)->layout != GRID_ROWS || get_entry (entries, i)->order != get_entry (entries, 0)->order)
      return FALSE;
  first = dup (source, 0);
  for (guint i = 1; i < entries->len; i++)
    {
      g_autoptr (NonetPuzzle) next = dup (source, i);

      if (!grid_candidates_continues (first, next))
        return FALSE;
      marks = marks || next->marks != NULL;
    }
  return first->marks == NULL && marks;
}

/* Whether a board solves a puzzle that has blanks and givens; symbols are those of both. */
static gboolean
solves (const NonetPuzzle *board, NonetPuzzle *puzzle)
{
  guint cells = nonet_puzzle_get_cells (puzzle), givens = 0;

  for (guint cell = 0; cell < cells; cell++)
    {
      if (board->givens[cell] == 0)
        return FALSE;
      givens += puzzle->givens[cell] != 0;
    }
  return givens > 0 && givens < cells && nonet_puzzle_take_solution (puzzle, board->givens);
}

static void
add_solution (GHashTable *solutions, const GridEntry *puzzle, const GridEntry *board)
{
  g_hash_table_insert (solutions, GUINT_TO_POINTER (puzzle->offset), g_memdup2 (board, sizeof *board));
}

GHashTable *
grid_pair_solutions (GArray *entries, GridDupPuzzle dup, gpointer source)
{
  g_autoptr (NonetPuzzle) before = NULL;
  GHashTable *solutions;
  guint kept = 0;

  if (entries->len < 2 || entries->len > MOST_PAIRED)
    return NULL;
  solutions = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  for (guint i = 0; i < entries->len; i++)
    {
      GridEntry entry = *get_entry (entries, i), *last = before != NULL ? get_entry (entries, kept - 1) : NULL;
      g_autoptr (NonetPuzzle) puzzle = grid_layouts[entry.layout].read == NULL ? dup (source, i) : NULL;
      gboolean alike = last != NULL && puzzle != NULL && before->shape == puzzle->shape
                       && nonet_alphabet_equal (before->alphabet, puzzle->alphabet);

      if (alike && solves (puzzle, before))
        add_solution (solutions, last, &entry);
      else if (alike && solves (before, puzzle))
        {
          add_solution (solutions, &entry, last);
          *last = entry;
        }
      else
        {
          *get_entry (entries, kept++) = entry;
          g_clear_pointer (&before, nonet_puzzle_unref);
          before = g_steal_pointer (&puzzle);
          continue;
        }
      g_clear_pointer (&before, nonet_puzzle_unref);
    }
  g_array_set_size (entries, kept);
  return solutions;
}

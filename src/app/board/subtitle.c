/* The subtitle of a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/subtitle.h"

#include <glib/gi18n.h>

#include "words/board.h"

char *
nonet_document_to_subtitle (NonetDocument *document, gboolean is_unsaved)
{
  const NonetPuzzle *puzzle = nonet_document_peek (document);
  const SudokuShape *shape = puzzle->shape;
  g_autofree char *givens = nonet_givens_to_string (puzzle);
  g_autoptr (GString) text = g_string_new (NULL);

  /* Translators: the size of a board: columns and rows, as in 9×9. */
  g_string_append_printf (text, _ ("%u×%u"), shape->order, shape->order);
  if (sudoku_shape_box_rows (shape) != sudoku_shape_box_columns (shape))
    {
      g_string_append (text, " · ");
      /* Translators: rows and columns of a box, as in "boxes 2×3". */
      g_string_append_printf (text, _ ("boxes %u×%u"), sudoku_shape_box_rows (shape), sudoku_shape_box_columns (shape));
    }
  g_string_append_printf (text, " · %s", givens);
  if (is_unsaved)
    {
      g_string_append (text, " · ");
      /* Translators: said of a puzzle with changes that are not saved. */
      g_string_append (text, _ ("edited"));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

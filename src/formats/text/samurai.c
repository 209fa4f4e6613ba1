/* Recognising the five boards of a Samurai Sudoku where they stand apart.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   A   B     boxes 9 of A, 7 of B, 3 of D and 1 of E
 *     C       are boxes 1, 3, 7 and 9 of C
 *   D   E
 */
#include "formats/text/samurai.h"

#include "formats/shapes.h"

/* Whether a box of a board of 9×9 holds the same as another box of another; counts the givens in it. */
static gboolean
boxes_agree (const NonetPuzzle *a, guint box_a, const NonetPuzzle *b, guint box_b, guint *givens)
{
  for (guint i = 0; i < 9; i++)
    {
      guint value = a->givens[(box_a / 3 * 3 + i / 3) * 9 + box_a % 3 * 3 + i % 3];

      if (value != b->givens[(box_b / 3 * 3 + i / 3) * 9 + box_b % 3 * 3 + i % 3])
        return FALSE;
      *givens += value != 0;
    }
  return TRUE;
}

gboolean
nonet_puzzles_are_samurai (NonetPuzzle *const *boards)
{
  for (guint i = 0; i < 5; i++)
    if (boards[i]->shape != nonet_shape_get (3, 3))
      return FALSE;
  for (guint middle = 0; middle < 5; middle++)
    {
      static const guint corners[] = { 0, 2, 6, 8 };
      guint agreeing = 0, givens = 0;

      for (guint i = 0; i < 4; i++)
        agreeing += boxes_agree (boards[middle], corners[i], boards[i + (i >= middle)], corners[3 - i], &givens);
      if (agreeing == 4 && givens > 0)
        return TRUE;
    }
  return FALSE;
}

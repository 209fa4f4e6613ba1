/* Numbering the candidates of a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/explainer/numbering.h"

void
explainer_number (Numbering *numbering, const PackedBoard *board)
{
  numbering->n = 0;
  for (unsigned cell = 0; cell < N_CELLS; cell++)
    for (unsigned left = board->candidates[cell]; left; left &= left - 1)
      {
        unsigned value = first_bit (left);
        numbering->number[cell][value] = (uint16_t) numbering->n;
        numbering->cell[numbering->n] = (uint8_t) cell;
        numbering->value[numbering->n++] = (uint8_t) value;
      }
}

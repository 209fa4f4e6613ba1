/* Singles and wings of three cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/explainer/rules.h"

static bool
find_single_in (const PackedBoard *board, unsigned house, double rating, ExplainerStep *step)
{
  for (unsigned value = 0; value < N_VALUES; value++)
    if (count_bits (board->places[house][value]) == 1)
      {
        step_init (step, SUDOKU_RATING_HIDDEN_SINGLE, rating);
        step_place (step, packed_house_cell[house][first_bit (board->places[house][value])], value);
        return true;
      }
  return false;
}

bool
explainer_find_hidden_single (const PackedBoard *board, ExplainerStep *step)
{
  for (unsigned alone = 2; alone-- > 0;)
    for (unsigned i = 0; i < N_KINDS; i++)
      for (unsigned house = packed_rule_kind[i] * 9u; house < packed_rule_kind[i] * 9u + 9; house++)
        if ((board->n_blanks[house] == 1) == alone
            && find_single_in (board, house,
                               alone                          ? 1.0
                               : packed_rule_kind[i] == BOXES ? 1.2
                                                              : 1.5,
                               step))
          return true;
  return false;
}

bool
explainer_find_naked_single (const PackedBoard *board, ExplainerStep *step)
{
  for (unsigned cell = 0; cell < N_CELLS; cell++)
    if (count_bits (board->candidates[cell]) == 1)
      {
        step_init (step, SUDOKU_RATING_NAKED_SINGLE, 2.3);
        step_place (step, cell, first_bit (board->candidates[cell]));
        return true;
      }
  return false;
}

/* What falls if the pivot and two pincers are a wing. */
static bool
try_wing (const PackedBoard *board, bool xyz, unsigned pivot, unsigned first, unsigned second, ExplainerStep *step)
{
  unsigned a = board->candidates[pivot], b = board->candidates[first], c = board->candidates[second];
  if (count_bits (a | b | c) != 3 || count_bits (a & b & c) != (xyz ? 1 : 0))
    return false;
  CellSet victims = cell_set_common (&packed_cell[first].peers, &packed_cell[second].peers);
  if (xyz)
    victims = cell_set_common (&victims, &packed_cell[pivot].peers);
  cell_set_remove (&victims, pivot);
  step_init (step, xyz ? SUDOKU_RATING_XYZ_WING : SUDOKU_RATING_XY_WING, xyz ? 4.4 : 4.2);
  step_remove_from (step, board, victims, first_bit (b & c));
  return step->n_removals;
}

bool
explainer_find_wing (const PackedBoard *board, bool xyz, ExplainerStep *step)
{
  for (unsigned pivot = 0; pivot < N_CELLS; pivot++)
    {
      if (count_bits (board->candidates[pivot]) != (xyz ? 3 : 2))
        continue;
      uint8_t pincer[20];
      unsigned n = 0;
      for (CellSet peers = packed_cell[pivot].peers; !cell_set_is_empty (&peers);)
        {
          const unsigned cell = cell_set_pop (&peers);
          if (count_bits (board->candidates[cell]) == 2)
            pincer[n++] = (uint8_t) cell;
        }
      for (unsigned i = 0; i < n; i++)
        {
          if (count_bits (board->candidates[pivot] & ~(unsigned) board->candidates[pincer[i]]) != 1)
            continue;
          for (unsigned j = 0; j < n; j++)
            if (try_wing (board, xyz, pivot, pincer[i], pincer[j], step))
              return true;
        }
    }
  return false;
}

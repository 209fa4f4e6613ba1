/* Locked candidates: if all places of a value in a house lie in another one, it has no other places there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/basic/basic.h"

static bool
report_locked (SudokuFinding *finding, unsigned house, const SudokuIntersection *common, unsigned value)
{
  const SudokuShape *shape = finding->shape;
  uint64_t others = sudoku_board_places (finding->board, common->other, value) & ~common->there;
  SudokuTechnique technique = shape->house[house].kind == SUDOKU_BOX ? SUDOKU_POINTING : SUDOKU_CLAIMING;

  if (others == 0)
    return true;
  sudoku_step_begin (finding, technique);
  finding->step.tenths = sudoku_technique_info (technique)->tenths;
  finding->step.values = sudoku_set_of (value);
  sudoku_step_base (finding, house, value);
  sudoku_step_cover (finding, common->other, value);
  for (; others != 0; others &= others - 1)
    sudoku_step_remove (finding, shape->house[common->other].cell[__builtin_ctzll (others)], value);
  return sudoku_step_report (finding);
}

/* Looks for the houses that have all places of a value in a house, which are several. */
static bool
find_locked (SudokuFinding *finding, unsigned house, unsigned value, uint64_t places)
{
  const SudokuShape *shape = finding->shape;
  unsigned spot = house * shape->order + (unsigned) __builtin_ctzll (places);

  if ((places & ~shape->crossed[spot]) != 0)
    return true;
  for (unsigned i = shape->first_crossing[spot]; i < shape->first_crossing[spot + 1]; i++)
    {
      const SudokuIntersection *common = &shape->intersection[shape->crossing[i]];

      if ((places & ~common->here) == 0 && !report_locked (finding, house, common, value))
        return false;
    }
  return true;
}

void
sudoku_find_locked_candidates (SudokuFinding *finding)
{
  const SudokuShape *shape = finding->shape;

  for (unsigned turn = 0; turn < shape->n_full_houses && !sudoku_finding_cancelled (finding); turn++)
    {
      unsigned house = sudoku_house_turn (shape, turn);

      for (unsigned value = 1; value <= shape->order; value++)
        {
          uint64_t places = sudoku_board_places (finding->board, house, value);

          if ((places & (places - 1)) != 0 && !find_locked (finding, house, value, places))
            return;
        }
    }
}

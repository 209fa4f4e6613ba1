/* Options of logic.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/steps/logic-options.h"

#include "logic/path.h"

void
nonet_logic_options_init (NonetLogicOptions *self)
{
  SudokuFindLimits limits;

  sudoku_limits_init_path (&limits, 9);
  *self = (NonetLogicOptions){ .techniques = limits.techniques, .start = NONET_START_BASIC, .uniqueness = TRUE };
}

void
nonet_logic_options_limit (const NonetLogicOptions *self, guint order, gboolean unique, SudokuFindLimits *limits)
{
  sudoku_limits_init_path (limits, order);
  limits->techniques = self->techniques;
  limits->unique = unique && self->uniqueness;
  if (self->n_ordered > 0)
    sudoku_limits_set_order (limits, self->order, self->n_ordered);
}

void
nonet_technique_limit (SudokuTechnique technique, guint order, gboolean unique, SudokuFindLimits *limits)
{
  const SudokuTechniqueInfo *info = sudoku_technique_info (technique);

  sudoku_limits_init (limits, order);
  limits->unique = unique;
  limits->subset_size = MAX (limits->subset_size, info->size);
  limits->fish_size = MAX (limits->fish_size, info->size);
  limits->techniques = (SudokuTechniqueSet){ { 0 } };
  sudoku_technique_set_add (&limits->techniques, technique);
}

/* The finding: what all finders share, and how it is cancelled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/board/finding.h"

#include <stdlib.h>
#include <string.h>

/* Calls of sudoku_finding_cancelled () between two questions to the caller: some 100 µs. */
#define TICKS 256

bool
sudoku_finding_cancelled (SudokuFinding *finding)
{
  if (finding->result != SUDOKU_EXHAUSTED)
    return true;
  if (finding->cancel == NULL || finding->ticks-- > 0)
    return false;
  finding->ticks = TICKS;
  if (finding->cancel (finding->cancel_data))
    finding->result = SUDOKU_CANCELLED;
  return finding->result != SUDOKU_EXHAUSTED;
}

void
sudoku_finding_fail (SudokuFinding *finding)
{
  finding->result = SUDOKU_NO_MEMORY;
}

bool
sudoku_growing_reserve (SudokuFinding *finding, SudokuGrowing *array, unsigned n, size_t size)
{
  unsigned room = array->room == 0 ? 32 : 2 * array->room;
  void *item;

  while (room - array->n < n)
    room *= 2;
  item = realloc (array->item, room * size);
  if (item == NULL)
    {
      sudoku_finding_fail (finding);
      return false;
    }
  array->item = item;
  array->room = room;
  return true;
}

void
sudoku_finding_set_limits (SudokuFinding *finding, const SudokuFindLimits *limits)
{
  finding->limits = *limits;
  finding->is_planned = false;
}

void
sudoku_finding_set_cancel (SudokuFinding *finding, SudokuCancelFunc cancel, void *data)
{
  finding->cancel = cancel;
  finding->cancel_data = data;
  finding->ticks = 0;
}

void
sudoku_finding_set_target (SudokuFinding *finding, const SudokuCandidates *target)
{
  finding->target = target;
}

/* Techniques that no finder is asked for unless somebody names them. */
static bool
is_last_resort (SudokuTechnique technique)
{
  return technique == SUDOKU_TEMPLATE_SET || technique == SUDOKU_TEMPLATE_DELETE || technique == SUDOKU_BRUTE_FORCE;
}

void
sudoku_limits_init (SudokuFindLimits *limits, unsigned order)
{
  *limits = (SudokuFindLimits){ .subset_size = order >= 12 ? 6 : 4,
                                .fish_size = order <= 16 ? 4 : 3,
                                .fins = 5,
                                .endo_fins = 2,
                                .small_boxes = true,
                                .duals = true,
                                .incomplete = true,
                                .set_size = order >= 12 ? 5 : (uint8_t) (order > 1 ? order - 1 : 1),
                                .set_chain = 6,
                                .links = 20,
                                .sets_in_chains = true,
                                .net_depth = 200 };
  for (unsigned i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (!sudoku_technique_info (i)->needs_unique && !is_last_resort (i))
      sudoku_technique_set_add (&limits->techniques, i);
}

/* Puts a technique into an order of n, after the one before it in the enumeration. */
static void
insert (uint8_t *order, unsigned n, SudokuTechnique technique)
{
  unsigned place = 0;

  while (technique > 0 && order[place++] != technique - 1)
    continue;
  memmove (order + place + 1, order + place, n - place);
  order[place] = (uint8_t) technique;
}

void
sudoku_limits_set_order (SudokuFindLimits *limits, const SudokuTechnique *order, unsigned n)
{
  SudokuTechniqueSet named = { { 0 } };
  unsigned n_ordered = 0;

  limits->ordered = true;
  for (unsigned i = 0; i < n; i++)
    if (!sudoku_technique_set_has (&named, order[i]))
      {
        sudoku_technique_set_add (&named, order[i]);
        limits->order[n_ordered++] = (uint8_t) order[i];
      }
  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (!sudoku_technique_set_has (&named, i))
      insert (limits->order, n_ordered++, i);
}

void
sudoku_limits_init_library (SudokuFindLimits *limits, SudokuTechnique technique, unsigned variant, bool siamese)
{
  const SudokuTechniqueInfo *info = sudoku_technique_info (technique);
  bool sets = (technique == SUDOKU_GROUPED_CONTINUOUS_LOOP && variant == 2)
              || ((technique == SUDOKU_GROUPED_DISCONTINUOUS_LOOP || technique == SUDOKU_GROUPED_AIC) && variant >= 3);
  bool chain = technique == SUDOKU_ALS_XY_WING || technique == SUDOKU_ALS_XY_CHAIN || technique == SUDOKU_DEATH_BLOSSOM;

  *limits =
      (SudokuFindLimits){ .unique = true,
                          .subset_size = 4,
                          .fish_size = info->size > 0 ? info->size : 4,
                          .fins = 5,
                          .endo_fins = 2,
                          .siamese = siamese || info->size == 3 || info->size == 4,
                          .every_fish = true,
                          .small_boxes = technique == SUDOKU_DUAL_EMPTY_RECTANGLE
                                         || (technique == SUDOKU_EMPTY_RECTANGLE && variant == 1),
                          .duals = technique == SUDOKU_DUAL_TWO_STRING_KITE || technique == SUDOKU_DUAL_EMPTY_RECTANGLE,
                          .incomplete = variant == 2,
                          .set_size = 8,
                          .overlap = chain && variant == 2,
                          .set_chain = 6,
                          .links = 20,
                          .sets_in_chains = sets,
                          .net_depth = 200 };
  sudoku_technique_set_add (&limits->techniques, technique);
}

SudokuFinding *
sudoku_finding_new (const SudokuShape *shape)
{
  SudokuFinding *finding = calloc (1, sizeof *finding);

  if (finding == NULL)
    return NULL;
  finding->shape = sudoku_shape_ref (shape);
  finding->result = SUDOKU_EXHAUSTED;
  sudoku_limits_init (&finding->limits, shape->order);
  return finding;
}

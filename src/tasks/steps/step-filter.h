/* Which of many steps are to be seen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "logic/step.h"

G_BEGIN_DECLS

/* { .technique = SUDOKU_N_TECHNIQUES } lets every step pass. */
typedef struct
{
  SudokuTechnique technique; /* SUDOKU_N_TECHNIQUES: any */
  guint value;               /* that the step is about, or that it places or removes; 0: any */
  gboolean places;           /* only steps that place a value */
  const guint8 *cells;       /* [n_cells] not 0 for cells of which the step has to touch one; NULL: any. Borrowed */
} NonetStepFilter;

/* Whether the filter lets every step pass. */
gboolean nonet_step_filter_is_empty (const NonetStepFilter *self);

/* Whether it lets a step on boards of a shape pass. */
gboolean nonet_step_filter_passes (const NonetStepFilter *self, const SudokuStep *step, const SudokuShape *shape);

G_END_DECLS

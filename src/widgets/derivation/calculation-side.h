/* One side of an equation, evaluated: its expression, how much it builds and keeps, and what.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "sudoku/calculation.h"

G_BEGIN_DECLS

#define NONET_TYPE_CALCULATION_SIDE (nonet_calculation_side_get_type ())
G_DECLARE_FINAL_TYPE (NonetCalculationSide, nonet_calculation_side, NONET, CALCULATION_SIDE, GtkBox)

/* Shows an expression that is being evaluated. */
void nonet_calculation_side_set_expression (NonetCalculationSide *self, const char *expression);

/* Shows its value. */
void nonet_calculation_side_set_evaluation (NonetCalculationSide *self, const SudokuEvaluation *value);

G_END_DECLS

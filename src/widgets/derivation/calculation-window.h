/* The window of the calculation: its lines, each side evaluated on an example that can be changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "formats/puzzle.h"
#include "sudoku/calculation.h"
#include "sudoku/candidates.h"

G_BEGIN_DECLS

#define NONET_TYPE_CALCULATION_SIDE (nonet_calculation_side_get_type ())
G_DECLARE_FINAL_TYPE (NonetCalculationSide, nonet_calculation_side, NONET, CALCULATION_SIDE, GtkBox)

/* Signal: "changed". */
#define NONET_TYPE_CHOICES_EDITOR (nonet_choices_editor_get_type ())
G_DECLARE_FINAL_TYPE (NonetChoicesEditor, nonet_choices_editor, NONET, CHOICES_EDITOR, GtkGrid)

#define NONET_TYPE_CALCULATION_WINDOW (nonet_calculation_window_get_type ())
G_DECLARE_FINAL_TYPE (NonetCalculationWindow, nonet_calculation_window, NONET, CALCULATION_WINDOW, AdwWindow)

NonetCalculationWindow *nonet_calculation_window_new (GtkWindow *parent);

/* Takes the choices of a 4x4 puzzle, entries included, as the example. */
void nonet_calculation_window_set_puzzle (NonetCalculationWindow *self, const NonetPuzzle *puzzle);

G_END_DECLS

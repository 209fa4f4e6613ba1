/* The window of the calculation: its lines and laws, and both sides of each evaluated on an example.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "formats/puzzle.h"

G_BEGIN_DECLS

#define NONET_TYPE_CALCULATION_WINDOW (nonet_calculation_window_get_type ())
G_DECLARE_FINAL_TYPE (NonetCalculationWindow, nonet_calculation_window, NONET, CALCULATION_WINDOW, AdwWindow)

NonetCalculationWindow *nonet_calculation_window_new (GtkWindow *parent);

/* Takes the choices of a 4x4 puzzle, entries included, as the example. */
void nonet_calculation_window_set_puzzle (NonetCalculationWindow *self, const NonetPuzzle *puzzle);

G_END_DECLS

/* The window of the calculation: its lines with the laws between them, and what two lines that a law joins make of examples.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "formats/puzzle.h"

#define NONET_TYPE_CALCULATION_WINDOW (nonet_calculation_window_get_type ())
G_DECLARE_FINAL_TYPE (NonetCalculationWindow, nonet_calculation_window, NONET, CALCULATION_WINDOW, AdwWindow)

/* The first rows of a puzzle, entries included, are an example beside that of the window, if the laws speak of its board; NULL: there is
 * no puzzle. */
NonetCalculationWindow *nonet_calculation_window_new (GtkWindow *parent, const NonetPuzzle *puzzle);

/* Two solutions side by side, the cells in which they differ marked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "tasks/solutions/solution-list.h"

#define NONET_TYPE_COMPARE_WINDOW (nonet_compare_window_get_type ())
G_DECLARE_FINAL_TYPE (NonetCompareWindow, nonet_compare_window, NONET, COMPARE_WINDOW, AdwWindow)

/* Opens a window over parent with two solutions of the puzzle, by their positions in the list; any others can be
 * taken there. */
void nonet_compare_window_present (GtkWindow *parent,
                                   NonetPuzzle *puzzle,
                                   NonetSolutionList *list,
                                   guint first,
                                   guint second);

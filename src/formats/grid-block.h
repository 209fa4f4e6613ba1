/* Whether the next lines are the rows of a board, a line a row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid-window.h"

G_BEGIN_DECLS

/* Whether the order rows from the start-th on each have order cells in the view. Boards of fewer than four rows must be all there
 * is behind them, and are taken only if small. */
gboolean grid_block_is_at (GridWindow *window, guint start, guint order, GridView view, gboolean small);

/* Whether the order rows from the start-th on have a label each, which count from first, and then order cells. */
gboolean grid_block_is_labelled (GridWindow *window, guint start, guint order, GridView view, guint first);

/* The box rows that borders or gaps between the rows tell, and the bars in them; 0 if they tell nothing. */
guint grid_block_find_box_rows (GridWindow *window, guint start, guint order, GridView view);

G_END_DECLS

/* The solving path: found while the page of steps is visible, and the board taken along it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"

G_BEGIN_DECLS

/* Actions: "win.solve-up-to-here" (takes all steps of the path up to the one that is presented), "win.back-to-now" (presents
 * nothing). */
#define NONET_TYPE_PATHFINDING (nonet_pathfinding_get_type ())
G_DECLARE_FINAL_TYPE (NonetPathfinding, nonet_pathfinding, NONET, PATHFINDING, NonetController)

/* Puts a view of the path into the pane of the window. Ratings come from the verdict, and follow the settings. */
NonetPathfinding *nonet_pathfinding_new (NonetFrame *frame);

G_END_DECLS

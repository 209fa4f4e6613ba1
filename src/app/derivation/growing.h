/* The window of the search tree, and giving it the puzzle as it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"

G_BEGIN_DECLS

/* Action: "win.search-tree". */
#define NONET_TYPE_GROWING (nonet_growing_get_type ())
G_DECLARE_FINAL_TYPE (NonetGrowing, nonet_growing, NONET, GROWING, NonetController)

NonetGrowing *nonet_growing_new (NonetFrame *frame);

G_END_DECLS

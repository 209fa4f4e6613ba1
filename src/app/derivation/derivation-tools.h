/* What comes with the derivation besides its page: the window of the search tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/derivation/deriving.h"

G_BEGIN_DECLS

/* Action: "win.search-tree" (opens the window, which has the puzzle as it is from then on). */
#define NONET_TYPE_DERIVATION_TOOLS (nonet_derivation_tools_get_type ())
G_DECLARE_FINAL_TYPE (NonetDerivationTools, nonet_derivation_tools, NONET, DERIVATION_TOOLS, NonetController)

/* The search is that of the walk in the window. */
NonetDerivationTools *nonet_derivation_tools_new (NonetFrame *frame, NonetDeriving *deriving);

G_END_DECLS

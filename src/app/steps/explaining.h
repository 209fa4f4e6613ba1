/* Explaining candidates: "win.explain" asks why one is false or true, and the answer is on a card of the side pane.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"

G_BEGIN_DECLS

/* Actions: "explain" (uu: cell and value), "explain-cell" (of the cursor: the symbol that is chosen, or the one that is there,
 * or else which is to be chosen), "end-explaining". */
#define NONET_TYPE_EXPLAINING (nonet_explaining_get_type ())
G_DECLARE_FINAL_TYPE (NonetExplaining, nonet_explaining, NONET, EXPLAINING, NonetController)

/* Puts a card into the pane. While the pane is folded, the card is in place of the keypad instead. */
NonetExplaining *nonet_explaining_new (NonetFrame *frame);

G_END_DECLS

/* What is done to the puzzle as a whole: new boards, undo, its board and its details.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"

/* Actions: "win.undo", "win.redo", "win.editing-givens" (the document's), "win.fix-entries", "win.free-givens", "win.restart",
 * "win.board-shape", "win.details". */
#define NONET_TYPE_EDITING (nonet_editing_get_type ())
G_DECLARE_FINAL_TYPE (NonetEditing, nonet_editing, NONET, EDITING, NonetController)

/* The switch of the window shows and sets what "win.editing-givens" does. */
NonetEditing *nonet_editing_new (NonetFrame *frame);

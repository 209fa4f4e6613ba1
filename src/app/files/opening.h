/* Opening puzzles: the file dialog, recent files and samples.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"

G_BEGIN_DECLS

/* Actions: "win.open", "win.open-uri" (s), "win.open-sample" (s: its name). */
#define NONET_TYPE_OPENING (nonet_opening_get_type ())
G_DECLARE_FINAL_TYPE (NonetOpening, nonet_opening, NONET, OPENING, NonetController)

/* Gives the two buttons of the window their menus; the narrow window's has new_menu and Open too. */
NonetOpening *nonet_opening_new (NonetFrame *frame, GMenuModel *new_menu);

G_END_DECLS

/* The start page of a window: what it offers, and when it is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/files/loader.h"
#include "widgets/board/board-view.h"
#include "widgets/puzzles/start-page.h"

G_BEGIN_DECLS

/* The page takes the place of what shows a puzzle until there is one: another document, an edit, a digit that is typed.
 * Meanwhile toasts are shown over the page, and actions on a board cannot be used. */
#define NONET_TYPE_STARTING (nonet_starting_get_type ())
G_DECLARE_FINAL_TYPE (NonetStarting, nonet_starting, NONET, STARTING, NonetController)

/* new_menu has the kinds of new puzzles. The page is not shown yet. It comes by itself if the first file that the loader reads cannot be read. */
NonetStarting *nonet_starting_new (NonetFrame *frame, NonetLoader *loader, GMenuModel *new_menu);

/* Shows the page, unless the window shows something already, and shows the puzzle instead of it. */
void nonet_starting_show (NonetStarting *self);
void nonet_starting_leave (NonetStarting *self);

G_END_DECLS

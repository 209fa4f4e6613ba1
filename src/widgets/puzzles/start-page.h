/* What a window shows while nothing is open: ways to begin, and puzzles to choose from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Arrow keys move between the tiles of a section, and from one section to the next.
 */
#pragma once

#include <adwaita.h>

#include "widgets/puzzles/start-tile.h"

G_BEGIN_DECLS

typedef enum
{
  NONET_START_BOARDS,
  NONET_START_RECENT,
  NONET_START_SAMPLES,
  NONET_N_START_SECTIONS
} NonetStartSection;

/* Its buttons activate "win.new-again", "win.open" and "win.paste". */
#define NONET_TYPE_START_PAGE (nonet_start_page_get_type ())
G_DECLARE_FINAL_TYPE (NonetStartPage, nonet_start_page, NONET, START_PAGE, AdwBin)

/* The kinds of new puzzles. */
void nonet_start_page_set_new_menu (NonetStartPage *self, GMenuModel *menu);

/* What shows toasts over the page, which owns it. */
AdwToastOverlay *nonet_start_page_get_toast_overlay (NonetStartPage *self);

/* Appends a tile, and takes all of them out; a section without tiles is not shown. */
void nonet_start_page_add (NonetStartPage *self, NonetStartSection section, GtkWidget *tile);
void nonet_start_page_clear (NonetStartPage *self, NonetStartSection section);

G_END_DECLS

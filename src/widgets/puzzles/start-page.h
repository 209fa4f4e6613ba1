/* The start page: games, new puzzles, recent files and samples as tiles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "formats/puzzle.h"

#define NONET_TYPE_START_TILE (nonet_start_tile_get_type ())
G_DECLARE_FINAL_TYPE (NonetStartTile, nonet_start_tile, NONET, START_TILE, GtkFlowBoxChild)

/* A tile with an icon until it has a picture. action and target (may be floating, or NULL) are what activating it does. */
GtkWidget *nonet_start_tile_new (const char *icon, const char *title, const char *action, GVariant *target);

/* What the picture shows, and a line under the name, which is left out if it is the name. */
void nonet_start_tile_set_puzzle (NonetStartTile *self, NonetPuzzle *puzzle);
void nonet_start_tile_set_subtitle (NonetStartTile *self, const char *subtitle);

/* Has it the focus at first, unless there is something to continue. */
void nonet_start_tile_set_usual (NonetStartTile *self, gboolean usual);

/* What a screen reader says in place of name and subtitle. */
void nonet_start_tile_set_spoken (NonetStartTile *self, const char *spoken);

typedef enum
{
  NONET_START_CONTINUE,
  NONET_START_LEVELS,
  NONET_START_DAYS,
  NONET_START_GAMES,
  NONET_START_RECENT,
  NONET_START_SAMPLES,
  NONET_START_BOARDS,
  NONET_N_START_SECTIONS
} NonetStartSection;

/* Its buttons activate "win.open", "win.paste" and "win.generate". */
#define NONET_TYPE_START_PAGE (nonet_start_page_get_type ())
G_DECLARE_FINAL_TYPE (NonetStartPage, nonet_start_page, NONET, START_PAGE, AdwBin)

/* What shows toasts over the page, which owns it. */
AdwToastOverlay *nonet_start_page_get_toast_overlay (NonetStartPage *self);

/* The tile at a place in a section; owned by the page. */
NonetStartTile *nonet_start_page_get (NonetStartPage *self, NonetStartSection section, guint place);

/* Appends a tile, and takes all of them out; a section without tiles is not shown. */
void nonet_start_page_add (NonetStartPage *self, NonetStartSection section, GtkWidget *tile);
void nonet_start_page_clear (NonetStartPage *self, NonetStartSection section);

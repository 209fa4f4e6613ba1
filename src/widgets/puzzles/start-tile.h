/* A puzzle or a board of the start page: its picture, its name, and what else is known of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "formats/puzzle.h"

G_BEGIN_DECLS

#define NONET_TYPE_START_TILE (nonet_start_tile_get_type ())
G_DECLARE_FINAL_TYPE (NonetStartTile, nonet_start_tile, NONET, START_TILE, GtkFlowBoxChild)

/* A tile with an icon until it has a picture. action and target (may be floating, or NULL) are what activating it does. */
GtkWidget *nonet_start_tile_new (const char *icon, const char *title, const char *action, GVariant *target);

/* What the picture shows, and a line under the name, which is left out if it is the name. */
void nonet_start_tile_set_puzzle (NonetStartTile *self, NonetPuzzle *puzzle);
void nonet_start_tile_set_subtitle (NonetStartTile *self, const char *subtitle);

/* What a screen reader says in place of name and subtitle. */
void nonet_start_tile_set_spoken (NonetStartTile *self, const char *spoken);

/* Does what the tile is there for. */
void nonet_start_tile_activate (NonetStartTile *self);

G_END_DECLS

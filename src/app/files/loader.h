/* Reading puzzles for the window: a file or a text at a time, in the background.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"
#include "formats/read.h"

G_BEGIN_DECLS

/* Notes a file among those that were used last. */
void nonet_recent_add (GFile *file);

/* Signal "loaded" (NonetReading *reading, GFile *file or NULL, GBytes *text or NULL, gboolean again): what was asked for.
 * Signal "failed": it cannot be read, or the person has cancelled it.
 * What cannot be read is reported by a dialog. Action: "win.cancel-loading", also by Escape. */
#define NONET_TYPE_LOADER (nonet_loader_get_type ())
G_DECLARE_FINAL_TYPE (NonetLoader, nonet_loader, NONET, LOADER, NonetController)

/* A bar of the window is shown while something is being read that takes long. */
NonetLoader *nonet_loader_new (NonetFrame *frame);

/* Reads a file or a text; a request takes the place of one that is under way. options (NULL for none) are copied: with them the
 * same is read "again" in another way. */
void nonet_loader_load_file (NonetLoader *self, GFile *file, const NonetReadOptions *options);
void nonet_loader_load_text (NonetLoader *self, GBytes *text, const NonetReadOptions *options);

/* Reads a file once there is room for what is in it (see nonet_frame_make_room ()). */
void nonet_loader_replace_by_file (NonetLoader *self, GFile *file);

/* Whether something is being read, and the file if it is one, or NULL. */
gboolean nonet_loader_is_active (NonetLoader *self);
GFile *nonet_loader_get_file (NonetLoader *self);

/* Whether the board is still as it was when the reading began: then the room that was made for it is there. */
gboolean nonet_loader_has_room (NonetLoader *self);

/* The etag that a file had just before it was read, if it is the one read last, or NULL; owned by the loader. */
const char *nonet_loader_get_etag (NonetLoader *self, GFile *file);

G_END_DECLS

/* What a file manager shows of a puzzle file: its first puzzle, and how many there are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/run/options.h"

G_BEGIN_DECLS

typedef struct
{
  NonetPuzzle *puzzle;
  char *badge; /* "1/250", "1" if it is not known of how many, or NULL if there is one */
} CliThumbnail;

/* Reads as much of a file as a thumbnail needs, so that a long text that is no puzzle is refused in a short time. Returns FALSE
 * after reporting what is wrong. */
gboolean cli_thumbnail_read (CliThumbnail *self, const char *name, const NonetReadOptions *options);
void cli_thumbnail_clear (CliThumbnail *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliThumbnail, cli_thumbnail_clear)

G_END_DECLS

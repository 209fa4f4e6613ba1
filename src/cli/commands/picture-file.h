/* Where nonet-cli writes what it draws: files that are replaced when they are complete, or standard output.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "formats/atomic-file.h"

G_BEGIN_DECLS

typedef struct
{
  const char *name;             /* borrowed; NULL: standard output */
  NonetAtomicFile *atomic_file; /* being written … */
  GOutputStream *stream;        /* … and its stream, or one that is written directly */
} CliPictureFile;

/* Reads the value of --page, a size of paper in points, unless it is NULL. Returns FALSE after reporting what is wrong. */
gboolean cli_page_parse (const char *page, double *width, double *height);

/* Takes a name as the command line has it, where "-" is standard output. */
void cli_picture_file_init (CliPictureFile *self, const char *name);

/* Opens the file, or from the second one on that with the number before its extension. Returns the stream, which belongs to self, or
 * NULL with error set. */
GOutputStream *cli_picture_file_open (CliPictureFile *self, guint64 number, GError **error);

/* Ends a file, whose contents were written or not. Returns whether they are in place. */
gboolean cli_picture_file_close (CliPictureFile *self, gboolean done, GError **error);

G_END_DECLS

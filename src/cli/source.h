/* A file being read as it comes, line by line or whole.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  char *name; /* as the person wrote it, or NULL for standard input */
  int fd;
  GByteArray *pending; /* read and not yet taken */
  gsize taken;         /* how much of pending has been taken */
  gboolean ended;      /* no more will come */
  int error;           /* errno of a read that failed, or 0 */
} CliSource;

/* Opens a file; NULL or "-" is standard input. Returns NULL with errno set when it cannot. */
CliSource *cli_source_open (const char *name);
void cli_source_free (CliSource *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliSource, cli_source_free)

/* Reads more; waits for it if wait. Returns whether anything came. */
gboolean cli_source_read (CliSource *self, gboolean wait);

/* What has been read and not yet taken. */
const char *cli_source_peek (CliSource *self, gsize *length);

/* Takes bytes from the front. */
void cli_source_take (CliSource *self, gsize length);

/* Takes the next line without its end (LF, CR LF) and tells its length, or NULL if no whole line has arrived. The last line
 * needs no end. Valid until the next read. */
const char *cli_source_take_line (CliSource *self, gsize *length);

G_END_DECLS

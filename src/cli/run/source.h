/* A file being read as it arrives, line by line or whole.
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
  gsize searched;      /* how much of pending has no end of a line in what is not yet taken */
  gboolean skipping;   /* the rest of a line is passed over that was too long */
  gboolean begun;      /* something has been read */
  gboolean ended;      /* no more will come */
  int error;           /* errno of a read that failed, or 0 */
} CliSource;

/* Opens a file; NULL or "-" is standard input. Returns NULL with errno set when it cannot. */
CliSource *cli_source_open (const char *name);
void cli_source_free (CliSource *self);

/* Reads more; waits for it if wait. Returns whether anything came. The first read leaves out a byte order mark of UTF-8. */
gboolean cli_source_read (CliSource *self, gboolean wait);

/* What has been read and not yet taken. */
const char *cli_source_peek (CliSource *self, gsize *length);

/* Takes the next line without its end (LF, CR LF) and says its length, or NULL if no whole line has arrived. The last line
 * needs no end. Of a line longer than NONET_LIST_MAX_LINE only a bit more than that comes, and the rest is passed over. Valid
 * until the next read. */
const char *cli_source_take_line (CliSource *self, gsize *length);

G_END_DECLS

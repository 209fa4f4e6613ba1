/* Standard output of nonet-cli: gathered, written in large pieces, and never lost silently.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Shows a text in place of the line's last one, if standard error is a terminal. May be called from any thread. */
void cli_status_line_show (const char *text);

/* Erases the line if it is shown; called before anything else is printed. May be called from any thread. */
void cli_status_line_erase (void);

typedef struct _CliOutput CliOutput;

CliOutput *cli_output_new (void);

/* Writes what is gathered and frees the output. */
void cli_output_free (CliOutput *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliOutput, cli_output_free)

/* The text gathered so far: append to it, then call cli_output_spill () before it can grow much. */
GString *cli_output_text (CliOutput *self);

/* Writes what is gathered once it is a large piece, so that memory stays bounded. When it cannot be
 * written (a full disk) the program says so and ends with status 2; a reader that has gone away
 * (head) ends it silently. */
void cli_output_spill (CliOutput *self);

/* Appends a text, or writes what is gathered and then this if it is large. */
void cli_output_put (CliOutput *self, const GString *text);

/* Writes what is gathered now: before waiting for input, and at the end. */
void cli_output_flush (CliOutput *self);

G_END_DECLS

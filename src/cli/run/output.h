/* What nonet-cli writes: answers on standard output, gathered and never lost silently, how far it is on a line of the terminal,
 * and what is left to print when Ctrl+C or SIGTERM comes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* Writes the text to standard output, and empties it: before waiting for input, and at the end. When it cannot be written (a full
 * disk) the program says so and ends with status 2; a reader that has gone away (head) ends it silently. */
void cli_output_flush (GString *text);

/* Does so once it is a large piece, so that memory stays bounded. */
void cli_output_spill (GString *text);

/* Does so if nothing was written for a while; *flushed is when that was, by the monotonic clock. */
void cli_output_flush_in_time (GString *text, gint64 *flushed);

/* Appends more to the text, or writes the text and then this if it is large. */
void cli_output_put (GString *text, const GString *more);

/* Shows a text in place of the line's last one, if standard error is a terminal. May be called from any thread. */
void cli_status_line_show (const char *text);

/* Erases the line if it is shown; called before anything else is printed. May be called from any thread. */
void cli_status_line_erase (void);

/* From now on Ctrl+C is noted, and SIGTERM, which batch systems and timeout(1) send: something is under way whose result so far is to be
 * printed first. One that comes more than a second later ends the program at once. May be called several times, from any thread. */
void cli_interrupt_watch (void);

/* Whether one of them came. */
gboolean cli_interrupted (void);

/* The opposite of watching; ends the program by the signal if it came and nothing else is under way. */
void cli_interrupt_unwatch (void);

/* Ends the program by the signal that came, as if it had not been caught. */
void cli_interrupt_end (void);

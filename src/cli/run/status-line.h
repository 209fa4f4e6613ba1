/* A line at the end of the terminal that comes and goes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/* Shows a text in place of the line's last one, if standard error is a terminal. May be called from any thread. */
void cli_status_line_show (const char *text);

/* Erases the line if it is shown; called before anything else is printed. May be called from any thread. */
void cli_status_line_erase (void);

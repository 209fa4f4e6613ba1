/* What the programs of the command line do first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/* Takes up the language of the user, and gives the program its name in messages. */
void cli_start (const char *name);

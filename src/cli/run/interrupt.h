/* Ctrl+C while something is under way whose result so far is to be printed first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* From now on Ctrl+C is noted, a second one ends the program at once. May be called several times, from any thread. */
void cli_interrupt_watch (void);

/* Whether it came. */
gboolean cli_interrupted (void);

/* The opposite of watching; ends the program by the signal if it came and nothing else is under way. */
void cli_interrupt_unwatch (void);

/* Ends the program by the signal, as if it had not been caught. */
void cli_interrupt_end (void);

G_END_DECLS

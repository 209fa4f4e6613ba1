/* Other programs that benchmarks run beside ours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

/* Runs a command with a text as its standard input; returns its output, or NULL with an error. */
char *bench_ask_peer (const char *command, const char *input, GError **error);

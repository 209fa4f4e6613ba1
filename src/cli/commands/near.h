/* nonet-cli generate --near: the neighbours of puzzles that are read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/commands/print-new.h"
#include "cli/run/options.h"

G_BEGIN_DECLS

/* Prints the neighbours of each puzzle of the options' input with `removed` givens less and one more, as far as they are
 * wished, and returns the exit status. */
int cli_near (const CliOptions *options, guint removed, const SudokuWish *wish, const CliNewStyle *style);

G_END_DECLS

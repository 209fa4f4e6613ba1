/* Adding up the answers of the parts of one count.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/run/options.h"
#include "sudoku/count.h"

/* Reads lines "3/8 1200" from the files, or from standard input if files is NULL, and adds them up. Returns FALSE after saying what
 * is wrong: a line that is none, a part that is missing or there twice, parts of different numbers. */
gboolean cli_count_sum (char **files, SudokuTotal *total, guint *n_parts);

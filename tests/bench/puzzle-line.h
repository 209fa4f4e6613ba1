/* Puzzles of benchmarks, and the processor time that they take.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/shapes.h"

/* The puzzle of a line, or NULL: either one character a cell ('.' or '0' for a blank), or n * n numbers with spaces between. */
SudokuGrid *bench_read_line (char *line);

/* The processor time of this process so far, in seconds. */
double bench_processor_seconds (void);

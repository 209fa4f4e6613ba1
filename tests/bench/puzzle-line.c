/* Reading puzzles of benchmarks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "puzzle-line.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <glib.h>

double
bench_processor_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec * 1e-9;
}

SudokuGrid *
bench_read_line (char *line)
{
  uint8_t values[SUDOKU_MAX_CELLS];
  unsigned n = 0, order;
  g_autoptr (SudokuShape) shape = NULL;
  char *rest;

  g_strstrip (line);
  if (strpbrk (line, " \t") != NULL)
    for (char *at = line; n < SUDOKU_MAX_CELLS; at = rest)
      {
        unsigned long value = strtoul (at, &rest, 10);

        if (rest == at)
          break;
        values[n++] = (uint8_t) value;
      }
  else
    for (; line[n] != '\0' && n < SUDOKU_MAX_CELLS; n++)
      values[n] = (uint8_t) MAX (0, g_ascii_digit_value (line[n]));
  order = (unsigned) lround (sqrt (n));
  if (order * order == n && order > 0)
    shape = sudoku_shape_new (sudoku_usual_box_rows (order), order / sudoku_usual_box_rows (order));
  return shape == NULL ? NULL : sudoku_grid_new_from_values (shape, values);
}

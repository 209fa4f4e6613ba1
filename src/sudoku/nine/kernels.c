/* The builds of the 9x9 engine for different processors, and boards going in and out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/nine/kernels.h"

#include <string.h>

#include "sudoku/board/processor.h"
#include "sudoku/board/progress.h"

extern const NineKernel sudoku_nine_kernel_baseline, sudoku_nine_kernel_avx2, sudoku_nine_kernel_avx512;

const NineKernel *
sudoku_nine_kernel_at (unsigned index)
{
  static const NineKernel *const kernels[] = {
    &sudoku_nine_kernel_baseline,
#if defined(__x86_64__)
    &sudoku_nine_kernel_avx2,
    &sudoku_nine_kernel_avx512,
#endif
  };

  return index < sudoku_processor_builds () ? kernels[index] : NULL;
}

const NineKernel *
sudoku_nine_kernel (void)
{
  return sudoku_nine_kernel_at (sudoku_processor_builds () - 1);
}

void
sudoku_nine_load (NineBoard *board, const uint8_t *values)
{
  static const uint16_t candidates[11] = { 0x1ff, 1, 2, 4, 8, 16, 32, 64, 128, 256, 0 };

  memset (board, 0, sizeof *board);
  for (unsigned band = 0; band < 3; band++)
#pragma GCC unroll 3
    for (unsigned row = 0; row < 3; row++)
#pragma GCC unroll 3
      for (unsigned stack = 0; stack < 3; stack++)
#pragma GCC unroll 3
        for (unsigned column = 0; column < 3; column++, values++)
          board->plane[3 * row + column][NINE_LANE (band, stack)] = candidates[*values < 10 ? *values : 10];
}

void
sudoku_nine_search_init (NineSearch *search, const uint8_t *values)
{
  sudoku_nine_load (&search->board, values);
  search->depth = 0;
  search->phase = NINE_PROPAGATE;
  search->guesses = 0;
}

void
sudoku_nine_count_init (NineCount *count, const uint8_t *values, unsigned part, unsigned parts)
{
  sudoku_nine_load (&count->board, values);
  count->phase = NINE_COUNT_START;
  count->depth = 0;
  count->completions = NULL;
  count->total[0] = count->total[1] = 0;
  count->part = part;
  count->parts = parts;
  count->met = 0;
}

void
sudoku_nine_count_take_part (NineCount *count, unsigned part)
{
  count->part = part;
  count->met = 0;
  if (count->phase != NINE_COUNT_DONE || count->completions == NULL)
    return;
  count->board = count->start;
  count->depth = 0;
  count->phase = NINE_COUNT_NODE;
}

double
sudoku_nine_count_progress (const NineCount *count)
{
  double share = count->phase == NINE_COUNT_DONE ? 1 : 0;

  if (count->phase == NINE_COUNT_TABLES)
    share = count->tables.band / 3.0;
  for (unsigned depth = count->depth; depth-- > 0;)
    share = sudoku_progress_above (share, count->level[depth].branch.done, count->level[depth].branch.total);
  return share;
}

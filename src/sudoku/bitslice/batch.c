/* Choosing the build of the bit-sliced engine, and feeding it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/batch.h"

#include <stdlib.h>
#include <string.h>

#include "sudoku/bitslice/builds.h"
#include "sudoku/board/check.h"
#include "sudoku/board/processor.h"

/* Puzzles an engine is given in one go; it numbers them with 32 bits. */
#define LARGEST_JOB ((size_t) 1 << 24)

struct SudokuBatch
{
  const SudokuShape *shape; /* a reference of its own */
  const BitsliceBuild *build;
  void *engine;
  SudokuCancelFunc cancelled;
  void *data;
  SudokuBatchStatistics statistics;
};

SUDOKU_BUILDS (BitsliceBuild, sudoku_bitslice);

/* The build of that name, or the fastest for NULL; NULL if it does not run here. */
static const BitsliceBuild *
choose_build (const char *name)
{
  if (name == NULL)
    return SUDOKU_BEST_BUILD (sudoku_bitslice);
  for (unsigned i = 0; i < sudoku_processor_builds (); i++)
    if (strcmp (name, sudoku_processor_build_name (i)) == 0)
      return sudoku_bitslice_builds[i];
  return NULL;
}

bool
sudoku_batch_accepts (const SudokuShape *shape)
{
  return sudoku_shape_is_nine (shape);
}

SudokuBatch *
sudoku_batch_new (const SudokuShape *shape, const char *build)
{
  const BitsliceBuild *chosen = sudoku_batch_accepts (shape) ? choose_build (build) : NULL;
  SudokuBatch *batch;

  if (chosen == NULL)
    return NULL;
  batch = calloc (1, sizeof *batch);
  if (batch == NULL)
    return NULL;
  batch->shape = sudoku_shape_ref (shape);
  batch->build = chosen;
  batch->engine = chosen->create ();
  if (batch->engine == NULL)
    {
      sudoku_shape_unref (shape);
      free (batch);
      return NULL;
    }
  return batch;
}

void
sudoku_batch_free (SudokuBatch *batch)
{
  if (batch == NULL)
    return;
  batch->build->destroy (batch->engine);
  sudoku_shape_unref (batch->shape);
  free (batch);
}

void
sudoku_batch_set_cancel (SudokuBatch *batch, SudokuCancelFunc cancelled, void *data)
{
  batch->cancelled = cancelled;
  batch->data = data;
}

SudokuSearchResult
sudoku_batch_count (SudokuBatch *batch,
                    const uint8_t *values,
                    size_t n,
                    uint64_t limit,
                    uint64_t *counts,
                    uint8_t *solutions)
{
  if (n > 0)
    memset (counts, 0, n * sizeof *counts);
  for (size_t done = 0; done < n;)
    {
      size_t now = n - done < LARGEST_JOB ? n - done : LARGEST_JOB;
      BitsliceJob job = {
        .values = values + SUDOKU_BATCH_CELLS * done,
        .n = now,
        .limit = limit,
        .counts = counts + done,
        .solutions = solutions == NULL ? NULL : solutions + SUDOKU_BATCH_CELLS * done,
        .cancelled = batch->cancelled,
        .data = batch->data,
      };
      BitsliceResult result = batch->build->run (batch->engine, &job);

      batch->statistics.guesses += job.guesses;
      if (result != BITSLICE_DONE)
        return SUDOKU_SEARCH_CANCELLED;
      for (size_t i = 0; SUDOKU_CHECKS && solutions != NULL && i < now; i++)
        if (job.counts[i] > 0)
          sudoku_check ("solution of a batch", sudoku_solution_fault (batch->shape, job.values + SUDOKU_BATCH_CELLS * i,
                                                                      job.solutions + SUDOKU_BATCH_CELLS * i));
      done += now;
    }
  return SUDOKU_SEARCH_EXHAUSTED;
}

SudokuBatchStatistics
sudoku_batch_statistics (const SudokuBatch *batch)
{
  return batch->statistics;
}

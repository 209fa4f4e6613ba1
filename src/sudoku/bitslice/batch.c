/* The door of the bit-sliced engine: choosing the build, and feeding it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/batch.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "sudoku/bitslice/bitslice.h"
#include "sudoku/board/check.h"
#include "sudoku/board/processor.h"

struct SudokuBatch
{
  const SudokuShape *shape; /* a reference of its own */
  const BitsliceBuild *build;
  void *engine;
  SudokuCancelFunc cancelled;
  void *data;
  uint64_t guesses;
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
  batch->build = chosen;
  batch->engine = chosen->create ();
  batch->shape = sudoku_shape_ref (shape);
  if (batch->engine != NULL)
    return batch;
  sudoku_batch_free (batch);
  return NULL;
}

void
sudoku_batch_free (SudokuBatch *batch)
{
  if (batch == NULL)
    return;
  free (batch->engine);
  sudoku_shape_unref (batch->shape);
  free (batch);
}

void
sudoku_batch_set_cancel (SudokuBatch *batch, SudokuCancelFunc cancelled, void *data)
{
  batch->cancelled = cancelled;
  batch->data = data;
}

/* Has the engine do a job, whose counts are still to be zeroed. */
static SudokuResult
run (SudokuBatch *batch, BitsliceJob *job)
{
  SudokuResult result;

  assert (job->limit > 0 && job->n <= UINT32_MAX);
  if (job->n == 0)
    return SUDOKU_EXHAUSTED;
  job->cancelled = batch->cancelled;
  job->data = batch->data;
  memset (job->counts, 0, job->n * sizeof *job->counts);
  result = batch->build->run (batch->engine, job);
  batch->guesses += job->guesses;
  return result;
}

SudokuResult
sudoku_batch_count (SudokuBatch *batch,
                    const uint8_t *values,
                    size_t n,
                    uint64_t limit,
                    uint64_t *counts,
                    uint8_t *solutions)
{
  BitsliceJob job = { .values = values, .n = n, .limit = limit, .counts = counts, .solutions = solutions };
  SudokuResult result = run (batch, &job);

  for (size_t i = 0; SUDOKU_CHECKS && solutions != NULL && i < n; i++)
    if (counts[i] > 0)
      sudoku_check ("solution of a batch", sudoku_solution_fault (batch->shape, values + SUDOKU_BATCH_CELLS * i,
                                                                  solutions + SUDOKU_BATCH_CELLS * i));
  return result;
}

SudokuResult
sudoku_batch_count_others (SudokuBatch *batch,
                           const uint8_t *values,
                           const SudokuExcluded *excluded,
                           size_t n,
                           uint64_t limit,
                           uint64_t *counts)
{
  BitsliceJob job = { .values = values, .excluded = excluded, .n = n, .limit = limit, .counts = counts };

  return run (batch, &job);
}

uint64_t
sudoku_batch_guesses (const SudokuBatch *batch)
{
  return batch->guesses;
}

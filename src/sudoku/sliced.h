/* The door between the batch (batch.h) and the builds of the sliced engine for different
 * processors.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/batch.h"

/* What a build is asked to do. */
typedef struct
{
  const uint8_t *values; /* [n * 81] */
  size_t n;
  uint64_t limit;
  uint64_t *counts;   /* [n] */
  uint8_t *solutions; /* [n * 81] or NULL */
  SudokuCancelFunc cancelled;
  void *data;
  uint64_t guesses; /* added to */
} SlicedJob;

typedef enum
{
  SLICED_DONE,
  SLICED_CANCELLED
} SlicedResult;

/* One source compiled for several processors. */
typedef struct
{
  const char *name;

  /* Whether this processor can run the build. */
  bool (*runs_here) (void);

  /* Returns what a context needs, or NULL when memory is short. */
  void *(*create) (void);

  void (*destroy) (void *engine);

  SlicedResult (*run) (void *engine, SlicedJob *job);
} SlicedBuild;

extern const SlicedBuild sudoku_sliced_baseline;
#ifdef __x86_64__
extern const SlicedBuild sudoku_sliced_avx2;
extern const SlicedBuild sudoku_sliced_avx512;
#endif

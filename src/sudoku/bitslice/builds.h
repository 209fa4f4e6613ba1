/* The door between the batch (batch.h) and the builds of the bit-sliced engine for different
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
} BitsliceJob;

typedef enum
{
  BITSLICE_DONE,
  BITSLICE_CANCELLED
} BitsliceResult;

/* One source compiled for several processors. */
typedef struct
{
  /* Returns what a context needs, or NULL when out of memory. */
  void *(*create) (void);

  void (*destroy) (void *engine);

  BitsliceResult (*run) (void *engine, BitsliceJob *job);
} BitsliceBuild;

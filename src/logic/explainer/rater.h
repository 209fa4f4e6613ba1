/* What a rater has in its memory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/explainer/layer.h"
#include "logic/rating.h"

struct SudokuRater
{
  SudokuRatingStepFunc step_func;
  void *step_data;
  Interrupt interrupt;
  PackedBoard board;
  Numbering numbering;
  Hints hints;
  ChainSearch search;
  Layer layer[N_LAYERS];
};

/* A technique in the order of techniques: finds its first step. */
typedef struct Producer
{
  bool (*find) (SudokuRater *rater, const struct Producer *producer, ExplainerStep *step);
  unsigned least; /* tenths of its easiest step */
  unsigned size;  /* of sets, fish and exclusions; 2 and 3 for XY- and XYZ-wings */
  bool direct;
  ChainRules rules;
} Producer;

/* The first step of the easiest technique that has one. Returns false if none has, with *above if that is because further
 * techniques are above the limit (none if 0), or if the search was interrupted. */
bool explainer_next_step (SudokuRater *rater, unsigned max_tenths, ExplainerStep *step, bool *above);

/* A rating in tenths, rounded as Sudoku Explainer does. */
unsigned explainer_tenths (double rating);

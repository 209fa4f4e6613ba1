/* Locked candidates, hidden and naked sets, and fish, in Sudoku Explainer's order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each function goes through the patterns that remove or place something, in the order in which Sudoku Explainer meets them,
 * and hands them to a function, which returns true to stop; so does the function itself when it was stopped.
 */
#pragma once

#include "logic/explainer/step.h"

/* A step, and what it rests on: the nets of dynamic chains ask which lost candidates made it possible. */
typedef struct
{
  ExplainerStep step;
  uint8_t house[2]; /* locking: all places of the value in the first are in the second; sets: the first */
  uint8_t value;    /* locking, fish */
  uint16_t values;  /* sets */
  uint16_t places;  /* sets: those of the cells */
  uint16_t lines;   /* fish: the lines of house kind house[0] whose places are all in ... */
  uint16_t covers;  /* ... these lines of the other kind */
} Pattern;

typedef bool (*PatternFunc) (void *data, const Pattern *pattern);

bool explainer_each_locking (const PackedBoard *board, bool direct, PatternFunc func, void *data);
bool explainer_each_hidden_set (const PackedBoard *board, unsigned size, bool direct, PatternFunc func, void *data);
bool explainer_each_naked_set (const PackedBoard *board, unsigned size, PatternFunc func, void *data);
bool explainer_each_fish (const PackedBoard *board, unsigned size, PatternFunc func, void *data);

/* The first single of a house: first in houses with one blank cell, then elsewhere. */
bool explainer_find_hidden_single (const PackedBoard *board, ExplainerStep *step);
bool explainer_find_naked_single (const PackedBoard *board, ExplainerStep *step);

/* The first XY-Wing, or XYZ-Wing. */
bool explainer_find_wing (const PackedBoard *board, bool xyz, ExplainerStep *step);

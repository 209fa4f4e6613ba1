/* Steps as text, so that a test can compare what was found with what it expects.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   naked-pair 3: not r1c2=1 r1c2=2
 *
 * says the technique, the set of values as a hexadecimal number, and what is placed or removed.
 */
#pragma once

#include "autoptr.h"

typedef struct
{
  unsigned order;
  GHashTable *counts; /* of each text, how often it was reported */
  GString *texts;     /* of all steps in their order, a line each */
} StepTexts;

/* All steps of the techniques from one to another; limits may be NULL, and its techniques do not count. */
void step_texts_find (StepTexts *found,
                      const SudokuBoard *board,
                      SudokuTechnique first,
                      SudokuTechnique last,
                      const SudokuFindLimits *limits);

void step_texts_clear (StepTexts *found);

/* Counts a text once more; the table owns it. */
void step_texts_count (GHashTable *counts, char *text);

/* Aborts the test unless these are all the steps of a technique. */
void assert_step_texts (const SudokuBoard *board, SudokuTechnique technique, const char *expected);

/* Aborts the test unless each text of one table is in the other. */
void assert_step_texts_within (GHashTable *a, GHashTable *b, const char *what);

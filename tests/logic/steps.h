/* What finders find: as text, so that a test can compare it with what it expects; and whether it is true and proved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   naked-pair 3: not r1c2=1 r1c2=2
 *
 * says the technique, the set of values as a hexadecimal number, and what is placed or removed.
 */
#pragma once

#include "boards.h"

/* The usual limits, but only for the techniques from one to another; and a finding with them. */
SudokuFindLimits limits_of (const SudokuShape *shape, SudokuTechnique first, SudokuTechnique last);
SudokuFinding *finding_of (const SudokuShape *shape, SudokuTechnique first, SudokuTechnique last);

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

/* A table of texts for the following functions. */
GHashTable *text_counts_new (void);

/* Counts a text once more; the table owns it. */
void step_texts_count (GHashTable *counts, char *text);

/* Counts the text of a step that removes these values, a set for each cell, where the board has them; if it has none,
 * there is no step. Without values the step is about those that it removes. */
void step_texts_count_removed (GHashTable *counts,
                               const SudokuBoard *board,
                               const char *id,
                               SudokuSet values,
                               const SudokuSet *removed);

/* Aborts the test unless these are all the steps of a technique; the second has the board as board_of () or sketch_board () do. */
void assert_step_texts (const SudokuBoard *board, SudokuTechnique technique, const char *expected);
void assert_steps_on (const char *board, SudokuTechnique technique, const char *expected);

/* Aborts the test unless the texts of one table are those of the other, which are so by definition. */
void assert_same_steps (GHashTable *found, GHashTable *by_definition);

/* Aborts the test unless the steps from one technique to another are those of the table; limits may be NULL. */
void assert_steps_by_definition (const SudokuBoard *board,
                                 SudokuTechnique first,
                                 SudokuTechnique last,
                                 const SudokuFindLimits *limits,
                                 GHashTable *by_definition);

/* Aborts the test unless each step of the techniques from one to another, on that many random boards of a shape, keeps a
 * solution and is proved. Returns the number of steps. */
unsigned assert_steps_true (const SudokuShape *shape, unsigned n_boards, SudokuTechnique first, SudokuTechnique last);

/* The step that removes or places a candidate ("r1c2=3"), a copy; aborts the test if there is none. */
SudokuStep *find_step (const SudokuBoard *board, SudokuTechnique technique, const char *result);

/* For findings: adds one to a number, and continues. */
bool count_step (const SudokuStep *step, void *data);

/* For what can be cancelled: cancels at once; when a number, which it counts down, is 0. */
bool cancel_at_once (void *data);
bool cancel_after (void *data);

/* The sentences of steps, by technique: of several the first that a step can fill is said.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/technique.h"
#include "words/notation.h"

/* For the techniques from first to last. A table ends with text NULL. */
typedef struct
{
  SudokuTechnique first, last;
  const char *text;
} NonetStepMessage;

extern const NonetStepMessage nonet_full_messages[];
extern const NonetStepMessage nonet_vague_messages[];
extern const NonetStepMessage nonet_where_messages[];
extern const NonetStepMessage nonet_short_messages[];

/* A step, and what it takes to write it down. */
typedef struct
{
  const SudokuStep *step;
  const SudokuBoard *board; /* before the step */
  const NonetNotation *notation;
} NonetStepParts;

/* A NonetFillFunc, which knows the names in the messages; data is a NonetStepParts. It has nothing for a part that the step lacks, and
 * nothing for a part in the singular if there are several (or none). */
char *nonet_step_part_to_string (const char *name, gpointer data);

/* The sentences of steps, by technique: of several the first that a step can fill is said.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/technique.h"

/* For the techniques from first to last. A table ends with text NULL. */
typedef struct
{
  SudokuTechnique first, last;
  const char *text;
} NonetStepMessage;

extern const NonetStepMessage nonet_basic_messages[];
extern const NonetStepMessage nonet_fish_messages[];
extern const NonetStepMessage nonet_digit_messages[];
extern const NonetStepMessage nonet_sets_messages[];
extern const NonetStepMessage nonet_unique_messages[];
extern const NonetStepMessage nonet_chains_messages[];
extern const NonetStepMessage nonet_whole_messages[];
extern const NonetStepMessage nonet_vague_messages[];
extern const NonetStepMessage nonet_where_messages[];
extern const NonetStepMessage nonet_short_messages[];

/* Used in several tables. */
#define NONET_ONE_END_IS_TRUE N_ ("At least one of {first} and {last} is true: {chain}. So {removed} can be removed.")

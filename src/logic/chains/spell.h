/* Writing chains into a step, as nodes and links that prove it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A set that a chain runs through becomes a node for each of its values that take part, strongly linked to each other.
 */
#pragma once

#include "logic/chains/links.h"

/* The nodes and sets that a step has so far. */
typedef struct
{
  SudokuFinding *finding;
  const SudokuLinks *links;
  SudokuGrowing known; /* of uint32_t: the nodes whose numbers in the step are 0, 1, … */
  SudokuGrowing set;   /* of uint32_t: the sets whose numbers in the step are 0, 1, … */
} SudokuSpelling;

/* Begins with a step that has no nodes. */
void sudoku_spelling_begin (SudokuSpelling *spelling, SudokuFinding *finding, const SudokuLinks *links);

/* Frees what the spelling holds; the step stays as it is. */
void sudoku_spelling_clear (SudokuSpelling *spelling);

/* The number of a node in the step, to which it is added if need be. */
unsigned sudoku_spell_node (SudokuSpelling *spelling, unsigned node);

/* Adds the link, or through a set links, by which one event implies another. */
void sudoku_spell_link (SudokuSpelling *spelling, uint32_t from, uint32_t to, unsigned branch);

/* Adds a chain of events, each of which implies the next. */
void sudoku_spell_chain (SudokuSpelling *spelling, const uint32_t *event, unsigned n_events, unsigned branch);

/* Adds links between all values of the sets of the step: in a loop, each of them is locked. */
void sudoku_spell_locked_sets (SudokuSpelling *spelling);

/* Begins a step that proves an event of a candidate. */
void sudoku_spell_event (SudokuFinding *finding, const SudokuLinks *links, SudokuTechnique technique, uint32_t event);

/* The node of a value of a set. */
unsigned sudoku_set_node (const SudokuLinks *links, unsigned set, unsigned value);

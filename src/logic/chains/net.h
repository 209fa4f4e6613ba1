/* What follows from an assumption by singles alone: a net, in which a value may have several causes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/chains/links.h"
#include "logic/chains/spell.h"

typedef struct
{
  SudokuFinding *finding;
  const SudokuLinks *links; /* of candidates */
  SudokuSet *left;          /* [cells] */
  uint64_t *place;          /* [houses * order] */
  uint16_t *when;           /* [events] the order in which they followed, from 1; 0: they do not */
  uint32_t *cause;          /* [events] of what is off the node that is on; of what is on see forced */
  SudokuBase *forced;       /* [candidates] where what is on was the last that was left, without its nodes */
  uint32_t *event;          /* those that followed, in their order */
  unsigned n_events;
  bool contradiction; /* the base failed has no candidates left */
  SudokuBase failed;
} SudokuNet;

/* Returns the memory for nets, or NULL when out of memory; free it with sudoku_net_free (). */
SudokuNet *sudoku_net_new (SudokuFinding *finding, const SudokuLinks *links);

/* Frees it; NULL is allowed. */
void sudoku_net_free (SudokuNet *net);

/* Follows an assumption to the end, a contradiction, or limits.net_depth values. */
void sudoku_net_run (SudokuNet *net, uint32_t assumption);

/* The number of links that lead to an event that followed; *branches says whether a value among them has several causes. */
unsigned sudoku_net_measure (SudokuNet *net, uint32_t goal, bool *branches);

/* Adds those links to a branch of a step. */
void sudoku_net_spell (SudokuNet *net, SudokuSpelling *spelling, uint32_t goal, unsigned branch);

/* Shortest chains of implications from one event to all others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Breadth first, with the order of links breaking ties.
 */
#pragma once

#include "logic/chains/links.h"

/* The links that a walk may use. */
typedef enum
{
  SUDOKU_WALK_ALL,
  SUDOKU_WALK_VALUE,  /* between candidates of the value it starts with */
  SUDOKU_WALK_BIVALUE /* strong ones within cells of two candidates, weak ones between such cells */
} SudokuWalkKind;

typedef struct
{
  uint32_t event;
  uint32_t parent; /* an index in reached[] */
  uint16_t links;  /* from the start */
} SudokuReached;

typedef struct
{
  SudokuFinding *finding;
  const SudokuLinks *links;
  SudokuWalkKind kind;
  unsigned most_links;
  SudokuReached *reached; /* [n_reached] the start first */
  unsigned n_reached;
  uint32_t *place; /* [events] where an event stands in reached[], if the round is this */
  uint32_t *round_of;
  uint32_t round;
} SudokuWalk;

/* Returns a walk, or NULL when out of memory; free it with sudoku_walk_free (). */
SudokuWalk *sudoku_walk_new (SudokuFinding *finding, const SudokuLinks *links, SudokuWalkKind kind);

/* Frees a walk; NULL is allowed. */
void sudoku_walk_free (SudokuWalk *walk);

/* Finds what follows from an event: only a part of it if the finding is cancelled. */
void sudoku_walk_from (SudokuWalk *walk, uint32_t start);

/* Whether an event was reached; then index is its place, unless it is NULL. */
static inline bool
sudoku_walk_has (const SudokuWalk *walk, uint32_t event, unsigned *index)
{
  if (walk->round_of[event] != walk->round)
    return false;
  if (index != NULL)
    *index = walk->place[event];
  return true;
}

/* Writes the events from the start to reached[index], both included; returns their number, or 0 if they are more than there
 * is room for. */
unsigned sudoku_walk_path (const SudokuWalk *walk, unsigned index, uint32_t *event, unsigned room);

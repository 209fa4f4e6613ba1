/* What finders work with: the board, the limits, and the step that is being put together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A finder is a function that goes through the instances of its techniques. For each it begins a step, adds parts and
 * results, and reports it:
 *
 *   sudoku_step_begin (finding, SUDOKU_POINTING);
 *   sudoku_step_base (finding, box, value);
 *   sudoku_step_cover (finding, row, value);
 *   for (...)
 *     sudoku_step_remove (finding, cell, value);
 *   if (!sudoku_step_report (finding))
 *     return;
 *
 * sudoku_step_report () does nothing with a step without result, or one that misses the target; it returns false when the
 * finder is to return at once.
 */
#pragma once

#include <string.h>

#include "logic/finder.h"

/* An array that grows. */
typedef struct
{
  void *item;
  unsigned n;
  unsigned room;
} SudokuGrowing;

/* What a finder computes once for a board and keeps in the finding. */
typedef struct SudokuLinkTable SudokuLinkTable;   /* chains/links.h */
typedef struct SudokuAlsList SudokuAlsList;       /* sets/als.h */
typedef struct SudokuDigitTable SudokuDigitTable; /* fish/digit.h */

typedef struct SudokuPlan SudokuPlan; /* path/path.c: the turns in which the simplest step is looked for */

struct SudokuFinding
{
  const SudokuShape *shape;
  const SudokuBoard *board; /* of the call */
  SudokuFindLimits limits;
  SudokuStepFunc found;
  void *found_data;
  SudokuCancelFunc cancel;
  void *cancel_data;
  unsigned ticks; /* until the next question whether to cancel */
  SudokuResult result;
  const SudokuCandidates *target;

  SudokuStep step; /* what has been put together so far, but for the arrays */
  SudokuGrowing placed, removed, part, node, node_cell, link, branch_start;

  /* Filled when first asked for, by the folders they belong to. Each keeps the candidates it was made of, and is filled anew where
   * those of the board are others. */
  SudokuLinkTable *links;
  SudokuAlsList *als;
  SudokuDigitTable *digits;

  SudokuPlan *plan; /* for the limits, once is_planned */
  bool is_planned;
};

/* A finder: reports every step of its techniques that are wanted, until sudoku_step_report () or
 * sudoku_finding_cancelled () says that it is to return. */
typedef void (*SudokuFindFunc) (SudokuFinding *finding);

/* Whether a technique is to be looked for. */
static inline bool
sudoku_finding_seeks (const SudokuFinding *finding, SudokuTechnique technique)
{
  return sudoku_technique_set_has (&finding->limits.techniques, technique);
}

/* Whether the finder is to return: called at least every few microseconds of work. */
bool sudoku_finding_cancelled (SudokuFinding *finding);

/* Makes room for n more items of a size, or ends the finding and returns false when out of memory. */
bool sudoku_growing_reserve (SudokuFinding *finding, SudokuGrowing *array, unsigned n, size_t size);

/* Copies n items of a size, at least one, to the end of an array, or ends the finding and returns false when out of memory.
 * Whoever has the array frees its items. */
static inline bool
sudoku_growing_append (SudokuFinding *finding, SudokuGrowing *array, const void *item, unsigned n, size_t size)
{
  if (array->room - array->n < n && !sudoku_growing_reserve (finding, array, n, size))
    return false;
  memcpy ((char *) array->item + size * array->n, item, n * size);
  array->n += n;
  return true;
}

/* Ends the finding because memory ran out. */
void sudoku_finding_fail (SudokuFinding *finding);

/* Begins a step without any parts. */
void sudoku_step_begin (SudokuFinding *finding, SudokuTechnique technique);

/* Removes a candidate if the board has it; the same one may be removed several times. */
void sudoku_step_remove (SudokuFinding *finding, unsigned cell, unsigned value);

/* Places a value. */
void sudoku_step_place (SudokuFinding *finding, unsigned cell, unsigned value);

/* Adds a part. */
void sudoku_step_part (SudokuFinding *finding, SudokuPartRole role, unsigned index, SudokuItemKind kind, uint32_t item);

/* The parts that are added most: a cell, a candidate, or the places of a value in a house; as a base or cover with index 0. */
void sudoku_step_cell (SudokuFinding *finding, SudokuPartRole role, unsigned index, unsigned cell);
void sudoku_step_candidate (SudokuFinding *finding, SudokuPartRole role, unsigned index, unsigned cell, unsigned value);
void sudoku_step_places (SudokuFinding *finding, SudokuPartRole role, unsigned index, unsigned house, unsigned value);
void sudoku_step_base (SudokuFinding *finding, unsigned house, unsigned value);
void sudoku_step_base_cell (SudokuFinding *finding, unsigned cell);
void sudoku_step_cover (SudokuFinding *finding, unsigned house, unsigned value);
void sudoku_step_cover_cell (SudokuFinding *finding, unsigned cell);

/* Adds a node of a value in cells; returns its number. */
unsigned sudoku_step_node (SudokuFinding *finding, unsigned value, const uint16_t *cells, unsigned n_cells);

/* Adds a link between two nodes, in a branch (0: none). */
void sudoku_step_link (SudokuFinding *finding,
                       unsigned from,
                       unsigned to,
                       SudokuLinkKind kind,
                       SudokuLinkReason reason,
                       unsigned item,
                       unsigned branch);

/* Begins the next branch, which assumes a node; returns its number, from 1. */
unsigned sudoku_step_branch (SudokuFinding *finding, unsigned start);

/* Whether the step has a result so far that is wanted: finders that look for the shortest of several ask before they continue. */
bool sudoku_step_is_wanted (const SudokuFinding *finding);

/* Hands the step to the caller of sudoku_find_steps (), unless it has no result. Returns whether to continue. */
bool sudoku_step_report (SudokuFinding *finding);

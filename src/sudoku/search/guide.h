/* Notices when a walk has lost itself among branches without solution, and asks the oracle the way out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * As long as solutions or the end are near, a plain depth-first walk is fastest. After so many
 * failures without a solution the guide is *wanted*. A walk that has not found anything yet is then *led*: the
 * oracle is asked for any solution, and the walk begins anew with that solution's alternative first on each level
 * (nothing had been found, so nothing is found twice). A walk that is lost later asks about every
 * branch before it enters it, and leaves it at once if it is dead, until the next solution.
 */
#pragma once

#include "sudoku/search/branching.h"
#include "sudoku/cdcl/oracle.h"

typedef enum
{
  SUDOKU_GUIDE_FRESH, /* no solution yet, smallest alternative first */
  SUDOKU_GUIDE_PLAIN, /* the same after the first solution */
  SUDOKU_GUIDE_LED    /* the leading solution's alternative first, then the smallest */
} SudokuGuideMode;

/* Zero-initialise it and set propagator. */
typedef struct
{
  const SudokuPropagator *propagator; /* of the walk; not owned */
  SudokuGuideMode mode;
  uint32_t failures;     /* since the last solution */
  uint32_t allowed;      /* failures before it is wanted; 0 for the usual numbers */
  SudokuOracle *oracle;  /* made when first wanted */
  bool impossible;       /* it could not be made: the walk goes on alone */
  bool has_solution;     /* the oracle holds one */
  uint8_t *lead;         /* [cells] the leading solution in mode LED */
  SudokuPlacement *path; /* [cells] once wanted: room for the path of a question */
} SudokuGuide;

/* Frees what the guide holds. */
void sudoku_guide_clear (SudokuGuide *guide);

/* Tells it of a failed branch, and of a solution. */
void sudoku_guide_note_failure (SudokuGuide *guide);
void sudoku_guide_note_solution (SudokuGuide *guide);

/* Whether the walk is lost and somebody can be asked. root_trail is the length of the propagator's trail
 * before the first branch: the oracle is made for that board. */
bool sudoku_guide_is_wanted (SudokuGuide *guide, unsigned root_trail);

/* Sets the leading solution, n * n values; returns false when out of memory. */
bool sudoku_guide_set_lead (SudokuGuide *guide, const uint8_t *solution);

/* Asks for any solution and makes it the leading one. */
SudokuOracleAnswer sudoku_guide_find_lead (SudokuGuide *guide, SudokuBudget *budget);

/* Of the alternatives of a branch that the walk has not taken yet, the leading solution's if none was
 * taken (a SudokuPreferFunc; data is the guide). */
uint64_t sudoku_guide_prefer (const SudokuBranch *branch, uint64_t left, void *data);

/* As sudoku_oracle_ask () with the first n placements of guide->path. */
SudokuOracleAnswer sudoku_guide_ask (SudokuGuide *guide, unsigned n, SudokuBudget *budget, unsigned *needed);

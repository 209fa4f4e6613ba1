/* A walk through the derivation of Bird's program on one board, forwards and backwards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The walk stands at a step and has the matrix of choices after it:
 *
 *   choices          every blank may be anything
 *   reduce           a house loses its fixed choices: rows, then columns, boxes and further houses make one pruning; pruning
 *                    once is a stage of its own, further prunings until nothing changes are the next
 *   expand           the pivot of the matrix before loses choices; prunings follow
 *   blocked, solved  what search drops or keeps; the next step expands the next branch of the node above
 *   end              all branches were searched; the matrix is that of the root
 *
 * The steps are those of derivation.h and derivation-search.h. What they remove is kept on a trail from the root to where
 * the walk stands; where a step back leads to the end of another branch, that is computed again. So memory does not grow
 * with the number of steps.
 */
#pragma once

#include "sudoku/derivation-search.h"

typedef struct SudokuDerivation SudokuDerivation;

typedef enum
{
  SUDOKU_DERIVATION_CHOICES,
  SUDOKU_DERIVATION_REDUCE,
  SUDOKU_DERIVATION_EXPAND,
  SUDOKU_DERIVATION_BLOCKED,
  SUDOKU_DERIVATION_SOLVED,
  SUDOKU_DERIVATION_END
} SudokuDerivationStep;

typedef enum
{
  SUDOKU_STAGE_CHOICES,
  SUDOKU_STAGE_PRUNE,    /* once */
  SUDOKU_STAGE_FIXPOINT, /* until nothing changes; left out by the variant that prunes once */
  SUDOKU_STAGE_SEARCH
} SudokuDerivationStage;

/* How far a move goes. */
typedef enum
{
  SUDOKU_STRIDE_STEP, /* to the next step, be it a house that loses nothing */
  SUDOKU_STRIDE_STAGE /* before the search, where all houses of a kind are pruned once, and after each further pruning; then where
                         a node is pruned, blocked or solved */
} SudokuStride;

/* Where a walk stands. */
typedef struct
{
  SudokuDerivationStep step;
  SudokuDerivationStage stage;
  unsigned house;      /* of a reduce step, else SUDOKU_NO_HOUSE */
  unsigned pruning;    /* the prunings of this node that are done or begun */
  bool pruned;         /* the node was pruned as the variant says */
  unsigned depth;      /* how many expansions led here; if any: */
  unsigned pivot;      /* the cell of the last one, */
  unsigned branch;     /* its branch, from 0, */
  unsigned n_branches; /* of this many */

  /* From the beginning up to here. */
  uint64_t n_steps;
  SudokuSearchTally tally;
} SudokuDerivationPlace;

/* A cell that lost choices: the set it had before, and when. */
typedef struct
{
  SudokuSet before;
  uint32_t reduced; /* the number of houses of this node that were reduced, this one included; 0: expanded */
  uint16_t cell;
} SudokuDerivationRemoval;

/* Returns a walk that stands at the choices of a puzzle, or NULL when out of memory; free it with sudoku_derivation_free (). */
SudokuDerivation *sudoku_derivation_new (const SudokuGrid *puzzle, SudokuSearchVariant variant);

/* Frees a walk; NULL is allowed. */
void sudoku_derivation_free (SudokuDerivation *walk);

/* Moves by a stride. Returns SUDOKU_FOUND when it stands where the stride ends, SUDOKU_EXHAUSTED when it stood at
 * the end, or going back at the beginning, already, and SUDOKU_CANCELLED when cancelled (which may be NULL) said so: it
 * then stands where it stood, or at a step on the way. */
SudokuResult sudoku_derivation_forward (SudokuDerivation *walk,
                                        SudokuStride stride,
                                        SudokuCancelFunc cancelled,
                                        void *data);
SudokuResult sudoku_derivation_back (SudokuDerivation *walk,
                                     SudokuStride stride,
                                     SudokuCancelFunc cancelled,
                                     void *data);

/* Where the walk stands. */
SudokuDerivationPlace sudoku_derivation_place (const SudokuDerivation *walk);

/* The matrix of choices there, which the walk owns and changes when it moves. */
const SudokuCandidates *sudoku_derivation_matrix (const SudokuDerivation *walk);

/* What the last stride of this kind removed, as far as it was in this node, in its order: *first is the first of as many as are
 * returned, owned by the walk until it moves. A cell may occur several times. */
unsigned sudoku_derivation_removals (const SudokuDerivation *walk,
                                     SudokuStride stride,
                                     const SudokuDerivationRemoval **first);

/* How many choices these are. */
unsigned sudoku_derivation_n_removed (const SudokuDerivation *walk, SudokuStride stride);

/* The cell whose fixed choice, value, made the others of its house lose theirs in a reduce step; the number of cells if there is
 * none. */
unsigned sudoku_derivation_fixed_cell (const SudokuDerivation *walk, unsigned value);

/* The branch that was taken at a level, 1 to the depth, its pivot, and what it left of the pivot's choices: the path from the root
 * to the present node. */
unsigned sudoku_derivation_branch (const SudokuDerivation *walk, unsigned level, unsigned *pivot, SudokuSet *left);

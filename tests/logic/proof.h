/* The checker of proofs: whether what a step says follows from the reason that it gives, and from nothing else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It shares no code with the finders, and knows none of their techniques but a few that are proofs by cases (aligned
 * exclusion, templates): see logic/step.h for the forms of a reason.
 */
#pragma once

#include "logic/step.h"

typedef struct SudokuProof SudokuProof;

/* Returns a checker for boards of a shape; free it with sudoku_proof_free (). */
SudokuProof *sudoku_proof_new (const SudokuShape *shape);

/* Frees a checker. */
void sudoku_proof_free (SudokuProof *proof);

/* Whether each result of a step follows, on the board on which it was found. If not, sets the first candidate that does
 * not follow, unless unproved is NULL. A step with a deadly pattern is proved for boards with one solution. */
bool sudoku_proof_check (SudokuProof *proof,
                         const SudokuStep *step,
                         const SudokuBoard *board,
                         SudokuCandidate *unproved);

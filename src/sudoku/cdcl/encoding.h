/* A board of candidates as variables and constraints of the CDCL solver.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A variable stands for a candidate, numbered cell by cell. Each cell, and each value in each house with a
 * place for it, is an exactly-one constraint: one of its candidates is in a completion. In smaller houses a value is an
 * at-most-one constraint.
 */
#pragma once

#include "sudoku/cdcl/cdcl.h"
#include "sudoku/decide.h"

typedef struct
{
  SudokuCandidates *candidates; /* those that have a variable */
  uint32_t *first_variable;     /* [cells] of the cell's smallest candidate */
  CdclLiteral *literal;         /* [cells] the present assumptions */
  Cdcl *solver;
  unsigned n_prepared; /* cells whose candidates are members of the constraints */
  bool alike; /* all values are, on a board that is not large: what is true of some is true of others in their places */
} CdclEncoding;

/* Encodes the completions of candidates; returns NULL when out of memory. */
CdclEncoding *sudoku_cdcl_encoding_new (const SudokuCandidates *candidates);

/* Does what of that takes long on large boards, as solving does first; returns false when canceled, after which calling it again
 * continues. */
bool sudoku_cdcl_encoding_prepare (CdclEncoding *encoding, SudokuBudget *budget);

/* Frees an encoding with its solver; NULL is allowed. */
void sudoku_cdcl_encoding_free (CdclEncoding *encoding);

/* The literal of a candidate that has a variable. */
CdclLiteral sudoku_cdcl_encoding_literal (const CdclEncoding *encoding, unsigned cell, unsigned value);

/* Solves under n assumptions, as sudoku_cdcl_solve () does; one about a candidate without a variable is left out: that is excluded
 * anyway. Where all values are alike, but on large boards, and no more than one is placed, a row has them in order: else a board without completion was
 * refuted for all ways to fill it. */
SudokuResult sudoku_cdcl_encoding_solve (CdclEncoding *encoding,
                                         SudokuBudget *budget,
                                         const SudokuAssumption *assumptions,
                                         unsigned n);

/* After SUDOKU_EXHAUSTED: notes which of the n assumptions are the reason. Returns whether any is; else there is no completion,
 * whatever is assumed. */
bool sudoku_cdcl_encoding_find_failed (CdclEncoding *encoding,
                                       const SudokuAssumption *assumptions,
                                       unsigned n,
                                       bool *failed);

/* Excludes a completion, of which all candidates have variables, from now on. The encoding is prepared. */
void sudoku_cdcl_encoding_exclude (CdclEncoding *encoding, const uint8_t *solution);

/* Writes the n * n values of the solution that the solver has found. */
void sudoku_cdcl_encoding_read (const CdclEncoding *encoding, uint8_t *solution);

/* Why a cell cannot have a value: the simplest explanation of that one claim.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The explanation is a list of lines to be read from the top. Where techniques reach the claim, each line is a step, and
 * only steps that the last one depends on are there. Otherwise it is a proof by cases: the value is assumed, and each
 * case ends in a fault of the board; lines that are deeper belong to the case above them.
 */
#pragma once

#include "logic/finder.h"

typedef enum
{
  SUDOKU_WHY_FILLED,     /* the cell has another value */
  SUDOKU_WHY_SEEN,       /* a peer has the value */
  SUDOKU_WHY_STEPS,      /* the lines are steps, of which the last excludes it */
  SUDOKU_WHY_CASES,      /* the lines are a proof by cases */
  SUDOKU_WHY_POSSIBLE,   /* the claim is untrue: a solution has it there */
  SUDOKU_WHY_UNSOLVABLE, /* the board has no solution, so that there is nothing to explain */
  SUDOKU_WHY_NOT_FOUND,  /* it is true, but no explanation was found that is not too deep */
  SUDOKU_WHY_CANCELLED,
  SUDOKU_WHY_NO_MEMORY
} SudokuWhyKind;

typedef enum
{
  SUDOKU_WHY_LINE_ASSUME, /* assume a value in a cell */
  SUDOKU_WHY_LINE_STEP,   /* then a step follows */
  SUDOKU_WHY_LINE_FAULT   /* and the board has a fault: the case is closed */
} SudokuWhyLineKind;

typedef struct
{
  SudokuWhyLineKind kind;
  unsigned depth;       /* of the cases; 0 for what holds in all of them */
  unsigned cell, value; /* what is assumed */
  unsigned house;    /* whose places of the value are the cases, or SUDOKU_NO_HOUSE: the candidates of the cell are */
  SudokuStep *step;  /* or follows */
  SudokuFault fault; /* or is wrong */
} SudokuWhyLine;

typedef struct
{
  SudokuWhyKind kind;
  unsigned seen_cell; /* of SUDOKU_WHY_SEEN */
  unsigned n_lines;
  SudokuWhyLine *line;
  uint8_t *solution; /* [n_cells] of SUDOKU_WHY_POSSIBLE */
} SudokuWhy;

/* Explains why a cell of a board without fault cannot have a value, whether or not it is still a candidate there. With
 * unique, the givens of the board are known to have one solution. cancel is asked at least every few milliseconds of work;
 * so is enough: once it returns true, the simplest explanation so far has to do, if need be the first proof by cases, or
 * none if that would be very long.
 * Each may be NULL.
 *
 * The caller frees the explanation with sudoku_why_free (); it is NULL when out of memory. */
SudokuWhy *sudoku_why_not (const SudokuBoard *board,
                           unsigned cell,
                           unsigned value,
                           bool unique,
                           SudokuCancelFunc cancel,
                           SudokuCancelFunc enough,
                           void *data);

/* How many assumptions a line is under, the first of which is the claim itself; a line that assumes is not under its own. */
unsigned sudoku_why_line_level (const SudokuWhy *why, unsigned line);

/* Returns the board that a line finds: that of the claim, after those lines above it that hold for it. The caller frees it;
 * it is NULL when out of memory. */
SudokuBoard *sudoku_why_line_board (const SudokuWhy *why, const SudokuBoard *board, unsigned line);

/* Frees an explanation; NULL is allowed. */
void sudoku_why_free (SudokuWhy *why);

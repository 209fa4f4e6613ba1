/* A list of lines of reasoning, and which of them each depends on, so that what is not needed can be left out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A trace knows of each candidate that is gone which line has removed it. A step depends on the lines that removed the
 * other candidates of its bases, of the cells and houses of its strong links, and of its sets: those are the ones that
 * have to be gone for it to hold.
 */
#pragma once

#include "logic/why.h"

typedef struct SudokuTrace SudokuTrace;

/* Returns an empty trace for reasoning from a board, which is copied, or NULL when out of memory; free it with
 * sudoku_trace_free (). */
SudokuTrace *sudoku_trace_new (const SudokuBoard *board);

/* Frees a trace and its lines; NULL is allowed. */
void sudoku_trace_free (SudokuTrace *trace);

/* The board as the lines have left it. */
const SudokuBoard *sudoku_trace_board (const SudokuTrace *trace);

/* Adds a line, and does what it says; house is that of SudokuWhyLine. They return false when the trace is full, or out of memory. */
bool sudoku_trace_assume (SudokuTrace *trace, unsigned depth, unsigned cell, unsigned value, unsigned house);
bool sudoku_trace_step (SudokuTrace *trace, unsigned depth, const SudokuStep *step);

/* Closes the case: the board has this fault. */
bool sudoku_trace_fault (SudokuTrace *trace, unsigned depth, const SudokuFault *fault);

/* Whether there is no room for another line: whoever needs more explains nothing. */
bool sudoku_trace_is_full (const SudokuTrace *trace);

/* How many lines there are. */
unsigned sudoku_trace_length (const SudokuTrace *trace);

/* Remembers the board. Returns false when out of memory. */
bool sudoku_trace_enter (SudokuTrace *trace);

/* Goes back to the board last remembered; the lines since then stay, as a case that is closed, or are dropped. */
void sudoku_trace_leave (SudokuTrace *trace, bool keep);

/* How many of the lines from a number on are needed for the faults among them. */
unsigned sudoku_trace_needed (const SudokuTrace *trace, unsigned from);

/* Copies of the lines from a number on, n of them, which the caller owns; NULL when out of memory. And adding such again. */
SudokuWhyLine *sudoku_trace_copy (const SudokuTrace *trace, unsigned from, unsigned *n);
bool sudoku_trace_add (SudokuTrace *trace, const SudokuWhyLine *lines, unsigned n);

/* Gives the lines that faults, or else the last step, depend on to an explanation. */
bool sudoku_trace_finish (SudokuTrace *trace, SudokuWhy *why);

/* Frees lines and their steps. */
void sudoku_why_lines_free (SudokuWhyLine *lines, unsigned n);

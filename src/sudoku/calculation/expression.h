/* Expressions in the notation of the pearl, parsed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/calculation/value.h"

typedef enum
{
  SUDOKU_TERM_NAME,
  SUDOKU_TERM_INNER, /* in parentheses */
  SUDOKU_TERM_MAP,
  SUDOKU_TERM_FILTER,
  SUDOKU_TERM_ALL
} SudokuTermKind;

typedef struct SudokuTerm SudokuTerm;

/* One of several functions that are composed; the one at the right comes first. */
struct SudokuTerm
{
  SudokuTermKind kind;
  const char *name; /* of a name, not terminated */
  unsigned length;
  SudokuTerm *inner; /* of the others: the first of the functions applied */
  SudokuTerm *next;  /* the function applied after it; NULL at the left end */
};

/* Returns the function that is applied first, or NULL if the text cannot be parsed. It lives as long as the arena, and the
 * text. */
SudokuTerm *sudoku_expression_parse (const char *text, SudokuArena *arena);

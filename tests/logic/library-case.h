/* A case of a library of steps in HoDoKu's notation: a board, a technique, and exactly what it has to remove or place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   :0901-1:38:..4+9.…:411 512:338 844::
 *
 * code and variant, the digits it is about, 81 cells ("+" before one that is no given), candidates that are gone, then
 * those to be removed and placed as digit, row and column, and the length of a chain.
 */
#pragma once

#include "autoptr.h"

typedef struct
{
  char *line;
  char *code; /* "0901-1" */
  SudokuTechnique technique;
  bool must_fail; /* variant x */
  SudokuBoard *board;
  GArray *removed; /* of SudokuCandidate, ascending */
  GArray *placed;
} LibraryCase;

/* Reads a line; returns NULL if it is not a case (comments, switched off). */
LibraryCase *library_case_new (const char *line);

void library_case_free (LibraryCase *item);

/* Sets the limits to one technique, on a board with one solution. */
void library_case_limit (const SudokuShape *shape, SudokuTechnique technique, SudokuFindLimits *limits);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LibraryCase, library_case_free)

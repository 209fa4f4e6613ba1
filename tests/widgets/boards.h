/* Puzzles the widget tests are shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "document/document.h"

/* Bird's example, "A program to solve Sudoku" (2006). */
#define BIRD "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25...."

/* A document of a puzzle of one-character symbols of the usual alphabet, all blank where text is NULL. */
static inline NonetDocument *
document_of (guint order, const char *text)
{
  const SudokuShape *shape = nonet_shape_get_usual (order);
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (shape, NULL);

  for (guint cell = 0; text != NULL && cell < nonet_puzzle_get_cells (puzzle); cell++)
    if (text[cell] != '.')
      puzzle->givens[cell] = (guint8) nonet_alphabet_lookup (puzzle->alphabet, text + cell, 1);
  return nonet_document_new (puzzle);
}

/* Names of the parts of a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/puzzle.h"

G_BEGIN_DECLS

/* A cell and what is in it, "row 1, column 3: 7"; caller frees. */
char *nonet_cell_to_string (const SudokuShape *shape, guint cell, const char *content);

/* A set of houses: bit h of the whole. */
typedef struct
{
  guint64 bits[SUDOKU_MAX_HOUSES / 64];
} NonetHouseSet;

static inline void
nonet_house_set_add (NonetHouseSet *set, guint house)
{
  set->bits[house / 64] |= G_GUINT64_CONSTANT (1) << house % 64;
}

static inline gboolean
nonet_house_set_has (const NonetHouseSet *set, guint house)
{
  return set->bits[house / 64] >> house % 64 & 1;
}

guint nonet_house_set_count (const NonetHouseSet *set);

/* The number of a house among those of its kind, from 1. */
guint nonet_house_number (const SudokuShape *shape, guint house);

/* "column 2", "columns 2, 5 and 9", "row 1 and box 3"; NULL if there are none. Caller frees. */
char *nonet_houses_to_string (const SudokuShape *shape, const NonetHouseSet *houses);

/* One of them, "column 2"; caller frees. */
char *nonet_house_to_string (const SudokuShape *shape, guint house);

/* The same without words, "c259", "r1b3"; empty if there are none. Caller frees. */
char *nonet_houses_to_notation (const SudokuShape *shape, const NonetHouseSet *houses);

/* The number of a puzzle's givens, "29 givens"; caller frees. */
char *nonet_givens_to_string (const NonetPuzzle *puzzle);

G_END_DECLS

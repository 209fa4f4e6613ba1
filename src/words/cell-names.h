/* How cells are written: r1c3, "row 1, column 3" or A3, and lists of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All texts belong to the caller.
 */
#pragma once

#include "formats/puzzle.h"
#include "words/list.h"

G_BEGIN_DECLS

/* How a cell is written. After row Z come AA and AB, as columns do in a spreadsheet. */
typedef enum
{
  NONET_CELLS_RC,     /* "r1c3", and several of a line "r1c37" */
  NONET_CELLS_LETTER, /* "A3": the row is a letter, the column a number; "A3, A7" */
  NONET_CELLS_WORDS   /* "row 1, column 3", translated; "row 1, columns 3 and 7" */
} NonetCellStyle;

/* How values and cells are written down. */
typedef struct
{
  const NonetAlphabet *alphabet; /* borrowed */
  NonetCellStyle cells;
} NonetNotation;

/* The same for texts without words, such as chains: cells in words become r1c3. */
NonetNotation nonet_notation_without_words (const NonetNotation *self);

/* How a list of texts that hold cells is best separated, if short names were to be separated so: where cells are in words,
 * which have commas of their own, by semicolons. */
NonetListStyle nonet_notation_list_style (const NonetNotation *self, NonetListStyle style);

/* A set of cells, bit by bit. */
typedef struct
{
  guint64 bits[SUDOKU_MAX_CELLS / 64];
} NonetCellSet;

static inline void
nonet_cell_set_add (NonetCellSet *set, guint cell)
{
  set->bits[cell / 64] |= G_GUINT64_CONSTANT (1) << cell % 64;
}

static inline gboolean
nonet_cell_set_has (const NonetCellSet *set, guint cell)
{
  return set->bits[cell / 64] >> cell % 64 & 1;
}

guint nonet_cell_set_count (const NonetCellSet *set);

/* "r1c37 and r4c5", "A3, A7 and D5", "row 1, columns 3 and 7, and row 4, column 5". On boards of more than nine rows, r1c3
 * stands for itself. NULL if there are none. */
char *nonet_cells_to_string (const SudokuShape *shape,
                             const NonetCellSet *cells,
                             const NonetNotation *notation,
                             NonetListStyle style);

/* The name of one cell. */
char *nonet_cell_to_name (const SudokuShape *shape, guint cell, const NonetNotation *notation);

G_END_DECLS

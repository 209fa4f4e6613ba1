/* How cells, houses, candidates and values are written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/puzzle.h"
#include "logic/step.h"
#include "words/number.h"

/* How cells are written: r1c3, "row 1, column 3" or A3, and lists of them.
 *
 * All texts belong to the caller.
 */

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

/* A cell and what is in it, "row 1, column 3: 7". */
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

/* "column 2", "columns 2, 5 and 9", "row 1 and box 3"; NULL if there are none. */
char *nonet_houses_to_string (const SudokuShape *shape, const NonetHouseSet *houses);

/* One of them, "column 2". */
char *nonet_house_to_string (const SudokuShape *shape, guint house);

/* The same without words, "c259", "r1b3"; empty if there are none. */
char *nonet_houses_to_notation (const SudokuShape *shape, const NonetHouseSet *houses);

/* The number of a puzzle's givens, "29 givens". */
char *nonet_givens_to_string (const NonetPuzzle *puzzle);

/* "2, 5 and 9"; NULL if there are none. */
char *nonet_values_to_string (SudokuSet values, const NonetAlphabet *alphabet, NonetListStyle style);

/* "7 in r1c37", "1/2 in r1c3 and 6 in r2c5", translated; NULL if there are none. */
char *nonet_candidates_to_string (const SudokuCandidate *candidates,
                                  guint n_candidates,
                                  const SudokuShape *shape,
                                  const NonetNotation *notation);

/* The same without words, with a mark between cell and value: "r1c37<>7, r2c5<>6", "r1c3 = 5". */
char *nonet_candidates_to_notation (const SudokuCandidate *candidates,
                                    guint n_candidates,
                                    const char *mark,
                                    const SudokuShape *shape,
                                    const NonetNotation *notation);

/* The links of a branch (0: those that hold always) as a chain in Eureka notation, or NULL if it has none:
 * "(5)r1c2=(5)r1c7-(5)r4c7", "(5=7)r1c2". Where links do not follow each other, "; " is between them. */
char *nonet_chain_to_string (const SudokuStep *step,
                             guint branch,
                             const SudokuShape *shape,
                             const NonetNotation *notation);

/* The cells of a node: "r1c2". */
char *nonet_node_to_cells (const SudokuStep *step, guint node, const SudokuShape *shape, const NonetNotation *notation);

/* A node as a candidate, "5 in r1c2", and as a statement, "r1c2 = 5" or, if false, "r1c2 ≠ 5". */
char *nonet_node_to_candidate (const SudokuStep *step,
                               guint node,
                               const SudokuShape *shape,
                               const NonetNotation *notation);
char *nonet_node_to_statement (const SudokuStep *step,
                               guint node,
                               gboolean is_true,
                               const SudokuShape *shape,
                               const NonetNotation *notation);

/* A link of a step, by its number, in words, for whoever does not see it as a curve: "5 in row 1, column 2, strongly to 5 in row 1,
 * column 7". */
char *nonet_link_to_string (const SudokuStep *step,
                            guint number,
                            const SudokuShape *shape,
                            const NonetNotation *notation);

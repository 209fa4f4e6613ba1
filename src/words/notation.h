/* Cells, candidates and chains in few characters, and lists of them: the parts that sentences on steps are filled with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All texts belong to the caller.
 */
#pragma once

#include "formats/puzzle.h"
#include "logic/step.h"
#include "words/list.h"

G_BEGIN_DECLS

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

/* "r1c37 and r4c5"; on boards of more than nine rows each cell stands for itself. NULL if there are none. */
char *nonet_cells_to_string (const SudokuShape *shape, const NonetCellSet *cells, NonetListStyle style);

/* "2, 5 and 9"; NULL if there are none. */
char *nonet_values_to_string (SudokuSet values, const NonetAlphabet *alphabet, NonetListStyle style);

/* "7 in r1c37", "1/2 in r1c3 and 6 in r2c5", translated; NULL if there are none. */
char *nonet_candidates_to_string (const SudokuCandidate *candidates,
                                  guint n_candidates,
                                  const SudokuShape *shape,
                                  const NonetAlphabet *alphabet);

/* The same without words, with a mark between cell and value: "r1c37<>7, r2c5<>6", "r1c3 = 5". */
char *nonet_candidates_to_notation (const SudokuCandidate *candidates,
                                    guint n_candidates,
                                    const char *mark,
                                    const SudokuShape *shape,
                                    const NonetAlphabet *alphabet);

/* The links of a branch (0: those that hold always) as a chain in Eureka notation, or NULL if it has none:
 * "(5)r1c2=(5)r1c7-(5)r4c7", "(5=7)r1c2". Where links do not follow each other, "; " is between them. */
char *nonet_chain_to_string (const SudokuStep *step,
                             guint branch,
                             const SudokuShape *shape,
                             const NonetAlphabet *alphabet);

/* The cells of a node: "r1c2". */
char *nonet_node_to_cells (const SudokuStep *step, guint node, const SudokuShape *shape);

/* A node as a candidate, "5 in r1c2", and as a statement, "r1c2 = 5" or, if false, "r1c2 ≠ 5". */
char *nonet_node_to_candidate (const SudokuStep *step,
                               guint node,
                               const SudokuShape *shape,
                               const NonetAlphabet *alphabet);
char *nonet_node_to_statement (const SudokuStep *step,
                               guint node,
                               gboolean is_true,
                               const SudokuShape *shape,
                               const NonetAlphabet *alphabet);

G_END_DECLS

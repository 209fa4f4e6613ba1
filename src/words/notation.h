/* Candidates and chains in few characters, and lists of them: the parts that sentences on steps are filled with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All texts belong to the caller.
 */
#pragma once

#include "logic/step.h"
#include "words/cell-names.h"

G_BEGIN_DECLS

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

G_END_DECLS

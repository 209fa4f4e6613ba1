/* The walk of nonet-cli derive, and the forms in which it is printed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/run/run.h"
#include "sudoku/derivation-walk.h"

G_BEGIN_DECLS

/* What is printed of a walk. Each is called where the walk stands at the end of such a part; parent is the number of the
 * node above. */
typedef struct
{
  void (*begin) (CliAnswer *answer, const SudokuDerivation *walk);
  void (*stage) (CliAnswer *answer, const SudokuDerivation *walk);
  void (*node) (CliAnswer *answer, const SudokuDerivation *walk, guint64 parent);
  void (*end) (CliAnswer *answer, const SudokuDerivation *walk, gboolean complete); /* all nodes were printed */
  void (*left_out) (CliAnswer *answer); /* instead of the search of a large board; may be NULL */
} CliDerivePrinter;

extern const CliDerivePrinter cli_derive_text, cli_derive_json, cli_derive_dot;

/* The last expansion, "r4c1=2"; caller frees. */
char *cli_derive_dup_edge (const CliAnswer *answer, const SudokuDerivation *walk);

/* What a step does, in the words of the program: "pruneBy rows". */
const char *cli_derive_function (const SudokuDerivation *walk);

/* Why a matrix is blocked, "r4c5 is empty" or "3 twice in row 4"; NULL if it is not. Caller frees. */
char *cli_derive_dup_block (const CliAnswer *answer, const SudokuCandidates *matrix);

G_END_DECLS

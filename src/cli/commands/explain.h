/* nonet-cli explain: solves a puzzle step by step, lists the steps that are possible, or says why a cell cannot have a value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/run/run.h"
#include "logic/path.h"
#include "logic/why.h"
#include "words/notation.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuBoard, sudoku_board_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuStep, sudoku_step_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuFinding, sudoku_finding_free)

/* Reads names separated by commas; NULL for none. Returns FALSE after reporting a name that is none. */
gboolean cli_techniques_parse (const char *names, SudokuTechniqueSet *techniques);

/* Returns the board of a puzzle as it stands, with its entries and without the candidates that were struck out. */
SudokuBoard *cli_board_of (const NonetPuzzle *puzzle);

/* The limits of a path or, with all, of all steps possible: these techniques or, if NULL, the usual ones. Singles
 * belong to every path. */
void cli_limit_techniques (SudokuFindLimits *limits, const SudokuTechniqueSet *techniques, gboolean all, guint order);

/* Returns a board of 9×9 cells as the example of a step, for HoDoKu's library. The caller unrefs it. */
NonetPuzzle *cli_step_to_puzzle (const SudokuStep *step, const SudokuBoard *board);

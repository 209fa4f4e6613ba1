/* Boards and sets as nonet-cli prints them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/puzzle.h"

G_BEGIN_DECLS

/* Appends n * n values in one line, without its end; blanks as '.', or as 0 between numbers. */
void cli_print_line (GString *text, const NonetAlphabet *alphabet, const SudokuShape *shape, const guint8 *values);

/* Appends the symbols of a set, run together if each is one character, else with commas; "-" for none. */
void cli_print_set (GString *text, const NonetAlphabet *alphabet, SudokuSet set);

/* Appends all sets in one line with its end, separated by spaces. */
void cli_print_candidates_line (GString *text, const NonetAlphabet *alphabet, const SudokuCandidates *candidates);

/* Appends the sets as n lines of columns with bars between the boxes and rules between the bands. */
void cli_print_candidates_grid (GString *text, const NonetAlphabet *alphabet, const SudokuCandidates *candidates);

/* Appends a JSON string with its quotation marks; bytes that are not UTF-8 become U+FFFD. */
void cli_json_string (GString *text, const char *string);

/* Appends a cell as {"row":1,"column":2,"symbol":"5"}. */
void cli_json_cell (GString *text, const NonetAlphabet *alphabet, const SudokuShape *shape, guint cell, guint value);

G_END_DECLS

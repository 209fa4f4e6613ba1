/* Printing lines, candidates and JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/puzzle.h"

/* Why a board has no solution, where that is simple, "two 5s in row 3"; NULL otherwise. Caller frees. */
char *cli_dup_fault (const SudokuGrid *grid, NonetAlphabet *alphabet);

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

/* Appends the comma between two items or members, unless an array or object was just opened. What was appended must not have been
 * written in between. */
void cli_json_comma (GString *text);

/* Appends such a string as a member of an object that has others before it: ,"name":"string". */
void cli_json_member (GString *text, const char *name, const char *string);

/* Appends ,"name":[["1","2"],[],…]: for each cell an array of the symbols that it may have. */
void cli_json_candidates (GString *text,
                          const char *name,
                          const NonetAlphabet *alphabet,
                          const SudokuCandidates *candidates);

/* Appends the place of a cell as two members of an object: "row":1,"column":2. */
void cli_json_place (GString *text, const SudokuShape *shape, guint cell);

/* Appends a cell as {"row":1,"column":2,"symbol":"5"}. */
void cli_json_cell (GString *text, const NonetAlphabet *alphabet, const SudokuShape *shape, guint cell, guint value);

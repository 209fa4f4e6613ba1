/* How hard a puzzle is said to be: ratings in the columns after a board, and their order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   # grid ER/EP/ED hardest step
 *   70004000607…304 8.9/1.2/1.2 Dynamic Region Forcing Chains
 *   ..34......5…3..  11.8 01.5 01.5
 *   0001d2888928 200050006…200  7.1
 */
#pragma once

#include "formats/puzzle.h"

/* Where a list has its ratings, if it says so in a heading. Plain data; all zero if it does not. */
typedef struct
{
  char separator;   /* '\t', ',' or ' '; 0: not known */
  guint8 column;    /* of the rating, counted from the board */
  guint8 n_columns; /* 1, or 3 where ER, EP and ED have one each */
} NonetColumns;

/* Takes over what a line that is no puzzle says if it is a heading that names a column for the board and one for a rating;
 * otherwise nothing changes. */
void nonet_columns_read_heading (NonetColumns *self, const char *line, gsize length);

/* Whether a text is a rating as programs print it: "7.2", "7.2/1.2/1.2". */
gboolean nonet_difficulty_is_rating (const char *text);

/* Finds the rating in rest, what a line has after the puzzle's board, and moves it from the puzzle's comment to its difficulty.
 * columns may be NULL: then, and if they are not known, it may be the first or the last field. */
void nonet_puzzle_take_rating (NonetPuzzle *puzzle, const NonetColumns *columns, const char *rest, gsize length);

/* A number by which puzzles are put in order: ratings by themselves, words such as "easy" and "expert" among them as Sudoku
 * Explainer would rate most of such puzzles; larger than all if it is NULL or says nothing. */
double nonet_difficulty_to_number (const char *difficulty);

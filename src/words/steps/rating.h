/* Ratings in words: how hard a puzzle or a step is by the scale of Sudoku Explainer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All texts are the caller's.
 */
#pragma once

#include <glib.h>

#include "logic/rating.h"
#include "logic/step.h"

G_BEGIN_DECLS

/* The rating of the hardest step, translated: "SE 6.6"; "beyond SE" if no technique has a step. */
char *nonet_words_rating (const SudokuRating *rating);

/* All three ratings: "ER 6.6 · EP 1.2 · ED 1.2 (SE 1.2.1)". */
char *nonet_words_ratings (const SudokuRating *rating);

/* That of a step, or else of its technique: "SE 6.6 · HoDoKu 260"; without the former where that has none. */
char *nonet_words_step_rating (const SudokuStep *step);

G_END_DECLS

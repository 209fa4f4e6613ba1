/* Steps of logic in words: the names of techniques, what a step says, at four stages, its chain in Eureka notation, how hard it is,
 * and mistakes that were made before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Board is the one the step was found on, before it is applied. Cells are written as the notation says, in texts without
 * words as r1c3 or A3. All texts belong to the caller.
 */
#pragma once

#include "logic/rating.h"
#include "logic/step.h"
#include "words/notation.h"

/* How much a hint gives away. */
typedef enum
{
  NONET_STEP_VAGUE, /* "There is a fish." */
  NONET_STEP_WHERE, /* "Look at 7 in columns 2, 5 and 9." */
  NONET_STEP_WHAT,  /* "Finned Swordfish" */
  NONET_STEP_FULL   /* "Columns 2, 5 and 9 have 7 only in …, so 7 in r3c4 can be removed." */
} NonetStepStage;

/* The name of a technique, translated, in title case: "Finned Swordfish". It is static. */
const char *nonet_words_technique (SudokuTechnique technique);

/* The name of one of HoDoKu's levels, translated: "hard". It is static. */
const char *nonet_words_level (SudokuLevel level);

/* What a step says at a stage, in whole sentences, translated. */
char *nonet_words_step (const SudokuStep *step,
                        const SudokuBoard *board,
                        const NonetNotation *notation,
                        NonetStepStage stage);

/* What a step is about in a few words, translated, where its technique is said elsewhere: "8 from r3c6 to r6c4". */
char *nonet_words_step_short (const SudokuStep *step, const SudokuBoard *board, const NonetNotation *notation);

/* What it does as a person would write it: "r4c2 ≠ 5, r5c37 ≠ 6", "r1c3 = 7". */
char *nonet_words_effect (const SudokuStep *step, const SudokuShape *shape, const NonetNotation *notation);

/* The step in Eureka notation: "(5)r1c2=(5)r1c7-(5)r4c7 => r4c2<>5". A step without links has what its pattern is made
 * of, bases before covers: "7 r25\c37 => r1c3<>7"; one with branches has a chain for each,
 * and one of colours their candidates. */
char *nonet_words_eureka (const SudokuStep *step, const SudokuShape *shape, const NonetNotation *notation);

/* The same as people see it in the window: "(5)r1c2=(5)r1c7-(5)r4c7 ⇒ r4c2≠5". */
char *nonet_words_step_notation (const SudokuStep *step, const SudokuShape *shape, const NonetNotation *notation);

/* The verdicts that are not about one step: nothing is known that continues; several solutions, so that
 * techniques that need a single one are left out. Translated and static. */
const char *nonet_words_no_step (void);
const char *nonet_words_not_unique (void);

/* What puzzles of a rating are called, as those that are made: "Medium". It is static. */
const char *nonet_words_difficulty (const SudokuRating *rating);

/* That, and the rating of the hardest step, translated: "Expert · SE 6.6"; "Fiendish · beyond SE" if no technique has a step. */
char *nonet_words_rating (const SudokuRating *rating);

/* All three ratings: "ER 6.6 · EP 1.2 · ED 1.2 (SE 1.2.1)". */
char *nonet_words_ratings (const SudokuRating *rating);

/* That of a step, or else of its technique: "SE 6.6 · HoDoKu 260"; without the former where that has none; NULL if neither has. */
char *nonet_words_step_rating (const SudokuStep *step);

/* What a player did that contradicts the only solution. */
typedef enum
{
  NONET_MISTAKE_ENTRY,  /* a value that is not that of the solution */
  NONET_MISTAKE_STRUCK, /* the solution's value is struck out */
  NONET_MISTAKE_MARKS   /* the solution's value is not among the marks */
} NonetMistakeKind;

/* Mistakes of one kind. */
typedef struct
{
  NonetMistakeKind kind;
  NonetCellSet cells;
} NonetMistakes;

/* "One of your entries is wrong.", "3 of your entries are wrong."; caller frees. */
char *nonet_mistakes_to_string (const NonetMistakes *mistakes);

/* "Look at r1c3 and r5c6."; caller frees. */
char *nonet_mistakes_to_place (const NonetMistakes *mistakes, const SudokuShape *shape, const NonetNotation *notation);

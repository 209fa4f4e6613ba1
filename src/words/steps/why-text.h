/* Why a cell cannot have a value, in sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All texts are translated and belong to the caller.
 */
#pragma once

#include "logic/why.h"
#include "words/notation.h"

/* What is asked of a cell and a value; of the cell alone in the first. */
typedef enum
{
  NONET_QUESTION_WHICH, /* which candidate is to be explained? */
  NONET_QUESTION_CAN,   /* can it be that value? */
  NONET_QUESTION_NOT,   /* why is it not? */
  NONET_QUESTION_WHY    /* why is it? */
} NonetQuestion;

char *nonet_words_why_question (NonetQuestion question,
                                const SudokuShape *shape,
                                guint cell,
                                guint value,
                                const NonetNotation *notation);

/* What a line says; board is the one that it finds. */
char *nonet_words_why_line (const SudokuWhyLine *line, const SudokuBoard *board, const NonetNotation *notation);

/* What is said of the claim about a cell of the board in the end, after all lines. */
char *nonet_words_why_verdict (const SudokuWhy *why,
                               const SudokuBoard *board,
                               guint cell,
                               guint value,
                               const NonetNotation *notation);

/* The whole explanation of a claim about the cell of a board: a sentence a line, those of a case two spaces deeper than the
 * assumption it begins with. The caller frees it with g_strfreev (); NULL when out of memory. */
char **nonet_words_why (const SudokuWhy *why,
                        const SudokuBoard *board,
                        guint cell,
                        guint value,
                        const NonetNotation *notation);

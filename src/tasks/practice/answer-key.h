/* What the key to a sheet of puzzles says of one of them: its solution, or why there is none to show, and how hard it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/puzzle.h"
#include "sudoku/cancel.h"

G_BEGIN_DECLS

typedef struct
{
  guint8 *solution; /* the only one of the givens, or NULL */
  char *remark;     /* where there is no such one: "3 solutions", translated */
  char *level; /* how hard it is: what the puzzle says itself, or HoDoKu's level, translated; NULL if nobody knows */
} NonetAnswerKey;

/* Finds the solution of a puzzle, and its level if it is wanted. Takes a second at most, or until cancelled; cancelled may be
 * NULL. Returns FALSE when cancelled or out of memory. */
gboolean nonet_answer_key_find (NonetAnswerKey *self,
                                const NonetPuzzle *puzzle,
                                gboolean level,
                                SudokuCancelFunc cancelled,
                                void *data);

void nonet_answer_key_clear (NonetAnswerKey *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (NonetAnswerKey, nonet_answer_key_clear)

G_END_DECLS

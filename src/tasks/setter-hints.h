/* Hints to who sets a puzzle: which givens can go, and which cells, if given, would make it unique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "formats/puzzle.h"
#include "sudoku/minimality.h"
#include "sudoku/completion.h"

G_BEGIN_DECLS

/* What was found out about the givens. Free it with nonet_minimality_free (). */
typedef struct
{
  SudokuMinimality kind; /* never CANCELLED */
  guint n_cells;
  guint n_redundant;
  bool *redundant; /* for each cell: each of these givens alone can go */
} NonetMinimality;

void nonet_minimality_free (NonetMinimality *minimality);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetMinimality, nonet_minimality_free)

/* Finds out which of the puzzle's givens (entries do not count) can go. */
void nonet_find_redundant_async (NonetPuzzle *puzzle,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);
NonetMinimality *nonet_find_redundant_finish (GAsyncResult *result, GError **error);

/* Cells that would make the puzzle unique. Free it with nonet_completion_free (). */
typedef struct
{
  SudokuCompletion kind; /* never CANCELLED */
  guint n_cells;
  guint n_added;
  guint8 *values; /* for each cell the value to give, or 0 */
} NonetCompletion;

void nonet_completion_free (NonetCompletion *completion);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetCompletion, nonet_completion_free)

/* Finds few cells that, given besides the puzzle's givens and entries, leave one solution. */
void nonet_find_completion_async (NonetPuzzle *puzzle,
                                  GCancellable *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data);
NonetCompletion *nonet_find_completion_finish (GAsyncResult *result, GError **error);

G_END_DECLS

/* Both sides of an equation of the calculation, evaluated in the background.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "sudoku/calculation.h"

G_BEGIN_DECLS

/* Rows or boards that are built at most at a time: 4^8. */
#define NONET_CALCULATION_MOST 65536

typedef struct
{
  SudokuEvaluation *left, *right;
  gboolean comparable; /* both are done; then: */
  SudokuComparison comparison;
} NonetBothSides;

void nonet_both_sides_free (NonetBothSides *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetBothSides, nonet_both_sides_free)

/* Evaluates two expressions on an example, which is copied. */
void nonet_evaluate_both_sides_async (const char *left,
                                      const char *right,
                                      SudokuExampleKind kind,
                                      const SudokuCandidates *example,
                                      GCancellable *cancellable,
                                      GAsyncReadyCallback callback,
                                      gpointer user_data);

/* Returns both, or NULL when cancelled or out of memory; caller frees. */
NonetBothSides *nonet_evaluate_both_sides_finish (GAsyncResult *result, GError **error);

/* Looks for an example of a 4×4 board on which both sides of an equation differ; its expressions must be static. */
void nonet_find_counterexample_async (const SudokuEquation *equation,
                                      GCancellable *cancellable,
                                      GAsyncReadyCallback callback,
                                      gpointer user_data);

/* Returns the example, or NULL when there is none, cancelled or out of memory; free it with sudoku_candidates_free (). */
SudokuCandidates *nonet_find_counterexample_finish (GAsyncResult *result, GError **error);

G_END_DECLS

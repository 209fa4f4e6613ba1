/* Why a candidate is false, or true: the simplest explanation, line by line, or the solution that shows that it can be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "tasks/steps/logic-options.h"
#include "tasks/steps/why-line.h"

G_BEGIN_DECLS

typedef enum
{
  NONET_WHY_FALSE,  /* no solution has the value in the cell */
  NONET_WHY_TRUE,   /* every solution has */
  NONET_WHY_EITHER, /* some have, and some have not */
  NONET_WHY_UNKNOWN /* the board has no solution, or no explanation was found */
} NonetWhyKind;

/* An explanation. */
typedef struct
{
  NonetWhyKind kind;
  guint cell, value;
  GListModel *lines;       /* of NonetWhyLine; at least one */
  NonetPosition *solution; /* of EITHER: a full board that has the value */
} NonetExplanation;

void nonet_explanation_free (NonetExplanation *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetExplanation, nonet_explanation_free)

/* Explains a value of a cell of the puzzle. What the player entered there does not count; nor do marks and struck candidates if
 * they contradict every solution. An explanation that was found is not made simpler for longer than about two seconds. */
void nonet_why_async (NonetPuzzle *puzzle,
                      const NonetLogicOptions *options,
                      guint cell,
                      guint value,
                      GCancellable *cancellable,
                      GAsyncReadyCallback callback,
                      gpointer user_data);

/* The explanation, which the caller frees; or NULL, and an error, when cancelled or out of memory. */
NonetExplanation *nonet_why_finish (GAsyncResult *result, GError **error);

G_END_DECLS

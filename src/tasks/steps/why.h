/* Why a candidate is false or true, found in a worker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "logic/why.h"
#include "tasks/steps/found-step.h"
#include "words/notation.h"

#define NONET_TYPE_WHY_LINE (nonet_why_line_get_type ())
G_DECLARE_FINAL_TYPE (NonetWhyLine, nonet_why_line, NONET, WHY_LINE, GObject)

/* How many assumptions the line is under. */
guint nonet_why_line_get_level (NonetWhyLine *self);

/* The board that the line finds, and the step that it is about, or NULL; owned by self, which never changes. */
NonetPosition *nonet_why_line_get_position (NonetWhyLine *self);
NonetFoundStep *nonet_why_line_get_step (NonetWhyLine *self);

/* What the line says, translated; caller frees. */
char *nonet_why_line_to_string (NonetWhyLine *self, NonetCellStyle cells);

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
  GListModel *lines; /* of NonetWhyLine, at least one; of EITHER: it finds a full board that has the value */
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

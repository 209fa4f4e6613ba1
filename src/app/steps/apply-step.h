/* Doing in a document what a step of logic says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "document/document.h"
#include "tasks/steps/found-step.h"

G_BEGIN_DECLS

/* Does what a step of the document's puzzle says, as one step of undo. What it places becomes entries, also while givens are
 * edited: a step belongs to solving. What it removes is struck out, or taken out of the player's marks if start says that these
 * count and the cell has some. Returns whether anything has changed. */
gboolean nonet_apply_step (NonetDocument *document, NonetFoundStep *found, NonetStart start);

/* Takes the document to a position that was reached from its puzzle, as one step of undo and in the same way. Only what the values
 * of the position leave open is struck out. Returns whether anything has changed. */
gboolean nonet_apply_position (NonetDocument *document, NonetPosition *position, NonetStart start);

G_END_DECLS

/* Finding puzzles that belong to the one on the board: with givens in the selected cells, and near it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/files/loader.h"
#include "app/frame/controller.h"

G_BEGIN_DECLS

/* Actions: "win.pattern-puzzles" (of the cells selected, if these are several, else of those with givens), "win.near-puzzles".
 * Each opens a window with a list, in place of the one before. */
#define NONET_TYPE_FINDING (nonet_finding_get_type ())
G_DECLARE_FINAL_TYPE (NonetFinding, nonet_finding, NONET, FINDING, NonetController)

/* Of the board of the window; a list that is opened as a collection goes to the loader. */
NonetFinding *nonet_finding_new (NonetFrame *frame, NonetLoader *loader);

G_END_DECLS

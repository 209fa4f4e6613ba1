/* What a screen reader says of each cell: "row 1, column 3: 7, given".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "render/board/board-scene.h"

G_BEGIN_DECLS

/* Describes a cell of a scene; conflict: its symbol stands in one of its houses again. Caller frees. */
char *nonet_board_describe_cell (const NonetBoardScene *scene, guint cell, gboolean conflict);

G_END_DECLS

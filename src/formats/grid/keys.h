/* Lines of the form "Key: value" around a board, as far as they name rules on top of those of Sudoku.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/text.h"

G_BEGIN_DECLS

/* Adds the rules that the beginning of a text names; see formats/text/rules.h. */
void grid_keys_find_rules (const NonetText *text, GPtrArray *rules);

G_END_DECLS

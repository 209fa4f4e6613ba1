/* Puzzles of f-puzzles.com and SudokuPad as JSON objects.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/json.h"
#include "formats/writer.h"

G_BEGIN_DECLS

/* Whether an object is such a puzzle. */
gboolean nonet_f_puzzles_knows (JsonObject *object);

void nonet_f_puzzles_read_object (NonetInput *input, JsonObject *object);

extern const NonetWriter nonet_f_puzzles_writer;

G_END_DECLS

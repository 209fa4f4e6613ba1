/* Rules in SudokuPad's own form, as far as a drawing says what it means.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

#include "formats/input.h"

/* Reads cages, thermometers, arrows, dots and the like for a board of the shape into a list. The drawings that they consist of are added
 * to used, rules of other kinds to unknown. What makes no sense is reported with its place, and FALSE returned. */
gboolean nonet_sudokupad_read_rules (NonetInput *input,
                                     JsonObject *object,
                                     const SudokuShape *shape,
                                     NonetRuleList *list,
                                     GHashTable *used,
                                     GPtrArray *unknown);

/* The number of the region of each cell by "regions", of any form. FALSE if they are none of the board. */
gboolean nonet_sudokupad_read_regions (JsonObject *object, guint order, guint *map);

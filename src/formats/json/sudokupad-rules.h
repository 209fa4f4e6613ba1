/* Rules in SudokuPad's own form, as far as a drawing says what it means.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

#include "formats/input.h"

/* Reads cages, thermometers and arrows for a board of the shape into a list. The drawings that they consist of are added to used;
 * *understood becomes FALSE where there is a cage of another kind. What makes no sense is reported with its place, and FALSE returned. */
gboolean nonet_sudokupad_read_rules (NonetInput *input,
                                     JsonObject *object,
                                     const SudokuShape *shape,
                                     NonetRuleList *list,
                                     GHashTable *used,
                                     gboolean *understood);

/* The board of "regions", of any form; NULL unless each has order cells. Caller unrefs. */
SudokuShape *nonet_sudokupad_read_regions (JsonObject *object, guint order);

/* The puzzle of a day, which is the same for everybody.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/puzzles/generating.h"
#include "tasks/puzzles/stock.h"

/* How difficult the puzzle of a day is: the week begins with easy ones, and ends with an expert one on Sunday. */
NonetStockKind nonet_daily_kind (const GDate *day);

/* Begins to make it: the first puzzle of its kind by a seed that is the number of the day. */
NonetGenerating *nonet_daily_new (const GDate *day);

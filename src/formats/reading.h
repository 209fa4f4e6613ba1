/* What a text held: puzzles, and what there is to say of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/message.h"
#include "formats/puzzle.h"

/* Immutable once made; safe to share between threads. Puzzles of a collection are parsed when they are
 * asked for, so that a list of a million lines opens at once. */
#define NONET_TYPE_READING (nonet_reading_get_type ())
G_DECLARE_FINAL_TYPE (NonetReading, nonet_reading, NONET, READING, GObject)

/* The id of the format recognised: "line", "sdk", "ipuz", … */
const char *nonet_reading_get_format (NonetReading *self);

/* The number of puzzles, at least 1. */
guint nonet_reading_get_n_puzzles (NonetReading *self);

/* The index-th puzzle, from 0; caller unrefs. */
NonetPuzzle *nonet_reading_dup_puzzle (NonetReading *self, guint index);

/* Line on which the index-th puzzle starts, from 1. */
guint nonet_reading_get_line (NonetReading *self, guint index);

/* Warnings, choices and errors of places that were left out: at most ten of each kind are kept (borrowed NonetMessage array), and how many
 * there were of a kind in all. */
GPtrArray *nonet_reading_get_messages (NonetReading *self);
guint nonet_reading_get_n_messages (NonetReading *self, NonetMessageKind kind);

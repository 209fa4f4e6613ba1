/* --part=I/N: the share of work that one of several calls does, on this machine or others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/run/block.h"

G_BEGIN_DECLS

/* One of n_parts, counted from 0. */
typedef struct
{
  guint part, n_parts;
} CliPart;

/* What is not divided. */
#define CLI_WHOLE ((CliPart){ 0, 1 })

/* Reads "2/8" into part 1 of 8, and NULL into the whole. Returns FALSE after reporting what is wrong. */
gboolean cli_part_parse (const char *text, CliPart *part);

/* Makes a block of what a part has of another: every n_parts-th item, where n_before items come before the block. It
 * borrows puzzles and errors, and is cleared with cli_part_return (). Returns the index in the block of its first item. */
guint cli_part_take (CliPart part, const CliBlock *block, guint64 n_before, CliBlock *share);
void cli_part_return (CliBlock *share);

G_END_DECLS

/* Where nonet-cli's puzzles come from: files and standard input, in order, a block at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list of one-line puzzles (formats/list.h) is read as it arrives: what has arrived is a block when no more is waiting, so
 * that a person or program at the other end of a pipe gets each answer at once, and a list of any length needs little memory.
 * Whatever else is read whole through formats/read.h.
 */
#pragma once

#include "cli/run/block.h"
#include "cli/run/options.h"

G_BEGIN_DECLS

typedef struct _CliInput CliInput;

/* Reads the files the options name, or standard input. With keep_details every puzzle comes with all that its line says
 * besides the board, which is slower. The options must outlive the input. */
CliInput *cli_input_new (const CliOptions *options, gboolean keep_details);
void cli_input_free (CliInput *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliInput, cli_input_free)

/* The next puzzles, at least one, or NULL at the end. The block belongs to the input and lives until the next call. */
const CliBlock *cli_input_next (CliInput *self);

/* Whether the next function has anything to read, for all that is known. */
gboolean cli_input_reads_ahead (const CliInput *self);

/* Reads for the next call, without waiting, what has arrived of a list. May be called once between two calls, also from another
 * thread while the block is worked on. */
void cli_input_read_ahead (CliInput *self);

/* Whether a file could not be opened or read; this was said on standard error. */
gboolean cli_input_failed (CliInput *self);

G_END_DECLS

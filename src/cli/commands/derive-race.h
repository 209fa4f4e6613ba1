/* The race of nonet-cli derive.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/run/run.h"

G_BEGIN_DECLS

/* Has a puzzle run through all stages, each at most for this many seconds, and prints what each did: as CSV, or a table, or
 * JSON if the answer's options say so. */
void cli_derive_race (CliAnswer *answer, double seconds, gboolean csv);

G_END_DECLS

/* The option --variant: how the search of the derivation is done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/run/options.h"
#include "sudoku/derivation-search.h"

G_BEGIN_DECLS

/* Sets the switches that the value of --variant names, "once,others"; NULL: none. Returns FALSE after reporting one that is not
 * known. */
gboolean cli_variant_parse (const char *names, SudokuSearchVariant *variant);

G_END_DECLS

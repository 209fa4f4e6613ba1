/* The commands of nonet-cli, one file each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/run/run.h"

G_BEGIN_DECLS

/* Runs a command on its arguments (argv[0] is its name) and returns the exit status. */
int cli_solve (int argc, char **argv);
int cli_count (int argc, char **argv);
int cli_candidates (int argc, char **argv);
int cli_canonical (int argc, char **argv);
int cli_check (int argc, char **argv);
int cli_derive (int argc, char **argv);
int cli_explain (int argc, char **argv);
int cli_rate (int argc, char **argv);
int cli_generate (int argc, char **argv);
int cli_convert (int argc, char **argv);
int cli_render (int argc, char **argv);

G_END_DECLS

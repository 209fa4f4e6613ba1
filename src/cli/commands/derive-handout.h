/* nonet-cli derive --pdf, which the program that draws takes over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Writes a hand-out on each puzzle as a PDF and returns the exit status. argv[0] is "derive". */
int cli_derive_handout (int argc, char **argv);

G_END_DECLS

/* Writing SudoCue's collections: a puzzle a line. They are read as boards of one line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   006000059000082008200004500…
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>

static gboolean
write_sdm (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  if (!nonet_writer_check_nine (puzzle, N_ ("SudoCue collection"), error))
    return FALSE;
  nonet_writer_append_digits (text, puzzle->givens);
  g_string_append_c (text, '\n');
  return TRUE;
}

const NonetWriter nonet_sdm_writer = { { "sdm", N_ ("SudoCue collection"), "sdm", FALSE, TRUE }, write_sdm };

/* Writing SudoCue's collections: a puzzle a line, and its rating. They are read as boards of one line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   006000059000082008200004500… 7.2
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>

#include "formats/difficulty.h"

static gboolean
write_sdm (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  if (!nonet_writer_check_nine (puzzle, N_ ("SudoCue collection"), error))
    return FALSE;
  nonet_writer_append_digits (text, puzzle->givens);
  if (puzzle->difficulty != NULL && nonet_difficulty_is_rating (puzzle->difficulty))
    g_string_append_printf (text, " %s", puzzle->difficulty);
  g_string_append_c (text, '\n');
  return TRUE;
}

const NonetWriter nonet_sdm_writer = { { "sdm", N_ ("SudoCue collection"), "sdm", FALSE, TRUE }, write_sdm };

/* Writing CSV as Kaggle's lists have it. They are read as boards of one line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   quizzes,solutions
 *   0043002090…,8643712598…
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>

#define HEADING "quizzes,solutions\n"

static gboolean
write_csv (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  if (!nonet_writer_check_nine (puzzle, N_ ("CSV"), error))
    return FALSE;
  g_string_append (text, HEADING);
  nonet_writer_append_digits (text, puzzle->givens);
  g_string_append_c (text, ',');
  if (puzzle->solution != NULL)
    nonet_writer_append_digits (text, puzzle->solution);
  g_string_append_c (text, '\n');
  return TRUE;
}

const NonetWriter nonet_csv_writer = { { "csv", N_ ("CSV"), "csv", FALSE, TRUE, HEADING }, write_csv };

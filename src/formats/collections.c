/* Writing lists of puzzles: SudoCue's .sdm, and CSV as Kaggle's lists have it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   006000059000082008200004500…             quizzes,solutions
 *                                            0043002090…,8643712598…
 *
 * They are read as boards of one line.
 */
#include "config.h"

#include "formats/collections.h"

#include <glib/gi18n-lib.h>

static void
append_digits (GString *text, const guint8 *values)
{
  for (guint cell = 0; cell < 81; cell++)
    g_string_append_c (text, (char) ('0' + values[cell]));
}

static gboolean
write_sdm (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  if (!nonet_writer_check_nine (puzzle, N_ ("SudoCue collection"), error))
    return FALSE;
  append_digits (text, puzzle->givens);
  g_string_append_c (text, '\n');
  return TRUE;
}

#define CSV_HEADING "quizzes,solutions\n"

static gboolean
write_csv (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  if (!nonet_writer_check_nine (puzzle, N_ ("CSV"), error))
    return FALSE;
  g_string_append (text, CSV_HEADING);
  append_digits (text, puzzle->givens);
  g_string_append_c (text, ',');
  if (puzzle->solution != NULL)
    append_digits (text, puzzle->solution);
  g_string_append_c (text, '\n');
  return TRUE;
}

const NonetWriter nonet_sdm_writer = { { "sdm", N_ ("SudoCue collection"), "sdm", FALSE, TRUE }, write_sdm };
const NonetWriter nonet_csv_writer = { { "csv", N_ ("CSV"), "csv", FALSE, TRUE, CSV_HEADING }, write_csv };

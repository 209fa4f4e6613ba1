/* HoDoKu's library: files of lines, read and written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/registry.h"

#include "formats/grid/grid.h"
#include "formats/grid/hodoku-line.h"

static gboolean
sniff (const NonetText *text)
{
  NonetLine line = { 0 };
  gsize offset = 0;

  while (nonet_text_next_line (text, &offset, &line) && line.number < 400)
    if (line.length > 0 && *line.start != '#' && !g_ascii_isspace (*line.start))
      return nonet_hodoku_is_library_line (&line);
  return FALSE;
}

static const char *
text_or_none (const char *text)
{
  return text != NULL ? text : "";
}

gboolean
nonet_hodoku_write (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  const char *separator = "";

  if (puzzle->step_code != NULL)
    g_string_append_printf (text, ":%s:%s:", puzzle->step_code, text_or_none (puzzle->step_values));
  else
    g_string_append (text, NONET_HODOKU_PLAIN);
  for (guint cell = 0; cell < 81; cell++)
    if (puzzle->givens[cell] != 0)
      g_string_append_printf (text, "%u", puzzle->givens[cell]);
    else if (puzzle->entries[cell] != 0)
      g_string_append_printf (text, "+%u", puzzle->entries[cell]);
    else
      g_string_append_c (text, '.');
  g_string_append_c (text, ':');
  for (guint cell = 0; puzzle->eliminated != NULL && cell < 81; cell++)
    for (SudokuSet set = puzzle->eliminated[cell]; set != 0; set &= set - 1, separator = " ")
      g_string_append_printf (text, "%s%u%u%u", separator, sudoku_set_first (set), cell / 9 + 1, cell % 9 + 1);
  if (puzzle->step_code == NULL)
    g_string_append (text, ":::");
  else
    g_string_append_printf (text, ":%s:%s", text_or_none (puzzle->step_removed), text_or_none (puzzle->step_placed));
  /* Lines of older libraries end before the last colon. */
  if (puzzle->step_code != NULL && puzzle->step_extra != NULL)
    g_string_append_printf (text, ":%s", puzzle->step_extra);
  g_string_append_c (text, '\n');
  return TRUE;
}

const NonetReader nonet_hodoku_reader = { NONET_HODOKU_FORMAT, sniff, nonet_grid_read };

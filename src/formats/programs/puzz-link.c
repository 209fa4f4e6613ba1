/* Sudokus in links to puzz.link and its relatives, which all run pzpr.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   https://puzz.link/p?sudoku/9/9/2j1g38n5g7i6p13g981h25731j8h9h8i2h5h697844h25j
 *
 * After the kind of puzzle come columns, rows and the cells: hexadecimal digits are values, "-1a" is a value of two digits, "." a
 * cell that is marked but blank, and g to z stand for 1 to 20 blank cells. Flags may stand before the columns.
 */
#include "config.h"

#include "formats/programs/puzz-link.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define SUDOKU "sudoku/"

static const char *const hosts[] = { "puzz.link/", "pzprxs.", "pzv.jp/", "pzplus." };

/* What follows the question mark, or NULL. */
static const char *
find_query (const char *link)
{
  const char *mark = strchr (link, '?');

  return mark != NULL ? mark + 1 : NULL;
}

gboolean
nonet_puzz_link_knows (const char *link)
{
  const char *query = find_query (link);

  if (query == NULL)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (hosts); i++)
    {
      const char *host = strstr (link, hosts[i]);

      if (host != NULL && host < query)
        return TRUE;
    }
  return g_str_has_prefix (query, SUDOKU);
}

/* Reads the value at *p and moves *p after it; G_MAXUINT if there is none. */
static guint
read_value (const char **p)
{
  guint digits = **p == '-' ? 2 : 1, value = 0;

  *p += **p == '-';
  for (; digits > 0; digits--, (*p)++)
    {
      if (!g_ascii_isxdigit (**p))
        return G_MAXUINT;
      value = 16 * value + (guint) g_ascii_xdigit_value (**p);
    }
  return value;
}

/* Reads the cells; reports what is wrong with them. */
static gboolean
read_cells (NonetInput *input, NonetPuzzle *puzzle, const char *p, guint line)
{
  guint count = nonet_puzzle_get_cells (puzzle), order = puzzle->shape->order, cell = 0;

  while (cell < count && (g_ascii_isalnum (*p) || *p == '-' || *p == '.'))
    if (*p == '.' || *p >= 'g')
      cell += *p == '.' ? 1 : (guint) (*p - 'f'), p++;
    else
      {
        guint value = read_value (&p);

        if (value == 0 || value > order)
          return nonet_input_report_value (input, line, 0, value, order);
        puzzle->givens[cell++] = (guint8) value;
      }
  if (cell == count && !g_ascii_isalnum (*p))
    return TRUE;
  nonet_input_error (input, line, 0, _ ("the puzzle in this link is damaged or cut off"));
  return FALSE;
}

void
nonet_puzz_link_read (NonetInput *input, const char *link, guint line)
{
  const char *query = find_query (link);
  g_autofree char *unescaped = query != NULL ? g_uri_unescape_string (query, NULL) : NULL;
  g_auto (GStrv) parts = g_strsplit (unescaped != NULL ? unescaped : "", "/", 6);
  guint size = 1;
  g_autoptr (NonetPuzzle) puzzle = NULL;

  if (unescaped == NULL || !g_str_has_prefix (unescaped, SUDOKU))
    {
      nonet_input_refuse (input, line, 0, _ ("this link is to a puzzle of another kind, not a Sudoku"));
      return;
    }
  if (parts[1] != NULL && !g_ascii_isdigit (*parts[1]))
    size = 2;
  if (g_strv_length (parts) < size + 3 || strcmp (parts[size], parts[size + 1]) != 0)
    {
      nonet_input_error (input, line, 0, _ ("the puzzle in this link is damaged or cut off"));
      return;
    }
  input->format = "puzz-link";
  puzzle = nonet_input_new_puzzle (input, (guint) MIN (g_ascii_strtoull (parts[size], NULL, 10), 999), NULL, line);
  if (puzzle != NULL && read_cells (input, puzzle, parts[size + 2], line))
    nonet_input_take_puzzle (input, g_steal_pointer (&puzzle), line);
}

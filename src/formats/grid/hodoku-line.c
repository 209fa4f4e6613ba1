/* HoDoKu's library: a state of a puzzle a line, with the step that follows from it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   :0000:4:+8..+5…:182 291:455:3:1
 *
 * Between colons: a code of the technique, its digits, 81 cells ('+' before a value that was placed, not given), candidates already
 * deleted (digit, row, column), candidates the step eliminates, values it sets, and more. Lines that begin with "#:" are
 * switched off, and read all the same by nobody.
 */
#include "config.h"

#include "formats/grid/hodoku-line.h"

#include <string.h>

#define MOST_FIELD 4096
#define LAST_FIELD 6

/* The fields of the step. */
static const struct
{
  guint index;
  gsize offset;
} step_fields[] = {
  { 0, G_STRUCT_OFFSET (NonetPuzzle, step_code) },           { 1, G_STRUCT_OFFSET (NonetPuzzle, step_values) },
  { 4, G_STRUCT_OFFSET (NonetPuzzle, step_removed) },        { 5, G_STRUCT_OFFSET (NonetPuzzle, step_placed) },
  { LAST_FIELD, G_STRUCT_OFFSET (NonetPuzzle, step_extra) },
};

/* Reads the cells of a grid; *end is set to what follows them, or to the character that is none. */
static gboolean
read_grid (const char *p, NonetPuzzle *puzzle, const char **end)
{
  guint cell = 0;

  for (; cell < 81; cell++, p++)
    {
      gboolean placed = *p == '+';

      p += placed;
      if (*p != '.' && !g_ascii_isdigit (*p))
        break;
      if (*p >= '1' && *p <= '9')
        (placed ? puzzle->entries : puzzle->givens)[cell] = (guint8) (*p - '0');
    }
  *end = p;
  return cell == 81 && *p == '\0';
}

static void
read_deleted (const char *p, NonetPuzzle *puzzle)
{
  for (; *p != '\0'; p++)
    if (p[0] >= '1' && p[0] <= '9' && p[1] >= '1' && p[1] <= '9' && p[2] >= '1' && p[2] <= '9')
      {
        guint cell = (guint) (9 * (p[1] - '1') + p[2] - '1');

        nonet_puzzle_ensure_eliminated (puzzle)[cell] |= sudoku_set_of ((unsigned) (p[0] - '0'));
        p += 2;
      }
}

/* The fields of the step; empty ones are none, but for the last, which older libraries do not have. */
static void
read_step (NonetPuzzle *puzzle, char **fields)
{
  guint count = g_strv_length (fields);

  for (guint i = 0; i < G_N_ELEMENTS (step_fields) && step_fields[i].index < count; i++)
    {
      const char *field = fields[step_fields[i].index];

      if (*field != '\0' || step_fields[i].index == LAST_FIELD)
        G_STRUCT_MEMBER (char *, puzzle, step_fields[i].offset) =
            nonet_text_dup_piece (field, strlen (field), MOST_FIELD);
    }
}

NonetPuzzle *
nonet_hodoku_read_line (const NonetLine *line, const char **bad)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get (3, 3), NULL);
  g_autofree char *text = g_strndup (line->start, line->length);
  g_auto (GStrv) fields = g_strsplit (text + strlen (":"), ":", LAST_FIELD + 1);
  guint count = g_strv_length (fields);
  const char *end;

  if (count < 3 || !read_grid (fields[2], puzzle, &end))
    {
      *bad = line->start + line->length;
      if (count > 2)
        *bad = line->start + strlen (":::") + strlen (fields[0]) + strlen (fields[1]) + (end - fields[2]);
      return NULL;
    }
  if (count > 3)
    read_deleted (fields[3], puzzle);
  if (!g_str_has_prefix (text, NONET_HODOKU_PLAIN))
    read_step (puzzle, fields);
  return g_steal_pointer (&puzzle);
}

gboolean
nonet_hodoku_is_library_line (const NonetLine *line)
{
  guint colons = 0;

  for (gsize i = 0; i < line->length && line->length > 85; i++)
    colons += line->start[i] == ':';
  return colons >= 5 && *line->start == ':';
}

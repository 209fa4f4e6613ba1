/* HoDoKu's library: a state of a puzzle a line, read and written, with the step that follows from it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   :0000:4:+8..+5…:182 291:455:3:1
 *
 * Between colons: a code of the technique, its digits, 81 cells ('+' before a value that was placed, not given), candidates already
 * deleted (digit, row, column), candidates the step eliminates, values it sets, and more. Lines that begin with "#:" are
 * switched off, and read all the same by nobody.
 *
 *   53+4.7…:182 291                 the cells alone, as other programs copy them
 */
#include "formats/grid/find.h"

#include <string.h>

#include "formats/difficulty.h"
#include "formats/registry.h"

/* What the line of a puzzle begins with that is no example of a step. */
#define PLAIN ":0000:x:"

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

/* Whether a line is one of a library: it begins with a colon, has enough of them, and cells begin after the third one. */
static gboolean
is_library_line (const NonetLine *line)
{
  guint colons = 0;
  gboolean cells = FALSE;

  for (gsize i = 0; i < line->length && line->length > 85; i++)
    {
      cells = cells || (colons == 3 && line->start[i - 1] == ':' && strchr (".+0123456789", line->start[i]) != NULL);
      colons += line->start[i] == ':';
    }
  return colons >= 5 && cells && *line->start == ':';
}

/* The cells in a row some of which have '+' before them, 81 in all, and nothing else but the candidates deleted: the place after
 * them; NULL if it has none. */
static const char *
find_state (const GridRow *row, const char **start)
{
  const char *end = row->line.start + row->line.length, *p = row->from;
  guint cells = 0, placed = 0;

  while (p < end && strchr (" \t\"'", *p) != NULL)
    p++;
  for (*start = p; p < end && (*p == '.' || *p == '+' || g_ascii_isdigit (*p)); p++)
    {
      if (*p == '+' && (p + 1 == end || p[1] < '1' || p[1] > '9'))
        return NULL;
      placed += *p == '+';
      cells += *p != '+';
    }
  return cells == 81 && placed > 0 && (p == end || strchr (": \t\"',;", *p) != NULL) ? p : NULL;
}

static void
match_library (GridMatcher *self, const GridRow *row)
{
  GridEntry entry = grid_matcher_entry (self, row, GRID_LIBRARY, GRID_CHARACTERS, 9);
  const char *start;

  if (!grid_matcher_looks_for (self, 9, 1))
    return;
  if ((*row->line.start == ':' && is_library_line (&row->line))
      || (row->line.length > 81 && find_state (row, &start) != NULL))
    grid_matcher_add_known (self, &entry, 1);
}

/* Reads cells alone, the candidates deleted, and what else follows, as a rating may. */
static NonetPuzzle *
read_state (const NonetText *text, const NonetLine *line, NonetPuzzle *puzzle)
{
  g_autofree char *cells = NULL, *rest = NULL;
  const char *start, *after;
  GridRow row;

  grid_row_scan (&row, text, line);
  after = find_state (&row, &start);
  cells = g_strndup (start, (gsize) (after - start));
  rest = g_strndup (after, (gsize) (line->start + line->length - after));
  g_strdelimit (rest, "\"'", ' ');
  read_grid (cells, puzzle, &start);
  if (*rest == ':')
    read_deleted (rest, puzzle);
  else
    {
      if (*g_strstrip (rest) != '\0')
        puzzle->comment = nonet_text_dup_piece (rest, strlen (rest), MOST_FIELD);
      nonet_puzzle_take_rating (puzzle, NULL, NULL, 0);
    }
  return puzzle;
}

static NonetPuzzle *
read_library (const NonetText *whole, const GridEntry *entry, const char **bad)
{
  NonetLine line = { 0 };
  gsize offset = entry->offset;
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get (3, 3), NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) fields = NULL;
  const char *end;
  guint count;

  grid_line_next (whole, &offset, &line);
  if (*line.start != ':')
    return read_state (whole, &line, g_steal_pointer (&puzzle));
  text = g_strndup (line.start, line.length);
  fields = g_strsplit (text + strlen (":"), ":", LAST_FIELD + 1);
  count = g_strv_length (fields);
  if (count < 3 || !read_grid (fields[2], puzzle, &end))
    {
      *bad = line.start + line.length;
      if (count > 2)
        *bad = line.start + strlen (":::") + strlen (fields[0]) + strlen (fields[1]) + (end - fields[2]);
      return NULL;
    }
  if (count > 3)
    read_deleted (fields[3], puzzle);
  if (!g_str_has_prefix (text, PLAIN))
    read_step (puzzle, fields);
  return g_steal_pointer (&puzzle);
}

const GridLayout grid_library_layout = { match_library, NULL, read_library };

gboolean
grid_library_sniff (const NonetText *text)
{
  NonetLine line = { 0 };
  gsize offset = 0;

  while (nonet_text_next_line (text, &offset, &line) && line.number < 400)
    if (line.length > 0 && *line.start != '#' && !g_ascii_isspace (*line.start))
      return is_library_line (&line);
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
    g_string_append (text, PLAIN);
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

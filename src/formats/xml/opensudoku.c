/* Collections of OpenSudoku.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   <opensudoku><name>Medium</name><author>…</author><game data="000815230…"/></opensudoku>
 *
 *   <opensudoku version="2"><folder name="Medium" created="0">
 *     <game created="0" state="0" time="12500" last_played="0" data="version: 2&#10;5|0|0|0|6|1|…" note="…"/>
 *   </folder></opensudoku>
 *
 * Version 3 calls these folder_name, cells_data and user_note. After "version:" each cell has its value, its notes and whether it can
 * be edited. Notes are "1,2," or "-" in version 1, a number with bit 0 for 1 from version 2 on; version 4 has two of them, of the
 * corners and of the centre. 9x9 only.
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/xml/xml.h"

/* The elements that are texts about all games, and where these are in a puzzle. */
static const struct
{
  const char *path;
  gsize offset;
} texts[] = {
  { "opensudoku/name", G_STRUCT_OFFSET (NonetPuzzle, title) }, /* or that of the folder */
  { "opensudoku/author", G_STRUCT_OFFSET (NonetPuzzle, author) },
  { "opensudoku/description", G_STRUCT_OFFSET (NonetPuzzle, comment) },
  { "opensudoku/level", G_STRUCT_OFFSET (NonetPuzzle, difficulty) },
  { "opensudoku/source", G_STRUCT_OFFSET (NonetPuzzle, source) },
};

typedef struct
{
  NonetInput *input;
  char *texts[G_N_ELEMENTS (texts)];
  guint games;
} Reader;

/* Reads notes; FALSE if they are none. */
static gboolean
read_notes (const char *notes, SudokuSet *set)
{
  char *end;
  guint64 number;

  *set = 0;
  if (g_str_equal (notes, "-"))
    return TRUE;
  if (strchr (notes, ',') == NULL)
    {
      number = g_ascii_strtoull (notes, &end, 10);
      *set = number;
      return *end == '\0' && number <= sudoku_set_full (9);
    }
  for (const char *p = notes; *p != '\0'; p++)
    if (*p >= '1' && *p <= '9')
      *set |= sudoku_set_of ((unsigned) (*p - '0'));
    else if (*p != ',' && *p != ' ')
      return FALSE;
  return TRUE;
}

/* Reads cells with notes; returns FALSE with a message. A field with nothing in it is none, as for OpenSudoku. */
static gboolean
read_parts (Reader *self, NonetPuzzle *puzzle, const char *data, guint line)
{
  g_auto (GStrv) parts = g_strsplit (data, "|", 1024);
  guint count = 0, in_cell;

  for (guint i = 0; parts[i] != NULL; i++)
    if (*g_strstrip (parts[i]) == '\0')
      g_free (parts[i]);
    else
      parts[count++] = parts[i];
  parts[count] = NULL;
  in_cell = count / 81;
  if (in_cell < 3 || in_cell > 4 || count % 81 != 0)
    return nonet_input_report_count (self->input, line, 0, count / (count > 3 * 82 ? 4 : 3), 81);
  for (guint cell = 0; cell < 81; cell++)
    {
      char **part = parts + in_cell * cell; /* value, perhaps notes of corners, notes, whether it can be edited */
      char *end;
      guint64 number = g_ascii_strtoull (part[0], &end, 10);
      SudokuSet corners = 0, marks;

      if (*end == '\0' && number > 9)
        return nonet_input_report_value (self->input, line, 0, (gint64) MIN (number, G_MAXINT), 9);
      if (*end != '\0' || (in_cell == 4 && !read_notes (part[1], &corners)) || !read_notes (part[in_cell - 2], &marks)
          || (!g_str_equal (part[in_cell - 1], "0") && !g_str_equal (part[in_cell - 1], "1")))
        return nonet_input_error (self->input, line, 0, _ ("r%uc%u is not written as OpenSudoku writes cells"),
                                  cell / 9 + 1, cell % 9 + 1);
      (*part[in_cell - 1] == '0' ? puzzle->givens : puzzle->entries)[cell] = (guint8) number;
      if (marks != 0)
        nonet_puzzle_ensure_marks (puzzle)[cell] = marks;
      if (corners != 0)
        nonet_puzzle_ensure_corners (puzzle)[cell] = corners;
    }
  return TRUE;
}

static gboolean
read_digits (Reader *self, NonetPuzzle *puzzle, const char *data, guint line)
{
  gsize length = strlen (data);

  if (length != 81)
    return nonet_input_report_count (self->input, line, 0, (guint) length, 81);
  for (guint cell = 0; cell < 81; cell++)
    if (g_ascii_isdigit (data[cell]))
      puzzle->givens[cell] = (guint8) (data[cell] - '0');
    else if (data[cell] != '.')
      return nonet_input_error (self->input, line, 0, _ ("“%.*s” is not one of the symbols %s"),
                                (int) (g_utf8_next_char (data + cell) - (data + cell)), data + cell, "1-9");
  return TRUE;
}

/* An attribute, by its name or the one that it has in files of newer versions. */
static const char *
attribute (const char **names, const char **values, const char *name, const char *newer)
{
  const char *value = nonet_xml_attribute (names, values, name);

  return value != NULL ? value : nonet_xml_attribute (names, values, newer);
}

static gboolean
read_game (Reader *self, const char **names, const char **values, guint line)
{
  const char *data = attribute (names, values, "data", "cells_data");
  const char *note = attribute (names, values, "note", "user_note");
  const char *time = nonet_xml_attribute (names, values, "time");
  g_autoptr (NonetPuzzle) puzzle = NULL;
  g_autofree char *trimmed = NULL;
  gboolean good;

  self->games++;
  if (data == NULL)
    return !nonet_input_error (self->input, line, 0, _ ("the game has no “data”"));
  puzzle = nonet_input_new_puzzle (self->input, 9, NULL, line);
  if (puzzle == NULL)
    return FALSE;
  trimmed = g_strstrip (g_strdup (data));
  if (g_str_has_prefix (trimmed, "version:"))
    {
      const char *cells = trimmed + strlen ("version:");

      cells += strspn (cells, " ");
      good = read_parts (self, puzzle, cells + strspn (cells, "0123456789"), line);
    }
  else
    good = read_digits (self, puzzle, trimmed, line);
  if (!good)
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (self->texts[i] != NULL && *self->texts[i] != '\0')
      G_STRUCT_MEMBER (char *, puzzle, texts[i].offset) = g_strdup (self->texts[i]);
  if (note != NULL && *note != '\0')
    {
      g_free (puzzle->comment);
      puzzle->comment = g_strdup (note);
    }
  puzzle->elapsed = time != NULL ? (guint) MIN (g_ascii_strtoull (time, NULL, 10) / 1000, G_MAXINT) : 0;
  return nonet_input_take_puzzle (self->input, g_steal_pointer (&puzzle), line);
}

static gboolean
start (gpointer data, const char *path, const char **names, const char **values, guint line)
{
  Reader *self = data;

  if (g_str_has_suffix (path, "folder"))
    {
      g_free (self->texts[0]);
      self->texts[0] = g_strdup (attribute (names, values, "name", "folder_name"));
    }
  if (g_str_has_suffix (path, "/game"))
    return read_game (self, names, values, line);
  return TRUE;
}

static void
end (gpointer data, const char *path, const char *text)
{
  Reader *self = data;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (strcmp (path, texts[i].path) == 0)
      {
        g_free (self->texts[i]);
        self->texts[i] = nonet_text_dup_piece (text, strlen (text), 4096);
      }
}

static gboolean
sniff (const NonetText *whole)
{
  return *nonet_text_skip_blanks (whole) == '<' && nonet_text_contains (whole, 4096, "<opensudoku");
}

static void
read_collection (NonetInput *input)
{
  const NonetXmlHandler handler = { start, end };
  Reader self = { .input = input };

  if (nonet_xml_parse (input, &handler, &self) && self.games == 0)
    nonet_input_error (input, 1, 0, _ ("the collection contains no games"));
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_free (self.texts[i]);
}

gboolean
nonet_opensudoku_write (const NonetPuzzle *puzzle, GString *xml, GError **error)
{
  /* Older versions of the program do not know corners. */
  g_autoptr (GString) data = g_string_new (puzzle->corners != NULL ? "version: 4\n" : "version: 2\n");
  gboolean started = FALSE;

  for (guint cell = 0; cell < 81; cell++)
    {
      SudokuSet marks = puzzle->marks != NULL ? puzzle->marks[cell] : 0;

      SudokuSet corners = puzzle->corners != NULL ? puzzle->corners[cell] : 0;

      started = started || puzzle->entries[cell] != 0 || marks != 0 || corners != 0;
      g_string_append_printf (data, "%u|", nonet_puzzle_get_value (puzzle, cell));
      if (puzzle->corners != NULL)
        g_string_append_printf (data, "%u|", (guint) corners);
      g_string_append_printf (data, "%u|%u|", (guint) marks, puzzle->givens[cell] == 0);
    }
  g_string_append (xml, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n  <folder");
  nonet_xml_append_attribute (xml, "name", puzzle->title != NULL ? puzzle->title : "");
  g_string_append_printf (
      xml, " created=\"0\">\n    <game created=\"0\" state=\"%u\" time=\"%" G_GUINT64_FORMAT "\" last_played=\"0\"",
      started ? 0u : 1u, (guint64) puzzle->elapsed * 1000);
  nonet_xml_append_attribute (xml, "data", data->str);
  nonet_xml_append_attribute (xml, "note", puzzle->comment != NULL ? puzzle->comment : "");
  g_string_append (xml, "/>\n  </folder>\n</opensudoku>\n");
  return TRUE;
}

const NonetReader nonet_opensudoku_reader = { "opensudoku", sniff, read_collection };

/* Game IDs and saved games of Solo, from Simon Tatham's puzzle collection.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   a4_5b6c…                       puzzle-sudoku.com writes its tasks so, without parameters
 *   3x3db:a4_5b6c…                 columns x rows of boxes, what else, then a run of blanks a-z or a value, '_' between values
 *
 *   SAVEFILE:41:Simon Tatham's Portable Puzzle Collection
 *   PARAMS  :3:3x3
 *   DESC    :70:a4_5b6c…
 *   NSTATES :1:2
 *   STATEPOS:1:2
 *   MOVE    :6:R4,0,7              column, row and value; P for a pencil mark
 *
 * "CxR" means boxes of R columns and C rows: the first number is how many boxes stand side by side.
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

/* What an ID says before its colon. */
typedef struct
{
  guint box_rows, box_columns;
  gboolean jigsaw, diagonal, killer;
  gsize size; /* characters, with the one after them */
  gboolean seed;
} Parameters;

/* Reads "3x3", "2x3xkdu", "9j"; FALSE if the text is none of these. */
static gboolean
read_parameters (const char *text, gsize length, Parameters *parameters)
{
  const char *p = text, *end = text + length;

  *parameters = (Parameters){ .box_rows = nonet_scan_number (&p, end) };
  if (p == text || p == end)
    return FALSE;
  if (*p == 'x' && p + 1 < end && g_ascii_isdigit (p[1]))
    {
      p++;
      parameters->box_columns = nonet_scan_number (&p, end);
    }
  else if (*p == 'j')
    parameters->box_columns = 1;
  for (; p < end && g_ascii_isalnum (*p); p++)
    if (*p == 'd' || *p == 'r' || *p == 'm')
      p += p + 1 < end && p[1] != ':';
    else if (*p == 'j')
      parameters->jigsaw = TRUE;
    else if (*p == 'x')
      parameters->diagonal = TRUE;
    else if (*p == 'k')
      parameters->killer = TRUE;
  parameters->size = (gsize) (p - text) + 1;
  return nonet_shape_get (parameters->box_rows, parameters->box_columns) != NULL;
}

/* Whether a line is a description alone of a board with square boxes, which follow from the number of its cells. */
static gboolean
is_task (const char *line, gsize length, Parameters *parameters)
{
  const char *p = line, *end = line + length;
  guint cells = 0, values = 0, most = 0, order, box;

  while (p < end && cells <= SUDOKU_MAX_CELLS)
    if (g_ascii_islower (*p))
      cells += (guint) (*p++ - 'a') + 1;
    else if (*p == '_')
      p++;
    else if (g_ascii_isdigit (*p))
      {
        guint value = nonet_scan_number (&p, end);

        most = MAX (most, value);
        values++;
        cells++;
      }
    else
      return FALSE;
  order = sudoku_order_of_cells (cells);
  box = sudoku_order_of_cells (order);
  *parameters = (Parameters){ .box_rows = box, .box_columns = box };
  return box >= 3 && most <= order && values >= order && values < cells && length < cells + values;
}

/* Whether a line is an ID: parameters, ':' and a description or '#' and a seed; or a description alone. */
static gboolean
is_id (const char *line, gsize length, Parameters *parameters)
{
  if (is_task (line, length, parameters))
    return TRUE;
  if (!read_parameters (line, length, parameters) || parameters->size >= length)
    return FALSE;
  parameters->seed = line[parameters->size - 1] == '#';
  if (parameters->seed)
    return g_ascii_isdigit (line[parameters->size]);
  if (line[parameters->size - 1] != ':')
    return FALSE;
  for (gsize i = parameters->size; i < length; i++)
    if (!g_ascii_isalnum (line[i]) && line[i] != '_' && line[i] != ',' && !g_ascii_isspace (line[i]))
      return FALSE;
  return TRUE;
}

/* Puts the description's values into the puzzle; FALSE with a message. */
static gboolean
read_description (NonetInput *input, NonetPuzzle *puzzle, const NonetLine *line, const char *p, const char *end)
{
  guint cells = nonet_puzzle_get_cells (puzzle), cell = 0;

  while (p < end && *p != ',' && !g_ascii_isspace (*p))
    if (g_ascii_islower (*p))
      cell += (guint) (*p++ - 'a') + 1;
    else if (*p == '_')
      p++;
    else
      {
        guint column = nonet_line_column (line, p), value = nonet_scan_number (&p, end);

        if (value < 1 || value > puzzle->shape->order)
          return nonet_input_report_value (input, line->number, column, value, puzzle->shape->order);
        if (cell < cells)
          puzzle->givens[cell] = (guint8) value;
        cell++;
      }
  return cell == cells || nonet_input_report_count (input, line->number, nonet_line_column (line, p), cell, cells);
}

/* A puzzle of parameters and the description in [desc, end); NULL with a message. */
static NonetPuzzle *
make_puzzle (NonetInput *input, const Parameters *parameters, const NonetLine *line, const char *desc, const char *end)
{
  g_autoptr (NonetPuzzle) puzzle = NULL;

  if (parameters->jigsaw || parameters->killer)
    {
      nonet_input_refuse_rules (input, line->number, parameters->jigsaw ? _ ("jigsaw regions") : _ ("killer cages"));
      return NULL;
    }
  puzzle = nonet_input_new_puzzle_with_boxes (input, parameters->box_rows * parameters->box_columns,
                                              parameters->box_rows, parameters->box_columns, NULL, line->number);
  if (puzzle == NULL || !read_description (input, puzzle, line, desc, end))
    return NULL;
  if (parameters->diagonal && !nonet_input_allow_rules (input, puzzle, line->number, _ ("diagonals")))
    return NULL;
  return g_steal_pointer (&puzzle);
}

static void
read_ids (NonetInput *input)
{
  NonetLine line = { 0 };
  gsize offset = 0;

  while (nonet_text_next_filled_line (input->text, &offset, &line))
    {
      Parameters parameters;
      NonetPuzzle *puzzle;

      if (*line.start == '#')
        continue;
      if (!is_id (line.start, line.length, &parameters))
        {
          nonet_input_warn (input, line.number, 1, _ ("this is not a game ID and was ignored"));
          continue;
        }
      if (parameters.seed)
        {
          nonet_input_refuse (
              input, line.number, (guint) parameters.size,
              _ ("only the program itself can make the puzzle of a random seed; copy the game ID there instead"));
          continue;
        }
      puzzle = make_puzzle (input, &parameters, &line, line.start + parameters.size, line.start + line.length);
      if (puzzle != NULL && !nonet_input_take_puzzle (input, puzzle, line.number))
        return;
    }
}

/* Enters all values of a solved board: "1,2,3". */
static void
enter_all (NonetPuzzle *puzzle, const char *p, const char *end)
{
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle) && p < end && g_ascii_isdigit (*p); cell++)
    {
      guint value = nonet_scan_number (&p, end);

      p += p < end && *p == ',';
      if (value <= puzzle->shape->order && puzzle->givens[cell] == 0)
        puzzle->entries[cell] = (guint8) value;
    }
}

/* A move of a saved game. */
static void
apply_move (NonetPuzzle *puzzle, const char *move, gsize length)
{
  const char *p = move + 1, *end = move + length;
  guint numbers[3], order = puzzle->shape->order, cell, value; /* column, row and value */

  if (length > 0 && *move == 'S')
    enter_all (puzzle, p, end);
  if (length == 0 || (*move != 'R' && *move != 'P'))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      if (p >= end || !g_ascii_isdigit (*p))
        return;
      numbers[i] = nonet_scan_number (&p, end);
      if (i < 2 && (p == end || *p++ != ','))
        return;
    }
  value = numbers[2];
  if (numbers[0] >= order || numbers[1] >= order || value > order)
    return;
  cell = numbers[1] * order + numbers[0];
  if (puzzle->givens[cell] != 0)
    return;
  if (*move == 'R')
    puzzle->entries[cell] = (guint8) value;
  if (*move == 'P' && value > 0)
    nonet_puzzle_ensure_marks (puzzle)[cell] ^= sudoku_set_of (value);
  else if (puzzle->marks != NULL)
    puzzle->marks[cell] = 0;
}

/* Bytes of a key with the spaces after it. */
#define KEY 8

/* The value of a line "KEY     :length:value" of a saved game, and its key; NULL if the line is no such. */
static const char *
split_line (const NonetLine *line, char key[KEY + 1], gsize *length)
{
  const char *colon = line->length > KEY && line->start[KEY] == ':'
                          ? memchr (line->start + KEY + 1, ':', line->length - KEY - 1)
                          : NULL;

  if (colon == NULL)
    return NULL;
  memcpy (key, line->start, KEY);
  key[KEY] = '\0';
  key[strcspn (key, " ")] = '\0';
  *length = (gsize) (line->start + line->length - colon - 1);
  return colon + 1;
}

static void
read_save (NonetInput *input)
{
  NonetLine line = { 0 };
  Parameters parameters = { 0 };
  g_autoptr (NonetPuzzle) puzzle = NULL;
  gsize offset = 0, length;
  gboolean known = FALSE;
  guint moves = G_MAXUINT;

  while (nonet_text_next_line (input->text, &offset, &line))
    {
      char key[KEY + 1];
      const char *value = split_line (&line, key, &length);

      if (value == NULL)
        continue;
      if (strcmp (key, "GAME") == 0 && (length != 4 || memcmp (value, "Solo", 4) != 0))
        {
          g_autofree char *game = nonet_text_dup_piece (value, length, 40);

          nonet_input_refuse (input, line.number, 0, _ ("this is a saved game of “%s”, not of Solo"), game);
          return;
        }
      if (strcmp (key, "PARAMS") == 0)
        known = read_parameters (value, length, &parameters);
      else if (strcmp (key, "DESC") == 0 && known && puzzle == NULL)
        {
          puzzle = make_puzzle (input, &parameters, &line, value, value + length);
          if (puzzle == NULL)
            return;
        }
      else if (strcmp (key, "STATEPOS") == 0)
        {
          guint position = nonet_scan_number (&value, value + length);

          moves = position > 0 ? position - 1 : 0;
        }
      else if (strcmp (key, "MOVE") == 0 || strcmp (key, "SOLVE") == 0)
        {
          if (puzzle != NULL && moves > 0)
            apply_move (puzzle, value, length);
          moves -= moves > 0;
        }
    }
  if (puzzle != NULL)
    nonet_input_take_puzzle (input, g_steal_pointer (&puzzle), 1);
  else
    nonet_input_error (input, 1, 0, _ ("the saved game lacks its parameters or its description"));
}

static gboolean
sniff_save (const NonetText *text)
{
  return nonet_text_begins (text, "SAVEFILE:");
}

static gboolean
sniff_ids (const NonetText *text)
{
  NonetLine line = { 0 };
  gsize offset = 0;
  guint words = 0;
  Parameters parameters;

  /* A title may stand before IDs that cannot be anything else. */
  while (words < 3 && nonet_text_next_filled_line (text, &offset, &line) && line.number < 64)
    {
      if (*line.start == '#')
        continue;
      if (is_id (line.start, line.length, &parameters)
          && (words == 0 || memchr (line.start, 'x', MIN (parameters.size, line.length)) != NULL))
        return TRUE;
      words++;
    }
  return FALSE;
}

gboolean
nonet_solo_write (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  guint cells = nonet_puzzle_get_cells (puzzle), run = 0;

  if (puzzle->shape->order > 31 || sudoku_shape_box_rows (puzzle->shape) < 2
      || sudoku_shape_box_columns (puzzle->shape) < 2)
    return nonet_writer_refuse (error, _ ("Solo supports only boards up to 31×31 with boxes of at least 2×2"));
  g_string_append_printf (text, "%ux%u:", sudoku_shape_box_rows (puzzle->shape),
                          sudoku_shape_box_columns (puzzle->shape));
  for (guint cell = 0; cell <= cells; cell++)
    {
      guint value = cell < cells ? puzzle->givens[cell] : 0;

      if (cell < cells && value == 0)
        {
          run++;
          continue;
        }
      if (run == 0 && cell > 0 && cell < cells)
        g_string_append_c (text, '_');
      for (; run > 0; run -= MIN (run, 26))
        g_string_append_c (text, (char) ('a' + MIN (run, 26) - 1));
      if (cell < cells)
        g_string_append_printf (text, "%u", value);
    }
  g_string_append_c (text, '\n');
  return TRUE;
}

const NonetReader nonet_solo_reader = { "solo", sniff_ids, read_ids };
const NonetReader nonet_solo_save_reader = { "solo-save", sniff_save, read_save };

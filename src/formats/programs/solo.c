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
 *
 *   9j:8_7n5…,caabb_ba…            a jigsaw: its regions follow the values
 *   3x3k:zzzc,b__ab_…,16b5_12…     cages, and their sums in the first cell of each; x: no value twice on a diagonal
 *
 * Regions are written as the lines between them, first those between columns, row by row, then those between rows, column by
 * column: that many places without a line (a to y, none for '_'), then a line; z is 25 places and no line.
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/rules.h"

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

/* Reads a number a cell, 0 where there is none, from *p on, which is moved after them; FALSE with a message. */
static gboolean
read_description (NonetInput *input,
                  guint order,
                  const NonetLine *line,
                  const char **p,
                  const char *end,
                  guint *values,
                  guint most)
{
  guint cells = order * order, cell = 0;

  while (*p < end && **p != ',' && !g_ascii_isspace (**p))
    if (g_ascii_islower (**p))
      cell += (guint) (*(*p)++ - 'a') + 1;
    else if (**p == '_')
      (*p)++;
    else
      {
        guint column = nonet_line_column (line, *p), value = nonet_scan_number (p, end);

        if (value < 1 || value > most)
          return nonet_input_report_value (input, line->number, column, value, most);
        if (cell < cells)
          values[cell] = value;
        cell++;
      }
  return cell == cells || nonet_input_report_count (input, line->number, nonet_line_column (line, *p), cell, cells);
}

/* The representative of a cell among those that no line parts. */
static guint
find_root (guint *map, guint cell)
{
  while (map[cell] != cell)
    cell = map[cell] = map[map[cell]];
  return cell;
}

/* Reads regions from *p on, which is moved after them: map is the same number in all cells of one. FALSE with a message. */
static gboolean
read_regions (NonetInput *input, guint order, const NonetLine *line, const char **p, const char *end, guint *map)
{
  guint half = order * (order - 1), place = 0;

  for (guint cell = 0; cell < order * order; cell++)
    map[cell] = cell;
  for (; *p < end && **p != ',' && !g_ascii_isspace (**p); (*p)++)
    {
      guint count = **p == '_' ? 0 : **p == 'z' ? 25 : (guint) (**p - 'a') + 1;

      if ((**p != '_' && !g_ascii_islower (**p)) || place + count > 2 * half)
        break;
      for (; count > 0; count--, place++)
        {
          guint across = place % half % (order - 1), along = place % half / (order - 1);
          guint cell = place < half ? along * order + across : across * order + along;

          map[find_root (map, cell)] = find_root (map, cell + (place < half ? 1 : order));
        }
      place += **p != 'z';
    }
  if (place != 2 * half + 1 || (*p < end && **p != ',' && !g_ascii_isspace (**p)))
    return nonet_input_error (input, line->number, nonet_line_column (line, *p),
                              _ ("the regions of this game are damaged or cut off"));
  for (guint cell = 0; cell < order * order; cell++)
    map[cell] = find_root (map, cell);
  return TRUE;
}

/* Reads regions and cages, each after a comma, and adds the rules of the puzzle. FALSE with a message. */
static gboolean
read_rules (NonetInput *input,
            const Parameters *parameters,
            NonetPuzzle *puzzle,
            const NonetLine *line,
            const char *p,
            const char *end)
{
  guint order = puzzle->shape->order;
  g_autoptr (NonetRuleList) list = nonet_rule_list_new ();
  g_autofree guint *map = g_new (guint, order * order), *sums = g_new0 (guint, order * order);

  if (parameters->jigsaw)
    {
      SudokuShape *shape;

      p += p < end;
      if (!read_regions (input, order, line, &p, end, map))
        return FALSE;
      shape = nonet_shape_new_from_map (order, map);
      if (shape == NULL)
        return nonet_input_error (
            input, line->number, 0,
            ngettext ("the regions do not have %u cell each", "the regions do not have %u cells each", order), order);
      nonet_puzzle_take_shape (puzzle, shape);
    }
  if (parameters->diagonal)
    nonet_rule_list_add_named (list, "diagonals");
  if (parameters->killer)
    {
      p += p < end;
      if (!read_regions (input, order, line, &p, end, map))
        return FALSE;
      p += p < end;
      if (!read_description (input, order, line, &p, end, sums, NONET_SCAN_MOST)
          || !nonet_input_add_cages (input, list, order, line->number, map, sums, TRUE))
        return FALSE;
    }
  return nonet_input_take_rules (input, puzzle, list, line->number);
}

/* A puzzle of parameters and the description in [desc, end); NULL with a message. */
static NonetPuzzle *
make_puzzle (NonetInput *input, const Parameters *parameters, const NonetLine *line, const char *desc, const char *end)
{
  guint order = parameters->box_rows * parameters->box_columns;
  g_autoptr (NonetPuzzle) puzzle = nonet_input_new_puzzle_with_boxes (input, order, parameters->box_rows,
                                                                      parameters->box_columns, NULL, line->number);
  g_autofree guint *values = g_new0 (guint, order * order);

  if (puzzle == NULL || !read_description (input, order, line, &desc, end, values, order))
    return NULL;
  for (guint cell = 0; cell < order * order; cell++)
    puzzle->givens[cell] = (guint8) values[cell];
  return read_rules (input, parameters, puzzle, line, desc, end) ? g_steal_pointer (&puzzle) : NULL;
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

/* Appends a number a cell, but for blanks. */
static void
append_description (GString *text, const guint *values, guint cells)
{
  guint run = 0;

  for (guint cell = 0; cell <= cells; cell++)
    {
      if (cell < cells && values[cell] == 0)
        {
          run++;
          continue;
        }
      if (run == 0 && cell > 0 && cell < cells)
        g_string_append_c (text, '_');
      for (; run > 0; run -= MIN (run, 26))
        g_string_append_c (text, (char) ('a' + MIN (run, 26) - 1));
      if (cell < cells)
        g_string_append_printf (text, "%u", values[cell]);
    }
}

/* Appends the lines between regions. */
static void
append_regions (GString *text, const guint *map, guint order)
{
  guint half = order * (order - 1), run = 0;

  g_string_append_c (text, ',');
  for (guint place = 0; place <= 2 * half; place++)
    {
      guint across = place % half % (order - 1), along = place % half / (order - 1);
      guint cell = place < half ? along * order + across : across * order + along;

      if (place < 2 * half && map[cell] == map[cell + (place < half ? 1 : order)])
        {
          run++;
          continue;
        }
      for (; run > 25; run -= 25)
        g_string_append_c (text, 'z');
      g_string_append_c (text, run == 0 ? '_' : (char) ('a' + run - 1));
      run = 0;
    }
}

/* Finds the cages, which must share the board out, and their sums, and how many diagonals there are, as Solo has them. */
static gboolean
find_rules (const SudokuShape *shape, guint *map, guint *sums, guint *diagonals, guint *cages)
{
  guint caged = 0;

  for (guint i = 0; i < shape->n_rules; i++)
    {
      const SudokuRule *rule = &shape->rule[i];

      if (rule->kind != SUDOKU_RULE_CAGE)
        {
          *diagonals += 1;
          continue;
        }
      *cages += 1;
      for (guint j = 0; j < rule->n_cells; j++, caged++)
        {
          if (map[rule->cell[j]] != 0)
            return FALSE;
          map[rule->cell[j]] = *cages;
        }
      if (rule->has_value && rule->value <= 0)
        return FALSE;
      sums[*rule->cell] = rule->has_value ? (guint) rule->value : 0;
    }
  return *diagonals % 2 == 0
         && (caged == 0 || (caged == shape->n_cells && nonet_map_count_areas (shape->order, map) == *cages));
}

gboolean
nonet_solo_write (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  const SudokuShape *shape = puzzle->shape;
  guint order = shape->order, box_rows = sudoku_shape_box_rows (shape);
  g_autofree guint *map = g_new0 (guint, shape->n_cells), *values = g_new0 (guint, shape->n_cells);
  g_autofree guint *sums = g_new0 (guint, shape->n_cells);
  guint diagonals = 0, cages = 0;

  if (order > 31 || order < 2 || (box_rows != 0 && (box_rows < 2 || sudoku_shape_box_columns (shape) < 2)))
    return nonet_writer_refuse (error, _ ("Solo supports only boards up to 31×31 with boxes of at least 2×2"));
  if (!find_rules (shape, map, sums, &diagonals, &cages))
    return nonet_writer_refuse (error,
                                _ ("Solo supports only both diagonals, and cages that share out the whole board"));
  if (box_rows != 0)
    g_string_append_printf (text, "%ux%u", box_rows, sudoku_shape_box_columns (shape));
  else
    g_string_append_printf (text, "%uj", order);
  g_string_append_printf (text, "%s%s:", diagonals > 0 ? "x" : "", cages > 0 ? "k" : "");
  for (guint cell = 0; cell < shape->n_cells; cell++)
    values[cell] = puzzle->givens[cell];
  append_description (text, values, shape->n_cells);
  for (guint cell = 0; box_rows == 0 && cell < shape->n_cells; cell++)
    values[cell] = sudoku_cell_box (shape, cell);
  if (box_rows == 0 && nonet_map_count_areas (order, values) != order)
    return nonet_writer_refuse (error, _ ("this format does not support boards with irregular boxes"));
  if (box_rows == 0)
    append_regions (text, values, order);
  if (cages > 0)
    {
      append_regions (text, map, order);
      g_string_append_c (text, ',');
      append_description (text, sums, shape->n_cells);
    }
  g_string_append_c (text, '\n');
  return TRUE;
}

const NonetReader nonet_solo_reader = { "solo", sniff_ids, read_ids };
const NonetReader nonet_solo_save_reader = { "solo-save", sniff_save, read_save };

/* Saved games of KSudoku, and its shapes of boards, which hold no puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   <ksudoku><game had-help="0" msecs-elapsed="45321"><puzzle>
 *     <graph order="4" type="sudoku" specific-type="Plain"/>
 *     <values>c__b__d_b__de__c</values>
 *   </puzzle><history><simple-event index="1" value="4"/><simple-event index="2" markers="1100"/></history></game></ksudoku>
 *
 * In values '_' is a blank, '.' no cell at all, and 'b' is 1. Cells are counted column by column: index = x * height + y.
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "formats/xml.h"

#define FORMAT_NAME N_ ("KSudoku")

/* An event of the history. */
typedef struct
{
  guint index, value;
  SudokuSet marks;
  gboolean given, is_value;
} Event;

typedef struct
{
  NonetInput *input;
  guint order, width, height;
  gboolean custom, has_graph, shape, blocks;
  char *kind;      /* specific-type */
  GArray *cliques; /* guint, order cells each */
  GString *clique, *values;
  gboolean odd_clique, cages;
  GArray *events;
  guint64 elapsed;
  guint line;
} Reader;

static guint
attribute_number (const char **names, const char **values, const char *name, guint otherwise)
{
  const char *text = nonet_xml_attribute (names, values, name);

  return text != NULL ? (guint) MIN (g_ascii_strtoull (text, NULL, 10), 1000000) : otherwise;
}

static void
start_graph (Reader *self, const char **names, const char **values, guint line)
{
  const char *type = nonet_xml_attribute (names, values, "type");

  self->has_graph = TRUE;
  self->line = line;
  self->order = attribute_number (names, values, "order", 0);
  self->width = attribute_number (names, values, "sizeX", self->order);
  self->height = attribute_number (names, values, "sizeY", self->order);
  self->custom = g_strcmp0 (type, "sudoku") != 0;
  g_free (self->kind);
  self->kind =
      g_strdup (g_strcmp0 (type, "roxdoku") == 0 ? "Roxdoku" : nonet_xml_attribute (names, values, "specific-type"));
}

static void
add_event (Reader *self, const char **names, const char **values)
{
  const char *markers = nonet_xml_attribute (names, values, "markers");
  Event event = { .index = attribute_number (names, values, "index", G_MAXUINT),
                  .value = attribute_number (names, values, "value", 0),
                  .is_value = markers == NULL,
                  .given = g_strcmp0 (nonet_xml_attribute (names, values, "given"), "true") == 0 };

  for (guint i = 0; markers != NULL && markers[i] != '\0' && i < SUDOKU_MAX_ORDER; i++)
    if (markers[i] != '0')
      event.marks |= sudoku_set_of (i + 1);
  if (self->events->len < 1000000)
    g_array_append_val (self->events, event);
}

static gboolean
start (gpointer data, const char *path, const char **names, const char **values, guint line)
{
  Reader *self = data;

  if (g_str_has_prefix (path, "ksudoku-graph"))
    self->shape = TRUE;
  if (g_str_has_suffix (path, "/game"))
    self->elapsed = g_ascii_strtoull (nonet_xml_attribute (names, values, "msecs-elapsed") != NULL
                                          ? nonet_xml_attribute (names, values, "msecs-elapsed")
                                          : "0",
                                      NULL, 10);
  else if (g_str_has_suffix (path, "/graph"))
    start_graph (self, names, values, line);
  else if (g_str_has_suffix (path, "/sudokugroups"))
    self->blocks = self->blocks || attribute_number (names, values, "withblocks", 1) == 1;
  else if (g_str_has_suffix (path, "/clique"))
    g_string_truncate (self->clique, 0);
  else if (g_str_has_suffix (path, "/cage"))
    self->cages = TRUE;
  else if (g_str_has_suffix (path, "/simple-event"))
    add_event (self, names, values);
  return TRUE;
}

static void
text (gpointer data, const char *path, const char *characters, gsize size)
{
  Reader *self = data;
  GString *place = g_str_has_suffix (path, "/clique")   ? self->clique
                   : g_str_has_suffix (path, "/values") ? self->values
                                                        : NULL;

  if (place != NULL && place->len + size < 65536)
    g_string_append_len (place, characters, (gssize) size);
}

/* The cells of a group that is told one by one. */
static void
end (gpointer data, const char *path)
{
  Reader *self = data;
  const char *p = self->clique->str;
  guint count = 0;

  if (!g_str_has_suffix (path, "/clique") || self->order == 0)
    return;
  while (self->cliques->len < 65536)
    {
      char *stop;
      guint cell = (guint) strtoul (p, &stop, 10);

      if (stop == p)
        break;
      g_array_append_val (self->cliques, cell);
      p = stop;
      count++;
    }
  self->odd_clique = self->odd_clique || count != self->order;
}

/* The cell, row by row, of an index of KSudoku's. */
static guint
cell_of (guint order, guint index)
{
  return index % order * order + index / order;
}

/* Whether the cliques are the boxes of the shape. */
static gboolean
cliques_are_boxes (const Reader *self, const SudokuShape *shape)
{
  guint order = shape->order, seen[SUDOKU_MAX_ORDER] = { 0 };

  if (self->odd_clique || self->cliques->len != order * order)
    return FALSE;
  for (guint i = 0; i < order * order; i++)
    {
      guint index = g_array_index (self->cliques, guint, i),
            first = g_array_index (self->cliques, guint, i / order * order);

      if (index >= order * order || first >= order * order
          || sudoku_cell_box (shape, cell_of (order, index)) != sudoku_cell_box (shape, cell_of (order, first)))
        return FALSE;
      seen[sudoku_cell_box (shape, cell_of (order, index))]++;
    }
  for (guint box = 0; box < order; box++)
    if (seen[box] != order)
      return FALSE;
  return TRUE;
}

/* The rows of a box, or 0 if the regions are no boxes. */
static guint
find_box_rows (const Reader *self)
{
  const SudokuShape *shape = nonet_shape_get_usual (self->order);

  if (!self->custom || (self->blocks && self->cliques->len == 0))
    return sudoku_shape_box_rows (shape);
  for (guint rows = 1; rows <= self->order; rows++)
    if (self->order % rows == 0 && (shape = nonet_shape_get (rows, self->order / rows)) != NULL
        && cliques_are_boxes (self, shape))
      return rows;
  return 0;
}

static void
warn_of_shape (NonetInput *input, guint line)
{
  nonet_input_warn (input, line, 0, _ ("this is a KSudoku board shape without a puzzle; an empty board was opened"));
}

/* Puts the characters of <values> into the puzzle. */
static gboolean
read_values (Reader *self, NonetPuzzle *puzzle)
{
  guint order = puzzle->shape->order;

  for (guint i = 0; i < order * order; i++)
    {
      char c = self->values->str[i];

      if (c == '_')
        continue;
      if (c <= 'a' || (guint) (c - 'a') > order)
        {
          nonet_input_error (self->input, self->line, 0, _ ("'%c' in the values does not stand for a symbol (b is 1)"),
                             g_ascii_isprint (c) ? c : '?');
          return FALSE;
        }
      puzzle->givens[cell_of (order, i)] = (guint8) (c - 'a');
    }
  return TRUE;
}

/* What the player did, one after the other. */
static void
replay (Reader *self, NonetPuzzle *puzzle)
{
  guint order = puzzle->shape->order;

  for (guint i = 0; i < self->events->len; i++)
    {
      const Event *event = &g_array_index (self->events, Event, i);
      guint cell;

      if (event->index >= order * order || event->value > order)
        continue;
      cell = cell_of (order, event->index);
      if (event->given)
        {
          puzzle->givens[cell] = (guint8) event->value;
          puzzle->entries[cell] = 0;
        }
      else if (puzzle->givens[cell] != 0)
        continue;
      else if (event->is_value)
        {
          puzzle->entries[cell] = (guint8) event->value;
          if (puzzle->marks != NULL)
            puzzle->marks[cell] = 0;
        }
      else
        {
          nonet_puzzle_ensure_marks (puzzle)[cell] = event->marks & sudoku_set_full (order);
          puzzle->entries[cell] = 0;
        }
    }
}

/* Adds a board without givens where that is all a shape tells. */
static gboolean
add_empty_board (Reader *self)
{
  gboolean square =
      self->order >= 2 && self->order <= SUDOKU_MAX_ORDER && self->width == self->order && self->height == self->order;
  guint box_rows = square ? find_box_rows (self) : 0;
  NonetPuzzle *puzzle;

  if (box_rows == 0 || self->cages)
    return FALSE;
  puzzle =
      nonet_input_new_puzzle_with_boxes (self->input, self->order, box_rows, self->order / box_rows, NULL, self->line);
  if (puzzle == NULL)
    return TRUE;
  warn_of_shape (self->input, self->line);
  nonet_input_take_puzzle (self->input, puzzle, self->line);
  return TRUE;
}

/* Adds the puzzle, or says why there is none. */
static void
finish (Reader *self)
{
  NonetInput *input = self->input;
  g_autoptr (NonetPuzzle) puzzle = NULL;
  guint box_rows;

  if (self->shape && self->values->len == 0)
    {
      if (add_empty_board (self))
        return;
      nonet_input_refuse (input, self->line, 0, _ ("this is a KSudoku board shape (%s) and contains no puzzle"),
                          self->kind != NULL ? self->kind : "?");
      return;
    }
  if (!self->has_graph || self->order < 1 || self->order > SUDOKU_MAX_ORDER)
    {
      nonet_input_error (input, self->line, 0, _ ("the game does not say the size of its board"));
      return;
    }
  g_strstrip (self->values->str);
  self->values->len = strlen (self->values->str);
  box_rows = self->width == self->order && self->height == self->order ? find_box_rows (self) : 0;
  if (self->cages || box_rows == 0)
    {
      nonet_input_refuse (input, self->line, 0, _ ("this is a puzzle of the kind “%s”, which Nonet cannot solve yet"),
                          self->kind != NULL ? self->kind : "?");
      return;
    }
  if (self->values->len != self->order * self->order)
    {
      nonet_input_error (input, self->line, 0, _ ("the game has %u cells, expected %u"), (guint) self->values->len,
                         self->order * self->order);
      return;
    }
  puzzle = nonet_input_new_puzzle_with_boxes (input, self->order, box_rows, self->order / box_rows, NULL, self->line);
  if (puzzle == NULL || !read_values (self, puzzle))
    return;
  replay (self, puzzle);
  puzzle->elapsed = (guint) MIN (self->elapsed / 1000, G_MAXINT);
  nonet_input_take_puzzle (input, g_steal_pointer (&puzzle), self->line);
}

static gboolean
sniff (const NonetText *whole)
{
  return *nonet_text_skip_blanks (whole) == '<'
         && (nonet_text_contains (whole, 4096, "<ksudoku") || nonet_text_contains (whole, 4096, "DOCTYPE ksudoku"));
}

static void
read_game (NonetInput *input)
{
  const NonetXmlHandler handler = { start, text, end };
  g_autoptr (GArray) cliques = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (Event));
  g_autoptr (GString) clique = g_string_new (NULL);
  g_autoptr (GString) values = g_string_new (NULL);
  Reader self = { .input = input, .cliques = cliques, .events = events, .clique = clique, .values = values };

  if (nonet_xml_parse (input, &handler, &self))
    finish (&self);
  g_free (self.kind);
}

/* The boxes of a board that are not square, as groups of cells. */
static void
write_cliques (GString *xml, const SudokuShape *shape)
{
  g_string_append (xml, "    <sudokugroups at=\"0\" withblocks=\"0\"/>\n");
  for (guint box = 0; box < shape->order; box++)
    {
      g_string_append_printf (xml, "    <clique size=\"%u\">", shape->order);
      for (guint i = 0; i < shape->order; i++)
        g_string_append_printf (xml, "%u ", cell_of (shape->order, shape->house[2u * shape->order + box].cell[i]));
      g_string_append (xml, "</clique>\n");
    }
}

static void
write_history (GString *xml, const NonetPuzzle *puzzle)
{
  guint order = puzzle->shape->order;

  g_string_append (xml, "  <history>\n");
  for (guint i = 0; i < order * order; i++)
    {
      guint cell = cell_of (order, i);
      SudokuSet marks = puzzle->marks != NULL ? puzzle->marks[cell] : 0;

      if (puzzle->entries[cell] != 0)
        g_string_append_printf (xml, "   <simple-event index=\"%u\" value=\"%u\"/>\n", i, puzzle->entries[cell]);
      else if (marks != 0 && puzzle->givens[cell] == 0)
        {
          g_string_append_printf (xml, "   <simple-event index=\"%u\" markers=\"", i);
          for (guint value = 1; value <= order; value++)
            g_string_append_c (xml, sudoku_set_has (marks, value) ? '1' : '0');
          g_string_append (xml, "\"/>\n");
        }
    }
  g_string_append (xml, "  </history>\n");
}

static gboolean
write_game (const NonetPuzzle *puzzle, GString *xml, GError **error)
{
  const SudokuShape *shape = puzzle->shape;
  guint order = shape->order;

  if (order > 25)
    return nonet_writer_refuse (error, _ ("KSudoku supports only boards up to 25×25"));
  g_string_append_printf (xml,
                          "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\" msecs-elapsed=\"%" G_GUINT64_FORMAT
                          "\">\n  <puzzle>\n",
                          (guint64) puzzle->elapsed * 1000);
  if (sudoku_shape_box_rows (shape) == sudoku_shape_box_columns (shape))
    g_string_append_printf (xml, "   <graph order=\"%u\" type=\"sudoku\" specific-type=\"Plain\"/>\n", order);
  else
    {
      g_string_append_printf (
          xml,
          "   <graph order=\"%u\" type=\"custom\" specific-type=\"Plain\" name=\"%ux%u\" sizeX=\"%u\" "
          "sizeY=\"%u\" sizeZ=\"1\">\n",
          order, order, order, order, order);
      write_cliques (xml, shape);
      g_string_append (xml, "   </graph>\n");
    }
  g_string_append (xml, "   <values>");
  for (guint i = 0; i < order * order; i++)
    {
      guint value = puzzle->givens[cell_of (order, i)];

      g_string_append_c (xml, value == 0 ? '_' : (char) ('a' + value));
    }
  g_string_append (xml, "</values>\n  </puzzle>\n");
  write_history (xml, puzzle);
  g_string_append (xml, " </game>\n</ksudoku>\n");
  return TRUE;
}

/* The old text form of a shape: the order, three sizes, the number of groups, then a line with its size for each group. */
static gboolean
sniff_shape (const NonetText *whole)
{
  g_autofree char *head = g_strndup (whole->data, MIN (whole->size, 256));
  guint order, x, y, z, groups, size;

  /* Digits run together, as in a list of puzzles, would be cut up into numbers. */
  if (strcspn (head, " \t\r\n") > 3)
    return FALSE;
  return sscanf (head, "%3u\n%3u %3u %3u\n%4u\n%3u", &order, &x, &y, &z, &groups, &size) == 6 && x * y * z >= order
         && x >= order && z == 1 && groups > order && size == order;
}

/* The number at *p or behind blanks; G_MAXUINT at what is none. */
static guint
next_number (const char **p, const char *end)
{
  guint number = 0;
  const char *start;

  while (*p < end && g_ascii_isspace (**p))
    (*p)++;
  for (start = *p; *p < end && g_ascii_isdigit (**p) && number < 100000; (*p)++)
    number = 10 * number + (guint) (**p - '0');
  return *p > start ? number : G_MAXUINT;
}

/* Whether the groups are the rows, columns and boxes of the shape, and nothing else. */
static gboolean
groups_are_houses (const char *p, const char *end, const SudokuShape *shape, guint groups)
{
  guint order = shape->order;

  for (guint i = 0; i < groups; i++)
    {
      guint size = next_number (&p, end), first = 0, rows = 0, columns = 0, boxes = 0;

      if (size != order)
        return FALSE;
      for (guint j = 0; j < size; j++)
        {
          guint index = next_number (&p, end), cell;

          if (index >= order * order)
            return FALSE;
          cell = cell_of (order, index);
          first = j == 0 ? cell : first;
          rows += sudoku_cell_row (shape, cell) == sudoku_cell_row (shape, first);
          columns += sudoku_cell_column (shape, cell) == sudoku_cell_column (shape, first);
          boxes += sudoku_cell_box (shape, cell) == sudoku_cell_box (shape, first);
        }
      if (rows != order && columns != order && boxes != order)
        return FALSE;
    }
  return groups == 3 * order;
}

static void
read_shape (NonetInput *input)
{
  const char *p = input->text->data, *end = p + input->text->size;
  guint numbers[5]; /* order, width, height, depth, groups */
  const SudokuShape *shape;

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    numbers[i] = next_number (&p, end);
  if ((shape = nonet_shape_get_usual (numbers[0])) != NULL && numbers[1] == numbers[0] && numbers[2] == numbers[0]
      && groups_are_houses (p, end, shape, numbers[4]))
    {
      NonetPuzzle *puzzle = nonet_input_new_puzzle_with_boxes (input, shape->order, sudoku_shape_box_rows (shape),
                                                               sudoku_shape_box_columns (shape), NULL, 1);

      if (puzzle == NULL)
        return;
      warn_of_shape (input, 1);
      nonet_input_take_puzzle (input, puzzle, 1);
      return;
    }
  nonet_input_refuse (input, 1, 0, _ ("this is a KSudoku board shape and contains no puzzle"));
}

const NonetReader nonet_ksudoku_shape_reader = { "ksudoku-shape", N_ ("KSudoku board shape"), sniff_shape, read_shape };
const NonetReader nonet_ksudoku_reader = { "ksudoku", FORMAT_NAME, sniff, read_game };
const NonetWriter nonet_ksudoku_writer = { { "ksudoku", FORMAT_NAME, "ksudoku", FALSE, FALSE }, write_game };

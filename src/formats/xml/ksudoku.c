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
#include <string.h>

#include "formats/xml/xml.h"

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
  char *kind;                     /* specific-type */
  char *values;                   /* what stands between <values> tags, or NULL */
  guint region[SUDOKU_MAX_CELLS]; /* the number of the clique of each cell, from 1; 0 for none */
  guint n_cliques;
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
    {
      const char *elapsed = nonet_xml_attribute (names, values, "msecs-elapsed");

      self->elapsed = elapsed != NULL ? g_ascii_strtoull (elapsed, NULL, 10) : 0;
    }
  else if (g_str_has_suffix (path, "/graph"))
    start_graph (self, names, values, line);
  else if (g_str_has_suffix (path, "/sudokugroups"))
    self->blocks = self->blocks || attribute_number (names, values, "withblocks", 1) == 1;
  else if (g_str_has_suffix (path, "/cage"))
    self->cages = TRUE;
  else if (g_str_has_suffix (path, "/simple-event"))
    add_event (self, names, values);
  return TRUE;
}

/* The cell, row by row, of an index of KSudoku's. */
static guint
cell_of (guint order, guint index)
{
  return index % order * order + index / order;
}

/* The number at *p or after whitespace; G_MAXUINT at what is none. */
static guint
next_number (const char **p, const char *end)
{
  while (*p < end && g_ascii_isspace (**p))
    (*p)++;
  return *p < end && g_ascii_isdigit (**p) ? nonet_scan_number (p, end) : G_MAXUINT;
}

/* Takes the cells of a group from *p on, as many as the order or as there are. */
static void
add_clique (Reader *self, const char **p, const char *end)
{
  guint count = 0, index;

  self->n_cliques++;
  for (; count < self->order && (index = next_number (p, end)) != G_MAXUINT; count++)
    if (self->order > SUDOKU_MAX_ORDER || index >= self->order * self->order
        || self->region[cell_of (self->order, index)] != 0)
      self->odd_clique = TRUE;
    else
      self->region[cell_of (self->order, index)] = self->n_cliques;
  self->odd_clique = self->odd_clique || count != self->order;
}

static void
end (gpointer data, const char *path, const char *text)
{
  Reader *self = data;

  if (g_str_has_suffix (path, "/clique") && self->order > 0)
    {
      const char *stop = text + strlen (text);

      add_clique (self, &text, stop);
      self->odd_clique = self->odd_clique || next_number (&text, stop) != G_MAXUINT;
    }
  if (g_str_has_suffix (path, "/values"))
    {
      g_free (self->values);
      self->values = g_strstrip (g_strdup (text));
    }
}

/* The shape of the board, or NULL if there is none or its regions are no boxes. */
static const SudokuShape *
find_shape (const Reader *self)
{
  const SudokuShape *shape = nonet_shape_get_usual (self->order);

  if (shape == NULL || self->width != self->order || self->height != self->order || self->cages)
    return NULL;
  if (!self->custom || (self->blocks && self->n_cliques == 0))
    return shape;
  for (guint rows = 1; rows <= self->order && !self->odd_clique && self->n_cliques == self->order; rows++)
    if (self->order % rows == 0 && (shape = nonet_shape_get (rows, self->order / rows)) != NULL
        && nonet_shape_has_boxes (shape, self->region))
      return shape;
  return NULL;
}

/* Puts the characters of <values> into the puzzle. */
static gboolean
read_values (Reader *self, NonetPuzzle *puzzle)
{
  guint order = puzzle->shape->order;

  for (guint i = 0; i < order * order; i++)
    {
      char c = self->values[i];

      if (c == '_')
        continue;
      if (c <= 'a' || (guint) (c - 'a') > order)
        return nonet_input_error (self->input, self->line, 0,
                                  _ ("“%c” in the values does not stand for a symbol (b is 1)"),
                                  g_ascii_isprint (c) ? c : '?');
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

/* A board of the shape; NULL with an error. */
static NonetPuzzle *
new_puzzle (const Reader *self, const SudokuShape *shape)
{
  return nonet_input_new_puzzle_with_boxes (self->input, shape->order, sudoku_shape_box_rows (shape),
                                            sudoku_shape_box_columns (shape), NULL, self->line);
}

/* Adds a board without givens where a shape is that of a Sudoku; says which kind it is otherwise. */
static void
finish_shape (Reader *self)
{
  const SudokuShape *shape = self->order >= 2 ? find_shape (self) : NULL;
  NonetPuzzle *puzzle = shape != NULL ? new_puzzle (self, shape) : NULL;

  if (shape == NULL && self->has_graph)
    nonet_input_refuse (self->input, self->line, 0, _ ("this is a KSudoku board shape (%s) and contains no puzzle"),
                        self->kind != NULL ? self->kind : "?");
  else if (shape == NULL)
    nonet_input_refuse (self->input, self->line, 0, _ ("this is a KSudoku board shape and contains no puzzle"));
  if (puzzle == NULL)
    return;
  nonet_input_warn (self->input, self->line, 0,
                    _ ("this is a KSudoku board shape without a puzzle; an empty board was opened"));
  nonet_input_take_puzzle (self->input, puzzle, self->line);
}

/* Adds the puzzle, or says why there is none. */
static void
finish_game (Reader *self)
{
  NonetInput *input = self->input;
  const SudokuShape *shape = find_shape (self);
  g_autoptr (NonetPuzzle) puzzle = NULL;
  guint count = self->values != NULL ? (guint) strlen (self->values) : 0;

  if (!self->has_graph || self->order < 1 || self->order > SUDOKU_MAX_ORDER)
    nonet_input_error (input, self->line, 0, _ ("the game does not say the size of its board"));
  else if (shape == NULL)
    nonet_input_refuse (input, self->line, 0, _ ("this is a puzzle of the kind “%s”, which Nonet cannot solve yet"),
                        self->kind != NULL ? self->kind : "?");
  else if (count != shape->n_cells)
    nonet_input_report_count (input, self->line, 0, count, shape->n_cells);
  else if ((puzzle = new_puzzle (self, shape)) != NULL && read_values (self, puzzle))
    {
      replay (self, puzzle);
      puzzle->elapsed = (guint) MIN (self->elapsed / 1000, G_MAXINT);
      nonet_input_take_puzzle (input, g_steal_pointer (&puzzle), self->line);
    }
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
  const NonetXmlHandler handler = { start, end };
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (Event));
  g_autofree Reader *self = g_new0 (Reader, 1);

  self->input = input;
  self->events = events;
  if (nonet_xml_parse (input, &handler, self))
    {
      if (self->shape && (self->values == NULL || *self->values == '\0'))
        finish_shape (self);
      else
        finish_game (self);
    }
  g_free (self->kind);
  g_free (self->values);
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

gboolean
nonet_ksudoku_write (const NonetPuzzle *puzzle, GString *xml, GError **error)
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
  return sscanf (head, "%3u\n%3u %3u %3u\n%4u\n%3u", &order, &x, &y, &z, &groups, &size) == 6 && order >= 4
         && x * y * z >= order && x >= order && z == 1 && groups > order && size == order;
}

/* Whether the order cells from p on stand in one row or one column. */
static gboolean
is_line (const char *p, const char *end, guint order)
{
  guint first = next_number (&p, end), rows = 1, columns = 1;

  for (guint i = 1, index; i < order && (index = next_number (&p, end)) != G_MAXUINT; i++)
    {
      rows += index % order == first % order;
      columns += index / order == first / order;
    }
  return rows == order || columns == order;
}

static void
read_shape (NonetInput *input)
{
  const char *p = input->text->data, *end = p + input->text->size;
  guint numbers[5]; /* order, width, height, depth, groups */
  g_autofree Reader *self = g_new0 (Reader, 1);

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    numbers[i] = next_number (&p, end);
  self->input = input;
  self->line = 1;
  self->custom = TRUE;
  self->order = numbers[0];
  self->width = numbers[1];
  self->height = numbers[2];
  for (guint i = 0; i < numbers[4] && !self->odd_clique; i++)
    {
      guint size = next_number (&p, end);

      if (size != self->order || size > SUDOKU_MAX_ORDER)
        self->odd_clique = TRUE;
      else if (!is_line (p, end, size))
        add_clique (self, &p, end);
      else
        for (guint j = 0; j < size; j++)
          next_number (&p, end);
    }
  /* Boxes of one row are rows. */
  self->blocks = numbers[4] == 3 * self->order && self->order < SUDOKU_MAX_ORDER
                 && (self->order < 2 || sudoku_usual_box_rows (self->order) == 1);
  finish_shape (self);
}

const NonetReader nonet_ksudoku_shape_reader = { "ksudoku-shape", sniff_shape, read_shape };
const NonetReader nonet_ksudoku_reader = { "ksudoku", sniff, read_game };

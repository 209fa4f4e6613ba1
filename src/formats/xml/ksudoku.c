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
 *
 *   <graph order="9" type="custom" specific-type="XSudoku" sizeX="9" sizeY="9" sizeZ="1">
 *     <sudokugroups at="0" withblocks="1"/><clique size="9">0 10 20 30 40 50 60 70 80</clique>
 *     <cage size="2" operator="4" value="9">0 1</cage></graph>
 *
 * Without blocks some of the cliques are the regions; the others have no value twice. Cages have a sum (operator 4) or, of one cell, a
 * value (0); those of Mathdoku, with differences and products, are not known.
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "formats/rules.h"
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
  guint region[SUDOKU_MAX_CELLS]; /* the number of the clique that is the region of each cell, from 1; 0 for none */
  guint n_regions;
  NonetRuleList *rules; /* of the other cliques and the cages */
  gboolean odd_clique, odd_cage;
  gint operator, target; /* of the cage that is being read */
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
    {
      self->operator= (gint) attribute_number (names, values, "operator", G_MAXINT);
      self->target = (gint) attribute_number (names, values, "value", 0);
    }
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

/* Takes the cells of a group from *p on, at most as many as the order. */
static void
add_clique (Reader *self, const char **p, const char *end)
{
  guint index;
  uint16_t cells[SUDOKU_MAX_ORDER];
  SudokuRule rule = { .kind = SUDOKU_RULE_EXTRA_REGION, .cell = cells };
  gboolean down = TRUE, up = TRUE, free = !self->blocks && self->n_regions < self->order;

  for (; rule.n_cells < self->order && (index = next_number (p, end)) != G_MAXUINT; rule.n_cells++)
    {
      if (self->order > SUDOKU_MAX_ORDER || index >= self->order * self->order)
        {
          self->odd_clique = TRUE;
          return;
        }
      cells[rule.n_cells] = (uint16_t) cell_of (self->order, index);
      free = free && self->region[cells[rule.n_cells]] == 0;
      down = down && index % (self->order + 1) == 0;
      up = up && index > 0 && index % (self->order - 1) == 0 && index < self->order * self->order - 1;
    }
  if (free && rule.n_cells == self->order)
    {
      self->n_regions++;
      for (guint i = 0; i < rule.n_cells; i++)
        self->region[cells[i]] = self->n_regions;
      return;
    }
  /* Only whole diagonals: they are houses. */
  if ((down || up) && rule.n_cells == self->order)
    rule = (SudokuRule){ .kind = down ? SUDOKU_RULE_DIAGONAL_DOWN : SUDOKU_RULE_DIAGONAL_UP };
  nonet_rule_list_add (self->rules, &rule);
}

/* Takes a cage. */
static void
add_cage (Reader *self, const char *p, const char *end)
{
  uint16_t cells[SUDOKU_MAX_ORDER];
  guint index, n = 0;

  for (; n < MIN (self->order, SUDOKU_MAX_ORDER) && (index = next_number (&p, end)) != G_MAXUINT; n++)
    cells[n] = index < self->order * self->order ? (uint16_t) cell_of (self->order, index) : UINT16_MAX;
  if (n == 0 || next_number (&p, end) != G_MAXUINT || (self->operator!= 4 && (self->operator!= 0 || n> 1)))
    self->odd_cage = TRUE;
  else
    nonet_rule_list_add (self->rules, &(SudokuRule){ .kind = SUDOKU_RULE_CAGE,
                                                     .has_value = TRUE,
                                                     .value = self->target,
                                                     .cell = cells,
                                                     .n_cells = (uint16_t) n });
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
  if (g_str_has_suffix (path, "/cage") && self->order > 0)
    add_cage (self, text, text + strlen (text));
  if (g_str_has_suffix (path, "/values"))
    {
      g_free (self->values);
      self->values = g_strstrip (g_strdup (text));
    }
}

/* The shape of the board; NULL if there is none. Caller unrefs. */
static SudokuShape *
find_shape (const Reader *self)
{
  const SudokuShape *shape = nonet_shape_get_usual (self->order);
  g_autoptr (SudokuShape) irregular = NULL;

  if (shape == NULL || self->width != self->order || self->height != self->order || self->odd_cage || self->odd_clique)
    return NULL;
  if (self->custom && !self->blocks)
    {
      if (self->n_regions != self->order)
        return NULL;
      shape = nonet_shape_find_boxes (self->order, self->region);
      if (shape == NULL)
        shape = irregular = nonet_shape_new_from_map (self->order, self->region);
    }
  return shape != NULL ? sudoku_shape_ref ((SudokuShape *) shape) : NULL;
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

/* A board of the shape, with the rules; NULL with an error. */
static NonetPuzzle *
new_puzzle (const Reader *self, SudokuShape *shape)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_input_new_puzzle_with_boxes (
      self->input, shape->order, sudoku_shape_box_rows (shape), sudoku_shape_box_columns (shape), NULL, self->line);

  if (puzzle == NULL)
    return NULL;
  nonet_puzzle_take_shape (puzzle, sudoku_shape_ref (shape));
  return nonet_input_take_rules (self->input, puzzle, self->rules, self->line) ? g_steal_pointer (&puzzle) : NULL;
}

/* Adds a board without givens where a shape is that of a Sudoku; says which kind it is otherwise. */
static void
finish_shape (Reader *self)
{
  g_autoptr (SudokuShape) shape = self->order >= 2 ? find_shape (self) : NULL;
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
  g_autoptr (SudokuShape) shape = find_shape (self);
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
  g_autoptr (NonetRuleList) rules = nonet_rule_list_new ();
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (Event));
  g_autofree Reader *self = g_new0 (Reader, 1);

  self->input = input;
  self->events = events;
  self->rules = rules;
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

static void
write_cells (GString *xml, guint order, const uint16_t *cells, guint count, const char *element)
{
  for (guint i = 0; i < count; i++)
    g_string_append_printf (xml, "%u ", cell_of (order, cells[i]));
  g_string_append_printf (xml, "</%s>\n", element);
}

/* The boxes of a board that are not square, as groups of cells, and its rules. */
static void
write_cliques (GString *xml, const SudokuShape *shape, gboolean square)
{
  guint order = shape->order;

  g_string_append_printf (xml, "    <sudokugroups at=\"0\" withblocks=\"%u\"/>\n", square);
  for (guint box = 0; box < order && !square; box++)
    {
      g_string_append_printf (xml, "    <clique size=\"%u\">", order);
      write_cells (xml, order, shape->house[2u * order + box].cell, order, "clique");
    }
  for (guint i = 0; i < shape->n_rules; i++)
    {
      const SudokuRule *rule = &shape->rule[i];
      uint16_t diagonal[SUDOKU_MAX_ORDER];

      if (rule->kind == SUDOKU_RULE_CAGE)
        {
          g_string_append_printf (xml, "    <cage size=\"%u\" operator=\"%u\" value=\"%d\">", rule->n_cells,
                                  rule->n_cells > 1 ? 4u : 0u, rule->value);
          write_cells (xml, order, rule->cell, rule->n_cells, "cage");
          continue;
        }
      for (guint j = 0; j < order; j++)
        diagonal[j] = (uint16_t) (rule->kind == SUDOKU_RULE_DIAGONAL_DOWN ? j * (order + 1) : (j + 1) * (order - 1));
      g_string_append_printf (xml, "    <clique size=\"%u\">", rule->n_cells > 0 ? rule->n_cells : order);
      write_cells (xml, order, rule->n_cells > 0 ? rule->cell : diagonal, rule->n_cells > 0 ? rule->n_cells : order,
                   "clique");
    }
}

/* What KSudoku calls a board. */
static const char *
kind_of (const SudokuShape *shape)
{
  for (guint i = 0; i < shape->n_rules; i++)
    if (shape->rule[i].kind == SUDOKU_RULE_CAGE)
      return "KillerSudoku";
  return shape->n_rules > 0 ? "XSudoku" : sudoku_shape_box_rows (shape) == 0 ? "Jigsaw" : "Plain";
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
  gboolean square =
      sudoku_shape_box_rows (shape) != 0 && sudoku_shape_box_rows (shape) == sudoku_shape_box_columns (shape);

  if (order > 25)
    return nonet_writer_refuse (error, _ ("KSudoku supports only boards up to 25×25"));
  g_string_append_printf (xml,
                          "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\" msecs-elapsed=\"%" G_GUINT64_FORMAT
                          "\">\n  <puzzle>\n",
                          (guint64) puzzle->elapsed * 1000);
  for (guint i = 0; i < shape->n_rules; i++)
    if (shape->rule[i].kind == SUDOKU_RULE_CAGE && !shape->rule[i].has_value)
      return nonet_writer_refuse (error, _ ("KSudoku supports only cages with a sum"));
  if (square && shape->n_rules == 0)
    g_string_append_printf (xml, "   <graph order=\"%u\" type=\"sudoku\" specific-type=\"Plain\"/>\n", order);
  else
    {
      g_string_append_printf (xml,
                              "   <graph order=\"%u\" type=\"custom\" specific-type=\"%s\" name=\"%ux%u\" sizeX=\"%u\" "
                              "sizeY=\"%u\" sizeZ=\"1\">\n",
                              order, kind_of (shape), order, order, order, order);
      write_cliques (xml, shape, square);
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
  g_autoptr (NonetRuleList) rules = nonet_rule_list_new ();
  g_autofree Reader *self = g_new0 (Reader, 1);

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    numbers[i] = next_number (&p, end);
  self->input = input;
  self->rules = rules;
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

/* What three programs keep as JSON, read and written: puzzles of f-puzzles.com and SudokuPad, and saved games of GNOME Sudoku.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   f-puzzles:  { "size": 9, "title": "…", "author": "…", "ruleset": "…",
 *                 "grid": [[{ "value": 6, "given": true }, { "centerPencilMarks": [2, 9], "cornerPencilMarks": [2], "c": "#FFA0A0" }, …], …],
 *                 "killercage": [{ "cells": ["R1C1", "R1C2"], "value": "11" }], "antiknight": true }
 *   SudokuPad:  { "metadata": { "title": "…", "solution": "53467…" }, "cells": [[{ "value": 5 }, {}, …], …],
 *                 "regions": [[[0, 0], [0, 1], …], …],
 *                 "cages": [{ "cells": [[0, 0]], "value": "11" }, { "value": "author: …" }],
 *                 "lines": […], "arrows": […], "overlays": […], "underlays": […] }
 *
 *   GNOME Sudoku: { "difficulty_category": "Easy Difficulty", "time_elapsed": 12.5, "cells": [
 *                   { "position": [0, 0], "value": 6, "fixed": true, "earmarks": [] },
 *                   { "position": [0, 1], "value": 0, "fixed": false, "earmarks": [2, 9] }] }
 *
 * GNOME Sudoku has boards of 9×9 only, rows come before columns, and cells that are blank and unmarked are left out.
 *
 * In f-puzzles every member that is neither about the grid nor only drawn adds a rule. What is only drawn often stands for one
 * as well; in SudokuPad there is nothing else besides regions and cages (sudokupad-rules.c).
 */
#include "config.h"

#include "formats/json/json-boards.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "formats/ipuz.h"
#include "formats/json/rules.h"
#include "formats/puzzle.h"
#include "formats/registry.h"

/* Rules that a puzzle had and that were not known, by their names, in JSON that Nonet wrote. */
#define UNKNOWN_RULES NONET_IPUZ_PREFIX "unknown-rules"

/* What one program's boards have that the other's have not. */
typedef struct
{
  const char *id;
  const char *key;           /* the member that holds the rows, or the cells of a board of 9×9 */
  const char *place;         /* the member of a cell with its row and column; NULL: cells stand in rows */
  const char *const *others; /* one of these members is there, too; NULL: that is not asked for */
  const char *given;         /* the member of a cell that says its value is a given; NULL: all values are */
  const char *colours[3];    /* the members of a cell with its colour: the first that holds one counts */
  const char *centres[3];    /* lists of centre marks of a cell, likewise */
  const char *corners[3];
  const char *comment;      /* the text that explains the rules */
  const char *const *plain; /* members that add no rule; NULL: no others do */
  const char *const *drawings;
  gboolean knows_rules; /* f-puzzles-rules.c has its rules */
} Program;

static const char *const f_puzzles_plain[] = {
  "id",   "cage",   "ruleset",  "rectangle",   "hidesolution",   "successMessage",
  "size", "title",  "solution", "msgcorrect",  "disabledlogic",  "highlightConflicts",
  "grid", "author", "metadata", "fogoptions",  "disabledLogic",  "truecandidatesoptions",
  "text", "circle", "foglight", "puzzleInfo",  "triggereffect",  "trueCandidatesOptions",
  "line", "clone2", "fogofwar", "rowIndexer2", "truecandidates", NULL,
};
static const char *const f_puzzles_drawings[] = { "text", "line", "rectangle", "circle", "cage", NULL };
static const char *const sudokupad_others[] = { "regions", "cages", "metadata", "cellSize", NULL };
static const char *const sudokupad_plain[] = { "id",     "cellSize", "metadata", "settings",      "title",
                                               "author", "rules",    "cells",    "regions",       "cages",
                                               "lines",  "arrows",   "overlays", "underlays",     "solution",
                                               "global", "foglight", "fogofwar", "triggereffect", NULL };
static const char *const sudokupad_drawings[] = { "lines", "arrows", "overlays", "underlays", NULL };

/* Marks that are clues: of f-puzzles, and of SudokuPad. */
static const char *const given_marks[] = { "givenPencilMarks", "givenCentremarks", NULL };

static const char *const gnome_others[] = { "difficulty_category", NULL };
static const char *const no_drawings[] = { NULL };

static const Program programs[] = {
  { .id = "gnome-sudoku",
    .key = "cells",
    .place = "position",
    .others = gnome_others,
    .given = "fixed",
    .centres = { "earmarks" },
    .comment = "comment",
    .drawings = no_drawings },
  { .id = "f-puzzles",
    .key = "grid",
    .given = "given",
    .colours = { "highlight", "c" }, /* the player's, and the setter's */
    .centres = { "centerPencilMarks" },
    .corners = { "cornerPencilMarks" },
    .comment = "ruleset",
    .plain = f_puzzles_plain,
    .drawings = f_puzzles_drawings,
    .knows_rules = TRUE },
  { .id = "sudokupad",
    .key = "cells",
    .others = sudokupad_others,
    .centres = { "centremarks" },
    .corners = { "pencilMarks", "cornermarks" },
    .comment = "rules",
    .plain = sudokupad_plain,
    .drawings = sudokupad_drawings },
};

/* Whether an object has rules of f-puzzles, and a size in place of its rows, as no cell says anything. */
static gboolean
is_blank (const Program *program, JsonObject *object)
{
  JsonArray *rows = nonet_json_get_array (object, program->key);
  g_autoptr (GList) keys = NULL;
  gboolean blank = FALSE;

  if (!program->knows_rules || rows == NULL || json_array_get_length (rows) > 0
      || nonet_json_get_int (object, "size", 0) < 1)
    return FALSE;
  keys = json_object_get_members (object);
  for (GList *key = keys; key != NULL && !blank; key = key->next)
    blank = nonet_f_puzzles_is_rule (key->data);
  return blank;
}

/* Whether an object is a cell, and has no value by another name. */
static gboolean
is_cell (JsonNode *node)
{
  static const char *const names[] = { "v", "val", "digit", "number" };
  JsonObject *object = nonet_json_object (node);
  gboolean others = FALSE;

  for (guint i = 0; object != NULL && i < G_N_ELEMENTS (names); i++)
    others = others || json_object_has_member (object, names[i]);
  return object != NULL && !others;
}

/* Whether an object is of a program: its rows, or its cells with a place and marks, begin with an object. */
static gboolean
is_of (const Program *program, JsonObject *object)
{
  JsonArray *list = nonet_json_get_array (object, program->key);
  JsonNode *first = nonet_json_at (nonet_json_array (nonet_json_at (list, 0)), 0);
  JsonObject *cell = nonet_json_object (nonet_json_at (list, 0));
  gboolean others = program->others == NULL;

  for (guint i = 0; !others && program->others[i] != NULL; i++)
    others = json_object_has_member (object, program->others[i]);
  if (program->place == NULL)
    return (others && is_cell (first)) || is_blank (program, object)
           || (first != NULL && JSON_NODE_HOLDS_NULL (first)
               && json_object_has_member (object, program->knows_rules ? "size" : "cellSize"));
  return list != NULL
         && (others
             || (nonet_json_get_array (cell, program->place) != NULL
                 && nonet_json_get_array (cell, program->centres[0]) != NULL));
}

/* Takes the regions of a map, some of whose cells may be in none: then whole regions are rules. Returns FALSE if a region has not as many
 * cells as a row. */
static gboolean
take_map (NonetPuzzle *puzzle, const guint *map, NonetRuleList *list)
{
  guint order = puzzle->shape->order;
  gboolean some_in_none = FALSE;
  SudokuShape *made;

  for (guint cell = 0; cell < order * order; cell++)
    some_in_none = some_in_none || map[cell] == NONET_NO_REGION;
  made = some_in_none ? sudoku_shape_ref ((SudokuShape *) nonet_shape_get (1, order))
                      : nonet_shape_new_from_map (order, map);
  if (made == NULL)
    return FALSE;
  nonet_puzzle_take_shape (puzzle, made);
  return !some_in_none || nonet_rule_list_add_regions (list, order, map) == 0;
}

/* Takes the "region" of each cell, which may have any form; cells without one are in their box, those with null in none, which leaves
 * sums in regions unknown. Or takes "regions", a list of them. */
static gboolean
take_regions (NonetPuzzle *puzzle,
              JsonObject *object,
              JsonArray *rows,
              NonetRuleList *list,
              GPtrArray *rules,
              guint *map)
{
  static const char *const of_regions[] = { "regionsumline", "boxindexer" };
  const SudokuShape *shape = puzzle->shape;
  guint order = shape->order;
  JsonNode *regions = nonet_json_get (object, "regions");
  JsonArray *listed = nonet_json_array (regions), *first = nonet_json_array (nonet_json_at (listed, 0));
  gboolean boxes = nonet_json_regions_are_boxes (regions, shape),
           placed = nonet_json_array (nonet_json_at (first, 0)) != NULL, named = FALSE;

  /* Lists of places have to name all cells. */
  if (!boxes || placed || (listed != NULL && json_array_get_length (listed) == 0))
    {
      if (nonet_sudokupad_read_regions (object, order, map))
        return (boxes && nonet_shape_has_boxes (shape, map)) || take_map (puzzle, map, list);
      return boxes && !placed;
    }
  for (guint cell = 0; cell < shape->n_cells; cell++)
    {
      JsonNode *region = nonet_json_get (nonet_json_object (nonet_json_get_cell (rows, order, cell)), "region");
      guint box = sudoku_cell_box (shape, cell);

      map[cell] = region == NULL                  ? box
                  : JSON_NODE_HOLDS_NULL (region) ? NONET_NO_REGION
                                                  : (guint) nonet_json_read_number (region);
      /* Other programs take -1 for none, too. */
      named = named || (map[cell] == NONET_NO_REGION && nonet_json_string (region) != NULL);
      boxes = boxes && map[cell] == box;
      for (guint i = 0; i < G_N_ELEMENTS (of_regions) && map[cell] == NONET_NO_REGION; i++)
        if (json_object_has_member (object, of_regions[i]))
          {
            nonet_rules_add_named (rules, of_regions[i]);
            json_object_remove_member (object, of_regions[i]);
          }
    }
  return boxes || (!named && take_map (puzzle, map, list));
}

/* The marks in the first of some lists of a cell that holds any. */
static SudokuSet
read_marks (JsonObject *object, const char *const *keys, guint order)
{
  SudokuSet marks = 0;

  for (; marks == 0 && *keys != NULL; keys++)
    marks = nonet_json_read_set (nonet_json_get_array (object, *keys), order);
  return marks;
}

static guint
read_colour (JsonObject *object, const char *const *keys)
{
  guint colour = 0;

  for (; colour == 0 && *keys != NULL; keys++)
    colour = nonet_colour_from_text (nonet_json_get_string (object, *keys));
  return colour;
}

/* Reads the object of a cell, which stands at a path; adds an error and returns FALSE if its value is none of the board. */
static gboolean
read_cell (const Program *program,
           NonetInput *input,
           NonetPuzzle *puzzle,
           JsonObject *object,
           guint cell,
           const char *path)
{
  guint order = puzzle->shape->order, colour = read_colour (object, program->colours);
  g_autofree char *text = nonet_json_dup_scalar (nonet_json_get (object, "value"));
  gsize length = text != NULL ? strlen (text) : 0;
  gboolean whole = length < 4 && (text == NULL || strspn (text, "0123456789") == length);
  guint value = whole && length > 0 ? (guint) atoi (text) : 0;
  gboolean given = program->given == NULL || nonet_json_get_boolean (object, program->given);
  SudokuSet centres = read_marks (object, program->centres, order);
  SudokuSet corners = read_marks (object, program->corners, order);

  if (!whole || value > order)
    {
      g_autofree char *symbols = nonet_alphabet_to_string (puzzle->alphabet);
      g_autofree char *piece = text != NULL ? nonet_text_dup_piece (text, length, 24) : NULL;
      g_autofree char *fault = whole ? g_strdup_printf (_ ("value %d exceeds %u"), (gint) value, order)
                                     : g_strdup_printf (_ ("“%s” is not one of the symbols %s"), piece, symbols);

      return nonet_json_error (input, fault, "%s", path);
    }
  /* What a file says of a cell last holds. */
  puzzle->givens[cell] = given ? (guint8) value : 0;
  puzzle->entries[cell] = given ? 0 : (guint8) value;
  if (centres != 0)
    nonet_puzzle_ensure_marks (puzzle)[cell] |= centres;
  if (corners != 0)
    nonet_puzzle_ensure_corners (puzzle)[cell] = corners;
  if (colour != 0)
    nonet_puzzle_ensure_colours (puzzle)[cell] = (guint8) colour;
  return TRUE;
}

/* Reads all cells, which stand in rows or, on a board of 9×9, say where they are. */
static gboolean
read_cells (const Program *program, NonetInput *input, NonetPuzzle *puzzle, JsonArray *list)
{
  gboolean placed = program->place != NULL;
  guint order = puzzle->shape->order, count = placed ? json_array_get_length (list) : puzzle->shape->n_cells;

  for (guint i = 0; i < count; i++)
    {
      JsonNode *node = placed ? json_array_get_element (list, i) : nonet_json_get_cell (list, order, i);
      JsonObject *object = nonet_json_object (node);
      g_autofree char *path = placed ? g_strdup_printf ("%s[%u].value", program->key, i)
                                     : g_strdup_printf ("%s[%u][%u]", program->key, i / order, i % order);
      gint64 row = i / order, column = i % order;

      if (placed)
        {
          JsonArray *place = nonet_json_get_array (object, program->place);

          row = nonet_json_read_number (nonet_json_at (place, 0));
          column = nonet_json_read_number (nonet_json_at (place, 1));
        }
      if (object != NULL && (row < 0 || row >= order || column < 0 || column >= order))
        return nonet_json_error (input, _ ("a cell’s position must be two numbers from 0 to 8"), "%s[%u].%s",
                                 program->key, i, program->place);
      if (object != NULL && !read_cell (program, input, puzzle, object, (guint) (row * order + column), path))
        return FALSE;
    }
  return TRUE;
}

/* A square of SudokuPad that covers a cell and says nothing, which is how that has a colour. */
static gboolean
read_square (JsonObject *drawing, guint order, guint *cell, guint *colour)
{
  JsonArray *centre = nonet_json_get_array (drawing, "center");
  double row = nonet_json_read_double (nonet_json_at (centre, 0)),
         column = nonet_json_read_double (nonet_json_at (centre, 1));
  guint whole_row = (guint) CLAMP (row, 0, order - 0.5), whole_column = (guint) CLAMP (column, 0, order - 0.5);

  *colour = nonet_colour_from_text (nonet_json_get_string (drawing, "backgroundColor"));
  *cell = whole_row * order + whole_column;
  return *colour != 0 && row == whole_row + 0.5 && column == whole_column + 0.5
         && nonet_json_read_double (json_object_get_member (drawing, "width")) == 1
         && nonet_json_read_double (json_object_get_member (drawing, "height")) == 1
         && !nonet_json_get_boolean (drawing, "rounded") && !json_object_has_member (drawing, "text");
}

/* Colours the cells; returns whether there is nothing but colours. */
static gboolean
take_squares (NonetPuzzle *puzzle, JsonArray *drawings, GHashTable *used)
{
  gboolean all = drawings != NULL;

  for (guint i = 0; i < nonet_json_length (drawings); i++)
    {
      JsonObject *drawing = nonet_json_object (nonet_json_at (drawings, i));
      guint cell, colour;

      if (g_hash_table_contains (used, drawing))
        continue;
      if (drawing != NULL && read_square (drawing, puzzle->shape->order, &cell, &colour))
        nonet_puzzle_ensure_colours (puzzle)[cell] = (guint8) colour;
      else
        all = FALSE;
    }
  return all;
}

/* Whether some of the drawings is not that of a rule with a name of its own, as f-puzzles' extensions mark it. */
static gboolean
draws_more (JsonNode *drawings, GHashTable *used)
{
  JsonArray *list = nonet_json_array (drawings);

  for (guint i = 0; i < nonet_json_length (list); i++)
    {
      JsonObject *drawing = nonet_json_object (nonet_json_at (list, i));

      if (!g_hash_table_contains (used, drawing)
          && (drawing == NULL
              || !(json_object_has_member (drawing, "fromConstraint")
                   || json_object_has_member (drawing, "isNewConstraint")
                   || json_object_has_member (drawing, "isLLConstraint"))))
        return TRUE;
    }
  return list == NULL;
}

/* Whether a member of f-puzzles' JSON is read as a rule, or as the names of rules. */
static gboolean
is_read (const char *key)
{
  return nonet_f_puzzles_is_rule (key) || g_str_equal (key, UNKNOWN_RULES);
}

static void
add_rules (const Program *program, GPtrArray *rules, JsonObject *object, NonetPuzzle *puzzle, GHashTable *used)
{
  g_autoptr (GString) drawn = g_string_new (NULL);
  const char *named = program->knows_rules ? nonet_json_get_string (object, UNKNOWN_RULES) : NULL;

  if (named != NULL)
    nonet_rules_add (rules, named);
  if (program->plain != NULL)
    nonet_json_rules_add_members (rules, object, program->plain, program->knows_rules ? is_read : NULL);
  for (guint i = 0; program->drawings[i] != NULL; i++)
    {
      JsonNode *drawing = json_object_get_member (object, program->drawings[i]);

      if (drawing != NULL && nonet_json_says_something (drawing) && draws_more (drawing, used)
          && !(g_str_equal (program->drawings[i], "underlays")
               && take_squares (puzzle, nonet_json_array (drawing), used)))
        g_string_append_printf (drawn, "%s%s", drawn->len > 0 ? ", " : "", program->drawings[i]);
    }
  if (drawn->len > 0)
    {
      /* Translators: %s is what a file calls them: “line, circle”. */
      g_autofree char *drawings = g_strdup_printf (_ ("drawings that may stand for rules (%s)"), drawn->str);

      nonet_rules_add (rules, drawings);
    }
}

/* A text about the puzzle, or the one after "key:" in a cage without cells, where older puzzles of SudokuPad keep it. */
static char *
dup_text (JsonObject *object, const char *key)
{
  JsonArray *cages = nonet_json_get_array (object, "cages");
  char *text = nonet_json_dup_text (object, key);
  gsize length = strlen (key);

  for (guint i = 0; text == NULL && i < nonet_json_length (cages); i++)
    {
      const char *value = nonet_json_get_string (nonet_json_object (nonet_json_at (cages, i)), "value");

      if (value != NULL && g_ascii_strncasecmp (value, key, length) == 0 && value[length] == ':')
        text = g_strdup (value + length + 1);
    }
  if (text != NULL && *g_strstrip (text) == '\0')
    g_clear_pointer (&text, g_free);
  return text;
}

/* The solution is a string or an array with all cells. */
static void
read_solution (NonetInput *input, NonetPuzzle *puzzle, JsonObject *object)
{
  g_autofree char *text = dup_text (object, "solution");
  g_autoptr (JsonNode) string = text != NULL ? json_node_init_string (json_node_alloc (), text) : NULL;
  g_auto (NonetJsonCells) cells = { 0 };

  nonet_json_cells_take (&cells, string != NULL ? string : nonet_json_get (object, "solution"));
  nonet_json_cells_check_solution (&cells, input, puzzle);
}

/* Takes the rules that Nonet knows, among them the candidates that a cell without a value is given; names the others. FALSE with an
 * error. */
static gboolean
take_rules (const Program *program,
            NonetInput *input,
            NonetPuzzle *puzzle,
            JsonObject *object,
            NonetRuleList *list,
            GHashTable *used,
            GPtrArray *unknown)
{
  JsonArray *rows = nonet_json_get_array (object, program->key);
  guint order = puzzle->shape->order;

  for (guint cell = 0; cell < puzzle->shape->n_cells; cell++)
    {
      JsonObject *members = nonet_json_object (nonet_json_get_cell (rows, order, cell));
      SudokuSet set = read_marks (members, given_marks, order);

      /* With none of the values of the board no rule would be left. */
      for (guint i = 0; set == 0 && given_marks[i] != NULL; i++)
        if (nonet_json_length (nonet_json_get_array (members, given_marks[i])) > 0)
          {
            g_autofree char *fault = g_strdup_printf (_ ("this rule needs values from 1 to %u"), order);

            return nonet_json_error (input, fault, "%s[%u][%u].%s", program->key, cell / order, cell % order,
                                     given_marks[i]);
          }
      if (set != 0 && puzzle->givens[cell] == 0)
        nonet_rule_list_add_candidates (list, cell, set);
    }
  return (!program->knows_rules || nonet_f_puzzles_read_rules (input, object, puzzle->shape, list, unknown))
         && (program->knows_rules || nonet_sudokupad_read_rules (input, object, puzzle->shape, list, used, unknown))
         && nonet_input_take_rules (input, puzzle, list, 0);
}

static void
read_puzzle (const Program *program, NonetInput *input, JsonObject *object)
{
  JsonArray *rows = nonet_json_get_array (object, program->key);
  g_autoptr (NonetPuzzle) puzzle = NULL;
  g_autoptr (GPtrArray) rules = nonet_rules_new ();
  g_autoptr (NonetRuleList) list = nonet_rule_list_new ();
  g_autoptr (GHashTable) used = g_hash_table_new (NULL, NULL);
  gint64 order = program->place != NULL ? 9 : json_array_get_length (rows);
  const SudokuShape *usual;
  guint map[SUDOKU_MAX_CELLS];

  if (order == 0)
    order = CLAMP (nonet_json_get_int (object, "size", 0), 0, SUDOKU_MAX_ORDER + 1);
  if (program->place == NULL && !nonet_json_check_rows (input, program->key, rows))
    return;
  /* Boxes of f-puzzles are the usual ones unless it gives regions. */
  usual =
      program->knows_rules && order >= 1 && order <= SUDOKU_MAX_ORDER ? nonet_shape_get_usual ((guint) order) : NULL;
  puzzle = nonet_input_new_puzzle_with_boxes (input, (guint) order, usual != NULL ? sudoku_shape_box_rows (usual) : 0,
                                              usual != NULL ? sudoku_shape_box_columns (usual) : 0, NULL, 1);
  if (puzzle == NULL)
    return;
  if (!take_regions (puzzle, object, rows, list, rules, map))
    {
      nonet_json_refuse_regions (input, program->key, (guint) order, map);
      return;
    }
  if (!read_cells (program, input, puzzle, rows))
    return;
  if (program->place == NULL && !take_rules (program, input, puzzle, object, list, used, rules))
    return;
  add_rules (program, rules, object, puzzle, used);
  puzzle->comment = dup_text (object, program->comment);
  if (rules->len == 0 && program->place == NULL && !nonet_puzzle_is_variant (puzzle)
      && nonet_puzzle_explains_rules (puzzle))
    nonet_rules_add (rules, "rules in words");
  nonet_rules_note (rules, input, puzzle);
  read_solution (input, puzzle, object);
  puzzle->title = dup_text (object, "title");
  puzzle->author = dup_text (object, "author");
  if (program->place != NULL)
    {
      puzzle->difficulty = dup_text (object, "difficulty_category");
      if (g_strcmp0 (puzzle->difficulty, NONET_GNOME_SUDOKU_UNKNOWN) == 0)
        g_clear_pointer (&puzzle->difficulty, g_free);
      puzzle->elapsed = (guint) CLAMP (nonet_json_get_int (object, "time_elapsed", 0), 0, G_MAXINT);
    }
  nonet_input_take_puzzle (input, g_steal_pointer (&puzzle), 1);
}

gboolean
nonet_json_programs_read (NonetInput *input, JsonObject *object)
{
  for (guint i = 0; i < G_N_ELEMENTS (programs); i++)
    if (is_of (&programs[i], object))
      {
        input->format = programs[i].id;
        read_puzzle (&programs[i], input, object);
        return TRUE;
      }
  return FALSE;
}

char *
nonet_json_dup_text (JsonObject *object, const char *key)
{
  static const char *const descriptions[] = { "metadata", "puzzleInfo" };
  const char *text = nonet_json_get_string (object, key);

  for (guint i = 0; (text == NULL || *text == '\0') && i < G_N_ELEMENTS (descriptions); i++)
    text = nonet_json_get_string (nonet_json_get_object (object, descriptions[i]), key);
  return text != NULL && *text != '\0' ? g_strdup (text) : NULL;
}

/* Writing. */

/* The category of GNOME Sudoku, which refuses others, that a difficulty stands for. */
static const char *
difficulty_category (const char *difficulty)
{
  static const char *const names[] = { "Easy", "Medium", "Hard", "Very Hard" };
  static const char *const categories[] = { "Easy Difficulty", "Medium Difficulty", "Hard Difficulty",
                                            "Very Hard Difficulty" };

  for (guint i = 0; difficulty != NULL && i < G_N_ELEMENTS (categories); i++)
    if (g_ascii_strcasecmp (difficulty, categories[i]) == 0 || g_ascii_strcasecmp (difficulty, names[i]) == 0)
      return categories[i];
  return NONET_GNOME_SUDOKU_UNKNOWN;
}

gboolean
nonet_gnome_sudoku_write (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  g_string_append_printf (text, "{\n  \"difficulty_category\": \"%s\",\n  \"time_elapsed\": %u.0,\n  \"cells\": [",
                          difficulty_category (puzzle->difficulty), puzzle->elapsed);
  for (guint cell = 0; cell < 81; cell++)
    {
      guint value = nonet_puzzle_get_value (puzzle, cell);
      SudokuSet marks = puzzle->marks != NULL ? puzzle->marks[cell] : 0;

      if (value == 0 && marks == 0)
        continue;
      g_string_append_printf (text, "\n    {\"position\":[%u,%u],\"value\":%u,\"fixed\":%s,\"earmarks\":", cell / 9,
                              cell % 9, value, puzzle->givens[cell] != 0 ? "true" : "false");
      nonet_json_append_set (text, marks);
      g_string_append (text, "},");
    }
  if (text->str[text->len - 1] == ',')
    g_string_overwrite (text, text->len - 1, "\n  ");
  g_string_append (text, "]\n}\n");
  return TRUE;
}

#define F_PUZZLES_LINK "https://www.f-puzzles.com/?load="
#define SUDOKUPAD_LINK "https://sudokupad.app/fpuzzles"

static void
append_text (GString *json, const char *key, const char *text)
{
  if (text == NULL)
    return;
  g_string_append_printf (json, "\"%s\":", key);
  nonet_json_append_string (json, text);
  g_string_append_c (json, ',');
}

/* A list of marks of a cell, if it has any; sets may be NULL. */
static void
append_marks (GString *json, const char *key, const SudokuSet *sets, guint cell)
{
  if (sets == NULL || sets[cell] == 0)
    return;
  g_string_append_printf (json, "\"%s\":", key);
  nonet_json_append_set (json, sets[cell]);
  g_string_append_c (json, ',');
}

static void
append_cell (GString *json, const NonetPuzzle *puzzle, const SudokuSet *candidates, guint cell, gboolean usual)
{
  guint value = nonet_puzzle_get_value (puzzle, cell);

  g_string_append_c (json, '{');
  if (!usual && sudoku_shape_box_rows (puzzle->shape) == 1)
    g_string_append (json, "\"region\":null,");
  else if (!usual)
    g_string_append_printf (json, "\"region\":%u,", sudoku_cell_box (puzzle->shape, cell));
  if (puzzle->colours != NULL && puzzle->colours[cell] != 0)
    g_string_append_printf (json, "\"c\":\"%s\",", nonet_colour_to_text (puzzle->colours[cell]));
  if (value != 0)
    g_string_append_printf (json, "\"value\":%u,", value);
  if (puzzle->givens[cell] != 0)
    g_string_append (json, "\"given\":true,");
  append_marks (json, "givenPencilMarks", candidates, cell);
  append_marks (json, "centerPencilMarks", puzzle->marks, cell);
  append_marks (json, "cornerPencilMarks", puzzle->corners, cell);
  nonet_json_close (json, '}');
}

/* The candidates that cells are given; FALSE where they would not be read again as the rules that they are. */
static gboolean
find_candidates (const NonetPuzzle *puzzle, SudokuSet *candidates)
{
  guint next = 0;

  for (guint i = 0; i < puzzle->shape->n_rules; i++)
    {
      const SudokuRule *rule = &puzzle->shape->rule[i];

      if (rule->kind != SUDOKU_RULE_CANDIDATES)
        continue;
      if (rule->cell[0] < next || puzzle->givens[rule->cell[0]] != 0)
        return FALSE;
      next = rule->cell[0] + 1u;
      for (guint j = 0; j < rule->n_digits; j++)
        {
          if (j > 0 && rule->digit[j] <= rule->digit[j - 1])
            return FALSE;
          candidates[rule->cell[0]] |= sudoku_set_of (rule->digit[j]);
        }
    }
  return TRUE;
}

static gboolean
append_puzzle (GString *json, const NonetPuzzle *puzzle, GError **error)
{
  guint order = puzzle->shape->order;
  SudokuSet candidates[SUDOKU_MAX_CELLS] = { 0 };
  gboolean good = find_candidates (puzzle, candidates);
  gboolean usual = sudoku_shape_equal (nonet_shape_get_usual (order), sudoku_shape_without_rules (puzzle->shape));

  if (order > 16)
    return nonet_writer_refuse (error, _ ("f-puzzles and SudokuPad links support only boards up to 16×16"));
  /* Its rows are no regions there. */
  for (guint i = 0; i < puzzle->shape->n_rules && !usual && sudoku_shape_box_rows (puzzle->shape) == 1; i++)
    if (puzzle->shape->rule[i].kind == SUDOKU_RULE_REGION_SUM || puzzle->shape->rule[i].kind == SUDOKU_RULE_BOX_INDEXER)
      return nonet_writer_refuse_rule (error, &puzzle->shape->rule[i]);
  g_string_append_printf (json, "{\"size\":%u,", order);
  append_text (json, "title", puzzle->title);
  append_text (json, "author", puzzle->author);
  append_text (json, "ruleset", puzzle->comment);
  g_string_append (json, "\"grid\":[");
  for (guint cell = 0; cell < puzzle->shape->n_cells; cell++)
    {
      g_string_append (json, cell % order == 0 ? "[" : "");
      append_cell (json, puzzle, good ? candidates : NULL, cell, usual);
      g_string_append_c (json, ',');
      if (cell % order == order - 1)
        {
          nonet_json_close (json, ']');
          g_string_append_c (json, ',');
        }
    }
  nonet_json_close (json, ']');
  g_string_append_c (json, ',');
  nonet_f_puzzles_append_rules (json, puzzle->shape, good ? SUDOKU_RULE_CANDIDATES : SUDOKU_N_RULES);
  append_text (json, UNKNOWN_RULES, puzzle->unknown);
  for (guint cell = 0; cell < puzzle->shape->n_cells && puzzle->solution != NULL; cell++)
    g_string_append_printf (json, "%s%u", cell == 0 ? "\"solution\":[" : ",", puzzle->solution[cell]);
  g_string_append (json, puzzle->solution != NULL ? "]," : "");
  nonet_json_close (json, '}');
  return TRUE;
}

gboolean
nonet_f_puzzles_write_json (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  gboolean fine = append_puzzle (text, puzzle, error);

  g_string_append_c (text, '\n');
  return fine;
}

/* Writes what a link begins with, and the puzzle. */
static gboolean
write_link (const char *beginning, const NonetPuzzle *puzzle, GString *text, GError **error)
{
  g_autoptr (GString) json = g_string_new (NULL);
  g_autofree char *packed = NULL;

  if (!append_puzzle (json, puzzle, error))
    return FALSE;
  packed = nonet_lz_string_compress (json->str);
  g_string_append (text, beginning);
  g_string_append_uri_escaped (text, packed, NULL, FALSE);
  return TRUE;
}

gboolean
nonet_f_puzzles_write (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  return write_link (F_PUZZLES_LINK, puzzle, text, error);
}

gboolean
nonet_sudokupad_write (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  return write_link (SUDOKUPAD_LINK, puzzle, text, error);
}

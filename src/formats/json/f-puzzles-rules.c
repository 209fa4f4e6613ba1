/* The members of f-puzzles' JSON that stand for rules, read and written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   "diagonal+": true, "antiknight": true, "negative": ["xv"]
 *   "odd": [{ "cell": "R6C6" }], "difference": [{ "cells": ["R1C1", "R1C2"], "value": "3" }], "xv": [{ …, "value": "X" }]
 *   "thermometer": [{ "lines": [["R4C9", "R5C9"], ["R4C9", "R4C8"]] }]                each line is one of its own
 *   "arrow": [{ "cells": ["R2C2", "R2C3"], "lines": [["R2C3", "R3C3", "R3C2"]] }]     a pill of two; a line begins in it
 *   "killercage": [{ "cells": ["R2C3", "R3C3"], "value": "11" }]                      without value, or with 0: no digit twice
 *   "quadruple": [{ "cells": […], "values": [3, 4, 4] }], "clone": [{ "cells": […], "cloneCells": […] }]
 *   "littlekillersum": [{ "cell": "R0C4", "cells": […], "direction": "DL", "value": "17" }]
 *   "sandwichsum": [{ "cell": "R0C8", "value": "18" }]                                outside: row or column 0, or n + 1
 *
 * A pill is read along its cells as they are listed. Members that f-puzzles has not, for rules that it has not, are ours.
 */
#include "config.h"

#include "formats/json/rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef enum
{
  FORM_FLAG,
  FORM_NEGATIVE, /* named in "negative" */
  FORM_CELL,
  FORM_CELLS,
  FORM_EACH, /* of the cells is a rule of its own */
  FORM_LINES,
  FORM_ARROW,
  FORM_CLONE,
  FORM_DIGITS,
  FORM_DIAGONAL, /* little killer: cells, and where they begin outside */
  FORM_OUTSIDE
} Form;

/* usual: the value where none is said. */
#define NO_VALUE (-1)
#define IF_SAID (-2)
static const struct
{
  const char *key;
  SudokuRuleKind kind;
  Form form;
  gint usual;
} members[] = {
  { "diagonal-", SUDOKU_RULE_DIAGONAL_DOWN, FORM_FLAG, NO_VALUE },
  { "diagonal+", SUDOKU_RULE_DIAGONAL_UP, FORM_FLAG, NO_VALUE },
  { "disjointgroups", SUDOKU_RULE_DISJOINT_GROUPS, FORM_FLAG, NO_VALUE },
  { "windoku", SUDOKU_RULE_WINDOKU, FORM_FLAG, NO_VALUE },
  { "antiknight", SUDOKU_RULE_ANTI_KNIGHT, FORM_FLAG, NO_VALUE },
  { "antiking", SUDOKU_RULE_ANTI_KING, FORM_FLAG, NO_VALUE },
  { "nonconsecutive", SUDOKU_RULE_NON_CONSECUTIVE, FORM_FLAG, NO_VALUE },
  { "difference", SUDOKU_RULE_NEGATIVE_DIFFERENCE, FORM_NEGATIVE, NO_VALUE },
  { "ratio", SUDOKU_RULE_NEGATIVE_RATIO, FORM_NEGATIVE, NO_VALUE },
  { "xv", SUDOKU_RULE_NEGATIVE_SUM, FORM_NEGATIVE, NO_VALUE },
  { "odd", SUDOKU_RULE_ODD, FORM_CELL, NO_VALUE },
  { "even", SUDOKU_RULE_EVEN, FORM_CELL, NO_VALUE },
  { "candidates", SUDOKU_RULE_CANDIDATES, FORM_DIGITS, NO_VALUE },
  { "minimum", SUDOKU_RULE_MINIMUM, FORM_CELL, NO_VALUE },
  { "maximum", SUDOKU_RULE_MAXIMUM, FORM_CELL, NO_VALUE },
  { "rowindexer", SUDOKU_RULE_ROW_INDEXER, FORM_EACH, NO_VALUE },
  { "columnindexer", SUDOKU_RULE_COLUMN_INDEXER, FORM_EACH, NO_VALUE },
  { "boxindexer", SUDOKU_RULE_BOX_INDEXER, FORM_EACH, NO_VALUE },
  { "difference", SUDOKU_RULE_DIFFERENCE, FORM_CELLS, 1 },
  { "ratio", SUDOKU_RULE_RATIO, FORM_CELLS, 2 },
  { "xv", SUDOKU_RULE_SUM_OF_TWO, FORM_CELLS, IF_SAID },
  { "lessthan", SUDOKU_RULE_LESS, FORM_CELLS, NO_VALUE },
  { "thermometer", SUDOKU_RULE_THERMOMETER, FORM_LINES, NO_VALUE },
  { "slowthermometer", SUDOKU_RULE_SLOW_THERMOMETER, FORM_LINES, NO_VALUE },
  { "palindrome", SUDOKU_RULE_PALINDROME, FORM_LINES, NO_VALUE },
  { "whispers", SUDOKU_RULE_WHISPERS, FORM_LINES, 0 },
  { "entropicline", SUDOKU_RULE_ENTROPIC, FORM_LINES, NO_VALUE },
  { "modularline", SUDOKU_RULE_MODULAR, FORM_LINES, 3 },
  { "renban", SUDOKU_RULE_RENBAN, FORM_LINES, NO_VALUE },
  { "nabner", SUDOKU_RULE_NABNER, FORM_LINES, NO_VALUE },
  { "regionsumline", SUDOKU_RULE_REGION_SUM, FORM_LINES, NO_VALUE },
  { "zipperline", SUDOKU_RULE_ZIPPER, FORM_LINES, NO_VALUE },
  { "sumline", SUDOKU_RULE_PARTIAL_SUMS, FORM_LINES, 10 },
  { "betweenline", SUDOKU_RULE_BETWEEN, FORM_LINES, NO_VALUE },
  { "lockout", SUDOKU_RULE_LOCKOUT, FORM_LINES, 4 },
  { "arrow", SUDOKU_RULE_ARROW, FORM_ARROW, NO_VALUE },
  { "doublearrow", SUDOKU_RULE_DOUBLE_ARROW, FORM_LINES, NO_VALUE },
  { "extraregion", SUDOKU_RULE_EXTRA_REGION, FORM_CELLS, NO_VALUE },
  { "killercage", SUDOKU_RULE_CAGE, FORM_CELLS, IF_SAID },
  { "clone", SUDOKU_RULE_CLONE, FORM_CLONE, NO_VALUE },
  { "quadruple", SUDOKU_RULE_QUADRUPLE, FORM_DIGITS, NO_VALUE },
  { "littlekillersum", SUDOKU_RULE_LITTLE_KILLER, FORM_DIAGONAL, IF_SAID },
  { "sandwichsum", SUDOKU_RULE_SANDWICH, FORM_OUTSIDE, IF_SAID },
  { "xsum", SUDOKU_RULE_X_SUM, FORM_OUTSIDE, IF_SAID },
  { "skyscraper", SUDOKU_RULE_SKYSCRAPER, FORM_OUTSIDE, IF_SAID },
  { "numberedroom", SUDOKU_RULE_NUMBERED_ROOM, FORM_OUTSIDE, IF_SAID },
};

/* The member without which an object is not understood. */
static const char *const needed[] = {
  [FORM_CELL] = "cell",     [FORM_CELLS] = "cells",   [FORM_LINES] = "lines",
  [FORM_ARROW] = "cells",   [FORM_EACH] = "cells",    [FORM_CLONE] = "cloneCells",
  [FORM_DIGITS] = "values", [FORM_DIAGONAL] = "cell", [FORM_OUTSIDE] = "cell",
};

gboolean
nonet_f_puzzles_is_rule (const char *key)
{
  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    if (g_str_equal (key, members[i].key))
      return TRUE;
  return g_str_equal (key, "negative");
}

/* The place in the table of a kind, all of which it has. */
static guint
find_member (SudokuRuleKind kind)
{
  guint i = 0;

  while (members[i].kind != kind)
    i++;
  return i;
}

const char *
nonet_f_puzzles_get_key (SudokuRuleKind kind)
{
  return members[find_member (kind)].form == FORM_NEGATIVE ? "negative" : members[find_member (kind)].key;
}

SudokuRuleKind
nonet_f_puzzles_find_whole (const char *name)
{
  gboolean negative = name != NULL && g_str_has_prefix (name, "anti");

  for (guint i = 0; name != NULL && i < G_N_ELEMENTS (members) && members[i].form <= FORM_NEGATIVE; i++)
    if (members[i].form == FORM_FLAG ? g_str_equal (name, members[i].key)
                                     : negative && g_str_equal (name + strlen ("anti"), members[i].key))
      return members[i].kind;
  return g_strcmp0 (name, "disjoint") == 0 ? SUDOKU_RULE_DISJOINT_GROUPS : SUDOKU_N_RULES;
}

/* Reading. */

typedef struct
{
  NonetInput *input;
  const SudokuShape *shape;
  NonetRuleList *list;
  GPtrArray *unknown;
  guint member;
  guint index; /* of the object in its list */
} Reader;

/* Reports that a rule makes no sense. */
static gboolean
report (const Reader *self, const char *text)
{
  return nonet_json_error (self->input, text, "%s[%u]", members[self->member].key, self->index);
}

gboolean
nonet_f_puzzles_read_place (const char *text, guint order, guint *row, guint *column)
{
  char *end;
  guint64 place[2];

  if (text == NULL || g_ascii_toupper (*text) != 'R' || !g_ascii_isdigit (text[1]))
    return FALSE;
  place[0] = g_ascii_strtoull (text + 1, &end, 10);
  if (g_ascii_toupper (*end) != 'C' || !g_ascii_isdigit (end[1]))
    return FALSE;
  place[1] = g_ascii_strtoull (end + 1, &end, 10);
  *row = (guint) MIN (place[0], 999);
  *column = (guint) MIN (place[1], 999);
  return *end == '\0' && place[0] <= order + 1 && place[1] <= order + 1;
}

/* Adds the cell of a name. */
static gboolean
read_cell (const Reader *self, const char *name, GArray *cells)
{
  guint n = self->shape->order, row, column;
  uint16_t cell;

  if (!nonet_f_puzzles_read_place (name, n, &row, &column) || row < 1 || row > n || column < 1 || column > n)
    return report (self, _ ("this rule names a cell that the board does not have"));
  cell = (uint16_t) ((row - 1) * n + column - 1);
  g_array_append_val (cells, cell);
  return TRUE;
}

static gboolean
read_cells (const Reader *self, JsonArray *names, GArray *cells)
{
  for (guint i = 0; i < nonet_json_length (names); i++)
    if (!read_cell (self, nonet_json_string (nonet_json_at (names, i)), cells))
      return FALSE;
  return cells->len <= self->shape->n_cells || report (self, _ ("this rule names too many cells"));
}

/* The value of an object: a whole number, or X or V. */
static NonetJsonValue
read_value (const Reader *self, JsonObject *object, gint *value)
{
  JsonNode *node = nonet_json_get (object, "value");
  const char *text = node != NULL ? nonet_json_string (node) : NULL;

  if (text == NULL || (g_ascii_strcasecmp (text, "X") != 0 && g_ascii_strcasecmp (text, "V") != 0))
    return nonet_json_read_value (self->input, node, value, "%s[%u]", members[self->member].key, self->index);
  *value = g_ascii_toupper (*text) == 'X' ? 10 : 5;
  return NONET_JSON_NUMBER;
}

/* Adds a rule of the member's kind. */
static gboolean
add (const Reader *self, GArray *cells, GArray *digits, gboolean has_value, gint value)
{
  SudokuRule rule = { .kind = members[self->member].kind,
                      .has_value = has_value,
                      .value = has_value ? value : 0,
                      .n_cells = (uint16_t) cells->len,
                      .n_digits = (uint16_t) (digits != NULL ? digits->len : 0),
                      .cell = (const uint16_t *) (gpointer) cells->data,
                      .digit = (const uint8_t *) (digits != NULL ? digits->data : NULL) };

  g_autofree char *fault = nonet_rule_list_try_add (self->list, self->shape, &rule);

  return fault == NULL || report (self, fault);
}

/* Notes a rule that is not understood, by its name in words. */
static gboolean
leave (const Reader *self)
{
  nonet_rules_add_named (self->unknown, members[self->member].key);
  return TRUE;
}

/* The cells that a clue outside of the board looks along. */
static gboolean
look_along (const Reader *self, const char *place, GArray *cells)
{
  guint n = self->shape->order, row, column;
  gboolean known = nonet_f_puzzles_read_place (place, n, &row, &column), in_row = known && row >= 1 && row <= n;

  if (!known || in_row == (column >= 1 && column <= n))
    return report (self, _ ("this clue does not stand beside a row or column"));
  g_array_set_size (cells, n);
  nonet_rule_look_along (n, in_row, (in_row ? row : column) - 1, (in_row ? column : row) != 0,
                         (uint16_t *) (gpointer) cells->data);
  return TRUE;
}

/* Those of a diagonal from a place outside on, toward a direction such as "DL", where they are not listed. */
static gboolean
look_across (const Reader *self, const char *place, const char *direction, GArray *cells)
{
  guint n = self->shape->order, row, column;

  if (!nonet_f_puzzles_read_place (place, n, &row, &column) || direction == NULL || strlen (direction) != 2
      || strchr ("DUdu", direction[0]) == NULL || strchr ("LRlr", direction[1]) == NULL)
    return report (self, _ ("this clue does not stand beside a row or column"));
  do
    {
      uint16_t cell = (uint16_t) ((row - 1) * n + column - 1);

      if (row >= 1 && row <= n && column >= 1 && column <= n)
        g_array_append_val (cells, cell);
      row += g_ascii_toupper (direction[0]) == 'D' ? 1 : G_MAXUINT;
      column += g_ascii_toupper (direction[1]) == 'R' ? 1 : G_MAXUINT;
    }
  while (row >= 1 && row <= n && column >= 1 && column <= n);
  return TRUE;
}

static void
read_digits (JsonArray *array, GArray *digits)
{
  for (guint i = 0; i < nonet_json_length (array); i++)
    {
      gint64 number = nonet_json_read_number (nonet_json_at (array, i));
      guint8 digit = (guint8) (number < 0 || number > SUDOKU_MAX_ORDER ? UINT8_MAX : number);

      g_array_append_val (digits, digit);
    }
}

/* The pill and one of its lines, whose first cell is in it. */
static gboolean
read_arrow (const Reader *self, JsonObject *object, JsonArray *line)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (uint16_t));
  g_autoptr (GArray) shaft = g_array_new (FALSE, FALSE, sizeof (uint16_t));

  if (!read_cells (self, nonet_json_get_array (object, "cells"), cells) || !read_cells (self, line, shaft))
    return FALSE;
  /* An arrow of nothing says nothing; one from nothing may say something else. */
  if (shaft->len < 2 || cells->len == 0)
    return shaft->len < 2 || leave (self);
  if (cells->len > 3)
    return report (self, _ ("the sum of an arrow may have three digits at most"));
  g_array_append_vals (cells, &g_array_index (shaft, uint16_t, 1), shaft->len - 1);
  return add (self, cells, NULL, TRUE, (gint) (cells->len - shaft->len + 1));
}

/* Whether what should be a list is something else. */
static gboolean
has_other_form (JsonObject *object)
{
  static const char *const lists[] = { "cells", "lines", "cloneCells", "values" };
  gboolean other = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (lists) && object != NULL; i++)
    {
      JsonNode *node = json_object_get_member (object, lists[i]);

      other = other || (node != NULL && !JSON_NODE_HOLDS_ARRAY (node) && nonet_json_says_something (node));
    }
  return other;
}

/* A line that is listed without others: "lines": ["R1C1", "R1C2"], or as "cells"; else NULL. */
static JsonArray *
get_only_line (JsonObject *object)
{
  JsonArray *lines = nonet_json_get_array (object, "lines");

  if (lines == NULL)
    return nonet_json_get_array (object, "cells");
  return nonet_json_string (nonet_json_at (lines, 0)) != NULL ? lines : NULL;
}

static gboolean
read_object (const Reader *self, JsonObject *object)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (uint16_t));
  g_autoptr (GArray) digits = g_array_new (FALSE, FALSE, 1);
  JsonArray *lines = nonet_json_get_array (object, "lines");
  JsonArray *only = members[self->member].form == FORM_LINES ? get_only_line (object) : NULL;
  SudokuRuleKind kind = members[self->member].kind;
  gint value = members[self->member].usual;
  NonetJsonValue what = object != NULL ? read_value (self, object, &value) : NONET_JSON_OTHER;
  gboolean said = what == NONET_JSON_NUMBER, has_value;
  const char *word;
  guint half;

  if (what == NONET_JSON_WRONG)
    return FALSE;
  if (what == NONET_JSON_OTHER && (word = nonet_json_get_string (object, "value")) != NULL)
    {
      g_autofree char *piece = nonet_text_dup_piece (word, strlen (word), 20);
      g_autoptr (GPtrArray) names = nonet_rules_new ();
      g_autofree char *text = NULL;

      nonet_rules_add_named (names, members[self->member].key);
      /* Translators: rules and a value of one of them that is none: “killer cages with “?””. */
      text = g_strdup_printf (_ ("%s with “%s”"), (const char *) names->pdata[0], piece);
      nonet_rules_add (self->unknown, text);
      return TRUE;
    }
  if (what == NONET_JSON_OTHER || has_other_form (object)
      || (only == NULL && !json_object_has_member (object, needed[members[self->member].form])))
    return leave (self);
  /* Other programs take this for no value, too. */
  said = said && (value > 0 || (kind != SUDOKU_RULE_CAGE && kind != SUDOKU_RULE_LITTLE_KILLER));
  /* Such a mark, or a clue outside, says nothing before its value is typed. */
  if (!said && members[self->member].usual == IF_SAID && kind != SUDOKU_RULE_CAGE)
    return what == NONET_JSON_NOTHING || leave (self);
  has_value = members[self->member].usual >= 0 || (members[self->member].usual == IF_SAID && said);
  if (kind == SUDOKU_RULE_WHISPERS && !said)
    value = (gint) (self->shape->order + 1) / 2;
  switch (members[self->member].form)
    {
    case FORM_CELL:
      return read_cell (self, nonet_json_string (nonet_json_get (object, "cell")), cells)
             && add (self, cells, NULL, FALSE, 0);
    case FORM_LINES:
    case FORM_ARROW:
      for (guint i = 0; i < (only != NULL ? 1 : nonet_json_length (lines)); i++)
        {
          JsonArray *line = only != NULL ? only : nonet_json_array (nonet_json_at (lines, i));

          if (line == NULL)
            return leave (self);
          g_array_set_size (cells, 0);
          if (members[self->member].form == FORM_ARROW)
            {
              if (!read_arrow (self, object, line))
                return FALSE;
              continue;
            }
          if (!read_cells (self, line, cells))
            return FALSE;
          /* A line of one cell says nothing; nor one with ends only of what is between. */
          if (cells->len > (kind == SUDOKU_RULE_BETWEEN || kind == SUDOKU_RULE_DOUBLE_ARROW ? 2 : 1)
              && !add (self, cells, NULL, has_value, value))
            return FALSE;
        }
      return TRUE;
    case FORM_EACH:
      if (!read_cells (self, nonet_json_get_array (object, "cells"), cells))
        return FALSE;
      for (guint i = 0; i < cells->len; i++)
        {
          g_autoptr (GArray) one = g_array_new (FALSE, FALSE, sizeof (uint16_t));

          g_array_append_vals (one, &g_array_index (cells, uint16_t, i), 1);
          if (!add (self, one, NULL, FALSE, 0))
            return FALSE;
        }
      return TRUE;
    case FORM_CLONE:
      if (!read_cells (self, nonet_json_get_array (object, "cells"), cells))
        return FALSE;
      half = cells->len;
      if (!read_cells (self, nonet_json_get_array (object, "cloneCells"), cells))
        return FALSE;
      if (cells->len == half || cells->len != 2 * half)
        return cells->len == half || leave (self);
      return add (self, cells, NULL, FALSE, 0);
    case FORM_OUTSIDE:
      return look_along (self, nonet_json_get_string (object, "cell"), cells) && add (self, cells, NULL, TRUE, value);
    case FORM_DIAGONAL:
    case FORM_DIGITS:
    case FORM_CELLS:
    case FORM_FLAG:
    case FORM_NEGATIVE:
    default:
      if (!read_cells (self, nonet_json_get_array (object, "cells"), cells)
          || (members[self->member].form == FORM_DIAGONAL && cells->len == 0
              && !(json_object_has_member (object, "cells") && nonet_json_get_string (object, "direction") == NULL)
              && !look_across (self, nonet_json_get_string (object, "cell"),
                               nonet_json_get_string (object, "direction"), cells)))
        return FALSE;
      if (members[self->member].form == FORM_DIGITS)
        read_digits (nonet_json_get_array (object, "values"), digits);
      /* A circle that is still empty. */
      if (kind == SUDOKU_RULE_QUADRUPLE && digits->len == 0)
        return TRUE;
      /* What is drawn nowhere says nothing, unless it has a value. */
      if (cells->len == 0)
        return !said || leave (self);
      return add (self, cells, digits, has_value, value);
    }
}

static gboolean
read_member (Reader *self, JsonNode *node)
{
  JsonArray *array = nonet_json_array (node);
  GArray none = { 0 };

  if (!nonet_json_says_something (node))
    return TRUE;
  self->index = 0;
  if (members[self->member].form == FORM_FLAG)
    return add (self, &none, NULL, FALSE, 0);
  if (array == NULL)
    return leave (self);
  for (; self->index < json_array_get_length (array); self->index++)
    if (!read_object (self, nonet_json_object (nonet_json_at (array, self->index))))
      return FALSE;
  return TRUE;
}

static void
read_negative (const Reader *self, JsonNode *node)
{
  JsonArray *array = nonet_json_array (node);
  guint length = array != NULL ? json_array_get_length (array) : 1;

  for (guint i = 0; i < length; i++)
    {
      const char *name = nonet_json_string (array != NULL ? nonet_json_at (array, i) : node);
      guint j = 0;

      while (j < G_N_ELEMENTS (members) && (members[j].form != FORM_NEGATIVE || g_strcmp0 (name, members[j].key) != 0))
        j++;
      if (j < G_N_ELEMENTS (members))
        nonet_rule_list_add (self->list, &(SudokuRule){ .kind = members[j].kind });
      else if (name == NULL ? nonet_json_says_something (node) : *name != '\0')
        nonet_rules_add_named (self->unknown, name != NULL ? name : "negative");
    }
}

gboolean
nonet_f_puzzles_read_rules (NonetInput *input,
                            JsonObject *object,
                            const SudokuShape *shape,
                            NonetRuleList *list,
                            GPtrArray *unknown)
{
  Reader self = { input, shape, list, unknown, 0, 0 };

  for (self.member = 0; self.member < G_N_ELEMENTS (members); self.member++)
    if (members[self.member].form != FORM_NEGATIVE && json_object_has_member (object, members[self.member].key)
        && !read_member (&self, json_object_get_member (object, members[self.member].key)))
      return FALSE;
  if (json_object_has_member (object, "negative"))
    read_negative (&self, json_object_get_member (object, "negative"));
  return TRUE;
}

/* Writing. */

static void
append_cells (GString *json, const char *key, const SudokuShape *shape, const uint16_t *cell, guint n)
{
  g_string_append_printf (json, "%s%s%s[", key != NULL ? "\"" : "", key != NULL ? key : "", key != NULL ? "\":" : "");
  for (guint i = 0; i < n; i++)
    g_string_append_printf (json, "%s\"R%uC%u\"", i > 0 ? "," : "", cell[i] / shape->order + 1u,
                            cell[i] % shape->order + 1u);
  g_string_append (json, "],");
}

/* The place outside of the board before the first of some cells, as the step to the second continues backward. */
static void
append_outside (GString *json, const SudokuShape *shape, const SudokuRule *rule, gboolean diagonal)
{
  gint n = shape->order, row = rule->cell[0] / n, column = rule->cell[0] % n;
  gint rows = diagonal ? (row == 0 ? 1 : -1) : 0, columns = diagonal ? (column == 0 ? 1 : -1) : 0;

  if (rule->n_cells > 1)
    {
      rows = rule->cell[1] / n - row;
      columns = rule->cell[1] % n - column;
    }
  g_string_append_printf (json, "\"cell\":\"R%dC%d\",", row - rows + 1, column - columns + 1);
  if (diagonal)
    g_string_append_printf (json, "\"direction\":\"%c%c\",", rows > 0 ? 'D' : 'U', columns > 0 ? 'R' : 'L');
}

static void
append_rule (GString *json, const SudokuShape *shape, const SudokuRule *rule, Form form)
{
  guint n = rule->n_cells, pill = (guint) rule->value;

  g_string_append_c (json, '{');
  switch (form)
    {
    case FORM_CELL:
      g_string_append_printf (json, "\"cell\":\"R%uC%u\",", rule->cell[0] / shape->order + 1u,
                              rule->cell[0] % shape->order + 1u);
      break;
    case FORM_LINES:
      g_string_append (json, "\"lines\":[");
      append_cells (json, NULL, shape, rule->cell, n);
      nonet_json_close (json, ']');
      g_string_append_c (json, ',');
      break;
    case FORM_ARROW:
      append_cells (json, "cells", shape, rule->cell, pill);
      g_string_append (json, "\"lines\":[");
      append_cells (json, NULL, shape, rule->cell + pill - 1, n - pill + 1);
      nonet_json_close (json, ']');
      g_string_append_c (json, ',');
      break;
    case FORM_CLONE:
      append_cells (json, "cells", shape, rule->cell, n / 2);
      append_cells (json, "cloneCells", shape, rule->cell + n / 2, n / 2);
      break;
    case FORM_OUTSIDE:
    case FORM_DIAGONAL:
      append_outside (json, shape, rule, form == FORM_DIAGONAL);
      if (form == FORM_DIAGONAL)
        append_cells (json, "cells", shape, rule->cell, n);
      break;
    case FORM_DIGITS:
    case FORM_CELLS:
    case FORM_EACH:
    case FORM_FLAG:
    case FORM_NEGATIVE:
    default:
      append_cells (json, "cells", shape, rule->cell, n);
      break;
    }
  if (form == FORM_DIGITS)
    {
      g_string_append (json, "\"values\":[");
      for (guint i = 0; i < rule->n_digits; i++)
        g_string_append_printf (json, "%s%u", i > 0 ? "," : "", rule->digit[i]);
      g_string_append (json, "],");
    }
  if (rule->kind == SUDOKU_RULE_SUM_OF_TWO && (rule->value == 5 || rule->value == 10))
    g_string_append_printf (json, "\"value\":\"%c\",", rule->value == 5 ? 'V' : 'X');
  else if (rule->has_value && form != FORM_ARROW)
    g_string_append_printf (json, "\"value\":\"%d\",", rule->value);
  nonet_json_close (json, '}');
  g_string_append_c (json, ',');
}

void
nonet_f_puzzles_append_rules (GString *json, const SudokuShape *shape, SudokuRuleKind but)
{
  /* Those of a list stand together. */
  for (guint i = 0; i < shape->n_rules; i++)
    {
      const SudokuRule *rule = &shape->rule[i];
      const char *key = nonet_f_puzzles_get_key (rule->kind);
      gboolean first = i == 0 || !g_str_equal (key, nonet_f_puzzles_get_key (rule[-1].kind));
      gboolean last = i + 1 == shape->n_rules || !g_str_equal (key, nonet_f_puzzles_get_key (rule[1].kind));
      guint member = find_member (rule->kind);

      if (rule->kind == but)
        continue;
      if (first)
        g_string_append_printf (json, "\"%s\":%s", key, members[member].form == FORM_FLAG ? "true," : "[");
      if (members[member].form == FORM_FLAG)
        continue;
      if (members[member].form == FORM_NEGATIVE)
        g_string_append_printf (json, "\"%s\",", members[member].key);
      else
        append_rule (json, shape, rule, members[member].form);
      if (last)
        {
          nonet_json_close (json, ']');
          g_string_append_c (json, ',');
        }
    }
}

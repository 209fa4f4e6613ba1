/* Tools that draw rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/puzzles/rule-tool.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

#include "formats/rules.h"
#include "words/fill.h"
#include "words/rule.h"

/* By how common they are. */
static const NonetRuleTool tools[] = {
  { "edit", "d", SUDOKU_N_RULES, NONET_RULE_EDIT, 0 },
  { "cage", "k", SUDOKU_RULE_CAGE, NONET_RULE_AREA, 0 },
  { "arrow", "a", SUDOKU_RULE_ARROW, NONET_RULE_LINE, 1 },
  { "thermometer", "t", SUDOKU_RULE_THERMOMETER, NONET_RULE_LINE, 0 },
  { "white-dot", "w", SUDOKU_RULE_DIFFERENCE, NONET_RULE_PAIRS, 1 },
  { "black-dot", "b", SUDOKU_RULE_RATIO, NONET_RULE_PAIRS, 2 },
  { "x", "<Shift>x", SUDOKU_RULE_SUM_OF_TWO, NONET_RULE_PAIRS, 10 },
  { "v", "<Shift>v", SUDOKU_RULE_SUM_OF_TWO, NONET_RULE_PAIRS, 5 },
  { "less", "i", SUDOKU_RULE_LESS, NONET_RULE_PAIRS, 0 },
  { "quadruple", "q", SUDOKU_RULE_QUADRUPLE, NONET_RULE_CORNER, 0 },
  { "even", "e", SUDOKU_RULE_EVEN, NONET_RULE_CELLS, 0 },
  { "odd", "o", SUDOKU_RULE_ODD, NONET_RULE_CELLS, 0 },
  { "minimum", "n", SUDOKU_RULE_MINIMUM, NONET_RULE_CELLS, 0 },
  { "maximum", "m", SUDOKU_RULE_MAXIMUM, NONET_RULE_CELLS, 0 },
  { "extra-region", "g", SUDOKU_RULE_EXTRA_REGION, NONET_RULE_AREA, 0 },
  { "region", "j", SUDOKU_RULE_EXTRA_REGION, NONET_RULE_REGION, 0 },
  { "clone", "<Shift>c", SUDOKU_RULE_CLONE, NONET_RULE_COPY, 0 },
  { "whispers", "h", SUDOKU_RULE_WHISPERS, NONET_RULE_LINE, 5 },
  { "renban", "r", SUDOKU_RULE_RENBAN, NONET_RULE_LINE, 0 },
  { "nabner", "<Shift>h", SUDOKU_RULE_NABNER, NONET_RULE_LINE, 0 },
  { "palindrome", "p", SUDOKU_RULE_PALINDROME, NONET_RULE_LINE, 0 },
  { "region-sum", "<Shift>r", SUDOKU_RULE_REGION_SUM, NONET_RULE_LINE, 0 },
  { "between", "<Shift>b", SUDOKU_RULE_BETWEEN, NONET_RULE_LINE, 0 },
  { "lockout", "<Shift>l", SUDOKU_RULE_LOCKOUT, NONET_RULE_LINE, 4 },
  { "double-arrow", "<Shift>a", SUDOKU_RULE_DOUBLE_ARROW, NONET_RULE_LINE, 0 },
  { "zipper", "<Shift>z", SUDOKU_RULE_ZIPPER, NONET_RULE_LINE, 0 },
  { "sum-line", "u", SUDOKU_RULE_PARTIAL_SUMS, NONET_RULE_LINE, 10 },
  { "entropic", "<Shift>e", SUDOKU_RULE_ENTROPIC, NONET_RULE_LINE, 0 },
  { "modular", "<Shift>m", SUDOKU_RULE_MODULAR, NONET_RULE_LINE, 3 },
  { "slow-thermometer", "<Shift>t", SUDOKU_RULE_SLOW_THERMOMETER, NONET_RULE_LINE, 0 },
  { "little-killer", "l", SUDOKU_RULE_LITTLE_KILLER, NONET_RULE_SLANT, 0 },
  { "sandwich", "s", SUDOKU_RULE_SANDWICH, NONET_RULE_RAY, 0, "1…9" },
  { "x-sum", "<Shift>u", SUDOKU_RULE_X_SUM, NONET_RULE_RAY, 0, "Σx" },
  { "skyscraper", "y", SUDOKU_RULE_SKYSCRAPER, NONET_RULE_RAY, 0, "▂▅█" },
  { "numbered-room", "<Shift>n", SUDOKU_RULE_NUMBERED_ROOM, NONET_RULE_RAY, 0, "→1" },
};

const NonetRuleTool *
nonet_rule_tools_get (guint *n_tools)
{
  *n_tools = G_N_ELEMENTS (tools);
  return tools;
}

const NonetRuleTool *
nonet_rule_tool_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    if (g_str_equal (tools[i].id, id))
      return &tools[i];
  return NULL;
}

const NonetRuleTool *
nonet_rule_tool_find_key (guint keyval, GdkModifierType modifiers)
{
  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    {
      GdkModifierType own;
      guint key;

      if (gtk_accelerator_parse (tools[i].key, &key, &own) && key == keyval && own == modifiers)
        return &tools[i];
    }
  return NULL;
}

char *
nonet_rule_tool_dup_title (const NonetRuleTool *tool)
{
  g_autofree char *title = NULL;

  if (tool->way == NONET_RULE_EDIT || tool->way == NONET_RULE_REGION)
    return g_strdup (tool->way == NONET_RULE_EDIT ? _ ("Edit Rules") : _ ("Jigsaw region"));
  title = nonet_capitalise (nonet_rule_kind_to_string (tool->kind));
  if (tool->kind != SUDOKU_RULE_SUM_OF_TWO)
    return g_steal_pointer (&title);
  return g_strdup_printf ("%s %s", title, tool->value == 5 ? "V" : "X");
}

const char *
nonet_rule_tool_get_hint (const NonetRuleTool *tool)
{
  switch (tool->way)
    {
    case NONET_RULE_CELLS:
      return _ ("Click a cell, or drag over several.");
    case NONET_RULE_PAIRS:
      return tool->kind == SUDOKU_RULE_LESS ? _ ("Drag from the smaller cell to the larger one beside it.")
                                            : _ ("Drag from a cell to one beside it.");
    case NONET_RULE_LINE:
      if (tool->kind == SUDOKU_RULE_ARROW)
        return _ ("Drag from the circle along the arrow.");
      if (tool->kind == SUDOKU_RULE_THERMOMETER || tool->kind == SUDOKU_RULE_SLOW_THERMOMETER)
        return _ ("Drag from the bulb along the thermometer.");
      return _ ("Drag along the line.");
    case NONET_RULE_COPY:
      return _ ("Drag over the cells of an area, then from one of them to where it is in the other one.");
    case NONET_RULE_CORNER:
      return _ ("Drag across the corner of four cells.");
    case NONET_RULE_RAY:
      return _ ("Drag from the edge into a row or column.");
    case NONET_RULE_SLANT:
      return _ ("Drag from the edge along a diagonal.");
    case NONET_RULE_EDIT:
      return _ ("Click a rule to select it, and again to change its value. Drag it to move it.");
    case NONET_RULE_REGION:
      return _ ("Drag over the cells of a region, as many as a row has.");
    case NONET_RULE_AREA:
    default:
      return _ ("Drag over the cells.");
    }
}

NonetStrokes
nonet_rule_tool_get_strokes (const NonetRuleTool *tool)
{
  if (tool->way == NONET_RULE_RAY || tool->way == NONET_RULE_SLANT)
    return NONET_STROKES_FROM_EDGE;
  return tool->way == NONET_RULE_LINE || tool->way == NONET_RULE_CORNER ? NONET_STROKES_MIDDLES : NONET_STROKES_CELLS;
}

void
nonet_rule_draft_take (NonetRuleDraft *draft, const SudokuRule *rule)
{
  draft->rule = *rule;
  draft->rule.n_cells = (uint16_t) MIN (rule->n_cells, G_N_ELEMENTS (draft->cell));
  draft->rule.n_digits = (uint16_t) MIN (rule->n_digits, G_N_ELEMENTS (draft->digit));
  if (draft->rule.n_cells > 0)
    memcpy (draft->cell, rule->cell, draft->rule.n_cells * sizeof *draft->cell);
  if (draft->rule.n_digits > 0)
    memcpy (draft->digit, rule->digit, draft->rule.n_digits);
  draft->rule.cell = draft->cell;
  draft->rule.digit = draft->digit;
}

/* Strokes. */

typedef struct
{
  int row, column;
} Step;

static Step
step_between (const SudokuShape *shape, guint from, guint to)
{
  return (Step){ (int) sudoku_cell_row (shape, to) - (int) sudoku_cell_row (shape, from),
                 (int) sudoku_cell_column (shape, to) - (int) sudoku_cell_column (shape, from) };
}

/* The cell a step further, or -1. */
static int
step_from (const SudokuShape *shape, guint cell, Step step)
{
  int n = shape->order, row = (int) sudoku_cell_row (shape, cell) + step.row;
  int column = (int) sudoku_cell_column (shape, cell) + step.column;

  return row >= 0 && row < n && column >= 0 && column < n ? row * n + column : -1;
}

/* The cells in a direction, from the edge. */
static void
take_ray (NonetRuleDraft *draft, const SudokuShape *shape, guint cell, Step step)
{
  Step back = { -step.row, -step.column };
  int at = (int) cell;

  while (step_from (shape, (guint) at, back) >= 0)
    at = step_from (shape, (guint) at, back);
  for (draft->rule.n_cells = 0; at >= 0; at = step_from (shape, (guint) at, step))
    draft->cell[draft->rule.n_cells++] = (guint16) at;
}

/* Where a cell of the edge looks, if there is one direction only. */
static Step
step_inwards (const SudokuShape *shape, guint cell)
{
  static const Step steps[] = { { 1, 0 }, { 0, 1 }, { -1, 0 }, { 0, -1 } };
  Step inwards = { 0, 0 };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (step_from (shape, cell, (Step){ -steps[i].row, -steps[i].column }) < 0)
      {
        inwards = steps[i];
        n++;
      }
  return n == 1 ? inwards : (Step){ 0, 0 };
}

static gboolean
take_outside (NonetRuleDraft *draft, const SudokuShape *shape, const guint16 *cells, guint n_cells, gboolean slanted)
{
  Step step = n_cells > 1 ? step_between (shape, cells[0], cells[1]) : step_inwards (shape, cells[0]);

  if (slanted ? abs (step.row) != 1 || abs (step.column) != 1 : abs (step.row) + abs (step.column) != 1)
    return FALSE;
  take_ray (draft, shape, cells[0], step);
  return TRUE;
}

static gboolean
take_corner (NonetRuleDraft *draft, const SudokuShape *shape, const guint16 *cells, guint n_cells)
{
  guint top = G_MAXUINT, left = G_MAXUINT, bottom = 0, right = 0;

  for (guint i = 0; i < n_cells; i++)
    {
      top = MIN (top, sudoku_cell_row (shape, cells[i]));
      bottom = MAX (bottom, sudoku_cell_row (shape, cells[i]));
      left = MIN (left, sudoku_cell_column (shape, cells[i]));
      right = MAX (right, sudoku_cell_column (shape, cells[i]));
    }
  if (bottom != top + 1 || right != left + 1)
    return FALSE;
  for (guint i = 0; i < 4; i++)
    draft->cell[i] = (guint16) ((top + i / 2) * shape->order + left + i % 2);
  draft->rule.n_cells = 4;
  return TRUE;
}

static int
compare_cells (const void *a, const void *b)
{
  return (int) *(const guint16 *) a - *(const guint16 *) b;
}

guint
nonet_rule_tool_count (const NonetRuleTool *tool, guint n_cells)
{
  if (tool->way == NONET_RULE_CELLS || n_cells == 0)
    return n_cells;
  return tool->way == NONET_RULE_PAIRS && n_cells > 2 ? n_cells - 1 : 1;
}

/* The cells of a rule; FALSE if the stroke has none for it. */
static gboolean
take_cells (const NonetRuleTool *tool,
            const SudokuShape *shape,
            const guint16 *cells,
            guint n_cells,
            guint number,
            NonetRuleDraft *draft)
{
  Step step;

  switch (tool->way)
    {
    case NONET_RULE_CELLS:
      draft->cell[0] = cells[number];
      draft->rule.n_cells = 1;
      return TRUE;
    case NONET_RULE_PAIRS:
      if (n_cells < 2)
        return FALSE;
      step = step_between (shape, cells[number], cells[number + 1]);
      memcpy (draft->cell, cells + number, 2 * sizeof *cells);
      draft->rule.n_cells = 2;
      return abs (step.row) + abs (step.column) == 1;
    case NONET_RULE_CORNER:
      return take_corner (draft, shape, cells, n_cells);
    case NONET_RULE_RAY:
    case NONET_RULE_SLANT:
      return take_outside (draft, shape, cells, n_cells, tool->way == NONET_RULE_SLANT);
    case NONET_RULE_LINE:
    case NONET_RULE_AREA:
    case NONET_RULE_COPY:
    case NONET_RULE_REGION:
    case NONET_RULE_EDIT:
    default:
      memcpy (draft->cell, cells, n_cells * sizeof *cells);
      draft->rule.n_cells = (uint16_t) n_cells;
      if (tool->way == NONET_RULE_AREA)
        qsort (draft->cell, n_cells, sizeof *draft->cell, compare_cells);
      return TRUE;
    }
}

/* Of whispers and lockouts the usual value is about half of the largest. */
static gint
usual_value (const NonetRuleTool *tool, const SudokuShape *shape)
{
  if (tool->kind == SUDOKU_RULE_WHISPERS)
    return (shape->order + 1) / 2;
  return tool->kind == SUDOKU_RULE_LOCKOUT ? shape->order / 2 : tool->value;
}

SudokuRuleFault
nonet_rule_tool_make (const NonetRuleTool *tool,
                      const SudokuShape *shape,
                      const guint16 *cells,
                      guint n_cells,
                      guint number,
                      NonetRuleDraft *draft)
{
  draft->rule = (SudokuRule){ .kind = tool->kind,
                              .has_value = tool->value != 0,
                              .value = usual_value (tool, shape),
                              .cell = draft->cell,
                              .digit = draft->digit };
  if (n_cells == 0 || !take_cells (tool, shape, cells, n_cells, number, draft))
    return SUDOKU_RULE_FAULT_CELLS;
  return sudoku_rule_fault (shape, &draft->rule);
}

/* Whether one of the cells beside a cell is of a region. */
static gboolean
touches (const SudokuShape *shape, const guint *map, guint cell, guint region)
{
  static const Step steps[] = { { 1, 0 }, { 0, 1 }, { -1, 0 }, { 0, -1 } };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      int other = step_from (shape, cell, steps[i]);

      if (other >= 0 && map[other] == region)
        return TRUE;
    }
  return FALSE;
}

SudokuShape *
nonet_rule_tool_make_region (const SudokuShape *shape, const guint16 *cells, guint n_cells)
{
  guint n = shape->order, region = 0;
  g_autofree guint *map = g_new (guint, shape->n_cells), *missing = g_new0 (guint, n + 1);

  if (n_cells != n)
    return NULL;
  for (guint cell = 0; cell < shape->n_cells; cell++)
    map[cell] = sudoku_cell_box (shape, cell);
  for (guint i = 0; i < n; i++)
    if (++missing[map[cells[i]]] > missing[region])
      region = map[cells[i]];
  missing[region] = 0;
  /* Its own cells are of no region for now: of none, as it were of region n. */
  for (guint cell = 0; cell < shape->n_cells; cell++)
    map[cell] = map[cell] == region ? n : map[cell];
  for (guint i = 0; i < n; i++)
    map[cells[i]] = region;
  /* Each goes to what it touches, while that is possible. */
  for (guint pass = 0; pass < 2 * n; pass++)
    for (guint cell = 0; cell < shape->n_cells; cell++)
      for (guint other = 0; other < n && map[cell] == n; other++)
        if (missing[other] > 0 && (pass >= n || touches (shape, map, cell, other)))
          {
            map[cell] = other;
            missing[other]--;
          }
  return nonet_shape_new_from_map (n, map);
}

gboolean
nonet_rule_draft_move (NonetRuleDraft *draft, const SudokuShape *shape, int rows, int columns)
{
  g_autofree guint16 *moved = g_new (guint16, draft->rule.n_cells);
  Step step = { rows, columns };

  if (draft->rule.kind == SUDOKU_RULE_LITTLE_KILLER)
    {
      int first = step_from (shape, draft->cell[0], step);
      Step along = draft->rule.n_cells > 1 ? step_between (shape, draft->cell[0], draft->cell[1]) : (Step){ 0, 0 };

      if (first < 0 || along.row == 0 || step_from (shape, (guint) first, (Step){ -along.row, -along.column }) >= 0)
        return FALSE;
      take_ray (draft, shape, (guint) first, along);
      return TRUE;
    }
  for (guint i = 0; i < draft->rule.n_cells; i++)
    {
      int cell = step_from (shape, draft->cell[i], step);

      if (cell < 0)
        return FALSE;
      moved[i] = (guint16) cell;
    }
  memcpy (draft->cell, moved, draft->rule.n_cells * sizeof *moved);
  return TRUE;
}

/* Values. */

static gboolean
has_digits (const NonetRuleDraft *draft)
{
  return draft->rule.kind == SUDOKU_RULE_QUADRUPLE || draft->rule.kind == SUDOKU_RULE_CANDIDATES;
}

char *
nonet_rule_draft_to_text (const NonetRuleDraft *draft, NonetAlphabet *alphabet)
{
  GString *text = g_string_new (NULL);
  gint value = nonet_rule_get_shown_value (&draft->rule, alphabet);

  if (has_digits (draft))
    for (guint i = 0; i < draft->rule.n_digits; i++)
      g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                              nonet_alphabet_get_symbol (alphabet, draft->rule.digit[i]));
  else if (draft->rule.kind == SUDOKU_RULE_SUM_OF_TWO && (value == 5 || value == 10))
    g_string_append (text, value == 5 ? "V" : "X");
  else if (draft->rule.has_value)
    g_string_append_printf (text, "%d", value);
  return g_string_free (text, FALSE);
}

/* Symbols, one after another or with something between them. */
static gboolean
take_digits (NonetRuleDraft *draft, const char *text, NonetAlphabet *alphabet)
{
  gboolean compact = nonet_alphabet_is_compact (alphabet);

  draft->rule.n_digits = 0;
  while (*text != '\0')
    {
      gsize length = strcspn (text, " ,;");
      guint value;

      if (length == 0)
        {
          text++;
          continue;
        }
      if (compact)
        length = (gsize) (g_utf8_next_char (text) - text);
      value = nonet_alphabet_lookup (alphabet, text, (gssize) length);
      if (value == 0 || draft->rule.n_digits == G_N_ELEMENTS (draft->digit))
        return FALSE;
      draft->digit[draft->rule.n_digits++] = (guint8) value;
      text += length;
    }
  return TRUE;
}

SudokuRuleFault
nonet_rule_draft_take_text (NonetRuleDraft *draft, const SudokuShape *shape, const char *text, NonetAlphabet *alphabet)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  gint64 value = 0;

  if (has_digits (draft))
    return take_digits (draft, stripped, alphabet) ? sudoku_rule_fault (shape, &draft->rule) : SUDOKU_RULE_FAULT_VALUE;
  draft->rule.has_value = *stripped != '\0';
  if (draft->rule.kind == SUDOKU_RULE_SUM_OF_TWO
      && (g_ascii_strcasecmp (stripped, "V") == 0 || g_ascii_strcasecmp (stripped, "X") == 0))
    value = g_ascii_tolower (*stripped) == 'v' ? 5 : 10;
  else if (draft->rule.has_value && !g_ascii_string_to_signed (stripped, 10, 0, G_MAXINT32, &value, NULL))
    return SUDOKU_RULE_FAULT_VALUE;
  draft->rule.value = 0;
  draft->rule.value = (int32_t) value - nonet_rule_get_shown_value (&draft->rule, alphabet);
  return sudoku_rule_fault (shape, &draft->rule);
}

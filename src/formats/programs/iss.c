/* Strings of constraints, as Interactive Sudoku Solver writes a puzzle, read and written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   .Shape~6x6.~R1C6_7~R1C7_2_3.Cage~15~R1C1~R1C2.Whisper~5~R1C1~R2C2.Sandwich~18~C1.Skyscraper~C5~5~.AntiKnight
 *
 * After each dot there is a kind and its arguments. Without a kind these are values, several for one of them. A puzzle of plain cells may
 * stand before the first dot. What stands between And and End are constraints like others, between Replicate and End those of one cell
 * that others have as well, and between Or and End one that is not understood. Values may begin with 0, as in "Shape~9x9~0-8": here they
 * are one more, and so are sums for each of their cells.
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "formats/rules.h"

/* What the arguments of a kind are. */
typedef enum
{
  NOTHING,
  CELLS,   /* and a number before them where there is one that is usual, or NUMBER */
  PAIRS,   /* any two side by side */
  OUTSIDE, /* a number, then a row or column */
  ENDS     /* a row or column, then numbers from its beginning and from its end */
} Form;

/* How deep groups are nested. */
#define MOST_LEVELS 6

#define NONE (-1)
#define NUMBER (-2)
static const struct
{
  const char *name;
  SudokuRuleKind kind;
  Form form;
  gint usual;
} kinds[] = {
  { "AntiKnight", SUDOKU_RULE_ANTI_KNIGHT, NOTHING, NONE },
  { "AntiKing", SUDOKU_RULE_ANTI_KING, NOTHING, NONE },
  { "AntiConsecutive", SUDOKU_RULE_NON_CONSECUTIVE, NOTHING, NONE },
  { "DisjointSets", SUDOKU_RULE_DISJOINT_GROUPS, NOTHING, NONE },
  { "Windoku", SUDOKU_RULE_WINDOKU, NOTHING, NONE },
  { "StrictXV", SUDOKU_RULE_NEGATIVE_SUM, NOTHING, NONE },
  { "Cage", SUDOKU_RULE_CAGE, CELLS, NUMBER },
  { "AllDifferent", SUDOKU_RULE_EXTRA_REGION, CELLS, NONE },
  { "Sum", SUDOKU_RULE_LITTLE_KILLER, CELLS, NUMBER },
  { "Thermo", SUDOKU_RULE_THERMOMETER, CELLS, NONE },
  { "Palindrome", SUDOKU_RULE_PALINDROME, CELLS, NONE },
  { "Whisper", SUDOKU_RULE_WHISPERS, CELLS, 5 },
  { "Entropic", SUDOKU_RULE_ENTROPIC, CELLS, NONE },
  { "Modular", SUDOKU_RULE_MODULAR, CELLS, 3 },
  { "Renban", SUDOKU_RULE_RENBAN, CELLS, NONE },
  { "RegionSumLine", SUDOKU_RULE_REGION_SUM, CELLS, NONE },
  { "Zipper", SUDOKU_RULE_ZIPPER, CELLS, NONE },
  { "SumLine", SUDOKU_RULE_PARTIAL_SUMS, CELLS, 10 },
  { "Between", SUDOKU_RULE_BETWEEN, CELLS, NONE },
  { "Lockout", SUDOKU_RULE_LOCKOUT, CELLS, 4 },
  { "Arrow", SUDOKU_RULE_ARROW, CELLS, 1 },
  { "DoubleArrow", SUDOKU_RULE_DOUBLE_ARROW, CELLS, NONE },
  { "PillArrow", SUDOKU_RULE_ARROW, CELLS, NUMBER },
  { "WhiteDot", SUDOKU_RULE_DIFFERENCE, PAIRS, 1 },
  { "BlackDot", SUDOKU_RULE_RATIO, PAIRS, 2 },
  { "X", SUDOKU_RULE_SUM_OF_TWO, PAIRS, 10 },
  { "V", SUDOKU_RULE_SUM_OF_TWO, PAIRS, 5 },
  { "GreaterThan", SUDOKU_RULE_LESS, PAIRS, NONE },
  { "Sandwich", SUDOKU_RULE_SANDWICH, OUTSIDE, NUMBER },
  { "XSum", SUDOKU_RULE_X_SUM, ENDS, NUMBER },
  { "Skyscraper", SUDOKU_RULE_SKYSCRAPER, ENDS, NUMBER },
  { "NumberedRoom", SUDOKU_RULE_NUMBERED_ROOM, ENDS, NUMBER },
};

typedef struct
{
  NonetInput *input;
  guint line, order;
  guint first;         /* value, 0 or 1 */
  gint rows, columns;  /* that a constraint is moved by */
  guint depth;         /* of the groups that a constraint is in */
  gboolean no_regions; /* nor any of a jigsaw */
  NonetPuzzle *puzzle;
  NonetRuleList *list;
  GPtrArray *unknown; /* names of kinds, each once */
} Reader;

/* A whole number, or -1. */
static gint
number_of (const char *text)
{
  return text != NULL && *text != '\0' && strlen (text) < 7 && strspn (text, "0123456789") == strlen (text)
             ? atoi (text)
             : -1;
}

/* A number, or from 10 on a small letter. */
static guint
place_at (const char **p, const char *end)
{
  return g_ascii_islower (**p) ? (guint) (*(*p)++ - 'a') + 10 : nonet_scan_number (p, end);
}

/* The cell of "R1C2", with what follows in *rest; -1 for what names none, -2 for a cell that is not on the board. */
static gint
cell_of (const Reader *self, const char *text, const char **rest)
{
  const char *p = text, *end = text + strlen (text);
  gint row, column;

  if ((*p != 'R' && *p != 'r') || !(g_ascii_isdigit (p[1]) || g_ascii_islower (p[1])))
    return -1;
  p++;
  row = (gint) place_at (&p, end) + self->rows;
  if ((*p != 'C' && *p != 'c') || !(g_ascii_isdigit (p[1]) || g_ascii_islower (p[1])))
    return -1;
  p++;
  column = (gint) place_at (&p, end) + self->columns;
  *rest = p;
  if (row < 1 || row > (gint) self->order || column < 1 || column > (gint) self->order)
    return -2;
  return (row - 1) * (gint) self->order + column - 1;
}

static gboolean
report (const Reader *self, const char *name, const char *text)
{
  return nonet_input_error (self->input, self->line, 0, "%s: %s", name, text);
}

/* Notes a kind that is not understood. */
static gboolean
leave (const Reader *self, const char *name)
{
  if (!g_ptr_array_find_with_equal_func (self->unknown, name, g_str_equal, NULL))
    g_ptr_array_add (self->unknown, g_strdup (name));
  return TRUE;
}

/* The same, unless it is for the sake of a number that no value is. */
static gboolean
leave_value (const Reader *self, const char *name, const char *value)
{
  g_autofree char *fault = NULL;

  if (value == NULL || strpbrk (value, "0123456789") == NULL || strspn (value, "+-0123456789") != strlen (value))
    return leave (self, name);
  fault = g_strdup_printf (_ ("this rule cannot have the value %s"), value);
  return report (self, name, fault);
}

/* Whether a rule says the same of values that are one more. */
static gboolean
is_same_from_zero (const SudokuRule *rule)
{
  switch (rule->kind)
    {
    case SUDOKU_RULE_NEGATIVE_RATIO:
    case SUDOKU_RULE_NEGATIVE_SUM:
    case SUDOKU_RULE_RATIO:
    case SUDOKU_RULE_ROW_INDEXER:
    case SUDOKU_RULE_COLUMN_INDEXER:
    case SUDOKU_RULE_ENTROPIC:
    case SUDOKU_RULE_REGION_SUM:
    case SUDOKU_RULE_PARTIAL_SUMS:
    case SUDOKU_RULE_ARROW:
    case SUDOKU_RULE_DOUBLE_ARROW:
    case SUDOKU_RULE_SANDWICH:
    case SUDOKU_RULE_X_SUM:
    case SUDOKU_RULE_SKYSCRAPER:
    case SUDOKU_RULE_NUMBERED_ROOM:
      return FALSE;
    case SUDOKU_RULE_ZIPPER:
      return rule->n_cells % 2 == 0;
    default:
      return TRUE;
    }
}

static gboolean
add (const Reader *self, const char *name, const SudokuRule *rule)
{
  SudokuRule moved = *rule;
  g_autofree char *fault = NULL;

  if ((self->first == 0 && !is_same_from_zero (rule))
      || (self->no_regions && (rule->kind == SUDOKU_RULE_REGION_SUM || rule->kind == SUDOKU_RULE_DISJOINT_GROUPS)))
    return leave (self, name);
  if (self->first == 0 && nonet_rule_is_sum (rule))
    moved.value += rule->n_cells;
  fault = nonet_rule_list_try_add (self->list, self->puzzle->shape, &moved);
  return fault == NULL || report (self, name, fault);
}

static gboolean
are_beside (const Reader *self, gint a, gint b)
{
  gint order = (gint) self->order;

  return ABS (a - b) == order || (ABS (a - b) == 1 && a / order == b / order);
}

/* The diagonal that begins in a cell at the edge: from the left down, from the top down to the left, and so on around the board. */
static guint
find_diagonal (const Reader *self, gint cell, uint16_t *cells)
{
  gint order = (gint) self->order, row = cell / order, column = cell % order, n = 0;
  gint down = row == order - 1 ? -1 : row == 0 ? 1 : column == 0 ? 1 : -1;
  gint right = row == order - 1 ? (column == order - 1 ? -1 : 1)
               : row == 0       ? (column == 0 ? 1 : -1)
               : column == 0    ? 1
                                : -1;

  if (row > 0 && row < order - 1 && column > 0 && column < order - 1)
    return 0;
  for (; row >= 0 && row < order && column >= 0 && column < order; row += down, column += right)
    cells[n++] = (uint16_t) (row * order + column);
  return (guint) n;
}

/* Whether cells are a whole diagonal from an edge of the board on. */
static gboolean
is_diagonal (const Reader *self, const uint16_t *cells, guint n)
{
  uint16_t whole[SUDOKU_MAX_ORDER];
  gboolean forward = find_diagonal (self, cells[0], whole) == n && memcmp (whole, cells, n * sizeof *cells) == 0;
  gboolean backward = !forward && find_diagonal (self, cells[n - 1], whole) == n;

  for (guint i = 0; backward && i < n; i++)
    backward = whole[i] == cells[n - 1 - i];
  return n > 1 && (forward || backward);
}

static gboolean
add_little_killer (const Reader *self, const char *name, char **arguments)
{
  const char *rest;
  gint sum = number_of (arguments[0]),
       cell = sum >= 0 && arguments[1] != NULL ? cell_of (self, arguments[1], &rest) : -1;
  uint16_t cells[SUDOKU_MAX_ORDER];
  guint n = cell >= 0 ? find_diagonal (self, cell, cells) : 0;

  if (cell == -2)
    return report (self, name, _ ("this rule names a cell that the board does not have"));
  if (n < 2)
    return leave (self, name);
  return add (
      self, name,
      &(SudokuRule){
          .kind = SUDOKU_RULE_LITTLE_KILLER, .has_value = TRUE, .value = sum, .cell = cells, .n_cells = (uint16_t) n });
}

/* Whether there are some cells of which each two share a house. */
static gboolean
all_differ (const Reader *self, const uint16_t *cells, guint n)
{
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < i; j++)
      if (!sudoku_cells_see (self->puzzle->shape, cells[i], cells[j]))
        return FALSE;
  return n > 1;
}

/* Cells of which each two side by side have a rule; the earlier one is the greater one. */
static gboolean
add_pairs (const Reader *self, const char *name, SudokuRule rule, const GArray *cells)
{
  const uint16_t *cell = (const uint16_t *) (gpointer) cells->data;
  gboolean some = FALSE;

  rule.n_cells = 2;
  for (guint i = 0; i < cells->len; i++)
    for (guint j = i + 1; j < cells->len; j++)
      {
        const uint16_t pair[] = { cell[j], cell[i] };

        if (!are_beside (self, cell[i], cell[j]))
          continue;
        some = TRUE;
        rule.cell = pair;
        if (!add (self, name, &rule))
          return FALSE;
      }
  return some || report (self, name, _ ("this rule needs cells side by side"));
}

/* A clue beside row or column place, "C5", from its end if from_end. */
static gboolean
add_outside (const Reader *self,
             const char *name,
             SudokuRuleKind kind,
             const char *place,
             gint value,
             gboolean from_end)
{
  guint order = self->order;
  gint number = place != NULL && *place != '\0' ? number_of (place + 1) : -1;
  uint16_t cells[SUDOKU_MAX_ORDER];

  if (number < 1 || number > (gint) order || (*place != 'R' && *place != 'C'))
    return report (self, name, _ ("this rule names a cell that the board does not have"));
  nonet_rule_look_along (order, *place == 'R', (guint) number - 1, from_end, cells);
  return add (
      self, name,
      &(SudokuRule){ .kind = kind, .has_value = TRUE, .value = value, .cell = cells, .n_cells = (uint16_t) order });
}

static int
compare_cells (const void *a, const void *b)
{
  return (int) *(const uint16_t *) a - (int) *(const uint16_t *) b;
}

/* A rule of the table. */
static gboolean
add_of_kind (const Reader *self, guint index, char **arguments)
{
  const char *name = kinds[index].name, *rest;
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (uint16_t));
  SudokuRule rule = { .kind = kinds[index].kind };
  gint value = kinds[index].usual;

  if (kinds[index].form == OUTSIDE)
    {
      value = number_of (arguments[0]);
      return value < 0 || arguments[1] == NULL ? leave_value (self, name, arguments[0])
                                               : add_outside (self, name, rule.kind, arguments[1], value, FALSE);
    }
  if (kinds[index].form == ENDS)
    {
      for (guint i = 1; arguments[0] != NULL && i < 3 && arguments[i] != NULL; i++)
        if (*arguments[i] != '\0'
            && (number_of (arguments[i]) < 0
                || !add_outside (self, name, rule.kind, arguments[0], number_of (arguments[i]), i == 2)))
          return number_of (arguments[i]) < 0 ? leave_value (self, name, arguments[i]) : FALSE;
      return TRUE;
    }
  if (*arguments != NULL && rule.kind == SUDOKU_RULE_CAGE && **arguments == '\0')
    {
      value = 0;
      arguments++;
    }
  else if (*arguments != NULL && kinds[index].form == CELLS && kinds[index].usual != NONE
           && number_of (*arguments) >= 0)
    value = number_of (*arguments++);
  for (; *arguments != NULL; arguments++)
    {
      gint cell = cell_of (self, *arguments, &rest);
      uint16_t small = (uint16_t) cell;

      if (cell == -2)
        return report (self, name, _ ("this rule names a cell that the board does not have"));
      if (cell < 0 || *rest != '\0')
        return leave_value (self, name, *arguments);
      g_array_append_val (cells, small);
    }
  if (value == NUMBER || cells->len > self->puzzle->shape->n_cells)
    return leave (self, name);
  rule.has_value = value >= 0 && (rule.kind != SUDOKU_RULE_CAGE || value > 0);
  rule.value = rule.has_value ? value : 0;
  if (kinds[index].form == PAIRS)
    return add_pairs (self, name, rule, cells);
  /* A pill is read from the left, or from above. */
  if (rule.kind == SUDOKU_RULE_ARROW && value > 1 && value <= (gint) cells->len)
    qsort (cells->data, (gsize) value, sizeof (uint16_t), compare_cells);
  rule.cell = (const uint16_t *) (gpointer) cells->data;
  rule.n_cells = (uint16_t) cells->len;
  if (rule.kind == SUDOKU_RULE_LITTLE_KILLER && (cells->len < 2 || !is_diagonal (self, rule.cell, cells->len)))
    {
      if (cells->len != 2 && !all_differ (self, rule.cell, cells->len))
        return leave (self, name);
      rule.kind = cells->len == 2 ? SUDOKU_RULE_SUM_OF_TWO : SUDOKU_RULE_CAGE;
    }
  return add (self, name, &rule);
}

/* "~R1C2_7": a value, or one of several. */
static gboolean
add_values (const Reader *self, char **arguments)
{
  for (; *arguments != NULL; arguments++)
    {
      const char *rest;
      gint cell = **arguments != '\0' ? cell_of (self, *arguments, &rest) : -1;
      guint8 digits[SUDOKU_MAX_ORDER];
      guint n = 0, n_said = 0;

      if (cell == -2)
        return report (self, *arguments, _ ("this rule names a cell that the board does not have"));
      if (cell < 0)
        return **arguments == '\0' || leave (self, *arguments);
      for (; *rest == '_'; n_said++)
        {
          const char *end = rest + strlen (rest);
          guint value;

          rest++;
          value = nonet_scan_number (&rest, end) + 1 - self->first;
          if (value < 1 || value > self->order)
            return nonet_input_report_value (self->input, self->line, 0, value, self->order);
          if (memchr (digits, (int) value, n) == NULL)
            digits[n++] = (guint8) value;
        }
      if (*rest != '\0')
        return leave (self, *arguments);
      if (n_said == 1 && (self->puzzle->givens[cell] == 0 || self->puzzle->givens[cell] == digits[0]))
        self->puzzle->givens[cell] = digits[0];
      else if (n_said > 0
               && !add (self, *arguments,
                        &(SudokuRule){ .kind = SUDOKU_RULE_CANDIDATES,
                                       .cell = &(uint16_t){ (uint16_t) cell },
                                       .n_cells = 1,
                                       .digit = digits,
                                       .n_digits = (uint16_t) n }))
        return FALSE;
    }
  return TRUE;
}

/* "2~R1C1~R2C2": the same value in that many cells. */
static gboolean
add_same (const Reader *self, const char *name, char **arguments)
{
  guint n = g_strv_length (arguments);
  const char *rest;
  gint first = n > 2 ? cell_of (self, arguments[1], &rest) : -1;

  if (first < 0 || number_of (arguments[0]) != (gint) n - 1)
    return leave (self, name);
  for (guint i = 2; i < n; i++)
    {
      gint other = cell_of (self, arguments[i], &rest);
      const uint16_t pair[] = { (uint16_t) first, (uint16_t) other };

      if (other < 0)
        return report (self, name, _ ("this rule names a cell that the board does not have"));
      if (!add (self, name, &(SudokuRule){ .kind = SUDOKU_RULE_CLONE, .cell = pair, .n_cells = 2 }))
        return FALSE;
    }
  return TRUE;
}

/* "C~R1C1~R2C1": of a row (R) or column each cell says where its own number is. */
static gboolean
add_indexers (const Reader *self, const char *name, char **arguments)
{
  const char *rest = "", *way = arguments[0] != NULL ? *arguments++ : "";

  if (!g_str_equal (way, "R") && !g_str_equal (way, "C"))
    return leave (self, name);
  for (; *arguments != NULL; arguments++)
    {
      gint cell = cell_of (self, *arguments, &rest);

      if (cell == -2)
        return report (self, name, _ ("this rule names a cell that the board does not have"));
      if (cell < 0 || *rest != '\0')
        return leave (self, name);
      if (!add (self, name,
                &(SudokuRule){ .kind = *way == 'R' ? SUDOKU_RULE_ROW_INDEXER : SUDOKU_RULE_COLUMN_INDEXER,
                               .cell = &(uint16_t){ (uint16_t) cell },
                               .n_cells = 1 }))
        return FALSE;
    }
  return TRUE;
}

/* "R1C1~3~4": values around the lower right corner of a cell. */
static gboolean
add_quadruple (const Reader *self, const char *name, char **arguments)
{
  guint order = self->order, n = 0;
  const char *rest;
  gint cell = arguments[0] != NULL ? cell_of (self, arguments[0], &rest) : -1;
  uint16_t cells[4];
  guint8 digits[SUDOKU_MAX_ORDER];

  if (cell < 0 || cell % (gint) order == (gint) order - 1 || cell / (gint) order == (gint) order - 1)
    return report (self, name, _ ("this rule names a cell that the board does not have"));
  for (guint i = 0; i < 4; i++)
    cells[i] = (uint16_t) ((guint) cell + i % 2 + i / 2 * order);
  for (arguments++; *arguments != NULL && n < SUDOKU_MAX_ORDER; arguments++)
    digits[n++] = (guint8) CLAMP (number_of (*arguments) + 1 - (gint) self->first, 0, UINT8_MAX);
  return add (
      self, name,
      &(SudokuRule){
          .kind = SUDOKU_RULE_QUADRUPLE, .cell = cells, .n_cells = 4, .digit = digits, .n_digits = (uint16_t) n });
}

/* The regions of a jigsaw, of which one may be of any size: the boxes where there are none besides, else houses more. */
static gboolean
add_regions (const Reader *self, const char *name, char **arguments, gboolean no_boxes)
{
  guint cells = self->puzzle->shape->n_cells, n_arguments = g_strv_length (arguments);
  /* Older strings have the shape before it. */
  const char *text = n_arguments == 1 || n_arguments == 2 ? arguments[n_arguments - 1] : "";
  guint map[SUDOKU_MAX_CELLS];
  SudokuShape *shape;

  if (strlen (text) != cells)
    return leave (self, name);
  for (guint cell = 0; cell < cells; cell++)
    map[cell] = (guchar) text[cell];
  shape = no_boxes ? nonet_shape_new_from_map (self->order, map) : NULL;
  if (shape != NULL)
    {
      nonet_puzzle_take_shape (self->puzzle, shape);
      return TRUE;
    }
  return nonet_rule_list_add_regions (self->list, self->order, map) < 2 || leave (self, name);
}

static gboolean
add_constraint (const Reader *self, const char *name, char **arguments, gboolean no_boxes)
{
  if (*name == '\0')
    return add_values (self, arguments);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (name, kinds[i].name))
      return add_of_kind (self, i, arguments);
  if (g_str_equal (name, "Shape") || g_str_equal (name, "NoBoxes") || g_str_equal (name, "SearchPriority")
      || (g_str_equal (name, "RegionSize") && arguments[0] != NULL && number_of (arguments[0]) == (gint) self->order))
    return TRUE;
  if (g_str_equal (name, "Quad"))
    return add_quadruple (self, name, arguments);
  if (g_str_equal (name, "LittleKiller"))
    return add_little_killer (self, name, arguments);
  if (g_str_equal (name, "SameValues"))
    return add_same (self, name, arguments);
  if (g_str_equal (name, "Indexing"))
    return add_indexers (self, name, arguments);
  if (g_str_equal (name, "Jigsaw"))
    return add_regions (self, name, arguments, no_boxes);
  if (g_str_equal (name, "Diagonal") && arguments[0] != NULL)
    return add (self, name,
                &(SudokuRule){ .kind = *arguments[0] == '-' ? SUDOKU_RULE_DIAGONAL_DOWN : SUDOKU_RULE_DIAGONAL_UP });
  if (g_str_equal (name, "StrictKropki"))
    return add (self, name, &(SudokuRule){ .kind = SUDOKU_RULE_NEGATIVE_DIFFERENCE })
           && add (self, name, &(SudokuRule){ .kind = SUDOKU_RULE_NEGATIVE_RATIO });
  return leave (self, name);
}

static gboolean add_constraints (Reader *self, char **constraints, gboolean no_boxes);

/* Reads the constraints up to the end as they are moved from the first cell, or another that is said, to each cell of a set: six in a
 * character of base 64. */
static gboolean
replicate (Reader *self, char **constraints, gboolean no_boxes)
{
  static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  g_auto (GStrv) parts = g_strsplit (*constraints, "~", -1);
  gint order = (gint) self->order;
  const char *rest;
  gint origin = parts[1] != NULL && parts[2] != NULL ? cell_of (self, parts[2], &rest) : 0;
  gboolean fine = TRUE;

  if (parts[1] == NULL || origin < 0 || self->rows != 0 || self->columns != 0)
    return leave (self, parts[0]);
  for (const char *p = parts[1]; *p != '\0'; p++)
    for (gint bit = 0; bit < 6 && fine; bit++)
      {
        const char *digit = strchr (digits, *p);
        gint target = origin + (gint) (p - parts[1]) * 6 + bit;

        if (digit == NULL || ((digit - digits) >> bit & 1) == 0 || target >= order * order)
          continue;
        self->rows = target / order - origin / order;
        self->columns = target % order - origin % order;
        fine = add_constraints (self, constraints + 1, no_boxes);
      }
  self->rows = self->columns = 0;
  return fine;
}

/* How many constraints there are of a group after its first, and End. */
static guint
length_of_group (char **constraints)
{
  guint depth = 1, n = 0;

  for (; constraints[n + 1] != NULL && depth > 0; n++)
    if (g_str_equal (constraints[n + 1], "End"))
      depth--;
    else if (g_str_equal (constraints[n + 1], "Or") || g_str_equal (constraints[n + 1], "And")
             || g_str_has_prefix (constraints[n + 1], "Replicate~"))
      depth++;
  return n;
}

/* Reads the constraints up to the end of the group that they are in, or of the string. */
static gboolean
add_constraints (Reader *self, char **constraints, gboolean no_boxes)
{
  self->depth++;
  for (; *constraints != NULL && !g_str_equal (*constraints, "End"); constraints++)
    {
      g_auto (GStrv) parts = g_strsplit (*constraints, "~", -1);
      const char *name = parts[0] != NULL ? parts[0] : "~";
      gboolean replicated = g_str_equal (name, "Replicate"), group = replicated || g_str_equal (name, "And");

      if (g_str_equal (name, "Or") || (group && self->depth == MOST_LEVELS) ? !leave (self, name)
          : replicated                                                      ? !replicate (self, constraints, no_boxes)
          : group            ? !add_constraints (self, constraints + 1, no_boxes)
          : parts[0] != NULL ? !add_constraint (self, name, parts + 1, no_boxes)
                             : FALSE)
        return FALSE;
      if (group || g_str_equal (name, "Or"))
        constraints += length_of_group (constraints);
    }
  self->depth--;
  return TRUE;
}

/* "9x9", or with its values "9x9~1-9", "9x9~9" or "9x9~0-8"; FALSE for a board of another shape, as "6x8", or with more values. */
static gboolean
read_shape (Reader *self, const char *text)
{
  guint columns, last;
  int used = 0, after = 0;

  if (sscanf (text, "%3ux%3u%n", &self->order, &columns, &used) != 2 || columns != self->order)
    return FALSE;
  text += used;
  last = self->order;
  self->first = 1;
  if (sscanf (text, "~%1u-%3u%n", &self->first, &last, &after) < 2)
    {
      self->first = 1;
      if (sscanf (text, "~%3u%n", &last, &after) < 1)
        after = 0;
    }
  return text[after] == '\0' && self->first <= 1 && last + 1 - self->first == self->order;
}

gboolean
nonet_iss_read (NonetInput *input, const char *text, guint line)
{
  const char *first = strpbrk (text, "~ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  const char *dot = first;
  g_auto (GStrv) constraints = NULL;
  g_autoptr (GPtrArray) unknown = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (NonetRuleList) list = nonet_rule_list_new ();
  Reader self = { .input = input, .line = line, .order = 9, .first = 1, .list = list, .unknown = unknown };
  g_autoptr (NonetAlphabet) alphabet = NULL;
  gboolean no_boxes = FALSE, jigsaw = FALSE;
  guint rows;

  while (dot != NULL && dot > text && *dot != '.')
    dot--;
  constraints = g_strsplit (dot != NULL && *dot == '.' ? dot + 1 : "", ".", -1);
  for (guint i = 0; constraints[i] != NULL; i++)
    {
      g_strstrip (constraints[i]);
      if (g_str_has_prefix (constraints[i], "Shape~") && !read_shape (&self, constraints[i] + strlen ("Shape~")))
        return nonet_input_refuse_rules (input, line, constraints[i]);
      no_boxes = no_boxes || g_str_equal (constraints[i], "NoBoxes");
      jigsaw = jigsaw || g_str_has_prefix (constraints[i], "Jigsaw~");
    }
  rows = no_boxes ? 1 : self.order <= SUDOKU_MAX_ORDER ? sudoku_usual_box_rows (self.order) : 1;
  self.no_regions = rows == 1 && !jigsaw;
  if (self.first == 0 && self.order <= SUDOKU_MAX_ORDER)
    alphabet = nonet_alphabet_new_numeric (self.order, 0);
  self.puzzle = nonet_input_new_puzzle_with_boxes (input, self.order, rows, self.order / rows, alphabet, line);
  if (self.puzzle == NULL)
    return FALSE;
  for (const char *p = text; p < dot && p - text < self.puzzle->shape->n_cells; p++)
    if (*p >= '1' && *p <= '9' && (guint) (*p - '0') <= self.order)
      self.puzzle->givens[p - text] = (guint8) (*p - '0');
  if (add_constraints (&self, constraints, no_boxes && jigsaw)
      && nonet_input_take_rules (input, self.puzzle, list, line))
    {
      g_autofree char *names = NULL;

      g_ptr_array_add (unknown, NULL);
      names = g_strjoinv (", ", (char **) unknown->pdata);
      if (unknown->len > 1)
        nonet_input_note_rules (input, self.puzzle, line, names);
      return nonet_input_take_puzzle (input, self.puzzle, line);
    }
  nonet_puzzle_unref (self.puzzle);
  return FALSE;
}

/* The place of the first constraint in a line, after perhaps the cells of a board; NULL if it is none. */
static gboolean
is_string (const NonetLine *line)
{
  const char *p = line->start, *end = p + line->length, *name;

  while (p + 1 < end && (*p == '.' || g_ascii_isdigit (*p)) && !(*p == '.' && (g_ascii_isupper (p[1]) || p[1] == '~')))
    p++;
  if (p + 2 >= end || *p != '.' || (p > line->start && sudoku_order_of_cells ((guint) (p - line->start)) == 0))
    return FALSE;
  for (name = ++p; p < end && g_ascii_isalpha (*p); p++)
    ;
  return p < end && *p == '~' ? TRUE
                              : (p - name > 4 || memchr (p, '~', (gsize) (end - p)) != NULL)
                                    && (p == end || *p == '.' || g_ascii_isspace (*p));
}

static gboolean
sniff (const NonetText *text)
{
  NonetLine line = { 0 };
  gsize offset = 0;

  return nonet_text_next_filled_line (text, &offset, &line) && is_string (&line);
}

/* Whether a line has one constraint alone, with a name: a puzzle of its own has more, as a rule. */
static gboolean
is_single (const NonetLine *line)
{
  return g_ascii_isalpha (line->start[1]) && memchr (line->start + 1, '.', line->length - 1) == NULL;
}

static gboolean
is_indented (const NonetText *text, const NonetLine *line)
{
  return line->start > text->data && g_ascii_isspace (line->start[-1]) && line->start[-1] != '\n';
}

/* A string may have several lines: a constraint each, or indented after the first. */
static void
read_strings (NonetInput *input)
{
  g_autoptr (GString) string = g_string_new (NULL);
  NonetLine line = { 0 };
  gsize offset = 0;
  guint number = 0; /* of its first line */
  gboolean was_single = FALSE;

  while (nonet_text_next_filled_line (input->text, &offset, &line))
    if (!is_string (&line))
      {
        if (*line.start != '#')
          nonet_input_warn (input, line.number, 1, _ ("this is not a game ID and was ignored"));
      }
    else
      {
        gboolean continued = string->len > 0 && (is_indented (input->text, &line) || (was_single && is_single (&line)));

        was_single = is_single (&line);
        if (!continued && string->len > 0)
          nonet_iss_read (input, string->str, number);
        if (continued)
          g_string_append_c (string, '\n');
        else
          {
            g_string_truncate (string, 0);
            number = line.number;
          }
        g_string_append_len (string, line.start, (gssize) line.length);
      }
  if (string->len > 0)
    nonet_iss_read (input, string->str, number);
}

const NonetReader nonet_iss_reader = { "iss", sniff, read_strings };

/* Writing. */

static void
append_cell (GString *text, guint order, guint cell)
{
  const guint place[] = { cell / order + 1, cell % order + 1 };

  for (guint i = 0; i < 2; i++)
    g_string_append_printf (text, "%s%c", i == 0 ? "~R" : "C",
                            (int) (place[i] < 10 ? '0' + place[i] : 'a' + place[i] - 10));
}

/* A clue beside the first of its cells. */
static void
append_outside (GString *text, guint order, const SudokuRule *rule, gboolean ends)
{
  gint step = rule->cell[1] - rule->cell[0];
  char place[8];

  g_snprintf (place, sizeof place, "%c%u", ABS (step) == 1 ? 'R' : 'C',
              (ABS (step) == 1 ? rule->cell[0] / order : rule->cell[0] % order) + 1);
  if (ends)
    g_string_append_printf (text, step > 0 ? "~%s~%d~" : "~%s~~%d", place, rule->value);
  else
    g_string_append_printf (text, "~%d~%s", rule->value, place);
}

/* The kind of the table that says a rule; G_N_ELEMENTS (kinds): none. */
static guint
find_kind (const SudokuRule *rule)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (kinds)
         && (kinds[i].kind != rule->kind
             || ((kinds[i].form == PAIRS || (rule->kind == SUDOKU_RULE_ARROW && kinds[i].usual == 1))
                 && kinds[i].usual != NONE && kinds[i].usual != rule->value)))
    i++;
  return i;
}

/* The values that a cell may have; FALSE if the rule is another. */
static gboolean
append_candidates (GString *text, guint order, const SudokuRule *rule)
{
  gboolean odd = rule->kind == SUDOKU_RULE_ODD;

  if (!odd && rule->kind != SUDOKU_RULE_EVEN && rule->kind != SUDOKU_RULE_CANDIDATES)
    return FALSE;
  g_string_append_c (text, '.');
  append_cell (text, order, rule->cell[0]);
  for (guint i = 0; i < rule->n_digits; i++)
    g_string_append_printf (text, "_%u", rule->digit[i]);
  /* A value alone is a given. */
  if (rule->n_digits == 1)
    g_string_append_printf (text, "_%u", rule->digit[0]);
  for (guint value = odd ? 1 : 2; value <= order && rule->kind != SUDOKU_RULE_CANDIDATES; value += 2)
    g_string_append_printf (text, "_%u", value);
  return TRUE;
}

static gboolean
append_rule (GString *text, const Reader *self, const SudokuRule *rule)
{
  guint kind = find_kind (rule), order = self->order, half = rule->n_cells / 2;

  /* X and V stand between cells side by side. */
  if (rule->kind == SUDOKU_RULE_SUM_OF_TWO
      && (kind == G_N_ELEMENTS (kinds) || !are_beside (self, rule->cell[0], rule->cell[1])))
    kind = find_kind (&(SudokuRule){ .kind = SUDOKU_RULE_LITTLE_KILLER });
  if (rule->kind == SUDOKU_RULE_DIAGONAL_DOWN || rule->kind == SUDOKU_RULE_DIAGONAL_UP)
    g_string_append (text, rule->kind == SUDOKU_RULE_DIAGONAL_DOWN ? ".Diagonal~-1" : ".Diagonal~1");
  else if (rule->kind == SUDOKU_RULE_QUADRUPLE)
    {
      if (rule->n_cells != 4 || rule->cell[1] != rule->cell[0] + 1u || rule->cell[2] != rule->cell[0] + order
          || rule->cell[3] != rule->cell[0] + order + 1u)
        return FALSE;
      g_string_append (text, ".Quad");
      append_cell (text, order, rule->cell[0]);
      for (guint i = 0; i < rule->n_digits; i++)
        g_string_append_printf (text, "~%u", rule->digit[i]);
    }
  else if (rule->kind == SUDOKU_RULE_ROW_INDEXER || rule->kind == SUDOKU_RULE_COLUMN_INDEXER)
    {
      g_string_append_printf (text, ".Indexing~%c", rule->kind == SUDOKU_RULE_ROW_INDEXER ? 'R' : 'C');
      append_cell (text, order, rule->cell[0]);
    }
  else if (rule->kind == SUDOKU_RULE_CLONE)
    for (guint i = 0; i < half; i++)
      {
        g_string_append (text, ".SameValues~2");
        append_cell (text, order, rule->cell[i]);
        append_cell (text, order, rule->cell[half + i]);
      }
  else if (!append_candidates (text, order, rule))
    {
      if (kind == G_N_ELEMENTS (kinds)
          || (kinds[kind].form == PAIRS && !are_beside (self, rule->cell[0], rule->cell[1]))
          || (rule->kind == SUDOKU_RULE_LITTLE_KILLER && rule->n_cells != 2
              && !is_diagonal (self, rule->cell, rule->n_cells))
          || (rule->kind == SUDOKU_RULE_CAGE && rule->has_value && rule->value == 0))
        return FALSE;
      for (gint i = 1; i < rule->value && rule->kind == SUDOKU_RULE_ARROW; i++)
        if (rule->cell[i] < rule->cell[i - 1])
          return FALSE;
      g_string_append_printf (text, ".%s", kinds[kind].name);
      if (kinds[kind].form >= OUTSIDE)
        append_outside (text, order, rule, kinds[kind].form == ENDS);
      else if (kinds[kind].form == CELLS && kinds[kind].usual != NONE && kinds[kind].usual != 1)
        g_string_append_printf (text, "~%d", rule->value);
      for (guint i = 0; i < rule->n_cells && kinds[kind].form <= PAIRS; i++)
        append_cell (text, order, rule->cell[kinds[kind].form == PAIRS ? 1 - i : i]);
    }
  return TRUE;
}

gboolean
nonet_iss_write (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  const SudokuShape *shape = puzzle->shape;
  guint order = shape->order, n_dots = 0;
  Reader self = { .order = order };

  if (order > 35)
    return nonet_writer_refuse (error, _ ("this format supports only boards up to 35×35"));
  if (puzzle->unknown != NULL)
    return nonet_writer_refuse (error, _ ("this format does not support %s"), puzzle->unknown);
  g_string_append_printf (text, ".Shape~%ux%u", order, order);
  if (!sudoku_shape_equal (nonet_shape_get_usual (order), sudoku_shape_without_rules (shape)))
    {
      g_string_append (text, ".NoBoxes.Jigsaw~");
      for (guint cell = 0; cell < shape->n_cells; cell++)
        g_string_append_c (text, "0123456789abcdefghijklmnopqrstuvwxyz"[sudoku_cell_box (shape, cell)]);
    }
  /* It has only one rule for both kinds of dots. */
  for (guint i = 0; i < shape->n_rules; i++)
    n_dots +=
        shape->rule[i].kind == SUDOKU_RULE_NEGATIVE_DIFFERENCE || shape->rule[i].kind == SUDOKU_RULE_NEGATIVE_RATIO;
  if (n_dots == 2)
    g_string_append (text, ".StrictKropki");
  for (guint i = 0; i < shape->n_rules; i++)
    if (!(n_dots == 2
          && (shape->rule[i].kind == SUDOKU_RULE_NEGATIVE_DIFFERENCE
              || shape->rule[i].kind == SUDOKU_RULE_NEGATIVE_RATIO))
        && !append_rule (text, &self, &shape->rule[i]))
      return nonet_writer_refuse_rule (error, &shape->rule[i]);
  for (guint cell = 0; cell < shape->n_cells; cell++)
    if (puzzle->givens[cell] != 0)
      {
        g_string_append_c (text, '.');
        append_cell (text, order, cell);
        g_string_append_printf (text, "_%u", puzzle->givens[cell]);
      }
  g_string_append_c (text, '\n');
  return TRUE;
}

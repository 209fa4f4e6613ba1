/* Strings of constraints, as Interactive Sudoku Solver writes a puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   .Shape~6x6.~R1C6_7~R1C7_2_3.Cage~15~R1C1~R1C2.Whisper~5~R1C1~R2C2.Sandwich~18~C1.Skyscraper~C5~5~.AntiKnight
 *
 * After each dot there is a kind and its arguments. Without a kind these are values, several for one of them. A puzzle of plain cells may
 * stand before the first dot. What stands between Or, And or the like and End is one constraint, which is not understood.
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>
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
  guint row, column;

  if ((*p != 'R' && *p != 'r') || !(g_ascii_isdigit (p[1]) || g_ascii_islower (p[1])))
    return -1;
  p++;
  row = place_at (&p, end);
  if ((*p != 'C' && *p != 'c') || !(g_ascii_isdigit (p[1]) || g_ascii_islower (p[1])))
    return -1;
  p++;
  column = place_at (&p, end);
  *rest = p;
  if (row < 1 || row > self->order || column < 1 || column > self->order)
    return -2;
  return (gint) ((row - 1) * self->order + column - 1);
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

static gboolean
add (const Reader *self, const char *name, const SudokuRule *rule)
{
  g_autofree char *fault = nonet_rule_list_try_add (self->list, self->puzzle->shape, rule);

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
  gint order = (gint) self->order, down = n > 1 && cells[1] > cells[0] ? 1 : -1,
       right = n > 1 && cells[1] % order > cells[0] % order ? 1 : -1;
  gint row = cells[0] / order - down, column = cells[0] % order - right;

  if (row >= 0 && row < order && column >= 0 && column < order)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (cells[i] != (row + (gint) (i + 1) * down) * order + column + (gint) (i + 1) * right)
      return FALSE;
  row += (gint) (n + 1) * down;
  column += (gint) (n + 1) * right;
  return row < 0 || row >= order || column < 0 || column >= order;
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
  for (guint i = 0; i < order; i++)
    {
      guint at = from_end ? order - 1 - i : i, line = (guint) number - 1;

      cells[i] = (uint16_t) (*place == 'R' ? line * order + at : at * order + line);
    }
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
      return value < 0 || arguments[1] == NULL ? leave (self, name)
                                               : add_outside (self, name, rule.kind, arguments[1], value, FALSE);
    }
  if (kinds[index].form == ENDS)
    {
      for (guint i = 1; arguments[0] != NULL && i < 3 && arguments[i] != NULL; i++)
        if (*arguments[i] != '\0'
            && (number_of (arguments[i]) < 0
                || !add_outside (self, name, rule.kind, arguments[0], number_of (arguments[i]), i == 2)))
          return number_of (arguments[i]) < 0 ? leave (self, name) : FALSE;
      return TRUE;
    }
  if (*arguments != NULL && kinds[index].form == CELLS && kinds[index].usual != NONE && number_of (*arguments) >= 0)
    value = number_of (*arguments++);
  for (; *arguments != NULL; arguments++)
    {
      gint cell = cell_of (self, *arguments, &rest);
      uint16_t small = (uint16_t) cell;

      if (cell == -2)
        return report (self, name, _ ("this rule names a cell that the board does not have"));
      if (cell < 0 || *rest != '\0')
        return leave (self, name);
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
    return leave (self, name);
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
      guint n = 0;

      if (cell == -2)
        return report (self, *arguments, _ ("this rule names a cell that the board does not have"));
      if (cell < 0)
        return **arguments == '\0' || leave (self, *arguments);
      while (*rest == '_')
        {
          const char *end = rest + strlen (rest);
          guint value;

          rest++;
          value = nonet_scan_number (&rest, end);

          if (value < 1 || value > self->order || n == self->order)
            return nonet_input_report_value (self->input, self->line, 0, value, self->order);
          digits[n++] = (guint8) value;
        }
      if (n == 1)
        self->puzzle->givens[cell] = digits[0];
      else if (n > 1
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

/* "2~R1C1~R2C2": the same value in both cells. */
static gboolean
add_same (const Reader *self, const char *name, char **arguments)
{
  const char *rest;
  gint first = arguments[0] != NULL && arguments[1] != NULL ? cell_of (self, arguments[1], &rest) : -1;
  gint second = first >= 0 && arguments[2] != NULL && arguments[3] == NULL ? cell_of (self, arguments[2], &rest) : -1;

  if (first < 0 || second < 0 || number_of (arguments[0]) != 2)
    return leave (self, name);
  return add (self, name,
              &(SudokuRule){ .kind = SUDOKU_RULE_CLONE,
                             .cell = (uint16_t[]){ (uint16_t) first, (uint16_t) second },
                             .n_cells = 2 });
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
    digits[n++] = (guint8) CLAMP (number_of (*arguments), 0, UINT8_MAX);
  return add (
      self, name,
      &(SudokuRule){
          .kind = SUDOKU_RULE_QUADRUPLE, .cell = cells, .n_cells = 4, .digit = digits, .n_digits = (uint16_t) n });
}

/* The regions of a jigsaw: the boxes where there are none besides, else houses more. */
static gboolean
add_regions (const Reader *self, const char *name, char **arguments, gboolean no_boxes)
{
  guint cells = self->puzzle->shape->n_cells;
  g_autofree guint *map = g_new (guint, cells);
  g_autoptr (SudokuShape) shape = NULL;

  if (arguments[0] == NULL || strlen (arguments[0]) != cells)
    return leave (self, name);
  for (guint cell = 0; cell < cells; cell++)
    map[cell] = (guchar) arguments[0][cell];
  shape = nonet_shape_new_from_map (self->order, map);
  if (shape == NULL)
    return leave (self, name);
  if (no_boxes)
    nonet_puzzle_take_shape (self->puzzle, g_steal_pointer (&shape));
  for (guint box = 0; !no_boxes && box < self->order; box++)
    nonet_rule_list_add (self->list, &(SudokuRule){ .kind = SUDOKU_RULE_EXTRA_REGION,
                                                    .cell = shape->house[2 * self->order + box].cell,
                                                    .n_cells = (uint16_t) self->order });
  return TRUE;
}

static gboolean
add_constraint (const Reader *self, const char *name, char **arguments, gboolean no_boxes)
{
  if (*name == '\0')
    return add_values (self, arguments);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (name, kinds[i].name))
      return add_of_kind (self, i, arguments);
  if (g_str_equal (name, "Shape") || g_str_equal (name, "NoBoxes"))
    return TRUE;
  if (g_str_equal (name, "Quad"))
    return add_quadruple (self, name, arguments);
  if (g_str_equal (name, "LittleKiller"))
    return add_little_killer (self, name, arguments);
  if (g_str_equal (name, "SameValues"))
    return add_same (self, name, arguments);
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

/* Reads the constraints, without those of a group, which is one that is not understood. */
static gboolean
add_constraints (const Reader *self, char **constraints, gboolean no_boxes)
{
  static const char *const groups[] = { "Or", "And", "Not", "Elided", "Group", NULL };
  guint depth = 0;

  for (; *constraints != NULL; constraints++)
    {
      g_auto (GStrv) parts = g_strsplit (*constraints, "~", -1);

      if (parts[0] == NULL)
        continue;
      if (g_strv_contains (groups, parts[0]))
        {
          depth++;
          leave (self, parts[0]);
        }
      else if (g_str_equal (parts[0], "End"))
        depth -= depth > 0;
      else if (depth == 0 && !add_constraint (self, parts[0], parts + 1, no_boxes))
        return FALSE;
    }
  return TRUE;
}

/* Whether a board of this shape is one: "9x9", but not "6x8" or, with values from 0, "9x9~0-8". */
static gboolean
is_square (const char *text)
{
  char *end;
  guint64 rows = g_ascii_strtoull (text, &end, 10);

  return *end == 'x' && g_ascii_strtoull (end + 1, &end, 10) == rows && *end == '\0' && rows > 0;
}

gboolean
nonet_iss_read (NonetInput *input, const char *text, guint line)
{
  const char *first = strpbrk (text, "~ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  const char *dot = first;
  g_auto (GStrv) constraints = NULL;
  g_autoptr (GPtrArray) unknown = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (NonetRuleList) list = nonet_rule_list_new ();
  Reader self = { input, line, 9, NULL, list, unknown };
  gboolean no_boxes = FALSE, jigsaw = FALSE;
  guint rows;

  while (dot != NULL && dot > text && *dot != '.')
    dot--;
  constraints = g_strsplit (dot != NULL && *dot == '.' ? dot + 1 : "", ".", -1);
  for (guint i = 0; constraints[i] != NULL; i++)
    {
      g_strstrip (constraints[i]);
      if (g_str_has_prefix (constraints[i], "Shape~") && !is_square (constraints[i] + strlen ("Shape~")))
        return nonet_input_refuse_rules (input, line, constraints[i]);
      if (g_str_has_prefix (constraints[i], "Shape~"))
        self.order = (guint) CLAMP (atoi (constraints[i] + strlen ("Shape~")), 1, 999);
      no_boxes = no_boxes || g_str_equal (constraints[i], "NoBoxes");
      jigsaw = jigsaw || g_str_has_prefix (constraints[i], "Jigsaw~");
    }
  rows = no_boxes ? 1 : self.order <= SUDOKU_MAX_ORDER ? sudoku_usual_box_rows (self.order) : 1;
  self.puzzle = nonet_input_new_puzzle_with_boxes (input, self.order, rows, self.order / rows, NULL, line);
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

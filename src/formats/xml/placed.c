/* Puzzles in XML whose cells say where they are: SudokuSolver's .sdku, and SudoQ's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   <Sudoku version="2"><Cell><x>0</x><y>0</y><value>5</value><origin>Provided</origin></Cell>…</Sudoku>
 *
 *   <sudoku type="1" …><fieldmap editable="false" solution="0"><position x="0" y="0"/></fieldmap>…</sudoku>
 *
 * In the first a value is the puzzle's (Provided), the player's (User; in files that provide none these are the puzzle), or what the
 * program worked out (Calculated, Trial), which follows from the others and is left out. In the second each cell has its value in
 * the solution, from 0; those that cannot be edited are given. The type is one of a list.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/rules.h"
#include "formats/xml/xml.h"

typedef enum
{
  CALCULATED,
  GIVEN,
  ENTERED
} Origin;

typedef struct
{
  guint x, y, value, line;
  Origin origin;
} Cell;

typedef struct
{
  NonetInput *input;
  gboolean sudoq; /* which of the two */
  guint type, line;
  Cell cell;     /* that is being read */
  GArray *cells; /* of Cell */
} Reader;

/* A whole number up to SUDOKU_MAX_CELLS, or G_MAXUINT. */
static guint
number_of (const char *text)
{
  char *end;
  guint64 number;

  if (text == NULL || !g_ascii_isdigit (*(text += strspn (text, " \t\r\n"))))
    return G_MAXUINT;
  number = g_ascii_strtoull (text, &end, 10);
  return end[strspn (end, " \t\r\n")] == '\0' && number <= SUDOKU_MAX_CELLS ? (guint) number : G_MAXUINT;
}

static gboolean
start (gpointer data, const char *path, const char **names, const char **values, guint line)
{
  Reader *self = data;

  self->cell.line = line;
  if (g_str_equal (path, "sudoku"))
    {
      self->sudoq = TRUE;
      self->type = number_of (nonet_xml_attribute (names, values, "type"));
      self->line = line;
    }
  else if (g_str_equal (path, "Sudoku/Cell"))
    self->cell = (Cell){ G_MAXUINT, G_MAXUINT, 0, line, GIVEN };
  else if (g_str_equal (path, "sudoku/fieldmap"))
    {
      self->cell =
          (Cell){ G_MAXUINT, G_MAXUINT, number_of (nonet_xml_attribute (names, values, "solution")), line, GIVEN };
      if (self->cell.value != G_MAXUINT)
        self->cell.value++;
      if (g_strcmp0 (nonet_xml_attribute (names, values, "editable"), "true") == 0)
        self->cell.origin = CALCULATED;
    }
  else if (g_str_equal (path, "sudoku/fieldmap/position"))
    {
      self->cell.x = number_of (nonet_xml_attribute (names, values, "x"));
      self->cell.y = number_of (nonet_xml_attribute (names, values, "y"));
    }
  return TRUE;
}

static void
end (gpointer data, const char *path, const char *text)
{
  static const char *const entered[] = { "user", NULL }, *const calculated[] = { "calculated", "trial", NULL };
  Reader *self = data;

  if (g_str_equal (path, "Sudoku/Cell") || g_str_equal (path, "sudoku/fieldmap"))
    {
      if (self->cells->len <= SUDOKU_MAX_CELLS)
        g_array_append_val (self->cells, self->cell);
    }
  else if (g_str_equal (path, "Sudoku/Cell/x"))
    self->cell.x = number_of (text);
  else if (g_str_equal (path, "Sudoku/Cell/y"))
    self->cell.y = number_of (text);
  else if (g_str_equal (path, "Sudoku/Cell/value"))
    self->cell.value = number_of (text);
  else if (g_str_equal (path, "Sudoku/Cell/origin"))
    {
      g_autofree char *word = g_strstrip (g_strdup (text));

      if (nonet_text_is_one_of (word, strlen (word), entered))
        self->cell.origin = ENTERED;
      else if (nonet_text_is_one_of (word, strlen (word), calculated))
        self->cell.origin = CALCULATED;
    }
}

/* The order: that of SudoQ's board, of which all cells are there; SudokuSolver has 9×9 only. */
static guint
find_order (const Reader *self)
{
  guint most = 0;

  for (guint i = 0; i < self->cells->len; i++)
    {
      const Cell *cell = &g_array_index (self->cells, Cell, i);

      most = MAX (most, MAX (cell->x, cell->y));
    }
  return !self->sudoq ? 9 : most < SUDOKU_MAX_ORDER ? most + 1 : 0;
}

/* Adds the rules of a type of SudoQ's to the puzzle; FALSE with a message if they are not known. */
static gboolean
take_type (const Reader *self, NonetPuzzle *puzzle)
{
  g_autoptr (NonetRuleList) list = nonet_rule_list_new ();

  if (!self->sudoq || self->type < 5)
    return TRUE;
  if (self->type > 6 || puzzle->shape->order != 9)
    return nonet_input_refuse_rules (self->input, self->line, _ ("irregular regions"));
  nonet_rule_list_add_named (list, self->type == 5 ? "diagonals" : "windoku");
  return nonet_input_take_rules (self->input, puzzle, list, self->line);
}

static void
finish (Reader *self)
{
  guint order = find_order (self), n = 0;
  g_autoptr (NonetPuzzle) puzzle = NULL;
  g_autofree guint8 *solution = NULL, *seen = NULL;
  gboolean provided = FALSE;

  if (self->sudoq && self->type == 4)
    {
      nonet_input_refuse (self->input, self->line, 0,
                          _ ("the board has missing cells (such as a Samurai), which Nonet cannot solve yet"));
      return;
    }
  if (self->cells->len == 0 || (self->sudoq && self->cells->len != order * order))
    {
      nonet_input_report_count (self->input, self->line, 0, self->cells->len, MAX (order * order, 81));
      return;
    }
  puzzle = nonet_input_new_puzzle (self->input, order, NULL, self->line);
  if (puzzle == NULL)
    return;
  solution = g_new0 (guint8, order * order);
  seen = g_new0 (guint8, order * order);
  for (guint i = 0; i < self->cells->len; i++)
    {
      const Cell *cell = &g_array_index (self->cells, Cell, i);
      guint index = cell->y * order + cell->x;

      if (cell->x >= order || cell->y >= order || seen[index]++ > 0)
        {
          nonet_input_error (self->input, cell->line, 0, _ ("a cell is listed twice, or is not on the board"));
          return;
        }
      if (cell->value > order)
        {
          nonet_input_report_value (self->input, cell->line, 0, cell->value, order);
          return;
        }
      solution[index] = (guint8) cell->value;
      n += cell->value != 0;
      provided = provided || (!self->sudoq && cell->origin == GIVEN && cell->value != 0);
      if (cell->origin != CALCULATED)
        (cell->origin == GIVEN ? puzzle->givens : puzzle->entries)[index] = (guint8) cell->value;
    }
  if (!provided && !self->sudoq)
    for (guint cell = 0; cell < order * order; cell++)
      {
        puzzle->givens[cell] = puzzle->entries[cell];
        puzzle->entries[cell] = 0;
      }
  if (!take_type (self, puzzle))
    return;
  if (n == order * order && self->sudoq)
    nonet_input_check_solution (self->input, puzzle, solution, self->line);
  self->input->format = self->sudoq ? "sudoq" : "sdku";
  nonet_input_take_puzzle (self->input, g_steal_pointer (&puzzle), self->line);
}

static gboolean
sniff (const NonetText *whole)
{
  return *nonet_text_skip_blanks (whole) == '<'
         && ((nonet_text_contains (whole, 4096, "<sudoku") && nonet_text_contains (whole, 4096, "<fieldmap"))
             || (nonet_text_contains (whole, 4096, "<Sudoku") && nonet_text_contains (whole, 4096, "<Cell>")));
}

static void
read_cells (NonetInput *input)
{
  const NonetXmlHandler handler = { start, end };
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (Cell));
  Reader self = { .input = input, .line = 1, .cells = cells };

  if (nonet_xml_parse (input, &handler, &self))
    finish (&self);
}

const NonetReader nonet_placed_reader = { "placed-xml", sniff, read_cells };

/* The boards that the members of one JSON object hold: a puzzle, its state and its solution, or several puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   { "initial": [[5, 3, 0, …], …], "current": [[5, 3, 4, …], …], "solution": [[…], …], "difficulty": "Easy" }
 *   { "monday": "53..7…", "tuesday": "..9.2…" }     ["53..7…", "53467…", 1.2]
 */
#include "config.h"

#include "formats/json/json-boards.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/grid/cells.h"
#include "formats/json/json-programs.h"
#include "formats/json/json-regions.h"
#include "formats/text/rules.h"

/* Boards of one object that are looked at; each takes some kilobytes until all are. */
#define MOST_BOARDS 10000

/* What a record may have beside a puzzle. */
static const char *const places[] = { "[0]", "[1]", "[2]", "[3]" };

/* A board, the name of the member that is one, or its place, or "", and what it is read as: NULL if it cannot be. */
typedef struct
{
  const char *name;
  NonetJsonCells cells;
  NonetPuzzle *puzzle;
  gboolean unsure; /* its lists are rows or boxes */
} Board;

static void
board_clear (gpointer data)
{
  Board *board = data;

  nonet_json_cells_clear (&board->cells);
  g_clear_pointer (&board->puzzle, nonet_puzzle_unref);
}

gboolean
nonet_json_boards_is_solution (const char *name)
{
  return g_ascii_strncasecmp (name, "sol", 3) == 0 || g_ascii_strncasecmp (name, "answer", 6) == 0;
}

/* What programs call the regions of a board, which look like one. */
static const char *const region_names[] = { "region", "zone", "block", "layout", "area" };

static gboolean
is_region_name (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (region_names); i++)
    if (g_ascii_strncasecmp (name, region_names[i], strlen (region_names[i])) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
is_board (const GArray *boards, const char *name)
{
  for (guint i = 0; i < boards->len; i++)
    if (g_str_equal (g_array_index (boards, Board, i).name, name))
      return TRUE;
  return FALSE;
}

/* Whether the regions of an object, if it has any, are the boxes; object may be NULL. */
static gboolean
regions_are_boxes (JsonObject *object, const GArray *boards, const SudokuShape *shape)
{
  g_autoptr (GList) names = object != NULL ? json_object_get_members (object) : NULL;

  for (GList *link = names; link != NULL; link = link->next)
    if (is_region_name (link->data) && !is_board (boards, link->data)
        && !nonet_json_regions_are_boxes (json_object_get_member (object, link->data), shape))
      return FALSE;
  return TRUE;
}

/* The first of some texts about a puzzle that is there. */
static char *
find_text (JsonObject *around, const char *const *keys)
{
  char *text = NULL;

  for (; text == NULL && *keys != NULL; keys++)
    text = nonet_json_dup_text (around, *keys);
  return text;
}

static void
take_texts (NonetPuzzle *puzzle, JsonObject *around)
{
  puzzle->title = find_text (around, (const char *const[]){ "title", "name", NULL });
  puzzle->author = find_text (around, (const char *const[]){ "author", NULL });
  puzzle->difficulty = find_text (around, (const char *const[]){ "difficulty", "level", NULL });
  puzzle->comment = find_text (around, (const char *const[]){ "rules", "ruleset", "comment", "description", NULL });
}

/* The puzzle of a board; NULL with an error about its regions, or the cell that cannot be read. */
static NonetPuzzle *
new_puzzle (NonetInput *input, const Board *board)
{
  guint bad, order = board->cells.order;
  g_autofree char *fault = NULL;
  NonetPuzzle *puzzle;

  if (board->unsure)
    {
      nonet_json_error (input, _ ("these lists may be the rows or the boxes of the board"), "%s", board->name);
      return NULL;
    }
  if (board->cells.irregular)
    {
      nonet_json_refuse_jigsaw (input);
      return NULL;
    }
  puzzle = nonet_input_new_puzzle_of_cells (input, order, nonet_json_cells_get (&board->cells), 1, &bad, &fault);
  if (fault != NULL && board->cells.in_rows)
    nonet_json_error (input, fault, "%s[%u][%u]", board->name, bad / order, bad % order);
  else if (fault != NULL)
    nonet_json_error (input, fault, "%s[%u]", board->name, bad);
  return puzzle;
}

/* Reads a board; nothing is said of what cannot be read. */
static void
try_board (NonetInput *input, Board *board)
{
  NonetTrial trial;

  nonet_trial_begin (&trial, input);
  g_clear_pointer (&board->puzzle, nonet_puzzle_unref);
  board->puzzle = new_puzzle (input, board);
  nonet_trial_end (&trial, FALSE);
}

/* Whether a board that was tried is a map of ones: it has one value more often than any board. */
static gboolean
is_map (const Board *board)
{
  const NonetPuzzle *puzzle = board->puzzle;
  SudokuSet values = 0;

  for (guint cell = 0; puzzle != NULL && cell < nonet_puzzle_get_cells (puzzle); cell++)
    if (puzzle->givens[cell] != 0)
      values |= sudoku_set_of (puzzle->givens[cell]);
  return values != 0 && (values & (values - 1)) == 0 && nonet_puzzle_count_givens (puzzle) > puzzle->shape->order;
}

/* Adds a board, which is taken. */
static void
take_board (NonetInput *input, GArray *boards, Board board)
{
  try_board (input, &board);
  if (is_map (&board))
    board_clear (&board);
  else
    g_array_append_val (boards, board);
}

/* Gives a puzzle to the input, unless its rules forbid that. Returns FALSE if there are too many. */
static gboolean
add_puzzle (NonetInput *input, GPtrArray *rules, NonetPuzzle *puzzle)
{
  g_autoptr (NonetPuzzle) owned = puzzle;

  return !nonet_rules_allow (rules, input, puzzle) || nonet_input_take_puzzle (input, g_steal_pointer (&owned), 1);
}

/* Whether a board has all symbols of a puzzle, and some at all. */
static gboolean
has_all_of (const NonetPuzzle *board, const NonetPuzzle *puzzle)
{
  if (board->shape != puzzle->shape || !nonet_alphabet_equal (board->alphabet, puzzle->alphabet))
    return FALSE;
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    if (puzzle->givens[cell] != 0 && board->givens[cell] != puzzle->givens[cell])
      return FALSE;
  return nonet_puzzle_count_givens (puzzle) > 0;
}

/* What a board has more than the puzzle is entered, unless it is complete. */
static void
take_state (NonetPuzzle *puzzle, const NonetPuzzle *board)
{
  if (nonet_puzzle_count_givens (board) == nonet_puzzle_get_cells (board))
    {
      if (puzzle->solution == NULL)
        nonet_puzzle_take_solution (puzzle, board->givens);
      return;
    }
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    if (puzzle->givens[cell] == 0 && puzzle->entries[cell] == 0)
      puzzle->entries[cell] = board->givens[cell] != 0 ? board->givens[cell] : board->entries[cell];
}

/* Whether a further board can be meant as a puzzle: not a map of colours or of what is given. */
static gboolean
can_be_puzzle (const NonetPuzzle *board)
{
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (board, FALSE);
  guint cells = nonet_puzzle_get_cells (board), givens = nonet_puzzle_count_givens (board);

  return sudoku_grid_consistent (grid) && givens < cells && 5 * givens >= cells;
}

static GArray *
new_boards (void)
{
  GArray *boards = g_array_new (FALSE, FALSE, sizeof (Board));

  g_array_set_clear_func (boards, board_clear);
  return boards;
}

/* How likely a board is the main one: 0 if it cannot be read, 1 if it is empty, 2 if it breaks rules, as a map of ones does. */
static guint
rank (const NonetPuzzle *puzzle)
{
  g_autoptr (SudokuGrid) grid = puzzle != NULL ? nonet_puzzle_dup_grid (puzzle, FALSE) : NULL;

  if (puzzle == NULL || nonet_puzzle_count_givens (puzzle) == 0)
    return puzzle != NULL;
  return sudoku_grid_consistent (grid) ? 3 : 2;
}

/* The houses that the lists of a member are by its name. */
static NonetJsonHouses
find_houses (const char *name)
{
  static const char *const boxes[] = { "block", "box", "square", "subgrid", NULL };
  static const char *const columns[] = { "col", "column", NULL };

  return nonet_rules_name_is_in (name, boxes)     ? NONET_JSON_BOXES
         : nonet_rules_name_is_in (name, columns) ? NONET_JSON_COLUMNS
                                                  : NONET_JSON_ROWS;
}

/* Whether lists that nothing says are rows follow the rules of a board. */
static gboolean
keeps_rules (NonetInput *input, Board *board)
{
  try_board (input, board);
  return rank (board->puzzle) == 3;
}

/* Puts the cells of a board whose lists are columns or boxes by its name where they belong, unless they can only be rows. Returns
 * whether it can be a board: boxes are also what maps of regions are called. */
static gboolean
arrange (NonetInput *input, Board *board, JsonNode *member)
{
  NonetJsonHouses houses = board->cells.in_rows ? find_houses (board->name) : NONET_JSON_ROWS;
  guint as_rows, as_houses;

  if (board->cells.unnamed && !keeps_rules (input, board))
    return FALSE;
  if (houses == NONET_JSON_ROWS)
    return !is_region_name (board->name);
  try_board (input, board);
  as_rows = rank (board->puzzle);
  nonet_json_cells_arrange (&board->cells, houses);
  try_board (input, board);
  as_houses = rank (board->puzzle);
  if (houses == NONET_JSON_BOXES && as_rows > as_houses)
    nonet_json_cells_take (&board->cells, member);
  board->unsure = houses == NONET_JSON_BOXES && as_rows == 3 && as_houses == 3;
  return !is_region_name (board->name) || MAX (as_rows, as_houses) == 3;
}

/* The boards among the members of an object, as many as are read, and its solution. */
static GArray *
find_boards (NonetInput *input, JsonObject *object, NonetJsonCells *solution)
{
  g_autoptr (GList) names = json_object_get_members (object);
  GArray *boards = new_boards ();

  for (GList *link = names; link != NULL && boards->len <= MOST_BOARDS; link = link->next)
    {
      JsonNode *member = json_object_get_member (object, link->data);
      Board board = { .name = link->data };

      if (nonet_json_boards_is_solution (link->data))
        {
          if (solution->order == 0)
            nonet_json_cells_take (solution, member);
        }
      else if (!nonet_rules_is_other_puzzle (link->data) && nonet_json_cells_take (&board.cells, member)
               && arrange (input, &board, member))
        take_board (input, boards, board);
      else
        board_clear (&board);
    }
  if (boards->len > MOST_BOARDS)
    {
      g_array_set_size (boards, MOST_BOARDS);
      nonet_input_warn (input, 0, 0, _ ("too many puzzles for this format; only the first %u were read"), MOST_BOARDS);
    }
  return boards;
}

/* The first of the boards with the highest rank. */
static guint
find_main (const GArray *boards)
{
  guint best = 0, found = 0;

  for (guint i = 0; i < boards->len && best < 3; i++)
    {
      guint value = rank (g_array_index (boards, Board, i).puzzle);

      if (value > best)
        {
          best = value;
          found = i;
        }
    }
  return found;
}

/* A puzzle that is one of several has a name of its own. */
static void
take_name (NonetPuzzle *puzzle, const Board *board)
{
  if (puzzle->title == NULL && *board->name != '[')
    puzzle->title = g_strdup (board->name);
}

/* Adds what a further board is: the state or solution of the main puzzle, or one of the others. */
static void
take_further (const Board *board, NonetPuzzle **puzzle, GPtrArray *others)
{
  NonetPuzzle *further = board->puzzle;

  if (further == NULL || nonet_puzzle_count_givens (further) == 0)
    return;
  if (has_all_of (further, *puzzle))
    take_state (*puzzle, further);
  else if (has_all_of (*puzzle, further) && can_be_puzzle (further))
    {
      take_state (further, *puzzle);
      nonet_puzzle_unref (*puzzle);
      *puzzle = nonet_puzzle_ref (further);
    }
  else if (can_be_puzzle (*puzzle) && can_be_puzzle (further))
    {
      take_name (further, board);
      g_ptr_array_add (others, nonet_puzzle_ref (further));
    }
}

/* Makes puzzles of boards that stand in one object, or in a record: then object is NULL. */
static void
read_boards (NonetInput *input,
             GPtrArray *rules,
             const GArray *boards,
             const NonetJsonCells *solution,
             JsonObject *object)
{
  guint main_board = find_main (boards);
  const Board *first = &g_array_index (boards, Board, main_board);
  NonetPuzzle *puzzle = new_puzzle (input, first);
  g_autoptr (GPtrArray) others = g_ptr_array_new_with_free_func ((GDestroyNotify) nonet_puzzle_unref);

  if (puzzle == NULL)
    return;
  if (!regions_are_boxes (object, boards, puzzle->shape))
    {
      nonet_json_refuse_jigsaw (input);
      nonet_puzzle_unref (puzzle);
      return;
    }
  for (guint i = 0; i < boards->len; i++)
    if (i != main_board)
      take_further (&g_array_index (boards, Board, i), &puzzle, others);
  nonet_json_cells_check_solution (solution, input, puzzle);
  if (object != NULL)
    take_texts (puzzle, object);
  if (others->len > 0)
    take_name (puzzle, first);
  if (!add_puzzle (input, rules, puzzle))
    return;
  for (guint i = 0; i < others->len; i++)
    if (!add_puzzle (input, rules, nonet_puzzle_ref (others->pdata[i])))
      return;
}

gboolean
nonet_json_boards_add (NonetInput *input, GPtrArray *rules, const NonetJsonCells *cells)
{
  Board board = { .name = "", .cells = *cells };
  gboolean keeps = keeps_rules (input, &board), can_be = keeps || (!cells->unnamed && !is_map (&board));
  NonetPuzzle *puzzle = can_be ? new_puzzle (input, &board) : NULL;

  if (puzzle != NULL)
    add_puzzle (input, rules, puzzle);
  g_clear_pointer (&board.puzzle, nonet_puzzle_unref);
  return can_be;
}

gboolean
nonet_json_boards_read (NonetInput *input, GPtrArray *rules, JsonObject *object)
{
  g_auto (NonetJsonCells) solution = { 0 }, rows = { 0 };
  g_autoptr (GArray) boards = find_boards (input, object, &solution);

  if (boards->len > 0)
    read_boards (input, rules, boards, &solution, object);
  else if (!nonet_json_cells_take_members (&rows, object))
    return FALSE;
  if (rows.assumed)
    nonet_input_choose (input, 1, 0, _ ("the text does not say whether rows or columns come first; rows are assumed"));
  return boards->len > 0 || nonet_json_boards_add (input, rules, &rows);
}

gboolean
nonet_json_boards_read_record (NonetInput *input, GPtrArray *rules, JsonArray *list)
{
  g_autoptr (GArray) boards = new_boards ();
  guint length = json_array_get_length (list);

  for (guint i = 0; length <= G_N_ELEMENTS (places) && i < length; i++)
    {
      JsonNode *node = json_array_get_element (list, i);
      const char *text = nonet_json_string (node);
      Board board = { .name = places[i] };

      if (!JSON_NODE_HOLDS_VALUE (node))
        return FALSE;
      if (text != NULL && nonet_json_cells_take_string (&board.cells, text))
        take_board (input, boards, board);
      else
        board_clear (&board);
    }
  if (boards->len > 0)
    read_boards (input, rules, boards, &(NonetJsonCells){ 0 }, NULL);
  return boards->len > 0;
}

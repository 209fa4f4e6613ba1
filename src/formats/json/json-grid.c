/* Boards in JSON of no particular program: lists of lists, strings or cells, under whatever names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   [[5, 3, 0, …], …]      { "board": [["5", "3", "."], …], "solution": [[…], …], "difficulty": "Easy" }
 *   { "puzzle": "53..7…" }  { "cells": [[{ "value": 5 }, {}, …], …], "metadata": { "title": "…" } }
 *
 * A board is n lists or strings of n cells, a list of n² cells, or a string of n² characters; a cell is a number, a text, null,
 * or an object with a value. The members of one object that are boards are a puzzle, its state and its solution, or several
 * puzzles; else boards are looked for in what the members hold. Everything else is no board.
 */
#include "config.h"

#include "formats/json/json-boards.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/grid/grid.h"
#include "formats/grid/symbols.h"
#include "formats/json/rules.h"

/* Characters that one and all packed puzzles in a text may have when unpacked: some are made to grow without end. */
#define LARGEST_UNPACKED (2 * 1024 * 1024)
#define MOST_UNPACKED (16 * 1024 * 1024)

/* Bytes of the name of a member that a path shows. */
#define LONGEST_NAME 40

/* How far into a text an object is looked for, and digits and dots beside it, which may be a board. */
#define FARTHEST_OBJECT 4096
#define MOST_ASIDE 24

/* Boards of one object that are looked at; each takes some kilobytes until all are. */
#define MOST_BOARDS 10000

/* What programs call the regions of a board, which look like one. */
static gboolean
is_region_name (const char *name)
{
  static const char *const names[] = { "area", "block", "box", "layout", "region", "zone", NULL };

  return nonet_rules_name_is_in (name, names);
}

/* Whether the regions of an object, if it has any, are the boxes. */
static gboolean
has_boxes (JsonObject *object, const SudokuShape *shape)
{
  g_autoptr (GList) names = json_object_get_members (object);

  for (GList *link = names; link != NULL; link = link->next)
    if (is_region_name (link->data)
        && !nonet_json_regions_are_boxes (json_object_get_member (object, link->data), shape))
      return FALSE;
  return TRUE;
}

/* Boards. */

/* A board, the name of the member that is one, or "", and what it is read as: NULL if it cannot be. */
typedef struct
{
  const char *name;
  NonetJsonCells cells;
  NonetPuzzle *puzzle;
} Board;

static void
board_clear (gpointer data)
{
  Board *board = data;

  nonet_json_cells_clear (&board->cells);
  g_clear_pointer (&board->puzzle, nonet_puzzle_unref);
}

static gboolean
is_solution_name (const char *name)
{
  return g_ascii_strncasecmp (name, "sol", 3) == 0 || g_ascii_strncasecmp (name, "answer", 6) == 0;
}

/* The puzzle of a board; NULL with an error about the cell that cannot be read. */
static NonetPuzzle *
new_puzzle (NonetInput *input, const Board *board)
{
  guint bad, order = board->cells.order;
  g_autofree char *fault = NULL;
  NonetPuzzle *puzzle =
      nonet_input_new_puzzle_of_cells (input, order, nonet_json_cells_get (&board->cells), 1, &bad, &fault);

  if (fault != NULL && board->cells.in_rows)
    nonet_json_error (input, fault, "%s[%u][%u]", board->name, bad / order, bad % order);
  else if (fault != NULL)
    nonet_json_error (input, fault, "%s[%u]", board->name, bad);
  return puzzle;
}

/* Reads a board, the value of node; nothing is said of what cannot be read. Returns FALSE if it is none by its score: a list of zeros
 * may be anything. */
static gboolean
try_board (NonetInput *input, Board *board, JsonNode *node)
{
  NonetTrial trial;
  GridScore score = grid_score (nonet_json_cells_get (&board->cells), board->cells.order, FALSE);

  nonet_trial_begin (&trial, input);
  board->puzzle = new_puzzle (input, board);
  nonet_trial_end (&trial, FALSE);
  return score.value > 0
         && (board->cells.in_rows || score.givens > 0
             || (nonet_json_string (node) != NULL
                 && grid_score_is_line (&score, board->cells.order, nonet_json_cells_get (&board->cells))));
}

/* Gives a puzzle, which is taken, to the input. Returns FALSE if there are too many. */
static gboolean
add_puzzle (NonetInput *input, GPtrArray *rules, NonetPuzzle *puzzle)
{
  nonet_rules_note (rules, input, puzzle);
  return nonet_input_take_puzzle (input, puzzle, 1);
}

/* Makes a puzzle of a value that is a board by itself; returns whether it was one. */
static gboolean
read_board (NonetInput *input, GPtrArray *rules, JsonNode *node)
{
  Board board = { .name = "" };
  gboolean found = nonet_json_cells_take (&board.cells, node) && try_board (input, &board, node);
  NonetPuzzle *puzzle = found ? new_puzzle (input, &board) : NULL;

  if (puzzle != NULL)
    add_puzzle (input, rules, puzzle);
  board_clear (&board);
  return found;
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

/* A complete board is the solution of a puzzle; what another has more than the puzzle is entered. */
static void
take_state (NonetPuzzle *puzzle, const NonetPuzzle *board)
{
  if (nonet_puzzle_count_givens (board) == nonet_puzzle_get_cells (board))
    {
      nonet_puzzle_take_solution (puzzle, board->givens);
      return;
    }
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    if (puzzle->givens[cell] == 0 && puzzle->entries[cell] == 0)
      puzzle->entries[cell] = board->givens[cell] != 0 ? board->givens[cell] : board->entries[cell];
}

/* Whether a board is one to solve: it keeps the rules, and has a fifth of its cells at least, but not all. */
static gboolean
can_be_puzzle (const NonetPuzzle *board)
{
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (board, FALSE);
  guint cells = nonet_puzzle_get_cells (board), givens = nonet_puzzle_count_givens (board);

  return sudoku_grid_consistent (grid) && givens < cells && 5 * givens >= cells;
}

/* How likely a board is the main one: 0 if it cannot be read, 1 if it is empty, 2 if it breaks rules. */
static guint
rank (const NonetPuzzle *puzzle)
{
  g_autoptr (SudokuGrid) grid = puzzle != NULL ? nonet_puzzle_dup_grid (puzzle, FALSE) : NULL;

  if (puzzle == NULL || nonet_puzzle_count_givens (puzzle) == 0)
    return puzzle != NULL;
  return sudoku_grid_consistent (grid) ? 3 : 2;
}

/* The boards among the members of an object, as many as are read, and its solution. */
static GArray *
find_boards (NonetInput *input, JsonObject *object, NonetJsonCells *solution)
{
  g_autoptr (GList) names = json_object_get_members (object);
  GArray *boards = g_array_new (FALSE, FALSE, sizeof (Board));

  g_array_set_clear_func (boards, board_clear);
  for (GList *link = names; link != NULL; link = link->next)
    {
      JsonNode *member = json_object_get_member (object, link->data);
      Board board = { .name = link->data };

      if (is_solution_name (link->data))
        {
          if (solution->order == 0)
            nonet_json_cells_take (solution, member);
        }
      else if (!is_region_name (link->data) && !nonet_rules_is_other_puzzle (link->data)
               && nonet_json_cells_take (&board.cells, member) && try_board (input, &board, member))
        {
          if (boards->len == MOST_BOARDS)
            {
              board_clear (&board);
              nonet_input_warn (input, 0, 0, _ ("too many puzzles for this format; only the first %u were read"),
                                MOST_BOARDS);
              break;
            }
          g_array_append_val (boards, board);
          continue;
        }
      board_clear (&board);
    }
  return boards;
}

/* The first text that is there of some about a puzzle. */
static char *
find_text (JsonObject *object, const char *const *keys)
{
  char *text = NULL;

  for (; text == NULL && *keys != NULL; keys++)
    text = nonet_json_dup_text (object, *keys);
  return text;
}

static void
take_texts (NonetPuzzle *puzzle, JsonObject *object)
{
  puzzle->title = find_text (object, (const char *const[]){ "title", "name", NULL });
  puzzle->author = find_text (object, (const char *const[]){ "author", NULL });
  puzzle->difficulty = find_text (object, (const char *const[]){ "difficulty", "level", NULL });
  puzzle->comment = find_text (object, (const char *const[]){ "rules", "ruleset", "comment", "description", NULL });
}

/* Adds what a further board is: the state or solution of the puzzle, or the puzzle of which that is the state, or another one. */
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
      further->title = g_strdup (board->name);
      g_ptr_array_add (others, nonet_puzzle_ref (further));
    }
}

/* Reads the boards that members of an object are: of the first that can be a puzzle, the others are states, its solution, or
 * puzzles of their own, with the names of their members as titles. Returns whether there were any. */
static gboolean
read_boards (NonetInput *input, GPtrArray *rules, JsonObject *object)
{
  g_auto (NonetJsonCells) solution = { 0 };
  g_autoptr (GArray) boards = find_boards (input, object, &solution);
  g_autoptr (GPtrArray) others = g_ptr_array_new_with_free_func ((GDestroyNotify) nonet_puzzle_unref);
  guint best = 0;
  NonetPuzzle *puzzle;

  if (boards->len == 0)
    return FALSE;
  for (guint i = 1; i < boards->len; i++)
    if (rank (g_array_index (boards, Board, i).puzzle) > rank (g_array_index (boards, Board, best).puzzle))
      best = i;
  puzzle = new_puzzle (input, &g_array_index (boards, Board, best));
  if (puzzle == NULL)
    return TRUE;
  if (!has_boxes (object, puzzle->shape))
    {
      nonet_input_refuse_rules (input, 0, _ ("irregular regions"));
      nonet_puzzle_unref (puzzle);
      return TRUE;
    }
  for (guint i = 0; i < boards->len; i++)
    if (i != best)
      take_further (&g_array_index (boards, Board, i), &puzzle, others);
  nonet_json_cells_check_solution (&solution, input, puzzle);
  take_texts (puzzle, object);
  if (others->len > 0 && puzzle->title == NULL)
    puzzle->title = g_strdup (g_array_index (boards, Board, best).name);
  if (add_puzzle (input, rules, puzzle))
    for (guint i = 0; i < others->len; i++)
      if (!add_puzzle (input, rules, nonet_puzzle_ref (others->pdata[i])))
        break;
  return TRUE;
}

gboolean
nonet_json_grid_read_string (NonetInput *input, const char *text)
{
  g_autoptr (JsonNode) node = json_node_init_string (json_node_alloc (), text);
  g_autoptr (GPtrArray) rules = nonet_rules_new ();

  return read_board (input, rules, node);
}

/* Values. */

/* rules are those that the objects around a value turn on. */
static void read_value (NonetInput *input, JsonNode *value);
static void read_node (NonetInput *input, GPtrArray *rules, JsonNode *node);

gboolean
nonet_json_grid_read_packed (NonetInput *input, const char *packed, gsize size)
{
  g_autofree char *json = NULL;
  g_autoptr (JsonNode) node = NULL;
  gsize units;

  if (input->inside_packed || input->unpacked > MOST_UNPACKED)
    return FALSE;
  json = nonet_lz_string_decompress (packed, size, LARGEST_UNPACKED, &units);
  input->unpacked += units;
  if (json != NULL && nonet_sudokupad_is_shorthand (json))
    {
      g_autofree char *shorthand = g_steal_pointer (&json);

      json = nonet_sudokupad_expand (shorthand);
    }
  if (json == NULL || (*json != '{' && *json != '['))
    return FALSE;
  input->inside_packed = TRUE;
  node = nonet_json_parse (input, json, strlen (json));
  if (node != NULL)
    read_value (input, node);
  input->inside_packed = FALSE;
  return TRUE;
}

/* A string in a list: a board, or a packed puzzle. */
static void
read_string (NonetInput *input, GPtrArray *rules, JsonNode *node)
{
  const char *text = nonet_json_string (node);

  if (!g_str_has_prefix (text, "N4Ig") && !g_str_has_prefix (text, "fpuzzlesN4Ig"))
    read_board (input, rules, node);
  else if (!nonet_json_grid_read_packed (input, strstr (text, "N4Ig"), strlen (strstr (text, "N4Ig"))))
    nonet_input_error (input, 0, 0, _ ("a packed puzzle in the file is damaged"));
}

/* Keeps the last board as the solution of the one before it, if it is. */
static void
take_solution (NonetInput *input, guint last)
{
  NonetPuzzle *puzzle = input->puzzles->pdata[last - 1], *board = input->puzzles->pdata[last];

  if (puzzle->shape == board->shape && nonet_puzzle_take_solution (puzzle, board->givens))
    nonet_input_drop_puzzles (input, last);
}

/* A list: a board, or of boards, objects, packed puzzles. A string after that of a puzzle may be its solution. */
static void
read_list (NonetInput *input, GPtrArray *rules, JsonNode *node)
{
  JsonArray *list = json_node_get_array (node);
  guint before = input->puzzles->len;

  if (read_board (input, rules, node))
    return;
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonNode *element = json_array_get_element (list, i);
      gsize length = input->path->len;
      guint last = input->puzzles->len;

      g_string_append_printf (input->path, "[%u]", i);
      if (nonet_json_string (element) != NULL)
        {
          read_string (input, rules, element);
          if (last > before && input->puzzles->len == last + 1)
            take_solution (input, last);
        }
      else
        read_node (input, rules, element);
      g_string_truncate (input->path, length);
    }
}

static void
refuse_other_puzzle (NonetInput *input, const char *kind)
{
  nonet_input_refuse (input, 0, 0, _ ("this is a puzzle of the kind “%s”, which Nonet cannot solve yet"), kind);
}

/* Members that are no board of their own: boards may stand in them. */
static void
read_members (NonetInput *input, GPtrArray *rules, JsonObject *object)
{
  g_autoptr (GList) names = json_object_get_members (object);
  guint before = input->puzzles->len;

  for (GList *link = names; link != NULL; link = link->next)
    {
      gsize length = input->path->len;
      guint last = input->puzzles->len;

      g_string_append_printf (input->path, "%s%.*s", length > 0 ? "." : "", LONGEST_NAME, (const char *) link->data);
      read_node (input, rules, json_object_get_member (object, link->data));
      g_string_truncate (input->path, length);
      if (input->puzzles->len > last && nonet_rules_is_other_puzzle (link->data))
        {
          nonet_input_drop_puzzles (input, last);
          refuse_other_puzzle (input, link->data);
        }
      if (is_solution_name (link->data) && last > before && input->puzzles->len == last + 1)
        take_solution (input, last);
    }
}

static void
read_object (NonetInput *input, GPtrArray *rules, JsonObject *object)
{
  guint around = rules->len;
  const char *other;

  if (nonet_json_programs_read (input, object))
    return;
  other = nonet_json_rules_find_other_puzzle (object);
  if (other != NULL)
    {
      refuse_other_puzzle (input, other);
      return;
    }
  nonet_json_rules_add (rules, object);
  if (!read_boards (input, rules, object))
    read_members (input, rules, object);
  /* Without givens. */
  if (input->path->len == 0 && input->puzzles->len == 0 && input->messages->count[NONET_MESSAGE_ERROR] == 0)
    nonet_rules_refuse (rules, input);
  g_ptr_array_set_size (rules, (gint) around);
}

static void
read_node (NonetInput *input, GPtrArray *rules, JsonNode *node)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    read_list (input, rules, node);
  else if (JSON_NODE_HOLDS_OBJECT (node))
    read_object (input, rules, json_node_get_object (node));
}

static void
read_value (NonetInput *input, JsonNode *value)
{
  g_autoptr (GPtrArray) rules = nonet_rules_new ();
  g_autoptr (GString) path = g_string_new (NULL);
  GString *around = input->path;

  input->path = path;
  read_node (input, rules, value);
  input->path = around;
}

static gboolean
sniff (const NonetText *text)
{
  const char *p = nonet_text_skip_blanks (text), *end = text->data + text->size;

  /* Templates and initialisers of C begin with two, a table of MediaWiki with a bar, candidates of a cell with a digit. */
  if (*p == '{')
    return p + 1 == end || strchr ("{%|0123456789", p[1]) == NULL;
  if (*p != '[')
    return FALSE;
  for (p++; p < end && g_ascii_isspace (*p); p++)
    ;
  return p < end && (*p == '[' || *p == '{' || *p == '"');
}

/* Whether a piece of text beside JSON has too few digits and dots for a board. */
static gboolean
is_aside (const char *p, const char *end)
{
  guint cells = 0;

  for (; p < end && cells < MOST_ASIDE; p++)
    cells += g_ascii_isdigit (*p) || *p == '.';
  return cells < MOST_ASIDE;
}

/* Where an object, or a list of lists, begins in a line below words, as in a message; NULL for nowhere. */
static const char *
find_object (const NonetText *text)
{
  g_autoptr (GRegex) object = NULL;
  g_autoptr (GMatchInfo) match = NULL;
  gint start;

  object = g_regex_new ("^(?:[> \\t]|\\[code]|<pre>|<code>|(?:\\w+ )?[\\w.$]+ ?= "
                        "?)*({\\s*\"[\\w+-]+\"\\s*:\\s*[\\[{\"\\d]|\\[\\[\\s*(?:\\d|\\[))",
                        G_REGEX_RAW | G_REGEX_MULTILINE, 0, NULL);
  if (!g_regex_match_full (object, text->data, (gssize) MIN (text->size, FARTHEST_OBJECT), 0, 0, &match, NULL))
    return NULL;
  g_match_info_fetch_pos (match, 1, &start, NULL);
  return is_aside (text->data, text->data + start) ? text->data + start : NULL;
}

static gboolean
sniff_inside (const NonetText *text)
{
  return find_object (text) != NULL;
}

static void
read_json (NonetInput *input)
{
  const char *value = nonet_text_skip_blanks (input->text), *end = input->text->data + input->text->size;
  g_autoptr (JsonNode) root = NULL;
  gboolean inside = !sniff (input->text);
  const char *last;

  if (inside)
    value = find_object (input->text);
  for (last = end; last > value + 1 && strchr (*value == '{' && inside ? "}" : "}]", last[-1]) == NULL; last--)
    ;
  /* Words may stand below it. */
  if (inside
      || (last > value + 1 && last < end && strchr ("\r\n", *last) != NULL
          && memchr (last, '"', (gsize) (end - last)) == NULL && is_aside (last, end)))
    end = last;
  root = nonet_json_parse (input, value, (gsize) (end - value));
  /* A solution is no puzzle. */
  if (root == NULL && nonet_text_contains (input->text, input->text->size, "solution"))
    return;
  if (root == NULL && inside)
    {
      nonet_messages_drop_errors (input->messages);
      nonet_grid_read (input);
      input->format = input->format != NULL ? input->format : NONET_GRID_FORMAT;
      return;
    }
  if (root == NULL)
    {
      /* It is no JSON after all. With faults in its rows, those of the JSON stay reported. */
      if (nonet_grid_read_if_good (input))
        nonet_messages_drop_errors (input->messages);
      return;
    }
  read_value (input, root);
  if (input->puzzles->len == 0 && input->messages->count[NONET_MESSAGE_ERROR] == 0)
    nonet_input_error (input, 0, 0, _ ("this JSON contains no board of cells"));
}

const NonetReader nonet_json_grid_reader = { "json", sniff, read_json };
const NonetReader nonet_json_inside_reader = { "json", sniff_inside, read_json };

/* Words for the calculation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/calculation.h"

#include <glib/gi18n-lib.h>

static const struct
{
  const char *name, *sentence;
} laws[SUDOKU_N_LAWS] = {
  [SUDOKU_LAW_NONE] = { N_ ("specification"), N_ ("Make all boards, and keep the correct ones.") },
  [SUDOKU_LAW_CORRECT] = { N_ ("what correct means"),
                           N_ ("A board is correct if neither rows nor columns nor boxes have a value twice, and "
                               "conditions can be filtered by one after the other.") },
  [SUDOKU_LAW_FILTER_INVOLUTION] = { "filter (p · f) = map f · filter p · map f",
                                     N_ ("What passes p after f can be found by applying f, filtering by p and "
                                         "applying f again, if f applied twice changes nothing.") },
  [SUDOKU_LAW_BOXS_MCP] = { "map boxs · mcp = mcp · boxs",
                            N_ ("Boxes can be laid out as rows before boards are made, or after.") },
  [SUDOKU_LAW_MCP] = { "mcp = cp · map cp",
                       N_ ("The boards of a matrix are the combinations of the rows that its rows of choices make.") },
  [SUDOKU_LAW_FILTER_ALL] = { "filter (all p) · cp = cp · map (filter p)",
                              N_ ("Instead of keeping combinations all of whose parts pass, combine only parts that "
                                  "pass.") },
  [SUDOKU_LAW_MAP] = { "map f · map g = map (f · g)", N_ ("Two functions for each item are one after the other.") },
  [SUDOKU_LAW_REDUCE] = { "filter nodups · cp = filter nodups · cp · reduce",
                          N_ ("A row without duplicates has no fixed choice in a second cell, so it can be removed "
                              "there before rows are made.") },
  [SUDOKU_LAW_SAME_BACK] = { N_ ("the same laws backwards"),
                             N_ ("The laws that led here lead back, with reduce between the layouts.") },
  [SUDOKU_LAW_EACH_HOUSE] = { N_ ("the same for columns and rows"),
                              N_ ("Filters can change places, so what goes for boxes goes for columns and rows.") },
  [SUDOKU_LAW_PRUNE] = { N_ ("what prune means"),
                         N_ ("To prune by boxes is to lay them out as rows, reduce each and lay them back; prune does "
                             "it by rows, columns and boxes.") },
  [SUDOKU_LAW_EXPAND] = { "mcp = concat · map mcp · expand",
                          N_ ("The boards of a matrix are those of the matrices that it is expanded to, taken "
                              "together, perhaps in another order.") },
  [SUDOKU_LAW_FILTER_CONCAT] = { "filter p · concat = concat · map (filter p)",
                                 N_ ("Lists can be filtered before they are joined, or after.") },
  [SUDOKU_LAW_PRUNING] = { "filter correct · mcp = filter correct · mcp · prune",
                           N_ ("Pruning loses no correct board.") },
  [SUDOKU_LAW_SEARCH] = { "search = filter correct · mcp",
                          N_ ("This is what search was to be: it can stand for it, and so calls itself.") },
  [SUDOKU_LAW_ROWS_TWICE] = { "rows · rows = id", N_ ("Rows laid out as rows stay what they are.") },
  [SUDOKU_LAW_COLS_TWICE] = { "cols · cols = id", N_ ("Columns laid out as rows twice are columns again.") },
  [SUDOKU_LAW_BOXS_TWICE] = { "boxs · boxs = id", N_ ("Boxes laid out as rows twice are boxes again.") },
  [SUDOKU_LAW_ROWS_MCP] = { "map rows · mcp = mcp · rows",
                            N_ ("Rows can be laid out before boards are made, or after.") },
  [SUDOKU_LAW_COLS_MCP] = { "map cols · mcp = mcp · cols",
                            N_ ("Columns can be laid out as rows before boards are made, or after.") },
  [SUDOKU_LAW_BROKEN_TURN] = { "turn · turn ≠ id",
                               N_ ("A quarter turn applied twice is a half turn: the law for functions that undo "
                                   "themselves does not hold.") },
  [SUDOKU_LAW_BROKEN_REDUCE] = { "reduceAll ≠ reduce",
                                 N_ ("If a fixed choice is removed from its own cell as well, that has none left, and "
                                     "every row is lost.") },
};

const char *
nonet_law_to_name (SudokuLaw law)
{
  return _ (laws[law].name);
}

const char *
nonet_law_to_sentence (SudokuLaw law)
{
  return _ (laws[law].sentence);
}

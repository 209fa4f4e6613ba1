/* Where a line of an explanation stands: under which assumptions, and on which board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/why.h"

unsigned
sudoku_why_line_level (const SudokuWhy *why, unsigned line)
{
  bool assumed = false;

  for (unsigned i = 0; i < line && !assumed; i++)
    assumed = why->line[i].kind == SUDOKU_WHY_LINE_ASSUME;
  return why->line[line].depth + (assumed && why->line[line].kind != SUDOKU_WHY_LINE_ASSUME);
}

/* Whether what a line says holds for one below it: unless a case that is no deeper than its own has begun since. */
static bool
holds (const SudokuWhy *why, unsigned line, unsigned below)
{
  unsigned level = sudoku_why_line_level (why, line) + (why->line[line].kind == SUDOKU_WHY_LINE_ASSUME);

  for (unsigned i = line + 1; i <= below; i++)
    if (why->line[i].kind == SUDOKU_WHY_LINE_ASSUME && why->line[i].depth < level)
      return false;
  return true;
}

SudokuBoard *
sudoku_why_line_board (const SudokuWhy *why, const SudokuBoard *board, unsigned line)
{
  SudokuBoard *now = sudoku_board_copy (board);

  for (unsigned i = 0; now != NULL && i < line; i++)
    if (!holds (why, i, line))
      continue;
    else if (why->line[i].kind == SUDOKU_WHY_LINE_ASSUME)
      sudoku_board_place (now, why->line[i].cell, why->line[i].value);
    else if (why->line[i].kind == SUDOKU_WHY_LINE_STEP)
      sudoku_step_apply (why->line[i].step, now);
  return now;
}

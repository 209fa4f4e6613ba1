/* HoDoKu's grade of a path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/grade.h"

void
sudoku_grade_add (SudokuGrade *grade, SudokuTechnique technique)
{
  const SudokuTechniqueInfo *info = sudoku_technique_info (technique);

  grade->score += info->score;
  if (info->level > grade->hardest)
    grade->hardest = info->level;
}

SudokuLevel
sudoku_grade_level (const SudokuGrade *grade)
{
  static const uint32_t most[] = { 800, 1000, 1600, 1800 };
  SudokuLevel level = SUDOKU_LEVEL_EASY;

  while (level < SUDOKU_LEVEL_EXTREME && grade->score > most[level])
    level++;
  return level > grade->hardest ? level : grade->hardest;
}

const char *
sudoku_level_id (SudokuLevel level)
{
  static const char *const id[] = { "easy", "medium", "hard", "unfair", "extreme" };

  return id[level];
}

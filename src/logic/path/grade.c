/* HoDoKu's grade of a path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/grade.h"

#include "logic/path.h"

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

/* Whether HoDoKu uses a technique by default, or would if it knew further rules: what follows from them comes before what is harder. */
static bool
is_usual (SudokuTechnique technique)
{
  const SudokuTechniqueInfo *info = sudoku_technique_info (technique);

  if (info->needs_rules)
    return true;
  if (info->code == NULL || info->size > 4 || (technique >= SUDOKU_MUTANT_X_WING && technique <= SUDOKU_KRAKEN_FISH_2))
    return false;
  switch (technique)
    {
    case SUDOKU_DUAL_TWO_STRING_KITE:
    case SUDOKU_DUAL_EMPTY_RECTANGLE:
    case SUDOKU_WXYZ_WING:
    case SUDOKU_DEATH_BLOSSOM:
    case SUDOKU_FRANKEN_JELLYFISH:
    case SUDOKU_FINNED_FRANKEN_JELLYFISH:
    case SUDOKU_TEMPLATE_SET:
    case SUDOKU_TEMPLATE_DELETE:
    case SUDOKU_BRUTE_FORCE:
      return false;
    default:
      return true;
    }
}

void
sudoku_limits_init_grade (SudokuFindLimits *limits, unsigned order)
{
  sudoku_limits_init (limits, order);
  limits->most_first = true;
  limits->small_boxes = limits->sets_in_chains = false;
  limits->techniques = (SudokuTechniqueSet){ { 0 } };
  for (SudokuTechnique technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    if (is_usual (technique))
      sudoku_technique_set_add (&limits->techniques, technique);
}

typedef struct
{
  SudokuGrade *grade;
  SudokuTechnique hardest;
} Grading;

static bool
note_step (const SudokuStep *step, const SudokuBoard *board, void *data)
{
  Grading *self = data;

  (void) board;
  sudoku_grade_add (self->grade, step->technique);
  if (sudoku_technique_info (step->technique)->score > sudoku_technique_info (self->hardest)->score)
    self->hardest = step->technique;
  return true;
}

static SudokuResult
follow_path (Grading *self,
             SudokuFinding *finding,
             SudokuBoard *board,
             const uint8_t *solution,
             SudokuCancelFunc cancelled,
             void *data)
{
  SudokuFindLimits limits;

  if (finding == NULL || board == NULL)
    return SUDOKU_NO_MEMORY;
  sudoku_limits_init_grade (&limits, board->shape->order);
  limits.unique = true;
  sudoku_finding_set_limits (finding, &limits);
  sudoku_finding_set_cancel (finding, cancelled, data);
  return sudoku_path_run (finding, board, solution, note_step, self);
}

SudokuResult
sudoku_grade_puzzle (SudokuGrade *grade,
                     SudokuTechnique *hardest,
                     const SudokuGrid *grid,
                     const uint8_t *solution,
                     SudokuCancelFunc cancelled,
                     void *data)
{
  Grading self = { .grade = grade };
  SudokuBoard *board = sudoku_board_new (grid, NULL, NULL);
  SudokuFinding *finding = sudoku_finding_new (grid->shape);
  SudokuResult result;

  *grade = (SudokuGrade){ 0 };
  result = follow_path (&self, finding, board, solution, cancelled, data);
  if (hardest != NULL)
    *hardest = self.hardest;
  sudoku_finding_free (finding);
  sudoku_board_free (board);
  return result;
}

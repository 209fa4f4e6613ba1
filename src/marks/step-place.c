/* Where to look for a step, and nothing else: for hints that do not say yet what it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It agrees with what words say at that stage: houses if the step is about some, or else the cells where one begins.
 */
#include "marks/step-marks.h"

#include <string.h>

/* More houses than this are no place any more. */
#define MOST_HOUSES 4

/* Whether a part of this role says where to look: of sets, only the first. */
static gboolean
is_place (const SudokuPart *part, SudokuPartRole role)
{
  return part->role == role && (role != SUDOKU_PART_SET || part->index == 0);
}

static guint
count_marked (const guint8 *marks, guint n)
{
  guint count = 0;

  for (guint i = 0; i < n; i++)
    count += marks[i] != 0;
  return count;
}

/* Marks the houses among the parts of a role, unless they are many; returns whether there are any. */
static gboolean
mark_houses (NonetBoardMarks *marks, const SudokuStep *step, SudokuPartRole role)
{
  const SudokuShape *shape = marks->shape;
  guint n_marked;

  for (guint i = 0; i < step->n_parts; i++)
    {
      const SudokuPart *part = &step->part[i];

      if (is_place (part, role) && part->kind == SUDOKU_ITEM_HOUSE)
        marks->house[part->item] = NONET_HOUSE_MARK_CAUSE;
      if (is_place (part, role) && part->kind == SUDOKU_ITEM_PLACES)
        marks->house[part->item / shape->order] = NONET_HOUSE_MARK_CAUSE;
    }
  n_marked = count_marked (marks->house, shape->n_houses);
  if (n_marked > MOST_HOUSES)
    memset (marks->house, NONET_HOUSE_MARK_NONE, shape->n_houses);
  return n_marked > 0 && n_marked <= MOST_HOUSES;
}

/* Marks the cells among the parts of a role; returns whether there are any. */
static gboolean
mark_cells (NonetBoardMarks *marks, const SudokuStep *step, SudokuPartRole role)
{
  for (guint i = 0; i < step->n_parts; i++)
    if (is_place (&step->part[i], role) && step->part[i].kind == SUDOKU_ITEM_CELL)
      marks->cell[step->part[i].item] = NONET_CELL_MARK_CAUSE;
  return count_marked (marks->cell, marks->shape->n_cells) > 0;
}

/* A house that holds all marked cells takes their place, if they are several. */
static void
widen_to_house (NonetBoardMarks *marks)
{
  const SudokuShape *shape = marks->shape;
  guint n_marked = count_marked (marks->cell, shape->n_cells);

  for (guint house = 0; house < shape->n_houses && n_marked > 1; house++)
    {
      guint n_here = 0;

      for (guint i = 0; i < shape->house[house].n_cells; i++)
        n_here += marks->cell[shape->house[house].cell[i]] != 0;
      if (n_here != n_marked)
        continue;
      memset (marks->cell, 0, shape->n_cells);
      marks->house[house] = NONET_HOUSE_MARK_CAUSE;
      return;
    }
}

/* The first node of a chain. */
static gboolean
mark_beginning (NonetBoardMarks *marks, const SudokuStep *step)
{
  const SudokuNode *node;

  if (step->n_links == 0)
    return FALSE;
  node = &step->node[step->link[0].from];
  for (guint i = 0; i < node->n_cells; i++)
    marks->cell[step->node_cell[node->first_cell + i]] = NONET_CELL_MARK_CAUSE;
  return TRUE;
}

/* For what has no better place: where something follows. */
static void
mark_result (NonetBoardMarks *marks, const SudokuStep *step)
{
  for (guint i = 0; i < step->n_placed; i++)
    marks->cell[sudoku_candidate_cell (marks->shape, step->placed[i])] = NONET_CELL_MARK_CAUSE;
  for (guint i = 0; i < step->n_removed && step->n_placed == 0; i++)
    marks->cell[sudoku_candidate_cell (marks->shape, step->removed[i])] = NONET_CELL_MARK_CAUSE;
}

static gboolean
mark_parts (NonetBoardMarks *marks, const SudokuStep *step)
{
  return mark_houses (marks, step, SUDOKU_PART_CAUSE) || mark_cells (marks, step, SUDOKU_PART_CAUSE)
         || mark_cells (marks, step, SUDOKU_PART_PIVOT) || mark_cells (marks, step, SUDOKU_PART_DEADLY)
         || mark_cells (marks, step, SUDOKU_PART_SET) || mark_houses (marks, step, SUDOKU_PART_BASE)
         || mark_beginning (marks, step);
}

/* Of alternatives, words name what they all lead to. */
static void
mark_place (NonetBoardMarks *marks, const SudokuStep *step)
{
  if (step->n_branches > 0)
    mark_result (marks, step);
  else if (mark_parts (marks, step))
    return;
  else if (mark_cells (marks, step, SUDOKU_PART_BASE))
    widen_to_house (marks);
  else
    mark_result (marks, step);
}

NonetBoardMarks *
nonet_step_to_place_marks (const SudokuStep *step, const SudokuShape *shape)
{
  NonetBoardMarks *marks = nonet_board_marks_new (shape);

  mark_place (marks, step);
  nonet_board_marks_dim_rest (marks);
  return marks;
}

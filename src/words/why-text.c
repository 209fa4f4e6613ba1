/* Why a cell cannot have a value, in sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/why-text.h"

#include <glib/gi18n-lib.h>

#include "words/fault.h"
#include "words/step-text.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuBoard, sudoku_board_free)

#define INDENT 2

static char *
cell_to_string (const SudokuShape *shape, guint cell)
{
  return g_strdup_printf ("r%uc%u", sudoku_cell_row (shape, cell) + 1, sudoku_cell_column (shape, cell) + 1);
}

/* What is said of a claim without lines. */
static char *
dup_verdict (const SudokuWhy *why, const SudokuBoard *board, guint cell, guint value, const NonetPuzzle *puzzle)
{
  g_autofree char *place = cell_to_string (board->shape, cell);
  const char *symbol = nonet_alphabet_get_symbol (puzzle->alphabet, value);

  switch (why->kind)
    {
    case SUDOKU_WHY_FILLED:
      /* Translators: a cell and its value, "r1c4 is 5 already." */
      return g_strdup_printf (_ ("%s is %s already."), place,
                              nonet_alphabet_get_symbol (puzzle->alphabet, board->value[cell]));
    case SUDOKU_WHY_SEEN:
      {
        g_autofree char *seen = cell_to_string (board->shape, why->seen_cell);

        /* Translators: a cell, a value and another cell, "r1c4 sees the 8 in r1c7." */
        return g_strdup_printf (_ ("%s sees the %s in %s."), place, symbol, seen);
      }
    case SUDOKU_WHY_POSSIBLE:
      /* Translators: a cell and a value. */
      return g_strdup_printf (_ ("%s can be %s: there is a solution with it."), place, symbol);
    case SUDOKU_WHY_UNSOLVABLE:
      return g_strdup (_ ("The board has no solution, so there is nothing to explain."));
    case SUDOKU_WHY_STEPS:
    case SUDOKU_WHY_CASES:
      return g_strdup_printf (_ ("So %s is not %s."), place, symbol);
    default:
      return g_strdup_printf (_ ("%s is not %s, but no explanation was found in time."), place, symbol);
    }
}

/* What a line says on the board above it. */
static char *
line_to_string (const SudokuWhyLine *line, const SudokuBoard *board, const NonetPuzzle *puzzle)
{
  g_autofree char *detail = NULL;

  switch (line->kind)
    {
    case SUDOKU_WHY_LINE_ASSUME:
      detail = cell_to_string (board->shape, line->cell);
      /* Translators: a cell and a value; the lines below it show what would follow. */
      return g_strdup_printf (_ ("Assume that %s is %s."), detail,
                              nonet_alphabet_get_symbol (puzzle->alphabet, line->value));
    case SUDOKU_WHY_LINE_FAULT:
      detail = nonet_fault_to_string (&line->fault, puzzle);
      /* Translators: what is wrong, such as "7 has no place in box 2". */
      return g_strdup_printf (_ ("But then, %s."), detail);
    case SUDOKU_WHY_LINE_STEP:
    default:
      detail = nonet_words_step (line->step, board, puzzle->alphabet, NONET_STEP_FULL);
      /* Translators: the name of a technique, and the sentence of a step. */
      return g_strdup_printf (_ ("%s: %s"), nonet_words_technique (line->step->technique), detail);
    }
}

/* Goes to the board that a line is about: that of its case, which an assumption begins with a copy of the one around it. */
static SudokuBoard *
enter_case (GPtrArray *boards, const SudokuWhyLine *line)
{
  if (line->kind == SUDOKU_WHY_LINE_ASSUME)
    {
      g_ptr_array_set_size (boards, (int) line->depth + 1);
      g_ptr_array_add (boards, sudoku_board_copy (g_ptr_array_index (boards, line->depth)));
    }
  return g_ptr_array_index (boards, boards->len - 1);
}

char **
nonet_words_why (const SudokuWhy *why, const SudokuBoard *board, guint cell, guint value, const NonetPuzzle *puzzle)
{
  g_autoptr (GPtrArray) boards = g_ptr_array_new_with_free_func ((GDestroyNotify) sudoku_board_free);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autofree char *verdict = dup_verdict (why, board, cell, value, puzzle);

  g_ptr_array_add (boards, sudoku_board_copy (board));
  for (guint i = 0; i < why->n_lines; i++)
    {
      const SudokuWhyLine *line = &why->line[i];
      SudokuBoard *now = enter_case (boards, line);
      g_autofree char *sentence = line_to_string (line, now, puzzle);
      guint depth = boards->len - 1 - (line->kind == SUDOKU_WHY_LINE_ASSUME);
      g_autofree char *indented = g_strdup_printf ("%*s%s", (int) (INDENT * depth), "", sentence);

      g_strv_builder_add (lines, indented);
      if (line->kind == SUDOKU_WHY_LINE_ASSUME)
        sudoku_board_place (now, line->cell, line->value);
      else if (line->kind == SUDOKU_WHY_LINE_STEP)
        sudoku_step_apply (line->step, now);
    }
  g_strv_builder_add (lines, verdict);
  return g_strv_builder_end (lines);
}

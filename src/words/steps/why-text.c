/* Why a cell cannot have a value, in sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/steps/why-text.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"
#include "words/steps/step-text.h"
#include "words/verdict.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuBoard, sudoku_board_free)

#define INDENT 2

/* A claim, and how it is written down. */
typedef struct
{
  const SudokuWhy *why;
  const SudokuBoard *board;
  guint cell, value;
  const NonetNotation *notation;
} Claim;

static char *
symbol_of (const NonetNotation *notation, guint value)
{
  return g_strdup (nonet_alphabet_get_symbol (notation->alphabet, value));
}

/* A NonetFillFunc; data is a Claim. */
static char *
claim_part (const char *name, gpointer data)
{
  const Claim *claim = data;

  if (g_str_equal (name, "cell"))
    return nonet_cell_to_name (claim->board->shape, claim->cell, claim->notation);
  if (g_str_equal (name, "value"))
    return symbol_of (claim->notation, claim->value);
  if (g_str_equal (name, "actual"))
    return symbol_of (claim->notation, claim->board->value[claim->cell]);
  if (g_str_equal (name, "seen"))
    return nonet_cell_to_name (claim->board->shape, claim->why->seen_cell, claim->notation);
  return NULL;
}

/* The message about a claim of a kind, untranslated. */
static const char *
message_of (SudokuWhyKind kind)
{
  switch (kind)
    {
    case SUDOKU_WHY_FILLED:
      /* Translators: a cell and the value that it has, "r1c4 is 5 already." */
      return N_ ("{cell} is {actual} already.");
    case SUDOKU_WHY_SEEN:
      /* Translators: a cell, a value and another cell, "r1c4 sees the 8 in r1c7." */
      return N_ ("{cell} sees the {value} in {seen}.");
    case SUDOKU_WHY_POSSIBLE:
      /* Translators: a cell and a value. */
      return N_ ("{cell} can be {value}: there is a solution with it.");
    case SUDOKU_WHY_UNSOLVABLE:
      return N_ ("The board has no solution, so there is nothing to explain.");
    case SUDOKU_WHY_STEPS:
    case SUDOKU_WHY_CASES:
      return N_ ("So {cell} is not {value}.");
    default:
      return N_ ("{cell} is not {value}, but a proof would take hundreds of cases. With more cells filled there may be "
                 "a short "
                 "explanation.");
    }
}

char *
nonet_words_why_verdict (const SudokuWhy *why,
                         const SudokuBoard *board,
                         guint cell,
                         guint value,
                         const NonetNotation *notation)
{
  Claim claim = { why, board, cell, value, notation };

  return nonet_fill (_ (message_of (why->kind)), claim_part, &claim);
}

char *
nonet_words_why_question (NonetQuestion question,
                          const SudokuShape *shape,
                          guint cell,
                          guint value,
                          const NonetNotation *notation)
{
  static const char *const messages[] = {
    /* Translators: one of the candidates in the cell is to be chosen. */
    [NONET_QUESTION_WHICH] = N_ ("Explain which candidate in {cell}?"),
    [NONET_QUESTION_CAN] = N_ ("Can {cell} be {value}?"),
    [NONET_QUESTION_NOT] = N_ ("Why is {cell} not {value}?"),
    [NONET_QUESTION_WHY] = N_ ("Why must {cell} be {value}?"),
  };
  g_autofree char *name = nonet_cell_to_name (shape, cell, notation);
  const char *symbol = value > 0 ? nonet_alphabet_get_symbol (notation->alphabet, value) : NULL;

  return nonet_fill_pair (_ (messages[question]), "cell", name, "value", symbol);
}

char *
nonet_words_why_line (const SudokuWhyLine *line, const SudokuBoard *board, const NonetNotation *notation)
{
  g_autofree char *detail = NULL;

  switch (line->kind)
    {
    case SUDOKU_WHY_LINE_ASSUME:
      detail = nonet_cell_to_name (board->shape, line->cell, notation);
      /* Translators: the lines below it show what would follow. */
      return nonet_fill_pair (_ ("Assume that {cell} is {value}."), "cell", detail, "value",
                              nonet_alphabet_get_symbol (notation->alphabet, line->value));
    case SUDOKU_WHY_LINE_FAULT:
      detail = nonet_fault_to_string (&line->fault, board->shape, notation);
      /* Translators: what is wrong, such as "no 7 fits in box 2". */
      return nonet_fill_pair (_ ("But then, {fault}."), "fault", detail, NULL, NULL);
    case SUDOKU_WHY_LINE_STEP:
    default:
      detail = nonet_words_step (line->step, board, notation, NONET_STEP_FULL);
      /* Translators: the name of a technique, and the sentence of a step. */
      return g_strdup_printf (_ ("%s: %s"), nonet_words_technique (line->step->technique), detail);
    }
}

char **
nonet_words_why (const SudokuWhy *why, const SudokuBoard *board, guint cell, guint value, const NonetNotation *notation)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();

  for (guint i = 0; i < why->n_lines; i++)
    {
      g_autoptr (SudokuBoard) now = sudoku_why_line_board (why, board, i);
      g_autofree char *sentence = NULL;

      if (now == NULL)
        {
          g_ptr_array_set_free_func (lines, g_free);
          return NULL;
        }
      sentence = nonet_words_why_line (&why->line[i], now, notation);
      g_ptr_array_add (lines, g_strdup_printf ("%*s%s", (int) (INDENT * sudoku_why_line_level (why, i)), "", sentence));
    }
  g_ptr_array_add (lines, nonet_words_why_verdict (why, board, cell, value, notation));
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&lines), FALSE);
}

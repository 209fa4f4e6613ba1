/* What is named by --technique and printed as a line of HoDoKu's library, and the board that a path begins with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "cli/commands/explain.h"

/* What a path begins with: the board of a puzzle, and the techniques that may be used. */

SudokuBoard *
cli_board_of (const NonetPuzzle *puzzle)
{
  g_autoptr (SudokuGrid) givens = cli_made (nonet_puzzle_dup_grid (puzzle, FALSE));
  g_autoptr (SudokuGrid) values = cli_made (nonet_puzzle_dup_grid (puzzle, TRUE));
  SudokuBoard *board = cli_made (sudoku_board_new (givens, values, NULL));

  for (guint cell = 0; puzzle->eliminated != NULL && cell < puzzle->shape->n_cells; cell++)
    for (SudokuSet set = puzzle->eliminated[cell]; set != 0; set &= set - 1)
      sudoku_board_remove (board, cell, sudoku_set_first (set));
  return board;
}

void
cli_limit_techniques (SudokuFindLimits *limits, const SudokuTechniqueSet *techniques, gboolean all, guint order)
{
  if (techniques == NULL && !all)
    {
      sudoku_limits_init_path (limits, order);
      return;
    }
  sudoku_limits_init (limits, order);
  if (techniques != NULL)
    limits->techniques = *techniques;
  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    {
      const SudokuTechniqueInfo *info = sudoku_technique_info (i);

      if (techniques == NULL ? info->needs_unique : !all && i <= SUDOKU_HIDDEN_SINGLE)
        sudoku_technique_set_add (&limits->techniques, i);
      /* What is named is looked for, be it large. */
      if (techniques != NULL && sudoku_technique_set_has (techniques, i))
        limits->fish_size = MAX (limits->fish_size, info->size);
    }
}

/* Reports that there is no such technique. */
static void
report_unknown (const char *name)
{
  g_autoptr (GString) ids = g_string_new (NULL);

  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    g_string_append_printf (ids, "%s%s", i > 0 ? ", " : "", sudoku_technique_info (i)->id);
  cli_choices_list (name, ids->str);
  cli_usage_error (_ ("unknown technique “%s”"), name);
}

gboolean
cli_techniques_parse (const char *names, SudokuTechniqueSet *techniques)
{
  g_auto (GStrv) list = g_strsplit (names != NULL ? names : "", ",", -1);

  *techniques = (SudokuTechniqueSet){ { 0 } };
  for (guint i = 0; list[i] != NULL; i++)
    {
      SudokuTechnique technique;

      if (!sudoku_technique_from_name (g_strstrip (list[i]), &technique))
        {
          report_unknown (list[i]);
          return FALSE;
        }
      sudoku_technique_set_add (techniques, technique);
    }
  return TRUE;
}

/* A technique that HoDoKu does not have goes by its name. */
static char *
dup_code (const SudokuStep *step)
{
  const SudokuTechniqueInfo *info = sudoku_technique_info (step->technique);
  const char *code = info->code != NULL ? info->code : info->id;

  return step->variant == 0 ? g_strdup (code) : g_strdup_printf ("%s-%u", code, step->variant);
}

/* Whether lines with this code have the length of the chain. */
static gboolean
has_length (SudokuTechnique technique)
{
  switch (technique)
    {
    case SUDOKU_X_CHAIN:
    case SUDOKU_XY_CHAIN:
    case SUDOKU_REMOTE_PAIR:
    case SUDOKU_CONTINUOUS_LOOP:
    case SUDOKU_DISCONTINUOUS_LOOP:
    case SUDOKU_AIC:
    case SUDOKU_GROUPED_CONTINUOUS_LOOP:
    case SUDOKU_GROUPED_DISCONTINUOUS_LOOP:
    case SUDOKU_GROUPED_AIC:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Digit, row and column of candidates, by digits. */
static char *
dup_triples (const SudokuCandidate *candidates, guint n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint value = 1; value <= 9; value++)
    for (guint i = 0; i < n; i++)
      if (candidates[i] % 9 + 1 == value)
        g_string_append_printf (text, "%s%u%u%u", text->len > 0 ? " " : "", value, candidates[i] / 81 + 1,
                                candidates[i] / 9 % 9 + 1);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
dup_values (SudokuSet values)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (; values != 0; values &= values - 1)
    g_string_append_printf (text, "%u", sudoku_set_first (values));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

NonetPuzzle *
cli_step_to_puzzle (const SudokuStep *step, const SudokuBoard *board)
{
  NonetPuzzle *puzzle = nonet_puzzle_new (board->shape, NULL);
  g_autoptr (SudokuBoard) untouched = NULL;
  SudokuSet *eliminated;

  for (guint cell = 0; cell < board->shape->n_cells; cell++)
    (board->given[cell] ? puzzle->givens : puzzle->entries)[cell] = board->value[cell];
  untouched = cli_board_of (puzzle);
  eliminated = nonet_puzzle_ensure_eliminated (puzzle);
  for (guint cell = 0; cell < board->shape->n_cells; cell++)
    eliminated[cell] = untouched->cell[cell] & ~board->cell[cell];
  puzzle->step_code = dup_code (step);
  puzzle->step_values = dup_values (step->technique == SUDOKU_BUG_1 ? 0 : step->values);
  puzzle->step_removed = dup_triples (step->removed, step->n_removed);
  puzzle->step_placed = dup_triples (step->placed, step->n_placed);
  puzzle->step_extra = has_length (step->technique) ? g_strdup_printf ("%u", step->length) : g_strdup ("");
  return puzzle;
}

/* The step that is drawn with a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "cli/commands/render-step.h"

typedef struct
{
  CliRenderStep *found;
  gint64 left; /* steps, the one that is looked for among them */
} Search;

static bool
take (const SudokuStep *step, const SudokuBoard *board, void *data)
{
  Search *search = data;

  if (--search->left > 0)
    return true;
  search->found->step = cli_made (sudoku_step_copy (step));
  search->found->board = cli_made (sudoku_board_copy (board));
  return false;
}

gboolean
cli_render_step_find (CliRenderStep *self, const NonetPuzzle *puzzle, const GArray *techniques, gint64 number)
{
  g_autoptr (SudokuBoard) board = cli_board_of (puzzle);
  g_autoptr (SudokuFinding) finding = cli_made (sudoku_finding_new (puzzle->shape));
  Search search = { .found = self, .left = number };
  SudokuFindLimits limits;
  guint8 solution[SUDOKU_MAX_CELLS];

  cli_limit_techniques (&limits, techniques, FALSE, puzzle->shape->order);
  limits.unique = sudoku_board_outlook (board, solution, NULL, NULL) == SUDOKU_OUTLOOK_UNIQUE;
  sudoku_finding_set_limits (finding, &limits);
  if (sudoku_path_run (finding, board, NULL, take, &search) == SUDOKU_PATH_NO_MEMORY)
    cli_made (NULL);
  if (self->step == NULL)
    g_printerr (_ ("nonet-cli: there is no step %u; the path has %u\n"), (guint) number,
                (guint) (number - search.left));
  return self->step != NULL;
}

void
cli_render_step_clear (CliRenderStep *self)
{
  g_clear_pointer (&self->step, sudoku_step_free);
  g_clear_pointer (&self->board, sudoku_board_free);
}

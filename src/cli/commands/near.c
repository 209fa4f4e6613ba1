/* Answering each puzzle with its neighbours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "cli/commands/near.h"

#include <glib/gi18n.h>

#include "cli/run/progress.h"
#include "cli/run/run.h"
#include "generator/neighbours.h"

typedef struct
{
  guint removed;
  const SudokuWish *wish;
  const CliNewStyle *style;
} Near;

/* The answer to one puzzle. */
typedef struct
{
  CliAnswer *answer;
  CliNewStyle style;
  guint64 n_found;
} Answering;

static bool
print (const SudokuMade *made, void *data)
{
  Answering *answering = data;

  cli_print_new (answering->answer->text, made, answering->n_found++, &answering->style);
  cli_answer_spill (answering->answer);
  return true;
}

static void
answer (CliAnswer *answer, gpointer data)
{
  const Near *near = data;
  g_autoptr (SudokuGrid) grid = cli_answer_dup_grid (answer);
  Answering answering = { .answer = answer, .style = *near->style };
  SudokuWish wish = *near->wish;
  CliProgress progress;
  guint n_solutions;

  answering.style.alphabet = answer->board.alphabet;
  answering.style.shape = wish.shape = grid->shape;
  answering.style.wish = &wish;
  if (sudoku_wish_find_fault (&wish) == SUDOKU_WISH_UNRATED_SHAPE)
    {
      cli_answer_invalid (answer, _ ("only ordinary boards of 9×9 cells are rated"));
      return;
    }
  cli_progress_begin (&progress, answer, NULL, NULL);
  n_solutions = cli_count_to_two (grid, NULL, &progress);
  if (n_solutions == 1
      && sudoku_neighbours (grid, near->removed, &wish, cli_progress_look, &progress, print, &answering)
             == SUDOKU_SEARCH_CANCELLED)
    cli_made (NULL);
  cli_progress_end (&progress);
  if (n_solutions == 0)
    cli_answer_no_solution (answer);
  else if (n_solutions > 1)
    cli_answer_invalid (answer, _ ("the puzzle has several solutions"));
}

int
cli_near (const CliOptions *options, guint removed, const SudokuWish *wish, const CliNewStyle *style)
{
  Near near = { removed, wish, style };
  const CliTask task = { .answer = answer, .data = &near };

  return cli_run (options, &task);
}

/* nonet-cli explain --why: why a cell of each puzzle cannot have a value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <string.h>
#include <glib/gi18n.h>

#include "cli/commands/explain.h"
#include "cli/run/print.h"
#include "cli/run/progress.h"
#include "words/steps/why-text.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuWhy, sudoku_why_free)

/* A proof by cases that has been found is not made shorter for longer than this (µs). */
#define LONGEST_SHORTENING (2 * G_USEC_PER_SEC)

typedef struct
{
  CliProgress progress;
  gint64 end; /* by the monotonic clock */
} Watch;

static bool
look (void *data)
{
  Watch *watch = data;

  return cli_progress_look (&watch->progress);
}

static bool
is_enough (void *data)
{
  const Watch *watch = data;

  return g_get_monotonic_time () > watch->end;
}

/* Reads a letter and a number after it, and moves *text after both; 0 if they are not there. */
static guint
take_number (const char **text, char letter)
{
  guint64 number;
  char *rest;

  if (g_ascii_tolower (**text) != letter || !g_ascii_isdigit ((*text)[1]))
    return 0;
  number = g_ascii_strtoull (*text + 1, &rest, 10);
  *text = rest;
  return (guint) MIN (number, G_MAXUINT);
}

gboolean
cli_claim_parse (CliClaim *self, const char *text)
{
  self->row = take_number (&text, 'r');
  self->column = take_number (&text, 'c');
  self->symbol = *text == '-' ? text + 1 : "";
  return self->row > 0 && self->column > 0 && *self->symbol != '\0';
}

/* The value of a symbol, or 0. */
static guint
find_value (const NonetAlphabet *alphabet, const char *symbol)
{
  for (guint value = nonet_alphabet_get_order (alphabet); value > 0; value--)
    if (strcmp (nonet_alphabet_get_symbol (alphabet, value), symbol) == 0)
      return value;
  return 0;
}

/* {"puzzle":1,"row":1,"column":4,"symbol":"8","why":"steps","lines":["…"]} */
static void
print_json (CliAnswer *answer, const CliClaim *claim, SudokuWhyKind kind, char **lines)
{
  static const char *const kinds[] = {
    [SUDOKU_WHY_FILLED] = "filled",       [SUDOKU_WHY_SEEN] = "seen",           [SUDOKU_WHY_STEPS] = "steps",
    [SUDOKU_WHY_CASES] = "cases",         [SUDOKU_WHY_POSSIBLE] = "possible",   [SUDOKU_WHY_UNSOLVABLE] = "unsolvable",
    [SUDOKU_WHY_NOT_FOUND] = "not-found", [SUDOKU_WHY_CANCELLED] = "not-found", [SUDOKU_WHY_NO_MEMORY] = "not-found",
  };

  cli_answer_begin_json (answer);
  g_string_append_printf (answer->text, ",\"row\":%u,\"column\":%u,\"symbol\":", claim->row, claim->column);
  cli_json_string (answer->text, claim->symbol);
  g_string_append_printf (answer->text, ",\"why\":\"%s\",\"lines\":[", kinds[kind]);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (i > 0)
        g_string_append_c (answer->text, ',');
      cli_json_string (answer->text, lines[i]);
    }
  g_string_append (answer->text, "]}\n");
}

static void
print_text (CliAnswer *answer, char **lines)
{
  for (guint i = 0; lines[i] != NULL; i++)
    g_string_append_printf (answer->text, "%s\n", lines[i]);
}

void
cli_answer_why (CliAnswer *answer, const CliClaim *claim, NonetCellStyle cells)
{
  g_autoptr (NonetPuzzle) puzzle = cli_answer_dup_puzzle (answer);
  g_autoptr (SudokuBoard) board = cli_board_of (puzzle);
  g_autoptr (SudokuWhy) why = NULL;
  g_auto (GStrv) lines = NULL;
  guint value = find_value (puzzle->alphabet, claim->symbol), order = puzzle->shape->order;
  guint cell = (claim->row - 1) * order + claim->column - 1;
  guint8 solution[SUDOKU_MAX_CELLS];
  SudokuOutlook outlook;
  Watch watch;

  if (claim->row > order || claim->column > order || value == 0)
    {
      cli_answer_invalid (answer, _ ("the board has no such candidate"));
      return;
    }
  cli_progress_begin (&watch.progress, answer, NULL, NULL);
  watch.end = g_get_monotonic_time () + LONGEST_SHORTENING;
  outlook = sudoku_board_outlook (board, solution, look, &watch);
  if (sudoku_board_find_fault (board, NULL) == SUDOKU_FAULT_NONE)
    why = cli_made (sudoku_why_not (board, cell, value, outlook == SUDOKU_OUTLOOK_UNIQUE, look, is_enough, &watch));
  cli_progress_end (&watch.progress);
  if (why == NULL)
    {
      cli_answer_no_solution (answer);
      return;
    }
  lines = nonet_words_why (why, board, cell, value, &(NonetNotation){ puzzle->alphabet, cells });
  if (answer->options->json)
    print_json (answer, claim, why->kind, lines);
  else
    print_text (answer, lines);
  if (why->kind >= SUDOKU_WHY_POSSIBLE)
    cli_answer_note (answer, CLI_EXIT_NO_SOLUTION);
}

/* The walk of nonet-cli derive as text: matrices of choices, and a line for each node of the search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A cell shows each choice in its place, as those do who retell Bird's pearl: "[ 23 567 9]".
 */
#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "cli/commands/derive.h"
#include "cli/run/print.h"
#include "sudoku/natural.h"
#include "words/derivation.h"

const char *
cli_derive_function (const SudokuDerivation *walk)
{
  SudokuDerivationPlace place = sudoku_derivation_place (walk);

  if (place.stage == SUDOKU_STAGE_SEARCH)
    return "search";
  return nonet_derivation_to_function (walk, SUDOKU_STRIDE_STAGE);
}

char *
cli_derive_dup_block (const CliAnswer *answer, const SudokuCandidates *matrix)
{
  return nonet_block_to_string (matrix, &(NonetNotation){ answer->board.alphabet, NONET_CELLS_RC });
}

char *
cli_derive_dup_edge (const CliAnswer *answer, const SudokuDerivation *walk)
{
  const NonetNotation notation = { answer->board.alphabet, NONET_CELLS_RC };
  GString *edge = g_string_new (NULL);
  g_autofree char *cell = NULL;
  guint pivot;
  SudokuSet left;

  sudoku_derivation_branch (walk, sudoku_derivation_place (walk).depth, &pivot, &left);
  cell = nonet_cell_to_name (sudoku_derivation_matrix (walk)->shape, pivot, &notation);
  g_string_append_printf (edge, "%s=", cell);
  cli_print_set (edge, answer->board.alphabet, left);
  return g_string_free (edge, FALSE);
}

static void
append_padded (GString *text, const char *symbol, guint width)
{
  g_string_append (text, symbol);
  for (guint i = (guint) g_utf8_strlen (symbol, -1); i < width; i++)
    g_string_append_c (text, ' ');
}

/* "[ 23 567 9]", or for a fixed choice its symbol, as wide; symbols of several characters with whitespace between. */
static void
print_cell (GString *text, const NonetAlphabet *alphabet, SudokuSet set)
{
  guint order = nonet_alphabet_get_order (alphabet), width = nonet_alphabet_get_width (alphabet);
  guint apart = width > 1;

  if (sudoku_set_is_single (set))
    {
      append_padded (text, nonet_alphabet_get_symbol (alphabet, sudoku_set_first (set)),
                     order * width + (order - 1) * apart + 2);
      return;
    }
  g_string_append_c (text, '[');
  for (guint value = 1; value <= order; value++)
    append_padded (text, sudoku_set_has (set, value) ? nonet_alphabet_get_symbol (alphabet, value) : "",
                   width + (value < order ? apart : 0));
  g_string_append_c (text, ']');
}

static void
print_matrix (CliAnswer *answer, const SudokuCandidates *matrix)
{
  guint order = matrix->shape->order;

  for (guint cell = 0; cell < matrix->shape->n_cells; cell++)
    {
      print_cell (answer->text, answer->board.alphabet, matrix->cell[cell]);
      if (cell % order + 1 < order)
        g_string_append_c (answer->text, ' ');
      else
        {
          while (g_str_has_suffix (answer->text->str, " "))
            g_string_truncate (answer->text, answer->text->len - 1);
          g_string_append_c (answer->text, '\n');
        }
    }
}

/* "9^51 boards = 4638…", where that says more. */
static void
print_boards (CliAnswer *answer, const SudokuCandidates *matrix)
{
  g_autofree char *digits = nonet_matrix_to_digits (matrix, FALSE);
  g_autofree char *powers = nonet_matrix_to_powers (matrix, FALSE);

  if (g_str_equal (powers, digits))
    /* Translators: how many boards a matrix of choices stands for. */
    g_string_append_printf (answer->text, _ ("Boards: %s"), digits);
  else
    /* Translators: the same as powers and as a number, as in “Boards: 2^10 = 1024”. */
    g_string_append_printf (answer->text, _ ("Boards: %s = %s"), powers, digits);
  g_string_append_c (answer->text, '\n');
}

/* The time to check them all, if it is a year or more. */
static void
print_time (CliAnswer *answer, const SudokuCandidates *matrix)
{
  double years = sudoku_checking_years_log10 (sudoku_choices_log10 (matrix));
  double ages = years - log10 (SUDOKU_AGE_OF_UNIVERSE);
  g_autofree char *mantissa = NULL;

  if (years < 0)
    return;
  mantissa = g_strdup_printf ("%.1f·10^%.0f", pow (10, years - floor (years)), floor (years));
  g_string_append_printf (answer->text, _ ("Years at a million boards a second: %s"), mantissa);
  g_string_append_c (answer->text, '\n');
  if (ages < 0)
    return;
  g_free (mantissa);
  mantissa = g_strdup_printf ("%.1f·10^%.0f", pow (10, ages - floor (ages)), floor (ages));
  g_string_append_printf (answer->text, _ ("As many times the age of the universe: %s"), mantissa);
  g_string_append_c (answer->text, '\n');
}

/* Nothing comes before the first stage. */
static void
begin (CliAnswer *answer, const SudokuDerivation *walk)
{
}

static void
print_stage (CliAnswer *answer, const SudokuDerivation *walk)
{
  const SudokuCandidates *matrix = sudoku_derivation_matrix (walk);
  SudokuDerivationPlace place = sudoku_derivation_place (walk);

  g_string_append_printf (answer->text, "%s\n", cli_derive_function (walk));
  if (place.step == SUDOKU_DERIVATION_REDUCE)
    {
      /* Translators: how many choices a pruning removed. */
      g_string_append_printf (answer->text, _ ("Removed: %u"), sudoku_derivation_n_removed (walk, SUDOKU_STRIDE_STAGE));
      g_string_append_c (answer->text, '\n');
    }
  print_boards (answer, matrix);
  print_time (answer, matrix);
  print_matrix (answer, matrix);
  g_string_append_c (answer->text, '\n');
}

/* "r4c1=2: ", or "r4c1=3579: " where a branch has several choices. */
static void
print_edge (CliAnswer *answer, const SudokuDerivation *walk)
{
  SudokuDerivationPlace place = sudoku_derivation_place (walk);
  g_autofree char *edge = cli_derive_dup_edge (answer, walk);

  g_string_append_printf (answer->text, "%*s%s: ", 2 * (int) MIN (place.depth, 40), "", edge);
}

static void
print_node (CliAnswer *answer, const SudokuDerivation *walk, guint64 parent)
{
  const SudokuCandidates *matrix = sudoku_derivation_matrix (walk);
  g_autofree char *block = cli_derive_dup_block (answer, matrix);
  g_autofree char *powers = nonet_matrix_to_powers (matrix, FALSE);
  SudokuDerivationPlace place = sudoku_derivation_place (walk);

  if (place.depth > 0)
    print_edge (answer, walk);
  else
    g_string_append (answer->text, "search: ");
  if (block != NULL)
    /* Translators: what follows is the reason why a board has no solution. */
    g_string_append_printf (answer->text, _ ("blocked, %s"), block);
  else if (place.step == SUDOKU_DERIVATION_SOLVED)
    {
      g_autoptr (SudokuGrid) solution = cli_made (sudoku_candidates_to_grid (matrix));

      cli_print_line (answer->text, answer->board.alphabet, matrix->shape, solution->cell);
    }
  else
    g_string_append (answer->text, powers);
  g_string_append_c (answer->text, '\n');
}

/* One of the numbers at the end. */
static void
print_number (CliAnswer *answer, const char *name, guint64 number)
{
  g_string_append_printf (answer->text, "%s: %" G_GUINT64_FORMAT "\n", name, number);
}

static void
end (CliAnswer *answer, const SudokuDerivation *walk, gboolean complete)
{
  SudokuSearchTally tally = sudoku_derivation_place (walk).tally;

  if (!complete)
    {
      if (tally.n_nodes > 1)
        g_string_append (answer->text, "…\n");
      return;
    }
  print_number (answer, _ ("Nodes"), tally.n_nodes);
  print_number (answer, _ ("Blocked nodes"), tally.n_blocked);
  print_number (answer, _ ("Solutions"), tally.n_solutions);
  print_number (answer, _ ("Prunings"), tally.n_prunings);
}

static void
left_out (CliAnswer *answer)
{
  g_string_append_printf (answer->text, "%s\n", nonet_search_left_out_to_sentence ());
}

const CliDerivePrinter cli_derive_text = { begin, print_stage, print_node, end, left_out };

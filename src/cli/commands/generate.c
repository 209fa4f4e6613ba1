/* nonet-cli generate: new puzzles, one a line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   $ nonet-cli generate --count=2 --seed=1
 *   $ nonet-cli generate --near=1,1 --from=puzzle.txt
 */
#include "config.h"

#include <string.h>
#include <glib/gi18n.h>

#include "cli/commands/near.h"
#include "cli/commands/print-new.h"
#include "cli/commands/wish.h"
#include "cli/run/command.h"
#include "cli/run/crew.h"
#include "cli/run/part.h"

#define NO_SEED G_MININT64

/* What the options say besides. */
typedef struct
{
  CliWishTexts wish;
  char *format, *part, *near, *from;
  gint64 count, seed;
} Wanted;

static gboolean
parse_part (const char *text, CliCrewTask *task)
{
  CliPart part;

  if (!cli_part_parse (text, &part))
    return FALSE;
  task->part = part.part;
  task->n_parts = part.n_parts;
  return TRUE;
}

/* Reads how many puzzles of which part of all are wanted. */
static gboolean
parse_task (const Wanted *wanted, CliCrewTask *task)
{
  if (wanted->count < 0)
    {
      cli_usage_error (_ ("--count must not be negative"));
      return FALSE;
    }
  task->count = (guint64) wanted->count;
  task->seed = wanted->seed != NO_SEED ? (guint64) wanted->seed : (guint64) g_random_int () << 32 | g_random_int ();
  return parse_part (wanted->part, task);
}

static void
print_statistics (const CliCrewTask *task, const CliCrewResult *result)
{
  char seconds[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (seconds, sizeof seconds, "%.6f", result->seconds);
  g_printerr ("puzzles: %" G_GUINT64_FORMAT "\ntries: %" G_GUINT64_FORMAT "\nseed: %" G_GINT64_FORMAT "\nseconds: %s\n",
              result->n_puzzles, result->n_tries, (gint64) task->seed, seconds);
}

/* Makes the puzzles of all that was asked for. */
static int
generate (const CliOptions *options, const Wanted *wanted, CliNewStyle *style, SudokuWish *wish)
{
  CliCrewTask task = {
    .wish = wish, .n_parts = 1, .n_threads = options->threads, .print = cli_print_new, .data = style
  };
  CliCrewResult result;

  if (wanted->from != NULL)
    return cli_usage_error (_ ("--from is only an option with --near"));
  if (!parse_task (wanted, &task) || !cli_wish_is_possible (wish))
    return CLI_EXIT_BAD;
  result = cli_crew_run (&task);
  if (options->stats)
    print_statistics (&task, &result);
  return CLI_EXIT_OK;
}

/* Finds the neighbours of the puzzles in a file, or in standard input. */
static int
find_near (CliOptions *options, const Wanted *wanted, CliNewStyle *style, SudokuWish *wish)
{
  const char *const kinds[] = { "1,1", "2,1" };
  guint kind = 0;

  while (kind < G_N_ELEMENTS (kinds) && strcmp (kinds[kind], wanted->near) != 0)
    kind++;
  if (kind == G_N_ELEMENTS (kinds))
    return cli_usage_error_value ("--near", wanted->near, "1,1 2,1");
  if (wish->pattern != NULL || wish->symmetries != 0 || wish->fewest || wish->unbiased || wanted->count != 1
      || wanted->seed != NO_SEED || wanted->part != NULL)
    return cli_usage_error (_ ("--near takes no symmetry, pattern, count, seed or part, and not --fewest"));
  if (wanted->from != NULL)
    {
      g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

      g_strv_builder_add (builder, wanted->from);
      options->files = g_strv_builder_end (builder);
    }
  return cli_near (options, kind + 1, wish, style);
}

/* Reads what is wished, and makes it. */
static int
run (CliOptions *options, const Wanted *wanted, CliNewStyle *style)
{
  guint rows = options->reading.box_rows, columns = options->reading.box_columns;
  g_autoptr (SudokuShape) shape = cli_made (rows > 0 ? sudoku_shape_new (rows, columns) : sudoku_shape_new (3, 3));
  g_autoptr (NonetAlphabet) alphabet = options->reading.alphabet != NULL
                                           ? nonet_alphabet_ref (options->reading.alphabet)
                                           : nonet_alphabet_new_usual (shape->order);
  SudokuWish wish = { .shape = shape };
  bool pattern[SUDOKU_MAX_CELLS];

  style->alphabet = alphabet;
  style->shape = shape;
  style->wish = &wish;
  style->json = options->json;
  if (nonet_alphabet_get_order (alphabet) != shape->order)
    return cli_usage_error (_ ("the alphabet has %u symbols, but the board needs %u"),
                            nonet_alphabet_get_order (alphabet), shape->order);
  if (options->files != NULL)
    return cli_usage_error (_ ("“%s” is one argument too many"), options->files[0]);
  if (!cli_wish_parse (&wanted->wish, &options->reading, &wish, pattern))
    return CLI_EXIT_BAD;
  return wanted->near != NULL ? find_near (options, wanted, style, &wish) : generate (options, wanted, style, &wish);
}

int
cli_generate (int argc, char **argv)
{
  Wanted wanted = { .count = 1, .seed = NO_SEED };
  CliNewStyle style = { 0 };
  const GOptionEntry entries[] = {
    { "count", 'n', 0, G_OPTION_ARG_INT64, &wanted.count, N_ ("Make N puzzles (default: 1)"), "N" },
    { "seed", 's', 0, G_OPTION_ARG_INT64, &wanted.seed, N_ ("Make the puzzles that follow from a number"),
      N_ ("SEED") },
    { "symmetry", 'y', 0, G_OPTION_ARG_STRING, &wanted.wish.symmetry,
      N_ ("Arrange the givens by one of these symmetries, such as 180"), N_ ("LIST") },
    { "givens", 'g', 0, G_OPTION_ARG_STRING, &wanted.wish.givens, N_ ("Have A to B givens"), N_ ("A-B") },
    { "minimal", 'm', 0, G_OPTION_ARG_NONE, &wanted.wish.minimal, N_ ("Leave no given that could be removed"), NULL },
    { "unbiased", 'u', 0, G_OPTION_ARG_NONE, &wanted.wish.unbiased,
      N_ ("Make minimal puzzles whose probability is known; --json has their weights"), NULL },
    { "fewest", 0, 0, G_OPTION_ARG_NONE, &wanted.wish.fewest,
      N_ ("Search for puzzles with few givens: at most 18, or what --givens=-B says"), NULL },
    { "pattern", 'p', 0, G_OPTION_ARG_FILENAME, &wanted.wish.pattern,
      N_ ("Have givens in the cells of a pattern: a line such as “1..1…”, or a puzzle’s file"), N_ ("PATTERN") },
    { "difficulty", 'd', 0, G_OPTION_ARG_STRING, &wanted.wish.difficulty,
      N_ ("Have a rating from A to B by the scale of Sudoku Explainer"), N_ ("A-B") },
    { "level", 'l', 0, G_OPTION_ARG_STRING, &wanted.wish.level,
      N_ ("Have one of HoDoKu’s levels: “easy”, “medium”, “hard”, “unfair”, “extreme”"), N_ ("LIST") },
    { "technique", 't', 0, G_OPTION_ARG_STRING, &wanted.wish.with, N_ ("Need all of these techniques"), N_ ("LIST") },
    { "not", 0, 0, G_OPTION_ARG_STRING, &wanted.wish.without, N_ ("Need none of these techniques"), N_ ("LIST") },
    { "near", 0, 0, G_OPTION_ARG_STRING, &wanted.near,
      N_ ("Find the puzzles with one or two givens less and one more than those read: “1,1” or “2,1”"), "X,Y" },
    { "from", 0, 0, G_OPTION_ARG_FILENAME, &wanted.from, N_ ("Read the puzzles for --near from a file"), N_ ("FILE") },
    { "part", 0, 0, G_OPTION_ARG_STRING, &wanted.part, N_ ("Make one of N parts of all puzzles, for another machine"),
      N_ ("I/N") },
    { "format", 'f', 0, G_OPTION_ARG_STRING, &wanted.format,
      N_ ("Print each puzzle as “line” or “grid” (default: line)"), N_ ("FORMAT") },
    G_OPTION_ENTRY_NULL
  };
  g_auto (CliOptions) options = { 0 };
  int status = CLI_EXIT_BAD;

  if (cli_options_parse (&options, "", _ ("Makes new puzzles, each with one solution."), entries, TRUE, argv)
      && cli_choose ("--format", wanted.format, "line, grid", &style.grid))
    status = run (&options, &wanted, &style);
  cli_wish_texts_clear (&wanted.wish);
  g_free (wanted.format);
  g_free (wanted.part);
  g_free (wanted.near);
  g_free (wanted.from);
  return status;
}

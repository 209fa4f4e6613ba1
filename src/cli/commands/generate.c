/* nonet-cli generate: new puzzles as they are wished.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "cli/run/command.h"
#include "cli/run/crew.h"
#include "cli/run/options.h"
#include "cli/run/print.h"
#include "cli/run/progress.h"
#include "cli/run/run.h"
#include "formats/puzzle.h"
#include "formats/write.h"
#include "generator/generator.h"
#include "generator/neighbours.h"
#include "generator/wish.h"
#include "logic/grade.h"
#include "words/wish-fault.h"

typedef struct
{
  NonetAlphabet *alphabet; /* all of this is borrowed */
  const SudokuShape *shape;
  const SudokuWish *wish; /* what was wished is printed as JSON */
  guint grid;             /* rows instead of a line */
  gboolean json;
} CliNewStyle;

/* What the options say; NULL where they say nothing. The strings are owned. */
typedef struct
{
  char *symmetry, *givens, *pattern, *difficulty, *level, *with, *without;
  gboolean minimal, fewest, unbiased;
} CliWishTexts;

/* Printing new puzzles as a line, rows or JSON. */

/* Appends the index-th puzzle, from 0, in a CliNewStyle. */
static void
print_new (GString *text, const SudokuMade *made, guint64 index, gpointer data)
{
  const CliNewStyle *style = data;
  char weight[G_ASCII_DTOSTR_BUF_SIZE];

  if (style->json)
    {
      g_string_append_printf (text, "{\"puzzle\":%" G_GUINT64_FORMAT ",\"try\":%" G_GUINT64_FORMAT ",\"givens\":\"",
                              index + 1, made->number);
      cli_print_line (text, style->alphabet, style->shape, made->values);
      g_string_append_printf (text, "\",\"n_givens\":%u", made->n_givens);
      if (style->wish->easiest > 0 || style->wish->hardest > 0)
        g_string_append_printf (text, ",\"rating\":%u.%u", made->tenths / 10, made->tenths % 10);
      if (style->wish->unbiased)
        g_string_append_printf (text, ",\"weight\":%s", g_ascii_formatd (weight, sizeof weight, "%.6g", made->weight));
      if (style->wish->levels != 0)
        g_string_append_printf (text, ",\"level\":\"%s\"", sudoku_level_id (made->level));
      g_string_append (text, "}\n");
      return;
    }
  if (!style->grid)
    {
      cli_print_line (text, style->alphabet, style->shape, made->values);
      g_string_append_c (text, '\n');
      return;
    }
  if (index > 0)
    g_string_append_c (text, '\n');
  nonet_write_rows (text, style->alphabet, style->shape, made->values);
}

/* Reading wishes from options. */

/* What --fewest searches for unless --givens says otherwise: takes seconds. */
#define USUAL_FEWEST 18

static void
wish_texts_clear (CliWishTexts *self)
{
  g_free (self->symmetry);
  g_free (self->givens);
  g_free (self->pattern);
  g_free (self->difficulty);
  g_free (self->level);
  g_free (self->with);
  g_free (self->without);
}

/* Reads a list such as "180,diagonal", or "all". */
static gboolean
parse_symmetries (const char *text, unsigned *symmetries)
{
  g_auto (GStrv) names = text != NULL ? g_strsplit (text, ",", -1) : NULL;
  g_autoptr (GString) all = g_string_new (NULL);

  *symmetries = 0;
  for (char **name = names; name != NULL && *name != NULL; name++)
    {
      SudokuSymmetry symmetry = sudoku_symmetry_from_id (g_strstrip (*name));

      if (symmetry < SUDOKU_N_SYMMETRIES)
        *symmetries |= 1u << symmetry;
      else if (strcmp (*name, "any") == 0)
        *symmetries = (1u << SUDOKU_N_SYMMETRIES) - 1;
      else
        {
          for (symmetry = 0; symmetry < SUDOKU_N_SYMMETRIES; symmetry++)
            g_string_append_printf (all, "%s, ", sudoku_symmetry_id (symmetry));
          g_string_append (all, "any");
          cli_usage_error_value ("--symmetry", *name, all->str);
          return FALSE;
        }
    }
  return TRUE;
}

/* Reads "24", "22-26", "-24" or "30-". */
static gboolean
parse_givens (const char *text, SudokuWish *wish)
{
  guint64 least = 0, most = 0;
  char *end = (char *) text;

  if (text == NULL)
    return TRUE;
  if (g_ascii_isdigit (*text))
    least = most = g_ascii_strtoull (text, &end, 10);
  if (*end == '-')
    {
      end++;
      most = g_ascii_isdigit (*end) ? g_ascii_strtoull (end, &end, 10) : 0;
    }
  if (*end != '\0' || least > SUDOKU_MAX_CELLS || most > SUDOKU_MAX_CELLS || (least == 0 && most == 0))
    {
      cli_usage_error (_ ("--givens must be a number or a range, as in 24, 22-26, -24 or 30-, not “%s”"), text);
      return FALSE;
    }
  wish->least = (unsigned) least;
  wish->most = (unsigned) most;
  return TRUE;
}

/* Reads a pattern: a line of as many characters as there are cells, in which blanks are '.' or '0', or the name of a file
 * with a puzzle. */
static gboolean
parse_pattern (const char *text, const NonetReadOptions *reading, SudokuWish *wish, bool *pattern)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (NonetReading) read = NULL;
  g_autoptr (NonetPuzzle) puzzle = NULL;
  g_autoptr (GError) error = NULL;

  if (text == NULL)
    return TRUE;
  wish->pattern = pattern;
  if (strlen (text) == wish->shape->n_cells && !g_file_test (text, G_FILE_TEST_EXISTS))
    {
      for (guint cell = 0; cell < wish->shape->n_cells; cell++)
        pattern[cell] = text[cell] != '.' && text[cell] != '0';
      return TRUE;
    }
  file = g_file_new_for_commandline_arg (text);
  read = nonet_read_file (file, reading, NULL, &error);
  if (read == NULL)
    {
      cli_usage_error (_ ("cannot read the pattern “%s”: %s"), text, error->message);
      return FALSE;
    }
  puzzle = nonet_reading_dup_puzzle (read, 0);
  if (!sudoku_shape_equal (puzzle->shape, wish->shape))
    {
      cli_usage_error (_ ("the pattern “%s” is one of another board"), text);
      return FALSE;
    }
  for (guint cell = 0; cell < wish->shape->n_cells; cell++)
    pattern[cell] = puzzle->givens[cell] != 0;
  return TRUE;
}

/* Reads "4.6-6.2" into tenths, or one number. */
static gboolean
parse_difficulty (const char *text, SudokuWish *wish)
{
  double easiest = 0, hardest = 0;
  char *end = (char *) text;

  if (text == NULL)
    return TRUE;
  if (g_ascii_isdigit (*text))
    easiest = hardest = g_ascii_strtod (text, &end);
  if (*end == '-')
    {
      end++;
      hardest = g_ascii_isdigit (*end) ? g_ascii_strtod (end, &end) : 0;
    }
  if (*end != '\0' || !(easiest <= 20) || !(hardest <= 20) || (easiest < 1 && hardest < 1))
    {
      cli_usage_error (_ ("--difficulty must be a rating or a range of ratings, as in 7.2, 4.6-6.2 or -2.3, not “%s”"),
                       text);
      return FALSE;
    }
  wish->easiest = (unsigned) lround (10 * easiest);
  wish->hardest = (unsigned) lround (10 * hardest);
  return TRUE;
}

/* Reads a list of levels. */
static gboolean
parse_levels (const char *text, unsigned *levels)
{
  g_auto (GStrv) names = text != NULL ? g_strsplit (text, ",", -1) : NULL;

  for (char **name = names; name != NULL && *name != NULL; name++)
    {
      guint level = 0;

      if (!cli_choose ("--level", g_strstrip (*name), "easy, medium, hard, unfair, extreme", &level))
        return FALSE;
      *levels |= 1u << level;
    }
  return TRUE;
}

/* Reads a list of techniques. */
static gboolean
parse_techniques (const char *text, SudokuTechniqueSet *set)
{
  g_auto (GStrv) names = text != NULL ? g_strsplit (text, ",", -1) : NULL;

  for (char **name = names; name != NULL && *name != NULL; name++)
    {
      SudokuTechnique technique;

      if (!sudoku_technique_from_name (g_strstrip (*name), &technique))
        {
          cli_usage_error (_ ("unknown technique “%s”"), *name);
          return FALSE;
        }
      sudoku_technique_set_add (set, technique);
    }
  return TRUE;
}

/* Reads the options into a wish, of which the shape is set; a pattern goes into pattern, which has room for all cells. Returns
 * FALSE after reporting what is wrong. */
static gboolean
wish_parse (const CliWishTexts *texts, const NonetReadOptions *reading, SudokuWish *wish, bool *pattern)
{
  wish->minimal = texts->minimal;
  wish->fewest = texts->fewest;
  wish->unbiased = texts->unbiased;
  wish->most = texts->fewest ? USUAL_FEWEST : 0;
  return parse_symmetries (texts->symmetry, &wish->symmetries) && parse_givens (texts->givens, wish)
         && parse_pattern (texts->pattern, reading, wish, pattern) && parse_difficulty (texts->difficulty, wish)
         && parse_levels (texts->level, &wish->levels) && parse_techniques (texts->with, &wish->with)
         && parse_techniques (texts->without, &wish->without);
}

/* Whether there can be such puzzles; if it is known that there are none, reports why. */
static gboolean
wish_is_possible (const SudokuWish *wish)
{
  g_autofree char *fault = nonet_wish_fault_to_string (wish);

  if (fault != NULL)
    cli_usage_error ("%s", fault);
  return fault == NULL;
}

/* Answering each puzzle with its neighbours. */

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

  print_new (answering->answer->text, made, answering->n_found++, &answering->style);
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
  SudokuUniqueness uniqueness;

  answering.style.alphabet = answer->board.alphabet;
  answering.style.shape = wish.shape = grid->shape;
  answering.style.wish = &wish;
  if (sudoku_wish_find_fault (&wish) == SUDOKU_WISH_UNRATED_SHAPE)
    {
      cli_answer_invalid (answer, _ ("only ordinary boards of 9×9 cells are rated"));
      return;
    }
  cli_progress_begin (&progress, answer, NULL, NULL);
  uniqueness = sudoku_uniqueness (grid, NULL, cli_progress_look, &progress);
  if (uniqueness == SUDOKU_UNIQUENESS_NO_MEMORY)
    cli_made (NULL);
  if (uniqueness == SUDOKU_UNIQUENESS_UNIQUE
      && sudoku_neighbours (grid, near->removed, &wish, cli_progress_look, &progress, print, &answering)
             == SUDOKU_SEARCH_CANCELLED)
    cli_made (NULL);
  cli_progress_end (&progress);
  if (uniqueness == SUDOKU_UNIQUENESS_NONE)
    cli_answer_no_solution (answer);
  else if (uniqueness == SUDOKU_UNIQUENESS_SEVERAL)
    cli_answer_invalid (answer, _ ("the puzzle has several solutions"));
}

/* Prints the neighbours of each puzzle of the options' input with `removed` givens less and one more, as far as they are
 * wished, and returns the exit status. */
static int
cli_near (const CliOptions *options, guint removed, const SudokuWish *wish, const CliNewStyle *style)
{
  Near near = { removed, wish, style };
  const CliTask task = { .answer = answer, .data = &near };

  return cli_run (options, &task);
}

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
  CliCrewTask task = { .wish = wish, .n_parts = 1, .n_threads = options->threads, .print = print_new, .data = style };
  CliCrewResult result;

  if (wanted->from != NULL)
    return cli_usage_error (_ ("--from is only an option with --near"));
  if (!parse_task (wanted, &task) || !wish_is_possible (wish))
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
  if (!wish_parse (&wanted->wish, &options->reading, &wish, pattern))
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
  wish_texts_clear (&wanted.wish);
  g_free (wanted.format);
  g_free (wanted.part);
  g_free (wanted.near);
  g_free (wanted.from);
  return status;
}

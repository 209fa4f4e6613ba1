/* nonet-cli generate: new puzzles, one a line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   $ nonet-cli generate --count=2 --seed=1
 */
#include "config.h"

#include <math.h>
#include <string.h>
#include <glib/gi18n.h>

#include "cli/command.h"
#include "cli/crew.h"
#include "cli/part.h"
#include "cli/print.h"
#include "formats/write.h"
#include "logic/grade.h"

#define NO_SEED G_MININT64

typedef struct
{
  NonetAlphabet *alphabet;
  const SudokuShape *shape;
  const SudokuWish *wish;
  guint grid;
  gboolean json;
} Style;

/* What the options say, as text. */
typedef struct
{
  char *symmetry, *givens, *pattern, *difficulty, *level, *with, *without, *format, *part;
  gint64 count, seed;
  gboolean minimal;
} Wanted;

static void
print_puzzle (GString *text, const SudokuMade *made, guint64 index, gpointer data)
{
  const Style *style = data;

  if (style->json)
    {
      g_string_append_printf (text, "{\"puzzle\":%" G_GUINT64_FORMAT ",\"try\":%" G_GUINT64_FORMAT ",\"givens\":\"",
                              index + 1, made->number);
      cli_print_line (text, style->alphabet, style->shape, made->values);
      g_string_append_printf (text, "\",\"n_givens\":%u", made->n_givens);
      if (style->wish->easiest > 0 || style->wish->hardest > 0)
        g_string_append_printf (text, ",\"rating\":%u.%u", made->tenths / 10, made->tenths % 10);
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

/* Says why there are no such puzzles, if that is known. */
static gboolean
is_possible (const SudokuWish *wish)
{
  switch (sudoku_wish_find_fault (wish))
    {
    case SUDOKU_WISH_FINE:
      return TRUE;
    case SUDOKU_WISH_LEAST_OVER_MOST:
      cli_usage_error (_ ("the smallest number of givens is greater than the largest"));
      break;
    case SUDOKU_WISH_TOO_MANY_GIVENS:
      cli_usage_error (_ ("the board has only %u cells"), wish->shape->n_cells);
      break;
    case SUDOKU_WISH_TOO_FEW_GIVENS:
      cli_usage_error (_ ("no puzzle on this board has so few givens"));
      break;
    case SUDOKU_WISH_PATTERN_SHAPE:
      cli_usage_error (_ ("patterns are only for ordinary boards of 9×9 cells"));
      break;
    case SUDOKU_WISH_PATTERN_AND_SYMMETRY:
      cli_usage_error (_ ("a pattern and a symmetry exclude each other"));
      break;
    case SUDOKU_WISH_PATTERN_AND_NUMBER:
      cli_usage_error (_ ("a pattern and a number of givens exclude each other"));
      break;
    case SUDOKU_WISH_TWO_EMPTY_LINES:
      cli_usage_error (_ ("the pattern leaves two rows of a band, or two columns of a stack, empty: they could be "
                          "exchanged, so no puzzle of it has one solution"));
      break;
    case SUDOKU_WISH_EASIEST_OVER_HARDEST:
      cli_usage_error (_ ("the lowest rating is higher than the highest"));
      break;
    case SUDOKU_WISH_UNRATED_SHAPE:
      cli_usage_error (_ ("only ordinary boards of 9×9 cells are rated"));
      break;
    case SUDOKU_WISH_WITH_AND_WITHOUT:
      cli_usage_error (_ ("the same technique is both to occur and not to occur"));
      break;
    case SUDOKU_WISH_TECHNIQUE_OVER_LEVEL:
      cli_usage_error (_ ("a puzzle with a technique that is wished has a higher level"));
      break;
    }
  return FALSE;
}

static gboolean
parse_wish (const Wanted *wanted, const NonetReadOptions *reading, SudokuWish *wish, bool *pattern, CliCrewTask *task)
{
  wish->minimal = wanted->minimal;
  if (wanted->count < 0)
    {
      cli_usage_error (_ ("--count must not be negative"));
      return FALSE;
    }
  task->count = (guint64) wanted->count;
  task->seed = wanted->seed != NO_SEED ? (guint64) wanted->seed : (guint64) g_random_int () << 32 | g_random_int ();
  return parse_symmetries (wanted->symmetry, &wish->symmetries) && parse_givens (wanted->givens, wish)
         && parse_pattern (wanted->pattern, reading, wish, pattern) && parse_difficulty (wanted->difficulty, wish)
         && parse_levels (wanted->level, &wish->levels) && parse_techniques (wanted->with, &wish->with)
         && parse_techniques (wanted->without, &wish->without) && parse_part (wanted->part, task) && is_possible (wish);
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
generate (const CliOptions *options, const Wanted *wanted, Style *style)
{
  guint rows = options->reading.box_rows, columns = options->reading.box_columns;
  g_autoptr (SudokuShape) shape = cli_made (rows > 0 ? sudoku_shape_new (rows, columns) : sudoku_shape_new (3, 3));
  g_autoptr (NonetAlphabet) alphabet = options->reading.alphabet != NULL
                                           ? nonet_alphabet_ref (options->reading.alphabet)
                                           : nonet_alphabet_new_usual (shape->order);
  SudokuWish wish = { .shape = shape };
  CliCrewTask task = {
    .wish = &wish, .n_parts = 1, .n_threads = options->threads, .print = print_puzzle, .data = style
  };
  CliCrewResult result;
  bool pattern[SUDOKU_MAX_CELLS];

  if (nonet_alphabet_get_order (alphabet) != shape->order)
    return cli_usage_error (_ ("the alphabet has %u symbols, and the board needs %u"),
                            nonet_alphabet_get_order (alphabet), shape->order);
  style->alphabet = alphabet;
  style->shape = shape;
  style->wish = &wish;
  style->json = options->json;
  if (!parse_wish (wanted, &options->reading, &wish, pattern, &task))
    return CLI_EXIT_BAD;
  result = cli_crew_run (&task);
  if (options->stats)
    print_statistics (&task, &result);
  return CLI_EXIT_OK;
}

int
cli_generate (int argc, char **argv)
{
  Wanted wanted = { .count = 1, .seed = NO_SEED };
  Style style = { 0 };
  const GOptionEntry entries[] = {
    { "count", 'n', 0, G_OPTION_ARG_INT64, &wanted.count, N_ ("Make N puzzles (default: 1)"), "N" },
    { "seed", 's', 0, G_OPTION_ARG_INT64, &wanted.seed, N_ ("Make the puzzles that follow from a number"),
      N_ ("SEED") },
    { "symmetry", 'y', 0, G_OPTION_ARG_STRING, &wanted.symmetry,
      N_ ("Arrange the givens by one of these symmetries, such as 180"), N_ ("LIST") },
    { "givens", 'g', 0, G_OPTION_ARG_STRING, &wanted.givens, N_ ("Have A to B givens"), N_ ("A-B") },
    { "minimal", 'm', 0, G_OPTION_ARG_NONE, &wanted.minimal, N_ ("Leave no given that could be removed"), NULL },
    { "pattern", 'p', 0, G_OPTION_ARG_FILENAME, &wanted.pattern,
      N_ ("Have givens in the cells of a pattern: a line such as “1..1…”, or a puzzle’s file"), N_ ("PATTERN") },
    { "difficulty", 'd', 0, G_OPTION_ARG_STRING, &wanted.difficulty,
      N_ ("Have a rating from A to B by the scale of Sudoku Explainer"), N_ ("A-B") },
    { "level", 'l', 0, G_OPTION_ARG_STRING, &wanted.level,
      N_ ("Have one of HoDoKu’s levels: “easy”, “medium”, “hard”, “unfair”, “extreme”"), N_ ("LIST") },
    { "technique", 't', 0, G_OPTION_ARG_STRING, &wanted.with, N_ ("Need all of these techniques"), N_ ("LIST") },
    { "not", 0, 0, G_OPTION_ARG_STRING, &wanted.without, N_ ("Need none of these techniques"), N_ ("LIST") },
    { "part", 0, 0, G_OPTION_ARG_STRING, &wanted.part, N_ ("Make one of K parts of all puzzles, for another machine"),
      N_ ("I/K") },
    { "format", 'f', 0, G_OPTION_ARG_STRING, &wanted.format,
      N_ ("Print each puzzle as “line” or “grid” (default: line)"), N_ ("FORMAT") },
    G_OPTION_ENTRY_NULL
  };
  g_auto (CliOptions) options = { 0 };
  int status = CLI_EXIT_BAD;

  if (cli_options_parse (&options, "", _ ("Makes new puzzles, each with one solution."), entries, TRUE, argv)
      && cli_choose ("--format", wanted.format, "line, grid", &style.grid))
    status = options.files == NULL ? generate (&options, &wanted, &style)
                                   : cli_usage_error (_ ("“%s” is one argument too many"), options.files[0]);
  g_free (wanted.symmetry);
  g_free (wanted.givens);
  g_free (wanted.pattern);
  g_free (wanted.difficulty);
  g_free (wanted.level);
  g_free (wanted.with);
  g_free (wanted.without);
  g_free (wanted.format);
  g_free (wanted.part);
  return status;
}

/* nonet-cli generate: new puzzles as they are wished.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "cli/commands/explain.h"
#include "cli/run/run.h"
#include "formats/rules.h"
#include "formats/write.h"
#include "generator/generator.h"
#include "generator/neighbours.h"
#include "generator/wish.h"
#include "logic/grade.h"
#include "tasks/parallel.h"
#include "words/wish-fault.h"

/* How puzzles are printed. */
typedef struct
{
  NonetAlphabet *alphabet; /* all of this is borrowed */
  const SudokuShape *shape;
  const SudokuWish *wish; /* what was wished is printed as JSON */
  guint grid;             /* rows instead of a line */
  gboolean json;
} Style;

#define NO_SEED G_MININT64

/* What the options say; NULL where they say nothing. */
typedef struct
{
  char *symmetry, *givens, *pattern, *difficulty, *level, *with, *without;
  gboolean minimal, fewest, unbiased, jigsaw, killer;
  char *format, *near, *from;
  gint64 count, seed;
} Wanted;

/* Appends a puzzle on one line: as its values, or, if it has a board of its own, as a format that has these. */
static void
print_on_line (GString *text, const SudokuMade *made, const Style *style)
{
  g_autofree char *line = NULL;

  if (made->shape == style->wish->shape)
    {
      cli_print_line (text, style->alphabet, style->shape, made->values);
      return;
    }
  line = nonet_write_on_line (style->alphabet, made->shape, made->values);
  g_string_append (text, line);
}

/* Appends the index-th puzzle, from 0, as a line, rows or JSON. */
static void
print_new (GString *text, const SudokuMade *made, guint64 index, const Style *style)
{
  char weight[G_ASCII_DTOSTR_BUF_SIZE];

  if (style->json)
    {
      g_string_append_printf (text, "{\"puzzle\":%" G_GUINT64_FORMAT ",\"try\":%" G_GUINT64_FORMAT ",\"givens\":\"",
                              index + 1, made->number);
      print_on_line (text, made, style);
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
  if (!style->grid || made->shape->n_rules > style->wish->shape->n_rules)
    {
      print_on_line (text, made, style);
      g_string_append_c (text, '\n');
      return;
    }
  if (index > 0)
    g_string_append_c (text, '\n');
  nonet_write_rows (text, style->alphabet, made->shape, made->values);
}

/* Reading wishes from options. */

/* What --fewest searches for unless --givens says otherwise: takes seconds. */
#define USUAL_FEWEST 18

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

/* Reads the options into a wish, of which the shape is set; a pattern goes into pattern, which has room for all cells. Returns
 * FALSE after reporting what is wrong. */
static gboolean
parse_wish (const Wanted *wanted, const NonetReadOptions *reading, SudokuWish *wish, bool *pattern)
{
  wish->minimal = wanted->minimal;
  wish->fewest = wanted->fewest;
  wish->unbiased = wanted->unbiased;
  wish->jigsaw = wanted->jigsaw;
  wish->killer = wanted->killer;
  wish->most = wanted->fewest ? USUAL_FEWEST : 0;
  return parse_symmetries (wanted->symmetry, &wish->symmetries) && parse_givens (wanted->givens, wish)
         && parse_pattern (wanted->pattern, reading, wish, pattern) && parse_difficulty (wanted->difficulty, wish)
         && parse_levels (wanted->level, &wish->levels) && cli_techniques_parse (wanted->with, &wish->with)
         && cli_techniques_parse (wanted->without, &wish->without);
}

/* Answering each puzzle with its neighbours. */

typedef struct
{
  guint removed;
  const Style *style; /* with what is wished */
} Near;

/* The answer to one puzzle. */
typedef struct
{
  CliAnswer *answer;
  Style style;
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
  SudokuWish wish = *near->style->wish;
  CliProgress progress;
  SudokuUniqueness uniqueness;

  answering.style.alphabet = answer->board.alphabet;
  answering.style.shape = wish.shape = grid->shape;
  answering.style.wish = &wish;
  if (sudoku_wish_find_fault (&wish) == SUDOKU_WISH_UNRATED_SHAPE)
    {
      cli_answer_invalid (answer, _ ("only standard 9×9 boards are rated"));
      return;
    }
  cli_progress_begin (&progress, answer, NULL, NULL);
  uniqueness = sudoku_uniqueness (grid, NULL, cli_progress_look, &progress);
  if (uniqueness == SUDOKU_UNIQUENESS_NO_MEMORY)
    cli_made (NULL);
  if (uniqueness == SUDOKU_UNIQUENESS_UNIQUE
      && sudoku_neighbours (grid, near->removed, &wish, cli_progress_look, &progress, print, &answering)
             == SUDOKU_NO_MEMORY)
    cli_made (NULL);
  cli_progress_end (&progress);
  if (uniqueness == SUDOKU_UNIQUENESS_NONE)
    cli_answer_no_solution (answer);
  else if (uniqueness == SUDOKU_UNIQUENESS_SEVERAL)
    cli_answer_invalid (answer, _ ("the puzzle has several solutions"));
}

/* Finds the neighbours of the puzzles in a file, or in standard input. */
static int
find_near (CliOptions *options, const Wanted *wanted, const Style *style)
{
  const char *const kinds[] = { "1,1", "2,1" };
  const SudokuWish *wish = style->wish;
  Near near = { .style = style };
  const CliTask task = { .answer = answer, .data = &near };
  guint kind = 0;

  while (kind < G_N_ELEMENTS (kinds) && strcmp (kinds[kind], wanted->near) != 0)
    kind++;
  if (kind == G_N_ELEMENTS (kinds))
    return cli_usage_error_value ("--near", wanted->near, "1,1 2,1");
  if (wish->pattern != NULL || wish->symmetries != 0 || wish->fewest || wish->unbiased || wanted->count != 1
      || wanted->seed != NO_SEED)
    return cli_usage_error (_ ("--near takes no symmetry, pattern, count or seed, and not --fewest"));
  if (wanted->from != NULL)
    options->files = g_strdupv ((char *[]){ wanted->from, NULL });
  near.removed = kind + 1;
  return cli_run (options, &task);
}

/* Threads that make puzzles, block after block, and print them in the order of their tries.
 *
 * The tries of generator.h are shared out in blocks. What a block brings waits for the blocks before it, and those of
 * the first block that is under way are printed at once:
 *
 *     block 0 . . .  made, printed
 *     block 1 . .    under way: what it brings is printed as it comes
 *     block 2 . . .  made, waits
 *     block 3 .      under way, waits
 */

/* Blocks that may be under way or waiting at the same time, for each thread. */
#define BLOCKS_A_THREAD 16

/* Microseconds before the status line comes, and between two of it. */
#define LONG_TIME 1000000
#define UPDATE_INTERVAL 250000

/* Makers ask more often whether to cancel than the clock is worth looking at. */
#define LOOKS 64

/* What a block has brought so far. */
typedef struct
{
  GByteArray *values; /* n_cells each */
  GArray *made;       /* SudokuMade with a reference to their shapes, their values not set */
  guint printed;
  gboolean done;
} Block;

typedef struct
{
  const SudokuWish *wish;
  const Style *style;
  guint64 seed, count; /* how many puzzles are wanted */
  guint n_threads;
  GString *output;
  gint stop, n_lost; /* atomic; workers without a board */
  gint64 begun;

  GMutex mutex;  /* of all that follows */
  GCond moved;   /* the first block is done, or all is */
  Block *blocks; /* a ring */
  guint n_blocks;
  guint64 first, next; /* the first block that is not printed, and the first that is not begun */
  guint64 n_puzzles, n_tries;
  gint64 flushed, shown;
} Crew;

/* One thread's part. */
typedef struct
{
  Crew *crew;
  SudokuGenerator *generator;
  guint64 block;
  guint64 counted; /* tries that the crew knows of */
  guint n_looks;
} Worker;

static Block *
block_at (Crew *crew, guint64 number)
{
  return &crew->blocks[number % crew->n_blocks];
}

/* Prints what a block has brought that is not printed yet, as far as it is wanted. */
static void
print_block (Crew *crew, Block *block)
{
  guint n_cells = crew->wish->shape->n_cells;

  for (; block->printed < block->made->len && crew->n_puzzles < crew->count; block->printed++)
    {
      SudokuMade *made = &g_array_index (block->made, SudokuMade, block->printed);

      made->values = block->values->data + (gsize) block->printed * n_cells;
      print_new (crew->output, made, crew->n_puzzles++, crew->style);
      cli_output_spill (crew->output);
    }
  if (crew->n_puzzles == crew->count)
    g_atomic_int_set (&crew->stop, TRUE);
}

static void
clear_made (gpointer data)
{
  SudokuMade *made = data;

  sudoku_shape_unref (made->shape);
}

static void
empty_block (Block *block)
{
  g_byte_array_set_size (block->values, 0);
  g_array_set_size (block->made, 0);
  block->printed = 0;
  block->done = FALSE;
}

/* "12 puzzles of 3456 tries (0.35 %), 789 tries/s" */
static char *
dup_line (const Crew *crew, gint64 now)
{
  double seconds = (double) MAX (now - crew->begun, 1) / G_USEC_PER_SEC;
  g_autofree char *puzzles = g_strdup_printf ("%" G_GUINT64_FORMAT, crew->n_puzzles);
  g_autofree char *tries = g_strdup_printf ("%" G_GUINT64_FORMAT, crew->n_tries);

  /* Translators: numbers of puzzles found and of tries made, the share of these in percent, the tries a second, and seconds */
  return g_strdup_printf (ngettext ("%s found in %s try (%.3g%%), %.3g tries/s, %.0f s",
                                    "%s found in %s tries (%.3g%%), %.3g tries/s, %.0f s", (gulong) crew->n_tries),
                          puzzles, tries,
                          crew->n_tries > 0 ? 100.0 * (double) crew->n_puzzles / (double) crew->n_tries : 0.0,
                          (double) crew->n_tries / seconds, seconds);
}

static void
show_in_time (Crew *crew, gint64 now)
{
  g_autofree char *line = NULL;

  if (now - MAX (crew->begun + LONG_TIME, crew->shown + UPDATE_INTERVAL) < 0)
    return;
  cli_output_flush_in_time (crew->output, &crew->flushed);
  line = dup_line (crew, now);
  cli_status_line_show (line);
  crew->shown = now;
}

/* A SudokuCancelFunc. */
static bool
look (void *data)
{
  Worker *worker = data;
  Crew *crew = worker->crew;

  if (cli_interrupted ())
    g_atomic_int_set (&crew->stop, TRUE);
  if (worker->n_looks++ % LOOKS == 0 && g_mutex_trylock (&crew->mutex))
    {
      gint64 now = g_get_monotonic_time ();
      guint64 tries = sudoku_generator_tries (worker->generator);

      crew->n_tries += tries - worker->counted;
      worker->counted = tries;
      show_in_time (crew, now);
      g_mutex_unlock (&crew->mutex);
    }
  return g_atomic_int_get (&crew->stop);
}

static bool
take_puzzle (const SudokuMade *made, void *data)
{
  Worker *worker = data;
  Crew *crew = worker->crew;
  Block *block;
  gboolean enough;

  g_mutex_lock (&crew->mutex);
  block = block_at (crew, worker->block);
  g_byte_array_append (block->values, made->values, crew->wish->shape->n_cells);
  g_array_append_vals (block->made, made, 1);
  sudoku_shape_ref (made->shape);
  enough = block->made->len >= crew->count;
  if (worker->block == crew->first)
    {
      print_block (crew, block);
      cli_output_flush_in_time (crew->output, &crew->flushed);
    }
  g_mutex_unlock (&crew->mutex);
  return !enough && !g_atomic_int_get (&crew->stop);
}

/* Begins the next block, when there is room for it; returns FALSE when all is done. */
static gboolean
begin_block (Worker *worker)
{
  Crew *crew = worker->crew;
  gboolean stop;

  g_mutex_lock (&crew->mutex);
  while (!(stop = g_atomic_int_get (&crew->stop)) && crew->next - crew->first >= crew->n_blocks)
    g_cond_wait (&crew->moved, &crew->mutex);
  if (!stop)
    worker->block = crew->next++;
  g_mutex_unlock (&crew->mutex);
  return !stop;
}

static void
end_block (Worker *worker)
{
  Crew *crew = worker->crew;
  guint64 tries = sudoku_generator_tries (worker->generator);

  g_mutex_lock (&crew->mutex);
  crew->n_tries += tries - worker->counted;
  worker->counted = tries;
  block_at (crew, worker->block)->done = TRUE;
  /* Prints all that has its turn. */
  print_block (crew, block_at (crew, crew->first));
  while (block_at (crew, crew->first)->done && crew->first < crew->next)
    {
      empty_block (block_at (crew, crew->first));
      crew->first++;
      print_block (crew, block_at (crew, crew->first));
    }
  g_cond_broadcast (&crew->moved);
  g_mutex_unlock (&crew->mutex);
}

static void
work (guint index, gpointer data)
{
  Crew *crew = data;
  Worker worker = { .crew = crew, .generator = cli_made (sudoku_generator_new (crew->wish, crew->seed)) };
  guint size = sudoku_generator_block (worker.generator);
  SudokuResult result = SUDOKU_EXHAUSTED;
  gboolean is_lost = FALSE;

  sudoku_generator_set_cancel (worker.generator, look, &worker);
  while (result != SUDOKU_CANCELLED && begin_block (&worker))
    {
      result = sudoku_generator_run (worker.generator, worker.block * size, size, take_puzzle, &worker);
      if (result == SUDOKU_NO_MEMORY)
        cli_made (NULL);
      if (!is_lost && sudoku_generator_is_lost (worker.generator))
        {
          is_lost = TRUE;
          if ((guint) g_atomic_int_add (&crew->n_lost, 1) + 1 == crew->n_threads)
            g_atomic_int_set (&crew->stop, TRUE);
        }
      if (result != SUDOKU_CANCELLED)
        end_block (&worker);
    }
  sudoku_generator_free (worker.generator);
}

/* Makes and prints puzzles until there are enough or Ctrl+C ends it; then those are printed that were found so far. Shows
 * on the terminal how many there are while it takes long. */
static void
run_crew (Crew *crew, gboolean statistics)
{
  char seconds[G_ASCII_DTOSTR_BUF_SIZE];

  g_mutex_init (&crew->mutex);
  g_cond_init (&crew->moved);
  crew->n_blocks = crew->n_threads * BLOCKS_A_THREAD;
  crew->blocks = g_new0 (Block, crew->n_blocks);
  for (guint i = 0; i < crew->n_blocks; i++)
    {
      crew->blocks[i] =
          (Block){ .values = g_byte_array_new (), .made = g_array_new (FALSE, FALSE, sizeof (SudokuMade)) };
      g_array_set_clear_func (crew->blocks[i].made, clear_made);
    }
  cli_interrupt_watch ();
  crew->begun = g_get_monotonic_time ();
  nonet_parallel_for (crew->n_threads, crew->n_threads, work, crew);
  /* After Ctrl+C, also of blocks before which others are not done. */
  for (; crew->first < crew->next; crew->first++)
    {
      print_block (crew, block_at (crew, crew->first));
      empty_block (block_at (crew, crew->first));
    }
  cli_output_flush (crew->output);
  cli_status_line_erase ();
  if (cli_interrupted ())
    {
      g_autofree char *line = dup_line (crew, g_get_monotonic_time ());

      g_printerr ("%s\n", line);
    }
  g_ascii_formatd (seconds, sizeof seconds, "%.6f", (double) (g_get_monotonic_time () - crew->begun) / G_USEC_PER_SEC);
  for (guint i = 0; i < crew->n_blocks; i++)
    {
      g_byte_array_unref (crew->blocks[i].values);
      g_array_unref (crew->blocks[i].made);
    }
  g_free (crew->blocks);
  g_cond_clear (&crew->moved);
  g_mutex_clear (&crew->mutex);
  cli_interrupt_unwatch ();
  if (statistics)
    g_printerr ("puzzles: %" G_GUINT64_FORMAT "\ntries: %" G_GUINT64_FORMAT "\nseed: %" G_GINT64_FORMAT
                "\nseconds: %s\n",
                crew->n_puzzles, crew->n_tries, (gint64) crew->seed, seconds);
}

/* Makes the puzzles of all that was asked for. */
static int
generate (const CliOptions *options, const Wanted *wanted, const Style *style)
{
  g_autoptr (GString) output = g_string_new (NULL);
  g_autofree char *fault = NULL;
  Crew crew = { .wish = style->wish,
                .style = style,
                .seed = wanted->seed != NO_SEED ? (guint64) wanted->seed
                                                : (guint64) g_random_int () << 32 | g_random_int (),
                .count = (guint64) wanted->count,
                .n_threads = options->threads,
                .output = output,
                .stop = wanted->count == 0 };

  if (wanted->from != NULL)
    return cli_usage_error (_ ("--from is only an option with --near"));
  if (wanted->count < 0)
    return cli_usage_error (_ ("--count must not be negative"));
  fault = nonet_wish_fault_to_string (style->wish);
  if (fault != NULL)
    return cli_usage_error ("%s", fault);
  run_crew (&crew, options->stats);
  if ((guint) crew.n_lost < crew.n_threads || crew.n_puzzles > 0)
    return CLI_EXIT_OK;
  g_printerr ("%s\n", nonet_no_board_to_string ());
  return CLI_EXIT_NO_SOLUTION;
}

/* The shape of the boards, with the rules of the options; NULL after reporting one that is not possible there. */
static SudokuShape *
make_shape (const CliOptions *options)
{
  guint rows = options->reading.box_rows, columns = options->reading.box_columns;
  g_autoptr (SudokuShape) shape = cli_made (rows > 0 ? sudoku_shape_new (rows, columns) : sudoku_shape_new (3, 3));
  GArray *rules = options->rules;

  for (guint i = 0; rules != NULL && i < rules->len; i++)
    if (sudoku_rule_fault (shape, &g_array_index (rules, SudokuRule, i)) != SUDOKU_RULE_FAULT_NONE)
      {
        cli_usage_error (_ ("the rule “%s” is not possible on this board"),
                         nonet_rule_get_name (g_array_index (rules, SudokuRule, i).kind));
        return NULL;
      }
  if (rules == NULL)
    return g_steal_pointer (&shape);
  return cli_made (sudoku_shape_new_with_rules (shape, (const SudokuRule *) (void *) rules->data, rules->len));
}

/* Reads what is wished, and makes it. */
static int
run (CliOptions *options, const Wanted *wanted, Style *style)
{
  g_autoptr (SudokuShape) shape = make_shape (options);
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
    return cli_usage_error (ngettext ("the alphabet has %u symbol, but the board needs %u",
                                      "the alphabet has %u symbols, but the board needs %u",
                                      nonet_alphabet_get_order (alphabet)),
                            nonet_alphabet_get_order (alphabet), shape->order);
  if (options->files != NULL)
    return cli_usage_error (_ ("“%s” is one argument too many"), options->files[0]);
  if (!parse_wish (wanted, &options->reading, &wish, pattern))
    return CLI_EXIT_BAD;
  return wanted->near != NULL ? find_near (options, wanted, style) : generate (options, wanted, style);
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
    { "symmetry", 'y', CLI_CHOICES, G_OPTION_ARG_STRING, &wanted.symmetry,
      N_ ("Arrange the givens by one of these symmetries, such as 180"), N_ ("LIST") },
    { "givens", 'g', 0, G_OPTION_ARG_STRING, &wanted.givens, N_ ("Have A to B givens"), N_ ("A-B") },
    { "minimal", 'm', 0, G_OPTION_ARG_NONE, &wanted.minimal, N_ ("Leave no given that could be removed"), NULL },
    { "unbiased", 'u', 0, G_OPTION_ARG_NONE, &wanted.unbiased,
      N_ ("Make minimal puzzles whose probability is known; --json has their weights"), NULL },
    { "fewest", 0, 0, G_OPTION_ARG_NONE, &wanted.fewest,
      N_ ("Search for puzzles with few givens: at most 18, or what --givens=-B says"), NULL },
    { "jigsaw", 0, 0, G_OPTION_ARG_NONE, &wanted.jigsaw, N_ ("Have regions of any form in place of boxes"), NULL },
    { "killer", 0, 0, G_OPTION_ARG_NONE, &wanted.killer, N_ ("Have cages with sums in place of givens"), NULL },
    { "pattern", 'p', 0, G_OPTION_ARG_FILENAME, &wanted.pattern,
      N_ ("Have givens in the cells of a pattern: a line such as “1..1…”, or a puzzle’s file"), N_ ("PATTERN") },
    { "difficulty", 'd', 0, G_OPTION_ARG_STRING, &wanted.difficulty,
      N_ ("Have a rating from A to B by the scale of Sudoku Explainer"), N_ ("A-B") },
    { "level", 'l', CLI_CHOICES, G_OPTION_ARG_STRING, &wanted.level,
      N_ ("Have one of HoDoKu’s levels: “easy”, “medium”, “hard”, “unfair”, “extreme”"), N_ ("LIST") },
    { "technique", 't', CLI_CHOICES, G_OPTION_ARG_STRING, &wanted.with, N_ ("Need all of these techniques"),
      N_ ("LIST") },
    { "not", 0, CLI_CHOICES, G_OPTION_ARG_STRING, &wanted.without, N_ ("Need none of these techniques"), N_ ("LIST") },
    { "near", 0, 0, G_OPTION_ARG_STRING, &wanted.near,
      N_ ("Find the puzzles with one or two givens less and one more than those read: “1,1” or “2,1”"), "X,Y" },
    { "from", 0, 0, G_OPTION_ARG_FILENAME, &wanted.from, N_ ("Read the puzzles for --near from a file"), N_ ("FILE") },
    { "format", 'f', CLI_CHOICES, G_OPTION_ARG_STRING, &wanted.format,
      N_ ("Print each puzzle as “line” or “grid” (default: line)"), N_ ("FORMAT") },
    G_OPTION_ENTRY_NULL
  };
  g_auto (CliOptions) options = { 0 };

  if (!cli_options_parse (&options, "", _ ("Makes new puzzles, each with one solution."), entries, TRUE, argv)
      || !cli_choose ("--format", wanted.format, "line, grid", &style.grid))
    return CLI_EXIT_BAD;
  return run (&options, &wanted, &style);
}

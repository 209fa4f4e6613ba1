/* nonet-cli rate: how hard each puzzle is, by the scale of Sudoku Explainer or of HoDoKu.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   $ nonet-cli rate puzzles.txt
 *   7.2/1.2/1.2
 *   $ nonet-cli rate --profile=hodoku puzzles.txt
 *   unfair 1724
 */
#include <math.h>
#include <string.h>
#include <glib/gi18n.h>

#include "cli/run/run.h"
#include "logic/grade.h"
#include "logic/rating.h"
#include "sudoku/search.h"

/* The profile of Sudoku Explainer; the other one is that of HoDoKu. */
#define EXPLAINER "se-1.2.1"
#define HODOKU "hodoku"

/* An answer, and where it stands when the easiest come first. */
typedef struct
{
  guint key; /* tenths or score */
  guint64 number;
  char *text;
} Line;

typedef struct
{
  guint hodoku; /* the profile */
  guint max;    /* tenths, or 0 */
  gboolean technique;
  GPtrArray *lines; /* Line, to be sorted, or NULL to print each at once */
  GMutex mutex;     /* of lines */
} Rate;

/* How hard a puzzle is. */
typedef struct
{
  guint key;
  SudokuRating rating;
  SudokuGrade grade;
  SudokuTechnique hardest; /* of the grade */
} Found;

static void
free_line (gpointer data)
{
  Line *line = data;

  g_free (line->text);
  g_free (line);
}

/* One for each thread. */
static SudokuRater *
get_rater (void)
{
  static GPrivate raters = G_PRIVATE_INIT ((GDestroyNotify) sudoku_rater_free);
  SudokuRater *rater = g_private_get (&raters);

  if (rater == NULL)
    {
      rater = cli_made (sudoku_rater_new ());
      g_private_set (&raters, rater);
    }
  return rater;
}

static void
append_tenths (GString *text, guint tenths)
{
  g_string_append_printf (text, "%u.%u", tenths / 10, tenths % 10);
}

/* 7.2/1.2/1.2, >7.0 or unfair 1724, and the name of the hardest technique. */
static void
append_text (GString *text, const Rate *rate, const Found *found)
{
  const SudokuRating *rating = &found->rating;

  if (rate->hodoku)
    {
      g_string_append_printf (text, "%s %u", sudoku_level_id (sudoku_grade_level (&found->grade)), found->grade.score);
      if (rate->technique)
        g_string_append_printf (text, " %s", sudoku_technique_info (found->hardest)->id);
      return;
    }
  if (rating->above_limit)
    {
      g_string_append_c (text, '>');
      append_tenths (text, rate->max);
      return;
    }
  append_tenths (text, rating->er);
  g_string_append_c (text, '/');
  append_tenths (text, rating->ep);
  g_string_append_c (text, '/');
  append_tenths (text, rating->ed);
  if (rate->technique)
    g_string_append_printf (text, " %s", sudoku_rating_technique_name (rating->hardest));
}

static void
append_json (GString *text, const Rate *rate, const Found *found)
{
  const SudokuRating *rating = &found->rating;

  if (rate->hodoku)
    {
      g_string_append_printf (text, ",\"hodoku\":{\"level\":\"%s\",\"score\":%u,\"technique\":\"%s\"}}",
                              sudoku_level_id (sudoku_grade_level (&found->grade)), found->grade.score,
                              sudoku_technique_info (found->hardest)->id);
      return;
    }
  g_string_append_printf (text, ",\"rating\":{\"profile\":\"" EXPLAINER "\"");
  if (rating->above_limit)
    {
      g_string_append (text, ",\"above\":");
      append_tenths (text, rate->max);
    }
  else
    {
      const char *const names[] = { "er", "ep", "ed" };
      const guint tenths[] = { rating->er, rating->ep, rating->ed };

      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        {
          g_string_append_printf (text, ",\"%s\":", names[i]);
          append_tenths (text, tenths[i]);
        }
      cli_json_member (text, "technique", sudoku_rating_technique_name (rating->hardest));
    }
  g_string_append (text, "}}");
}

/* Prints how hard a puzzle is, or keeps that with the puzzle itself to be sorted. */
static void
print (CliAnswer *answer, Rate *rate, const Found *found)
{
  GString *text = answer->text;
  gsize begin = text->len;
  Line *line;

  if (answer->options->json)
    {
      cli_answer_begin_json (answer);
      append_json (text, rate, found);
    }
  else
    append_text (text, rate, found);
  if (rate->lines != NULL && !answer->options->json)
    {
      g_string_append_c (text, '\t');
      cli_print_line (text, answer->board.alphabet, answer->board.shape, answer->board.givens);
    }
  g_string_append_c (text, '\n');
  if (rate->lines == NULL)
    return;
  line = g_new0 (Line, 1);
  *line = (Line){ .key = found->key, .number = answer->number, .text = g_strdup (text->str + begin) };
  g_string_truncate (text, begin);
  g_mutex_lock (&rate->mutex);
  g_ptr_array_add (rate->lines, line);
  g_mutex_unlock (&rate->mutex);
}

/* Says that a puzzle without one solution has no rating. */
static void
print_unrated (CliAnswer *answer, const char *solutions)
{
  if (answer->options->json)
    {
      cli_answer_begin_json (answer);
      g_string_append_printf (answer->text, ",\"solutions\":\"%s\"}\n", solutions);
    }
  else if (strcmp (solutions, "none") == 0)
    cli_answer_no_solution (answer);
  else
    g_string_append_printf (answer->text, "%s\n", solutions);
  cli_answer_note (answer, CLI_EXIT_NO_SOLUTION);
}

static void
answer (CliAnswer *answer, gpointer data)
{
  Rate *rate = data;
  g_autoptr (SudokuGrid) grid = cli_answer_dup_grid (answer);
  guint8 solution[SUDOKU_MAX_CELLS];
  CliProgress progress;
  Found found = { 0 };
  SudokuUniqueness uniqueness;

  if (!sudoku_shape_is_nine (grid->shape))
    {
      cli_answer_invalid (answer, _ ("only standard 9×9 boards are rated"));
      return;
    }
  cli_progress_begin (&progress, answer, NULL, NULL);
  uniqueness = sudoku_uniqueness (grid, solution, cli_progress_look, &progress);
  if (uniqueness == SUDOKU_UNIQUENESS_NO_MEMORY)
    cli_made (NULL);
  if (uniqueness == SUDOKU_UNIQUENESS_UNIQUE && rate->hodoku)
    {
      /* Goes the whole way, in the last resort with the solution's help. */
      if (sudoku_grade_puzzle (&found.grade, &found.hardest, grid, solution, cli_progress_look, &progress)
          == SUDOKU_NO_MEMORY)
        cli_made (NULL);
      found.key = found.grade.score;
    }
  else if (uniqueness == SUDOKU_UNIQUENESS_UNIQUE)
    {
      if (sudoku_rate (get_rater (), grid, rate->max, cli_progress_look, &progress, &found.rating) != SUDOKU_RATED)
        cli_made (NULL);
      found.key = found.rating.above_limit ? G_MAXUINT : found.rating.er;
    }
  cli_progress_end (&progress);
  if (uniqueness == SUDOKU_UNIQUENESS_UNIQUE)
    print (answer, rate, &found);
  else
    print_unrated (answer, uniqueness == SUDOKU_UNIQUENESS_NONE ? "none" : "several");
}

static int
compare_lines (gconstpointer a, gconstpointer b)
{
  const Line *x = *(const Line *const *) a, *y = *(const Line *const *) b;

  if (x->key != y->key)
    return x->key < y->key ? -1 : 1;
  return x->number < y->number ? -1 : x->number > y->number;
}

/* Reads --max into tenths. */
static gboolean
parse_max (const char *text, guint *tenths)
{
  char *end;
  double max = g_ascii_strtod (text, &end);

  *tenths = max >= 1 && max <= 20 ? (guint) lround (10 * max) : 0;
  if (*tenths > 0 && *end == '\0')
    return TRUE;
  cli_usage_error (_ ("--max must be between 1.0 and 20.0"));
  return FALSE;
}

int
cli_rate (int argc, char **argv)
{
  char *profile = NULL, *max = NULL;
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (free_line);
  g_autoptr (GString) output = g_string_new (NULL);
  gboolean sort = FALSE;
  int status;
  Rate rate = { 0 };
  const CliTask task = { .answer = answer, .data = &rate };
  const GOptionEntry entries[] = { { "profile", 'p', CLI_CHOICES, G_OPTION_ARG_STRING, &profile,
                                     N_ ("Rate as “se-1.2.1” (the default) or “hodoku” does"), N_ ("PROFILE") },
                                   { "max", 'm', 0, G_OPTION_ARG_STRING, &max,
                                     N_ ("Stop at the first step above a rating, such as 7.0"), N_ ("RATING") },
                                   { "technique", 't', 0, G_OPTION_ARG_NONE, &rate.technique,
                                     N_ ("Print the name of the hardest technique as well"), NULL },
                                   { "sort", 's', 0, G_OPTION_ARG_NONE, &sort,
                                     N_ ("Print the easiest puzzles first, each with its rating"), NULL },
                                   G_OPTION_ENTRY_NULL };
  g_auto (CliOptions) options = { .plain = TRUE };

  if (!cli_options_parse (&options, _ ("[FILE…]"),
                          _ ("Prints how hard each puzzle is: the ratings ER/EP/ED of Sudoku Explainer,\n"
                             "or the level and score of HoDoKu."),
                          entries, TRUE, argv)
      || !cli_choose ("--profile", profile, EXPLAINER ", " HODOKU, &rate.hodoku)
      || (max != NULL && !parse_max (max, &rate.max)))
    return CLI_EXIT_BAD;
  if (rate.max > 0 && rate.hodoku)
    return cli_usage_error (_ ("--max is no option of the profile “%s”"), HODOKU);
  rate.lines = sort ? lines : NULL;
  g_mutex_init (&rate.mutex);
  status = cli_run (&options, &task);
  g_mutex_clear (&rate.mutex);
  g_ptr_array_sort (lines, compare_lines);
  for (guint i = 0; i < lines->len; i++)
    {
      g_string_append (output, ((const Line *) g_ptr_array_index (lines, i))->text);
      cli_output_spill (output);
    }
  cli_output_flush (output);
  return status;
}

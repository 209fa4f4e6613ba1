/* nonet-cli explain: the steps by which a person solves each puzzle, or all that are possible now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   $ echo :0200:57:+9.+2+8..3.1…:518 624…:548 549 569 748:: | nonet-cli explain --all --technique=0200 --format=library
 *   :0200:57:+9.+2+8..3.1…:518 624…:548 549 569 748::
 */
#include "config.h"

#include <string.h>
#include <glib/gi18n.h>

#include "cli/commands/explain.h"
#include "cli/run/command.h"
#include "cli/run/print.h"
#include "cli/run/progress.h"
#include "formats/registry.h"
#include "logic/grade.h"
#include "words/fault.h"
#include "words/steps/step-text.h"

enum
{
  FORMAT_TEXT,
  FORMAT_EUREKA,
  FORMAT_LIBRARY,
  FORMAT_JSON
};

typedef struct
{
  guint format;
  guint cells; /* a NonetCellStyle: how they are written in sentences */
  gboolean all;
  GArray *techniques;    /* CliTechnique, or NULL for any */
  gint64 until;          /* steps of a path, or CLI_NO_LIMIT */
  const CliClaim *claim; /* that is to be explained, or NULL */
} Explain;

/* The work on one puzzle. */
typedef struct
{
  CliAnswer *answer;
  const Explain *explain;
  NonetPuzzle *puzzle;
  SudokuBoard *board;
  SudokuFinding *finding;
  gboolean unique;
  gboolean stuck; /* nothing was found, or nothing more */
  CliProgress progress;

  const CliTechnique *technique; /* the one that is looked for by itself, as HoDoKu does, or NULL */
  GHashTable *steps;             /* of --all: SudokuStep by what they do, GBytes */
  SudokuSet *eliminated;         /* before the next step */
  guint64 n_steps;               /* printed */
  SudokuGrade grade;             /* of these */
} Work;

/* The code of the line of a library that the puzzle comes from, or "". */
static const char *
code_of (const NonetPuzzle *puzzle)
{
  return puzzle->step_code != NULL ? puzzle->step_code : "";
}

static void
print_library (Work *work, const SudokuStep *step)
{
  const char *code = code_of (work->puzzle);
  guint variant;
  gboolean same = work->technique != NULL && cli_technique_is_code (work->technique, code, &variant);

  g_autoptr (NonetPuzzle) example = cli_step_to_puzzle (step, work->board, work->eliminated, same ? code : NULL);

  nonet_hodoku_write (example, work->answer->text, NULL);
}

static NonetNotation
notation_of (const Work *work)
{
  return (NonetNotation){ work->puzzle->alphabet, work->explain->cells };
}

/* "3. Naked Pair: …": its sentence, or its chain. */
static void
print_sentence (Work *work, const SudokuStep *step)
{
  const NonetNotation notation = notation_of (work);
  g_autofree char *sentence = work->explain->format == FORMAT_EUREKA
                                  ? nonet_words_eureka (step, work->board->shape, &notation)
                                  : nonet_words_step (step, work->board, &notation, NONET_STEP_FULL);

  g_string_append_printf (work->answer->text, "%" G_GUINT64_FORMAT ". %s: %s\n", work->n_steps,
                          nonet_words_technique (step->technique), sentence);
}

static void
print_step (Work *work, const SudokuStep *step)
{
  const NonetNotation notation = notation_of (work);
  GString *text = work->answer->text;
  gboolean first = work->n_steps++ == 0;

  sudoku_grade_add (&work->grade, step->technique);
  switch (work->explain->format)
    {
    case FORMAT_LIBRARY:
      print_library (work, step);
      break;
    case FORMAT_JSON:
      if (!first)
        g_string_append_c (text, ',');
      cli_print_step_json (text, step, work->board, &notation);
      break;
    case FORMAT_EUREKA:
    case FORMAT_TEXT:
    default:
      print_sentence (work, step);
    }
}

/* What a step does, to find it again; in a library it is another if it is about other values. */
static GBytes *
key_of (const Work *work, const SudokuStep *step)
{
  g_autoptr (GByteArray) key = g_byte_array_new ();
  const SudokuSet values = work->explain->format == FORMAT_LIBRARY ? step->values : 0;
  const guint32 numbers[] = { step->technique, step->siamese, step->n_placed };

  g_byte_array_append (key, (const guint8 *) &values, sizeof values);
  g_byte_array_append (key, (const guint8 *) numbers, sizeof numbers);
  g_byte_array_append (key, (const guint8 *) step->placed, step->n_placed * sizeof *step->placed);
  g_byte_array_append (key, (const guint8 *) step->removed, step->n_removed * sizeof *step->removed);
  return g_byte_array_free_to_bytes (g_steal_pointer (&key));
}

/* Whether a step is one of those that were named. */
static gboolean
is_wanted (const Work *work, const SudokuStep *step)
{
  const GArray *techniques = work->explain->techniques;

  if (work->technique != NULL)
    return step->siamese == work->technique->siamese;
  for (guint i = 0; techniques != NULL && i < techniques->len; i++)
    {
      const CliTechnique *technique = &g_array_index (techniques, CliTechnique, i);

      /* Where a variant is one of the search, such as of incomplete rectangles, steps have none. */
      if (technique->technique == step->technique
          && (technique->variant == 0 || step->variant == 0 || technique->variant == step->variant))
        return TRUE;
    }
  return techniques == NULL;
}

/* Whether no further step is to be printed. */
static gboolean
is_enough (const Work *work)
{
  return work->explain->until != CLI_NO_LIMIT && work->n_steps >= (guint64) work->explain->until;
}

static bool
gather (const SudokuStep *step, void *data)
{
  Work *work = data;
  g_autoptr (GBytes) key = NULL;
  const SudokuStep *known;

  if (!is_wanted (work, step))
    return true;
  key = key_of (work, step);
  known = g_hash_table_lookup (work->steps, key);
  if (known == NULL || sudoku_step_compare (step, known) < 0)
    g_hash_table_replace (work->steps, g_steal_pointer (&key), cli_made (sudoku_step_copy (step)));
  return true;
}

static int
compare_steps (gconstpointer a, gconstpointer b)
{
  const SudokuStep *x = a;
  const SudokuStep *y = b;
  int order = sudoku_step_compare (x, y);

  return order != 0 ? order : (x->values > y->values) - (x->values < y->values);
}

/* Prints all steps within limits, of those that do the same by the same technique the simplest: there may be millions of
 * them. */
static void
print_all_within (Work *work, SudokuFindLimits *limits)
{
  g_autoptr (GList) steps = NULL;

  limits->unique = work->unique;
  sudoku_finding_set_limits (work->finding, limits);
  g_hash_table_remove_all (work->steps);
  if (sudoku_find_steps (work->finding, work->board, gather, work) == SUDOKU_FIND_NO_MEMORY)
    cli_made (NULL);
  steps = g_list_sort (g_hash_table_get_values (work->steps), compare_steps);
  for (GList *step = steps; step != NULL && !is_enough (work); step = step->next)
    print_step (work, step->data);
}

/* Looks for one technique as HoDoKu's regression test does, with the variant of the line if it is one of this technique. */
static void
print_all_as_hodoku (Work *work, const CliTechnique *technique)
{
  const char *code = code_of (work->puzzle);
  guint variant = technique->variant;
  SudokuFindLimits limits;

  work->technique = technique;
  cli_technique_is_code (technique, code, &variant);
  sudoku_limits_init_library (&limits, technique->technique, variant, technique->siamese);
  print_all_within (work, &limits);
}

static void
print_all (Work *work)
{
  const GArray *techniques = work->explain->techniques;

  if (techniques != NULL && work->explain->format == FORMAT_LIBRARY)
    for (guint i = 0; i < techniques->len; i++)
      print_all_as_hodoku (work, &g_array_index (techniques, CliTechnique, i));
  else
    {
      SudokuFindLimits limits;

      cli_limit_techniques (&limits, techniques, TRUE, work->board->shape->order);
      print_all_within (work, &limits);
    }
  work->stuck = work->n_steps == 0;
}

/* Keeps account of the candidates that are gone although the values leave them. */
static void
note_removed (Work *work, const SudokuStep *step)
{
  const SudokuShape *shape = work->board->shape;

  for (guint i = 0; i < step->n_removed; i++)
    work->eliminated[sudoku_candidate_cell (shape, step->removed[i])] |=
        sudoku_set_of (sudoku_candidate_value (shape, step->removed[i]));
  for (guint i = 0; i < step->n_placed; i++)
    {
      guint cell = sudoku_candidate_cell (shape, step->placed[i]);
      const SudokuCellInfo *info = &shape->cell[cell];

      work->eliminated[cell] = 0;
      for (guint peer = 0; peer < info->n_peers; peer++)
        work->eliminated[info->peer[peer]] &= ~sudoku_set_of (sudoku_candidate_value (shape, step->placed[i]));
    }
}

static bool
print_next (const SudokuStep *step, const SudokuBoard *board, void *data)
{
  Work *work = data;

  print_step (work, step);
  note_removed (work, step);
  return !is_enough (work);
}

static void
print_path (Work *work)
{
  SudokuFindLimits limits;
  SudokuPathResult result;

  cli_limit_techniques (&limits, work->explain->techniques, FALSE, work->board->shape->order);
  limits.unique = work->unique;
  sudoku_finding_set_limits (work->finding, &limits);
  result = sudoku_path_run (work->finding, work->board, NULL, print_next, work);
  if (result == SUDOKU_PATH_NO_MEMORY)
    cli_made (NULL);
  work->stuck = result == SUDOKU_PATH_STUCK;
}

/* Why there is no solution, where that is simple; NULL otherwise. */
static char *
dup_reason (const Work *work)
{
  g_autoptr (SudokuGrid) values = cli_made (nonet_puzzle_dup_grid (work->puzzle, TRUE));
  SudokuFault fault;

  if (sudoku_board_find_fault (work->board, &fault) == SUDOKU_FAULT_NONE)
    return cli_dup_fault (values, work->puzzle->alphabet);
  return nonet_fault_to_string (&fault, work->puzzle->shape,
                                &(NonetNotation){ work->puzzle->alphabet, NONET_CELLS_WORDS });
}

static void
print_unsolvable (Work *work)
{
  g_autofree char *reason = dup_reason (work);
  GString *text = work->answer->text;

  cli_answer_note (work->answer, CLI_EXIT_NO_SOLUTION);
  if (work->explain->format == FORMAT_JSON)
    {
      cli_answer_begin_json (work->answer);
      g_string_append (text, ",\"solutions\":\"none\"");
      if (reason != NULL)
        cli_json_member (text, "reason", reason);
      g_string_append (text, "}\n");
    }
  else if (work->explain->format == FORMAT_LIBRARY)
    g_printerr ("%" G_GUINT64_FORMAT ": No solution found%s%s\n", work->answer->number, reason != NULL ? ": " : "",
                reason != NULL ? reason : "");
  else
    g_string_append_printf (text, "No solution found%s%s\n", reason != NULL ? ": " : "", reason != NULL ? reason : "");
}

/* What is to be said below the steps. */
static void
print_end (Work *work)
{
  GString *text = work->answer->text;

  if (work->board->n_open == 0)
    /* Translators: what is said below the steps by which a puzzle was solved, with HoDoKu's level ("hard") and score. */
    g_string_append_printf (text, _ ("Solved. Level: %s, score: %u"),
                            nonet_words_level (sudoku_grade_level (&work->grade)), work->grade.score);
  else if (work->stuck && work->explain->techniques != NULL)
    g_string_append (text, _ ("These techniques have no step here."));
  else if (work->stuck)
    g_string_append (text, nonet_words_no_step ());
  else
    return;
  g_string_append_c (text, '\n');
}

static void
print_json_end (Work *work)
{
  GString *text = work->answer->text;

  g_string_append_c (text, ']');
  if (!work->explain->all)
    g_string_append_printf (text, ",\"solved\":%s,\"hodoku\":{\"level\":\"%s\",\"score\":%u}",
                            work->board->n_open == 0 ? "true" : "false",
                            sudoku_level_id (sudoku_grade_level (&work->grade)), work->grade.score);
  g_string_append (text, "}\n");
}

static void
print_steps (Work *work)
{
  GString *text = work->answer->text;
  gboolean prose = work->explain->format == FORMAT_TEXT || work->explain->format == FORMAT_EUREKA;

  if (work->explain->format == FORMAT_JSON)
    {
      cli_answer_begin_json (work->answer);
      g_string_append_printf (text, ",\"solutions\":\"%s\",\"steps\":[", work->unique ? "unique" : "several");
    }
  if (prose && !work->unique)
    g_string_append_printf (text, "%s\n", nonet_words_not_unique ());
  if (work->explain->all)
    print_all (work);
  else
    print_path (work);
  if (work->stuck)
    cli_answer_note (work->answer, CLI_EXIT_NO_SOLUTION);
  if (prose)
    print_end (work);
  else if (work->explain->format == FORMAT_JSON)
    print_json_end (work);
}

static SudokuOutlook
begin (Work *work)
{
  guint8 solution[SUDOKU_MAX_CELLS];
  SudokuOutlook outlook;

  work->board = cli_board_of (work->puzzle);
  work->finding = cli_made (sudoku_finding_new (work->puzzle->shape));
  work->steps = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref,
                                       (GDestroyNotify) sudoku_step_free);
  work->eliminated = g_new0 (SudokuSet, work->board->shape->n_cells);
  if (work->puzzle->eliminated != NULL)
    memcpy (work->eliminated, work->puzzle->eliminated, work->board->shape->n_cells * sizeof *work->eliminated);
  outlook = sudoku_board_outlook (work->board, solution, cli_progress_look, &work->progress);
  work->unique = outlook == SUDOKU_OUTLOOK_UNIQUE;
  sudoku_finding_set_cancel (work->finding, cli_progress_look, &work->progress);
  return outlook;
}

static void
end (Work *work)
{
  sudoku_board_free (work->board);
  sudoku_finding_free (work->finding);
  g_hash_table_unref (work->steps);
  g_free (work->eliminated);
}

static void
answer (CliAnswer *answer, gpointer data)
{
  g_autoptr (NonetPuzzle) puzzle = cli_answer_dup_puzzle (answer);
  g_autoptr (GError) error = NULL;
  Work work = { .answer = answer, .explain = data, .puzzle = puzzle };

  if (work.explain->claim != NULL)
    {
      cli_answer_why (answer, work.explain->claim, work.explain->cells);
      return;
    }
  if (work.explain->format == FORMAT_LIBRARY && !nonet_write_check (nonet_write_format_find ("hodoku"), puzzle, &error))
    {
      cli_answer_invalid (answer, error->message);
      return;
    }
  cli_progress_begin (&work.progress, answer, NULL, NULL);
  switch (begin (&work))
    {
    case SUDOKU_OUTLOOK_NONE:
      print_unsolvable (&work);
      break;
    case SUDOKU_OUTLOOK_NO_MEMORY:
      cli_made (NULL);
      break;
    case SUDOKU_OUTLOOK_UNIQUE:
    case SUDOKU_OUTLOOK_SEVERAL:
    case SUDOKU_OUTLOOK_CANCELLED: /* cli_progress_look () does not */
    default:
      print_steps (&work);
    }
  cli_progress_end (&work.progress);
  end (&work);
}

int
cli_explain (int argc, char **argv)
{
  g_autofree char *format = NULL, *names = NULL, *why = NULL, *cells = NULL;
  g_autoptr (GArray) techniques = NULL;
  Explain explain = { .until = CLI_NO_LIMIT };
  CliClaim claim;
  CliTask task = { .keep_details = TRUE, .answer = answer, .data = &explain };
  const GOptionEntry entries[] = {
    { "all", 'a', 0, G_OPTION_ARG_NONE, &explain.all, N_ ("Print all steps that are possible now"), NULL },
    { "technique", 't', 0, G_OPTION_ARG_STRING, &names, N_ ("Use only these techniques, and singles"), N_ ("NAME,…") },
    { "until", 'n', 0, G_OPTION_ARG_INT64, &explain.until, N_ ("Print at most N steps of each puzzle"), "N" },
    { "why", 'w', 0, G_OPTION_ARG_STRING, &why, N_ ("Print instead why a cell cannot have a value"), N_ ("r1c4-8") },
    { "format", 'f', 0, G_OPTION_ARG_STRING, &format,
      N_ ("Print steps as “text”, “eureka”, “library” or “json” (default: text)"), N_ ("FORMAT") },
    { "cells", 'c', 0, G_OPTION_ARG_STRING, &cells, N_ ("Write cells as “r1c3”, “a3” or “words” (default: r1c3)"),
      N_ ("STYLE") },
    G_OPTION_ENTRY_NULL
  };
  g_auto (CliOptions) options = { 0 };

  if (!cli_options_parse (&options, _ ("[FILE…]"), _ ("Prints the steps by which a person solves each puzzle."),
                          entries, TRUE, argv)
      || !cli_choose ("--format", format, "text, eureka, library, json", &explain.format)
      || !cli_choose ("--cells", cells, "r1c3, a3, words", &explain.cells))
    return CLI_EXIT_BAD;
  if (explain.until != CLI_NO_LIMIT && explain.until < 1)
    return cli_usage_error (_ ("--until must be at least 1"));
  if (names != NULL && (techniques = cli_techniques_parse (names)) == NULL)
    return CLI_EXIT_BAD;
  if (why != NULL && !cli_claim_parse (&claim, why))
    return cli_usage_error (_ ("--why must be a cell and a value, as in r1c4-8, not “%s”"), why);
  if (options.json)
    explain.format = FORMAT_JSON;
  options.json = explain.format == FORMAT_JSON;
  explain.techniques = techniques;
  explain.claim = why != NULL ? &claim : NULL;
  task.apart = explain.format == FORMAT_LIBRARY;
  task.spaced = explain.format == FORMAT_TEXT || explain.format == FORMAT_EUREKA;
  return cli_run (&options, &task);
}

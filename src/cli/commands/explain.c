/* nonet-cli explain: solves a puzzle step by step, lists the steps that are possible, or says why a cell cannot have a value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/commands/explain.h"

#include <glib/gi18n.h>
#include <string.h>

#include "formats/registry.h"
#include "logic/grade.h"
#include "words/steps/step-text.h"
#include "words/steps/why-text.h"
#include "words/verdict.h"

/* Steps as JSON.
 *
 *   {"technique":"naked-pair","code":"0200","rating":3.0,"removed":[{"row":1,"column":2,"symbol":"5"}],"placed":[],
 *    "parts":[{"role":"base","row":1,"column":4},{"role":"cover","house":"row","number":1,"symbol":"5"}],"text":"…"}
 */

static const char *const role_names[] = {
  [SUDOKU_PART_BASE] = "base",         [SUDOKU_PART_COVER] = "cover",       [SUDOKU_PART_DEADLY] = "deadly",
  [SUDOKU_PART_FLOOR] = "floor",       [SUDOKU_PART_SET] = "set",           [SUDOKU_PART_FIN] = "fin",
  [SUDOKU_PART_ENDO_FIN] = "endo-fin", [SUDOKU_PART_CANNIBAL] = "cannibal", [SUDOKU_PART_PATTERN] = "pattern",
  [SUDOKU_PART_PIVOT] = "pivot",       [SUDOKU_PART_PINCER] = "pincer",     [SUDOKU_PART_COMMON] = "common",
  [SUDOKU_PART_COLOUR] = "colour",     [SUDOKU_PART_CAUSE] = "cause",
};
G_STATIC_ASSERT (G_N_ELEMENTS (role_names) == SUDOKU_N_PART_ROLES);

static const char *const kind_names[] = {
  [SUDOKU_ROW] = "row",           [SUDOKU_COLUMN] = "column", [SUDOKU_BOX] = "box",
  [SUDOKU_DIAGONAL] = "diagonal", [SUDOKU_EXTRA] = "extra",
};

/* "name":[{"row":1,"column":2,"symbol":"5"},…] */
static void
append_candidates (GString *text,
                   const char *name,
                   const SudokuCandidate *candidates,
                   guint n,
                   const SudokuShape *shape,
                   const NonetAlphabet *alphabet)
{
  g_string_append_printf (text, ",\"%s\":[", name);
  for (guint i = 0; i < n; i++)
    {
      cli_json_comma (text);
      cli_json_cell (text, alphabet, shape, sudoku_candidate_cell (shape, candidates[i]),
                     sudoku_candidate_value (shape, candidates[i]));
    }
  g_string_append_c (text, ']');
}

static void
append_house (GString *text, const SudokuShape *shape, guint house)
{
  g_string_append_printf (text, ",\"house\":\"%s\",\"number\":%u", kind_names[shape->house[house].kind],
                          nonet_house_number (shape, house));
}

static void
append_part (GString *text, const SudokuPart *part, const SudokuShape *shape, const NonetAlphabet *alphabet)
{
  g_string_append_printf (text, "{\"role\":\"%s\"", role_names[part->role]);
  if (part->role == SUDOKU_PART_SET || part->role == SUDOKU_PART_COLOUR)
    g_string_append_printf (text, ",\"index\":%u", part->index);
  switch (part->kind)
    {
    case SUDOKU_ITEM_CELL:
      cli_json_place (text, shape, part->item);
      break;
    case SUDOKU_ITEM_HOUSE:
      append_house (text, shape, part->item);
      break;
    case SUDOKU_ITEM_CANDIDATE:
      cli_json_place (text, shape, sudoku_candidate_cell (shape, part->item));
      cli_json_member (text, "symbol",
                       nonet_alphabet_get_symbol (alphabet, sudoku_candidate_value (shape, part->item)));
      break;
    case SUDOKU_ITEM_RULE:
      g_string_append_printf (text, ",\"rule\":%u", part->item + 1);
      break;
    case SUDOKU_ITEM_PLACES:
    default:
      append_house (text, shape, part->item / shape->order);
      cli_json_member (text, "symbol", nonet_alphabet_get_symbol (alphabet, part->item % shape->order + 1));
    }
  g_string_append_c (text, '}');
}

/* Appends a step, on the board before it, as a JSON object. */
static void
print_step_json (GString *text, const SudokuStep *step, const SudokuBoard *board, const NonetNotation *notation)
{
  const NonetAlphabet *alphabet = notation->alphabet;
  const SudokuTechniqueInfo *info = sudoku_technique_info (step->technique);
  g_autofree char *sentence = nonet_words_step (step, board, notation, NONET_STEP_FULL);
  guint tenths = sudoku_step_tenths (step);

  g_string_append_printf (text, "{\"technique\":\"%s\"", info->id);
  if (info->code != NULL)
    g_string_append_printf (text, ",\"code\":\"%s\"", info->code);
  if (step->variant > 0)
    g_string_append_printf (text, ",\"variant\":%u", step->variant);
  if (step->length > 0)
    g_string_append_printf (text, ",\"length\":%u", step->length);
  if (tenths > 0)
    g_string_append_printf (text, ",\"rating\":%u.%u", tenths / 10, tenths % 10);
  append_candidates (text, "removed", step->removed, step->n_removed, board->shape, alphabet);
  append_candidates (text, "placed", step->placed, step->n_placed, board->shape, alphabet);
  g_string_append (text, ",\"parts\":[");
  for (guint i = 0; i < step->n_parts; i++)
    {
      cli_json_comma (text);
      append_part (text, &step->part[i], board->shape, alphabet);
    }
  g_string_append (text, "],\"text\":");
  cli_json_string (text, sentence);
  g_string_append_c (text, '}');
}

/* nonet-cli explain --why: why a cell of each puzzle cannot have a value. */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuWhy, sudoku_why_free)

/* A proof by cases that has been found is not made shorter for longer than this (µs). */
#define LONGEST_SHORTENING (2 * G_USEC_PER_SEC)

/* That a cell has a value, counted from 1. */
typedef struct
{
  guint row, column;
  const char *symbol; /* borrowed */
} Claim;

typedef struct
{
  CliProgress progress; /* first, since this is a progress for cli_progress_look (), too */
  gint64 end;           /* by the monotonic clock */
} Watch;

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

/* Reads "r1c4-8"; returns whether it is a claim. */
static gboolean
claim_parse (Claim *self, const char *text)
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
print_json (CliAnswer *answer, const Claim *claim, SudokuWhyKind kind, char **lines)
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
      cli_json_comma (answer->text);
      cli_json_string (answer->text, lines[i]);
    }
  g_string_append (answer->text, "]}\n");
}

/* Prints why a claim about the puzzle is untrue, with cells written as wanted. */
static void
answer_why (CliAnswer *answer, const Claim *claim, NonetCellStyle cells)
{
  g_autoptr (NonetPuzzle) puzzle = cli_answer_dup_puzzle (answer);
  g_autoptr (SudokuBoard) board = cli_board_of (puzzle);
  g_autoptr (SudokuWhy) why = NULL;
  g_auto (GStrv) lines = NULL;
  guint value = find_value (puzzle->alphabet, claim->symbol), order = puzzle->shape->order;
  guint cell = (claim->row - 1) * order + claim->column - 1;
  guint8 solution[SUDOKU_MAX_CELLS];
  SudokuUniqueness outlook;
  Watch watch;

  if (claim->row > order || claim->column > order || value == 0)
    {
      cli_answer_invalid (answer, _ ("the board has no such candidate"));
      return;
    }
  cli_progress_begin (&watch.progress, answer, NULL, NULL);
  watch.end = g_get_monotonic_time () + LONGEST_SHORTENING;
  outlook = sudoku_board_outlook (board, solution, cli_progress_look, &watch);
  if (sudoku_board_find_fault (board, NULL) == SUDOKU_FAULT_NONE)
    why = cli_made (
        sudoku_why_not (board, cell, value, outlook == SUDOKU_UNIQUENESS_UNIQUE, cli_progress_look, is_enough, &watch));
  if (outlook == SUDOKU_UNIQUENESS_NO_MEMORY || (why != NULL && why->kind == SUDOKU_WHY_NO_MEMORY))
    cli_made (NULL);
  cli_progress_end (&watch.progress);
  if (why == NULL)
    {
      cli_answer_no_solution (answer);
      return;
    }
  lines = cli_made (nonet_words_why (why, board, cell, value, &(NonetNotation){ puzzle->alphabet, cells }));
  if (answer->options->json)
    print_json (answer, claim, why->kind, lines);
  else
    for (guint i = 0; lines[i] != NULL; i++)
      g_string_append_printf (answer->text, "%s\n", lines[i]);
  if (why->kind >= SUDOKU_WHY_POSSIBLE)
    cli_answer_note (answer, CLI_EXIT_NO_SOLUTION);
}

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
  const SudokuTechniqueSet *techniques; /* or NULL for any */
  gint64 until;                         /* steps of a path, or CLI_NO_LIMIT */
  const Claim *claim;                   /* that is to be explained, or NULL */
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

  GHashTable *steps; /* of --all: SudokuStep by what they do, GBytes */
  guint64 n_steps;   /* printed */
  SudokuGrade grade; /* of these; at the end perhaps the puzzle's */
  guint8 solution[SUDOKU_MAX_CELLS];
} Work;

/* The sentence of a step; the chain follows, for there is no board beside it. The sentences of colours have all that is in their links. */
static char *
sentence_with_chain (const SudokuStep *step, const SudokuBoard *board, const NonetNotation *notation)
{
  g_autofree char *sentence = nonet_words_step (step, board, notation, NONET_STEP_FULL);
  g_autofree char *chain = nonet_chain_to_string (step, 0, board->shape, notation);

  if (chain == NULL || step->n_branches > 0
      || (step->technique >= SUDOKU_SIMPLE_COLOURS_TRAP && step->technique <= SUDOKU_MEDUSA))
    return g_steal_pointer (&sentence);
  return g_strdup_printf ("%s %s", sentence, chain);
}

/* Prints a step; as text "3. Naked Pair: …", its sentence or its chain. */
static void
print_step (Work *work, const SudokuStep *step)
{
  const NonetNotation notation = { work->puzzle->alphabet, work->explain->cells };
  GString *text = work->answer->text;
  gboolean first = work->n_steps++ == 0;
  g_autoptr (NonetPuzzle) example = NULL;
  g_autofree char *sentence = NULL;

  sudoku_grade_add (&work->grade, step->technique);
  switch (work->explain->format)
    {
    case FORMAT_LIBRARY:
      example = cli_step_to_puzzle (step, work->board);
      nonet_hodoku_write (example, text, NULL);
      return;
    case FORMAT_JSON:
      if (!first)
        g_string_append_c (text, ',');
      print_step_json (text, step, work->board, &notation);
      return;
    case FORMAT_EUREKA:
      sentence = nonet_words_eureka (step, work->board->shape, &notation);
      break;
    case FORMAT_TEXT:
    default:
      sentence = sentence_with_chain (step, work->board, &notation);
    }
  g_string_append_printf (text, "%" G_GUINT64_FORMAT ". %s: %s\n", work->n_steps,
                          nonet_words_technique (step->technique), sentence);
}

/* What a step does, to find it again. */
static GBytes *
key_of (const SudokuStep *step)
{
  g_autoptr (GByteArray) key = g_byte_array_new ();
  const guint32 numbers[] = { step->technique, step->n_placed };

  g_byte_array_append (key, (const guint8 *) numbers, sizeof numbers);
  g_byte_array_append (key, (const guint8 *) step->placed, step->n_placed * sizeof *step->placed);
  g_byte_array_append (key, (const guint8 *) step->removed, step->n_removed * sizeof *step->removed);
  return g_byte_array_free_to_bytes (g_steal_pointer (&key));
}

/* Whether no further step is to be printed. */
static gboolean
has_enough_steps (const Work *work)
{
  return work->explain->until != CLI_NO_LIMIT && work->n_steps >= (guint64) work->explain->until;
}

static bool
gather (const SudokuStep *step, void *data)
{
  Work *work = data;
  g_autoptr (GBytes) key = key_of (step);
  const SudokuStep *known = g_hash_table_lookup (work->steps, key);

  if (known == NULL || sudoku_step_compare (step, known) < 0)
    g_hash_table_replace (work->steps, g_steal_pointer (&key), cli_made (sudoku_step_copy (step)));
  return true;
}

/* Prints all steps that are possible, of those that do the same by the same technique the simplest: there may be millions of
 * them. */
static void
print_all (Work *work)
{
  g_autoptr (GList) steps = NULL;
  SudokuFindLimits limits;

  cli_limit_techniques (&limits, work->explain->techniques, TRUE, work->board->shape->order);
  limits.unique = work->unique;
  sudoku_finding_set_limits (work->finding, &limits);
  if (sudoku_find_steps (work->finding, work->board, gather, work) == SUDOKU_NO_MEMORY)
    cli_made (NULL);
  steps = g_list_sort (g_hash_table_get_values (work->steps), (GCompareFunc) sudoku_step_compare);
  for (GList *step = steps; step != NULL && !has_enough_steps (work); step = step->next)
    print_step (work, step->data);
  work->stuck = work->n_steps == 0;
}

static bool
print_next (const SudokuStep *step, const SudokuBoard *board, void *data)
{
  Work *work = data;

  print_step (work, step);
  return !has_enough_steps (work);
}

/* Whether "nonet-cli rate" has a grade for what was explained: for whole puzzles of 9x9 cells, by whatever techniques there are. */
static gboolean
is_rated (const Work *work)
{
  const NonetPuzzle *puzzle = work->puzzle;
  gboolean begun = puzzle->eliminated != NULL;

  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    begun = begun || puzzle->entries[cell] != 0;
  return !begun && work->unique && work->explain->techniques == NULL && sudoku_shape_is_nine (puzzle->shape);
}

/* HoDoKu has other steps at hand than those that are printed, so the puzzle's level may be another than theirs. */
static void
grade (Work *work)
{
  g_autoptr (SudokuGrid) grid = cli_answer_dup_grid (work->answer);

  if (sudoku_grade_puzzle (&work->grade, NULL, grid, work->solution, cli_progress_look, &work->progress)
      == SUDOKU_NO_MEMORY)
    cli_made (NULL);
}

static void
print_path (Work *work)
{
  SudokuFindLimits limits;
  SudokuResult result;

  cli_limit_techniques (&limits, work->explain->techniques, FALSE, work->board->shape->order);
  limits.unique = work->unique;
  sudoku_finding_set_limits (work->finding, &limits);
  result = sudoku_path_run (work->finding, work->board, NULL, print_next, work);
  if (result == SUDOKU_NO_MEMORY)
    cli_made (NULL);
  work->stuck = result == SUDOKU_EXHAUSTED && work->board->n_open > 0;
  if (is_rated (work))
    grade (work);
}

static void
print_unsolvable (Work *work)
{
  g_autoptr (SudokuGrid) values = cli_made (nonet_puzzle_dup_grid (work->puzzle, TRUE));
  const NonetNotation notation = { work->puzzle->alphabet, NONET_CELLS_WORDS };
  GString *text = work->answer->text;
  g_autofree char *reason = NULL; /* where that is simple */
  SudokuFault fault;

  if (sudoku_board_find_fault (work->board, &fault) == SUDOKU_FAULT_NONE)
    reason = cli_dup_fault (values, work->puzzle->alphabet);
  else
    reason = nonet_fault_to_string (&fault, work->puzzle->shape, &notation);
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

  if (work->board->n_open == 0 && work->board->shape->n_rules > 0)
    g_string_append (text, _ ("Solved. Only standard 9×9 boards are rated."));
  else if (work->board->n_open == 0)
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
    {
      g_string_append_c (text, ']');
      if (!work->explain->all)
        g_string_append_printf (text, ",\"solved\":%s", work->board->n_open == 0 ? "true" : "false");
      if (!work->explain->all && work->board->shape->n_rules == 0)
        g_string_append_printf (text, ",\"hodoku\":{\"level\":\"%s\",\"score\":%u}",
                                sudoku_level_id (sudoku_grade_level (&work->grade)), work->grade.score);
      g_string_append (text, "}\n");
    }
}

static SudokuUniqueness
begin (Work *work)
{
  SudokuUniqueness outlook;

  work->board = cli_board_of (work->puzzle);
  work->finding = cli_made (sudoku_finding_new (work->puzzle->shape));
  work->steps = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref,
                                       (GDestroyNotify) sudoku_step_free);
  outlook = sudoku_board_outlook (work->board, work->solution, cli_progress_look, &work->progress);
  work->unique = outlook == SUDOKU_UNIQUENESS_UNIQUE;
  sudoku_finding_set_cancel (work->finding, cli_progress_look, &work->progress);
  return outlook;
}

static void
end (Work *work)
{
  sudoku_board_free (work->board);
  sudoku_finding_free (work->finding);
  g_hash_table_unref (work->steps);
}

static void
answer (CliAnswer *answer, gpointer data)
{
  g_autoptr (NonetPuzzle) puzzle = cli_answer_dup_puzzle (answer);
  g_autoptr (GError) error = NULL;
  Work work = { .answer = answer, .explain = data, .puzzle = puzzle };

  if (work.explain->claim != NULL)
    {
      answer_why (answer, work.explain->claim, work.explain->cells);
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
    case SUDOKU_UNIQUENESS_NONE:
      print_unsolvable (&work);
      break;
    case SUDOKU_UNIQUENESS_NO_MEMORY:
      cli_made (NULL);
      break;
    case SUDOKU_UNIQUENESS_UNIQUE:
    case SUDOKU_UNIQUENESS_SEVERAL:
    case SUDOKU_UNIQUENESS_CANCELLED: /* cli_progress_look () does not */
    default:
      print_steps (&work);
    }
  cli_progress_end (&work.progress);
  end (&work);
}

int
cli_explain (int argc, char **argv)
{
  char *format = NULL, *names = NULL, *why = NULL, *cells = NULL;
  SudokuTechniqueSet techniques;
  Explain explain = { .until = CLI_NO_LIMIT };
  Claim claim;
  CliTask task = { .keep_details = TRUE, .answer = answer, .data = &explain };
  const GOptionEntry entries[] = {
    { "all", 'a', 0, G_OPTION_ARG_NONE, &explain.all, N_ ("Print all steps that are possible now"), NULL },
    { "technique", 't', CLI_CHOICES, G_OPTION_ARG_STRING, &names, N_ ("Use only these techniques, and singles"),
      N_ ("NAME,…") },
    { "until", 'n', 0, G_OPTION_ARG_INT64, &explain.until, N_ ("Print at most N steps of each puzzle"), "N" },
    { "why", 'w', 0, G_OPTION_ARG_STRING, &why, N_ ("Print instead why a cell cannot have a value"), N_ ("r1c4-8") },
    { "format", 'f', CLI_CHOICES, G_OPTION_ARG_STRING, &format,
      N_ ("Print steps as “text”, “eureka”, “library” or “json” (default: text)"), N_ ("FORMAT") },
    { "cells", 'c', CLI_CHOICES, G_OPTION_ARG_STRING, &cells,
      N_ ("Write cells as “r1c3”, “a3” or “words” (default: r1c3)"), N_ ("STYLE") },
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
  if (names != NULL && !cli_techniques_parse (names, &techniques))
    return CLI_EXIT_BAD;
  if (why != NULL && !claim_parse (&claim, why))
    return cli_usage_error (_ ("--why must be a cell and a value, as in r1c4-8, not “%s”"), why);
  if (options.json)
    explain.format = FORMAT_JSON;
  options.json = explain.format == FORMAT_JSON;
  explain.techniques = names != NULL ? &techniques : NULL;
  explain.claim = why != NULL ? &claim : NULL;
  task.apart = explain.format == FORMAT_LIBRARY;
  task.spaced = explain.format == FORMAT_TEXT || explain.format == FORMAT_EUREKA;
  return cli_run (&options, &task);
}

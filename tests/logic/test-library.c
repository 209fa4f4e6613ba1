/* HoDoKu's regression library: of each case all steps of its technique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A case is *found* if a step has all of its result, and perhaps more; or, since one chain is reported for each result and some are
 * parts of several, if steps of any techniques have it between them. Each step has to be proved by its own reason.
 *
 *   NONET_CORPUS=… test-library [--code=0901] [--verbose]
 */
#include "library-case.h"

#include "../corpus.h"

/* What the 556 cases of the library that is at hand have to reach. */
#define LEAST_FOUND 556

static char *only_code;
static gboolean verbose;

typedef struct
{
  const LibraryCase *item;
  bool whole;      /* a step has all of its result */
  guint64 removed; /* which of its results some step has, a bit each */
  guint64 placed;
  unsigned steps; /* that were looked at */
  unsigned unproved;
  SudokuProof *proof;
} Outcome;

static void
print_step (const SudokuStep *step, const char *note)
{
  g_autoptr (GString) text = g_string_new (note);

  g_string_append_printf (text, " variant %u length %u digits ", step->variant, step->length);
  for (SudokuSet set = step->values; set != 0; set &= set - 1)
    g_string_append_printf (text, "%u", sudoku_set_first (set));
  for (unsigned kind = 0; kind < 2; kind++)
    {
      g_string_append (text, kind == 0 ? " removes" : " places");
      for (unsigned i = 0; i < (kind == 0 ? step->n_removed : step->n_placed); i++)
        {
          SudokuCandidate candidate = (kind == 0 ? step->removed : step->placed)[i];

          g_string_append_printf (text, " %u%u%u", candidate % 9 + 1, candidate / 81 + 1, candidate / 9 % 9 + 1);
        }
    }
  g_print ("#   %s\n", text->str);
}

/* Whether a step removes a candidate, or places another value in its cell. */
static bool
excludes (const SudokuStep *step, const SudokuShape *shape, SudokuCandidate candidate)
{
  for (unsigned i = 0; i < step->n_removed; i++)
    if (step->removed[i] == candidate)
      return true;
  for (unsigned i = 0; i < step->n_placed; i++)
    if (step->placed[i] != candidate
        && sudoku_candidate_cell (shape, step->placed[i]) == sudoku_candidate_cell (shape, candidate))
      return true;
  return false;
}

static bool
places (const SudokuStep *step, SudokuCandidate candidate)
{
  for (unsigned i = 0; i < step->n_placed; i++)
    if (step->placed[i] == candidate)
      return true;
  return false;
}

/* Which of the results of the case a step has, a bit each. */
static void
compare (const LibraryCase *item, const SudokuStep *step, guint64 *removed, guint64 *placed)
{
  *removed = *placed = 0;
  for (unsigned i = 0; i < item->removed->len; i++)
    if (excludes (step, item->board->shape, g_array_index (item->removed, SudokuCandidate, i)))
      *removed |= G_GUINT64_CONSTANT (1) << i;
  for (unsigned i = 0; i < item->placed->len; i++)
    if (places (step, g_array_index (item->placed, SudokuCandidate, i)))
      *placed |= G_GUINT64_CONSTANT (1) << i;
}

static guint64
first_bits (unsigned n)
{
  g_assert_cmpuint (n, <, 64);
  return (G_GUINT64_CONSTANT (1) << n) - 1;
}

static bool
is_all (const LibraryCase *item, guint64 removed, guint64 placed)
{
  return removed == first_bits (item->removed->len) && placed == first_bits (item->placed->len);
}

static bool
compare_step (const SudokuStep *step, void *data)
{
  Outcome *outcome = data;
  guint64 removed, placed;

  if (!sudoku_proof_check (outcome->proof, step, outcome->item->board, NULL))
    {
      outcome->unproved++;
      print_step (step, "NOT PROVED:");
    }
  outcome->steps++;
  compare (outcome->item, step, &removed, &placed);
  outcome->whole |= is_all (outcome->item, removed, placed);
  outcome->removed |= removed;
  outcome->placed |= placed;
  if (verbose)
    print_step (step, is_all (outcome->item, removed, placed) ? "=" : "");
  return true;
}

static bool
is_found (const Outcome *outcome)
{
  return outcome->whole || is_all (outcome->item, outcome->removed, outcome->placed);
}

static void
look_for (const LibraryCase *item, SudokuTechnique technique, Outcome *outcome)
{
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (item->board->shape);
  SudokuFindLimits limits;

  library_case_limit (item->board->shape, technique, &limits);
  sudoku_finding_set_limits (finding, &limits);
  g_assert_cmpint (sudoku_find_steps (finding, item->board, compare_step, outcome), ==, SUDOKU_EXHAUSTED);
}

static Outcome
try_case (const LibraryCase *item)
{
  Outcome outcome = { .item = item, .proof = sudoku_proof_new (item->board->shape) };

  if (verbose)
    g_print ("# %s\n", item->line);
  look_for (item, item->technique, &outcome);
  for (SudokuTechnique i = 0; i < SUDOKU_BRUTE_FORCE && !item->must_fail && !is_found (&outcome); i++)
    look_for (item, i, &outcome);
  sudoku_proof_free (outcome.proof);
  return outcome;
}

static void
test_library (void)
{
  g_auto (GStrv) lines = corpus_lines ("logic/hodoku-reglib.txt");
  unsigned cases = 0, found = 0, whole = 0, unproved = 0;

  if (lines == NULL)
    return;
  for (unsigned i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (LibraryCase) item = library_case_new (g_strchomp (lines[i]));
      Outcome outcome;

      if (item == NULL || (only_code != NULL && !g_str_has_prefix (item->code, only_code)))
        continue;
      outcome = try_case (item);
      cases++;
      found += item->must_fail ? outcome.steps == 0 : is_found (&outcome);
      whole += item->must_fail ? outcome.steps == 0 : outcome.whole;
      unproved += outcome.unproved;
      if (!outcome.whole && !item->must_fail)
        g_print ("# %s: %s\n# %s\n", item->code, is_found (&outcome) ? "found in parts" : "NOT FOUND", item->line);
    }
  g_print ("# %u cases, %u found, %u of them in one step; %u steps not proved\n", cases, found, whole, unproved);
  g_assert_cmpuint (unproved, ==, 0);
  if (only_code == NULL)
    g_assert_cmpuint (found, >=, LEAST_FOUND);
}

int
main (int argc, char **argv)
{
  const GOptionEntry entries[] = {
    { "code", 0, 0, G_OPTION_ARG_STRING, &only_code, "Only cases whose code begins like this", "CODE" },
    { "verbose", 0, 0, G_OPTION_ARG_NONE, &verbose, "Print the steps of each case", NULL },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (GOptionContext) options = g_option_context_new (NULL);

  g_option_context_add_main_entries (options, entries, NULL);
  g_option_context_set_ignore_unknown_options (options, TRUE);
  if (!g_option_context_parse (options, &argc, &argv, NULL))
    return 2;
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/logic/library", test_library);
  return g_test_run ();
}

/* HoDoKu's regression library: of each case all steps of its technique, compared as HoDoKu's own RegressionTester does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A case is *found* if some step has exactly its result. It is *exact* if there is a step with its code and digits, and
 * each of those has exactly its result; of codes with a length, the shortest has that length. A case that must fail has no
 * step at all. And each step has to be proved by its own reason.
 *
 *   NONET_CORPUS=… test-library [--code=0901] [--verbose]
 */
#include <string.h>

#include "library-case.h"
#include "tests/logic/proof.h"

/* What the 556 cases of the library that is at hand have to reach. */
#define LEAST_FOUND 556
#define LEAST_EXACT 556

static char *only_code;
static gboolean verbose;

typedef struct
{
  const LibraryCase *item;
  unsigned steps;    /* with its code, digits aside */
  unsigned compared; /* with its code and digits */
  bool found;
  bool differs;      /* one of those compared has another result */
  unsigned shortest; /* length of those with its result */
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

static bool
same_list (const GArray *list, const SudokuCandidate *candidates, unsigned n)
{
  return list->len == n && (n == 0 || memcmp (list->data, candidates, n * sizeof *candidates) == 0);
}

static bool
compare_step (const SudokuStep *step, void *data)
{
  Outcome *outcome = data;
  const LibraryCase *item = outcome->item;
  bool same = same_list (item->removed, step->removed, step->n_removed)
              && same_list (item->placed, step->placed, step->n_placed);

  if (!sudoku_proof_check (outcome->proof, step, item->board, NULL))
    {
      outcome->unproved++;
      print_step (step, "NOT PROVED:");
    }
  if (step->siamese != item->siamese)
    return true;
  outcome->steps++;
  outcome->found |= same;
  if (step->values != item->digits)
    return true;
  outcome->compared++;
  outcome->differs |= !same;
  if (same && step->length < outcome->shortest)
    outcome->shortest = step->length;
  if (verbose)
    print_step (step, same ? "=" : "differs:");
  return true;
}

static Outcome
try_case (const LibraryCase *item)
{
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (item->board->shape);
  Outcome outcome = { .item = item, .shortest = UINT_MAX, .proof = sudoku_proof_new (item->board->shape) };
  SudokuFindLimits limits;

  sudoku_limits_init_hodoku (&limits, item->technique, item->variant, item->siamese);
  sudoku_finding_set_limits (finding, &limits);
  if (verbose)
    g_print ("# %s\n", item->line);
  g_assert_cmpint (sudoku_find_steps (finding, item->board, compare_step, &outcome), ==, SUDOKU_FIND_DONE);
  sudoku_proof_free (outcome.proof);
  return outcome;
}

static bool
is_exact (const Outcome *outcome)
{
  const LibraryCase *item = outcome->item;

  if (item->must_fail)
    return outcome->steps == 0;
  return outcome->compared > 0 && !outcome->differs && (item->length == 0 || outcome->shortest == item->length);
}

static void
test_library (void)
{
  const char *corpus = g_getenv ("NONET_CORPUS");
  g_autofree char *path = corpus == NULL ? NULL : g_build_filename (corpus, "logic", "hodoku-reglib.txt", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  unsigned cases = 0, found = 0, exact = 0, unproved = 0;

  if (path == NULL || *corpus == '\0' || !g_file_get_contents (path, &text, NULL, NULL))
    {
      g_test_skip ("NONET_CORPUS has no logic/hodoku-reglib.txt");
      return;
    }
  lines = g_strsplit (text, "\n", -1);
  for (unsigned i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (LibraryCase) item = library_case_new (g_strchomp (lines[i]));
      Outcome outcome;

      if (item == NULL || (only_code != NULL && !g_str_has_prefix (item->code, only_code)))
        continue;
      outcome = try_case (item);
      cases++;
      found += item->must_fail ? outcome.steps == 0 : outcome.found;
      exact += is_exact (&outcome);
      unproved += outcome.unproved;
      if (!is_exact (&outcome))
        g_print ("# %s: %s, %u steps of %u with these digits, length %d\n# %s\n", item->code,
                 outcome.found ? "found" : "NOT FOUND", outcome.compared, outcome.steps, (int) outcome.shortest,
                 item->line);
    }
  g_print ("# %u cases, %u found, %u exact; %u steps not proved\n", cases, found, exact, unproved);
  g_assert_cmpuint (unproved, ==, 0);
  if (only_code == NULL)
    {
      g_assert_cmpuint (found, >=, LEAST_FOUND);
      g_assert_cmpuint (exact, >=, LEAST_EXACT);
    }
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

/* What is said of the steps of HoDoKu's library, from the folder NONET_CORPUS: every message is filled with what finders
 * really say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * With the argument --show, an example of each technique is printed.
 */
#include <string.h>

#include "formats/alphabet.h"
#include "tests/corpus.h"
#include "tests/logic/library-case.h"
#include "words/steps/step-text.h"

static gboolean show;

typedef struct
{
  const LibraryCase *item;
  const NonetNotation *notation;
  guint steps;   /* of the case */
  guint general; /* steps whose sentence says no more than their result */
  gboolean *shown;
} Says;

/* Whether the sentence is one of those for any technique, "So r1c3 = 5." */
static gboolean
is_general (const char *sentence)
{
  return g_str_has_prefix (sentence, "So ");
}

static bool
check_step (const SudokuStep *step, void *data)
{
  Says *says = data;
  const SudokuBoard *board = says->item->board;
  g_autofree char *eureka = nonet_words_eureka (step, board->shape, says->notation);
  g_autofree char *brief = nonet_words_step_short (step, board, says->notation);
  gboolean print = show && !says->shown[step->technique];

  says->steps++;
  says->shown[step->technique] = TRUE;
  for (NonetStepStage stage = NONET_STEP_VAGUE; stage <= NONET_STEP_FULL; stage++)
    {
      g_autofree char *sentence = nonet_words_step (step, board, says->notation, stage);

      g_assert_nonnull (sentence);
      g_assert_null (strpbrk (sentence, "{}"));
      if (stage == NONET_STEP_FULL && is_general (sentence))
        {
          says->general++;
          g_test_message ("%s", sentence);
        }
      if (print)
        g_print ("# %s\n", sentence);
    }
  g_assert_cmpstr (eureka, !=, "");
  g_assert_nonnull (brief);
  g_assert_cmpuint (strlen (brief), >, 0);
  if (print)
    g_print ("# %s\n# %s\n#\n", eureka, brief);
  return says->steps < 20;
}

static void
test_every_case_is_explained (void)
{
  g_auto (GStrv) lines = corpus_lines ("logic/hodoku-reglib.txt");
  g_autoptr (NonetAlphabet) alphabet = nonet_alphabet_new_usual (9);
  const NonetNotation notation = { alphabet, NONET_CELLS_RC };
  gboolean shown[SUDOKU_N_TECHNIQUES] = { FALSE };
  guint explained = 0, general = 0;

  if (lines == NULL)
    return;
  for (char **line = lines; *line != NULL; line++)
    {
      g_autoptr (LibraryCase) item = library_case_new (g_strchomp (*line));
      g_autoptr (SudokuFinding) finding = NULL;
      Says says = { .item = item, .notation = &notation, .shown = shown };
      SudokuFindLimits limits;

      if (item == NULL || item->must_fail)
        continue;
      finding = sudoku_finding_new (item->board->shape);
      library_case_limit (item->board->shape, item->technique, &limits);
      sudoku_finding_set_limits (finding, &limits);
      sudoku_find_steps (finding, item->board, check_step, &says);
      explained += says.steps > 0;
      general += says.general;
    }
  g_test_message ("%u cases explained, %u steps only in general", explained, general);
  g_assert_cmpuint (explained, >, 0);
  g_assert_cmpuint (general, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  show = argc > 1 && g_str_equal (argv[1], "--show");
  g_test_add_func ("/step-library/every_case_is_explained", test_every_case_is_explained);
  return g_test_run ();
}

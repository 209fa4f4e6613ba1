/* Steps as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "step-texts.h"

void
step_texts_count (GHashTable *counts, char *text)
{
  g_hash_table_replace (counts, text, GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (counts, text)) + 1));
}

static void
append_candidates (GString *text, const char *before, const SudokuCandidate *candidate, unsigned n, unsigned order)
{
  for (unsigned i = 0; i < n; i++)
    g_string_append_printf (text, "%sr%uc%u=%u", i == 0 ? before : " ", candidate[i] / order / order + 1,
                            candidate[i] / order % order + 1, candidate[i] % order + 1);
}

static bool
note_step (const SudokuStep *step, void *data)
{
  StepTexts *found = data;
  GString *text = g_string_new (sudoku_technique_info (step->technique)->id);

  g_string_append_printf (text, " %" G_GINT64_MODIFIER "x:", (guint64) step->values);
  append_candidates (text, " ", step->placed, step->n_placed, found->order);
  append_candidates (text, " not ", step->removed, step->n_removed, found->order);
  g_string_append_printf (found->texts, "%s\n", text->str);
  step_texts_count (found->counts, g_string_free (text, FALSE));
  return true;
}

void
step_texts_find (StepTexts *found,
                 const SudokuBoard *board,
                 SudokuTechnique first,
                 SudokuTechnique last,
                 const SudokuFindLimits *limits)
{
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (board->shape);
  SudokuFindLimits own;

  *found = (StepTexts){ board->shape->order, g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
                        g_string_new (NULL) };
  sudoku_limits_init (&own, board->shape->order);
  if (limits != NULL)
    own = *limits;
  own.techniques = (SudokuTechniqueSet){ { 0 } };
  for (SudokuTechnique i = first; i <= last; i++)
    sudoku_technique_set_add (&own.techniques, i);
  sudoku_finding_set_limits (finding, &own);
  g_assert_cmpint (sudoku_find_steps (finding, board, note_step, found), ==, SUDOKU_FIND_DONE);
}

void
step_texts_clear (StepTexts *found)
{
  g_hash_table_unref (found->counts);
  g_string_free (found->texts, TRUE);
}

void
assert_step_texts (const SudokuBoard *board, SudokuTechnique technique, const char *expected)
{
  StepTexts found;

  step_texts_find (&found, board, technique, technique, NULL);
  g_assert_cmpstr (found.texts->str, ==, expected);
  step_texts_clear (&found);
}

void
assert_step_texts_within (GHashTable *a, GHashTable *b, const char *what)
{
  GHashTableIter iter;
  gpointer text;

  g_hash_table_iter_init (&iter, a);
  while (g_hash_table_iter_next (&iter, &text, NULL))
    if (!g_hash_table_contains (b, text))
      g_error ("%s: %s", what, (const char *) text);
}

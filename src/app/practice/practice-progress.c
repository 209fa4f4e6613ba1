/* Progress of practice, in the settings: for the id of each technique four numbers, tried and done of either kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/practice/practice-progress.h"

#include <string.h>

#include "words/steps/technique-text.h"

#define KEY "practice-progress"
#define N_KINDS 2

static void
read_scores (GSettings *settings, SudokuTechnique technique, NonetPracticeScore *scores)
{
  g_autoptr (GVariant) all = g_settings_get_value (settings, KEY);

  memset (scores, 0, N_KINDS * sizeof *scores);
  g_variant_lookup (all, sudoku_technique_info (technique)->id, "(uuuu)", &scores[0].tried, &scores[0].done,
                    &scores[1].tried, &scores[1].done);
}

NonetPracticeScore
nonet_practice_get_score (GSettings *settings, NonetPracticeKind kind, SudokuTechnique technique)
{
  NonetPracticeScore scores[N_KINDS];

  read_scores (settings, technique, scores);
  return scores[kind];
}

void
nonet_practice_count (GSettings *settings, NonetPracticeKind kind, SudokuTechnique technique, gboolean done)
{
  g_autoptr (GVariant) all = g_settings_get_value (settings, KEY);
  GVariantBuilder builder;
  GVariantIter iter;
  const char *id;
  GVariant *old;
  NonetPracticeScore scores[N_KINDS];

  read_scores (settings, technique, scores);
  scores[kind].tried++;
  scores[kind].done += done;
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{s(uuuu)}"));
  g_variant_iter_init (&iter, all);
  while (g_variant_iter_loop (&iter, "{&s@(uuuu)}", &id, &old))
    if (!g_str_equal (id, sudoku_technique_info (technique)->id))
      g_variant_builder_add (&builder, "{s@(uuuu)}", id, old);
  g_variant_builder_add (&builder, "{s(uuuu)}", sudoku_technique_info (technique)->id, scores[0].tried, scores[0].done,
                         scores[1].tried, scores[1].done);
  g_settings_set_value (settings, KEY, g_variant_builder_end (&builder));
}

void
nonet_practice_reset (GSettings *settings)
{
  g_settings_reset (settings, KEY);
}

NonetPracticeScore
nonet_practice_get_sum (GSettings *settings, NonetPracticeKind kind, const SudokuTechniqueSet *techniques)
{
  NonetPracticeScore sum = { 0 };

  for (SudokuTechnique technique = 0; technique < SUDOKU_BRUTE_FORCE; technique++)
    if (sudoku_technique_set_has (techniques, technique))
      {
        NonetPracticeScore score = nonet_practice_get_score (settings, kind, technique);

        sum.tried += score.tried;
        sum.done += score.done;
      }
  return sum;
}

static SudokuTechniqueSet
set_of_family (NonetTechniqueFamily family)
{
  SudokuTechniqueSet set = { { 0 } };

  for (SudokuTechnique i = 0; i < SUDOKU_BRUTE_FORCE; i++)
    if (nonet_technique_family (i) == family)
      sudoku_technique_set_add (&set, i);
  return set;
}

/* Those that were found or named at least once, or else the singles. */
static SudokuTechniqueSet
get_known (GSettings *settings)
{
  SudokuTechniqueSet known = { { 0 } };
  gboolean any = FALSE;

  for (SudokuTechnique technique = 0; technique < SUDOKU_BRUTE_FORCE; technique++)
    {
      NonetPracticeScore scores[N_KINDS];

      read_scores (settings, technique, scores);
      if (scores[0].done + scores[1].done == 0)
        continue;
      sudoku_technique_set_add (&known, technique);
      any = TRUE;
    }
  return any ? known : set_of_family (NONET_FAMILY_SINGLES);
}

SudokuTechniqueSet
nonet_practice_get_wanted (GSettings *settings, NonetPracticeKind kind, SudokuTechnique technique)
{
  SudokuTechniqueSet set = { { 0 } };

  if (technique >= SUDOKU_N_TECHNIQUES)
    return get_known (settings);
  if (kind == NONET_PRACTICE_NAME)
    return set_of_family (nonet_technique_family (technique));
  sudoku_technique_set_add (&set, technique);
  return set;
}

/* Progress of practice, in the settings: for the id of each technique how often it was tried and found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/practice/practice-progress.h"

#include "words/steps/technique-text.h"

#define KEY "practice-progress"

/* The other two numbers are those of exercises that are no longer offered. */
#define TYPE "(uuuu)"

NonetPracticeScore
nonet_practice_get_score (GSettings *settings, SudokuTechnique technique)
{
  g_autoptr (GVariant) all = g_settings_get_value (settings, KEY);
  NonetPracticeScore score = { 0 };

  g_variant_lookup (all, sudoku_technique_info (technique)->id, TYPE, &score.tried, &score.done, NULL, NULL);
  return score;
}

void
nonet_practice_count (GSettings *settings, SudokuTechnique technique, gboolean done)
{
  g_autoptr (GVariant) all = g_settings_get_value (settings, KEY);
  NonetPracticeScore score = nonet_practice_get_score (settings, technique);
  GVariantBuilder builder;
  GVariantIter iter;
  const char *id;
  GVariant *old;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{s" TYPE "}"));
  g_variant_iter_init (&iter, all);
  while (g_variant_iter_loop (&iter, "{&s@" TYPE "}", &id, &old))
    if (!g_str_equal (id, sudoku_technique_info (technique)->id))
      g_variant_builder_add (&builder, "{s@" TYPE "}", id, old);
  g_variant_builder_add (&builder, "{s" TYPE "}", sudoku_technique_info (technique)->id, score.tried + 1,
                         score.done + (done ? 1 : 0), 0, 0);
  g_settings_set_value (settings, KEY, g_variant_builder_end (&builder));
}

void
nonet_practice_reset (GSettings *settings)
{
  g_settings_reset (settings, KEY);
}

NonetPracticeScore
nonet_practice_get_sum (GSettings *settings, const SudokuTechniqueSet *techniques)
{
  NonetPracticeScore sum = { 0 };

  for (SudokuTechnique technique = 0; technique < SUDOKU_BRUTE_FORCE; technique++)
    if (sudoku_technique_set_has (techniques, technique))
      {
        NonetPracticeScore score = nonet_practice_get_score (settings, technique);

        sum.tried += score.tried;
        sum.done += score.done;
      }
  return sum;
}

/* Those that were found at least once, or else the singles. */
static SudokuTechniqueSet
get_known (GSettings *settings)
{
  SudokuTechniqueSet known = { { 0 } }, singles = { { 0 } };
  gboolean any = FALSE;

  for (SudokuTechnique technique = 0; technique < SUDOKU_BRUTE_FORCE; technique++)
    {
      if (nonet_technique_family (technique) == NONET_FAMILY_SINGLES)
        sudoku_technique_set_add (&singles, technique);
      if (nonet_practice_get_score (settings, technique).done == 0)
        continue;
      sudoku_technique_set_add (&known, technique);
      any = TRUE;
    }
  return any ? known : singles;
}

SudokuTechniqueSet
nonet_practice_get_wanted (GSettings *settings, SudokuTechnique technique)
{
  SudokuTechniqueSet set = { { 0 } };

  if (technique >= SUDOKU_N_TECHNIQUES)
    return get_known (settings);
  sudoku_technique_set_add (&set, technique);
  return set;
}

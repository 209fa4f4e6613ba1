/* Sentences for who practises.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/practice/practice-text.h"

#include <glib/gi18n.h>

#include "words/notation.h"

char *
nonet_practice_task (NonetPracticeKind kind, NonetFoundStep *exercise)
{
  const SudokuStep *step = nonet_found_step_get_step (exercise);
  const char *name = nonet_words_technique (step->technique);

  if (kind == NONET_PRACTICE_NAME)
    return g_strdup (_ ("Which technique is this?"));
  if (step->n_placed > 0)
    /* Translators: what is to be found; %s is a technique such as Hidden Single. */
    return g_strdup_printf (_ ("%s: enter the value that follows."), name);
  /* Translators: what is to be found; %s is a technique such as X-Wing. */
  return g_strdup_printf (_ ("%s: strike out what it removes."), name);
}

static char *
describe_right (const NonetAnswer *answer, const NonetNotation *notation)
{
  const SudokuStep *step = nonet_found_step_get_step (answer->step);
  g_autofree char *sentence =
      nonet_words_step (step, nonet_found_step_get_position (answer->step)->board, notation, NONET_STEP_FULL);

  /* Translators: the answer is right; %s is a sentence that says why. */
  return g_strdup_printf (_ ("Right. %s"), sentence);
}

static char *
describe_other (const NonetAnswer *answer, const char *name)
{
  const char *other =
      answer->step != NULL ? nonet_words_technique (nonet_found_step_get_step (answer->step)->technique) : NULL;

  if (answer->has_whole && other != NULL)
    /* Translators: the first %s is the technique that is practised, the second another one. */
    return g_strdup_printf (_ ("All of this is true, and it includes the %s. The rest follows for another reason: %s."),
                            name, other);
  if (answer->has_whole)
    return g_strdup_printf (_ ("All of this is true, and it includes the %s. The rest follows for another reason."),
                            name);
  if (other != NULL)
    /* Translators: the first %s is another technique than the second, which is practised. */
    return g_strdup_printf (_ ("True, but for another reason: %s. Look for the %s."), other, name);
  return g_strdup_printf (_ ("True, but for another reason. Look for the %s."), name);
}

char *
nonet_practice_describe_answer (const NonetAnswer *answer, NonetFoundStep *exercise, const NonetNotation *notation)
{
  const SudokuStep *step = nonet_found_step_get_step (exercise);

  switch (answer->kind)
    {
    case NONET_ANSWER_RIGHT:
      return describe_right (answer, notation);
    case NONET_ANSWER_PARTLY:
      return g_strdup_printf (
          ngettext ("Partly right: %u result is missing.", "Partly right: %u results are missing.", answer->n_missing),
          answer->n_missing);
    case NONET_ANSWER_OTHER:
      return describe_other (answer, nonet_words_technique (step->technique));
    case NONET_ANSWER_WRONG:
      return g_strdup_printf (ngettext ("Wrong: %u of your changes contradicts the solution.",
                                        "Wrong: %u of your changes contradict the solution.", answer->n_wrong),
                              answer->n_wrong);
    case NONET_ANSWER_EMPTY:
    default:
      if (step->n_placed > 0)
        return g_strdup (_ ("Enter a value first."));
      return g_strdup (_ ("Strike out a candidate first."));
    }
}

char *
nonet_practice_describe_wrong (const NonetAnswer *answer, NonetFoundStep *exercise, const NonetNotation *notation)
{
  const SudokuShape *shape = nonet_found_step_get_position (exercise)->board->shape;
  g_autofree char *candidates = nonet_candidates_to_string (answer->wrong, answer->n_wrong, shape, notation);

  /* Translators: %s is a list such as "7 in r1c37". */
  return g_strdup_printf (_ ("Look again at %s."), candidates);
}

char *
nonet_practice_describe_score (NonetPracticeKind kind, NonetPracticeScore score)
{
  if (score.tried == 0)
    return g_strdup (_ ("Not tried yet"));
  if (kind == NONET_PRACTICE_NAME)
    /* Translators: how often a technique was named, of how often it was asked for. */
    return g_strdup_printf (_ ("%u of %u named"), score.done, score.tried);
  /* Translators: how often a technique was found, of how often it was tried. */
  return g_strdup_printf (_ ("%u of %u found"), score.done, score.tried);
}

/* Ratings in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/steps/rating.h"

#include <glib/gi18n-lib.h>

/* What ER is if no technique has a step. */
#define BEYOND 200

char *
nonet_words_rating (const SudokuRating *rating)
{
  if (rating->er >= BEYOND)
    /* Translators: no technique of the scale (%s is SE, Sudoku Explainer) solves the puzzle. */
    return g_strdup_printf (_ ("beyond %s"), "SE");
  return g_strdup_printf ("SE %u.%u", rating->er / 10, rating->er % 10);
}

char *
nonet_words_ratings (const SudokuRating *rating)
{
  return g_strdup_printf ("ER %u.%u · EP %u.%u · ED %u.%u (SE 1.2.1)", rating->er / 10, rating->er % 10,
                          rating->ep / 10, rating->ep % 10, rating->ed / 10, rating->ed % 10);
}

char *
nonet_words_step_rating (const SudokuStep *step)
{
  guint tenths = sudoku_step_tenths (step), score = sudoku_technique_info (step->technique)->score;

  if (tenths == 0)
    /* Translators: how hard a step is, as the program HoDoKu counts it. */
    return g_strdup_printf (_ ("HoDoKu %u"), score);
  /* Translators: how hard a step is, as the programs Sudoku Explainer and HoDoKu rate it. */
  return g_strdup_printf (_ ("SE %u.%u · HoDoKu %u"), tenths / 10, tenths % 10, score);
}

/* How far somebody is who practises: of each technique, how often it was tried, and how often found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "logic/technique.h"

G_BEGIN_DECLS

typedef struct
{
  guint tried, done;
} NonetPracticeScore;

/* The score of a technique, as the settings have it. */
NonetPracticeScore nonet_practice_get_score (GSettings *settings, SudokuTechnique technique);

/* Counts one more exercise. */
void nonet_practice_count (GSettings *settings, SudokuTechnique technique, gboolean done);

/* Forgets all scores. */
void nonet_practice_reset (GSettings *settings);

/* The sum of the scores of some techniques. */
NonetPracticeScore nonet_practice_get_sum (GSettings *settings, const SudokuTechniqueSet *techniques);

/* What exercises are about for somebody who practises a technique, or any (SUDOKU_N_TECHNIQUES): those that were found at least
 * once, or at first the singles. */
SudokuTechniqueSet nonet_practice_get_wanted (GSettings *settings, SudokuTechnique technique);

G_END_DECLS

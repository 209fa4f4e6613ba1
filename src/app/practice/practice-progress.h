/* How far somebody is who practises: of each technique, how often it was tried, and how often found or named.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "logic/technique.h"

G_BEGIN_DECLS

typedef enum
{
  NONET_PRACTICE_FIND, /* a position is given, and a step of the technique is to be found */
  NONET_PRACTICE_NAME  /* a pattern is shown, and its name is to be chosen */
} NonetPracticeKind;

typedef struct
{
  guint tried, done;
} NonetPracticeScore;

/* The score of a technique, as the settings have it. */
NonetPracticeScore nonet_practice_get_score (GSettings *settings, NonetPracticeKind kind, SudokuTechnique technique);

/* Counts one more exercise. */
void nonet_practice_count (GSettings *settings, NonetPracticeKind kind, SudokuTechnique technique, gboolean done);

/* Forgets all scores. */
void nonet_practice_reset (GSettings *settings);

/* The sum of the scores of some techniques. */
NonetPracticeScore nonet_practice_get_sum (GSettings *settings,
                                           NonetPracticeKind kind,
                                           const SudokuTechniqueSet *techniques);

/* What exercises are about for somebody who practises a technique, or any (SUDOKU_N_TECHNIQUES): those that were found or named
 * at least once, or at first the singles. A name is asked for among those of the technique's family. */
SudokuTechniqueSet nonet_practice_get_wanted (GSettings *settings, NonetPracticeKind kind, SudokuTechnique technique);

G_END_DECLS

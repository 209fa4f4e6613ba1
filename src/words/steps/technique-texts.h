/* The table of the texts on techniques, to be translated and filled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "words/steps/technique-text.h"

typedef struct
{
  NonetTechniqueFamily family;
  const char *other_names; /* in English, or NULL */
  const char *what;        /* may have {size} in it */
  const char *why;
  const char *search;
} NonetTechniqueText;

extern const NonetTechniqueText nonet_technique_texts[SUDOKU_N_TECHNIQUES];

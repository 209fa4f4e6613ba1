/* Techniques in words: their names, and the texts of their pages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "logic/technique.h"

typedef enum
{
  NONET_FAMILY_SINGLES,
  NONET_FAMILY_RULES,
  NONET_FAMILY_LOCKED,
  NONET_FAMILY_SUBSETS,
  NONET_FAMILY_FISH,
  NONET_FAMILY_FINS,
  NONET_FAMILY_DIGIT,
  NONET_FAMILY_WINGS,
  NONET_FAMILY_UNIQUE,
  NONET_FAMILY_COLOURS,
  NONET_FAMILY_CHAINS,
  NONET_FAMILY_SETS,
  NONET_FAMILY_FRANKEN,
  NONET_FAMILY_FORCING,
  NONET_FAMILY_LAST,
  NONET_N_FAMILIES
} NonetTechniqueFamily;

/* The family of a technique. Within a family the order is that of SudokuTechnique. */
NonetTechniqueFamily nonet_technique_family (SudokuTechnique technique);

/* The name of a family, in title case. It is static. */
const char *nonet_words_family (NonetTechniqueFamily family);

/* What a technique is, in one to three sentences; the caller owns it. */
char *nonet_words_technique_what (SudokuTechnique technique);

/* Why it works, and how a person looks for it; static. */
const char *nonet_words_technique_why (SudokuTechnique technique);
const char *nonet_words_technique_search (SudokuTechnique technique);

/* What it is also called in English, "Y-Wing", or NULL. It is static. */
const char *nonet_words_technique_other_names (SudokuTechnique technique);

/* Whether a technique is found by a text, whatever its case: in its name, its other names, its id or its family's name. An empty
 * text finds all. */
gboolean nonet_words_technique_matches (SudokuTechnique technique, const char *text);

/* How hard it is held to be: "Sudoku Explainer 3.2 · HoDoKu: hard, score 140"; the caller owns it, NULL if nobody rates it. */
char *nonet_words_technique_ratings (SudokuTechnique technique);

/* A sentence on what it needs to be used, "Only for puzzles with one solution.", or NULL. It is static. */
const char *nonet_words_technique_needs (SudokuTechnique technique);

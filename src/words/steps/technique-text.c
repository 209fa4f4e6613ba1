/* What people are taught of a technique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/steps/technique-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "words/fill.h"
#include "words/steps/step-text.h"
#include "words/steps/technique-texts.h"

/* From this rating on it is only the least: length adds to it. */
#define RATED_BY_LENGTH 65

static const char *const families[NONET_N_FAMILIES] = {
  [NONET_FAMILY_SINGLES] = N_ ("Singles"),
  [NONET_FAMILY_LOCKED] = N_ ("Locked Candidates"),
  [NONET_FAMILY_SUBSETS] = N_ ("Subsets"),
  [NONET_FAMILY_FISH] = N_ ("Fish"),
  [NONET_FAMILY_FINS] = N_ ("Fish with Fins"),
  [NONET_FAMILY_DIGIT] = N_ ("Patterns of a Single Value"),
  [NONET_FAMILY_WINGS] = N_ ("Wings"),
  [NONET_FAMILY_UNIQUE] = N_ ("Uniqueness"),
  [NONET_FAMILY_COLOURS] = N_ ("Colouring"),
  [NONET_FAMILY_CHAINS] = N_ ("Chains and Loops"),
  [NONET_FAMILY_SETS] = N_ ("Almost Locked Sets"),
  [NONET_FAMILY_FRANKEN] = N_ ("Franken, Mutant and Kraken Fish"),
  [NONET_FAMILY_FORCING] = N_ ("Forcing Chains and Nets"),
  [NONET_FAMILY_LAST] = N_ ("Last Resort"),
};

NonetTechniqueFamily
nonet_technique_family (SudokuTechnique technique)
{
  g_return_val_if_fail (technique < SUDOKU_N_TECHNIQUES, NONET_FAMILY_LAST);

  return nonet_technique_texts[technique].family;
}

const char *
nonet_words_family (NonetTechniqueFamily family)
{
  g_return_val_if_fail (family < NONET_N_FAMILIES, NULL);

  return _ (families[family]);
}

/* How many houses or cells its pattern has. */
static guint
size_of (SudokuTechnique technique)
{
  switch (technique)
    {
    case SUDOKU_WXYZ_WING:
      return 4;
    case SUDOKU_VWXYZ_WING:
      return 5;
    default:
      return sudoku_technique_info (technique)->size;
    }
}

static char *
fill_size (const char *name, gpointer technique)
{
  g_return_val_if_fail (g_str_equal (name, "size"), NULL);

  return g_strdup_printf ("%u", size_of (GPOINTER_TO_UINT (technique)));
}

char *
nonet_words_technique_what (SudokuTechnique technique)
{
  g_return_val_if_fail (technique < SUDOKU_N_TECHNIQUES, NULL);

  return nonet_fill (_ (nonet_technique_texts[technique].what), fill_size, GUINT_TO_POINTER (technique));
}

const char *
nonet_words_technique_why (SudokuTechnique technique)
{
  g_return_val_if_fail (technique < SUDOKU_N_TECHNIQUES, NULL);

  return _ (nonet_technique_texts[technique].why);
}

const char *
nonet_words_technique_search (SudokuTechnique technique)
{
  g_return_val_if_fail (technique < SUDOKU_N_TECHNIQUES, NULL);

  return _ (nonet_technique_texts[technique].search);
}

const char *
nonet_words_technique_other_names (SudokuTechnique technique)
{
  g_return_val_if_fail (technique < SUDOKU_N_TECHNIQUES, NULL);

  return nonet_technique_texts[technique].other_names;
}

static gboolean
contains (const char *text, const char *folded_part)
{
  g_autofree char *folded = text != NULL ? g_utf8_casefold (text, -1) : NULL;

  return folded != NULL && strstr (folded, folded_part) != NULL;
}

gboolean
nonet_words_technique_matches (SudokuTechnique technique, const char *text)
{
  g_autofree char *wanted = g_utf8_casefold (text, -1);

  g_return_val_if_fail (technique < SUDOKU_N_TECHNIQUES, FALSE);

  return contains (nonet_words_technique (technique), wanted)
         || contains (nonet_words_technique_other_names (technique), wanted)
         || contains (sudoku_technique_info (technique)->id, wanted)
         || contains (nonet_words_family (nonet_technique_family (technique)), wanted);
}

/* HoDoKu's part, or NULL. */
static char *
dup_hodoku (const SudokuTechniqueInfo *info)
{
  if (info->code == NULL)
    return NULL;
  /* Translators: how HoDoKu holds a technique to be: "HoDoKu: hard, score 140". */
  return g_strdup_printf (_ ("HoDoKu: %s, score %u"), nonet_words_level (info->level), info->score);
}

/* Sudoku Explainer's part, or NULL. */
static char *
dup_explainer (const SudokuTechniqueInfo *info)
{
  g_autofree char *rating = g_strdup_printf ("%u.%u", info->tenths / 10, info->tenths % 10);

  if (info->tenths == 0)
    return NULL;
  if (info->tenths >= RATED_BY_LENGTH)
    /* Translators: a rating such as 6.6, to which the length of a chain adds. */
    return g_strdup_printf (_ ("Sudoku Explainer: from %s"), rating);
  return g_strdup_printf (_ ("Sudoku Explainer: %s"), rating);
}

char *
nonet_words_technique_ratings (SudokuTechnique technique)
{
  const SudokuTechniqueInfo *info = sudoku_technique_info (technique);
  g_autofree char *explainer = dup_explainer (info), *hodoku = dup_hodoku (info);

  if (explainer == NULL || hodoku == NULL)
    return g_strdup (explainer != NULL ? explainer : hodoku);
  return g_strconcat (explainer, " · ", hodoku, NULL);
}

const char *
nonet_words_technique_needs (SudokuTechnique technique)
{
  const SudokuTechniqueInfo *info = sudoku_technique_info (technique);

  if (info->needs_givens)
    return _ ("Only for puzzles with one solution, and it has to be known which cells are givens.");
  return info->needs_unique ? _ ("Only for puzzles with one solution.") : NULL;
}

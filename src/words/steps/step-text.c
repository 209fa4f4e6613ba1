/* Steps of logic in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/steps/step-text.h"

#include <glib/gi18n-lib.h>

#include "words/board.h"
#include "words/fill.h"
#include "words/steps/step-messages.h"
#include "words/steps/step-parts.h"

/* The first message of a table for the technique that can be filled, or NULL. */
static char *
fill_from_table (const NonetStepMessage *table, const NonetStepParts *parts)
{
  char *text = NULL;

  for (; table->text != NULL && text == NULL; table++)
    if (table->first <= parts->step->technique && parts->step->technique <= table->last)
      text = nonet_fill (_ (table->text), nonet_step_part_to_string, (gpointer) parts);
  return text;
}

static char *
full_sentence (const NonetStepParts *parts)
{
  static const NonetStepMessage *const table[] = { nonet_basic_messages, nonet_fish_messages,   nonet_digit_messages,
                                                   nonet_sets_messages,  nonet_unique_messages, nonet_chains_messages,
                                                   nonet_whole_messages };
  char *text = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (table) && text == NULL; i++)
    text = fill_from_table (table[i], parts);
  return text;
}

char *
nonet_words_step (const SudokuStep *step, const SudokuBoard *board, const NonetNotation *notation, NonetStepStage stage)
{
  NonetStepParts parts = { step, board, notation };

  g_return_val_if_fail (step != NULL && step->technique < SUDOKU_N_TECHNIQUES, NULL);
  g_return_val_if_fail (step->n_placed + step->n_removed > 0, NULL);
  g_return_val_if_fail (board != NULL && notation != NULL, NULL);

  switch (stage)
    {
    case NONET_STEP_VAGUE:
      return fill_from_table (nonet_vague_messages, &parts);
    case NONET_STEP_WHERE:
      return fill_from_table (nonet_where_messages, &parts);
    case NONET_STEP_WHAT:
      return g_strdup (nonet_words_technique (step->technique));
    case NONET_STEP_FULL:
    default:
      return full_sentence (&parts);
    }
}

char *
nonet_words_step_short (const SudokuStep *step, const SudokuBoard *board, const NonetNotation *notation)
{
  const NonetNotation compact = nonet_notation_without_words (notation);
  const NonetStepParts parts = { step, board, &compact };

  return fill_from_table (nonet_short_messages, &parts);
}

/* What is placed and what is removed, with a mark for each between cells and value. */
static char *
result_with_marks (const SudokuStep *step,
                   const SudokuShape *shape,
                   const NonetNotation *notation,
                   const char *placed_mark,
                   const char *removed_mark)
{
  const NonetNotation compact = nonet_notation_without_words (notation);
  g_autofree char *placed = NULL, *removed = NULL;

  placed = nonet_candidates_to_notation (step->placed, step->n_placed, placed_mark, shape, &compact);
  removed = nonet_candidates_to_notation (step->removed, step->n_removed, removed_mark, shape, &compact);
  if (placed == NULL)
    return g_steal_pointer (&removed);
  return removed == NULL ? g_steal_pointer (&placed) : g_strdup_printf ("%s, %s", placed, removed);
}

char *
nonet_words_effect (const SudokuStep *step, const SudokuShape *shape, const NonetNotation *notation)
{
  return result_with_marks (step, shape, notation, " = ", " ≠ ");
}

/* The houses of the parts with a role, "r25b3", and their cells, "r1c37". */
static void
append_parts (GString *text,
              const SudokuStep *step,
              SudokuPartRole role,
              const SudokuShape *shape,
              const NonetNotation *notation)
{
  g_autofree char *houses_text = NULL, *cells_text = NULL;
  NonetHouseSet houses = { { 0 } };
  NonetCellSet cells = { { 0 } };

  for (guint i = 0; i < step->n_parts; i++)
    if (step->part[i].role == role && step->part[i].kind == SUDOKU_ITEM_CELL)
      nonet_cell_set_add (&cells, step->part[i].item);
    else if (step->part[i].role == role && step->part[i].kind == SUDOKU_ITEM_PLACES)
      nonet_house_set_add (&houses, step->part[i].item / shape->order);
  houses_text = nonet_houses_to_notation (shape, &houses);
  cells_text = nonet_cells_to_string (shape, &cells, notation, NONET_LIST_SLASHES);
  g_string_append (text, houses_text);
  if (cells_text != NULL)
    g_string_append (text, cells_text);
}

/* What a step without links consists of: "7 r25\c37". */
static char *
pattern_to_notation (const SudokuStep *step, const SudokuShape *shape, const NonetNotation *notation)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *values = nonet_values_to_string (step->values, notation->alphabet, NONET_LIST_SLASHES);

  append_parts (text, step, SUDOKU_PART_BASE, shape, notation);
  if (text->len == 0)
    return NULL;
  g_string_append_c (text, '\\');
  append_parts (text, step, SUDOKU_PART_COVER, shape, notation);
  if (values == NULL)
    return g_strdup (text->str);
  return g_strdup_printf ("%s %s", values, text->str);
}

/* The candidates of each colour: "r1c4=3 | r6c4=3"; NULL if there are none. */
static char *
colours_to_notation (const SudokuStep *step, const SudokuShape *shape, const NonetNotation *notation)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint colour = 0; colour <= G_MAXUINT8; colour++)
    {
      g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (SudokuCandidate));
      g_autofree char *cells = NULL;

      for (guint i = 0; i < step->n_parts; i++)
        if (step->part[i].role == SUDOKU_PART_COLOUR && step->part[i].index == colour)
          g_array_append_val (candidates, step->part[i].item);
      cells = nonet_candidates_to_notation ((const SudokuCandidate *) candidates->data, candidates->len, "=", shape,
                                            notation);
      if (cells != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " | " : "", cells);
    }
  return text->len > 0 ? g_strdup (text->str) : NULL;
}

/* The chains of all branches, or NULL if there are none. */
static char *
chains_to_notation (const SudokuStep *step, const SudokuShape *shape, const NonetNotation *notation)
{
  g_autoptr (GPtrArray) chains = g_ptr_array_new_with_free_func (g_free);

  for (guint branch = 0; branch <= step->n_branches; branch++)
    {
      char *chain = nonet_chain_to_string (step, branch, shape, notation);

      if (chain != NULL)
        g_ptr_array_add (chains, chain);
    }
  return nonet_list_to_string (chains, NONET_LIST_SEMICOLONS);
}

char *
nonet_words_eureka (const SudokuStep *step, const SudokuShape *shape, const NonetNotation *notation)
{
  const NonetNotation compact = nonet_notation_without_words (notation);
  g_autofree char *pattern = NULL, *result = result_with_marks (step, shape, &compact, "=", "<>");

  pattern = colours_to_notation (step, shape, &compact);
  if (pattern == NULL)
    pattern = chains_to_notation (step, shape, &compact);
  if (pattern == NULL)
    pattern = pattern_to_notation (step, shape, &compact);
  return pattern == NULL ? g_steal_pointer (&result) : g_strdup_printf ("%s => %s", pattern, result);
}

const char *
nonet_words_no_step (void)
{
  return _ ("No technique known to Nonet continues here.");
}

const char *
nonet_words_not_unique (void)
{
  return _ ("Several solutions: techniques that need a unique one are not used.");
}

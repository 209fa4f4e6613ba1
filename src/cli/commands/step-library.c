/* What is named by --technique and printed as a line of HoDoKu's library, and the board that a path begins with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>
#include <string.h>

#include "cli/commands/explain.h"

/* What a path begins with: the board of a puzzle, and the techniques that may be used. */

SudokuBoard *
cli_board_of (const NonetPuzzle *puzzle)
{
  g_autoptr (SudokuGrid) givens = cli_made (nonet_puzzle_dup_grid (puzzle, FALSE));
  g_autoptr (SudokuGrid) values = cli_made (nonet_puzzle_dup_grid (puzzle, TRUE));
  SudokuBoard *board = cli_made (sudoku_board_new (givens, values, NULL));

  for (guint cell = 0; puzzle->eliminated != NULL && cell < puzzle->shape->n_cells; cell++)
    for (SudokuSet set = puzzle->eliminated[cell]; set != 0; set &= set - 1)
      sudoku_board_remove (board, cell, sudoku_set_first (set));
  return board;
}

void
cli_limit_techniques (SudokuFindLimits *limits, const GArray *techniques, gboolean all, guint order)
{
  if (techniques == NULL && !all)
    {
      sudoku_limits_init_path (limits, order);
      return;
    }
  sudoku_limits_init (limits, order);
  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (techniques == NULL ? sudoku_technique_info (i)->needs_unique : !all && i <= SUDOKU_HIDDEN_SINGLE)
      sudoku_technique_set_add (&limits->techniques, i);
    else if (techniques != NULL)
      sudoku_technique_set_remove (&limits->techniques, i);
  for (guint i = 0; techniques != NULL && i < techniques->len; i++)
    {
      SudokuTechnique named = g_array_index (techniques, CliTechnique, i).technique;

      /* What is named is looked for, be it large. */
      sudoku_technique_set_add (&limits->techniques, named);
      limits->fish_size = MAX (limits->fish_size, sudoku_technique_info (named)->size);
      limits->overlap = TRUE;
    }
}

#define LEAST_CODE 4

/* Reads a name; a code of five digits that ends with 1 is that of a fish that is two in one. */
static gboolean
parse_technique (const char *name, CliTechnique *technique)
{
  gsize digits = strspn (name, "0123456789");
  g_autofree char *base = g_strdup (name);

  *technique = (CliTechnique){ .variant = 0 };
  if (digits == LEAST_CODE + 1 && name[LEAST_CODE] == '1')
    {
      technique->siamese = TRUE;
      memmove (base + LEAST_CODE, base + LEAST_CODE + 1, strlen (base + LEAST_CODE));
      digits--;
    }
  if (digits >= LEAST_CODE && base[digits] == '-' && g_ascii_isdigit (base[digits + 1]))
    technique->variant = (guint) (base[digits + 1] - '0');
  return sudoku_technique_from_name (base, &technique->technique);
}

void
cli_usage_error_technique (const char *name)
{
  g_autoptr (GString) ids = g_string_new (NULL);

  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    g_string_append_printf (ids, "%s%s", i > 0 ? ", " : "", sudoku_technique_info (i)->id);
  cli_choices_list (name, ids->str);
  cli_usage_error (_ ("unknown technique “%s”"), name);
}

GArray *
cli_techniques_parse (const char *names)
{
  g_autoptr (GArray) techniques = g_array_new (FALSE, FALSE, sizeof (CliTechnique));
  g_auto (GStrv) list = g_strsplit (names, ",", -1);

  for (guint i = 0; list[i] != NULL; i++)
    {
      CliTechnique technique;

      if (!parse_technique (g_strstrip (list[i]), &technique))
        {
          cli_usage_error_technique (list[i]);
          return NULL;
        }
      g_array_append_val (techniques, technique);
    }
  return g_steal_pointer (&techniques);
}

gboolean
cli_technique_is_code (const CliTechnique *self, const char *code, guint *variant)
{
  CliTechnique other;

  if (!g_ascii_isdigit (*code) || !parse_technique (code, &other) || other.technique != self->technique
      || other.siamese != self->siamese || (self->variant != 0 && other.variant != self->variant))
    return FALSE;
  *variant = other.variant;
  return TRUE;
}

/* A technique that HoDoKu does not have goes by its name. */
static char *
dup_code (const SudokuStep *step)
{
  const SudokuTechniqueInfo *info = sudoku_technique_info (step->technique);
  const char *code = info->code != NULL ? info->code : info->id, *siamese = step->siamese ? "1" : "";

  if (step->variant == 0)
    return g_strconcat (code, siamese, NULL);
  return g_strdup_printf ("%s%s-%u", code, siamese, step->variant);
}

/* Whether lines with this code have the length of the chain. */
static gboolean
has_length (SudokuTechnique technique)
{
  switch (technique)
    {
    case SUDOKU_X_CHAIN:
    case SUDOKU_XY_CHAIN:
    case SUDOKU_REMOTE_PAIR:
    case SUDOKU_CONTINUOUS_LOOP:
    case SUDOKU_DISCONTINUOUS_LOOP:
    case SUDOKU_AIC:
    case SUDOKU_GROUPED_CONTINUOUS_LOOP:
    case SUDOKU_GROUPED_DISCONTINUOUS_LOOP:
    case SUDOKU_GROUPED_AIC:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Digit, row and column of candidates, by digits. */
static char *
dup_triples (const SudokuCandidate *candidates, guint n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint value = 1; value <= 9; value++)
    for (guint i = 0; i < n; i++)
      if (candidates[i] % 9 + 1 == value)
        g_string_append_printf (text, "%s%u%u%u", text->len > 0 ? " " : "", value, candidates[i] / 81 + 1,
                                candidates[i] / 9 % 9 + 1);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
dup_values (SudokuSet values)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (; values != 0; values &= values - 1)
    g_string_append_printf (text, "%u", sudoku_set_first (values));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

NonetPuzzle *
cli_step_to_puzzle (const SudokuStep *step, const SudokuBoard *board, const SudokuSet *eliminated, const char *code)
{
  NonetPuzzle *puzzle = nonet_puzzle_new (board->shape, NULL);

  for (guint cell = 0; cell < board->shape->n_cells; cell++)
    (board->given[cell] ? puzzle->givens : puzzle->entries)[cell] = board->value[cell];
  memcpy (nonet_puzzle_ensure_eliminated (puzzle), eliminated, board->shape->n_cells * sizeof *eliminated);
  puzzle->step_code = code != NULL ? g_strdup (code) : dup_code (step);
  puzzle->step_values = dup_values (step->technique == SUDOKU_BUG_1 ? 0 : step->values);
  puzzle->step_removed = dup_triples (step->removed, step->n_removed);
  puzzle->step_placed = dup_triples (step->placed, step->n_placed);
  puzzle->step_extra = has_length (step->technique) ? g_strdup_printf ("%u", step->length) : g_strdup ("");
  return puzzle;
}

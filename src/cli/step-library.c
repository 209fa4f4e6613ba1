/* Techniques by their codes, and steps as the lines of HoDoKu's library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   :0901-2:13679:....8…:767 769:113 123::
 */
#include "config.h"

#include "cli/explain.h"

#include <string.h>
#include <glib/gi18n.h>

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
          cli_usage_error (_ ("unknown technique “%s”"), list[i]);
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
static void
append_code (GString *text, const SudokuStep *step)
{
  const SudokuTechniqueInfo *info = sudoku_technique_info (step->technique);

  g_string_append (text, info->code != NULL ? info->code : info->id);
  if (step->siamese)
    g_string_append_c (text, '1');
  if (step->variant > 0)
    g_string_append_printf (text, "-%u", step->variant);
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

static void
append_values (GString *text, const SudokuBoard *board)
{
  for (guint cell = 0; cell < board->shape->n_cells; cell++)
    if (board->value[cell] == 0)
      g_string_append_c (text, '.');
    else
      g_string_append_printf (text, "%s%u", board->given[cell] ? "" : "+", board->value[cell]);
}

/* Appends digit, row and column, after a space unless it is the first of its field. */
static void
append_triple (GString *text, gsize begin, guint cell, guint value)
{
  g_string_append_printf (text, "%s%u%u%u", text->len > begin ? " " : "", value, cell / 9 + 1, cell % 9 + 1);
}

/* Those of the state stand by cells, and those of the step by digits. */
static void
append_eliminated (GString *text, const SudokuSet *eliminated)
{
  gsize begin = text->len;

  for (guint cell = 0; eliminated != NULL && cell < 81; cell++)
    for (SudokuSet set = eliminated[cell]; set != 0; set &= set - 1)
      append_triple (text, begin, cell, sudoku_set_first (set));
}

static void
append_candidates (GString *text, const SudokuCandidate *candidates, guint n)
{
  gsize begin = text->len;

  for (guint value = 1; value <= 9; value++)
    for (guint i = 0; i < n; i++)
      if (candidates[i] % 9 + 1 == value)
        append_triple (text, begin, candidates[i] / 9, value);
}

void
cli_print_library_line (GString *text,
                        const SudokuBoard *board,
                        const SudokuSet *eliminated,
                        const char *code,
                        const SudokuStep *step)
{
  g_string_append_c (text, ':');
  if (code != NULL)
    g_string_append (text, code);
  else
    append_code (text, step);
  g_string_append_c (text, ':');
  for (SudokuSet set = step->technique == SUDOKU_BUG_1 ? 0 : step->values; set != 0; set &= set - 1)
    g_string_append_printf (text, "%u", sudoku_set_first (set));
  g_string_append_c (text, ':');
  append_values (text, board);
  g_string_append_c (text, ':');
  append_eliminated (text, eliminated);
  g_string_append_c (text, ':');
  append_candidates (text, step->removed, step->n_removed);
  g_string_append_c (text, ':');
  append_candidates (text, step->placed, step->n_placed);
  g_string_append_c (text, ':');
  if (has_length (step->technique))
    g_string_append_printf (text, "%u", step->length);
  g_string_append_c (text, '\n');
}

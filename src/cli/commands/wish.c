/* Reading wishes from options.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "cli/commands/wish.h"

#include <math.h>
#include <string.h>
#include <glib/gi18n.h>

#include "words/wish-fault.h"

/* What --fewest searches for unless --givens says otherwise: takes seconds. */
#define USUAL_FEWEST 18

void
cli_wish_texts_clear (CliWishTexts *self)
{
  g_free (self->symmetry);
  g_free (self->givens);
  g_free (self->pattern);
  g_free (self->difficulty);
  g_free (self->level);
  g_free (self->with);
  g_free (self->without);
}

/* Reads a list such as "180,diagonal", or "all". */
static gboolean
parse_symmetries (const char *text, unsigned *symmetries)
{
  g_auto (GStrv) names = text != NULL ? g_strsplit (text, ",", -1) : NULL;
  g_autoptr (GString) all = g_string_new (NULL);

  *symmetries = 0;
  for (char **name = names; name != NULL && *name != NULL; name++)
    {
      SudokuSymmetry symmetry = sudoku_symmetry_from_id (g_strstrip (*name));

      if (symmetry < SUDOKU_N_SYMMETRIES)
        *symmetries |= 1u << symmetry;
      else if (strcmp (*name, "any") == 0)
        *symmetries = (1u << SUDOKU_N_SYMMETRIES) - 1;
      else
        {
          for (symmetry = 0; symmetry < SUDOKU_N_SYMMETRIES; symmetry++)
            g_string_append_printf (all, "%s, ", sudoku_symmetry_id (symmetry));
          g_string_append (all, "any");
          cli_usage_error_value ("--symmetry", *name, all->str);
          return FALSE;
        }
    }
  return TRUE;
}

/* Reads "24", "22-26", "-24" or "30-". */
static gboolean
parse_givens (const char *text, SudokuWish *wish)
{
  guint64 least = 0, most = 0;
  char *end = (char *) text;

  if (text == NULL)
    return TRUE;
  if (g_ascii_isdigit (*text))
    least = most = g_ascii_strtoull (text, &end, 10);
  if (*end == '-')
    {
      end++;
      most = g_ascii_isdigit (*end) ? g_ascii_strtoull (end, &end, 10) : 0;
    }
  if (*end != '\0' || least > SUDOKU_MAX_CELLS || most > SUDOKU_MAX_CELLS || (least == 0 && most == 0))
    {
      cli_usage_error (_ ("--givens must be a number or a range, as in 24, 22-26, -24 or 30-, not “%s”"), text);
      return FALSE;
    }
  wish->least = (unsigned) least;
  wish->most = (unsigned) most;
  return TRUE;
}

/* Reads a pattern: a line of as many characters as there are cells, in which blanks are '.' or '0', or the name of a file
 * with a puzzle. */
static gboolean
parse_pattern (const char *text, const NonetReadOptions *reading, SudokuWish *wish, bool *pattern)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (NonetReading) read = NULL;
  g_autoptr (NonetPuzzle) puzzle = NULL;
  g_autoptr (GError) error = NULL;

  if (text == NULL)
    return TRUE;
  wish->pattern = pattern;
  if (strlen (text) == wish->shape->n_cells && !g_file_test (text, G_FILE_TEST_EXISTS))
    {
      for (guint cell = 0; cell < wish->shape->n_cells; cell++)
        pattern[cell] = text[cell] != '.' && text[cell] != '0';
      return TRUE;
    }
  file = g_file_new_for_commandline_arg (text);
  read = nonet_read_file (file, reading, NULL, &error);
  if (read == NULL)
    {
      cli_usage_error (_ ("cannot read the pattern “%s”: %s"), text, error->message);
      return FALSE;
    }
  puzzle = nonet_reading_dup_puzzle (read, 0);
  if (!sudoku_shape_equal (puzzle->shape, wish->shape))
    {
      cli_usage_error (_ ("the pattern “%s” is one of another board"), text);
      return FALSE;
    }
  for (guint cell = 0; cell < wish->shape->n_cells; cell++)
    pattern[cell] = puzzle->givens[cell] != 0;
  return TRUE;
}

/* Reads "4.6-6.2" into tenths, or one number. */
static gboolean
parse_difficulty (const char *text, SudokuWish *wish)
{
  double easiest = 0, hardest = 0;
  char *end = (char *) text;

  if (text == NULL)
    return TRUE;
  if (g_ascii_isdigit (*text))
    easiest = hardest = g_ascii_strtod (text, &end);
  if (*end == '-')
    {
      end++;
      hardest = g_ascii_isdigit (*end) ? g_ascii_strtod (end, &end) : 0;
    }
  if (*end != '\0' || !(easiest <= 20) || !(hardest <= 20) || (easiest < 1 && hardest < 1))
    {
      cli_usage_error (_ ("--difficulty must be a rating or a range of ratings, as in 7.2, 4.6-6.2 or -2.3, not “%s”"),
                       text);
      return FALSE;
    }
  wish->easiest = (unsigned) lround (10 * easiest);
  wish->hardest = (unsigned) lround (10 * hardest);
  return TRUE;
}

/* Reads a list of levels. */
static gboolean
parse_levels (const char *text, unsigned *levels)
{
  g_auto (GStrv) names = text != NULL ? g_strsplit (text, ",", -1) : NULL;

  for (char **name = names; name != NULL && *name != NULL; name++)
    {
      guint level = 0;

      if (!cli_choose ("--level", g_strstrip (*name), "easy, medium, hard, unfair, extreme", &level))
        return FALSE;
      *levels |= 1u << level;
    }
  return TRUE;
}

/* Reads a list of techniques. */
static gboolean
parse_techniques (const char *text, SudokuTechniqueSet *set)
{
  g_auto (GStrv) names = text != NULL ? g_strsplit (text, ",", -1) : NULL;

  for (char **name = names; name != NULL && *name != NULL; name++)
    {
      SudokuTechnique technique;

      if (!sudoku_technique_from_name (g_strstrip (*name), &technique))
        {
          cli_usage_error (_ ("unknown technique “%s”"), *name);
          return FALSE;
        }
      sudoku_technique_set_add (set, technique);
    }
  return TRUE;
}

gboolean
cli_wish_parse (const CliWishTexts *texts, const NonetReadOptions *reading, SudokuWish *wish, bool *pattern)
{
  wish->minimal = texts->minimal;
  wish->fewest = texts->fewest;
  wish->unbiased = texts->unbiased;
  wish->most = texts->fewest ? USUAL_FEWEST : 0;
  return parse_symmetries (texts->symmetry, &wish->symmetries) && parse_givens (texts->givens, wish)
         && parse_pattern (texts->pattern, reading, wish, pattern) && parse_difficulty (texts->difficulty, wish)
         && parse_levels (texts->level, &wish->levels) && parse_techniques (texts->with, &wish->with)
         && parse_techniques (texts->without, &wish->without);
}

gboolean
cli_wish_is_possible (const SudokuWish *wish)
{
  g_autofree char *fault = nonet_wish_fault_to_string (wish);

  if (fault != NULL)
    cli_usage_error ("%s", fault);
  return fault == NULL;
}

/* Ratings in the columns after a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/difficulty.h"

#include <math.h>
#include <string.h>

#include "formats/text.h"

/* Headings have fewer columns than this. */
#define MOST_COLUMNS 40

/* What headings call a board, and a rating. */
static const char *const board_names[] = { "puzzle",  "puzzles", "puzzler", "grid", "quiz",
                                           "quizzes", "sudoku",  "board",   NULL };
static const char *const rating_names[] = { "er", "se", "rating", "difficulty", "level", NULL };

static gboolean
names_rating (const char *word)
{
  g_autofree char *lower = g_ascii_strdown (word, -1);

  return g_strv_contains (rating_names, lower) || strstr (lower, "er/ep/ed") != NULL;
}

void
nonet_columns_read_heading (NonetColumns *self, const char *line, gsize length)
{
  g_autofree char *copy = g_strndup (line, length);
  char separator = strchr (copy, '\t') != NULL ? '\t' : strchr (copy, ',') != NULL ? ',' : ' ';
  g_auto (GStrv) names = NULL;
  gint board = -1;

  g_strdelimit (copy, "#%;!\"", ' ');
  g_strstrip (copy);
  names = g_strsplit (copy, (char[]){ separator, '\0' }, MOST_COLUMNS);
  for (gint i = 0; names[i] != NULL; i++)
    {
      g_strstrip (names[i]);
      if (board < 0 && i < 2 && nonet_text_is_one_of (names[i], strlen (names[i]), board_names))
        board = i;
      else if (board >= 0 && names_rating (names[i]))
        {
          gboolean three = names[i + 1] != NULL && names[i + 2] != NULL && g_ascii_strcasecmp (names[i], "ER") == 0
                           && g_ascii_strcasecmp (g_strstrip (names[i + 1]), "EP") == 0;

          *self = (NonetColumns){ separator, (guint8) (i - board), three ? 3 : 1 };
          return;
        }
    }
}

/* A number that may be a rating, without a zero before it: Sudoku Explainer rates from 1.0 to 11.9, and says 20.0 where it finds
 * nothing. And one or three of them, which may be named, up to the end of a field. */
#define NUMBER "0?((?:[1-9]|1[0-9]|20)\\.[0-9]{1,2})"
#define NAME "(?:(?:SER?|ER|EP|ED) ?[=:] ?)?"
#define RATING NAME NUMBER "(?:(?:/| +)" NAME NUMBER "(?:/| +)" NAME NUMBER ")?(?=[\\s,;]|$)"
#define SEPARATORS " \t,;"

/* The first place where a pattern matches, as the rating is usually written; NULL if there is none. */
static char *
match_rating (const char *pattern, const char *text, gint *start, gint *end)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *er = NULL, *ep = NULL, *ed = NULL;

  if (!g_regex_match (regex, text, 0, &match))
    return NULL;
  g_match_info_fetch_pos (match, 0, start, end);
  er = g_match_info_fetch (match, 1);
  ep = g_match_info_fetch (match, 2);
  ed = g_match_info_fetch (match, 3);
  return ep == NULL || *ep == '\0' ? g_steal_pointer (&er) : g_strjoin ("/", er, ep, ed, NULL);
}

gboolean
nonet_difficulty_is_rating (const char *text)
{
  gint start, end;
  g_autofree char *rating = match_rating ("^" RATING "$", text, &start, &end);

  return g_strcmp0 (rating, text) == 0;
}

/* The fields of the columns that hold the rating, or NULL if they are empty. rest begins with a separator. */
static char *
dup_field (const NonetColumns *columns, const char *rest)
{
  g_auto (GStrv) fields = NULL;
  g_autoptr (GPtrArray) rating = g_ptr_array_new ();
  gboolean words = columns->separator == ' ';
  guint n = 0;

  fields = words ? g_strsplit_set (rest, " \t", -1) : g_strsplit (rest, (char[]){ columns->separator, '\0' }, -1);
  for (char **field = fields; *field != NULL; field++)
    {
      g_strstrip (*field);
      if (words && **field == '\0')
        continue;
      n += words || field > fields;
      if (n >= columns->column && n < (guint) columns->column + columns->n_columns && **field != '\0')
        g_ptr_array_add (rating, *field);
    }
  if (rating->len == 0)
    return NULL;
  g_ptr_array_set_size (rating, rating->len < 3 ? 1 : 3);
  g_ptr_array_add (rating, NULL);
  return g_strjoinv ("/", (char **) rating->pdata);
}

/* Cuts a piece out of the comment if it is the first or the last. */
static void
cut_comment (NonetPuzzle *puzzle, gsize start, gsize end)
{
  g_autofree char *comment = g_steal_pointer (&puzzle->comment);
  gsize length = strlen (comment), after = end + strspn (comment + end, SEPARATORS);

  if (start > 0 && end < length)
    {
      puzzle->comment = g_steal_pointer (&comment);
      return;
    }
  while (start > 0 && strchr (SEPARATORS, comment[start - 1]) != NULL)
    start--;
  comment[start] = '\0';
  if (start > 0 || after < length)
    puzzle->comment = g_strconcat (comment, comment + after, NULL);
}

/* As a heading says. */
static void
take_from_columns (NonetPuzzle *puzzle, const NonetColumns *columns, const char *rest)
{
  g_autofree char *field = dup_field (columns, rest);
  gint start, end;
  gsize length;

  if (field == NULL)
    return;
  puzzle->difficulty = match_rating ("^" RATING "$", field, &start, &end);
  /* Words of a sentence may look like names of columns. */
  if (puzzle->difficulty == NULL && (columns->separator != ' ' || !isinf (nonet_difficulty_to_number (field))))
    puzzle->difficulty = g_strdup (field);
  if (puzzle->difficulty == NULL)
    return;
  length = strlen (field);
  if (puzzle->comment != NULL && g_str_has_prefix (puzzle->comment, field))
    cut_comment (puzzle, 0, length);
  else if (puzzle->comment != NULL && g_str_has_suffix (puzzle->comment, field))
    cut_comment (puzzle, strlen (puzzle->comment) - length, strlen (puzzle->comment));
}

void
nonet_puzzle_take_rating (NonetPuzzle *puzzle, const NonetColumns *columns, const char *rest, gsize length)
{
  gint start, end;

  if (columns != NULL && columns->separator != '\0')
    {
      g_autofree char *copy = g_strndup (rest, length);

      take_from_columns (puzzle, columns, copy);
      return;
    }
  if (puzzle->comment == NULL)
    return;
  puzzle->difficulty = match_rating ("^" RATING, puzzle->comment, &start, &end);
  if (puzzle->difficulty == NULL)
    puzzle->difficulty = match_rating ("(?<=[\\s,;])(?=[^\\s,;]+$)" RATING, puzzle->comment, &start, &end);
  if (puzzle->difficulty != NULL)
    cut_comment (puzzle, (gsize) start, (gsize) end);
}

double
nonet_difficulty_to_number (const char *difficulty)
{
  static const struct
  {
    const char *word;
    double rating;
  } level[] = {
    { "very easy", 1.2 }, { "beginner", 1.2 },  { "easy", 1.5 },       { "simple", 1.5 },   { "gentle", 1.5 },
    { "medium", 2.6 },    { "moderate", 2.6 },  { "intermediate", 3 }, { "hard", 3.8 },     { "tough", 4.4 },
    { "tricky", 4.4 },    { "unfair", 6.6 },    { "expert", 6.6 },     { "fiendish", 6.6 }, { "diabolical", 7.1 },
    { "evil", 7.1 },      { "very hard", 7.1 }, { "extreme", 8.3 },
  };
  double rating;
  char *end;

  if (difficulty == NULL)
    return HUGE_VAL;
  rating = g_ascii_strtod (difficulty, &end);
  if (end > difficulty)
    return rating;
  for (guint i = 0; i < G_N_ELEMENTS (level); i++)
    if (g_ascii_strncasecmp (difficulty, level[i].word, strlen (level[i].word)) == 0)
      return level[i].rating;
  return HUGE_VAL;
}

/* Lists of things in a sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/list.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"

/* A list, and a further member of it: the last, or one of which others follow. */
static char *
join_words (const char *list, const char *next, gboolean last)
{
  if (!last)
    /* Translators: a list of cells, houses or values that has further members. */
    return nonet_fill_pair (_ ("{list}, {next}"), "list", list, "next", next);
  /* Translators: the end of a list of cells, houses or values: "2, 5 and 9". */
  return nonet_fill_pair (_ ("{list} and {last}"), "list", list, "last", next);
}

/* The same for members with commas of their own; is_pair if the list has only two. */
static char *
join_clauses (const char *list, const char *next, gboolean last, gboolean is_pair)
{
  if (is_pair)
    /* Translators: two cells in words: "row 1, columns 3 and 7, and row 4, column 5". */
    return nonet_fill_pair (_ ("{list}, and {last}"), "list", list, "last", next);
  if (!last)
    /* Translators: a list of cells in words that has further members: "row 1, column 3; row 2, column 4". */
    return nonet_fill_pair (_ ("{list}; {next}"), "list", list, "next", next);
  /* Translators: the end of such a list of three or more. */
  return nonet_fill_pair (_ ("{list}; and {last}"), "list", list, "last", next);
}

char *
nonet_list_to_string (const GPtrArray *texts, NonetListStyle style)
{
  static const char *const separator[] = {
    [NONET_LIST_COMMAS] = ", ", [NONET_LIST_SEMICOLONS] = "; ", [NONET_LIST_SLASHES] = "/"
  };
  g_autofree char *text = NULL;

  for (guint i = 0; i < texts->len; i++)
    {
      const char *next = g_ptr_array_index (texts, i);
      gboolean last = i + 1 == texts->len;
      char *longer;

      if (text == NULL)
        longer = g_strdup (next);
      else if (style == NONET_LIST_WORDS)
        longer = join_words (text, next, last);
      else if (style == NONET_LIST_CLAUSES)
        longer = join_clauses (text, next, last, texts->len == 2);
      else
        longer = g_strconcat (text, separator[style], next, NULL);
      g_free (text);
      text = longer;
    }
  return g_steal_pointer (&text);
}

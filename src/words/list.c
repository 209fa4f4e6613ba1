/* Lists of things in a sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/list.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"

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
      char *longer;

      if (text == NULL)
        longer = g_strdup (next);
      else if (style != NONET_LIST_WORDS)
        longer = g_strconcat (text, separator[style], next, NULL);
      else if (i + 1 < texts->len)
        /* Translators: a list of cells, houses or values that has further members. */
        longer = nonet_fill_pair (_ ("{list}, {next}"), "list", text, "next", next);
      else
        /* Translators: the end of a list of cells, houses or values: "2, 5 and 9". */
        longer = nonet_fill_pair (_ ("{list} and {last}"), "list", text, "last", next);
      g_free (text);
      text = longer;
    }
  return g_steal_pointer (&text);
}

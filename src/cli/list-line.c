/* Telling what a line of a list is without reading it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/list-line.h"

#include <string.h>

/* A line with so many cells together means to be a puzzle of 81, if perhaps a bad one. */
#define LIST_RUN 66

gboolean
cli_line_is_empty_or_comment (const char *line, gsize length)
{
  while (length > 0 && g_ascii_isspace (*line))
    line++, length--;
  return length == 0 || *line == '#' || *line == '%' || *line == ';'
         || (length >= 2 && line[0] == '/' && line[1] == '/');
}

gboolean
cli_line_opens_other_format (const char *line, gsize length)
{
  while (length > 0 && g_ascii_isspace (*line))
    line++, length--;
  return length > 0 && strchr ("<{[(|+:=", *line) != NULL;
}

/* Whether there is more in a run of cells than what borders are drawn with. */
static gboolean
is_more_than_border (const char *run, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (strchr ("*-_", run[i]) == NULL)
      return TRUE;
  return FALSE;
}

gboolean
cli_line_is_of_list (const NonetQuickTable *table, const char *line, gsize length)
{
  const char *end = line + length;

  for (const char *at = line; (gsize) (end - at) >= LIST_RUN; at++)
    {
      gsize run = nonet_quick_run (table, at, (gsize) (end - at));

      if (run >= LIST_RUN && is_more_than_border (at, run))
        return TRUE;
      at += run;
      if (at >= end)
        break;
    }
  return FALSE;
}

gboolean
cli_line_names_columns (const char *line, gsize length)
{
  guint columns = 0;
  gboolean opens = TRUE; /* a column */

  for (gsize i = 0; i < length; i++)
    if (strchr (",;\t", line[i]) != NULL)
      opens = TRUE;
    else if (opens && strchr (" \"'", line[i]) == NULL)
      {
        if (!g_ascii_isalpha (line[i]))
          return FALSE;
        columns++;
        opens = FALSE;
      }
  return columns > 1;
}

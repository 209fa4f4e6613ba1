/* How far the search for all solutions is, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/solutions/solution-status.h"

#include <glib/gi18n.h>

#include "words/number.h"

/* No remaining time is named before the search has run for that long (in seconds) and done that share. */
#define LEAST_ELAPSED 1.0
#define LEAST_PROGRESS 0.001

/* Also of what took no time to speak of: "12 ms". */
static char *
write_short_duration (double seconds)
{
  if (seconds >= 1)
    return nonet_duration_to_string (seconds);
  /* Translators: a number of milliseconds */
  return g_strdup_printf (_ ("%d ms"), (int) MAX (1, seconds * 1000));
}

static char *
write_share (double progress)
{
  if (progress <= 0)
    return NULL;
  if (progress < 0.0001)
    /* xgettext:no-c-format */
    return g_strdup (_ ("less than 0.01 % searched"));
  if (progress < 0.01)
    /* Translators: a share such as 0.37 */
    return g_strdup_printf (_ ("%.2f %% searched"), progress * 100);
  /* Never 100 before the end. */
  return g_strdup_printf (_ ("%d %% searched"), (int) MIN (99, progress * 100));
}

char *
nonet_solution_list_describe_time (NonetSolutionList *list)
{
  return write_short_duration (nonet_solution_list_get_elapsed (list));
}

char *
nonet_solution_list_describe (NonetSolutionList *list)
{
  guint64 n = nonet_solution_list_get_n_found (list);
  g_autofree char *number = nonet_number_to_string (n);
  gulong plural = (gulong) MIN (n, 1000000);

  switch (nonet_solution_list_get_state (list))
    {
    case NONET_SOLUTIONS_COMPLETE:
      if (n == 0)
        return g_strdup (_ ("No solution"));
      if (n == 1)
        return g_strdup (_ ("One solution"));
      return g_strdup_printf (ngettext ("%s solution", "%s solutions", plural), number);
    case NONET_SOLUTIONS_STOPPED:
      return g_strdup_printf (ngettext ("%s solution found", "%s solutions found", plural), number);
    case NONET_SOLUTIONS_RUNNING:
      if (n == 0)
        return g_strdup (_ ("Searching…"));
      return g_strdup_printf (ngettext ("%s solution so far", "%s solutions so far", plural), number);
    case NONET_SOLUTIONS_IDLE:
    default:
      return g_strdup (_ ("Not searched yet"));
    }
}

static void
append (GString *text, const char *part)
{
  if (part != NULL)
    g_string_append_printf (text, text->len > 0 ? " · %s" : "%s", part);
}

static void
append_remaining (GString *text, double progress, double elapsed)
{
  g_autofree char *duration = NULL, *part = NULL;
  double left = elapsed / progress * (1 - progress);

  if (elapsed < LEAST_ELAPSED || progress < LEAST_PROGRESS)
    return;
  duration = nonet_duration_to_string (left);
  /* Translators: %s is a duration such as 0:03; that long the search will take */
  part = g_strdup_printf (_ ("%s left"), duration);
  append (text, part);
}

char *
nonet_solution_list_describe_progress (NonetSolutionList *list)
{
  GString *text = g_string_new (NULL);
  NonetSolutionState state = nonet_solution_list_get_state (list);
  double elapsed = nonet_solution_list_get_elapsed (list);
  double progress = nonet_solution_list_get_progress (list);
  gboolean complete = state == NONET_SOLUTIONS_COMPLETE, stopped = state == NONET_SOLUTIONS_STOPPED;
  g_autofree char *duration = complete ? write_short_duration (elapsed) : nonet_duration_to_string (elapsed);
  g_autofree char *part = NULL, *share = NULL;

  if (stopped)
    append (text, _ ("stopped"));
  /* A share that is next to nothing would make two lines of one. */
  if (!complete && (!stopped || progress >= LEAST_PROGRESS))
    share = write_share (progress);
  append (text, share);
  /* Translators: %s is a duration such as 0:03 */
  part = g_strdup_printf (_ ("%s elapsed"), duration);
  append (text, part);
  if (state == NONET_SOLUTIONS_RUNNING)
    append_remaining (text, progress, elapsed);
  if (nonet_solution_list_get_n_found (list) > NONET_SOLUTION_LIST_MAX)
    {
      g_autofree char *most = nonet_number_to_string (NONET_SOLUTION_LIST_MAX);
      g_autofree char *limit = g_strdup_printf (_ ("only the first %s are listed"), most);

      append (text, limit);
    }
  return g_string_free (text, FALSE);
}

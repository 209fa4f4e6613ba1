/* Durations for people.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/duration.h"

#include <glib/gi18n-lib.h>

char *
nonet_duration_to_string (double seconds)
{
  guint64 whole = (guint64) seconds;

  if (seconds >= 48 * 3600)
    {
      gulong days = (gulong) (seconds / 86400);

      return g_strdup_printf (ngettext ("%lu day", "%lu days", days), days);
    }
  if (whole >= 3600)
    return g_strdup_printf ("%u:%02u:%02u", (guint) (whole / 3600), (guint) (whole / 60 % 60), (guint) (whole % 60));
  return g_strdup_printf ("%u:%02u", (guint) (whole / 60), (guint) (whole % 60));
}

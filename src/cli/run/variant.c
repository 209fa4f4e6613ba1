/* Reading --variant.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/run/variant.h"

#include <string.h>

gboolean
cli_variant_parse (const char *names, SudokuSearchVariant *variant)
{
  g_auto (GStrv) parts = g_strsplit (names != NULL ? names : "", ",", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (strcmp (parts[i], "once") == 0)
      variant->prune_once = true;
    else if (strcmp (parts[i], "others") == 0)
      variant->value_or_others = true;
    else if (strcmp (parts[i], "first") == 0)
      variant->first_cell = true;
    else
      {
        cli_usage_error_value ("--variant", parts[i], "once, others, first");
        return FALSE;
      }
  return TRUE;
}

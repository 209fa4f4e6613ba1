/* Cutting values off short options.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/arguments.h"

#include <string.h>

static const GOptionEntry *
find_short (const GOptionEntry *entries, char name)
{
  for (; entries->long_name != NULL; entries++)
    if (entries->short_name == name)
      return entries;
  return NULL;
}

static const GOptionEntry *
find_long (const GOptionEntry *entries, const char *name)
{
  for (; entries->long_name != NULL; entries++)
    if (strcmp (entries->long_name, name) == 0)
      return entries;
  return NULL;
}

static gboolean
has_value (const GOptionEntry *entry)
{
  return entry != NULL && entry->arg != G_OPTION_ARG_NONE;
}

/* Where the first option with a value is in a cluster like -an5, or NULL. */
static const char *
find_valued (const char *cluster, const GOptionEntry *own, const GOptionEntry *common)
{
  for (const char *name = cluster + 1; *name != '\0'; name++)
    if (has_value (find_short (own, *name)) || has_value (find_short (common, *name)))
      return name;
  return NULL;
}

/* Adds an argument in its parts; returns whether its value is the next one. */
static gboolean
add_parts (GStrvBuilder *builder, const char *argument, const GOptionEntry *own, const GOptionEntry *common)
{
  const char *valued;
  g_autofree char *cluster = NULL;

  if (g_str_has_prefix (argument, "--"))
    {
      g_strv_builder_add (builder, argument);
      return has_value (find_long (own, argument + 2)) || has_value (find_long (common, argument + 2));
    }
  valued = argument[0] == '-' ? find_valued (argument, own, common) : NULL;
  if (valued == NULL || valued[1] == '\0')
    {
      g_strv_builder_add (builder, argument);
      return valued != NULL;
    }
  cluster = g_strndup (argument, (gsize) (valued + 1 - argument));
  g_strv_builder_add (builder, cluster);
  g_strv_builder_add (builder, valued + 1);
  return FALSE;
}

char **
cli_arguments_split (char **argv, const GOptionEntry *own, const GOptionEntry *common)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  gboolean is_value = TRUE; /* as the name of the program is: it stays as it is */

  for (; *argv != NULL && strcmp (*argv, "--") != 0; argv++)
    if (is_value)
      {
        g_strv_builder_add (builder, *argv);
        is_value = FALSE;
      }
    else
      is_value = add_parts (builder, *argv, own, common);
  g_strv_builder_addv (builder, (const char **) argv);
  return g_strv_builder_end (builder);
}

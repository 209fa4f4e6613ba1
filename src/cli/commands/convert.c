/* nonet-cli convert: puzzles of any format in another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <glib/gi18n.h>

#include "cli/commands/canonical.h"
#include "cli/run/run.h"
#include "formats/write.h"

typedef struct
{
  const NonetWriteFormat *format;
  gboolean any;        /* whether a puzzle has been written */
  GHashTable *classes; /* or NULL: all puzzles are written */
} Convert;

static void
answer (CliAnswer *answer, gpointer data)
{
  Convert *convert = data;
  const char *heading = convert->format->heading;
  g_autoptr (NonetPuzzle) puzzle = cli_answer_dup_puzzle (answer);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (convert->classes != NULL && cli_classes_add_board (convert->classes, answer) != 0)
    return;
  if (convert->format->alone && convert->any)
    {
      cli_answer_invalid (answer, _ ("a file of this format holds one puzzle only"));
      return;
    }
  text = nonet_write_puzzle (convert->format, puzzle, &error);
  if (text == NULL)
    {
      cli_answer_invalid (answer, error->message);
      return;
    }
  if (!convert->format->several && convert->any)
    g_string_append_c (answer->text, '\n');
  if (heading != NULL && convert->any && g_str_has_prefix (text, heading))
    g_string_append (answer->text, text + strlen (heading));
  else
    g_string_append (answer->text, text);
  if (!g_str_has_suffix (text, "\n"))
    g_string_append_c (answer->text, '\n');
  convert->any = TRUE;
}

/* The formats for --help: a line each. */
static char *
describe_formats (void)
{
  g_autoptr (GString) text = g_string_new (_ ("Writes the puzzles in another format:"));

  for (const NonetWriteFormat *format = nonet_write_formats (); format->id != NULL; format++)
    g_string_append_printf (text, "\n  %-14s%s", format->id, _ (format->name));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

int
cli_convert (int argc, char **argv)
{
  g_autofree char *summary = describe_formats ();
  char *to = NULL;
  gboolean unique = FALSE;
  g_autoptr (GHashTable) classes = NULL;
  Convert convert = { 0 };
  const GOptionEntry entries[] = { { "to", 't', CLI_CHOICES, G_OPTION_ARG_STRING, &to, N_ ("The format to write"),
                                     N_ ("FORMAT") },
                                   { "unique", 'u', 0, G_OPTION_ARG_NONE, &unique,
                                     N_ ("Leave out puzzles that are equivalent to earlier ones"), NULL },
                                   G_OPTION_ENTRY_NULL };
  const CliTask task = { .keep_details = TRUE, .apart = TRUE, .endless = TRUE, .answer = answer, .data = &convert };
  g_auto (CliOptions) options = { 0 };

  if (!cli_options_parse (&options, _ ("--to=FORMAT [FILE…]"), summary, entries, FALSE, argv))
    return CLI_EXIT_BAD;
  if (to == NULL)
    return cli_usage_error (_ ("no format given; use --to=FORMAT"));
  convert.format = nonet_write_format_find (to);
  if (convert.format == NULL)
    {
      g_autoptr (GString) ids = g_string_new (NULL);

      for (const NonetWriteFormat *format = nonet_write_formats (); format->id != NULL; format++)
        g_string_append_printf (ids, "%s%s", ids->len > 0 ? ", " : "", format->id);
      return cli_usage_error_value ("--to", to, ids->str);
    }
  if (unique)
    convert.classes = classes = cli_classes_new ();
  return cli_run (&options, &task);
}

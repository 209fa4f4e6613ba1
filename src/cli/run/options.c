/* What all commands have in common: their options, and what the programs do first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "cli/run/options.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "formats/rules.h"

/* What the programs of the command line do first. */

/* What --help and --version print must not be lost in silence. */
static void
check_output (void)
{
  if (!ferror (stdout) && fflush (stdout) == 0)
    return;
  g_printerr (_ ("nonet-cli: cannot write the answers: %s\n"), g_strerror (errno));
  _exit (CLI_EXIT_BAD);
}

void
cli_start (const char *name)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, NONET_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_prgname (name);
  atexit (check_output);
}

/* A value that stands for what there is to choose from: those of a list of options. */
#define ANY_CHOICE "?"

#define MAX_THREADS 1024
#define AS_MANY_AS_PROCESSORS G_MININT

/* A year, far below what microseconds hold. */
#define MOST_SECONDS 31557600.0

static gboolean
parse_boxes (NonetReadOptions *reading, const char *text, GError **error)
{
  guint64 rows, columns;
  char *rest;

  rows = g_ascii_strtoull (text, &rest, 10);
  if (rest != text && (*rest == 'x' || *rest == 'X') && g_ascii_isdigit (rest[1]))
    {
      columns = g_ascii_strtoull (rest + 1, &rest, 10);
      if (*rest == '\0' && rows <= SUDOKU_MAX_ORDER && columns <= SUDOKU_MAX_ORDER && rows * columns >= 1
          && rows * columns <= SUDOKU_MAX_ORDER)
        {
          reading->box_rows = (guint) rows;
          reading->box_columns = (guint) columns;
          return TRUE;
        }
    }
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               _ ("--boxes must be the rows and columns of a box, as in 3x3, with at most %d cells, not “%s”"),
               SUDOKU_MAX_ORDER, text);
  return FALSE;
}

static gboolean
parse_rules (CliOptions *self, const char *text, GError **error)
{
  g_auto (GStrv) names = g_strsplit (text, ",", -1);

  if (self->plain)
    {
      g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                           _ ("this command knows only boards without further rules"));
      return FALSE;
    }
  self->rules = g_array_new (FALSE, FALSE, sizeof (SudokuRule));
  for (guint i = 0; names[i] != NULL; i++)
    {
      SudokuRule rules[NONET_MOST_RULES_NAMED];
      guint n = nonet_rules_find (g_strstrip (names[i]), rules);

      g_array_append_vals (self->rules, rules, n);
      if (n > 0)
        continue;
      cli_choices_list (names[i], NONET_RULE_NAMES);
      /* Translators: the value of an option, the option, and in parentheses what its value can be. */
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _ ("“%s” is not a valid value for %s (%s)"),
                   names[i], "--rules", NONET_RULE_NAMES);
      return FALSE;
    }
  return TRUE;
}

static gboolean
parse_values (CliOptions *self,
              const char *boxes,
              const char *alphabet,
              const char *rules_text,
              int threads,
              GError **error)
{
  if (rules_text != NULL && !parse_rules (self, rules_text, error))
    return FALSE;
  if (boxes != NULL && !parse_boxes (&self->reading, boxes, error))
    return FALSE;
  if (alphabet != NULL)
    {
      self->reading.alphabet =
          nonet_alphabet_parse (alphabet, self->reading.box_rows * self->reading.box_columns, error);
      if (self->reading.alphabet == NULL)
        return FALSE;
    }
  if (threads != AS_MANY_AS_PROCESSORS && (threads < 1 || threads > MAX_THREADS))
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _ ("--threads must be between 1 and %d"),
                   MAX_THREADS);
      return FALSE;
    }
  self->threads = threads > 0 ? (guint) threads : g_get_num_processors ();
  return TRUE;
}

/* Whether an option, by its long name or else its short one, takes a value. */
static gboolean
takes_value (const GOptionEntry *entries, const char *long_name, char short_name)
{
  for (; entries->long_name != NULL; entries++)
    if (long_name != NULL ? strcmp (entries->long_name, long_name) == 0 : entries->short_name == short_name)
      return entries->arg != G_OPTION_ARG_NONE;
  return FALSE;
}

/* Adds an argument, the value of a short option apart from it. Returns whether its value is the next argument. */
static gboolean
add_argument (GStrvBuilder *builder, const char *argument, const GOptionEntry *entries)
{
  g_autofree char *options = NULL;
  gsize end = 1;

  if (g_str_has_prefix (argument, "--"))
    {
      g_strv_builder_add (builder, argument);
      return takes_value (entries, argument + 2, '\0');
    }
  while (argument[0] == '-' && argument[end] != '\0' && !takes_value (entries, NULL, argument[end]))
    end++;
  if (argument[0] != '-' || argument[end] == '\0' || argument[end + 1] == '\0')
    {
      g_strv_builder_add (builder, argument);
      return argument[0] == '-' && argument[end] != '\0';
    }
  options = g_strndup (argument, end + 1);
  g_strv_builder_add (builder, options);
  g_strv_builder_add (builder, argument + end + 1);
  return FALSE;
}

/* A copy of argv in which the values of short options are apart from them, -a -n 5: getopt () takes -an5, and GOption does
 * not. */
static char **
split_arguments (char **argv, const GOptionEntry *entries)
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
      is_value = add_argument (builder, *argv, entries);
  g_strv_builder_addv (builder, (const char **) argv);
  return g_strv_builder_end (builder);
}

/* Prints the options and ends the program; = is where a value follows. Does not if what is asked for, "--format", has choices. */
static void
list_options (const GOptionEntry *entries, const char *asked)
{
  for (; entries->long_name != NULL; entries++)
    if (asked != NULL && (entries->flags & CLI_CHOICES) != 0 && g_str_has_prefix (asked, "--")
        && strcmp (asked + 2, entries->long_name) == 0)
      return;
    else if (asked == NULL && *entries->long_name != '\0' && (entries->flags & G_OPTION_FLAG_HIDDEN) == 0)
      g_print ("--%s%s\t%s\n", entries->long_name, entries->arg != G_OPTION_ARG_NONE ? "=" : "",
               _ (entries->description));
  exit (CLI_EXIT_OK);
}

gboolean
cli_options_parse (CliOptions *self,
                   const char *usage,
                   const char *summary,
                   const GOptionEntry *own,
                   gboolean answers_json,
                   char **argv)
{
  g_autofree char *boxes = NULL, *alphabet = NULL, *rules_text = NULL;
  int threads = AS_MANY_AS_PROCESSORS;
  const GOptionEntry common[] = {
    { "boxes", 0, 0, G_OPTION_ARG_STRING, &boxes, N_ ("Boxes of R rows and C columns"), N_ ("RxC") },
    { "alphabet", 0, 0, G_OPTION_ARG_STRING, &alphabet, N_ ("Symbols of the values, such as 1-9, 0-9A-F or TONYBLAIR"),
      N_ ("SYMBOLS") },
    { "rules", 0, self->plain ? G_OPTION_FLAG_HIDDEN : CLI_CHOICES, G_OPTION_ARG_STRING, &rules_text,
      N_ ("Further rules of all boards, such as diagonals or anti-knight"), N_ ("LIST") },
    { "threads", 0, 0, G_OPTION_ARG_INT, &threads, N_ ("Use N threads (default: one for each processor)"), "N" },
    { "stats", 0, 0, G_OPTION_ARG_NONE, &self->stats,
      N_ ("Print the seconds and what was counted, such as solutions, guesses and conflicts, to standard error"),
      NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->files, NULL, NULL },
  };
  const GOptionEntry json = {
    "json", 0, 0, G_OPTION_ARG_NONE, &self->json, N_ ("Print one JSON object for each puzzle"), NULL
  };
  g_autoptr (GOptionContext) context = g_option_context_new (usage);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) entries = g_array_new (TRUE, FALSE, sizeof (GOptionEntry));
  g_auto (GStrv) arguments = NULL;
  GOptionGroup *group = g_option_group_new ("", "", "", NULL, NULL);

  for (guint i = 0; own[i].long_name != NULL; i++)
    g_array_append_val (entries, own[i]);
  g_array_append_vals (entries, common, G_N_ELEMENTS (common));
  if (answers_json)
    g_array_append_val (entries, json);
  if (argv[1] != NULL && strcmp (argv[1], CLI_LIST_OPTIONS) == 0)
    {
      list_options ((const GOptionEntry *) (gpointer) entries->data, argv[2]);
      arguments = g_strdupv ((char *[]){ argv[0], argv[2], (char[]){ ANY_CHOICE }, NULL });
    }
  else
    arguments = split_arguments (argv, (const GOptionEntry *) (gpointer) entries->data);
  g_option_group_set_translation_domain (group, GETTEXT_PACKAGE);
  g_option_group_add_entries (group, (const GOptionEntry *) (gpointer) entries->data);
  g_option_context_set_main_group (context, group);
  g_option_context_set_summary (context, summary);

  self->strings = g_ptr_array_new_with_free_func (g_free);
  if (g_option_context_parse_strv (context, &arguments, &error))
    {
      for (guint i = 0; own[i].long_name != NULL; i++)
        if (own[i].arg == G_OPTION_ARG_STRING || own[i].arg == G_OPTION_ARG_FILENAME)
          g_ptr_array_add (self->strings, *(char **) own[i].arg_data);
      if (parse_values (self, boxes, alphabet, rules_text, threads, &error))
        return TRUE;
    }
  cli_usage_error ("%s", error->message);
  return FALSE;
}

gboolean
cli_limit_valid (gint64 limit)
{
  if (limit >= 1 || limit == CLI_NO_LIMIT)
    return TRUE;
  cli_usage_error (_ ("--limit must be at least 1"));
  return FALSE;
}

gboolean
cli_seconds_check (double *seconds)
{
  if (!(*seconds > 0))
    {
      cli_usage_error (_ ("--seconds must be greater than 0"));
      return FALSE;
    }
  *seconds = MIN (*seconds, MOST_SECONDS);
  return TRUE;
}

void
cli_choices_list (const char *value, const char *choices)
{
  g_auto (GStrv) names = strcmp (value, ANY_CHOICE) == 0 ? g_strsplit (choices, ", ", -1) : NULL;

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    g_print ("%s\n", names[i]);
  if (names != NULL)
    exit (CLI_EXIT_OK);
}

gboolean
cli_choose (const char *option, const char *value, const char *choices, guint *chosen)
{
  g_auto (GStrv) names = g_strsplit (choices, ", ", -1);

  for (guint i = 0; value != NULL && names[i] != NULL; i++)
    if (g_str_equal (names[i], value))
      {
        *chosen = i;
        return TRUE;
      }
  if (value != NULL)
    cli_usage_error_value (option, value, choices);
  return value == NULL;
}

void
cli_options_clear (CliOptions *self)
{
  g_clear_pointer (&self->reading.alphabet, nonet_alphabet_unref);
  g_clear_pointer (&self->rules, g_array_unref);
  g_clear_pointer (&self->files, g_strfreev);
  g_clear_pointer (&self->strings, g_ptr_array_unref);
}

int
cli_usage_error_value (const char *option, const char *value, const char *choices)
{
  cli_choices_list (value, choices);
  /* Translators: the value of an option, the option, and in parentheses what its value can be. */
  return cli_usage_error (_ ("“%s” is not a valid value for %s (%s)"), value, option, choices);
}

int
cli_usage_error (const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_printerr ("nonet-cli: %s\n", text);
  g_printerr (_ ("Try “%s --help”.\n"), g_get_prgname ());
  return CLI_EXIT_BAD;
}

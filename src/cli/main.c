/* nonet-cli: finds the command and runs it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

#include "cli/run/run.h"

/* Drawing is the business of a program of its own, because loading the libraries it draws with takes longer than all that the other
 * commands do for a puzzle. */
#define PROGRAM "nonet-cli-render"

/* Becomes the program in the given folder, seen from this program's own; only comes back if there is none. */
static void
become_from_here (const char *folder, char **argv)
{
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *here = self != NULL ? g_path_get_dirname (self) : NULL;
  g_autofree char *program = here != NULL ? g_build_filename (here, folder, PROGRAM, NULL) : NULL;

  if (program != NULL)
    execv (program, argv);
}

int
cli_render (int argc, char **argv)
{
  const char *installed = NONET_LIBEXEC_DIR G_DIR_SEPARATOR_S PROGRAM;
  int error;

  /* Where nothing is installed, where it belongs, and where all was moved after it was installed. */
  become_from_here (".", argv);
  execv (installed, argv);
  error = errno;
  become_from_here ("../libexec", argv);
  g_printerr (_ ("nonet-cli: cannot start %s: %s\n"), installed, g_strerror (error));
  return CLI_EXIT_BAD;
}

typedef struct
{
  const char *name;
  int (*run) (int argc, char **argv);
  const char *summary;
} Command;

static const Command commands[] = {
  { "solve", cli_solve, N_ ("print solutions") },
  { "count", cli_count, N_ ("print the number of solutions") },
  { "check", cli_check,
    N_ ("print whether there are no, one or several solutions, and whether the puzzle is minimal") },
  { "candidates", cli_candidates, N_ ("print the possible values of each cell") },
  { "derive", cli_derive, N_ ("print how the specification of a solver becomes its search") },
  { "explain", cli_explain, N_ ("print the steps by which a person solves each puzzle") },
  { "rate", cli_rate, N_ ("print how hard each puzzle is") },
  { "generate", cli_generate, N_ ("make new puzzles") },
  { "canonical", cli_canonical, N_ ("print a line that is the same for all equivalent puzzles") },
  { "convert", cli_convert, N_ ("write the puzzles in another format") },
  { "render", cli_render, N_ ("draw a picture of each puzzle") },
};

static void
print_help (void)
{
  g_print (_ ("Usage: nonet-cli COMMAND [OPTION…] [FILE…]\n"));
  g_print ("\n%s\n",
           _ ("Solves, counts, checks and converts Sudoku puzzles of any format, from files or standard input."));
  g_print ("\n%s\n", _ ("Commands:"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-12s%s\n", commands[i].name, _ (commands[i].summary));
  g_print ("\n%s\n", _ ("Use “nonet-cli COMMAND --help” to see the options of a command."));
  g_print (_ ("Exit status: 0 if all is well, 1 if a puzzle has no solution, 2 for invalid input or usage.\n"));
}

/* How many letters have to be put in, left out or replaced to make one word of another (Levenshtein 1965). */
static guint
get_distance (const char *a, const char *b)
{
  gsize n = strlen (b);
  g_autofree guint *row = g_new (guint, n + 1); /* from what of a has been read to each beginning of b */

  for (guint j = 0; j <= n; j++)
    row[j] = j;
  for (guint i = 1; *a != '\0'; a++, i++)
    {
      guint diagonal = row[0];

      row[0] = i;
      for (gsize j = 1; j <= n; j++)
        {
          guint replaced = diagonal + (*a != b[j - 1]);

          diagonal = row[j];
          row[j] = MIN (replaced, 1 + MIN (row[j], row[j - 1]));
        }
    }
  return row[n];
}

static int
report_unknown (const char *name)
{
  const Command *nearest = NULL;
  guint least = 3; /* two letters that have changed places are a distance of two */

  for (const Command *command = commands; command < commands + G_N_ELEMENTS (commands); command++)
    {
      guint distance = g_str_has_prefix (command->name, name) ? 0 : get_distance (name, command->name);

      if (distance < least && distance <= strlen (name) / 2)
        {
          nearest = command;
          least = distance;
        }
    }
  if (nearest != NULL)
    return cli_usage_error (_ ("unknown command “%s”; did you mean “%s”?"), name, nearest->name);
  return cli_usage_error (_ ("unknown command “%s”"), name);
}

static int
run_command (int argc, char **argv)
{
  g_autofree char *name = g_strdup_printf ("nonet-cli %s", argv[0]);

  for (const Command *command = commands; command < commands + G_N_ELEMENTS (commands); command++)
    if (strcmp (command->name, argv[0]) == 0)
      {
        g_set_prgname (name);
        return command->run (argc, argv);
      }
  return report_unknown (argv[0]);
}

int
main (int argc, char **argv)
{
  char help[] = "--help";

  cli_start ("nonet-cli");
  if (argc < 2)
    return cli_usage_error ("%s", _ ("no command given"));
  if (strcmp (argv[1], "help") == 0 && argc > 2)
    return run_command (2, (char *[]){ argv[2], help, NULL });
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0 || strcmp (argv[1], "help") == 0)
    print_help ();
  else if (strcmp (argv[1], "--version") == 0)
    g_print ("nonet-cli %s\n", NONET_VERSION);
  else if (strcmp (argv[1], CLI_LIST_OPTIONS) == 0)
    for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
      g_print ("%s\t%s\n", commands[i].name, _ (commands[i].summary));
  else
    return run_command (argc - 1, argv + 1);
  return CLI_EXIT_OK;
}

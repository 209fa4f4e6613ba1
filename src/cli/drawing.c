/* nonet-cli render, handed over to the program that draws.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It is a program of its own, nonet-cli-render, because loading the libraries it draws with takes longer than
 * all that the other commands do for a puzzle.
 */
#include "config.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <unistd.h>

#include "cli/command.h"

#define PROGRAM "nonet-cli-render"

/* In the folder of this program, where it is when nothing is installed; NULL if that is not known. */
static char *
dup_program_beside (void)
{
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = self != NULL ? g_path_get_dirname (self) : NULL;

  return folder != NULL ? g_build_filename (folder, PROGRAM, NULL) : NULL;
}

int
cli_render (int argc, char **argv)
{
  g_autofree char *beside = dup_program_beside ();
  g_autofree char *installed = g_build_filename (NONET_LIBEXEC_DIR, PROGRAM, NULL);
  int error;

  /* Only comes back if there is no such program. */
  if (beside != NULL)
    execv (beside, argv);
  execv (installed, argv);
  error = errno;
  g_printerr (_("nonet-cli: %s cannot be started: %s\n"), installed, g_strerror (error));
  return CLI_EXIT_BAD;
}

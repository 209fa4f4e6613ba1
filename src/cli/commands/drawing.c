/* nonet-cli render, which another program takes over.
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

#include "cli/run/command.h"

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

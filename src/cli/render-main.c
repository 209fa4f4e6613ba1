/* nonet-cli-render: the program that nonet-cli render runs, and nonet-cli derive where it draws.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <string.h>

#include "cli/commands/derive-handout.h"
#include "cli/run/command.h"
#include "cli/run/start.h"

int
main (int argc, char **argv)
{
  gboolean derives = argc > 0 && strcmp (argv[0], "derive") == 0;

  cli_start (derives ? "nonet-cli derive" : "nonet-cli render");
  return derives ? cli_derive_handout (argc, argv) : cli_render (argc, argv);
}

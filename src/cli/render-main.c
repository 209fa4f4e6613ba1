/* nonet-cli-render: the program that nonet-cli render runs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "cli/run/command.h"
#include "cli/run/start.h"

int
main (int argc, char **argv)
{
  cli_start ("nonet-cli render");
  return cli_render (argc, argv);
}

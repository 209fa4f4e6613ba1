/* Other programs that benchmarks run beside ours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "peer.h"

char *
bench_ask_peer (const char *command, const char *input, GError **error)
{
  g_auto (GStrv) words = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *output = NULL;

  if (!g_shell_parse_argv (command, NULL, &words, error))
    return NULL;
  process = g_subprocess_newv ((const char *const *) words,
                               G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, error);
  if (process == NULL || !g_subprocess_communicate_utf8 (process, input, NULL, &output, NULL, error))
    return NULL;
  return g_steal_pointer (&output);
}

/* What the writers of several formats need.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/writer.h"

gboolean
nonet_writer_refuse (GError **error, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_propagate_error (error, g_error_new_valist (G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, format, arguments));
  va_end (arguments);
  return FALSE;
}

void
nonet_writer_append_values (GString *text, const NonetPuzzle *puzzle, gboolean entries)
{
  for (guint cell = 0; cell < puzzle->shape->n_cells; cell++)
    {
      guint value = entries ? nonet_puzzle_get_value (puzzle, cell) : puzzle->givens[cell];

      g_string_append (text, nonet_writer_symbol (puzzle, value, "."));
      if ((cell + 1) % puzzle->shape->order == 0)
        g_string_append_c (text, '\n');
    }
}

const char *
nonet_writer_symbol (const NonetPuzzle *puzzle, guint value, const char *blank)
{
  return value == 0 ? blank : nonet_alphabet_get_symbol (puzzle->alphabet, value);
}

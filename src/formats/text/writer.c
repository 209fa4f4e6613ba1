/* What the writers of several formats need.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/writer.h"

#include <glib/gi18n-lib.h>

gboolean
nonet_writer_refuse (GError **error, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_propagate_error (error, g_error_new_valist (G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, format, arguments));
  va_end (arguments);
  return FALSE;
}

gboolean
nonet_writer_check_nine (const NonetPuzzle *puzzle, const char *format_name, GError **error)
{
  if (puzzle->shape->order == 9 && sudoku_shape_box_rows (puzzle->shape) == 3)
    return TRUE;
  return nonet_writer_refuse (error, _ ("%s supports only boards of 9×9 cells with boxes of 3×3"), _ (format_name));
}

void
nonet_writer_append_digits (GString *text, const guint8 *values)
{
  for (guint cell = 0; cell < 81; cell++)
    g_string_append_c (text, (char) ('0' + values[cell]));
}

void
nonet_writer_append_values (GString *text, const NonetPuzzle *puzzle, gboolean entries)
{
  for (guint cell = 0; cell < puzzle->shape->n_cells; cell++)
    {
      guint value = puzzle->givens[cell] == 0 && entries ? puzzle->entries[cell] : puzzle->givens[cell];

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

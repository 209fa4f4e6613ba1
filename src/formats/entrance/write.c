/* Writing: finding the writer of a format, and putting its text into a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/write.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/atomic-file.h"
#include "formats/writer.h"

const NonetWriteFormat *
nonet_write_format_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (const NonetWriteFormat *format = nonet_write_formats (); format->id != NULL; format++)
    if (g_ascii_strcasecmp (format->id, id) == 0)
      return format;
  return NULL;
}

const NonetWriteFormat *
nonet_write_format_for_name (const char *file_name)
{
  const char *dot = strrchr (file_name, '.');

  for (const NonetWriteFormat *format = nonet_write_formats (); dot != NULL && format->id != NULL; format++)
    if (format->extension != NULL && g_ascii_strcasecmp (format->extension, dot + 1) == 0)
      return format;
  return NULL;
}

gboolean
nonet_write_check (const NonetWriteFormat *format, const NonetPuzzle *puzzle, GError **error)
{
  const SudokuShape *shape = puzzle->shape;
  guint box_rows = sudoku_shape_box_rows (shape);

  if (shape->n_houses > 3u * shape->order)
    return nonet_writer_refuse (error, _ ("no format supports boards with further houses yet"));
  if (box_rows == 0 && !format->whole)
    return nonet_writer_refuse (error, _ ("this format does not support boards with irregular boxes"));
  if (format->nine && (shape->order != 9 || box_rows != 3))
    return nonet_writer_refuse (error, _ ("%s supports only boards of 9×9 cells with boxes of 3×3"), _ (format->name));
  if (format->compact && !nonet_alphabet_is_compact (puzzle->alphabet))
    return nonet_writer_refuse (error, _ ("this format needs symbols of one character"));
  return TRUE;
}

char *
nonet_write_puzzle (const NonetWriteFormat *format, const NonetPuzzle *puzzle, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (format != NULL && puzzle != NULL, NULL);

  if (!nonet_write_check (format, puzzle, error) || !format->write (puzzle, text, error))
    return NULL;
  return g_string_free (g_steal_pointer (&text), FALSE);
}

gboolean
nonet_write_file (const NonetWriteFormat *format,
                  const NonetPuzzle *puzzle,
                  GFile *file,
                  GCancellable *cancellable,
                  GError **error)
{
  g_autofree char *text = nonet_write_puzzle (format, puzzle, error);

  if (text == NULL)
    return FALSE;
  return nonet_atomic_file_write (file, text, strlen (text), G_FILE_CREATE_NONE, cancellable, error);
}

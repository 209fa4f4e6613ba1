/* Random bytes through a reader: whatever comes in, there is a reading or an error; and what was read can be saved and
 * opened again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * NONET_FUZZ_READER is the id of the reader, or "" for the entrance, which asks all of them.
 */
#include <string.h>

#include "formats/registry.h"
#include "formats/read.h"
#include "formats/write.h"

#include "../formats/guarded.h"

#define MOST_PUZZLES 2

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* The one reader, or all of them. */
static const NonetReader *const *
find_readers (void)
{
  static const NonetReader *one[2];

  for (guint i = 0; nonet_readers[i] != NULL; i++)
    if (strcmp (nonet_readers[i]->id, NONET_FUZZ_READER) == 0)
      {
        one[0] = nonet_readers[i];
        return one;
      }
  return nonet_readers;
}

/* Saves a puzzle in the native format and opens it again. */
static void
check_puzzle (const NonetPuzzle *puzzle)
{
  g_autofree char *text = nonet_write_puzzle (nonet_write_format_find ("ipuz"), puzzle, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (NonetReading) reading = nonet_read_bytes (bytes, NULL, NULL, &error);
  g_autoptr (NonetPuzzle) back = NULL;

  if (reading == NULL)
    g_error ("cannot open what was saved: %s\n%s", error->message, text);
  back = nonet_reading_dup_puzzle (reading, 0);
  if (!nonet_puzzle_equal (puzzle, back))
    g_error ("another puzzle than was saved:\n%s", text);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GBytes) bytes = guarded_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (NonetReading) reading = nonet_reading_new (find_readers (), bytes, NULL, NULL, &error);

  if (reading == NULL)
    {
      g_assert_nonnull (error);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return 0;
    }
  g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), >, 0);
  for (guint i = 0; i < MIN (nonet_reading_get_n_puzzles (reading), MOST_PUZZLES); i++)
    {
      g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, i);

      check_puzzle (puzzle);
      /* One of the writers, another one for each length: all would take most of the time. */
      for (const NonetWriteFormat *format = nonet_write_formats (); format->id != NULL; format++)
        if ((gsize) (format - nonet_write_formats ()) == size % 19)
          g_free (nonet_write_puzzle (format, puzzle, NULL));
    }
  return 0;
}

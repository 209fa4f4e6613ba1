/* What a reader of a format is; each format's file has one NonetReader.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/input.h"
#include "formats/reading.h"

typedef struct
{
  const char *id;
  /* Whether the text is in this format, by what it holds. */
  gboolean (*sniff) (const NonetText *text);
  /* Adds puzzles and messages to input. */
  void (*read) (NonetInput *input);
} NonetReader;

/* Reads bytes by the first of the readers that knows them; readers ends with NULL. Otherwise like nonet_read_bytes (). */
NonetReading *nonet_reading_new (const NonetReader *const *readers,
                                 GBytes *bytes,
                                 const NonetReadOptions *options,
                                 GCancellable *cancellable,
                                 GError **error);

/* A reading of one puzzle, which it takes, in a format (static). */
NonetReading *nonet_reading_new_for_puzzle (const char *format, NonetPuzzle *puzzle);

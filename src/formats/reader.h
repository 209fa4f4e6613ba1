/* What a reader of a format is; each format's file has one NonetReader.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/input.h"

G_BEGIN_DECLS

typedef struct
{
  const char *id;
  /* Whether the text is in this format, by what it holds. */
  gboolean (*sniff) (const NonetText *text);
  /* Adds puzzles and messages to input. */
  void (*read) (NonetInput *input);
} NonetReader;

G_END_DECLS

/* Any text: boards written with characters, and where there are none, links to puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/reader.h"

G_BEGIN_DECLS

/* Reads the text of the input, whatever it is; its format is set. */
void nonet_free_text_read (NonetInput *input);

/* Takes any text. */
extern const NonetReader nonet_free_text_reader;

G_END_DECLS

/* Parts of sentences made whole ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/read.h"

G_BEGIN_DECLS

/* The text with a capital: "Two 9s in column 9"; caller frees. */
char *nonet_capitalise (const char *text);

/* What is wrong, as a sentence: "The symbol “T” appears twice."; caller frees. */
char *nonet_fault_to_sentence (const char *fault);

/* What is wrong in a file, as a sentence that says where: "Line 4, character 9: row has 8 cells, expected 9."; caller frees. */
char *nonet_message_to_sentence (const NonetMessage *message);

G_END_DECLS

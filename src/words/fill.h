/* Messages with named places, "{removed} can be removed", and what is put into them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "formats/message.h"

/* The text for a name, which the caller owns, or NULL if there is none. */
typedef char *(*NonetFillFunc) (const char *name, gpointer data);

/* A message with each {name} replaced by what fill () has for it, or NULL if it has nothing for one of them. The caller
 * owns the text. The first letter becomes a capital. */
char *nonet_fill (const char *message, NonetFillFunc fill, gpointer data);

/* The same with two names, a and b, of which b may be NULL, and without a capital. */
char *nonet_fill_pair (const char *message, const char *a, const char *a_text, const char *b, const char *b_text);

/* The text with a capital: "Two 9s in column 9"; caller frees. */
char *nonet_capitalise (const char *text);

/* What is wrong, as a sentence: "The symbol “T” appears twice."; caller frees. */
char *nonet_fault_to_sentence (const char *fault);

/* What is wrong in a file, as a sentence that says where: "Line 4, character 9: row has 8 cells, expected 9."; caller frees. */
char *nonet_message_to_sentence (const NonetMessage *message);

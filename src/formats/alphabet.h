/* Alphabets: the symbols that stand for the values 1 .. n of a board, as text and on screen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

/* Immutable and counted by reference; safe to share between threads. A symbol is a short UTF-8 text,
 * mostly one character ("7", "G", "ß"), of two digits in the numeric alphabet ("12"). */
typedef struct _NonetAlphabet NonetAlphabet;

/* The usual alphabet of an order: 1-9, then 1-9A-Z up to 35, numbers from 36 up. */
NonetAlphabet *nonet_alphabet_new_usual (guint order);

/* Numbers first .. first + order - 1 (first is 0 or 1). */
NonetAlphabet *nonet_alphabet_new_numeric (guint order, guint first);

/* From a text: ranges of letters or digits ("0-9A-F", "A-Y", "1-25" for numbers), a word with a
 * different character for each value ("TONYBLAIR"), or symbols separated by commas or blanks. The
 * number of symbols must be order (0: any from 1 to 64). Returns NULL and sets error (G_IO_ERROR_INVALID_ARGUMENT, in
 * words a player understands) if a symbol comes twice, stands for blanks, or the number is wrong. */
NonetAlphabet *nonet_alphabet_parse (const char *text, guint order, GError **error);

NonetAlphabet *nonet_alphabet_ref (NonetAlphabet *alphabet);
void nonet_alphabet_unref (NonetAlphabet *alphabet);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetAlphabet, nonet_alphabet_unref)

guint nonet_alphabet_get_order (const NonetAlphabet *alphabet);
gboolean nonet_alphabet_equal (const NonetAlphabet *a, const NonetAlphabet *b);

/* Whether every symbol is one character, so that a board can be written without separators. */
gboolean nonet_alphabet_is_compact (const NonetAlphabet *alphabet);

/* How many characters the longest symbol has. */
guint nonet_alphabet_get_width (const NonetAlphabet *alphabet);

/* The symbol of a value 1 .. order; owned by the alphabet. */
const char *nonet_alphabet_get_symbol (const NonetAlphabet *alphabet, guint value);

/* The value of a symbol (case is folded where that is not ambiguous), or 0 if it is none. */
guint nonet_alphabet_lookup (const NonetAlphabet *alphabet, const char *symbol, gssize length);

/* The value of a one-character symbol, or 0. */
guint nonet_alphabet_lookup_char (const NonetAlphabet *alphabet, gunichar character);

/* The text nonet_alphabet_parse () makes the same alphabet of: "1-9", "TONYBLAIR"; caller frees. */
char *nonet_alphabet_to_string (const NonetAlphabet *alphabet);

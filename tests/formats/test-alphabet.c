/* Tests of alphabets: parsing, looking up, writing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>

#include "tests/test.h"

#include "formats/alphabet.h"

static void
assert_parses_to (const char *text, guint order, const char *first, const char *last, const char *back)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (NonetAlphabet) alphabet = nonet_alphabet_parse (text, order, &error);
  g_autoptr (NonetAlphabet) again = NULL;
  g_autofree char *string = NULL;
  guint n;

  g_assert_no_error (error);
  n = nonet_alphabet_get_order (alphabet);
  g_assert_cmpstr (nonet_alphabet_get_symbol (alphabet, 1), ==, first);
  g_assert_cmpstr (nonet_alphabet_get_symbol (alphabet, n), ==, last);
  string = nonet_alphabet_to_string (alphabet);
  g_assert_cmpstr (string, ==, back);
  again = nonet_alphabet_parse (string, n, &error);
  g_assert_no_error (error);
  g_assert_true (nonet_alphabet_equal (alphabet, again));
}

TEST (parse)
{
  assert_parses_to ("1-9", 9, "1", "9", "1-9");
  assert_parses_to ("0-9A-F", 16, "0", "F", "0-9A-F");
  assert_parses_to ("A-Y", 25, "A", "Y", "A-Y");
  assert_parses_to ("1-25", 25, "1", "25", "1-25");
  assert_parses_to ("0-24", 25, "0", "24", "0-24");
  assert_parses_to ("TONYBLAIR", 9, "T", "R", "TONYBLAIR");
  assert_parses_to ("1,2,3,4", 4, "1", "4", "1-4");
  assert_parses_to (" red green blue white", 0, "red", "white", "red,green,blue,white");
  assert_parses_to ("αβγδ", 4, "α", "δ", "α-δ");
  assert_parses_to ("012349", 6, "0", "9", "012349");
}

static void
assert_refused (const char *text, guint order, const char *message)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (NonetAlphabet) alphabet = nonet_alphabet_parse (text, order, &error);

  g_assert_null (alphabet);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  g_assert_cmpstr (error->message, ==, message);
}

TEST (refused)
{
  assert_refused ("ABCA", 4, "the symbol “A” appears twice");
  assert_refused ("123.", 4, "“.” cannot be a symbol: it stands for a blank or a border");
  assert_refused ("123", 4, "the alphabet has 3 symbols, but the board needs 4");
  assert_refused ("F-A", 6, "“F-A” is not a range of symbols");
  assert_refused ("", 0, "an alphabet has from 1 to 64 symbols");
  assert_refused ("\xff", 0, "the alphabet is not UTF-8 text");
}

TEST (lookup)
{
  g_autoptr (NonetAlphabet) hex = nonet_alphabet_parse ("0-9A-F", 16, NULL);
  g_autoptr (NonetAlphabet) both = nonet_alphabet_parse ("aAbB", 4, NULL);
  g_autoptr (NonetAlphabet) numbers = nonet_alphabet_new_numeric (25, 1);
  g_autoptr (NonetAlphabet) greek = nonet_alphabet_parse ("αβγδ", 4, NULL);

  g_assert_cmpuint (nonet_alphabet_lookup_char (hex, '0'), ==, 1);
  g_assert_cmpuint (nonet_alphabet_lookup_char (hex, 'f'), ==, 16);
  g_assert_cmpuint (nonet_alphabet_lookup_char (hex, 'g'), ==, 0);
  g_assert_cmpuint (nonet_alphabet_lookup_char (both, 'a'), ==, 1);
  g_assert_cmpuint (nonet_alphabet_lookup_char (both, 'A'), ==, 2);
  g_assert_cmpuint (nonet_alphabet_lookup (numbers, "25", -1), ==, 25);
  g_assert_cmpuint (nonet_alphabet_lookup (numbers, "07", -1), ==, 7);
  g_assert_cmpuint (nonet_alphabet_lookup (numbers, "26", -1), ==, 0);
  g_assert_cmpuint (nonet_alphabet_lookup (greek, "Γ", -1), ==, 3);
  g_assert_false (nonet_alphabet_is_compact (numbers));
  g_assert_true (nonet_alphabet_is_compact (greek));
}

TEST (usual)
{
  g_autoptr (NonetAlphabet) nine = nonet_alphabet_new_usual (9);
  g_autoptr (NonetAlphabet) sixteen = nonet_alphabet_new_usual (16);
  g_autoptr (NonetAlphabet) many = nonet_alphabet_new_usual (36);
  g_autofree char *string = nonet_alphabet_to_string (sixteen);

  g_assert_cmpstr (nonet_alphabet_get_symbol (nine, 9), ==, "9");
  g_assert_cmpstr (string, ==, "1-9A-G");
  g_assert_cmpstr (nonet_alphabet_get_symbol (many, 36), ==, "36");
}

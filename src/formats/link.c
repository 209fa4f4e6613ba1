/* Links to Sudoku sites that carry the puzzle in themselves, and the packed texts they carry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   https://www.f-puzzles.com/?load=N4Ig…          https://sudokupad.app/fpuzzlesN4Ig…
 *   https://lisudoku.xyz/solver?import=10000030…   https://sudokupad.app/sclN4Ig…
 *   N4IgzglgXgpiBcBOANCA5…
 *
 * A link that only names a puzzle kept on a server cannot be read without the network.
 */
#include "config.h"

#include "formats/link.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/grid-text.h"
#include "formats/json-grid.h"

/* Shorter ids are names on a server. */
#define SHORTEST_PACKED 40

/* Links with pictures in them have some hundred thousand bytes. */
#define LONGEST_LINK (8 * 1024 * 1024)

static gboolean
sniff (const NonetText *text)
{
  return nonet_text_begins (text, "http://") || nonet_text_begins (text, "https://") || nonet_text_begins (text, "www.")
         || nonet_text_begins (text, "sudokupad.app") || nonet_text_begins (text, "f-puzzles.com")
         || nonet_text_begins (text, "fpuzzles") || nonet_text_begins (text, "N4Ig")
         || (nonet_text_begins (text, "scl") && !nonet_text_contains (text, 64, " "));
}

/* The part of a link that is the puzzle: a value of its query, or else the last part of the path. */
static char *
find_payload (const char *link)
{
  static const char *const keys[] = {
    "load=", "import=", "puzzleid=", "puzzle=", "bd=", "s=", "grid=", "board=", "p="
  };
  static const char *const packers[] = { "fpuzzles", "/scl", "/ctc" };
  const char *place = strpbrk (link, "?#"), *start = NULL, *delimiters = "& \t\r\n";
  g_autofree char *cut = NULL;
  char *payload;

  for (guint i = 0; place != NULL && start == NULL && i < G_N_ELEMENTS (keys); i++)
    for (const char *p = place; start == NULL && (p = strstr (p, keys[i])) != NULL; p++)
      if (strchr ("?&#", p[-1]) != NULL)
        start = p + strlen (keys[i]);
  if (start == NULL)
    {
      start = place != NULL ? place + 1 : link;
      if (place == NULL && strstr (link, "//") != NULL)
        start = strrchr (link, '/') + 1;
      /* A packed text may hold slashes, and then looks like a path; settings may follow it. */
      for (guint i = 0; i < G_N_ELEMENTS (packers); i++)
        {
          const char *named = strstr (link, packers[i]);

          if (named != NULL && (place == NULL || named < place))
            {
              start = named + (*named == '/');
              delimiters = "?# \t\r\n";
            }
        }
    }
  cut = g_strndup (start, strcspn (start, delimiters));
  payload = g_uri_unescape_string (cut, NULL);
  if (payload == NULL)
    payload = g_steal_pointer (&cut);
  if (!g_utf8_validate (payload, -1, NULL))
    {
      g_autofree char *broken = payload;

      payload = g_utf8_make_valid (broken, -1);
    }
  g_strdelimit (payload, " ", '+');
  return payload;
}

/* Whether a payload is SudokuPad's own form, and not the name of a puzzle on its server. */
static gboolean
is_scl (const char *payload)
{
  return (g_str_has_prefix (payload, "scl") || g_str_has_prefix (payload, "ctc"))
         && strlen (payload) >= SHORTEST_PACKED;
}

/* Hands a text over to the reader of plain boards. */
static void
read_as_text (NonetInput *input, const char *payload)
{
  const NonetText *whole = input->text;
  g_autoptr (GBytes) bytes = g_bytes_new (payload, strlen (payload));
  NonetText text = { .bytes = bytes, .data = g_bytes_get_data (bytes, NULL), .size = strlen (payload) };

  input->text = &text;
  nonet_grid_text_read (input);
  input->text = whole;
}

static void
read_link (NonetInput *input)
{
  NonetLine line = { 0 };
  gsize offset = 0;
  g_autofree char *text = NULL;
  g_autofree char *payload = NULL;
  const char *packed;
  gsize length;

  while (nonet_text_next_line (input->text, &offset, &line))
    {
      gsize skip = 0;

      while (skip < line.length && g_ascii_isspace (line.start[skip]))
        skip++;
      if (skip == line.length)
        continue;
      g_free (text);
      text = g_strndup (line.start + skip, MIN (line.length - skip, LONGEST_LINK));
      break;
    }
  g_return_if_fail (text != NULL);
  if (strlen (text) == LONGEST_LINK)
    {
      nonet_input_error (input, line.number, 0, _ ("this link is too long for a puzzle"));
      return;
    }
  payload = find_payload (text);
  packed = strstr (payload, "N4I");
  packed = g_str_has_prefix (payload, "fpuzzles") ? payload + strlen ("fpuzzles")
           : is_scl (payload)                     ? payload + strlen ("scl")
           : packed != NULL                       ? packed
                                                  : payload;
  length = strcspn (packed, "=");
  if (length >= 16 && length < 5000 && sudoku_order_of_cells ((guint) length) > 0 && packed == payload)
    read_as_text (input, payload);
  else if (length < SHORTEST_PACKED)
    nonet_input_refuse (
        input, line.number, 0,
        _ ("this link only names a puzzle that is kept on a server: open it there and copy the puzzle itself"));
  else if (!nonet_json_grid_read_packed (input, packed, length))
    nonet_input_error (input, line.number, 0, _ ("the puzzle in this link is damaged or cut off"));
}

const NonetReader nonet_link_reader = { "link", N_ ("Link"), sniff, read_link };

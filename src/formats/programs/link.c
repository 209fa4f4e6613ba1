/* Links to Sudoku sites that carry the puzzle in themselves, and the packed texts they carry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   https://www.f-puzzles.com/?load=N4Ig…          https://sudokupad.app/fpuzzlesN4Ig…
 *   https://lisudoku.xyz/solver?import=10000030…   https://sudokupad.app/sclN4Ig…
 *   N4IgzglgXgpiBcBOANCA5…                           https://puzz.link/p?sudoku/9/9/2j1g38n5…
 *   https://sudokuexchange.com/play/?s=0xsv1823…     https://sudokupad.app/classic0xsv1823…
 *   playgoodsudoku.com/puzzle/$cAZAIABgcAQA…         https://sudokupad.app/scfgB3wKFbue…*xtTitle*aAuthor
 *
 * A link that only names a puzzle kept on a server cannot be read without the network.
 *
 * In links to puzz.link and its relatives, which all run pzpr:
 *
 *   https://puzz.link/p?sudoku/9/9/2j1g38n5g7i6p13g981h25731j8h9h8i2h5h697844h25j
 *
 * After the kind of puzzle come columns, rows and the cells: hexadecimal digits are values, "-1a" is a value of two digits, "." a
 * cell that is marked but blank, and g to z stand for 1 to 20 blank cells. Flags may stand before the columns.
 *
 * SudokuPad's classic code, of SudokuExchange too, has a character for a value, or for a blank, and the blanks after it, five at most;
 * "scf" has letters for rules after that.
 * Good Sudoku packs two cells into a byte, and that in Base64.
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "formats/grid/grid.h"
#include "formats/json/json-boards.h"
#include "formats/rules.h"

/* Shorter ids are names on a server. */
#define SHORTEST_PACKED 40

/* Links with pictures in them have some hundred thousand bytes. */
#define LONGEST_LINK (8 * 1024 * 1024)

/* Links to puzzles that are read in one text. */
#define MOST_LINKS 10000

#define SUDOKU "sudoku/"

/* Whether a link carries a puzzle of that kind, be it a Sudoku or not. */
static gboolean
is_puzz_link (const char *link)
{
  return g_regex_match_simple ("^[^?]*(puzz\\.link/|pzprxs\\.|pzv\\.jp/|pzplus\\.)[^?]*\\?|^[^?]*\\?" SUDOKU, link,
                               G_REGEX_RAW, 0);
}

/* Reads the cells; reports what is wrong with them. */
static gboolean
read_cells (NonetInput *input, NonetPuzzle *puzzle, const char *p, guint line)
{
  guint count = nonet_puzzle_get_cells (puzzle), order = puzzle->shape->order, cell = 0;

  while (cell < count && (g_ascii_isalnum (*p) || *p == '-' || *p == '.'))
    if (*p == '.' || *p >= 'g')
      cell += *p == '.' ? 1 : (guint) (*p - 'f'), p++;
    else
      {
        guint value = 0;
        int size = 0;

        if (sscanf (p, *p == '-' ? "-%2x%n" : "%1x%n", &value, &size) != 1 || (*p == '-' && size != 3))
          value = G_MAXUINT;
        p += size;
        if (value == 0 || value > order)
          return nonet_input_report_value (input, line, 0, value, order);
        puzzle->givens[cell++] = (guint8) value;
      }
  if (cell == count && !g_ascii_isalnum (*p))
    return TRUE;
  return nonet_input_error (input, line, 0, _ ("the puzzle in this link is damaged or cut off"));
}

/* Reads such a link, which stands in a line of input. */
static void
read_puzz_link (NonetInput *input, const char *link, guint line)
{
  g_autofree char *unescaped = g_uri_unescape_string (strchr (link, '?') + 1, NULL);
  g_auto (GStrv) parts = g_strsplit (unescaped != NULL ? unescaped : "", "/", 6);
  guint size = 1;
  g_autoptr (NonetPuzzle) puzzle = NULL;

  if (unescaped == NULL || !g_str_has_prefix (unescaped, SUDOKU))
    {
      nonet_input_refuse (input, line, 0, _ ("this link is to a puzzle of another kind, not a Sudoku"));
      return;
    }
  if (parts[1] != NULL && !g_ascii_isdigit (*parts[1]))
    size = 2;
  if (g_strv_length (parts) < size + 3 || strcmp (parts[size], parts[size + 1]) != 0)
    {
      nonet_input_error (input, line, 0, _ ("the puzzle in this link is damaged or cut off"));
      return;
    }
  input->format = "puzz-link";
  puzzle = nonet_input_new_puzzle (input, (guint) MIN (g_ascii_strtoull (parts[size], NULL, 10), 999), NULL, line);
  if (puzzle != NULL && read_cells (input, puzzle, parts[size + 2], line))
    nonet_input_take_puzzle (input, g_steal_pointer (&puzzle), line);
}

/* The cells of SudokuPad's classic code and what follows them, or of Good Sudoku's; NULL and FALSE if a text is neither. */
static const char *
read_classic (const char *text, guint8 *values)
{
  static const char codes[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
  guint cell = 0;

  memset (values, 0, 81);
  for (; *text != '\0' && cell < 81; text++)
    {
      const char *code = strchr (codes, *text);

      if (code == NULL)
        return NULL;
      values[cell] = (guint8) ((code - codes) % 10);
      cell += 1 + (guint) (code - codes) / 10;
    }
  return cell == 81 ? text : NULL;
}

static gboolean
read_nibbles (const char *text, guint8 *values)
{
  gsize size = 0;
  g_autofree guchar *bytes = *text == '$' ? g_base64_decode (text + 1, &size) : NULL;

  if (size != 41)
    return FALSE;
  for (guint cell = 0; cell < 81; cell++)
    {
      values[cell] = cell % 2 == 0 ? bytes[cell / 2] >> 4 : bytes[cell / 2] & 15;
      if (values[cell] > 9)
        return FALSE;
    }
  return TRUE;
}

/* Takes what follows the cells of "scf…*": rules by letters, and after "t" and "a" title and author up to the next star. */
static gboolean
take_letters (NonetInput *input, NonetPuzzle *puzzle, const char *p, guint line)
{
  g_autoptr (NonetRuleList) list = nonet_rule_list_new ();
  for (gsize length; *p != '\0'; p += length)
    {
      length = 1;
      if (*p == 'w' || *p == 'x')
        nonet_rule_list_add_named (list, *p == 'w' ? "windoku" : "diagonals");
      else if (*p == 't' || *p == 'a')
        {
          char **text = *p == 't' ? &puzzle->title : &puzzle->author;

          length = strcspn (p, "*");
          g_free (*text);
          *text = g_strdelimit (g_strndup (p + 1, length - 1), "+", ' ');
          length += p[length] == '*';
        }
      else
        nonet_input_note_rules (input, puzzle, line, (const char[]){ *p, '\0' });
    }
  return nonet_input_take_rules (input, puzzle, list, line);
}

/* Reads a payload that is a puzzle of 9×9 in one of these; names of puzzles on a server are none by their values. */
static gboolean
read_short (NonetInput *input, const char *payload, guint line)
{
  guint8 values[81];
  g_autoptr (NonetPuzzle) puzzle = NULL;
  g_autoptr (SudokuGrid) grid = NULL;
  gboolean own = g_str_has_prefix (payload, "scf");
  const char *rest = "";

  payload += own ? strlen ("scf") : g_str_has_prefix (payload, "classic") ? strlen ("classic") : 0;
  if (!read_nibbles (payload, values) && ((rest = read_classic (payload, values)) == NULL || (*rest != '\0' && !own)))
    return FALSE;
  grid = sudoku_grid_new_from_values (nonet_shape_get (3, 3), values);
  if (!sudoku_grid_consistent (grid) || (puzzle = nonet_input_new_puzzle (input, 9, NULL, line)) == NULL)
    return FALSE;
  memcpy (puzzle->givens, values, sizeof values);
  if (*rest == '\0' || take_letters (input, puzzle, rest + (*rest == '*'), line))
    nonet_input_take_puzzle (input, g_steal_pointer (&puzzle), line);
  return TRUE;
}

/* Links. */

static gboolean
sniff (const NonetText *text)
{
  static const char *const beginnings[] = { "http://",       "https://",      "www.", "puzz.link/",
                                            "sudokupad.app", "f-puzzles.com", "fpuz", "N4Ig" };

  for (guint i = 0; i < G_N_ELEMENTS (beginnings); i++)
    if (nonet_text_begins (text, beginnings[i]))
      return TRUE;
  return (nonet_text_begins (text, "scl") || nonet_text_begins (text, "scf") || nonet_text_begins (text, "ctc"))
         && !nonet_text_contains (text, 24, " ");
}

/* The value of a query that is the puzzle, by its key or as it has the characters of a board; or NULL. query begins with its question
 * mark. */
static const char *
find_value (const char *query)
{
  static const char *const keys[] = { "load=", "import=", "puzzleid=", "puzzle=", "bd=",
                                      "s=",    "grid=",   "board=",    "p=",      "q=" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    for (const char *p = query; (p = strstr (p, keys[i])) != NULL; p++)
      if (strchr ("?&#", p[-1]) != NULL)
        return p + strlen (keys[i]);
  for (const char *p = query; (p = strchr (p, '=')) != NULL;)
    if (strspn (++p, "0123456789.-_*") == 81)
      return p;
  return NULL;
}

/* The part of a link that is the puzzle: a value of its query, or else the last part of the path. Where it ends at a space unless
 * spaced: then a '+' was lost there. Caller frees. */
static char *
dup_payload (const char *link, gboolean spaced)
{
  static const char *const packers[] = { "fpuzzles", "/scl", "/ctc" };
  const char *place = strpbrk (link, "?#"), *start = place != NULL ? find_value (place) : NULL;
  const char *delimiters = "&# \t\r\n";
  g_autofree char *cut = NULL, *unescaped = NULL;

  if (start == NULL)
    {
      start = place != NULL ? place + 1 : link;
      if (strstr (link, "/$") != NULL)
        start = strstr (link, "/$") + 1;
      else if (place == NULL
               && (strstr (link, "//") != NULL || strstr (link, ".com/") != NULL || strstr (link, ".app/")))
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
  if (spaced)
    delimiters = "\t\r\n";
  cut = g_strndup (start, strcspn (start, delimiters));
  unescaped = g_uri_unescape_string (cut, NULL);
  return g_strdelimit (g_utf8_make_valid (unescaped != NULL ? unescaped : cut, -1), " ", '+');
}

/* Reads the puzzle a link carries, or else reports why it cannot. Returns FALSE if it only names one. */
static gboolean
read_one (NonetInput *input, const char *link, guint line, gboolean spaced)
{
  g_autofree char *payload = NULL;
  const char *packed;
  gsize length;

  if (is_puzz_link (link))
    {
      read_puzz_link (input, link, line);
      return TRUE;
    }
  if (strstr (link, "penpa-edit") != NULL)
    {
      nonet_input_refuse (input, line, 0, _ ("Nonet cannot read links of Penpa+"));
      return TRUE;
    }
  payload = dup_payload (link, spaced);
  if (strstr (link, "Interactive-Sudoku-Solver") != NULL
      && g_regex_match_simple ("\\.[A-Z~]", payload, G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT))
    {
      input->format = nonet_iss_reader.id;
      nonet_iss_read (input, payload, line);
      return TRUE;
    }
  packed = strstr (payload, "N4I");
  if (g_str_has_prefix (payload, "fpuzzles"))
    packed = payload + strlen ("fpuzzles");
  else if ((g_str_has_prefix (payload, "scl") || g_str_has_prefix (payload, "ctc"))
           && strlen (payload) >= SHORTEST_PACKED)
    packed = payload + strlen ("scl");
  else if (packed == NULL)
    packed = payload;
  length = strcspn (packed, "=");
  if (packed == payload && (nonet_json_grid_read_string (input, payload) || read_short (input, payload, line)))
    return TRUE;
  if (length < SHORTEST_PACKED)
    return FALSE;
  if (strstr (link, "/killersudoku.") != NULL)
    nonet_input_refuse_rules (input, line, _ ("killer cages"));
  else if (!nonet_json_grid_read_packed (input, packed, length))
    {
      if (!spaced && strchr (link, ' ') != NULL)
        return read_one (input, link, line, TRUE);
      nonet_input_error (input, line, 0, _ ("the puzzle in this link is damaged or cut off"));
    }
  return TRUE;
}

/* Says of a link that there is no puzzle in it; no more than that where others have one. */
static void
report_name (NonetInput *input, guint line)
{
  const char *text = _ ("this link only refers to a puzzle on a server; open it there and copy the puzzle itself");

  if (input->puzzles->len > 0)
    nonet_input_warn (input, line, 0, "%s", text);
  else
    nonet_input_refuse (input, line, 0, "%s", text);
}

/* Whether a link is to a site of puzzles: others than those may stand in any text. */
static gboolean
is_of_a_puzzle_site (const char *link)
{
  return g_regex_match_simple (
             "^.{0,8}[^/?#]*(sudoku|f-puzzles\\.|crackingthecryptic\\.)|/penpa-edit/#|(^|[=/])(fpuzzles|scl|ctc)?N4I",
             link, G_REGEX_RAW, 0)
         || is_puzz_link (link);
}

/* A link a line; other lines are words on them, unless no link carries a puzzle: then they may be a board. */
static void
read_links (NonetInput *input)
{
  g_autoptr (GArray) names = g_array_new (FALSE, FALSE, sizeof (guint)); /* lines of links to puzzles on servers */
  NonetLine line = { 0 };
  gsize offset = 0;
  guint count = 0, n_words = 0, last = 0;
  gboolean carried = FALSE;

  while (count < MOST_LINKS && nonet_text_next_filled_line (input->text, &offset, &line))
    {
      const NonetText text = { .data = line.start, .size = line.length };
      g_autofree char *link = NULL;

      if (!sniff (&text))
        {
          n_words++;
          continue;
        }
      count++;
      link = nonet_text_dup_piece (line.start, line.length, LONGEST_LINK);
      if (strlen (link) == LONGEST_LINK)
        nonet_input_error (input, line.number, 0, _ ("this link is too long for a puzzle"));
      else if (!read_one (input, link, line.number, FALSE))
        {
          last = line.number;
          if (is_of_a_puzzle_site (link))
            g_array_append_val (names, last);
          continue;
        }
      carried = TRUE;
    }
  if (count == MOST_LINKS && nonet_text_next_filled_line (input->text, &offset, &line))
    nonet_input_warn (input, line.number, 0, _ ("too many puzzles; only the first %u were read"), input->puzzles->len);
  if (!carried && n_words > 0 && (nonet_grid_read_if_good (input) || names->len == 0))
    return;
  /* Other sites have nothing to do with puzzles, unless there is nothing else. */
  if (!carried && names->len == 0)
    report_name (input, last);
  for (guint i = 0; i < names->len; i++)
    report_name (input, g_array_index (names, guint, i));
}

/* The next place from p on where a link begins, or one to a site whose links have no more than its name before them. */
static const char *
find_link (const char *p, const char *end)
{
  static const char *const beginnings[] = { "http",
                                            "playgoodsudoku.com/",
                                            "sudokupad.app/",
                                            "f-puzzles.com/",
                                            "sudokuexchange.com/",
                                            "fpuzzlesN4I",
                                            "sclN4I",
                                            "ctcN4I",
                                            "N4Ig" };
  const char *first = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (beginnings); i++)
    {
      const char *place = g_strstr_len (p, (first != NULL ? first : end) - p, beginnings[i]);

      first = place != NULL ? place : first;
    }
  return first;
}

/* The next link in a text from *p on, which is moved after it; NULL at the end. Caller frees. */
static char *
next_link (const NonetText *text, const char **p, const char **place)
{
  const char *end = text->data + text->size;

  while (*p < end && (*place = find_link (*p, end)) != NULL)
    {
      gsize length = 0, most = (gsize) MIN (end - *place, LONGEST_LINK);

      while (length < most && !g_ascii_isspace ((*place)[length])
             && strchr ("<>()[]{}\"'`|\\", (*place)[length]) == NULL)
        length++;
      *p = *place + MAX (length, 1);
      while (length > 0 && strchr (".,;:!?", (*place)[length - 1]) != NULL)
        length--;
      if (length > strlen ("https://") && (**place != 'h' || g_strstr_len (*place, 8, "://") != NULL))
        return g_strndup (*place, length);
    }
  return NULL;
}

void
nonet_link_read_inside (NonetInput *input)
{
  NonetTrial trial;
  const char *p = input->text->data, *place = NULL;
  char *link;

  nonet_trial_begin (&trial, input);
  for (guint count = 0; count < MOST_LINKS && (link = next_link (input->text, &p, &place)) != NULL;)
    {
      if (is_of_a_puzzle_site (link))
        {
          guint line, column;

          nonet_input_locate (input, place, &line, &column);
          if (!read_one (input, link, line, FALSE))
            report_name (input, line);
          count++;
        }
      g_free (link);
    }
  if (input->puzzles->len > 0)
    nonet_messages_drop_errors (trial.before);
  nonet_trial_end (&trial, trial.before->count[NONET_MESSAGE_ERROR] == 0);
}

const NonetReader nonet_link_reader = { "link", sniff, read_links };

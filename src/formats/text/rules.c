/* The rules on top of those of Sudoku that a file names, and whether a puzzle can be read in spite of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/text/rules.h"

#include <glib/gi18n-lib.h>

/* Rules by their usual names, in lower case, without what joins words and without a plural's s. */
static const struct
{
  const char *name;
  gboolean common; /* its keys are also what something else may be called: a rule only where all members are known */
  const char *keys[7]; /* ends with NULL */
} known[] = {
  { N_ ("a king’s move rule"), FALSE, { "antiking", "chessking" } },
  { N_ ("a knight’s move rule"), FALSE, { "antiknight", "chessknight" } },
  { N_ ("arrows"), FALSE, { "arrow" } },
  { N_ ("between lines"), FALSE, { "betweenline" } },
  { N_ ("killer cages"), FALSE, { "cage", "killer", "killercage", "killersudoku" } },
  { N_ ("calcudoku cages"), FALSE, { "calcudoku" } },
  { N_ ("clones"), TRUE, { "clone" } },
  { N_ ("diagonals"), FALSE, { "diagonal", "diagonalsudoku", "maindiagonal", "sudokux", "xsudoku" } },
  { N_ ("Kropki dots"), TRUE, { "difference", "ratio" } },
  { N_ ("disjoint groups"), FALSE, { "disjointgroup", "disjointset" } },
  { N_ ("even cells"), TRUE, { "even" } },
  { N_ ("extra regions"), FALSE, { "extraregion" } },
  { N_ ("whisper lines"), FALSE, { "germanwhisper", "whisper", "whisperline" } },
  { N_ ("extra boxes (hyper sudoku)"), FALSE, { "hyper", "hypersudoku", "windoku" } },
  { N_ ("irregular regions"), FALSE, { "irregular", "irregularregion", "jigsaw", "jigsawsudoku" } },
  { N_ ("Kropki dots"), FALSE, { "kropki", "kropkidot" } },
  { N_ ("little killer sums"), FALSE, { "littlekiller", "littlekillersum" } },
  { N_ ("maximum cells"), TRUE, { "maximum" } },
  { N_ ("minimum cells"), TRUE, { "minimum" } },
  { N_ ("a rule on neighbours"), FALSE, { "nonconsecutive" } },
  { N_ ("odd cells"), TRUE, { "odd" } },
  { N_ ("boards that overlap"), FALSE, { "gattai", "samurai", "samuraisudoku" } },
  { N_ ("palindromes"), FALSE, { "palindrome" } },
  { N_ ("quadruples"), FALSE, { "quadruple" } },
  { N_ ("region sum lines"), FALSE, { "regionsumline" } },
  { N_ ("renban lines"), FALSE, { "renban", "renbanline" } },
  { N_ ("sandwich sums"), FALSE, { "sandwich", "sandwichsum" } },
  { N_ ("thermometers"), FALSE, { "slowthermometer", "thermo", "thermometer" } },
  { N_ ("XV marks"), FALSE, { "xv" } },
};

/* What every Sudoku has, or is, likewise. */
static const char *const plain[] = { "alldifferent", "block",  "board",  "box",     "cell",      "classic", "classical",
                                     "col",          "column", "digit",  "fixed",   "fixedcell", "given",   "grid",
                                     "house",        "known",  "normal", "regular", "row",       "square",  "standard",
                                     "subgrid",      "sudoku", "unique", "",        NULL };

/* Puzzles that are drawn on a board of cells and are no Sudoku, likewise. */
static const char *const others[] = {
  "abcendview",  "akari",      "battleship", "binairo",     "binarypuzzle", "crossword",   "crossnumber",
  "easyasabc",   "endview",    "fillomino",  "futoshiki",   "hashi",        "heyawake",    "hidato",
  "hitori",      "kakurasu",   "kakuro",     "keen",        "kenken",       "latinsquare", "lightup",
  "magicsquare", "mathdoku",   "masyu",      "minesweeper", "nonogram",     "nqueen",      "nurikabe",
  "numberlink",  "numbrix",    "picross",    "queen",       "rippleeffect", "shikaku",     "skyscraper",
  "slitherlink", "starbattle", "straight",   "strt",        "suguru",       "takuzu",      "tectonic",
  "tent",        "tictactoe",  "towers",     "unequal",     "unruly",       "wordsearch",  NULL,
};

/* A name the way the tables have it: "Anti-Knights", "antiKnight", "anti_knight" alike; caller frees. */
static char *
normalise (const char *name)
{
  GString *letters = g_string_new (NULL);

  for (; *name != '\0' && letters->len < 32; name++)
    if (g_ascii_isalpha (*name))
      g_string_append_c (letters, g_ascii_tolower (*name));
  if (g_str_has_suffix (letters->str, "xes"))
    g_string_truncate (letters, letters->len - 2);
  else if (letters->len > 1 && g_str_has_suffix (letters->str, "s"))
    g_string_truncate (letters, letters->len - 1);
  return g_string_free (letters, FALSE);
}

const char *
nonet_rules_find (const char *name, gboolean common)
{
  g_autofree char *normal = normalise (name);

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if ((common || !known[i].common) && g_strv_contains (known[i].keys, normal))
      return known[i].name;
  return NULL;
}

gboolean
nonet_rules_name_is_in (const char *name, const char *const *names)
{
  g_autofree char *normal = normalise (name);

  return g_strv_contains (names, normal);
}

gboolean
nonet_rules_is_other_puzzle (const char *name)
{
  return nonet_rules_name_is_in (name, others);
}

void
nonet_rules_add (GPtrArray *rules, const char *rule)
{
  const char *translated = _ (rule);

  if (!g_ptr_array_find_with_equal_func (rules, translated, g_str_equal, NULL))
    g_ptr_array_add (rules, (gpointer) translated);
}

void
nonet_rules_add_named (GPtrArray *rules, const char *name)
{
  static const char own[] = N_ ("rules of its own");
  const char *rule = nonet_rules_find (name, TRUE);

  if (rule != NULL)
    nonet_rules_add (rules, rule);
  else if (!nonet_rules_name_is_in (name, plain)
           && !g_ptr_array_find_with_equal_func (rules, _ (own), g_str_equal, NULL))
    nonet_rules_add (rules, rules->len > 0 ? N_ ("further rules") : own);
}

/* Caller frees. */
static char *
join (GPtrArray *rules)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < rules->len; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", (const char *) rules->pdata[i]);
  return g_string_free (list, FALSE);
}

void
nonet_rules_refuse (GPtrArray *rules, NonetInput *input)
{
  g_autofree char *list = join (rules);

  if (rules->len > 0 && !g_str_equal (rules->pdata[0], _ ("rules of its own")))
    nonet_input_refuse_rules (input, 0, list);
}

gboolean
nonet_rules_allow (GPtrArray *rules, NonetInput *input, const NonetPuzzle *puzzle)
{
  g_autofree char *list = join (rules);

  return rules->len == 0 || nonet_input_allow_rules (input, puzzle, 0, list);
}

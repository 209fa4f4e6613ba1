/* The rules on top of those of Sudoku that a file names: their names, as programs write them, and in words; and whether a puzzle
 * can be read in spite of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   { "board": […], "anti_king": true, "main_diagonals": true, "thermos": [[[0, 0], [0, 1]]] }
 *   { "variant": "killer", "grid": […] }     { "constraints": [{ "type": "AntiKnight" }], "puzzle": […] }
 */
#include "config.h"

#include "formats/json/rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Rules by their usual names, in lower case, without what joins words and without a plural's s. */
static const struct
{
  const char *name;
  gboolean common; /* its keys are also what something else may be called: a rule only where all members are known */
  const char *keys[7]; /* ends with NULL */
} known[] = {
  /* Translators: these are rules of variants of Sudoku, put into "this puzzle has arrows, which Nonet cannot solve yet". */
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
  { N_ ("a rule on neighbors"), FALSE, { "nonconsecutive" } },
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
static const char *const usual[] = { "alldifferent", "block",  "board",  "box",     "cell",      "classic", "classical",
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

/* The rule that a program calls so, in words, not yet translated: "Anti-Knights", "antiKnight" and "anti_knight" are alike;
 * NULL if none is known. common: also by words that may mean something else. */
static const char *
find_rule (const char *name, gboolean common)
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

/* More rules than that are not named. */
#define MOST_NAMES 12

GPtrArray *
nonet_rules_new (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

static void
add_text (GPtrArray *rules, const char *text)
{
  const char *shown = rules->len < MOST_NAMES ? text : _ ("further rules");

  if (!g_ptr_array_find_with_equal_func (rules, shown, g_str_equal, NULL))
    g_ptr_array_add (rules, g_strdup (shown));
}

void
nonet_rules_add (GPtrArray *rules, const char *rule)
{
  add_text (rules, _ (rule));
}

/* Adds a rule that is not known, by its name. */
static void
add_unknown (GPtrArray *rules, const char *name)
{
  g_autofree char *piece = nonet_text_dup_piece (name, strlen (name), 40);
  g_autofree char *quoted = g_strdup_printf (_ ("“%s”"), piece);

  add_text (rules, quoted);
}

void
nonet_rules_add_named (GPtrArray *rules, const char *name)
{
  const char *rule = find_rule (name, TRUE);

  if (rule != NULL)
    nonet_rules_add (rules, rule);
  else if (!nonet_rules_name_is_in (name, usual))
    add_unknown (rules, name);
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

  for (guint i = 0; i < rules->len; i++)
    for (guint j = 0; j < G_N_ELEMENTS (known); j++)
      if (g_str_equal (rules->pdata[i], _ (known[j].name)))
        {
          nonet_input_refuse_rules (input, 0, list);
          return;
        }
}

void
nonet_rules_note (GPtrArray *rules, NonetInput *input, NonetPuzzle *puzzle)
{
  g_autofree char *list = join (rules);

  if (rules->len > 0)
    nonet_input_note_rules (input, puzzle, 0, list);
}

/* What objects of JSON say. */

/* How deep descriptions of rules are nested. */
#define MOST_LEVELS 4

/* Members that hold rules, in whatever form, and those whose lists name nothing but rules. */
static const char *const holders[] = { "constraint", "kind", "modifier", "option", "rule",
                                       "setting",    "type", "variant",  NULL };
static const char *const lists[] = { "constraint", "rule", "variant", NULL };

gboolean
nonet_json_says_something (JsonNode *node)
{
  static const char *const nothing[] = { "", "0", "false", "no", "none", "off", NULL };
  const char *text = nonet_json_string (node);
  g_autofree char *lower = NULL;

  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_object_get_size (json_node_get_object (node)) > 0;
  if (!JSON_NODE_HOLDS_VALUE (node))
    return nonet_json_length (nonet_json_array (node)) > 0;
  if (text == NULL)
    return json_node_get_double (node) != 0 || json_node_get_boolean (node);
  lower = g_ascii_strdown (text, -1);
  return !g_strv_contains (nothing, lower);
}

static void add_members (GPtrArray *rules, JsonObject *object, guint depth);

/* Adds the rules that a description names or turns on: a word, an object, or a list of these, not nested deeply. What a list of
 * rules calls one is one even if it is not known. */
static void
add_described (GPtrArray *rules, JsonNode *node, gboolean listed, guint depth)
{
  JsonArray *list = nonet_json_array (node);
  JsonObject *object = nonet_json_object (node);
  JsonNode *enabled = nonet_json_get (object, "enabled");
  const char *name = object != NULL ? nonet_json_get_string (object, "type") : nonet_json_string (node);

  if (depth == 0 || (enabled != NULL && !nonet_json_says_something (enabled)))
    return;
  if (name != NULL && listed)
    nonet_rules_add_named (rules, name);
  else if (name != NULL && find_rule (name, FALSE) != NULL)
    nonet_rules_add (rules, find_rule (name, FALSE));
  if (object != NULL)
    add_members (rules, object, depth - 1);
  for (guint i = 0; i < nonet_json_length (list); i++)
    add_described (rules, json_array_get_element (list, i), listed, depth - 1);
}

/* Whether a node is a list of names: where some have several words, they explain rules, or are techniques. */
static gboolean
is_list_of_names (JsonNode *node)
{
  JsonArray *list = nonet_json_array (node);

  for (guint i = 0; i < nonet_json_length (list); i++)
    {
      const char *text = nonet_json_string (json_array_get_element (list, i));

      if (text != NULL && strchr (text, ' ') != NULL)
        return FALSE;
    }
  return list != NULL;
}

/* Adds what an object with nothing but rules has, known or not, if there is something to it; other members describe something. */
static void
add_held (GPtrArray *rules, JsonObject *object)
{
  g_autoptr (GList) names = object != NULL ? json_object_get_members (object) : NULL;

  for (GList *link = names; link != NULL; link = link->next)
    {
      JsonNode *node = json_object_get_member (object, link->data);

      if ((!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) == G_TYPE_BOOLEAN)
          && nonet_json_says_something (node))
        nonet_rules_add_named (rules, link->data);
    }
}

static void
add_members (GPtrArray *rules, JsonObject *object, guint depth)
{
  g_autoptr (GList) names = json_object_get_members (object);

  for (GList *link = names; link != NULL; link = link->next)
    {
      JsonNode *node = json_object_get_member (object, link->data);
      const char *name = find_rule (link->data, FALSE);

      if (name != NULL && nonet_json_says_something (node))
        nonet_rules_add (rules, name);
      else if (nonet_rules_name_is_in (link->data, holders))
        {
          gboolean listed = nonet_rules_name_is_in (link->data, lists);

          add_described (rules, node, listed && is_list_of_names (node), depth);
          add_held (rules, listed ? nonet_json_object (node) : NULL);
        }
    }
}

void
nonet_json_rules_add (GPtrArray *rules, JsonObject *object)
{
  add_members (rules, object, MOST_LEVELS);
}

const char *
nonet_json_rules_find_other_puzzle (JsonObject *object)
{
  static const char *const kinds[] = {
    "category", "game", "genre", "kind", "name", "puzzle", "title", "type", "variant"
  };
  g_autoptr (GList) names = json_object_get_members (object);

  for (GList *link = names; link != NULL; link = link->next)
    {
      const char *text = nonet_json_string (json_object_get_member (object, link->data));
      g_autofree char *name = text != NULL ? g_ascii_strdown (link->data, -1) : NULL;

      /* "puzzleType", "game_type" */
      for (guint i = 0; text != NULL && i < G_N_ELEMENTS (kinds); i++)
        if (g_str_has_suffix (name, kinds[i]) && nonet_rules_is_other_puzzle (text))
          return text;
    }
  return NULL;
}

void
nonet_json_rules_add_members (GPtrArray *rules,
                              JsonObject *object,
                              const char *const *plain,
                              gboolean (*is_known) (const char *key))
{
  g_autoptr (GList) names = json_object_get_members (object);

  for (GList *link = names; link != NULL; link = link->next)
    {
      const char *name = find_rule (link->data, TRUE);

      if (g_strv_contains (plain, link->data) || (is_known != NULL && is_known (link->data))
          || !nonet_json_says_something (json_object_get_member (object, link->data)))
        continue;
      if (name != NULL)
        nonet_rules_add (rules, name);
      else
        add_unknown (rules, link->data);
    }
}

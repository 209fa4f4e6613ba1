/* The rules on top of those of Sudoku that JSON names: their names, as programs write them, and in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   { "board": […], "anti_king": true, "main_diagonals": true, "thermos": [[[0, 0], [0, 1]]] }
 *   { "variant": "killer", "grid": […] }     { "constraints": [{ "type": "AntiKnight" }], "puzzle": […] }
 */
#include "config.h"

#include "formats/json-rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* How deep descriptions of rules are nested. */
#define MOST_LEVELS 4

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
  { N_ ("palindromes"), FALSE, { "palindrome" } },
  { N_ ("quadruples"), FALSE, { "quadruple" } },
  { N_ ("region sum lines"), FALSE, { "regionsumline" } },
  { N_ ("renban lines"), FALSE, { "renban", "renbanline" } },
  { N_ ("sandwich sums"), FALSE, { "sandwich", "sandwichsum" } },
  { N_ ("thermometers"), FALSE, { "slowthermometer", "thermo", "thermometer" } },
  { N_ ("XV marks"), FALSE, { "xv" } },
};

/* Members that hold rules, in whatever form. */
static const char *const holders[] = { "constraint", "kind", "modifier", "option", "rule",
                                       "setting",    "type", "variant",  NULL };

/* A name the way the tables have it: "Anti-Knights", "antiKnight", "anti_knight" alike; caller frees. */
static char *
normalise (const char *name)
{
  GString *letters = g_string_new (NULL);

  for (; *name != '\0' && letters->len < 32; name++)
    if (g_ascii_isalpha (*name))
      g_string_append_c (letters, g_ascii_tolower (*name));
  if (letters->len > 1 && letters->str[letters->len - 1] == 's')
    g_string_truncate (letters, letters->len - 1);
  return g_string_free (letters, FALSE);
}

/* The rule called so in words, or NULL; only if common, also by words that may mean something else. */
static const char *
find_rule (const char *key, gboolean common)
{
  g_autofree char *name = normalise (key);

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if ((common || !known[i].common) && g_strv_contains (known[i].keys, name))
      return known[i].name;
  return NULL;
}

static gboolean
is_holder (const char *key)
{
  g_autofree char *name = normalise (key);

  return g_strv_contains (holders, name);
}

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

void
nonet_json_rules_add_name (GPtrArray *rules, const char *name)
{
  const char *translated = _ (name);

  if (!g_ptr_array_find_with_equal_func (rules, translated, g_str_equal, NULL))
    g_ptr_array_add (rules, (gpointer) translated);
}

static void add_members (GPtrArray *rules, JsonObject *object, guint depth);

/* Adds the rules that a description names or turns on: a word, an object, or a list of these, not nested deeply. */
static void
add_described (GPtrArray *rules, JsonNode *node, guint depth)
{
  JsonArray *list = nonet_json_array (node);
  const char *text = nonet_json_string (node), *name = text != NULL ? find_rule (text, FALSE) : NULL;

  if (depth == 0)
    return;
  if (name != NULL)
    nonet_json_rules_add_name (rules, name);
  if (JSON_NODE_HOLDS_OBJECT (node))
    add_members (rules, json_node_get_object (node), depth - 1);
  for (guint i = 0; i < nonet_json_length (list); i++)
    add_described (rules, json_array_get_element (list, i), depth - 1);
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
        nonet_json_rules_add_name (rules, name);
      else if (is_holder (link->data))
        add_described (rules, node, depth);
    }
}

void
nonet_json_rules_add (GPtrArray *rules, JsonObject *object)
{
  add_members (rules, object, MOST_LEVELS);
}

void
nonet_json_rules_add_members (GPtrArray *rules, JsonObject *object, const char *const *plain)
{
  g_autoptr (GList) names = json_object_get_members (object);
  gboolean further = FALSE;

  for (GList *link = names; link != NULL; link = link->next)
    {
      const char *name = find_rule (link->data, TRUE);

      if (g_strv_contains (plain, link->data)
          || !nonet_json_says_something (json_object_get_member (object, link->data)))
        continue;
      if (name != NULL)
        nonet_json_rules_add_name (rules, name);
      further = further || name == NULL;
    }
  if (further)
    nonet_json_rules_add_name (rules, rules->len > 0 ? N_ ("further rules") : N_ ("rules of its own"));
}

gboolean
nonet_json_rules_allow (GPtrArray *rules, NonetInput *input, const NonetPuzzle *puzzle)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < rules->len; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", (const char *) rules->pdata[i]);
  return rules->len == 0 || nonet_input_allow_rules (input, puzzle, 0, list->str);
}

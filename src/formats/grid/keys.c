/* Lines of the form "Key: value" around a board, as far as they name rules on top of those of Sudoku.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   # variant: killer      AntiKnight: yes      Constraints:
 *                                                 Rows:
 *                                                 Thermometers:
 *                                                   - 11, 12, 13
 *   [Thermometer]            'variant': 'killer',
 */
#include "formats/grid/keys.h"

#include <string.h>

#include "formats/text/rules.h"

/* How far into a text its lines are looked at, and how long keys and values are. */
#define MOST_BYTES 65536
#define LONGEST 40

/* A line of this form: the columns before its key, the key and the value, which may be empty. */
typedef struct
{
  gsize indent;
  gboolean heading; /* in brackets */
  gboolean bare;    /* nothing follows the key */
  char key[LONGEST + 1], value[LONGEST + 1];
} KeyLine;

/* What the section of the rules is called, and lines whose value is one. */
static const char *const sections[] = { "constraint", "rule", "variant", NULL };
static const char *const kinds[] = { "kind", "type", "variant", NULL };

/* Copies text without spaces and what programs write around it, if it is short. */
static gboolean
copy_short (char *copy, const char *start, const char *end)
{
  while (start < end && (g_ascii_isspace (*start) || strchr ("'\"", *start) != NULL))
    start++;
  while (end > start && (g_ascii_isspace (end[-1]) || strchr ("'\",;", end[-1]) != NULL))
    end--;
  if (end - start > LONGEST)
    return FALSE;
  memcpy (copy, start, (gsize) (end - start));
  copy[end - start] = '\0';
  return TRUE;
}

static gboolean
read_line (const NonetLine *line, KeyLine *read)
{
  const char *p = line->start, *end = p + line->length, *key, *colon;

  while (end > p && g_ascii_isspace (end[-1]))
    end--;
  read->heading = p < end && *p == '[';
  while (p < end && strchr (read->heading ? "[" : " \t#%;-'\"", *p) != NULL)
    p++;
  key = p;
  while (p < end && (g_ascii_isalpha (*p) || (p > key && strchr (" _-", *p) != NULL)))
    p++;
  colon = p + (p < end && strchr ("'\"", *p) != NULL);
  read->indent = (gsize) (key - line->start);
  read->bare = colon + 1 == end;
  return p > key && colon < end && *colon == (read->heading ? ']' : ':')
         && (colon + 1 == end || g_ascii_isspace (colon[1])) && copy_short (read->key, key, colon)
         && copy_short (read->value, colon + 1, end) && !(read->heading && *read->value != '\0');
}

/* Adds the rules of a line by itself: its key is one, and not turned off, or its value. */
static void
add_rule (const KeyLine *line, GPtrArray *rules)
{
  static const char *const off[] = { "0", "false", "no", "none", "off", NULL };
  g_autofree char *value = g_ascii_strdown (line->value, -1);
  const char *rule = g_strv_contains (off, value)                ? NULL
                     : nonet_rules_name_is_in (line->key, kinds) ? nonet_rules_find (line->value, FALSE)
                                                                 : nonet_rules_find (line->key, line->heading);

  if (rule != NULL)
    nonet_rules_add (rules, rule);
}

void
grid_keys_find_rules (const NonetText *text, GPtrArray *rules)
{
  gsize offset = 0, section = 0, inner = 0;
  gboolean in_section = FALSE;
  NonetLine line = { 0 };
  KeyLine read;

  while (offset < MOST_BYTES && nonet_text_next_line (text, &offset, &line))
    {
      if (!read_line (&line, &read))
        continue;
      add_rule (&read, rules);
      in_section = in_section && read.indent > section;
      if (in_section && (inner == 0 || read.indent == inner))
        {
          inner = read.indent;
          nonet_rules_add_named (rules, read.key);
        }
      else if (!in_section && read.bare && nonet_rules_name_is_in (read.key, sections))
        {
          in_section = TRUE;
          section = read.indent;
          inner = 0;
        }
    }
}

/* Messages with named places, and parts of sentences made whole ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/fill.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static char *
fill_places (const char *message, NonetFillFunc fill, gpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (const char *open; (open = strchr (message, '{')) != NULL;)
    {
      const char *close = strchr (open, '}');
      g_autofree char *name = NULL, *filled = NULL;

      if (close == NULL)
        break;
      name = g_strndup (open + 1, (gsize) (close - open - 1));
      filled = fill (name, data);
      if (filled == NULL)
        return NULL;
      g_string_append_len (text, message, open - message);
      g_string_append (text, filled);
      message = close + 1;
    }
  g_string_append (text, message);
  return g_strdup (text->str);
}

/* A sentence may begin with a house; a cell keeps its small r. */
static char *
with_capital (char *text)
{
  gunichar first = g_utf8_get_char (text), second = first == 0 ? 0 : g_utf8_get_char (g_utf8_next_char (text));
  g_autofree char *small = text;

  return g_unichar_islower (first) && g_unichar_isalpha (second) ? nonet_capitalise (text) : g_steal_pointer (&small);
}

char *
nonet_fill (const char *message, NonetFillFunc fill, gpointer data)
{
  char *text = fill_places (message, fill, data);

  return text == NULL ? NULL : with_capital (text);
}

typedef struct
{
  const char *name[2];
  const char *text[2];
} Pair;

static char *
fill_from_pair (const char *name, gpointer data)
{
  const Pair *pair = data;

  for (guint i = 0; i < G_N_ELEMENTS (pair->name); i++)
    if (g_strcmp0 (name, pair->name[i]) == 0)
      return g_strdup (pair->text[i]);
  return NULL;
}

char *
nonet_fill_pair (const char *message, const char *a, const char *a_text, const char *b, const char *b_text)
{
  Pair pair = { { a, b }, { a_text, b_text } };

  return fill_places (message, fill_from_pair, &pair);
}

/* Parts of sentences made whole ones. */

char *
nonet_capitalise (const char *text)
{
  g_autoptr (GString) sentence = g_string_new (NULL);

  if (*text == '\0')
    return g_strdup (text);
  g_string_append_unichar (sentence, g_unichar_toupper (g_utf8_get_char (text)));
  g_string_append (sentence, g_utf8_next_char (text));
  return g_string_free (g_steal_pointer (&sentence), FALSE);
}

char *
nonet_fault_to_sentence (const char *fault)
{
  g_autofree char *text = nonet_capitalise (fault);

  /* Translators: a sentence about what is wrong in a file, and its stop. */
  return g_strdup_printf (C_ ("sentence", "%s."), text);
}

char *
nonet_message_to_sentence (const NonetMessage *message)
{
  if (message->line != 0 && message->column != 0)
    /* Translators: where something is wrong in a file, and what: "Line 4, character 9: row has 8 cells, expected 9." */
    return g_strdup_printf (_ ("Line %u, character %u: %s."), message->line, message->column, message->text);
  if (message->line != 0)
    /* Translators: where something is wrong in a file, and what: "Line 4: row has 8 cells, expected 9." */
    return g_strdup_printf (_ ("Line %u: %s."), message->line, message->text);
  return nonet_fault_to_sentence (message->text);
}

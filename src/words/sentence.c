/* Parts of sentences made whole ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/sentence.h"

#include <glib/gi18n-lib.h>

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

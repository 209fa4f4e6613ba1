/* Parsing XML of unknown origin safely.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/input.h"

/* What a reader of an XML format is called with. path is the names of the elements around, outermost first, like
 * "opensudoku/folder/game"; line is where the element's tag ends, and text what stands after the last tag inside it. Returning
 * FALSE ends the parsing. */
typedef struct
{
  gboolean (*start) (gpointer data, const char *path, const char **names, const char **values, guint line);
  void (*end) (gpointer data, const char *path, const char *text);
} NonetXmlHandler;

/* Parses the text of input; adds an error with its place if it is no XML. Returns whether it was parsed to the end. */
gboolean nonet_xml_parse (NonetInput *input, const NonetXmlHandler *handler, gpointer data);

/* The value of an attribute, or NULL. */
const char *nonet_xml_attribute (const char **names, const char **values, const char *name);

/* Appends ' name="value"'. Tabs and line ends are kept; what XML 1.0 has no characters for (section 2.2) becomes U+FFFD. */
void nonet_xml_append_attribute (GString *xml, const char *name, const char *value);

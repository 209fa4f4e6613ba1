/* Boards in XML of no particular format: read like the JSON that says the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   <cell row="0" col="4" value="7"/>…           →  [{ "row": "0", "col": "4", "value": "7" }, …]
 *   <row><cell>5</cell><cell/>…</row>…           →  [["5", "", …], …]
 *   <puzzle level="Easy"><grid>53..7…</grid>…    →  { "level": "Easy", "grid": "53..7…", … }
 */
#include "formats/grid/grid.h"
#include "formats/json-grid.h"
#include "formats/registry.h"
#include "formats/xml.h"

#include <string.h>

/* Elements of a text; each takes some hundred bytes. */
#define MOST_ELEMENTS 200000

/* An element that has begun: its attributes, and its children in arrays by their names. */
typedef struct
{
  JsonObject *attributes, *children;
} Element;

typedef struct
{
  GArray *open; /* Element, the innermost last */
  guint n_elements;
  JsonNode *root;
} Tree;

static void
element_clear (gpointer data)
{
  Element *element = data;

  json_object_unref (element->attributes);
  json_object_unref (element->children);
}

static gboolean
begin (gpointer data, const char *path, const char **names, const char **values, guint line)
{
  Tree *self = data;
  Element element = { json_object_new (), json_object_new () };

  for (guint i = 0; names[i] != NULL; i++)
    json_object_set_string_member (element.attributes, names[i], values[i]);
  g_array_append_val (self->open, element);
  return ++self->n_elements <= MOST_ELEMENTS;
}

/* Adds the children of an element to its attributes, those that have their name alone without the array around them. */
static void
add_children (JsonObject *members, JsonObject *children)
{
  g_autoptr (GList) names = json_object_get_members (children);

  for (GList *link = names; link != NULL; link = link->next)
    {
      JsonNode *list = json_object_get_member (children, link->data);
      JsonArray *array = json_node_get_array (list);

      json_object_set_member (members, link->data,
                              json_array_get_length (array) == 1 ? json_array_dup_element (array, 0)
                                                                 : json_node_copy (list));
    }
}

/* What an element says: its text, the list that it holds, or its members. */
static JsonNode *
new_node (const Element *element, const char *text)
{
  g_autofree char *value = g_strstrip (g_strdup (text));
  JsonObject *members = element->attributes;
  g_autoptr (GList) nodes = NULL;

  if (json_object_get_size (members) + json_object_get_size (element->children) == 0)
    return json_node_init_string (json_node_alloc (), value);
  if (json_object_get_size (element->children) == 0 && *value != '\0' && !json_object_has_member (members, "value"))
    json_object_set_string_member (members, "value", value);
  add_children (members, element->children);
  nodes = json_object_get_values (members);
  return nodes->next == NULL && JSON_NODE_HOLDS_ARRAY (nodes->data)
             ? json_node_copy (nodes->data)
             : json_node_init_object (json_node_alloc (), members);
}

static void
end (gpointer data, const char *path, const char *text)
{
  Tree *self = data;
  guint last = self->open->len - 1;
  JsonNode *node = new_node (&g_array_index (self->open, Element, last), text);
  const char *slash = strrchr (path, '/'), *name = slash != NULL ? slash + 1 : path;
  JsonObject *siblings;

  g_array_set_size (self->open, last);
  if (last == 0)
    {
      g_clear_pointer (&self->root, json_node_unref);
      self->root = node;
      return;
    }
  siblings = g_array_index (self->open, Element, last - 1).children;
  if (!json_object_has_member (siblings, name))
    json_object_set_array_member (siblings, name, json_array_new ());
  json_array_add_element (json_object_get_array_member (siblings, name), node);
}

/* The value of the outermost element; NULL if the text is no XML. */
static JsonNode *
parse (NonetInput *input)
{
  static const NonetXmlHandler handler = { begin, end };
  Tree self = { .open = g_array_new (FALSE, FALSE, sizeof (Element)) };

  g_array_set_clear_func (self.open, element_clear);
  if (!nonet_xml_parse (input, &handler, &self))
    g_clear_pointer (&self.root, json_node_unref);
  g_array_unref (self.open);
  return self.root;
}

static gboolean
sniff (const NonetText *text)
{
  return *nonet_text_skip_blanks (text) == '<';
}

/* What has no boards in its elements may have some in the text between them; then that says what is wrong, too. */
static void
read_xml (NonetInput *input)
{
  NonetMessages *before = input->messages, messages;
  JsonNode *root;

  nonet_messages_init (&messages);
  input->messages = &messages;
  root = parse (input);
  if (root != NULL)
    nonet_json_grid_read_value (input, root);
  g_clear_pointer (&root, json_node_unref);
  input->messages = before;
  if (input->puzzles->len > 0 || input->code == NONET_READ_ERROR_UNSUPPORTED)
    nonet_messages_take (before, &messages);
  else
    {
      nonet_messages_clear (&messages);
      input->format = nonet_grid_reader.id;
      nonet_grid_read (input);
    }
}

const NonetReader nonet_xml_cells_reader = { "xml", sniff, read_xml };

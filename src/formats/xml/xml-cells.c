/* Boards in XML of no particular format: read like the JSON that says the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   <cell row="0" col="4" value="7"/>…           →  [{ "row": "0", "col": "4", "value": "7" }, …]
 *   <row><cell>5</cell><cell/>…</row>…           →  [["5", "", …], …]
 *   <puzzle level="Easy"><grid>53..7…</grid>…    →  { "level": "Easy", "grid": "53..7…", … }
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/free-text.h"
#include "formats/json.h"
#include "formats/json/json-grid.h"
#include "formats/registry.h"
#include "formats/xml/xml.h"

/* Elements that are read; each takes almost a kilobyte. */
#define MOST_ELEMENTS 200000

/* An element that has begun: its attributes, and its children in arrays by their names. */
typedef struct
{
  char *name;
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

  g_free (element->name);
  json_object_unref (element->attributes);
  json_object_unref (element->children);
}

static gboolean
begin (gpointer data, const char *path, const char **names, const char **values, guint line)
{
  Tree *self = data;
  const char *slash = strrchr (path, '/');
  Element element = { NULL, json_object_new (), json_object_new () };

  element.name = g_strdup (slash != NULL ? slash + 1 : path);
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

/* The rows of boxes that are lists of their cells, if these are the usual ones of a board, or NULL. */
static JsonNode *
new_rows_of_boxes (JsonArray *boxes)
{
  guint order = json_array_get_length (boxes), side = sudoku_order_of_cells (order);
  JsonArray *rows = json_array_new ();
  gboolean good = side > 1;

  for (guint cell = 0; good && cell < order * order; cell++)
    {
      guint row = cell / order, column = cell % order;
      JsonArray *box = nonet_json_array (json_array_get_element (boxes, row / side * side + column / side));
      JsonNode *value = nonet_json_at (box, row % side * side + column % side);

      good = nonet_json_length (box) == order && JSON_NODE_HOLDS_VALUE (value);
      if (column == 0)
        json_array_add_array_element (rows, json_array_new ());
      if (good)
        json_array_add_element (json_array_get_array_element (rows, row), json_node_copy (value));
    }
  if (good)
    return json_node_init_array (json_node_alloc (), rows);
  json_array_unref (rows);
  return NULL;
}

/* What an element says: its text, the list that it holds, or its members. */
static JsonNode *
new_node (const Element *element, const char *text)
{
  g_autofree char *value = g_strstrip (g_strdup (text));
  static const char *const box_names[] = { "box", "block", "region", "square", "subgrid" };
  JsonObject *members = element->attributes;
  g_autoptr (GList) nodes = NULL;

  if (json_object_get_size (members) + json_object_get_size (element->children) == 0)
    return json_node_init_string (json_node_alloc (), value);
  if (json_object_get_size (element->children) == 0 && *value != '\0' && !json_object_has_member (members, "value"))
    json_object_set_string_member (members, "value", value);
  add_children (members, element->children);
  for (guint i = 0; json_object_get_size (members) == 1 && i < G_N_ELEMENTS (box_names); i++)
    {
      JsonArray *boxes = nonet_json_get_array (members, box_names[i]);
      JsonNode *rows = boxes != NULL ? new_rows_of_boxes (boxes) : NULL;

      if (rows != NULL)
        return rows;
    }
  nodes = json_object_get_values (members);
  return nodes->next == NULL && JSON_NODE_HOLDS_ARRAY (nodes->data)
             ? json_node_copy (nodes->data)
             : json_node_init_object (json_node_alloc (), members);
}

static Element *
get_open (const Tree *self, guint level)
{
  return &g_array_index (self->open, Element, level);
}

/* The children that an open element has of the name of the one that is open in it, or NULL. */
static JsonArray *
get_siblings (const Tree *self, guint level)
{
  JsonNode *node = json_object_get_member (get_open (self, level)->children, get_open (self, level + 1)->name);

  return node != NULL ? json_node_get_array (node) : NULL;
}

static void
end (gpointer data, const char *path, const char *text)
{
  Tree *self = data;
  guint last = self->open->len - 1;
  JsonNode *node = new_node (get_open (self, last), text);

  if (last == 0)
    {
      g_clear_pointer (&self->root, json_node_unref);
      self->root = node;
    }
  else
    {
      if (get_siblings (self, last - 1) == NULL)
        json_object_set_array_member (get_open (self, last - 1)->children, get_open (self, last)->name,
                                      json_array_new ());
      json_array_add_element (get_siblings (self, last - 1), node);
    }
  g_array_set_size (self->open, last);
}

/* Ends a tree that has become too large: the first of the open elements that has others of its name before it is left out, as a
 * puzzle in a list is. */
static void
end_early (Tree *self)
{
  guint level = 0;

  while (level + 1 < self->open->len && get_siblings (self, level) == NULL)
    level++;
  g_array_set_size (self->open, level + 1);
  while (self->open->len > 0)
    end (self, NULL, "");
}

/* The value of the outermost element, and whether not all that is in it was read; NULL if the text is no XML. */
static JsonNode *
parse (NonetInput *input, gboolean *full)
{
  static const NonetXmlHandler handler = { begin, end };
  Tree self = { .open = g_array_new (FALSE, FALSE, sizeof (Element)) };
  gboolean complete;

  g_array_set_clear_func (self.open, element_clear);
  complete = nonet_xml_parse (input, &handler, &self);
  *full = self.n_elements > MOST_ELEMENTS;
  if (*full)
    end_early (&self);
  else if (!complete)
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
  NonetTrial trial;
  gboolean full, good;
  JsonNode *root;

  nonet_trial_begin (&trial, input);
  root = parse (input, &full);
  if (root != NULL)
    nonet_json_grid_read_value (input, root);
  if (full && input->puzzles->len > 0)
    nonet_input_warn (input, 0, 0, _ ("too many puzzles for this format; only the first %u were read"),
                      input->puzzles->len);
  g_clear_pointer (&root, json_node_unref);
  good = input->puzzles->len > 0 || input->code == NONET_READ_ERROR_UNSUPPORTED;
  nonet_trial_end (&trial, good);
  if (!good)
    nonet_free_text_read (input);
}

const NonetReader nonet_xml_cells_reader = { "xml", sniff, read_xml };

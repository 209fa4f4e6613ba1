/* The native format: ipuz, an open JSON format for puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

#include "formats/input.h"

/* What the names of Nonet's own members begin with. */
#define NONET_IPUZ_PREFIX "io.github.nonet:"

/* A puzzle as an ipuz object. Free with json_node_unref (). */
JsonNode *nonet_ipuz_new_node (const NonetPuzzle *puzzle);

/* The puzzle of an object that nonet_ipuz_new_node () made, exactly but for its checkpoints, or NULL if it is damaged. Nothing is
 * reported: that was done when the puzzle first was read. */
NonetPuzzle *nonet_ipuz_read_own (JsonObject *object);

/* The checkpoints of such an object, as many as there may be, or NULL if it has none; *n_lost is how many are damaged or too many. */
GPtrArray *nonet_ipuz_read_checkpoints (JsonObject *root, guint *n_lost);

/* The members that are a text of the puzzle: what they are called, and where it is in NonetPuzzle. */
#define NONET_IPUZ_TEXTS 12
extern const struct NonetIpuzText
{
  const char *key;
  gsize offset;
} nonet_ipuz_texts[NONET_IPUZ_TEXTS];

/* The member of a cell that holds its value, or NULL. */
const char *nonet_ipuz_cell_value_key (JsonObject *cell);

/* A document and its history as JSON, and back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

#include "document/document.h"

/* All that a document is at one moment. Immutable: a worker may make JSON of it while the document changes. */
typedef struct _NonetRecord NonetRecord;

/* The present state; cheap, since nothing is copied but a list of steps. */
NonetRecord *nonet_document_dup_record (NonetDocument *self);
NonetRecord *nonet_record_ref (NonetRecord *self);
void nonet_record_unref (NonetRecord *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetRecord, nonet_record_unref)

/* The puzzle as an ipuz object, with the history in a member of its own. Of a very long history the oldest steps are left out.
 * Free with json_node_unref (). */
JsonNode *nonet_record_to_json (const NonetRecord *self);

/* What such an object says of playing, and of the file, or nothing; the caller frees the strings. */
void nonet_record_read_played (JsonNode *node, NonetPlayed *played, char **uri, char **etag);

/* A document as such an object has it. A history that is not sound is left out. Returns NULL and sets error
 * (G_IO_ERROR_INVALID_DATA) if there is no puzzle in it, or node is NULL. */
NonetDocument *nonet_document_new_from_json (JsonNode *node, GError **error);

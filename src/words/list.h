/* Lists of things in a sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  NONET_LIST_WORDS,      /* "a, b and c", translated */
  NONET_LIST_CLAUSES,    /* "a, and b", "a; b; and c", translated: where commas are within a, b and c */
  NONET_LIST_COMMAS,     /* "a, b, c" */
  NONET_LIST_SEMICOLONS, /* "a; b; c" */
  NONET_LIST_SLASHES     /* "a/b/c" */
} NonetListStyle;

/* A list of texts, or NULL if there are none; caller frees. */
char *nonet_list_to_string (const GPtrArray *texts, NonetListStyle style);

G_END_DECLS

/* Boards whose rows are arrays of objects, one a cell, as the programs of setters write them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/json-rules.h"

G_BEGIN_DECLS

/* What one program's boards have that others' have not. */
typedef struct
{
  const char *key;            /* the member that holds the rows */
  const char *given;          /* the member of a cell that says its value is a given; NULL: all values are */
  const char *colour;         /* the member of a cell with its colour, or NULL */
  const char *const marks[4]; /* lists of marks of a cell: the first that holds any counts */
  const char *comment;        /* the text that explains the rules */
  /* Whether the regions are boxes as usual. */
  gboolean (*has_boxes) (JsonObject *object, const SudokuShape *shape);
  /* Adds the rules on top of those of Sudoku. */
  void (*add_rules) (GPtrArray *rules, JsonObject *object);
  /* A text about the puzzle or NULL; caller frees. */
  char *(*dup_text) (JsonObject *object, const char *key);
} NonetJsonRows;

/* Whether the member key of an object holds such rows. */
gboolean nonet_json_rows_knows (const NonetJsonRows *rows, JsonObject *object);

/* Reads the object into a puzzle of input. */
void nonet_json_rows_read (const NonetJsonRows *rows, NonetInput *input, JsonObject *object);

/* A text of the object, or of what it says about itself in "metadata" or "puzzleInfo", that is not empty; NULL if there is none.
 * Caller frees. */
char *nonet_json_dup_text (JsonObject *object, const char *key);

G_END_DECLS

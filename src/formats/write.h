/* Writing puzzles: each format that can be written, by id, into text or atomically into a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "formats/puzzle.h"
#include "sudoku/rules.h"

/* A format that can be written, as it stands in the table in entrance/registry.c. */
typedef struct
{
  const char *id;        /* "ipuz", "line", "rows", "sdk", … */
  const char *name;      /* for people, not yet translated: use _() */
  const char *extension; /* without dot */
  gboolean whole;        /* keeps everything of a document (only "ipuz") */
  gboolean several;      /* can hold more than one puzzle, their texts one after the other … */
  const char *heading;   /* … but this line, with which each begins, only once; NULL: there is none */
  gboolean alone;        /* can hold one only: nobody reads two texts one after the other */
  gboolean nine;         /* only boards of 9×9 cells with boxes of 3×3 */
  gboolean compact;      /* only symbols of one character */
  guint64 rules;         /* the kinds of further rules a board may have, bits by SudokuRuleKind */
  gboolean irregular;    /* boxes may be of any form */
  /* Appends a puzzle that is so to text, or returns FALSE and sets error when the format cannot hold it for another reason. */
  gboolean (*write) (const NonetPuzzle *puzzle, GString *text, GError **error);
} NonetWriteFormat;

#define NONET_ALL_RULES (((guint64) 1 << SUDOKU_N_RULES) - 1)
#define NONET_RULE(kind) ((guint64) 1 << SUDOKU_RULE_##kind)

/* All of them, ended by an item whose id is NULL. */
const NonetWriteFormat *nonet_write_formats (void);

/* The format of an id, or NULL. */
const NonetWriteFormat *nonet_write_format_find (const char *id);

/* The format a file name's extension stands for, or NULL. */
const NonetWriteFormat *nonet_write_format_for_name (const char *file_name);

/* Whether a format has boards with the houses and symbols of the puzzle's; sets error if not. */
gboolean nonet_write_check (const NonetWriteFormat *format, const NonetPuzzle *puzzle, GError **error);

/* The text of a puzzle in a format. Returns NULL and sets error when the format cannot hold this board
 * (an .ss of 16x16, say). The result ends with a newline except for links. */
char *nonet_write_puzzle (const NonetWriteFormat *format, const NonetPuzzle *puzzle, GError **error);

/* A puzzle on one line, without newline: its values alone, or with its regions or rules as a format that has these. Caller frees. */
char *nonet_write_on_line (NonetAlphabet *alphabet, const SudokuShape *shape, const guint8 *givens);

/* Writes a puzzle to a file atomically: either the file holds all of it afterwards or what it held before.
 * Blocks; call it from src/tasks or a command line. */
gboolean nonet_write_file (const NonetWriteFormat *format,
                           const NonetPuzzle *puzzle,
                           GFile *file,
                           GCancellable *cancellable,
                           GError **error);

/* n * n values as one line, blanks as '.', without newline: characters run together for a compact
 * alphabet, numbers separated by blanks otherwise (blank 0). Appends to text. */
void nonet_write_line (GString *text, const NonetAlphabet *alphabet, const SudokuShape *shape, const guint8 *values);

/* n * n values as n lines of fields, with bars between boxes. Appends to text. */
void nonet_write_rows (GString *text, const NonetAlphabet *alphabet, const SudokuShape *shape, const guint8 *values);

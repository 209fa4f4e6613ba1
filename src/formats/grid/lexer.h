/* The lines of a text as rows of tokens, each with its place in the original text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   | 5 3 . | 12 None |     bar space cells space cells space cells space bar …
 *
 * Nothing is copied: a row is two places in the text, and its tokens are found again whenever they are needed.
 */
#pragma once

#include "formats/text.h"

G_BEGIN_DECLS

typedef enum
{
  GRID_CELLS,     /* symbols and blanks run together: "53..7", "12" */
  GRID_SPACE,     /* also a tag of HTML, or an escape */
  GRID_BAR,       /* "|" and what is drawn like it */
  GRID_DELIMITER, /* a comma, a semicolon, a tab; '&' in a table of LaTeX */
  GRID_MARK       /* brackets, quotes, '+', ':': they stand around cells */
} GridTokenKind;

typedef struct
{
  GridTokenKind kind;
  const char *start;
  guint length;  /* bytes */
  gboolean word; /* cells that say "nothing here": None, NaN, null */
} GridToken;

/* How a text is written, as far as its beginning shows. */
typedef struct
{
  guint widths
      [128]; /* by character: the cells in a row where '-', '_', '#', '%', '=', '*', '~', '+' or ':' is a blank, or 0 */
  char blank;    /* '+', '=' or ':' where it is one, or '\0' */
  gboolean html; /* there is a table of HTML: its rows are rows */
  gboolean latex;
  gboolean colons; /* they part cells, as bars do */
} GridStyle;

typedef enum
{
  GRID_ROW_EMPTY,
  GRID_ROW_COMMENT,
  GRID_ROW_RULE,
  GRID_ROW_DATA
} GridRowKind;

/* A row, what stood before it, and how many cells each way of cutting it would find. */
typedef struct
{
  NonetLine line;
  const char *from, *end; /* between what programs write around cells: "board = {", "// so" */
  GridRowKind kind;
  gboolean after_gap, after_rule;
  const char *comment; /* the last one before it, or NULL */
  guint characters;
  guint stars; /* '*' among them */
  guint fields;
  guint longest; /* characters of the longest field */
  guint between; /* characters with another between or around each: "5-3-0"; or 0 */
  char delimiter;
  guint delimited;      /* 0: no delimiter; an empty cell at the end left out */
  gboolean trailing;    /* whether there is one */
  guint segments;       /* between bars; 0: no bars */
  guint bar_runs;       /* bars, those that touch each other being one */
  guint bar_characters; /* cells before the first bar that stands between cells, or 0 */
  guint bar_fields;
  guint digits;         /* '0' left out */
  guint repeats;        /* characters that came before in the row, of the digits 1-9 */
  guint letter_repeats; /* the same of letters */
  guint most;           /* times the most frequent of these digits comes */
  guint runs;           /* pieces of equal characters */
  guint blanks;         /* characters for a blank (. 0 * _ ? -) */
  gboolean rowlike;     /* more like cells than like words */
} GridRow;

typedef struct
{
  const GridStyle *style;
  const char *at, *end;
  gboolean cells, space; /* whether cells came before, and whether a space did just now */
} GridLexer;

GridStyle grid_style_find (const NonetText *text);

/* Scans the row at *offset and moves *offset after it; line->number must be that of the line before. Returns FALSE at the end. */
gboolean grid_row_next (GridRow *row, const NonetText *text, const GridStyle *style, gsize *offset, NonetLine *line);

/* Scans a line as a row. */
void grid_row_scan (GridRow *row, const NonetLine *line, const GridStyle *style);

/* The tokens of a piece of text: returns FALSE at its end, or where a comment begins after cells. */
void grid_lexer_init (GridLexer *self, const GridStyle *style, const char *start, const char *end);
gboolean grid_lexer_next (GridLexer *self, GridToken *token);

/* Whether a character stands for a blank cell; 'X' is one too where it is no symbol. */
gboolean grid_is_blank_character (gunichar c);

/* A digit of another script, or in a circle, as its ASCII one; other characters as they are. */
gunichar grid_plain_character (gunichar c);

G_END_DECLS

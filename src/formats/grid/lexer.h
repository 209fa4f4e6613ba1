/* The lines of a text as rows of tokens, each with its place in the original text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   | 5 3 . | 12 |     bar space cells space cells space cells space bar …
 *
 * Nothing is copied: a row is two places in the text, and its tokens are found again whenever they are needed. What a
 * character is does not depend on the text around it.
 */
#pragma once

#include "formats/text.h"

typedef enum
{
  GRID_CELLS,     /* symbols and blanks run together: "53..7", "12" */
  GRID_SPACE,     /* also what cannot be seen: marks of direction, escape sequences, commands of LaTeX */
  GRID_BAR,       /* "|" and what is drawn like it */
  GRID_DELIMITER, /* a comma, a semicolon, a tab, '&' */
  GRID_AROUND     /* brackets, quotation marks, '+', ':', '=': they stand around cells */
} GridTokenKind;

typedef struct
{
  GridTokenKind kind;
  const char *start;
  guint length; /* bytes */
} GridToken;

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
  const char *from, *end; /* of its cells: after a label or the mark of an item, before a comment */
  GridRowKind kind;
  gboolean after_gap, after_rule;
  const char *comment; /* the last one before it, or NULL */
  guint characters;    /* of its cells */
  guint stars;         /* '*' among them */
  guint every;         /* characters that are neither spaces nor bars */
  guint between;       /* characters with another between or around each: "5-3-0"; or 0 */
  guint fields;
  guint longest;                    /* characters of the longest field */
  guint bars, bar_runs;             /* bars that touch each other are one run */
  guint bar_characters, bar_fields; /* cells before the first bar that stands between cells, or 0 */
  guint delimiters;                 /* of the kind that parts its cells */
  char delimiter;
  gboolean trailing; /* whether one ends it */
  guint digits;      /* '0' left out */
  guint repeats;     /* of digits and letters, but for the most frequent letter, which may be a blank */
  guint runs;        /* pieces of equal characters */
  guint blanks;      /* characters for a blank (. 0 * _ ? -) */
  guint word;        /* letters of the longest word */
  gboolean rowlike;  /* more like cells than like words */
} GridRow;

/* The line at *offset, as nonet_text_next_line () says, where pages have been made lines: it ends at '\f', too, and not
 * at '\v'. */
gboolean grid_line_next (const NonetText *text, gsize *offset, NonetLine *line);

/* Scans the row at *offset and moves *offset after it; line->number must be that of the line before. Returns FALSE at the end. */
gboolean grid_row_next (GridRow *row, const NonetText *text, gsize *offset, NonetLine *line);

/* Scans a line of the text as a row. */
void grid_row_scan (GridRow *row, const NonetText *text, const NonetLine *line);

/* The token at *p, which is moved after it. Returns FALSE at the end. */
gboolean grid_token_next (const char **p, const char *end, GridToken *token);

/* The kind of the character at p and its bytes, several for an escape. */
GridTokenKind grid_kind_at (const char *p, const char *end, guint *length);

/* Whether a character stands for a blank cell; 'X' is one too where it is no symbol. */
gboolean grid_is_blank_character (gunichar c);

/* A digit of another script, or in a circle, as its ASCII one; other characters as they are. */
gunichar grid_plain_character (gunichar c);

/* A text of the same size as one that looks like HTML, in which each character stands where it stood: tags are spaces, but
 * a row of a table is one line, with bars around its cells ('\v' where a line ended, '\f' where one begins). Other texts
 * are returned as they are, or with bars where others are drawn with "!", "#" and the like. Clear with nonet_text_clear (). */
NonetText grid_html_flatten (const NonetText *text);

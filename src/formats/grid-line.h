/* One line of a board drawn with characters: is it a border, a comment or cells, and which cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid-character.h"
#include "formats/text.h"

G_BEGIN_DECLS

/* How a line is cut into cells. */
typedef enum
{
  GRID_CHARACTERS, /* "53..7....": each character is one; blanks, bars, commas, brackets do not count */
  GRID_STARRED,    /* the same, where '*' is no cell but marks the one behind it as given */
  GRID_FIELDS,     /* "5 3 0 12": between blanks and bars */
  GRID_DELIMITED,  /* "5,3,,,7": between commas, semicolons or tabs, empty ones count */
  GRID_SEGMENTS,   /* "| 5 | 3 |   |": between bars, empty ones count */
  GRID_SPACED,     /* "| 5 3   |   7   |": by their places between bars */
  GRID_RAW         /* "53  7    ": each character, blanks too */
} GridView;

typedef enum
{
  GRID_LINE_EMPTY,
  GRID_LINE_COMMENT,
  GRID_LINE_BORDER,
  GRID_LINE_DATA
} GridLineKind;

/* Lines of nothing but '-' or '_' are borders, except in files that write blanks so. */
typedef struct
{
  guint dash_width;       /* cells in a row of a file with '-' for blanks, or 0 */
  guint underscore_width; /* the same for '_' */
} GridStyle;

/* A line and how many cells each view would find in it. */
typedef struct
{
  NonetLine line;
  const char *from; /* behind what may stand before the cells: "board = {" */
  GridLineKind kind;
  guint size;       /* bytes up to a comment behind the cells */
  guint characters; /* cells of GRID_CHARACTERS */
  guint stars;      /* '*' among them */
  guint fields;
  guint longest;     /* characters of the longest field */
  guint delimited;   /* 0: no delimiter; not counting an empty cell at the end */
  gboolean trailing; /* whether there is an empty cell at the end */
  char delimiter;
  guint segments;       /* 0: no bars */
  guint bar_characters; /* cells before the first bar that stands between cells, or 0 */
  guint bar_fields;
  guint last_letter; /* in the alphabet, from 1, X left out; 0: no letters */
  gboolean odd;      /* whether there are characters that can be neither a cell nor between cells */
  gboolean signs;    /* whether a sign for blanks (. 0 * _ ? -) comes in it */
  gboolean rowlike;  /* more like cells than like words */
} GridLine;

/* A cell's text; empty for a blank one. */
typedef struct
{
  const char *start;
  guint length; /* bytes */
  gboolean starred;
} GridCell;

/* Finds out how a file writes blanks. */
GridStyle grid_style_find (const NonetText *text);

void grid_line_scan (GridLine *self, const NonetLine *line, const GridStyle *style);

/* Cuts the line into up to most cells and returns how many there are, even if more than most. GRID_SPACED and
 * GRID_RAW give exactly most cells, or 0 if the line cannot be cut so. */
guint grid_line_cells (const GridLine *self, GridView view, GridCell *cells, guint most);

/* Goes over blanks, bars and punctuation to the next field up to end; returns its start and sets *length, or NULL. */
const char *grid_next_field (const char *p, const char *end, gsize *length);

G_END_DECLS

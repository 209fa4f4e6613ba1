/* Boards there could be in the rows of a text: where each would stand, and how good it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid/score.h"
#include "formats/puzzle.h"

G_BEGIN_DECLS

#define GRID_NO_OFFSET G_MAXUINT32
#define GRID_MOST_MATCHES 24

typedef enum
{
  GRID_LIBRARY, /* a line of HoDoKu's library */
  GRID_MASKS,   /* a line of 729 characters, nine for the candidates of each cell */
  GRID_ROWS,    /* a row a line, cut by a view */
  GRID_COLUMNS, /* a row a line, blanks being spaces */
  GRID_FIELD,   /* cells run together from the offset on */
  GRID_LINE,    /* all cells in one line, cut by a view */
  GRID_FLOW,    /* lines of equally many cells that are no rows: one, or several rows' */
  GRID_MARKS    /* three lines a row, each cell a grid of candidates */
} GridLayoutId;

/* Where a board stands. Small: there may be millions. */
typedef struct
{
  guint32 offset; /* of its first line; of its first cell for GRID_FIELD */
  guint32 line;
  guint32 title; /* offset of a line that names it, or of its alphabet, or GRID_NO_OFFSET */
  guint8 order;
  guint8 box_rows;        /* shown by rules, bars or a head; 0 if not */
  guint8 view : 4;        /* GridView */
  guint8 layout : 4;      /* GridLayoutId */
  guint8 extra : 1;       /* other cells follow in the same line: a solution or regions */
  guint8 labelled : 1;    /* the first cell of each row is a label */
  guint8 alphabet : 1;    /* the title is the alphabet */
  guint8 doubtful : 1;    /* taken only where there is little text around it */
  guint8 own_symbols : 1; /* its letters are not those of the other boards */
  guint8 side : 2;        /* of two boards side by side: 1 for the left one, 2 for the right one; else 0 */
} GridEntry;

/* The next rows of a text, each scanned once, as a window that slides over them. Initialised with text and style, both
 * borrowed. */
#define GRID_WINDOW_ROWS 1024 /* more than the longest way to write a board has, and what is undecided before it */

typedef struct
{
  const NonetText *text;
  const GridStyle *style;
  GridRow rows[GRID_WINDOW_ROWS];
  guint first, count; /* of the rows that are scanned */
  guint64 consumed;   /* rows before the first */
  gsize offset;       /* after them */
  NonetLine at;
  gboolean ended;
} GridWindow;

/* The index-th row with cells or words from here on, or NULL after the last. Valid until rows are consumed. */
const GridRow *grid_window_peek (GridWindow *self, guint index);

/* Continues after rows that were looked at. */
void grid_window_consume (GridWindow *self, guint rows);

/* A board that rows could be. */
typedef struct
{
  GridEntry entry;
  guint rows;       /* it takes, with what belongs to it before the board */
  gint score;       /* per row */
  gboolean regions; /* no board, but the regions of the one before or after it */
  gboolean boxes;   /* these are the usual boxes */
  gboolean borders; /* no board, but marks between the cells of the one before */
  gboolean overlap; /* several boards of 9×9 that overlap, or stand side by side */
  gboolean samurai; /* five of them, as they do in a Samurai */
} GridMatch;

typedef struct
{
  GridWindow window;
  guint wanted;         /* the order asked for, or 0 */
  gboolean begins_text; /* whether the row matched is the first one of the text */
  GridCell *cells;      /* room for the largest board and a label */
  guint64 flow_end;     /* rows of the text up to here are known not to run on into a board */
  GridMatch matches[GRID_MOST_MATCHES];
  guint n_matches;
} GridMatcher;

/* The entry of a board that begins in a row. */
GridEntry grid_matcher_entry (GridMatcher *self, const GridRow *row, GridLayoutId layout, GridView view, guint order);

/* Adds the board of an entry, whose cells are in self->cells and have a score of value; penalty is what speaks against its
 * layout. Returns FALSE if it is none. */
gboolean grid_matcher_add (GridMatcher *self,
                           const GridEntry *entry,
                           guint rows,
                           const GridScore *score,
                           guint value,
                           guint penalty);

/* Adds cells that can be no board as the regions of one. Returns FALSE if they are none. */
gboolean grid_matcher_add_regions (GridMatcher *self, const GridEntry *entry, guint rows);

/* Adds a board that needs no score. */
GridMatch *grid_matcher_add_known (GridMatcher *self, const GridEntry *entry, guint rows);

/* Whether a board of this order is looked for. */
gboolean grid_matcher_looks_for (const GridMatcher *self, guint order, guint least);

G_END_DECLS

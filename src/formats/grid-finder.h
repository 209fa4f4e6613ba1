/* Finding the boards in a text of lines: where each begins, how large it is, how its cells are written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid-symbols.h"
#include "formats/reader.h"

G_BEGIN_DECLS

#define GRID_NO_OFFSET G_MAXUINT32
#define GRID_MOST_ENTRIES 4000000

typedef enum
{
  GRID_BLOCK,   /* a line a row */
  GRID_TOKEN,   /* cells run together from the offset on */
  GRID_LINE,    /* all cells in one line, cut by the view */
  GRID_LIBRARY, /* a line of HoDoKu's library */
  GRID_PLACES,  /* a line a row, blanks being spaces */
  GRID_SUBGRIDS /* three lines a row, each cell a grid of candidates */
} GridLayout;

/* Where a board stands. Small: there may be millions. */
typedef struct
{
  guint32 offset; /* of its first line; of its first cell for GRID_TOKEN */
  guint32 line;
  guint32 title; /* offset of a line that names it, or GRID_NO_OFFSET */
  guint8 order;
  guint8 view; /* GridView */
  guint8 layout : 3;
  guint8 plain : 1;    /* 81 characters of digits and '.', known to be good */
  guint8 extra : 1;    /* other cells follow in the same line: a solution or a layout */
  guint8 starred : 1;  /* '*' marks givens */
  guint8 labelled : 1; /* the first cell of each row is a label */
  guint8 box_rows;     /* told by borders or a header; 0 if not */
} GridEntry;

/* Rows that belong to no board, from one break to the next. */
typedef struct
{
  GArray *rows; /* GridLine */
} GridRemains;

typedef struct
{
  const NonetText *text;
  GridStyle style;
  GArray *entries;                             /* GridEntry */
  GridCensus *census[2][SUDOKU_MAX_ORDER + 1]; /* of one-character views, of fields; NULL where there are no boards */
  GPtrArray *remains;                          /* GridRemains: the first ones */
  guint n_remains;
  guint n_words; /* lines that are more like words than like cells */
  guint32 first_words,
      last_words; /* offsets of the first and last line of words behind the last board, or GRID_NO_OFFSET */
  guint samurai;  /* line of the first Samurai that was passed over, or 0 */
  gboolean full;  /* there were more boards than can be kept */
} GridFindings;

/* Walks through the text; wanted is the order asked for or 0; digits: whether a digit in a board of 9×9 is a value. */
GridFindings *grid_find (const NonetText *text, guint wanted, gboolean digits, GCancellable *cancellable);
void grid_findings_free (GridFindings *findings);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GridFindings, grid_findings_free)

/* The census an entry's cells were counted in. */
GridCensus *grid_findings_census (const GridFindings *findings, const GridEntry *entry);

/* Cuts out the order * order cells of a board. */
gboolean grid_entry_cells (const NonetText *text, const GridStyle *style, const GridEntry *entry, GridCell *cells);

G_END_DECLS

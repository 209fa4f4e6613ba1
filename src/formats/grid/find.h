/* Finding the boards in a text: layouts, the ways a board lies in its rows, and where each could stand; the walk from the top, which
 * takes the best that begins in each row; and what is said of rows that make no board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid/symbols.h"

#define GRID_NO_OFFSET G_MAXUINT32

typedef enum
{
  GRID_LIBRARY, /* a line of HoDoKu's library */
  GRID_MASKS,   /* places for all candidates of each cell, 729 on 9×9, in a line or one for each row */
  GRID_ROWS,    /* a row a line, cut by a view */
  GRID_COLUMNS, /* a row a line, blanks being spaces */
  GRID_FIELD,   /* cells run together from the offset on */
  GRID_LINE,    /* all cells in one line, cut by a view */
  GRID_FLOW,    /* a cell a line */
  GRID_MARKS    /* three lines a row, each cell a grid of candidates */
} GridLayoutId;

/* Which cells of each row are labels: the first, the last, or both. */
typedef enum
{
  GRID_LABELS_NONE,
  GRID_LABELS_BEFORE,
  GRID_LABELS_AFTER,
  GRID_LABELS_BOTH
} GridLabels;

/* Where a board stands. Small: there may be millions. */
typedef struct
{
  guint32 offset; /* of its first line; of its first cell for GRID_FIELD */
  guint32 line;
  guint32 title;  /* offset of a line that names it, or of its alphabet, or GRID_NO_OFFSET */
  guint32 rating; /* offset of a line that says how hard it is, or GRID_NO_OFFSET */
  guint32 map;    /* place, from 1, of its regions among the maps that were found; 0 for none */
  guint8 order;
  guint8 box_rows;        /* shown by rules, bars or a head; 0 if not */
  guint8 view : 4;        /* GridView */
  guint8 layout : 4;      /* GridLayoutId */
  guint8 extra : 1;       /* other cells follow in the same line: a solution or regions */
  guint8 labelled : 2;    /* GridLabels */
  guint8 alphabet : 1;    /* the title is the alphabet */
  guint8 doubtful : 1;    /* taken only where there is little text around it */
  guint8 own_symbols : 1; /* its letters are not those of the other boards */
  guint8 alone : 1;       /* taken only where there is nothing else */
  guint8 blank : 1;       /* there are regions only */
  guint8 side : 2;        /* of boards side by side: which, from 1, or of an entry just found how many; else 0 */
} GridEntry;

/* The next rows of a text, each scanned once, as a window that slides over them. */
#define GRID_WINDOW_ROWS 512 /* more than the longest way to write a board has */

typedef struct
{
  const NonetText *text;
  GridRow rows[GRID_WINDOW_ROWS];
  guint first, count; /* of the rows that are scanned */
  gsize offset;       /* after them */
  NonetLine at;
  gboolean ended;
} GridWindow;

/* The index-th row with cells or words from here on, or NULL after the last. Valid until rows are consumed. */
const GridRow *grid_window_peek (GridWindow *self, guint index);

/* Continues after rows that were looked at. */
void grid_window_consume (GridWindow *self, guint rows);

/* The best board that begins in the first row of the window. */
typedef struct
{
  GridWindow window;
  guint wanted;         /* the order asked for, or 0 */
  gboolean begins_text; /* whether the row is the first one of the text */
  GridRow before;       /* the row before it */
  gboolean run_on;      /* whether that is in no board, and may belong to it */
  GridCell *cells;      /* room for the largest board and labels */
  guint flow, marks;    /* rows from here on that are known not to run on into a board, or into stacked marks */
  GridEntry entry;
  guint rows;       /* it takes, with what belongs to it before the board; 0 while there is none */
  guint value;      /* its score */
  gboolean regions; /* no board, but the regions of the one before or after it */
  gboolean boxes;   /* these are the usual boxes */
} GridMatcher;

/* The entry of a board that begins in a row. */
GridEntry grid_matcher_entry (GridMatcher *self, const GridRow *row, GridLayoutId layout, GridView view, guint order);

/* Takes the board of an entry, whose cells are in self->cells, if it is better than the best so far; penalty is what speaks
 * against its layout. Cells that can be no board may be the regions of one. Returns whether they are either. */
gboolean grid_matcher_add (GridMatcher *self,
                           const GridEntry *entry,
                           guint rows,
                           const GridScore *score,
                           guint penalty);

/* Takes a board that needs no score. */
void grid_matcher_add_known (GridMatcher *self, const GridEntry *entry, guint rows);

/* Whether a board of this order is looked for. */
gboolean grid_matcher_looks_for (const GridMatcher *self, guint order, guint least);

typedef struct
{
  /* Adds the boards of this layout that begin in the first row. */
  void (*match) (GridMatcher *matcher, const GridRow *row);
  /* Cuts out order * order cells, with room for one more; NULL if there are none to cut. */
  gboolean (*cells) (const NonetText *text, const GridEntry *entry, GridCell *cells);
  /* Reads a board whose cells are not cut, or sets *bad to the place that cannot be read; NULL if they are cut. */
  NonetPuzzle *(*read) (const NonetText *text, const GridEntry *entry, const char **bad);
} GridLayout;

extern const GridLayout grid_library_layout, grid_masks_layout, grid_rows_layout, grid_columns_layout,
    grid_field_layout, grid_line_layout, grid_flow_layout, grid_marks_layout;

/* That of an entry. */
const GridLayout *grid_layout_of (const GridEntry *entry);

/* Whether a text is HoDoKu's library. */
gboolean grid_library_sniff (const NonetText *text);

/* What stands in the line of a board that is one of its fields. */

/* The next field in the line with as many cells as the one at first; NULL if there is none. */
const char *grid_field_next (const NonetLine *line, const char *first, guint order);

/* Whether order * order characters are those of another board: some are blank, and they are no regions. */
gboolean grid_field_is_board (const char *cells, guint order);

/* Whether order * order characters are a map of regions, which are not the usual boxes; map is set. */
gboolean grid_field_is_map (const char *cells, guint order, guint *map);

/* A label, a rating, a comment after a board; NULL for none. Caller frees. */
char *grid_field_dup_rest (const NonetText *text, const GridEntry *entry);

/* Takes what follows the board in its line: its regions, or values that are its solution. */
void grid_field_take_extra (const NonetText *text, const GridEntry *entry, NonetPuzzle *puzzle);

/* Where the board has regions only: takes what follows them in their line as givens. */
void grid_field_take_givens (const NonetText *text, const GridEntry *entry, NonetPuzzle *puzzle);

/* Warns of a wrong solution. */
void grid_field_check (NonetInput *input, const NonetText *text, const GridEntry *entry, const NonetPuzzle *puzzle);

/* What was found in a text. */
typedef struct
{
  GArray *entries;   /* GridEntry */
  GArray *maps;      /* GridEntry of regions of boards */
  GPtrArray *rests;  /* GArray of GridRow: the first groups of rows that belong to no board */
  guint n_rests;     /* all such groups */
  guint n_rest_rows; /* rows in them */
  guint n_words;     /* lines that are more like words than like cells */
  guint32 first_words,
      last_words; /* offsets of the first and last line of words after the last board, or GRID_NO_OFFSET */
  gboolean full;  /* there were more boards than can be kept */
} GridFindings;

/* Whether a line has a date of this century or the last one: "2024-01-05", "5.1.2024". */
gboolean grid_line_has_date (const NonetLine *line);

/* Walks through the text; wanted is the order asked for or 0. */
GridFindings *grid_find (const NonetText *text, guint wanted, GCancellable *cancellable);
void grid_findings_free (GridFindings *findings);

/* Rests. */

/* Adds an error for each group of rows that is left over, naming the first row that differs. */
void grid_rests_explain (NonetInput *input, const GridFindings *found, guint wanted);

/* Whether a line of a list is a board, where that has another size than those of the list; adds an error if not. puzzle is what it was
 * read as, or NULL if it could not be. */
gboolean grid_rests_check_size (NonetInput *input,
                                const NonetText *text,
                                const GridEntry *entry,
                                const GridCell *cells,
                                const NonetPuzzle *puzzle);

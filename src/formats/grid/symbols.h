/* Which symbols a text writes its boards with, decided for all boards of an order together, and reading cells by them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/alphabet.h"
#include "formats/grid/cut.h"
#include "formats/input.h"
#include "sudoku/set.h"

/* How often each symbol comes in the boards of one order. */
typedef struct
{
  guint64 cells;
  guint64 single[128];  /* cells of one ASCII character */
  guint64 inside[128];  /* ASCII characters in cells of several */
  GString *foreign;     /* others that come, each once, blanks left out; NULL for none */
  guint longest;        /* characters of the longest cell */
  guint largest;        /* largest number of several digits */
  gboolean minus_one;   /* "-1" comes */
  gboolean blank_words; /* so do cells that are empty, or say so in several characters: "..", "null", "-1" */
  gboolean numbers;     /* cells of several digits come */
  gboolean glued;       /* cells of several characters that are no numbers up to the order come */
} GridCensus;

void grid_census_clear (GridCensus *census);
void grid_census_add (GridCensus *census, guint order, const GridCell *cell);

/* What was decided. */
typedef struct
{
  NonetAlphabet *alphabet;
  char *doubt;    /* translated: what the text left open, or NULL */
  gunichar blank; /* a character that stands for a blank here besides the usual characters, or 0 */
} GridSymbols;

/* Decides on the alphabet of an order; wanted is the one asked for, or NULL. Never fails: cells that do not fit are
 * found when they are read. */
void grid_symbols_decide (GridSymbols *symbols, guint order, const GridCensus *census, NonetAlphabet *wanted);
/* The same from the cells of one board. */
void grid_symbols_decide_by_cells (GridSymbols *symbols, guint order, const GridCell *cells, NonetAlphabet *wanted);
void grid_symbols_clear (GridSymbols *symbols);

typedef enum
{
  GRID_CELL_BLANK,
  GRID_CELL_VALUE,
  GRID_CELL_CANDIDATES,
  GRID_CELL_UNKNOWN
} GridCellKind;

typedef struct
{
  guint value;
  SudokuSet candidates;
  gboolean given;  /* marked as given ("5!", or "*5" in a view of characters) */
  gboolean placed; /* marked as placed by the player ("u5") */
} GridReadCell;

/* Reads a cell by what was decided; candidates are only looked for where candidates is TRUE. */
GridCellKind grid_symbols_read (const GridSymbols *symbols,
                                const GridCell *cell,
                                gboolean candidates,
                                GridReadCell *out);

/* In a board with candidates a cell with a single one is a value only if no peer still lists it; the others become
 * marks again. Where all cells without a value list all candidates, nothing is noted. */
void grid_candidates_settle (NonetPuzzle *puzzle);

/* Where the givens of a board of up to 9×9 leave several solutions, its marks are clues themselves: rules take their place. */
void grid_candidates_take_clues (NonetPuzzle *puzzle);

/* Reads the cells of a board into a puzzle: values are givens, or entries where others are marked as given. FALSE with the cell that
 * cannot be read. */
gboolean grid_symbols_fill (const GridSymbols *symbols,
                            const GridCell *cells,
                            gboolean candidates,
                            NonetPuzzle *puzzle,
                            guint *bad);

/* What to say of a cell that could not be read; caller frees. */
char *grid_symbols_explain (const NonetAlphabet *alphabet, const GridCell *cell);

/* A puzzle of order * order cells, which themselves decide on its symbols; where some are starred, the values of the others are
 * entries. Returns NULL after adding an error, or after setting *fault to what is wrong with the cell *bad (translated; caller
 * frees). */
NonetPuzzle *nonet_input_new_puzzle_of_cells (NonetInput *input,
                                              guint order,
                                              const GridCell *cells,
                                              guint line,
                                              guint *bad,
                                              char **fault);

/* How likely cells are those of a Sudoku: what is no board by its score is none. */

/* What cells show before it is known what they stand for. */
typedef struct
{
  guint givens;   /* cells of one symbol */
  guint distinct; /* symbols among them */
  guint twice;    /* how often a symbol comes again in a row or column */
  guint bad;      /* cells that can be neither a symbol nor candidates */
  guint digits, letters;
  guint blanks;
  char highest;   /* digit of a cell, or '0' */
  guint value;    /* 0 for what is no board, else up to 100 */
  gboolean alone; /* a board only if there is nothing else in the text: it has too few symbols for its size */
} GridScore;

/* How often a symbol may come again in a row or column of a board from 9×9 on: a puzzle may have a mistake or two. */
#define GRID_MOST_REPEATS 4

/* Looks at order * order cells; sure: that this is the order is known. */
GridScore grid_score (const GridCell *cells, guint order, gboolean sure);

/* Whether a board in a line has givens, or is one without any: zeros and dashes may be any number, or the nil UUID. */
gboolean grid_score_is_line (const GridScore *self, guint order, const GridCell *cells);

/* Whether a board is only taken where there is little text around it. */
gboolean grid_score_is_doubtful (const GridScore *self, guint order);

/* The looks of a board: colors, fonts and measures, and where its cells lie.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>
#include <glib.h>
#include <pango/pangocairo.h>

#include "render/board/board-scene.h"
#include "sudoku/shape.h"

/* Where things stand on a board: lines on whole device pixels, cells between them, candidates at fixed places.
 *
 *   0                                                  size
 *   |#| cell 0 |:| cell 1 |:| cell 2 |#| cell 3 |:| …  |#|     # thick line (frame, boxes), : thin line
 *
 * A line lies centred over the boundary between two cells; the frame's lines lie wholly inside the square. Where rules stand outside
 * of the board, there is a rim around it for them.
 */

/* All in device pixels. */
typedef struct
{
  const SudokuShape *shape;
  double size;         /* side of the square */
  double cell;         /* distance of two boundaries, not rounded */
  double thin, thick;  /* widths of lines */
  double rim;          /* where the frame begins, and what is left beyond its end */
  double head;         /* what the sums of cages need at the top of each cell */
  guint columns, rows; /* of the candidates in a cell */
} NonetBoardLayout;

/* The layout of a square of size x size units of scale device pixels each; heavy: wider lines. */
void nonet_board_layout_init (NonetBoardLayout *layout,
                              const SudokuShape *shape,
                              double size,
                              double scale,
                              gboolean heavy);

/* Whether a thick line runs along a side of the cell in a row and a column (one of which may be n): on its left (vertical) or
 * above it. It does where another box or the frame begins. */
gboolean nonet_board_layout_is_border (const NonetBoardLayout *layout, guint row, guint column, gboolean vertical);

/* The start of a line of a width before the index-th column (0 .. n), or row. */
double nonet_board_layout_line (const NonetBoardLayout *layout, guint index, double width);

/* The columns, or rows, from *first to before *end that a stretch of device pixels touches. */
void nonet_board_layout_range (const NonetBoardLayout *layout, double start, double length, guint *first, guint *end);

/* The inside of a cell, between its lines. */
void nonet_board_layout_cell (const NonetBoardLayout *layout, guint cell, cairo_rectangle_t *rectangle);

/* The part of a cell's inside that belongs to the candidate value (1 .. n). */
void nonet_board_layout_candidate (const NonetBoardLayout *layout,
                                   const cairo_rectangle_t *inside,
                                   guint value,
                                   cairo_rectangle_t *rectangle);

/* The cell at a place of the square, or -1 on the frame and outside. */
int nonet_board_cell_at (const SudokuShape *shape, double size, double x, double y);

/* The candidate place (1 .. n) at a place of the square, or 0. */
guint nonet_board_candidate_at (const SudokuShape *shape, double size, double x, double y);

/* The rectangle of a cell. */
void nonet_board_cell_rectangle (const SudokuShape *shape, double size, guint cell, cairo_rectangle_t *rectangle);

typedef struct
{
  double red, green, blue, alpha;
} NonetColour;

/* Makes a colour, at a share of its opacity, the source of cr. */
void nonet_cairo_set_colour (cairo_t *cr, const NonetColour *colour, double opacity);

/* The colours of a marked candidate: of what is under the digit, of the rim and the strike, and of the digit. */
typedef struct
{
  NonetColour fill, rim, ink;
} NonetMarkColours;

/* The colours and weights of a drawing. */
typedef struct
{
  NonetColour paper, ink, thin_line, thick_line;
  NonetColour given, entry, tried, found, candidate, faded, conflict;
  NonetColour selected, cursor, house, equal, conflict_tint, differs, hover, ring;
  NonetColour colour[9];
  NonetColour base, cover, dimmed; /* marked houses; cells that have no part in what is marked */
  const NonetMarkColours *mark;    /* [NONET_N_MARKS], or NULL: ink on paper. Static */
  const char *font_family;         /* borrowed; NULL: the default sans */
  gboolean high_contrast;          /* heavier lines, differences by form too */
} NonetBoardStyle;

/* How much stronger the colour of a single candidate is than that of a cell. */
#define NONET_PATCH_OPACITY 1.3

/* The two styles of the program, and black on white for print. */
const NonetBoardStyle *nonet_board_style_light (void);
const NonetBoardStyle *nonet_board_style_dark (void);
const NonetBoardStyle *nonet_board_style_print (void);

/* A text in the style's font, size units high. */
PangoLayout *nonet_board_style_create_text (const NonetBoardStyle *style,
                                            cairo_t *cr,
                                            const char *text,
                                            PangoWeight weight,
                                            double size);

/* The colours of a mark; with high contrast ink and paper only. */
void nonet_board_style_mark (const NonetBoardStyle *style, NonetMark mark, NonetMarkColours *colours);

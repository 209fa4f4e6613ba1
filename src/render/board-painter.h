/* Drawing a board with Cairo and Pango: screen, thumbnail, picture file and print all come here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>

#include "render/board-scene.h"

G_BEGIN_DECLS

typedef struct
{
  double red, green, blue, alpha;
} NonetColour;

/* The colours of a marked candidate: of what is under the digit, of the rim and the strike, and of the digit. */
typedef struct
{
  NonetColour fill, rim, ink;
} NonetMarkColours;

/* The colours and weights of a drawing. */
typedef struct
{
  NonetColour paper, ink, thin_line, thick_line;
  NonetColour given, entry, found, candidate, faded, conflict;
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

/* The colours of a mark; with high contrast ink and paper only. */
void nonet_board_style_mark (const NonetBoardStyle *style, NonetMark mark, NonetMarkColours *colours);

/* The value that a blank cell of the scene has in all solutions, by the tally; 0: it has several, or nothing is known. */
guint nonet_board_scene_get_certain (const NonetBoardScene *scene, guint cell);

/* Draws the scene into the square of size x size units whose corner is at the origin. scale is how many device
 * pixels a unit has, so that lines fall on whole pixels. Small boards (thumbnails) leave out what
 * could not be read. clip, if not NULL, is a rectangle outside of which nothing needs to be drawn. */
void nonet_board_draw (cairo_t *cr,
                       const NonetBoardScene *scene,
                       const NonetBoardStyle *style,
                       double size,
                       double scale,
                       const cairo_rectangle_t *clip);

/* Whether candidates are drawn on a board of this size: smaller ones could not be read. */
gboolean nonet_board_has_room_for_candidates (const SudokuShape *shape,
                                              NonetAlphabet *alphabet,
                                              const NonetBoardStyle *style,
                                              double size);

/* The cell at a place of the square, or -1 on the frame and outside. */
int nonet_board_cell_at (const SudokuShape *shape, double size, double x, double y);

/* The candidate place (1 .. n) at a place of the square, or 0. */
guint nonet_board_candidate_at (const SudokuShape *shape, double size, double x, double y);

/* The value of the candidate or mark that is drawn at a place of the square, or 0. */
guint nonet_board_shown_at (const NonetBoardScene *scene,
                            const NonetBoardStyle *style,
                            double size,
                            double x,
                            double y);

/* The rectangle of a cell. */
void nonet_board_cell_rectangle (const SudokuShape *shape, double size, guint cell, cairo_rectangle_t *rectangle);

G_END_DECLS
